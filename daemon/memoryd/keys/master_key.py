"""The master key: what it may look like, and what is derived from it.

Every key is derived with HKDF-SHA256 (RFC 5869), so none tells anything of the master key or of
another user's.
"""

import base64
import binascii
import re
from contextlib import suppress
from dataclasses import dataclass, field

LEAST_BYTES = 32
_LEAST_DISTINCT = 16
"""Different bytes in a key: 32 random ones hold fewer than 20 in less than one of 10^9 cases."""
_KEY_ID = b"memoryd key id 1"
_USER_KEY = b"memoryd user key 1\0"
_HEX = re.compile(rb"[0-9a-fA-F]+")
_BASE64 = re.compile(rb"[A-Za-z0-9+/_-]+={0,2}")


class BadKeyError(Exception):
    """Bytes that are no master key; the message says why and holds nothing of them."""


@dataclass(frozen=True, slots=True)
class UserKey:
    """The key of one user's database. `id` names the master key it comes from."""

    id: str
    secret: bytes = field(repr=False)

    def derived(self, purpose: str) -> bytes:
        """32 bytes for another use than the database, such as the user's exports."""
        return _derived(self.secret, purpose.encode(), LEAST_BYTES)


class MasterKey:
    """A key that every user's key is derived from. `id`: 16 hexadecimal digits that name it and
    reveal nothing of it."""

    __slots__ = ("_material", "id")

    def __init__(self, material: bytes) -> None:
        self._material = material
        self.id = _derived(material, _KEY_ID, 8).hex()

    def of_user(self, user_id: str) -> UserKey:
        """The key of this user."""
        return UserKey(self.id, _derived(self._material, _USER_KEY + user_id.encode(), 32))


def parse_key(content: bytes) -> MasterKey:
    """The master key in what a key file holds: hexadecimal digits, base64, or the raw bytes.

    Raises BadKeyError for fewer than 32 bytes and for what was not made at random.
    """
    if content.isascii() and content.decode().rstrip().isprintable():
        material = _decoded(b"".join(content.split()))
    else:
        material = content
    if len(material) < LEAST_BYTES:
        raise BadKeyError(f"it holds {len(material)} bytes, and {LEAST_BYTES} are the least")
    if len(set(material)) < _LEAST_DISTINCT:
        raise BadKeyError("it repeats few bytes, so it was not made at random")
    return MasterKey(material)


def _decoded(text: bytes) -> bytes:
    if not text:
        raise BadKeyError("it is empty")
    if _HEX.fullmatch(text) and len(text) % 2 == 0:
        return bytes.fromhex(text.decode())
    if _BASE64.fullmatch(text):
        padded = text.translate(bytes.maketrans(b"-_", b"+/")) + b"=" * (-len(text) % 4)
        with suppress(binascii.Error):
            return base64.b64decode(padded)
    raise BadKeyError("it is a text that is neither hexadecimal nor base64")


def _derived(material: bytes, info: bytes, length: int) -> bytes:
    # Here, since it takes as long as opening forty databases and most daemons have no key.
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt=None, info=info).derive(material)
