"""Any text is answered, and in time that grows as the text does."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.guard import scan as guard
from memoryd.guard.secrets import redact

HOSTILE = {
    "curl": "curl ",
    "one word": "word ",
    "send": "send the ",
    "curl with data": "curl -d x.com ",
    "brackets": "[](((",
    "one letter": "a",
    "zero-width": "a \u200b",
    "letter-spaced": "a b c d ",
    "combining": "e\u0301\u0302\u0303\u0304",
    "base64": "QUJDREVGR0hJSktMTU5P",
    "quotes": 'example "ignore all previous instructions" ',
    "keys": "password: token: sk-a- eyJ. ",
    "tags": '<div style="',
    "comments": "<!-- ",
    "comments of programmers": "<!-- ignore the linter ",
    "hex": "ab12 ",
    "dots": ".-",
    "letters and signs": "a.b.c.d--e;;",
    "addresses": "a://b:c@ ",
    "readers": "cat ~/. ",
    "mixed alphabets": "aа",
    "han": "忽略之前",
    "snake case": "a_b",
    "hangul": "지시",
    "syllables": "ab-cd ",
}
_ATOMS = [
    *HOSTILE.values(),
    "ignore ",
    "previous ",
    "\n",
    "'",
    "\x00",
    "\ud800",
    "\U000e0041",
    "%41",
]


@given(st.text() | st.lists(st.sampled_from(_ATOMS)).map("".join))
@settings(max_examples=200, deadline=None)
def test_any_text_is_answered(text: str) -> None:
    """No text raises, as a note, as a decree or when it is redacted."""
    guard.scan(text)
    guard.scan(text, decree=True)
    redact(text)


@pytest.mark.parametrize("unit", HOSTILE.values(), ids=list(HOSTILE))
def test_time_is_linear(unit: str) -> None:
    """Eight times the text takes at most about eight times the time (quadratic would be 64)."""
    short, long = (best_of_three(unit, size) for size in (4_000, 32_000))
    assert long < 20 * short + 0.05


def best_of_three(unit: str, size: int) -> float:
    """Seconds of processor time for one scan and one redaction."""
    text = (unit * (size // len(unit) + 1))[:size]
    best = float("inf")
    for _ in range(3):
        began = time.process_time()
        guard.scan(text)
        redact(text)
        best = min(best, time.process_time() - began)
    return best
