"""Notes on a machine without any network."""

import subprocess
from collections.abc import Callable
from typing import Any

import pytest

from tests.daemon import Daemon
from tests.rpc.methods.note_calls import Notes

WITHOUT_NETWORK = ["unshare", "--net"]


@pytest.fixture
def offline(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes are started in a network namespace of their own, which has no interface up."""
    try:
        subprocess.run([*WITHOUT_NETWORK, "true"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no right to make a network namespace")
    popen = subprocess.Popen

    def start(command: list[str], **more: Any) -> "subprocess.Popen[bytes]":
        return popen([*WITHOUT_NETWORK, *command], **more)

    monkeypatch.setattr(subprocess, "Popen", start)


@pytest.mark.usefixtures("own_interpreter", "offline")
def test_notes_need_no_network(start_daemon: Callable[..., Daemon]) -> None:
    """Saved, found by meaning, updated and deleted without one."""
    running = start_daemon()
    namespace = f"/proc/{running.pid}/net/dev"
    with open(namespace, encoding="ascii") as interfaces:  # noqa: PTH123
        assert [line.split(":")[0].strip() for line in interfaces.readlines()[2:]] == ["lo"]
    notes = Notes(running.connect(), "sam")
    notes.save_all(["The invoice is due in March", "Rust is compiled"])
    note_id = notes.save("My sister gave birth to twins")
    assert notes.search("newborn babies in the family")[0]["note_id"] == note_id
    notes.update(note_id, "We moved to a house by the sea")
    assert notes.search("living near the ocean")[0]["note_id"] == note_id
    notes.delete(note_id)
    assert len(notes.search("living near the ocean")) == 2
    assert running.connect().call("daemon.jobs")["embedding"]["state"] == "ready"
