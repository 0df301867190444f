"""The effects of a write: changes to make in memory and on disk after its commit. They are dropped
if the write is rolled back."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from memoryd.rules.rule import Rule
from memoryd.storage.engine.damage import DamagedRow


@dataclass(frozen=True, slots=True)
class RuleChanged:
    """The rule with this key (tool name, id) was added, changed or deleted. `rule`: its new state,
    or None if it was deleted."""

    key: tuple[str, str]
    rule: Rule | None


@dataclass(frozen=True, slots=True)
class TextsErased:
    """Texts were deleted permanently, so the database files must be cleared of them."""


@dataclass(frozen=True, slots=True)
class RowsDamaged:
    """Damaged rows that the write skipped."""

    rows: Sequence[DamagedRow]


@dataclass(frozen=True, slots=True)
class PassageAdded:
    """A new passage of a note (`note_seq` is set) or of a turn (`turn_seq` and `session_id` are
    set).

    `terms` are the search terms of its text, `context` those of its speaker and date. Both are
    joined by spaces, as they are stored.
    """

    id: int
    note_seq: int | None
    turn_seq: int | None
    session_id: str | None
    terms: str
    context: str


@dataclass(frozen=True, slots=True)
class PassagesRemoved:
    """Passages that were deleted."""

    ids: Sequence[int]


@dataclass(frozen=True, slots=True)
class VectorsStored:
    """Vectors of the embedding model with number `model` were stored: row i of `vectors` (float32,
    unit length) belongs to the passage `ids[i]`. `without`: passages for which the model has no
    vector."""

    model: int
    ids: Sequence[int]
    vectors: NDArray[np.float32]
    without: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class PassagesImported:
    """So many passages were added that they are not listed; the search index must be reloaded."""


PassageChange = PassageAdded | PassagesRemoved | VectorsStored | PassagesImported
Effect = RuleChanged | TextsErased | RowsDamaged | PassageChange
