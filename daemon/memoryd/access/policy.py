"""Who may connect, and what each peer may do."""

import os
from collections.abc import Set
from typing import Protocol

from memoryd.access.access_map import AccessMap, unnamed_id
from memoryd.access.permits import EVERYTHING, Everything, Granted


class Peer(Protocol):
    """What the kernel tells of a peer. `groups`: all of its gids. `is_foreign`: it lives in
    another user or pid namespace."""

    @property
    def uid(self) -> int: ...
    @property
    def groups(self) -> Set[int]: ...
    @property
    def is_foreign(self) -> bool: ...


class AccessPolicy:
    """Root and the daemon's own uid may do everything, unless an entry names their uid. Everybody
    else, and every peer of other namespaces, may do what the entries of its uid and of its groups
    give together; without an entry it may not connect."""

    def __init__(self, access: AccessMap) -> None:
        self._access = access
        self._own = (0, os.geteuid())
        self._unnamed = unnamed_id("user")

    def __call__(self, peer: Peer) -> Everything | Granted | None:
        """What the peer may do; None when it may not connect."""
        users, groups = self._access.users, self._access.groups
        if peer.uid not in users and not peer.is_foreign and peer.uid in self._own:
            return EVERYTHING
        if peer.uid == self._unnamed:
            return None
        grants = list(users.get(peer.uid, ()))
        for gid in peer.groups & groups.keys():
            grants += groups[gid]
        return Granted(grants) if grants else None
