"""The process at the other end of a connection, as the kernel reports it."""

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
"""Socket options of Linux that the standard library has no names for."""
_LONGEST_OPTION = 1024
"""Maximum length in bytes of an option that the standard library can read: 256 groups."""


class HasOptions(Protocol):
    """A socket, or the part of one that an asyncio transport exposes."""

    def getsockopt(self, level: int, optname: int, buflen: int, /) -> bytes:
        """Return the value of an option as bytes."""


class Permits(Protocol):
    """What a peer may do."""

    def allows(self, right: Right, user_id: str | None) -> bool:
        """Whether the peer may make calls that need this right for this user (None: no user)."""


class Nothing:
    """Permits that grant no rights."""

    def allows(self, right: Right, user_id: str | None) -> bool:
        """Always False."""
        return False


@dataclass(frozen=True, slots=True)
class Peer:
    """The process that connected. `groups`: its gid and its supplementary gids. `is_foreign`:
    whether it is in another PID or user namespace than the daemon (a container or a sandbox), where
    the same uid may be a different user. `permits` is set when the peer is admitted."""

    pid: int
    uid: int
    groups: frozenset[int] = frozenset()
    is_foreign: bool = False
    permits: Permits = field(default_factory=Nothing, compare=False)


def of_socket(connection: HasOptions) -> Peer:
    """Return the peer of a connected Unix socket (SO_PEERCRED, SO_PEERGROUPS, SO_PEERPIDFD)."""
    packed = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _UCRED.size)
    pid, uid, gid = _UCRED.unpack(packed)
    groups = frozenset({gid, *_supplementary_groups(connection)})
    return Peer(pid, uid, groups, _is_foreign(connection, pid, uid))


def _supplementary_groups(connection: HasOptions) -> Iterable[int]:
    """The supplementary gids of the peer; none if it has more than can be read, so it may only have
    fewer rights."""
    try:
        packed = connection.getsockopt(socket.SOL_SOCKET, _SO_PEERGROUPS, _LONGEST_OPTION)
    except OSError:
        return ()
    return array.array("I", packed)


def _is_foreign(connection: HasOptions, pid: int, uid: int) -> bool:
    """Whether a process is in another PID or user namespace than the daemon.

    The kernel reports pid 0 for a process without a pid in the daemon's namespace, that is, one in
    a sibling or parent namespace. A process in a child namespace has a pid here, so its namespaces
    are compared. If they cannot be read, only root counts as local: a daemon of another uid may not
    read root's namespaces, whereas a process of the daemon's own uid hides them or has ended, so
    nothing is known about it. The pid of an ended process may be reused, so the comparison counts
    only if the peer is still running.
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
    """Whether the peer process has ended (SO_PEERPIDFD). Raises OSError if it was already reaped.
    Always False before Linux 6.5, which does not report it."""
    try:
        packed = connection.getsockopt(socket.SOL_SOCKET, _SO_PEERPIDFD, _INT.size)
    except OSError as error:
        if error.errno == errno.ENOPROTOOPT:
            return False
        raise
    (descriptor,) = _INT.unpack(packed)
    try:
        poll = select.poll()  # select.select() rejects descriptors above 1023
        poll.register(descriptor, select.POLLIN)
        return bool(poll.poll(0))
    finally:
        os.close(descriptor)


@cache
def _own_namespaces() -> tuple[tuple[int, int], ...] | None:
    """The daemon's own namespaces; None if they cannot be read, for example without /proc."""
    try:
        return _namespaces("self")
    except OSError:
        return None


def _namespaces(process: str) -> tuple[tuple[int, int], ...]:
    links = (Path("/proc", process, "ns", kind).stat() for kind in ("pid", "user"))
    return tuple((link.st_dev, link.st_ino) for link in links)
