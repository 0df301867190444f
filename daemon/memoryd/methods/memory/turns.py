"""`memory.turn_complete`: storing each turn and learning from it."""

from dataclasses import replace

from memoryd import clock
from memoryd.errors import InvalidParams, ThreatDetected
from memoryd.methods._generated.rpc_types import (
    MemoryTurnCompleteParams,
    MemoryTurnCompleteResult,
    ToolCall,
)
from memoryd.methods.memory.relaxations import relaxation_view
from memoryd.methods.memory.rule_view import rule_views
from memoryd.methods.shared import fields
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.event_log import EventLog
from memoryd.methods.shared.registry import method
from memoryd.rules.failures import failure_class
from memoryd.rules.rule import normal_tool_name
from memoryd.settings import Settings
from memoryd.storage.tables.statistics import ToolRun
from memoryd.storage.tables.turn_responses import TurnOutcome
from memoryd.storage.tables.turns import Turn, TurnPolicy, complete_turn, request_hash
from memoryd.storage.users.open_users import OpenUsers

_CLOCK_TOLERANCE_US = 5 * 60 * 1_000_000


class TurnMethods:
    """The hook that a runtime calls after each turn."""

    def __init__(self, users: OpenUsers, settings: Settings, events: EventLog) -> None:
        self._users = users
        self._events = events
        self._policy = TurnPolicy(
            capture=settings.capture_enabled,
            keep_conversation=settings.index_conversation,
            observations_kept=settings.observations_kept,
            session_idle_ttl=settings.session_idle_ttl,
        )

    @method("memory.turn_complete")
    async def complete(
        self, call: Call, params: MemoryTurnCompleteParams
    ) -> MemoryTurnCompleteResult:
        """Store a turn, capture the rules in it, and update the tool statistics."""
        turn = _turn(params)
        async with self._users.use(params["user_id"], create=True, within_s=call.left()) as memory:
            assert memory is not None
            outcome = await memory.store(
                lambda tx: complete_turn(tx, turn, self._policy),
                call.left(),
            )
            captured = await memory.rules.with_conflicts(outcome.captured, clock.now())
            outcome = replace(outcome, captured=tuple(captured))
        if not outcome.duplicate:
            self._write_events(outcome, call, params["user_id"])
        return _view(outcome)

    def _write_events(self, outcome: TurnOutcome, call: Call, user_id: str) -> None:
        about = (call.peer, call.method, user_id)
        for kind, rules in (
            ("captured", outcome.captured),
            ("reaffirmed", outcome.reaffirmed),
            ("retired", outcome.retired),
            ("observed", outcome.observations),
        ):
            for rule in rules:
                self._events.write(
                    kind, *about, tool_name=rule.tool_name, rule_id=rule.id, text=rule.text
                )
        for skipped in outcome.skipped:
            code, _, category = skipped.reason.partition(": ")
            if code == ThreatDetected.name:
                self._events.write(code, *about, detail=category)


def _turn(params: MemoryTurnCompleteParams) -> Turn:
    if "user_message" not in params and "assistant_response" not in params:
        raise InvalidParams("user_message", "or assistant_response is required")
    if "turn_id" in params and "session_id" not in params:
        raise InvalidParams("session_id", "is required with turn_id")
    occurred_at = fields.time("occurred_at", params.get("occurred_at"))
    if occurred_at is not None and occurred_at > clock.now() + _CLOCK_TOLERANCE_US:
        raise InvalidParams("occurred_at", "is more than 5 minutes ahead of the daemon's clock")
    return Turn(
        user_message=params.get("user_message"),
        assistant_response=params.get("assistant_response"),
        runs=tuple(map(_run, params["tool_calls"])),
        available_tools=tuple(fields.tool_names(params["available_tools"])),
        session_id=params.get("session_id"),
        turn_id=params.get("turn_id"),
        speaker=params.get("speaker"),
        occurred_at=occurred_at,
        request_hash=request_hash(params),
    )


def _run(call: ToolCall) -> ToolRun:
    return ToolRun(
        tool_name=normal_tool_name(call["name"]),
        failure_class=None if call["success"] else failure_class(call.get("output_summary")),
        duration_ms=None if (took := call.get("duration_ms")) is None else float(took),
    )


def _view(outcome: TurnOutcome) -> MemoryTurnCompleteResult:
    return {
        "captured": rule_views(outcome.captured),
        "reaffirmed": rule_views(outcome.reaffirmed),
        "retired": [
            {
                "rule": rule,
                "message": f"The user withdrew the rule “{rule['rule']}”; it no longer applies.",
            }
            for rule in rule_views(outcome.retired)
        ],
        "observations": rule_views(outcome.observations),
        "skipped": [{"text": one.text, "reason": one.reason} for one in outcome.skipped],
        "pending": [],
        "pending_relaxations": list(map(relaxation_view, outcome.pending_relaxations)),
        "duplicate": outcome.duplicate,
    }
