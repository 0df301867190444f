"""A rule's text cut into the parts that forbid: negation, what is forbidden, exceptions.

Reasons ("she opted out"), advice ("use the API") and courtesies fall away here.
"""

import re
from dataclasses import replace

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.active_voice import ADDRESSED, as_order
from memoryd.rules.judging.asides import (
    definition_in,
    without_courtesies,
    without_others,
    without_users_deed,
)
from memoryd.rules.judging.clause_text import ClauseText
from memoryd.rules.judging.clock_times import clock_phrase
from memoryd.rules.judging.closing_remarks import (
    has_happened,
    stressed_again,
    with_only_exception,
    without_closing_remark,
)
from memoryd.rules.judging.foreign import is_foreign
from memoryd.rules.judging.fronted import with_front
from memoryd.rules.judging.negations import NO_LONGER, ONLY, is_negation
from memoryd.rules.judging.plain_negations import plain_negations
from memoryd.rules.judging.programs import PROGRAMS
from memoryd.rules.judging.quotes import outside_quotes
from memoryd.rules.judging.read_only import as_ban
from memoryd.rules.judging.remarks import (
    by_any_way,
    without_cause,
    without_other_choice,
    without_permission,
    without_remarks,
)
from memoryd.rules.judging.rule_sentences import sentences
from memoryd.rules.judging.split_verbs import with_whole_verbs
from memoryd.rules.judging.vocabulary import (
    CONDITION_PREFIX,
    CONSENT,
    EXCEPTION,
    NEGATOR,
    POSITIVE,
    REASON,
    STRONG_BREAK,
)

