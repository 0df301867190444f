"""What no rule has to forbid: a guarded agent must not take off its own guard.

A call is denied when an argument that plays a role (prose does not) reaches `.oxydra`, the
daemon's socket, its configuration or key files, stops the daemon, or runs `memoryctl` to change
rules, users or keys. The text is read as a shell would read it: quotes, variables, `..`, globs,
scripts inside scripts.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from memoryd.rules.judging.arguments import Argument
from memoryd.rules.judging.call import Call
from memoryd.rules.judging.code_calls import is_interpreter
from memoryd.rules.judging.command import REST, Command
from memoryd.rules.judging.command_facts import role_words
from memoryd.rules.judging.command_line import parse_command_line
from memoryd.rules.judging.command_wrappers import SHELLS
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.guarded_text import names_guarded, plain_forms
from memoryd.rules.judging.memoryctl_calls import (
    calls_changing_method,
    changes_something,
    code_changes_something,
)
from memoryd.rules.judging.paths import is_below, normal_path
from memoryd.rules.judging.tokens import word_set


@dataclass(frozen=True, slots=True)
class GuardedPlaces:
    """Absolute paths of this daemon: its socket, the root of all workspaces, and the files and
    folders (configuration, keys) that no tool may reach. Empty values guard nothing more."""

    socket_path: str = ""
    workspace_root: str = ""
    protected_paths: tuple[str, ...] = ()


_RELAYS = SHELLS | word_set(
    """xargs parallel python python2 python3 perl ruby node php deno eval tee awk sqlite3
    sqlcipher rev tr"""
)
_DAEMON = re.compile(r"(?<![\w-])memoryd(?:@\S{1,64})?(?:\.service|\.socket)?(?![\w/.-])")
_STOPPING = word_set(
    """stop restart kill disable mask edit uninstall remove purge revert set-property try-restart
    reload-or-restart terminate freeze rm"""
)
_KILLERS = word_set(
    """kill pkill killall fuser skill systemctl service docker podman pip pip3 uv apt apt-get
    supervisorctl sv"""
)
_DESTRUCTIVE = frozenset({"delete", "move", "copy", "destroy", "write", "upload"})
_REACHES_GUARD = "The call reaches memoryd's own files or socket, which no tool may touch."
_CHANGES_GUARD = "The call would change memoryd's rules, users or keys, which no tool may do."
_STOPS_GUARD = (
    "The call would stop or change memoryd, which checks every call; no tool may do that."
)


def guard_reason(call: Call, guarded: GuardedPlaces) -> str:
    """Why the call is denied whatever the rules say; an empty string when it is not."""
    protected = _protected(guarded)
    lines = call.commands
    relayed = any(command.program in _RELAYS for command in lines)
    for text in _texts(call, relayed):
        if len(text) < 4:
            continue
        for form in plain_forms(text, decoding=relayed):
            if names_guarded(form) or any(place in form for place in protected):
                return _REACHES_GUARD
    for command in lines:
        if reason := _command_reason(command):
            return reason
    for argument in call.arguments:
        if argument.role in ("prose", "sender", "command") or "memory" not in argument.text:
            continue
        if argument.role == "sql" and not call.kinds & {"sql"}:
            continue
        for command in parse_command_line(argument.text):
            if reason := _command_reason(command):
                return reason
    for part in call.parts:
        if _reaches(part, guarded, protected):
            return _REACHES_GUARD
    return ""


def _protected(guarded: GuardedPlaces) -> tuple[str, ...]:
    places = (guarded.socket_path, *guarded.protected_paths)
    return tuple(normal_path(place) for place in places if len(place) > 1)


def _texts(call: Call, relayed: bool) -> Iterator[str]:
    """The role-bearing texts of a call; of a command line, the words that it acts on."""
    read_as_commands = bool(call.commands)
    for argument in call.arguments:
        if argument.role in ("prose", "sender", "flag", "amount"):
            continue
        if (
            argument.role == "sql"
            and not call.kinds & {"sql"}
            and "select" not in argument.text[:200].casefold()
        ):
            continue
        if argument.role == "command" and read_as_commands and not _is_code(argument):
            continue
        yield argument.text
    for command in call.commands:
        words = command.words
        if not relayed:
            words = command.words[:1] + role_words(command, command.program)
        values = (value for _, value in command.assignments)
        yield "\0".join((*words, *command.writes, *command.reads, *values))
        if command.stdin and command.program in _RELAYS:
            yield command.stdin


def _is_code(argument: Argument) -> bool:
    return argument.name in ("code", "script", "program")


def _command_reason(command: Command) -> str:
    program = command.program
    words = command.words[1:]
    if program == REST:
        return _CHANGES_GUARD if any("memory" in word.casefold() for word in words) else ""
    if program == "memoryctl":
        return _CHANGES_GUARD if changes_something(words) else ""
    if is_interpreter(program):
        if "memoryd.clients.cli" in words:
            index = words.index("memoryd.clients.cli")
            return _CHANGES_GUARD if changes_something(words[index + 1 :]) else ""
        for code in (*words, command.stdin):
            if "memoryctl" in code and code_changes_something(code):
                return _CHANGES_GUARD
            if "memoryd" in code and re.search(
                r"(?:import|from)\s+memoryd|memoryd\.(?:clients|storage)", code
            ):
                return _CHANGES_GUARD
            if calls_changing_method(code):
                return _CHANGES_GUARD
    elif any(calls_changing_method(word) for word in (*words, command.stdin)) and program in (
        "nc",
        "ncat",
        "netcat",
        "socat",
        "curl",
        "websocat",
        "xh",
        "http",
    ):
        return _CHANGES_GUARD
    if program in _KILLERS and any(_DAEMON.search(word) for word in words):
        signalling = program in ("kill", "pkill", "killall", "fuser", "skill")
        stopping = signalling or not _STOPPING.isdisjoint(word.casefold() for word in words)
        return _STOPS_GUARD if stopping else ""
    return ""


def _reaches(part: Facts, guarded: GuardedPlaces, protected: tuple[str, ...]) -> bool:
    """Whether a path, once `..` is resolved, lies in a guarded place or takes one along."""
    root = normal_path(guarded.workspace_root) if guarded.workspace_root else ""
    inside = tuple(place.rstrip("/") + "/" for place in protected)
    for path in part.paths:
        if ".oxydra" in path and "/.oxydra/" in f"/{path}/":
            return True
        if path.startswith(inside) or path in protected:
            return True
        if not part.actions & _DESTRUCTIVE or not path.startswith("/"):
            continue
        if any(is_below(place, path) for place in protected) and part.actions & {"delete", "move"}:
            return True
        whole = is_below(path, root) and path.count("/") == root.count("/") + 1
        if root and part.actions & {"delete", "move"} and (whole or is_below(root, path)):
            return True
    return False
