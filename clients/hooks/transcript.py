"""The turns of a Claude Code transcript: a file of JSON lines that is written as the session goes.

Lines that are not understood are passed over: the format is the runtime's own and grows.
"""

import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

_LONGEST_TEXT = 200_000
_MOST_BYTES = 300_000
"""Of each text of a turn in UTF-8: two of them and the calls fit into one request."""
_MOST_CALLS = 1_000
_LONGEST_OUTPUT = 500
_BY_THE_RUNTIME = ("<command-", "<local-command-", "<bash-", "<system-reminder>", "Caveat: ")
"""How texts begin that stand in the user's place without being the user's words."""
_TOOL_NAME = re.compile(r"[A-Za-z0-9_.:/-]{1,128}")


@dataclass(slots=True)
class Call:
    """A tool that ran. `output` is its text if it failed, cut short, else empty."""

    name: str
    success: bool = True
    output: str = ""


@dataclass(slots=True)
class Turn:
    """What the user said and what followed, up to the next thing that the user said."""

    turn_id: str
    user_message: str
    assistant_response: str = ""
    tool_calls: list[Call] = field(default_factory=list)


def read_turns(path: str | os.PathLike[str]) -> list[Turn]:
    """The turns, oldest first. Raises OSError's ValueError where there is no file to read."""
    turns: list[Turn] = []
    calls: dict[str, Call] = {}
    try:
        with Path(path).open(encoding="utf-8", errors="replace") as file:
            for entry in map(_entry, file):
                _add(entry, turns, calls)
    except OSError as problem:
        raise ValueError(f"the transcript cannot be read: {problem}") from None
    for turn in turns:
        turn.user_message = _cut(turn.user_message, _MOST_BYTES)
        turn.assistant_response = _cut(turn.assistant_response, _MOST_BYTES)
    return turns


def _add(entry: dict[str, Any], turns: list[Turn], calls: dict[str, Call]) -> None:
    """Add one line to the turns; sub-agents and what the runtime notes for itself are left out."""
    if entry.get("isSidechain") or entry.get("isMeta"):
        return
    blocks = list(_blocks(entry))
    text = "\n".join(block["text"] for block in blocks if block.get("type") == "text")
    if entry.get("type") == "user":
        for block in blocks:
            call = calls.get(str(block.get("tool_use_id")))
            if block.get("type") == "tool_result" and call and block.get("is_error"):
                call.success, call.output = False, _output(block)
        if text.strip() and not text.lstrip().startswith(_BY_THE_RUNTIME):
            turns.append(Turn(str(entry.get("uuid", len(turns))), text[:_LONGEST_TEXT]))
    elif entry.get("type") == "assistant" and turns:
        turn = turns[-1]
        answer = "\n".join(filter(None, [turn.assistant_response, text]))
        turn.assistant_response = answer[:_LONGEST_TEXT]
        for block in blocks:
            name = str(block.get("name"))
            if block.get("type") != "tool_use" or not _TOOL_NAME.fullmatch(name):
                continue
            if len(turn.tool_calls) < _MOST_CALLS:
                calls[str(block.get("id"))] = call = Call(name)
                turn.tool_calls.append(call)


def _entry(line: str) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return entry if isinstance(entry, dict) else {}


def _blocks(entry: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The content of a message as blocks; texts that are no strings are left out."""
    message = entry.get("message")
    content = message.get("content") if isinstance(message, dict) else None
    if isinstance(content, str):
        yield {"type": "text", "text": content}
    for block in content if isinstance(content, list) else ():
        if isinstance(block, dict) and isinstance(block.get("text", ""), str):
            yield block


def _output(block: dict[str, Any]) -> str:
    content = block.get("content")
    if isinstance(content, list):
        content = " ".join(str(one.get("text", "")) for one in content if isinstance(one, dict))
    return _cut(str(content), _LONGEST_OUTPUT)


def _cut(text: str, most_bytes: int) -> str:
    """The start of a text, in so many bytes of UTF-8 at most; a "?" for half a character."""
    return text.encode("utf-8", "replace")[:most_bytes].decode("utf-8", "ignore")
