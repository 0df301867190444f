"""The requests of one connection that are in flight: they are started in order and responded to."""

import asyncio
from collections import deque
from collections.abc import Callable

from memoryd.errors import Overloaded
from memoryd.wire import envelope
from memoryd.wire.dispatch import Dispatcher
from memoryd.wire.eager import started
from memoryd.wire.envelope import Rejection, Request
from memoryd.wire.output import Output
from memoryd.wire.peer import Peer
from memoryd.wire.pending import PendingBatch, PendingRequest
from memoryd.wire.user_queues import UserQueues

_TOO_MUCH_UNREAD = Overloaded(
    "too many bytes of responses are unread: read those that were sent, then retry",
    retry_after_ms=100,
)


class InFlight:
    """Starts the requests of a connection in order and adds their responses to the output.
    Requests run to completion even if the connection is closed."""

    def __init__(
        self,
        peer: Peer,
        dispatcher: Dispatcher,
        output: Output,
        running: set[asyncio.Task[None]],
        proceed: Callable[[], None],
    ) -> None:
        """`running`: the set that holds the tasks of requests that had to wait. `proceed` is
        called when such a task has ended, after its response, and those of queued requests that
        ended immediately, have been added."""
        self.count = 0
        """Number of requests that have not ended."""
        self.started_this_turn = 0
        """Number of requests started since the connection last reset this to 0."""
        self._peer = peer
        self._dispatcher = dispatcher
        self._output = output
        self._running = running
        self._proceed = proceed
        self._queues: UserQueues[PendingRequest] = UserQueues()
        self._loop = asyncio.get_running_loop()

    def begin(self, request: Request, received: float) -> None:
        """Start a request, or queue it behind earlier ones of its user. `received`: the time of
        `perf_counter`, in seconds."""
        self.count += 1
        self._enqueue(PendingRequest(request, received))

    def begin_batch(self, elements: list[Request | Rejection], received: float) -> None:
        """Start the requests of a batch in order, or queue them behind earlier ones of their
        users."""
        batch = PendingBatch([None] * len(elements))
        requests = []
        for index, element in enumerate(elements):
            if type(element) is Request:
                requests.append(PendingRequest(element, received, batch, index))
            elif type(element) is Rejection:
                batch.put(index, self._dispatcher.reject(element, received))
        batch.missing = len(requests)
        if not requests:
            self._output.add(batch.response())
            return
        self._output.hold(batch.size)
        self.count += len(requests)
        for pending in requests:
            self._enqueue(pending)

    def _enqueue(self, pending: PendingRequest) -> None:
        user_and_effect = self._dispatcher.user_and_effect(pending.request)
        if user_and_effect is None:
            pending.is_read = True
            self._start(pending)
            return
        user_id, effect = user_and_effect
        pending.is_read = effect == "read"
        if user_id not in self._queues:
            # Most requests end immediately, before another can start, and need no queue.
            if not self._start(pending):
                pending.user_id = user_id
                self._queues.enter(user_id, effect, pending)
            return
        pending.user_id = user_id
        if self._queues.enter(user_id, effect, pending) and self._start(pending):
            self._start_next(user_id)

    def _start(self, pending: PendingRequest) -> bool:
        """Run a request until it first waits; many never do and need no task. Returns whether it
        has ended."""
        self.started_this_turn += 1
        task = started(self._run(pending), self._loop)
        if task is None:
            return True
        pending.task = task
        self._running.add(task)
        return False

    def _start_next(self, user_id: str) -> None:
        """After a request of this user has ended, start the queued ones that may run now. Those
        may end immediately and free others; a loop avoids recursion through a long queue."""
        ready = deque(self._queues.leave(user_id))
        while ready:
            if self._start(ready.popleft()):
                ready.extend(self._queues.leave(user_id))

    async def _run(self, pending: PendingRequest) -> None:
        # No cleanup on cancellation: requests are cancelled only when the server closes.
        if self._dispatcher.is_large(pending.request):
            async with self._output.budget.making:
                # The result could not be delivered if the connection is closed by now.
                is_closed = self._output.is_closed
                response = None if is_closed else await self._respond(pending)
        else:
            response = await self._respond(pending)
        self.count -= 1
        if pending.batch is not None:
            response = self._add_to_batch(pending.batch, pending.index, response)
        self._output.add(response)
        if pending.task is None:
            return  # the caller of `_start` continues
        self._running.discard(pending.task)
        if pending.user_id is not None:
            self._start_next(pending.user_id)
        self._proceed()

    async def _respond(self, pending: PendingRequest) -> bytes | None:
        request = pending.request
        if not request.is_notification and not self._may_wait(pending, 0):
            return self._dispatcher.reject(
                Rejection(_TOO_MUCH_UNREAD, request.id), pending.received
            )
        response = await self._dispatcher.respond(self._peer, request, pending.received)
        # The result of a write is always returned, even if there is no room.
        if response is not None and pending.is_read and not self._may_wait(pending, len(response)):
            return envelope.failure(request.id, _TOO_MUCH_UNREAD)
        return response

    def _may_wait(self, pending: PendingRequest, size: int) -> bool:
        """Whether there is room for a response of `size` bytes in the output and in its batch."""
        if pending.batch is not None and not pending.batch.has_room(size):
            return False
        return self._output.has_room(size)

    def _add_to_batch(
        self, batch: PendingBatch, index: int, response: bytes | None
    ) -> bytes | None:
        """Add the response to one element. Returns the response to the whole batch if this was the
        last one that was missing."""
        batch.put(index, response)
        batch.missing -= 1
        size = len(response or b"")
        self._output.hold(size if batch.missing else size - batch.size)
        return None if batch.missing else batch.response()
