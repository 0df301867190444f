"""The stores that memory_search is measured beside: what they need, and one search."""

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from progress import counted
from sqlcipher3 import dbapi2 as sqlite

Vector = NDArray[np.float32]


class OtherStore(ABC):
    """A store in this process, filled with texts and their vectors."""

    name: str

    @abstractmethod
    def search(self, query: str, vector: Vector, limit: int) -> list[int]:
        """The positions of the texts nearest to the vector."""

    def timed(self, query: str, vector: Vector, limit: int) -> tuple[float, list[int]]:
        """Seconds that a search takes, and what it finds."""
        began = time.perf_counter()
        found = self.search(query, vector, limit)
        return time.perf_counter() - began, found


class Chroma(OtherStore):
    """Chroma's PersistentClient with its defaults (HNSW, approximate), cosine distance."""

    name = "Chroma"

    def __init__(self, folder: Path, texts: Sequence[str], vectors: Vector) -> None:
        import chromadb
        from chromadb.config import Settings

        settings = Settings(anonymized_telemetry=False)
        client = chromadb.PersistentClient(path=str(folder), settings=settings)
        self._collection = client.create_collection(
            "bench", embedding_function=None, configuration={"hnsw": {"space": "cosine"}}
        )
        starts = range(0, len(texts), 1000)
        for first in counted(f"Chroma, batches of {len(texts):,}", starts, len(starts)):
            part = slice(first, first + 1000)
            self._collection.add(
                ids=[str(number) for number in range(len(texts))[part]],
                embeddings=vectors[part],
                documents=list(texts[part]),
            )

    def search(self, query: str, vector: Vector, limit: int) -> list[int]:
        """The positions of the texts nearest to the vector."""
        found = self._collection.query(
            query_embeddings=vector[None], n_results=limit, include=["documents", "distances"]
        )
        return [int(id_) for id_ in found["ids"][0]]


class LangGraph(OtherStore):
    """LangGraph's SqliteStore with vectors, on the SQLite that memoryd uses: that of many Pythons
    cannot load sqlite-vec, which it needs."""

    name = "LangGraph"

    def __init__(self, folder: Path, texts: Sequence[str], vectors: Vector) -> None:
        from langgraph.store.base import PutOp
        from langgraph.store.sqlite import SqliteStore

        folder.mkdir()
        driver = sqlite.connect(
            str(folder / "store.db"), check_same_thread=False, isolation_level=None
        )
        self._known: dict[str, list[float]] = {}
        index: Any = {"dims": vectors.shape[1], "embed": self._looked_up, "text_fields": ["text"]}
        self._store = SqliteStore(driver, index=index)
        self._store.setup()
        starts = range(0, len(texts), 500)
        for first in counted(f"LangGraph, batches of {len(texts):,}", starts, len(starts)):
            part = slice(first, first + 500)
            self._known = dict(zip(texts[part], vectors[part].tolist(), strict=True))
            self._store.batch(
                PutOp(("memories",), str(first + number), {"text": text})
                for number, text in enumerate(texts[part])
            )

    def search(self, query: str, vector: Vector, limit: int) -> list[int]:
        """The positions of the texts nearest to the vector."""
        self._known = {query: vector.tolist()}
        return [int(one.key) for one in self._store.search(("memories",), query=query, limit=limit)]

    def _looked_up(self, texts: Sequence[str]) -> list[list[float]]:
        return [self._known[text] for text in texts]


def other_stores() -> list[type[Chroma] | type[LangGraph]]:
    """Those whose packages are installed; says which are not."""
    present: list[type[Chroma] | type[LangGraph]] = []
    for store, package in ((Chroma, "chromadb"), (LangGraph, "langgraph.store.sqlite")):
        if _is_installed(package):
            present.append(store)
        else:
            print(f"{store.name} is skipped: {package} is not installed (make bench-search has it)")
    return present


def _is_installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even the package that it would be in
        return False
