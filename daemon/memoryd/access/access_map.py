"""The `[access]` map, which grants rights for users of memoryd to Unix users and groups."""

import grp
import json
import pwd
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from memoryd.access.permits import Grant
from memoryd.schema.rights import TO_GIVE

_PATTERN: Final = re.compile(r"[A-Za-z0-9*][A-Za-z0-9._@+*-]{0,127}")
_NO_USER: Final = ("admin",)
_LARGEST_ID: Final = 2**32 - 2

_Grants = Mapping[int, tuple[Grant, ...]]


@dataclass(frozen=True, slots=True)
class AccessMap:
    """The grants, by uid and by gid. `table`: the table from which they were read."""

    table: Mapping[str, Any] = field(default_factory=dict)
    users: _Grants = field(default_factory=dict)
    groups: _Grants = field(default_factory=dict)

    def __str__(self) -> str:
        return json.dumps(dict(self.table))


def read_access_map(table: Any) -> AccessMap:
    """Parse the map from a TOML table or its JSON text. Raises ValueError; the message names the
    entry.

    A key is `user:NAME` or `group:NAME`, with a name or a number. A value is a grant or a list of
    grants: `{users = [pattern], rights = [right]}`.
    """
    if isinstance(table, str):
        table = _of_json(table)
    if not isinstance(table, dict):
        raise ValueError("not a table")
    users: dict[int, tuple[Grant, ...]] = {}
    groups: dict[int, tuple[Grant, ...]] = {}
    for key, value in table.items():
        try:
            kind, number = _subject(key)
            found = users if kind == "user" else groups
            grants = value if isinstance(value, list) else [value]
            found[number] = (*found.get(number, ()), *map(_grant, grants))
            if not grants:
                raise ValueError("grants nothing")
        except ValueError as error:
            raise ValueError(f'entry "{key}": {error}') from error
    return AccessMap(table, users, groups)


@cache
def unnamed_id(kind: str) -> int:
    """The overflow uid or gid (`kind`: user or group), which the kernel reports for every id that
    is not mapped in the daemon's user namespace."""
    try:
        return int(Path("/proc/sys/kernel", f"overflow{kind[0]}id").read_text("ascii"))
    except (OSError, ValueError):
        return 65534


def _subject(key: str) -> tuple[str, int]:
    kind, separator, name = key.partition(":")
    if kind not in _NUMBER_OF or not separator or not name:
        raise ValueError('not "user:NAME" or "group:NAME"')
    if name.isascii() and name.isdecimal():
        number = int(name)
        if number > _LARGEST_ID:
            raise ValueError(f"{number} is not a valid {kind} id")
    else:
        try:
            number = _NUMBER_OF[kind](name)
        except (KeyError, ValueError):
            raise ValueError(f"there is no {kind} {name} on this system") from None
    if number == unnamed_id(kind):
        raise ValueError(
            f"{number} stands for every {kind} that the kernel cannot identify: it cannot be used"
        )
    return kind, number


_NUMBER_OF: Final[Mapping[str, Callable[[str], int]]] = {
    "user": lambda name: pwd.getpwnam(name).pw_uid,
    "group": lambda name: grp.getgrnam(name).gr_gid,
}


def _grant(value: Any) -> Grant:
    if not isinstance(value, dict):
        raise ValueError("not a table with users and rights")
    if unknown := sorted(set(value) - {"users", "rights"}):
        raise ValueError(f"unknown key {unknown[0]}; a grant has users and rights")
    rights = _texts(value, "rights")
    for right in rights:
        if right not in TO_GIVE:
            raise ValueError(f'"{right}" is not a right; the rights are {", ".join(TO_GIVE)}')
    if rights == _NO_USER and "users" not in value:
        return Grant((), rights)
    users = _texts(value, "users")
    for pattern in users:
        if not _PATTERN.fullmatch(pattern):
            raise ValueError(f'"{pattern}" is not a user id or a pattern with *')
    return Grant(users, rights)


def _texts(value: dict[str, Any], name: str) -> tuple[Any, ...]:
    """A string or a non-empty list of strings, as a tuple."""
    given = value.get(name)
    texts = [given] if isinstance(given, str) else given
    if not isinstance(texts, list) or not texts or not all(isinstance(one, str) for one in texts):
        raise ValueError(f"{name} is not a string or a list of strings")
    return tuple(texts)


def _of_json(text: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_without_repetition)
    except (json.JSONDecodeError, RecursionError):
        raise ValueError("not JSON") from None


def _without_repetition(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object without duplicate keys, which TOML rejects too."""
    table = dict(pairs)
    if len(table) < len(pairs):
        raise ValueError("a table contains the same key twice")
    return table
