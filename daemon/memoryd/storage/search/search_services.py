"""Services shared by the searches of all users."""

from dataclasses import dataclass

from memoryd.embedding.embedder import Embedder
from memoryd.storage.engine.jobs import Jobs
from memoryd.storage.search.index_memory import IndexMemory


@dataclass(frozen=True, slots=True)
class SearchServices:
    """The embedder, the memory budget for indexes, and the list of background jobs."""

    embedder: Embedder
    memory: IndexMemory
    jobs: Jobs
