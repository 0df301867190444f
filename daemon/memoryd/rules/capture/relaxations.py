"""Relaxations: the sentences with which a user takes a prohibition back.

"You may email Sarah again", "it's fine to use sudo now", "可以用浏览器了". Precision comes first: a
rule retired by mistake lets a call through that the user forbade, so a permission counts only when
it says that something changed, for good, to the agent. It takes a rule back by itself only when the
whole message is the user's own, see `message_shape`; otherwise it has a `doubt`.
"""

import re
from dataclasses import dataclass

from memoryd.rules.capture.english_exceptions import CONFIRMATION, HYPOTHETICAL, TAG
from memoryd.rules.capture.foreign_relaxations import ban_taken_back
from memoryd.rules.capture.message_shape import doubt_about, without_smiles
from memoryd.rules.capture.own_words import own_words
from memoryd.rules.capture.remarks import PERMISSION, WITHDRAWN, are_plain_remarks
from memoryd.rules.capture.sentences import plain, sentences
from memoryd.rules.doubt import Doubt

MAX_RELAXATIONS = 20
"""Relaxations read out of one message."""
_READ = 600


@dataclass(frozen=True, slots=True)
class Relaxation:
    """What is allowed again: `ban` forbids just that ("never email Sarah"), in the user's words;
    `limits` are the words in it that limit it ("after"). `doubt`: why it may not be the user's."""

    ban: str
    limits: tuple[str, ...]
    sentence: str
    doubt: Doubt | None = None


