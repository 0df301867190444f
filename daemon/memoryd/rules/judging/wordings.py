"""What texts must not say: "commit messages must never contain [skip ci]", "no 'WIP' in titles"."""

import re
from collections.abc import Iterable

from memoryd.rules.judging.actions import LOOKING, MAYBE, NO, YES, Truth
from memoryd.rules.judging.arguments import role_of
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.features import EMOJIS, message_features, says
from memoryd.rules.judging.quotes import quoted_spans
from memoryd.rules.judging.target import AT_BEGINNING, SAID, UNSAID, Target
from memoryd.rules.judging.target_patterns import ADJECTIVES
from memoryd.rules.judging.targets import TargetReader
from memoryd.rules.judging.things import QUALITIES
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.vocabulary import FILLER

_MIN_PARTED, _MIN_STEM = 2, 5
_MAKING = frozenset({"send", "write", "create", "commit"})
_WITHOUT_TEXTS = frozenset({"file", "sql"})
"""Families of tools of which the texts are no messages."""
_OF_COMMANDS = frozenset({"shell", "container", "cloud", "package", "web"})
_ANY = r"(?:\"[^\"]+\"|(?<!\w)'[^']+'(?!\w)|“[^”]+”|‘[^’]+’|`[^`]+`|\[[\w #/:.-]{2,40}\])"
_LISTED = rf"{_ANY}(?:(?:\s*,\s*(?:or\s+|and\s+)?|\s+(?:or|and|nor)\s+){_ANY})*"
_NOUN = r"(?:(?:the\s+|an?\s+|any\s+)?(?:words?|phrases?|texts?|strings?|tags?|markers?)\s+)?"
_TEXTS = (
    r"(?:(?:commits?|prs?|pull[- ]requests?|mrs?|merge[- ]requests?|issues?|tickets?|releases?|"
    r"e-?mails?|subject|event|meeting)\s+)?(?:messages?|titles?|subjects?|subject\s+lines?|"
    r"descriptions?|bod(?:y|ies)|captions?|headlines?|comments?|commits?|notes|e-?mails)"
)
_LINES = r"(?:\s+(?:trailers?|lines?|footers?|credits?))?"
_NAMES = r"(?-i:[A-Z][\w-]*(?:\s[A-Z][\w-]*)?)"
_HOLDING = r"(?:contain|include|mention|hold|carry|say|have)(?:s|ing)?"
_PATTERNS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"(?P<noun>{_NOUN})(?P<said>{_LISTED}){_LINES}\s+(?:in|as|to|into|on|from|"
        rf"at\s+the\s+(?:start|end|beginning)\s+of)\s+"
        rf"(?:(?:an?|any|the|my|our|your|all|its)\s+)?{_TEXTS}(?!\w)",
        rf"(?<!\w){_TEXTS}\s+(?:with|(?:that\s+|which\s+)?{_HOLDING})\s+(?P<noun>{_NOUN})"
        rf"(?:an?\s+|any\s+)?(?P<said>{_LISTED})",
        rf"^\s*(?:ever\s+)?(?:mention|credit|reference)(?:ing)?\s+(?P<noun>)"
        rf"(?P<said>{_NAMES}(?:\s+(?:or|and|nor)\s+{_NAMES})*)\s+in\s+"
        rf"(?:(?:an?|any|the|my|our|your|all)\s+)?{_TEXTS}(?!\w)",
        rf"(?P<noun>)(?P<said>\"[\w-]+-by[^\"]*\"){_LINES}\s*$",
    )
)
_TRAILER = re.compile(
    r"(?<![\w-])(?:co-?authored|signed-off|reviewed|tested|acked|suggested|reported|helped|generated|"
    r"assisted)-by(?![\w-])(?::\s?(?-i:[A-Z][\w.@-]*(?:\s[A-Z][\w.]*){0,2}))?|"
    r"(?-i:(?<=\w )Generated\s(?:with|by)\s[A-Z]\w*(?:\s[A-Z]\w*){0,2})",
    re.IGNORECASE,
)
"""`Co-Authored-By: Claude`, a line at the end of a commit message."""
_MARKER = r"(?:(?-i:[A-Z]{3,8})|wip|fixup|squash|tmp|temp|todo|fixme|xxx|hack|draft|debug)"
_MARKED_COMMITS = re.compile(
    rf"(?<!\w)(?P<with>(?P<commit>commit(?:ting)?\s+(?:\w+\s+)?with)|mak(?:e|ing)|creat(?:e|ing)|no)\s+"
    rf"(?:an?\s+|any\s+)?(?P<word>{_MARKER})\s+(?P<texts>commit\s+messages?|(?(commit)messages?|(?!))|"
    r"commits?)(?=\s*(?:$|[,;.!]|(?:please|thanks|ever|again|anymore)(?!\w)))|"
    rf"(?<=\s)(?P<said>{_MARKER})(?=\s+(?:in|as|to)\s+(?:(?:an?|the|my|our|your|any)\s+)?"
    r"commit\s+(?:messages?|titles?|subjects?)\W*$)",
    re.IGNORECASE,
)
"""`commit with WIP messages`, `make WIP commits`, `use WIP in commit messages`."""
_STRESSED = FILLER | ADJECTIVES | QUALITIES
"""Words that are no markers in capitals either: `make ANY commits`."""
_LACKING = re.compile(r"(?<!\w)(?:without|unless|except|missing|sign)(?!\w)", re.IGNORECASE)
_EMOJIS = re.compile(
    r"(?<![\w.@+-])(?:emojis?|emoticons?)\s+(?:in|to|into|on|en|dans|em|nei)\s+"
    r"(?:(?:any|the|my|our|your|git|los|mis|les|mes|as|minhas)\s+){0,2}(?:commits?(?:[\s-]+(?:messages?|"
    r"titles?|subjects?|nachrichten))?|(?:mensajes|messages|mensagens|messaggi)\s+(?:de|di)\s+"
    r"commits?)[\s.!]*$",
    re.IGNORECASE,
)
"""`no emojis in commit messages`."""
_MADE = re.compile(r"[$`\\]")
"""In a text that is put together, or has a sign by its number."""
_EMOJI = "\x02emoji"
"""The wording that any emoji is."""
_FIRST = re.compile(
    rf"^\s*(?:ever\s+)?(?:contain|include|mention)\s+(?P<noun>{_NOUN})(?P<said>{_LISTED}|"
    r"(?-i:[A-Z][\w-]*(?=\s*$)))(?!.*\s(?:to|outside)\s)",
    re.IGNORECASE,
)
"""`contain [skip ci]`, `mention Claude`, of something that was named before."""
_PIECE = re.compile(_ANY)
_OR = re.compile(r"\s+(?:or|and|nor)\s+")
MAY_BE_WORDING = re.compile(r"[\"'“‘`\[]|mention|credit|referenc|emo", re.IGNORECASE)
"""What every clause with a wording holds."""
_PUTTING = word_set(
    """put add use using include including contain mention say write send email mail message text
    post tweet publish create make title type commit have any no"""
)
"""How a ban begins that is about a text to be written: not "reply to mails with …", whose text
the call does not show."""
_FIELDS: dict[str, frozenset[str]] = {
    "subject": frozenset({"subject"}),
    "title": frozenset({"title", "summary"}),
    "headline": frozenset({"headline", "title"}),
    "caption": frozenset({"caption", "text"}),
    "description": frozenset({"description", "body"}),
    "bod": frozenset({"body", "text", "html", "content"}),
    "comment": frozenset({"comment", "body", "text"}),
    "notes": frozenset({"notes", "note", "body"}),
}
_FIELD_NOUN = re.compile(rf"(?<!\w)({'|'.join(_FIELDS)})(?:s|y|ies)?(?!\w)", re.IGNORECASE)
_MESSAGE = re.compile(r"(?<!\w)messages?(?!\w)", re.IGNORECASE)
_OF_MESSAGES = frozenset({"message", "msg", "commit_message"})
_NO_TEXTS = re.compile(r"(?<!\w)(?:names?|labels?|always)(?!\w)", re.IGNORECASE)


