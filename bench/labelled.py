"""Labelled sets: one JSON object a line, in a plain file or one that xz compressed."""

import argparse
import json
import lzma
from pathlib import Path
from typing import Any

DATASETS = Path(__file__).parent / "datasets"
"""The sets in full; README.md there says what they are."""


def read_set(path: Path, split: str | None = None) -> list[dict[str, Any]]:
    """The items of a set. `split`: "train" or "test", of a set that is divided."""
    data = path.read_bytes()
    lines = (lzma.decompress(data) if path.suffix == ".xz" else data).splitlines()
    items = [json.loads(line) for line in lines]
    return [item for item in items if split is None or item["split"] == split]


def add_set(parser: argparse.ArgumentParser) -> None:
    """Have the command line name a set, which `named_set` reads."""
    parser.add_argument("file", type=Path, help="labelled set: .jsonl or .jsonl.xz")
    parser.add_argument("--split", choices=["train", "test"], help="of a set in bench/datasets")


def named_set(options: argparse.Namespace) -> list[dict[str, Any]]:
    """The items of the set that the command line names."""
    return read_set(options.file, options.split)
