"""Dispatching requests to their handlers, with one response and one log line per request."""

import asyncio
import secrets
from collections.abc import Mapping
from time import perf_counter
from typing import Any

import orjson
import structlog

from memoryd.errors import InternalError, MethodNotFound, PermissionDenied, RpcError
from memoryd.schema.catalogue import Effect
from memoryd.wire import envelope
from memoryd.wire.envelope import Rejection, Request
from memoryd.wire.handlers import Route, Runner
from memoryd.wire.jsonrpcserver_adapter import ErrorResult, SuccessResult, outcome_of
from memoryd.wire.observer import Observer
from memoryd.wire.peer import Peer
from memoryd.wire.rejection_log import RejectionLog
from memoryd.wire.traffic import Traffic

_UNKNOWN = "unknown"
_LOG_WITHIN_S = 0.05
_LOG_AT_LINES = 32
_OUTCOMES = {
    -32700: "parse_error",
    -32600: "invalid_request",
    -32601: "method_not_found",
    -32602: "invalid_params",
    -32603: "internal_error",
} | {kind.code: kind.name for kind in RpcError.__subclasses__() if kind.name}

_UNCHECKED = frozenset({"method_not_found", "invalid_params", PermissionDenied.name})
"""Outcomes of requests whose user_id was never validated and therefore is not logged."""


class Dispatcher:
    """Runs the requests of all connections and makes their responses."""

    def __init__(
        self,
        routes: Mapping[str, Route],
        traffic: Traffic,
        rejections: RejectionLog,
        observer: Observer,
    ) -> None:
        for name in routes:
            if name.startswith("rpc.") and name != "rpc.discover":
                raise ValueError(f"{name}: names that begin with rpc. are reserved")
        self._runners = {name: Runner(route, self._report) for name, route in routes.items()}
        self._effects: dict[str, Effect] = {
            name: route.method.effect for name, route in routes.items() if route.method.names_user
        }
        self._effects_of = {
            name: route.effect_of for name, route in routes.items() if route.effect_of
        }
        self._large = frozenset(name for name, route in routes.items() if route.method.large)
        self._traffic = traffic
        self._rejections = rejections
        self._observer = observer
        # Bound here, because the lazy logger would build a new logger for every line.
        self._log: Any = structlog.get_logger().bind()
        self._unlogged: list[tuple[str, Any, float, str, str | None]] = []
        self._log_timer: asyncio.TimerHandle | None = None

    def user_and_effect(self, request: Request) -> tuple[str, Effect] | None:
        """The user id and the effect of a request; None if it need not keep its order."""
        effect = self._effects.get(request.method)
        if effect is None or type(request.params) is not dict:
            return None
        if request.method in self._effects_of:
            effect = self._effects_of[request.method](request.params)
        user_id = request.params.get("user_id")
        return (user_id, effect) if type(user_id) is str else None

    def is_large(self, request: Request) -> bool:
        """Whether the response to a request may be large."""
        return request.method in self._large

    async def respond(self, peer: Peer, request: Request, received: float) -> bytes | None:
        """Run a request and return its response; None for a notification. `received`: the time of
        `perf_counter`, in seconds. Raises only CancelledError."""
        runner = self._runners.get(request.method)
        if runner is None:
            unknown = MethodNotFound(request.method)
            response, outcome = envelope.failure(request.id, unknown), _OUTCOMES[unknown.code]
            self._record(_UNKNOWN, outcome, received, request, None)
            return None if request.is_notification else response
        self._traffic.in_flight += 1
        try:
            result: SuccessResult | ErrorResult = outcome_of(await runner.start(peer, request))
        except RpcError as error:
            result = ErrorResult(error.code, error.message, error.data)
        finally:
            self._traffic.in_flight -= 1
        response, outcome, incident = self._encode(request, result)
        if isinstance(result, ErrorResult):
            self._report_error(peer, request, outcome, result.data)
        self._record(request.method, outcome, received, request, incident)
        return None if request.is_notification else response

    def reject(self, rejection: Rejection, received: float) -> bytes:
        """The response to a line or batch element that is not served. `received` is as in
        `respond`."""
        self._record(_UNKNOWN, _OUTCOMES[rejection.error.code], received, None, None)
        return envelope.failure(rejection.id, rejection.error)

    def _encode(
        self, request: Request, result: SuccessResult | ErrorResult
    ) -> tuple[bytes, str, str | None]:
        """Encode a result. Returns the response, the name of the outcome, and the incident id of an
        internal error."""
        try:
            if isinstance(result, ErrorResult):
                incident = result.data.get("incident") if result.code == -32603 else None
                response = envelope.failure(request.id, result)
                return response, _OUTCOMES[result.code], incident
            return envelope.success(request.id, result.result), "ok", None
        except (TypeError, orjson.JSONEncodeError) as fault:
            error = self._report(fault)
            return (
                envelope.failure(request.id, error),
                _OUTCOMES[error.code],
                error.data["incident"],
            )

    def _report_error(self, peer: Peer, request: Request, outcome: str, data: Any) -> None:
        if outcome != PermissionDenied.name or self._rejections.write(
            "request refused", peer, method=request.method
        ):
            params = request.params if type(request.params) is dict else {}
            self._observer.request_refused(peer, request.method, params, outcome, data)

    def _report(self, fault: BaseException) -> InternalError:
        """Log an exception under a new incident id. Returns the error for the client."""
        incident = secrets.token_hex(8)
        self._log.error("incident", incident=incident, exc_info=fault)
        return InternalError(incident)

    def _record(
        self,
        method: str,
        outcome: str,
        received: float,
        request: Request | None,
        incident: str | None,
    ) -> None:
        seconds = perf_counter() - received
        self._traffic.record(method, outcome, seconds)
        user_id = None
        if request is not None and outcome not in _UNCHECKED and type(request.params) is dict:
            user_id = request.params.get("user_id")
        self._unlogged.append((method, user_id, seconds, outcome, incident))
        if len(self._unlogged) == 1:
            loop = asyncio.get_running_loop()
            self._log_timer = loop.call_later(_LOG_WITHIN_S, self.write_log)
        elif len(self._unlogged) == _LOG_AT_LINES:
            asyncio.get_running_loop().call_soon(self.write_log)

    def write_log(self) -> None:
        """Log the requests that have ended since the last call.

        Writing a log line takes about half as long as a request, so lines are collected and
        written slightly later, where they do not delay the next request.
        """
        if self._log_timer is not None:
            self._log_timer.cancel()
            self._log_timer = None
        unlogged, self._unlogged = self._unlogged, []
        for method, user_id, seconds, outcome, incident in unlogged:
            self._log.info(
                "request",
                method=method,
                user_id=user_id,
                duration_ms=round(seconds * 1000, 3),
                outcome=outcome,
                incident=incident,
            )
