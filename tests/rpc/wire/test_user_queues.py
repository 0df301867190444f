"""The order of one user's requests."""

from hypothesis import given
from hypothesis import strategies as st

from memoryd.schema.catalogue import Effect
from memoryd.wire.user_queues import UserQueues


def test_requests_of_one_effect_run_together() -> None:
    """Reads do not wait for reads, nor writes for writes."""
    queues: UserQueues[str] = UserQueues()
    assert queues.enter("sam", "read", "r1")
    assert queues.enter("sam", "read", "r2")
    assert queues.enter("kim", "write", "w1")
    assert queues.enter("kim", "write", "w2")


def test_a_change_of_effect_waits_for_all_before() -> None:
    """Requests after a waiting request wait too, and start in order."""
    queues: UserQueues[str] = UserQueues()
    assert queues.enter("sam", "write", "w1")
    assert queues.enter("sam", "write", "w2")
    assert not queues.enter("sam", "read", "r1")
    assert not queues.enter("sam", "read", "r2")
    assert not queues.enter("sam", "write", "w3")
    assert queues.leave("sam") == []
    assert queues.leave("sam") == ["r1", "r2"]
    assert queues.leave("sam") == []
    assert queues.leave("sam") == ["w3"]


def test_what_must_be_alone_runs_with_no_other() -> None:
    """That includes requests of the same effect. The order is kept."""
    queues: UserQueues[str] = UserQueues()
    assert queues.enter("sam", "alone", "a1")
    waiting: list[tuple[Effect, str]] = [
        ("alone", "a2"),
        ("alone", "a3"),
        ("write", "w1"),
        ("write", "w2"),
    ]
    for effect, item in waiting:
        assert not queues.enter("sam", effect, item)
    assert [queues.leave("sam") for _ in range(3)] == [["a2"], ["a3"], ["w1", "w2"]]


def test_a_queue_ends_with_its_last_request() -> None:
    """An idle user takes no memory."""
    queues: UserQueues[int] = UserQueues()
    queues.enter("sam", "read", 1)
    assert len(queues) == 1
    assert queues.leave("sam") == []
    assert len(queues) == 0


effects = st.sampled_from(["read", "write"])


@given(sent=st.lists(effects, max_size=30), choices=st.lists(st.integers(0, 100), min_size=1))
def test_no_request_overtakes_one_of_the_other_effect(
    sent: list[Effect], choices: list[int]
) -> None:
    """When a request starts, all earlier ones of the other effect have finished. All requests start
    in order."""
    queues: UserQueues[int] = UserQueues()
    running: list[int] = []
    started: list[int] = []

    def start(number: int) -> None:
        assert all(sent[earlier] == sent[number] for earlier in running)
        running.append(number)
        started.append(number)

    for step, effect in enumerate(sent):
        if queues.enter("sam", effect, step):
            start(step)
        if running and choices[step % len(choices)] % 2:
            running.pop(choices[step % len(choices)] % len(running))
            for number in queues.leave("sam"):
                start(number)
    while running:
        running.pop(choices[len(running) % len(choices)] % len(running))
        for number in queues.leave("sam"):
            start(number)
    assert started == list(range(len(sent)))
    assert len(queues) == 0
