"""A user's workspace with files that an agent may find or plant in it."""

from pathlib import Path

import pytest

from memoryd.workspace.directories import UserPaths, paths_of, provision
from tests.unit.workspace.tricky_paths import furnish


@pytest.fixture
def paths(tmp_path: Path) -> UserPaths:
    """The workspace of sam, with files in it, and the one of tom."""
    root = tmp_path / "root"
    root.mkdir()
    for user in ("sam", "tom"):
        provision(paths_of(root, user))
        (root / user / ".oxydra" / "memory.db").write_text("database")
    furnish(root)
    return paths_of(root, "sam")