_APOSTROPHES = dict.fromkeys(map(ord, "’‘ʼ´＇"), "'")
_COURTESY = re.compile(
    r"^\W*(?:hey|hi|hello|ok|okay|so|and|but|also|please|pls|bitte|por favor|s'il te pla[iî]t|请|"
    r"from now on|going forward|in future|in the future|for the future|remember|important|note|"
    r"rule|ab jetzt|ab sofort|künftig|de ahora en adelante|à partir de maintenant|dorénavant|a "
    r"partir de agora|you|we|i want you to|i need you to|as of now|by the way|btw|从现在起|以后|"
    r"今后|记住|麻烦|注意)\b[\s,，:]*",
    re.IGNORECASE,
)
_AND_POSITIVE = re.compile(
    r"(?:,|\band|\bbut|;)\s+(?:always|use|take|go with|instead|open|ask|rather|"
    r"just|please|do it|write them|pero|sino|sondern)\b|"
    r"[,;]\s+(?:just\s+)?go (?:through|via)\b|[，,]\s*(?:请用|改用|用|而是|要)|"
    r"(?<!\w)(?:sondern|sino|mais plutôt|stattdessen|en su lugar|à la place)\b",
    re.IGNORECASE,
)
_INSTEAD = re.compile(
    r",\s+(?:just\s+)?(?:archive|send|forward|give|leave|show|pass|hand|route|save|keep|move|close|"
    r"mark|copy|ask|assign|report|escalate|flag|tag|draft|queue|rename|pin|skip|scale|mute|snooze|"
    r"park|label|stage|postpone)\s+(?:it|them|that|those|these)(?!\w)[^,;]*$",
    re.IGNORECASE,
)
"""`…, archive them`: what to do instead."""
_ELSEWHERE = re.compile(
    r"\W*(?:\w+\s+)?(?:(?:in|to|on|at|from|with|into|under)\s+)?(?:any(?:where|body|"
    r"one)?\s+(?:other|else)(?:\s+\w+)?|elsewhere|others|outside(?:\s+of)?\s+(?:it|there|"
    r"that))"
    r"(?:\s+(?:on|in)\s+(?:this|the|my|our)\s+\w+)?\W*",
    re.IGNORECASE,
)
"""`post in #standup only, never anywhere else`: said twice."""
_OUTSIDE = re.compile(
    r"\W*(?:to\s+)?(?:(?:any(?:one|body|where|thing)|people|addresses)\s+)?outside\W*",
    re.IGNORECASE,
)
_ONE_PLACE = re.compile(
    r"\W*only\s+\w+(?:\s+(?:files|people|anyone|to|in|at|from|with|on))*\s+"
    r"(?:[\w@.+-]*\.\w+|\S*/\S*?)(?:\s+addresses)?\W*",
    re.IGNORECASE,
)
"""`only email people at acme.example, never anyone outside`: the same of a place."""
_FRENCH_END = re.compile(rf"(?<!\w)(?:pas|jamais|{NO_LONGER}|rien)(?!\w)", re.IGNORECASE)
_ENDS_FRENCH = re.compile(rf"\s*(?:\w+\s+)?(?:pas|jamais|{NO_LONGER}|rien)\b")
_TRAILING_BAN = re.compile(
    r"^(?P<what>.+?)\s+(?:(?:is|are)\s+(?:strictly\s+)?(?:forbidden|prohibited|banned|off[- "
    r"]limits|not allowed|not permitted|taboo)|(?:ist|sind)\s+(?:verboten|tabu)|"
    r"est[aá]n?\s+prohibid[oa]s?|est\s+interdite?|sont\s+interdits)\b|"
    r"^(?P<leave>leave)\s+(?P<left>.+?)\s+alone\b",
    re.IGNORECASE,
)
_CONTRAST = re.compile(
    r",?\s*(?:but )?only (?:to|from|in|via|through|with)|,\s*(?:but )?only", re.IGNORECASE
)
_POINTS_BACK = re.compile(
    r"(?<!\w)(?:her|him|them|it|there|this|that|these|those|that one|ihr|ihm|ihn|sie|dort|dahin|es|"
    r"damit|daran|le|la|lo|les|ahí|allí|lui|leur|y|là|ele|ela|eles|lá|aí)(?!\w)|[他她它那这]",
    re.IGNORECASE,
)
_LEFT_ALONE = re.compile(
    r"(?:stay|keep|steer) (?:away|clear|out|off)|hands off|keep from|finger weg", re.IGNORECASE
)
_TOUCHING = re.compile(
    r"\s*(?:ever\s+)?(?:touch|access|reach|go\s+near|connect\s+to)(?:ing)?(?!\w)", re.IGNORECASE
)
_TOPIC = re.compile(r":\s*(?:please|pls|bitte)?\s*$", re.IGNORECASE)
_NEXT_DEED = re.compile(
    r"(?:,\s*|\s+)(?:or|nor|and)\s+([a-z]{3,12}(?<!s))\s+(?=(?:to|into|on|in|from|the|any|anything|"
    r"my|our|with|[A-Z#@/~`'\"]))"
)
_HAS_OBJECT = re.compile(
    r"(?<=\w)\s+(?:to|into|on|in|from)\s+\S+$|\s[A-Z]\w*$|\S*[@/#.]\w\S*$|\s(?:the|my|"
    r"our)\s+\w+(?:\s\w+)?$"
)
_BARE_DEED = 2
"""Words of a ban that names nothing itself: "the config: please don't edit"."""
_GERUND = re.compile(r"\s*\w+ing\b", re.IGNORECASE)
_STATEMENT_BEFORE = re.compile(
    r"\W*(?:I|we|he|she|they|it|my\s+\w+|our\s+\w+|the\s+\w+)(?:['’]\w+|\s+\w).*[:–—]\s*$",
    re.IGNORECASE,
)
"""`I'm no good in the morning:` is a reason and no condition."""
_CONCLUDED = re.compile(
    r";\s*(?:and\s+)?$|,\s*(?:so|therefore|thus|hence|deshalb|donc|por eso)\s*$"
)
"""Where a ban follows from what was said before, or stands by itself."""
_SINCE_THEN = re.compile(
    r"^\W*after\s+(?:that|what|last|all\s+(?:that|this)|yesterday)(?!\w)(?![^,;]*\d)"
    r"(?!\s+(?:call|meeting|lunch|dinner|flight|hour|release)s?(?!\w))(?:\s+[\w'’]+){0,4}[\s,]*$",
    re.IGNORECASE,
)
"""`after that row`: why the ban holds, and no hour."""
_MARKED_WORD = re.compile(r"(?<!\S)[/~.]\S*/\S*|\S+@\S+|[\[#\"'“‘][\w-]+[\]\"'”’]?")
_JUST = (
    r"(?:(?:we|I|they|he|she|it)\s+(?:(?:have|has|'ve|'s)\s+)?only\s+(?:just|"
    r"recently)(?!\w)|(?:(?:that|it|this|there|he|she)['’]s|they['’]re|we['’]re|I['’]m|(?:that|it|"
    r"this)\s+is|(?:those|these|they)\s+are)\s+[^,;]*?(?<!\w)only(?!\w)|(?:das|die|der|sie|er)\s+(?:gibt|geben|bringt|"
    r"bringen|macht|machen|kostet|kosten|nervt|nerven|stört|sorgt|führt|verwirrt)\s+"
    r"[^,;]*?(?<!\w)nur(?!\w)(?!\s+(?:für|von|in|im|an|bei|mit|per|über|nach|zu[rm]?|auf|durch)\s))"
)
_ONLY_JUST = re.compile(
    rf"\s*\(\s*{_JUST}[^()]*\)|\s*(?:[,;–—(]|\s-\s)\s*{_JUST}.*$", re.IGNORECASE
)
"""`…, we only just replaced the carpets`: a reason, and no exception."""
_EVEN_IF = re.compile(r"(?<!\W)\W*(?:not\s+)?even\s+(?:if|when|though)(?!\w).*$", re.IGNORECASE)
"""`not even if I seem to ask for it`: no consent lifts the ban."""
_WITHOUT_CONSENT = re.compile(
    r"\W*(?:ohne|without|sin|sans|sem|unless|未经|没有)(?:\s|(?<=[经有]))", re.IGNORECASE
)


