"""What `memory.tool_call_check` costs: awkward calls in processor time, and the way through a
daemon's socket under many rules."""

import tempfile
import time
from pathlib import Path
from typing import Any

from daemon_process import Caller, DaemonProcess
from latencies import milliseconds

from memoryd.rules.judging.verdict import judge, rules_for
from memoryd.rules.rule import Rule

RULES = 1000
PROSE_BYTES = 50_000
LARGE_BYTES = 900_000
NESTING = 120
"""Levels of arguments: a little less than what the daemon reads (`max_nesting`)."""
ROUNDS = 5
CALLS = 200

_ADDRESSES = [f"Never email person{number}@example.com." for number in range(RULES)]
_COMMANDS = [
    "never use sudo",
    "never run rm -rf outside /tmp",
    "don't touch /etc",
    "never push to main",
]


def awkward_calls() -> dict[str, tuple[str, list[str], dict[str, Any]]]:
    """By name: a tool, its rules and the arguments of a call that is hard on the check."""
    nested: Any = "tom@other.example"
    for _ in range(NESTING // 2):
        nested = {"to": [nested]}
    words = " ".join(f"/srv/data/{number}.txt" for number in range(6000))
    return {
        f"{PROSE_BYTES // 1000} kB of prose": (
            "send_email",
            _ADDRESSES,
            {"to": "tom@other.example", "body": "lorem ipsum " * (PROSE_BYTES // 12)},
        ),
        f"{NESTING} levels": ("send_email", _ADDRESSES, {"to": nested}),
        "a word of 900 kB": ("send_email", _ADDRESSES, {"to": "a" * LARGE_BYTES}),
        "75,000 recipients": ("send_email", _ADDRESSES, {"to": "a@b.example," * 75_000}),
        "a command of 6,000 words": ("bash", _COMMANDS, {"command": f"cp {words}"}),
        "1,500 commands": ("bash", _COMMANDS, {"command": " && ".join(["cp a b"] * 1500)}),
        "180,000 commands": ("bash", _COMMANDS, {"command": "a && " * 180_000}),
    }


def processor_milliseconds(tool: str, texts: list[str], arguments: dict[str, Any]) -> float:
    """The least processor time of three checks."""
    rules = rules_for(
        [
            Rule(tool, f"r{number}", text, "critical", "user_explicit", 0, 0)
            for number, text in enumerate(texts)
        ],
        tool,
    )
    taken = []
    for _ in range(3):
        began = time.thread_time()
        judge(rules, tool, arguments)
        taken.append(1000 * (time.thread_time() - began))
    return min(taken)


def through_socket(rules: int = RULES) -> dict[str, float]:
    """p50 and p95 in milliseconds of checks of `PROSE_BYTES` under `rules` rules of one tool."""
    arguments = {"to": "tom@other.example", "body": "lorem ipsum " * (PROSE_BYTES // 12)}
    params = {"user_id": "bench", "tool_name": "send_email", "arguments": arguments}
    with tempfile.TemporaryDirectory() as folder, DaemonProcess(Path(folder)) as daemon:
        stored = [
            {"user_id": "bench", "tool_name": "send_email", "rule": text, "priority": "critical"}
            for text in _ADDRESSES[:rules]
        ]
        daemon.call_all("storing rules", "memory.tool_rule_put", stored)
        with Caller(daemon) as caller:
            rounds = [
                [caller.timed("memory.tool_call_check", params)[0] for _ in range(CALLS)]
                for _ in range(ROUNDS + 1)
            ]
            return milliseconds(rounds[1:])


def print_costs() -> None:
    """A line for each awkward call, and one for the socket."""
    for name, (tool, texts, arguments) in awkward_calls().items():
        took = processor_milliseconds(tool, texts, arguments)
        print(f"{name}: {took:.2f} ms of processor time")
    row = through_socket()
    print(
        f"{RULES} rules, {PROSE_BYTES // 1000} kB, through the socket: "
        f"p50 {row['p50_ms']:.2f} ms, p95 {row['p95_ms']:.2f} ms"
    )
