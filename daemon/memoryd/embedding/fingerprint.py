"""Fingerprints, which identify the model that computed a vector."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """The identity of a model. Only vectors with the same fingerprint are comparable.

    `digest` covers all files of the model, so the same weights with a different tokenizer count as
    a different model.
    """

    model: str
    digest: str
    dimension: int

    @property
    def text(self) -> str:
        """The stored form, such as `all-MiniLM-L6-v2:0123456789abcdef:384`."""
        return f"{self.model}:{self.digest[:16]}:{self.dimension}"

    def __str__(self) -> str:
        return self.text


def file_digests(folder: Path, names: Iterable[str]) -> dict[str, str]:
    """The SHA-256 of each file in hexadecimal, by file name. `names` are relative to `folder` or
    absolute. Raises OSError."""
    digests = {}
    for name in names:
        with (folder / name).open("rb") as file:
            digests[Path(name).name] = hashlib.file_digest(file, "sha256").hexdigest()
    return digests


def combined_digest(digests: Mapping[str, str], *choices: str) -> str:
    """The SHA-256 of the digests of all files and of the options that affect the vectors."""
    lines = [f"{name} {digests[name]}" for name in sorted(digests)]
    return hashlib.sha256("\n".join([*lines, *choices]).encode()).hexdigest()
