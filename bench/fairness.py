"""What heavy checks of one user cost a small check of another.

    python bench/fairness.py            prints a table, writes bench/out/fairness.json

One user has 12 connections whose `memory.tool_call_check` calls hold 558 kB of arguments, one
under way on each all the time; with a rule that would be judged, and without any. Another user's
small checks, and checks of 8 kB, are timed alone and beside them.
"""

import argparse
import json
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from daemon_process import Caller, DaemonProcess
from latencies import print_table

HERE = Path(__file__).resolve().parent
OUT = HERE / "out"
HEAVY = 12
HEAVY_BYTES = 558_000
P95_AT_MOST_MS = 100.0
_PAUSE_S = 0.02
_SECONDS = 10.0

_SMALL = {"tool_name": "send_email", "arguments": {"to": "tom@other.example", "body": "hello"}}
_MEDIUM = {"tool_name": "send_email", "arguments": {"to": [f"a{n}@b.example" for n in range(400)]}}


def heavy_calls() -> list[dict[str, Any]]:
    """Calls of `HEAVY_BYTES`, each slow in another way."""
    count = HEAVY_BYTES // 16
    line = "x=" + "a" * 4000 + "; echo " + "$x " * ((HEAVY_BYTES - 4010) // 3)
    return [
        {"tool_name": "send_email", "arguments": {"to": [f"a{n:06}@b.ex" for n in range(count)]}},
        {"tool_name": "bash", "arguments": {"command": "env " * (HEAVY_BYTES // 4)}},
        {"tool_name": "bash", "arguments": {"command": line}},
        {"tool_name": "bash", "arguments": {"commands": [f"cp a{n:06} b" for n in range(count)]}},
    ]


def main() -> int:
    """Measure, print and write. 0 when the target is met, 1 when not."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=_SECONDS, help="length of each part")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, DaemonProcess(Path(folder)) as daemon:
        for user in ("small", "ruled"):
            for tool in ("send_email", "bash"):
                daemon.call(
                    "memory.tool_rule_put",
                    user_id=user,
                    tool_name=tool,
                    rule="Never use sudo.",
                    priority="critical",
                )
        rows = {"alone": _timed(daemon, given.seconds)}
        for user, name in (("ruled", "beside 12 with a rule"), ("bare", "beside 12 without rules")):
            with _Heavy(daemon, user) as heavy:
                rows[name] = _timed(daemon, given.seconds)
                rows[name + ", 8 kB"] = _timed(daemon, given.seconds, _MEDIUM)
                rows[name]["heavy_calls"] = heavy.ended
    print_table(rows)
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / "fairness.json").write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")
    met = all(row["p95_ms"] < P95_AT_MOST_MS for name, row in rows.items() if "8 kB" not in name)
    print(f"p95 of small checks < {P95_AT_MOST_MS:.0f} ms: {'met' if met else 'not met'}")
    return 0 if met else 1


class _Heavy:
    """Heavy calls of one user under way on `HEAVY` connections, from `with` to its end."""

    def __init__(self, daemon: DaemonProcess, user_id: str) -> None:
        self._daemon = daemon
        self._user_id = user_id
        self._is_over = False
        self._threads = [threading.Thread(target=self._run, args=(n,)) for n in range(HEAVY)]
        self.ended = 0

    def __enter__(self) -> "_Heavy":
        for thread in self._threads:
            thread.start()
        time.sleep(1.0)
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over = True
        for thread in self._threads:
            thread.join()

    def _run(self, number: int) -> None:
        calls = heavy_calls()
        call = calls[number % len(calls)]
        with Caller(self._daemon) as caller:
            while not self._is_over:
                try:
                    caller.timed("memory.tool_call_check", {"user_id": self._user_id} | call)
                except SystemExit as error:
                    if "timeout" not in str(error):
                        raise
                self.ended += 1


def _timed(
    daemon: DaemonProcess, seconds: float, call: dict[str, Any] = _SMALL
) -> dict[str, float]:
    taken = []
    ends = time.monotonic() + seconds
    with Caller(daemon) as caller:
        while time.monotonic() < ends:
            took, _ = caller.timed("memory.tool_call_check", {"user_id": "small"} | call)
            taken.append(1000 * took)
            time.sleep(_PAUSE_S)
    taken.sort()
    return {
        "p50_ms": taken[len(taken) // 2],
        "p95_ms": taken[int(len(taken) * 0.95)],
        "max_ms": taken[-1],
        "checks": len(taken),
    }


if __name__ == "__main__":
    sys.exit(main())
