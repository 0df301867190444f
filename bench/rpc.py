"""What a request costs beside a bare echo server, in one run, against a real daemon.

    python bench/rpc.py            prints a table, writes bench/out/rpc.json and rpc.png

`memory.tool_rule_get` of an existing rule is asked one at a time, pipelined on one connection,
and one at a time on several connections at once. Rounds of the two servers take turns, so that
what else the machine does meets both; the figures are medians of the rounds, and a ratio is the
median of the rounds' own ratios.
"""

import argparse
import json
import os
import platform
import selectors
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("Agg")
from matplotlib import pyplot as plt

HERE = Path(__file__).resolve().parent
OUT = HERE / "out"
CONNECTIONS = 8
ONE_AT_A_TIME_AT_MOST = 4.0
PIPELINED_AT_LEAST = 5000.0

Round = dict[str, float]


def main() -> int:
    """Measure, print and write. 0 when the targets are met, 1 when not."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each server")
    parser.add_argument("--requests", type=int, default=2000, help="requests a round")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        echo, daemon = Path(folder) / "echo.sock", Path(folder) / "memoryd.sock"
        processes = [
            _started(echo, str(HERE / "echo_server.py"), str(echo)),
            _started(
                daemon,
                *("-m", "memoryd", "--socket", str(daemon)),
                *("--workspace-root", str(Path(folder) / "workspace")),
            ),
        ]
        try:
            line = _existing_rule(daemon)
            rounds = _measure({"echo": echo, "memoryd": daemon}, line, given.rounds, given.requests)
        finally:
            for process in processes:
                process.terminate()
                process.wait(timeout=30)
    report = _report(rounds, given.requests)
    _print(report)
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / "rpc.json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    _plot(report, OUT / "rpc.png")
    print(f"wrote {OUT / 'rpc.json'} and {OUT / 'rpc.png'}")
    return 0 if all(target["met"] for target in report["targets"].values()) else 1


def _started(path: Path, *arguments: str) -> "subprocess.Popen[bytes]":
    """A Python process that listens on `path` by now."""
    process = subprocess.Popen(
        [sys.executable, *arguments],
        env={k: v for k, v in os.environ.items() if not k.startswith("MEMORYD_")},
        stderr=subprocess.DEVNULL,
    )
    deadline = time.monotonic() + 30
    while True:
        try:
            _connected(path).close()
        except OSError as error:
            if process.poll() is not None or time.monotonic() > deadline:
                raise SystemExit(f"{' '.join(arguments)} does not start") from error
            time.sleep(0.02)
        else:
            return process


def _connected(path: Path) -> socket.socket:
    made = socket.socket(socket.AF_UNIX)
    try:
        made.connect(str(path))
    except OSError:
        made.close()
        raise
    return made


def _existing_rule(path: Path) -> bytes:
    """Put a rule; the line that asks for it."""
    key = {"user_id": "sam", "tool_name": "shell", "id": "no-force"}
    rule = key | {"rule": "Never force-push to main.", "priority": "high"}
    with _connected(path) as client:
        for name, params in (("memory.tool_rule_put", rule), ("memory.tool_rule_get", key)):
            line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": name, "params": params})
            client.sendall(line.encode() + b"\n")
            answer = json.loads(client.recv(1 << 20))
            if answer.get("result", {}).get("rule") != rule["rule"]:
                raise SystemExit(f"{name} answered {answer}")
    return line.encode() + b"\n"


def _measure(
    servers: dict[str, Path], line: bytes, count: int, requests: int
) -> dict[str, dict[str, list[Round]]]:
    """The rounds of each kind and server; one round of each warms up and does not count."""
    kinds: dict[str, Callable[[Path, bytes, int], Round]] = {
        "one at a time": _one_at_a_time,
        "pipelined": _pipelined,
        f"{CONNECTIONS} connections": _several_connections,
    }
    rounds: dict[str, dict[str, list[Round]]] = {}
    for kind, run in kinds.items():
        rounds[kind] = {name: [] for name in servers}
        for number in range(count + 1):
            for name, path in servers.items():
                measured = run(path, line, requests)
                if number:
                    rounds[kind][name].append(measured)
    return rounds


def _one_at_a_time(path: Path, line: bytes, requests: int) -> Round:
    took = []
    with _connected(path) as client:
        began = time.perf_counter()
        for _ in range(requests):
            sent = time.perf_counter()
            client.sendall(line)
            while not client.recv(1 << 16).endswith(b"\n"):
                pass
            took.append(time.perf_counter() - sent)
        spent = time.perf_counter() - began
    return _latencies(took) | {"per_second": requests / spent}


def _pipelined(path: Path, line: bytes, requests: int) -> Round:
    """Everything is sent as fast as the server takes it."""
    left, answers = memoryview(line * requests), 0
    with _connected(path) as client, selectors.DefaultSelector() as selector:
        client.setblocking(False)
        selector.register(client, selectors.EVENT_READ | selectors.EVENT_WRITE)
        began = time.perf_counter()
        while answers < requests:
            for _, events in selector.select():
                if events & selectors.EVENT_WRITE:
                    left = left[client.send(left) :]
                    if not left:
                        selector.modify(client, selectors.EVENT_READ)
                if events & selectors.EVENT_READ:
                    answers += client.recv(1 << 18).count(b"\n")
        return {"per_second": requests / (time.perf_counter() - began)}


def _several_connections(path: Path, line: bytes, requests: int) -> Round:
    """Each connection has one request under way."""
    took: list[float] = []
    with selectors.DefaultSelector() as selector:
        clients = [_connected(path) for _ in range(CONNECTIONS)]
        began = time.perf_counter()
        sent = dict.fromkeys(clients, began)
        for client in clients:
            selector.register(client, selectors.EVENT_READ, client)
            client.sendall(line)
        while len(took) < requests:
            for key, _ in selector.select():
                client = key.data
                if client.recv(1 << 16).endswith(b"\n"):
                    now = time.perf_counter()
                    took.append(now - sent[client])
                    sent[client] = now
                    client.sendall(line)
        spent = time.perf_counter() - began
        for client in clients:
            client.close()
    return _latencies(took) | {"per_second": len(took) / spent}


def _latencies(seconds: list[float]) -> Round:
    cuts = statistics.quantiles(seconds, n=100)
    return {"p50_us": cuts[49] * 1e6, "p95_us": cuts[94] * 1e6, "p99_us": cuts[98] * 1e6}


def _report(rounds: dict[str, dict[str, list[Round]]], requests: int) -> dict[str, Any]:
    results: dict[str, Any] = {}
    for kind, servers in rounds.items():
        results[kind] = {
            name: {key: statistics.median(one[key] for one in each) for key in each[0]}
            for name, each in servers.items()
        }
        key = "p50_us" if "p50_us" in servers["echo"][0] else "per_second"
        pairs = zip(servers["memoryd"], servers["echo"], strict=True)
        ratio = statistics.median(one[key] / other[key] for one, other in pairs)
        results[kind]["ratio"] = {"of": key, "memoryd_to_echo": ratio}
    ratio = results["one at a time"]["ratio"]["memoryd_to_echo"]
    rate = results["pipelined"]["memoryd"]["per_second"]
    return {
        "method": "memory.tool_rule_get",
        "python": platform.python_version(),
        "cpus": os.cpu_count(),
        "requests_a_round": requests,
        "rounds": len(rounds["pipelined"]["echo"]),
        "results": results,
        "targets": {
            "one at a time, median latency to echo's": {
                "at_most": ONE_AT_A_TIME_AT_MOST,
                "measured": ratio,
                "met": ratio <= ONE_AT_A_TIME_AT_MOST,
            },
            "pipelined on one connection, requests/s": {
                "at_least": PIPELINED_AT_LEAST,
                "measured": rate,
                "met": rate >= PIPELINED_AT_LEAST,
            },
        },
    }


def _print(report: dict[str, Any]) -> None:
    print(f"{report['method']}, Python {report['python']}, medians of {report['rounds']} rounds")
    columns = ("requests/s", "p50 µs", "p95 µs", "p99 µs")
    print(f"{'':24}" + "".join(f"{column:>12}" for column in columns))
    for kind, result in report["results"].items():
        for name in ("echo", "memoryd"):
            values = [result[name].get(key) for key in ("per_second", "p50_us", "p95_us", "p99_us")]
            cells = "".join(f"{value:12,.0f}" if value else f"{'':12}" for value in values)
            print(f"{kind + ', ' + name:24}{cells}")
    for name, target in report["targets"].items():
        limit = f"≤ {target['at_most']}" if "at_most" in target else f"≥ {target['at_least']:,.0f}"
        verdict = "met" if target["met"] else "MISSED"
        print(f"{name}: {target['measured']:,.2f} ({limit}): {verdict}")


def _plot(report: dict[str, Any], path: Path) -> None:
    figure, (latency, rate) = plt.subplots(1, 2, figsize=(10, 4))
    results = report["results"]
    for place, name in enumerate(("echo", "memoryd")):
        one = results["one at a time"][name]
        keys = ("p50_us", "p95_us", "p99_us")
        spots = [number + place * 0.4 for number in range(len(keys))]
        latency.bar(spots, [one[key] for key in keys], width=0.38, label=name)
        spots = [number + place * 0.4 for number in range(len(results))]
        rate.bar(spots, [each[name]["per_second"] for each in results.values()], width=0.38)
    latency.set_xticks([0.2, 1.2, 2.2], ["p50", "p95", "p99"])
    latency.set_ylabel("µs, one at a time")
    latency.legend()
    rate.set_xticks([number + 0.2 for number in range(len(results))], list(results))
    rate.set_ylabel("requests/s")
    rate.set_yscale("log")
    figure.suptitle(f"{report['method']} beside an echo server on the same loop")
    figure.tight_layout()
    figure.savefig(path, dpi=120)
    plt.close(figure)


if __name__ == "__main__":
    sys.exit(main())
