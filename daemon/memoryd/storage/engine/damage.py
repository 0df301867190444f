"""Rows that memoryd cannot have written as they are, which are passed over, counted and logged; and
databases that are damaged as a whole, which are quarantined."""

from dataclasses import dataclass
from typing import Any

from memoryd.errors import StorageUnavailable


class DamagedRowError(Exception):
    """A row that memoryd cannot have written like this."""


class DamagedDatabase(StorageUnavailable):
    """The whole database cannot be trusted: its user is quarantined."""

    def __init__(self, message: str) -> None:
        super().__init__("damaged", message)


@dataclass(frozen=True, slots=True)
class DamagedRow:
    """A row that was passed over: its table, its key and what is wrong, without its texts."""

    table: str
    key: tuple[int | str, ...]
    reason: str


def damaged_row(table: str, key: tuple[Any, ...], reason: object) -> DamagedRow:
    """The record of a damaged row whose key may be damaged too."""
    readable = (
        part if isinstance(part, int) else str(part).encode("utf-8", "backslashreplace").decode()
        for part in key
    )
    return DamagedRow(table, tuple(readable), str(reason))
