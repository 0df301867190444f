"""Everything that ends memoryctl early, with its exit code.

    CommandError
    ├── DaemonError         1   the daemon answered an error
    ├── UnreachableError    2   no daemon, no answer, or not an answer of a daemon
    └── UsageError          3   the command line cannot be understood

main() reports each of them once; nothing else prints errors.
"""

from __future__ import annotations

TYPE_CHECKING = False  # `import typing` would cost 6 ms
if TYPE_CHECKING:
    from typing import Any


class CommandError(Exception):
    """The root. `message` says what is wrong, `advice` what to do next (may be empty), `data`
    more of it for programs."""

    exit_code: int
    name: str

    def __init__(self, message: str, advice: str = "", **data: Any) -> None:
        super().__init__(message)
        self.message = message
        self.advice = advice
        self.data = data

    @property
    def error_object(self) -> dict[str, Any]:
        """The error in the shape of a JSON-RPC error; `code` is null unless the daemon gave it."""
        return {"code": None, "message": self.message, "data": {"code": self.name, **self.data}}


class DaemonError(CommandError):
    """The daemon's own error object, kept as it came."""

    exit_code = 1
    name = "daemon_error"

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(str(error["message"]))
        self.error = error

    @property
    def error_object(self) -> dict[str, Any]:
        return self.error


class UnreachableError(CommandError):
    """The daemon cannot be talked to."""

    exit_code = 2
    name = "unreachable"


class UsageError(CommandError):
    """The command line is wrong; `advice` shows how it should look."""

    exit_code = 3
    name = "usage"
