"""The vector leg: exact cosines of a query with every passage, in memory."""

import numpy as np
import numpy.typing as npt

from memoryd.notes.passage_rows import Flags, Floats

_BLOCK = 4096
"""Rows of a block. Growing adds a block and never copies one."""


class VectorIndex:
    """Unit vectors by row, float32: 1.5 kB a row of 384 dimensions.

    One thread sets and removes while others read; a reader sees a vector whole or, for the
    moment in which it is written anew, mixed.
    """

    def __init__(self, dimension: int) -> None:
        self.dimension = dimension
        self._blocks: list[tuple[Floats, Flags]] = []

    @property
    def nbytes(self) -> int:
        """Bytes reserved."""
        return sum(vectors.nbytes + present.nbytes for vectors, present in list(self._blocks))

    def set(self, first_row: int, vectors: npt.ArrayLike) -> None:
        """Give rows from `first_row` on their vectors: (dimension,) or (rows, dimension).

        They are brought to unit length; a vector of zeros or with no finite length is left out.
        """
        matrix = np.atleast_2d(np.asarray(vectors, np.float32))
        lengths = np.linalg.norm(matrix, axis=1, keepdims=True)
        good = np.isfinite(lengths[:, 0]) & (lengths[:, 0] > 0)
        matrix = np.divide(matrix, lengths, out=np.zeros_like(matrix), where=good[:, None])
        done = 0
        while done < len(matrix):
            block, inside = divmod(first_row + done, _BLOCK)
            while block >= len(self._blocks):
                empty = np.zeros((_BLOCK, self.dimension), np.float32)
                self._blocks.append((empty, np.zeros(_BLOCK, np.bool_)))
            rows, present = self._blocks[block]
            some = slice(done, done + _BLOCK - inside)
            end = inside + len(matrix[some])
            rows[inside:end] = matrix[some]
            present[inside:end] = good[some]
            done += end - inside

    def remove(self, row: int) -> None:
        """Forget a row's vector; nothing if it has none."""
        block, inside = divmod(row, _BLOCK)
        if block < len(self._blocks):
            vectors, present = self._blocks[block]
            present[inside] = False
            vectors[inside] = 0

    def present(self, count: int) -> Flags:
        """Which of the first `count` rows have a vector."""
        found = [present for _, present in self._blocks[: -(-count // _BLOCK)]]
        missing = np.zeros(max(0, count - _BLOCK * len(found)), np.bool_)
        return np.concatenate([*found, missing])[:count]

    def cosines(self, query: npt.ArrayLike, count: int) -> Floats:
        """The cosine of the query, of any length, with the first `count` rows; 0 where absent."""
        vector = np.asarray(query, np.float32)
        length = np.linalg.norm(vector)
        cosines = np.zeros(count, np.float32)
        if not np.isfinite(length) or length == 0:
            return cosines
        vector = vector / length
        for number, (vectors, _) in enumerate(self._blocks[: -(-count // _BLOCK)]):
            start = number * _BLOCK
            end = min(start + _BLOCK, count)
            np.dot(vectors[: end - start], vector, out=cosines[start:end])
        return cosines
