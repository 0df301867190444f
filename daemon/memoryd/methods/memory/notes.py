"""Notes: `memory_search`, `memory_save`, `memory_update`, `memory_delete`, `memory.history`."""

import unicodedata

from memoryd import clock
from memoryd.errors import InvalidParams, NotFound
from memoryd.guard.display import shown
from memoryd.methods._generated.rpc_types import (
    MemoryDeleteParams,
    MemoryDeleteResult,
    MemoryHistoryParams,
    MemoryHistoryResult,
    MemorySaveParams,
    MemorySaveResult,
    MemorySearchParams,
    MemorySearchResult,
    MemorySearchResultItem,
    MemoryUpdateParams,
    MemoryUpdateResult,
)
from memoryd.methods.shared import fields
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.guarded import guarded
from memoryd.methods.shared.page import Page
from memoryd.methods.shared.registry import method
from memoryd.storage.search.passage_filter import PassageFilter
from memoryd.storage.search.search import SearchRequest
from memoryd.storage.search.search_results import SearchResult
from memoryd.storage.tables.erasure import erase_note
from memoryd.storage.tables.notes import note_history, save_note, update_note
from memoryd.storage.users.open_users import OpenUsers

_LONGEST_NOTE = 32_000
_NO_SUCH_NOTE = "Note not found."


class NoteMethods:
    """The tools for notes, and the history of a note, which is only for hosts."""

    def __init__(self, users: OpenUsers) -> None:
        self._users = users

    @method("memory_search")
    async def search(self, call: Call, params: MemorySearchParams) -> MemorySearchResult:
        """Return the notes that match the query best, and also turns if requested."""
        request = SearchRequest(
            query=fields.trimmed("query", params["query"]),
            limit=int(params["top_k"]),
            min_score=float(params["min_score"]),
            wanted=PassageFilter(
                conversation=params["include_conversation"],
                session_id=params.get("session_id"),
                category=fields.category(params.get("category")),
                tags=fields.note_tags(params["tags"]),
                since=fields.time("since", params.get("since")),
                until=fields.time("until", params.get("until")),
            ),
        )
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            if memory is None:
                return {"results": [], "warnings": []}
            found = await memory.search(request, call.left())
        return {"results": list(map(_view, found.results)), "warnings": found.warnings}

    @method("memory_save")
    async def save(self, call: Call, params: MemorySaveParams) -> MemorySaveResult:
        """Store a note, unless an identical one exists. Keyword search finds it immediately, vector
        search as soon as it is embedded."""
        content, tags = _content(params["content"]), fields.note_tags(params["tags"])
        namespace, category = params["namespace"], fields.category(params.get("category"))
        work = guarded(
            lambda tx: save_note(tx, namespace, category, tags, content, is_screened=True),
            [content, *tags, *filter(None, [category])],
        )
        async with self._users.use(params["user_id"], create=True, within_s=call.left()) as memory:
            assert memory is not None
            note_id, duplicate = await memory.store(work, call.left())
        message = "Note already saved." if duplicate else "Note saved successfully."
        return {"note_id": note_id, "message": message, "duplicate": duplicate}

    @method("memory_update")
    async def update(self, call: Call, params: MemoryUpdateParams) -> MemoryUpdateResult:
        """Replace the text of a note, and its tags if given; the id stays the same."""
        note_id, content = params["note_id"], _content(params["content"])
        tags = fields.note_tags(params["tags"]) if "tags" in params else None
        work = guarded(
            lambda tx: update_note(tx, note_id, content, tags, is_screened=True),
            [content, *(tags or ())],
        )
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            found = memory is not None and await memory.store(work, call.left())
        if not found:
            raise NotFound(_NO_SUCH_NOTE)
        return {"note_id": note_id, "message": "Note updated successfully."}

    @method("memory_delete")
    async def delete(self, call: Call, params: MemoryDeleteParams) -> MemoryDeleteResult:
        """Delete a note permanently."""
        note_id = params["note_id"]
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            found = memory is not None and await memory.write(
                lambda tx: erase_note(tx, note_id), call.left()
            )
        if not found:
            raise NotFound(_NO_SUCH_NOTE)
        return {"note_id": note_id, "message": "Note deleted successfully."}

    @method("memory.history")
    async def history(self, call: Call, params: MemoryHistoryParams) -> MemoryHistoryResult:
        """Return a page of the versions of a note's text, newest first."""
        page = Page(params, int)
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            if memory is None:
                raise NotFound(_NO_SUCH_NOTE)
            found = await memory.read(
                lambda tx: note_history(tx, params["note_id"], page.after, page.reads),
                call.left(),
            )
        if found is None:
            raise NotFound(_NO_SUCH_NOTE)
        versions, next_cursor = page.cut(found, lambda one: one.seq)
        return {
            "versions": [
                {
                    "content": one.content,
                    "valid_from": clock.to_rfc3339(one.valid_from),
                    "valid_to": None if one.valid_to is None else clock.to_rfc3339(one.valid_to),
                }
                for one in versions
            ],
            "next_cursor": next_cursor,
        }


def _content(text: str) -> str:
    """Trim and NFC-normalize the text of a note. Raises InvalidParams if it is blank or too
    long."""
    content = unicodedata.normalize("NFC", fields.trimmed("content", text))
    if len(content) > _LONGEST_NOTE:
        raise InvalidParams("content", f"has more than {_LONGEST_NOTE} characters")
    return content


def _view(result: SearchResult) -> MemorySearchResultItem:
    note, turn = result.note, result.turn
    return {
        "note_id": note.note_id if note else "",
        "text": result.text,
        "score": round(result.score, 6),
        "source": "user_memory" if note else "conversation",
        "session_id": result.session_id,
        "turn_id": turn.turn_id if turn else None,
        "role": turn.role if turn else None,
        "speaker": shown(turn.speaker) if turn and turn.speaker else None,
        "occurred_at": clock.to_rfc3339(turn.occurred_at) if turn else None,
        "category": shown(note.category) if note and note.category else None,
        "tags": list(map(shown, note.tags)) if note else [],
        "created_at": clock.to_rfc3339(result.created_at),
        "updated_at": clock.to_rfc3339(note.updated_at if note else result.created_at),
    }
