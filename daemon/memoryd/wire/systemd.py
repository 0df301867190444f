"""systemd's protocols for services: passed sockets, state notifications, watchdog.

They are described in sd_listen_fds(3), sd_notify(3) and sd_watchdog_enabled(3).
"""

import contextlib
import os
import socket
import stat
from collections.abc import MutableMapping
from pathlib import Path

from memoryd.errors import StartupError

_FIRST_DESCRIPTOR = 3
_LISTEN_VARIABLES = ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES")


def passed_sockets(
    environment: MutableMapping[str, str] = os.environ,
) -> list[socket.socket]:
    """Return the listening Unix sockets that systemd passed to this process; often none.

    Removes the variables from `environment`, so that child processes do not use them. Raises
    StartupError if a passed descriptor is not a listening Unix stream socket, has no path, or is
    accessible to every user.
    """
    pid, count, names = (environment.pop(name, "") for name in _LISTEN_VARIABLES)
    if pid != str(os.getpid()):
        return []
    if not count.isdecimal():
        raise StartupError(f"LISTEN_FDS is {count!r}, which is not a number")
    labels = names.split(":") if names else []
    sockets: list[socket.socket] = []
    try:
        for index in range(int(count)):
            descriptor = _FIRST_DESCRIPTOR + index
            label = labels[index] if index < len(labels) else "unknown"
            sockets.append(_adopted(descriptor, f"passed descriptor {descriptor} ({label})"))
    except StartupError:
        for adopted in sockets:
            adopted.close()
        raise
    return sockets


def notify(*fields: str) -> bool:
    """Send fields such as `READY=1` or `STATUS=serving` to the service manager. Returns whether
    they were sent; False without a manager, or if it cannot be reached."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address.startswith("@"):
        address = "\0" + address[1:]
    elif not address.startswith("/"):
        return False
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.setblocking(False)
        sender.sendto("\n".join(fields).encode(), address)
        return True
    return False


def watchdog_interval() -> float | None:
    """The interval in seconds within which the manager expects `WATCHDOG=1`; None without a
    watchdog."""
    limit, pid = os.environ.get("WATCHDOG_USEC", ""), os.environ.get("WATCHDOG_PID", "")
    if not limit.isdecimal() or int(limit) == 0 or pid not in ("", str(os.getpid())):
        return None
    return int(limit) / 1_000_000


def _adopted(descriptor: int, name: str) -> socket.socket:
    try:
        os.set_inheritable(descriptor, False)
        if not stat.S_ISSOCK(os.fstat(descriptor).st_mode):
            raise StartupError(f"{name} is not a socket")
        adopted = socket.socket(fileno=descriptor)
    except OSError as error:
        raise StartupError(f"{name} cannot be used: {error}") from error
    try:
        _check(adopted, name)
    except BaseException:
        adopted.close()
        raise
    adopted.setblocking(False)
    return adopted


def _check(adopted: socket.socket, name: str) -> None:
    if adopted.family != socket.AF_UNIX or adopted.type != socket.SOCK_STREAM:
        raise StartupError(f"{name} is not a Unix stream socket")
    if not adopted.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
        raise StartupError(f"{name} is not listening")
    path = adopted.getsockname()
    if not isinstance(path, str) or not path:
        raise StartupError(f"{name} has no path: every user could connect")
    try:
        mode = Path(path).lstat().st_mode
    except OSError as error:
        raise StartupError(f"{name}: its path {path} cannot be checked: {error}") from error
    if not stat.S_ISSOCK(mode):
        raise StartupError(f"{name}: {path} is no longer a socket")
    if mode & 0o007:
        raise StartupError(
            f"{name}: {path} is accessible to every user (mode {stat.S_IMODE(mode):04o}); "
            "set SocketMode=0660 in its unit"
        )
