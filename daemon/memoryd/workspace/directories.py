"""Where a user's files lie, and how their folders are made.

<workspace_root>/            0711
  .memoryd.lock              names the daemon that serves this root
  .memoryd.reserve           disk space for deletions on a full disk
  <user_id>/                 0711
    .oxydra/                 0700, files in it 0600
      memory.db  state.json  lock  exports/  backups/
    vault/                   0700
    shared/ tmp/ logs/ ipc/  2770, of the configured group
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
"""What SQLite adds to the name of a database for the files beside it; the database is the last."""

_HOME_MODE = 0o711
OWN_MODE = 0o700
TOOL_MODE = 0o2770
_OWN_FOLDERS = (f"{INTERNAL}/exports", f"{INTERNAL}/backups")
_USER_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._@+-]{0,127}")
_WHAT_USER_ID_IS = (
    "must be 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the first a letter or digit"
)


@dataclass(frozen=True, slots=True)
class UserPlaces:
    """The paths of one user. Nothing is created by naming them.

    `database_path`: where the database lies below `home`. `group`: of the folders for tools;
    None is the daemon's own.
    """

    home: Path
    database_path: str = DATABASE
    group: int | None = None

    @property
    def internal(self) -> Path:
        """The folder that only the daemon may touch."""
        return self.home / INTERNAL

    @property
    def database(self) -> Path:
        """The user's SQLite file; its -wal and -shm lie beside it."""
        return self.home / self.database_path

    @property
    def marker(self) -> Path:
        """The file that tells a lost database from one that never was."""
        return self.internal / "state.json"

    @property
    def lock(self) -> Path:
        """The file that the daemon with the open database holds locked."""
        return self.internal / "lock"

    def is_provisioned(self) -> bool:
        """Whether this user was ever written to. Creates nothing."""
        return _is_there(self.marker) or _is_there(self.database)

    def open_folder(self, path: str = INTERNAL) -> OwnFolder:
        """A folder of ours, `path` below `home`, reached through no link below the workspace
        root. Raises StorageUnavailable."""
        folder = OwnFolder.at(self.home.parent)
        for name in (self.home.name, *filter(None, path.split("/"))):
            with folder:
                folder = folder.folder(name)
        return folder

    def open_database_folder(self) -> OwnFolder:
        """The folder that the database lies in, reached in the same way."""
        return self.open_folder(self.database_path.rpartition("/")[0])


def user_ids_below(workspace_root: Path) -> list[str]:
    """The users that were ever written to below a root, by their folders' names."""
    with os.scandir(workspace_root) as entries:
        names = [entry.name for entry in entries if _USER_ID.fullmatch(entry.name)]
    return [name for name in sorted(names) if (workspace_root / name / INTERNAL).is_dir()]


def places_of(
    workspace_root: Path, user_id: str, database_path: str = DATABASE, group: int | None = None
) -> UserPlaces:
    """The places of a user. Raises InvalidParams for an id that could lead elsewhere."""
    if not _USER_ID.fullmatch(user_id):
        raise InvalidParams("user_id", _WHAT_USER_ID_IS)
    return UserPlaces(workspace_root / user_id, database_path, group)


def provision(places: UserPlaces) -> None:
    """Make the user's folders, whatever the umask, and make them durable. Those of a known user
    keep their modes, and what stands at the name of the vault or of a folder for tools is left
    alone. Raises StorageUnavailable for anything else that is not ours."""
    is_new = not places.is_provisioned()
    with OwnFolder.at(places.home.parent) as root:
        _make(root, places.home.name, is_new, _HOME_MODE)
        root.sync()
    with places.open_folder("") as home:
        for path in (*_OWN_FOLDERS, places.database_path.rpartition("/")[0]):
            _make_path(home, path, is_new)
        with suppress(StorageUnavailable):
            _make(home, VAULT, is_new, OWN_MODE)
        for name in TOOL_FOLDERS:
            with suppress(StorageUnavailable):
                _make(home, name, is_new, TOOL_MODE, places.group)
        home.sync()


def _make_path(folder: OwnFolder, path: str, is_new: bool) -> None:
    """Make the folders of a path, closed to others."""
    name, _, rest = path.partition("/")
    if not name:
        return
    if _make(folder, name, is_new, OWN_MODE):
        folder.sync()
    with folder.folder(name) as inner:
        _make_path(inner, rest, is_new)


def _make(folder: OwnFolder, name: str, is_new: bool, mode: int, group: int | None = None) -> bool:
    """Make one folder; whether it had to be made. One of a new user is finished if it is there
    already: a crash may have come before its mode was set."""
    made = folder.make(name)
    if made or is_new:
        with folder.folder(name) as inner:
            inner.set_mode(mode, group)
    return made


def make_directory(path: Path, mode: int) -> None:
    """Make one folder with exactly this mode unless it is there; fsync its parent."""
    try:
        path.mkdir(mode=0o700)
    except FileExistsError:
        return
    path.chmod(mode)
    fsync_directory(path.parent)


def check_own_directory(path: Path) -> None:
    """Refuse a folder that is a link, something else, or another user's."""
    with OwnFolder.at(path.parent) as parent:
        parent.folder(path.name).close()


def fsync_directory(path: Path) -> None:
    """Make the names in a folder durable."""
    with OwnFolder.at(path) as folder:
        folder.sync()


def _is_there(path: Path) -> bool:
    """Like exists, but a path that cannot be looked at is no absent one: that raises."""
    try:
        path.lstat()
    except FileNotFoundError:
        return False
    except OSError as error:
        raise unavailable(error) from error
    return True
