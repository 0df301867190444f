"""Everything that a client raises; errors.py has all of it.

ClientError
├── Unsendable       params that JSON cannot hold; nothing was sent
├── Unreachable      no daemon, or the connection was lost before the answer
├── TimedOut         no answer in time
├── BadAnswer        what answered is not memoryd
└── RpcError         the daemon answered an error: one class a code, in errors.py
"""

from typing import Any, ClassVar


class ClientError(Exception):
    """The root."""

    may_have_happened: bool = False
    """Whether the daemon may have carried the request out although no answer came."""


class Unsendable(ClientError, ValueError):
    """The params hold what JSON does not have; the message names the param. Nothing was sent."""


class Unreachable(ClientError):
    """The daemon cannot be talked to; the message says what to do."""

    def __init__(self, message: str, *, may_have_happened: bool = False) -> None:
        super().__init__(message)
        self.may_have_happened = may_have_happened


class TimedOut(ClientError):
    """No answer within the client's timeout; a change may have been made all the same."""

    may_have_happened = True


class BadAnswer(ClientError):
    """What came back is not a response of the protocol: is the socket memoryd's own?"""

    may_have_happened = True


class RpcError(ClientError):
    """The daemon refused the request; nothing was changed.

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
