"""`memory.scan`: the guard's answer to a text."""

import asyncio
from typing import Any

from memoryd.guard.door import scan
from memoryd.wire.handlers import Handler
from memoryd.wire.peer import Peer

_LONG = 4_000
"""Characters from which a scan leaves the loop to others meanwhile."""


class ScanMethods:
    """Asking the guard without storing anything."""

    def handlers(self) -> dict[str, Handler]:
        """The handlers by method name."""
        return {"memory.scan": self.scan}

    async def scan(self, peer: Peer, params: dict[str, Any]) -> Any:
        """What a text would be refused for."""
        text, decree = params["text"], params["kind"] == "decree"
        if len(text) < _LONG:
            refusal = scan(text, decree=decree)
        else:
            refusal = await asyncio.to_thread(scan, text, decree=decree)
        return {
            "refused": refusal is not None,
            "category": refusal and refusal.category,
            "reason": refusal and refusal.reason,
        }
