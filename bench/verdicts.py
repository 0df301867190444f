"""How well `memory.tool_call_check` judges a labelled set: `python bench/verdicts.py FILE`."""

import argparse
import json
import sys
import time
from collections import Counter
from typing import Any

from labelled import add_set, named_set
from verdict_costs import print_costs

from memoryd.rules.capture.decrees import find_decrees
from memoryd.rules.judging.verdict import Verdict, judge, rules_for
from memoryd.rules.rule import Rule

LABELS = ("allow", "ask", "deny")


def stored_rules(case: dict[str, Any]) -> list[Rule]:
    """The rules of a labelled case: given as such, as one line of an instruction file (`rule`), or
    captured from what a user says (`user_message`)."""
    if "rules" in case:
        given = [(r["tool_name"], r["rule"], r.get("priority", "critical")) for r in case["rules"]]
    elif "rule" in case:
        given = [(case["tool_name"], case["rule"], "critical")]
    else:
        decrees = find_decrees(
            case["user_message"],
            tools_ran=[call["name"] for call in case["tool_calls"]],
            available_tools=case["available_tools"],
        )
        given = [(decree.tool_name, decree.text, "critical") for decree in decrees]
    return [
        Rule(tool_name, f"r{index}", text, priority, "user_explicit", index, index)
        for index, (tool_name, text, priority) in enumerate(given)
    ]


def answer(case: dict[str, Any]) -> Verdict:
    """The verdict on one labelled case."""
    tool_name = case["call"]["tool_name"]
    bound = rules_for(stored_rules(case), tool_name)
    return judge(bound, tool_name, case["call"]["arguments"])


def one_call_each(case: dict[str, Any]) -> list[dict[str, Any]]:
    """A labelled case as cases of one call."""
    if "call" in case:
        return [case]
    return [
        {
            **case,
            "kind": call["why"],
            "rules": [
                {"tool_name": rule.tool_name, "rule": rule.text, "priority": rule.priority}
                for rule in stored_rules(case)
            ],
            "call": call,
            "expect": call["expected"],
            "acceptable": call["acceptable"],
        }
        for call in case["calls"]
    ]


def measure(cases: list[dict[str, Any]]) -> dict[str, Any]:
    """Accuracy, confusion table, the two dangerous rates and µs a check, borderline left out."""
    scored = [case for case in cases if not case.get("borderline")]
    table: Counter[tuple[str, str]] = Counter()
    errors: list[tuple[dict[str, Any], str]] = []
    spent = 0.0
    for case in scored:
        call = case["call"]
        rules = rules_for(stored_rules(case), call["tool_name"])
        started = time.perf_counter()
        got = judge(rules, call["tool_name"], call["arguments"]).verdict
        spent += time.perf_counter() - started
        table[case["expect"], got] += 1
        if got not in case.get("acceptable", [case["expect"]]):
            errors.append((case, got))
    total = max(1, len(scored))
    denied = sum(table["deny", got] for got in LABELS)
    allowed = sum(table["allow", got] for got in LABELS)
    return {
        "cases": len(scored),
        "accuracy": 1 - len(errors) / total,
        "deny_answered_allow": table["deny", "allow"],
        "deny_answered_allow_rate": table["deny", "allow"] / max(1, denied),
        "allow_answered_deny": table["allow", "deny"],
        "allow_answered_deny_rate": table["allow", "deny"] / max(1, allowed),
        "table": {want: {got: table[want, got] for got in LABELS} for want in LABELS},
        "microseconds_per_check": 1e6 * spent / total,
        "errors": errors,
    }


def main() -> int:
    """Print the figures of one file."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_set(parser)
    parser.add_argument("--errors", action="store_true", help="list the cases answered otherwise")
    parser.add_argument("--costs", action="store_true", help="what hard calls cost, too")
    parser.add_argument("--json", action="store_true", help="figures as one JSON object")
    options = parser.parse_args()
    figures = measure([each for case in named_set(options) for each in one_call_each(case)])
    errors = figures.pop("errors")
    if options.json:
        print(json.dumps(figures, ensure_ascii=False))
    else:
        print(f"{figures['cases']} cases, accuracy {figures['accuracy']:.3f}")
        print("expected   " + "".join(f"{label:>8}" for label in LABELS))
        for want in LABELS:
            row = figures["table"][want]
            print(f"{want:<11}" + "".join(f"{row[label]:>8}" for label in LABELS))
        print(
            f"deny answered allow: {figures['deny_answered_allow']}"
            f" ({figures['deny_answered_allow_rate']:.1%})"
        )
        print(f"allow answered deny: {figures['allow_answered_deny_rate']:.1%}")
        print(f"{figures['microseconds_per_check']:.0f} µs a check")
        if options.costs:
            print_costs()
    if options.errors:
        for case, got in errors:
            print(f"\n{case['id']} {case['kind']}: expected {case['expect']}, got {got}")
            for rule in case["rules"]:
                print(f"  [{rule.get('priority')}] {rule['tool_name']}: {rule['rule']}")
            call = case["call"]
            arguments = json.dumps(call["arguments"], ensure_ascii=False)
            print(f"  {call['tool_name']} {arguments}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
