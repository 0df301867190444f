"""The listening socket that the daemon creates itself, with its folder, lock and mode."""

import contextlib
import os
import socket
import stat
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

from memoryd.errors import SettingsError, StartupError
from memoryd.lock_file import LockFile, LockHeldError
from memoryd.settings import LONGEST_SOCKET_PATH

_BACKLOG = 1024


class Listener:
    """A listening Unix socket, with a lock that keeps a second daemon from using the same path."""

    def __init__(self, path: Path, group: int | None = None) -> None:
        """Bind `path` and listen. Only the daemon's own uid, and the members of `group` (a gid) if
        given, may connect. Raises SettingsError if the path is too long for a socket, and
        StartupError if it cannot be used."""
        if len(os.fsencode(path)) > LONGEST_SOCKET_PATH:
            raise SettingsError(f"socket = '{path}': longer than {LONGEST_SOCKET_PATH} bytes")
        self.path = path
        with contextlib.ExitStack() as undo:
            try:
                _make_folder(path.parent, group)
                lock = _lock(path)
                undo.callback(lock.release)
                _remove_stale(path)
                self.socket = undo.enter_context(socket.socket(socket.AF_UNIX))
                self.socket.setblocking(False)
                with _umask(0o177):
                    self.socket.bind(os.fspath(path))
                undo.callback(path.unlink)
                if group is not None:
                    _share(path, group, 0o660)
                self._identity = _identity(path)
                self.socket.listen(_BACKLOG)
            except OSError as error:
                raise StartupError(f"cannot listen on {path}: {error.strerror}") from error
            undo.pop_all()
        self._lock = lock

    def close(self) -> None:
        """Stop listening and remove the socket, unless another one has replaced it. The lock file
        stays: if it were removed, two daemons could each lock a file of this name."""
        self.socket.close()
        with contextlib.suppress(OSError):
            if _identity(self.path) == self._identity:
                self.path.unlink()
        self._lock.release()

    def __enter__(self) -> "Listener":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _share(path: Path, group: int, mode: int) -> None:
    """Give a group access to a newly created path. Raises StartupError if that fails, usually
    because the daemon is not a member of the group."""
    try:
        os.chown(path, -1, group, follow_symlinks=False)
        path.chmod(mode)
    except OSError as error:
        raise StartupError(
            f"cannot give {path} to group {group}: {error}; the daemon must be in this group"
        ) from error


def _share_folder(folder: Path, group: int) -> None:
    """Let a group enter a newly created folder. If that fails, removes the folder and raises
    StartupError."""
    try:
        _share(folder, group, 0o710)
    except StartupError:
        folder.rmdir()
        raise


def _make_folder(folder: Path, group: int | None) -> None:
    """Create the folder unless it exists; only the daemon and the group may enter it. Raises
    StartupError if other users could replace the socket in it."""
    with _umask(0o077):
        folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with contextlib.suppress(FileExistsError):
            folder.mkdir(mode=0o700)
            if group is not None:
                _share_folder(folder, group)
    found = folder.stat()
    if found.st_uid not in (0, os.geteuid()):
        raise StartupError(
            f"{folder} belongs to uid {found.st_uid}: choose a folder that the daemon or root owns"
        )
    if found.st_mode & stat.S_IWOTH and not found.st_mode & stat.S_ISVTX:
        raise StartupError(
            f"{folder} is writable by every user: choose a folder that only the daemon can write to"
        )
    if group is not None and found.st_mode & stat.S_IWGRP and not found.st_mode & stat.S_ISVTX:
        raise StartupError(
            f"{folder} is writable by its group: choose a folder that only the daemon can write to"
        )


def _lock(path: Path) -> LockFile:
    """Lock the socket's path. Raises StartupError if another daemon holds the lock."""
    try:
        return LockFile(path.with_name(path.name + ".lock"))
    except LockHeldError as error:
        holder = error.holder or "unknown"
        raise StartupError(f"another memoryd (pid {holder}) is listening on {path}") from error


def _remove_stale(path: Path) -> None:
    """Remove a socket file on which no process is listening. Raises StartupError if the path is not
    a socket or another process is listening on it."""
    try:
        found = path.lstat()
    except FileNotFoundError:
        return
    if not stat.S_ISSOCK(found.st_mode):
        raise StartupError(f"{path} exists and is not a socket: memoryd does not replace it")
    with socket.socket(socket.AF_UNIX) as probe:
        probe.setblocking(False)
        try:
            probe.connect(os.fspath(path))
        except ConnectionRefusedError:
            path.unlink()
            return
        except BlockingIOError:
            pass
    raise StartupError(f"another program is listening on {path}")


def _identity(path: Path) -> tuple[int, int]:
    found = path.lstat()
    return found.st_dev, found.st_ino


@contextlib.contextmanager
def _umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)
