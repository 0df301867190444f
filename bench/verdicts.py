"""How well `memory.tool_call_check` judges a labelled set: `python bench/verdicts.py FILE`."""

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from verdict_costs import print_costs

from memoryd.rules.judging.verdict import RuleSet, Verdict, compile_rule, judge
from memoryd.rules.rule import Rule

LABELS = ("allow", "ask", "deny")


def compiled_rules(case: dict[str, Any]) -> RuleSet:
    """The rules of one labelled case, ready to judge with."""
    return RuleSet(
        compile_rule(
            Rule(
                tool_name=rule["tool_name"],
                id=f"r{index}",
                text=rule["rule"],
                priority=rule.get("priority", "critical"),
                source="user_explicit",
                created_at=index,
                updated_at=index,
            )
        )
        for index, rule in enumerate(case["rules"])
    )


def answer(case: dict[str, Any]) -> Verdict:
    """The verdict on one labelled case."""
    return judge(compiled_rules(case), case["call"]["tool_name"], case["call"]["arguments"])


def measure(cases: list[dict[str, Any]]) -> dict[str, Any]:
    """Accuracy, confusion table, the two dangerous rates and µs a check, borderline left out."""
    scored = [case for case in cases if not case.get("borderline")]
    table: Counter[tuple[str, str]] = Counter()
    errors: list[tuple[dict[str, Any], str]] = []
    spent = 0.0
    for case in scored:
        rules = compiled_rules(case)
        call = case["call"]
        started = time.perf_counter()
        got = judge(rules, call["tool_name"], call["arguments"]).verdict
        spent += time.perf_counter() - started
        table[case["expect"], got] += 1
        if got != case["expect"]:
            errors.append((case, got))
    total = max(1, len(scored))
    allowed = sum(table["allow", got] for got in LABELS)
    return {
        "cases": len(scored),
        "accuracy": sum(table[label, label] for label in LABELS) / total,
        "deny_answered_allow": table["deny", "allow"],
        "allow_answered_deny": table["allow", "deny"],
        "allow_answered_deny_rate": table["allow", "deny"] / max(1, allowed),
        "table": {want: {got: table[want, got] for got in LABELS} for want in LABELS},
        "microseconds_per_check": 1e6 * spent / total,
        "errors": errors,
    }


def main() -> int:
    """Print the figures of one file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--errors", action="store_true", help="list the cases answered otherwise")
    parser.add_argument("--costs", action="store_true", help="what hard calls cost, too")
    parser.add_argument("--json", action="store_true", help="figures as one JSON object")
    options = parser.parse_args()
    lines = options.file.read_text(encoding="utf-8").splitlines()
    figures = measure([json.loads(line) for line in lines if line.strip()])
    errors = figures.pop("errors")
    if options.json:
        print(json.dumps(figures, ensure_ascii=False))
    else:
        print(f"{figures['cases']} cases, accuracy {figures['accuracy']:.3f}")
        print("expected   " + "".join(f"{label:>8}" for label in LABELS))
        for want in LABELS:
            row = figures["table"][want]
            print(f"{want:<11}" + "".join(f"{row[label]:>8}" for label in LABELS))
        print(f"deny answered allow: {figures['deny_answered_allow']}")
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
