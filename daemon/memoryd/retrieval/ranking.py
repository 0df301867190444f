"""Ranking: fusing keyword search and vector search into one score, and finding the best passage of
each note or turn.

Scores are between 0 and 1. They do not depend on the other results, so they are comparable between
queries. The weights were tuned on recorded conversations; nearby values change the recall by at
most one percentage point.
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
from memoryd.retrieval.vector_index import COSINE_PER_AGREEMENT, VectorIndex

Owners = npt.NDArray[np.int64]
"""By row, the number of the note or turn that it belongs to."""

KEYWORD_SHARE = 0.65
"""The weight of the keyword score in the convex combination with the cosine."""
OTHER_SPEAKER = 0.8
"""The factor for a turn's score if the query names speakers, but not this turn's speaker."""
QUESTION = 0.9
"""The factor for a turn's score if it ends in a question, because questions seldom state facts."""


_ALL_EXACT = 2_000
"""Maximum number of passages for which all scores are computed exactly. If there are more, only the
candidates are."""
_LIKELY = 1_500
"""Maximum number of candidates per step, apart from ties. With 100,000 passages, the best 10 are
among the first 410."""
_DEVIATIONS = 2.5
"""The assumed maximum by which an exact score exceeds its estimate, in standard deviations of the
estimate for orthogonal vectors. In 1,000 results among 100,000 passages the largest error was 2.2;
a maximum of 1.8 would miss one result in 1,000."""

_SIXTEEN_BITS_HOLD = 65_535


@dataclass(frozen=True, slots=True)
class KeywordScores:
    """The result of keyword search, by position. `scores`: the keyword scores, between 0 and 1.
    `weights`: factors for the fused scores, which depend on the speaker and on whether the turn is
    a question."""

    rows: RowsView
    scores: Floats
    weights: Floats


def score_keywords(
    keywords: KeywordIndex, terms: Sequence[str], statistics: CorpusStatistics | None = None
) -> KeywordScores:
    """Search for terms. `statistics`: those of all passages, if the index contains only some of
    them and their neighbours; the scores are then the same as with all passages."""
    rows = keywords.view()
    scores = keywords.scores_by_position(terms, rows, statistics)
    return KeywordScores(rows, scores, _weights(rows, keywords.named_speakers(terms)))


def best_rows(
    keyword: KeywordScores,
    vectors: VectorIndex,
    vector: npt.ArrayLike | None,
    owners: Owners,
    limit: int,
    allowed: Flags | None = None,
) -> list[tuple[int, float]]:
    """Return the best row and its score, between 0 and 1, for each of the `limit` best owners, best
    first. Ties are in the order of the rows.

    `vector`: the query's vector; None: rank by keyword scores. `allowed`: by row, whether it may be
    returned; rows beyond its end may not (None: all may). A row without a vector is ranked by its
    keyword score.
    """
    rows = keyword.rows
    positions = rows.positions
    if allowed is not None:
        positions = rows.position[np.flatnonzero(allowed)]
        positions = positions[positions >= 0]
    if vector is None:
        scores = (keyword.scores * keyword.weights)[positions]
    else:
        fused = _FusedScores.of(keyword, vectors, vector)
        if len(rows.position) <= _ALL_EXACT:
            scores = fused.exact(positions)
        else:
            positions, scores = _likely(fused, positions, owners, limit)
    return best_of_owners(rows.order[positions], scores, owners, limit)


def best_of_owners(
    rows: Rows, scores: Floats, owners: Owners, limit: int
) -> list[tuple[int, float]]:
    """Like `best_rows`, for given rows and their scores."""
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
        for owner, position in zip(owners[rows[some]].tolist(), some.tolist(), strict=True):
            firsts.setdefault(owner, position)
            if len(firsts) == limit:
                break
        if len(firsts) == limit or len(some) == len(scores):
            best = np.fromiter(firsts.values(), np.intp, len(firsts))
            return list(zip(rows[best].tolist(), scores[best].tolist(), strict=True))
        wanted *= 8


def _weights(rows: RowsView, named: Sequence[int]) -> Floats:
    """By position, the factor that depends on the speaker and on whether the turn is a question."""
    weights: Floats = 1 - np.float32(1 - QUESTION) * rows.asks
    if named:
        others = rows.speaker != NOBODY
        for speaker in named:
            others &= rows.speaker != speaker
        weights[others] *= np.float32(OTHER_SPEAKER)
    return weights


