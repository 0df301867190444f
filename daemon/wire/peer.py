"""Who is at the other end of a connection, as the kernel tells it."""

import os
import socket
import struct
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Protocol

_UCRED = struct.Struct("=iII")


class HasOptions(Protocol):
    """A socket, or what an asyncio transport shows of one."""

    def getsockopt(self, level: int, optname: int, buflen: int, /) -> bytes:
        """The option as bytes."""


@dataclass(frozen=True, slots=True)
class Peer:
    """The process that connected. `is_foreign`: it lives in another pid or user namespace than
    the daemon (a container, a sandbox), where the same uid may be somebody else."""

    pid: int
    uid: int
    gid: int
    is_foreign: bool = False


def of_socket(connection: HasOptions) -> Peer:
    """The peer of a connected Unix socket (SO_PEERCRED)."""
    packed = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _UCRED.size)
    pid, uid, gid = _UCRED.unpack(packed)
    return Peer(pid, uid, gid, _is_foreign(pid, uid))


def is_allowed(peer: Peer) -> bool:
    """The default policy: root and the daemon's own uid, from its own namespaces."""
    return not peer.is_foreign and peer.uid in (0, os.geteuid())


def _is_foreign(pid: int, uid: int) -> bool:
    """Whether a process lives in other namespaces.

    The kernel shows pid 0 for a process that has no pid here: one of a namespace beside or above
    the daemon's own. A sandbox below it has a pid here, so its namespaces are compared. When they
    cannot be read, only root is taken as ours: to another uid root's are closed, while a process
    of the daemon's own uid that hides them, or is gone, has shown nothing.
    """
    if pid <= 0:
        return True
    own = _own_namespaces()
    if own is None:
        return False
    try:
        return _namespaces(str(pid)) != own
    except OSError:
        return uid != 0


@cache
def _own_namespaces() -> tuple[tuple[int, int], ...] | None:
    """The daemon's own; None where the kernel or a missing /proc shows none."""
    try:
        return _namespaces("self")
    except OSError:
        return None


def _namespaces(process: str) -> tuple[tuple[int, int], ...]:
    links = (Path("/proc", process, "ns", kind).stat() for kind in ("pid", "user"))
    return tuple((link.st_dev, link.st_ino) for link in links)
