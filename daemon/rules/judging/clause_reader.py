"""One forbidding clause: its verbs, the objects it names, its exceptions, and what stays vague."""

import re
from dataclasses import dataclass

from memoryd.rules.judging.actions import GENERIC, class_of
from memoryd.rules.judging.clauses import ClauseText
from memoryd.rules.judging.command_targets import mark_commands
from memoryd.rules.judging.features import take_features, take_resources
from memoryd.rules.judging.people import chinese_people, people
from memoryd.rules.judging.target import MARK, WHERE, Target
from memoryd.rules.judging.targets import TargetReader, mark_targets
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.tool_family import TOOL_PROGRAMS, families, program_of, tool_words
from memoryd.rules.judging.verbs_of_rules import CHINESE, chinese_verbs, leading_verbs
from memoryd.rules.judging.vocabulary import (
    CHINESE_FILLER,
    CHINESE_OUTSIDE,
    CONJUNCTIONS,
    FILLER,
    GENERIC_NOUNS,
    OUTSIDE,
    TOOL_NOUNS,
)
from memoryd.rules.rule import UNSCOPED


@dataclass(frozen=True, slots=True)
class Clause:
    """What one clause forbids: any of `actions` on all of `groups` (any target of each).

    No actions: whatever is done; no groups: on anything. `exceptions` pass. A vague clause never
    forbids for certain. `leftover` are the words that no reading was found for.
    """

    actions: frozenset[str]
    groups: tuple[tuple[Target, ...], ...]
    exceptions: tuple[Target, ...] = ()
    vague: bool = False
    consent: bool = False
    leftover: tuple[str, ...] = ()
    only_words: bool = False
    """Whether nothing but the leftover words makes it vague: a call that holds them is meant."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing at all was read."""
        return not (self.actions or self.groups or self.exceptions or self.leftover)


_WORD = re.compile('\x01\\d+\x01|[^\\s,;:()\\[\\]"“”!?]+')
_COMMA = re.compile(r"\s*(?:,|，|;)\s*")
_OWN_ACCOUNT = re.compile(
    r"(?<!\w)(?:from|via|on|with|using) (?:my|our|the|this) (?:[\w-]+ )?(?:account|"
    r"profile|handle|phone|number|page|"
    r"machine|laptop|box|computer|server|command line)(?!\w)",
    re.IGNORECASE,
)
_LISTING = re.compile(
    r"^\s*(?:or|and|oder|und|o|y|ou|et|e|nor)\s|\s(?:or|and|oder|und|ou|et)\s+\S+$", re.IGNORECASE
)
_DESCRIBING = word_set(
    """private personal old former new own current public official shared main real actual new
    internal external local remote dear poor stupid damn bloody goddamn fucking silly whole
    privat private privaten alte alten neue neuen viejo vieja nuevo nueva ancien ancienne velho
    novo antigo"""
)
"""What may stand beside an object that is named for certain."""
_INTERJECTIONS = frozenset({"period", "ever", "please", "thanks", "okay", "ok"})
_MERE_USE = frozenset({"use"})
_CONDITION_WORDS = word_set(
    """if when whenever while during after before until unless about regarding concerning on-call
    wenn während nach vor bis über si quand avant après pendant cuando antes después durante
    hasta quando depois até"""
)
_COPIED = re.compile(r"(?<!\w)(b?cc)(?:['’]?ing|['’]?s)?(?!\w)", re.IGNORECASE)
_ABOUT_ANYTHING = re.compile(
    r"(?<!\w)(?:about|regarding|for|over) (?:anything|whatever|any (?:reason|matter|topic|purpose))"
    r"(?!\w)",
    re.IGNORECASE,
)
_AS_ROOT = re.compile(
    r"(?<!\w)as root(?! user's)(?: user)?(?!\w)|als root|como root|en tant "
    r"que root|以?\s*root\s*(?:权限|用户|身份)",
    re.IGNORECASE,
)


