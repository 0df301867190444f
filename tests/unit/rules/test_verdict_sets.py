"""The labelled sets: how well the verdict agrees with careful people."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from memoryd.rules.capture.decrees import find_decrees
from memoryd.rules.judging.verdict import judge, rules_for
from memoryd.rules.rule import Rule
from tests.labelled import by_size, cases


def answers(name: str) -> list[tuple[dict[str, Any], str]]:
    found: list[tuple[dict[str, Any], str]] = []
    for case in cases(name):
        if case["borderline"]:
            continue
        rules = [
            Rule(r["tool_name"], f"r{i}", r["rule"], r["priority"], "user_explicit", i, i)
            for i, r in enumerate(case["rules"])
        ]
        call = case["call"]
        bound = rules_for(rules, call["tool_name"])
        found.append((case, judge(bound, call["tool_name"], call["arguments"]).verdict))
    return found


@pytest.mark.parametrize(
    ("name", "sample", "full"),
    [("verdicts_dev.jsonl", 0.97, 0.97), ("verdicts_own.jsonl", 0.92, 0.94)],
)
def test_agreement_with_the_labels(name: str, sample: float, full: float) -> None:
    """Accuracy stays above its floor, no denial is answered allow, hardly an allow is denied."""
    results = answers(name)
    table = Counter((case["expect"], got) for case, got in results)
    wrong = [case["id"] for case, got in results if case["expect"] != got]
    assert 1 - len(wrong) / len(results) >= by_size(sample=sample, full=full), wrong
    assert table["deny", "allow"] == 0, wrong
    allowed = sum(table["allow", got] for got in ("allow", "ask", "deny"))
    assert table["allow", "deny"] <= 0.02 * allowed, wrong


@pytest.mark.parametrize(
    ("name", "right", "broken", "stopped"),
    [
        ("cross_tool_dev.jsonl", 0.85, 0.05, 0.03),
        ("cross_tool_own.jsonl", 0.80, 0.16, 0.03),
        ("real_rules_dev.jsonl", 0.78, 0.27, 0.05),
    ],
)
def test_rules_bind_tools_that_they_were_not_filed_under(
    name: str, right: float, broken: float, stopped: float
) -> None:
    """Of later calls of any tool: how many are judged right, how many breaking ones are allowed,
    how many harmless ones are denied."""
    found: list[tuple[str, list[str], str]] = []
    for case in cases(name):
        rules = said_or_put(case)
        for call in case["calls"]:
            bound = rules_for(rules, call["tool_name"])
            verdict = judge(bound, call["tool_name"], call["arguments"]).verdict
            found.append((call["expected"], call["acceptable"], verdict))
    denials = [verdict for expected, _, verdict in found if expected == "deny"]
    passes = [verdict for expected, _, verdict in found if expected == "allow"]
    assert sum(verdict in fine for _, fine, verdict in found) >= right * len(found)
    assert denials.count("allow") <= broken * len(denials)
    assert passes.count("deny") <= stopped * len(passes)


def said_or_put(case: dict[str, Any]) -> list[Rule]:
    if "rule" in case:
        return [Rule(case["tool_name"], "r", case["rule"], "critical", "programmatic", 1, 1)]
    ran = [call["name"] for call in case["tool_calls"]]
    decrees = find_decrees(
        case["user_message"], tools_ran=ran, available_tools=case["available_tools"]
    )
    return [
        Rule(decree.tool_name, f"r{i}", decree.text, "critical", "user_explicit", i, i)
        for i, decree in enumerate(decrees)
    ]


def test_letters_that_fold_to_i_s_and_k_change_nothing() -> None:
    """Dotless i, long s and the sign for kelvin are taken for the letters that expressions take
    them for, in rules and calls: nothing fails on them."""
    folding = str.maketrans("isk", "\u0131\u017f\u212a")

    def spelled(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: spelled(inner) for name, inner in value.items()}
        if isinstance(value, list):
            return [spelled(inner) for inner in value]
        return value.translate(folding) if isinstance(value, str) else value

    for case in cases("verdicts_dev.jsonl"):
        rules = [
            Rule(r["tool_name"], "r", r["rule"], r["priority"], "user_explicit", i, i)
            for i, r in enumerate(case["rules"])
        ]
        call = case["call"]
        folded = [replace(rule, text=spelled(rule.text)) for rule in rules]
        verdicts = {
            judge(rules_for(some, call["tool_name"]), call["tool_name"], arguments).verdict
            for some, arguments in (
                (rules, call["arguments"]),
                (folded, call["arguments"]),
            )
        }
        assert len(verdicts) == 1, case["id"]
        judge(rules_for(rules, call["tool_name"]), call["tool_name"], spelled(call["arguments"]))
