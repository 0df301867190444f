"""A user's workspace with what an agent may find or plant in it."""

from pathlib import Path

import pytest

from memoryd.workspace.directories import UserPlaces, places_of, provision
from tests.unit.workspace.tricky_paths import furnish


@pytest.fixture
def places(tmp_path: Path) -> UserPlaces:
    """The furnished workspace of sam, and tom's beside it."""
    root = tmp_path / "root"
    root.mkdir()
    for user in ("sam", "tom"):
        provision(places_of(root, user))
        (root / user / ".oxydra" / "memory.db").write_text("database")
    furnish(root)
    return places_of(root, "sam")
