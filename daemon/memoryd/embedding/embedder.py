"""Vectors for texts, whatever the model is doing.

The model is loaded by the first text that needs it, beside the loop, and leaves memory when
nothing was embedded for a while. Where it cannot be loaded the daemon works on with keyword
search, says so in the log, and tries again.
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
"""With two the model answers a question in two thirds of the time."""


class Embedder:
    """The one door to the model. To be used in the thread of one event loop."""

    def __init__(
        self, choice: str, *, cache: Path, threads: int, idle_unload_s: int, query_cache: int
    ) -> None:
        """`choice` is default, none, an absolute directory, or the name of one of fastembed's
        models, which is downloaded to `cache`. `threads` 0 is one a processor, at most 4. With
        `idle_unload_s` 0 the model stays in memory. `query_cache` is the number of queries whose
        vectors are kept."""
        threads = threads or min(4, len(os.sched_getaffinity(0)))
        self._keeper = ModelKeeper(choice, cache, idle_unload_s, min(threads, _THREADS_A_TEXT))
        self._batcher = Batcher(self._run, threads)
        self._queries = QueryCache(query_cache)

    @property
    def status(self) -> EmbeddingStatus:
        """What is known about the model now."""
        return self._keeper.status

    def start(self) -> None:
        """Begin to find out the fingerprint, beside the running loop."""
        self._keeper.start()

    async def ready(self) -> Fingerprint:
        """The fingerprint of the model, which need not be in memory. Raises EmbeddingUnavailable
        if there is none, at once where that is known."""
        return await self._keeper.ready()

    def forget_queries(self) -> None:
        """Drop what is kept of all queries."""
        self._queries.clear()

    def kept_query(self, text: str) -> NDArray[np.float32] | None:
        """The vector of a query that was embedded lately, None for others."""
        return self._queries.get(text)

    async def embed_query(self, text: str) -> NDArray[np.float32]:
        """The vector of a query, shape (dimension,), unit length, read-only. Any text will do.
        Raises EmbeddingUnavailable, also if the model has no vector for this text."""
        vector = self._queries.get(text)
        if vector is None:
            vector = (await self._embed([text], QUERY, ""))[0]
            if not vector.any():
                raise EmbeddingUnavailable("the model has no vector for this text")
            vector.flags.writeable = False
            self._queries.put(text, vector)
        return vector

    async def embed_passages(
        self, texts: Sequence[str], *, level: int, key: str
    ) -> NDArray[np.float32]:
        """The vectors of texts to be stored, shape (n, dimension), unit length.

        `level` is 1 where a search waits for them, else 2; calls of the same `key` share one
        turn. The row of a text that the model has no vector for is all zeros. Cancelling takes
        back what has not begun. Raises EmbeddingUnavailable.
        """
        if not texts:
            return np.zeros((0, (await self.ready()).dimension), np.float32)
        return await self._embed(texts, level, key)

    def hurried(self, key: str) -> AbstractContextManager[None]:
        """Until this ends a search waits for all texts of `key`, whatever their `level`."""
        return self._batcher.hurried(key)

    def refuse(self) -> None:
        """Refuse what waits for the model, and whatever comes: searches go by keyword from now on,
        and passages wait in the database."""
        self._batcher.refuse()
        self._keeper.refuse()

    async def close(self) -> None:
        """Refuse what waits, end the threads, let the model go."""
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
        """In a worker thread."""
        model = self._keeper.model
        if model is None:
            raise EmbeddingUnavailable("the model failed", retry_in_s=1.0)
        return model.embed(texts, query=query)
