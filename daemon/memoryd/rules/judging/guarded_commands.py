"""Commands that take off the guard: they call the daemon, end it or change its package."""

from collections.abc import Iterator, Sequence

from memoryd.rules.judging.code_calls import is_interpreter
from memoryd.rules.judging.command import REST, Command
from memoryd.rules.judging.command_facts import role_words
from memoryd.rules.judging.command_wrappers import SHELLS
from memoryd.rules.judging.guarded_line import excluded, is_handed_on
from memoryd.rules.judging.guarded_processes import stops_daemon
from memoryd.rules.judging.guarded_things import (
    CLIENT_SCRIPT,
    CLIENTS,
    CONNECTING,
    FORCING,
    HOOK_EVENTS,
    HOOK_SCRIPT,
    HOOKS,
    HOOKS_OFF,
    INSTALLERS,
    INSTALLING,
    OWN_PACKAGE,
    PROGRAMS,
    REMOVING,
    REPLACING,
    RUNTIME_FOLDER,
    RUNTIMES,
    SOCKET_VARIABLE,
)
from memoryd.rules.judging.memoryctl_calls import changes_something, requests_guarded
from memoryd.rules.judging.programs import same_program

CALLS_GUARD = "The call would change memoryd's rules, users or keys, which no tool may do."
STOPS_GUARD = "The call would stop or change memoryd, which checks every call; no tool may do that."
SPEAKS_GUARD = "The call would run memoryd's hooks, which speak for the user; no tool may do that."
REACHES_GUARD = "The call reaches memoryd's own files or socket, which no tool may touch."
HIDES_GUARD = "The call would turn off the hooks by which memoryd checks every call."
_COPYING = frozenset({"ln", "cp", "mv", "install", "rsync", "scp", "cat", "dd"})
_HARMLESS_OF_SOCKET = frozenset(
    {"echo", "printf", "test", "[", "[[", "ls", "stat", "lsof", "export"}
)
_NEAR = 16
"""How many commands may stand between a list of packages and the installer that reads it."""
_WITH_VALUE = frozenset({"-X", "-W"})
"""Options of Python that take the next word."""
_SOURCING = SHELLS | {".", "source"}
_HELP = frozenset({"-h", "--help"})
_LISTED = frozenset({"-r", "--requirement", "--requirements"})
"""Options by which an installer reads names of packages from a file."""


def command_reason(commands: Sequence[Command], index: int) -> str:
    """Why the command at `index` of a line is denied; an empty string when it is not."""
    command = commands[index]
    words = command.words[1:]
    called = client_words(command)
    if called is not None:
        more = is_handed_on(commands, index) or bool(
            command.reads or command.stdin or command.fed_by
        )
        return CALLS_GUARD if changes_something(called, more=more) else ""
    if _runs_hook(command):
        return SPEAKS_GUARD
    program = command.program
    if program == REST:
        return CALLS_GUARD if any("memory" in word.casefold() for word in words) else ""
    if program == "alias":
        return _alias_reason(words)
    if program in _COPYING and _copies_client(command):
        return CALLS_GUARD
    if program in CONNECTING or is_interpreter(program):
        texts = (*words, *command.reads, command.stdin)
        if any(map(SOCKET_VARIABLE.search, texts)):
            return REACHES_GUARD
        if any(map(requests_guarded, texts)):
            return CALLS_GUARD
    if program not in _HARMLESS_OF_SOCKET and any(map(_is_socket_variable, words)):
        return REACHES_GUARD
    if stops_daemon(commands, index):
        return STOPS_GUARD
    if program in INSTALLERS or same_program(program) in INSTALLERS:
        listed = () if _LISTED.isdisjoint(words) else _said_before(commands, index)
        return STOPS_GUARD if changes_package((*words, *listed)) else ""
    if program in RUNTIMES and _moves_settings(commands[: index + 1]):
        return HIDES_GUARD
    said = (*words, command.stdin) if any(map(_of_settings, command.writes)) else ()
    if HOOKS_OFF.search(" ".join((*said, *role_words(command, program)))):
        return HIDES_GUARD
    return ""


