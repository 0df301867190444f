"""The labelled sets: samples of the large ones, or the full sets with --full-sets."""

from typing import Any, TypeVar

from bench.labelled import DATASETS, read_set
from tests.paths import DATA

T = TypeVar("T")
_in_full = False


def read_sets_in_full() -> None:
    """From now on, read the large sets from bench/datasets."""
    global _in_full
    _in_full = True


def cases(name: str) -> list[dict[str, Any]]:
    """The items of the .jsonl file `name` in tests/data. If bench/datasets has the full set, that
    file is a sample of its test split; with --full-sets all items are read."""
    whole = DATASETS / f"{name}.xz"
    return read_set(whole if _in_full and whole.exists() else DATA / name)


def by_size(*, sample: T, full: T) -> T:
    """Return `sample`, or `full` with --full-sets."""
    return full if _in_full else sample
