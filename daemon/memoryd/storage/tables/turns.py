"""Stores a completed turn: its texts, decrees, observations, statistics and response, in one
transaction."""

import json
import uuid
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from memoryd.errors import Conflict, ThreatDetected
from memoryd.guard.door import redact, scan
from memoryd.rules.rule import Provenance, Rule
from memoryd.storage.engine.content_hash import content_hash
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.frozen_blocks import keep_frozen
from memoryd.storage.tables.passages import add_turn_passages
from memoryd.storage.tables.relaxations import MAX_TEXT, PendingRelaxation, add_relaxation
from memoryd.storage.tables.rule_guard import refusal_of_decree
from memoryd.storage.tables.rules import (
    capture_decree,
    decrees_said,
    forget_observations,
    known_tools,
    observe_failures,
    retire_rule,
)
from memoryd.storage.tables.sessions import Role, add_turn, touch_session
from memoryd.storage.tables.statistics import ToolRun, count_runs
from memoryd.storage.tables.turn_responses import (
    SkippedDecree,
    TurnOutcome,
    insert_response,
    outcome_from_json,
    outcome_to_json,
)

_FAILURES_WORTH_NOTING = 2
WEAKENS_OVERSIGHT = "weakens_oversight"
"""The reason why a decree such as "never ask for confirmation" is skipped."""
_MOST_MEANT = 20
"""Maximum number of rules for which one relaxation is stored as pending."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A completed turn as reported by an agent runtime. `request_hash`: see the function of that
    name. `occurred_at`: microseconds since the epoch, or None for now."""

    user_message: str | None
    assistant_response: str | None
    runs: tuple[ToolRun, ...]
    available_tools: tuple[str, ...]
    session_id: str | None
    turn_id: str | None
    speaker: str | None
    occurred_at: int | None
    request_hash: bytes


@dataclass(frozen=True, slots=True)
class TurnPolicy:
    """The settings under which a turn is stored. `observations_kept`: number per tool;
    `session_idle_ttl`: seconds."""

    capture: bool
    keep_conversation: bool
    observations_kept: int
    session_idle_ttl: int


def request_hash(params: Mapping[str, object]) -> bytes:
    """A hash of the request that tells a repeated turn from a different one with the same id. The
    user id is left out, because an export can be imported under another user id."""
    content = {name: value for name, value in params.items() if name != "user_id"}
    return content_hash(json.dumps(content, sort_keys=True, ensure_ascii=False))


def complete_turn(tx: Transaction, turn: Turn, policy: TurnPolicy) -> TurnOutcome:
    """Store a turn and return its outcome. Idempotent: a known (session_id, turn_id) returns the
    stored outcome. Raises Conflict if its content is different."""
    if turn.session_id:
        keep_frozen(tx, turn.session_id, policy.session_idle_ttl)
    if turn.session_id and turn.turn_id:
        known = tx.row(
            "SELECT request_hash, answer FROM turn_answers WHERE session_id = ? AND turn_id = ?",
            turn.session_id,
            turn.turn_id,
        )
        if known is not None:
            if known[0] != turn.request_hash:
                raise Conflict("this turn_id was already used with different content")
            return replace(outcome_from_json(known[1]), duplicate=True)
    turn = _without_secrets(turn)
    outcome = TurnOutcome()
    if policy.capture:
        outcome = _capture(tx, turn)
        outcome = replace(outcome, observations=_observe(tx, turn, policy.observations_kept))
    count_runs(tx, turn.runs)
    if turn.session_id:
        _store_texts(tx, turn, outcome, policy.keep_conversation)
    return outcome


def _without_secrets(turn: Turn) -> Turn:
    """Redact the live secrets of a turn, so that no copy of them is stored, not even in a rule."""
    user_message, assistant_response, speaker = (
        text and redact(text) for text in (turn.user_message, turn.assistant_response, turn.speaker)
    )
    return replace(
        turn, user_message=user_message, assistant_response=assistant_response, speaker=speaker
    )