def read_clauses(text: str) -> list[ClauseText]:
    """The forbidding clauses of a rule's text; empty when it forbids nothing."""
    clean = re.sub(r"[^\S\n]+", " ", text.translate(_APOSTROPHES)).strip()
    clean = without_permission(with_only_exception(clean))
    clean = plain_negations(as_ban(without_courtesies(clean)))
    clauses: list[ClauseText] = []
    consent = False
    previous = ""
    for sentence in sentences(clean):
        found = _sentence_clauses(as_order(as_ban(_without_cause(sentence))))
        if found and previous and not found[0].before and _points_back(found[0].body):
            found[0] = replace(found[0], before=previous)
        previous = sentence
        if not found and CONSENT.search(without_users_deed(sentence)):
            consent = True
        clauses.extend(found)
    if not clauses:
        clauses = _without_negation(clean, consent)
    if consent:
        clauses = [replace(each, consent=True) for each in clauses]
    if is_foreign(clean):
        clauses = [replace(each, foreign=True) for each in clauses]
    return clauses


def _sentence_clauses(sentence: str) -> list[ClauseText]:
    banned = _TRAILING_BAN.match(sentence)
    if (
        banned
        and not ADDRESSED.match(sentence[: banned.end()])
        and " to " not in sentence[banned.end() :][:4]
    ):
        clause = _clause(banned.group("what") or banned.group("left"), "")
        alone = bool(banned.group("left")) or "limits" in banned.group()
        rest = sentence[banned.end() :]
        more = _sentence_clauses(rest) if NEGATOR.search(rest) else []
        more = [replace(m, before=clause.body) if _points_back(m.body) else m for m in more]
        return [replace(clause, any_deed=alone), *more]
    if first := NEGATOR.search(sentence):
        sentence = stressed_again(sentence, first.end())
    matches = [match for match in NEGATOR.finditer(sentence) if is_negation(sentence, match)]
    if not matches:
        only = ONLY.search(sentence)
        return [_only_clause(only)] if only else []
    clauses: list[ClauseText] = []
    prefix = sentence[: matches[0].start()]
    again = _ELSEWHERE.fullmatch(sentence, matches[0].end())
    if _ONE_PLACE.fullmatch(prefix):
        again = again or _OUTSIDE.fullmatch(sentence, matches[0].end())
    only = ONLY.search(prefix.strip(" ,;.")) if again else None
    if only:
        return [_only_clause(only)]
    for index, match in enumerate(matches):
        end = matches[index + 1].start() if index + 1 < len(matches) else len(sentence)
        body = sentence[match.end() : end]
        if match.group().casefold().startswith("kein") and not body.startswith(" Fall "):
            body = f" eine{body}"  # what follows is no name
        if index and not _has_content(sentence[matches[index - 1].end() : match.start()]):
            clauses.pop()
        if index == 0 and _verb_final(sentence, match, body):
            body = f"{_last_part(prefix)} {body}"
            prefix = ""
        clause = _clause(body, prefix)
        left_alone = _LEFT_ALONE.match(match.group()) and not _GERUND.match(body)
        left_alone = left_alone or (_TOUCHING.match(body) and by_any_way(body))
        earlier = prefix if not index else sentence[matches[index - 1].end() : match.start()]
        topic = not index and bool(_TOPIC.search(earlier)) and len(body.split()) <= _BARE_DEED
        before = earlier if topic or _points_back(body) else ""
        clause = replace(clause, any_deed=bool(left_alone), before=before)
        clauses.extend(_each_deed(clause))
        if meant := definition_in(clause.body):
            clauses.append(replace(clause, body=meant))
        prefix = ""
    return [clause for clause in clauses if clause.body.strip(" ,.，") or not clauses[1:]]


