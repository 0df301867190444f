"""What is known of every passage besides its words and its vector."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Self, TypeVar

import numpy as np
import numpy.typing as npt

from memoryd.notes.column import Column

Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]
Rows = npt.NDArray[np.intp]

_Value = TypeVar("_Value", bound=np.generic)

NOBODY = -1
"""The speaker of a passage that nobody said: a note's."""
TURNS_LEND = 0.8
"""What the meaning of each turn up to two away counts, beside 1 for a turn's own."""
PASSAGES_LEND = 0.3
"""The same for the passages of a note: each says more by itself."""


@dataclass(frozen=True)
class Links:
    """Some places, ascending, and which of them belong together.

    `near` is what a place and the next one lend each other, `far` the same for the one after it:
    0 where they are not of the same session (or long note).
    """

    places: Rows
    near: Floats
    far: Floats

    def add_neighbours(self, values: Floats, sums: Floats) -> None:
        """Add to each place's sum what its neighbours lend it of their values."""
        for distance, links in ((1, self.near[:-1]), (2, self.far[:-2])):
            sums[distance:] += links * values[:-distance]
            sums[:-distance] += links * values[distance:]

    @cached_property
    def neighbourhood(self) -> Floats:
        """What each place and all of its neighbours count together."""
        counts = np.ones(len(self.places), np.float32)
        self.add_neighbours(np.ones_like(counts), counts)
        return counts


@dataclass(frozen=True)
class RowsView(Links):
    """The rows of one moment, and their places: the living ones, each session in one piece.

    `order` is the row at each place; `place` is the place of each row, -1 if it was removed.
    `in_order`: each row is its place. The other arrays have one value a place. `asks` is 1 for
    turns that end in a question. `terms` is the sum of `lengths`.
    """

    order: Rows
    place: Rows
    in_order: bool
    asks: Floats
    speaker: npt.NDArray[np.int32]
    lengths: Floats
    terms: float

    @classmethod
    def of(
        cls,
        alive: Flags,
        chain: npt.NDArray[np.int32],
        said: Flags,
        asks: Flags,
        speaker: npt.NDArray[np.int32],
        lengths: Floats,
    ) -> Self:
        """Arranged from columns by row; rows of one chain belong together."""
        living = np.flatnonzero(alive)
        order = living[np.argsort(chain[living], kind="stable")]
        place = np.full(len(alive), -1, np.intp)
        place[order] = np.arange(len(order))
        chains = np.append(chain[order], np.array([-1, -2], np.int32))
        lend = np.where(said[order], np.float32(TURNS_LEND), np.float32(PASSAGES_LEND))
        own_lengths = lengths[order]
        return cls(
            places=np.arange(len(order)),
            order=order,
            place=place,
            in_order=bool((place == np.arange(len(place))).all()),
            near=lend * (chains[:-2] == chains[1:-1]),
            far=lend * (chains[:-2] == chains[2:]),
            asks=asks[order].astype(np.float32),
            speaker=speaker[order],
            lengths=own_lengths,
            terms=float(own_lengths.sum(dtype=np.float64)),
        )

    def around(self, places: Rows) -> Links:
        """These places and those up to two away in the same session."""
        wanted = np.zeros(len(self.places) + 2, np.bool_)
        wanted[places] = True
        for distance, links in ((1, self.near), (2, self.far)):
            before = places[places >= distance] - distance
            wanted[before[links[before] > 0]] = True
            wanted[places[links[places] > 0] + distance] = True
        some = np.flatnonzero(wanted)
        following = np.append(some, [-1, -1])
        return Links(
            places=some,
            near=self.near[some] * (following[1:-1] == some + 1),
            far=self.far[some] * (following[2:] == some + 2),
        )

    def by_place(self, values: npt.NDArray[_Value]) -> npt.NDArray[_Value]:
        """Values by row, brought into the order of the places."""
        return values if self.in_order else values[self.order]

    def by_row(self, values: Floats) -> Floats:
        """Values by place, brought into the order of the rows; 0 for removed ones."""
        rows = np.zeros(len(self.place), np.float32)
        rows[self.order] = values
        return rows


class PassageRows:
    """Rows 0, 1, 2, … in the order of adding. A removed row keeps its number.

    One thread changes it while others take views.
    """

    def __init__(self) -> None:
        self._alive = Column(np.bool_)
        self._chain = Column(np.int32)
        self._said = Column(np.bool_)
        self._asks = Column(np.bool_)
        self._speaker = Column(np.int32)
        self._lengths = Column(np.float32)
        self._chains = 0
        self._count = 0
        self._version = 0
        self._seen: tuple[int, RowsView] | None = None

    def __len__(self) -> int:
        return self._count

    @property
    def nbytes(self) -> int:
        """Bytes held, those of the latest view included."""
        flags = self._alive.nbytes + self._said.nbytes + self._asks.nbytes
        numbers = self._chain.nbytes + self._speaker.nbytes + self._lengths.nbytes
        return flags + numbers + 36 * self._count

    def alive(self) -> Flags:
        """Which rows are not removed."""
        return self._alive.first(self._count).copy()

    def extend(
        self,
        lengths: Sequence[int],
        previous: Sequence[int],
        said: Sequence[bool],
        asks: Sequence[bool],
        speaker: Sequence[int],
    ) -> None:
        """Add rows. `lengths` in terms; each `previous` is an earlier row of its session or -1;
        `said`: whether they are of turns."""
        chains: list[int] = []
        for before in previous:
            if before < 0:
                chains.append(self._chains)
                self._chains += 1
            elif before < self._count:
                chains.append(self._chain[before])
            else:
                chains.append(chains[before - self._count])
        self._alive.extend([True] * len(lengths))
        self._chain.extend(chains)
        self._said.extend(said)
        self._asks.extend(asks)
        self._speaker.extend(speaker)
        self._lengths.extend(lengths)
        self._count += len(lengths)  # last: readers go by it
        self._version += 1

    def remove(self, row: int) -> None:
        """Take a row out of later views. Once is enough."""
        self._alive[row] = False
        self._version += 1

    def view(self) -> RowsView:
        """The rows as they are now."""
        version = self._version
        seen = self._seen
        if seen is None or seen[0] != version:
            count = self._count
            view = RowsView.of(
                self._alive.first(count),
                self._chain.first(count),
                self._said.first(count),
                self._asks.first(count),
                self._speaker.first(count),
                self._lengths.first(count),
            )
            seen = self._seen = version, view
        return seen[1]
