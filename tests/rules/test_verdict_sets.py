"""The labelled sets: how well the verdict agrees with careful people."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from memoryd.rules.judging.verdict import RuleSet, compile_rule, judge
from memoryd.rules.rule import Rule

DATA = Path(__file__).parents[1] / "data"


def answers(name: str) -> list[tuple[dict[str, Any], str]]:
    found = []
    for line in (DATA / name).read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        if case["borderline"]:
            continue
        rules = [
            compile_rule(
                Rule(r["tool_name"], f"r{i}", r["rule"], r["priority"], "user_explicit", i, i)
            )
            for i, r in enumerate(case["rules"])
        ]
        call = case["call"]
        found.append((case, judge(RuleSet(rules), call["tool_name"], call["arguments"]).verdict))
    return found


@pytest.mark.parametrize(
    ("name", "floor"), [("verdicts_dev.jsonl", 0.97), ("verdicts_own.jsonl", 0.95)]
)
def test_agreement_with_the_labels(name: str, floor: float) -> None:
    """Accuracy stays above its floor, no denial is answered allow, hardly an allow is denied."""
    results = answers(name)
    table = Counter((case["expect"], got) for case, got in results)
    wrong = [case["id"] for case, got in results if case["expect"] != got]
    assert 1 - len(wrong) / len(results) >= floor, wrong
    assert table["deny", "allow"] == 0, wrong
    allowed = sum(table["allow", got] for got in ("allow", "ask", "deny"))
    assert table["allow", "deny"] <= 0.02 * allowed, wrong