def _without_cause(sentence: str) -> str:
    """`sentence` without the reason in front of it, unless what is forbidden is named there."""
    rest = without_cause(sentence)
    pointing = _POINTS_BACK.search(rest)
    named = not pointing or "," in rest[: pointing.start()]
    return rest if named else sentence


def _points_back(body: str) -> bool:
    """Whether what is forbidden was named before; "it" in a reason points elsewhere."""
    return bool(_POINTS_BACK.search(REASON.split(body, maxsplit=1)[0]))


def _each_deed(clause: ClauseText) -> list[ClauseText]:
    """ "commit to trunk or push to trunk": one clause a deed, where each has its own object."""
    parts = [""]
    last = 0
    for match in _NEXT_DEED.finditer(clause.body):
        word = match[1].casefold()
        done = clause.body[last : match.start()]
        if class_of(word) and word not in PROGRAMS and _HAS_OBJECT.search(done):
            parts[-1] = done
            parts.append("")
            last = match.start(1)
    if len(parts) == 1:
        return [clause]
    parts[-1] = clause.body[last:]
    return [replace(clause, body=part) for part in parts]


def _verb_final(sentence: str, match: re.Match[str], body: str) -> bool:
    """German puts the object before the negation: "auf main niemals pushen"."""
    before = sentence[: match.start()].strip(" ,")
    if not before or len(before.split()) > 8:
        return False
    if match.group().casefold() in (
        "niemals",
        "nie",
        "nicht",
        "nichts",
        "nie wieder",
        "nie mehr",
        "keine",
        "keinen",
        "kein",
        "nunca",
    ):
        return True
    return (not sentence.isascii() and "要" in match.group()) or match.group()[0] in "别勿禁"


def _last_part(text: str) -> str:
    return re.split(r"[,，;；:：]\s*", text.strip(" ,，"))[-1]


def _has_content(text: str) -> bool:
    return len(re.sub(r"\W", "", text)) > 0


