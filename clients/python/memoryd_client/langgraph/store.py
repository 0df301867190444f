"""The store: runs the operations over the clients for threads and for asyncio."""

import asyncio
import os
from collections.abc import Iterable
from types import TracebackType
from typing import Any, Self
from weakref import WeakKeyDictionary

from langgraph.store.base import BaseStore, GetOp, ListNamespacesOp, Op, PutOp, Result, SearchOp

from memoryd_client.aio import AsyncClient
from memoryd_client.calling import TIMEOUT
from memoryd_client.client import Client
from memoryd_client.errors import NotFound
from memoryd_client.langgraph import operations
from memoryd_client.langgraph.item_note import Namespace
from memoryd_client.langgraph.listing import Call, Steps


class MemorydStore(BaseStore):
    """LangGraph's long-term memory in memoryd: each item is a note of a user.

    All items are in the memory of `user_id`; or, with `user_part=1`, each in that of the user whom
    the second part of its namespace names: `("memories", "sam")` is in Sam's, and every call
    has to name one.

    `fields` are the paths in a value whose texts are put before the item's JSON to be found by;
    without them the JSON is what is searched. A text that the guard refuses raises ThreatDetected
    of memoryd_client.errors. Items do not expire.
    """

    supports_ttl = False

    def __init__(
        self,
        path: str | os.PathLike[str] | None = None,
        *,
        user_id: str | None = None,
        user_part: int | None = None,
        fields: list[str] | None = None,
        timeout: float = TIMEOUT,
    ) -> None:
        """`path` is the daemon's socket: unless given, MEMORYD_SOCKET or memoryd's usual path.
        `timeout` in seconds covers one call to the daemon."""
        if (user_id is None) == (user_part is None):
            raise ValueError("name the user with user_id, or with user_part where namespaces do")
        if user_part is not None and user_part < 0:
            raise ValueError("user_part counts from 0, the first part of a namespace")
        self._user_id, self._user_part, self._fields = user_id, user_part, fields
        self._path, self._timeout = path, timeout
        self._client = Client(path, timeout=timeout)
        self._async_clients: WeakKeyDictionary[asyncio.AbstractEventLoop, AsyncClient] = (
            WeakKeyDictionary()
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._client.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()

    def close(self) -> None:
        """Hang up the connection of the calls for threads."""
        self._client.close()

    async def aclose(self) -> None:
        """Hang up, also the connection of this event loop's calls."""
        self._client.close()
        client = self._async_clients.pop(asyncio.get_running_loop(), None)
        if client is not None:
            await client.close()

    def batch(self, ops: Iterable[Op]) -> list[Result]:
        """The results in the order of the operations. Reads see what was there before the puts;
        of two puts of one item the last counts. It is no transaction."""
        reads, puts = self._work(ops)
        results = [None if work is None else self._run(*work) for work in reads]
        for work in puts:
            self._run(*work)
        return results

    async def abatch(self, ops: Iterable[Op]) -> list[Result]:
        """`batch`, with everything concurrently that can be."""
        reads, puts = self._work(ops)
        positions = [position for position, work in enumerate(reads) if work is not None]
        results: list[Result] = [None] * len(reads)
        found = await _all(self._arun(*work) for work in reads if work is not None)
        for position, result in zip(positions, found, strict=True):
            results[position] = result
        await _all(self._arun(*work) for work in puts)
        return results

    def _work(
        self, ops: Iterable[Op]
    ) -> tuple[list[tuple[str, Steps[Any]] | None], list[tuple[str, Steps[Any]]]]:
        """What is to be read, one for each operation, and what is to be written: whose memory it is
        in, and the steps."""
        reads: list[tuple[str, Steps[Any]] | None] = []
        puts: dict[tuple[Namespace, str], tuple[str, Steps[Any]]] = {}
        for op in ops:
            if isinstance(op, GetOp):
                reads.append((self._user(op.namespace), operations.get(op)))
            elif isinstance(op, SearchOp):
                reads.append((self._user(op.namespace_prefix), operations.search(op)))
            elif isinstance(op, ListNamespacesOp):
                user = self._user(operations.literal_prefix(op))
                reads.append((user, operations.list_namespaces(op)))
            elif isinstance(op, PutOp):
                if op.ttl is not None:
                    raise NotImplementedError("items of a MemorydStore do not expire: ttl=None")
                steps = operations.put(op, self._fields)
                puts[op.namespace, op.key] = (self._user(op.namespace), steps)
                reads.append(None)
            else:
                raise ValueError(f"unknown operation {type(op).__name__}")
        return reads, list(puts.values())

    def _user(self, namespace: Namespace) -> str:
        if self._user_id is not None:
            return self._user_id
        part = self._user_part or 0
        if len(namespace) <= part:
            raise ValueError(
                f"part {part} of a namespace names the user, and {namespace!r} has none"
            )
        return namespace[part]

    def _run(self, user: str, steps: Steps[Any]) -> Any:
        results: list[Any] | None = None
        try:
            while True:
                calls = _next(steps, results)
                results = [
                    self._call(method, {"user_id": user} | params) for method, params in calls
                ]
        except StopIteration as end:
            return end.value

    def _call(self, method: str, params: dict[str, Any]) -> Any:
        try:
            return self._client.call(method, params)
        except NotFound:
            return None

    async def _arun(self, user: str, steps: Steps[Any]) -> Any:
        results: list[Any] | None = None
        while True:
            try:
                calls = _next(steps, results)
            except StopIteration as end:
                return end.value
            results = await _all(
                self._acall(method, {"user_id": user} | params) for method, params in calls
            )

    async def _acall(self, method: str, params: dict[str, Any]) -> Any:
        loop = asyncio.get_running_loop()
        client = self._async_clients.get(loop)
        if client is None:
            client = self._async_clients[loop] = AsyncClient(self._path, timeout=self._timeout)
        try:
            return await client.call(method, params)
        except NotFound:
            return None


def _next(steps: Steps[Any], results: list[Any] | None) -> list[Call]:
    return next(steps) if results is None else steps.send(results)


async def _all(work: Iterable[Any]) -> list[Any]:
    """The results; the first failure is raised once all have ended."""
    results = await asyncio.gather(*work, return_exceptions=True)
    for one in results:
        if isinstance(one, BaseException):
            raise one
    return results