_CHANGED = (
    r"(?<!\w)(?:again|once more|any time|anytime|from now on|from here on|going forward|now(?! "
    r"and)|after all|as of (?:now|today)|any\s?more|any longer|wieder|jetzt|ab jetzt|ab sofort|nun|"
    r"de nuevo|otra vez|ahora|a partir de ahora|de nouveau|à nouveau|désormais|maintenant|de novo|"
    r"novamente|agora|outra vez)(?!\w)"
)
_CHANGE = re.compile(_CHANGED, re.IGNORECASE)
_FINE = r"(?:fine|ok|okay|alright|all right|allowed|permitted|acceptable|no problem|cool)"
_THE = r"\b(?:the\ |my\ |our\ )?"
_BACK = re.compile(
    rf"""
      \b(?:you|u)(?:'re|\ are)?\ (?:now\ |once\ again\ |again\ )?
        (?:may|can|(?:are\ )?(?:now\ |again\ )?(?:free|allowed|welcome|permitted|cleared)\ to)
        \ (?:now\ |again\ |start\ |go\ back\ to\ |feel\ free\ to\ )?(?P<may>(?!not\b|never\b).+)
    | \b(?:it'?s|it\ is|that'?s)\ (?:now\ |again\ |totally\ |perfectly\ |absolutely\ )?{_FINE}
        \ (?:again\ |now\ )?(?:for\ you\ )?to\ (?P<fine>(?!not\b|never\b).+)
    | {_THE}(?P<gerund>(?:force\ |direct\ |mass\ )?[a-z'-]+ing\b.{{0,120}}?|[\w./@#-]+)
        \ (?:is|are)\ (?:now\ )?{_FINE}\ (?:again|now|from\ now\ on)
    | {_THE}(?P<used>[\w./@#-]+)\ (?:can|may)\ (?:now\ )?be\ used\ (?:again|once\ more)
    | {_THE}(?P<noun>[a-z-]+ing\b.{{0,120}}?|[\w./@#-]+)\ (?:is|are)\ (?:no\ longer|not)
        \ (?:forbidden|off[- ]limits|banned|prohibited|a\ problem)(?:\ any\ ?more)?
    | \b(?:you\ )?(?:go\ ahead\ and|feel\ free\ to|resume|go\ back\ to|start)
        \ (?P<ahead>(?!not\b).+?)\ again\b
    | \b(?:you\ )?(?:may|can)\ (?P<resume>(?:resume|go\ back\ to)\ .+)
    | \b(?:you\ (?:don'?t|do\ not|no\ longer)\ (?:have|need)\ to|you\ needn'?t
        |no\ (?:longer\ )?need\ to|you\ can\ stop)\ avoid(?:ing)?\ (?P<avoid>.+)
    | \bstop\ avoiding\ (?P<stop>.+)
    | \b(?:please\ )?(?:forget|ignore|drop|scrap|cancel|lift|remove|revoke|withdraw|delete|undo
        |disregard|i\ take\ back|i(?:'m|\ am|\ hereby)?\ lift(?:ing)?|let'?s\ (?:drop|lift|scrap))
        \ (?:the\ |my\ |that\ |what\ i\ said\ |your\ |old\ ){{0,3}}
        (?:rule|ban|restriction|prohibition|instruction|order)?\ ?
        (?:about|against|on|of|regarding|concerning|that\ (?:says\ )?you)
        \ (?:not\ |never\ |don'?t\ |must\ not\ )?(?P<rule>.+)
    | \b(?:the|my)\ (?:rule|ban|restriction|prohibition)\ (?:about|against|on|of|regarding)
        \ (?:not\ |never\ )?(?P<lifted>.+?)
        \ (?:is|has\ been)\ (?:lifted|off|gone|over|cancell?ed|withdrawn|revoked|history|void)
    | \b(?:the|my)\ (?:rule|ban|restriction|prohibition)\ (?:about|against|on|of|regarding)
        \ (?:not\ |never\ )?(?P<ended>.+?)
        \ (?:no\ longer|does\ not|doesn'?t)\ (?:applies|apply|holds?|stands?|counts?)
    | \bdu\ (?:darfst|kannst)\ (?P<de>(?!nicht\b|nie).+)
    | \b(?:ab\ )?(?:jetzt|nun|sofort|wieder)\ (?:darfst|kannst)\ du\ (?P<ab_jetzt>(?!nicht\b|nie).+)
    | \b(?P<erlaubt>[\w./@#-]+(?:\ [\w./@#-]+){{0,4}})\ (?:ist|sind)\ (?:jetzt\ |ab\ jetzt\ )?
        (?:wieder\ |jetzt\ |nun\ ){{1,2}}(?:erlaubt|ok|okay|in\ ordnung)
    | (?<!no\ )\b(?:ya\ |ahora\ )?pued(?:es|e)\ (?P<es>.+)
    | \b(?:tu\ peux|vous\ pouvez)\ (?P<fr>(?!pas\b|plus\b).+)
    | (?<!não\ )\b(?:você\ )?(?:já\ |agora\ )?(?:você\ )?podes?\ (?P<pt>.+)
    """,
    re.IGNORECASE | re.VERBOSE,
)
_SELF_EVIDENT = frozenset({"gerund", "noun", "avoid", "stop", "rule", "lifted", "ended", "resume"})
_SELF_EVIDENT |= {"ahead", "erlaubt", "used", "ab_jetzt"}
"""Forms that say themselves that something changed."""
_ABOUT_THE_RULE = frozenset({"rule", "lifted", "ended"})
"""Forms that name the rule, behind which the permission itself may follow."""
_CHANGE_FIRST = re.compile(r"(?:ya|já|agora|ahora)\b", re.IGNORECASE)
_AGAIN_VERBS = re.compile(
    r"^(?:volver a|voltar a|recommencer à|resume|go back to)\s+", re.IGNORECASE
)
_CHINESE = re.compile(
    r"(?:(?:你|您)?(?:现在|以后|从现在起|又|已经)?(?:又)?(?:可以|能|允许|准许)(?:你|您)?(?:再|重新|"
    r"继续|又)?(?P<may>[^，。！？,.!?]+?)了?|"
    r"(?:取消|解除|撤销|忘掉|作废)(?:之前|以前|那条|我说的|关于|对)*(?:不要|不许|别|禁止)?"
    r"(?P<lift>[^，。！？,.!?]+?)的?(?:限制|禁令|规定|规则|要求)?)(?=$|[，。！,.!])"
)
_CHINESE_CHANGE = re.compile(r"了$|又|再|重新|现在|取消|解除|撤销|作废|从现在起")
_DOUBT = re.compile(
    r"\b(?:if|when|whenever|once|unless|until|till|suppose|imagine|assuming|maybe|perhaps|might|"
    r"wish|hope|hopefully|wonder|whether|think|guess|believe|would|could|should|never|not|n't|"
    r"don'?t|didn'?t|doesn'?t|won'?t|tell|ask|told|asked|said|says|say|thinks|heard|write|reply|"
    r"post|send|translate|example|pretend|as soon as|soon|tomorrow|wenn|falls|sobald|vielleicht|"
    r"si|cuando|quizás|quand|peut-être|se|quando|talvez|nicht|nie|nunca|no|jamais|não)\b|"
    r"如果|要是|等|假如|也许|可能|听说|他说|她说|他们说|告诉|说",
    re.IGNORECASE,
)
_LIMITED = re.compile(
    r"\b(?:only|if|unless|until|till|except|when|while|once(?! more)|as long as|provided|today|"
    r"tonight|tomorrow|this (?:time|once|week|month|one)|just (?:this|once|now|for)|for (?:now|"
    r"today|this|the (?:moment|time being)|a (?:while|bit|day|week))|first|after|before|during|"
    r"temporarily|not|without|instead|soon|wenn|falls|nur|heute|diesmal|bis|außer|ohne|erst|solo|"
    r"sólo|si|hoy|hasta|cuando|esta vez|excepto|seulement|aujourd'hui|jusqu|quand|cette fois|sauf|"
    r"hoje|até|quando|desta vez|apenas|exceto|aber|pero|mais|mas|let me know|ask me|but)\b|如果|"
    r"今天|这次|只|除|先|暂时|直到|等|一次|但|不过",
    re.IGNORECASE,
)
_DENIED = re.compile(
    r"\b(?:no|not|never|nobody|none|nothing|nor|neither|hardly|barely|rarely|seldom|cannot|\w+n't|"
    r"want|wants|wanted|have to|had|has|try|tries|trying|need|needs|like|love|hate|wish|hope|"
    r"think|pretend|consider|dream|was|were|is|are|am|be|been|being|can|could|may|might|would|"
    r"should|will|shall|must|what|which|who|whom|that's|every now|now and|i|he|she|they|we|you|as|"
    r"although|though|but|"
    r"nunca|jamás|nada|nadie|ningún\w*|tampoco|más|querer|tener que|intentar|parece|"
    r"pas|plus|jamais|rien|aucune?|vouloir|devoir|essayer|"
    r"nie|niemals|nicht|nichts|kein\w*|wollen|müssen|versuchen|mögen|"
    r"não|nenhum\w*|tentar|precisar|mai|non|nessun\w*|volere|dovere|provare|cercare|"
    r"nooit|niet|geen|niets|willen|moeten|proberen|"
    r"не|никогда|ни|нельзя|хотеть|пытаться|попробовать|nigdy|chcieć|musieć|próbować|"
    r"asla|hiç|değil|istiyor\w*)\b|[不别没勿无吗吧想]|ない|ません|않|못|싶",
    re.IGNORECASE,
)
"""What in a deed denies or hedges it: "never", "want to", "was what he wanted"."""
_TURNING = re.compile(
    r"\b(?:stop|quit|cease|refuse|reject|avoid|skip|forget|ignore|block|decline|postpone|delay|"
    r"cancel|let|letting|make|making|get|getting|have|having|help|attempt|people|someone|somebody|"
    r"anyone|anybody|another|others?|manually|accidentally|automatically|personally|even|still|"
    r"almost|nearly|really|totally|absolutely|completely|entirely|simply|just|yet|too|either|"
    r"whatever|dejar|parar|evitar|olvidar|arrêter|cesser|éviter|oublier|aufhören|vermeiden|"
    r"smettere|evitare|stoppen|ophouden|vermijden|перестать|прекратить|przestać|unikać|bırak\w*)\b"
    r"|停止|避免|やめ|그만",
    re.IGNORECASE,
)
"""Words that turn a deed round or give it to others; the rule must have them too."""
_GOES_ON = re.compile(
    r"\b(?:again|once more|any ?time|from now on|after all|any ?more|any longer)\b(?!\s*(?:$|"
    r"\b(?:now|again|from now on|from here on|going forward|any ?time|as of (?:now|today))\b))",
    re.IGNORECASE,
)
"""Words behind those that end a permission."""
_BOUNDARY = re.compile(r"[,;:.!—–(]\s+|\s-\s")
_CLOSES = re.compile(
    r"\s*(?:[.!,;:—–()。！，；😀-🙏]|[-]\s|\b(?:because|since|so|as|thanks|thank|please|pls|now|she|he|"
    r"they|weil|denn|porque|parce)\b)"
)
_TAIL = re.compile(
    r"\s*(?:[,;:—–(]|\s-\s|\b(?:now that|because|since|so that|as (?:she|he|they|it|we|i)\b|thanks|"
    r"thank you|please|pls|she|he|they|weil|denn|porque|parce que)\b).*$",
    re.IGNORECASE | re.DOTALL,
)


