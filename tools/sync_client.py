"""Generates the synchronous client from the asyncio client."""

import re
from pathlib import Path

from python_client import formatted

_SOURCE = Path(__file__).resolve().parent.parent / "clients/python/memoryd_client/aio.py"
_IN_THREADS = """\
    Threads may share a client; their calls take turns. A forked child process opens its own
    connection.
"""
_REPLACED = {
    r'^"""[^"]*"""': '"""Generated from aio.py by `make generate`: the synchronous client."""',
    r'^    Any number of calls may wait concurrently(?:.+\n)+?(?=    "{3}$)': _IN_THREADS,
    r"\basync (?=def|with)": "",
    r"\bawait ": "",
    r"\b__a(?=enter__|exit__)": "__",
    r"\bAsync(?=[A-Z])": "",
    r"\basync_calls\b": "calls",
    r"\baio_transport\b": "transport",
    r"\basyncio\b": "time",
}
"""Patterns and replacements, applied in this order. aio.py uses `asyncio` only for `sleep`."""


def client_module() -> str:
    """The source of _generated/client.py. Raises ValueError if a pattern does not match aio.py."""
    source = _SOURCE.read_text("utf-8")
    for pattern, replacement in _REPLACED.items():
        source, count = re.subn(pattern, replacement, source, flags=re.MULTILINE)
        if not count:
            raise ValueError(f"{_SOURCE.name} has nothing that matches {pattern}")
    return formatted(source)
