"""The rule and what makes two texts the same."""

import pytest

from memoryd.rules.rule import Rule, by_priority_then_freshness, stronger, text_key


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Never email Sarah.", "never  email sarah"),
        ("don’t use sudo", "don't use sudo!"),
        ("不要用sudo。", "不要用sudo"),
        ("Cafe\u0301 closed", "café closed"),
    ],
)
def test_case_spacing_apostrophes_and_final_punctuation_do_not_count(
    first: str, second: str
) -> None:
    """Two texts that say the same share their key."""
    assert text_key(first) == text_key(second)


@pytest.mark.parametrize(
    ("first", "second"),
    [("never email Sarah", "never email Sara"), ("use v1.2", "use v12"), ("do a", "do not a")],
)
def test_other_words_count(first: str, second: str) -> None:
    """Two texts that differ in a word have two keys."""
    assert text_key(first) != text_key(second)


def test_a_rule_expires_on_the_microsecond() -> None:
    """A rule is active before its expires_at and expired from it on."""
    rule = Rule("t", "1", "x", "high", "programmatic", 1, 1, expires_at=10)
    assert [rule.status_at(9), rule.status_at(10)] == ["active", "expired"]


def test_a_retired_rule_stays_retired() -> None:
    """Expiry does not hide that a rule was retired."""
    rule = Rule("t", "1", "x", "high", "programmatic", 1, 1, stored_status="retired", expires_at=5)
    assert rule.status_at(10) == "retired"


def test_priority_comes_before_freshness() -> None:
    """A list shows critical, high, normal; the freshest of one priority first."""
    rules = [
        Rule("t", "a", "x", "normal", "programmatic", 1, 9),
        Rule("t", "b", "x", "critical", "programmatic", 1, 1),
        Rule("t", "c", "x", "critical", "programmatic", 1, 2),
        Rule("t", "d", "x", "high", "programmatic", 1, 5),
    ]
    assert [rule.id for rule in by_priority_then_freshness(rules)] == ["c", "b", "d", "a"]


def test_the_stronger_priority_wins() -> None:
    """critical is stronger than high, high than normal."""
    assert stronger("high", "critical") == "critical"
    assert stronger("high", "normal") == "high"
