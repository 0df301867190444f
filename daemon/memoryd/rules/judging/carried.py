"""What a call carries in itself: what its patches do to files, what the code it runs may do."""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain, islice
from typing import Any

from memoryd.rules.judging.arguments import Argument
from memoryd.rules.judging.code_calls import codes_run, statements
from memoryd.rules.judging.command import MAX_PARTS, Command
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.patches import changes_in, patches_applied
from memoryd.rules.judging.tool_family import is_code_tool, tool_words

_APPLYING = frozenset({"patch", "diff"})
"""Tools that apply patches have these words in their names, or arguments of these names."""
_PATCHES = frozenset({"patch", "diff", "input", "changes", "edits", "text"})
"""Where such a tool has the patch."""
_WHOLE = frozenset({"content", "contents", "file_text", "new_content", "text", "body", "data"})
"""Arguments that hold a whole file."""
_MAX_CODE = 10_000

Read = Callable[[str, Mapping[str, Any]], Sequence[Facts]]
"""What a call of a tool with these arguments says."""


def patches_of(
    tool_name: str,
    kinds: frozenset[str],
    arguments: Sequence[Argument],
    commands: Sequence[Command],
) -> list[str]:
    """The patches that a call applies."""
    names = _APPLYING if _APPLYING.isdisjoint(tool_words(tool_name)) else _PATCHES
    held = (each.text for each in arguments if "file" in kinds and each.name in names)
    return list(dict.fromkeys((*held, *patches_applied(commands))))


def edits_only(
    kinds: frozenset[str], arguments: Sequence[Argument], patches: Sequence[str]
) -> bool:
    """Whether a call changes files that are there and makes none."""
    deeds = {change.deed for patch in patches for change in changes_in(patch)}
    if deeds:
        return deeds <= {"edit", "delete"}
    replaced = any(each.name.startswith("old_") and each.text.strip() for each in arguments)
    return replaced and kinds == {"file"} and _WHOLE.isdisjoint(each.name for each in arguments)


def carried_parts(
    tool_name: str,
    kinds: frozenset[str],
    patches: Sequence[str],
    commands: Sequence[Command],
    read: Read,
) -> tuple[list[Facts], bool]:
    """What the patches do, each file by itself, and what the code may do that commands run; and
    whether that is not all of it."""
    changed = _of_patches(patches, read)
    coded = [] if is_code_tool(tool_name) else _of_code(kinds, commands, read)
    cut = max(len(changed), len(coded)) > MAX_PARTS
    long = any(len(code) > _MAX_CODE for code in codes_run(commands))
    return [*changed[:MAX_PARTS], *coded[:MAX_PARTS]], cut or long


def _of_patches(patches: Sequence[str], read: Read) -> list[Facts]:
    changes = dict.fromkeys(chain.from_iterable(map(changes_in, patches)))
    gravest = sorted(changes, key=lambda change: change.deed == "edit")
    parts: list[Facts] = []
    for change in gravest[: MAX_PARTS + 1]:
        for part in read(*change.as_call()):
            part.edits_only = change.deed == "edit"
            parts.append(part)
    return parts


def _of_code(kinds: frozenset[str], commands: Sequence[Command], read: Read) -> list[Facts]:
    parts: list[Facts] = []
    for code in islice(dict.fromkeys(codes_run(commands)), MAX_PARTS + 1):
        code = code[:_MAX_CODE]
        calls = [("python", {"code": code})]
        calls += [("query", {"sql": statement}) for statement in statements(code)]
        for part in chain.from_iterable(read(*call) for call in calls):
            part.kinds |= kinds
            part.unsure = True
            parts.append(part)
    return parts
