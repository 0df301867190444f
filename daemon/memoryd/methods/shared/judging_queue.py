"""A thread for judging calls, where users take turns."""

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
    """Items that wait. Unix users take turns, and so do the user ids of each; the items of one
    user id keep their order."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[int, OrderedDict[str, deque[Item]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, uid: int, user_id: str, item: Item) -> None:
        """Let an item wait for its turn."""
        self._waiting.setdefault(uid, OrderedDict()).setdefault(user_id, deque()).append(item)

    def take(self) -> Item:
        """The item whose turn it is. Raises KeyError when none waits."""
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
        """The result of the work, in a thread."""
        with stopping_by(self._check):
            return self.work()

    def _check(self) -> None:
        if self.is_given_up:
            raise _deadline_passed()


class JudgingQueue:
    """Runs judging on one thread: more would only compete with the event loop for the interpreter.
    Only the event loop touches it."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="judging")
        self._waiting: Turns[_Job] = Turns()
        self._running: _Job | None = None

    async def run(
        self, uid: int, user_id: str, timeout_s: float, work: Callable[[], Result]
    ) -> Result:
        """The result of `work`, which stops at its next checkpoint when its caller has given up.
        Raises DeadlinePassed after `timeout_s`, which includes the wait for its turn."""
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
        """Stop what is running at its next checkpoint."""
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
    return DeadlinePassed("judging the call takes too long; it is not allowed")
