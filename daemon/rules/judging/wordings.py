"""What texts must not say: "commit messages must never contain [skip ci]", "no 'WIP' in titles"."""

import re
from collections.abc import Iterable

from memoryd.rules.judging.actions import NO, YES, Truth
from memoryd.rules.judging.arguments import role_of
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.features import says
from memoryd.rules.judging.target import SAID, UNSAID, Target
from memoryd.rules.judging.targets import TargetReader
from memoryd.rules.judging.tokens import word_set

_MIN_PARTED, _MIN_STEM = 2, 5
_LOOKING = frozenset({"read", "search", "query"})
_MAKING = frozenset({"send", "write", "create", "commit"})
_WITHOUT_TEXTS = frozenset({"file", "sql"})
"""Families of tools of which the texts are no messages."""
_OF_COMMANDS = frozenset({"shell", "container", "cloud", "package", "web"})
_ANY = r"(?:\"[^\"]+\"|(?<!\w)'[^']+'(?!\w)|“[^”]+”|‘[^’]+’|`[^`]+`|\[[\w #/:.-]{2,40}\])"
_LISTED = rf"{_ANY}(?:(?:\s*,\s*(?:or\s+|and\s+)?|\s+(?:or|and|nor)\s+){_ANY})*"
_NOUN = r"(?:(?:the\s+)?(?:words?|phrases?|texts?|strings?|tags?|markers?)\s+)?"
_TEXTS = (
    r"(?:(?:commits?|prs?|pull[- ]requests?|mrs?|merge[- ]requests?|issues?|tickets?|releases?|"
    r"e-?mails?|subject|event|meeting)\s+)?(?:messages?|titles?|subjects?|subject\s+lines?|"
    r"descriptions?|bod(?:y|ies)|captions?|headlines?|comments?|commits|notes|e-?mails)"
)
_HOLDING = r"(?:contain|include|mention|hold|carry|say|have)(?:s|ing)?"
_PATTERNS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"(?P<noun>{_NOUN})(?P<said>{_LISTED})\s+(?:in|as|to|into|from|"
        rf"at\s+the\s+(?:start|end|beginning)\s+of)\s+"
        rf"(?:(?:an?|any|the|my|our|your|all|its)\s+)?{_TEXTS}(?!\w)",
        rf"(?<!\w){_TEXTS}\s+(?:with|(?:that\s+|which\s+)?{_HOLDING})\s+(?P<noun>{_NOUN})"
        rf"(?P<said>{_LISTED})",
    )
)
_FIRST = re.compile(
    rf"^\s*(?:ever\s+)?(?:contain|include|mention)\s+(?P<noun>{_NOUN})(?P<said>{_LISTED}|"
    r"(?-i:[A-Z][\w-]*(?=\s*$)))(?!.*\s(?:to|outside)\s)",
    re.IGNORECASE,
)
"""`contain [skip ci]`, `mention Claude`, of something that was named before."""
_PIECE = re.compile(_ANY)
MAY_BE_WORDING = re.compile(r"[\"'“‘`\[]|mention", re.IGNORECASE)
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
    for piece in _PIECE.findall(match["said"]) or [f'"{match["said"]}"']:
        wording = piece if piece[0] == "[" else piece[1:-1].strip()
        reader.targets.append(Target("phrase", wording.casefold(), (UNSAID, *sorted(fields))))
        marks.append(f"\x01{len(reader.targets) - 1}\x01")
    start, end = (at - match.start() for at in (match.start("noun"), match.end("said")))
    return f"{match[0][:start]} {' or '.join(marks)} {match[0][end:]}"


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
    fields = frozenset(target.words) - {UNSAID}
    texts = [
        " ".join(text.split())
        for name, text in (*facts.named_prose, *facts.loose_texts)
        if (not fields or name in fields) and text not in facts.taken_away
    ]
    looks = facts.harmless or (facts.actions & _LOOKING and not facts.actions & _MAKING)
    return YES if not looks and any(says(text, target.value) for text in texts) else NO
