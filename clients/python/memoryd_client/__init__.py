"""The clients of memoryd. `from memoryd_client import Memory` is the way into the Python one.

Nothing is imported before it is used: memoryctl starts through this package too.
"""

from __future__ import annotations

TYPE_CHECKING = False  # `import typing` would cost memoryctl 6 ms
if TYPE_CHECKING:
    from memoryd_client import errors as errors
    from memoryd_client.aio import AsyncClient as AsyncClient
    from memoryd_client.aio import AsyncMemory as AsyncMemory
    from memoryd_client.client import Client as Client
    from memoryd_client.client import Memory as Memory

_HOMES = {
    "AsyncClient": "aio",
    "AsyncMemory": "aio",
    "Client": "client",
    "Memory": "client",
}


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name == "errors":
        return import_module("memoryd_client.errors")
    if name in _HOMES:
        return getattr(import_module(f"memoryd_client.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
