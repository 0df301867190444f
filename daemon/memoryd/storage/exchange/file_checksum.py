"""The checksum of an export file, which proves that this daemon wrote every byte of it."""

import hashlib
import hmac


class FileChecksum:
    """A running HMAC-SHA256 over the lines of a file, and the number of lines. Without a key, it
    only counts the lines."""

    def __init__(self, key: bytes | None) -> None:
        self._mac = None if key is None else hmac.new(key, digestmod=hashlib.sha256)
        self.lines = 0

    def add(self, line: bytes) -> None:
        """Add the next line, including its newline."""
        self.lines += 1
        if self._mac is not None:
            self._mac.update(line)

    @property
    def text(self) -> str | None:
        """The HMAC of the lines so far in hex, or None without a key."""
        return None if self._mac is None else self._mac.hexdigest()

    def is_proven_by(self, text: str | None) -> bool:
        """Whether `text` is the HMAC of these lines. Always false without a key."""
        mine = self.text
        return mine is not None and text is not None and hmac.compare_digest(mine, text)
