"""Handlers by the names of their methods, each called with the time limit of its method."""

from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import TYPE_CHECKING, Any

from memoryd.methods.shared.call import Call
from memoryd.schema.catalogue import methods
from memoryd.wire.handlers import Handler
from memoryd.wire.peer import Peer

if TYPE_CHECKING:
    # Its many overloads would lengthen the start.
    from memoryd.methods._generated.decorator import MethodDecorator

_METHOD = "rpc_method"
"""The attribute of a handler that names its method."""


def _method(name: str, /) -> Any:
    def register(handler: Any) -> Any:
        setattr(handler, _METHOD, name)
        return handler

    return register


method: "MethodDecorator" = _method
"""Makes a method of a family's class the handler of a method of the protocol. It gets a Call and
the checked params, and returns the result, both of the types that the schema says."""


def handlers_of(*families: object) -> dict[str, Handler]:
    """The handlers of objects whose classes register some, by method name. Raises ValueError for
    a name that no schema file has and for one with two handlers."""
    handlers: dict[str, Handler] = {}
    for family in families:
        for attribute, function in vars(type(family)).items():
            name = getattr(function, _METHOD, None)
            if name is None:
                continue
            if name not in methods():
                raise ValueError(f"{name}: no schema file defines this method")
            if name in handlers:
                raise ValueError(f"{name}: two handlers are registered for this method")
            handlers[name] = _limited(name, getattr(family, attribute))
    return handlers


def check_complete(handlers: Mapping[str, Handler]) -> None:
    """Raise ValueError when a method of the protocol has no handler."""
    if missing := sorted(methods().keys() - handlers.keys()):
        raise ValueError(f"no handler is registered for {', '.join(missing)}")


def _limited(name: str, handler: Callable[[Call, Any], Awaitable[Any]]) -> Handler:
    """The handler as the server calls it: its time begins with the call."""
    limit = methods()[name].timeout_s

    def start(peer: Peer, params: dict[str, Any]) -> Awaitable[Any]:
        return handler(Call(name, peer, monotonic() + limit), params)

    return start
