"""Columns with the properties of passages that ranking needs in addition to terms and vectors."""

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
"""Weights in tenths, as integers: summing them is several times as fast as summing floats."""

NOBODY = -1
"""The speaker number of passages without a speaker, such as those of notes."""
OWN = 10
"""The weight of a passage's own cosine in its score, in tenths."""
TURN_WEIGHT = 8
"""The weight of the cosine of each neighbour at a distance of 1 or 2 in a session, in tenths."""
PASSAGE_WEIGHT = 3
"""The same for the passages of a note, which are more self-contained, so it is lower."""
MOST = OWN + 4 * TURN_WEIGHT
"""The maximum total weight of a position and its neighbours, in tenths."""


DISTANCES = (1, -1, 2, -2)
"""The distances from a position to its neighbours."""


@dataclass(frozen=True)
class RowsView:
    """A snapshot of the rows. Rows that were not removed have positions, such that the passages of
    each session are contiguous.

    `order`: the row at each position. `position`: the position of each row, -1 if it was removed.
    `in_order`: whether every row is equal to its position. The other arrays are by position.
    `neighbour_weights`: the weights of the cosines of the neighbours, by DISTANCES and position; 0
    if there is no such neighbour in the same session or note. `asks`: 1 for turns that end in a
    question. `lengths`: in terms. `terms`: the sum of `lengths`.
    """

    order: Rows
    position: Rows
    in_order: bool
    neighbour_weights: Tenths
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
        """Build a view from columns by row. `chain`: a number per session or note, in which
        passages are neighbours. The other columns are as in `PassageRows.extend`."""
        living = np.flatnonzero(alive)
        order = living[np.argsort(chain[living], kind="stable")]
        position = np.full(len(alive), -1, np.intp)
        position[order] = np.arange(len(order))
        chains = np.append(chain[order], np.array([-1, -2], np.int32))
        weight = np.where(said[order], np.uint16(TURN_WEIGHT), np.uint16(PASSAGE_WEIGHT))
        own_lengths = lengths[order]
        near, far = weight * (chains[:-2] == chains[1:-1]), weight * (chains[:-2] == chains[2:])
        return cls(
            order=order,
            position=position,
            in_order=bool((position == np.arange(len(position))).all()),
            neighbour_weights=np.stack([near, np.roll(near, 1), far, np.roll(far, 2)]),
            asks=asks[order].astype(np.float32),
            speaker=speaker[order],
            lengths=own_lengths,
            terms=float(own_lengths.sum(dtype=np.float64)),
        )

    @cached_property
    def positions(self) -> Rows:
        """All positions."""
        return np.arange(len(self.order))

    @cached_property
    def shares(self) -> Floats:
        """By position, the reciprocal of the total weight of the position and its neighbours."""
        return shares_of(self.neighbour_weights.sum(axis=0, dtype=np.uint16) + np.uint16(OWN))

    @cached_property
    def spread(self) -> Floats:
        """By position, `spread_of` of its share."""
        return spread_of(self.shares)

    def gathered(self, values: Tenths) -> Tenths:
        """By position, the weighted sum of its value and its neighbours' values. MOST times the
        largest value must not overflow 16 bits."""
        sums = values * np.uint16(OWN)
        for distance, weights in zip(DISTANCES, self.neighbour_weights, strict=True):
            here, there = _shifted(distance)
            sums[here] += weights[here] * values[there]
        return sums

    def beside(self, positions: Rows) -> tuple[Rows, Tenths]:
        """Return some positions with their neighbours, and the weights of both; each of shape
        (5, len(positions)), the positions themselves first. If a neighbour does not exist, its
        weight is 0 and its position is arbitrary."""
        own = np.full((1, len(positions)), OWN, np.uint16)
        neighbours = positions + np.array([[0], *([one] for one in DISTANCES)])
        neighbours %= max(1, len(self.order))
        return neighbours, np.concatenate([own, self.neighbour_weights[:, positions]])

    def by_position(self, values: npt.NDArray[_Value]) -> npt.NDArray[_Value]:
        """Values by row, rearranged by position."""
        return values if self.in_order else values[self.order]

    def by_row(self, values: Floats) -> Floats:
        """Values by position, rearranged by row; 0 for removed rows."""
        rows = np.zeros(len(self.position), np.float32)
        rows[self.order] = values
        return rows


def shares_of(counted: Tenths) -> Floats:
    """The reciprocals of total weights; 1 for a weight of 0."""
    return np.float32(1) / np.maximum(counted, np.uint16(1)).astype(np.float32)


def spread_of(shares: Floats) -> Floats:
    """The standard deviation of the weighted mean of a position and its neighbours, relative to
    that of a single value. It is at most 1, because errors partly cancel out."""
    spread: Floats = np.sqrt(OWN * shares)
    return spread


def _shifted(distance: int) -> tuple[slice, slice]:
    """Slices of the positions that have a neighbour at this distance, and of these neighbours."""
    if distance > 0:
        return slice(None, -distance), slice(distance, None)
    return slice(-distance, None), slice(None, distance)


class PassageRows:
    """Rows 0, 1, 2, … in the order of adding; numbers of removed rows are not reused.

    One thread adds and removes rows while others take views.
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
        """Bytes of memory used, including the latest view."""
        flags = self._alive.nbytes + self._said.nbytes + self._asks.nbytes
        numbers = self._chain.nbytes + self._speaker.nbytes + self._lengths.nbytes
        return flags + numbers + 44 * self._count

    def alive(self) -> Flags:
        """By row, whether the row still exists (was not removed)."""
        return self._alive.first(self._count).copy()

    def extend(
        self,
        lengths: Sequence[int],
        previous: Sequence[int],
        said: Sequence[bool],
        asks: Sequence[bool],
        speaker: Sequence[int],
    ) -> None:
        """Add rows. `lengths`: in terms. `previous`: the previous row of the same session or note,
        or -1. `said`: whether the row belongs to a turn. `asks`: whether the turn ends in a
        question. `speaker`: the speaker's number."""
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
        self._count += len(lengths)  # last, because readers use it as the limit
        self._version += 1

    def remove(self, row: int) -> None:
        """Remove a row from later views."""
        self._alive[row] = False
        self._version += 1

    def view(self) -> RowsView:
        """A view of the current rows, cached until they change."""
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
