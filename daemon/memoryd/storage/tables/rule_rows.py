"""Converts rules to rows and JSON, and back."""

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
_PROVENANCE = ("session_id", "turn_id", "sentence", "speaker")


def hash_of(rule: Rule) -> bytes:
    """The content hash of a rule's row, over every stored field of the rule."""
    provenance = rule.provenance
    said: tuple[str | None, ...] = ()
    if provenance:
        said = (provenance.session_id, provenance.turn_id, provenance.sentence)
        if provenance.speaker is not None:  # older rows were hashed without the column
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


def rule_of(record: Mapping[str, Any]) -> Rule:
    """Parse a row of COLUMNS, given by column name. Raises DamagedRowError."""
    try:
        expires_at = record["expires_at"]
        rule = Rule(
            tool_name=_text(record["tool_name"]),
            id=_text(record["id"]),
            text=_text(record["text"]),
            priority=_one_of(record["priority"], Priority),
            source=_one_of(record["source"], Source),
            created_at=_time(record["created_at"]),
            updated_at=_time(record["updated_at"]),
            tags=tuple(map(_text, json.loads(_text(record["tags"])))),
            stored_status=_one_of(record["status"], Status),
            expires_at=None if expires_at is None else _time(expires_at),
            provenance=_provenance_of(record),
        )
    except (TypeError, ValueError) as error:
        raise DamagedRowError(str(error)) from error
    if hash_of(rule) != record["content_hash"]:
        raise DamagedRowError("the rule does not match its hash")
    return rule


def _provenance_of(record: Mapping[str, Any]) -> Provenance | None:
    if record["sentence"] is None:
        return None
    return Provenance(
        session_id=_text_or_none(record["session_id"]),
        turn_id=_text_or_none(record["turn_id"]),
        sentence=_text(record["sentence"]),
        speaker=_text_or_none(record["speaker"]),
    )


def row_of(rule: Rule) -> dict[str, Parameter]:
    """The inverse of `rule_of`."""
    return {
        "tool_name": rule.tool_name,
        "id": rule.id,
        "text": rule.text,
        "priority": rule.priority,
        "source": rule.source,
        "tags": json.dumps(rule.tags, ensure_ascii=False),
        "status": rule.stored_status,
        "expires_at": rule.expires_at,
        **provenance_columns(rule.provenance),
        "created_at": rule.created_at,
        "updated_at": rule.updated_at,
        "content_hash": hash_of(rule),
    }


def provenance_columns(provenance: Provenance | None) -> dict[str, str | None]:
    """The values of the columns session_id, turn_id, sentence and speaker."""
    if provenance is None:
        return dict.fromkeys(_PROVENANCE)
    return {name: getattr(provenance, name) for name in _PROVENANCE}


def rule_to_json(rule: Rule) -> dict[str, Any]:
    """Convert a rule to the JSON object stored in frozen blocks and responses."""
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
        raise TypeError("not a string")
    return value


def _text_or_none(value: Any) -> str | None:
    return None if value is None else _text(value)


def _time(value: Any) -> int:
    if not isinstance(value, int) or not 0 <= value <= clock.LATEST:
        raise TypeError("not a valid time")
    return value


def _one_of(value: Any, words: Any) -> Any:
    if value not in get_args(words):
        raise ValueError("not a known value")
    return value
