"""How much of a call is judged.

Judging takes time in proportion to what a call names: recipients, paths, words of commands. What it
says (the content of a file that is written, the body of a mail) costs next to nothing.
"""

from collections.abc import Mapping
from typing import Any

from memoryd.rules.judging.argument_roles import by_tool
from memoryd.rules.judging.arguments import flatten
from memoryd.rules.judging.call import Call, analyse
from memoryd.rules.judging.checkpoint import checkpoint
from memoryd.rules.judging.command_line import MAX_COMMANDS
from memoryd.rules.judging.json_texts import unpacked
from memoryd.rules.judging.tool_family import families

MAX_ROLE_TEXT = 64 * 1024
"""Characters of arguments besides prose, with the names that they stand under."""
_SMALLEST_ARGUMENT = 16
"""Characters that an argument counts as at least: each takes time, a text of prose too."""

_TOO_MUCH_TEXT = (
    f"The call has more than {MAX_ROLE_TEXT:,} characters of arguments besides prose, which is too "
    "much to be judged; a stored rule may forbid it."
)
_TOO_MANY_COMMANDS = (
    f"The call runs more than {MAX_COMMANDS:,} commands, which is too many to be judged; a stored "
    "rule may forbid it."
)


def read_call(tool_name: str, arguments: Mapping[str, Any], *, limited: bool) -> tuple[Call, str]:
    """The call as it is judged, and an empty string; if it is `limited` and too large to be judged
    by rules, why. It then holds what the guard reads: its arguments, without parts where their text
    is too much. `tool_name` is a normalised one."""
    if limited:
        kinds = families(tool_name)
        flat = tuple(by_tool(tuple(flatten(unpacked(arguments))), kinds, tool_name))
        said = {argument.text for argument in flat if argument.role == "prose"}
        size = 0
        for argument in flat:
            checkpoint()
            named = 0 if argument.text in said else len(argument.name) + len(argument.text)
            size += max(named, _SMALLEST_ARGUMENT)
        if size > MAX_ROLE_TEXT:
            return Call(tool_name, kinds, (), flat, ()), _TOO_MUCH_TEXT
    call = analyse(tool_name, arguments)
    excess = limited and len(call.commands) > MAX_COMMANDS
    return call, _TOO_MANY_COMMANDS if excess else ""
