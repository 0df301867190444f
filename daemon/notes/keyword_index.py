"""The keyword leg: BM25 over all passages of a user, in memory.

A term counts in a passage by its own text, by its context (date and speaker) and, weaker, by
the passages beside it in its session: an answer seldom repeats the words of its question.
Score: Σ idf·f/(f + K1·length) / Σ idf, which is bm25 over the best that the query could reach;
idf goes by the passages that have the term in their own text.
"""

import math
from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np
import numpy.typing as npt

from memoryd.notes.column import Column
from memoryd.notes.passage import ASKS, SPEAKER
from memoryd.notes.passage_rows import NOBODY, Flags, Floats, PassageRows, Rows, RowsView

K1 = 0.9
B = 0.3
CONTEXT = 0.5
"""What a term counts that stands in a passage's date or speaker."""
NEAR = 0.4
"""What a term counts that stands in the passage before or after."""
FAR = 0.2
"""What it counts two passages away."""
ASKED = 0.2
"""What a term of the passage before counts in addition if that one ends in a question."""

# A posting is one unsigned integer: the row, whether the context has the term, and how often
# the text has it (15 stands for more as well).
_MOST = 0b01111
_CONTEXT_BIT = 0b10000
_ROW_SHIFT = 5

_DENSE = 24
"""A term that one passage in so many has is scored by whole columns, a rarer one row by row."""


@dataclass(frozen=True, slots=True)
class CorpusStatistics:
    """Numbers of the whole corpus, to score a few of its passages as if all were here."""

    passages: int
    terms: int
    passages_with: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class _Found:
    """The living rows that have a term: how often in their text, and whether in their context."""

    rows: Rows
    counts: Floats
    context: Flags


class KeywordIndex:
    """Term → rows. Rows are 0, 1, 2, … in the order of adding; a removed one keeps its number.

    One thread adds and removes while others score: what they see is what was there when they
    took their view of the rows.
    """

    def __init__(self) -> None:
        self._postings: dict[str, array[int]] = {}
        self._lengths = Column(np.float32)
        self._rows = PassageRows()
        self._speakers: dict[tuple[str, ...], int] = {}

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def alive(self) -> Flags:
        """Which rows are not removed."""
        return self._rows.view().alive

    def view(self) -> RowsView:
        """The rows known now."""
        return self._rows.view()

    def named_speakers(self, query: Iterable[str]) -> list[int]:
        """The numbers of the speakers whose name, or a part of it, is among the query's terms."""
        wanted = {SPEAKER + term for term in query}
        return [n for name, n in self._speakers.copy().items() if not wanted.isdisjoint(name)]

    @property
    def nbytes(self) -> int:
        """Bytes held; dictionary, strings and array heads are estimated."""
        postings = sum(map(len, list(self._postings.values())))
        terms = 260 * len(self._postings)
        return 4 * postings + terms + self._lengths.nbytes + self._rows.nbytes

    def add(self, terms: Sequence[str], context: Sequence[str] = (), previous: int = -1) -> int:
        """Add a passage by the terms of its text and its context; answers its row.

        `previous` is the row before it in the same session or note, -1 if there is none.
        """
        row = len(self._rows)
        counts = Counter(terms)
        beside = set(_unmarked(context))
        for term in counts.keys() | beside:
            if (postings := self._postings.get(term)) is None:
                postings = self._postings.setdefault(term, array("I"))
            postings.append(
                row << _ROW_SHIFT | (term in beside) * _CONTEXT_BIT | min(counts[term], _MOST)
            )
        self._add_rows([len(terms)], [context], [previous])
        return row

    def extend(
        self,
        texts: Sequence[Sequence[str]],
        contexts: Sequence[Sequence[str]],
        previous: Sequence[int],
    ) -> None:
        """Add many passages: of each the text's terms, the context's terms, the row before."""
        first = len(self._rows)
        beside = [_unmarked(context) for context in contexts]
        vocabulary = dict.fromkeys(chain(chain.from_iterable(texts), chain.from_iterable(beside)))
        numbers = dict(zip(vocabulary, range(len(vocabulary)), strict=True))
        keys, counts = np.unique(_keys(texts, numbers, first), return_counts=True)
        context_keys = np.unique(_keys(beside, numbers, first))
        all_keys = np.concatenate([keys, context_keys])
        marks = np.full(len(context_keys), _CONTEXT_BIT)
        values = np.concatenate([np.minimum(counts, _MOST), marks])
        all_keys, inverse = np.unique(all_keys, return_inverse=True)
        joined = np.bincount(inverse, values, len(all_keys)).astype(np.int64)
        postings = ((all_keys & 0xFFFFFFFF) << _ROW_SHIFT | joined).astype(np.uint32).tobytes()
        edges = (np.searchsorted(all_keys >> 32, np.arange(len(numbers) + 1)) * 4).tolist()
        for term, number in numbers.items():
            added = postings[edges[number] : edges[number + 1]]
            self._postings.setdefault(term, array("I")).frombytes(added)
        self._add_rows([len(terms) for terms in texts], contexts, previous)

    def remove(self, row: int) -> None:
        """Take a passage out of every later score; its neighbours become each other's."""
        self._rows.remove(row)

    def scores(
        self,
        query: Iterable[str],
        rows: RowsView | None = None,
        statistics: CorpusStatistics | None = None,
    ) -> Floats:
        """The score, 0..1, of every row of the view (None: of all) for distinct query terms.

        0 for removed rows. `statistics`: of the corpus of which only a part is here.
        """
        rows = rows or self.view()
        total = np.zeros(len(rows), np.float32)
        own_lengths = self._lengths.first(len(rows))
        passages = int(np.count_nonzero(rows.alive))
        terms = float(own_lengths.sum(where=rows.alive, dtype=np.float64))
        if statistics is not None:
            passages, terms = statistics.passages, statistics.terms
        if not passages:
            return total
        lengths = K1 * (1 - B + B * own_lengths * np.float32(passages / max(terms, 1)))
        work = np.zeros(len(rows) + 1, np.float32)
        best = 0.0
        for term in query:
            found = self._find(term, rows)
            having = int(np.count_nonzero(found.counts))
            if statistics is not None:
                having = statistics.passages_with.get(term, 0)
            idf = math.log(1 + (passages - having + 0.5) / (having + 0.5))
            best += idf
            if len(found.rows) * _DENSE > len(rows):
                _score_columns(total, found, idf, lengths, rows)
            elif len(found.rows):
                _score_rows(total, found, idf, lengths, rows, work)
        total *= rows.alive
        return total / np.float32(best) if best else total

    def _add_rows(
        self, lengths: Sequence[int], contexts: Sequence[Sequence[str]], previous: Sequence[int]
    ) -> None:
        speakers = [tuple(term for term in context if term[0] == SPEAKER) for context in contexts]
        numbers = [
            self._speakers.setdefault(name, len(self._speakers)) if name else NOBODY
            for name in speakers
        ]
        self._lengths.extend(lengths)
        self._rows.extend(previous, [ASKS in context for context in contexts], numbers)

    def _find(self, term: str, rows: RowsView) -> _Found:
        # the slice is one step: another thread may append, but not while a buffer is lent out
        postings = np.frombuffer(self._postings.get(term, array("I"))[:], np.uint32)
        row = (postings >> _ROW_SHIFT).astype(np.intp)
        known = int(np.searchsorted(row, len(rows)))
        postings, row = postings[:known], row[:known]
        living = rows.alive[row]
        if not living.all():
            postings, row = postings[living], row[living]
        counts = (postings & _MOST).astype(np.float32)
        return _Found(row, counts, (postings & _CONTEXT_BIT).astype(np.bool_))


