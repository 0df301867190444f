"""Generated from rpc_schema by `make generate`: the client's errors, one class a code."""

from memoryd_client.base_errors import (
    BadAnswer,
    ClientError,
    RpcError,
    TimedOut,
    Unreachable,
    Unsendable,
)

__all__ = [
    "AmbiguousMatch",
    "BadAnswer",
    "BudgetExceeded",
    "ClientError",
    "Conflict",
    "DeadlinePassed",
    "InternalError",
    "InvalidParams",
    "InvalidRequest",
    "KeyUnavailable",
    "MethodNotFound",
    "NotFound",
    "Overloaded",
    "ParseError",
    "PermissionDenied",
    "QuotaExceeded",
    "RequestTooLarge",
    "RpcError",
    "StorageUnavailable",
    "ThreatDetected",
    "TimedOut",
    "Unreachable",
    "Unsendable",
]


class ParseError(RpcError):
    """The line is not JSON."""

    code = -32700


class InvalidRequest(RpcError):
    """JSON, but not a JSON-RPC 2.0 request."""

    code = -32600


class MethodNotFound(RpcError):
    """No method has this name."""

    code = -32601


class InvalidParams(RpcError):
    """One param is wrong: `field` is its path (`calls[0].tool_name`), `reason` says why."""

    code = -32602


class InternalError(RpcError):
    """A fault of memoryd. `incident` names the log line that holds the rest."""

    code = -32603


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


class StorageUnavailable(RpcError):
    """This user's database cannot be used now."""

    code = -32014
    name = "storage_unavailable"


class KeyUnavailable(RpcError):
    """The database is encrypted and its key is missing or wrong."""

    code = -32015
    name = "key_unavailable"


class RequestTooLarge(RpcError):
    """A line is longer than the limit, in bytes."""

    code = -32016
    name = "request_too_large"


class Conflict(RpcError):
    """A known turn_id came with another content."""

    code = -32017
    name = "conflict"


class QuotaExceeded(RpcError):
    """A quota of this user is used up."""

    code = -32018
    name = "quota_exceeded"


BY_CODE: dict[int, type[RpcError]] = {
    kind.code: kind
    for kind in (
        ParseError,
        InvalidRequest,
        MethodNotFound,
        InvalidParams,
        InternalError,
        PermissionDenied,
        NotFound,
        AmbiguousMatch,
        ThreatDetected,
        BudgetExceeded,
        DeadlinePassed,
        Overloaded,
        StorageUnavailable,
        KeyUnavailable,
        RequestTooLarge,
        Conflict,
        QuotaExceeded,
    )
}
