"""Where the tests find the tree and their data."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The repository."""

DATA = ROOT / "tests" / "data"
