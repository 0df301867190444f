"""Registering handlers for the methods of the protocol, with the methods' time limits."""

from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import TYPE_CHECKING, Any

from memoryd.methods.shared.call import Call
from memoryd.schema.catalogue import methods
from memoryd.wire.handlers import Handler
from memoryd.wire.peer import Peer

if TYPE_CHECKING:
    # Importing its many overloads at run time would slow down the startup.
    from memoryd.methods._generated.decorator import MethodDecorator

_METHOD = "rpc_method"
"""The attribute of a handler that contains the name of its method."""


def _method(name: str, /) -> Any:
    def register(handler: Any) -> Any:
        setattr(handler, _METHOD, name)
        return handler

    return register


method: "MethodDecorator" = _method
"""Decorator that registers a function of a class as the handler of a method of the protocol. The
handler takes a Call and the checked params and returns the result. Params and result have the types
that are generated from the method's schema."""


def handlers_of(*families: object) -> dict[str, Handler]:
    """Collect the handlers of `families`, objects whose classes use `method`, by method name.
    Raises ValueError for an unknown method and for a method with two handlers."""
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
    """Raise ValueError if a method of the protocol has no handler."""
    if missing := sorted(methods().keys() - handlers.keys()):
        raise ValueError(f"no handler is registered for {', '.join(missing)}")


def _limited(name: str, handler: Callable[[Call, Any], Awaitable[Any]]) -> Handler:
    """Wrap a handler for the server: the time limit starts with each call."""
    limit = methods()[name].timeout_s

    def start(peer: Peer, params: dict[str, Any]) -> Awaitable[Any]:
        return handler(Call(name, peer, monotonic() + limit), params)

    return start
