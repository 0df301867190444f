"""`memory.tool_call_check` and `memory.tool_rule_test`: verdicts on tool calls."""

from dataclasses import replace
from functools import partial

import orjson

from memoryd import clock
from memoryd.methods._generated.rpc_types import (
    MemoryToolCallCheckParams,
    MemoryToolCallCheckResult,
    MemoryToolRuleTestParams,
    MemoryToolRuleTestResult,
)
from memoryd.methods.memory.rule_view import rule_views
from memoryd.methods.memory.verdict_audit import note_verdict
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.event_log import EventLog
from memoryd.methods.shared.judging_queue import JudgingQueue
from memoryd.methods.shared.registry import method
from memoryd.rules.judging.builtin_denies import GuardedPlaces
from memoryd.rules.judging.verdict import RuleSet, Verdict, judge, quoting, try_rule
from memoryd.rules.rule import normal_tool_name
from memoryd.settings import Settings
from memoryd.storage.tables.rule_guard import shown_rule
from memoryd.storage.users.open_users import OpenUsers

_SMALL_ARGUMENTS_BYTES = 4 * 1024
"""Maximum size of arguments that are judged on the event loop: about 5 ms for a shell command, 25
ms in the worst case."""
_LARGE_ARGUMENTS_BYTES = 64 * 1024
"""Maximum size of arguments for the first queue. Judging them takes up to 0.5 s; 1 MB takes several
seconds."""

_MOST_RULES = 1000
"""Maximum number of rules returned with a verdict, highest priority first."""
_MOST_WITH_CONFLICTS = 20
"""Maximum number of these rules that are returned with their conflicts."""
_UNREADABLE = "a rule of this user is damaged and cannot be read; it may forbid this"


class ToolCallMethods:
    """Judging tool calls by the rules of a user, or testing a single rule."""

    def __init__(self, users: OpenUsers, settings: Settings, events: EventLog) -> None:
        self._users = users
        self._events = events
        self._session_idle_ttl = settings.session_idle_ttl
        self._guarded = GuardedPlaces()
        self._middling, self._large = JudgingQueue(), JudgingQueue()

    def guard(self, places: GuardedPlaces) -> None:
        """Set the paths that no tool call may touch."""
        self._guarded = places

    def close(self) -> None:
        """Stop the judging in progress."""
        self._middling.close()
        self._large.close()

    @method("memory.tool_call_check")
    async def check(
        self, call: Call, params: MemoryToolCallCheckParams
    ) -> MemoryToolCallCheckResult:
        """Return the verdict on a tool call, and record it in the audit if it is not allow."""
        tool_name, session_id = normal_tool_name(params["tool_name"]), params.get("session_id")
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            rules = RuleSet(())
            unreadable = memory is not None and memory.has_damaged_rules
            if memory is not None:
                if session_id is not None:
                    memory.note_use(session_id, self._session_idle_ttl)
                rules = await memory.rules.checked_for(tool_name, clock.now())
            verdict = quoting(await self._judge(call, rules, tool_name, params), shown_rule)
            if unreadable and verdict.verdict == "allow":
                verdict = replace(verdict, verdict="ask", reason=_UNREADABLE)
            deciding = list(verdict.rules[:_MOST_RULES])
            if memory is not None:
                note_verdict(memory, verdict, tool_name, session_id)
                shown, rest = deciding[:_MOST_WITH_CONFLICTS], deciding[_MOST_WITH_CONFLICTS:]
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

    @method("memory.tool_rule_test")
    async def test(self, call: Call, params: MemoryToolRuleTestParams) -> MemoryToolRuleTestResult:
        """Return the verdicts that a rule would give on some calls, without storing the rule."""
        text, tool_name = params["rule"].strip(), normal_tool_name(params["tool_name"])
        calls = [(normal_tool_name(one["tool_name"]), one["arguments"]) for one in params["calls"]]
        work = partial(try_rule, text, tool_name, calls)
        tried, verdicts = await self._large.run(call.peer.uid, "", call.left(), work)
        return {
            "forbids_nothing": tried.prohibition.forbids_nothing,
            "results": [
                {"tool_name": name, "verdict": verdict.verdict, "reason": verdict.reason}
                for (name, _), verdict in zip(calls, verdicts, strict=True)
            ],
        }

    async def _judge(
        self, call: Call, rules: RuleSet, tool_name: str, params: MemoryToolCallCheckParams
    ) -> Verdict:
        """Judge a call. Small arguments are judged immediately, middling and large ones in one
        queue each, so that no call waits for one with larger arguments."""
        arguments, now = params["arguments"], clock.now()
        work = partial(judge, rules, tool_name, arguments, guarded=self._guarded, now=now)
        size = len(orjson.dumps(arguments))
        if size <= _SMALL_ARGUMENTS_BYTES:
            return work()
        queue = self._middling if size <= _LARGE_ARGUMENTS_BYTES else self._large
        return await queue.run(call.peer.uid, params["user_id"], call.left(), work)
