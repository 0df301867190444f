"""Keyword search: BM25 over all passages of a user, in memory.

The frequency f of a term in a passage is a weighted sum of its occurrences in the passage's text,
in its context (date, speaker) and in neighbouring passages of the session, because a reply seldom
repeats the words of the question.
Score: Σ idf·f/(f + K1·length) / Σ idf, which is the BM25 score divided by its upper bound for the
query. idf counts the passages that have the term in their own text.
"""

import math
from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np
import numpy.typing as npt

from memoryd.retrieval.passage import ASKS, SPEAKER
from memoryd.retrieval.passage_rows import (
    DISTANCES,
    NOBODY,
    Flags,
    Floats,
    PassageRows,
    Rows,
    RowsView,
    Tenths,
)

K1 = 0.9
B = 0.3
# The weight of one occurrence of a term, in tenths.
OWN = 10
"""In the passage's own text."""
CONTEXT = 5
"""In the passage's date or speaker; counted once."""
NEAR = 4
"""In the text of the previous or the next passage."""
FAR = 2
"""In the text of a passage two away."""
ASKED = 2
"""Added to NEAR if the term is in the previous passage and that ends in a question."""

# A posting is one unsigned integer: the row, whether the context has the term, and the number of
# occurrences in the text (15 means 15 or more).
_MOST = 0b01111
_CONTEXT_SHIFT = 4
_ROW_SHIFT = 5

_DENSE = 24
"""A term that occurs in more than 1/_DENSE of the passages is scored by whole columns, a rarer one
only at the positions that have it."""


@dataclass(frozen=True, slots=True)
class CorpusStatistics:
    """Statistics of the whole corpus, for an index that holds only a part of it."""

    passages: int
    terms: int
    passages_with: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class _Found:
    """The positions that have a term. `counts`: its occurrences in their text; `context`: 1 if it
    is in their context."""

    positions: Rows
    counts: Tenths
    context: Tenths


