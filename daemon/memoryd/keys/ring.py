"""The daemon's key ring: its current and its previous master key."""

from collections.abc import Iterator
from dataclasses import dataclass

from memoryd.errors import KeyUnavailable
from memoryd.keys.master_key import MasterKey, UserKey


@dataclass(frozen=True, slots=True)
class KeyRing:
    """The current and the previous master key. `encrypts_new`: whether the databases of new users
    are encrypted."""

    current: MasterKey | None = None
    previous: MasterKey | None = None
    encrypts_new: bool = False

    def for_new_user(self, user_id: str) -> UserKey | None:
        """The key for the database of a new user; None if it is not to be encrypted."""
        return self.current_of(user_id) if self.encrypts_new else None

    def current_of(self, user_id: str) -> UserKey:
        """The user's key, derived from the current master key. Raises KeyUnavailable without
        one."""
        if self.current is None:
            raise KeyUnavailable(
                "this daemon has no key; create one with memoryctl key new, name it in the setting"
                " key_source and restart memoryd"
            )
        return self.current.of_user(user_id)

    def find(self, key_id: str, user_id: str) -> UserKey:
        """The user's key, derived from the master key with this id. Raises KeyUnavailable if that
        is neither the current nor the previous one."""
        for key in self.keys_of(user_id):
            if key.id == key_id:
                return key
        raise KeyUnavailable(
            f"the database is encrypted with key {key_id[:16]}, which this daemon does not have;"
            " name its file in the setting key_source or previous_key_source and restart memoryd"
        )

    def keys_of(self, user_id: str) -> Iterator[UserKey]:
        """The keys of a user, derived from the current and then the previous master key."""
        for master in (self.current, self.previous):
            if master is not None:
                yield master.of_user(user_id)
