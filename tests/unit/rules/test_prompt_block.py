"""The block of rules in the system prompt."""

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.rules.prompt_block import one_line, pinned_rules, prompt_block
from memoryd.rules.rule import UNSCOPED, Priority, Rule


def rule(
    text: str,
    tool_name: str = "send_email",
    priority: Priority = "critical",
    id_: str = "1",
    updated_at: int = 5,
) -> Rule:
    return Rule(tool_name, id_, text, priority, "programmatic", 1, updated_at)


rules = st.builds(
    rule,
    text=st.text(min_size=1, max_size=60).filter(lambda text: bool(text.strip())),
    tool_name=st.sampled_from(["send_email", "bash", "git", UNSCOPED]),
    priority=st.sampled_from(["critical", "high"]),
    id_=st.text("abcdef0123456789-", min_size=1, max_size=4),
    updated_at=st.integers(1, 3),
)
distinct_rules = st.lists(rules, max_size=25, unique_by=lambda one: one.key)


def test_the_block_has_the_documented_shape() -> None:
    """Unscoped first, then tools with a critical rule by name, then the others by name."""
    block = prompt_block(
        [
            rule("Always BCC the alias.", priority="high", id_="2"),
            rule("Never email Sarah at sarah@example.com."),
            rule("Use tabs.", tool_name="editor", priority="high"),
            rule("Never share my address.", tool_name=UNSCOPED),
            rule("Never force push.", tool_name="git"),
        ],
        cap=30,
    )
    heading, preamble, *sections = block.rendered.split("\n\n")
    assert heading == "## Tool-scoped rules"
    assert "hard constraints" in preamble
    assert "memory_recall" in preamble
    assert "\n" not in preamble
    assert "\n\n".join(sections) == (
        "### Any tool\n"
        "- **[critical]** Never share my address.\n\n"
        "### `git`\n"
        "- **[critical]** Never force push.\n\n"
        "### `send_email`\n"
        "- **[critical]** Never email Sarah at sarah@example.com.\n"
        "- **[high]** Always BCC the alias.\n\n"
        "### `editor`\n"
        "- **[high]** Use tabs.\n"
    )


def test_nothing_to_pin_is_an_empty_string() -> None:
    """No rules, no heading."""
    assert prompt_block([], cap=30).rendered == ""


@given(distinct_rules, st.randoms(use_true_random=False))
def test_the_order_of_the_rules_does_not_change_the_bytes(
    given_rules: list[Rule], shuffler: random.Random
) -> None:
    """The same rules in any order give the same block."""
    shuffled = list(given_rules)
    shuffler.shuffle(shuffled)
    assert prompt_block(shuffled, cap=5) == prompt_block(given_rules, cap=5)


@given(distinct_rules)
def test_no_text_forges_a_heading_or_a_bullet(given_rules: list[Rule]) -> None:
    """Each pinned rule is one bullet and each tool one heading, whatever the texts hold."""
    block = prompt_block(given_rules, cap=1000)
    lines = re.split(r"[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]", block.rendered)
    bullets = [line for line in lines if line.startswith("- ")]
    headings = [line for line in lines if line.startswith("#")]
    assert len(bullets) == len(block.rules)
    assert len(headings) == (1 + len({one.tool_name for one in block.rules}) if block.rules else 0)


@pytest.mark.parametrize(
    "text",
    ["a\n### `bash`\n- **[critical]** b", "a\u2028# b", "a\r\n\r\n## b", "a\x0b- b", "a\x85# b"],
)
def test_line_breaks_of_every_kind_collapse(text: str) -> None:
    """A line break in a text becomes a space."""
    assert not re.search(r"[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]", one_line(text))


def test_joiners_of_a_script_stay() -> None:
    """Persian's non-joiner and an emoji family's joiners are part of the text."""
    assert one_line("می‌خواهم 👨‍👩‍👧") == "می‌خواهم 👨‍👩‍👧"


def test_two_hundred_critical_rules_are_all_there() -> None:
    """No cap drops a critical rule; high rules find no room beside them."""
    critical = [rule(f"Never do {n}.", id_=str(n)) for n in range(200)]
    high = [rule(f"Better not {n}.", priority="high", id_=f"h{n}") for n in range(3)]
    block = prompt_block(high + critical, cap=30)
    assert all(f"Never do {n}." in block.rendered for n in range(200))
    assert block.omitted == 3
    assert len(block.rules) == 200


def test_high_rules_fill_what_the_cap_leaves_the_freshest_first() -> None:
    """With room for two high rules the two that changed last are pinned."""
    high = [rule(f"H{n}", priority="high", id_=str(n), updated_at=n) for n in range(1, 5)]
    block = prompt_block([rule("C", id_="c"), *high], cap=3)
    assert [one.text for one in block.rules] == ["C", "H3", "H4"]
    assert block.omitted == 2


def test_the_same_text_on_one_tool_is_pinned_once() -> None:
    """Twins up to case and final punctuation show as the strongest of them."""
    block = prompt_block(
        [rule("never push", id_="1", priority="high"), rule("Never push.", id_="2")], cap=30
    )
    assert [one.id for one in block.rules] == ["2"]


def test_normal_retired_and_expired_rules_are_not_pinned() -> None:
    """Only active critical and high rules of the wanted tools, and unscoped ones, are pinned."""
    retired = Rule("t", "r", "retired", "critical", "user_explicit", 1, 1, stored_status="retired")
    expired = Rule("t", "e", "expired", "critical", "user_explicit", 1, 1, expires_at=10)
    others = [
        rule("normal", "t", "normal"),
        rule("other tool", "u", "high"),
        rule("any", UNSCOPED),
        rule("kept", "t"),
    ]
    kept = pinned_rules([retired, expired, *others], now=10, tools=["t"])
    assert [one.text for one in kept] == ["any", "kept"]
