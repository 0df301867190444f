"""One page of a list, as the params ask for it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from memoryd.methods.shared.cursor import Position, read_cursor, write_cursor

Entry = TypeVar("Entry")


class Page(Generic[Position]):
    """The `limit` entries that come after the position `after`, in the order of the list; the
    first ones if that is None."""

    def __init__(self, params: Mapping[str, Any], kind: type[Position]) -> None:
        """`kind`: the type of a position in this list, such as `int` or `tuple[int, str]`.
        Raises InvalidParams for a cursor of another list."""
        self.after = read_cursor(params.get("cursor"), kind, "cursor")
        self.limit = int(params["limit"])

    @property
    def reads(self) -> int:
        """How many entries to read: the one more says that another page follows."""
        return self.limit + 1

    def cut(
        self, found: Sequence[Entry], position_of: Callable[[Entry], Position]
    ) -> tuple[Sequence[Entry], str | None]:
        """The entries of the page and its `next_cursor`. `found`: the entries after `after`, all of
        them or the first `reads`."""
        entries = found[: self.limit]
        follows = len(found) > self.limit
        return entries, self.cursor_after(position_of(entries[-1]) if follows else None)

    def cursor_after(self, position: Position | None) -> str | None:
        """The `next_cursor` of a page that ends at this position; None at the end of the list."""
        return None if position is None else write_cursor(position)

    def of(
        self,
        whole: Sequence[Entry],
        position_of: Callable[[Entry], Position],
        *,
        descending: bool = False,
    ) -> tuple[Sequence[Entry], str | None]:
        """As `cut`, of a list that is all in memory, in the order of its positions."""
        after: Any = self.after
        if after is None:
            return self.cut(whole, position_of)
        if descending:
            return self.cut([one for one in whole if position_of(one) < after], position_of)
        return self.cut([one for one in whole if position_of(one) > after], position_of)
