"""An LRU cache for the vectors of queries."""

import hashlib
from collections import OrderedDict

import numpy as np
from numpy.typing import NDArray


class QueryCache:
    """An LRU cache for `capacity` vectors, by the digest of their text.

    All users share the cache: a vector depends only on its text, and the cache does not store the
    texts themselves.
    """

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._vectors: OrderedDict[bytes, NDArray[np.float32]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._vectors)

    def clear(self) -> None:
        """Remove all vectors."""
        self._vectors.clear()

    def get(self, text: str) -> NDArray[np.float32] | None:
        """The vector of a text, or None if it is not in the cache."""
        key = _digest(text)
        vector = self._vectors.get(key)
        if vector is not None:
            self._vectors.move_to_end(key)
        return vector

    def put(self, text: str, vector: NDArray[np.float32]) -> None:
        """Add a vector, evicting the least recently used one if the cache is full."""
        if self._capacity:
            self._vectors[_digest(text)] = vector
            if len(self._vectors) > self._capacity:
                self._vectors.popitem(last=False)


def _digest(text: str) -> bytes:
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest()
