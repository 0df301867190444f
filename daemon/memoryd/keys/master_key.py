"""Master keys, and deriving users' keys from them.

Keys are derived with HKDF-SHA256 (RFC 5869), so a derived key reveals nothing about the master key
or the keys of other users.
"""

import base64
import binascii
import re
from contextlib import suppress
from dataclasses import dataclass, field

LEAST_BYTES = 32
_LEAST_DISTINCT = 16
"""Minimum number of distinct byte values in a key. 32 random bytes have fewer than 20 with a
probability below 1e-9."""
_KEY_ID = b"memoryd key id 1"
_USER_KEY = b"memoryd user key 1\0"
_HEX = re.compile(rb"[0-9a-fA-F]+")
_BASE64 = re.compile(rb"[A-Za-z0-9+/_-]+={0,2}")


class BadKeyError(Exception):
    """The content is not a valid master key. The message contains the reason, but none of the
    content."""


@dataclass(frozen=True, slots=True)
class UserKey:
    """The key of a user's database. `id`: the id of the master key from which it is derived."""

    id: str
    secret: bytes = field(repr=False)

    def derived(self, purpose: str) -> bytes:
        """Derive a 32-byte key for another purpose, such as the user's exports."""
        return _derived(self.secret, purpose.encode(), LEAST_BYTES)


class MasterKey:
    """The key from which the keys of all users are derived. `id`: 16 hexadecimal digits, also
    derived from it, that identify it."""

    __slots__ = ("_material", "id")

    def __init__(self, material: bytes) -> None:
        self._material = material
        self.id = _derived(material, _KEY_ID, 8).hex()

    def of_user(self, user_id: str) -> UserKey:
        """Derive the key of a user."""
        return UserKey(self.id, _derived(self._material, _USER_KEY + user_id.encode(), 32))


def parse_key(content: bytes) -> MasterKey:
    """Parse the content of a key file: hexadecimal digits, base64, or raw bytes.

    Raises BadKeyError if the key has fewer than 32 bytes or is obviously not random.
    """
    if content.isascii() and content.decode().rstrip().isprintable():
        material = _decoded(b"".join(content.split()))
    else:
        material = content
    if len(material) < LEAST_BYTES:
        raise BadKeyError(f"the key has {len(material)} bytes; at least {LEAST_BYTES} are needed")
    if len(set(material)) < _LEAST_DISTINCT:
        raise BadKeyError("the key has too few different bytes to be random")
    return MasterKey(material)


def _decoded(text: bytes) -> bytes:
    if not text:
        raise BadKeyError("the key is empty")
    if _HEX.fullmatch(text) and len(text) % 2 == 0:
        return bytes.fromhex(text.decode())
    if _BASE64.fullmatch(text):
        padded = text.translate(bytes.maketrans(b"-_", b"+/")) + b"=" * (-len(text) % 4)
        with suppress(binascii.Error):
            return base64.b64decode(padded)
    raise BadKeyError("the key is text, but neither hexadecimal nor base64")


def _derived(material: bytes, info: bytes, length: int) -> bytes:
    # Imported here, because the import is slow and most daemons have no key.
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt=None, info=info).derive(material)
