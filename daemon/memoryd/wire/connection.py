"""One connection: lines in, answers out, within limits."""

import asyncio
from collections import deque
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import structlog

from memoryd.errors import Overloaded, RequestTooLarge
from memoryd.settings import Settings
from memoryd.wire import envelope
from memoryd.wire.connections import Connections
from memoryd.wire.dispatch import Dispatcher
from memoryd.wire.eager import started
from memoryd.wire.envelope import Batch, Refusal, Request
from memoryd.wire.lanes import Lanes
from memoryd.wire.lines import Lines
from memoryd.wire.peer import Peer, of_socket
from memoryd.wire.stall import StallWatch
from memoryd.wire.traffic import Traffic
from memoryd.wire.unread import Unread
from memoryd.wire.work import Gathering, Work, turned_away

_HIGH_WATER = 256 * 1024
"""Bytes of answers waiting to be read at which no more requests are taken."""
_SMALL_ANSWER = 16 * 1024
"""Bytes of an answer that a connection is given which has read all others."""

_REQUESTS_A_TURN = 32
"""Requests that one connection may begin before the others get their turn of the loop."""

_TOO_MUCH_UNREAD = Overloaded(
    "the responses are too large to wait: read those that were sent, then send the request again",
    retry_after_ms=100,
)


@dataclass(slots=True)
class Shared:
    """What the connections of one server have in common. `running` holds every request under
    way, also those whose connection is gone."""

    dispatcher: Dispatcher
    settings: Settings
    traffic: Traffic
    connections: "Connections[Connection]"
    running: set[asyncio.Task[None]]
    is_draining: bool = False


