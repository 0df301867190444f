"""The open users: a bounded number of files and threads for any number of users."""

import asyncio
import contextlib
import os
import threading
import time
import uuid
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlcipher3 import dbapi2 as sqlite

from memoryd.errors import Conflict, DeadlinePassed, Overloaded, StartupError, StorageUnavailable
from memoryd.storage.engine.damage import DamagedDatabase
from memoryd.storage.engine.migration import newest_schema
from memoryd.storage.files.quarantine import quarantined_files
from memoryd.storage.tables.rules import RuleChange, put_rule
from memoryd.storage.upkeep.reset import purge, reset
from memoryd.storage.users.open_users import OpenUsers
from memoryd.workspace.directories import paths_of
from memoryd.workspace.marker import Marker, read_marker, write_marker
from tests.database import everything_is_encrypted, open_database


async def put(users: OpenUsers, user: str, text: str = "x") -> None:
    async with users.use(user, create=True) as memory:
        assert memory is not None
        await memory.write(lambda tx: put_rule(tx, "t", "a", RuleChange(text)), 10)


def database(tmp_path: Path, user: str) -> Path:
    return tmp_path / "workspace" / user / ".oxydra" / "memory.db"


def marker_of(tmp_path: Path) -> Marker | None:
    with paths_of(tmp_path / "workspace", "sam").open_folder() as internal:
        return read_marker(internal)


async def test_many_users_keep_files_and_threads_bounded(
    open_users: Callable[..., OpenUsers], many_users: int
) -> None:
    """However many users come by, only the limit is open, and each finds what it wrote."""
    users = open_users(limit=8)
    await put(users, "user0")
    threads, files = threading.active_count(), len(os.listdir("/proc/self/fd"))
    for number in range(many_users):
        await put(users, f"user{number}", f"text {number}")
        assert users.open_count <= 8
    assert threading.active_count() <= threads + 8
    assert len(os.listdir("/proc/self/fd")) <= files + 8 * 4
    for number in range(0, many_users, 7):
        async with users.use(f"user{number}") as memory:
            assert memory is not None
            assert [rule.text for rule in memory.rules] == [f"text {number}"]
    assert users.counts.evicted >= many_users - 8
    assert len(users.pool.entries) <= 8


async def test_more_busy_users_than_slots_wait_for_each_other(
    open_users: Callable[..., OpenUsers],
) -> None:
    """Fifty users at once on two slots all get their turn."""
    users = open_users(limit=2)
    await asyncio.gather(*(put(users, f"user{n % 50}", f"t{n}") for n in range(200)))
    assert users.open_count <= 2


async def test_calls_that_wait_for_the_opening_keep_their_order(
    open_users: Callable[..., OpenUsers],
) -> None:
    """Writes sent while a user is being opened take effect in the order of sending."""
    users = open_users()
    await asyncio.gather(*(put(users, "sam", f"text {n}") for n in range(50)))
    async with users.use("sam") as memory:
        assert memory is not None
        assert [rule.text for rule in memory.rules] == ["text 49"]


async def test_a_second_daemon_on_the_same_root_is_refused(
    open_users: Callable[..., OpenUsers],
) -> None:
    """The error names the holder's pid."""
    open_users()
    with pytest.raises(StartupError, match=str(os.getpid())):
        open_users()


