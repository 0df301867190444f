"""How long `memoryctl health` takes beside a bare Python, in one run against a real daemon.

    python bench/cli.py            prints a table, writes bench/out/cli.json

The commands take turns, so that what else the machine does meets all of them alike. Bytecode
is cached in a folder of the run's own, as an installed package has it, and warmed up first.
"""

import json
import os
import platform
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 30
OUT = Path(__file__).resolve().parent / "out" / "cli.json"


def main() -> int:
    """Measure, print and write. Returns the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "memoryd.sock"
        daemon = subprocess.Popen(
            [
                *(sys.executable, "-m", "memoryd", "--socket", str(path)),
                *("--workspace-root", str(Path(folder) / "workspace")),
            ],
            env=_environment(Path(folder) / "bytecode"),
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait_until_it_serves(path, daemon)
            measured = _measure(path, _environment(Path(folder) / "bytecode"))
        finally:
            daemon.terminate()
            daemon.wait(timeout=30)
    _print(measured)
    OUT.parent.mkdir(parents=True, exist_ok=True)
    report = {"python": platform.python_version(), "runs": RUNS, "milliseconds": measured}
    OUT.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    print(f"wrote {OUT}")
    return 0


def _wait_until_it_serves(path: Path, daemon: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + 30
    while True:
        with socket.socket(socket.AF_UNIX) as probe:
            try:
                probe.connect(str(path))
            except OSError as error:
                if daemon.poll() is not None or time.monotonic() > deadline:
                    raise SystemExit("the daemon does not start") from error
                time.sleep(0.02)
            else:
                return


def _environment(bytecode: Path) -> dict[str, str]:
    named = ("MEMORYD_", "PYTHONDONTWRITEBYTECODE")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(named)}
    return kept | {"PYTHONPYCACHEPREFIX": str(bytecode)}


def _measure(path: Path, environment: dict[str, str]) -> dict[str, dict[str, float]]:
    memoryctl = Path(sys.executable).parent / "memoryctl"
    commands = {
        "python -c pass": [sys.executable, "-c", "pass"],
        'python -c "import socket, json"': [sys.executable, "-c", "import socket, json"],
        "memoryctl health": [str(memoryctl), "--socket", str(path), "health"],
    }
    times: dict[str, list[float]] = {name: [] for name in commands}
    for turn in range(1 + RUNS):
        for name, words in commands.items():
            began = time.perf_counter()
            subprocess.run(words, stdout=subprocess.DEVNULL, env=environment, check=True)
            if turn:
                times[name].append(1000 * (time.perf_counter() - began))
    return {
        name: {
            "median": round(statistics.median(values), 1),
            "fastest": round(min(values), 1),
            "slowest": round(max(values), 1),
        }
        for name, values in times.items()
    }


def _print(measured: dict[str, dict[str, float]]) -> None:
    print(f"{'milliseconds, ' + str(RUNS) + ' runs':34}{'median':>9}{'fastest':>9}{'slowest':>9}")
    for name, row in measured.items():
        print(f"{name:34}{row['median']:9.1f}{row['fastest']:9.1f}{row['slowest']:9.1f}")


if __name__ == "__main__":
    sys.exit(main())
