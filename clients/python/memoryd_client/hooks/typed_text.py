"""Finds the texts in a transcript that the user typed.

Such texts can create and lift rules, so texts that the runtime adds to the user's messages must not
count as typed.
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
"""Claude Code marks an entry that it wrote itself with one of these flags, or with the id of the
entry's source."""

_FIRST_WORDS = (
    "[Request interrupted by user",
    "This session is being continued from a previous conversation",
    "Caveat: The messages below were generated",
    "Base directory for this skill:",
    "User has approved your plan",
)
"""The first words of texts that the runtime wrote. Older versions of Claude Code do not mark such
texts in any other way."""

_HOOK_MESSAGE = re.compile(
    r"(?:(?:[A-Z][a-z]+){2,}|Stop|Notification|Setup)(?::[^\s:]{1,128})? (?:hook|operation)\b"
    r"[^:\n]{0,80}:"
)
"""The start of a hook's message: the event, its subject and its outcome, such as
"PreToolUse:Bash hook feedback:" or "UserPromptSubmit operation blocked by hook:"."""

_RUNTIME_TEXT = re.compile(r"<([A-Za-z]+(?:[-_][A-Za-z]+)+)(?:\s[^<>]*)?>")
"""The start of a text that the runtime wrote: an element whose name has several words, such as
<bash-stdout> or <task-notification>. More of the runtime's text may follow the element."""

_RUNTIME_ELEMENT = re.compile(r"<(system-reminder|ide_[a-z_]+)(?:\s[^<>]*)?>")
_RUNTIME_ELEMENT_END = re.compile(r"</(system-reminder|ide_[a-z_]+)\s*>")
"""The start and end tags of the elements that the runtime adds to texts of the user."""


def is_by_the_user(entry: dict[str, Any]) -> bool:
    """Whether the user typed this entry of type `user`, judging by its fields."""
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
    """Return what the user typed in an entry's text blocks; empty if that is nothing. An element
    that is open at the end of a block continues in the next block."""
    blocks = list(texts)
    for index, text in enumerate(blocks):
        if _leaves_open(text):
            blocks[index:] = ["\n".join(blocks[index:])]
            break
    return "\n".join(filter(None, map(_typed, blocks))).strip()


def _leaves_open(text: str) -> bool:
    """Whether an element of the runtime is still open at the end of a text."""
    if filled := _RUNTIME_TEXT.match(text.lstrip()):
        return f"</{filled[1]}" not in text
    ends = _ends(text)
    return any(match.start() > ends.get(match[1], -1) for match in _RUNTIME_ELEMENT.finditer(text))


def _ends(text: str) -> dict[str, int]:
    """The end position of the last closing tag of each element, by element name."""
    return {match[1]: match.end() for match in _RUNTIME_ELEMENT_END.finditer(text)}


def _typed(text: str) -> str:
    """The text without elements that the runtime added; empty if the runtime wrote all of it. An
    element ends at the last closing tag with its name, since its content, such as a file, may
    contain closing tags."""
    ends = _ends(text)
    kept: list[str] = []
    position = 0
    for match in _RUNTIME_ELEMENT.finditer(text):
        if match.start() >= position:
            kept.append(text[position : match.start()])
            end = ends.get(match[1], 0)
            position = end if end > match.start() else len(text)
    typed = "".join([*kept, text[position:]]).strip()
    is_of_the_runtime = (
        typed.startswith(_FIRST_WORDS) or _HOOK_MESSAGE.match(typed) or _RUNTIME_TEXT.match(typed)
    )
    return "" if is_of_the_runtime else typed
