"""Streaming a user's files out of the daemon and in, in pieces."""

from __future__ import annotations

import base64
import hashlib
import os

from memoryd.clients.cli.errors import DaemonError, UnreachableError, UsageError
from memoryd.clients.cli.progress import Progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, BinaryIO

    from memoryd.clients.cli.connection import Connection
    from memoryd.clients.cli.table import Values

_PIECE = 256 * 1024
_WINDOW = 4


def check_free(path: str) -> None:
    """Raise UsageError when there is something at a path that is to be written."""
    if os.path.lexists(path):
        raise UsageError(f"{path} exists already; nothing was done", "Give another FILE.")


def download(connection: Connection, place: Values, size: int, sha256: str, path: str) -> None:
    """Write a file of the daemon's to `path`, closed to others. It has its name only when it is
    whole. `place`: user_id, kind and name. Raises DaemonError and UsageError."""
    draft = path + ".part"
    try:
        descriptor = os.open(draft, os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW, 0o600)
    except OSError as error:
        raise UsageError(f"cannot write {draft}: {error.strerror}") from None
    try:
        with os.fdopen(descriptor, "r+b") as file:
            _receive(connection, place, size, file)
            if _hash_of(file) != sha256:
                raise UnreachableError("the file that arrived is not the one that was sent")
            os.fsync(file.fileno())
        check_free(path)
        os.rename(draft, path)  # noqa: PTH104 (pathlib costs 5 ms)
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror}") from None
    finally:
        if os.path.lexists(draft):
            os.unlink(draft)  # noqa: PTH108


def upload(connection: Connection, place: Values, path: str) -> str:
    """Bring a file in; its name there, made of `place["name"]` and its hash. Raises DaemonError
    and UsageError."""
    try:
        with open(path, "rb") as file:  # noqa: PTH123
            sha256 = _hash_of(file)
            place = place | {"name": place["name"].format(sha256[:32])}
            _send(connection, place, file, sha256)
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None
    name: str = place["name"]
    return name


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
