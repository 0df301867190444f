"""What an examination finds."""

from dataclasses import asdict, dataclass
from typing import Literal

Status = Literal["ok", "warn", "fail"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at. `advice` says what to do unless all is well."""

    name: str
    status: Status
    found: str
    advice: str = ""

    def as_json(self) -> dict[str, str]:
        """The finding as an object."""
        return asdict(self)


def ok(name: str, found: str) -> Finding:
    """All is well."""
    return Finding(name, "ok", found)


def warn(name: str, found: str, advice: str) -> Finding:
    """It works, but will not always."""
    return Finding(name, "warn", found, advice)


def fail(name: str, found: str, advice: str) -> Finding:
    """It does not work."""
    return Finding(name, "fail", found, advice)
