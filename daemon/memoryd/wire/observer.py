"""Notification of what the server rejects."""

from collections.abc import Mapping
from typing import Any

from memoryd.wire.peer import Peer


class Observer:
    """Is called for rejected connections and failed requests; this one ignores them. For a peer
    that lacks a right it is called no more often than `RejectionLog` writes a line."""

    def connection_refused(self, peer: Peer, reason: str) -> None:
        """A connection was closed before anything was read."""

    def request_refused(
        self, peer: Peer, method: str, params: Mapping[str, Any], outcome: str, data: Any
    ) -> None:
        """A request ended in an error: the name of its outcome, such as `permission_denied`, and
        the error's data. `params` as they were sent."""
