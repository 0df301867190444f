"""Pagination: selecting the page of a list that the params request."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from memoryd.methods.shared.cursor import Position, read_cursor, write_cursor

Entry = TypeVar("Entry")


class Page(Generic[Position]):
    """A requested page: at most `limit` entries that follow the position `after` in the order of
    the list; if that is None, the first ones."""

    def __init__(self, params: Mapping[str, Any], kind: type[Position]) -> None:
        """`kind`: the type of a position in this list, such as `int` or `tuple[int, str]`.
        Raises InvalidParams for a cursor of another list."""
        self.after = read_cursor(params.get("cursor"), kind, "cursor")
        self.limit = int(params["limit"])

    @property
    def reads(self) -> int:
        """Number of entries to read: one more than `limit`, to see whether another page follows."""
        return self.limit + 1

    def cut(
        self, found: Sequence[Entry], position_of: Callable[[Entry], Position]
    ) -> tuple[Sequence[Entry], str | None]:
        """Return the entries of the page and its `next_cursor`. `found`: the entries that follow
        `after`, either all of them or the first `reads`."""
        entries = found[: self.limit]
        follows = len(found) > self.limit
        return entries, self.cursor_after(position_of(entries[-1]) if follows else None)

    def cursor_after(self, position: Position | None) -> str | None:
        """The `next_cursor` of a page whose last entry has this position. `position` is None for
        the last page, and so is its cursor."""
        return None if position is None else write_cursor(position)

    def of(
        self,
        whole: Sequence[Entry],
        position_of: Callable[[Entry], Position],
        *,
        descending: bool = False,
    ) -> tuple[Sequence[Entry], str | None]:
        """Like `cut`, for a whole list in memory, which is sorted by position."""
        after: Any = self.after
        if after is None:
            return self.cut(whole, position_of)
        if descending:
            return self.cut([one for one in whole if position_of(one) < after], position_of)
        return self.cut([one for one in whole if position_of(one) > after], position_of)
