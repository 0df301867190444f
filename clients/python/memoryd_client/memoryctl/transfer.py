"""Downloads and uploads of a user's files, in chunks."""

from __future__ import annotations

import base64
import hashlib
import io
import os

from memoryd_client.memoryctl.errors import CommandError, DaemonError, UnreachableError, UsageError
from memoryd_client.memoryctl.input_files import HEAD_BYTES, read_stdin_bytes, reject_own
from memoryd_client.memoryctl.progress import Progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from io import BufferedRandom, BufferedReader, BytesIO

    from memoryd_client.memoryctl.commands.definition import Values
    from memoryd_client.memoryctl.connection import Connection

_CHUNK_BYTES = 256 * 1024
_WINDOW = 4
_DELETE_TIMEOUT_S = 5.0


class NewFile:
    """A context manager for a new file that only its owner can read. Data goes to a temporary file,
    which is renamed once it is complete. Raises UsageError if the file cannot be created."""

    def __init__(self, path: str) -> None:
        if path == "-":
            advice = "Give the name of a new file: standard output is for the result."
            raise UsageError("- does not name a file here; nothing was done", advice)
        self._path = path
        self._temporary = f"{path}.{os.urandom(4).hex()}.part"
        self._check_free()
        try:
            descriptor = os.open(self._temporary, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
            self._file: BufferedRandom = os.fdopen(descriptor, "r+b")
        except OSError as error:
            raise UsageError(f"cannot write {path}: {error.strerror}; nothing was done") from None

    def __enter__(self) -> NewFile:
        return self

    def __exit__(self, *failure: object) -> None:
        self._file.close()
        if os.path.lexists(self._temporary):
            os.unlink(self._temporary)  # noqa: PTH108 (pathlib costs 5 ms)

    def download(self, connection: Connection, source: Values, made: Values) -> None:
        """Download a file from the daemon. `source`: its user_id, kind and name. `made`: its size
        in bytes and its sha256. Raises CommandError."""
        try:
            _receive(connection, source, made["bytes"], self._file)
            if _sha256(self._file) != made["sha256"]:
                raise UnreachableError(
                    "the file was corrupted during the download: its hash differs"
                )
            os.fsync(self._file.fileno())
            self._check_free()
            os.rename(self._temporary, self._path)  # noqa: PTH104
        except OSError as error:
            raise UsageError(f"cannot write {self._path}: {error.strerror}") from None

    def download_and_delete(self, connection: Connection, source: Values, made: Values) -> None:
        """Like `download`; the daemon then deletes its copy, even if the download failed."""
        try:
            self.download(connection, source, made)
        except BaseException:
            _try_to_delete(connection, source)
            raise
        connection.call("user.file_delete", source)

    def _check_free(self) -> None:
        if os.path.lexists(self._path):
            raise UsageError(f"{self._path} exists already; nothing was done", "Give another FILE.")


def _try_to_delete(connection: Connection, source: Values) -> None:
    """Delete the daemon's file if possible. This uses a second connection, since responses may
    still be in flight on the first."""
    try:
        with connection.another(_DELETE_TIMEOUT_S) as other:
            other.call("user.file_delete", source)
    except CommandError:
        return


def upload(connection: Connection, target: Values, path: str) -> str:
    """Upload a file, or standard input for `-`. Returns the name under which the daemon stores it:
    `target["name"]` with the file's hash filled in. Raises CommandError."""
    try:
        with _opened(path) as file:
            reject_own(path, file.read(HEAD_BYTES), expected=target["kind"])
            sha256 = _sha256(file)
            target = target | {"name": target["name"].format(sha256[:32])}
            _send(connection, target, file, sha256)
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None
    name: str = target["name"]
    return name


def _opened(path: str) -> BufferedReader | BytesIO:
    if path == "-":
        return io.BytesIO(read_stdin_bytes())
    return open(path, "rb")  # noqa: PTH123


def _receive(connection: Connection, source: Values, size: int, file: BufferedRandom) -> None:
    chunks = (
        {**source, "offset": at, "limit": _CHUNK_BYTES} for at in range(0, size, _CHUNK_BYTES)
    )
    with Progress(size, "bytes") as progress:
        for position, result in connection.pipeline("user.file_read", chunks, _WINDOW):
            if isinstance(result, DaemonError):
                raise result
            try:
                data = base64.b64decode(result["data"], validate=True)
            except (LookupError, TypeError, ValueError):
                raise UnreachableError("the daemon's result is not a chunk of the file") from None
            file.seek(position * _CHUNK_BYTES)
            file.write(data)
            progress.advance(len(data))


def _send(
    connection: Connection, target: Values, file: BufferedReader | BytesIO, sha256: str
) -> None:
    size = file.seek(0, os.SEEK_END)

    def chunks() -> Iterator[Values]:
        for at in range(0, size, _CHUNK_BYTES):
            file.seek(at)
            data = base64.b64encode(file.read(_CHUNK_BYTES)).decode("ascii")
            yield {**target, "offset": at, "data": data}
        yield {**target, "offset": size, "data": "", "sha256": sha256}

    with Progress(size, "bytes") as progress:
        for position, result in connection.pipeline("user.file_write", chunks(), 1):
            if isinstance(result, DaemonError):
                raise result
            progress.advance(min(_CHUNK_BYTES, size - position * _CHUNK_BYTES))


def _sha256(file: BufferedReader | BufferedRandom | BytesIO) -> str:
    file.seek(0)
    return hashlib.file_digest(file, "sha256").hexdigest()
