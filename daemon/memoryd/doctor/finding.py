"""Findings, the results of the checks of `memoryd doctor`."""

from dataclasses import asdict, dataclass
from typing import Literal

Status = Literal["ok", "warn", "fail"]


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check. `found`: what was found. `advice`: what to do; empty if `status` is
    ok."""

    name: str
    status: Status
    found: str
    advice: str = ""

    def as_json(self) -> dict[str, str]:
        """The finding as a JSON object."""
        return asdict(self)


def ok(name: str, found: str) -> Finding:
    """A finding without a problem."""
    return Finding(name, "ok", found)


def warn(name: str, found: str, advice: str) -> Finding:
    """A finding about something that works, but may be unwanted or fail later."""
    return Finding(name, "warn", found, advice)


def fail(name: str, found: str, advice: str) -> Finding:
    """A finding about something that does not work."""
    return Finding(name, "fail", found, advice)
