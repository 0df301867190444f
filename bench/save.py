"""What a save takes beside a bare commit of one row on the same disk, and how savers share.

    python bench/save.py           prints a table, writes bench/out/save.json

A bare commit is one INSERT into an SQLite file in WAL mode with synchronous=FULL. It takes turns
with `memory_save` on a daemon without a model, one at a time. Then a daemon saves that embeds
and stores vectors meanwhile, and at last 64 savers save for one user at once.
"""

import argparse
import json
import os
import platform
import selectors
import socket
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from corpus import sentences
from daemon_process import Caller, DaemonProcess, request_line
from filled_daemon import wait_until_idle
from latencies import milliseconds, print_table, ratio
from sqlcipher3 import dbapi2 as sqlite

from memoryd.guard.door import scan

OUT = Path(__file__).resolve().parent / "out"
BARE, KEYWORD, SAVE = "bare commit", "memory_save, no model", "memory_save, embedding behind it"
SAVERS = 64
SLOWER_BY_AT_MOST_MS = 1.0


def main() -> int:
    """Measure, print and write. 0 when the target is met, 1 when not."""
    parser = argparse.ArgumentParser(description="Latency of memory_save beside a bare commit.")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--saves", type=int, default=40, help="saves a round")
    given = parser.parse_args()
    needed = 3 * (given.rounds + 1) * given.saves + given.rounds * given.saves + 2 * SAVERS
    # the guard takes a few of the sentences, random words as they are, for attacks
    taken = (text for text in sentences(2 * needed) if scan(text) is None)
    texts = iter(list(islice(taken, needed)))
    with (
        tempfile.TemporaryDirectory() as folder,
        DaemonProcess(Path(folder) / "keyword", "--embedding-model", "none") as keyword,
        DaemonProcess(Path(folder) / "model") as embedding,
    ):
        rounds = _rounds(
            Path(folder), {KEYWORD: keyword, SAVE: embedding}, texts, given.rounds, given.saves
        )
        savers = _savers(keyword, texts, given.rounds * given.saves)
    rows = {name: milliseconds(each) for name, each in rounds.items()}
    beyond = rows[KEYWORD]["p50_ms"] - rows[BARE]["p50_ms"]
    report: dict[str, Any] = {
        "python": platform.python_version(),
        "cpus": os.cpu_count(),
        "rounds": given.rounds,
        "saves_a_round": given.saves,
        "results": rows,
        "to_bare": {name: ratio(rounds[name], rounds[BARE]) for name in (KEYWORD, SAVE)},
        "savers": savers,
        "targets": {
            "p50 beyond a bare commit, ms": {
                "at_most": SLOWER_BY_AT_MOST_MS,
                "measured": beyond,
                "met": beyond <= SLOWER_BY_AT_MOST_MS,
            }
        },
    }
    print_table(rows)
    print(
        f"{SAVERS} savers of one user: {savers['per_second']:,.0f} saves/s,"
        f" {savers['saves_a_commit']:.1f} saves a commit"
    )
    verdict = "met" if beyond <= SLOWER_BY_AT_MOST_MS else "MISSED"
    print(f"p50 beyond a bare commit: {beyond:.2f} ms (≤ {SLOWER_BY_AT_MOST_MS}): {verdict}")
    OUT.mkdir(exist_ok=True)
    (OUT / "save.json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    print(f"wrote {OUT / 'save.json'}")
    return 0 if beyond <= SLOWER_BY_AT_MOST_MS else 1


def _rounds(
    folder: Path, daemons: dict[str, DaemonProcess], texts: Iterator[str], count: int, saves: int
) -> dict[str, list[list[float]]]:
    """Seconds by name and round; one round more warms up and does not count."""
    rounds: defaultdict[str, list[list[float]]] = defaultdict(list)
    driver = sqlite.connect(str(folder / "bare.db"), isolation_level=None)
    driver.execute("PRAGMA journal_mode = WAL")
    driver.execute("PRAGMA synchronous = FULL")
    driver.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, content TEXT)")

    def bare(text: str) -> float:
        began = time.perf_counter()
        driver.execute("INSERT INTO notes (content) VALUES (?)", (text,))
        return time.perf_counter() - began

    callers = {name: Caller(daemon) for name, daemon in daemons.items()}

    def saved(name: str, text: str) -> float:
        return callers[name].timed("memory_save", {"user_id": "sam", "content": text})[0]

    for number in range(count + 1):
        taken: dict[str, list[float]] = {BARE: [], KEYWORD: []}
        for _ in range(saves):
            taken[BARE].append(bare(next(texts)))
            taken[KEYWORD].append(saved(KEYWORD, next(texts)))
        taken[SAVE] = [saved(SAVE, next(texts)) for _ in range(saves)]
        wait_until_idle(daemons[SAVE])
        if number:
            for name, one in taken.items():
                rounds[name].append(one)
    driver.close()
    for caller in callers.values():
        caller.close()
    return rounds


def _savers(daemon: DaemonProcess, texts: Iterator[str], saves: int) -> dict[str, float]:
    """Each saver has a connection of its own and one save under way."""
    before, left = daemon.call("daemon.stats")["storage"], saves
    with selectors.DefaultSelector() as selector:
        for _ in range(SAVERS):
            client = socket.socket(socket.AF_UNIX)
            client.connect(str(daemon.socket))
            selector.register(client, selectors.EVENT_READ)
            client.sendall(_save(next(texts)))
        began = time.perf_counter()
        while left > 0:
            for key, _ in selector.select(30.0):
                client = key.fileobj  # type: ignore[assignment]
                if not client.recv(1 << 16).endswith(b"\n"):
                    raise SystemExit("the daemon hung up")
                left -= 1
                client.sendall(_save(next(texts)))
        spent = time.perf_counter() - began
        for key in list(selector.get_map().values()):
            key.fileobj.close()  # type: ignore[union-attr]
    after = daemon.call("daemon.stats")["storage"]
    commits = after["commits"] - before["commits"]
    return {
        "savers": SAVERS,
        "per_second": saves / spent,
        "saves_a_commit": (after["writes"] - before["writes"]) / commits,
    }


def _save(text: str) -> bytes:
    return request_line("memory_save", {"user_id": "sam", "content": text})


if __name__ == "__main__":
    sys.exit(main())
