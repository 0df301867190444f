"""Who is told of what the server refuses."""

from collections.abc import Mapping
from typing import Any

from memoryd.wire.peer import Peer


class Observer:
    """Is told of refusals; this one does nothing with them. Refusals of peers that may not do
    what they try are told as often as they are logged, and no oftener."""

    def connection_refused(self, peer: Peer, reason: str) -> None:
        """A connection was closed at once."""

    def request_refused(
        self, peer: Peer, method: str, params: Mapping[str, Any], outcome: str, data: Any
    ) -> None:
        """A request was answered an error: the name of its outcome, such as `permission_denied`,
        and its data. `params` as they were sent."""
