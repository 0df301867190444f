"""Storing what a reader of another program's file found, over one connection."""

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

_WINDOW = 64  # enough to share commits, and far less than a daemon's queue
_ABOUT_ONE_ITEM = {-32602, -32603, -32010, -32011, -32012, -32016, -32017}
_METHODS = {
    RULE: "memory.tool_rule_put",
    PROFILE: "memory",
    NOTE: "memory_save",
    TURN: "memory.turn_complete",
}
_LONGEST = {RULE: 1_000, NOTE: 32_000}
_OUTCOMES = ("found", "saved", "duplicate", "refused")


def read_foreign(values: Values) -> Values:
    """The format, the items that are wanted, and whether to store them. Raises UsageError."""
    from memoryd_client.memoryctl.foreign.formats import read_items

    format_, items = read_items(values["file"], values.get("format"))
    kinds = values.get("only") or KINDS
    items = [item for item in items if item.kind in kinds]
    owners = sorted({item.owner for item in items if item.owner is not None})
    wanted = values.get("from_user")
    if wanted is not None:
        items = [item for item in items if item.owner == wanted]
        if not items:
            known = f"It holds what belongs to {', '.join(owners[:20])}." if owners else ""
            raise UsageError(f"the file holds nothing of {wanted}", known)
    elif len(owners) > 1:
        raise UsageError(
            f"the file holds what belongs to {len(owners)} users: {', '.join(owners[:20])}",
            "Take one of them with --from-user NAME.",
        )
    return {"format": format_, "items": items, "store": "yes" in values}


def import_foreign(connection: Connection, params: Values) -> dict[str, Any]:
    """`{format, stored, counts: {kind: {found, saved, duplicate, refused}}, captured, problems}`.

    Without `store` nothing is stored: `refused` says what the guard would not take. Raises
    CommandError, which says how far it came, for what would befall all other items too.
    """
    run = _Import(connection, params["user_id"], params["items"])
    try:
        with Progress(len(run.items), "items") as progress:
            if params["store"]:
                run.store(progress)
            else:
                run.rehearse(progress)
    except (LookupError, TypeError):
        raise UnreachableError(
            "the daemon answered something that was not asked",
            "memoryctl and the daemon may differ in version.",
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

    def rehearse(self, progress: Progress) -> None:
        """Ask the guard about each text that it would judge."""
        short = []
        for item in self.items:
            if len(item.text) > _LONGEST.get(item.kind, len(item.text)):
                self._refuse(item, f"longer than {_LONGEST[item.kind]:,} characters")
            elif item.text:
                short.append(item)
        scans = (
            {"text": item.text, "kind": "decree" if item.kind == RULE else "note"} for item in short
        )
        for item, answer in self._answers("memory.scan", short, scans, progress):
            if answer["refused"]:
                self._refuse(item, f"{answer['category']}: {answer['reason']}")

    def store(self, progress: Progress) -> None:
        """Store everything that is not there yet, kind by kind."""
        try:
            for kind in KINDS:
                items = [item for item in self.items if item.kind == kind]
                if not items:
                    continue
                new = self._new(kind, items)
                requests = (self._user | item.params for item in new)
                for item, answer in self._answers(_METHODS[kind], new, requests, progress):
                    known = isinstance(answer, dict) and answer.get("duplicate") is True
                    self._counts[item.kind]["duplicate" if known else "saved"] += 1
                    if item.kind == TURN:
                        self._captured += 0 if known else len(answer["captured"])
        except CommandError as error:
            saved = sum(counts["saved"] for counts in self._counts.values())
            error.message += f"; saved before: {saved:,}, a repeat is safe"
            raise

    def _new(self, kind: str, items: list[Item]) -> list[Item]:
        """Those that are not stored yet, where their method would not say so: what is stored stays
        as it is."""
        new = items
        if kind == RULE:
            asked = [
                self._user | {name: item.params[name] for name in ("tool_name", "id")}
                for item in items
            ]
            found = list(self._answers("memory.tool_rule_get", items, asked, None))
            new = [item for item, rule in found if rule is None]
            self._counts[kind]["duplicate"] += len(found) - len(new)
        elif kind == PROFILE:
            profile = self._connection.call("memory.profile", self._user)
            texts = {(group, one["text"]) for group in ("memory", "user") for one in profile[group]}
            new = [item for item in items if (item.params["target"], _stored(item)) not in texts]
            self._counts[kind]["duplicate"] += len(items) - len(new)
        return new

    def _answers(
        self,
        method: str,
        items: list[Item],
        requests: Iterable[Values],
        progress: Progress | None,
    ) -> Iterator[tuple[Item, Any]]:
        """Each item with its answer, but for those that are refused by themselves."""
        for position, answer in self._connection.pipeline(method, requests, _WINDOW):
            if progress is not None:
                progress.advance()
            if not isinstance(answer, DaemonError):
                yield items[position], answer
            elif answer.error["code"] in _ABOUT_ONE_ITEM:
                self._refuse(items[position], answer.message)
            else:
                raise answer

    def _refuse(self, item: Item, message: str) -> None:
        self._counts[item.kind]["refused"] += 1
        self._problems.append({"kind": item.kind, "place": item.place, "message": message})


def _stored(item: Item) -> str:
    """The text of an entry as the daemon keeps it."""
    return unicodedata.normalize("NFC", item.params["content"]).strip()
