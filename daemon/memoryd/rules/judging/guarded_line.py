"""What the unknown operands of a command may stand for: names that its line says before it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from memoryd.rules.judging.code_calls import is_interpreter
from memoryd.rules.judging.command import Command
from memoryd.rules.judging.guarded_text import fits
from memoryd.rules.judging.guarded_things import ATTACHING, ENDING, MODULE_FILE
from memoryd.rules.judging.tokens import word_set

_NAMING = word_set(
    """for locate plocate fd ls which whereis command type readlink realpath pgrep pidof ps
    lsof systemctl"""
)
"""Programs whose output names files or processes that their words tell."""
_SIEVES = frozenset({"grep", "egrep", "fgrep", "rg"})
"""Programs that pass on those of the names before them that their words tell."""
_SCRIPTED = frozenset({"awk", "gawk", "mawk", "sed", "perl"})
"""Sieves that take their patterns between slashes."""
_NAME_TESTS = frozenset({"-name", "-iname", "-path", "-ipath", "-wholename", "-iwholename"})
_EXCLUDING = re.compile(r"--(?:exclude|ignore)(?:-[a-z-]+)?=?(.*)", re.DOTALL)
_UNKNOWN = re.compile(r"\$\{?(?!(?:HOME|PWD|OLDPWD|TMPDIR|TMP|USER|SHELL|PATH)\b)[A-Za-z_]")
_MAX_ROOTS = 64
_NEAR = 16
"""How many commands may stand between a name and what is done to it."""
_HANDING_ON = frozenset({"xargs", "parallel"})


def names_before(commands: Sequence[Command], index: int) -> tuple[str, ...]:
    """The words of the commands before the one at `index` that name what it is given by `$(…)`, by
    a variable or by `xargs`; nothing where it is given nothing."""
    if not (is_handed_on(commands, index) or _has_unknown(commands[index])):
        return ()
    earlier = commands[max(0, index - _NEAR) : index]
    return tuple(word for each in earlier for word in _named_by(each))


def is_handed_on(commands: Sequence[Command], index: int) -> bool:
    """Whether the command at `index` gets arguments from what it is fed: `… | xargs rm`."""
    return index > 0 and commands[index - 1].program in _HANDING_ON


def excluded(command: Command) -> tuple[Command, tuple[str, ...]]:
    """The command without what it passes over, and that: `--exclude=x`, `--ignore x`."""
    kept: list[str] = []
    found: list[str] = []
    awaited = False
    for word in command.words:
        option = _EXCLUDING.fullmatch(word)
        if awaited or option:
            found.append(word if awaited or option is None else option[1])
        else:
            kept.append(word)
        awaited = not awaited and option is not None and "=" not in word
    return (replace(command, words=tuple(kept)) if found else command), tuple(filter(None, found))


def _has_unknown(command: Command) -> bool:
    if command.program in ENDING | ATTACHING and (
        command.fed_by or any(word == "-" or word[-1:] == "=" for word in command.words)
    ):
        return True
    return any(word in ("", "/") or _UNKNOWN.match(word) for word in command.words[1:])


def roots_and_tests(command: Command) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Where a `find` begins, and the patterns of names that it lets through, in lower case."""
    words = command.words[1:]
    first = next((i for i, word in enumerate(words) if word[:1] in ("-", "(", "!")), len(words))
    tests = [words[i + 1].casefold() for i, word in enumerate(words[:-1]) if word in _NAME_TESTS]
    return words[: min(first, _MAX_ROOTS)] or (".",), tuple(tests[:_MAX_ROOTS])


def find_fits(command: Command, path: str) -> bool:
    """Whether the tests of a `find` for names let `path` through; those after `!` do not count."""
    words = command.words
    for before, option, pattern in zip(words, words[1:], words[2:], strict=False):
        if option in _NAME_TESTS and before not in ("!", "-not"):
            subject = path.rsplit("/", 1)[-1] if option in ("-name", "-iname") else path
            if not fits(pattern.casefold(), subject):
                return False
    return True


def _named_by(command: Command) -> Iterator[str]:
    if command.program == "find":
        roots, tests = roots_and_tests(command)
        yield from (f"{root.rstrip('/')}/{test}" for root in roots for test in tests)
        yield from (test.strip("*") for test in tests) if tests else roots
    elif command.program in _NAMING or (command.program in _SIEVES and command.fed_by):
        yield from (word.strip("*") for word in command.words[1:] if word and word[0] != "-")
    elif command.program in _SCRIPTED and command.fed_by:
        yield from " ".join(command.words[1:]).replace("/", " ").split()
    elif command.program == "cat":
        yield from (word for word in command.words[1:] if word.endswith(".pid"))
    elif is_interpreter(command.program) and any(map(MODULE_FILE.search, command.words)):
        yield "site-packages/memoryd"