def find_relaxations(message: str) -> list[Relaxation]:
    """The relaxations of a user's message, in order. Questions, conditions and permissions for once
    are none. In a message with any mark of a foreign text also that text is read."""
    doubt = doubt_about(message)
    if doubt is None and own_words(message) != message:
        doubt = "not_own_words"
    words = without_smiles(message) if doubt is None else _unmarked(message)
    readable = plain(words)
    found: list[tuple[int, int, _Ban]] = []
    for start, end in sentences(words):
        labels = (
            []
            if doubt is None
            else [label.end() for label in _LABEL.finditer(readable, start, end)]
        )
        for begin in (start, *labels[-1:]):
            ban = _ban(readable[begin:end], words[begin:end]) if end - begin <= _READ else None
            if ban is not None:
                found.append((begin, end, ban))
                break
        if len(found) >= MAX_RELAXATIONS:
            break
    if doubt is None and not _is_plain([(begin, ban) for begin, _, ban in found], readable):
        doubt = "not_own_words"
    return [
        Relaxation(ban.text, ban.limits, " ".join(words[start:end].split()), doubt)
        for start, end, ban in found
    ]


def _is_plain(found: list[tuple[int, "_Ban"]], readable: str) -> bool:
    """Whether the message consists of plain permissions and plain remarks."""
    if not all(ban.is_plain for _, ban in found):
        return False
    for begin, ban in reversed(found):
        start, end = ban.span
        readable = readable[: begin + start] + PERMISSION + readable[begin + end :]
    return are_plain_remarks(readable.strip())


