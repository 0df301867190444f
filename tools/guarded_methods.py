"""Generates the module that lists which methods and commands a guarded agent may call."""

from collections.abc import Iterable

from client_types import camel_case, client_methods, identifier

from memoryd.schema.catalogue import Method, methods
from memoryd_client.memoryctl.commands.definition import Command
from memoryd_client.memoryctl.commands.table import COMMANDS

_MODULE = '''\
"""Which methods and memoryctl commands a guarded agent may call.

Generated from rpc_schema and memoryctl's commands by `make generate`. A method is open if it is a
tool, which the model has anyway, or if it only reads and does not need the right `owner`. All other
methods are guarded, since they could weaken the rules or copy the memory elsewhere.
"""

from typing import Final

OPEN_METHODS: Final = frozenset(
    {{
{open_methods}    }}
)

GUARDED_METHODS: Final = frozenset(
    {{
{guarded_methods}    }}
)

GUARDED_IN_CLIENTS: Final = frozenset(
    {{
{guarded_in_clients}    }}
)
"""The names of the guarded methods in the Python and Node clients."""

OPEN_COMMANDS: Final = frozenset(
    {{
{open_commands}    }}
)

GUARDED_COMMANDS: Final = frozenset(
    {{
{guarded_commands}    }}
)
"""`call` is in neither set: it is as open as the method that it calls."""
'''


def guarded_methods_module() -> str:
    """The source of daemon/memoryd/rules/judging/guarded_methods.py."""
    known = methods()
    return _MODULE.format(
        open_methods=_lines(name for name, method in known.items() if _is_open(method)),
        guarded_methods=_lines(name for name, method in known.items() if not _is_open(method)),
        guarded_in_clients=_lines(_names_in_clients()),
        open_commands=_lines(name for name, one in COMMANDS.items() if _is_open_command(one)),
        guarded_commands=_lines(
            name for name, one in COMMANDS.items() if not _is_open_command(one) and name != "call"
        ),
    )


def _names_in_clients() -> set[str]:
    guarded = [method for method in methods().values() if not _is_open(method)]
    names = [*client_methods(guarded, about_user=True), *client_methods(guarded, about_user=False)]
    return {written for name in names for written in (identifier(name), camel_case(name))}


def _is_open(method: Method) -> bool:
    return method.family == "tool" or (method.effect == "read" and method.right != "owner")


def _is_open_command(command: Command) -> bool:
    called = [methods()[name] for name in command.methods]
    return command.harmless or (bool(called) and all(map(_is_open, called)))


def _lines(names: Iterable[str]) -> str:
    return "".join(f'        "{name}",\n' for name in sorted(names))
