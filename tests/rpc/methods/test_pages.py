"""Lists with pages: what every one of them does with a cursor."""

from typing import Any

import pytest

from memoryd.methods.shared.cursor import read_cursor, write_cursor
from memoryd.methods.shared.page import Page
from memoryd.schema.catalogue import methods
from tests.client import Client

LISTS = [name for name, method in methods().items() if "cursor" in method.params["properties"]]
FOREIGN = [
    "x",  # no base64
    "eA",  # no JSON
    "W10",  # []
    "bnVsbA",  # null
    "W3RydWVd",  # [true]
    "W251bGxd",  # [null]
    "WyJhIiwxXQ",  # ["a", 1]
    "WzkyMjMzNzIwMzY4NTQ3NzU4MDhd",  # [1 << 63]
    "🦊",
]


def test_every_list_is_found() -> None:
    """The schemas name nine lists with a cursor."""
    assert len(LISTS) == 9


@pytest.mark.parametrize("name", LISTS)
def test_foreign_cursors(client: Client, name: str) -> None:
    """A cursor that this list did not give out is an invalid param, also for an unknown user."""
    params = methods()[name].examples[0]["params"] | {"user_id": "nobody-with-pages"}
    for cursor in FOREIGN:
        error = client.refused(name, **params | {"cursor": cursor})
        assert (error.code, error.data["field"]) == (-32602, "cursor")
        assert error.data["reason"] == "is not a next_cursor of this list"


@pytest.mark.parametrize(
    ("position", "kind"),
    [
        (7, int),
        (-(1 << 62), int),
        ((1, "a"), tuple[int, str]),
        ((3, 0, "", "naïve 🦊"), tuple[int, int, str, str]),
    ],
)
def test_a_position_survives_its_cursor(position: Any, kind: type[Any]) -> None:
    """A position is read back from its cursor, and from no cursor of another shape."""
    assert read_cursor(write_cursor(position), kind, "cursor") == position


@pytest.mark.parametrize("limit", [1, 2, 3, 4])
@pytest.mark.parametrize("descending", [False, True])
def test_pages_walk_a_list_once(limit: int, descending: bool) -> None:
    """Following next_cursor reads each entry once, in order, and ends with the last one."""
    whole = sorted([1, 4, 9, 16], reverse=descending)
    seen: list[int] = []
    params: dict[str, Any] = {"limit": limit}
    while True:
        entries, cursor = Page(params, int).of(whole, lambda one: one, descending=descending)
        seen += entries
        if cursor is None:
            break
        assert len(entries) == limit
        params["cursor"] = cursor
    assert seen == whole