class KeywordIndex:
    """An inverted index from terms to rows. Rows are numbered 0, 1, 2, … in the order of adding;
    numbers of removed rows are not reused.

    One thread adds and removes passages while others search; a search sees the state at the time of
    its view.
    """

    def __init__(self) -> None:
        self._postings: dict[str, array[int]] = {}
        self._rows = PassageRows()
        self._speakers: dict[tuple[str, ...], int] = {}
        self._reach: _NeighbourWeights | None = None

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def alive(self) -> Flags:
        """By row, whether the row still exists (was not removed)."""
        return self._rows.alive()

    def view(self) -> RowsView:
        """A view of the current rows."""
        return self._rows.view()

    def named_speakers(self, query: Iterable[str]) -> list[int]:
        """The numbers of the speakers whose name shares a term with the query."""
        wanted = {SPEAKER + term for term in query}
        return [n for name, n in self._speakers.copy().items() if not wanted.isdisjoint(name)]

    @property
    def nbytes(self) -> int:
        """Bytes of memory used; the sizes of dictionaries and strings are estimated."""
        postings = sum(map(len, list(self._postings.values())))
        return 4 * postings + 260 * len(self._postings) + self._rows.nbytes

    def add(self, terms: Sequence[str], context: Sequence[str] = (), previous: int = -1) -> int:
        """Add a passage with the terms of its text and its context. Returns its row.

        `previous`: the row before it in the same session or note, -1 if there is none.
        """
        row = len(self._rows)
        counts = Counter(terms)
        beside = set(_unmarked(context))
        for term in counts.keys() | beside:
            if (postings := self._postings.get(term)) is None:
                postings = self._postings.setdefault(term, array("I"))
            postings.append(
                row << _ROW_SHIFT | (term in beside) << _CONTEXT_SHIFT | min(counts[term], _MOST)
            )
        self._add_rows([len(terms)], [context], [previous])
        return row

    def extend(
        self,
        texts: Sequence[Sequence[str]],
        contexts: Sequence[Sequence[str]],
        previous: Sequence[int],
    ) -> None:
        """Add many passages. For each: the terms of its text, the terms of its context, and the
        previous row as in `add`."""
        first = len(self._rows)
        beside = [_unmarked(context) for context in contexts]
        vocabulary = dict.fromkeys(chain(chain.from_iterable(texts), chain.from_iterable(beside)))
        numbers = dict(zip(vocabulary, range(len(vocabulary)), strict=True))
        keys = np.concatenate([_keys(texts, numbers, first), _keys(beside, numbers, first) | 1])
        keys.sort()
        same_posting = keys >> 1
        starts = np.flatnonzero(np.diff(same_posting, prepend=-1))
        of_context = np.add.reduceat(keys & 1, starts) if len(keys) else keys
        counts = np.diff(starts, append=len(keys)) - of_context
        values = np.minimum(counts, _MOST) | (of_context > 0).astype(keys.dtype) << _CONTEXT_SHIFT
        same_posting = same_posting[starts]
        rows = same_posting & 0x7FFFFFFF
        postings = (rows << _ROW_SHIFT | values).astype(np.uint32).tobytes()
        edges = (np.searchsorted(same_posting >> 31, np.arange(len(numbers) + 1)) * 4).tolist()
        for term, number in numbers.items():
            added = postings[edges[number] : edges[number + 1]]
            self._postings.setdefault(term, array("I")).frombytes(added)
        self._add_rows([len(terms) for terms in texts], contexts, previous)

    def remove(self, row: int) -> None:
        """Remove a passage. Its neighbours become neighbours of each other."""
        self._rows.remove(row)

    def scores(self, query: Iterable[str], statistics: CorpusStatistics | None = None) -> Floats:
        """The score of every row, 0..1, for distinct query terms; 0 for removed rows.

        `statistics`: those of the whole corpus, if this index holds only a part of it.
        """
        rows = self.view()
        return rows.by_row(self.scores_by_position(query, rows, statistics))

    def scores_by_position(
        self, query: Iterable[str], rows: RowsView, statistics: CorpusStatistics | None = None
    ) -> Floats:
        """The scores as in `scores`, but by position in the view `rows`."""
        passages, terms = len(rows.order), rows.terms
        if statistics is not None:
            passages, terms = statistics.passages, statistics.terms
        sums = _Sums(self._weights_in(rows), max(terms, 1) / max(passages, 1))
        best = 0.0
        for term in query:
            found = self._find(term, rows)
            having = int(np.count_nonzero(found.counts))
            if statistics is not None:
                having = statistics.passages_with.get(term, 0)
            idf = math.log(1 + (passages - having + 0.5) / (having + 0.5))
            best += idf
            if len(found.positions) * _DENSE > len(rows.order):
                sums.add_columns(found, idf)
            elif len(found.positions):
                sums.add_positions(found, idf)
        return sums.total / np.float32(best or 1)

    def _add_rows(
        self, lengths: Sequence[int], contexts: Sequence[Sequence[str]], previous: Sequence[int]
    ) -> None:
        speakers = [tuple(term for term in context if term[0] == SPEAKER) for context in contexts]
        numbers = [
            self._speakers.setdefault(name, len(self._speakers)) if name else NOBODY
            for name in speakers
        ]
        said = [len(context) > 0 for context in contexts]  # a turn's has at least the day
        asks = [ASKS in context for context in contexts]
        self._rows.extend(lengths, previous, said, asks, numbers)

    def _weights_in(self, rows: RowsView) -> "_NeighbourWeights":
        """The weights for a view, cached for the latest one. Several threads may compute them at
        the same time."""
        reach = self._reach
        if reach is None or reach.rows is not rows:
            reach = self._reach = _NeighbourWeights(rows)
        return reach

    def _find(self, term: str, rows: RowsView) -> _Found:
        # Slicing copies atomically. Without the copy, the array could not grow while it is used
        # here.
        postings = np.frombuffer(self._postings.get(term, array("I"))[:], np.uint32)
        positions = (postings >> _ROW_SHIFT).astype(np.intp)
        known = int(np.searchsorted(positions, len(rows.position)))
        positions, postings = positions[:known], postings[:known]
        if not rows.in_order:
            positions = rows.position[positions]
            living = positions >= 0
            positions, postings = positions[living], postings[living]
        counts = (postings & _MOST).astype(np.uint16)
        return _Found(positions, counts, (postings >> _CONTEXT_SHIFT & 1).astype(np.uint16))


