"""Reading a rule takes time in proportion to its length."""

import time

import pytest

from memoryd.rules.judging.verdict import compile_rule
from memoryd.rules.rule import Rule

SHORT, LONG = 250, 1000
AT_MOST = 7.0
"""How many times as long the text of four times the length may take; with a quadratic step it was
nine to ten times."""


def processor_seconds(text: str) -> float:
    """The least time of three readings; a text that was read is remembered, so each differs."""
    taken = []
    for number in range(3):
        said = f"{number} never {text}"
        began = time.thread_time()
        compile_rule(Rule("bash", "r", said, "critical", "user_explicit", 0, 0), "bash")
        taken.append(time.thread_time() - began)
    return min(taken)


@pytest.mark.parametrize("unit", ["(", "[", "{", "<", "'", "“", "/", "—", ", ", "「"])
def test_a_run_of_signs_is_read_in_linear_time(unit: str) -> None:
    """Up to 1,000 characters that are no words."""
    short, long = (processor_seconds((unit * size)[:size]) for size in (SHORT, LONG))
    assert long < AT_MOST * short
