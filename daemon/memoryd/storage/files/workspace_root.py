"""The folder of all users: locked against a second daemon, looked at before it is relied upon."""

import asyncio
from contextlib import suppress
from pathlib import Path

from memoryd.errors import StartupError, StorageUnavailable
from memoryd.lock_file import FolderLock, LockFile, LockHeldError
from memoryd.workspace.directories import make_directory, user_ids_below


class WorkspaceRoot:
    """The workspace root, which this daemon holds between `take` and `release`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: FolderLock | None = None
        self._file: LockFile | None = None

    def take(self) -> None:
        """Make the root and lock it. Raises StartupError when another daemon holds it.

        The lock on the folder decides; the one on the file names this process to people."""
        try:
            for folder in (*reversed(self.path.parents), self.path):
                make_directory(folder, 0o711)
            self._lock = FolderLock(self.path)
            self._file = LockFile(self.path / ".memoryd.lock")
            if (self.path / ".MEMORYD.LOCK").exists():
                raise StartupError(
                    f"the workspace root {self.path} takes A and a for one name: two users could"
                    " mean one folder; choose another file system"
                )
        except LockHeldError as error:
            holder = error.holder or "unknown"
            raise StartupError(
                f"another memoryd (process {holder}) serves the workspace root {self.path}"
            ) from error
        except OSError as error:
            raise StartupError(f"the workspace root cannot be used: {error}") from error

    def check(self) -> None:
        """Raise StorageUnavailable when the root is gone: no user is unknown because of that."""
        if self._lock is None or not self._lock.is_in_place():
            raise StorageUnavailable("missing", "the workspace root is gone")

    async def user_ids(self) -> list[str]:
        """Every user that has a workspace here."""
        return await asyncio.to_thread(user_ids_below, self.path)

    async def probe(self) -> None:
        """Return once the disk has synced or failed; hang while it hangs. Clients get an error of
        the disk too. If it stopped the watchdog, the restart could replace a lost root by an empty
        one."""
        if self._lock is not None:
            with suppress(OSError):
                await asyncio.to_thread(self._lock.sync)

    def release(self) -> None:
        """Release the root."""
        for lock in (self._file, self._lock):
            if lock is not None:
                lock.release()
        self._file = self._lock = None
