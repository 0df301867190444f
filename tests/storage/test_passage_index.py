"""The index in memory of one user's passages."""

import numpy as np

from memoryd.storage.engine.effects import PassageAdded, VectorsStored
from memoryd.storage.search.passage_index import PassageIndex


def test_vectors_that_come_at_once_take_room_for_no_more() -> None:
    """An index that is loaded reserves 64 floats, 64 signs and a flag for each of its vectors."""
    passages = [PassageAdded(number, number, None, None, "tea", "") for number in range(5000)]
    bare, full = PassageIndex(1, 64), PassageIndex(1, 64)
    for index in (bare, full):
        index.extend(passages)
    full.apply(VectorsStored(1, range(5000), np.eye(5000, 64, dtype=np.float32)))
    assert full.size - bare.size == 5000 * (64 * 4 + 64 // 8 + 1)
