"""The `workspace.*` methods."""

import asyncio
from typing import Any, cast

from memoryd.methods._generated.rpc_types import (
    WorkspaceCheckAccessParams,
    WorkspaceCheckAccessResult,
    WorkspaceLayoutParams,
    WorkspaceLayoutResult,
)
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.registry import method
from memoryd.storage.users.open_users import OpenUsers
from memoryd.workspace.access import check_access
from memoryd.workspace.layout import layout


class WorkspaceMethods:
    """The paths of a user's folders, and whether file tools may access a path in them."""

    def __init__(self, users: OpenUsers) -> None:
        self._users = users

    @method("workspace.layout")
    async def layout(self, call: Call, params: WorkspaceLayoutParams) -> WorkspaceLayoutResult:
        """Return the user's folders, and how those that a role can see are mounted."""
        paths = self._users.paths(params["user_id"])
        found = await asyncio.to_thread(layout, paths, params["role"])
        return {
            "home": found.home,
            "provisioned": found.provisioned,
            "directories": [
                {"name": cast("Any", one.name), "path": one.path, "mode": f"{one.mode:04o}"}
                for one in found.folders
            ],
            "mounts": [
                {"name": cast("Any", one.name), "path": one.path, "access": one.mount}
                for one in found.folders
                if one.mount is not None
            ],
        }

    @method("workspace.check_access")
    async def check_access(
        self, call: Call, params: WorkspaceCheckAccessParams
    ) -> WorkspaceCheckAccessResult:
        """Return whether a file tool may access a path, and the path without links."""
        paths = self._users.paths(params["user_id"])
        found = await asyncio.to_thread(check_access, paths, params["path"], params["access"])
        return {"allowed": found.allowed, "reason": found.reason, "resolved": found.resolved}
