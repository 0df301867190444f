"""Writers that store rules, notes, profile entries and turns at once, and know after a crash what
must be there, what may be, and what may not."""

import random
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from memoryd.storage.engine.migration import newest_schema
from tests.client import Client
from tests.database import open_database
from tests.faults.note_files import rare_word
from tests.rpc.methods.note_calls import wait_until

Item = tuple[str, str]
"""A kind (rule, note, entry, turn) and an id."""


@dataclass(frozen=True)
class Step:
    """A call that was sent or acknowledged: it gives an item a text, None for none at all. The id
    of an item is "" while the daemon has not told it. `position`: of the journal, see Ledger."""

    position: int
    acknowledged: bool
    item: Item
    text: str | None


@dataclass
class Ledger:
    """What one writer did to the memory of `user_id`.

    `may_be` maps an item to the texts that it may have: one that was acknowledged, and those of
    calls that were not answered. `unnamed` are kinds and texts whose ids the daemon would have
    told. `position` tells how long a journal of the disk is.
    """

    number: int
    user_id: str
    position: Callable[[], int] = lambda: 0
    may_be: dict[Item, set[str | None]] = field(default_factory=dict)
    unnamed: set[Item] = field(default_factory=set)
    steps: list[Step] = field(default_factory=list)
    acknowledged: int = 0
    words: int = 0

    def text(self, kind: str) -> str:
        """A new text with a word that no other text has."""
        self.words += 1
        return f"This {kind} says {rare_word(self.number * 1_000_000 + self.words)}."

    def note(self, item: Item, text: str | None, *, acknowledged: bool) -> None:
        """A call is sent now, or was acknowledged."""
        self._take(Step(self.position(), acknowledged, item, text))

    def at(self, position: int) -> "Ledger":
        """What was known when the journal was so long."""
        ledger = Ledger(self.number, self.user_id)
        for step in self.steps:
            if step.position <= position:
                ledger._take(step)
        return ledger

    def _take(self, step: Step) -> None:
        self.steps.append(step)
        self.acknowledged += step.acknowledged
        if step.acknowledged:
            self.may_be[step.item] = {step.text}
        elif step.item[1]:
            self.may_be.setdefault(step.item, {None}).add(step.text)
        else:
            assert step.text is not None
            self.unnamed.add((step.item[0], step.text))

    def settle(self, stored: dict[Item, str]) -> dict[Item, str]:
        """Compare with what a crash left, and go on from there. Returns what is not this
        ledger's."""
        mine = dict[Item, str]()
        others = dict[Item, str]()
        for item, text in stored.items():
            known = item in self.may_be or (item[0], text) in self.unnamed
            (mine if known else others)[item] = text
        for item, texts in self.may_be.items():
            assert mine.get(item) in texts, f"{item}: {mine.get(item)!r} is none of {texts}"
        self.may_be = {item: {text} for item, text in mine.items()}
        self.unnamed.clear()
        return others


class Writer(threading.Thread):
    """Writes for one ledger until the daemon is gone, one call after the other."""

    def __init__(self, socket: Path, ledger: Ledger, seed: int) -> None:
        super().__init__()
        self._socket = socket
        self._ledger = ledger
        self._chance = random.Random(seed)
        self.error: BaseException | None = None

    def run(self) -> None:
        """Call until told by the end of the connection."""
        try:
            with suppress(ConnectionError, FileNotFoundError), Client(self._socket) as client:
                while True:
                    self._chance.choice(_STEPS)(self, client)
        except BaseException as error:  # noqa: BLE001 (the test raises it)
            self.error = error

    def _call(self, client: Client, method: str, **params: Any) -> Any:
        return client.call(method, user_id=self._ledger.user_id, **params)

    def _known(self, kind: str) -> tuple[Item, str] | None:
        """Some item of a kind whose text is certain."""
        found = [
            (item, text)
            for item, texts in self._ledger.may_be.items()
            if item[0] == kind and len(texts) == 1 and (text := next(iter(texts))) is not None
        ]
        return self._chance.choice(found) if found else None

    def _change(
        self, client: Client, item: Item, text: str | None, method: str, **params: Any
    ) -> None:
        """Give an item a text: it may have it from now on, and has once it is acknowledged."""
        self._ledger.note(item, text, acknowledged=False)
        self._call(client, method, **params)
        self._ledger.note(item, text, acknowledged=True)

    def put_rule(self, client: Client) -> None:
        """Store a rule, or give one another text."""
        id_, text = (
            f"r{self._ledger.number}-{self._chance.randrange(40)}",
            self._ledger.text("rule"),
        )
        rule = {"tool_name": "bash", "id": id_, "rule": text}
        self._change(client, ("rule", id_), text, "memory.tool_rule_put", **rule)

    def delete_rule(self, client: Client) -> None:
        """Delete a rule."""
        if known := self._known("rule"):
            rule = {"tool_name": "bash", "id": known[0][1]}
            self._change(client, known[0], None, "memory.tool_rule_delete", **rule)

    def save_note(self, client: Client) -> None:
        """Store a note."""
        text = self._ledger.text("note")
        self._ledger.note(("note", ""), text, acknowledged=False)
        answer = self._call(client, "memory_save", content=text)
        self._ledger.note(("note", answer["note_id"]), text, acknowledged=True)

    def update_note(self, client: Client) -> None:
        """Give a note another text."""
        if known := self._known("note"):
            text = self._ledger.text("note")
            note = {"note_id": known[0][1], "content": text}
            self._change(client, known[0], text, "memory_update", **note)

    def delete_note(self, client: Client) -> None:
        """Delete a note."""
        if known := self._known("note"):
            note = {"note_id": known[0][1]}
            self._change(client, known[0], None, "memory_delete", **note)

    def add_entry(self, client: Client) -> None:
        """Store a profile entry."""
        text = self._ledger.text("entry")
        self._ledger.note(("entry", ""), text, acknowledged=False)
        answer = self._call(client, "memory", action="add", target="memory", content=text)
        self._ledger.note(("entry", answer["id"]), text, acknowledged=True)

    def remove_entry(self, client: Client) -> None:
        """Remove a profile entry."""
        if known := self._known("entry"):
            entry = {"action": "remove", "target": "memory", "old_text": known[1]}
            self._change(client, known[0], None, "memory", **entry)

    def report_turn(self, client: Client) -> None:
        """Store a turn."""
        text = self._ledger.text("turn")
        id_ = f"t{self._ledger.number}-{self._ledger.words}"
        turn = {"session_id": "talk", "turn_id": id_, "user_message": text}
        self._change(client, ("turn", id_), text, "memory.turn_complete", **turn)


