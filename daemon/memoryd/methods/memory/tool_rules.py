"""The `memory.tool_rule*` methods and the check of a tool call."""

import asyncio
from dataclasses import replace
from functools import partial

import orjson

from memoryd import clock
from memoryd.errors import StorageUnavailable
from memoryd.methods._generated.rpc_types import (
    MemoryToolCallCheckParams,
    MemoryToolCallCheckResult,
    MemoryToolRuleDeleteParams,
    MemoryToolRuleDeleteResult,
    MemoryToolRuleGetParams,
    MemoryToolRuleHistoryParams,
    MemoryToolRuleHistoryResult,
    MemoryToolRuleListParams,
    MemoryToolRuleListResult,
    MemoryToolRulePutParams,
    MemoryToolRulesForPromptParams,
    MemoryToolRulesForPromptResult,
    MemoryToolRulesJsonParams,
    MemoryToolRuleTestParams,
    MemoryToolRuleTestResult,
)
from memoryd.methods._generated.rpc_types import Rule as RuleResult
from memoryd.methods.daemon.event_log import EventLog
from memoryd.methods.memory.prompt import block_policy, frozen_view, prompt_view
from memoryd.methods.memory.rule_view import provenance_view, rule_view, rule_views
from memoryd.methods.memory.verdict_audit import note_verdict
from memoryd.methods.shared import fields
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.guarded import guarded
from memoryd.methods.shared.judging_queue import JudgingQueue
from memoryd.methods.shared.page import Page
from memoryd.methods.shared.registry import method
from memoryd.rules.judging.builtin_denies import GuardedPlaces
from memoryd.rules.judging.verdict import RuleSet, Verdict, judge, quoting, try_rule
from memoryd.rules.prompt_block import pinned_rules, prompt_block
from memoryd.rules.rule import by_priority_then_freshness, list_position, normal_tool_name
from memoryd.settings import Settings
from memoryd.storage.tables.erasure import erase_rule
from memoryd.storage.tables.frozen_blocks import FrozenBlock, use_frozen_block
from memoryd.storage.tables.rule_events import read_history
from memoryd.storage.tables.rule_guard import refusal_of_rule, shown_rule
from memoryd.storage.tables.rules import RuleChange, put_rule
from memoryd.storage.users.open_users import OpenUsers
from memoryd.storage.users.user_memory import UserMemory

_SMALL_ARGUMENTS_BYTES = 4 * 1024
"""A command of this size takes about 5 ms to judge, one that is as tangled as can be about 25."""
_LARGE_ARGUMENTS_BYTES = 64 * 1024
"""Arguments of this size take up to half a second, of 1 MB several."""

_CONFLICTS_SHOWN = 20
"""Rules of a verdict that are shown with those that contradict them."""


_MOST_LISTED = 1000
"""Rules of a list that has no pages, strongest first."""
_UNREADABLE = "a rule of this user is damaged and cannot be read; it may forbid this"


