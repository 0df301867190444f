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
    """Where a user's folders are, and which paths in them a file tool may use."""

    def __init__(self, users: OpenUsers) -> None:
        self._users = users

    @method("workspace.layout")
    async def layout(self, call: Call, params: WorkspaceLayoutParams) -> WorkspaceLayoutResult:
        """The folders, and what a role gets to see of them."""
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
        """Whether a path is fit for a file tool."""
        paths = self._users.paths(params["user_id"])
        found = await asyncio.to_thread(check_access, paths, params["path"], params["access"])
        return {"allowed": found.allowed, "reason": found.reason, "resolved": found.resolved}
