"""What is known of every passage besides its words and its vector."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Self, TypeVar

import numpy as np
import numpy.typing as npt

from memoryd.retrieval.column import Column

Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]
Rows = npt.NDArray[np.intp]

_Value = TypeVar("_Value", bound=np.generic)

Tenths = npt.NDArray[np.uint16]
"""Small numbers in whole tenths: columns of them are added up several times as fast as floats."""

NOBODY = -1
"""The speaker of a passage that nobody said: a note's."""
OWN = 10
"""What a passage's own meaning counts, in tenths."""
TURNS_LEND = 8
"""What the meaning of each turn up to two away counts, in tenths."""
PASSAGES_LEND = 3
"""The same for the passages of a note: each says more by itself."""
MOST = OWN + 4 * TURNS_LEND
"""What a place and all of its neighbours count together at most, in tenths."""


DISTANCES = (1, -1, 2, -2)
"""How far away from a place its neighbours stand."""


@dataclass(frozen=True)
class RowsView:
    """The rows of one moment, and their places: the living ones, each session in one piece.

    `order` is the row at each place; `place` is the place of each row, -1 if it was removed.
    `in_order`: each row is its place. The other arrays have one value a place. `lent` is what
    its neighbours lend it of their meaning, by DISTANCES: 0 where there is none in the same session
    (or long note). `asks` is 1 for turns that end in a question. `terms` is the sum of `lengths`.
    """

    order: Rows
    place: Rows
    in_order: bool
    lent: Tenths
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
        lend = np.where(said[order], np.uint16(TURNS_LEND), np.uint16(PASSAGES_LEND))
        own_lengths = lengths[order]
        near, far = lend * (chains[:-2] == chains[1:-1]), lend * (chains[:-2] == chains[2:])
        return cls(
            order=order,
            place=place,
            in_order=bool((place == np.arange(len(place))).all()),
            lent=np.stack([near, np.roll(near, 1), far, np.roll(far, 2)]),
            asks=asks[order].astype(np.float32),
            speaker=speaker[order],
            lengths=own_lengths,
            terms=float(own_lengths.sum(dtype=np.float64)),
        )

    @cached_property
    def places(self) -> Rows:
        """All of them."""
        return np.arange(len(self.order))

    @cached_property
    def shares(self) -> Floats:
        """By place, the share of one tenth in all that it and its neighbours count."""
        return shares_of(self.lent.sum(axis=0, dtype=np.uint16) + np.uint16(OWN))

    @cached_property
    def spread(self) -> Floats:
        """By place, `spread_of` its share."""
        return spread_of(self.shares)

    def gathered(self, values: Tenths) -> Tenths:
        """Each place's value and what its neighbours lend it of theirs, MOST times as much at
        most: the values must leave room for that."""
        sums = values * np.uint16(OWN)
        for distance, lent in zip(DISTANCES, self.lent, strict=True):
            here, there = _shifted(distance)
            sums[here] += lent[here] * values[there]
        return sums

    def beside(self, places: Rows) -> tuple[Rows, Tenths]:
        """Some places and their neighbours: (5, places), each place itself first, and what they
        count there. What counts 0 is any place."""
        own = np.full((1, len(places)), OWN, np.uint16)
        neighbours = places + np.array([[0], *([one] for one in DISTANCES)])
        neighbours %= max(1, len(self.order))
        return neighbours, np.concatenate([own, self.lent[:, places]])

    def by_place(self, values: npt.NDArray[_Value]) -> npt.NDArray[_Value]:
        """Values by row, brought into the order of the places."""
        return values if self.in_order else values[self.order]

    def by_row(self, values: Floats) -> Floats:
        """Values by place, brought into the order of the rows; 0 for removed ones."""
        rows = np.zeros(len(self.place), np.float32)
        rows[self.order] = values
        return rows


def shares_of(counted: Tenths) -> Floats:
    """The share of one tenth in so many; of one where there are none."""
    return np.float32(1) / np.maximum(counted, np.uint16(1)).astype(np.float32)


def spread_of(shares: Floats) -> Floats:
    """How far the mean of a place and its neighbours deviates, as a share of how far one of them
    does: errors partly cancel."""
    spread: Floats = np.sqrt(OWN * shares)
    return spread


def _shifted(distance: int) -> tuple[slice, slice]:
    """The places that have a neighbour so far away, and these neighbours."""
    if distance > 0:
        return slice(None, -distance), slice(distance, None)
    return slice(-distance, None), slice(None, distance)


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
        return flags + numbers + 44 * self._count

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
