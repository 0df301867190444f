"""A user's workspace with files that an agent may find or plant in it."""

from pathlib import Path

import pytest

from memoryd.workspace.directories import UserPlaces, places_of, provision
from tests.unit.workspace.tricky_paths import furnish


@pytest.fixture
def places(tmp_path: Path) -> UserPlaces:
    """The workspace of sam, with files in it, and the one of tom."""
    root = tmp_path / "root"
    root.mkdir()
    for user in ("sam", "tom"):
        provision(places_of(root, user))
        (root / user / ".oxydra" / "memory.db").write_text("database")
    furnish(root)
    return places_of(root, "sam")