_DECORATION = re.compile(
    r"</?[A-Za-z!?][^<>\n]{0,200}>|&\w{2,6};|^[ \t]*(?:[>|#*+•·=-]+|\(?\d{1,2}[.)])(?=\s)|"
    r"\[[^\[\]\n]{0,200}\]|[\"“”„«»「」『』《》`*_\[\]{}|]|(?<!\w)['‘]|['’](?!\w)",
    re.MULTILINE,
)
_LABEL = re.compile(r":\s+")
_UNUSUAL_SPACE = re.compile(r"[^\S\n]")


def _unmarked(message: str) -> str:
    """The message with spaces in the place of tags, brackets, quotation and list marks, and of
    any space that is not the usual one."""
    message = _DECORATION.sub(lambda mark: " " * len(mark[0]), message)
    return _UNUSUAL_SPACE.sub(" ", message)


@dataclass(frozen=True, slots=True)
class _Ban:
    """A ban that a sentence takes back, its limiting words, and where in the sentence the
    permission stands. `is_plain`: it neither denies nor hedges."""

    text: str
    limits: tuple[str, ...]
    span: tuple[int, int]
    is_plain: bool


def _ban(sentence: str, written: str) -> _Ban | None:
    if HYPOTHETICAL.match(sentence) or _asks(sentence):
        return None
    if foreign := ban_taken_back(sentence, written):
        limits = _in_lower_case(_TURNING.findall(foreign.deed))
        return _Ban(foreign.ban, limits, foreign.span, not _DENIED.search(foreign.deed))
    match = _permission(sentence)
    if match is None:
        return None
    before = sentence[: match.start()]
    withdrawn = WITHDRAWN.search(before)
    if _DOUBT.search(WITHDRAWN.sub(" ", before)):
        return None
    kind = next(name for name, text in match.groupdict().items() if text)
    start, end = match.span(kind)
    allowed = sentence[start:end]
    cut = _TAIL.search(allowed)
    rest = (allowed[cut.start() :] if cut else "") + sentence[match.end() :]
    if cut:
        allowed = allowed[: cut.start()]
    chinese = match.re is _CHINESE
    if chinese:
        changed = bool(_CHINESE_CHANGE.search(match.group()))
    else:
        changed = (
            kind in _SELF_EVIDENT
            or withdrawn is not None
            or bool(_CHANGE.search(sentence, max(0, match.start() - 40)))
            or bool(_CHANGE_FIRST.match(match.group()) or _AGAIN_VERBS.match(allowed))
        )
    if not changed or _LIMITED.search(rest[:60]) or (rest.strip() and not _CLOSES.match(rest)):
        return None
    deed = written[start : start + len(allowed)]
    deed = _AGAIN_VERBS.sub("", _CHANGE.sub(" ", deed))
    limits = _in_lower_case([*_LIMITED.findall(deed), *_TURNING.findall(deed)])
    deed = " ".join(deed.split()).rstrip(" .!。！了")
    if not deed:
        return None
    whole = not cut or match.end() == match.end(kind)
    is_plain = whole and not _DENIED.search(allowed) and not _GOES_ON.search(allowed.rstrip(" .!"))
    span = match.start(), start + len(allowed) if cut else len(sentence) - len(rest)
    span = span[0], span[0] + len(sentence[slice(*span)].rstrip(" .,;!。"))
    return _Ban(f"never {deed}", limits, span, is_plain)


def _in_lower_case(words: list[str]) -> tuple[str, ...]:
    return tuple(word.casefold() for word in words)


def _permission(sentence: str) -> re.Match[str] | None:
    """What allows something: the permission itself rather than the name of the rule before it."""
    match = _BACK.search(sentence)
    if match and any(match[name] for name in _ABOUT_THE_RULE):
        boundary = _BOUNDARY.search(sentence, match.start())
        return (boundary and _BACK.search(sentence, boundary.end())) or match
    return match or _CHINESE.search(sentence)


def _asks(sentence: str) -> bool:
    tail = sentence[-80:].rstrip(" !")
    return tail.endswith(("?", "吗", "？")) and (
        not TAG.search(tail) or bool(CONFIRMATION.search(tail))
    )
