"""`memoryctl key new`: a key file that the daemon takes."""

import base64
import stat
from pathlib import Path

from memoryd.keys.source import load_ring
from tests.clients.conftest import Run


def test_a_new_key_is_one_that_the_daemon_takes(memoryctl: Run, tmp_path: Path) -> None:
    """32 random bytes, mode 0600. The output has the settings and not the key."""
    path = tmp_path / "key"
    done = memoryctl("key", "new", "key")
    assert (done.returncode, done.stderr) == (0, "")
    assert f'key_source = "file:{path}"' in done.stdout
    content = path.read_bytes()
    assert content.decode().strip() not in done.stdout
    assert len(base64.b64decode(content)) == 32
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    ring = load_ring(f"file:{path}", "credential:none", encryption=True, credentials=None)
    assert ring.current is not None
    memoryctl("key", "new", "other")
    assert (tmp_path / "other").read_bytes() != content


def test_a_key_is_never_overwritten(memoryctl: Run, tmp_path: Path) -> None:
    """Neither a file nor the target of a link is written, and no folder is created."""
    path, link = tmp_path / "key", tmp_path / "link"
    path.write_text("old")
    link.symlink_to("target")
    for name in ("key", "link", "no/such/folder"):
        done = memoryctl("key", "new", name)
        assert (done.returncode, done.stdout) == (3, "")
        assert done.stderr.startswith(f"memoryctl: {tmp_path}/{name} ")
    assert path.read_text() == "old"
    assert not (tmp_path / "target").exists()
