"""What a write does to the passages that a search finds: said by the transaction, followed by the
index in memory once the commit stands."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class PassageAdded:
    """A new passage of a note, or of a turn: then `turn_seq` and `session_id` are set.

    `terms` are those of its text, `context` those of its speaker and date; joined by spaces, as
    they are stored.
    """

    id: int
    note_seq: int | None
    turn_seq: int | None
    session_id: str | None
    terms: str
    context: str


@dataclass(frozen=True, slots=True)
class PassagesRemoved:
    """Passages that are gone."""

    ids: Sequence[int]


@dataclass(frozen=True, slots=True)
class VectorsStored:
    """Vectors of the model with number `model`: row i of `vectors` (float32, unit length)
    belongs to the passage `ids[i]`. `without`: passages that the model has no vector for."""

    model: int
    ids: Sequence[int]
    vectors: NDArray[np.float32]
    without: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class PassagesImported:
    """More new passages than are worth telling one by one: the index is to be loaded anew."""


PassageChange = PassageAdded | PassagesRemoved | VectorsStored | PassagesImported
