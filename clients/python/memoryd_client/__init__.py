"""The Python client of memoryd, and memoryctl. To start: `from memoryd_client import Memory`.

Modules are imported on first use, since memoryctl is in this package and must start quickly.
"""

from __future__ import annotations

TYPE_CHECKING = False  # `import typing` would slow memoryctl down by 6 ms
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
