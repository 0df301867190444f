"""Generated from rpc_schema by `make generate`: the exceptions, one class per error code."""

from memoryd_client.base_errors import (
    BadResponse,
    ClientError,
    RpcError,
    TimedOut,
    Unreachable,
    Unsendable,
)

__all__ = [
    "AmbiguousMatch",
    "BadResponse",
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
    """The line is not valid JSON."""

    code = -32700


class InvalidRequest(RpcError):
    """The line is JSON, but not a JSON-RPC 2.0 request."""

    code = -32600


class MethodNotFound(RpcError):
    """There is no method of this name."""

    code = -32601


class InvalidParams(RpcError):
    """A param is invalid: `field` is its path (`calls[0].tool_name`), `reason` says why."""

    code = -32602


class InternalError(RpcError):
    """Something failed inside memoryd. `incident` is an id for finding the details in the log."""

    code = -32603


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


class StorageUnavailable(RpcError):
    """This user's database cannot be used at the moment."""

    code = -32014
    name = "storage_unavailable"


class KeyUnavailable(RpcError):
    """The database is encrypted and its key is missing or wrong."""

    code = -32015
    name = "key_unavailable"


class RequestTooLarge(RpcError):
    """The request line is longer than `limit` bytes."""

    code = -32016
    name = "request_too_large"


class Conflict(RpcError):
    """The request conflicts with what is stored, such as a known turn_id with other content."""

    code = -32017
    name = "conflict"


class QuotaExceeded(RpcError):
    """A quota of this user is exhausted."""

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
