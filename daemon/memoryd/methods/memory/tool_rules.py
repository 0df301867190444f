"""`memory.tool_rule_*` and `memory.tool_rules_json`: storing, reading and deleting rules."""

from memoryd import clock
from memoryd.methods._generated.rpc_types import (
    MemoryToolRuleDeleteParams,
    MemoryToolRuleDeleteResult,
    MemoryToolRuleGetParams,
    MemoryToolRuleHistoryParams,
    MemoryToolRuleHistoryResult,
    MemoryToolRuleListParams,
    MemoryToolRuleListResult,
    MemoryToolRulePutParams,
    MemoryToolRulesJsonParams,
)
from memoryd.methods._generated.rpc_types import Rule as RuleResult
from memoryd.methods.memory.rule_view import provenance_view, rule_view
from memoryd.methods.shared import fields
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.event_log import EventLog
from memoryd.methods.shared.guarded import guarded
from memoryd.methods.shared.page import Page
from memoryd.methods.shared.registry import method
from memoryd.rules.rule import by_priority_then_freshness, list_position, normal_tool_name
from memoryd.storage.tables.erasure import erase_rule
from memoryd.storage.tables.rule_events import read_history
from memoryd.storage.tables.rule_guard import refusal_of_rule
from memoryd.storage.tables.rules import RuleChange, put_rule
from memoryd.storage.users.open_users import OpenUsers

_MOST_LISTED = 1000
"""Maximum number of rules in a list without pages, highest priority first."""


class ToolRuleMethods:
    """Storing, listing and deleting the rules of each tool, and reading their history."""

    def __init__(self, users: OpenUsers, events: EventLog) -> None:
        self._users = users
        self._events = events

    @method("memory.tool_rule_put")
    async def put(self, call: Call, params: MemoryToolRulePutParams) -> RuleResult:
        """Store a new rule or change an existing one."""
        tool_name = fields.scoped_tool_name(params["tool_name"])
        change = RuleChange(
            text=params["rule"].strip(),
            priority=params.get("priority"),
            source=params.get("source"),
            tags=fields.normal_tags(params["tags"]) if "tags" in params else None,
            expires_at=fields.time("expires_at", params.get("expires_at")),
            keep_expiry="expires_at" not in params,
        )
        is_owner = call.peer.permits.allows("owner", params["user_id"])
        work = guarded(
            lambda tx: put_rule(tx, tool_name, params.get("id"), change, may_weaken=is_owner),
            [change.text, *(change.tags or ())],
            refusal_of_rule,
        )
        async with self._users.use(params["user_id"], create=True, within_s=call.left()) as memory:
            assert memory is not None
            rule = await memory.store(work, call.left())
            rule = await memory.rules.with_its_conflicts(rule, clock.now())
        return rule_view(rule, clock.now())

    @method("memory.tool_rule_get")
    async def get(self, call: Call, params: MemoryToolRuleGetParams) -> RuleResult | None:
        """Return one rule, or None if it does not exist."""
        tool_name = normal_tool_name(params["tool_name"])
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            rule = memory.rules.get(tool_name, params["id"]) if memory else None
            if memory is None or rule is None:
                return None
            now = clock.now()
            rule = await memory.rules.with_its_conflicts(rule, now)
        return rule_view(rule, now)

    @method("memory.tool_rule_list")
    async def list_rules(
        self, call: Call, params: MemoryToolRuleListParams
    ) -> MemoryToolRuleListResult:
        """Return a page of a tool's rules with the requested status."""
        page = Page(params, tuple[int, int, str, str])
        now = clock.now()
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            rules = memory.rules.of_tool(normal_tool_name(params["tool_name"])) if memory else []
            having = [rule for rule in rules if rule.status_at(now) == params["status"]]
            listed, next_cursor = page.of(by_priority_then_freshness(having), list_position)
            if memory is not None:
                listed = await memory.rules.with_conflicts(listed, now)
        return {"rules": [rule_view(rule, now) for rule in listed], "next_cursor": next_cursor}

    @method("memory.tool_rule_delete")
    async def delete(
        self, call: Call, params: MemoryToolRuleDeleteParams
    ) -> MemoryToolRuleDeleteResult:
        """Delete a rule permanently."""
        tool_name = normal_tool_name(params["tool_name"])
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            if memory is None:
                return {"deleted": False}
            deleted = await memory.write(
                lambda tx: erase_rule(tx, tool_name, params["id"]), call.left()
            )
        self._events.forget(params["user_id"], params["id"])
        return {"deleted": deleted}

    @method("memory.tool_rule_history")
    async def history(
        self, call: Call, params: MemoryToolRuleHistoryParams
    ) -> MemoryToolRuleHistoryResult:
        """Return a page of the history of a rule."""
        page = Page(params, int)
        tool_name = normal_tool_name(params["tool_name"])
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            if memory is None:
                return {"events": [], "next_cursor": None}
            numbered = await memory.read(
                lambda tx: read_history(tx, tool_name, params["id"], page.after or 0, page.reads),
                call.left(),
            )
        events, next_cursor = page.cut(numbered, lambda one: one[0])
        return {
            "events": [
                {
                    "event": event.event,
                    "at": clock.to_rfc3339(event.at),
                    "rule": event.text,
                    "priority": event.priority,
                    "provenance": provenance_view(event.provenance),
                }
                for _, event in events
            ],
            "next_cursor": next_cursor,
        }

    @method("memory.tool_rules_json")
    async def as_json(self, call: Call, params: MemoryToolRulesJsonParams) -> list[RuleResult]:
        """Return a tool's active rules as a plain list."""
        now = clock.now()
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            rules = memory.rules.of_tool(normal_tool_name(params["tool_name"])) if memory else []
            active = (rule for rule in rules if rule.status_at(now) == "active")
            listed = by_priority_then_freshness(active)[:_MOST_LISTED]
            if memory is not None:
                listed = await memory.rules.with_conflicts(listed, now)
        return [rule_view(rule, now) for rule in listed]
