"""What the arguments of a call mean beside their names: by the kind of the tool, by their text, and
as the state that a thing shall have."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.arguments import Argument
from memoryd.rules.judging.sql import looks_like_sql
from memoryd.rules.judging.tool_family import tool_actions

_LINES = frozenset(
    {"input", "text", "data", "value", "body", "content", "query", "statement", "request", "task"}
    | {"stdin", "raw", "payload", "lines", "steps", "c", "execute", "instruction", "do", "prompt"}
)
"""Arguments of a shell that hold its command line where no other does."""
_OF_COMMANDS = frozenset({"shell", "git", "container", "cloud", "package"})
_SAID = frozenset(
    {"message", "title", "description", "comment", "note", "notes", "subject", "summary", "reason"}
    | {"prompt", "label", "labels", "name", "content", "old", "new", "commit_message"}
)
_TOWARDS = frozenset({"target", "targets", "dest", "destination"})
"""Arguments of a tool for messages that say whom or where they go to."""
_PATCHES = frozenset({"patch", "diff", "input", "changes", "edits", "text"})
_PATCHED = re.compile(
    r"^(?:\*\*\* (?:Add|Update|Delete) File: |\*\*\* Move to: |(?:---|\+\+\+) (?:[ab]/)?|rename "
    r"(?:from|to) )"
    r"(?!/dev/null)([^\n\t]{1,400})",
    re.MULTILINE,
)
_MAX_PATCH = 200_000
_STATE_NAMES = frozenset(
    {"state", "power", "status", "value", "side", "turn", "transition"}
    | {"response", "rsvp", "decision"}
)
_STATES = {
    "on": "turn_on",
    "off": "turn_off",
    "locked": "lock",
    "unlocked": "unlock",
    "open": "open_up unlock",
    "opened": "open_up unlock",
    "closed": "close lock",
    "armed": "arm",
    "disarmed": "disarm",
    "up": "raise",
    "down": "lower",
    "buy": "pay",
    "sell": "sell",
    "muted": "mute",
    "unmuted": "unmute",
}
"""What a call does that states the state a thing shall have."""
_SWITCHES = {
    **dict.fromkeys(("on", "power", "state"), ("turn_on", "turn_off")),
    "locked": ("lock", "unlock"),
    "open": ("open_up unlock", "close lock"),
    "armed": ("arm", "disarm"),
    "muted": ("mute", "unmute"),
    "enabled": ("enable", "disable"),
}
"""The same for what is true or false."""


def by_tool(flat: Sequence[Argument], kinds: frozenset[str], tool_name: str) -> Iterator[Argument]:
    """The arguments, those of a shell or a database that hold its command line or its statement
    under another name than usual in that role, and texts of patches with the paths they change."""
    shell = bool(kinds & _OF_COMMANDS) and not kinds & {"sql", "message"}
    shell = shell and not ("shell" not in kinds and tool_actions(tool_name))
    shell = shell and not any(each.role in ("command", "action") for each in flat)
    database = "sql" in kinds
    for each in flat:
        loose = each.role in ("prose", "unknown") and bool(each.text)
        line = each.role == "unknown" or each.name == "input"
        line = (line and " " in each.text) or ("shell" in kinds and each.name in _LINES)
        if shell and line and each.text and each.name not in _SAID:
            yield replace(each, role="command")
        elif "message" in kinds and each.name in _TOWARDS:
            yield replace(each, role="recipient")
        elif database and loose and looks_like_sql(each.text):
            yield replace(each, role="sql")
        elif each.name in _PATCHES and each.role == "prose":
            yield each
            for path in _PATCHED.findall(each.text[:_MAX_PATCH]):
                yield Argument("path", "path", path.strip())
        elif "file" in kinds and "message" not in kinds and each.name in ("from", "to"):
            yield replace(each, role="path")
        else:
            yield each


def stated_actions(argument: Argument) -> list[str]:
    """The classes of what is done where `argument` states how a thing shall be: on, locked, …"""
    last = argument.name.rsplit("_", 1)[-1]
    if argument.role == "flag":
        return _SWITCHES.get(last, ("", ""))[not argument.text].split()
    if last not in _STATE_NAMES:
        return []
    state = argument.text.strip().casefold()[:40]
    return (_STATES.get(state) or class_of(state) or "").split()
