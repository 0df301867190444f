"""The same call in another shape: a denial stays one, whatever form the arguments have."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from memoryd.rules.judging.verdict import judge, rules_for
from memoryd.rules.rule import UNSCOPED, Rule
from tests.labelled import by_size, cases

SHELL_NAMES = re.compile(r"[A-Z_]{4,}")

Arguments = dict[str, Any]


def named(arguments: Any, spell: Callable[[str], str]) -> Any:
    if isinstance(arguments, dict):
        return {
            name if SHELL_NAMES.fullmatch(name) else spell(name): named(value, spell)
            for name, value in arguments.items()
        }
    return [named(one, spell) for one in arguments] if isinstance(arguments, list) else arguments


def camel(name: str) -> str:
    first, *others = re.split(r"[_\s-]+", name)
    return first + "".join(word[:1].upper() + word[1:] for word in others)


SHAPES: dict[str, Callable[[Arguments], Arguments]] = {
    "nested in params": lambda arguments: {"params": arguments},
    "nested in a body": lambda arguments: {"request": {"body": arguments}},
    "as JSON text": lambda arguments: {"arguments": json.dumps(arguments, ensure_ascii=False)},
    "in camel case": lambda arguments: named(arguments, camel),
    "with hyphens": lambda arguments: named(arguments, lambda name: name.replace("_", "-")),
    "in lists": lambda arguments: {
        name: [value] if isinstance(value, str) else value for name, value in arguments.items()
    },
    "in another order": lambda arguments: dict(reversed(arguments.items())),
    "among others": lambda arguments: {"request_id": "a8f3-22", **arguments, "timeout": 30},
}


WORDINGS = [
    "Remember: {}",
    "Hey, {}",
    "IMPORTANT: {}",
    "From now on, {}",
    "The user said: {}",
    "Please: {}",
    "{}, thanks",
    "{}, ok?",
]
"""What people put before and behind a rule."""


def denials() -> list[tuple[list[Rule], str, Arguments]]:
    found = []
    for case in cases("verdicts_own.jsonl")[:: by_size(sample=1, full=9)]:
        if case["expect"] == "deny" and not case["borderline"]:
            rules = [
                Rule(r["tool_name"], f"r{i}", r["rule"], r["priority"], "user_explicit", i, i)
                for i, r in enumerate(case["rules"])
            ]
            found.append((rules, case["call"]["tool_name"], case["call"]["arguments"]))
    return found


def verdict(rules: list[Rule], tool: str, arguments: Arguments) -> str:
    return judge(rules_for(rules, tool), tool, arguments).verdict


@pytest.mark.parametrize("shape", SHAPES)
def test_the_shape_of_arguments_does_not_lift_a_denial(shape: str) -> None:
    """What is denied as it was labelled is denied in another shape too, or asked about at least."""
    cases = denials()
    answers = [
        (verdict(*case), verdict(case[0], case[1], SHAPES[shape](case[2])), case) for case in cases
    ]
    assert sum(plain == "deny" for plain, _, _ in answers) > 0.9 * len(cases)
    lifted = [case for plain, shaped, case in answers if plain == "deny" and shaped == "allow"]
    weaker = [case for plain, shaped, case in answers if plain == "deny" and shaped == "ask"]
    assert not lifted
    assert len(weaker) <= 0.01 * len(cases), weaker


@pytest.mark.parametrize("wording", WORDINGS)
def test_what_introduces_and_closes_a_rule_changes_nothing(wording: str) -> None:
    """A rule denies the same calls with a greeting, a colon or thanks around it."""
    for rules, tool, arguments in denials():
        if verdict(rules, tool, arguments) == "deny" and all(r.text.isascii() for r in rules):
            said = [replace(r, text=wording.format(r.text.rstrip(". !"))) for r in rules]
            assert verdict(said, tool, arguments) == "deny", said


def test_a_tool_name_without_gaps_is_read_as_one_with_them() -> None:
    """`sendEmail` is stored as `sendemail`: what its rules deny is hardly ever allowed then."""
    cases = [case for case in denials() if all(r.tool_name != UNSCOPED for r in case[0])]
    lifted = []
    for rules, tool, arguments in cases:
        joined = re.sub(r"[_-]", "", tool)
        renamed = [
            Rule(re.sub(r"[_-]", "", r.tool_name), r.id, r.text, r.priority, r.source, 0, 0)
            for r in rules
        ]
        if verdict(rules, tool, arguments) == "deny":
            lifted += [joined] if verdict(renamed, joined, arguments) == "allow" else []
    assert len(lifted) <= by_size(sample=0.02, full=0.01) * len(cases), lifted
