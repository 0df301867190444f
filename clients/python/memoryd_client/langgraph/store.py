"""The store, which runs its operations with the synchronous or the asyncio client."""

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
    """LangGraph's long-term memory in memoryd: each item is stored as a note.

    With `user_id`, all items are in that user's memory. With `user_part=1`, each item is in the
    memory of the user whom the second part of its namespace names, such as Sam for
    `("memories", "sam")`. Every operation must then name a user.

    `fields`: the paths in a value whose texts are indexed. They precede the item's JSON in the
    note; without them, only the JSON is searched. If the guard refuses a text, ThreatDetected of
    memoryd_client.errors is raised. Items do not expire.
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
        """`path`: the daemon's socket; by default MEMORYD_SOCKET or one of memoryd's usual paths.
        `timeout`: the seconds that one call to the daemon may take, including its retries."""
        if (user_id is None) == (user_part is None):
            raise ValueError("give user_id, or user_part if namespaces name the user")
        if user_part is not None and user_part < 0:
            raise ValueError("user_part must not be negative: 0 is the first part of a namespace")
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
        """Close the connection of the synchronous calls."""
        self._client.close()

    async def aclose(self) -> None:
        """Close the connection of the synchronous calls and that of this event loop."""
        self._client.close()
        client = self._async_clients.pop(asyncio.get_running_loop(), None)
        if client is not None:
            await client.close()

    def batch(self, ops: Iterable[Op]) -> list[Result]:
        """Run the operations and return their results in the same order. Reads do not see the puts
        of the batch. Of several puts of one item, the last counts. A batch is not a transaction."""
        reads, puts = self._work(ops)
        results = [None if work is None else self._run(*work) for work in reads]
        for work in puts:
            self._run(*work)
        return results

    async def abatch(self, ops: Iterable[Op]) -> list[Result]:
        """Like `batch`, but first all reads and then all puts run concurrently."""
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
        """Split the operations into reads and puts, each with its user and its steps. The list of
        reads has one entry per operation, which is None for a put."""
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
                    raise NotImplementedError("items of a MemorydStore do not expire: use ttl=None")
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
                f"part {part} of the namespace must name the user, but {namespace!r} is too short"
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
    """Await everything concurrently and return the results. The first failure is raised once all
    have ended."""
    results = await asyncio.gather(*work, return_exceptions=True)
    for one in results:
        if isinstance(one, BaseException):
            raise one
    return results
