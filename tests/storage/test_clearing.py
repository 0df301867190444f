"""Erased texts leave the pages of the file too, where SQLite left copies of them."""

import asyncio
import random
import struct
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sqlcipher3 import dbapi2 as sqlite

from memoryd.keys.ring import KeyRing
from memoryd.storage.engine.jobs import Jobs
from memoryd.storage.engine.page_gaps import stale_gap
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.engine.wal import read_wal, wal_of
from memoryd.storage.tables.erasure import erase_entry, erase_note, erase_rule, erase_session
from memoryd.storage.tables.notes import Note, insert_note, update_note
from memoryd.storage.tables.profile import add_entry, replace_entry
from memoryd.storage.tables.rules import RuleChange, put_rule
from memoryd.storage.tables.turns import Turn, TurnPolicy, complete_turn
from memoryd.storage.tables.vectors import add_model, pending_passages, store_vectors
from memoryd.storage.upkeep.key_change import change_key
from memoryd.storage.users.open_users import OpenUsers
from memoryd.storage.users.user_memory import UserMemory
from tests.database import TEST_KEY

USER = "sam"
POLICY = TurnPolicy(capture=False, keep_conversation=True, observations_kept=0, session_idle_ttl=60)

CONSONANTS = "bcdfghjklmnpqrtvwxz"
COMMON = ["red", "green", "blue", "small", "large", "old", "new"]

plain_only = pytest.mark.usefixtures("plain_files")


class Writing:
    """Texts of all kinds, changed and erased at random. Each holds a word of its own."""

    def __init__(self, memory: UserMemory, seed: int) -> None:
        self.memory = memory
        self.random = random.Random(seed)
        self.words = 0
        self.alive: dict[tuple[str, str], set[str]] = {}
        self.erased: set[str] = set()

    async def step(self) -> None:
        """A few writes at once, so that they share a commit; then, mostly, vectors."""
        works = [self._write() for _ in range(self.random.randint(1, 8))]
        await asyncio.gather(*(self.memory.write(work, 60) for work in works))
        if self.random.random() < 0.7:
            await self.memory.write(self._embed, 60)

    async def erase_half(self) -> None:
        """Erase every second text."""
        works = [self._erase(place) for place in list(self.alive)[::2]]
        await asyncio.gather(*(self.memory.write(work, 60) for work in works))

    def _write(self) -> Callable[[Transaction], Any]:
        if self.alive and self.random.random() < 0.35:
            return self._erase(self.random.choice(list(self.alive)))
        if self.alive and self.random.random() < 0.3:
            return self._change(self.random.choice(list(self.alive)))
        return self._add(self.random.choice(["note", "note", "turn", "turn", "rule", "entry"]))

    def _add(self, kind: str) -> Callable[[Transaction], Any]:
        word, text = self._text()
        place = (kind, f"{kind}{self.random.randint(0, 9)}" if kind == "turn" else word)
        self.alive.setdefault(place, set()).add(word)
        match kind:
            case "note":
                note = Note(0, word, "global", None, (word,), text, 1, 1)
                return lambda tx: insert_note(tx, note)
            case "turn":
                turn = Turn(text, word, (), (), place[1], word, word, None, b"")
                return lambda tx: complete_turn(tx, turn, POLICY)
            case "rule":
                return lambda tx: put_rule(tx, f"tool-{word[:3]}", word, RuleChange(text))
            case _:
                return lambda tx: add_entry(tx, "fact", text, 1 << 30)

    def _change(self, place: tuple[str, str]) -> Callable[[Transaction], Any]:
        kind, name = place
        word, text = self._text()
        if kind == "turn":
            return self._add("turn")
        self.alive[place].add(word)
        match kind:
            case "note":
                return lambda tx: update_note(tx, name, text)
            case "rule":
                return lambda tx: put_rule(tx, f"tool-{name[:3]}", name, RuleChange(text))
            case _:
                return lambda tx: replace_entry(tx, "fact", name, f"{name} {text}", 1 << 30)

    def _erase(self, place: tuple[str, str]) -> Callable[[Transaction], Any]:
        kind, name = place
        self.erased |= self.alive.pop(place)
        match kind:
            case "note":
                return lambda tx: erase_note(tx, name)
            case "turn":
                return lambda tx: erase_session(tx, name)
            case "rule":
                return lambda tx: erase_rule(tx, f"tool-{name[:3]}", name)
            case _:
                return lambda tx: erase_entry(tx, "fact", name, 1 << 30)

    def _text(self) -> tuple[str, str]:
        """A word that occurs nowhere else, before its text, and the text."""
        self.words += 1
        word = "".join(self.random.choices(CONSONANTS, k=14))
        common = self.random.choices(COMMON, k=5)
        return word, " ".join([word, *common * self.random.choice([1, 1, 1, 2, 8, 40])])

    def _embed(self, tx: Transaction) -> None:
        model = add_model(tx, "made up", 384)
        waiting = pending_passages(tx, model, self.random.randint(1, 30))
        vectors = np.random.default_rng(self.words).random((len(waiting), 384), np.float32)
        store_vectors(tx, model, [one.id for one in waiting], vectors)


