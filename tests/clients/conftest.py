"""memoryctl as a process, as a shell starts it."""

import os
import pty
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]
COMMAND = [sys.executable, "-X", "dev", "-W", "error", "-m", "memoryd_client.memoryctl"]


def clean_environment(**more: str) -> dict[str, str]:
    """The environment without anything that memoryctl reads, but for what is given."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("MEMORYD_", "MEMORYCTL_", "XDG_"))
    }
    return kept | more


@pytest.fixture
def memoryctl(tmp_path: Path) -> Run:
    """Runs memoryctl with piped streams: `memoryctl("health", environment={...}, stdin="…")`."""

    def run(
        *words: str, environment: dict[str, str] | None = None, stdin: str = ""
    ) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [*COMMAND, *words],
            env=clean_environment(**(environment or {})),
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            timeout=60,
            check=False,
        )

    return run


@pytest.fixture
def on_terminal(tmp_path: Path) -> Callable[..., tuple[int, str]]:
    """Runs memoryctl with a terminal for all streams: exit code and everything it shows."""

    def run(
        *words: str, environment: dict[str, str] | None = None, typed: str = ""
    ) -> tuple[int, str]:
        ours, theirs = pty.openpty()
        process = subprocess.Popen(
            [*COMMAND, *words],
            env=clean_environment(**(environment or {})),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=tmp_path,
        )
        os.close(theirs)
        os.write(ours, typed.encode())
        shown = b""
        while piece := _read(ours):
            shown += piece
        os.close(ours)
        return process.wait(timeout=60), shown.decode().replace("\r\n", "\n")

    return run


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # Linux reports the end of a terminal so
        return b""
