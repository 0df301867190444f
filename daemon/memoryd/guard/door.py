"""The way into the guard from other rooms: its tables are made when the first text asks for them.

Making them takes as long as half of the daemon's start, which waits for no text.
"""

from memoryd.guard.refusal import Refusal


def scan(text: str, *, decree: bool = False) -> Refusal | None:
    """What the text is refused for, or None; see `memoryd.guard.scan`."""
    from memoryd.guard import scan as guard

    return guard.scan(text, decree=decree)


def redact(text: str) -> str:
    """The text without its live secrets; see `memoryd.guard.secrets`."""
    from memoryd.guard import secrets

    return secrets.redact(text)