def _unmarked(context: Sequence[str]) -> list[str]:
    """The terms of a context without the marked ones."""
    return [term for term in context if term[0] not in (SPEAKER, ASKS)]


def _keys(
    texts: Sequence[Sequence[str]], numbers: Mapping[str, int], first: int
) -> npt.NDArray[np.int64]:
    """One integer per term of each text: the number of the term, 31 bits for the row, and a bit
    that is 0."""
    lengths = np.fromiter(map(len, texts), np.int64, len(texts))
    terms = np.fromiter(
        map(numbers.__getitem__, chain.from_iterable(texts)), np.int64, int(lengths.sum())
    )
    return terms << 32 | np.repeat(np.arange(first, first + len(texts)), lengths) << 1


_EDGE = 2
"""Number of padding positions at each end, for neighbours before the first and after the last
one."""
_DISTANCES = np.array([[one] for one in DISTANCES])


class _NeighbourWeights:
    """The weights, in tenths, with which a position's terms count for its neighbours. The array
    `weights` is by DISTANCES and position."""

    def __init__(self, rows: RowsView) -> None:
        self.rows = rows
        # `neighbour_weights` can be used for the opposite direction: being neighbours is symmetric.
        linked = (rows.neighbour_weights > 0).astype(np.uint16)
        self.weights = linked * np.array([[NEAR], [NEAR], [FAR], [FAR]], np.uint16)
        self.weights[0] += np.uint16(ASKED) * linked[0] * rows.asks.astype(np.uint16)
        self._lengths: tuple[float, Floats] | None = None

    def lengths(self, average: float) -> Floats:
        """K1·length by position, with padding, in tenths of an occurrence. `average`: the average
        length in terms; the result for the latest one is cached."""
        kept = self._lengths
        if kept is None or kept[0] != average:
            lengths = np.full(len(self.rows.order) + 2 * _EDGE, OWN * K1 * (1 - B), np.float32)
            lengths[_EDGE:-_EDGE] += np.float32(OWN * K1 * B / average) * self.rows.lengths
            kept = self._lengths = average, lengths
        return kept[1]


class _Sums:
    """Sums idf·f/(f + K1·length) by position, where f includes the neighbours' occurrences."""

    def __init__(self, reach: _NeighbourWeights, average: float) -> None:
        self._reach = reach.weights
        self._lengths = reach.lengths(average)
        self._count = len(reach.rows.order)
        self._sums = np.zeros_like(self._lengths)
        self._tenths = np.zeros(len(self._lengths), np.uint16)

    @property
    def total(self) -> Floats:
        """The sums by position."""
        return self._sums[_EDGE:-_EDGE]

    def add_positions(self, found: _Found, idf: float) -> None:
        """Add the scores of a rare term, only at the positions that have it and their
        neighbours."""
        tenths, middle = self._tenths, found.positions + _EDGE
        tenths[middle] = OWN * found.counts + CONTEXT * found.context
        beside = (middle + _DISTANCES).ravel()
        np.add.at(tenths, beside, (self._reach[:, found.positions] * found.counts).ravel())
        everywhere = np.concatenate([middle, beside])
        counted = tenths[everywhere].astype(np.float32)
        part = np.float32(idf) * counted / (counted + self._lengths[everywhere])
        # Duplicate positions are added only once, because the right side is evaluated first.
        self._sums[everywhere] += part
        tenths[everywhere] = 0

    def add_columns(self, found: _Found, idf: float) -> None:
        """Add the scores of a common term, at all positions."""
        text = np.zeros(self._count, np.uint16)
        text[found.positions] = found.counts
        tenths = np.zeros_like(self._tenths)
        tenths[found.positions + _EDGE] = OWN * found.counts + CONTEXT * found.context
        lent = np.empty_like(text)
        for distance, weights in zip(DISTANCES, self._reach, strict=True):
            np.multiply(weights, text, out=lent)
            tenths[_EDGE + distance :][: self._count] += lent
        counted = tenths.astype(np.float32)
        part = counted + self._lengths
        np.divide(counted, part, out=part)
        part *= np.float32(idf)
        self._sums += part
