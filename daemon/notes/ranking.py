"""From the two legs to one score, and from passages to the best of each note or turn.

A score is in 0..1 and means the same from query to query: nothing is divided by what the other
results reached. All weights were chosen on conversations and are flat: halving the distance to
a neighbouring value moves recall by less than one point in a hundred.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from memoryd.notes.keyword_index import FAR, NEAR, CorpusStatistics, KeywordIndex
from memoryd.notes.passage_rows import NOBODY, Flags, Floats, RowsView
from memoryd.notes.vector_index import VectorIndex

KEYWORD_SHARE = 0.65
"""The keyword score's part of the sum; the cosine has the rest."""
OTHER_SPEAKER = 0.8
"""What a turn's score is multiplied by if the query names speakers, but not this turn's."""
QUESTION = 0.9
"""What a turn's score is multiplied by if it ends in a question: it seldom tells what is so."""


def fused_scores(
    keywords: KeywordIndex,
    vectors: VectorIndex,
    terms: Sequence[str],
    vector: npt.ArrayLike | None,
    statistics: CorpusStatistics | None = None,
) -> Floats:
    """The score, 0..1, of every row for a query's terms and its vector (None: none to be had).

    A row without a vector has its keyword score alone. `statistics`: those of all passages if
    these indexes hold only some, with their neighbours; the scores are then the same.
    """
    rows = keywords.view()
    scores = keywords.scores(terms, rows, statistics)
    if vector is not None:
        present = vectors.present(len(rows)) & rows.alive
        similarity = _in_context(vectors.cosines(vector, len(rows)), present, rows)
        both = np.float32(KEYWORD_SHARE) * scores + np.float32(1 - KEYWORD_SHARE) * similarity
        scores = np.where(present, both, scores)
    if named := keywords.named_speakers(terms):
        others = (rows.speaker != NOBODY) & ~np.isin(rows.speaker, named)
        scores = np.where(others, np.float32(OTHER_SPEAKER) * scores, scores)
    scores = np.where(rows.asks, np.float32(QUESTION) * scores, scores)
    return np.minimum(scores, np.float32(1))  # the last bit of a sum may lie above


def best_rows(
    scores: Floats, allowed: Flags, owners: npt.NDArray[np.int64], limit: int
) -> list[tuple[int, float]]:
    """The best allowed row of each of the `limit` best owners (notes, turns), with its score.

    Best first; equal scores stand in the order of the rows.
    """
    candidates = np.flatnonzero(allowed)
    wanted = 4 * limit
    while True:
        some = _highest(scores, candidates, wanted)
        order = some[np.lexsort((some, -scores[some]))]
        _, firsts = np.unique(owners[order], return_index=True)
        if len(firsts) >= limit or len(some) == len(candidates):
            best = order[np.sort(firsts)[:limit]]
            return list(zip(best.tolist(), scores[best].tolist(), strict=True))
        wanted *= 8


def _in_context(cosines: Floats, present: Flags, rows: RowsView) -> Floats:
    """Each row's cosine, not below 0, averaged with those of its neighbours in the session.

    Neighbours weigh less; a row that has none keeps its own.
    """
    own = np.append(np.maximum(cosines, 0) * present, np.float32(0))
    there = np.append(present, False).astype(np.float32)
    near, far = np.float32(NEAR), np.float32(FAR)
    total = own[:-1] + near * (own[rows.before] + own[rows.after])
    total += far * (own[rows.two_before] + own[rows.two_after])
    weights = 1 + near * (there[rows.before] + there[rows.after])
    weights += far * (there[rows.two_before] + there[rows.two_after])
    average: Floats = total / weights
    return average


def _highest(scores: Floats, candidates: npt.NDArray[np.intp], wanted: int) -> npt.NDArray[np.intp]:
    """At least the `wanted` candidates of the highest scores, with all ties of the last."""
    if len(candidates) <= wanted:
        return candidates
    found = scores[candidates]
    last = np.partition(found, len(found) - wanted)[len(found) - wanted]
    return np.compress(found >= last, candidates)
