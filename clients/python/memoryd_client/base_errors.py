"""The exceptions that the clients raise. Import them from errors.py.

ClientError
├── Unsendable       the params cannot be encoded as JSON; nothing was sent
├── Unreachable      there is no daemon, or the connection was lost before the response
├── TimedOut         no response arrived in time
├── BadResponse      the response violates the protocol
└── RpcError         the daemon returned an error; errors.py has one class per code
"""

from typing import Any, ClassVar


class ClientError(Exception):
    """Base class of the exceptions that the clients raise."""

    may_have_happened: bool = False
    """Whether the daemon may have executed the request although no valid response arrived."""


class Unsendable(ClientError, ValueError):
    """A param cannot be encoded as JSON. The message names the param. Nothing was sent."""


class Unreachable(ClientError):
    """The daemon cannot be reached, or the connection was lost. The message says why."""

    def __init__(self, message: str, *, may_have_happened: bool = False) -> None:
        super().__init__(message)
        self.may_have_happened = may_have_happened


class TimedOut(ClientError):
    """No response arrived within the client's timeout. A change may still have been made."""

    may_have_happened = True


class BadResponse(ClientError):
    """The response violates the protocol. The socket may belong to another program."""

    may_have_happened = True


class RpcError(ClientError):
    """The daemon returned an error. Unless it is an InternalError, nothing was changed.

    `code`: the JSON-RPC error code. `name`: the daemon's `data.code`, empty for the standard
    errors. `message`: the daemon's message. `data`: the details.
    """

    code: int = 0
    name: ClassVar[str] = ""

    def __init__(self, code: int, message: str, data: dict[str, Any]) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.message, self.data)
