"""Files that clients upload and download in pieces: `.oxydra/exports/` and `.oxydra/backups/`.

A file gets its name when it is complete and durable, and never changes after that. Until then it is
a temporary file, whose name no request can contain.
"""

import hashlib
import os
import re
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, Literal

import structlog

from memoryd.errors import Conflict, InvalidParams, NotFound, StorageUnavailable
from memoryd.workspace.directories import (
    UserPaths,
    check_own_directory,
    fsync_directory,
    make_directory,
    provision,
)

FileKind = Literal["exports", "backups"]

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,127}")
_TEMPORARY_SUFFIX = ".draft"
_UPLOAD_PREFIX = {"exports": "import-", "backups": "upload-"}
"""Name prefixes of files that are uploaded for a single import or restore."""
_LIFETIME_S = 86_400
_PIECE = 1 << 20

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A complete file. `size`: bytes. `created_at`: microseconds since the epoch."""

    name: str
    size: int
    created_at: int

    @classmethod
    def of(cls, name: str, about: os.stat_result) -> "StoredFile":
        """Create a StoredFile from a file's name and status."""
        return cls(name, about.st_size, about.st_mtime_ns // 1000)


@dataclass(frozen=True, slots=True)
class UserFiles:
    """The exports or the backups of one user. All methods block: run them in a thread."""

    paths: UserPaths
    kind: FileKind

    @property
    def folder(self) -> Path:
        """The folder that contains the files."""
        return self.paths.internal / self.kind

    def listed(self) -> list[StoredFile]:
        """The complete files, newest first. A missing folder is not created."""
        found = []
        with suppress(FileNotFoundError), os.scandir(self.folder) as entries:
            for entry in entries:
                with suppress(FileNotFoundError):  # deleted by another call
                    about = entry.stat(follow_symlinks=False)
                    if _NAME.fullmatch(entry.name) and stat.S_ISREG(about.st_mode):
                        found.append(StoredFile.of(entry.name, about))
        return sorted(found, key=lambda one: (one.created_at, one.name), reverse=True)

    def read_piece(self, name: str, offset: int, limit: int) -> tuple[bytes, int]:
        """Read at most `limit` bytes of a complete file from `offset` on. Returns them and the size
        of the file. Raises NotFound."""
        with self.reading(name) as file:
            file.seek(offset)
            return file.read(limit), os.fstat(file.fileno()).st_size

    @contextmanager
    def reading(self, name: str) -> Iterator[BinaryIO]:
        """Open a complete file for reading. Raises NotFound."""
        with self._file(check_name(name), os.O_RDONLY) as file:
            yield file

    def path_of(self, name: str) -> Path:
        """The path of a complete file. Raises NotFound."""
        with self.reading(name):
            return self.folder / name

    def remove(self, name: str) -> None:
        """Delete a complete file. Raises NotFound."""
        path = self.path_of(name)
        try:
            path.unlink()
        except FileNotFoundError:
            raise self._no_such_file() from None
        fsync_directory(self.folder)

    def kept(self) -> list[StoredFile]:
        """The complete files except uploads, newest first."""
        return [one for one in self.listed() if not self._is_upload(one.name)]

    def drop_upload(self, name: str) -> None:
        """Delete a file that was uploaded for one call, after that call has ended. Other files are
        kept. A file that cannot be deleted now is deleted after a day."""
        if self._is_upload(name):
            try:
                self.remove(name)
            except NotFound:
                return
            except (StorageUnavailable, OSError) as error:
                log.warning("an uploaded file stays", kind=self.kind, reason=str(error))

    @contextmanager
    def writing(self, name: str) -> Iterator[Path]:
        """Create an empty temporary file. It gets its name when the block succeeds; otherwise it is
        deleted. Raises Conflict if the name is taken."""
        temporary = self.new_temporary(check_name(name))
        try:
            yield temporary
            self._keep(temporary, name)
        except BaseException:
            self.drop_temporary(temporary)
            raise

    def new_temporary(self, name: str) -> Path:
        """Create an empty temporary file for this name, replacing an existing one, and return its
        path."""
        provision(self.paths)
        make_directory(self.folder, 0o700)
        check_own_directory(self.folder)
        self.remove_stale()
        temporary = self._temporary_path(name)
        self.drop_temporary(temporary)
        os.close(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600))
        return temporary

    def drop_temporary(self, temporary: Path) -> None:
        """Delete a temporary file and any files that SQLite left next to it."""
        for suffix in ("", "-journal", "-wal", "-shm"):
            temporary.with_name(temporary.name + suffix).unlink(missing_ok=True)

    def write_piece(self, name: str, offset: int, data: bytes) -> int:
        """Write a piece into the temporary file for `name` at `offset`, replacing everything after
        it. An offset of 0 creates the file. Returns its new size. Raises InvalidParams if `offset`
        is beyond its end."""
        temporary = self._temporary_path(check_name(name))
        if offset == 0:
            self.new_temporary(name)
        with self._open_temporary(temporary, offset) as file:
            file.truncate(offset)
            file.seek(offset)
            file.write(data)
        return offset + len(data)

    def complete(self, name: str, size: int, sha256: str) -> None:
        """Give the temporary file its name. Raises InvalidParams if its size or its SHA-256
        differs; the temporary file is kept then. If the name is taken by a file with the same
        content, the temporary file is deleted; otherwise Conflict is raised."""
        temporary = self._temporary_path(check_name(name))
        with self._open_temporary(temporary, size) as file:
            if os.fstat(file.fileno()).st_size != size:
                raise InvalidParams("offset", "the uploaded file is larger than `size`")
            if hash_of(file) != sha256:
                raise InvalidParams("sha256", "the uploaded file has a different hash")
        with suppress(NotFound), self.reading(name) as known:
            if hash_of(known) == sha256:
                os.utime(known.fileno())
                temporary.unlink()
                return
        self._keep(temporary, name)

    def remove_stale(self) -> None:
        """Delete uploads and temporary files that have not been written to for a day."""
        oldest = time.time() - _LIFETIME_S
        uploads = self.folder.glob(f"{_UPLOAD_PREFIX[self.kind]}*")
        for file in (*self.folder.glob(f".*{_TEMPORARY_SUFFIX}"), *uploads):
            with suppress(FileNotFoundError):
                about = file.lstat()
                if stat.S_ISREG(about.st_mode) and about.st_mtime < oldest:
                    file.unlink()

    def _is_upload(self, name: str) -> bool:
        """Whether a file was uploaded for a single import or restore, judging by its name."""
        return name.startswith(_UPLOAD_PREFIX[self.kind])

    def _temporary_path(self, name: str) -> Path:
        return self.folder / f".{name}{_TEMPORARY_SUFFIX}"

    def _open_temporary(self, temporary: Path, offset: int) -> BinaryIO:
        try:
            file = self._file(temporary.name, os.O_RDWR)
        except NotFound:
            raise InvalidParams("offset", "nothing has been uploaded yet; begin with 0") from None
        size = os.fstat(file.fileno()).st_size
        if size < offset:
            file.close()
            raise InvalidParams("offset", f"the data uploaded so far ends at {size}")
        return file

    def _file(self, name: str, flags: int) -> BinaryIO:
        """Open a regular file that belongs to the daemon's user, without following a link or
        waiting for a pipe. Raises NotFound and StorageUnavailable."""
        try:
            check_own_directory(self.folder)
            descriptor = os.open(self.folder / name, flags | os.O_NOFOLLOW | os.O_NONBLOCK)
        except (FileNotFoundError, StorageUnavailable) as error:
            if isinstance(error, StorageUnavailable) and error.reason != "missing":
                raise
            raise self._no_such_file() from None
        found = os.fstat(descriptor)
        if not stat.S_ISREG(found.st_mode) or found.st_uid != os.geteuid():
            os.close(descriptor)
            raise StorageUnavailable("foreign_file", "this is not a file of memoryd")
        return os.fdopen(descriptor, "rb" if flags == os.O_RDONLY else "r+b")

    def _no_such_file(self) -> NotFound:
        return NotFound(f"no such file among the {self.kind}")

    def _keep(self, temporary: Path, name: str) -> None:
        """Sync a temporary file and give it its name. Raises Conflict if the name is taken."""
        with temporary.open("rb") as file:
            os.fsync(file.fileno())
        if os.path.lexists(self.folder / name):
            raise Conflict("a different file with this name exists")
        temporary.rename(self.folder / name)
        fsync_directory(self.folder)


def check_name(name: str) -> str:
    """Return `name` if it is a valid bare file name. Raises InvalidParams for anything else, such
    as a path."""
    if not _NAME.fullmatch(name):
        raise InvalidParams(
            "name", "must be 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit"
        )
    return name


def stamped_name(prefix: str, suffix: str) -> str:
    """A new file name that contains the current UTC time, such as
    `backup-20261121T093000123456Z.db`."""
    return f"{prefix}-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}{suffix}"


def hash_of(file: BinaryIO) -> str:
    """The SHA-256 of the whole content of an open file, in hex."""
    file.seek(0)
    digest = hashlib.sha256()
    while piece := file.read(_PIECE):
        digest.update(piece)
    return digest.hexdigest()