def with_quoted_trailers(text: str) -> str:
    """A rule's `text` with the lines that commits must not end with in quotation marks."""
    text = _MARKED_COMMITS.sub(_with_marker, text)
    quoted = quoted_spans(text)
    marked = _TRAILER.sub(
        lambda m: m[0] if any(a < m.start() < b for a, b in quoted) else f'"{m[0]}"', text
    )
    banned = any(pattern.search(marked) for pattern in _PATTERNS) and not _LACKING.search(text)
    return marked if banned else text


def _with_marker(match: re.Match[str]) -> str:
    if (match["said"] or match["word"]).casefold() in _STRESSED:
        return match[0]
    if match["said"]:
        return f'"{match["said"]}"'
    texts = "commits" if match["texts"].casefold().startswith("commits") else "commit messages"
    return f'{match["with"]} "{match["word"]}" in {texts}'


def take_emojis(reader: TargetReader, kinds: frozenset[str]) -> None:
    """Read the emojis that commit messages must not have."""
    if kinds & {"git", "shell"}:
        reader.take(_EMOJIS, lambda _: Target("phrase", _EMOJI, (UNSAID,)))


def take_wordings(reader: TargetReader, kinds: frozenset[str], rule: str) -> None:
    """Read what texts must not say by `rule` as wordings."""
    text = reader.text
    first = text.split()[0].casefold() if text.split() else ""
    puts = first in _PUTTING or _PIECE.match(text) or re.match(_TEXTS, text, re.IGNORECASE)
    if (kinds & _WITHOUT_TEXTS and "git" not in kinds) or not puts or _NO_TEXTS.search(rule):
        return
    fields = _fields_in(rule)
    for pattern in _PATTERNS if kinds & _OF_COMMANDS else (*_PATTERNS, _FIRST):
        reader.text = pattern.sub(lambda match: _said(match, reader, fields), reader.text)