@dataclass(frozen=True, slots=True)
class _FusedScores:
    """Scores that combine keyword scores and cosines. `present`: by position, whether it has a
    vector; None if all have one."""

    keyword: KeywordScores
    vectors: VectorIndex
    vector: npt.ArrayLike
    present: Flags | None

    @classmethod
    def of(cls, keyword: KeywordScores, vectors: VectorIndex, vector: npt.ArrayLike) -> Self:
        present = vectors.present(len(keyword.rows.position))
        if not present.all():  # removed rows have neither a vector nor a position
            present = keyword.rows.by_position(present)
        return cls(keyword, vectors, vector, None if present.all() else present)

    def exact(self, positions: Rows) -> Floats:
        """The scores of some positions: the convex combination of the keyword score and the
        weighted mean of the cosines of the position and its neighbours, or only the keyword score
        if the position has no vector."""
        rows, keyword = self.keyword.rows, self.keyword.scores[positions]
        beside, weights = rows.beside(positions)
        if self.present is not None:
            weights *= self.present[beside]
        counting = weights > 0
        cosines = np.zeros(weights.shape, np.float32)
        cosines[counting] = self.vectors.cosines_of(self.vector, rows.order[beside[counting]])
        similarity: Floats = (weights * np.maximum(cosines, 0)).sum(axis=0)
        similarity /= np.maximum(weights.sum(axis=0, dtype=np.uint16), 1)
        scores: Floats = (
            np.float32(KEYWORD_SHARE) * keyword + np.float32(1 - KEYWORD_SHARE) * similarity
        )
        if self.present is not None:
            scores = np.where(self.present[positions], scores, keyword)
        scores = np.minimum(scores, np.float32(1))
        scores *= self.keyword.weights[positions]
        return scores

    def guess(self) -> tuple[Floats, Floats]:
        """By position, an estimate of the score from sign agreement, and the margin by which the
        exact score may exceed it."""
        rows, vectors = self.keyword.rows, self.vectors
        agreement = rows.by_position(vectors.agreement(self.vector, len(rows.position)))
        half = max(1, vectors.dimension // 2)
        coarseness = 1 + half * MOST // _SIXTEEN_BITS_HOLD
        if coarseness > 1:
            agreement //= np.uint16(coarseness)
        shares, spread = rows.shares, rows.spread
        if self.present is not None:
            agreement *= self.present
            shares = shares_of(rows.gathered(self.present.astype(np.uint16)))
            spread = spread_of(shares)
        scores = rows.gathered(agreement).astype(np.float32)
        scores *= shares
        scores *= np.float32((1 - KEYWORD_SHARE) * COSINE_PER_AGREEMENT * coarseness / half)
        scores += np.float32(KEYWORD_SHARE) * self.keyword.scores
        if self.present is not None:
            np.copyto(scores, self.keyword.scores, where=~self.present)
        scores *= self.keyword.weights
        deviation = (1 - KEYWORD_SHARE) * COSINE_PER_AGREEMENT / math.sqrt(2 * half)
        return scores, np.float32(_DEVIATIONS * deviation) * spread


def _likely(
    fused: _FusedScores, positions: Rows, owners: Owners, limit: int
) -> tuple[Rows, Floats]:
    """The positions that may be among the best, with their exact scores."""
    order = fused.keyword.rows.order
    guess, margin = fused.guess()
    if positions is not fused.keyword.rows.positions:
        guess, margin = guess[positions], margin[positions]
    first = highest(guess, 4 * limit)[:_LIKELY]
    scores = fused.exact(positions[first])
    best = best_of_owners(order[positions[first]], scores, owners, limit)
    floor = best[-1][1] if len(best) == limit else 0.0
    margin += guess
    margin[first] = -1
    more = np.flatnonzero(margin >= floor)
    if len(more) > _LIKELY:
        more = highest(margin, _LIKELY)[: 2 * _LIKELY]
    some = positions[np.concatenate([first, more])]
    return some, np.concatenate([scores, fused.exact(positions[more])])


_GROUPS = 16
"""`highest` first takes the maximum of groups of this many values."""


def highest(values: Floats, wanted: int) -> Rows:
    """The indexes of the `wanted` highest values and of all ties with the last one, in ascending
    order."""
    if len(values) <= wanted:
        return np.arange(len(values))
    some, found = None, values
    groups = len(values) // _GROUPS
    if groups > 2 * wanted:
        # The maximum of `wanted` groups is at least this bound, so at least `wanted` values are
        # too.
        tops = values[: groups * _GROUPS].reshape(_GROUPS, groups).max(axis=0)
        some = np.flatnonzero(values >= np.partition(tops, groups - wanted)[groups - wanted])
        found = values[some]
    last = np.partition(found, len(found) - wanted)[len(found) - wanted]
    positions = np.flatnonzero(found >= last)
    return positions if some is None else some[positions]
