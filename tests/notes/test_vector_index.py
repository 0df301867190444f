"""The vector leg: exact cosines."""

import numpy as np
import pytest

from memoryd.notes.vector_index import VectorIndex

random = np.random.default_rng(1)


def test_cosines_are_exact() -> None:
    """Over several blocks, each cosine is that of the plain formula; lengths do not count."""
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
    """Zeros and what is not a number neither match nor spoil anything."""
    index = VectorIndex(3)
    index.set(0, [1, 0, 0])
    index.set(1, [[1, 1, 0], bad])
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
    """A row's cosine does not hang on how many rows stand around it, to the last bit."""
    vectors = random.standard_normal((5000, 384)).astype(np.float32)
    query = random.standard_normal(384).astype(np.float32)
    large, small = VectorIndex(384), VectorIndex(384)
    large.set(0, vectors)
    small.set(0, vectors[4321])
    assert small.cosines(query, 1)[0] == large.cosines(query, 5000)[4321]
    assert large.nbytes >= vectors.nbytes


def test_cosines_of_some_rows_are_the_same() -> None:
    """Asked for by row, a cosine is the one that stands among all; absent rows have 0."""
    index = VectorIndex(70)
    index.set(0, random.standard_normal((9000, 70)))
    query = random.standard_normal(70)
    rows = np.array([0, 7, 4095, 4096, 8999, 12_287])
    some = index.cosines_of(query, rows)
    assert some.tolist() == index.cosines(query, 13_000)[rows].tolist()
    assert index.cosines_of(query, np.array([500_000])).tolist() == [0]


def test_signs_tell_about_the_cosines() -> None:
    """Signs in common alone tell a cosine within a tenth or two; fewer than half are 0."""
    index = VectorIndex(384)
    query = random.standard_normal(384)
    nearness = np.linspace(0, 3, 6000)[:, None]
    index.set(0, random.standard_normal((6000, 384)) + nearness * query)
    estimates = np.sin(np.pi / 2 * index.nearness(query, 6000) / 192)
    assert estimates.min() == 0
    errors = estimates - np.maximum(index.cosines(query, 6000), 0)
    assert np.abs(errors).max() < 0.25
    assert errors.std() < 0.08
