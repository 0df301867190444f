"""Everything that memoryd raises on purpose.

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

An RpcError is answered to the client as it stands: its message and data hold nothing that the
client did not send or may not see. Anything else that is raised becomes an InternalError.
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
"""What the operating system refuses: more about `locked`."""


class MemorydError(Exception):
    """The root of all errors of memoryd."""


class SettingsError(MemorydError):
    """A setting that cannot be used; the message names it and where it came from."""


class StartupError(MemorydError):
    """The daemon cannot start; the message says what to do."""


class RpcError(MemorydError):
    """An error with a JSON-RPC code. `name` is its `data.code`, empty for the standard ones."""

    code: ClassVar[int]
    name: ClassVar[str] = ""

    def __init__(self, message: str, **data: Any) -> None:
        super().__init__(message)
        self.message = message
        self.data: dict[str, Any] = {"code": self.name, **data} if self.name else data


class ParseError(RpcError):
    """The line is not JSON."""

    code = -32700

    def __init__(self, reason: str) -> None:
        super().__init__("Parse error", reason=reason)


class InvalidRequest(RpcError):
    """JSON, but not a JSON-RPC 2.0 request."""

    code = -32600

    def __init__(self, reason: str) -> None:
        super().__init__("Invalid Request", reason=reason)


class MethodNotFound(RpcError):
    """No method has this name."""

    code = -32601

    def __init__(self, method: str) -> None:
        super().__init__("Method not found", method=method[:200])


class InvalidParams(RpcError):
    """One param is wrong: `field` is its path (`calls[0].tool_name`), `reason` says why."""

    code = -32602

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"Invalid params: {field}: {reason}", field=field, reason=reason)


class InternalError(RpcError):
    """A fault of memoryd. `incident` names the log line that holds the rest."""

    code = -32603

    def __init__(self, incident: str) -> None:
        super().__init__("Internal error", incident=incident)


class PermissionDenied(RpcError):
    """The peer may not do this, or not for this user."""

    code = -32001
    name = "permission_denied"


class NotFound(RpcError):
    """No such note, session or user."""

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
    """The profile has no room for this text."""

    code = -32011
    name = "memory_budget_exceeded"


class DeadlinePassed(RpcError):
    """The method's own limit passed before its commit began; nothing was changed."""

    code = -32012
    name = "timeout"


class Overloaded(RpcError):
    """A queue is full; try again after `retry_after_ms`."""

    code = -32013
    name = "overloaded"

    def __init__(self, message: str, retry_after_ms: int) -> None:
        super().__init__(message, retry_after_ms=retry_after_ms)


class StorageUnavailable(RpcError):
    """This user's database cannot be used now."""

    code = -32014
    name = "storage_unavailable"

    def __init__(self, reason: StorageReason | SystemCause, message: str) -> None:
        refused = {"reason": "locked", "cause": reason} if reason in get_args(SystemCause) else {}
        super().__init__(message, **{"reason": reason} | refused)
        self.reason = reason


class KeyUnavailable(RpcError):
    """The database is encrypted and its key is missing or wrong."""

    code = -32015
    name = "key_unavailable"


class RequestTooLarge(RpcError):
    """A line is longer than the limit, in bytes."""

    code = -32016
    name = "request_too_large"

    def __init__(self, limit: int) -> None:
        super().__init__(f"the request is longer than {limit} bytes", limit=limit)


class Conflict(RpcError):
    """A known turn_id came with another content."""

    code = -32017
    name = "conflict"


class QuotaExceeded(RpcError):
    """A quota of this user is used up."""

    code = -32018
    name = "quota_exceeded"
