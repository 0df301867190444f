"""Splitting chunks into lines."""

import time
import tracemalloc

from hypothesis import given
from hypothesis import strategies as st

from memoryd.errors import RequestTooLarge
from memoryd.wire.lines import Lines


def drained(lines: Lines) -> list[bytes | None]:
    """All complete lines; None stands for a line that was too long."""
    found: list[bytes | None] = []
    while True:
        try:
            line = lines.next()
        except RequestTooLarge:
            found.append(None)
            continue
        if line is None:
            return found
        found.append(bytes(line))


def test_lines_come_whole_whatever_the_chunks() -> None:
    """A line is returned when its newline arrives, and the last line at the end of the stream."""
    lines = Lines(10)
    lines.feed(b"ab")
    assert drained(lines) == []
    lines.feed(b"c\n\nde\r\nfg")
    assert drained(lines) == [b"abc", b"", b"de\r"]
    lines.end()
    assert drained(lines) == [b"fg"]
    assert drained(lines) == []


def test_the_limit_is_in_bytes_without_the_newline() -> None:
    """With a limit of ten, ten bytes pass and eleven do not, with or without a newline."""
    lines = Lines(10)
    lines.feed(b"x" * 10 + b"\n" + b"y" * 11 + b"\nz\n")
    assert drained(lines) == [b"x" * 10, None, b"z"]
    lines.feed(b"x" * 10)
    lines.end()
    assert drained(lines) == [b"x" * 10]


def test_a_line_over_the_limit_is_told_once_and_its_rest_is_dropped() -> None:
    """However long the line is, none of it is kept."""
    lines = Lines(10)
    lines.feed(b"x" * 11)
    assert drained(lines) == [None]
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(100):
        lines.feed(b"x" * 10_000)
        assert drained(lines) == []
    assert tracemalloc.get_traced_memory()[0] - before < 50_000
    tracemalloc.stop()
    lines.feed(b"xx\nok\n")
    assert drained(lines) == [b"ok"]


def test_a_line_over_the_limit_at_the_end_leaves_nothing() -> None:
    """The rest of a dropped line is not returned as the last line."""
    lines = Lines(4)
    lines.feed(b"xxxxx")
    assert drained(lines) == [None]
    lines.feed(b"yy")
    lines.end()
    assert drained(lines) == []
    assert not lines.is_empty


@given(
    data=st.lists(st.sampled_from([b"\n", b"a", b"bb", b"\r\n", b"c" * 9, b"d" * 25])).map(
        b"".join
    ),
    cuts=st.lists(st.integers(1, 12), min_size=1),
)
def test_chunking_does_not_matter(data: bytes, cuts: list[int]) -> None:
    """However the bytes are chunked, the lines are those of the undivided bytes."""
    limit = 20
    expected = [line if len(line) <= limit else None for line in data.split(b"\n")]
    if expected[-1] == b"":
        expected.pop()
    lines, found, start, index = Lines(limit), list[bytes | None](), 0, 0
    while start < len(data):
        size = cuts[index % len(cuts)]
        lines.feed(data[start : start + size])
        found += drained(lines)
        start, index = start + size, index + 1
    lines.end()
    assert found + drained(lines) == expected


def seconds_for(size: int) -> float:
    """The CPU time for a line of this many bytes in chunks of 256."""
    lines = Lines(size)
    began = time.thread_time()
    for _ in range(size // 256):
        lines.feed(b"x" * 256)
        assert lines.next() is None
    spent = time.thread_time() - began
    lines.feed(b"\n")
    assert drained(lines) == [b"x" * size]
    return spent


def test_a_long_line_of_small_chunks_is_searched_once() -> None:
    """Eight times the bytes take about eight times as long, not sixty-four times."""
    short = min(seconds_for(1 << 20) for _ in range(3))
    assert seconds_for(8 << 20) < 30 * short
