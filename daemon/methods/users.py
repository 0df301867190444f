"""The `user.*` methods."""

from typing import Any

from memoryd.errors import InvalidParams
from memoryd.methods.event_log import EventLog
from memoryd.storage.open_users import OpenUsers
from memoryd.wire.handlers import Handler
from memoryd.wire.peer import Peer


class UserMethods:
    """What is done to a user's store as a whole."""

    def __init__(self, users: OpenUsers, events: EventLog) -> None:
        self._users = users
        self._events = events

    def handlers(self) -> dict[str, Handler]:
        """The handlers by method name."""
        return {"user.reset": self.reset}

    async def reset(self, peer: Peer, params: dict[str, Any]) -> Any:
        """Start over with an empty database after a loss."""
        if params["confirm"] != params["user_id"]:
            raise InvalidParams("confirm", "must be the user_id")
        names = await self._users.reset(params["user_id"])
        self._events.forget(params["user_id"])
        return {"set_aside": names}
