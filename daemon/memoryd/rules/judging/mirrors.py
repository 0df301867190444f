"""Copies that delete what is no longer at their source: `rsync --delete`."""

import re
from collections.abc import Sequence

_SYNCING = frozenset({"sync", "mirror"})
_DELETING = re.compile(r"--del(?:ete(?:-[a-z]+)*)?(?:=true)?|--remove-source-files|--remove")
_DRY = re.compile(r"-[a-zA-Z]*n[a-zA-Z]*|--dry-?run")


def deletes_too(program: str, operands: Sequence[str]) -> bool:
    """Whether a command copies and deletes at its destination, or its source, as well."""
    copying = program == "rsync" or not _SYNCING.isdisjoint(operands[:2])
    dry = any(map(_DRY.fullmatch, operands))
    return copying and not dry and any(map(_DELETING.fullmatch, operands))


def empties_source(operands: Sequence[str]) -> bool:
    """Whether a copy takes away what it has copied."""
    return "--remove-source-files" in operands
