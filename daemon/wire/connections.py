"""Which connections are open, and who may open one more."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import structlog

from memoryd.wire.peer import Peer, is_allowed
from memoryd.wire.traffic import Traffic

Connection = TypeVar("Connection")
Policy = Callable[[Peer], bool]


class Connections(Generic[Connection]):
    """The open connections, and the number that each unix user has."""

    def __init__(self, max_per_uid: int, traffic: Traffic, policy: Policy = is_allowed) -> None:
        self._max_per_uid = max_per_uid
        self._traffic = traffic
        self._policy = policy
        self._peers: dict[Connection, Peer] = {}
        self._per_uid: Counter[int] = Counter()
        self._log: Any = structlog.get_logger().bind()

    def __iter__(self) -> Any:
        return iter(list(self._peers))

    def __len__(self) -> int:
        return len(self._peers)

    def admit(self, connection: Connection, peer: Peer) -> bool:
        """Whether this connection may stay. A refusal is logged with pid and uid."""
        if not self._policy(peer):
            reason = "foreign namespace" if peer.is_foreign else "uid not allowed"
        elif self._per_uid[peer.uid] >= self._max_per_uid:
            reason = f"{self._max_per_uid} connections of this uid are open"
        else:
            self._peers[connection] = peer
            self._per_uid[peer.uid] += 1
            self._traffic.connections_accepted += 1
            self._traffic.connections_open = len(self._peers)
            return True
        self._traffic.connections_refused += 1
        self._log.warning("connection refused", pid=peer.pid, uid=peer.uid, reason=reason)
        return False

    def forget(self, connection: Connection) -> None:
        """The connection is closed."""
        peer = self._peers.pop(connection)
        self._per_uid[peer.uid] -= 1
        if not self._per_uid[peer.uid]:
            del self._per_uid[peer.uid]
        self._traffic.connections_open = len(self._peers)
