"""Calling a handler: the access check, the check of the params, the result."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, replace
from typing import Any

from memoryd.errors import InternalError, InvalidParams, PermissionDenied, RpcError
from memoryd.schema.catalogue import Effect, Method
from memoryd.wire.envelope import Request
from memoryd.wire.jsonrpcserver_adapter import Error, Result, Success, call
from memoryd.wire.peer import Peer

Handler = Callable[[Peer, dict[str, Any]], Awaitable[Any]]
"""Takes the peer and the checked params with defaults filled in; returns a value that orjson can
encode; raises RpcError."""

Report = Callable[[BaseException], InternalError]
"""Logs an unexpected exception and returns the error for the client."""


@dataclass(frozen=True, slots=True)
class Route:
    """A method and its handler. `positional`: the names of params given by position; if empty, an
    array of params is rejected. `effect_of`: returns the effect of a call from its unchecked
    params, for methods whose effect depends on them."""

    method: Method
    handler: Handler
    positional: tuple[str, ...] = ()
    effect_of: Callable[[dict[str, Any]], Effect] | None = None


class Runner:
    """Runs the calls of one route through jsonrpcserver."""

    def __init__(self, route: Route, report: Report) -> None:
        self._name = route.method.name
        self._right = route.method.right
        self._check = route.method.check
        self._handler = route.handler
        self._positional = route.positional
        self._report = report

    def start(self, peer: Peer, request: Request) -> Coroutine[Any, Any, Result]:
        """Return the call as a coroutine that is not yet started and raises only CancelledError.
        Raises PermissionDenied, and InvalidParams for positional params that do not fit."""
        if type(request.params) is list:
            request = replace(request, params=self._by_name(request.params))
        self._permit(peer, request.params)
        return call(request, peer, self._method)

    def _permit(self, peer: Peer, params: Any) -> None:
        """Raise PermissionDenied if the peer may not make this call. The params are not checked
        yet. A user_id that is not a string counts as none here and is rejected by its schema
        later."""
        user_id = params.get("user_id")
        if type(user_id) is not str:
            user_id = None
        if not peer.permits.allows(self._right, user_id):
            about = "" if user_id is None else " for this user"
            raise PermissionDenied(f"{self._name} needs the right {self._right}{about}")

    async def _method(self, peer: Peer, /, **params: Any) -> Result:
        try:
            return Success(await self._handler(peer, self._check(params)))
        except RpcError as error:
            return _error(error)
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            return _error(self._report(error))
        except Exception as error:  # noqa: BLE001 (logged; the client gets an internal error)
            return _error(self._report(error))

    def _by_name(self, values: list[Any]) -> dict[str, Any]:
        """Convert positional params to named ones. Raises InvalidParams if there are too many, or
        the method takes none by position. An empty array means no params."""
        if values and not self._positional:
            raise InvalidParams("params", "must be an object: params are by name only")
        if len(values) > len(self._positional):
            raise InvalidParams("params", f"has more than {len(self._positional)} values")
        return dict(zip(self._positional, values, strict=False))


def _error(error: RpcError) -> Result:
    return Error(error.code, error.message, error.data)
