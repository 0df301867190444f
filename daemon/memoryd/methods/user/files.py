"""`user.file_read`, `user.file_write` and `user.file_delete`, for exports and backups."""

import base64
import binascii

from memoryd.errors import InvalidParams, NotFound
from memoryd.methods._generated.rpc_types import (
    UserFileDeleteParams,
    UserFileDeleteResult,
    UserFileReadParams,
    UserFileReadResult,
    UserFileWriteParams,
    UserFileWriteResult,
)
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.registry import method
from memoryd.storage.engine.threads import in_thread
from memoryd.storage.files.user_files import UserFiles
from memoryd.storage.users.open_users import OpenUsers


class UserFileMethods:
    """Downloading and uploading exports and backups piece by piece, and deleting them."""

    def __init__(self, users: OpenUsers) -> None:
        self._users = users

    @method("user.file_delete")
    async def delete(self, call: Call, params: UserFileDeleteParams) -> UserFileDeleteResult:
        """Delete a complete file. The result reports whether it existed."""
        async with self._users.files(params["user_id"]) as places:
            try:
                await in_thread(UserFiles(places, params["kind"]).remove, params["name"])
            except NotFound:
                return {"deleted": False}
        return {"deleted": True}

    @method("user.file_read")
    async def read(self, call: Call, params: UserFileReadParams) -> UserFileReadResult:
        """Return one piece of a complete file."""
        offset, limit = int(params["offset"]), int(params["limit"])
        async with self._users.files(params["user_id"]) as places:
            files = UserFiles(places, params["kind"])
            data, size = await in_thread(files.read_piece, params["name"], offset, limit)
        return {
            "data": base64.b64encode(data).decode("ascii"),
            "bytes": size,
            "end": offset + len(data) >= size,
        }

    @method("user.file_write")
    async def write(self, call: Call, params: UserFileWriteParams) -> UserFileWriteResult:
        """Write one piece of an upload to its temporary file. If a SHA-256 is given, check the file
        and make it a complete one."""
        name, offset = params["name"], int(params["offset"])
        try:
            data = base64.b64decode(params["data"], validate=True)
        except (binascii.Error, ValueError):
            raise InvalidParams("data", "is not valid base64") from None
        async with self._users.files(params["user_id"]) as places:
            files = UserFiles(places, params["kind"])
            size = await in_thread(files.write_piece, name, offset, data)
            if "sha256" in params:
                await in_thread(files.complete, name, size, params["sha256"])
        return {"bytes": size, "complete": "sha256" in params}
