"""`python -m memoryd_client.hooks EVENT` handles an event of an agent runtime, as JSON on stdin.

Events: `session-start` prints the block to pin; `pre-tool-use` exits with 0 to let the tool run and
with 2 to block it; `turn-complete` reports a turn, given as the params of memory.turn_complete;
`stop` reports the turns of a Claude Code transcript. hook.sh runs this program. It reads no
environment variables: without --socket, it uses one of the daemon's usual paths.
"""

import argparse
import json
import os
import sys
from typing import Any

from memoryd_client.client import Client, Memory
from memoryd_client.errors import ClientError
from memoryd_client.hooks.events import EVENTS, FAILED, Outcome
from memoryd_client.protocol import socket_path

TIMEOUT = 5.0
"""Seconds that a call to the daemon may take: less than the limits of hook.sh and the runtime."""


def main(words: list[str] | None = None) -> int:
    """Handle one event. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="memoryd-hook", description=__doc__, allow_abbrev=False)
    parser.add_argument("event", choices=sorted(EVENTS))
    parser.add_argument("--user", required=True, help="the user whose rules apply")
    parser.add_argument("--socket", help="the daemon's socket")
    parser.add_argument("--on-failure", choices=("block", "warn"), default="block")
    parser.add_argument("--nonce", help="printed after `allow` if the tool may run")
    options = parser.parse_args(words)
    try:
        event = _event(sys.stdin.buffer.read())
        with Client(options.socket or _usual_socket(), timeout=TIMEOUT) as client:
            outcome = EVENTS[options.event](Memory(options.user, client), event)
    except (ClientError, LookupError, TypeError, ValueError, RecursionError) as problem:
        _report(f"memoryd: {options.event} failed: {_reason(problem)}")
        return FAILED
    if outcome.allows and options.nonce:
        sys.stdout.write(f"allow {options.nonce}\n")
    _print(outcome)
    return outcome.exit_code


def _usual_socket() -> str:
    """The socket of this unix user's daemon, or of the system's daemon."""
    return socket_path(None, {"XDG_RUNTIME_DIR": f"/run/user/{os.getuid()}"})


def _reason(problem: Exception) -> str:
    """The reason for a failure, with the exception's name if the text is unclear without it."""
    named = not isinstance(problem, ClientError | ValueError)
    return f"{type(problem).__name__}: {problem}" if named else str(problem)


def _event(text: bytes) -> dict[str, Any]:
    event = json.loads(text)
    if not isinstance(event, dict):
        raise TypeError("the event must be a JSON object")
    return event


def _print(outcome: Outcome) -> None:
    if outcome.output:
        sys.stdout.write(outcome.output + "\n")
    if outcome.message:
        _report(outcome.message)


def _report(text: str) -> None:
    sys.stderr.write(text + "\n")


if __name__ == "__main__":
    sys.exit(main())
