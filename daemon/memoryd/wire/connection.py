"""One connection: reads request lines and writes responses, within limits."""

import asyncio
import enum
from dataclasses import dataclass
from time import perf_counter

import structlog

from memoryd.errors import Overloaded, RequestTooLarge
from memoryd.settings import Settings
from memoryd.wire import envelope
from memoryd.wire.connections import Connections
from memoryd.wire.dispatch import Dispatcher
from memoryd.wire.envelope import Batch, Rejection, Request
from memoryd.wire.flow_control import HIGH_WATER, FlowControl
from memoryd.wire.in_flight import InFlight
from memoryd.wire.lines import Lines
from memoryd.wire.output import Output
from memoryd.wire.peer import Peer
from memoryd.wire.stall import StallWatch
from memoryd.wire.traffic import Traffic

_REQUESTS_A_TURN = 32
"""Maximum number of requests that a connection starts before it yields to the event loop."""

_STOPPING = Overloaded("the daemon is stopping", retry_after_ms=1000)


@dataclass(slots=True)
class Shared:
    """The state that all connections of a server share. `running`: the tasks of all requests in
    progress, including those whose connection is closed."""

    dispatcher: Dispatcher
    settings: Settings
    traffic: Traffic
    connections: "Connections[Connection]"
    running: set[asyncio.Task[None]]
    is_draining: bool = False


class State(enum.Enum):
    """The state of a connection. It only ever changes to a later one in this list."""

    OPEN = enum.auto()
    """Reads and serves requests."""
    DRAINING = enum.auto()
    """The peer has shut down its side, or the server is draining: the lines that were received are
    served, and no more are read."""
    CLOSING = enum.auto()
    """Closes after the last response. Requests that arrive now are rejected as overloaded."""
    CLOSED = enum.auto()
    """Closed or aborted. Nothing more is read or written."""


