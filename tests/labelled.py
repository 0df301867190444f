"""Labelled sets: samples of the large ones, or all of them with --full-sets."""

from typing import Any, TypeVar

from bench.labelled import DATASETS, read_set
from tests.paths import DATA

T = TypeVar("T")
_in_full = False


def read_sets_in_full() -> None:
    """From now on the large sets are read from bench/datasets."""
    global _in_full
    _in_full = True


def cases(name: str) -> list[dict[str, Any]]:
    """The items of tests/data/`name`, a .jsonl file. If bench/datasets has the set in full, that
    file is a sample of its test split, and all items are read on demand."""
    whole = DATASETS / f"{name}.xz"
    return read_set(whole if _in_full and whole.exists() else DATA / name)


def by_size(*, sample: T, full: T) -> T:
    """What a test asks of the samples, or of the sets in full."""
    return full if _in_full else sample
