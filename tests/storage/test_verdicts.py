"""The table of verdicts and the queue before it."""

from collections.abc import Callable

from memoryd.storage.tables.verdicts import KEPT, NotedVerdict, read_verdicts, store_verdicts
from memoryd.storage.users.open_users import OpenUsers


def noted(number: int) -> NotedVerdict:
    return NotedVerdict(number, "bash", "deny", "forbidden", (("bash", "r"),), None)


async def test_the_newest_verdicts_are_kept(open_users: Callable[..., OpenUsers]) -> None:
    """However many come, in one write or in several."""
    users = open_users()
    async with users.use("sam", create=True) as memory:
        assert memory is not None
        first = [noted(number) for number in range(KEPT + 300)]
        await memory.write(lambda tx: store_verdicts(tx, first), 60)
        await memory.write(lambda tx: store_verdicts(tx, [noted(KEPT + 300)]), 60)
        kept = await memory.read(lambda tx: read_verdicts(tx, None, 2 * KEPT), 60)
    assert [one.at for _, one in kept] == list(range(KEPT + 300, 300, -1))


async def test_a_queue_that_is_full_counts_what_it_loses(
    open_users: Callable[..., OpenUsers],
) -> None:
    """A thousand wait at most; the oldest of them are written."""
    users = open_users()
    async with users.use("sam", create=True) as memory:
        assert memory is not None
        for number in range(1500):
            memory.verdicts.note(noted(number))
        await memory.verdicts.settle()
        kept = await memory.read(lambda tx: read_verdicts(tx, None, 2000), 60)
    assert memory.verdicts.lost == 500
    assert [one.at for _, one in kept] == list(range(999, -1, -1))
