"""An item of a store as a note: its text, its tags, and the namespace of notes that is its own.

The last line of the text is the item in JSON; the texts that `put` is to index come before it. A
note's text comes back in normal form C, so characters that this would change are escaped.
"""

import hashlib
import json
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from langgraph.store.base import PutOp
from langgraph.store.base.embed import get_text_at_path

Namespace = tuple[str, ...]

CATEGORY = "langgraph"
"""The category of all notes that are items, and a word that each holds (in the JSON line)."""
INDEXED = "indexed"
"""The tag of items that a query may find."""
DEEPEST_PREFIX = 12
"""So many levels of a namespace have a tag of their own: a note has at most 16."""
LONGEST = 32_000
"""Characters of a note."""


@dataclass(frozen=True, slots=True)
class StoredItem:
    """An item as its note holds it; the note knows when it last changed."""

    namespace: Namespace
    key: str
    value: dict[str, Any]
    created_at: datetime


def note_namespace(namespace: Namespace, key: str) -> str:
    """The namespace of notes that holds this item alone."""
    return f"skill-langgraph:{_digest(*namespace, key)}"


def item_tag(namespace: Namespace, key: str) -> str:
    """The tag of one item: the same for two notes that were saved for it concurrently."""
    return f"item:{_digest(*namespace, key)}"


def namespace_tag(namespace: Namespace) -> str:
    """The tag of the items of exactly this namespace."""
    return f"in:{_digest(*namespace)}"


def prefix_tags(prefix: Namespace) -> list[str]:
    """What narrows a search to the items at or below a prefix, as far as tags go."""
    prefix = prefix[:DEEPEST_PREFIX]
    return [f"below:{_digest(*prefix)}"] if prefix else []


def tags_of(op: PutOp) -> list[str]:
    """The tags of an item's note."""
    levels = range(1, min(len(op.namespace), DEEPEST_PREFIX) + 1)
    return [
        *([] if op.index is False else [INDEXED]),
        item_tag(op.namespace, op.key),
        namespace_tag(op.namespace),
        *(tag for level in levels for tag in prefix_tags(op.namespace[:level])),
    ]


def note_text(op: PutOp, created_at: datetime, fields: Sequence[str] | None) -> str:
    """The text of an item's note. `fields` are indexed unless the item names its own.

    Raises TypeError or ValueError for a value that JSON or a note cannot hold.
    """
    value: Mapping[str, Any] = op.value or {}
    item = {
        CATEGORY: list(op.namespace),
        "key": op.key,
        "created_at": created_at.isoformat(),
        "value": dict(value),
    }
    line = json.dumps(item, ensure_ascii=False, allow_nan=False)
    line.encode()  # raises for a lone surrogate
    paths = [] if op.index is False else (op.index if op.index is not None else fields) or []
    texts = [text for path in paths if path != "$" for text in get_text_at_path(value, path)]
    text = "\n".join([*texts, _unchanged_by_normal_form(line)]).strip()
    if len(text) > LONGEST:
        raise ValueError(
            f"the item takes {len(text):,} characters with the texts to index; a note has at most "
            f"{LONGEST:,}"
        )
    return text


def read_note(text: str) -> StoredItem | None:
    """The item in a note's text; None when the text is not, or no longer, an item's."""
    try:
        item = json.loads(text.rpartition("\n")[2])
        namespace, key, value = item[CATEGORY], item["key"], item["value"]
        created_at = datetime.fromisoformat(item["created_at"])
    except (ValueError, LookupError, TypeError, RecursionError):
        return None
    return StoredItem(tuple(namespace), key, value, created_at)


def _digest(*parts: str) -> str:
    return hashlib.blake2b(json.dumps(parts).encode(), digest_size=12).hexdigest()


def _unchanged_by_normal_form(line: str) -> str:
    """The same JSON with characters escaped that normal form C would put together or replace."""
    if unicodedata.is_normalized("NFC", line):
        return line
    return "".join(json.dumps(one)[1:-1] if _composes(one) else one for one in line)


def _composes(character: str) -> bool:
    return (
        not unicodedata.is_normalized("NFC", character)
        or unicodedata.category(character).startswith("M")
        or "\u1160" <= character <= "\u11ff"  # what follows the first letter of a Hangul syllable
    )
