"""`memory.relaxations_pending` and `memory.relaxation_confirm`: what waits for the owner."""

from dataclasses import asdict
from typing import Any

from memoryd import clock
from memoryd.errors import NotFound
from memoryd.methods.daemon.event_log import EventLog
from memoryd.methods.memory.rule_view import rule_view
from memoryd.methods.shared.page import Page
from memoryd.schema.catalogue import timeout_of
from memoryd.storage.tables.relaxations import (
    PendingRelaxation,
    confirm_relaxation,
    list_relaxations,
)
from memoryd.storage.users.open_users import OpenUsers
from memoryd.wire.handlers import Handler
from memoryd.wire.peer import Peer


class RelaxationMethods:
    """Listing what may take a rule back, and letting it."""

    def __init__(self, users: OpenUsers, events: EventLog) -> None:
        self._users = users
        self._events = events

    def handlers(self) -> dict[str, Handler]:
        """The handlers by method name."""
        return {
            "memory.relaxations_pending": self.pending,
            "memory.relaxation_confirm": self.confirm,
        }

    async def pending(self, peer: Peer, params: dict[str, Any]) -> Any:
        """A page of the relaxations that wait, the newest first."""
        page = Page(params, int)
        async with self._users.use(params["user_id"]) as memory:
            if memory is None:
                return {"relaxations": [], "next_cursor": None}
            numbered = await memory.read(
                lambda tx: list_relaxations(tx, page.after, page.reads),
                timeout_of("memory.relaxations_pending"),
            )
        relaxations, next_cursor = page.cut(numbered, lambda one: one[0])
        return {
            "relaxations": [relaxation_view(one) for _, one in relaxations],
            "next_cursor": next_cursor,
        }

    async def confirm(self, peer: Peer, params: dict[str, Any]) -> Any:
        """Retire the rule that a relaxation is about."""
        user_id = params["user_id"]
        async with self._users.use(user_id) as memory:
            if memory is None:
                raise NotFound("no such user")
            rule = await memory.write(
                lambda tx: confirm_relaxation(tx, params["id"]),
                timeout_of("memory.relaxation_confirm"),
            )
        self._events.write(
            "retired",
            peer,
            "memory.relaxation_confirm",
            user_id,
            tool_name=rule.tool_name,
            rule_id=rule.id,
            text=rule.text,
        )
        return rule_view(rule, clock.now())


def relaxation_view(relaxation: PendingRelaxation) -> dict[str, Any]:
    """`pending_relaxation` of rpc_schema/definitions.json."""
    return asdict(relaxation)