class ToolRuleMethods:
    """Rules put, read, pinned and asked about by the host."""

    def __init__(self, users: OpenUsers, settings: Settings, events: EventLog) -> None:
        self._users = users
        self._events = events
        self._settings = settings
        self._guarded = GuardedPlaces()
        self._middling, self._large = JudgingQueue(), JudgingQueue()

    def guard(self, places: GuardedPlaces) -> None:
        """Deny every call that reaches for these places."""
        self._guarded = places

    def close(self) -> None:
        """Stop the judging that is under way."""
        self._middling.close()
        self._large.close()

    @method("memory.tool_rule_put")
    async def put(self, call: Call, params: MemoryToolRulePutParams) -> RuleResult:
        """Store or change a rule."""
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
        """One rule or null."""
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
        """A page of a tool's rules."""
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
        """Delete a rule for good."""
        tool_name = normal_tool_name(params["tool_name"])
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            if memory is None:
                return {"deleted": False}
            deleted = await memory.write(
                lambda tx: erase_rule(tx, tool_name, params["id"]),
                call.left(),
            )
        self._events.forget(params["user_id"], params["id"])
        return {"deleted": deleted}

    @method("memory.tool_rule_history")
    async def history(
        self, call: Call, params: MemoryToolRuleHistoryParams
    ) -> MemoryToolRuleHistoryResult:
        """A page of a rule's events."""
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

    @method("memory.tool_rule_test")
    async def test(self, call: Call, params: MemoryToolRuleTestParams) -> MemoryToolRuleTestResult:
        """What a rule that is not stored would answer."""
        text, tool_name = params["rule"].strip(), normal_tool_name(params["tool_name"])
        calls = [
            (normal_tool_name(call["tool_name"]), call["arguments"]) for call in params["calls"]
        ]
        work = partial(try_rule, text, tool_name, calls)
        tried, verdicts = await self._large.run(call.peer.uid, "", call.left(), work)
        return {
            "forbids_nothing": tried.prohibition.forbids_nothing,
            "results": [
                {"tool_name": name, "verdict": verdict.verdict, "reason": verdict.reason}
                for (name, _), verdict in zip(calls, verdicts, strict=True)
            ],
        }

    @method("memory.tool_rules_for_prompt")
    async def for_prompt(
        self, call: Call, params: MemoryToolRulesForPromptParams
    ) -> MemoryToolRulesForPromptResult:
        """The rules block, live or frozen for a session."""
        tools = fields.tool_names(params["tools"])
        session_id = params.get("session_id")
        async with self._users.use(
            params["user_id"], create=session_id is not None, within_s=call.left()
        ) as memory:
            if session_id is None or memory is None:
                if memory is not None:
                    # Behind the writes that were sent before it.
                    await _writes_before(memory, call.left())
                rules = pinned_rules(memory.rules if memory else (), clock.now(), tools)
                cap = self._settings.prompt_rule_cap
                block = await asyncio.to_thread(prompt_block, rules, cap, shown_rule)
                frozen = FrozenBlock((), block.rules, block.rendered, block.omitted, changed=False)
                return prompt_view(frozen, [])
            policy = block_policy(self._settings)
            return await frozen_view(
                memory,
                session_id,
                lambda tx: use_frozen_block(tx, session_id, tools, policy),
                policy.idle_ttl,
                call.left(),
                view=prompt_view,
            )

    @method("memory.tool_rules_json")
    async def as_json(self, call: Call, params: MemoryToolRulesJsonParams) -> list[RuleResult]:
        """The bare list of a tool's active rules."""
        now = clock.now()
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            rules = memory.rules.of_tool(normal_tool_name(params["tool_name"])) if memory else []
            active = (rule for rule in rules if rule.status_at(now) == "active")
            listed = by_priority_then_freshness(active)[:_MOST_LISTED]
            if memory is not None:
                listed = await memory.rules.with_conflicts(listed, now)
        return [rule_view(rule, now) for rule in listed]

    @method("memory.tool_call_check")
    async def check(
        self, call: Call, params: MemoryToolCallCheckParams
    ) -> MemoryToolCallCheckResult:
        """The verdict on a tool call."""
        tool_name, session_id = normal_tool_name(params["tool_name"]), params.get("session_id")
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            rules = RuleSet(())
            unreadable = memory is not None and memory.has_damaged_rules
            if memory is not None:
                if session_id is not None:
                    memory.note_use(session_id, self._settings.session_idle_ttl)
                rules = await memory.rules.checked_for(tool_name, clock.now())
            verdict = quoting(await self._judge(call, rules, tool_name, params), shown_rule)
            if unreadable and verdict.verdict == "allow":
                verdict = replace(verdict, verdict="ask", reason=_UNREADABLE)
            deciding = list(verdict.rules[:_MOST_LISTED])
            if memory is not None:
                note_verdict(memory, verdict, tool_name, session_id)
                shown, rest = deciding[:_CONFLICTS_SHOWN], deciding[_CONFLICTS_SHOWN:]
                deciding = [*await memory.rules.with_conflicts(shown, clock.now()), *rest]
        if verdict.verdict != "allow":
            self._events.write(
                verdict.verdict,
                call.peer,
                call.method,
                params["user_id"],
                tool_name=tool_name,
                rule_id=verdict.rules[0].id if verdict.rules else None,
                text=verdict.reason,
            )
        return {
            "verdict": verdict.verdict,
            "rules": rule_views(deciding),
            "reason": verdict.reason,
        }

    async def _judge(
        self, call: Call, rules: RuleSet, tool_name: str, params: MemoryToolCallCheckParams
    ) -> Verdict:
        """The verdict; in a queue for arguments so large that others would wait for it, and in one
        of their own for those for which this queue would wait."""
        arguments, now = params["arguments"], clock.now()
        work = partial(judge, rules, tool_name, arguments, guarded=self._guarded, now=now)
        size = len(orjson.dumps(arguments))
        if size <= _SMALL_ARGUMENTS_BYTES:
            return work()
        queue = self._middling if size <= _LARGE_ARGUMENTS_BYTES else self._large
        return await queue.run(call.peer.uid, params["user_id"], call.left(), work)


async def _writes_before(memory: UserMemory, timeout_s: float) -> None:
    """Wait for the writes that were asked for before; those that a full disk fails are no news
    to a reader."""
    try:
        await memory.write(lambda tx: None, timeout_s)
    except StorageUnavailable as error:
        if error.reason != "disk_full":
            raise
