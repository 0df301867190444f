"""Damaged rows, which are skipped, counted and logged, and damaged databases, which are
quarantined."""

from dataclasses import dataclass
from typing import Any

from memoryd.errors import StorageUnavailable


class DamagedRowError(Exception):
    """A row has content that memoryd cannot have written."""


class DamagedDatabase(StorageUnavailable):
    """The database as a whole cannot be trusted, so its user is quarantined."""

    def __init__(self, message: str) -> None:
        super().__init__("damaged", message)


@dataclass(frozen=True, slots=True)
class DamagedRow:
    """A damaged row that was skipped: its table, its key and what is wrong with it, but not its
    texts."""

    table: str
    key: tuple[int | str, ...]
    reason: str


def damaged_row(table: str, key: tuple[Any, ...], reason: object) -> DamagedRow:
    """Create a DamagedRow. Undecodable bytes of its key, which may be damaged too, are escaped."""
    readable = (
        part if isinstance(part, int) else str(part).encode("utf-8", "backslashreplace").decode()
        for part in key
    )
    return DamagedRow(table, tuple(readable), str(reason))
