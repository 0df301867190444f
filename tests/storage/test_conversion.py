"""Each step of a key change at which a kill can stop it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from memoryd.errors import KeyUnavailable
from memoryd.keys.master_key import MasterKey
from memoryd.keys.ring import KeyRing
from memoryd.storage.engine.jobs import Jobs
from memoryd.storage.tables.rules import RuleChange, put_rule
from memoryd.storage.upkeep.key_change import change_key
from memoryd.storage.users.open_users import OpenUsers
from memoryd.workspace.directories import paths_of
from memoryd.workspace.marker import Marker, read_marker, write_marker

USER = "sam"
FIRST, SECOND = MasterKey(bytes(range(100, 132))), MasterKey(bytes(range(150, 182)))
BOTH = KeyRing(SECOND, FIRST)
Made = Callable[..., OpenUsers]


async def put(users: OpenUsers) -> None:
    async with users.use(USER, create=True) as memory:
        assert memory is not None
        await memory.write(lambda tx: put_rule(tx, "t", "a", RuleChange("text")), 10)


async def texts(users: OpenUsers) -> list[str]:
    async with users.use(USER) as memory:
        assert memory is not None
        return [rule.text for rule in memory.rules]


async def changed(users: OpenUsers, master: MasterKey | None) -> None:
    await change_key(users, Jobs(), USER, lambda _: master.of_user(USER) if master else None)


class Files:
    """The database and the marker of the user, closed."""

    def __init__(self, tmp_path: Path) -> None:
        self.paths = paths_of(tmp_path / "workspace", USER)
        self.temporary = self.paths.database.with_name("memory.db.rekeyed")

    @property
    def marker(self) -> Marker:
        with self.paths.open_folder() as internal:
            marker = read_marker(internal)
        assert marker is not None
        return marker

    def lay(self, content: bytes, marker: Marker) -> None:
        """What a kill left behind."""
        self.paths.database.write_bytes(content)
        with self.paths.open_folder() as internal:
            write_marker(internal, marker)


@pytest.mark.parametrize("reached", ["copied", "intent", "renamed"])
@pytest.mark.parametrize(
    ("before", "after"), [(None, FIRST), (FIRST, None), (FIRST, SECOND)], ids=["en", "de", "re"]
)
async def test_each_step_opens(
    open_users: Made,
    tmp_path: Path,
    before: MasterKey | None,
    after: MasterKey | None,
    reached: str,
) -> None:
    """A half-written copy is removed; with the intent in the marker the file shows its key."""
    files = Files(tmp_path)
    users = open_users(keys=BOTH)
    await put(users)
    await changed(users, before)
    await users.close()
    old, old_marker = files.paths.database.read_bytes(), files.marker
    users = open_users(keys=BOTH)
    await changed(users, after)
    assert await texts(users) == ["text"]
    await users.close()
    new, new_marker = files.paths.database.read_bytes(), files.marker
    assert new_marker == replace(old_marker, key_id=after.id if after else None)
    intent = replace(old_marker, changing_key=True, next_key_id=new_marker.key_id)
    files.lay(new if reached == "renamed" else old, old_marker if reached == "copied" else intent)
    if reached != "renamed":
        files.temporary.write_bytes(new[: 3 * 4096 + 100])
        files.temporary.chmod(0o600)
    users = open_users(keys=BOTH)
    assert await texts(users) == ["text"]
    assert files.marker == (new_marker if reached == "renamed" else old_marker)
    assert not files.temporary.exists()


async def test_a_missing_key_amid_a_change_is_told(open_users: Made, tmp_path: Path) -> None:
    """When the file is under the new key already and that key is not there, nothing is touched;
    with the key it opens."""
    files = Files(tmp_path)
    users = open_users(keys=BOTH)
    await put(users)
    await changed(users, SECOND)
    await users.close()
    marker = replace(files.marker, key_id=FIRST.id, changing_key=True, next_key_id=SECOND.id)
    content = files.paths.database.read_bytes()
    files.lay(content, marker)
    users = open_users(keys=KeyRing(FIRST))
    with pytest.raises(KeyUnavailable):
        await texts(users)
    assert (files.paths.database.read_bytes(), files.marker) == (content, marker)
    await users.close()
    assert await texts(open_users(keys=BOTH)) == ["text"]


async def test_a_database_without_its_marker_finds_its_key(
    open_users: Made, tmp_path: Path
) -> None:
    """A kill before the first marker leaves an encrypted file that the ring still opens."""
    files = Files(tmp_path)
    users = open_users(keys=BOTH)
    await put(users)
    await changed(users, FIRST)
    await users.close()
    files.paths.marker.unlink()
    content = files.paths.database.read_bytes()
    users = open_users(keys=KeyRing(SECOND))
    with pytest.raises(KeyUnavailable):
        await texts(users)
    assert files.paths.database.read_bytes() == content
    await users.close()
    assert await texts(open_users(keys=BOTH)) == ["text"]
    assert files.marker.key_id == FIRST.id
