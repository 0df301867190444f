"""The hash that a row with user text carries, so that a damaged one is recognized."""

import hashlib

HASH_BYTES = 16


def content_hash(*parts: str | None) -> bytes:
    """`hash_of_parts` of texts. What is none, as damage can make of it, counts as absent."""
    return hash_of_parts(
        *(
            part.encode("utf-8", "surrogatepass") if isinstance(part, str) else None
            for part in parts
        )
    )


def hash_of_parts(*parts: bytes | None) -> bytes:
    """BLAKE2b over the parts, their borders and their absence included."""
    bordered = [b"-1:" if part is None else b"%d:%b" % (len(part), part) for part in parts]
    return hashlib.blake2b(b"".join(bordered), digest_size=HASH_BYTES).digest()
