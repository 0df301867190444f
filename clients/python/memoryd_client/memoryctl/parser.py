"""Parses the command line into a command and its values.

argparse cannot parse this grammar: global options before and after the command, and options
among the words of a trailing list (`rules check TOOL --user sam to=x`).
"""

from __future__ import annotations

from collections.abc import Sequence

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option
from memoryd_client.memoryctl.commands.options import GLOBAL_OPTIONS
from memoryd_client.memoryctl.commands.table import COMMANDS, GROUPS
from memoryd_client.memoryctl.errors import UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.commands.definition import Values


class Invocation:
    """A parsed command line. Without a command, it asks for help or the version. `group`: the group
    of commands that it names, such as `rules`, or empty."""

    def __init__(self) -> None:
        self.command: Command | None = None
        self.group = ""
        self.values: Values = {}
        """The command's own arguments and options by param name."""
        self.settings: Values = {}
        """The global options that were given, by name."""


def parse(words: Sequence[str]) -> Invocation:
    """Parse a command line up to its end or `--help`. Raises UsageError."""
    invocation = Invocation()
    positionals: list[str] = []
    rest = iter(words)
    only_positionals = False
    for word in rest:
        if not only_positionals and word == "--":
            only_positionals = True
        elif not only_positionals and word.startswith("-") and word != "-":
            name, separator, value = word.partition("=")
            option = _find_option(invocation, "--help" if name == "-h" else name)
            if option.value and not separator:
                value = _following_value(option, next(rest, None))
            elif separator and not option.value:
                raise UsageError(f"{name} takes no value")
            _store(invocation, option, value)
            if option.param == "help":
                return invocation
        elif invocation.command is None:
            _take_command_word(invocation, word)
        else:
            positionals.append(word)
    if invocation.command is not None:
        _assign(invocation.command, positionals, invocation.values)
    return invocation


def _following_value(option: Option, word: str | None) -> str:
    """Check that a word can be the value of an option. A word that looks like an option cannot: the
    guard, which reads command lines word by word, must see the same options as this parser."""
    if word is None or (word.startswith("-") and word != "-"):
        raise UsageError(f"{option.name} needs a value", f"{option.name}={word or option.value}")
    return word


def _find_option(invocation: Invocation, name: str) -> Option:
    own = invocation.command.options if invocation.command else ()
    known = {option.name: option for option in (*own, *GLOBAL_OPTIONS)}
    if name not in known:
        raise UsageError(f"unknown option {name}", _nearest(name, known, _help_of(invocation)))
    return known[name]


def _store(invocation: Invocation, option: Option, text: str) -> None:
    is_global = option in GLOBAL_OPTIONS
    target = invocation.settings if is_global else invocation.values
    value = _value(option, text)
    if is_global and value == "":  # such as an unset shell variable
        raise UsageError(f"{option.name} is empty", f"Give {option.name} a value or omit it.")
    if option.many:
        target.setdefault(option.param, []).append(value)
    elif option.param in target:
        raise UsageError(f"{option.name} is given twice")
    else:
        target[option.param] = value


def _value(option: Option, text: str) -> Any:
    if not option.value:
        return True
    _check_choice(option, text)
    try:
        return option.kind(text)
    except ValueError:
        raise UsageError(f"{option.name} {text}: not a number") from None


def _check_choice(one: Option | Argument, text: str) -> None:
    if one.choices and text not in one.choices:
        raise UsageError(f"{one.name} {text}: not a valid choice", f"Use {_or(one.choices)}.")


def _take_command_word(invocation: Invocation, word: str) -> None:
    name = f"{invocation.group} {word}".strip()
    if name in COMMANDS:
        invocation.command = COMMANDS[name]
    elif name in GROUPS:
        invocation.group = name
    else:
        prefix = invocation.group + " " if invocation.group else ""
        names = [known.removeprefix(prefix) for known in COMMANDS if known.startswith(prefix)]
        raise UsageError(
            f"unknown command {name}", _nearest(word, [*names, *GROUPS], _help_of(invocation))
        )


def _assign(command: Command, positionals: list[str], values: Values) -> None:
    left = list(positionals)
    for argument in command.arguments:
        if argument.rest:
            values[argument.param], left = left, []
        elif left:
            _check_choice(argument, left[0])
            values[argument.param] = left.pop(0)
        elif argument.required:
            raise UsageError(f"{argument.name} is missing", "usage: " + command.usage)
    if left:
        hint = "Quote a text of several words. " if command.arguments else ""
        raise UsageError(f"unexpected argument {left[0]!r}", f"{hint}usage: {command.usage}")


def _help_of(invocation: Invocation) -> str:
    words = invocation.command.name if invocation.command else invocation.group
    return " ".join(["See memoryctl", *words.split(), "--help."])


def _nearest(word: str, known: Sequence[str] | dict[str, Option], otherwise: str) -> str:
    import difflib

    near = difflib.get_close_matches(word, known, n=1)
    return f"Did you mean {near[0]}? {otherwise}" if near else otherwise


def _or(words: Sequence[str]) -> str:
    return " or ".join([", ".join(words[:-1])] * (len(words) > 1) + [words[-1]])
