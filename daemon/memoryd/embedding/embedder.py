"""Embedding texts, with a model that is loaded and unloaded as needed.

The model is loaded in a thread when a text needs it, and unloaded when nothing has been embedded
for a while. If it cannot be loaded, the daemon logs an error, continues with keyword search only,
and retries.
"""

import os
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from memoryd.embedding.batcher import QUERY, Batcher
from memoryd.embedding.fingerprint import Fingerprint
from memoryd.embedding.model_keeper import ModelKeeper
from memoryd.embedding.query_cache import QueryCache
from memoryd.embedding.status import EmbeddingStatus, EmbeddingUnavailable

__all__ = ["Embedder", "EmbeddingUnavailable"]

_THREADS_A_TEXT = 2
"""Maximum number of threads per text. Two threads embed a query in two thirds of the time of
one."""


class Embedder:
    """The interface to the model. Use it only in the event loop's thread."""

    def __init__(
        self, choice: str, *, cache: Path, threads: int, idle_unload_s: int, query_cache: int
    ) -> None:
        """`choice`: default, none, the absolute path of a directory, or the name of a fastembed
        model, which is downloaded to `cache`. `threads`: 0 means one per processor, at most 4.
        `idle_unload_s`: idle seconds before the model is unloaded; 0 keeps it in memory.
        `query_cache`: number of queries whose vectors are cached."""
        threads = threads or min(4, len(os.sched_getaffinity(0)))
        self._keeper = ModelKeeper(choice, cache, idle_unload_s, min(threads, _THREADS_A_TEXT))
        self._batcher = Batcher(self._run, threads)
        self._queries = QueryCache(query_cache)

    @property
    def status(self) -> EmbeddingStatus:
        """The current status of the model."""
        return self._keeper.status

    def start(self) -> None:
        """Start to determine the model's fingerprint in the background."""
        self._keeper.start()

    async def ready(self) -> Fingerprint:
        """Return the fingerprint of the model, once it is known; the model need not be in memory.
        Raises EmbeddingUnavailable if there is no usable model."""
        return await self._keeper.ready()

    def forget_queries(self) -> None:
        """Clear the cache of query vectors."""
        self._queries.clear()

    def kept_query(self, text: str) -> NDArray[np.float32] | None:
        """The cached vector of a recent query, or None."""
        return self._queries.get(text)

    async def embed_query(self, text: str) -> NDArray[np.float32]:
        """Return the vector of a query: shape (dimension,), unit length, read-only. Accepts any
        text. Raises EmbeddingUnavailable if there is no model, or it returns no usable vector."""
        vector = self._queries.get(text)
        if vector is None:
            vector = (await self._embed([text], QUERY, ""))[0]
            if not vector.any():
                raise EmbeddingUnavailable("the model returned no usable vector for this text")
            vector.flags.writeable = False
            self._queries.put(text, vector)
        return vector

    async def embed_passages(
        self, texts: Sequence[str], *, level: int, key: str
    ) -> NDArray[np.float32]:
        """Return the vectors of passages, shape (n, dimension), unit length.

        `level`: WAITED_FOR if a search is waiting for them, else BACKGROUND (see `batcher.py`).
        `key` identifies the user; users take turns. A row is all zeros if the model returned no
        usable vector. Cancellation removes the texts that are still queued. Raises
        EmbeddingUnavailable.
        """
        if not texts:
            return np.zeros((0, (await self.ready()).dimension), np.float32)
        return await self._embed(texts, level, key)

    def hurried(self, key: str) -> AbstractContextManager[None]:
        """Within this context, all texts of `key` have at least the level WAITED_FOR, because a
        search is waiting for them."""
        return self._batcher.hurried(key)

    def refuse(self) -> None:
        """Reject all waiting and future texts. From now on searches use keywords only, and new
        passages stay in the database without vectors."""
        self._batcher.refuse()
        self._keeper.refuse()

    async def close(self) -> None:
        """Reject all waiting texts, end the threads and unload the model."""
        await self._batcher.close()
        await self._keeper.close()

    async def _embed(self, texts: Sequence[str], level: int, key: str) -> NDArray[np.float32]:
        await self._keeper.loaded()
        with self._keeper.in_use():
            try:
                return await self._batcher.embed(texts, level=level, key=key)
            except EmbeddingUnavailable:
                raise
            except Exception as error:
                raise self._keeper.report_fault(error) from error

    def _run(self, texts: Sequence[str], query: bool) -> NDArray[np.float32]:
        """Embed a batch; called in a worker thread."""
        model = self._keeper.model
        if model is None:
            raise EmbeddingUnavailable("the model failed", retry_in_s=1.0)
        return model.embed(texts, query=query)
