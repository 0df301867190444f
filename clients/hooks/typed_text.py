"""Which texts of a transcript the user typed. What the user said can lay down a rule and lift one,
so a text that the runtime wrote in the user's place, or beside the user's words, does not count.
"""

import re
from collections.abc import Iterable
from typing import Any

_NOT_TYPED = (
    "isMeta",
    "isCompactSummary",
    "isVisibleInTranscriptOnly",
    "toolUseResult",
    "sourceToolUseID",
)
"""The fields with which Claude Code marks an entry that it wrote itself."""

_FIRST_WORDS = (
    "[Request interrupted by user",
    "This session is being continued from a previous conversation",
    "Caveat: The messages below were generated",
    "SubagentStop hook feedback:",
    "Stop hook feedback:",
)
"""Of texts of the runtime in transcripts of versions that did not mark them."""

_FILLED = re.compile(r"<[A-Za-z]+(?:[-_][A-Za-z]+)+(?:\s[^<>]*)?>")
"""How a text begins that the runtime filled: it tags with names of several words, as <bash-stdout>
or <task-notification>, and may add words of its own after the element."""

_ADDED = re.compile(r"<(system-reminder|ide_[a-z_]+)(?:\s[^<>]*)?>")
_ADDED_END = re.compile(r"</(system-reminder|ide_[a-z_]+)\s*>")
"""The elements that may stand beside the user's words in one text."""


def is_by_the_user(entry: dict[str, Any]) -> bool:
    """Whether the user typed an entry of type `user`, as far as its fields say."""
    if any(entry.get(name) for name in _NOT_TYPED):
        return False
    origin = entry.get("origin")
    if isinstance(origin, dict) and origin.get("kind", "human") != "human":
        return False
    if entry.get("promptSource") == "system":
        return False
    content = entry["message"].get("content") if isinstance(entry.get("message"), dict) else None
    blocks = content if isinstance(content, list) else []
    return not any(isinstance(one, dict) and one.get("type") == "tool_result" for one in blocks)


def typed_text(texts: Iterable[str]) -> str:
    """The user's words out of the text blocks of an entry; empty if there are none."""
    return "\n".join(filter(None, map(_typed, texts))).strip()


def _typed(text: str) -> str:
    """A text without what the runtime added. An element ends with the last closing tag of its
    name: its content, such as a file, may hold closing tags that would end it early."""
    ends = {match[1]: match.end() for match in _ADDED_END.finditer(text)}
    kept: list[str] = []
    position = 0
    for match in _ADDED.finditer(text):
        if match.start() >= position:
            kept.append(text[position : match.start()])
            end = ends.get(match[1], 0)
            position = end if end > match.start() else len(text)
    typed = "".join([*kept, text[position:]]).strip()
    return "" if typed.startswith(_FIRST_WORDS) or _FILLED.match(typed) else typed
