"""From the two legs to one score, and from passages to the best of each note or turn.

A score is in 0..1 and means the same from query to query: nothing is divided by what the other
results reached. The weights were chosen on recorded conversations, where the values beside
them change the recall by a point in a hundred at most.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from memoryd.notes.keyword_index import FAR, NEAR, CorpusStatistics, KeywordIndex
from memoryd.notes.passage_rows import NOBODY, Flags, Floats, Links, Rows, RowsView
from memoryd.notes.vector_index import VectorIndex

KEYWORD_SHARE = 0.65
"""The keyword score's part of the sum; the cosine has the rest."""
OTHER_SPEAKER = 0.8
"""What a turn's score is multiplied by if the query names speakers, but not this turn's."""
QUESTION = 0.9
"""What a turn's score is multiplied by if it ends in a question: it seldom tells what is so."""


_ALL_EXACT = 5_000
"""Passages up to which every cosine is computed. Above, only those of the likely best are."""
_LIKELY = 1_500
"""How many these are. Measured at 100,000 passages: the best 20 are among the first 330."""


def fused_scores(
    keywords: KeywordIndex,
    vectors: VectorIndex,
    terms: Sequence[str],
    vector: npt.ArrayLike | None,
    statistics: CorpusStatistics | None = None,
    allowed: Flags | None = None,
) -> Floats:
    """The score, 0..1, of every row for a query's terms and its vector (None: none to be had).

    A row without a vector has its keyword score alone. `statistics`: those of all passages if
    these indexes hold only some, with their neighbours; the scores are then the same. `allowed`:
    the rows that may be answered (None: all); of many, the best of these are scored exactly and
    the others are 0.
    """
    rows = keywords.view()
    count = len(rows.place)
    keyword = keywords.scores(terms, rows, statistics)[rows.order]
    weights = _weights(rows, keywords.named_speakers(terms))
    if vector is None:
        return rows.by_row(keyword * weights)
    present = vectors.present(count)[rows.order]
    if count <= _ALL_EXACT:
        cosines = vectors.cosines(vector, count)[rows.order]
        return rows.by_row(_joined(keyword, cosines, present, rows) * weights)
    guess = _joined(keyword, vectors.estimates(vector, count)[rows.order], present, rows) * weights
    places = np.arange(len(guess)) if allowed is None else rows.place[np.flatnonzero(allowed)]
    likely = _highest(guess, places[places >= 0], _LIKELY)[: 2 * _LIKELY]
    part = rows.around(likely)
    asked = rows.order[part.places]
    ascending = np.argsort(asked)
    cosines = np.zeros(len(asked), np.float32)
    cosines[ascending] = vectors.cosines_of(vector, asked[ascending])
    exact = _joined(keyword[part.places], cosines, present[part.places], part)
    scores = np.zeros(len(guess), np.float32)
    scores[part.places] = exact
    sure = np.zeros(len(guess), np.float32)
    sure[likely] = weights[likely]
    return rows.by_row(scores * sure)


def best_rows(
    scores: Floats, allowed: Flags, owners: npt.NDArray[np.int64], limit: int
) -> list[tuple[int, float]]:
    """The best allowed row of each of the `limit` best owners (notes, turns), with its score.

    Best first; equal scores stand in the order of the rows.
    """
    found = _best_of(np.flatnonzero(allowed & (scores > 0)), scores, owners, limit)
    if len(found) < limit:
        found = _best_of(np.flatnonzero(allowed), scores, owners, limit)
    return found


def _best_of(
    candidates: Rows, scores: Floats, owners: npt.NDArray[np.int64], limit: int
) -> list[tuple[int, float]]:
    wanted = 4 * limit
    while True:
        some = _highest(scores, candidates, wanted)
        order = some[np.lexsort((some, -scores[some]))]
        _, firsts = np.unique(owners[order], return_index=True)
        if len(firsts) >= limit or len(some) == len(candidates):
            best = order[np.sort(firsts)[:limit]]
            return list(zip(best.tolist(), scores[best].tolist(), strict=True))
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


def _joined(keyword: Floats, cosines: Floats, present: Flags, rows: Links) -> Floats:
    """The convex sum of both legs by place; the keyword score where there is no vector."""
    similarity = _in_context(cosines, present, rows)
    both = np.float32(KEYWORD_SHARE) * keyword + np.float32(1 - KEYWORD_SHARE) * similarity
    return np.minimum(np.where(present, both, keyword), np.float32(1))


def _in_context(cosines: Floats, present: Flags, rows: Links) -> Floats:
    """Each row's cosine, not below 0, averaged with those of its neighbours in the session.

    Neighbours weigh less; a row that has none keeps its own.
    """
    there = present.astype(np.float32)
    own = np.maximum(cosines, 0) * there
    total, weights = own.copy(), np.ones_like(own)
    for distance, links in (
        (1, np.float32(NEAR) * rows.next_near[:-1]),
        (2, np.float32(FAR) * rows.next_far[:-2]),
    ):
        for values, sums in ((own, total), (there, weights)):
            sums[distance:] += links * values[:-distance]
            sums[:-distance] += links * values[distance:]
    total /= weights
    return total


def _highest(scores: Floats, candidates: Rows, wanted: int) -> Rows:
    """At least the `wanted` candidates of the highest scores, with all ties of the last."""
    if len(candidates) <= wanted:
        return candidates
    found = scores[candidates]
    last = np.partition(found, len(found) - wanted)[len(found) - wanted]
    return np.compress(found >= last, candidates)
