"""Key files for daemons, and what must not be found of them or of what they lock."""

import base64
import random
from pathlib import Path

from memoryd.keys.master_key import MasterKey


class KeyFile:
    """A key file with a master key of its own; the same one for the same number."""

    def __init__(self, folder: Path, number: int) -> None:
        self.material = random.Random(number).randbytes(32)
        self.master = MasterKey(self.material)
        self.path = folder / f"key{number}"
        self.path.touch(0o600)
        self.path.write_bytes(base64.b64encode(self.material) + b"\n")

    @property
    def source(self) -> str:
        """The setting that names it."""
        return f"file:{self.path}"

    @property
    def flags(self) -> tuple[str, ...]:
        """The flags of a daemon that encrypts with it."""
        return ("--encryption", "true", "--key-source", self.source)

    def traces(self, user_id: str) -> list[bytes]:
        """The master key and the key of a user in every notation."""
        found = []
        for secret in (self.material, self.master.of_user(user_id).secret):
            found += [secret, secret.hex().encode(), secret.hex().upper().encode()]
            found += [base64.b64encode(secret).rstrip(b"="), repr(secret).encode()]
        return found


def files_with(folder: Path, *wanted: bytes) -> list[str]:
    """The files below a folder that hold one of these, in any case."""
    return sorted(
        str(path.relative_to(folder))
        for path in folder.rglob("*")
        if path.is_file() and any(one.lower() in path.read_bytes().lower() for one in wanted)
    )