def found(folder: Path, words: Iterable[str]) -> list[tuple[str, str]]:
    """Which words stand in memory.db or beside it, also without the beginning that the keyword
    index leaves out when it is that of the word before."""
    contents = {file.name: file.read_bytes() for file in folder.glob("memory.db*")}
    return [
        (name, word)
        for name, content in contents.items()
        for word in words
        if word[3:].encode() in content
    ]


def pages_with_leftovers(database: Path) -> list[int]:
    """The pages whose unused middle is not all zeros: the tree's nodes, of 4,096 bytes."""
    content = database.read_bytes()
    left = []
    for start in range(0, len(content), 4096):
        head = start + 100 if start == 0 else start
        kind, cells, cells_at = content[head], *struct.unpack_from(">HH", content, head + 3)
        if kind in (2, 5, 10, 13):
            pointers = head + (12 if kind in (2, 5) else 8)
            if any(content[pointers + 2 * cells : start + cells_at]):
                left.append(start // 4096 + 1)
    return left


def locks_of(file: Path) -> list[str]:
    """The locks that processes hold on a file, by kind and place in it."""
    locks = [line.split() for line in Path("/proc/locks").read_text().splitlines()]
    number = str(file.stat().st_ino)
    return [" ".join(lock[1:]) for lock in locks if number == lock[5].rpartition(":")[2]]


async def store_under_random_ids(memory: UserMemory, seed: int) -> list[str]:
    """Notes and rules whose ids are rare words, so that pages are divided in the middle; the words.
    Of these seeds it is known that SQLite leaves copies of what is erased later."""
    choice = random.Random(seed)
    words = ["".join(choice.choices(CONSONANTS, k=14)) for _ in range(200)]

    async def store(number: int, word: str) -> None:
        note = Note(0, word, "global", None, (word,), f"Host {number} is called {word}", 1, 1)
        await memory.write(lambda tx: insert_note(tx, note), 60)
        text = f"{word} red green {word}" * choice.choice([1, 2, 5])
        await memory.write(lambda tx: put_rule(tx, f"tool-{word[:3]}", word, RuleChange(text)), 60)

    await asyncio.gather(*(store(*one) for one in enumerate(words)))
    return words


async def erase(memory: UserMemory, word: str) -> None:
    """Erase the note and the rule of this id."""
    await memory.write(lambda tx: erase_note(tx, word), 60)
    await memory.write(lambda tx: erase_rule(tx, f"tool-{word[:3]}", word), 60)


async def until(condition: Callable[[], bool]) -> None:
    """A reader may put clearing off for a moment."""
    deadline = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)


