"""A queue with one thread for judging tool calls, in which users take turns."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from memoryd.errors import DeadlinePassed
from memoryd.rules.judging.checkpoint import stopping_by

Item = TypeVar("Item")
Result = TypeVar("Result")


class Turns(Generic[Item]):
    """Waiting items. Unix users take turns, and so do the user ids of each Unix user. The items of
    a user id keep their order."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[int, OrderedDict[str, deque[Item]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, uid: int, user_id: str, item: Item) -> None:
        """Add an item."""
        self._waiting.setdefault(uid, OrderedDict()).setdefault(user_id, deque()).append(item)

    def take(self) -> Item:
        """Remove and return the next item. Raises KeyError if there is none."""
        uid, users = self._waiting.popitem(last=False)
        user_id, items = users.popitem(last=False)
        item = items.popleft()
        if items:
            users[user_id] = items
        if users:
            self._waiting[uid] = users
        return item


@dataclass(slots=True, eq=False)
class _Job:
    work: Callable[[], Any]
    done: "asyncio.Future[Any]"
    is_given_up: bool = False

    def run(self) -> Any:
        """Do the work and return its result. Runs in the queue's thread."""
        with stopping_by(self._check):
            return self.work()

    def _check(self) -> None:
        if self.is_given_up:
            raise _deadline_passed()


class JudgingQueue:
    """Judges tool calls in one thread; more would only compete with the event loop for the GIL. Its
    methods may be called only from the event loop's thread."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="judging")
        self._waiting: Turns[_Job] = Turns()
        self._running: _Job | None = None

    async def run(
        self, uid: int, user_id: str, timeout_s: float, work: Callable[[], Result]
    ) -> Result:
        """Run `work` and return its result. Raises DeadlinePassed after `timeout_s` seconds,
        including the time in the queue. If the caller gives up, `work` stops at its next
        checkpoint."""
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._waiting.put(uid, user_id, job)
        self._start()
        try:
            if not (await asyncio.wait({job.done}, timeout=timeout_s))[0]:
                raise _deadline_passed()
            result: Result = job.done.result()
            return result
        finally:
            job.is_given_up = True

    def close(self) -> None:
        """Make the running work stop at its next checkpoint, and end the thread."""
        if self._running is not None:
            self._running.is_given_up = True
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _start(self) -> None:
        while self._waiting and self._running is None:
            job = self._waiting.take()
            if not job.is_given_up:
                self._running = job
                running = asyncio.get_running_loop().run_in_executor(self._executor, job.run)
                running.add_done_callback(self._end)

    def _end(self, ended: "asyncio.Future[Any]") -> None:
        job, self._running = self._running, None
        assert job is not None
        error = None if ended.cancelled() else ended.exception()
        if job.is_given_up or ended.cancelled():
            job.done.cancel()
        elif error is not None:
            job.done.set_exception(error)
        else:
            job.done.set_result(ended.result())
        self._start()


def _deadline_passed() -> DeadlinePassed:
    return DeadlinePassed("judging the call took too long; the call is not allowed")