class Connection(asyncio.Protocol):
    """Serves one peer. Reading pauses while too many requests are in flight or too many responses
    are unread. Requests in progress when the connection is lost still run to completion."""

    def __init__(self, shared: Shared, peer: Peer, transport: asyncio.Transport) -> None:
        settings = shared.settings
        self._max_line_bytes = settings.max_line_bytes
        self._max_batch = settings.max_batch
        self._max_nesting = settings.max_nesting
        self._max_in_flight = settings.max_in_flight
        self._write_stall = settings.write_stall
        self._peer = peer
        self._transport = transport
        self._traffic = shared.traffic
        self._dispatcher = shared.dispatcher
        self._connections = shared.connections
        self._connections.add(self, peer)
        self._output = Output(
            transport,
            StallWatch(transport, settings.write_stall, self._drop),
            shared.connections.unread_by(peer.uid),
            shared.traffic,
        )
        self._in_flight = InFlight(
            peer, shared.dispatcher, self._output, shared.running, self._request_ended
        )
        self._flow = FlowControl(transport)
        self._lines = Lines(settings.max_line_bytes)
        self._state = State.OPEN
        self._loop = asyncio.get_running_loop()
        self._next_turn: asyncio.Handle | None = None
        self.closed: asyncio.Future[None] = self._loop.create_future()

    def data_received(self, data: bytes) -> None:
        """Called by the transport: bytes have arrived."""
        if self._state is State.CLOSED:
            return
        self._traffic.bytes_received += len(data)
        if self._in_flight.started_this_turn < _REQUESTS_A_TURN:
            self._in_flight.started_this_turn = 0
        end = data.find(b"\n")
        if end == len(data) - 1 and end <= self._max_line_bytes and self._lines.is_empty:
            # Nearly every chunk is exactly one line and needs no buffer.
            self._serve(data)
            if self._state is State.OPEN and self._has_room():
                self._output.flush()
                return
        else:
            self._lines.feed(data)
        self._proceed()

    def eof_received(self) -> bool:
        """Called by the transport: the peer has shut down its side, but still gets its responses.

        Returns True, which keeps the transport open for writing.
        """
        self._lines.end()
        self.drain()
        return True

    def pause_writing(self) -> None:
        """Called by the transport: too many bytes of responses are unread."""
        self._flow.pause_writing()

    def resume_writing(self) -> None:
        """Called by the transport: the peer has read enough responses."""
        self._flow.resume_writing()
        self._proceed()

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by the transport: the connection is closed."""
        self._state = State.CLOSED
        self._lines.clear()
        self._output.close()
        self._connections.remove(self)
        self.closed.set_result(None)

    def drain(self) -> None:
        """Respond to the lines that were received, reject any later ones, then close."""
        if self._state is State.OPEN:
            self._state = State.DRAINING
        self._proceed()

    def abort(self) -> None:
        """Close immediately. Responses that were not yet sent are lost."""
        self._state = State.CLOSED
        self._transport.abort()

    def _has_room(self) -> bool:
        """Whether another request may start now."""
        return (
            self._in_flight.count < self._max_in_flight
            and self._in_flight.started_this_turn < _REQUESTS_A_TURN
            and self._output.size < HIGH_WATER
            and not self._flow.write_paused
        )

    def _proceed(self) -> None:
        """Serve the buffered lines while there is room; then resume reading, wait, or close."""
        if self._state is State.CLOSED:
            return
        has_all = self._serve_lines()
        self._output.flush()
        while not has_all and self._has_room():  # the flush may have made room
            has_all = self._serve_lines()
            self._output.flush()
        if not has_all or self._flow.write_paused:
            self._flow.pause_reading()
            if self._in_flight.started_this_turn >= _REQUESTS_A_TURN:
                self._schedule_next_turn()
        elif self._state is State.OPEN:
            self._flow.resume_reading()
        else:
            self._close_when_idle()

    def _close_when_idle(self) -> None:
        """Close after the last response. Called when every line received before the drain has been
        served."""
        self._state = State.CLOSING
        if not self._in_flight.count:
            self._state = State.CLOSED
            self._transport.close()
        elif not self._lines.has_ended:
            self._flow.resume_reading()

    def _serve_lines(self) -> bool:
        """Serve buffered lines while there is room. Returns whether none is left."""
        while self._has_room():
            try:
                line = self._lines.next()
            except RequestTooLarge as error:
                self._output.add(self._dispatcher.reject(Rejection(error), perf_counter()))
                continue
            if line is None:
                return True
            self._serve(line)
        return False

    def _serve(self, line: bytes | bytearray) -> None:
        """Start the request or batch in a line, or add its rejection to the output."""
        received = perf_counter()
        message = envelope.read(line, max_batch=self._max_batch, max_nesting=self._max_nesting)
        if self._state is State.CLOSING and message is not None:
            message = envelope.rejected(message, _STOPPING)
        if type(message) is Request:
            self._in_flight.begin(message, received)
        elif type(message) is Rejection:
            self._output.add(self._dispatcher.reject(message, received))
        elif type(message) is Batch:
            self._in_flight.begin_batch(message.elements, received)

    def _request_ended(self) -> None:
        """Continue after a request that ran as a task has ended and its response is in the
        output."""
        if self._flow.read_paused or self._state is not State.OPEN:
            self._proceed()
        elif self._in_flight.count:
            self._schedule_next_turn()  # more responses may follow in this turn of the loop
        else:
            self._output.flush()

    def _schedule_next_turn(self) -> None:
        if self._next_turn is None:
            self._next_turn = self._loop.call_soon(self._begin_turn)

    def _begin_turn(self) -> None:
        """Continue after the event loop has run the callbacks of other connections."""
        self._next_turn = None
        self._in_flight.started_this_turn = 0
        if self._flow.read_paused or self._state is not State.OPEN:
            self._proceed()
        else:
            self._output.flush()

    def _drop(self, unread: int) -> None:
        """Drop the connection of a peer that has read nothing for too long. `unread`: bytes."""
        self._traffic.connections_dropped += 1
        structlog.get_logger().warning(
            "connection dropped",
            pid=self._peer.pid,
            uid=self._peer.uid,
            reason=f"{unread} bytes of responses unread for {self._write_stall} s",
        )
        self.abort()
