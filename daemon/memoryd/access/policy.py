"""The access policy: which peers may connect, and with which rights."""

import os
from collections.abc import Set
from typing import Protocol

from memoryd.access.access_map import AccessMap, unnamed_id
from memoryd.access.permits import EVERYTHING, Everything, Granted


class Peer(Protocol):
    """What the kernel reports about a peer. `groups`: all of its gids. `is_foreign`: whether it is
    in another PID or user namespace than the daemon."""

    @property
    def uid(self) -> int: ...
    @property
    def groups(self) -> Set[int]: ...
    @property
    def is_foreign(self) -> bool: ...


class AccessPolicy:
    """Root and the daemon's own uid have all rights, unless an entry names their uid. All other
    peers, and all peers in other namespaces, have the union of the rights that the entries for
    their uid and gids grant; without an entry they may not connect."""

    def __init__(self, access: AccessMap) -> None:
        self._access = access
        self._own = (0, os.geteuid())
        self._unnamed = unnamed_id("user")

    def __call__(self, peer: Peer) -> Everything | Granted | None:
        """The peer's rights; None if it may not connect."""
        users, groups = self._access.users, self._access.groups
        if peer.uid not in users and not peer.is_foreign and peer.uid in self._own:
            return EVERYTHING
        if peer.uid == self._unnamed:
            return None
        grants = list(users.get(peer.uid, ()))
        for gid in peer.groups & groups.keys():
            grants += groups[gid]
        return Granted(grants) if grants else None
