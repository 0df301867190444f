"""Which texts of a transcript the user typed. What the user said can lay down a rule and lift one,
so a text that the runtime wrote in the user's place, or beside the user's words, does not count.
"""

import re
from collections.abc import Iterable
from typing import Any

_FLAGS = (
    "isMeta",
    "isCompactSummary",
    "isVisibleInTranscriptOnly",
    "isApiErrorMessage",
    "isScheduled",
)
_SOURCES = ("sourceToolUseID", "sourceToolAssistantUUID", "agentId")
"""The fields with which Claude Code marks an entry that it wrote itself: a flag that is set, or an
id of what the entry came from."""

_FIRST_WORDS = (
    "[Request interrupted by user",
    "This session is being continued from a previous conversation",
    "Caveat: The messages below were generated",
    "Base directory for this skill:",
    "User has approved your plan",
)
"""Of texts of the runtime in transcripts of versions that did not mark them."""

_HOOK_TEXT = re.compile(
    r"(?:(?:[A-Z][a-z]+){2,}|Stop|Notification|Setup)(?::[^\s:]{1,128})? (?:hook|operation)\b"
    r"[^:\n]{0,80}:"
)
"""How the runtime begins what a hook says: an event, with what it was about, and what came of it,
as in "PreToolUse:Bash hook feedback:" or "UserPromptSubmit operation blocked by hook:"."""

_FILLED = re.compile(r"<([A-Za-z]+(?:[-_][A-Za-z]+)+)(?:\s[^<>]*)?>")
"""How a text begins that the runtime filled: it tags with names of several words, as <bash-stdout>
or <task-notification>, and may add words of its own after the element."""

_ADDED = re.compile(r"<(system-reminder|ide_[a-z_]+)(?:\s[^<>]*)?>")
_ADDED_END = re.compile(r"</(system-reminder|ide_[a-z_]+)\s*>")
"""The elements that may stand beside the user's words in one text."""


def is_by_the_user(entry: dict[str, Any]) -> bool:
    """Whether the user typed an entry of type `user`, as far as its fields say."""
    if "toolUseResult" in entry or any(entry.get(flag) for flag in _FLAGS):
        return False
    if any(entry.get(source) is not None for source in _SOURCES):
        return False
    origin = entry.get("origin")
    if origin is not None and not (
        isinstance(origin, dict) and origin.get("kind", "human") == "human"
    ):
        return False
    message = entry.get("message")
    if entry.get("promptSource") == "system" or not isinstance(message, dict):
        return False
    if message.get("role", "user") != "user":
        return False
    content = message.get("content")
    blocks = content if isinstance(content, list) else []
    return not any(isinstance(one, dict) and one.get("type") == "tool_result" for one in blocks)


def typed_text(texts: Iterable[str]) -> str:
    """The user's words out of the text blocks of an entry; empty if there are none. An element that
    one block leaves open goes on in the next."""
    blocks = list(texts)
    for index, text in enumerate(blocks):
        if _leaves_open(text):
            blocks[index:] = ["\n".join(blocks[index:])]
            break
    return "\n".join(filter(None, map(_typed, blocks))).strip()


def _leaves_open(text: str) -> bool:
    """Whether the last element that the runtime wrote in a text does not end there."""
    if filled := _FILLED.match(text.lstrip()):
        return f"</{filled[1]}" not in text
    ends = _ends(text)
    return any(match.start() > ends.get(match[1], -1) for match in _ADDED.finditer(text))


def _ends(text: str) -> dict[str, int]:
    """Where the last closing tag of each element's name ends."""
    return {match[1]: match.end() for match in _ADDED_END.finditer(text)}


def _typed(text: str) -> str:
    """A text without what the runtime added. An element ends with the last closing tag of its
    name: its content, such as a file, may hold closing tags that would end it early."""
    ends = _ends(text)
    kept: list[str] = []
    position = 0
    for match in _ADDED.finditer(text):
        if match.start() >= position:
            kept.append(text[position : match.start()])
            end = ends.get(match[1], 0)
            position = end if end > match.start() else len(text)
    typed = "".join([*kept, text[position:]]).strip()
    of_the_runtime = (
        typed.startswith(_FIRST_WORDS) or _HOOK_TEXT.match(typed) or _FILLED.match(typed)
    )
    return "" if of_the_runtime else typed
