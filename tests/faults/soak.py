"""A daemon under a steady load for a long time, and what it takes of the machine meanwhile."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil

from tests.database import encryption_flags
from tests.faults.steady_load import SteadyLoad

CLIENTS = 64
_START_S = 60.0
_STOP_S = 60.0


@dataclass(frozen=True)
class Sample:
    """What the daemon holds at one moment. `at`: seconds since the begin of the soak."""

    at: float
    rss_mb: float
    fds: int
    threads: int


@dataclass
class Soak:
    """One daemon as it runs in earnest, without development checks, in `folder`."""

    folder: Path
    load: SteadyLoad
    samples: list[Sample] = field(default_factory=list)
    stops: list[tuple[float, int]] = field(default_factory=list)
    """The seconds from each SIGTERM to the exit, and the exit code."""
    _began: float = field(default_factory=time.monotonic)

    @property
    def socket(self) -> Path:
        return self.folder / "memoryd.sock"

    @property
    def log(self) -> Path:
        return self.folder / "memoryd.log"

    def phase(self, seconds: float, interval: float) -> None:
        """Start the daemon, load it for some seconds, and stop it under that load."""
        process = self._start()
        try:
            asyncio.run(self._load(process, seconds, interval))
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()

    def _start(self) -> "subprocess.Popen[bytes]":
        places = [f"--socket={self.socket}", f"--workspace-root={self.folder}/workspace"]
        command = [sys.executable, "-m", "memoryd", "--log-level=warning", *places]
        command += encryption_flags()
        environment = {k: v for k, v in os.environ.items() if not k.startswith("MEMORYD_")}
        with self.log.open("ab") as stderr:
            process = subprocess.Popen(command, stderr=stderr, env=environment)
        deadline = time.monotonic() + _START_S
        while not self._serves():
            assert process.poll() is None, self.log.read_text("utf-8")
            assert time.monotonic() < deadline
            time.sleep(0.02)
        return process

    def _serves(self) -> bool:
        with socket.socket(socket.AF_UNIX) as probe:
            return probe.connect_ex(str(self.socket)) == 0

    async def _load(
        self, process: "subprocess.Popen[bytes]", seconds: float, interval: float
    ) -> None:
        watched = psutil.Process(process.pid)
        clients = [
            asyncio.create_task(self.load.run_client(self.socket, number))
            for number in range(CLIENTS)
        ]
        end = time.monotonic() + seconds
        while time.monotonic() < end and process.poll() is None:
            await asyncio.sleep(interval)
            self._sample(watched)
        asked = time.monotonic()
        process.send_signal(signal.SIGTERM)
        code = await asyncio.to_thread(process.wait, _STOP_S)
        self.stops.append((time.monotonic() - asked, code))
        await asyncio.gather(*clients)

    def _sample(self, watched: psutil.Process) -> None:
        with watched.oneshot():
            rss, fds, threads = watched.memory_info().rss, watched.num_fds(), watched.num_threads()
        self.samples.append(Sample(time.monotonic() - self._began, rss / 1e6, fds, threads))

    def result(self) -> dict[str, Any]:
        """Everything that was measured, for a JSON file."""
        return {
            "clients": CLIENTS,
            "users": len(self.load.users),
            "answers": dict(self.load.answers),
            "busy": self.load.busy,
            "errors": self.load.errors[:20],
            "stops": [{"seconds": seconds, "exit_code": code} for seconds, code in self.stops],
            "samples": [vars(sample) for sample in self.samples],
        }

    def write(self, folder: Path) -> None:
        """`soak.json` and `soak.png` into this folder."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "soak.json").write_text(json.dumps(self.result(), indent=1), "utf-8")
        _plot(self.samples, folder / "soak.png")


def _plot(samples: list[Sample], file: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 6), layout="constrained")
    minutes = [sample.at / 60 for sample in samples]
    axes = figure.subplots(2, sharex=True)
    axes[0].plot(minutes, [sample.rss_mb for sample in samples], color="tab:blue")
    axes[0].set_ylabel("resident memory, MB")
    axes[1].plot(minutes, [sample.fds for sample in samples], label="open files")
    axes[1].plot(minutes, [sample.threads for sample in samples], label="threads")
    axes[1].legend()
    axes[1].set_xlabel("minutes; the daemon is stopped and started once")
    for one in axes:
        one.set_ylim(bottom=0)
        one.grid(alpha=0.3)
    figure.savefig(file, dpi=110)
