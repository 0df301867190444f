"""`memory.scan`: whether the guard would refuse a text."""

import asyncio
from typing import Any, cast

from memoryd.guard.door import scan
from memoryd.methods._generated.rpc_types import MemoryScanParams, MemoryScanResult
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.registry import method

_LONG = 4_000
"""Minimum number of characters of a text that is scanned in a thread."""


class ScanMethods:
    """Scanning a text without storing it."""

    @method("memory.scan")
    async def scan(self, call: Call, params: MemoryScanParams) -> MemoryScanResult:
        """Return whether the guard would refuse a text, and why."""
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
