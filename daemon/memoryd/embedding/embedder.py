"""Embedding texts, with a model that is loaded and unloaded as needed.

The model is loaded in a thread by the first text that needs it, and unloaded when nothing has been
embedded for a while. If it cannot be loaded, the daemon continues with keyword search only, logs an
error and retries.
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
"""With two threads the model embeds a query in two thirds of the time."""


class Embedder:
    """The interface to the model. Use it only in the thread of one event loop."""

    def __init__(
        self, choice: str, *, cache: Path, threads: int, idle_unload_s: int, query_cache: int
    ) -> None:
        """`choice`: default, none, the absolute path of a directory, or the name of a fastembed
        model, which is downloaded to `cache`. `threads`: 0 means one per processor, at most 4.
        `idle_unload_s`: seconds; with 0 the model stays in memory. `query_cache`: number of
        queries whose vectors are cached."""
        threads = threads or min(4, len(os.sched_getaffinity(0)))
        self._keeper = ModelKeeper(choice, cache, idle_unload_s, min(threads, _THREADS_A_TEXT))
        self._batcher = Batcher(self._run, threads)
        self._queries = QueryCache(query_cache)

    @property
    def status(self) -> EmbeddingStatus:
        """The current status of the model."""
        return self._keeper.status

    def start(self) -> None:
        """Start determining the fingerprint in the background."""
        self._keeper.start()

    async def ready(self) -> Fingerprint:
        """The fingerprint of the model, which need not be in memory. Raises EmbeddingUnavailable
        if there is no usable model, immediately if that is already known."""
        return await self._keeper.ready()

    def forget_queries(self) -> None:
        """Clear the cache of query vectors."""
        self._queries.clear()

    def kept_query(self, text: str) -> NDArray[np.float32] | None:
        """The cached vector of a recent query, or None."""
        return self._queries.get(text)

    async def embed_query(self, text: str) -> NDArray[np.float32]:
        """The vector of a query, shape (dimension,), unit length, read-only. Accepts any text.
        Raises EmbeddingUnavailable, also if the model gives no usable vector for this text."""
        vector = self._queries.get(text)
        if vector is None:
            vector = (await self._embed([text], QUERY, ""))[0]
            if not vector.any():
                raise EmbeddingUnavailable("the model gives no vector for this text")
            vector.flags.writeable = False
            self._queries.put(text, vector)
        return vector

    async def embed_passages(
        self, texts: Sequence[str], *, level: int, key: str
    ) -> NDArray[np.float32]:
        """The vectors of texts to be stored, shape (n, dimension), unit length.

        `level`: 1 if a search waits for them, else 2. Calls with the same `key` share one turn.
        The row is all zeros if the model gives no usable vector for a text. Cancelling removes
        the texts that were not started. Raises EmbeddingUnavailable.
        """
        if not texts:
            return np.zeros((0, (await self.ready()).dimension), np.float32)
        return await self._embed(texts, level, key)

    def hurried(self, key: str) -> AbstractContextManager[None]:
        """Within this context a search waits for all texts of `key`, so they are embedded first,
        regardless of their `level`."""
        return self._batcher.hurried(key)

    def refuse(self) -> None:
        """Reject all waiting and future texts: from now on searches use keywords only, and
        passages wait in the database."""
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
