"""`memory.scan`: what the guard finds in a text."""

import asyncio
from typing import Any, cast

from memoryd.guard.door import scan
from memoryd.methods._generated.rpc_types import MemoryScanParams, MemoryScanResult
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.registry import method

_LONG = 4_000
"""Characters from which a scan runs in a thread."""


class ScanMethods:
    """The guard, without storing anything."""

    @method("memory.scan")
    async def scan(self, call: Call, params: MemoryScanParams) -> MemoryScanResult:
        """Why the guard would refuse a text."""
        text, decree = params["text"], params["kind"] == "decree"
        if len(text) < _LONG:
            refusal = scan(text, decree=decree)
        else:
            refusal = await asyncio.to_thread(scan, text, decree=decree)
        return {
            "refused": refusal is not None,
            "category": cast("Any", refusal.category) if refusal else None,
            "reason": refusal.reason if refusal else None,
        }
