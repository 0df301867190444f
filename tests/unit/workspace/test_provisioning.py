"""The folders of a user are created by the first write, with fixed modes, and never through a
link."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.errors import InvalidParams, StorageUnavailable
from memoryd.storage.files.workspace_root import WorkspaceRoot
from memoryd.workspace.directories import TOOL_FOLDERS, paths_of, provision

MODES = {
    ".": 0o711,
    ".oxydra": 0o700,
    ".oxydra/exports": 0o700,
    ".oxydra/backups": 0o700,
    "vault": 0o700,
    "shared": 0o2770,
    "tmp": 0o2770,
    "logs": 0o2770,
    "ipc": 0o2770,
}


def modes(home: Path) -> dict[str, int]:
    """The mode of every folder below `home`, by its path."""
    paths = [home, *home.rglob("*")]
    return {str(path.relative_to(home)): stat.S_IMODE(path.lstat().st_mode) for path in paths}


@pytest.fixture(params=[0o000, 0o022, 0o777], ids=oct)
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    """Umasks that clear no, some and all permissions."""
    before = os.umask(request.param)
    yield
    os.umask(before)


@pytest.mark.usefixtures("umask")
def test_every_folder_has_its_mode_under_any_umask(tmp_path: Path) -> None:
    """The modes of the documentation; a second time changes nothing."""
    paths = paths_of(tmp_path, "sam")
    for _ in range(2):
        provision(paths)
        assert modes(paths.home) == MODES


@pytest.mark.usefixtures("umask")
def test_the_folders_above_the_users_have_their_mode_under_any_umask(tmp_path: Path) -> None:
    """The workspace root and those that are made for it let others through and list nothing."""
    root = WorkspaceRoot(tmp_path / "state" / "memoryd" / "workspace")
    root.take()
    try:
        for folder in (root.path, *root.path.parents[:2]):
            assert stat.S_IMODE(folder.stat().st_mode) == 0o711
        assert stat.S_IMODE((root.path / ".memoryd.lock").stat().st_mode) == 0o600
    finally:
        root.release()


def test_folders_for_tools_get_the_group(tmp_path: Path) -> None:
    """They get the configured group, and new files in them inherit it."""
    if os.geteuid():
        pytest.skip("THE GROUP IS NOT TESTED: giving a folder to another group takes root")
    paths = paths_of(tmp_path, "sam", group=4321)
    provision(paths)
    groups = {name: (paths.home / name).stat().st_gid for name in (*TOOL_FOLDERS, "vault")}
    assert groups == dict.fromkeys(TOOL_FOLDERS, 4321) | {"vault": os.getegid()}
    (paths.home / "shared" / "new").touch()
    assert (paths.home / "shared" / "new").stat().st_gid == 4321


def test_a_crash_on_the_way_is_made_good_by_the_next_write(tmp_path: Path) -> None:
    """Folders without their mode are finished for a user who has nothing yet; those of a known
    user are left as they were made."""
    paths = paths_of(tmp_path, "sam")
    (paths.home / "shared").mkdir(mode=0o700, parents=True)
    provision(paths)
    assert modes(paths.home) == MODES
    paths.marker.touch()
    (paths.home / "shared").chmod(0o2750)
    provision(paths)
    assert stat.S_IMODE((paths.home / "shared").stat().st_mode) == 0o2750


@pytest.mark.parametrize("name", ["vault", *TOOL_FOLDERS])
def test_what_stands_at_a_tool_folders_name_is_left_alone(tmp_path: Path, name: str) -> None:
    """An operator's link there leads where it led, and nothing is made or changed behind it."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir(mode=0o755)
    paths = paths_of(tmp_path, "sam")
    paths.home.mkdir()
    (paths.home / name).symlink_to(elsewhere)
    provision(paths)
    assert modes(elsewhere) == {".": 0o755}
    assert (paths.home / name).readlink() == elsewhere


@pytest.mark.parametrize("kind", ["link", "fifo", "file"])
@pytest.mark.parametrize("level", [".", ".oxydra", ".oxydra/exports", ".oxydra/backups"])
def test_what_is_no_folder_of_ours_is_refused(tmp_path: Path, kind: str, level: str) -> None:
    """The error is foreign_file, and nothing is created behind it."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    paths = paths_of(tmp_path, "sam")
    planted = paths.home / level
    planted.parent.mkdir(parents=True, exist_ok=True)
    if kind == "link":
        planted.symlink_to(elsewhere)
    elif kind == "fifo":
        os.mkfifo(planted)
    else:
        planted.touch()
    with pytest.raises(StorageUnavailable) as error:
        provision(paths)
    assert error.value.reason == "foreign_file"
    assert list(elsewhere.iterdir()) == []


hostile_ids = st.one_of(
    st.text(max_size=4),
    st.text(alphabet="./\\aA~\0\n\r\t %:-_@+\u2024\uff0e\uff0f\u202e\u00e9\ud800", max_size=6),
    st.sampled_from(["..", "../tom", "a/..", "/etc", "sam\n", "sam/", "\nsam", "a" * 129]),
    st.integers(100, 140).map("a".__mul__),
)


@settings(max_examples=500)
@given(st.lists(hostile_ids, min_size=20, max_size=20))
def test_an_id_that_passes_is_one_name_below_the_root(user_ids: list[str]) -> None:
    """Any id is rejected or names a path directly below the root."""
    root = Path("/srv/workspaces")
    for user_id in user_ids:
        try:
            paths = paths_of(root, user_id)
        except InvalidParams:
            continue
        assert os.path.normpath(paths.internal) == f"{root}/{user_id}/.oxydra"
        assert user_id.isascii()
        assert user_id.isprintable()
        assert 1 <= len(user_id) <= 128
