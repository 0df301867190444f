"""The open connections, and the decision whether a peer may open another."""

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any, Generic, TypeVar

from memoryd.wire.observer import Observer
from memoryd.wire.peer import Peer, Permits
from memoryd.wire.rejection_log import RejectionLog
from memoryd.wire.traffic import Traffic
from memoryd.wire.unread import Unread

Connection = TypeVar("Connection", bound=Hashable)
Policy = Callable[[Peer], Permits | None]
"""Returns what a peer may do, or None if it may not connect."""


class Connections(Generic[Connection]):
    """The open connections, and their number per Unix user."""

    def __init__(
        self,
        max_per_uid: int,
        traffic: Traffic,
        policy: Policy,
        rejections: RejectionLog,
        observer: Observer,
    ) -> None:
        self._max_per_uid = max_per_uid
        self._traffic = traffic
        self._policy = policy
        self._rejections = rejections
        self._observer = observer
        self._peers: dict[Connection, Peer] = {}
        self._per_uid: Counter[int] = Counter()
        self._unread: dict[int, Unread] = {}

    def __iter__(self) -> Any:
        return iter(list(self._peers))

    def __len__(self) -> int:
        return len(self._peers)

    def admit(self, peer: Peer) -> Peer | None:
        """Return the peer with its permits. If it may not connect, log the reason and return
        None."""
        permits = self._policy(peer)
        if permits is None:
            reason = "foreign namespace" if peer.is_foreign else "uid not allowed"
        elif self._per_uid[peer.uid] >= self._max_per_uid:
            reason = f"{self._max_per_uid} connections of this uid are open"
        else:
            return replace(peer, permits=permits)
        self._traffic.connections_refused += 1
        if self._rejections.write("connection refused", peer, reason=reason):
            self._observer.connection_refused(peer, reason)
        return None

    def add(self, connection: Connection, peer: Peer) -> None:
        """Register a connection of an admitted peer."""
        self._peers[connection] = peer
        self._per_uid[peer.uid] += 1
        self._traffic.connections_accepted += 1
        self._traffic.connections_open = len(self._peers)

    def unread_by(self, uid: int) -> Unread:
        """The unread responses of all connections of a uid, which must have at least one."""
        return self._unread.setdefault(uid, Unread())

    def remove(self, connection: Connection) -> None:
        """Unregister a closed connection."""
        peer = self._peers.pop(connection)
        self._per_uid[peer.uid] -= 1
        if not self._per_uid[peer.uid]:
            del self._per_uid[peer.uid], self._unread[peer.uid]
        self._traffic.connections_open = len(self._peers)
