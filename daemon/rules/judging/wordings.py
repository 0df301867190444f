"""What texts must not say: "commit messages must never contain [skip ci]", "no 'WIP' in titles"."""

import re

from memoryd.rules.judging.target import UNSAID, Target
from memoryd.rules.judging.target_patterns import QUOTED
from memoryd.rules.judging.targets import TargetReader, quoted

_WITHOUT_TEXTS = frozenset({"file", "sql"})
"""Families of tools of which the texts are no messages."""
_OF_COMMANDS = frozenset({"shell", "container", "cloud", "package", "web"})
_ANY = r"(?:\"[^\"]+\"|(?<!\w)'[^']+'(?!\w)|“[^”]+”|‘[^’]+’|`[^`]+`|\[[\w #/:.-]{2,40}\])"
_LISTED = rf"{_ANY}(?:(?:\s*,\s*(?:or\s+|and\s+)?|\s+(?:or|and|nor)\s+){_ANY})*"
_NOUN = r"(?:(?:the\s+)?(?:words?|phrases?|texts?|strings?|tags?|markers?)\s+)?"
_TEXTS = (
    r"(?:(?:commits?|prs?|pull[- ]requests?|mrs?|merge[- ]requests?|issues?|tickets?|releases?|"
    r"e-?mails?|subject|event|meeting)\s+)?(?:messages?|titles?|subjects?|subject\s+lines?|"
    r"descriptions?|bod(?:y|ies)|captions?|headlines?|comments?|commits|notes)"
)
_HOLDING = r"(?:contain|include|mention|hold|carry|say|have)(?:s|ing)?"
_FIRST = re.compile(
    rf"^\s*(?:ever\s+)?(?:contain|include|mention)\s+(?P<noun>{_NOUN})(?P<said>{_LISTED})", re.I
)
"""`contain [skip ci]`, of something that was named before."""
_IN_TEXTS = re.compile(
    rf"(?P<noun>{_NOUN})(?P<said>{_LISTED})\s+(?:in|as|to|into|from|at\s+the\s+(?:start|end|beginning)\s+of)\s+"
    rf"(?:(?:an?|any|the|my|our|your|all|its)\s+)?{_TEXTS}(?!\w)",
    re.IGNORECASE,
)
_TEXTS_WITH = re.compile(
    rf"(?<!\w){_TEXTS}\s+(?:with|(?:that\s+|which\s+)?{_HOLDING})\s+(?P<noun>{_NOUN})"
    rf"(?P<said>{_LISTED})",
    re.IGNORECASE,
)
_NAMED = re.compile(
    r"^\s*mention\s+(?P<noun>)(?P<said>[A-ZÄÖÜÀ-Þ][\w-]*(?:\s[A-ZÄÖÜÀ-Þ][\w-]*)*)"
    rf"(?=\s*$|\s+in\s+(?:(?:an?|any|the|my|our)\s+)?{_TEXTS}\s*$)"
)
"""`mention Claude`, where nobody is written to."""
_PIECE = re.compile(_ANY)
_PUTTING = re.compile(
    rf"\s*(?:ever\s+)?(?:(?:put|add|us|includ|contain|mention|say|writ|send|e?-?mail|messag|text|post|"
    rf"tweet|publish|creat|mak|typ|commit|hav)(?:e|t?ing)?\s|(?:any\s+)?{_TEXTS}\s|{_NOUN}{_ANY})",
    re.IGNORECASE,
)
"""How a ban begins that is about a text to be written: not "reply to mails with …", whose text
the call does not show."""
SAYING = frozenset({"send", "write", "create", "use"})
"""Classes of what is done by putting words into a text: "mention", "put", "add"."""


def take_wordings(reader: TargetReader, kinds: frozenset[str]) -> bool:
    """Read what texts must not say as a wording, beside whatever else it may be; whether any is."""
    before = len(reader.targets)
    if (kinds & _WITHOUT_TEXTS and "git" not in kinds) or not _PUTTING.match(reader.text):
        return False
    patterns = [_IN_TEXTS, _TEXTS_WITH]
    if not kinds & _OF_COMMANDS:
        patterns += [_FIRST, _NAMED] if kinds and "message" not in kinds else [_FIRST]
    for pattern in patterns:
        reader.text = pattern.sub(lambda match: _said(match, reader, kinds), reader.text)
    return len(reader.targets) > before


def _said(match: re.Match[str], reader: TargetReader, kinds: frozenset[str]) -> str:
    marks = []
    for piece in _PIECE.findall(match["said"]) or [f'"{match["said"]}"']:
        first = len(reader.targets)
        reader.targets += _readings(piece, kinds)
        marks += [f"\x01{first}\x01 or \x01{first + 1}\x01"]
    start, end = (at - match.start() for at in (match.start("noun"), match.end("said")))
    return f"{match[0][:start]} {' or '.join(marks)} {match[0][end:]}"


def _readings(piece: str, kinds: frozenset[str]) -> tuple[Target, Target]:
    """What stands in quotation marks or brackets: as what it would be elsewhere, as a wording."""
    plain = piece[1:-1].strip().casefold()
    mark = QUOTED.fullmatch(piece)
    other = quoted(mark, kinds) if mark else None
    wording = Target("phrase", piece.casefold() if piece[0] == "[" else plain, (UNSAID,))
    return other or Target("name", plain, tuple(plain.split())), wording