def _capture(tx: Transaction, turn: Turn) -> TurnOutcome:
    """Store the decrees of the user's message as rules and apply its relaxations. Decrees that the
    guard refuses or that weaken oversight are skipped."""
    from memoryd.rules.capture.decrees import read_decrees

    decrees = read_decrees(
        turn.user_message or "",
        tools_ran=list(dict.fromkeys(run.tool_name for run in turn.runs)),
        available_tools=turn.available_tools,
        known_tools=known_tools(tx),
    )
    captured: dict[tuple[str, str], Rule] = {}
    reaffirmed: dict[tuple[str, str], Rule] = {}
    skipped = []
    for decree in decrees:
        refusal = refusal_of_decree(decree.text) or refusal_of_decree(decree.sentence)
        if refusal is not None:
            reason = f"{ThreatDetected.name}: {refusal.category}"
            skipped.append(SkippedDecree(decree.text, reason))
            continue
        if decree.silences:
            skipped.append(SkippedDecree(decree.text, WEAKENS_OVERSIGHT))
            continue
        provenance = Provenance(turn.session_id, turn.turn_id, decree.sentence, turn.speaker)
        rule, event = capture_decree(tx, decree.tool_name, decree.text, provenance)
        if event == "put":
            captured[rule.key] = rule
        elif rule.key not in captured:
            reaffirmed[rule.key] = rule
    outcome = TurnOutcome(tuple(captured.values()), tuple(reaffirmed.values()))
    return _relax(tx, turn, replace(outcome, skipped=tuple(skipped)))


def _relax(tx: Transaction, turn: Turn, outcome: TurnOutcome) -> TurnOutcome:
    """Retire each decree that the user's message clearly revokes: it is the only one that can be
    meant, and the speaker's own. Doubtful relaxations are stored as pending until the owner
    confirms them. Decrees of the same message are never revoked."""
    from memoryd.rules.capture.relaxations import find_relaxations
    from memoryd.rules.relaxing import meant_by

    said_now = {rule.key for rule in outcome.rules}
    retired: list[Rule] = []
    pending: dict[str, PendingRelaxation] = {}
    skipped = list(outcome.skipped)
    relaxations = find_relaxations(turn.user_message or "")
    decrees = [rule for rule in decrees_said(tx) if rule.key not in said_now] if relaxations else []
    for relaxation in relaxations:
        meant, doubt = meant_by(relaxation, decrees, turn.speaker)
        said = Provenance(
            turn.session_id, turn.turn_id, relaxation.sentence[:MAX_TEXT], turn.speaker
        )
        if meant and doubt is None:
            retired.append(retire_rule(tx, meant[0], said))
            decrees.remove(meant[0])
        elif meant and (refusal := scan(said.sentence)) is not None:
            reason = f"{ThreatDetected.name}: {refusal.category}"
            skipped.append(SkippedDecree(said.sentence, reason))
        elif doubt is not None:
            waiting = (add_relaxation(tx, rule, said, doubt) for rule in meant[:_MOST_MEANT])
            pending |= {one.id: one for one in waiting}
    return replace(
        outcome,
        retired=tuple(retired),
        skipped=tuple(skipped),
        pending_relaxations=tuple(pending.values()),
    )


def _observe(tx: Transaction, turn: Turn, keep: int) -> tuple[Rule, ...]:
    """Store an observation for each tool that failed repeatedly in this turn. Only the newest
    `keep` observations of such a tool are kept."""
    observations = []
    for tool_name in dict.fromkeys(run.tool_name for run in turn.runs):
        classes = [
            run.failure_class
            for run in turn.runs
            if run.tool_name == tool_name and run.failure_class is not None
        ]
        if len(classes) >= _FAILURES_WORTH_NOTING:
            if keep:
                commonest = Counter(reversed(classes)).most_common(1)[0][0]
                observations.append(observe_failures(tx, tool_name, len(classes), commonest))
            forget_observations(tx, tool_name, keep)
    return tuple(observations)


def _store_texts(tx: Transaction, turn: Turn, outcome: TurnOutcome, keep_texts: bool) -> None:
    assert turn.session_id is not None
    touch_session(tx, turn.session_id)
    turn_id = turn.turn_id or f"turn-{uuid.uuid4()}"
    texts: Sequence[tuple[Role, str | None, str | None]] = (
        ("user", turn.user_message, turn.speaker),
        ("assistant", turn.assistant_response, None if turn.user_message else turn.speaker),
    )
    if keep_texts:
        for role, text, speaker in texts:
            if text and text.strip():
                occurred_at = tx.now if turn.occurred_at is None else turn.occurred_at
                seq = add_turn(
                    tx,
                    session_id=turn.session_id,
                    turn_id=turn_id,
                    role=role,
                    speaker=speaker,
                    text=text,
                    occurred_at=occurred_at,
                )
                add_turn_passages(
                    tx,
                    seq,
                    session_id=turn.session_id,
                    speaker=speaker,
                    text=text,
                    occurred_at=occurred_at,
                )
    if turn.turn_id:
        insert_response(
            tx,
            session_id=turn.session_id,
            turn_id=turn.turn_id,
            request_hash=turn.request_hash,
            response=outcome_to_json(outcome),
            created_at=tx.now,
        )
