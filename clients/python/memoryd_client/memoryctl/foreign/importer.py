"""`import-from` reads the items in another program's file and stores them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator

from memoryd_client.memoryctl.errors import CommandError, DaemonError, UnreachableError, UsageError
from memoryd_client.memoryctl.foreign.item import KINDS, NOTE, PROFILE, RULE, TURN, Item
from memoryd_client.memoryctl.progress import Progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.commands.definition import Values
    from memoryd_client.memoryctl.connection import Connection

_WINDOW = 64  # enough for the daemon to group commits, and far below its queue limit
_ERRORS_OF_ONE_ITEM = {-32602, -32603, -32010, -32011, -32012, -32016, -32017}
_METHODS = {
    RULE: "memory.tool_rule_put",
    PROFILE: "memory",
    NOTE: "memory_save",
    TURN: "memory.turn_complete",
}
_MAX_CHARACTERS = {RULE: 1_000, NOTE: 32_000}
_OUTCOMES = ("found", "saved", "duplicate", "refused")


def read_foreign(values: Values) -> Values:
    """Read the file that the command line names. Returns `{format, items, store}`. Raises
    UsageError."""
    from memoryd_client.memoryctl.foreign.formats import read_items

    format_, items = read_items(values["file"], values.get("format"))
    kinds = values.get("only") or KINDS
    items = [item for item in items if item.kind in kinds]
    owners = sorted({item.owner for item in items if item.owner is not None})
    wanted = values.get("from_user")
    if wanted is not None:
        items = [item for item in items if item.owner == wanted]
        if not items:
            known = f"It has the memory of {', '.join(owners[:20])}." if owners else ""
            raise UsageError(f"the file has no memory of {wanted}", known)
    elif len(owners) > 1:
        raise UsageError(
            f"the file has the memory of {len(owners)} users: {', '.join(owners[:20])}",
            "Choose one of them with --from-user NAME.",
        )
    return {"format": format_, "items": items, "store": "yes" in values}


def import_foreign(connection: Connection, params: Values) -> dict[str, Any]:
    """Store the items, or only scan them unless `store` is set. Returns
    `{format, stored, counts: {kind: {found, saved, duplicate, refused}}, captured, problems}`.

    After a scan, `refused` counts the items that would be refused. An error that concerns all items
    is raised as CommandError; its message says how many were saved.
    """
    run = _Import(connection, params["user_id"], params["items"])
    try:
        with Progress(len(run.items), "items") as progress:
            if params["store"]:
                run.store(progress)
            else:
                run.scan(progress)
    except (LookupError, TypeError):
        raise UnreachableError(
            "the daemon's result does not have the expected shape",
            "memoryctl and the daemon may be different versions. Check with: memoryctl doctor",
        ) from None
    return {"format": params["format"], "stored": params["store"], **run.result()}


class _Import:
    def __init__(self, connection: Connection, user_id: str, items: list[Item]) -> None:
        self.items = items
        self._connection = connection
        self._user = {"user_id": user_id}
        self._counts = {kind: dict.fromkeys(_OUTCOMES, 0) for kind in KINDS}
        for item in items:
            self._counts[item.kind]["found"] += 1
        self._captured = 0
        self._problems: list[dict[str, Any]] = []

    def result(self) -> dict[str, Any]:
        counts = {kind: found for kind, found in self._counts.items() if found["found"]}
        return {"counts": counts, "captured": self._captured, "problems": self._problems}

    def scan(self, progress: Progress) -> None:
        """Scan the texts that the guard would scan if they were stored. Nothing is stored."""
        scanned = []
        for item in self.items:
            if len(item.text) > _MAX_CHARACTERS.get(item.kind, len(item.text)):
                self._reject(item, f"longer than {_MAX_CHARACTERS[item.kind]:,} characters")
            elif item.text:
                scanned.append(item)
        requests = (
            {"text": item.text, "kind": "decree" if item.kind == RULE else "note"}
            for item in scanned
        )
        for item, result in self._results("memory.scan", scanned, requests, progress):
            if result["refused"]:
                self._reject(item, f"{result['category']}: {result['reason']}")

    def store(self, progress: Progress) -> None:
        """Store the items that are not stored yet, kind by kind."""
        try:
            for kind in KINDS:
                items = [item for item in self.items if item.kind == kind]
                if not items:
                    continue
                new = self._new(kind, items)
                requests = (self._user | item.params for item in new)
                for item, result in self._results(_METHODS[kind], new, requests, progress):
                    duplicate = isinstance(result, dict) and result.get("duplicate") is True
                    self._counts[item.kind]["duplicate" if duplicate else "saved"] += 1
                    if item.kind == TURN:
                        self._captured += 0 if duplicate else len(result["captured"])
        except CommandError as error:
            saved = sum(counts["saved"] for counts in self._counts.values())
            error.message += f" (saved before: {saved:,}; importing again is safe)"
            raise

    def _new(self, kind: str, items: list[Item]) -> list[Item]:
        """The items that are not stored yet. All notes and turns are returned, since their methods
        report duplicates."""
        new = items
        if kind == RULE:
            requests = [
                self._user | {name: item.params[name] for name in ("tool_name", "id")}
                for item in items
            ]
            found = list(self._results("memory.tool_rule_get", items, requests, None))
            new = [item for item, rule in found if rule is None]
            self._counts[kind]["duplicate"] += len(found) - len(new)
        elif kind == PROFILE:
            profile = self._connection.call("memory.profile", self._user)
            texts = {(group, one["text"]) for group in ("memory", "user") for one in profile[group]}
            new = [item for item in items if (item.params["target"], _stored(item)) not in texts]
            self._counts[kind]["duplicate"] += len(items) - len(new)
        return new

    def _results(
        self,
        method: str,
        items: list[Item],
        requests: Iterable[Values],
        progress: Progress | None,
    ) -> Iterator[tuple[Item, Any]]:
        """Yield each item with its result, except items that the daemon rejects."""
        for position, result in self._connection.pipeline(method, requests, _WINDOW):
            if progress is not None:
                progress.advance()
            if not isinstance(result, DaemonError):
                yield items[position], result
            elif result.error["code"] in _ERRORS_OF_ONE_ITEM:
                self._reject(items[position], result.message)
            else:
                raise result

    def _reject(self, item: Item, message: str) -> None:
        self._counts[item.kind]["refused"] += 1
        self._problems.append({"kind": item.kind, "place": item.location, "message": message})


def _stored(item: Item) -> str:
    """The text of a fact as the daemon stores it."""
    return unicodedata.normalize("NFC", item.params["content"]).strip()
