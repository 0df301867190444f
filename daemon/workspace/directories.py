"""Where a user's files lie, and how they are made and checked.

<workspace_root>/            0711
  .memoryd.lock              held by the daemon that serves this root
  <user_id>/                 0711
    .oxydra/                 0700, files in it 0600
      memory.db  state.json  lock
"""

import os
import re
import stat
from dataclasses import dataclass
from pathlib import Path

from memoryd.errors import StorageUnavailable
from memoryd.workspace.os_errors import unavailable

INTERNAL = ".oxydra"
_USER_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._@+-]{0,127}")


@dataclass(frozen=True, slots=True)
class UserPlaces:
    """The paths of one user. Nothing is created by naming them."""

    home: Path

    @property
    def internal(self) -> Path:
        """The folder that only the daemon may touch."""
        return self.home / INTERNAL

    @property
    def database(self) -> Path:
        """The user's SQLite file; its -wal and -shm lie beside it."""
        return self.internal / "memory.db"

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


def user_ids_below(workspace_root: Path) -> list[str]:
    """The users that were ever written to below a root, by their folders' names."""
    with os.scandir(workspace_root) as entries:
        names = [entry.name for entry in entries if _USER_ID.fullmatch(entry.name)]
    return [name for name in sorted(names) if (workspace_root / name / INTERNAL).is_dir()]


def _is_there(path: Path) -> bool:
    """Like exists, but a path that cannot be looked at is no absent one: that raises."""
    try:
        path.lstat()
    except FileNotFoundError:
        return False
    except OSError as error:
        raise unavailable(error) from error
    return True


def places_of(workspace_root: Path, user_id: str) -> UserPlaces:
    """The places of a user whose id was validated by the schema."""
    return UserPlaces(workspace_root / user_id)


def provision(places: UserPlaces) -> None:
    """Make the user's folders, whatever the umask, and make them durable."""
    make_directory(places.home, 0o711)
    make_directory(places.internal, 0o700)
    check_own_directory(places.internal)


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
    try:
        found = path.lstat()
    except FileNotFoundError:
        raise StorageUnavailable("missing", f"{path.name} is gone") from None
    if not stat.S_ISDIR(found.st_mode):
        raise StorageUnavailable("foreign_file", f"{path.name} is not a folder of memoryd")
    if found.st_uid != os.geteuid():
        raise StorageUnavailable("foreign_file", f"{path.name} belongs to another unix user")


def check_own_file(path: Path) -> os.stat_result:
    """The state of a regular file of ours. Raises FileNotFoundError when it is not there."""
    found = path.lstat()
    if not stat.S_ISREG(found.st_mode):
        raise StorageUnavailable("foreign_file", f"{path.name} is not a regular file")
    if found.st_uid != os.geteuid():
        raise StorageUnavailable("foreign_file", f"{path.name} belongs to another unix user")
    return found


def fsync_directory(path: Path) -> None:
    """Make the names in a folder durable."""
    descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
