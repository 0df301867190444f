"""Checks of the workspace root, its lock, the disk space, the socket's folder and the access
map."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

from memoryd.doctor.finding import Finding, fail, ok, warn
from memoryd.lock_file import holder_of
from memoryd.settings import LONGEST_SOCKET_PATH, Settings

_LITTLE_ROOM = 1 << 30
_NO_ROOM = 50 << 20


def examine_paths(settings: Settings) -> Iterator[Finding]:
    """Yield one finding per check. Creates no files."""
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
            return ok(name, f"{path} does not exist yet; it can be created")
        advice = "Create it for the daemon's Unix user."
        return fail(name, f"{path} cannot be created in {parent}", advice)
    except OSError as error:
        return fail(name, f"{path}: {error.strerror}", "Run this as the daemon's Unix user.")
    mode, described = stat.S_IMODE(found.st_mode), f"{path}, mode {stat.filemode(found.st_mode)}"
    described += f", uid {found.st_uid}"
    if not stat.S_ISDIR(found.st_mode):
        return fail(name, f"{path} is not a folder", "Move it, or set another path.")
    if mode & stat.S_IWOTH and not mode & stat.S_ISVTX:
        return fail(name, described, f"Anyone can create files in it: chmod o-w {path}")
    if found.st_uid not in (0, os.geteuid()) and os.geteuid() != 0:
        return fail(name, described, "It belongs to another Unix user: run this as that user.")
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
        return fail("disk space", f"{root}: {error.strerror}", "Mount or repair the disk.")
    left = found.f_bavail * found.f_frsize
    described = f"{left / 1e9:.1f} GB free below {root}"
    if left < _NO_ROOM:
        advice = "Free some space: writes fail with disk_full, reads still work."
        return fail("disk space", described, advice)
    if left < _LITTLE_ROOM:
        return warn("disk space", described, "Free some space before writes fail with disk_full.")
    return ok("disk space", described)


def _access(settings: Settings) -> Finding:
    entries = ", ".join(settings.access.table) or "no [access] entries"
    return ok("access", f"root, uid {os.geteuid()} (if the daemon runs as it); {entries}")


def _existing(path: Path) -> Path:
    """The path itself or its nearest parent that exists."""
    return next(one for one in (path, *path.parents) if os.path.lexists(one))
