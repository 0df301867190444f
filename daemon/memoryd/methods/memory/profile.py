"""`memory` and `memory.profile`: the profile, short facts that are in the prompt of each
session."""

import unicodedata
from collections.abc import Mapping
from functools import partial
from typing import Any, Literal

from memoryd import clock
from memoryd.errors import InvalidParams, NotFound
from memoryd.guard.budget import Usage, usage_of
from memoryd.methods._generated.rpc_types import (
    MemoryParams,
    MemoryProfileParams,
    MemoryProfileResult,
    MemoryResult,
    ProfileEntry,
)
from memoryd.methods._generated.rpc_types import Usage as UsageResult
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.guarded import guarded
from memoryd.methods.shared.registry import method
from memoryd.profile.entry import KINDS, Entry, Kind, Target
from memoryd.schema.catalogue import methods
from memoryd.settings import Settings
from memoryd.storage.engine.damage import DamagedRow
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.store import Work
from memoryd.storage.tables.erasure import erase_entry
from memoryd.storage.tables.profile import ProfileChange, add_entry, load_entries, replace_entry
from memoryd.storage.users.open_users import OpenUsers

Action = Literal["add", "replace", "remove"]


class ProfileMethods:
    """Changing the profile (a tool) and reading it (for hosts)."""

    def __init__(self, users: OpenUsers, settings: Settings) -> None:
        self._users = users
        self._limits: dict[Target, int] = {
            "memory": settings.memory_char_limit,
            "user": settings.user_char_limit,
        }

    @method("memory")
    async def change(self, call: Call, params: MemoryParams) -> MemoryResult:
        """Add, replace or remove one entry. This method checks its params itself, in the order
        action, target, old_text, content."""
        action: Action = _one_of_its_words(params, "action")
        target: Target = _one_of_its_words(params, "target")
        old_text = _text(params, "old_text", needed=action in ("replace", "remove"))
        content = _text(params, "content", needed=action in ("add", "replace")).strip()
        kind, limit = KINDS[target], self._limits[target]
        work: Work[ProfileChange]
        if action == "add":
            work = guarded(lambda tx: add_entry(tx, kind, content, limit), [content])
        elif action == "replace":
            work = guarded(lambda tx: replace_entry(tx, kind, old_text, content, limit), [content])
        else:
            work = partial(erase_entry, kind=kind, old_text=old_text, limit=limit)
        async with self._users.use(
            params["user_id"], create=action == "add", within_s=call.left()
        ) as memory:
            if memory is None:
                raise NotFound("no entry contains this old_text", entries=[])
            change = memory.write if action == "remove" else memory.store
            done = await change(work, call.left())
        return _change_view(action, kind, done)

    @method("memory.profile")
    async def profile(self, call: Call, params: MemoryProfileParams) -> MemoryProfileResult:
        """Return all current entries, newest first, and how much of each budget is used."""

        def read(snapshot: Snapshot) -> dict[Target, tuple[list[Entry], list[DamagedRow]]]:
            return {target: load_entries(snapshot, kind) for target, kind in KINDS.items()}

        found: dict[Target, tuple[list[Entry], list[DamagedRow]]] = {}
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            if memory is not None:
                found = await memory.read(read, call.left())
        views: dict[Target, list[ProfileEntry]] = {}
        usages: dict[Target, UsageResult] = {}
        for target, limit in self._limits.items():
            entries, damaged = found.get(target, ([], []))
            self._users.report_damage(params["user_id"], damaged)
            views[target] = list(map(_entry_view, entries))
            usages[target] = _usage_view(usage_of((one.text for one in entries), limit))
        return {
            "memory": views["memory"],
            "user": views["user"],
            "usage": {"memory": usages["memory"], "user": usages["user"]},
        }


def _one_of_its_words(params: Mapping[str, Any], field: str) -> Any:
    """The value of a param that must be one of the schema's enum. Raises InvalidParams."""
    words = methods()["memory"].params["properties"][field]["enum"]
    if field not in params:
        raise InvalidParams(field, "is required")
    if params[field] not in words:
        raise InvalidParams(field, f"must be one of {', '.join(words)}")
    return params[field]


def _text(params: Mapping[str, Any], field: str, *, needed: bool) -> str:
    """The NFC-normalized value of a param. Raises InvalidParams if it is missing or blank but
    needed, not a string, or contains a NUL. If it is not needed, it may be missing, null or blank,
    because models tend to fill in every field."""
    value = params.get(field)
    if value is None and not needed:
        return ""
    if field not in params:
        raise InvalidParams(field, "is required")
    if not isinstance(value, str):
        raise InvalidParams(field, "must be a string")
    if needed and not any(map(_is_visible, value)):
        raise InvalidParams(field, "is blank")
    if "\0" in value:
        raise InvalidParams(field, "contains a NUL character")
    return unicodedata.normalize("NFC", value)


def _is_visible(character: str) -> bool:
    return character.isalnum() or unicodedata.category(character)[0] not in "CZ"


def _change_view(action: Action, kind: Kind, done: ProfileChange) -> MemoryResult:
    said: dict[Action, tuple[str, str]] = {
        "add": ("Added.", "Already stored; nothing was added."),
        "replace": ("Replaced.", "The new text was already stored; the old entry was removed."),
        "remove": ("Removed.", "Removed."),
    }
    view: MemoryResult = {
        "id": done.id,
        "kind": kind,
        "message": said[action][done.known],
        "usage": _usage_view(done.usage),
    }
    if done.old_text is not None and action == "replace":
        view["replaced"] = done.old_text
    elif done.old_text is not None:
        view["removed"] = done.old_text
    return view


def _entry_view(entry: Entry) -> ProfileEntry:
    return {
        "id": entry.id,
        "text": entry.text,
        "created_at": clock.to_rfc3339(entry.created_at),
        "updated_at": clock.to_rfc3339(entry.updated_at),
    }


def _usage_view(usage: Usage) -> UsageResult:
    return {"used": usage.used, "limit": usage.limit, "entries": usage.entries}