def _only_clause(match: re.Match[str]) -> ClauseText:
    if match.group("zh"):
        return ClauseText("", match.group("zh"))
    if match.group("there"):
        return _clause(match.group("first"), "", match.group("there"))
    if match.group("where"):
        return _clause(match.group("head"), "", match.group("where"))
    return _clause(match.group("verb"), "", match.group("rest"))


def _without_negation(text: str, consent: bool) -> list[ClauseText]:
    if consent:
        subject = CONSENT.sub(" ", text)
        return [
            ClauseText(
                re.sub(r"(?i)\b(?:always|me|first|before|请|先)\b", " ", subject), consent=True
            )
        ]
    if POSITIVE.match(_COURTESY.sub("", text)) or POSITIVE.search(text):
        return []
    return [_clause(text, "")]


def _clause(body: str, prefix: str, exception: str = "") -> ClauseText:
    body = without_other_choice(without_remarks(body))
    body = _ONLY_JUST.sub("", without_others(without_users_deed(body)))
    body = without_closing_remark(body)
    if clock := clock_phrase(prefix):  # "after 10pm don't text anybody"
        start, end = clock
        body = f"{prefix[start:end]} {body}"
        prefix = f"{prefix[:start]} {prefix[end:]}"
    else:
        body, prefix = with_front(body, prefix)
    fronted = _WITHOUT_CONSENT.match(prefix) and CONSENT.search(prefix)
    consent = bool(CONSENT.search(_MARKED_WORD.sub("", _EVEN_IF.sub("", body))) or fronted)
    stated = _STATEMENT_BEFORE.match(prefix)
    stated = stated or _CONCLUDED.search(prefix)
    stated = stated or _SINCE_THEN.search(prefix)
    stated_event = bool(stated) or has_happened(prefix)
    conditional = bool(
        prefix and not stated_event and CONDITION_PREFIX.search(_COURTESY.sub("", prefix))
    )
    body = _INSTEAD.sub("", body)
    positive = _AND_POSITIVE.search(body)
    if positive and not EXCEPTION.search(body, positive.end()):
        body = body[: positive.start()]
    cut = EXCEPTION.search(body)
    if cut and not exception:
        before, after = body[: cut.start()], body[cut.end() :]
        if re.match(r"\s*(?:而|以|见|知)", after):
            before, after = body, ""
        if cut.group().startswith("除"):
            before, after = _chinese_exception(before, after)
        elif not _has_content(before):
            before, after = _fronted(after)
        body, exception = before, after or " "
    contrast = bool(cut and _CONTRAST.fullmatch(cut.group().strip()))
    body = _FRENCH_END.sub(" ", body) if _ENDS_FRENCH.match(body) else body
    body = with_whole_verbs(body)
    return ClauseText(
        _main_part(body), _main_part(exception), conditional, consent, contrast=contrast
    )


def _chinese_exception(before: str, after: str) -> tuple[str, str]:
    """`除了 #bots 以外不要发消息`: what stands before 以外 is let pass, the rest is forbidden."""
    parts = re.split(r"以外|之外|外", after, maxsplit=1)
    return (f"{before} {parts[1]}", parts[0]) if len(parts) > 1 else (before, after)


def _fronted(after: str) -> tuple[str, str]:
    parts = re.split(r"[,，]\s*", after, maxsplit=1)
    return (parts[1], parts[0]) if len(parts) > 1 else ("", after)


def _main_part(text: str) -> str:
    """The text up to its reason; a bracket's content stays when it may hold objects."""
    reason = outside_quotes(REASON, text)
    if reason and _has_content(text[: reason.start()]):
        text = text[: reason.start()]
    strong = outside_quotes(STRONG_BREAK, text)
    if strong and _has_content(text[: strong.start()]):
        rest = text[strong.end() :]
        kept = ""
        if strong.group().strip() in ("(", "（"):
            inner, _, tail = rest.replace("）", ")").partition(")")
            kept = f" ({inner}) {_main_part(tail)}" if _has_content(tail) else f" ({inner})"
        text = text[: strong.start()] + kept
    return text.strip()
