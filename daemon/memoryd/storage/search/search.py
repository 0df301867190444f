"""Searches one user's notes and turns by vector and by keyword, with an in-memory index if it
fits."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import structlog
from numpy.typing import NDArray

from memoryd.embedding.embedder import Embedder
from memoryd.embedding.status import EmbeddingUnavailable
from memoryd.errors import DeadlinePassed, RpcError
from memoryd.retrieval.words import query_terms
from memoryd.storage.engine.damage import DamagedDatabase
from memoryd.storage.engine.effects import PassageChange, PassagesImported
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.store import Store
from memoryd.storage.search.candidates import rank_candidates
from memoryd.storage.search.embedding_queue import EmbeddingQueue
from memoryd.storage.search.index_memory import IndexMemory
from memoryd.storage.search.passage_filter import PassageFilter, matching_passages
from memoryd.storage.search.passage_index import PassageIndex, estimated_size, load_index
from memoryd.storage.search.search_results import PassagesMoved, SearchResult, read_results
from memoryd.storage.tables.vectors import count_pending

_FLUSHED = 64
"""A search first waits until at most this many of the newest pending passages are embedded."""
_MODEL_WAIT_S = 8.0
_LOADED_AT_ONCE = 5_000
"""Maximum number of passages for which a search waits until the in-memory index is loaded; a larger
index is loaded in the background."""
_LOAD_TIMEOUT_S = 120.0
_TRIES = 20

Vector = NDArray[np.float32]

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class SearchRequest:
    """A search request. `limit`: maximum number of results; `min_score`: between 0 and 1."""

    query: str
    limit: int
    wanted: PassageFilter
    min_score: float = 0.0


@dataclass(frozen=True, slots=True)
class SearchResponse:
    """The results, best first, and warnings about what could not be searched."""

    results: Sequence[SearchResult]
    warnings: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Query:
    """A request prepared for ranking. `vector` and `model` are None for a search by keyword only.
    `is_complete`: every passage stored before the search has a vector."""

    request: SearchRequest
    terms: Sequence[str]
    vector: Vector | None
    model: int | None
    is_complete: bool = False


class UserSearch:
    """The search of one open user, with its in-memory index."""

    def __init__(
        self,
        user_id: str,
        store: Store,
        queue: EmbeddingQueue,
        embedder: Embedder,
        memory: IndexMemory,
    ) -> None:
        self._user_id = user_id
        self._store = store
        self._queue = queue
        self._embedder = embedder
        self._memory = memory
        self._index: PassageIndex | None = None
        self._loading: asyncio.Task[None] | None = None
        self._missed: list[PassageChange] = []
        self._has_failed = False
        self._too_many: int | None = None
        """The number of passages whose index exceeded the memory budget."""

    def apply(self, changes: Sequence[PassageChange]) -> None:
        """Apply the changes of a committed write to the index."""
        if self._loading is not None:
            self._missed.extend(changes)
        if any(isinstance(change, PassagesImported) for change in changes):
            self.drop_index()
            self._memory.release(self)
        if self._index is not None:
            for change in changes:
                self._index.apply(change)

    async def search(self, request: SearchRequest, timeout_s: float) -> SearchResponse:
        """Return the best notes and turns. Raises DeadlinePassed, what a read raises, and
        DamagedDatabase if loading the index found damage."""
        ends_at = asyncio.get_running_loop().time() + timeout_s
        warnings: list[str] = []
        query = await self._prepared(request, warnings, min(timeout_s / 2, _MODEL_WAIT_S))
        for _ in range(_TRIES):
            index = await self._index_for(query.model)
            left = ends_at - asyncio.get_running_loop().time()
            try:
                return await self._store.read(
                    lambda snapshot, index=index: _search(snapshot, query, index, list(warnings)),  # type: ignore[misc]
                    left,
                )
            except PassagesMoved:
                await asyncio.sleep(0)
        raise DeadlinePassed("the notes changed faster than they could be searched")

    def drop_index(self) -> None:
        """Drop the in-memory index."""
        self._index = None

    async def close(self) -> None:
        """Stop loading and drop the index."""
        if self._loading is not None:
            self._loading.cancel()
            await asyncio.gather(self._loading, return_exceptions=True)
        self._index = None
        self._memory.release(self)

    async def _prepared(self, request: SearchRequest, warnings: list[str], wait_s: float) -> _Query:
        """Prepare the query: embed it, and the newest pending passages, within `wait_s` seconds. If
        it cannot be embedded, the query has no vector and a warning is added."""
        terms, kept = query_terms(request.query), self._embedder.kept_query(request.query)
        if kept is not None and self._queue.complete.is_set() and self._queue.known_model:
            return _Query(request, terms, kept, self._queue.known_model, is_complete=True)
        asked = asyncio.create_task(self._embedded(request.query))
        flushing = asyncio.create_task(self._queue.flush(_FLUSHED))
        try:
            await asyncio.wait((asked, flushing), timeout=wait_s)
        finally:
            asked.cancel()
            flushing.cancel()
            await asyncio.gather(asked, flushing, return_exceptions=True)
        vector, model = None, None
        try:
            vector, model = asked.result()
        except asyncio.CancelledError:
            warnings.append("searched by keyword only: the model is not ready yet")
        except (EmbeddingUnavailable, RpcError) as error:
            warnings.append(f"searched by keyword only: {error}")
        return _Query(request, terms, vector, model, self._queue.complete.is_set())

    async def _embedded(self, text: str) -> tuple[Vector, int]:
        """Return the vector of a text, and the number of the model that made it."""
        return await self._embedder.embed_query(text), await self._queue.model()

    async def _index_for(self, model: int | None) -> PassageIndex | None:
        """Return the in-memory index, loading one with the vectors of this model if necessary.
        Returns None if it does not fit or is still being loaded."""
        if self._index is None or (model is not None and self._index.model != model):
            if self._loading is None:
                passages = await self._store.read(_count_passages, _LOAD_TIMEOUT_S)
                if not self._has_room(passages):
                    return None
                if self._loading is None:
                    self._missed = []
                    self._loading = asyncio.create_task(self._load(model))
                if passages > _LOADED_AT_ONCE:
                    return None
            loading = self._loading
            await asyncio.wait({loading}, timeout=_MODEL_WAIT_S)
            if loading.done() and not loading.cancelled():
                loading.result()
        if self._index is not None:
            self._memory.use(self, self._index.size)
        return self._index

    def _has_room(self, passages: int) -> bool:
        if self._too_many is not None and passages >= self._too_many:
            return False
        return self._memory.fits(estimated_size(passages, self._dimension))

    @property
    def _dimension(self) -> int:
        return self._embedder.status.dimension or 0

    async def _load(self, model: int | None) -> None:
        """Load the index. The first failure is logged, and the next search tries again. Damage is
        raised and the failed task is kept, so that every search raises it."""
        try:
            await self._load_index(model)
        except DamagedDatabase:
            raise
        except RpcError as error:
            if not self._has_failed:
                log.warning("an index was not loaded", user=self._user_id, reason=error.message)
            self._has_failed = True
        except Exception:
            if not self._has_failed:
                log.exception("the loading of an index failed", user=self._user_id)
            self._has_failed = True
        self._loading, self._missed = None, []

    async def _load_index(self, model: int | None) -> None:
        index = await self._store.read(
            lambda snapshot: load_index(snapshot, model, self._dimension), _LOAD_TIMEOUT_S
        )
        if any(isinstance(change, PassagesImported) for change in self._missed):
            return
        for change in self._missed:
            index.apply(change)
        if self._memory.fits(index.size):
            self._index = index
            self._memory.use(self, index.size)
        else:
            self._too_many = len(index)


def _search(
    snapshot: Snapshot, query: _Query, index: PassageIndex | None, warnings: list[str]
) -> SearchResponse:
    """Rank and read the results, in the reader's thread. Raises PassagesMoved."""
    waiting = 0
    if query.model is not None and not query.is_complete:
        waiting = count_pending(snapshot, query.model)
    if waiting:
        warnings.append(f"passages without a vector, searched by keyword only: {waiting}")
    wanted, limit = query.request.wanted, query.request.limit
    if index is not None:
        matching = matching_passages(snapshot, wanted) if wanted.narrows else None
        ranked = index.rank(
            query.terms,
            query.vector,
            conversation=wanted.conversation,
            matching=matching,
            limit=limit,
        )
    else:
        ranked = rank_candidates(snapshot, query.terms, query.vector, query.model, wanted, limit)
    good = [one for one in ranked if one.score >= query.request.min_score]
    return SearchResponse(read_results(snapshot, good, warnings), warnings)


def _count_passages(snapshot: Snapshot) -> int:
    row = snapshot.row("SELECT count(*) FROM passages")
    assert row is not None
    return int(row[0])