async def test_an_unknown_user_is_none_and_leaves_no_trace(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """Reading creates nothing, neither on disk nor in memory."""
    users = open_users()
    for number in range(100):
        async with users.use(f"ghost{number}") as memory:
            assert memory is None
    assert [one.name for one in (tmp_path / "workspace").iterdir()] == [".memoryd.lock"]
    assert len(users.pool.entries) == users.open_count == 0


async def test_the_schema_and_the_pragmas_are_as_documented(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """WAL, synchronous FULL, foreign keys, untrusted schema, secure delete, our application id."""
    users = open_users()
    await put(users, "sam")
    wanted = {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "trusted_schema": 0,
        "cell_size_check": 1,
        "secure_delete": 1,
        "application_id": 0x6D656D64,
        "user_version": newest_schema(),
    }
    async with users.use("sam") as memory:
        assert memory is not None
        found = await memory.read(lambda tx: {name: tx.row(f"PRAGMA {name}") for name in wanted}, 5)
    assert found == {name: (value,) for name, value in wanted.items()}
    marker = marker_of(tmp_path)
    assert marker is not None
    async with users.use("sam") as memory:
        assert memory is not None
        assert await memory.read(lambda tx: tx.rows("SELECT * FROM identity"), 5) == [
            (marker.database_id,)
        ]


async def test_who_wants_a_user_alone_does_not_wait_for_a_quarantine(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """A purge that comes while a call finds damage is done, and what is stored then stays."""
    users = open_users()
    await put(users, "sam")

    async def find_damage() -> None:
        async with users.use("sam"):
            purging.append(asyncio.create_task(purge(users, "sam")))
            await asyncio.sleep(0)  # it is on its way in
            raise DamagedDatabase("made up")

    purging: list[asyncio.Task[object]] = []
    with pytest.raises(DamagedDatabase):
        await find_damage()
    await purging[0]
    await put(users, "sam", "new")
    async with users.use("sam") as memory:
        assert memory is not None
        assert [rule.text for rule in memory.rules] == ["new"]


async def refused(users: OpenUsers) -> str:
    for create in (False, True):
        with pytest.raises(StorageUnavailable) as error:
            async with users.use("sam", create=create):
                pass
    return error.value.reason


async def test_another_programs_database_is_left_alone(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """foreign_file, and not a byte of it changes."""
    users = open_users()
    path = database(tmp_path, "sam")
    path.parent.mkdir(parents=True)
    connection = sqlite.connect(str(path))
    connection.execute("CREATE TABLE theirs (x)")
    connection.close()
    before = path.read_bytes()
    assert await refused(users) == "foreign_file"
    assert path.read_bytes() == before
    assert {one.name for one in path.parent.iterdir()} == {"memory.db", "lock"}


async def test_a_newer_schema_is_left_alone(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """newer_schema: an older program must not touch what it does not know."""
    users = open_users()
    await put(users, "sam")
    await users.close()
    connection = open_database(database(tmp_path, "sam"))
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    before = database(tmp_path, "sam").read_bytes()
    assert await refused(open_users()) == "newer_schema"
    assert database(tmp_path, "sam").read_bytes() == before


@pytest.mark.parametrize("kind", ["link", "fifo", "folder"])
@pytest.mark.parametrize("level", ["memory.db", ".oxydra"])
async def test_what_is_no_file_of_ours_is_refused(
    open_users: Callable[..., OpenUsers], tmp_path: Path, kind: str, level: str
) -> None:
    """A link, a pipe or a folder in the place of our files is refused, and nothing hangs."""
    if (kind, level) == ("folder", ".oxydra"):
        pytest.skip("a folder belongs there")
    users = open_users()
    await put(users, "victim")
    internal = database(tmp_path, "sam").parent
    planted = internal / "memory.db" if level == "memory.db" else internal
    planted.parent.mkdir(parents=True)
    if kind == "link":
        target = database(tmp_path, "victim")
        planted.symlink_to(target if level == "memory.db" else target.parent)
    elif kind == "fifo":
        os.mkfifo(planted)
    else:
        planted.mkdir()
    assert await refused(users) == "foreign_file"


async def test_a_swapped_database_is_refused(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """The database of one user in the place of another's does not fit the marker; encrypted, it is
    no database under this user's key. It is kept as it is."""
    users = open_users()
    await put(users, "sam")
    await put(users, "tom")
    await users.close()
    content = database(tmp_path, "tom").read_bytes()
    database(tmp_path, "tom").replace(database(tmp_path, "sam"))
    is_quarantined = everything_is_encrypted()
    assert await refused(open_users()) == ("quarantined" if is_quarantined else "foreign_file")
    pattern = "memory.db.corrupt-*" if is_quarantined else "memory.db"
    (kept,) = database(tmp_path, "sam").parent.glob(pattern)
    assert kept.read_bytes() == content


async def test_a_quarantined_user_stays_so(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """The marker says it, whatever the database is like."""
    users = open_users()
    await put(users, "sam")
    await users.close()
    with paths_of(tmp_path / "workspace", "sam").open_folder() as internal:
        write_marker(internal, Marker(str(uuid.uuid4()), quarantined="damaged"))
    assert await refused(open_users()) == "quarantined"


@pytest.mark.parametrize("content", ["", "{", "[]", '{"format": 1}', '{"database_id": 5}'])
async def test_a_damaged_marker_is_no_missing_one(
    open_users: Callable[..., OpenUsers], tmp_path: Path, content: str
) -> None:
    """A marker that cannot be read is damage: the user is not taken for a new one."""
    users = open_users()
    await put(users, "sam")
    await users.close()
    paths_of(tmp_path / "workspace", "sam").marker.write_text(content)
    assert await refused(open_users()) == "damaged"


async def test_a_crash_before_the_marker_is_finished_at_the_next_opening(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """A database of ours without its marker is adopted: nothing in it was acknowledged as lost."""
    users = open_users()
    await put(users, "sam", "kept")
    await users.close()
    paths_of(tmp_path / "workspace", "sam").marker.unlink()
    users = open_users()
    async with users.use("sam") as memory:
        assert memory is not None
        assert [rule.text for rule in memory.rules] == ["kept"]
    assert marker_of(tmp_path) is not None


async def test_a_lost_root_is_no_empty_one(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """With the whole workspace root gone nobody is taken for a new user."""
    users = open_users()
    await put(users, "sam")
    (tmp_path / "workspace").rename(tmp_path / "away")
    assert await refused(users) == "missing"
    assert await refused(users) == "missing"
    (tmp_path / "away").rename(tmp_path / "workspace")


async def test_a_reset_waits_for_nobody_and_takes_nothing_from_others(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """While another call holds the lost database a reset is overloaded and changes nothing."""
    users = open_users()
    await put(users, "sam")
    async with users.use("sam"):
        database(tmp_path, "sam").unlink()
        with pytest.raises(Overloaded):
            await reset(users, "sam")
        assert paths_of(tmp_path / "workspace", "sam").marker.exists()
    assert await refused(users) == "missing"
    await reset(users, "sam")
    async with users.use("sam") as memory:
        assert memory is not None
        assert memory.rules.get("t", "a") is None


async def test_of_resets_at_once_one_starts_over(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """The others meet its healthy database: conflict, and what was stored in it since stays."""
    users = open_users()
    await put(users, "sam")
    await users.pool.close(users.pool.find("sam"))
    database(tmp_path, "sam").unlink()

    async def reset_and_put() -> None:
        await reset(users, "sam")
        await put(users, "sam", "kept")

    resets = [reset_and_put() for _ in range(4)]
    done = await asyncio.gather(*resets, return_exceptions=True)
    assert sorted(map(type, done), key=str) == [type(None), *[Conflict] * 3]
    async with users.use("sam") as memory:
        assert memory is not None
        assert [rule.text for rule in memory.rules] == ["kept"]
    assert quarantined_files(paths_of(tmp_path / "workspace", "sam")) == []


async def test_a_cancelled_use_still_closes_whole(open_users: Callable[..., OpenUsers]) -> None:
    """At whatever moment the last brief use of a user is cancelled, no thread stays behind, which
    would hang the daemon's exit."""
    threads = threading.active_count()
    users = open_users()
    await put(users, "sam")
    await users.pool.close(users.pool.find("sam"))

    async def use_briefly() -> None:
        async with users.use("sam", briefly=True) as memory:
            assert memory is not None
            await memory.read(lambda tx: tx.row("SELECT 1"), 10)

    for step in range(40):
        task = asyncio.create_task(use_briefly())
        await asyncio.sleep(step * 0.0005)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        for entry in users.pool.entries:
            await users.pool.close(entry)
        deadline = time.monotonic() + 2  # a thread ends a moment after its last answer
        while threading.active_count() > threads and time.monotonic() < deadline:
            await asyncio.sleep(0.001)
        assert threading.active_count() <= threads, step


async def test_waiting_for_a_slot_ends_in_time(open_users: Callable[..., OpenUsers]) -> None:
    """A busy user keeps the only slot; when it leaves, the next call gets it."""
    users = open_users(limit=1)
    await put(users, "kim")
    async with users.use("sam", create=True):
        for _ in range(3):
            with pytest.raises(DeadlinePassed):
                async with users.use("kim", within_s=0.05):
                    pass
    async with users.use("kim", within_s=30) as memory:
        assert memory is not None
        assert [rule.text for rule in memory.rules] == ["x"]
    assert users.open_count == 1


async def test_an_opening_that_takes_too_long_goes_on(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """The database is locked by another connection, as by a copy of the file: calls end in time,
    and one opening serves those that come later."""
    users = open_users()
    await put(users, "sam")
    await users.close()
    users = open_users()
    with contextlib.closing(open_database(database(tmp_path, "sam"))) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        began = time.monotonic()
        for _ in range(3):
            with pytest.raises(DeadlinePassed):
                async with users.use("sam", within_s=0.1):
                    pass
        assert time.monotonic() - began < 3
        other.rollback()
    async with users.use("sam", within_s=30) as memory:
        assert memory is not None
        assert [rule.text for rule in memory.rules] == ["x"]
    assert users.counts.opened == 1


async def test_calls_with_a_limit_find_what_those_without_find(
    open_users: Callable[..., OpenUsers],
) -> None:
    """Many at once open a user once; an unknown one is None, and created when asked for."""
    users = open_users()

    async def found(create: bool) -> bool:
        async with users.use("sam", create=create, within_s=30) as memory:
            return memory is not None

    assert await asyncio.gather(*(found(create=False) for _ in range(5))) == [False] * 5
    assert await asyncio.gather(*(found(create=n % 2 == 1) for n in range(10)))
    assert users.counts.opened == 1
    assert await found(create=False)


async def test_whoever_wants_a_user_alone_waits_for_no_call_with_a_limit(
    open_users: Callable[..., OpenUsers],
) -> None:
    """A call that waits for the user is not inside; it ends in time, or goes on afterwards."""
    users = open_users()
    await put(users, "sam")
    async with users.alone("sam", patience_s=5):
        with pytest.raises(DeadlinePassed):
            async with users.use("sam", within_s=0.05):
                pass
        later = asyncio.create_task(put_in_time(users, "sam", "later"))
        async with asyncio.timeout(10):
            while not users.pool.find("sam").openings:
                await asyncio.sleep(0)
    await later
    async with users.alone("sam", patience_s=5):
        pass


async def put_in_time(users: OpenUsers, user: str, text: str) -> None:
    async with users.use(user, create=True, within_s=30) as memory:
        assert memory is not None
        await memory.write(lambda tx: put_rule(tx, "t", "a", RuleChange(text)), 10)
