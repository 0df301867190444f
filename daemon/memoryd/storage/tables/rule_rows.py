"""Rules as rows and as JSON, and back."""

import json
from collections.abc import Mapping
from dataclasses import astuple
from typing import Any, get_args

from memoryd import clock
from memoryd.rules.rule import Priority, Provenance, Rule, Source, Status
from memoryd.storage.engine.content_hash import content_hash
from memoryd.storage.engine.damage import DamagedRowError
from memoryd.storage.engine.snapshot import Parameter

COLUMNS = (
    "tool_name, id, text, priority, source, tags, status, expires_at,"
    " session_id, turn_id, sentence, speaker, created_at, updated_at, content_hash"
)


def hash_of(rule: Rule) -> bytes:
    """The content hash of a rule's row: of all that makes the rule."""
    provenance = rule.provenance
    said: tuple[str | None, ...] = ()
    if provenance:
        said = (provenance.session_id, provenance.turn_id, provenance.sentence)
        if provenance.speaker is not None:  # absent from rows older than the column
            said += (provenance.speaker,)
    return content_hash(
        rule.tool_name,
        rule.id,
        rule.text,
        rule.priority,
        rule.source,
        rule.stored_status,
        None if rule.expires_at is None else str(rule.expires_at),
        str(rule.created_at),
        str(rule.updated_at),
        *rule.tags,
        None,
        *said,
    )


def rule_of(row: tuple[Parameter, ...]) -> Rule:
    """The rule of a row of COLUMNS. Raises DamagedRowError."""
    (tool, id_, text, priority, source, tags, status, expires_at, *rest) = row
    (session_id, turn_id, sentence, speaker, created_at, updated_at, stored_hash) = rest
    try:
        rule = Rule(
            tool_name=_text(tool),
            id=_text(id_),
            text=_text(text),
            priority=_one_of(priority, Priority),
            source=_one_of(source, Source),
            created_at=_time(created_at),
            updated_at=_time(updated_at),
            tags=tuple(map(_text, json.loads(_text(tags)))),
            stored_status=_one_of(status, Status),
            expires_at=None if expires_at is None else _time(expires_at),
            provenance=None
            if sentence is None
            else Provenance(
                _text_or_none(session_id),
                _text_or_none(turn_id),
                _text(sentence),
                _text_or_none(speaker),
            ),
        )
    except (TypeError, ValueError) as error:
        raise DamagedRowError(str(error)) from error
    if hash_of(rule) != stored_hash:
        raise DamagedRowError("the rule does not fit its hash")
    return rule


def row_of(rule: Rule) -> tuple[Parameter, ...]:
    """The inverse of `rule_of`."""
    return (
        rule.tool_name,
        rule.id,
        rule.text,
        rule.priority,
        rule.source,
        json.dumps(rule.tags, ensure_ascii=False),
        rule.stored_status,
        rule.expires_at,
        *columns_of(rule.provenance),
        rule.created_at,
        rule.updated_at,
        hash_of(rule),
    )


def columns_of(provenance: Provenance | None) -> tuple[str | None, ...]:
    """The columns session_id, turn_id, sentence and speaker."""
    return (None,) * 4 if provenance is None else astuple(provenance)


def rule_to_json(rule: Rule) -> dict[str, Any]:
    """The rule as a snapshot or a stored answer keeps it."""
    provenance = rule.provenance
    return {
        "tool_name": rule.tool_name,
        "id": rule.id,
        "text": rule.text,
        "priority": rule.priority,
        "source": rule.source,
        "created_at": rule.created_at,
        "updated_at": rule.updated_at,
        "tags": list(rule.tags),
        "stored_status": rule.stored_status,
        "expires_at": rule.expires_at,
        "provenance": provenance and list(astuple(provenance)),
        "conflicts_with": list(rule.conflicts_with),
    }


def rule_from_json(content: Mapping[str, Any]) -> Rule:
    """The inverse of `rule_to_json`."""
    provenance = content["provenance"]
    return Rule(
        **dict(content)
        | {
            "tags": tuple(content["tags"]),
            "provenance": provenance and Provenance(*provenance),
            "conflicts_with": tuple(content["conflicts_with"]),
        }
    )


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("not a text")
    return value


def _text_or_none(value: Any) -> str | None:
    return None if value is None else _text(value)


def _time(value: Any) -> int:
    if not isinstance(value, int) or not 0 <= value <= clock.LATEST:
        raise TypeError("not a time")
    return value


def _one_of(value: Any, words: Any) -> Any:
    if value not in get_args(words):
        raise ValueError("not a known word")
    return value
