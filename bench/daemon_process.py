"""A daemon of a bench's own, and the ways to talk to it."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psutil
from progress import Progress, counted

from memoryd_client.memoryctl.connection import Connection
from memoryd_client.memoryctl.errors import DaemonError, UnreachableError

_START_S = 30.0
_ANSWER_S = 120.0
_VECTORS_S = 1800.0
_WINDOW = 128


class DaemonProcess:
    """A daemon with its socket and its workspace in `folder`, running from `with` to its end.

    `flags` are those of memoryd. `stop` and `start` restart it on the same workspace.
    """

    def __init__(self, folder: Path, *flags: str) -> None:
        self.socket = folder / "memoryd.sock"
        self.workspace = folder / "workspace"
        self._flags = flags
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.socket.parent.mkdir(parents=True, exist_ok=True)
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self, *flags: str) -> None:
        """Start it and wait until it serves. `flags` hold for this time only."""
        places = ["--socket", str(self.socket), "--workspace-root", str(self.workspace)]
        command = [sys.executable, "-m", "memoryd", "--log-level", "error"]
        self._process = subprocess.Popen(
            [*command, *places, *self._flags, *flags],
            env={k: v for k, v in os.environ.items() if not k.startswith("MEMORYD_")},
        )
        deadline = time.monotonic() + _START_S
        while True:
            try:
                self.call("daemon.health")
            except UnreachableError as error:
                if self._process.poll() is not None or time.monotonic() > deadline:
                    self.stop()
                    raise SystemExit("the daemon does not start") from error
                time.sleep(0.02)
            else:
                return

    def stop(self) -> None:
        """End it as a service manager would."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=_START_S)
            self._process = None

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    @property
    def resident_mb(self) -> float:
        """Resident memory now, in megabytes."""
        return float(psutil.Process(self.pid).memory_info().rss / 1e6)

    def database(self, user_id: str) -> Path:
        """The database file of a user."""
        return self.workspace / user_id / ".oxydra" / "memory.db"

    def call(self, method: str, **params: object) -> Any:
        """The result of one call on a connection of its own."""
        with Connection(str(self.socket), _ANSWER_S) as connection:
            return connection.call(method, params)

    def call_all(
        self,
        what: str,
        method: str,
        params: Sequence[Mapping[str, Any]],
        *,
        may_fail: bool = False,
    ) -> list[Any]:
        """The results of many calls, in their order, as fast as the daemon takes them. An error
        ends the bench, or stands in the place of the result if calls may fail."""
        answers: dict[int, Any] = {}
        with Connection(str(self.socket), _ANSWER_S) as connection:
            pipeline = connection.pipeline(method, params, _WINDOW)
            for position, answer in counted(what, pipeline, len(params)):
                if isinstance(answer, DaemonError) and not may_fail:
                    raise SystemExit(f"{method} answered {answer.error}")
                answers[position] = answer
        return [answers[position] for position in range(len(params))]

    def wait_for_job(self, kind: str, user_id: str) -> None:
        """Wait until the background work of this kind has begun and ended."""
        deadline = time.monotonic() + _VECTORS_S
        progress = Progress(f"{kind}, {user_id}")
        while time.monotonic() < deadline:
            for job in self.call("daemon.jobs", user_id=user_id)["jobs"]:
                progress.show(job["done"], job["total"])
                if job["kind"] == kind and job["state"] == "done":
                    progress.end()
                    return
            time.sleep(0.2)
        raise SystemExit(f"the {kind} of {user_id} has not ended after {_VECTORS_S:.0f} s")

    def wait_for_vectors(self, user_id: str) -> None:
        """Wait until every passage of this user has its vector."""
        deadline = time.monotonic() + _VECTORS_S
        progress = Progress(f"embedding, {user_id}")
        while time.monotonic() < deadline:
            listed = self.call("daemon.jobs", user_id=user_id, state="running")
            if listed["embedding"]["state"] in ("off", "failed"):
                raise SystemExit(f"there is no model: {listed['embedding']['reason']}")
            for job in listed["jobs"]:
                progress.show(job["done"], job["total"])
            if not listed["jobs"]:
                found = self.call(
                    "memory_search", user_id=user_id, query="a", include_conversation=True
                )
                if not found["warnings"]:
                    progress.end()
                    return
            time.sleep(0.2)
        raise SystemExit(f"the vectors of {user_id} are not there after {_VECTORS_S:.0f} s")


class Caller:
    """A connection whose calls are timed: one is under way at a time."""

    def __init__(self, daemon: DaemonProcess) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(_ANSWER_S)
        self._socket.connect(str(daemon.socket))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._socket.close()

    def timed(self, method: str, params: Mapping[str, Any]) -> tuple[float, Any]:
        """Seconds from the sending of the request to the last byte of its answer; the result."""
        line = request_line(method, params)
        began = time.perf_counter()
        self._socket.sendall(line)
        answer = self._socket.recv(1 << 18)
        while not answer.endswith(b"\n"):
            answer += self._socket.recv(1 << 18)
        took = time.perf_counter() - began
        decoded = json.loads(answer)
        if "error" in decoded:
            raise SystemExit(f"{method} answered {decoded['error']}")
        return took, decoded["result"]


def request_line(method: str, params: Mapping[str, Any]) -> bytes:
    """A request as it goes over the socket."""
    request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    return json.dumps(request).encode() + b"\n"