def _fields_in(rule: str) -> frozenset[str]:
    """The names of the arguments that a rule is about, none where it is about all texts."""
    said = [_FIELDS[noun.casefold()] for noun in _FIELD_NOUN.findall(rule)]
    fields = frozenset[str]().union(*said)
    return fields | _OF_MESSAGES if fields and _MESSAGE.search(rule) else fields


def _said(match: re.Match[str], reader: TargetReader, fields: frozenset[str]) -> str:
    marks = []
    said = match["said"]
    for piece in _PIECE.findall(said) or [f'"{each}"' for each in _OR.split(said)]:
        wording = piece if piece[0] == "[" else piece[1:-1].strip()
        reader.targets.append(Target("phrase", wording.casefold(), (UNSAID, *sorted(fields))))
        marks.append(f"\x01{len(reader.targets) - 1}\x01")
    start = match.start("noun") - match.start()
    return f"{match[0][:start]} {' or '.join(marks)} "


def is_loosely_said(wording: str, facts: Facts) -> bool:
    """Whether a value that may be a text says a wording."""
    return any(says(text, wording) for _, text in facts.loose_texts)


def may_be_said(target: Target, facts: Facts) -> bool:
    """Whether a value that may be a text holds a wording, a text writes it in pieces or in another
    form, or a message is sent that the call does not show; whom it tags is told beside its text."""
    wording = target.value
    if wording.startswith("@"):
        return False
    unseen = not facts.prose and not facts.loose_texts and "send" in facts.actions
    unseen = unseen and "message" in facts.kinds and not facts.harmless
    named = facts.named_prose if SAID in target.words else []
    texts = [*facts.prose, *(text for _, text in (*named, *facts.loose_texts))]
    return (
        unseen
        or _is_in_pieces(wording, texts)
        or any(
            role_of(name) is None and says(value, wording)
            for name, values in facts.fields.items()
            for value in values
        )
    )


def _is_in_pieces(wording: str, texts: Iterable[str]) -> bool:
    """Whether a text says `syn-ergy` or `s y n e r g y`, or a wording with letters beyond English
    ones with another ending."""
    letters = [sign for sign in wording if sign.isalnum()]
    if len(letters) < _MIN_PARTED:
        return False
    end = r"(?!\w)" if wording.isascii() else ""
    parted = r"[\W_]?".join(letters if end or len(letters) < _MIN_STEM else letters[:-1])
    pattern = re.compile(rf"(?<!\w){parted}{end}")
    return any(pattern.search(text.casefold()) for text in texts)


def is_worded(target: Target, facts: Facts) -> Truth:
    """Whether a text of the call, of the fields that `target` is about, says its wording."""
    if target.value == _EMOJI:
        return _has_emoji(facts)
    fields = frozenset(target.words) - {UNSAID}
    texts = [
        " ".join(text.split())
        for name, text in (*facts.named_prose, *facts.loose_texts)
        if (not fields or name in fields) and text not in facts.taken_away
    ]
    if target.value.startswith(AT_BEGINNING):
        begun = target.value.removeprefix(AT_BEGINNING)
        return YES if any(text.casefold().startswith(begun) for text in texts) else NO
    looks = facts.harmless or (facts.actions & LOOKING and not facts.actions & _MAKING)
    if not looks and any(says(text, target.value) for text in texts):
        return YES
    return MAYBE if any("trailer" in name for name in facts.fields) else NO


def _has_emoji(facts: Facts) -> Truth:
    """Whether a commit message has an emoji; one that the call does not show may."""
    texts = [text for _, text in facts.named_prose if text.strip()]
    if facts.harmless:
        return NO
    if any(EMOJIS in message_features(text) for text in texts):
        return YES
    if any(EMOJIS in message_features(value) for value in facts.values):
        return MAYBE
    plain = bool(texts) and not any(_MADE.search(text) for text in texts)
    shown = plain and facts.flags.isdisjoint(("-e", "--edit"))
    return NO if shown or (facts.actions_known and facts.actions <= {"push"}) else MAYBE
