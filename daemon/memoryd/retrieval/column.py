"""A growable numpy array that one thread extends while others read it."""

from collections.abc import Sequence
from typing import Generic, TypeVar

import numpy as np
import numpy.typing as npt

_FIRST_SIZE = 1024

Value = TypeVar("Value", bound=np.generic)


class Column(Generic[Value]):
    """Values of one type, appended at the end or changed in place.

    Growing copies the values into a new array; readers may keep using the old one. A reader must
    read the number of rows before it gets the arrays, so that every array has at least that many.
    """

    def __init__(self, dtype: type[Value]) -> None:
        self._values: npt.NDArray[Value] = np.zeros(_FIRST_SIZE, dtype)
        self._count = 0

    def __len__(self) -> int:
        return self._count

    @property
    def nbytes(self) -> int:
        """Bytes of memory used, including the spare capacity."""
        return self._values.nbytes

    def extend(self, values: Sequence[float] | npt.NDArray[np.generic]) -> None:
        """Append values."""
        end = self._count + len(values)
        if end > len(self._values):
            grown = np.zeros(max(end, 2 * len(self._values)), self._values.dtype)
            grown[: self._count] = self._values[: self._count]
            self._values = grown
        self._values[self._count : end] = values
        self._count = end

    def __getitem__(self, row: int) -> int:
        return int(self._values[row])

    def __setitem__(self, rows: int | npt.NDArray[np.intp], values: npt.ArrayLike) -> None:
        self._values[rows] = values

    def first(self, count: int) -> npt.NDArray[Value]:
        """The first `count` values, without copying them."""
        return self._values[:count]
