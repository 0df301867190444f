"""What the objects of a clause are, as its verb and the words beside them tell."""

import re
from dataclasses import replace

from memoryd.rules.judging.target import Kind
from memoryd.rules.judging.targets import TargetReader

_APPOSITION = re.compile(r"(?<!\w)((?:my|our|the|his|her)\s+[a-z]+\s+)(\x01\d+\x01)", re.IGNORECASE)
"""`the plumber Joe Banks`: what he is says no more."""
_MENTIONING = re.compile(
    r"(?<!\w)(?:mention(?:ing)?|discuss(?:ing)?|disclos(?:e|ing)|leak(?:ing)?|bring(?:ing)? up|"
    r"talk(?:ing)? about)(?!.*\sto\s)",
    re.IGNORECASE,
)
_INTO = re.compile(r"(?<!\w)(?:to|into|in)\s", re.IGNORECASE)


def by_use(reader: TargetReader, kinds: frozenset[str], body: str, verbs: set[str]) -> None:
    """On a tool for messages, what must not be mentioned is a wording, and what messages are moved
    to is no person."""
    if "message" not in kinds:
        return
    kind: Kind | None = "phrase" if _MENTIONING.search(body) else None
    kind = kind or ("name" if verbs == {"move"} and _INTO.search(body) else None)
    if kind:
        reader.targets[:] = [
            replace(each, kind=kind) if each.kind in ("name", "person") else each
            for each in reader.targets
        ]


def without_apposition(reader: TargetReader) -> None:
    """Leave out what a named person is: the name alone counts."""
    reader.text = _APPOSITION.sub(
        lambda m: m[2] if reader.targets[int(m[2][1:-1])].kind == "person" else m[0], reader.text
    )
