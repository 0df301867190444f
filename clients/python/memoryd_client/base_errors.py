"""Everything that a client raises; errors.py has all of it.

ClientError
├── Unsendable       params that JSON cannot hold; nothing was sent
├── Unreachable      no daemon, or the connection was lost before the response
├── TimedOut         no response in time
├── BadResponse      what was received is no response of memoryd
└── RpcError         the daemon rejected the request: one class a code, in errors.py
"""

from typing import Any, ClassVar


class ClientError(Exception):
    """The root."""

    may_have_happened: bool = False
    """Whether the daemon may have carried the request out although no response came."""


class Unsendable(ClientError, ValueError):
    """The params hold what JSON does not have; the message names the param. Nothing was sent."""


class Unreachable(ClientError):
    """No connection to the daemon; the message says what to do."""

    def __init__(self, message: str, *, may_have_happened: bool = False) -> None:
        super().__init__(message)
        self.may_have_happened = may_have_happened


class TimedOut(ClientError):
    """No response within the client's timeout; a change may still have been made."""

    may_have_happened = True


class BadResponse(ClientError):
    """What was received is not a response of the protocol: is the socket memoryd's own?"""

    may_have_happened = True


class RpcError(ClientError):
    """The daemon rejected the request; nothing was changed.

    `code` is the JSON-RPC code, `name` the daemon's `data.code` (empty for the standard errors),
    `message` its sentence, `data` the details.
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
