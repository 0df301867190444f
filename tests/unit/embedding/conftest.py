"""Embedders that end with their test, without a trace."""

import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from memoryd.embedding.embedder import Embedder
from memoryd.embedding.loaded_model import LoadedModel, load_files, prepare_environment
from memoryd.embedding.model_files import default_model


def embedding_threads() -> list[str]:
    """The living threads of the embedding package."""
    names = [thread.name for thread in threading.enumerate()]
    return [name for name in names if name.startswith("memoryd-embedding")]


@pytest.fixture(scope="session")
def minilm(tmp_path_factory: pytest.TempPathFactory) -> LoadedModel:
    """The default model in memory."""
    prepare_environment(tmp_path_factory.mktemp("cache"), network=False)
    return load_files(default_model())


@pytest_asyncio.fixture
async def make_embedder(tmp_path: Path) -> AsyncIterator[Callable[..., Embedder]]:
    """Makes started embedders and closes them; no thread may be left of them."""
    made: list[Embedder] = []

    def make(choice: str | Path = "default", **options: Any) -> Embedder:
        settings = {"threads": 1, "idle_unload_s": 0, "query_cache": 8} | options
        embedder = Embedder(str(choice), cache=tmp_path / "cache", **settings)
        embedder.start()
        made.append(embedder)
        return embedder

    yield make
    for embedder in made:
        await embedder.close()
    assert embedding_threads() == []
