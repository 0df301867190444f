"""The in-memory index of one user's passages: keywords, vectors, and the order of the passages
within each session and note.

The event loop applies each commit while readers rank in their threads. Rows are therefore only
appended or marked as removed.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from memoryd.retrieval.keyword_index import CorpusStatistics, KeywordIndex
from memoryd.retrieval.ranking import best_rows, score_keywords
from memoryd.retrieval.vector_index import VectorIndex
from memoryd.storage.engine.effects import (
    PassageAdded,
    PassageChange,
    PassagesRemoved,
    VectorsStored,
)
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.search.passage_reading import passage_of, vector_of
from memoryd.storage.search.search_results import RankedPassage

_BYTES_BESIDE_THE_VECTOR = 400
_FIRST_ROWS = 256
_COUNTED_AGAIN = 1.05
_ROWS_A_READ = 20_000


def estimated_size(passages: int, dimension: int) -> int:
    """The approximate size in bytes of an index of `passages` passages."""
    return passages * (4 * dimension + _BYTES_BESIDE_THE_VECTOR)


class PassageIndex:
    """An index of passages. `model`: the number of the model whose vectors it holds, or None for
    keywords only. `dimension`: numbers per vector."""

    def __init__(self, model: int | None, dimension: int) -> None:
        self.model = model
        self._keywords = KeywordIndex()
        self._vectors = VectorIndex(dimension)
        self._rows: dict[int, int] = {}
        self._last_row: dict[str | int, int] = {}
        """The last row of each session and note, which a new passage follows."""
        self._ids = np.zeros(_FIRST_ROWS, np.int64)
        self._counted_at, self._counted = 0, 0
        self._owners = np.zeros(_FIRST_ROWS, np.int64)
        """2·seq for a note, 2·seq + 1 for a turn."""

    def __len__(self) -> int:
        """The number of passages."""
        return len(self._rows)

    @property
    def size(self) -> int:
        """Approximate size in bytes; recounted after 5 % growth."""
        if len(self._keywords) > _COUNTED_AGAIN * self._counted_at:
            self._counted_at, self._counted = len(self._keywords), self._count_bytes()
        return self._counted

    def _count_bytes(self) -> int:
        python_objects = 150 * len(self._rows)
        arrays = self._ids.nbytes + self._owners.nbytes
        size: int = self._keywords.nbytes + self._vectors.nbytes + arrays + python_objects
        return size

    def apply(self, change: PassageChange) -> None:
        """Apply a committed change. Idempotent."""
        if isinstance(change, PassageAdded):
            self._add(change)
        elif isinstance(change, PassagesRemoved):
            for id_ in change.ids:
                if (row := self._rows.pop(id_, None)) is not None:
                    self._keywords.remove(row)
                    self._vectors.remove(row)
        elif isinstance(change, VectorsStored) and change.model == self.model:
            self._vectors.reserve(len(self._keywords))
            for id_, vector in zip(change.ids, change.vectors, strict=True):
                if (row := self._rows.get(id_)) is not None:
                    self._vectors.set(row, vector)

    def rank(
        self,
        terms: Sequence[str],
        vector: NDArray[np.float32] | None,
        *,
        conversation: bool,
        matching: NDArray[np.int64] | None,
        limit: int,
        statistics: CorpusStatistics | None = None,
    ) -> list[RankedPassage]:
        """Return the best passages, best first, at most one per note or turn. `matching`: the ids
        that may be returned; None allows all notes and, with `conversation`, all turns.
        `statistics`: the corpus statistics, if this index holds only some of the passages."""
        scored = score_keywords(self._keywords, terms, statistics)
        count = len(scored.rows.position)
        ids, owners = self._ids[:count], self._owners[:count]
        allowed = None
        if matching is not None:
            allowed = _marked(ids, matching)
        elif not conversation:
            allowed = owners & 1 == 0
        return [
            RankedPassage(int(ids[row]), score)
            for row, score in best_rows(scored, self._vectors, vector, owners, limit, allowed)
        ]

    def _add(self, passage: PassageAdded) -> None:
        if passage.id in self._rows:
            return
        previous = self._place(passage, len(self._keywords))
        # This comes last, because it makes the row visible to readers.
        self._keywords.add(passage.terms.split(), passage.context.split(), previous)

    def extend(self, passages: Sequence[PassageAdded]) -> None:
        """Add many new passages, faster than one by one."""
        first = len(self._keywords)
        previous = [self._place(one, first + number) for number, one in enumerate(passages)]
        terms = [one.terms.split() for one in passages]
        self._keywords.extend(terms, [one.context.split() for one in passages], previous)

    def _place(self, passage: PassageAdded, row: int) -> int:
        """Assign a row to a passage. Returns the row that it follows, or -1 if there is none."""
        if row == len(self._ids):
            self._ids = np.concatenate([self._ids, np.zeros_like(self._ids)])
            self._owners = np.concatenate([self._owners, np.zeros_like(self._owners)])
        place: str | int | None
        if passage.turn_seq is not None:
            owner, place = 2 * passage.turn_seq + 1, passage.session_id
        else:
            assert passage.note_seq is not None
            owner = place = 2 * passage.note_seq
        assert place is not None
        self._ids[row], self._owners[row] = passage.id, owner
        self._rows[passage.id] = row
        previous = self._last_row.get(place, -1)
        self._last_row[place] = row
        return previous


def load_index(snapshot: Snapshot, model: int | None, dimension: int) -> PassageIndex:
    """Load the whole index from the database. Takes seconds for 100,000 passages."""
    index = PassageIndex(model, dimension)
    rows = snapshot.execute(
        "SELECT p.id, p.note_seq, p.turn_seq, t.session_id, p.terms, p.context FROM passages p"
        " LEFT JOIN turns t ON t.seq = p.turn_seq ORDER BY p.id"
    )
    while some := rows.fetchmany(_ROWS_A_READ):
        index.extend([one for row in some if (one := passage_of(snapshot, row)) is not None])
    if model is not None:
        found = snapshot.rows(
            "SELECT p.id, v.embedding FROM passages p JOIN vectors v ON v.passage_id = p.id"
            " WHERE p.model = ?",
            model,
        )
        sound = {id_: v for id_, blob in found if (v := vector_of(snapshot, id_, blob, dimension))}
        joined = np.frombuffer(b"".join(sound.values()), "<f4")
        vectors = joined.reshape(len(sound), dimension).astype(np.float32, copy=False)
        index.apply(VectorsStored(model, list(sound), vectors))
    return index


def _marked(ids: NDArray[np.int64], wanted: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Return a mask over the ascending `ids`, true for those in `wanted`."""
    marks = np.zeros(len(ids), bool)
    rows = np.searchsorted(ids, wanted)
    rows, wanted = rows[rows < len(ids)], wanted[rows < len(ids)]
    marks[rows[ids[rows] == wanted]] = True
    return marks
