"""The paths of a user's files, and creating the folders.

<workspace_root>/            0711
  .memoryd.lock              process id of the daemon that uses this root
  .memoryd.export-key        key that signs exports
  .memoryd.reserve           disk space for deletions on a full disk
  <user_id>/                 0711
    .oxydra/                 0700, files in it 0600
      memory.db  state.json  lock  exports/  backups/
    vault/                   0700
    shared/ tmp/ logs/ ipc/  2770, owned by the configured group
"""

import os
import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from memoryd.errors import InvalidParams, StorageUnavailable
from memoryd.workspace.os_errors import unavailable
from memoryd.workspace.own_folder import OwnFolder

INTERNAL = ".oxydra"
VAULT = "vault"
TOOL_FOLDERS = ("shared", "tmp", "logs", "ipc")
"""The folders that an agent's tools share with the daemon."""

DATABASE = f"{INTERNAL}/memory.db"
DATABASE_SUFFIXES = ("-wal", "-shm", "-journal", "")
"""Suffixes of the files that belong to an SQLite database; the database itself is last."""

_HOME_MODE = 0o711
OWN_MODE = 0o700
TOOL_MODE = 0o2770
_OWN_FOLDERS = (f"{INTERNAL}/exports", f"{INTERNAL}/backups")
_USER_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._@+-]{0,127}")
_WHAT_USER_ID_IS = (
    "must be 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the first a letter or digit"
)


@dataclass(frozen=True, slots=True)
class UserPaths:
    """The paths of one user's files, which need not exist.

    `database_path`: the path of the database relative to `home`. `group`: the gid of the folders
    for tools; None: the daemon's own group.
    """

    home: Path
    database_path: str = DATABASE
    group: int | None = None

    @property
    def internal(self) -> Path:
        """The folder that only the daemon may access."""
        return self.home / INTERNAL

    @property
    def database(self) -> Path:
        """The user's SQLite file; its -wal and -shm are in the same folder."""
        return self.home / self.database_path

    @property
    def marker(self) -> Path:
        """The file that distinguishes a lost database from one that never existed."""
        return self.internal / "state.json"

    @property
    def lock(self) -> Path:
        """The file that the daemon locks while the database is open."""
        return self.internal / "lock"

    def is_provisioned(self) -> bool:
        """Whether the user has a marker file or a database. Raises StorageUnavailable if that
        cannot be determined."""
        return _exists(self.marker) or _exists(self.database)

    def open_folder(self, path: str = INTERNAL) -> OwnFolder:
        """Open one of the daemon's folders, `path` relative to `home`, without following links
        below the workspace root. Raises StorageUnavailable, and OSError for errors of the
        system."""
        folder = OwnFolder.at(self.home.parent)
        for name in (self.home.name, *filter(None, path.split("/"))):
            with folder:
                folder = folder.folder(name)
        return folder

    def open_database_folder(self) -> OwnFolder:
        """Open the folder that contains the database; otherwise like `open_folder`."""
        return self.open_folder(self.database_path.rpartition("/")[0])


def user_ids_below(workspace_root: Path) -> list[str]:
    """The sorted ids of the users who have a workspace below a workspace root. Raises OSError."""
    with os.scandir(workspace_root) as entries:
        names = [entry.name for entry in entries if _USER_ID.fullmatch(entry.name)]
    return [name for name in sorted(names) if (workspace_root / name / INTERNAL).is_dir()]


def paths_of(
    workspace_root: Path, user_id: str, database_path: str = DATABASE, group: int | None = None
) -> UserPaths:
    """The paths of a user. Raises InvalidParams if the id is invalid, because it could lead to a
    path outside the workspace root."""
    if not _USER_ID.fullmatch(user_id):
        raise InvalidParams("user_id", _WHAT_USER_ID_IS)
    return UserPaths(workspace_root / user_id, database_path, group)


def provision(paths: UserPaths) -> None:
    """Create the user's folders with their modes, regardless of the umask, and sync them to disk.

    Existing folders of a provisioned user keep their modes. A vault or a folder for tools that is
    unusable, for example a link, is left unchanged. Raises StorageUnavailable if any other folder
    does not belong to the daemon.
    """
    is_new = not paths.is_provisioned()
    with OwnFolder.at(paths.home.parent) as root:
        _make(root, paths.home.name, is_new, _HOME_MODE)
        root.sync()
    with paths.open_folder("") as home:
        for path in (*_OWN_FOLDERS, paths.database_path.rpartition("/")[0]):
            _make_path(home, path, is_new)
        with suppress(StorageUnavailable):
            _make(home, VAULT, is_new, OWN_MODE)
        for name in TOOL_FOLDERS:
            with suppress(StorageUnavailable):
                _make(home, name, is_new, TOOL_MODE, paths.group)
        home.sync()


def _make_path(folder: OwnFolder, path: str, is_new: bool) -> None:
    """Create the folders of a path, inaccessible to other Unix users."""
    name, _, rest = path.partition("/")
    if not name:
        return
    if _make(folder, name, is_new, OWN_MODE):
        folder.sync()
    with folder.folder(name) as inner:
        _make_path(inner, rest, is_new)


def _make(folder: OwnFolder, name: str, is_new: bool, mode: int, group: int | None = None) -> bool:
    """Create one folder; returns whether it was created. If the user is new, the mode is set even
    if the folder exists, because a crash may have prevented that."""
    made = folder.make(name)
    if made or is_new:
        with folder.folder(name) as inner:
            inner.set_mode(mode, group)
    return made


def make_directory(path: Path, mode: int) -> None:
    """Create a folder with exactly this mode unless it exists, and sync its parent to disk."""
    try:
        path.mkdir(mode=0o700)
    except FileExistsError:
        return
    path.chmod(mode)
    fsync_directory(path.parent)


def check_own_directory(path: Path) -> None:
    """Raise StorageUnavailable if the path is a link, not a folder, or owned by another uid."""
    with OwnFolder.at(path.parent) as parent:
        parent.folder(path.name).close()


def fsync_directory(path: Path) -> None:
    """Sync the entries of a folder to disk."""
    with OwnFolder.at(path) as folder:
        folder.sync()


def _exists(path: Path) -> bool:
    """Whether the path exists. Raises StorageUnavailable if that cannot be determined."""
    try:
        path.lstat()
    except FileNotFoundError:
        return False
    except OSError as error:
        raise unavailable(error) from error
    return True
