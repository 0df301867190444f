"""The errors that end memoryctl, with their exit codes.

    CommandError
    ├── DaemonError         1   the daemon returned an error
    ├── UnreachableError    2   no daemon, no response, or an invalid one
    └── UsageError          3   the command line or an input file is wrong

Only main() prints them.
"""

from __future__ import annotations

TYPE_CHECKING = False  # `import typing` would cost 6 ms
if TYPE_CHECKING:
    from typing import Any


class CommandError(Exception):
    """Base class. `message`: what is wrong. `advice`: what to do next; may be empty. `data`:
    details for programs."""

    exit_code: int
    name: str

    def __init__(self, message: str, advice: str = "", **data: Any) -> None:
        super().__init__(message)
        self.message = message
        self.advice = advice
        self.data = data

    @property
    def error_object(self) -> dict[str, Any]:
        """The error as a JSON-RPC error object; `code` is null for an error of memoryctl."""
        return {"code": None, "message": self.message, "data": {"code": self.name, **self.data}}


class DaemonError(CommandError):
    """An error that the daemon returned; `error` is its JSON-RPC error object."""

    exit_code = 1
    name = "daemon_error"

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(str(error["message"]))
        self.error = error

    @property
    def error_object(self) -> dict[str, Any]:
        return self.error


class UnreachableError(CommandError):
    """The daemon cannot be reached, or its response is invalid."""

    exit_code = 2
    name = "unreachable"


class UsageError(CommandError):
    """The command line or an input file is wrong; `advice` says how to correct it."""

    exit_code = 3
    name = "usage"