def read_clause(part: ClauseText, kinds: frozenset[str], tool_name: str) -> Clause:
    """Read `part`, a clause of a rule on the tool `tool_name`, of families `kinds`."""
    body, exception = part.body, part.exception
    outside = OUTSIDE.search(body) or (
        CHINESE_OUTSIDE.search(body) if CHINESE.search(body) else None
    )
    if outside:
        inner = outside.group(1) if outside.re is CHINESE_OUTSIDE else body[outside.end() :]
        tail = body[outside.end() :] if outside.re is CHINESE_OUTSIDE else ""
        body, exception = f"{body[: outside.start()]} {tail}", f"{inner} {exception}"
    actions, groups, leftover = _read(body, kinds, tool_name)
    if part.any_deed and groups:
        actions = frozenset()
    exceptions: tuple[Target, ...] = ()
    vague = part.conditional or part.consent
    if part.before and not groups:
        _, groups, _ = _read(part.before, kinds, tool_name, actions)
        vague = vague or sum(map(len, groups)) > 1
    if exception:
        _, excepted, words = _read(exception, kinds, tool_name, actions)
        exceptions = tuple(target for group in excepted for target in group)
        if re.search(r"(?<!\w)where(?!\w)", exception, re.IGNORECASE):
            exceptions = (*exceptions, Target("flag", WHERE))
        vague = vague or not (exceptions or (part.contrast and groups))
        if exceptions and not outside and any(word in _CONDITION_WORDS for word in words):
            vague = True
    named = any(w in GENERIC_NOUNS or w in tool_words(tool_name) for w in body.casefold().split())
    certain = bool(actions or groups or exceptions or named or CHINESE.search(body))
    only_words = bool(leftover) and not vague and not groups
    vague = vague or bool(leftover) or not certain
    noun = "" if groups or exception else _bare_noun(body)
    if noun not in tool_words(tool_name):
        if noun in TOOL_PROGRAMS and "shell" in kinds:
            actions, groups = _MERE_USE, ((Target("command", noun, (noun,)),),)
        elif kinds and families(noun) and not families(noun) & kinds and actions <= _MERE_USE:
            # "never use the browser" on a tool that is no browser is no ban of that tool.
            vague = True
    return Clause(actions, groups, exceptions, vague, part.consent, leftover, only_words)


def _bare_noun(body: str) -> str:
    """The one word that a clause says beside fillers and "use"; empty when it says more."""
    words = {word.strip(".").casefold() for word in _WORD.findall(body)} - FILLER
    content = {word for word in words if class_of(word) != "use" and not CHINESE.search(word)}
    return content.pop() if len(content) == 1 else ""


def _read(
    body: str, kinds: frozenset[str], tool_name: str, actions: frozenset[str] = frozenset()
) -> tuple[frozenset[str], tuple[tuple[Target, ...], ...], tuple[str, ...]]:
    if "_" in tool_name or "." in tool_name:
        body = re.sub(re.escape(tool_name), "tool", body, flags=re.IGNORECASE)
    body = _AS_ROOT.sub(" `sudo` ", body)
    body = _ABOUT_ANYTHING.sub(" ", body)
    body = re.sub(r"(?i)(?<!\w)force[- ]push", "force_push", body)
    body = re.sub(r"(?i)(?<!\w)(?:pull|merge) requests?(?!\w)", "pull-request", body)
    body = re.sub(
        r"(?i)(?<!\w)push(?:ing)?\s+(?:with\s+)?(?:--force|-f)(?![\w-])", "force_push", body
    )
    if "git" in kinds:
        body = re.sub(r"(?i)(?<!\w)push(ing)? (?:any )?tags(?!\w)", r"push\1 `--tags`", body)
    copied = _COPIED.search(body) if "message" in kinds else None
    reader = TargetReader(body)
    take_features(reader, kinds)
    body = reader.text
    verbs, body, found_late = leading_verbs(body, kinds)
    chinese = bool(CHINESE.search(body))
    if chinese:
        names, body = chinese_people(body, kinds)
        found, body = chinese_verbs(body)
        verbs |= found
    else:
        names = []
    reader.text = body
    take_resources(reader, kinds)
    mark_targets(reader, kinds, frozenset(verbs | actions))
    reader.text = " \x03 ".join(_kept_segments(reader.text))
    mark_commands(reader, kinds, program_of(tool_name), verbs)
    for name in names:
        reader.targets.append(name)
        reader.text += f" \x01{len(reader.targets) - 1}\x01 "
    reaching = verbs | actions != _MERE_USE or not kinds & {"message"}
    if reaching and not chinese:
        people(reader, kinds, verbs | actions)
    groups = _groups(reader.text, reader.targets)
    if copied and not groups:
        groups = ((Target("feature", copied.group(1).casefold()),),)
    if tool_name == UNSCOPED and not groups:
        nouns = {family for word in _WORD.findall(body.casefold()) for family in families(word)}
        groups = (
            (tuple(Target("name", f"\x02{family}") for family in sorted(nouns)),) if nouns else ()
        )
    commanding = bool(groups) and all(
        t.kind in ("command", "flag") for group in groups for t in group
    )
    leftover = _leftover(reader.text, kinds, tool_name, bool(groups), found_late, commanding)
    return frozenset(verbs), groups, leftover


def _kept_segments(text: str) -> list[str]:
    """The first segment with content and the segments that continue its list; reasons go."""
    kept: list[str] = []
    for segment in _COMMA.split(text):
        words = _WORD.findall(segment)
        if not words:
            continue
        content = [
            w for w in words if w.casefold() not in FILLER and w.casefold() not in CONJUNCTIONS
        ]
        first = not any(_content(each) for each in kept)
        if not first and not _continues_list(segment, words, content, alone=len(kept) == 1):
            break
        kept.append(segment)
    return kept


