"""Vector search: the cosines of a query with all passages of a user, in memory."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from memoryd.retrieval.passage_rows import Flags, Floats, Rows

_LEAST_ROWS = 4096
"""Minimum number of rows in a block of vectors."""
_GROWTH = 4
"""A new block has at least 1/_GROWTH as many rows as exist already, which keeps both the number of
blocks and the unused memory small."""
_COMPARED = 16_384
"""Rows whose signs are compared in one step, so that the intermediate results fit the CPU cache."""
_ADDED = 3
"""Maximum number of bit counts of 64-bit words that can be summed without overflowing a byte."""

COSINE_PER_AGREEMENT = 1.5
"""The ratio of a cosine to the sign agreement (see `agreement`), for common cosines: on average the
angle between two vectors is π/2·(1 - agreement), whose cosine is up to π/2 times the agreement."""


@dataclass(frozen=True, slots=True)
class _Block:
    first: int
    vectors: Floats

    @property
    def end(self) -> int:
        """The row after the last one that fits into the block."""
        return self.first + len(self.vectors)


class VectorIndex:
    """Unit vectors by row, as float32: 1.6 kB per row with 384 dimensions.

    One thread sets and removes vectors while others read. While a vector is being overwritten, a
    reader may see a mixture of the old and the new one. Growing never moves a vector, because
    copying would block the writer's thread and temporarily need twice the memory.
    """

    def __init__(self, dimension: int) -> None:
        self.dimension = dimension
        self._blocks: list[_Block] = []
        self._signs = np.zeros((-(-dimension // 64), 0), np.uint64)
        """One bit per dimension, 1 if the component is positive; shape (64-bit words, rows)."""
        self._present = np.zeros(0, np.bool_)

    @property
    def nbytes(self) -> int:
        """Bytes of memory allocated."""
        vectors = sum(block.vectors.nbytes for block in self._blocks)
        return vectors + self._signs.nbytes + self._present.nbytes

    def reserve(self, rows: int) -> None:
        """Allocate memory for `rows` rows in total. The missing part becomes a single block,
        because reading one block is faster than reading many."""
        end = self._blocks[-1].end if self._blocks else 0
        if rows > end:
            more = max(_LEAST_ROWS, end // _GROWTH, rows - end)
            self._blocks.append(_Block(end, np.zeros((more, self.dimension), np.float32)))
        known = len(self._present)
        if rows > known:
            grown = max(_LEAST_ROWS, 2 * known, rows)
            signs = np.zeros((len(self._signs), grown), np.uint64)
            signs[:, :known] = self._signs
            present = np.zeros(grown, np.bool_)
            present[:known] = self._present
            self._signs, self._present = signs, present

    def set(self, first_row: int, vectors: npt.ArrayLike) -> None:
        """Set the vectors of the rows from `first_row` on: shape (dimension,) or (rows, dimension).

        They are scaled to unit length; if its length is zero or not finite, it is omitted.
        """
        matrix = np.atleast_2d(np.asarray(vectors, np.float32))
        lengths = np.linalg.norm(matrix, axis=1, keepdims=True)
        good = np.isfinite(lengths[:, 0]) & (lengths[:, 0] > 0)
        matrix = np.divide(matrix, lengths, out=np.zeros_like(matrix), where=good[:, None])
        end = first_row + len(matrix)
        self.reserve(end)
        self._signs[:, first_row:end] = self._signs_of(matrix)
        self._write(first_row, matrix)
        self._present[first_row:end] = good

    def remove(self, row: int) -> None:
        """Remove a row's vector, if it has one."""
        self._present[row : row + 1] = False
        self._write(row, np.zeros((1, self.dimension), np.float32))

    def present(self, count: int) -> Flags:
        """For each of the first `count` rows, whether it has a vector."""
        flags = np.zeros(count, np.bool_)
        known = self._present[:count]
        flags[: len(known)] = known
        return flags

    def cosines(self, query: npt.ArrayLike, count: int) -> Floats:
        """The cosines of the query, a vector of any length, with the first `count` rows; 0 for rows
        without a vector."""
        vector = self._unit(query)
        cosines = np.zeros(count, np.float32)
        for block in self._blocks:
            part = cosines[block.first : block.end]
            # Not a matrix product: on a busy machine its threads wait for each other, and its
            # rounding depends on the number of rows.
            np.vecdot(block.vectors[: len(part)], vector, out=part)
        return cosines

    def cosines_of(self, query: npt.ArrayLike, rows: Rows) -> Floats:
        """Like `cosines`, for given rows in any order. Duplicates are computed only once."""
        vector = self._unit(query)
        count = int(rows.max(initial=-1)) + 1
        wanted, cosines = np.zeros(count, np.bool_), np.zeros(count, np.float32)
        wanted[rows] = True
        for block in self._blocks:
            inside = np.flatnonzero(wanted[block.first : block.end])
            if len(inside):
                some = block.vectors[inside[0] : inside[-1] + 1]
                if len(some) > len(inside):
                    some = block.vectors.take(inside, axis=0)
                cosines[block.first + inside] = np.vecdot(some, vector)
        found: Floats = cosines[rows]
        return found

    def agreement(self, query: npt.ArrayLike, count: int) -> npt.NDArray[np.uint16]:
        """By row, the number of components with the same sign as the query's, minus half the number
        of dimensions, but at least 0; arbitrary for rows without a vector.

        Divided by half the number of dimensions and multiplied by COSINE_PER_AGREEMENT, it
        estimates the cosine to within about 0.06.
        """
        signs = self._signs[:, :count]
        bits = np.empty(signs.shape, np.uint8)
        work = np.empty(_COMPARED, np.uint64)
        for word, asked in enumerate(self._signs_of(self._unit(query)[None])[:, 0]):
            for start in range(0, signs.shape[1], _COMPARED):
                some = signs[word, start : start + _COMPARED]
                different = np.bitwise_xor(some, asked, out=work[: len(some)])
                np.bitwise_count(different, out=bits[word, start : start + _COMPARED])
        agreement = np.zeros(count, np.uint16)
        distance = agreement[: signs.shape[1]]
        for word in range(0, len(bits), _ADDED):
            distance += np.add.reduce(bits[word : word + _ADDED], axis=0, dtype=np.uint8)
        half = np.uint16(self.dimension // 2)
        np.minimum(distance, half, out=distance)
        np.subtract(half, distance, out=distance)
        return agreement

    def _write(self, first_row: int, matrix: Floats) -> None:
        for block in self._blocks:
            start, end = max(first_row, block.first), min(first_row + len(matrix), block.end)
            if start < end:
                inside = block.vectors[start - block.first : end - block.first]
                inside[:] = matrix[start - first_row : end - first_row]

    def _unit(self, query: npt.ArrayLike) -> Floats:
        """The query scaled to unit length; zeros if its length is zero or not finite."""
        vector = np.asarray(query, np.float32)
        length = np.linalg.norm(vector)
        unit: Floats = vector / length if 0 < length < np.inf else np.zeros_like(vector)
        return unit

    def _signs_of(self, matrix: Floats) -> npt.NDArray[np.uint64]:
        """The signs of vectors, one bit per dimension; shape (64-bit words, rows)."""
        padded = np.zeros((len(matrix), len(self._signs) * 64), np.bool_)
        padded[:, : self.dimension] = matrix > 0
        return np.packbits(padded, axis=1).view(np.uint64).T