_STEPS = (
    *(Writer.put_rule, Writer.put_rule, Writer.delete_rule, Writer.save_note, Writer.save_note),
    *(Writer.update_note, Writer.delete_note, Writer.add_entry, Writer.remove_entry),
    *(Writer.report_turn, Writer.report_turn),
)


def wait_for_writes(ledgers: list[Ledger], number: int) -> None:
    """Wait until this many writes were acknowledged in all."""
    wait_until(lambda: sum(one.acknowledged for one in ledgers) >= number, 60)


def settle(path: Path, ledgers: list[Ledger]) -> None:
    """Compare a database file with what its writers know. There may be none yet."""
    stored = stored_items(path) if path.exists() else {}
    for ledger in ledgers:
        stored = ledger.settle(stored)
    assert stored == {}, "stored, but never asked for"


def stored_items(path: Path) -> dict[Item, str]:
    """What a database file holds, after a look whether it is sound: nothing is half there across
    rows, histories, answers, keywords and vectors. The file may be changed."""
    connection = open_database(path)

    def rows(sql: str) -> list[Any]:
        found: list[Any] = connection.execute(sql).fetchall()
        return found

    try:
        assert rows("PRAGMA integrity_check") == [("ok",)]
        assert rows("PRAGMA foreign_key_check") == []
        if rows("PRAGMA user_version") < [(newest_schema(),)]:
            return {}  # no write was begun before the schema was whole
        # Raises where the keyword index differs from the passages by one word.
        connection.execute(
            "INSERT INTO passage_terms (passage_terms, rank) VALUES ('integrity-check', 1)"
        )
        of_rules = "SELECT tool_name, id FROM rules EXCEPT SELECT tool_name, id FROM rule_events"
        assert rows(of_rules) == []
        assert rows("SELECT passage_id FROM vectors EXCEPT SELECT id FROM passages") == []
        embedded = "SELECT id FROM passages WHERE model > 0"
        assert rows(f"{embedded} EXCEPT SELECT passage_id FROM vectors") == []
        for table, column in (("notes", "note_seq"), ("turns", "turn_seq")):
            assert rows(f"SELECT seq FROM {table} EXCEPT SELECT {column} FROM passages") == []
        answered = "SELECT session_id, turn_id FROM turn_answers"
        told = "SELECT session_id, turn_id FROM turns"
        assert rows(f"{answered} EXCEPT {told}") == rows(f"{told} EXCEPT {answered}") == []
        found = {("rule", id_): text for id_, text in rows("SELECT id, text FROM rules")}
        found |= {("note", id_): text for id_, text in rows("SELECT note_id, content FROM notes")}
        live = "SELECT id, text FROM profile_entries WHERE replaced_by IS NULL"
        found |= {("entry", id_): text for id_, text in rows(live)}
        turns = rows("SELECT turn_id, text FROM turns")
        found |= {("turn", id_): text for id_, text in turns}
        assert sum(kind == "turn" for kind, _ in found) == len(turns)
        texts = [text for (kind, _), text in found.items() if kind in ("note", "turn")]
        terms = [word for (some,) in rows("SELECT terms FROM passages") for word in some.split()]
        indexed = sorted(word for word in terms if word.startswith("qz"))
        assert indexed == sorted(text.split()[-1].rstrip(".") for text in texts)
        return found
    finally:
        connection.close()
