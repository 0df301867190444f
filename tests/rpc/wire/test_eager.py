"""Coroutines that run immediately and become a task only when they wait."""

import asyncio

import pytest

from memoryd.wire.eager import started


async def test_what_need_not_wait_needs_no_task() -> None:
    """The coroutine has finished when `started` returns."""
    steps = []

    async def work() -> None:
        steps.append("done")

    assert started(work(), asyncio.get_running_loop()) is None
    assert steps == ["done"]


async def test_what_waits_goes_on_in_a_task() -> None:
    """The coroutine continues in the task after each wait, and the task is its current task."""
    loop = asyncio.get_running_loop()
    first, steps = loop.create_future(), list[object]()

    async def work() -> None:
        steps.append(await first)
        steps.append(asyncio.current_task())
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await asyncio.sleep(0)
        steps.append("end")

    task = started(work(), loop)
    assert task is not None
    assert steps == []
    first.set_result("value")
    await task
    assert steps == ["value", task, "end"]


async def test_an_awaited_error_is_raised_where_it_is_awaited() -> None:
    """The coroutine may handle the error and wait again."""
    loop = asyncio.get_running_loop()
    first, second, caught = loop.create_future(), loop.create_future(), list[str]()

    async def work() -> None:
        try:
            await first
        except ValueError as error:
            caught.append(str(error))
        caught.append(await second)

    task = started(work(), loop)
    assert task is not None
    first.set_exception(ValueError("no"))
    second.set_result("yes")
    await task
    assert caught == ["no", "yes"]


@pytest.mark.parametrize("turns", [0, 1])
async def test_a_cancellation_reaches_the_coroutine(turns: int) -> None:
    """This holds before and after the task's first iteration of the event loop."""
    loop = asyncio.get_running_loop()
    awaited, ended = loop.create_future(), list[type]()

    async def work() -> None:
        try:
            await awaited
        except BaseException as error:
            ended.append(type(error))
            raise

    task = started(work(), loop)
    assert task is not None
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == [asyncio.CancelledError]
    awaited.cancel()


async def test_an_error_after_waiting_is_the_tasks() -> None:
    """The task raises the error, as any task does."""

    async def work() -> None:
        await asyncio.sleep(0)
        raise ValueError("late")

    task = started(work(), asyncio.get_running_loop())
    assert task is not None
    with pytest.raises(ValueError, match="late"):
        await task
