"""From the two legs to one score, and from passages to the best of each note or turn.

A score is in 0..1 and means the same from query to query: nothing is divided by what the other
results reached. The weights were chosen on recorded conversations, where the values beside
them change the recall by a point in a hundred at most.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np
import numpy.typing as npt

from memoryd.retrieval.keyword_index import CorpusStatistics, KeywordIndex
from memoryd.retrieval.passage_rows import (
    MOST,
    NOBODY,
    Flags,
    Floats,
    Rows,
    RowsView,
    shares_of,
    spread_of,
)
from memoryd.retrieval.vector_index import NEARNESS, VectorIndex

Owners = npt.NDArray[np.int64]
"""By row, the number of the note or turn that it belongs to."""

KEYWORD_SHARE = 0.65
"""The keyword score's part of the sum; the cosine has the rest."""
OTHER_SPEAKER = 0.8
"""What a turn's score is multiplied by if the query names speakers, but not this turn's."""
QUESTION = 0.9
"""What a turn's score is multiplied by if it ends in a question: it seldom tells what is so."""


_ALL_EXACT = 2_000
"""Passages up to which every cosine is computed. Above, only those of the likely best are."""
_LIKELY = 1_500
"""How many these are at most. At 100,000 passages the best 10 are among the first 410."""
_DEVIATIONS = 2.5
"""How much better than guessed a passage may turn out to be, in deviations of the guess for texts
at right angles. Of 1,000 found at 100,000 passages, the worst was at 2.2, and with 1.8 one in
1,000 is lost."""

_SIXTEEN_BITS_HOLD = 65_535


@dataclass(frozen=True, slots=True)
class KeywordLeg:
    """What the words of a query come to: by place the keyword score, 0..1, and what the score
    of both legs is to be multiplied by for who speaks and for being a question."""

    rows: RowsView
    scores: Floats
    weights: Floats


def keyword_leg(
    keywords: KeywordIndex, terms: Sequence[str], statistics: CorpusStatistics | None = None
) -> KeywordLeg:
    """Look the terms up. `statistics`: those of all passages if the index holds only some, with
    their neighbours; the scores are then the same."""
    rows = keywords.view()
    scores = keywords.scores_by_place(terms, rows, statistics)
    return KeywordLeg(rows, scores, _weights(rows, keywords.named_speakers(terms)))


def best_rows(
    leg: KeywordLeg,
    vectors: VectorIndex,
    vector: npt.ArrayLike | None,
    owners: Owners,
    limit: int,
    allowed: Flags | None = None,
) -> list[tuple[int, float]]:
    """The best row of each of the `limit` best owners with its score, 0..1, by a query's terms
    and its vector (None: none to be had).

    `allowed`: the rows that may be answered (None: all); rows behind its end may not. A row
    without a vector has its keyword score alone. Best first; equal scores stand in the order of
    the rows.
    """
    rows = leg.rows
    places = rows.places
    if allowed is not None:
        places = rows.place[np.flatnonzero(allowed)]
        places = places[places >= 0]
    if vector is None:
        scores = (leg.scores * leg.weights)[places]
    else:
        both = _BothLegs.of(leg, vectors, vector)
        if len(rows.place) <= _ALL_EXACT:
            scores = both.exact(places)
        else:
            places, scores = _likely(both, places, owners, limit)
    return best_of_owners(rows.order[places], scores, owners, limit)


def best_of_owners(
    rows: Rows, scores: Floats, owners: Owners, limit: int
) -> list[tuple[int, float]]:
    """Of some rows and their scores, the best row of each of the `limit` best owners."""
    matching = np.flatnonzero(scores)
    found = _best_of(rows[matching], scores[matching], owners, limit)
    if len(found) < limit:
        found = _best_of(rows, scores, owners, limit)
    return found


def _best_of(rows: Rows, scores: Floats, owners: Owners, limit: int) -> list[tuple[int, float]]:
    wanted = 4 * limit
    while True:
        some = highest(scores, wanted)
        some = some[np.lexsort((rows[some], -scores[some]))]
        firsts: dict[int, int] = {}
        for owner, place in zip(owners[rows[some]].tolist(), some.tolist(), strict=True):
            firsts.setdefault(owner, place)
            if len(firsts) == limit:
                break
        if len(firsts) == limit or len(some) == len(scores):
            best = np.fromiter(firsts.values(), np.intp, len(firsts))
            return list(zip(rows[best].tolist(), scores[best].tolist(), strict=True))
        wanted *= 8


def _weights(rows: RowsView, named: Sequence[int]) -> Floats:
    """By place, what a score is multiplied by for who speaks and for being a question."""
    weights: Floats = 1 - np.float32(1 - QUESTION) * rows.asks
    if named:
        others = rows.speaker != NOBODY
        for speaker in named:
            others &= rows.speaker != speaker
        weights[others] *= np.float32(OTHER_SPEAKER)
    return weights