def client_words(command: Command) -> tuple[str, ...] | None:
    """The arguments of a command that is memoryctl, as a program, a module or a script; None for
    any other command."""
    found = _script_of(command)
    if found and (found[0].rsplit("/", 1)[-1] in CLIENTS or CLIENT_SCRIPT.fullmatch(found[0])):
        return found[1:]
    return None


def _script_of(command: Command) -> tuple[str, ...]:
    """The program that a command runs with its arguments; of an interpreter or a shell, the module
    or script that it is given."""
    if command.program not in _SOURCING and not is_interpreter(command.program):
        return command.words
    rest = iter(enumerate(command.words[1:], start=1))
    for index, word in rest:
        if word in _WITH_VALUE:
            next(rest, None)
        elif word.startswith("-m") and len(word) > len("-m"):
            return (word.removeprefix("-m"), *command.words[index + 1 :])
        elif not word.startswith("-"):
            return command.words[index:]
    return ()


def _runs_hook(command: Command) -> bool:
    """Whether a command runs a hook of memoryd, by its module or its script."""
    script, *arguments = _script_of(command) or ("",)
    if (_HELP.issuperset(arguments) and arguments) or command.words[1:2] == ("-n",):
        return False
    if script in HOOKS or HOOK_SCRIPT.fullmatch(script):
        return True
    return script.rsplit("/", 1)[-1] == "hook.sh" and not HOOK_EVENTS.isdisjoint(arguments)


def _said_before(commands: Sequence[Command], index: int) -> Iterator[str]:
    """The words that the line prints before the command at `index`, or hands to it."""
    yield from commands[index].stdin.split()
    for each in commands[max(0, index - _NEAR) : index]:
        if each.program in ("echo", "printf"):
            yield from " ".join(each.words[1:]).replace("\\n", " ").split()


def _moves_settings(commands: Sequence[Command]) -> bool:
    """Whether the line makes the runtime look for its settings in another folder."""
    return any(name == RUNTIME_FOLDER for each in commands for name, _ in each.assignments)


def changes_package(words: Sequence[str]) -> bool:
    """Whether an installer with these arguments takes the package away or replaces it."""
    values = (word.partition("=")[2] if word.startswith("--") else word for word in words)
    given = [found for value in values if (found := OWN_PACKAGE.fullmatch(value))]
    if not given:
        return False
    said = {word.partition("=")[0] for word in words}
    if not said.isdisjoint(REMOVING):
        return True
    if said.isdisjoint(INSTALLING):
        return False
    replacing = not said.isdisjoint(REPLACING | FORCING)
    return replacing or any(found["version"] or found["source"] for found in given)


def words_acted_on(command: Command) -> tuple[str, ...]:
    """The words of a command without messages, patterns and what it passes over."""
    acting, _ = excluded(command)
    return acting.words[:1] + role_words(acting, acting.program)


def _alias_reason(words: Sequence[str]) -> str:
    for word in words:
        meant = word.partition("=")[2].split()
        if (
            meant
            and meant[0].rsplit("/", 1)[-1] in CLIENTS
            and changes_something(meant[1:], more=True)
        ):
            return CALLS_GUARD
    return ""


def _copies_client(command: Command) -> bool:
    """Whether one of the package's programs gets another name, under which no call of it would be
    told."""
    words = [word.removeprefix("if=") for word in command.words[1:] if not word.startswith("-")]
    sources = words if command.writes or command.program == "dd" else words[:-1]
    if command.program == "cat" and not command.writes:
        return False
    return any("/" in word and word.rsplit("/", 1)[-1] in PROGRAMS for word in sources)


def _is_socket_variable(word: str) -> bool:
    return bool(SOCKET_VARIABLE.search(word))


def _of_settings(path: str) -> bool:
    """Whether a file may hold settings of the runtime."""
    return path.endswith((".json", ".jsonc")) or "settings" in path
