"""Which calls of `memoryctl` and of the daemon's methods a guarded agent may make."""

import re
from collections.abc import Sequence

from memoryd.rules.judging.guarded_methods import (
    GUARDED_COMMANDS,
    GUARDED_IN_CLIENTS,
    GUARDED_METHODS,
    OPEN_COMMANDS,
    OPEN_METHODS,
)
from memoryd.rules.judging.guarded_things import NAME

_OPTIONS_WITH_VALUE = frozenset({"--user", "--socket", "--timeout"})
_ONLY_SHOWN = frozenset({"-h", "--help", "--version"})
_ASKING = frozenset({"help", "version", "list", "show", "get", "ls", "info", "history", "search"})
_GROUPS = frozenset(name.split()[0] for name in OPEN_COMMANDS if " " in name)
_NAMES = "|".join(map(re.escape, sorted(GUARDED_METHODS, key=len, reverse=True)))
_IN_REQUEST = re.compile(rf"[\"']?method[\"']?\s*[:=]\s*[\"']?(?:{_NAMES})(?![\w.])")
_UNDERSCORED = re.compile(rf"(?<!\w)(?:{_NAMES.replace(chr(92) + '.', '_')})\s*\(")
_CLIENT = re.compile(r"memoryd_client|memoryd(?:\.js)?[\"']")
_IN_CLIENT = re.compile(rf"\.\s*(?:{'|'.join(sorted(GUARDED_IN_CLIENTS))})\s*\(")
_GAP = re.compile(r"[^a-z0-9]+")
_SHORT_NAMES = tuple(f"_{name.rpartition('.')[2]}" for name in GUARDED_METHODS)
_RUN_TOGETHER = frozenset(
    _GAP.sub("", name.replace("_", ""))
    for name in GUARDED_METHODS
    if name.startswith(("memory.", "daemon."))
)
"""Methods whose names say that they are this daemon's, without what parts their words."""


def changes_something(words: Sequence[str], *, more: bool = False) -> bool:
    """Whether `memoryctl` with the arguments `words` may call a guarded method.

    `more`: arguments that are not known follow. A command that is not known counts as guarded,
    unless it only asks by its name: memoryctl rejects both.
    """
    operands: list[str] = []
    rest = iter(words)
    for word in rest:
        if word == "--":
            operands.extend(rest)
        elif word in _OPTIONS_WITH_VALUE:
            next(rest, None)
        elif word in _ONLY_SHOWN:
            return False
        elif not word.startswith("-"):
            operands.append(word)
    names = [operand.casefold() for operand in operands[:2]]
    if not names or names in ([each] for each in _GROUPS):
        return more
    if names[0] == "call":
        return len(names) < 2 or names[1] not in OPEN_METHODS
    known = (names[0], " ".join(names))
    if not GUARDED_COMMANDS.isdisjoint(known):
        return True
    return OPEN_COMMANDS.isdisjoint(known) and _ASKING.isdisjoint(names)


def without_socket(words: Sequence[str]) -> tuple[str, ...]:
    """The arguments of `memoryctl` without the socket that it is to use."""
    return tuple(
        word
        for before, word in zip(("", *words), words, strict=False)
        if before != "--socket" and not word.startswith("--socket=")
    )


def requests_guarded(text: str) -> bool:
    """Whether `text` holds a request of a guarded method, as JSON-RPC spells it."""
    return "method" in text and bool(_IN_REQUEST.search(text))


def calls_guarded(code: str) -> bool:
    """Whether `code` calls a guarded method by its name with underscores, `memory_export(`, or
    uses a client and calls one by its name there: `.export(`."""
    if _UNDERSCORED.search(code):
        return True
    return bool(_CLIENT.search(code) and _IN_CLIENT.search(code))


def is_guarded_tool(tool_name: str) -> bool:
    """Whether a tool is a guarded method by its name, also as a server of tools spells it:
    `memory.turn_complete`, `mcp__memoryd__user_purge`, `mcp__memory__tool_rule_put`."""
    name = tool_name.strip().casefold()
    if is_guarded_method(name):
        return True
    words = "_".join(filter(None, _GAP.split(name)))
    if NAME in name and words.endswith(_SHORT_NAMES):
        return True
    return words.replace("_", "").removeprefix("mcp").removeprefix(NAME) in _RUN_TOGETHER


def is_guarded_method(text: str) -> bool:
    """Whether `text` is the name of a guarded method."""
    return text.strip() in GUARDED_METHODS
