"""Applies the guard to an import: it redacts live secrets, stops rules of unknown origin from
counting as the user's own, and finds texts that a model will see as `[blocked: …]`."""

import json
from collections.abc import Callable
from dataclasses import astuple, replace
from typing import Any

from memoryd.guard.door import redact, scan
from memoryd.guard.refusal import Refusal
from memoryd.rules.rule import Rule
from memoryd.storage.exchange.line import Record
from memoryd.storage.tables.rule_guard import refusal_of_decree, refusal_of_rule
from memoryd.storage.tables.rule_rows import row_of, rule_of
from memoryd.storage.tables.turn_responses import TurnOutcome, outcome_from_json, outcome_to_json

_LONGEST_RULE = 1000
_TEXTS = {
    "rule": ("rule", "tags"),
    "rule_event": ("rule",),
    "note": ("content", "category", "tags"),
    "note_version": ("content",),
    "profile_entry": ("text",),
    "session": ("title",),
    "turn": ("text", "speaker"),
}
"""The fields with free text in each kind of line. The sentence in `provenance` is handled
separately."""


def without_secrets(record: Record) -> Record:
    """Return the record with each live secret replaced by "[secret: <kind>]"."""
    clean = record | {
        name: _redacted(record[name])
        for name in _TEXTS.get(record["kind"], ())
        if record[name] is not None
    }
    if "rule" in clean:
        clean["rule"] = clean["rule"][:_LONGEST_RULE]
    if (said := record.get("provenance")) is not None:
        clean["provenance"] = said | {
            name: redact(said[name]) for name in ("sentence", "speaker") if said.get(name)
        }
    if record["kind"] == "turn_answer":
        clean["answer"] = _changed_response(record["answer"], _rule_without_secrets, redact)
    return clean


def of_unknown_origin(record: Record) -> Record:
    """Return a rule or a rule event without its provenance, and with the source `programmatic`
    instead of `user_explicit`. Other records are returned unchanged."""
    if record["kind"] not in ("rule", "rule_event"):
        return record
    ours = record | {"provenance": None}
    if ours.get("source") == "user_explicit":
        ours["source"] = "programmatic"
    return ours


def refusal_of(record: Record) -> Refusal | None:
    """The guard's refusal of the record, or None."""
    texts = [record[name] for name in _TEXTS.get(record["kind"], ()) if record[name]]
    if record["kind"] in ("rule", "rule_event"):
        said, text = record["provenance"], texts.pop(0)
        if said is None:
            refusal = refusal_of_rule(text)
        else:
            refusal = refusal_of_decree(text) or refusal_of_decree(said["sentence"])
        if refusal is not None:
            return refusal
    if record["kind"] == "relaxation":
        texts = [record["provenance"]["sentence"]]
    single = [one for text in texts for one in ([text] if isinstance(text, str) else text)]
    return next((found for text in single if (found := scan(text))), None)


def outcome_of(response: dict[str, Any]) -> TurnOutcome:
    """Parse the response to a turn and check the types of its fields. Raises ValueError."""
    try:
        outcome = outcome_from_json(json.dumps(response))
        for rule in outcome.rules:
            rule_of(row_of(rule))
            "".join(rule.conflicts_with)
        for skipped in outcome.skipped:
            "".join((skipped.text, skipped.reason))
        for pending in outcome.pending_relaxations:
            "".join(astuple(pending))
    except Exception as error:
        raise ValueError("is not a response that memoryd stores") from error
    return outcome


def _changed_response(
    response: dict[str, Any], change: Callable[[Rule], Rule], change_text: Callable[[str], str]
) -> dict[str, Any]:
    """Return the response after applying `change` to its rules and `change_text` to its other
    texts, or the original response if nothing changed."""
    outcome = outcome_of(response)
    changed = replace(
        outcome,
        captured=tuple(map(change, outcome.captured)),
        reaffirmed=tuple(map(change, outcome.reaffirmed)),
        retired=tuple(map(change, outcome.retired)),
        observations=tuple(map(change, outcome.observations)),
        skipped=tuple(replace(one, text=change_text(one.text)) for one in outcome.skipped),
        pending_relaxations=tuple(
            replace(one, text=change_text(one.text)) for one in outcome.pending_relaxations
        ),
    )
    if changed == outcome:
        return response
    content: dict[str, Any] = json.loads(outcome_to_json(changed))
    return content


def _redacted(value: Any) -> Any:
    return redact(value) if isinstance(value, str) else [redact(text) for text in value]


def _rule_without_secrets(rule: Rule) -> Rule:
    said = rule.provenance
    said = said and replace(
        said, sentence=redact(said.sentence), speaker=said.speaker and redact(said.speaker)
    )
    return replace(rule, text=redact(rule.text), provenance=said)
