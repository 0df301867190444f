"""Ranks passages without the full in-memory index: for users whose index exceeds the memory limit,
and while a large index is being loaded.

The candidates are the best keyword matches (FTS5), the best vector matches (sqlite-vec) and the
newest passages. A small index of them and their neighbouring turns scores them as the full index
would.
"""

import json
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from memoryd.retrieval.keyword_index import CorpusStatistics
from memoryd.storage.engine.effects import VectorsStored
from memoryd.storage.engine.snapshot import Parameter, Snapshot
from memoryd.storage.search.passage_filter import PassageFilter, matching_passages
from memoryd.storage.search.passage_index import PassageIndex
from memoryd.storage.search.passage_reading import passage_of, vector_of
from memoryd.storage.search.search_results import RankedPassage

_EACH_RETRIEVER = 200
_NEIGHBOURS = 2


def rank_candidates(
    snapshot: Snapshot,
    terms: Sequence[str],
    vector: NDArray[np.float32] | None,
    model: int | None,
    wanted: PassageFilter,
    limit: int,
) -> list[RankedPassage]:
    """Return the best matching passages, best first, at most one per note or turn. `vector` and
    `model` are None for a search by keyword only."""
    condition, values = _condition(snapshot, wanted)
    candidates = set(_by_keyword(snapshot, terms, condition, values))
    if vector is not None and model is not None:
        candidates.update(_by_meaning(snapshot, vector, model, condition, values))
    candidates.update(_newest(snapshot, condition, values))
    dimension = 0 if vector is None else len(vector)
    index = _small_index(snapshot, sorted(candidates), None if vector is None else model, dimension)
    matching = np.array(sorted(candidates), np.int64)
    statistics = _statistics(snapshot, terms)
    return index.rank(
        terms, vector, conversation=True, matching=matching, limit=limit, statistics=statistics
    )


def _condition(snapshot: Snapshot, wanted: PassageFilter) -> tuple[str, tuple[Parameter, ...]]:
    """A SQL condition for `p`, a row of passages, and its parameters."""
    if wanted.narrows:
        ids = json.dumps(matching_passages(snapshot, wanted).tolist())
        return "p.id IN (SELECT value FROM json_each(?))", (ids,)
    return ("1" if wanted.conversation else "p.note_seq IS NOT NULL"), ()


def _by_keyword(
    snapshot: Snapshot, terms: Sequence[str], condition: str, values: tuple[Parameter, ...]
) -> list[int]:
    if not terms:
        return []
    # Terms contain no punctuation, so a quoted term is never parsed as FTS5 syntax.
    query = " OR ".join(f'"{term}"' for term in terms)
    rows = snapshot.rows(
        "SELECT p.id FROM passage_terms JOIN passages p ON p.id = passage_terms.rowid"
        f" WHERE passage_terms MATCH ? AND {condition} ORDER BY passage_terms.rank LIMIT ?",
        query,
        *values,
        _EACH_RETRIEVER,
    )
    return [row[0] for row in rows]


def _by_meaning(
    snapshot: Snapshot,
    vector: NDArray[np.float32],
    model: int,
    condition: str,
    values: tuple[Parameter, ...],
) -> list[int]:
    rows = snapshot.rows(
        "SELECT p.id FROM passages p JOIN vectors v ON v.passage_id = p.id"
        f" WHERE p.model = ? AND length(v.embedding) = ? AND {condition}"
        " ORDER BY vec_distance_cosine(v.embedding, ?) LIMIT ?",
        model,
        vector.nbytes,
        *values,
        vector.tobytes(),
        _EACH_RETRIEVER,
    )
    return [row[0] for row in rows]


def _newest(snapshot: Snapshot, condition: str, values: tuple[Parameter, ...]) -> list[int]:
    """Return the newest passages. A search has no cut-off, so it may have to return passages that
    neither retriever found."""
    rows = snapshot.rows(
        f"SELECT p.id FROM passages p WHERE {condition} ORDER BY p.id DESC LIMIT ?",
        *values,
        _EACH_RETRIEVER // 10,
    )
    return [row[0] for row in rows]


def _small_index(
    snapshot: Snapshot, candidates: Sequence[int], model: int | None, dimension: int
) -> PassageIndex:
    index = PassageIndex(model, dimension)
    ids, vectors = [], []
    for *row, embedding in snapshot.rows(
        "WITH candidates AS (SELECT value AS id FROM json_each(?)),"
        " near AS ("
        " SELECT t2.seq FROM candidates JOIN passages p USING (id)"
        " JOIN turns t ON t.seq = p.turn_seq JOIN turns t2 ON t2.seq IN ("
        " SELECT * FROM (SELECT seq FROM turns WHERE session_id = t.session_id AND seq < t.seq"
        " ORDER BY seq DESC LIMIT ?)"
        " UNION ALL SELECT * FROM (SELECT seq FROM turns WHERE session_id = t.session_id"
        " AND seq > t.seq ORDER BY seq LIMIT ?)))"
        " SELECT p.id, p.note_seq, p.turn_seq, t.session_id, p.terms, p.context,"
        " (SELECT embedding FROM vectors WHERE passage_id = p.id AND p.model = ?)"
        " FROM passages p LEFT JOIN turns t ON t.seq = p.turn_seq"
        " WHERE p.id IN (SELECT id FROM candidates) OR p.turn_seq IN (SELECT seq FROM near)"
        " ORDER BY p.id",
        json.dumps(list(candidates)),
        _NEIGHBOURS,
        _NEIGHBOURS,
        model,
    ):
        passage = passage_of(snapshot, row)
        if passage is None:
            continue
        index.apply(passage)
        if embedding is not None and (
            sound := vector_of(snapshot, passage.id, embedding, dimension)
        ):
            ids.append(passage.id)
            vectors.append(np.frombuffer(sound, "<f4").astype(np.float32))
    if model is not None and ids:
        index.apply(VectorsStored(model, ids, np.stack(vectors)))
    return index


def _statistics(snapshot: Snapshot, terms: Sequence[str]) -> CorpusStatistics:
    """The corpus statistics of these terms, over all passages."""
    totals = snapshot.row("SELECT passages, terms FROM passage_totals")
    passages, total_terms = totals or (0, 0)
    found = snapshot.rows(
        "SELECT term, doc FROM passage_vocabulary"
        " WHERE col = 'terms' AND term IN (SELECT value FROM json_each(?))",
        json.dumps(list(terms)),
    )
    return CorpusStatistics(passages, total_terms, dict(found))
