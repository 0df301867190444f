"""Stored responses to turns, so that a repeated turn gets the same response."""

import json
from dataclasses import astuple, dataclass

from memoryd.rules.rule import Rule
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.relaxations import PendingRelaxation
from memoryd.storage.tables.rule_rows import rule_from_json, rule_to_json

_RULES_OF_A_RESPONSE = ("captured", "reaffirmed", "retired", "observations")


@dataclass(frozen=True, slots=True)
class SkippedDecree:
    """A decree or relaxation that was not stored, and the reason."""

    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class TurnOutcome:
    """The outcome of a turn: the response to the turn and to every repetition of it. `duplicate`:
    this is a repetition."""

    captured: tuple[Rule, ...] = ()
    reaffirmed: tuple[Rule, ...] = ()
    retired: tuple[Rule, ...] = ()
    observations: tuple[Rule, ...] = ()
    skipped: tuple[SkippedDecree, ...] = ()
    pending_relaxations: tuple[PendingRelaxation, ...] = ()
    duplicate: bool = False

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules of the outcome."""
        return (*self.captured, *self.reaffirmed, *self.retired, *self.observations)


def insert_response(
    tx: Transaction,
    *,
    session_id: str,
    turn_id: str,
    request_hash: bytes,
    response: str,
    created_at: int,
) -> None:
    """Store the response to a turn. `response`: as serialized by `outcome_to_json`; `created_at`:
    microseconds since the epoch."""
    tx.insert(
        "turn_answers",
        session_id=session_id,
        turn_id=turn_id,
        request_hash=request_hash,
        answer=response,
        created_at=created_at,
    )


def outcome_to_json(outcome: TurnOutcome) -> str:
    """Serialize the outcome of a turn for storage."""
    content = {
        name: [rule_to_json(rule) for rule in getattr(outcome, name)]
        for name in _RULES_OF_A_RESPONSE
    }
    skipped = [[one.text, one.reason] for one in outcome.skipped]
    pending = [list(astuple(one)) for one in outcome.pending_relaxations]
    more = {"skipped": skipped, "pending_relaxations": pending}
    return json.dumps(content | more, ensure_ascii=False)


def outcome_from_json(response: str) -> TurnOutcome:
    """The inverse of `outcome_to_json`. Older responses have no pending relaxations."""
    content = json.loads(response)
    captured, reaffirmed, retired, observations = (
        tuple(map(rule_from_json, content.get(name, ()))) for name in _RULES_OF_A_RESPONSE
    )
    skipped = tuple(SkippedDecree(text, reason) for text, reason in content.get("skipped", ()))
    pending = tuple(PendingRelaxation(*one) for one in content.get("pending_relaxations", ()))
    return TurnOutcome(
        captured=captured,
        reaffirmed=reaffirmed,
        retired=retired,
        observations=observations,
        skipped=skipped,
        pending_relaxations=pending,
    )


def scrub_from_responses(tx: Transaction, rule_key: tuple[str, str]) -> None:
    """Remove a permanently deleted rule from the stored responses."""
    for session_id, turn_id, response in tx.rows(
        "SELECT session_id, turn_id, answer FROM turn_answers WHERE instr(answer, ?)",
        json.dumps(rule_key[1]),
    ):
        content = json.loads(response)
        for name in _RULES_OF_A_RESPONSE:
            content[name] = [
                rule
                for rule in content.get(name, ())
                if (rule["tool_name"], rule["id"]) != rule_key
            ]
        content["pending_relaxations"] = [
            one for one in content.get("pending_relaxations", ()) if tuple(one[1:3]) != rule_key
        ]
        tx.execute(
            "UPDATE turn_answers SET answer = ? WHERE session_id = ? AND turn_id = ?",
            json.dumps(content, ensure_ascii=False),
            session_id,
            turn_id,
        )
