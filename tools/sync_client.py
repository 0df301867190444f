"""The client for threads, made from the client for asyncio."""

import re
from pathlib import Path

from python_client import formatted

_SOURCE = Path(__file__).resolve().parent.parent / "clients/python/memoryd_client/aio.py"
_IN_THREADS = """\
    Threads may share a client; their calls take turns. A forked child opens a connection of its
    own.
"""
_REPLACED = {
    r'^"""[^"]*"""': '"""Generated from aio.py by `make generate`: the client for threads."""',
    r'^    Any number of calls may wait concurrently(?:.+\n)+?(?=    "{3}$)': _IN_THREADS,
    r"\basync (?=def|with)": "",
    r"\bawait ": "",
    r"\b__a(?=enter__|exit__)": "__",
    r"\bAsync(?=[A-Z])": "",
    r"\basync_calls\b": "calls",
    r"\baio_transport\b": "transport",
    r"\basyncio\b": "time",
}
"""In this order; the module `asyncio` is used for its `sleep` alone."""


def client_module() -> str:
    """_generated/client.py. Raises ValueError if aio.py no longer has what is to be replaced."""
    source = _SOURCE.read_text("utf-8")
    for pattern, replacement in _REPLACED.items():
        source, count = re.subn(pattern, replacement, source, flags=re.MULTILINE)
        if not count:
            raise ValueError(f"{_SOURCE.name} has nothing that matches {pattern}")
    return formatted(source)
