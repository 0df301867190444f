"""`python -m memoryd.clients.hooks EVENT`: one event of an agent runtime, as JSON on stdin.

Events: `session-start` prints the block to pin; `pre-tool-use` exits with 0 to let the tool run and
with 2 to block it; `turn-complete` reports a turn given as the params of memory.turn_complete;
`stop` reports the turns of a Claude Code transcript. hook.sh calls it.
"""

import argparse
import json
import sys
from typing import Any

from memoryd.clients.hooks.events import EVENTS, FAILED, Outcome
from memoryd.clients.python.client import Client, Memory
from memoryd.clients.python.errors import ClientError

TIMEOUT = 5.0
"""Seconds for all calls of one event: less than hook.sh gives, which is less than runtimes do."""


def main(words: list[str] | None = None) -> int:
    """Handle one event. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="memoryd-hook", description=__doc__, allow_abbrev=False)
    parser.add_argument("event", choices=sorted(EVENTS))
    parser.add_argument("--user", required=True, help="whose rules hold")
    parser.add_argument("--socket", help="the daemon's socket")
    parser.add_argument("--on-failure", choices=("block", "warn"), default="block")
    options = parser.parse_args(words)
    try:
        event = _event(sys.stdin.buffer.read())
        with Client(options.socket, timeout=TIMEOUT) as client:
            outcome = EVENTS[options.event](Memory(options.user, client), event)
    except (ClientError, LookupError, TypeError, ValueError, RecursionError) as problem:
        _tell(f"memoryd: {options.event} failed: {_reason(problem)}")
        return FAILED
    _print(outcome)
    return outcome.exit_code


def _reason(problem: Exception) -> str:
    """What went wrong; the text of a KeyError or a TypeError says it only with its name."""
    named = not isinstance(problem, ClientError | ValueError)
    return f"{type(problem).__name__}: {problem}" if named else str(problem)


def _event(text: bytes) -> dict[str, Any]:
    event = json.loads(text)
    if not isinstance(event, dict):
        raise TypeError("the event must be a JSON object")
    return event


def _print(outcome: Outcome) -> None:
    if outcome.answer:
        sys.stdout.write(outcome.answer + "\n")
    if outcome.message:
        _tell(outcome.message)


def _tell(text: str) -> None:
    sys.stderr.write(text + "\n")


if __name__ == "__main__":
    sys.exit(main())
