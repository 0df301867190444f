"""Commands of which the subcommand stands in one argument of a call and the rest in another:
`{"command": "delete", "args": ["pod", "web-1"]}`."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from memoryd.rules.judging.arguments import Argument
from memoryd.rules.judging.command import Command
from memoryd.rules.judging.programs import command_actions

_REST_NAMES = frozenset({"args", "arguments", "argv"})
_OF_SHELLS = re.compile(r"[\s|&;<>$`'\"\\()!]")
_MOST_BEGUN = 3


def rest_of(argument: Argument, commands: list[Command], program: str) -> tuple[str, ...]:
    """The words that an argument adds to a bare program or a known subcommand of `program`, all
    that was read; none where they may be a command of their own."""
    if len(commands) != 1 or not commands[0].words:
        return ()
    if len(commands[0].words) == 1:
        return argument.words
    begun = commands[0].words
    plain = argument.text.split(" ") if argument.name in _REST_NAMES else ()
    words = argument.words or tuple(filter(None, plain))
    known = program == begun[0] and len(begun) <= _MOST_BEGUN
    if not (known and command_actions(program, begun[1:])):
        return ()
    own = any(
        _OF_SHELLS.search(word) or word == program or command_actions(program, (word,))
        for word in words
    )
    return () if own else words


def of_service(commands: list[Command], arguments: Mapping[str, Any]) -> list[Command]:
    """The only command of a call, if it is one of `aws`, with the service that stands by itself."""
    if len(commands) != 1 or not commands[0].words:
        return commands
    return [replace(commands[0], words=with_service(commands[0].words, arguments))]


def with_service(words: tuple[str, ...], arguments: Mapping[str, Any]) -> tuple[str, ...]:
    """`words` of a command of `aws` with the service that stands by itself in `arguments`."""
    service = arguments.get("service")
    if words[0] != "aws" or not isinstance(service, str) or service in words:
        return words
    return ("aws", service.casefold(), *words[1:])
