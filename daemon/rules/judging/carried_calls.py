"""The calls that a call carries in itself: what its patches do to files, what its code does."""

from collections.abc import Mapping, Sequence
from itertools import chain

from memoryd.rules.judging.argument_roles import PATCHES
from memoryd.rules.judging.arguments import Argument
from memoryd.rules.judging.code_calls import codes_run
from memoryd.rules.judging.command import MAX_PARTS, Command
from memoryd.rules.judging.patches import changes_in, patches_applied
from memoryd.rules.judging.tool_family import is_code_tool, tool_words

_APPLYING = frozenset({"patch", "diff"})
"""Tools that apply patches have these words in their names, or arguments of these names."""


def carried_calls(
    tool_name: str,
    kinds: frozenset[str],
    arguments: Sequence[Argument],
    commands: Sequence[Command],
) -> Sequence[tuple[str, Mapping[str, str]]]:
    """The tools and arguments that would do the same as a patch does to each file, and as the
    code that a command runs; the first `MAX_PARTS`."""
    applies = not _APPLYING.isdisjoint(tool_words(tool_name))
    names = PATCHES if applies else _APPLYING
    patches = (each.text for each in arguments if "file" in kinds and each.name in names)
    changes = chain.from_iterable(map(changes_in, (*patches, *patches_applied(commands))))
    gravest = sorted(dict.fromkeys(changes), key=lambda change: change.deed == "edit")
    calls = [change.as_call() for change in gravest[:MAX_PARTS]]
    if not is_code_tool(tool_name):
        calls += [("python", {"code": code}) for code in codes_run(commands)]
    return calls[:MAX_PARTS]
