"""What is known of every passage besides its words and its vector."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from memoryd.notes.column import Column

Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]
Rows = npt.NDArray[np.intp]

NOBODY = -1
"""The speaker of a passage that nobody said: a note's."""


@dataclass(frozen=True, slots=True)
class RowsView:
    """The rows known at one moment; every array has one value a row.

    The four links are the rows one and two places before and after a row in its session (or
    long note); -1 where there is none. `asks` marks turns that end in a question.
    """

    alive: Flags
    before: Rows
    after: Rows
    two_before: Rows
    two_after: Rows
    asks: Flags
    speaker: npt.NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.alive)


class PassageRows:
    """Rows 0, 1, 2, … in the order of adding. A removed row keeps its number.

    One thread changes it while others read views."""

    def __init__(self) -> None:
        self._alive = Column(np.bool_)
        self._before = Column(np.intp)
        self._after = Column(np.intp)
        self._asks = Column(np.bool_)
        self._speaker = Column(np.int32)
        self._count = 0
        self._version = 0
        self._seen: tuple[int, RowsView] | None = None
        self.removed = 0

    def __len__(self) -> int:
        return self._count

    @property
    def nbytes(self) -> int:
        """Bytes held, the latest view's links included."""
        kept = self._alive.nbytes + self._asks.nbytes + self._speaker.nbytes
        return kept + self._before.nbytes + self._after.nbytes + 3 * 8 * self._count

    def extend(
        self,
        before: Sequence[int],
        asks: Sequence[bool],
        speaker: Sequence[int],
    ) -> None:
        """Add rows. Each `before` is an earlier row, of these or of those already here, or -1."""
        links = np.array(before, np.intp)
        linked = np.flatnonzero(links >= 0)
        self._alive.extend(np.ones(len(links), np.bool_))
        self._before.extend(links)
        self._after.extend(np.full(len(links), -1))
        self._asks.extend(asks)
        self._speaker.extend(speaker)
        self._after[links[linked]] = linked + self._count
        self._count += len(links)  # last: readers go by it
        self._version += 1

    def remove(self, row: int) -> None:
        """Take a row out; the rows on its two sides become neighbours. Once is enough."""
        if not self._alive[row]:
            return
        before, after = self._before[row], self._after[row]
        self._alive[row] = False
        if before >= 0:
            self._after[before] = after
        if after >= 0:
            self._before[after] = before
        self.removed += 1
        self._version += 1

    def view(self) -> RowsView:
        """The rows as they are now."""
        version = self._version
        if self._seen is not None and self._seen[0] == version:
            return self._seen[1]
        count = self._count
        before = self._before.first(count)
        after = np.where((links := self._after.first(count)) < count, links, -1)
        view = RowsView(
            alive=self._alive.first(count),
            before=before,
            after=after,
            two_before=np.append(before, -1)[before],
            two_after=np.append(after, -1)[after],
            asks=self._asks.first(count),
            speaker=self._speaker.first(count),
        )
        self._seen = version, view
        return view
