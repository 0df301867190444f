"""Vector search gives exact cosines."""

from threading import Thread

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.retrieval.vector_index import VectorIndex

random = np.random.default_rng(1)


def test_cosines_are_exact() -> None:
    """Across several blocks, each cosine equals the plain formula; lengths do not matter."""
    vectors = random.standard_normal((9000, 24)).astype(np.float32) * 7
    query = random.standard_normal(24)
    index = VectorIndex(24)
    index.set(0, vectors)
    lengths = np.linalg.norm(vectors, axis=1) * np.linalg.norm(query)
    assert index.cosines(query, 9000) == pytest.approx(vectors @ query / lengths, abs=1e-5)


def test_rows_without_a_vector_are_absent() -> None:
    """Gaps, removed rows and rows beyond the last have the cosine 0 and are not present."""
    index = VectorIndex(3)
    index.set(1, [0, 2, 0])
    index.set(5000, [0, 3, 0])
    index.set(3, [0, 1, 0])
    index.remove(3)
    index.remove(99_999)
    assert np.flatnonzero(index.present(20_000)).tolist() == [1, 5000]
    cosines = index.cosines([0, 1, 0], 20_000)
    assert len(cosines) == 20_000
    assert np.flatnonzero(cosines).tolist() == [1, 5000]
    assert cosines[[1, 5000]].tolist() == [1, 1]


@pytest.mark.parametrize("bad", [[0, 0, 0], [np.nan, 1, 0], [np.inf, 1, 0]])
def test_a_vector_without_a_direction_is_left_out(bad: list[float]) -> None:
    """Vectors of zeros or NaN neither match nor affect other rows."""
    index = VectorIndex(3)
    index.set(0, [1, 0, 0])
    index.set(1, [[1.0, 1.0, 0.0], bad])
    assert index.present(3).tolist() == [True, True, False]
    assert np.isfinite(index.cosines([1, 0, 0], 3)).all()
    assert index.cosines(bad, 3).tolist() == [0, 0, 0]


def test_a_later_vector_replaces_the_earlier() -> None:
    """A row has one vector, the latest."""
    index = VectorIndex(2)
    index.set(0, [1, 0])
    index.set(0, [0, 1])
    assert index.cosines([0, 1], 1).tolist() == [1]


def test_the_same_vector_has_the_same_cosine_in_any_index() -> None:
    """A row's cosine is bit-identical, regardless of the number of other rows."""
    vectors = random.standard_normal((5000, 384)).astype(np.float32)
    query = random.standard_normal(384).astype(np.float32)
    large, small = VectorIndex(384), VectorIndex(384)
    large.set(0, vectors)
    small.set(0, vectors[4321])
    assert small.cosines(query, 1)[0] == large.cosines(query, 5000)[4321]
    assert large.nbytes >= vectors.nbytes


def test_cosines_of_some_rows_are_the_same() -> None:
    """Asked for by row, in any order and again, a cosine is the one that stands among all; absent
    rows have 0."""
    index = VectorIndex(70)
    index.set(0, random.standard_normal((9000, 70)))
    query = random.standard_normal(70)
    every = index.cosines(query, 13_000)
    for rows in ([8999, 4096, 0, 12_287, 7, 4095, 7], list(range(100, 9000)), [4, 2], []):
        assert index.cosines_of(query, np.array(rows, np.intp)).tolist() == every[rows].tolist()
    assert index.cosines_of(query, np.array([500_000])).tolist() == [0]


@given(
    st.lists(
        st.tuples(st.sampled_from(["set", "remove", "reserve"]), st.integers(0, 40_000)),
        max_size=12,
    )
)
def test_rows_stay_what_they_are_however_it_grows(steps: list[tuple[str, int]]) -> None:
    """Row by row, in large pieces or after a reserve: each row has the vector that it was given
    last, or none."""
    index, expected = VectorIndex(2), np.zeros((50_000, 2), np.float32)
    for number, (step, row) in enumerate(steps):
        if step == "set":
            angles = number + np.arange(1 + row % 9000)
            some = np.stack([np.cos(angles), np.sin(angles)], axis=1)
            index.set(row, some)
            expected[row : row + len(some)] = some
        elif step == "remove":
            index.remove(row)
            expected[row] = 0
        else:
            index.reserve(row)
    rows = np.arange(50_000)
    assert index.present(50_000).tolist() == expected.any(axis=1).tolist()
    for query, column in (([1, 0], 0), ([0, 1], 1)):
        assert np.abs(index.cosines(query, 50_000) - expected[:, column]).max() < 1e-6
        assert (index.cosines_of(query, rows) == index.cosines(query, 50_000)).all()


def test_what_a_search_took_stays_as_it_was() -> None:
    """Rows that are added, replaced or removed later change no marks and cosines taken before."""
    index = VectorIndex(2)
    index.set(0, np.tile([1, 0], (4000, 1)))
    present, cosines = index.present(4000), index.cosines([1, 0], 4000)
    some = index.cosines_of([1, 0], np.arange(4000))
    index.remove(7)
    index.set(8, [0, 1])
    for first_row in range(4000, 30_000, 1000):
        index.set(first_row, np.tile([1, 0], (1000, 1)))
    for taken in (present, cosines, some):
        assert taken.tolist() == [1] * 4000
    assert np.flatnonzero(index.cosines([1, 0], 30_000) == 0).tolist() == [7, 8]


def test_searches_stay_right_while_rows_are_added() -> None:
    """A row that a reader finds present has its vector, even while the index grows."""
    index = VectorIndex(2)

    def add() -> None:
        for row in range(20_000):
            index.set(row, [3, 4])

    added = Thread(target=add)
    added.start()
    while added.is_alive():
        rows = np.flatnonzero(index.present(20_000))
        assert (index.cosines_of([3, 4], rows) == 1).all()
    added.join()
    assert index.present(20_000).all()


def test_room_is_reserved_in_one_piece_and_counted() -> None:
    """What is reserved is there without growing; growing adds a part of it, and at least some
    thousand rows."""
    a_row = 4 * 384 + 6 * 8 + 1
    index = VectorIndex(384)
    assert index.nbytes == 0
    index.reserve(50_000)
    assert index.nbytes == 50_000 * a_row
    index.set(49_999, random.standard_normal(384))
    assert index.nbytes == 50_000 * a_row
    index.set(50_000, random.standard_normal(384))
    assert index.nbytes == 62_500 * 4 * 384 + 100_000 * (a_row - 4 * 384)
    small = VectorIndex(384)
    small.set(0, random.standard_normal(384))
    assert small.nbytes == 4096 * a_row


def test_signs_tell_about_the_cosines() -> None:
    """Sign agreement estimates a cosine to within 0.1 or 0.2; it is 0 if fewer than half agree."""
    index = VectorIndex(384)
    query = random.standard_normal(384)
    nearness = np.linspace(0, 3, 6000)[:, None]
    index.set(0, random.standard_normal((6000, 384)) + nearness * query)
    estimates = np.sin(np.pi / 2 * index.agreement(query, 6000) / 192)
    assert estimates.min() == 0
    errors = estimates - np.maximum(index.cosines(query, 6000), 0)
    assert np.abs(errors).max() < 0.25
    assert errors.std() < 0.08