def test_a_damaged_page_is_left_alone(tmp_path: Path) -> None:
    """One flipped bit in what a page says of its cells, and it is not written to: what is taken for
    unused may be a row. Of every kind of page."""
    path = tmp_path / "made.db"
    with closing(sqlite.connect(path)) as driver:
        driver.execute("CREATE TABLE keyed (key TEXT PRIMARY KEY, text TEXT) WITHOUT ROWID")
        driver.execute("CREATE TABLE counted (id INTEGER PRIMARY KEY, text TEXT)")
        for number in range(3000):
            key = number * 1237 % 3001
            driver.execute("INSERT INTO keyed VALUES (?, ?)", (f"{key:0400}", "text" * (key % 19)))
            driver.execute("INSERT INTO counted VALUES (?, ?)", (key, "text" * (key % 23)))
            driver.execute("DELETE FROM counted WHERE id = ?", (key - 7,))
        driver.commit()
    content = path.read_bytes()
    kinds = set()
    for number in pages_with_leftovers(path)[1:]:
        page = content[(number - 1) * 4096 : number * 4096]
        kinds.add(page[0])
        gap = stale_gap(page, 4096)
        assert gap is not None
        assert gap.stop == struct.unpack_from(">H", page, 5)[0]
        for bit in range(8, 64):
            damaged = bytearray(page)
            damaged[bit // 8] ^= 1 << bit % 8
            assert stale_gap(bytes(damaged), 4096) is None
    assert kinds == {2, 5, 10, 13}


@plain_only
@pytest.mark.parametrize("seed", range(3))
async def test_erased_texts_of_all_kinds_leave_no_byte(
    open_users: Callable[..., OpenUsers], seed: int
) -> None:
    """Whatever was written, changed and erased before, in whatever order: nothing of it is left,
    and all that was not erased is still there."""
    async with open_users().use(USER, create=True) as memory:
        assert memory is not None
        writing = Writing(memory, seed)
        database = memory.paths.database
        for _ in range(5):
            for _ in range(6):
                await writing.step()
            await writing.erase_half()
            await until(lambda: found(database.parent, writing.erased) == [])
            assert pages_with_leftovers(database) == []
        kept = set().union(*writing.alive.values())
        assert {word for _, word in found(database.parent, kept)} == kept
        assert await memory.read(lambda tx: tx.row("PRAGMA integrity_check"), 60) == ("ok",)


@plain_only
@pytest.mark.parametrize("seed", [1, 6])
async def test_copies_that_sqlite_leaves_are_cleared(
    open_users: Callable[..., OpenUsers], seed: int
) -> None:
    """Every second of 200 notes and rules, erased one by one: no byte of any is left, nor brought
    back by later writes to the same pages."""
    async with open_users().use(USER, create=True) as memory:
        assert memory is not None
        folder = memory.paths.database.parent
        words = await store_under_random_ids(memory, seed)
        erased: list[str] = []
        for word in words[::2]:
            await erase(memory, word)
            erased.append(word)
            if len(erased) % 10 == 0:
                await until(lambda: found(folder, erased) == [])
                touching = "UPDATE rules SET updated_at = updated_at + 1"
                await memory.write(lambda tx: tx.execute(touching).rowcount, 60)  # noqa: B023
                assert found(folder, erased) == []


@plain_only
async def test_pages_that_left_the_log_before_the_erasure_are_cleared_too(
    open_users: Callable[..., OpenUsers],
) -> None:
    """Between two erasures the log grew so much that it began again."""
    async with open_users().use(USER, create=True) as memory:
        assert memory is not None
        database = memory.paths.database
        words = await store_under_random_ids(memory, 0)
        await erase(memory, words[0])
        await until(lambda: pages_with_leftovers(database) == [])
        seed, left_it = 0, False
        while not left_it:
            seed += 1
            words = await store_under_random_ids(memory, seed)
            log = read_wal(database)
            assert log is not None
            left_it = not log.pages.issuperset(pages_with_leftovers(database))
        await erase(memory, words[0])
        await until(lambda: pages_with_leftovers(database) == [])


@plain_only
async def test_what_a_kill_left_is_cleared_at_the_next_opening(
    open_users: Callable[..., OpenUsers],
) -> None:
    """The log that a killed daemon leaves makes the opening clear every page."""
    users = open_users()
    async with users.use(USER, create=True) as memory:
        assert memory is not None
        await store_under_random_ids(memory, 1)
        folder = memory.paths.database.parent
        image = {file: file.read_bytes() for file in folder.glob("memory.db*")}
    async with users.alone(USER):
        for file, content in image.items():
            file.write_bytes(content)
    async with users.use(USER) as memory:
        assert memory is not None
        await until(lambda: pages_with_leftovers(memory.paths.database) == [])
        assert len(await memory.read(lambda tx: tx.rows("SELECT 1 FROM notes"), 60)) == 200


@plain_only
async def test_the_locks_of_sqlite_outlive_an_erasure(
    open_users: Callable[..., OpenUsers],
) -> None:
    """Closing a descriptor of the file would take them away, and with them the knowledge of other
    processes that the database is open."""
    async with open_users().use(USER, create=True) as memory:
        assert memory is not None
        database = memory.paths.database
        await store_under_random_ids(memory, 0)
        before = locks_of(database)
        await erase(memory, "nothing")
        await until(lambda: wal_of(database).stat().st_size == 0)
        assert locks_of(database) == before != []


async def test_a_decrypted_database_holds_nothing_that_was_erased(
    open_users: Callable[..., OpenUsers],
) -> None:
    """The pages of an encrypted one may hold copies under its key; no other file gets them."""
    users = open_users(keys=KeyRing(TEST_KEY, encrypts_new=True))
    async with users.use(USER, create=True) as memory:
        assert memory is not None
        words = await store_under_random_ids(memory, 1)
        for word in words[::2]:
            await erase(memory, word)
        assert found(memory.paths.database.parent, words) == []
    await change_key(users, Jobs(), USER, lambda _: None)
    async with users.use(USER) as memory:
        assert memory is not None
        folder = memory.paths.database.parent
        assert found(folder, words[::2]) == []
        assert {word for _, word in found(folder, words[1::2])} == set(words[1::2])