def _continues_list(segment: str, words: list[str], content: list[str], *, alone: bool) -> bool:
    """Whether a segment goes on listing objects, or states a condition, and is no reason."""
    if words[0].casefold() in _CONDITION_WORDS:
        return True
    if len(words) <= 4 and _LISTING.search(segment):
        return True
    if len(words) > 1 and _is_name(words[0]) and words[1].casefold() in CONJUNCTIONS:
        return True
    if len(words) == 1 and words[0].casefold() in _INTERJECTIONS:
        return False
    named = all(
        MARK.fullmatch(word) or word[:1].isupper() or word.casefold() in GENERIC_NOUNS
        for word in content
    )
    return bool(content) and ((named and len(content) <= 6) or (len(words) == 1 and alone))


def _is_name(word: str) -> bool:
    return bool(MARK.fullmatch(word)) or word[:1].isupper()


def _content(segment: str) -> list[str]:
    return [word for word in _WORD.findall(segment) if word.casefold() not in FILLER]


def _groups(text: str, targets: list[Target]) -> tuple[tuple[Target, ...], ...]:
    """Targets of one kind, or joined by "or", are alternatives; different kinds must all hold."""
    joined: list[list[Target]] = []
    last_end = -1
    for match in MARK.finditer(text):
        target = targets[int(match.group(1))]
        between = (
            text[last_end : match.start()].replace("\x03", " or ").casefold()
            if last_end >= 0
            else ""
        )
        linked = (
            last_end >= 0
            and bool(set(between.split()) & CONJUNCTIONS)
            and len(between.split()) <= 3
        )
        home = next((group for group in joined if group[0].kind == target.kind), None)
        if home is not None:
            home.append(target)
        elif linked and joined:
            joined[-1].append(target)
        else:
            joined.append([target])
        last_end = match.end()
    return tuple(tuple(group) for group in _as_entities(joined))


def _as_entities(groups: list[list[Target]]) -> list[list[Target]]:
    """ "Sarah at sarah@example.com" is one person: the address decides, the name may hint."""
    names = next((group for group in groups if group[0].kind == "person"), None)
    stated = next(
        (group for group in groups if group[0].kind in ("address", "phone", "account")), None
    )
    if names is None or stated is None or any(t.kind != "person" for t in names):
        return groups
    words = tuple(word for target in names for word in target.words)
    merged = [Target(target.kind, target.value, words) for target in stated]
    return [merged if group is stated else group for group in groups if group is not names]


def _leftover(
    text: str,
    kinds: frozenset[str],
    tool_name: str,
    concrete: bool,
    verbs: set[str],
    commanding: bool,
) -> tuple[str, ...]:
    own = set(tool_words(tool_name)) | verbs
    for kind in kinds:
        own |= TOOL_NOUNS.get(kind, frozenset())
    text = MARK.sub(" \x01 ", text)
    if re.search(r"\([^()]*\x01[^()]*\)", text) and "\x01" not in text.split("(", 1)[0]:
        return ()
    text = _OWN_ACCOUNT.sub(" ", text)
    text = re.sub(r"(?i)(?<!\w)to (?:log ?in(?:to)?|connect|get in|reach)(?!\w)", " ", text)
    if commanding and "\x01" in text:
        text = "\x01" + text.split("\x01", 1)[1]
    words: list[str] = []
    bracket = re.sub(r"\([^()]*\)", " ", text) if concrete else text
    if concrete:
        purpose = re.search(
            r"\x01[^\x01]*?(?<!\w)(?:for|für|para|pour|from|von|desde|depuis|de)\s+(?:the\s+)?[a-z]",
            bracket,
        )
        if purpose and not any(
            word in _CONDITION_WORDS for word in bracket[purpose.end() - 1 :].casefold().split()
        ):
            marks_after = bracket.find("\x01", purpose.end())
            if marks_after < 0:
                bracket = bracket[: purpose.end() - 1]
    for word in _WORD.findall(bracket):
        lowered = word.casefold().strip(".'’-_/`*")
        if lowered.startswith("\x05"):
            if not concrete:
                words.append(lowered[1:])
            continue
        if (
            not lowered
            or lowered in ("\x01", "\x03")
            or "\x01" in lowered
            or lowered in FILLER | CONJUNCTIONS
        ):
            continue
        if lowered in GENERIC_NOUNS or lowered in own or lowered.removesuffix("s") in own:
            continue
        if CHINESE.search(lowered):
            rest = CHINESE_FILLER.sub("", lowered)
            if rest:
                words.append(rest)
            continue
        if class_of(lowered) in GENERIC or (concrete and lowered in _DESCRIBING):
            continue
        words.append(lowered)
    return tuple(words)
