"""`user.encrypt`, `user.decrypt` and `user.rekey`."""

from memoryd.errors import Conflict
from memoryd.keys.master_key import UserKey
from memoryd.methods._generated.rpc_types import (
    UserDecryptParams,
    UserDecryptResult,
    UserEncryptParams,
    UserEncryptResult,
    UserRekeyParams,
    UserRekeyResult,
)
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.registry import method
from memoryd.storage.engine.jobs import Jobs
from memoryd.storage.engine.threads import in_thread
from memoryd.storage.files.plain_copies import plain_copies
from memoryd.storage.upkeep.key_change import change_key
from memoryd.storage.users.open_users import OpenUsers


class EncryptionMethods:
    """Encrypting, decrypting and re-encrypting a user's database."""

    def __init__(self, users: OpenUsers, jobs: Jobs) -> None:
        self._users = users
        self._jobs = jobs

    @method("user.encrypt")
    async def encrypt(self, call: Call, params: UserEncryptParams) -> UserEncryptResult:
        """Encrypt the user's database with the current key, unless it is already encrypted."""
        user_id = params["user_id"]

        def chosen(old: UserKey | None) -> UserKey | None:
            return old or self._users.keys.current_of(user_id)

        change = await change_key(self._users, self._jobs, user_id, chosen)
        async with self._users.files(user_id) as places:
            left = await in_thread(plain_copies, places)
        assert change.key_id is not None
        return {"changed": change.changed, "key_id": change.key_id, "plain_copies": left}

    @method("user.decrypt")
    async def decrypt(self, call: Call, params: UserDecryptParams) -> UserDecryptResult:
        """Decrypt the user's database, unless it is already plain."""
        change = await change_key(self._users, self._jobs, params["user_id"], lambda old: None)
        return {"changed": change.changed}

    @method("user.rekey")
    async def rekey(self, call: Call, params: UserRekeyParams) -> UserRekeyResult:
        """Re-encrypt the user's database with the current key, unless it already uses that key.
        Raises Conflict if it is not encrypted."""
        user_id = params["user_id"]

        def chosen(old: UserKey | None) -> UserKey | None:
            if old is None:
                raise Conflict("the database is not encrypted; user.encrypt encrypts it")
            return self._users.keys.current_of(user_id)

        change = await change_key(self._users, self._jobs, user_id, chosen)
        assert change.key_id is not None
        return {"changed": change.changed, "key_id": change.key_id}
