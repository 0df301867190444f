"""Who is at the other end of a connection, as the kernel reports it."""

import array
import errno
import os
import select
import socket
import struct
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Protocol

from memoryd.schema.rights import Right

_UCRED = struct.Struct("=iII")
_INT = struct.Struct("=i")
_SO_PEERGROUPS = 59
_SO_PEERPIDFD = 77
"""Linux options that the standard library does not name."""
_LONGEST_OPTION = 1024
"""Maximum bytes of an option that the standard library reads: 256 groups."""


class HasOptions(Protocol):
    """A socket, or the part of one that an asyncio transport exposes."""

    def getsockopt(self, level: int, optname: int, buflen: int, /) -> bytes:
        """The option as bytes."""


class Permits(Protocol):
    """What a peer may do."""

    def allows(self, right: Right, user_id: str | None) -> bool:
        """Whether a call that needs this right may be made about this user (None: no user)."""


class Nothing:
    """No right at all."""

    def allows(self, right: Right, user_id: str | None) -> bool:
        """No."""
        return False


@dataclass(frozen=True, slots=True)
class Peer:
    """The process that connected. `groups`: its gid and its supplementary ones. `is_foreign`: it
    lives in another pid or user namespace than the daemon (a container, a sandbox), where the same
    uid may be somebody else. `permits` is given to it when it is admitted."""

    pid: int
    uid: int
    groups: frozenset[int] = frozenset()
    is_foreign: bool = False
    permits: Permits = field(default_factory=Nothing, compare=False)


def of_socket(connection: HasOptions) -> Peer:
    """The peer of a connected Unix socket (SO_PEERCRED, SO_PEERGROUPS, SO_PEERPIDFD)."""
    packed = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _UCRED.size)
    pid, uid, gid = _UCRED.unpack(packed)
    groups = frozenset({gid, *_supplementary_groups(connection)})
    return Peer(pid, uid, groups, _is_foreign(connection, pid, uid))


def _supplementary_groups(connection: HasOptions) -> Iterable[int]:
    """No groups for a peer that has more than can be read: it may do less then."""
    try:
        packed = connection.getsockopt(socket.SOL_SOCKET, _SO_PEERGROUPS, _LONGEST_OPTION)
    except OSError:
        return ()
    return array.array("I", packed)


def _is_foreign(connection: HasOptions, pid: int, uid: int) -> bool:
    """Whether a process lives in other namespaces.

    The kernel reports pid 0 for a process that has no pid here: one of a sibling or parent
    namespace. A sandbox in a child namespace has a pid here, so its namespaces are compared. When
    they cannot be read, only root counts as local: another uid may not read root's, while a process
    of the daemon's own uid that hides them, or has ended, has proved nothing. The pid of an ended
    process may be reused, so what was read counts only if the peer is still running.
    """
    if pid <= 0:
        return True
    own = _own_namespaces()
    if own is None:
        return False
    try:
        return _namespaces(str(pid)) != own or _is_gone(connection)
    except OSError:
        return uid != 0


def _is_gone(connection: HasOptions) -> bool:
    """Whether the peer has ended (SO_PEERPIDFD). Raises OSError if it was reaped. False on kernels
    before Linux 6.5, which do not report it."""
    try:
        packed = connection.getsockopt(socket.SOL_SOCKET, _SO_PEERPIDFD, _INT.size)
    except OSError as error:
        if error.errno == errno.ENOPROTOOPT:
            return False
        raise
    (descriptor,) = _INT.unpack(packed)
    try:
        poll = select.poll()  # select.select() takes no descriptor above 1023
        poll.register(descriptor, select.POLLIN)
        return bool(poll.poll(0))
    finally:
        os.close(descriptor)


@cache
def _own_namespaces() -> tuple[tuple[int, int], ...] | None:
    """The daemon's own; None if the kernel or a missing /proc shows none."""
    try:
        return _namespaces("self")
    except OSError:
        return None


def _namespaces(process: str) -> tuple[tuple[int, int], ...]:
    links = (Path("/proc", process, "ns", kind).stat() for kind in ("pid", "user"))
    return tuple((link.st_dev, link.st_ino) for link in links)
