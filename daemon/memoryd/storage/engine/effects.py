"""The effects of a write: what changes in memory and on disk once its commit stands, and never
after a rollback."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from memoryd.rules.rule import Rule
from memoryd.storage.engine.damage import DamagedRow


@dataclass(frozen=True, slots=True)
class RuleChanged:
    """The rule of this key (tool name, id) as it now is, None when it is gone."""

    key: tuple[str, str]
    rule: Rule | None


@dataclass(frozen=True, slots=True)
class TextsErased:
    """Texts were deleted permanently, so that the write-ahead log must not keep them."""


@dataclass(frozen=True, slots=True)
class RowsDamaged:
    """Rows that the write passed over."""

    rows: Sequence[DamagedRow]


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
    """More new passages than are worth listing one by one: the index has to be loaded again."""


PassageChange = PassageAdded | PassagesRemoved | VectorsStored | PassagesImported
Effect = RuleChanged | TextsErased | RowsDamaged | PassageChange
