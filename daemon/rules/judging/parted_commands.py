"""Commands of which the subcommand stands in one argument of a call and the rest in another:
`{"command": "delete", "args": ["pod", "web-1"]}`."""

import re
from collections.abc import Mapping
from typing import Any

from memoryd.rules.judging.arguments import Argument
from memoryd.rules.judging.command import Command
from memoryd.rules.judging.programs import command_actions

_REST_NAMES = frozenset({"args", "arguments", "argv"})
_PLAIN = re.compile(r"[\w ./:=@,-]{1,400}")
"""A text that a shell cuts at its spaces."""
_MOST_BEGUN = 4


def is_begun(commands: list[Command], program: str) -> bool:
    """Whether all that was read is a program, or subcommands of the tool's `program`."""
    if len(commands) != 1:
        return False
    count = len(commands[0].words)
    return 1 < count <= _MOST_BEGUN if program else count == 1


def rest_of(argument: Argument, program: str) -> tuple[str, ...]:
    """The words that an argument adds to a command that was begun, none where it is another."""
    plain = program and argument.name in _REST_NAMES and _PLAIN.fullmatch(argument.text)
    return argument.words or (tuple(argument.text.split()) if plain else ())


def may_be_whole(begun: list[Command], words: tuple[str, ...], program: str) -> bool:
    """Whether the `words` of another argument may be a whole command of `program` themselves, or
    those before them, `begun`, are more than a subcommand."""
    more = len(begun[0].words) > 1 + bool(program)
    told = command_actions(program, words[:3])
    return more or bool(told) or words[0].casefold() == program or " " in words[0]


def with_service(words: tuple[str, ...], arguments: Mapping[str, Any]) -> tuple[str, ...]:
    """`words` of a command of `aws` with the service that stands by itself in `arguments`."""
    service = arguments.get("service")
    if words[0] != "aws" or not isinstance(service, str) or service in words:
        return words
    return ("aws", service.casefold(), *words[1:])