class Connection(asyncio.Protocol):
    """Serves one peer. Reading stops while too many requests are unanswered or too many answers
    unread. After the peer has shut its side, or at a drain, it closes with the last answer; what
    comes after a drain began is refused as overloaded."""

    _transport: Any
    _peer: Peer
    _stall: StallWatch
    _unread: Unread

    def __init__(self, shared: Shared) -> None:
        settings = shared.settings
        self._shared = shared
        self._dispatcher = shared.dispatcher
        self._traffic = shared.traffic
        self._max_line_bytes = settings.max_line_bytes
        self._max_batch = settings.max_batch
        self._max_nesting = settings.max_nesting
        self._max_in_flight = settings.max_in_flight
        self._loop = asyncio.get_running_loop()
        self._lines = Lines(settings.max_line_bytes)
        self._lanes: Lanes[Work] = Lanes()
        self._in_flight = 0
        self._answers: list[bytes] = []
        self._answers_size = 0
        self._gathered_size = 0
        self._flush_is_due = False
        self._begun_this_turn = 0
        self._ready: deque[Work] = deque()
        self._is_starting = False
        self._is_serving = False
        self._is_admitted = False
        self._is_reading = True
        self._is_stuffed = False
        self._is_shut = False
        self._is_draining = False
        self._is_refusing = False
        self._is_lost = False
        self.closed: asyncio.Future[None] = self._loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The transport: a peer has connected."""
        self._transport = transport
        try:
            peer = of_socket(transport.get_extra_info("socket"))
        except BaseException:
            self.abort()  # nobody else would: the transport would read on for a stranger
            raise
        admitted = self._shared.connections.admit(self, peer)
        if admitted is not None:
            self._is_admitted = True
            self._peer = admitted
            self._unread = self._shared.connections.unread_by(peer.uid)
            self._transport.set_write_buffer_limits(high=_HIGH_WATER)
            self._stall = StallWatch(transport, self._shared.settings.write_stall, self._drop)
            if self._shared.is_draining:  # it was accepted before, and is made known only now
                self.drain()
        else:
            self.abort()

    def data_received(self, data: bytes) -> None:
        """The transport: bytes have come."""
        if self._is_lost:
            return
        self._traffic.bytes_received += len(data)
        if self._begun_this_turn < _REQUESTS_A_TURN:
            self._begun_this_turn = 0
        end = data.find(b"\n")
        if end == len(data) - 1 and end <= self._max_line_bytes and self._lines.is_empty:
            # Nearly every chunk is one whole line: it needs no buffer.
            self._is_serving = True
            self._serve(data)
            self._is_serving = False
            if self._has_room() and not self._is_draining:
                self._write()
                return
        else:
            self._lines.feed(data)
        self._proceed()

    def eof_received(self) -> bool:
        """The transport: the peer will send nothing more. It still gets its answers."""
        self._lines.end()
        self._is_shut = True
        self._is_reading = False
        self._proceed()
        return True

    def pause_writing(self) -> None:
        """The transport: too many answers are unread."""
        self._is_stuffed = True
        self._proceed()

    def resume_writing(self) -> None:
        """The transport: answers were read."""
        self._is_stuffed = False
        self._proceed()

    def connection_lost(self, exc: Exception | None) -> None:
        """The transport: the connection is gone. What is under way runs to its end."""
        self._is_lost = True
        self._lines.clear()
        self._answers.clear()
        if self._is_admitted:
            self._stall.cancel()
            self._shared.connections.forget(self)
        self.closed.set_result(None)

    def unread(self) -> int:
        """The bytes of answers that wait for the peer, or for the rest of their batch."""
        return self._gathered_size + int(self._transport.get_write_buffer_size())

    def drain(self) -> None:
        """Answer the lines that are here, refuse what comes after them, then close."""
        self._is_draining = True
        self._proceed()

    def abort(self) -> None:
        """Close at once, whatever is unanswered or unread."""
        self._is_lost = True
        self._transport.abort()

    def _has_room(self) -> bool:
        return (
            self._in_flight < self._max_in_flight
            and self._begun_this_turn < _REQUESTS_A_TURN
            and self._answers_size + self._gathered_size < _HIGH_WATER
            and not self._is_stuffed
        )

    def _proceed(self) -> None:
        """Serve the lines that are here while there is room; then read on, wait, or close."""
        if self._is_lost or self._is_serving:
            return
        self._is_serving = True
        while not (has_all := self._serve_lines()):
            self._write()
            if not self._has_room():
                break
        self._is_serving = False
        self._write()
        if not has_all:
            if self._is_reading:
                self._transport.pause_reading()
                self._is_reading = False
            return
        self._is_refusing = self._is_draining
        if (self._is_shut or self._is_draining) and not self._in_flight:
            self._transport.close()
        elif not self._is_reading and not self._is_shut:
            self._transport.resume_reading()
            self._is_reading = True

    def _serve_lines(self) -> bool:
        """Serve lines while there is room. Whether all that are here were served."""
        while self._has_room():
            try:
                line = self._lines.next()
            except RequestTooLarge as error:
                self._send_soon(self._dispatcher.refuse(Refusal(error), perf_counter()))
                continue
            if line is None:
                return True
            self._serve(line)
        return False

    def _serve(self, line: bytes | bytearray) -> None:
        """Begin what one line asks for."""
        received = perf_counter()
        message = envelope.read(line, max_batch=self._max_batch, max_nesting=self._max_nesting)
        if self._is_refusing:
            message = turned_away(message)
        if type(message) is Request:
            self._in_flight += 1
            self._begin(Work(message, received))
        elif type(message) is Refusal:
            self._send_soon(self._dispatcher.refuse(message, received))
        elif type(message) is Batch:
            self._serve_batch(message.elements, received)

    def _serve_batch(self, elements: list[Request | Refusal], received: float) -> None:
        gathering = Gathering([None] * len(elements), 0)
        works = []
        for place, element in enumerate(elements):
            if type(element) is Request:
                works.append(Work(element, received, gathering, place))
            elif type(element) is Refusal:
                gathering.put(place, self._dispatcher.refuse(element, received))
        if not works:
            self._send_soon(gathering.answer())
            return
        self._gathered_size += gathering.size
        gathering.missing = len(works)
        self._in_flight += len(works)
        for work in works:
            self._begin(work)

    def _begin(self, work: Work) -> None:
        """Start a request, or let it wait for those before it."""
        lane = self._dispatcher.lane_of(work.request)
        work.is_read = lane is None or lane[1] == "read"
        if lane is None:
            self._start(work)
            return
        user_id, effect = lane
        if user_id not in self._lanes:
            # Most end at once, before another can begin, and need no lane.
            self._start(work)
            if work.task is not None:
                work.user_id = user_id
                self._lanes.enter(user_id, effect, work)
            return
        work.user_id = user_id
        if self._lanes.enter(user_id, effect, work):
            self._start(work)

    def _start(self, work: Work) -> None:
        """Run a request up to where it first waits. Many never do, and need no task."""
        self._begun_this_turn += 1
        if self._begun_this_turn == _REQUESTS_A_TURN:
            self._loop.call_soon(self._end_turn)
        task = started(self._run(work), self._loop)
        if task is not None:
            work.task = task
            self._shared.running.add(task)

    def _start_ready(self) -> None:
        """Start what waited in a lane, one after the other: each may end at once and free the
        next, however long the lane is."""
        if self._is_starting:
            return
        self._is_starting = True
        try:
            while self._ready:
                self._start(self._ready.popleft())
        finally:
            self._is_starting = False

    def _end_turn(self) -> None:
        """Others had their turn of the loop."""
        self._begun_this_turn = 0
        self._proceed()

    async def _run(self, work: Work) -> None:
        # Only a closing server cancels: nothing follows then.
        if self._dispatcher.is_large(work.request):
            async with self._unread.making:
                # Nobody would hear of what begins now on a connection that is gone.
                answer = None if self._is_lost else await self._answer(work)
        else:
            answer = await self._answer(work)
        if work.task is not None:
            self._shared.running.discard(work.task)
        self._in_flight -= 1
        if work.user_id is not None:
            self._ready.extend(self._lanes.leave(work.user_id))
            self._start_ready()
        gathering = work.gathering
        if gathering is not None:
            answer = self._gather(gathering, work.place, answer)
        if answer is not None:
            self._send(answer)
        if not self._is_reading or self._is_draining:
            self._proceed()

    async def _answer(self, work: Work) -> bytes | None:
        if not work.request.is_notification and not self._may_add(work, 0):
            refusal = Refusal(_TOO_MUCH_UNREAD, work.request.id)
            return self._dispatcher.refuse(refusal, work.received)
        answer = await self._dispatcher.answer(self._peer, work.request, work.received)
        # What a write did is always answered.
        if answer is not None and work.is_read and not self._may_add(work, len(answer)):
            return envelope.failure(work.request.id, _TOO_MUCH_UNREAD)
        return answer

    def _may_add(self, work: Work, size: int) -> bool:
        """Whether `size` more bytes may wait for this unix user, and with this batch. A small
        answer may, whatever other connections do not read, where this one has read everything."""
        if work.gathering is not None and not work.gathering.has_room(size):
            return False
        return self._unread.has_room(size) or (size <= _SMALL_ANSWER and not self.unread())

    def _gather(self, gathering: Gathering, place: int, answer: bytes | None) -> bytes | None:
        """The answer to the batch, when this one was the last."""
        gathering.put(place, answer)
        gathering.missing -= 1
        self._gathered_size += len(answer or b"")
        if not gathering.missing:
            self._gathered_size -= gathering.size
        if not self._is_lost:
            self._unread.note(self, self.unread())
        return None if gathering.missing else gathering.answer()

    def _send(self, answer: bytes) -> None:
        """Write an answer: at once when no other is on its way, else with those of this turn."""
        if self._in_flight or self._is_serving:
            self._send_soon(answer)
        elif not self._is_lost:
            self._answers.append(answer)
            self._write()

    def _send_soon(self, answer: bytes | None) -> None:
        """Write an answer with the others of this turn of the loop."""
        if answer is None or self._is_lost:
            return
        self._answers.append(answer)
        self._answers_size += len(answer)
        if not self._flush_is_due and not self._is_serving:
            self._flush_is_due = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._flush_is_due = False
        self._write()
        if not self._is_reading or self._is_draining:
            self._proceed()

    def _write(self) -> None:
        """Give the collected answers to the transport."""
        if not self._answers or self._is_lost:
            return
        self._answers.append(b"")
        data = b"\n".join(self._answers)
        self._answers.clear()
        self._answers_size = 0
        self._transport.write(data)
        if unread := self.unread():
            self._unread.note(self, unread)
        self._traffic.bytes_sent += len(data)
        self._stall.written(len(data))

    def _drop(self, unread: int) -> None:
        """The peer has taken nothing for too long."""
        self._traffic.connections_dropped += 1
        structlog.get_logger().warning(
            "connection dropped",
            pid=self._peer.pid,
            uid=self._peer.uid,
            reason=f"{unread} bytes of answers unread for {self._shared.settings.write_stall} s",
        )
        self.abort()
