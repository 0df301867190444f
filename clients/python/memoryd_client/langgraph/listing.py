"""All notes of a store, by searches that return at most twenty."""

from collections.abc import Generator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, TypeVar

from memoryd_client.langgraph.item_note import CATEGORY

Call = tuple[str, dict[str, Any]]
"""A method and its params."""
Result = TypeVar("Result")
Steps = Generator[list[Call], list[Any], Result]
"""Work that asks for calls and is sent their results, None for not_found; so that clients for
threads and for asyncio run the same."""

_PAGE = 20  # the most that memory_search returns


@dataclass(frozen=True, slots=True)
class Found:
    """A note that is an item, without its text. `score` is how well the query fits."""

    note_id: str
    tags: frozenset[str]
    score: float
    updated_at: datetime


def best_notes(query: str, tags: list[str]) -> Steps[list[Found]]:
    """The twenty notes with all of these tags that fit best, the best first."""
    return (yield from _searched(query, tags, None, None))


def all_notes(query: str, tags: list[str]) -> Steps[list[Found]]:
    """Every note with all of these tags, in no order.

    If a search returns as many as it can, its time is split in two. The older half is read first: a
    note that changes during that time is then met again, and none is missed.
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
