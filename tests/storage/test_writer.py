"""The one writer of a user: order, shared commits, deadlines, overload."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from memoryd.errors import Conflict, DeadlinePassed, Overloaded, StorageUnavailable
from memoryd.rules.rule import Rule
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.erasure import erase_rule
from memoryd.storage.tables.rules import RuleChange, put_rule
from memoryd.storage.users.open_users import OpenUsers


def put(id_: str, text: str) -> Callable[[Transaction], Rule]:
    return lambda tx: put_rule(tx, "t", id_, RuleChange(text))


async def test_waiting_writes_share_commits_and_keep_their_order(
    open_users: Callable[..., OpenUsers],
) -> None:
    """A hundred writes at once need few commits, and the last one wins."""
    users = open_users()
    async with users.use("sam", create=True) as memory:
        assert memory is not None
        await memory.write(put("a", "first"), 10)
        commits = users.writer_counts.commits
        await asyncio.gather(*(memory.write(put("a", f"text {n}"), 10) for n in range(100)))
        assert users.writer_counts.commits - commits <= 3
        assert [rule.text for rule in memory.rules] == ["text 99"]


async def test_the_rules_in_memory_follow_commits_alone(
    open_users: Callable[..., OpenUsers],
) -> None:
    """Of writes that share a commit, one that fails changes no rule, the others do, in order."""

    def fail(tx: Transaction) -> None:
        put("a", "failed")(tx)
        erase_rule(tx, "t", "b")
        raise Conflict("made up")

    async with open_users().use("sam", create=True) as memory:
        assert memory is not None
        await memory.write(put("b", "kept"), 10)
        works = [put("a", "first"), fail, put("a", "second"), fail]
        done = await asyncio.gather(
            *(memory.write(work, 10) for work in works), return_exceptions=True
        )
        assert [isinstance(one, Conflict) for one in done] == [False, True, False, True]
        assert {rule.id: rule.text for rule in memory.rules} == {"a": "second", "b": "kept"}


async def test_times_never_go_back_or_stand_still(open_users: Callable[..., OpenUsers]) -> None:
    """Each write has a later time than the one before it."""
    async with open_users().use("sam", create=True) as memory:
        assert memory is not None
        times = await asyncio.gather(*(memory.write(lambda tx: tx.now, 10) for _ in range(200)))
        assert times == sorted(set(times))


async def test_a_write_whose_time_is_up_before_it_began_changes_nothing(
    open_users: Callable[..., OpenUsers],
) -> None:
    """It raises DeadlinePassed and is never run; the write before it is not disturbed."""
    released = threading.Event()
    async with open_users().use("sam", create=True) as memory:
        assert memory is not None
        blocking = asyncio.create_task(memory.write(lambda tx: released.wait(10), 10))
        await asyncio.sleep(0)
        with pytest.raises(DeadlinePassed):
            await memory.write(put("a", "late"), 0.05)
        released.set()
        assert await blocking is True
        await memory.write(put("b", "after"), 10)
        assert memory.rules.get("t", "a") is None
        assert await memory.read(lambda tx: tx.rows("SELECT id FROM rules"), 10) == [("b",)]


async def test_a_write_that_began_is_answered_however_long_it_takes(
    open_users: Callable[..., OpenUsers],
) -> None:
    """Its deadline does not cut it: the client would not know what was stored."""
    released = threading.Event()

    def slow(tx: Transaction) -> Rule:
        released.wait(10)
        return put("a", "slow")(tx)

    async with open_users().use("sam", create=True) as memory:
        assert memory is not None
        writing = asyncio.create_task(memory.write(slow, 0.01))
        asyncio.get_running_loop().call_later(0.2, released.set)
        assert (await writing).text == "slow"


async def test_a_full_queue_is_overloaded(open_users: Callable[..., OpenUsers]) -> None:
    """More waiting writes than the limit are refused with a time to come back."""
    released = threading.Event()
    async with open_users(queue=3).use("sam", create=True) as memory:
        assert memory is not None
        first = asyncio.create_task(memory.write(lambda tx: released.wait(10), 10))
        while memory._store.writer._waiting or not memory._store.writer._task:
            await asyncio.sleep(0)
        waiting = [asyncio.create_task(memory.write(put(str(n), "x"), 10)) for n in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Overloaded) as refused:
            await memory.write(put("9", "x"), 10)
        assert refused.value.data["retry_after_ms"] > 0
        released.set()
        await asyncio.gather(first, *waiting)


async def test_a_cancelled_caller_does_not_undo_its_write(
    open_users: Callable[..., OpenUsers],
) -> None:
    """The write goes on; closing waits for it."""
    released = threading.Event()

    def slow(tx: Transaction) -> Rule:
        released.wait(10)
        return put("a", "kept")(tx)

    users = open_users()
    async with users.use("sam", create=True) as memory:
        assert memory is not None
        writing = asyncio.create_task(memory.write(slow, 10))
        await asyncio.sleep(0.01)
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
        released.set()
    await users.close()
    users = open_users()
    async with users.use("sam") as memory:
        assert memory is not None
        assert [rule.text for rule in memory.rules] == ["kept"]


async def test_a_read_that_takes_too_long_is_interrupted(
    open_users: Callable[..., OpenUsers],
) -> None:
    """It raises DeadlinePassed and the connection serves the next read."""
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
    async with open_users(readers=1).use("sam", create=True) as memory:
        assert memory is not None
        with pytest.raises(DeadlinePassed):
            await memory.read(lambda tx: tx.row(endless), 0.05)
        assert await memory.read(lambda tx: tx.row("SELECT 7"), 5) == (7,)


async def test_a_reader_cannot_write(open_users: Callable[..., OpenUsers]) -> None:
    """Reading connections are query_only."""
    async with open_users().use("sam", create=True) as memory:
        assert memory is not None
        with pytest.raises(StorageUnavailable, match="cannot be written"):
            await memory.read(lambda snapshot: snapshot.execute("DELETE FROM rules"), 5)
