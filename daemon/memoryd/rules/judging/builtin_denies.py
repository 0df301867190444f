"""What no rule has to forbid: a guarded agent must not take off its own guard.

What a call reaches (places read, changed and removed, programs run, methods called, processes
ended) is compared with one table of guarded things. Prose does not count. The text is read as a
shell would read it: quotes, variables, `..`, globs, scripts inside scripts.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from memoryd.rules.judging.actions import LOOKING
from memoryd.rules.judging.arguments import Argument
from memoryd.rules.judging.call import Call, analyse
from memoryd.rules.judging.code_calls import codes_run
from memoryd.rules.judging.command import Command
from memoryd.rules.judging.command_line import parse_command_line
from memoryd.rules.judging.command_wrappers import SHELLS
from memoryd.rules.judging.guarded_code import (
    calls_daemon,
    calls_of,
    ends_daemon,
    touches_places,
    turns_hooks_off,
)
from memoryd.rules.judging.guarded_commands import (
    CALLS_GUARD,
    HIDES_GUARD,
    REACHES_GUARD,
    STOPS_GUARD,
    client_words,
    command_reason,
    words_acted_on,
)
from memoryd.rules.judging.guarded_places import GuardedPlaces
from memoryd.rules.judging.guarded_reach import reaches
from memoryd.rules.judging.guarded_text import names_guarded, plain_forms
from memoryd.rules.judging.guarded_things import (
    CODE_NAMES,
    HOOKS_OFF,
    LOOKING_AT,
    MANAGERS,
    PROCESS,
    STOPPING,
    STOPS,
    TYPING,
)
from memoryd.rules.judging.memoryctl_calls import (
    is_guarded_method,
    is_guarded_tool,
    requests_guarded,
    without_socket,
)
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.tool_family import is_code_tool, tool_actions, tool_words

__all__ = ["GuardedPlaces", "guard_reason"]

_RELAYS = SHELLS | word_set(
    """xargs parallel python python2 python3 perl ruby node php deno eval tee awk sqlite3
    sqlcipher rev tr"""
)
_SHORTEST = 4
_MAX_LINES = 64
"""Command lines in code that are read."""
_CODE_TEXTS = frozenset({"code", "script", "program"})
_CELLS = frozenset({"source", "new_source", "cell", "content"})
_SPOKEN = frozenset({"prose", "sender"})
_MARKED = re.compile(r"memory|emoryd|oxydra|claude|disableallhooks", re.IGNORECASE)
"""What a text has in it that is worth a closer look."""
_SETTINGS = re.compile(r"\.jsonc?$|settings", re.IGNORECASE)


def guard_reason(call: Call, guarded: GuardedPlaces) -> str:
    """Why the call is denied whatever the rules say; an empty string when it is not."""
    return (
        _line_reason(call, guarded)
        or _typed_reason(call)
        or _code_reason(call, guarded)
        or _tool_reason(call)
    )


def _line_reason(call: Call, guarded: GuardedPlaces) -> str:
    """What the texts, the commands and the places of a call say."""
    reason = _text_reason(call, guarded) or _commands_reason(call.commands)
    if reason:
        return reason
    return REACHES_GUARD if any(r.touches(guarded) for r in reaches(call, guarded)) else ""


def _text_reason(call: Call, guarded: GuardedPlaces) -> str:
    relayed = any(command.program in _RELAYS for command in call.commands)
    for text in _texts(call, relayed, guarded.socket_names):
        if len(text) < _SHORTEST:
            continue
        for form in plain_forms(text, decoding=relayed):
            if names_guarded(form) or any(place in form for place in guarded.sealed):
                return REACHES_GUARD
    return ""


def _texts(call: Call, relayed: bool, sockets: frozenset[str]) -> Iterator[str]:
    """The role-bearing texts of a call; of a command line, the words that it acts on."""
    read_as_commands = bool(call.commands)
    for argument in call.arguments:
        if argument.role in (*_SPOKEN, "flag", "amount") or _is_search(call, argument):
            continue
        if argument.role == "command" and read_as_commands and argument.name not in _CODE_TEXTS:
            continue
        yield argument.text
    for command in call.commands:
        if (words := client_words(command)) is not None:
            yield "\0".join((*without_socket(words), *command.writes, *command.reads))
            continue
        words = command.words if relayed else words_acted_on(command)
        if command.program in LOOKING_AT and not relayed:
            words = tuple(word for word in words if word.rsplit("/", 1)[-1] not in sockets)
        values = (value for name, value in command.assignments if name != "MEMORYD_SOCKET")
        yield "\0".join((*words, *command.writes, *command.reads, *values))
        if command.stdin and command.program in _RELAYS:
            yield command.stdin


def _is_search(call: Call, argument: Argument) -> bool:
    return (
        argument.role == "sql"
        and not call.kinds & {"sql"}
        and "select" not in argument.text[:200].casefold()
    )


def _commands_reason(commands: Sequence[Command]) -> str:
    return next(filter(None, (command_reason(commands, i) for i in range(len(commands)))), "")


def _typed_reason(call: Call) -> str:
    """What other arguments say as a command line: any that may be one, and what is typed."""
    if tool_actions(call.tool_name) and tool_actions(call.tool_name) <= LOOKING:
        return ""
    typed = _types(call)
    shown = _CELLS if _is_text_cell(call) else ()
    for argument in call.arguments:
        if argument.role == "command" and call.commands:
            continue
        if (argument.role in _SPOKEN and not typed) or _is_search(call, argument):
            continue
        if argument.name in shown:
            continue
        if _MARKED.search(argument.text) and (
            reason := _commands_reason(parse_command_line(argument.text))
        ):
            return reason
    return ""


def _types(call: Call) -> bool:
    """Whether the call types on a keyboard or into a terminal, and not into a web page."""
    if "web" in call.kinds:
        return False
    acting = (each.text.casefold() for each in call.arguments if each.role == "action")
    return not TYPING.isdisjoint((*tool_words(call.tool_name), *acting))


def _code_reason(call: Call, guarded: GuardedPlaces) -> str:
    for code in (*_codes(call), *codes_run(call.commands)):
        if not guarded.marks.search(code):
            continue
        for tool_name, arguments in islice(calls_of(code, guarded.marks), _MAX_LINES):
            if reason := _line_reason(analyse(tool_name, arguments), guarded):
                return reason
        if calls_daemon(code):
            return CALLS_GUARD
        if ends_daemon(code):
            return STOPS_GUARD
        if turns_hooks_off(code):
            return HIDES_GUARD
        if touches_places(code, guarded):
            return REACHES_GUARD
    return ""


def _codes(call: Call) -> Iterator[str]:
    """The arguments that are code, of whatever tool."""
    if _is_text_cell(call):
        return
    coding = is_code_tool(call.tool_name)
    for argument in call.arguments:
        named = not CODE_NAMES.isdisjoint((argument.name, argument.name.rsplit("_", 1)[-1]))
        line = argument.role == "command" and "shell" in call.kinds and argument.name != "code"
        if coding or (named and not line):
            yield argument.text


def _is_text_cell(call: Call) -> bool:
    """Whether the call writes a cell of text into a notebook."""
    return any(each.name == "cell_type" and each.text != "code" for each in call.arguments)


def _tool_reason(call: Call) -> str:
    """What a tool or its arguments ask for by name: a method, a stop, a switch."""
    if is_guarded_tool(call.tool_name):
        return CALLS_GUARD
    stopping = any(part.actions & STOPS for part in call.parts) or any(
        each.program in MANAGERS and not STOPPING.isdisjoint(each.words) for each in call.commands
    )
    settings = any(each.role == "path" and _SETTINGS.search(each.text) for each in call.arguments)
    switched = any(each.role == "flag" and each.text for each in call.arguments)
    for argument in call.arguments:
        text = argument.text
        name = argument.name.replace("_", "") if argument.role == "flag" and text else text
        if argument.role in _SPOKEN:
            if settings and HOOKS_OFF.search(text):
                return HIDES_GUARD
            if call.kinds & {"web"} and requests_guarded(text):
                return CALLS_GUARD
            continue
        if argument.role in ("action", "command") and is_guarded_method(text):
            return CALLS_GUARD
        if stopping and PROCESS.fullmatch(text.strip()):
            return STOPS_GUARD
        if name.casefold() == "disableallhooks" and (switched or text.casefold() == "true"):
            return HIDES_GUARD
    return ""
