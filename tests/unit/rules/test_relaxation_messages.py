"""Which messages take a decree back by themselves, on texts of people who did not know the code."""

from typing import Any

import pytest

from memoryd.rules.capture.decrees import find_decrees
from memoryd.rules.capture.relaxations import find_relaxations
from memoryd.rules.relaxing import meant_by
from memoryd.rules.rule import Rule
from tests.labelled import cases

CASES = cases("relaxation_messages.jsonl")
FOREIGN = [case for case in CASES if case["expect"] == "not_retired"]
HONEST = [case for case in CASES if case["expect"] == "retired"]


def retires(case: dict[str, Any]) -> bool:
    """Whether the message takes back the decree of the same speaker."""
    rules = [
        Rule(decree.tool_name, f"r{i}", decree.text, "critical", "user_explicit", i, i)
        for i, decree in enumerate(find_decrees(case["decree"], tools_ran=[case["tool"]]))
    ]
    meant = [meant_by(found, rules, None) for found in find_relaxations(case["message"])]
    return any(taken and doubt is None for taken, doubt in meant)


@pytest.mark.parametrize("case", FOREIGN, ids=[case["id"] for case in FOREIGN])
def test_foreign_words_take_nothing_back(case: dict[str, Any]) -> None:
    """What is pasted, quoted, summarised, reported or asked lifts no rule by itself."""
    assert not retires(case)


def test_short_words_of_the_users_own_do() -> None:
    """At least nine of ten."""
    assert len(HONEST) == 44
    kept = [case["id"] for case in HONEST if not retires(case)]
    assert len(kept) <= 4, kept


@pytest.mark.parametrize(
    "message",
    [
        "You may email Sarah again.",
        "ok, you can email Sarah again now",
        "I take it back, you can email Sarah.",
        "Forget what I said about Sarah, you may email Sarah again.",
        "I changed my mind, you can email Sarah.",
        "Emailing Sarah is fine again, thanks for waiting.",
    ],
)
def test_plain_forms(message: str) -> None:
    """A permission with what says that something changed, or that the speaker takes it back."""
    assert retires({"decree": "Never email Sarah.", "tool": "send_email", "message": message})
