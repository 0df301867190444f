"""The clients of memoryd. `from memoryd.clients import Memory` is the way into the Python one.

Nothing is imported before it is used: memoryctl starts through this package too.
"""

from __future__ import annotations

TYPE_CHECKING = False  # `import typing` would cost memoryctl 6 ms
if TYPE_CHECKING:
    from memoryd.clients.python import errors as errors
    from memoryd.clients.python.async_client import AsyncClient as AsyncClient
    from memoryd.clients.python.async_client import AsyncMemory as AsyncMemory
    from memoryd.clients.python.client import Client as Client
    from memoryd.clients.python.client import Memory as Memory

_HOMES = {
    "AsyncClient": "async_client",
    "AsyncMemory": "async_client",
    "Client": "client",
    "Memory": "client",
}


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name == "errors":
        return import_module("memoryd.clients.python.errors")
    if name in _HOMES:
        return getattr(import_module(f"memoryd.clients.python.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
