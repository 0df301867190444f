"""The workspace root: the folder of all users, locked against a second daemon and checked before it
is used."""

import asyncio
from contextlib import suppress
from pathlib import Path

from memoryd.errors import StartupError, StorageUnavailable
from memoryd.lock_file import FolderLock, LockFile, LockHeldError
from memoryd.workspace.directories import make_directory, user_ids_below


class WorkspaceRoot:
    """The workspace root, which this daemon holds locked from `take` to `release`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: FolderLock | None = None
        self._file: LockFile | None = None

    def take(self) -> None:
        """Create the root if needed and lock it. Raises StartupError if another daemon holds it or
        it cannot be used.

        The lock on the folder is the effective one; the lock file shows people the process id.
        """
        try:
            for folder in (*reversed(self.path.parents), self.path):
                make_directory(folder, 0o711)
            self._lock = FolderLock(self.path)
            self._file = LockFile(self.path / ".memoryd.lock")
            if (self.path / ".MEMORYD.LOCK").exists():
                raise StartupError(
                    f"the file system of the workspace root {self.path} ignores case, so two"
                    " users could share a folder; choose another file system"
                )
        except LockHeldError as error:
            holder = error.holder or "unknown"
            raise StartupError(
                f"another memoryd (process {holder}) serves the workspace root {self.path}"
            ) from error
        except OSError as error:
            raise StartupError(f"the workspace root cannot be used: {error}") from error

    def check(self) -> None:
        """Raise StorageUnavailable if the root is gone. Without this check, all users would seem to
        be unknown."""
        if self._lock is None or not self._lock.is_in_place():
            raise StorageUnavailable("missing", "the workspace root is gone")

    async def user_ids(self) -> list[str]:
        """The ids of all users who have a workspace here."""
        return await asyncio.to_thread(user_ids_below, self.path)

    async def probe(self) -> None:
        """Sync the disk, ignoring errors; this hangs if the disk hangs. Clients also get the disk's
        errors. If an error stopped the watchdog, the restart could replace a lost root with an
        empty one."""
        if self._lock is not None:
            with suppress(OSError):
                await asyncio.to_thread(self._lock.sync)

    def release(self) -> None:
        """Release the locks on the root."""
        for lock in (self._file, self._lock):
            if lock is not None:
                lock.release()
        self._file = self._lock = None