def _unmarked(context: Sequence[str]) -> list[str]:
    """A context's terms without those that are marks."""
    return [term for term in context if term[0] not in (SPEAKER, ASKS)]


def _keys(
    texts: Sequence[Sequence[str]], numbers: Mapping[str, int], first: int
) -> npt.NDArray[np.int64]:
    """One integer for each term of each text: the term's number, then 32 bits of the row."""
    lengths = np.fromiter(map(len, texts), np.int64, len(texts))
    terms = np.fromiter(
        map(numbers.__getitem__, chain.from_iterable(texts)), np.int64, int(lengths.sum())
    )
    return terms << 32 | np.repeat(np.arange(first, first + len(texts)), lengths)


def _score_rows(
    total: Floats, found: _Found, idf: float, lengths: Floats, rows: RowsView, work: Floats
) -> None:
    """Add a term's part to the rows that have it or stand near one. `work` is zero, and left so."""
    work[found.rows] = found.counts + np.float32(CONTEXT) * found.context
    touched = [found.rows]
    onward = NEAR + np.float32(ASKED) * rows.asks[found.rows]
    for links, weight in (
        (rows.after, onward * found.counts),
        (rows.before, np.float32(NEAR) * found.counts),
        (rows.two_after, np.float32(FAR) * found.counts),
        (rows.two_before, np.float32(FAR) * found.counts),
    ):
        beside = links[found.rows]
        work[beside] += weight
        touched.append(beside)
    work[-1] = 0  # where the links to nobody went
    everywhere = np.concatenate(touched)
    everywhere = everywhere[everywhere >= 0]
    weighted = work[everywhere]
    # a row that stands here twice gets its part once: the right side is read before any write
    total[everywhere] += np.float32(idf) * weighted / (weighted + lengths[everywhere])
    work[everywhere] = 0


def _score_columns(
    total: Floats, found: _Found, idf: float, lengths: Floats, rows: RowsView
) -> None:
    """The same for a common term: no picking of rows, the whole columns at once."""
    text = np.zeros(len(rows) + 1, np.float32)  # the last one is what a link to nobody reads
    text[found.rows] = found.counts
    weighted = text[:-1].copy()
    weighted[found.rows] += np.float32(CONTEXT) * found.context
    weighted += np.float32(FAR) * (text[rows.two_before] + text[rows.two_after])
    weighted += np.float32(NEAR) * text[rows.after]
    text[:-1] *= NEAR + np.float32(ASKED) * rows.asks
    weighted += text[rows.before]
    total += np.float32(idf) * weighted / (weighted + lengths)
