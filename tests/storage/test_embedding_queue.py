"""The queue of the passages that wait for vectors."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, cast

from memoryd.embedding.batcher import Vectors
from memoryd.embedding.embedder import Embedder
from memoryd.storage.engine.jobs import Jobs
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.store import Store
from memoryd.storage.search.embedding_queue import EmbeddingQueue
from memoryd.storage.tables.notes import save_note
from memoryd.storage.users.open_users import OpenUsers
from memoryd.storage.users.user_memory import UserMemory
from tests.unit.embedding.tiny_model import make_tiny_model


class CountingEmbedder(Embedder):
    """Counts how often it embeds each passage."""

    embedded: Counter[str]

    async def embed_passages(self, texts: Sequence[str], *, level: int, key: str) -> Vectors:
        self.embedded.update(texts)
        return await super().embed_passages(texts, level=level, key=key)


class LateStore:
    """A user's store of which a read comes back late, when it is told to hold the next one."""

    def __init__(self, memory: UserMemory) -> None:
        self.write = memory.write
        self._memory = memory
        self.hold: asyncio.Event | None = None
        self.is_held = asyncio.Event()

    async def read(self, work: Callable[[Snapshot], Any], timeout_s: float) -> Any:
        hold, self.hold = self.hold, None
        found = await self._memory.read(work, timeout_s)
        if hold is not None:
            self.is_held.set()
            await hold.wait()
        return found


async def test_a_batch_that_ends_while_the_queue_is_read_is_not_embedded_again(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """What was read before it ended says that its passages wait, and they are under way no more."""
    model = make_tiny_model(tmp_path / "tiny", 8, seed=1)
    embedder = CountingEmbedder(
        str(model), cache=tmp_path, threads=1, idle_unload_s=0, query_cache=1
    )
    embedder.embedded = Counter()
    embedder.start()
    async with open_users().use("sam", create=True) as memory:
        assert memory is not None
        for number in range(12):
            text = f"Tea number {number}"
            save = partial(save_note, namespace="default", category=None, tags=(), content=text)
            await memory.write(save, 10)
        store = LateStore(memory)
        queue = EmbeddingQueue("sam", cast("Store", store), embedder, Jobs())
        await queue.model()
        store.hold = late = asyncio.Event()
        second = asyncio.create_task(queue.flush(8))
        await store.is_held.wait()
        await queue.flush(4)
        late.set()
        await second
        await queue.settled()
        await queue.close()
    await embedder.close()
    assert embedder.embedded == Counter(f"Tea number {number}" for number in range(12))
