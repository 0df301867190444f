"""The vector leg: cosines of a query with every passage, in memory."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from memoryd.notes.passage_rows import Flags, Floats, Rows

_BLOCK = 4096
"""Rows of a block of vectors. Growing adds a block and never copies one."""
_COMPARED = 16_384
"""Rows whose signs are compared at once: what is made of them stays in the processor's cache."""
_ADDED = 3
"""So many bytes, each the number of bits in 64, add up to a byte."""

NEARNESS = 1.5
"""What a cosine has beside the share of signs in common that it goes with, where cosines are
usual: their angle is π/2 less π/2 times that share, on average."""


@dataclass(frozen=True, slots=True)
class _Block:
    vectors: Floats
    present: Flags


class VectorIndex:
    """Unit vectors by row, float32: 1.6 kB a row of 384 dimensions.

    One thread sets and removes while others read; a reader sees a vector whole or, for the
    moment in which it is written anew, mixed.
    """

    def __init__(self, dimension: int) -> None:
        self.dimension = dimension
        self._blocks: list[_Block] = []
        self._signs = np.zeros((-(-dimension // 64), 0), np.uint64)
        """One bit a dimension, 1 where it is positive: (64-bit words, rows)."""

    @property
    def nbytes(self) -> int:
        """Bytes reserved."""
        return len(self._blocks) * _BLOCK * (4 * self.dimension + 1) + self._signs.nbytes

    def set(self, first_row: int, vectors: npt.ArrayLike) -> None:
        """Give rows from `first_row` on their vectors: (dimension,) or (rows, dimension).

        They are brought to unit length; a vector of zeros or with no finite length is left out.
        """
        matrix = np.atleast_2d(np.asarray(vectors, np.float32))
        lengths = np.linalg.norm(matrix, axis=1, keepdims=True)
        good = np.isfinite(lengths[:, 0]) & (lengths[:, 0] > 0)
        matrix = np.divide(matrix, lengths, out=np.zeros_like(matrix), where=good[:, None])
        self._set_signs(first_row, matrix)
        done = 0
        while done < len(matrix):
            number, inside = divmod(first_row + done, _BLOCK)
            while number >= len(self._blocks):
                self._blocks.append(
                    _Block(
                        np.zeros((_BLOCK, self.dimension), np.float32), np.zeros(_BLOCK, np.bool_)
                    )
                )
            block, some = self._blocks[number], slice(done, done + _BLOCK - inside)
            end = inside + len(matrix[some])
            block.vectors[inside:end] = matrix[some]
            block.present[inside:end] = good[some]
            done += end - inside

    def remove(self, row: int) -> None:
        """Forget a row's vector; nothing if it has none."""
        number, inside = divmod(row, _BLOCK)
        if number < len(self._blocks):
            self._blocks[number].present[inside] = False
            self._blocks[number].vectors[inside] = 0

    def present(self, count: int) -> Flags:
        """Which of the first `count` rows have a vector."""
        found = [block.present for block in self._first(count)]
        missing = np.zeros(max(0, count - _BLOCK * len(found)), np.bool_)
        return np.concatenate([*found, missing])[:count]

    def cosines(self, query: npt.ArrayLike, count: int) -> Floats:
        """The cosine of the query, of any length, with the first `count` rows; 0 where absent."""
        vector = self._unit(query)
        cosines = np.zeros(count, np.float32)
        for number, block in enumerate(self._first(count)):
            part = cosines[number * _BLOCK : (number + 1) * _BLOCK]
            # not a matrix product: that one's threads wait for each other on a busy machine,
            # and its last bits hang on the number of rows
            np.vecdot(block.vectors[: len(part)], vector, out=part)
        return cosines

    def cosines_of(self, query: npt.ArrayLike, rows: Rows) -> Floats:
        """The same cosines for some rows, ascending."""
        vector = self._unit(query)
        cosines = np.zeros(len(rows), np.float32)
        edges = np.searchsorted(rows, np.arange(len(self._blocks) + 1) * _BLOCK)
        for number in np.flatnonzero(np.diff(edges)).tolist():
            part = slice(edges[number], edges[number + 1])
            inside = rows[part] - number * _BLOCK
            np.vecdot(self._blocks[number].vectors[inside], vector, out=cosines[part])
        return cosines

    def nearness(self, query: npt.ArrayLike, count: int) -> npt.NDArray[np.uint16]:
        """How many more signs than half the dimensions the first `count` rows have in common with
        the query, 0 for fewer. Absent rows have any value.

        As a share of half the dimensions, times NEARNESS, that is about the cosine, ± 0.06.
        """
        signs = self._signs[:, :count]
        bits = np.empty(signs.shape, np.uint8)
        work = np.empty(_COMPARED, np.uint64)
        for word, asked in enumerate(self._signs_of(self._unit(query)[None])[:, 0]):
            for start in range(0, signs.shape[1], _COMPARED):
                some = signs[word, start : start + _COMPARED]
                different = np.bitwise_xor(some, asked, out=work[: len(some)])
                np.bitwise_count(different, out=bits[word, start : start + _COMPARED])
        nearness = np.zeros(count, np.uint16)
        distance = nearness[: signs.shape[1]]
        for word in range(0, len(bits), _ADDED):
            distance += np.add.reduce(bits[word : word + _ADDED], axis=0, dtype=np.uint8)
        half = np.uint16(self.dimension // 2)
        np.minimum(distance, half, out=distance)
        np.subtract(half, distance, out=distance)
        return nearness

    def _first(self, count: int) -> list[_Block]:
        return self._blocks[: -(-count // _BLOCK)]

    def _unit(self, query: npt.ArrayLike) -> Floats:
        """The query at unit length; zeros if it has no direction."""
        vector = np.asarray(query, np.float32)
        length = np.linalg.norm(vector)
        unit: Floats = vector / length if 0 < length < np.inf else np.zeros_like(vector)
        return unit

    def _set_signs(self, first_row: int, matrix: Floats) -> None:
        rows, known = first_row + len(matrix), self._signs.shape[1]
        if rows > known:
            grown = np.zeros((len(self._signs), max(_BLOCK, 2 * known, rows)), np.uint64)
            grown[:, :known] = self._signs
            self._signs = grown
        self._signs[:, first_row:rows] = self._signs_of(matrix)

    def _signs_of(self, matrix: Floats) -> npt.NDArray[np.uint64]:
        """(64-bit words, rows)."""
        padded = np.zeros((len(matrix), len(self._signs) * 64), np.bool_)
        padded[:, : self.dimension] = matrix > 0
        return np.packbits(padded, axis=1).view(np.uint64).T
