"""Daemons with an `[access]` map."""

import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.daemon import Daemon


@contextmanager
def folder_for_all() -> Iterator[Path]:
    """A folder that every unix user may pass through."""
    folder = Path(tempfile.mkdtemp(prefix="memoryd-access-"))
    folder.chmod(0o711)
    yield folder
    shutil.rmtree(folder)


@contextmanager
def daemon_with(access: dict[str, Any], *flags: str) -> Iterator[Daemon]:
    """A daemon with this map, at a place that every unix user can reach."""
    with folder_for_all() as folder:
        daemon = Daemon(folder, "--access", json.dumps(access), *flags)
        try:
            daemon.start()
            yield daemon
        finally:
            code = daemon.stop()
        assert code == 0, daemon.log()
        daemon.check_log()


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every unix user may pass through."""
    with folder_for_all() as folder:
        yield folder


@pytest.fixture
def start_with() -> Iterator[Callable[..., Daemon]]:
    """Starts a daemon with a map."""
    with ExitStack() as running:
        yield lambda *given: running.enter_context(daemon_with(*given))


needs_root = pytest.mark.skipif(
    os.geteuid() != 0, reason="NOT TESTED: other unix users can only be played by root"
)
