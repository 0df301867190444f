"""The file format for data exported from an encrypted database: AES-256-GCM in pieces.

The first line is JSON: `format`, `version`, `key_id` (of the master key) and `salt`. The file's key
is derived from the user's key and the salt. Each piece holds up to 64 KiB of content and its
authentication tag. The nonce of a piece contains its number and whether it is the last one, so
pieces cannot be moved, repeated or left out.
"""

import io
import json
from collections.abc import Callable
from typing import BinaryIO

from memoryd.errors import InvalidParams
from memoryd.keys.master_key import UserKey

FORMAT = "memoryd-encrypted"
_PIECE = 64 * 1024
_TAG = 16
_LONGEST_HEAD = 512
_PURPOSE = "memoryd export 1 "


class EncryptingFile:
    """Encrypts content and passes it to `write` in pieces. The same content with the same salt
    yields the same bytes. The salt must be derived from the content, for example as its HMAC, so
    that no nonce is used for two contents."""

    def __init__(self, write: Callable[[bytes], object], key: UserKey, salt: str) -> None:
        self._write = write
        head = {"format": FORMAT, "version": 1, "key_id": key.id, "salt": salt}
        self._head = json.dumps(head, separators=(",", ":")).encode() + b"\n"
        self._cipher = _Cipher(key, salt, self._head)
        self._waiting = bytearray()
        write(self._head)

    def write(self, content: bytes) -> None:
        """Add content."""
        self._waiting += content
        while len(self._waiting) > _PIECE:
            self._write(self._cipher.encrypt(bytes(self._waiting[:_PIECE]), last=False))
            del self._waiting[:_PIECE]

    def finish(self) -> None:
        """Encrypt and write the last piece."""
        self._write(self._cipher.encrypt(bytes(self._waiting), last=True))


def decrypted(file: BinaryIO, find_key: Callable[[str], UserKey]) -> BinaryIO:
    """A stream of a file's content from the beginning, decrypted if the file is encrypted. This
    call and reads from the stream raise InvalidParams if the file was changed or belongs to another
    user. `find_key` returns the key with an id; its errors are passed on."""
    file.seek(0)
    head = file.readline(_LONGEST_HEAD)
    about = _about(head)
    if about is None:
        file.seek(0)
        return file
    cipher = _Cipher(find_key(about["key_id"]), about["salt"], head)
    return io.BufferedReader(_DecryptingFile(file, cipher), _PIECE)


def is_encrypted(file: BinaryIO) -> bool:
    """Whether an open file, positioned at its beginning, is encrypted. Raises InvalidParams if it
    has an unsupported version or an incomplete first line."""
    return _about(file.readline(_LONGEST_HEAD)) is not None


class _DecryptingFile(io.RawIOBase):
    def __init__(self, file: BinaryIO, cipher: "_Cipher") -> None:
        super().__init__()
        self._file = file
        self._cipher = cipher
        self._next = file.read(_PIECE + _TAG)
        self._content = b""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "memoryview") -> int:  # type: ignore[override]
        if not self._content and self._next:
            piece, self._next = self._next, self._file.read(_PIECE + _TAG)
            self._content = self._cipher.decrypt(piece, last=not self._next)
        count = min(len(buffer), len(self._content))
        buffer[:count] = self._content[:count]
        self._content = self._content[count:]
        return count


class _Cipher:
    """Encrypts or decrypts the pieces of one file, in order."""

    def __init__(self, key: UserKey, salt: str, head: bytes) -> None:
        # Imported here: it takes as long as opening 40 databases, and most daemons have no key.
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        self._cipher = AESGCM(key.derived(_PURPOSE + salt))
        self._head = head
        self._number = 0

    def encrypt(self, piece: bytes, *, last: bool) -> bytes:
        return self._cipher.encrypt(self._nonce(last), piece, self._head)

    def decrypt(self, piece: bytes, *, last: bool) -> bytes:
        from cryptography.exceptions import InvalidTag

        try:
            return self._cipher.decrypt(self._nonce(last), piece, self._head)
        except InvalidTag:
            reason = "the file was changed, is incomplete or was encrypted for another user"
            raise InvalidParams("name", reason) from None

    def _nonce(self, last: bool) -> bytes:
        self._number += 1
        return self._number.to_bytes(11, "big") + bytes([last])


def _about(head: bytes) -> dict[str, str] | None:
    """Parse the first line of an encrypted file. Returns None for any other file. Raises
    InvalidParams for an unsupported version or missing fields."""
    try:
        about = json.loads(head)
        if not isinstance(about, dict) or about.get("format") != FORMAT:
            return None
    except (ValueError, RecursionError):
        return None
    if about.get("version") != 1:
        raise InvalidParams("name", "the file was encrypted by a newer memoryd")
    if not all(isinstance(about.get(name), str) for name in ("key_id", "salt")):
        raise InvalidParams("name", "the file has no key_id or salt")
    return about
