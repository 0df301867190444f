"""Daemons with an `[access]` map."""

import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Daemon


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every unix user may pass through."""
    folder = Path(tempfile.mkdtemp(prefix="memoryd-access-"))
    folder.chmod(0o711)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def start_with(open_folder: Path) -> Iterator[Callable[..., Daemon]]:
    """Starts a daemon with this map."""
    started: list[Daemon] = []

    def start(access: dict[str, Any], *flags: str) -> Daemon:
        daemon = Daemon(open_folder, "--access", json.dumps(access), *flags)
        started.append(daemon)
        daemon.start()
        return daemon

    yield start
    for daemon in started:
        assert daemon.stop() == 0, daemon.log()
        daemon.check_log()


needs_root = pytest.mark.skipif(
    os.geteuid() != 0, reason="NOT TESTED: other unix users can only be played by root"
)
