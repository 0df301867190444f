"""Groups the messages of a conversation into turns."""

from __future__ import annotations

from collections.abc import Iterable

from memoryd_client.memoryctl.foreign.item import TURN, Item, stable_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_LONGEST_ID = 200


class Message:
    """A message. `role`: user or assistant. `time`: RFC 3339 or None."""

    __slots__ = ("id", "location", "role", "text", "time")

    def __init__(self, role: str, text: str, id_: str, time: str | None, location: str) -> None:
        self.role = role
        self.text = text
        self.id = id_
        self.time = time
        self.location = location


def turns(session_id: str, messages: Iterable[Message], owner: str | None = None) -> list[Item]:
    """A turn for each message of the user, with the responses that follow it. Responses before the
    first message of the user form a turn of their own."""
    if len(session_id) > _LONGEST_ID or not session_id.isprintable():
        session_id = stable_id(session_id)
    found: list[Item] = []
    for message in messages:
        if not message.text.strip():
            continue
        if message.role == "user" or not found:
            params: dict[str, Any] = {"session_id": session_id, "turn_id": message.id}
            if len(message.id) > _LONGEST_ID or not message.id.isprintable():
                params["turn_id"] = stable_id(message.id)
            if message.time is not None:
                params["occurred_at"] = message.time
            found.append(Item(TURN, params, message.location, owner))
        params = found[-1].params
        name = "user_message" if message.role == "user" else "assistant_response"
        params[name] = f"{params[name]}\n\n{message.text}" if name in params else message.text
    return found
