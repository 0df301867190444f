"""The places of a daemon: its workspace root, its socket's folder, its lock, who may connect."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

from memoryd.doctor.finding import Finding, fail, ok, warn
from memoryd.lock_file import holder_of
from memoryd.settings import LONGEST_SOCKET_PATH, Settings

_LITTLE_ROOM = 1 << 30
_NO_ROOM = 50 << 20


def examine_places(settings: Settings) -> Iterator[Finding]:
    """One finding a place. Creates nothing."""
    root = settings.workspace_root
    yield _folder("workspace root", root)
    yield _lock(root)
    yield _room(root)
    yield _socket_folder(settings.socket)
    yield _access(settings)


def _folder(name: str, path: Path) -> Finding:
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        parent = _existing(path)
        if parent.is_dir() and os.access(parent, os.W_OK | os.X_OK):
            return ok(name, f"{path} is not there yet; it can be made")
        return fail(name, f"{path} cannot be made in {parent}", "Make it for the daemon's user.")
    except OSError as error:
        return fail(name, f"{path}: {error.strerror}", "Run this as the daemon's unix user.")
    mode, described = stat.S_IMODE(found.st_mode), f"{path}, mode {stat.filemode(found.st_mode)}"
    described += f", uid {found.st_uid}"
    if not stat.S_ISDIR(found.st_mode):
        return fail(name, f"{path} is not a folder", "Move it away.")
    if mode & stat.S_IWOTH and not mode & stat.S_ISVTX:
        return fail(name, described, f"Everybody can put files there: chmod o-w {path}")
    if found.st_uid not in (0, os.geteuid()) and os.geteuid() != 0:
        return fail(name, described, "It belongs to another user: run this as that one.")
    return ok(name, described)


def _socket_folder(socket: Path) -> Finding:
    if len(os.fsencode(socket)) > LONGEST_SOCKET_PATH:
        found = f"the path of the socket is longer than {LONGEST_SOCKET_PATH} bytes: {socket}"
        return fail("socket folder", found, "Set socket to a shorter path.")
    return _folder("socket folder", socket.parent)


def _lock(root: Path) -> Finding:
    holder = holder_of(root)
    if holder is None:
        return ok("lock", f"no daemon holds {root}")
    return ok("lock", f"the daemon with pid {holder} holds {root}")


def _room(root: Path) -> Finding:
    try:
        found = os.statvfs(_existing(root))
    except OSError as error:
        return fail("disk room", f"{root}: {error.strerror}", "Mount the disk, or repair it.")
    left = found.f_bavail * found.f_frsize
    described = f"{left / 1e9:.1f} GB free below {root}"
    if left < _NO_ROOM:
        return fail("disk room", described, "Make room: writes answer disk_full, reads go on.")
    if left < _LITTLE_ROOM:
        return warn("disk room", described, "Make room before writes answer disk_full.")
    return ok("disk room", described)


def _access(settings: Settings) -> Finding:
    entries = ", ".join(settings.access.table) or "no [access] entries"
    return ok("access", f"root and uid {os.geteuid()}, if that runs the daemon; {entries}")


def _existing(path: Path) -> Path:
    """The nearest folder above that is there."""
    return next(one for one in (path, *path.parents) if os.path.lexists(one))
