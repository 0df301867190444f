"""Converts the items of a store to notes and back. Each item has its own note namespace.

The last line of a note's text is the item as JSON. The texts that are to be indexed precede it.
memoryd normalizes texts to Unicode normal form C (NFC), so characters that NFC would change are
escaped in the JSON.
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
"""The category of all notes that hold items, and a word in the JSON line of each."""
INDEXED = "indexed"
"""The tag of items that a search with a query may return."""
DEEPEST_PREFIX = 12
"""The number of namespace levels that get a tag of their own. A note has at most 16 tags."""
LONGEST = 32_000
"""The maximum number of characters in a note."""


@dataclass(frozen=True, slots=True)
class StoredItem:
    """An item as it is stored in its note's text. `updated_at` is not in the text: it is the
    note's."""

    namespace: Namespace
    key: str
    value: dict[str, Any]
    created_at: datetime


def note_namespace(namespace: Namespace, key: str) -> str:
    """The note namespace that belongs to this item alone."""
    return f"skill-langgraph:{_digest(*namespace, key)}"


def item_tag(namespace: Namespace, key: str) -> str:
    """The tag of one item. If two notes were saved for it concurrently, both have this tag."""
    return f"item:{_digest(*namespace, key)}"


def namespace_tag(namespace: Namespace) -> str:
    """The tag of the items in exactly this namespace."""
    return f"in:{_digest(*namespace)}"


def prefix_tags(prefix: Namespace) -> list[str]:
    """The tags that narrow a search to the items at or below a prefix. Only the first
    DEEPEST_PREFIX levels of the prefix count."""
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
    """The text of an item's note. `fields`: the paths to index, unless `op` names its own.

    Raises TypeError or ValueError if JSON cannot represent the value or it is too long for a note.
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
            f"the item and the texts to index take {len(text):,} characters; a note has at most "
            f"{LONGEST:,}"
        )
    return text


def read_note(text: str) -> StoredItem | None:
    """Parse the item in a note's text. Returns None if the text does not contain an item."""
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
    """The same JSON, with the characters escaped that NFC would compose or replace."""
    if unicodedata.is_normalized("NFC", line):
        return line
    return "".join(json.dumps(one)[1:-1] if _composes(one) else one for one in line)


def _composes(character: str) -> bool:
    return (
        not unicodedata.is_normalized("NFC", character)
        or unicodedata.category(character).startswith("M")
        or "\u1160" <= character <= "\u11ff"  # Hangul vowels and final consonants
    )
