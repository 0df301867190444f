"""Streaming a user's files out of the daemon and in, in pieces."""

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
    from typing import Any, BinaryIO

    from memoryd_client.memoryctl.commands.definition import Values
    from memoryd_client.memoryctl.connection import Connection

_PIECE = 256 * 1024
_WINDOW = 4
_GIVE_UP_S = 5.0


class NewFile:
    """A file that is to be written, closed to others: for a `with` block. It has its name only
    when it is whole. Raises UsageError when it cannot be written, before anything is fetched."""

    def __init__(self, path: str) -> None:
        if path == "-":
            told = "Give a new FILE: standard output takes the answer."
            raise UsageError("- stands for no file here; nothing was done", told)
        self._path = path
        self._draft = f"{path}.{os.urandom(4).hex()}.part"
        self._check_free()
        try:
            descriptor = os.open(self._draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
            self._file: BinaryIO = os.fdopen(descriptor, "r+b")
        except OSError as error:
            raise UsageError(f"cannot write {path}: {error.strerror}; nothing was done") from None

    def __enter__(self) -> NewFile:
        return self

    def __exit__(self, *failure: object) -> None:
        self._file.close()
        if os.path.lexists(self._draft):
            os.unlink(self._draft)  # noqa: PTH108 (pathlib costs 5 ms)

    def fetch(self, connection: Connection, place: Values, made: Values) -> None:
        """Write a file of the daemon's. `place`: user_id, kind and name; `made`: bytes and sha256.
        Raises CommandError."""
        try:
            _receive(connection, place, made["bytes"], self._file)
            if _hash_of(self._file) != made["sha256"]:
                raise UnreachableError("the file that arrived is not the one that was sent")
            os.fsync(self._file.fileno())
            self._check_free()
            os.rename(self._draft, self._path)  # noqa: PTH104
        except OSError as error:
            raise UsageError(f"cannot write {self._path}: {error.strerror}") from None

    def take(self, connection: Connection, place: Values, made: Values) -> None:
        """As `fetch`; the daemon keeps no copy, whether it could be fetched or not."""
        try:
            self.fetch(connection, place, made)
        except BaseException:
            _give_up(connection, place)
            raise
        connection.call("user.file_delete", place)

    def _check_free(self) -> None:
        if os.path.lexists(self._path):
            raise UsageError(f"{self._path} exists already; nothing was done", "Give another FILE.")


def _give_up(connection: Connection, place: Values) -> None:
    """Delete a file of the daemon's if that can be done: over a connection of its own, for answers
    may still be on their way over the other."""
    try:
        with connection.another(_GIVE_UP_S) as other:
            other.call("user.file_delete", place)
    except CommandError:
        return


def upload(connection: Connection, place: Values, path: str) -> str:
    """Bring a file in, or standard input for `-`; its name there, made of `place["name"]` and its
    hash. Raises DaemonError and UsageError."""
    try:
        with _opened(path) as file:
            reject_own(path, file.read(HEAD_BYTES), expected=place["kind"])
            sha256 = _hash_of(file)
            place = place | {"name": place["name"].format(sha256[:32])}
            _send(connection, place, file, sha256)
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None
    name: str = place["name"]
    return name


def _opened(path: str) -> BinaryIO:
    if path == "-":
        return io.BytesIO(read_stdin_bytes())
    return open(path, "rb")  # noqa: PTH123


def _receive(connection: Connection, place: Values, size: int, file: BinaryIO) -> None:
    pieces = ({**place, "offset": at, "limit": _PIECE} for at in range(0, size, _PIECE))
    with Progress(size, "bytes") as progress:
        for position, answer in connection.pipeline("user.file_read", pieces, _WINDOW):
            if isinstance(answer, DaemonError):
                raise answer
            try:
                data = base64.b64decode(answer["data"], validate=True)
            except (LookupError, TypeError, ValueError):
                raise UnreachableError("the daemon answered something that is no piece") from None
            file.seek(position * _PIECE)
            file.write(data)
            progress.advance(len(data))


def _send(connection: Connection, place: Values, file: BinaryIO, sha256: str) -> None:
    size = file.seek(0, os.SEEK_END)

    def pieces() -> Iterator[Values]:
        for at in range(0, size, _PIECE):
            file.seek(at)
            data = base64.b64encode(file.read(_PIECE)).decode("ascii")
            yield {**place, "offset": at, "data": data}
        yield {**place, "offset": size, "data": "", "sha256": sha256}

    with Progress(size, "bytes") as progress:
        for position, answer in connection.pipeline("user.file_write", pieces(), 1):
            if isinstance(answer, DaemonError):
                raise answer
            progress.advance(min(_PIECE, size - position * _PIECE))


def _hash_of(file: BinaryIO) -> str:
    file.seek(0)
    digest: Any = hashlib.sha256()
    while piece := file.read(1 << 20):
        digest.update(piece)
    text: str = digest.hexdigest()
    return text
