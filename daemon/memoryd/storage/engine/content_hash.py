"""The content hash of rows with user text, by which damaged rows are detected."""

import hashlib

HASH_BYTES = 16


def content_hash(*parts: str | None) -> bytes:
    """`hash_of_parts` for texts. A value that is not a text, which can result from damage, counts
    as None."""
    return hash_of_parts(
        *(
            part.encode("utf-8", "surrogatepass") if isinstance(part, str) else None
            for part in parts
        )
    )


def hash_of_parts(*parts: bytes | None) -> bytes:
    """BLAKE2b over the length-prefixed parts; None and an empty part hash differently."""
    bordered = [b"-1:" if part is None else b"%d:%b" % (len(part), part) for part in parts]
    return hashlib.blake2b(b"".join(bordered), digest_size=HASH_BYTES).digest()
