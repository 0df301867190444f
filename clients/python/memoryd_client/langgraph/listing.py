"""Lists all notes of a store through searches that return at most twenty notes each."""

from collections.abc import Generator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, TypeVar

from memoryd_client.langgraph.item_note import CATEGORY

Call = tuple[str, dict[str, Any]]
"""A method and its params."""
Result = TypeVar("Result")
Steps = Generator[list[Call], list[Any], Result]
"""A generator that yields lists of calls and is sent lists of their results (None for not_found).
The synchronous and the asyncio client run the same generators."""

_PAGE = 20  # the most that memory_search returns


@dataclass(frozen=True, slots=True)
class Found:
    """A note that holds an item, without its text. `score`: how well it matches the query."""

    note_id: str
    tags: frozenset[str]
    score: float
    updated_at: datetime


def best_notes(query: str, tags: list[str]) -> Steps[list[Found]]:
    """The twenty notes with all of these tags that match the query best, best match first."""
    return (yield from _searched(query, tags, None, None))


def all_notes(query: str, tags: list[str]) -> Steps[list[Found]]:
    """Every note with all of these tags, in no particular order.

    If a search returns a full page, its time range is split in two. The older half is read first,
    so that a note that changes during the listing is found again instead of missed.
    """
    notes: dict[str, Found] = {}
    spans: list[tuple[datetime | None, datetime | None]] = [(None, None)]
    while spans:
        since, until = spans.pop()
        page = yield from _searched(query, tags, since, until)
        notes |= {note.note_id: note for note in page}
        if len(page) == _PAGE:
            middle = sorted(note.updated_at for note in page)[_PAGE // 2]
            spans += [(middle, until), (since, middle - timedelta(microseconds=1))]
    return list(notes.values())


def _searched(
    query: str, tags: list[str], since: datetime | None, until: datetime | None
) -> Steps[list[Found]]:
    times = {"since": since, "until": until}
    params = {"query": query, "top_k": _PAGE, "category": CATEGORY, "tags": tags}
    params |= {name: time.isoformat() for name, time in times.items() if time is not None}
    (found,) = yield [("memory_search", params)]
    return [
        Found(
            one["note_id"],
            frozenset(one["tags"]),
            one["score"],
            datetime.fromisoformat(one["updated_at"]),
        )
        for one in found["results"]
    ]