@dataclass(frozen=True, slots=True)
class _BothLegs:
    """The keyword leg and a query's vector beside it. `present`: the places that have a vector of
    their own, None when all have."""

    leg: KeywordLeg
    vectors: VectorIndex
    vector: npt.ArrayLike
    present: Flags | None

    @classmethod
    def of(cls, leg: KeywordLeg, vectors: VectorIndex, vector: npt.ArrayLike) -> Self:
        present = vectors.present(len(leg.rows.place))
        if not present.all():  # rows that were removed have none, and no place
            present = leg.rows.by_place(present)
        return cls(leg, vectors, vector, None if present.all() else present)

    def exact(self, places: Rows) -> Floats:
        """The scores of these places: the convex sum of both legs, the cosine averaged with what
        the neighbours lend of theirs; the keyword score where there is no vector."""
        rows, keyword = self.leg.rows, self.leg.scores[places]
        beside, lent = rows.beside(places)
        if self.present is not None:
            lent *= self.present[beside]
        counting = lent > 0
        cosines = np.zeros(lent.shape, np.float32)
        cosines[counting] = self.vectors.cosines_of(self.vector, rows.order[beside[counting]])
        similarity: Floats = (lent * np.maximum(cosines, 0)).sum(axis=0)
        similarity /= np.maximum(lent.sum(axis=0, dtype=np.uint16), 1)
        scores: Floats = (
            np.float32(KEYWORD_SHARE) * keyword + np.float32(1 - KEYWORD_SHARE) * similarity
        )
        if self.present is not None:
            scores = np.where(self.present[places], scores, keyword)
        scores = np.minimum(scores, np.float32(1))
        scores *= self.leg.weights[places]
        return scores

    def guess(self) -> tuple[Floats, Floats]:
        """By place, what the scores are about, and how much better they may turn out to be."""
        rows, vectors = self.leg.rows, self.vectors
        nearness = rows.by_place(vectors.nearness(self.vector, len(rows.place)))
        half = max(1, vectors.dimension // 2)
        coarseness = 1 + half * MOST // _SIXTEEN_BITS_HOLD
        if coarseness > 1:
            nearness //= np.uint16(coarseness)
        shares, spread = rows.shares, rows.spread
        if self.present is not None:
            nearness *= self.present
            shares = shares_of(rows.gathered(self.present.astype(np.uint16)))
            spread = spread_of(shares)
        scores = rows.gathered(nearness).astype(np.float32)
        scores *= shares
        scores *= np.float32((1 - KEYWORD_SHARE) * NEARNESS * coarseness / half)
        scores += np.float32(KEYWORD_SHARE) * self.leg.scores
        if self.present is not None:
            np.copyto(scores, self.leg.scores, where=~self.present)
        scores *= self.leg.weights
        deviation = (1 - KEYWORD_SHARE) * NEARNESS / math.sqrt(2 * half)
        return scores, np.float32(_DEVIATIONS * deviation) * spread


def _likely(both: _BothLegs, places: Rows, owners: Owners, limit: int) -> tuple[Rows, Floats]:
    """Those of the places that may be the best, with their scores."""
    order = both.leg.rows.order
    guess, margin = both.guess()
    if places is not both.leg.rows.places:
        guess, margin = guess[places], margin[places]
    first = highest(guess, 4 * limit)[:_LIKELY]
    scores = both.exact(places[first])
    best = best_of_owners(order[places[first]], scores, owners, limit)
    floor = best[-1][1] if len(best) == limit else 0.0
    margin += guess
    margin[first] = -1
    more = np.flatnonzero(margin >= floor)
    if len(more) > _LIKELY:
        more = highest(margin, _LIKELY)[: 2 * _LIKELY]
    some = places[np.concatenate([first, more])]
    return some, np.concatenate([scores, both.exact(places[more])])


_GROUPS = 16
"""What `highest` looks at together, for each number wanted."""


def highest(values: Floats, wanted: int) -> Rows:
    """Where at least the `wanted` highest values are, ascending, with all ties of the last."""
    if len(values) <= wanted:
        return np.arange(len(values))
    some, found = None, values
    groups = len(values) // _GROUPS
    if groups > 2 * wanted:
        # as many groups as wanted reach this bound, so as many values do
        tops = values[: groups * _GROUPS].reshape(_GROUPS, groups).max(axis=0)
        some = np.flatnonzero(values >= np.partition(tops, groups - wanted)[groups - wanted])
        found = values[some]
    last = np.partition(found, len(found) - wanted)[len(found) - wanted]
    places = np.flatnonzero(found >= last)
    return places if some is None else some[places]
