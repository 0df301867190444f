"""What a value of a call is for."""

from typing import Literal

Role = Literal[
    "prose",
    "recipient",
    "sender",
    "path",
    "host",
    "branch",
    "command",
    "sql",
    "channel",
    "resource",
    "action",
    "environment",
    "port",
    "flag",
    "amount",
    "identifier",
    "unknown",
]
