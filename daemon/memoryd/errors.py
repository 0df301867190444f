"""The errors that memoryd raises deliberately.

    MemorydError
    ├── SettingsError             (no code: the daemon does not start)
    ├── StartupError              (no code: the daemon does not start)
    └── RpcError
        ├── ParseError            -32700
        ├── InvalidRequest        -32600
        ├── MethodNotFound        -32601
        ├── InvalidParams         -32602  {field, reason}
        ├── InternalError         -32603  {incident}
        ├── PermissionDenied      -32001  permission_denied
        ├── NotFound              -32004  not_found
        ├── AmbiguousMatch        -32009  ambiguous_match          {candidates}
        ├── ThreatDetected        -32010  memory_threat_detected   {category}
        ├── BudgetExceeded        -32011  memory_budget_exceeded   {group, used, requested, limit}
        ├── DeadlinePassed        -32012  timeout
        ├── Overloaded            -32013  overloaded               {retry_after_ms}
        ├── StorageUnavailable    -32014  storage_unavailable      {reason}
        ├── KeyUnavailable        -32015  key_unavailable
        ├── RequestTooLarge       -32016  request_too_large        {limit}
        ├── Conflict              -32017  conflict
        └── QuotaExceeded         -32018  quota_exceeded           {quota, limit}

An RpcError is returned to the client unchanged: its message and data contain nothing that the
client did not send or may not see. Any other exception becomes an InternalError.
"""

from typing import Any, ClassVar, Literal, get_args

StorageReason = Literal[
    "disk_full",
    "damaged",
    "quarantined",
    "missing",
    "locked",
    "newer_schema",
    "foreign_file",
]
SystemCause = Literal["io_error", "read_only", "cannot_open"]
"""Causes from the operating system. They are reported with the reason `locked`, and as
`data.cause`."""


class MemorydError(Exception):
    """The base class of all errors that memoryd raises deliberately."""


class SettingsError(MemorydError):
    """A setting is invalid. The message names the setting and, if known, where its value came
    from."""


class StartupError(MemorydError):
    """The daemon cannot start. The message contains the reason."""


class RpcError(MemorydError):
    """An error with a JSON-RPC code. `name` is sent as `data.code`; the errors of the JSON-RPC
    specification have none."""

    code: ClassVar[int]
    name: ClassVar[str] = ""

    def __init__(self, message: str, **data: Any) -> None:
        super().__init__(message)
        self.message = message
        self.data: dict[str, Any] = {"code": self.name, **data} if self.name else data


class ParseError(RpcError):
    """The line is not valid JSON."""

    code = -32700

    def __init__(self, reason: str) -> None:
        super().__init__("Parse error", reason=reason)


class InvalidRequest(RpcError):
    """The line is JSON, but not a JSON-RPC 2.0 request."""

    code = -32600

    def __init__(self, reason: str) -> None:
        super().__init__("Invalid Request", reason=reason)


class MethodNotFound(RpcError):
    """There is no method of this name."""

    code = -32601

    def __init__(self, method: str) -> None:
        super().__init__("Method not found", method=method[:200])


class InvalidParams(RpcError):
    """A param is invalid: `field` is its path (`calls[0].tool_name`), `reason` says why."""

    code = -32602

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"Invalid params: {field}: {reason}", field=field, reason=reason)


class InternalError(RpcError):
    """Something failed inside memoryd. `incident` is an id for finding the details in the log."""

    code = -32603

    def __init__(self, incident: str) -> None:
        super().__init__("Internal error", incident=incident)


class PermissionDenied(RpcError):
    """The peer lacks the right to do this, or to do it for this user."""

    code = -32001
    name = "permission_denied"


class NotFound(RpcError):
    """There is no such user, session, note, entry, relaxation or file."""

    code = -32004
    name = "not_found"


class AmbiguousMatch(RpcError):
    """Several entries match; `candidates` lists them."""

    code = -32009
    name = "ambiguous_match"


class ThreatDetected(RpcError):
    """The guard refused the text."""

    code = -32010
    name = "memory_threat_detected"


class BudgetExceeded(RpcError):
    """The text does not fit into the budget of its target in the profile."""

    code = -32011
    name = "memory_budget_exceeded"


class DeadlinePassed(RpcError):
    """The method's time limit passed before its commit began; nothing was changed."""

    code = -32012
    name = "timeout"


class Overloaded(RpcError):
    """A queue is full; retry after `retry_after_ms` milliseconds."""

    code = -32013
    name = "overloaded"

    def __init__(self, message: str, retry_after_ms: int) -> None:
        super().__init__(message, retry_after_ms=retry_after_ms)


class StorageUnavailable(RpcError):
    """This user's database cannot be used at the moment."""

    code = -32014
    name = "storage_unavailable"

    def __init__(self, reason: StorageReason | SystemCause, message: str) -> None:
        system = {"reason": "locked", "cause": reason} if reason in get_args(SystemCause) else {}
        super().__init__(message, **{"reason": reason} | system)
        self.reason = reason


class KeyUnavailable(RpcError):
    """The database is encrypted and its key is missing or wrong."""

    code = -32015
    name = "key_unavailable"


class RequestTooLarge(RpcError):
    """The request line is longer than `limit` bytes."""

    code = -32016
    name = "request_too_large"

    def __init__(self, limit: int) -> None:
        super().__init__(f"the request is longer than {limit} bytes", limit=limit)


class Conflict(RpcError):
    """The request conflicts with what is stored, such as a known turn_id with other content."""

    code = -32017
    name = "conflict"


class QuotaExceeded(RpcError):
    """A quota of this user is exhausted."""

    code = -32018
    name = "quota_exceeded"
