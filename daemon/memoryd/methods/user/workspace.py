"""The `workspace.*` methods."""

import asyncio
from typing import Any

from memoryd.storage.users.open_users import OpenUsers
from memoryd.wire.handlers import Handler
from memoryd.wire.peer import Peer
from memoryd.workspace.access import check_access
from memoryd.workspace.layout import layout


class WorkspaceMethods:
    """Where a user's folders are, and which paths in them a file tool may use."""

    def __init__(self, users: OpenUsers) -> None:
        self._users = users

    def handlers(self) -> dict[str, Handler]:
        """The handlers by method name."""
        return {"workspace.layout": self.layout, "workspace.check_access": self.check_access}

    async def layout(self, peer: Peer, params: dict[str, Any]) -> Any:
        """The folders, and what a role gets to see of them."""
        places = self._users.places(params["user_id"])
        found = await asyncio.to_thread(layout, places, params["role"])
        return {
            "home": found.home,
            "provisioned": found.provisioned,
            "directories": [
                {"name": one.name, "path": one.path, "mode": f"{one.mode:04o}"}
                for one in found.folders
            ],
            "mounts": [
                {"name": one.name, "path": one.path, "access": one.mount}
                for one in found.folders
                if one.mount is not None
            ],
        }

    async def check_access(self, peer: Peer, params: dict[str, Any]) -> Any:
        """Whether a path is fit for a file tool."""
        places = self._users.places(params["user_id"])
        found = await asyncio.to_thread(check_access, places, params["path"], params["access"])
        return {"allowed": found.allowed, "reason": found.reason, "resolved": found.resolved}
