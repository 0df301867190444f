"""The result of one check of `memoryd doctor`."""

from dataclasses import asdict, dataclass
from typing import Literal

Status = Literal["ok", "warn", "fail"]


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check. `advice` says what to do; it is empty if `status` is ok."""

    name: str
    status: Status
    found: str
    advice: str = ""

    def as_json(self) -> dict[str, str]:
        """The finding as a JSON object."""
        return asdict(self)


def ok(name: str, found: str) -> Finding:
    """There is no problem."""
    return Finding(name, "ok", found)


def warn(name: str, found: str, advice: str) -> Finding:
    """It works now, but may fail later."""
    return Finding(name, "warn", found, advice)


def fail(name: str, found: str, advice: str) -> Finding:
    """It does not work."""
    return Finding(name, "fail", found, advice)
