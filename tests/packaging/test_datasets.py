"""The labelled sets are split by author, and the samples in tests/data come from the test split."""

from collections import Counter, defaultdict

import pytest

from bench.labelled import DATASETS, read_set
from tests.paths import DATA

LARGEST_SAMPLE = 300_000
SETS = sorted(path.name.removesuffix(".xz") for path in DATASETS.glob("*.jsonl.xz"))


def test_the_sets_are_found() -> None:
    """There are four large sets."""
    assert len(SETS) == 4


@pytest.mark.parametrize("name", SETS)
def test_no_text_and_no_author_is_in_both_splits(name: str) -> None:
    """The author is the part of an id before its first hyphen. No text is in both splits. If an
    author is, for texts that an author of the test split wrote too, those in the test split are at
    most 0.1 % of the set."""
    items = read_set(DATASETS / f"{name}.xz")
    splits: defaultdict[str, set[str]] = defaultdict(set)
    texts: defaultdict[str, set[str]] = defaultdict(set)
    counts: Counter[tuple[str, str]] = Counter()
    for item in items:
        author = item["id"].split("-")[0]
        splits[author].add(item["split"])
        texts[item.get("text", item["id"])].add(item["split"])
        counts[author, item["split"]] += 1
    assert all(len(one) == 1 for one in texts.values())
    mixed = [author for author, one in splits.items() if len(one) > 1]
    assert sum(counts[author, "test"] for author in mixed) <= 0.001 * len(items), mixed
    in_test = sum(item["split"] == "test" for item in items)
    assert 0.2 <= in_test / len(items) <= 0.26


@pytest.mark.parametrize("name", SETS)
def test_a_sample_is_of_the_test_split(name: str) -> None:
    """Each line of a sample is an unchanged line of the test split."""
    of_set = read_set(DATASETS / f"{name}.xz", "test")
    position = {item["id"]: at for at, item in enumerate(of_set)}
    sample = read_set(DATA / name)
    assert all(of_set[position[item["id"]]] == item for item in sample)
    assert len(sample) > 0.1 * len(of_set)


def test_the_data_of_the_tests_are_small() -> None:
    """Larger files belong in bench/datasets."""
    assert [path for path in DATA.rglob("*") if path.stat().st_size > LARGEST_SAMPLE] == []
