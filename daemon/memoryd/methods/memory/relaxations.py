"""`memory.relaxations_pending` and `memory.relaxation_confirm`."""

from memoryd import clock
from memoryd.errors import NotFound
from memoryd.methods._generated.rpc_types import (
    MemoryRelaxationConfirmParams,
    MemoryRelaxationsPendingParams,
    MemoryRelaxationsPendingResult,
)
from memoryd.methods._generated.rpc_types import PendingRelaxation as PendingRelaxationResult
from memoryd.methods._generated.rpc_types import Rule as RuleResult
from memoryd.methods.memory.rule_view import rule_view
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.event_log import EventLog
from memoryd.methods.shared.page import Page
from memoryd.methods.shared.registry import method
from memoryd.storage.tables.relaxations import (
    PendingRelaxation,
    confirm_relaxation,
    list_relaxations,
)
from memoryd.storage.users.open_users import OpenUsers


class RelaxationMethods:
    """Listing pending relaxations of rules and confirming them."""

    def __init__(self, users: OpenUsers, events: EventLog) -> None:
        self._users = users
        self._events = events

    @method("memory.relaxations_pending")
    async def pending(
        self, call: Call, params: MemoryRelaxationsPendingParams
    ) -> MemoryRelaxationsPendingResult:
        """Return a page of the pending relaxations, newest first."""
        page = Page(params, int)
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            if memory is None:
                return {"relaxations": [], "next_cursor": None}
            numbered = await memory.read(
                lambda tx: list_relaxations(tx, page.after, page.reads),
                call.left(),
            )
        relaxations, next_cursor = page.cut(numbered, lambda one: one[0])
        return {
            "relaxations": [relaxation_view(one) for _, one in relaxations],
            "next_cursor": next_cursor,
        }

    @method("memory.relaxation_confirm")
    async def confirm(self, call: Call, params: MemoryRelaxationConfirmParams) -> RuleResult:
        """Confirm a relaxation: retire its rule."""
        user_id = params["user_id"]
        async with self._users.use(user_id, within_s=call.left()) as memory:
            if memory is None:
                raise NotFound("no such user")
            rule = await memory.write(
                lambda tx: confirm_relaxation(tx, params["id"]),
                call.left(),
            )
        self._events.write(
            "retired",
            call.peer,
            call.method,
            user_id,
            tool_name=rule.tool_name,
            rule_id=rule.id,
            text=rule.text,
        )
        return rule_view(rule, clock.now())


def relaxation_view(relaxation: PendingRelaxation) -> PendingRelaxationResult:
    """A relaxation as `pending_relaxation` of rpc_schema/definitions.json."""
    return {
        "id": relaxation.id,
        "tool_name": relaxation.tool_name,
        "rule_id": relaxation.rule_id,
        "text": relaxation.text,
        "reason": relaxation.reason,
    }
