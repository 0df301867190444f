"""From the two legs to one score, and from passages to the best of each note or turn.

A score is in 0..1 and means the same from query to query: nothing is divided by what the other
results reached. The weights were chosen on recorded conversations, where the values beside
them change the recall by a point in a hundred at most.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np
import numpy.typing as npt

from memoryd.notes.keyword_index import CorpusStatistics, KeywordIndex
from memoryd.notes.passage_rows import NOBODY, Flags, Floats, Links, Rows, RowsView
from memoryd.notes.vector_index import VectorIndex

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
_MARGIN = 0.06
"""How much better than estimated a passage may turn out to be. At 100,000 passages the deviation
is 0.02 and the best 10 of 100 questions were at most 0.045 below."""


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
        _, firsts = np.unique(owners[rows[some]], return_index=True)
        if len(firsts) >= limit or len(some) == len(scores):
            best = some[np.sort(firsts)[:limit]]
            return list(zip(rows[best].tolist(), scores[best].tolist(), strict=True))
        wanted *= 8


def _weights(rows: RowsView, named: Sequence[int]) -> Floats:
    """By place, what a score is multiplied by for who speaks and for being a question."""
    weights: Floats = 1 - np.float32(1 - QUESTION) * rows.asks
    if named:
        of_speaker = np.full(
            max(*named, int(rows.speaker.max(initial=0))) + 2, OTHER_SPEAKER, np.float32
        )
        of_speaker[[*named, NOBODY]] = 1  # NOBODY, -1, reads the last one
        weights *= of_speaker[rows.speaker]
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
        present = leg.rows.by_place(vectors.present(len(leg.rows.place)))
        return cls(leg, vectors, vector, None if present.all() else present)

    def exact(self, places: Rows) -> Floats:
        """The scores of these places."""
        rows, keyword = self.leg.rows, self.leg.scores
        if len(places) == len(rows.places):
            cosines = rows.by_place(self.vectors.cosines(self.vector, len(rows.place)))
            scores = _scored(keyword, np.maximum(cosines, 0), self.present, rows)
            return np.minimum(scores, np.float32(1))[places] * self.leg.weights[places]
        part = rows.around(places)
        some = rows.order[part.places]
        if rows.in_order:
            cosines = self.vectors.cosines_of(self.vector, some)
        else:
            ascending = np.argsort(some)
            cosines = np.zeros(len(some), np.float32)
            cosines[ascending] = self.vectors.cosines_of(self.vector, some[ascending])
        present = None if self.present is None else self.present[part.places]
        scores = _scored(keyword[part.places], np.maximum(cosines, 0), present, part)
        scores = np.minimum(scores, np.float32(1))
        return scores[np.searchsorted(part.places, places)] * self.leg.weights[places]

    def guess(self) -> Floats:
        """By place, what the scores are about."""
        rows = self.leg.rows
        similarity = rows.by_place(self.vectors.estimates(self.vector, len(rows.place)))
        scores = _scored(self.leg.scores, similarity, self.present, rows)
        scores *= self.leg.weights
        return scores


def _likely(both: _BothLegs, places: Rows, owners: Owners, limit: int) -> tuple[Rows, Floats]:
    """Those of the places that may be the best, with their scores."""
    order, guess = both.leg.rows.order, both.guess()
    if places is not both.leg.rows.places:
        guess = guess[places]
    first = highest(guess, 4 * limit)[:_LIKELY]
    scores = both.exact(places[first])
    best = best_of_owners(order[places[first]], scores, owners, limit)
    floor = best[-1][1] - _MARGIN if len(best) == limit else 0.0
    guess[first] = -1
    more = np.flatnonzero(guess >= floor)
    if len(more) > _LIKELY:
        more = highest(guess, _LIKELY)[: 2 * _LIKELY]
    some = places[np.concatenate([first, more])]
    return some, np.concatenate([scores, both.exact(places[more])])


def _scored(keyword: Floats, similarity: Floats, present: Flags | None, rows: Links) -> Floats:
    """By place, the convex sum of both legs; the keyword score where there is no vector.
    `similarity`: the cosines, not below 0."""
    both = np.float32(KEYWORD_SHARE) * keyword
    both += np.float32(1 - KEYWORD_SHARE) * _in_context(similarity, present, rows)
    return both if present is None else np.where(present, both, keyword)


def _in_context(similarity: Floats, present: Flags | None, rows: Links) -> Floats:
    """Each place's similarity averaged with what its neighbours lend it of theirs; a place that
    has none keeps its own."""
    if present is None:
        own, weights = similarity, rows.neighbourhood
    else:
        there = present.astype(np.float32)
        own, weights = similarity * there, np.ones_like(similarity)
        rows.add_neighbours(there, weights)
    total = own.copy()
    rows.add_neighbours(own, total)
    total /= weights
    return total


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
