"""The master key: parsing it, and deriving the keys of users from it.

Every key is derived with HKDF-SHA256 (RFC 5869), so it reveals nothing about the master key or the
keys of other users.
"""

import base64
import binascii
import re
from contextlib import suppress
from dataclasses import dataclass, field

LEAST_BYTES = 32
_LEAST_DISTINCT = 16
"""Minimum number of distinct byte values. 32 random bytes have fewer than 20 with a probability
below 1e-9."""
_KEY_ID = b"memoryd key id 1"
_USER_KEY = b"memoryd user key 1\0"
_HEX = re.compile(rb"[0-9a-fA-F]+")
_BASE64 = re.compile(rb"[A-Za-z0-9+/_-]+={0,2}")


class BadKeyError(Exception):
    """The bytes are not a master key; the message says why and contains none of them."""


@dataclass(frozen=True, slots=True)
class UserKey:
    """The key of one user's database. `id` is the id of the master key it is derived from."""

    id: str
    secret: bytes = field(repr=False)

    def derived(self, purpose: str) -> bytes:
        """A 32-byte key for another purpose than the database, such as the user's exports."""
        return _derived(self.secret, purpose.encode(), LEAST_BYTES)


class MasterKey:
    """The key that every user's key is derived from. `id`: 16 hexadecimal digits that identify it
    and reveal nothing about it."""

    __slots__ = ("_material", "id")

    def __init__(self, material: bytes) -> None:
        self._material = material
        self.id = _derived(material, _KEY_ID, 8).hex()

    def of_user(self, user_id: str) -> UserKey:
        """The key of this user."""
        return UserKey(self.id, _derived(self._material, _USER_KEY + user_id.encode(), 32))


def parse_key(content: bytes) -> MasterKey:
    """Parse the content of a key file: hexadecimal digits, base64, or raw bytes.

    Raises BadKeyError for fewer than 32 bytes and for bytes that are obviously not random.
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
    # Imported here: it takes as long as opening forty databases, and most daemons have no key.
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt=None, info=info).derive(material)
