"""Paths of the source tree and of the test data."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The repository."""

DATA = ROOT / "tests" / "data"
