"""Scripts that a command line holds in base64 for a shell: `echo Y2Q= | base64 -d | sh`."""

import base64
import binascii

from memoryd.rules.judging.command import Command
from memoryd.rules.judging.command_wrappers import SHELLS

_DECODING = frozenset({"-d", "-D", "--decode", "-di", "-id"})
_MAX_ENCODED = 16_384


def decoded_by(command: Command) -> str:
    """What `command` gives out where it decodes a text that stands in the line."""
    if command.program != "base64" or _DECODING.isdisjoint(command.words):
        return ""
    words = (word for word in command.stdin.split() if word[0] != "-" and "%" not in word)
    text = "".join(words)
    if not text or len(text) > _MAX_ENCODED:
        return ""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4)).decode()
    except (binascii.Error, UnicodeDecodeError, ValueError):
        return ""


def runs_what_is_decoded(command: Command) -> bool:
    """Whether a shell runs what the command before it has decoded."""
    if command.program not in SHELLS and command.program not in ("eval", "source", "."):
        return False
    return command.fed_by == "base64" or "" in command.words
