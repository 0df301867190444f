"""Reads the turns of a Claude Code transcript, a file of JSON lines that grows with the session.

Unknown lines are skipped, since the format belongs to the runtime and changes between versions.
"""

import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from memoryd_client.hooks.typed_text import is_by_the_user, typed_text

BUILT_IN_TOOLS = (
    *("Agent", "Bash", "Edit", "Glob", "Grep"),
    *("NotebookEdit", "Read", "WebFetch", "WebSearch", "Write"),
)
"""The tools of every session that act on files, programs or the network, or through another agent.
Source: https://code.claude.com/docs/en/tools-reference"""

_LONGEST_TEXT = 200_000
_MOST_BYTES = 300_000
"""The maximum size of each text of a turn in UTF-8. Both texts and the tool calls must fit into one
request."""
_MOST_CALLS = 1_000
_MOST_TOOLS = 500
_LONGEST_OUTPUT = 500
_TOOL_NAME = re.compile(r"[A-Za-z0-9_.:/-]{1,128}")


@dataclass(slots=True)
class Call:
    """A tool call. `output`: the start of its output if it failed, else empty."""

    name: str
    success: bool = True
    output: str = ""


@dataclass(slots=True)
class Turn:
    """A message of the user and everything up to the next one. `available_tools`: the built-in
    tools and those that the transcript names up to the end of the turn."""

    turn_id: str
    user_message: str
    assistant_response: str = ""
    tool_calls: list[Call] = field(default_factory=list)
    available_tools: list[str] = field(default_factory=list)


def read_turns(path: str | os.PathLike[str]) -> list[Turn]:
    """Read the turns, oldest first. Raises ValueError if the file cannot be read."""
    reader = _Reader()
    try:
        with Path(path).open(encoding="utf-8", errors="replace") as file:
            for entry in map(_entry, file):
                reader.add(entry)
    except OSError as problem:
        raise ValueError(f"the transcript cannot be read: {problem}") from None
    reader.end_turn()
    return reader.turns


class _Reader:
    """Builds the turns from the entries of a transcript."""

    def __init__(self) -> None:
        self.turns: list[Turn] = []
        self._calls: dict[str, Call] = {}
        self._tools = dict.fromkeys(BUILT_IN_TOOLS)

    def add(self, entry: dict[str, Any]) -> None:
        """Add an entry. Entries that sub-agents or the runtime itself wrote are skipped."""
        if entry.get("isSidechain"):
            return
        if entry.get("type") == "user":
            self._add_results(entry)
            text = typed_text(_texts(entry)) if is_by_the_user(entry) else ""
            if text:
                self.end_turn()
                self.turns.append(Turn(str(entry.get("uuid", len(self.turns))), text))
        elif entry.get("type") == "assistant" and self.turns and not entry.get("isMeta"):
            self._add_response(entry, self.turns[-1])
        elif entry.get("type") == "attachment":
            self._add_tools(entry.get("attachment"))

    def end_turn(self) -> None:
        """Set the tools of the last turn and truncate its texts to memoryd's limits."""
        if self.turns:
            turn = self.turns[-1]
            turn.available_tools = list(self._tools)[:_MOST_TOOLS]
            turn.user_message = _cut(turn.user_message[:_LONGEST_TEXT], _MOST_BYTES)
            turn.assistant_response = _cut(turn.assistant_response, _MOST_BYTES)

    def _add_results(self, entry: dict[str, Any]) -> None:
        for block in _blocks(entry):
            call = self._calls.get(str(block.get("tool_use_id")))
            if block.get("type") == "tool_result" and call and block.get("is_error"):
                call.success, call.output = False, _output(block)

    def _add_response(self, entry: dict[str, Any], turn: Turn) -> None:
        response = "\n".join(filter(None, [turn.assistant_response, *_texts(entry)]))
        turn.assistant_response = response[:_LONGEST_TEXT]
        for block in _blocks(entry):
            name = str(block.get("name"))
            if block.get("type") != "tool_use" or not _TOOL_NAME.fullmatch(name):
                continue
            self._tools[name] = None
            if len(turn.tool_calls) < _MOST_CALLS:
                self._calls[str(block.get("id"))] = call = Call(name)
                turn.tool_calls.append(call)

    def _add_tools(self, attachment: Any) -> None:
        """Add the tools that the runtime loads on demand, such as those of MCP servers."""
        if isinstance(attachment, dict) and attachment.get("type") == "deferred_tools_delta":
            names = attachment.get("addedNames")
            for name in names if isinstance(names, list) else ():
                if isinstance(name, str) and _TOOL_NAME.fullmatch(name):
                    self._tools[name] = None


def _entry(line: str) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return entry if isinstance(entry, dict) else {}


def _blocks(entry: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the blocks of a message, except blocks whose text is not a string."""
    message = entry.get("message")
    content = message.get("content") if isinstance(message, dict) else None
    if isinstance(content, str):
        yield {"type": "text", "text": content}
    for block in content if isinstance(content, list) else ():
        if isinstance(block, dict) and isinstance(block.get("text", ""), str):
            yield block


def _texts(entry: dict[str, Any]) -> list[str]:
    return [block.get("text", "") for block in _blocks(entry) if block.get("type") == "text"]


def _output(block: dict[str, Any]) -> str:
    content = block.get("content")
    if isinstance(content, list):
        content = " ".join(str(one.get("text", "")) for one in content if isinstance(one, dict))
    return _cut(str(content), _LONGEST_OUTPUT)


def _cut(text: str, most_bytes: int) -> str:
    """Truncate a text to `most_bytes` of UTF-8. Lone surrogates become "?"."""
    return text.encode("utf-8", "replace")[:most_bytes].decode("utf-8", "ignore")
