"""A daemon that holds many passages, half of them notes and half turns.

The texts go in through the socket. Their vectors, which the model would need many minutes for,
are put straight into the database file while the daemon is stopped; they are as good as its own,
under its own model's fingerprint (see bench/corpus.py).
"""

import secrets
import shutil
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import psutil
from daemon_process import DaemonProcess
from numpy.typing import NDArray
from sqlcipher3 import dbapi2 as sqlite

from memoryd_client.memoryctl.errors import DaemonError

USER = "sam"
_TURNS_A_SESSION = 100
_IDLE_S = 300.0

Matrix = NDArray[np.float32]


def fill(daemon: DaemonProcess, texts: Sequence[str], vectors: Matrix, fingerprint: str) -> None:
    """Fill a running daemon, and restart it with the vectors; row i belongs to text i. The odd
    sentence that is refused as a note, made of random words as it is, goes in as a turn."""
    daemon.stop()
    daemon.start("--embedding-model", "none")
    half = range(len(texts) // 2)
    notes: list[dict[str, Any]] = [{"user_id": USER, "content": texts[place]} for place in half]
    saved = daemon.call_all(f"notes, {len(texts):,}", "memory_save", notes, may_fail=True)
    refused = [place for place in half if isinstance(saved[place], DaemonError)]
    said = [*refused, *range(len(half), len(texts))]
    turns: list[dict[str, Any]] = [
        {
            "user_id": USER,
            "session_id": f"session-{number // _TURNS_A_SESSION}",
            "assistant_response": texts[place],
        }
        for number, place in enumerate(said)
    ]
    daemon.call_all(f"turns, {len(texts):,}", "memory.turn_complete", turns)
    daemon.stop()
    kept = np.setdiff1d(half, refused)
    _put_vectors(daemon.database(USER), vectors[[*kept, *said]], fingerprint)
    daemon.start()
    daemon.wait_for_job("screening", USER)  # of the turns, which go with the vectors otherwise


@contextmanager
def encrypted_copy(daemon: DaemonProcess, folder: Path) -> Iterator[DaemonProcess]:
    """Another running daemon with the same memory, encrypted under a key of its own."""
    daemon.stop()
    shutil.copytree(daemon.workspace, folder / "workspace")
    daemon.start()
    key = folder / "key"
    key.touch(0o600)
    key.write_text(secrets.token_hex(32))
    with DaemonProcess(folder, "--key-source", f"file:{key}") as copy:
        copy.call("user.encrypt", user_id=USER)
        yield copy


def wait_until_idle(daemon: DaemonProcess) -> float:
    """Wait until the daemon has nothing to do any more; how many seconds that took."""
    process, began = psutil.Process(daemon.pid), time.monotonic()
    while time.monotonic() < began + _IDLE_S:
        before = sum(process.cpu_times()[:2])
        time.sleep(0.5)
        if sum(process.cpu_times()[:2]) - before < 0.05:
            return time.monotonic() - began - 0.5
    raise SystemExit(f"the daemon is busy since {_IDLE_S:.0f} s")


def _put_vectors(database: Path, vectors: Matrix, fingerprint: str) -> None:
    driver = sqlite.connect(str(database), isolation_level=None)
    try:
        driver.execute("BEGIN IMMEDIATE")
        ids = [row[0] for row in driver.execute("SELECT id FROM passages ORDER BY id")]
        if len(ids) != len(vectors):
            raise SystemExit(f"{len(vectors)} texts became {len(ids)} passages")
        model = driver.execute(
            "INSERT INTO embedding_models (fingerprint, dimension) VALUES (?, ?) RETURNING id",
            (fingerprint, vectors.shape[1]),
        ).fetchone()[0]
        driver.executemany(
            "INSERT INTO vectors (passage_id, embedding) VALUES (?, ?)",
            (
                (id_, vector.astype("<f4").tobytes())
                for id_, vector in zip(ids, vectors, strict=True)
            ),
        )
        driver.execute("UPDATE passages SET model = ?", (model,))
        driver.execute("COMMIT")
    finally:
        driver.close()
