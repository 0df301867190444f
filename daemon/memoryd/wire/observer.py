"""The interface for being notified of rejected connections and failed requests."""

from collections.abc import Mapping
from typing import Any

from memoryd.wire.peer import Peer


class Observer:
    """Notified of rejected connections and failed requests. This base class ignores them.
    Rejected connections and denied requests are reported only if `RejectionLog` logs them too."""

    def connection_refused(self, peer: Peer, reason: str) -> None:
        """Called when a connection was closed before anything was read from it."""

    def request_refused(
        self, peer: Peer, method: str, params: Mapping[str, Any], outcome: str, data: Any
    ) -> None:
        """Called when a request ended in an error. `params`: as they were sent, unchecked.
        `outcome`: the name of the error, such as `permission_denied`; `data`: its data."""
