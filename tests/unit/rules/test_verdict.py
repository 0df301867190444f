"""The verdict on a tool call: what denies, what asks, what passes."""

import time
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from memoryd.rules.judging.verdict import (
    CompiledRule,
    RuleSet,
    Verdict,
    compile_rule,
    judge,
    rules_for,
)
from memoryd.rules.rule import UNSCOPED, Priority, Rule


def compiled(
    text: str, tool: str, priority: Priority = "critical", rule_id: str = "r1", at: int = 1
) -> CompiledRule:
    """The rule as it binds the tool that it is filed under."""
    compiled_rule = compile_rule(Rule(tool, rule_id, text, priority, "user_explicit", at, at), tool)
    assert compiled_rule is not None
    return compiled_rule


def check(text: str, tool: str, arguments: dict[str, Any]) -> str:
    return judge(RuleSet([compiled(text, tool)]), tool, arguments).verdict


SAFETY = "Never email Sarah at sarah@example.com."


@pytest.mark.parametrize(
    ("arguments", "verdict"),
    [
        ({"to": "sarah@example.com"}, "deny"),
        ({"to": "tom@example.com"}, "allow"),
        ({"to": "s.lee@corp.example"}, "allow"),
        ({"to": "Sarah Lee <SARAH@example.com>"}, "deny"),
        ({"to": "Sarah Lee <sl@corp.example>"}, "ask"),
        ({"contact_id": 7}, "ask"),
        ({"to": ["tom@example.com"], "body": "sarah@example.com says hi"}, "allow"),
    ],
)
def test_safety_case(arguments: dict[str, Any], verdict: str) -> None:
    """The rule that this product exists for stops exactly the mails to Sarah."""
    assert check(SAFETY, "send_email", arguments) == verdict


def test_reason_names_the_rule() -> None:
    """A denial carries the rule that decided it and quotes its text."""
    rule = compiled(SAFETY, "send_email")
    verdict = judge(RuleSet([rule]), "Send_Email ", {"to": "sarah@example.com"})
    assert verdict.rules == (rule.rule,)
    assert SAFETY in verdict.reason


def test_allow_says_so_plainly() -> None:
    """Without a rule in the way the answer is allow, with no rules and one plain sentence."""
    assert judge(RuleSet([]), "send_email", {"to": "a@b.example"}) == Verdict(
        "allow", (), "No stored rule forbids this call."
    )


def test_strongest_rules_come_first_and_decide_alone() -> None:
    """deny beats ask; the rules that decided are ordered by freshness."""
    rules = [
        compiled("Never push to main", "git", rule_id="old", at=1),
        compiled("Never push on Fridays", "git", rule_id="vague", at=9),
        compiled("don't push to main", "git", rule_id="new", at=5),
    ]
    verdict = judge(RuleSet(rules), "git", {"command": "git push origin main"})
    assert (verdict.verdict, [rule.id for rule in verdict.rules]) == ("deny", ["new", "old"])


@pytest.mark.parametrize(
    ("priority", "expected"), [("critical", "deny"), ("high", "ask"), ("normal", "allow")]
)
def test_priority_decides_how_hard_a_match_is(priority: Priority, expected: str) -> None:
    """The same match denies, asks or passes by the rule's priority."""
    rule = compiled("never use sudo", "bash", priority)
    assert judge(RuleSet([rule]), "bash", {"command": "sudo ls"}).verdict == expected


@pytest.mark.parametrize(
    ("text", "tool", "arguments", "expected"),
    [
        ("never contact ann@x.example", "calendar_create", {"guests": ["ann@x.example"]}, "deny"),
        ("never do anything risky", "bash", {"command": "rm -rf build"}, "allow"),
        ("never push to main", "bash", {"command": "git push origin main"}, "deny"),
        ("never push to main", "bash", {"command": "git push"}, "ask"),
        ("never push to main", "git_push", {"branch": "main"}, "deny"),
        ("never push to main", "git_log", {"branch": "main"}, "allow"),
        ("never email Ann", "send_email", {"contact_id": 3}, "ask"),
        ("never email Ann", "search_email", {"query": "from:Ann"}, "allow"),
        ("never email Ann", "frobnicate", {"size": "3"}, "allow"),
        ("never email Ann", "send_file", {}, "allow"),
        ("no more tweets", "send_email", {"to": "tom@x.example"}, "allow"),
        ("no more tweets", "linkedin_post", {"text": "hello"}, "allow"),
        ("never email ann@x.example", "forward_message", {"to": "ann@x.example"}, "deny"),
        ("never email ann@x.example", "notify", {"recipient": "ann@x.example"}, "deny"),
        ("never email Ann", "phone_call", {"contact": "Ann"}, "allow"),
        ("never post in #general", "chat_postmessage", {"channel": "#general"}, "deny"),
        ("never send money to Bob", "send_message", {"to": "Bob", "text": "hi"}, "allow"),
        ("never send money to Bob", "create_user", {"name": "Ann"}, "allow"),
        ("no more tweets", "tweet_post", {"text": "hello"}, "deny"),
        ("never delete /srv/photos", "bash", {"command": "rm -r /srv/photos/2019"}, "deny"),
    ],
)
@pytest.mark.parametrize("filed", [UNSCOPED, "browser"])
def test_a_critical_rule_binds_every_tool_that_can_break_it(
    text: str, tool: str, arguments: dict[str, Any], expected: str, filed: str
) -> None:
    """It is judged as if it were filed under the called tool, unless that does something else."""
    rule = Rule(filed, "r", text, "critical", "user_explicit", 1, 1)
    assert judge(rules_for([rule], tool), tool, arguments).verdict == expected


def test_rules_that_are_alike_are_judged_each() -> None:
    """A thing in plain words is not the one of another rule, in whatever order they stand."""
    texts = ("never open the garage", "never open the awning")
    rules = [compiled(text, "cover_control", rule_id=text) for text in texts]
    for order in (rules, rules[::-1]):
        verdict = judge(RuleSet(order), "cover_control", {"entity": "awning", "command": "open"})
        assert [rule.text for rule in verdict.rules] == ["never open the awning"]


@pytest.mark.parametrize("priority", ["high", "critical"])
def test_a_ban_on_a_tool_and_a_high_rule_bind_one_tool(priority: Priority) -> None:
    """Neither matters to another tool."""
    text = "never use this" if priority == "critical" else "never email a@b.example"
    rule = Rule("browser", "r", text, priority, "user_explicit", 1, 1)
    bound = rules_for([rule], "send_email")
    assert judge(bound, "send_email", {"to": "a@b.example"}).verdict == "allow"


@pytest.mark.parametrize(
    ("tool", "text", "arguments"),
    [
        ("send_email", "never email anyone except kim@x.example", {"to": "kim@x.example"}),
        ("file_write", "never write outside /srv/a", {"path": "/srv/a/../a/b"}),
        ("bash", "never run rsync without --dry-run", {"command": "rsync --dry-run a b"}),
        ("db_query", "never DELETE without WHERE", {"sql": "delete from t where a = 1"}),
        ("slack_post", "只能在 #bots 频道发消息", {"channel": "#bots", "text": "x"}),
    ],
)
def test_met_exception_relaxes_its_own_rule_only(
    tool: str, text: str, arguments: dict[str, Any]
) -> None:
    """A stated exception that the call meets lets it pass, but not past another rule."""
    assert check(text, tool, arguments) == "allow"
    rules = [compiled(text, tool), compiled("never use this tool", tool, rule_id="r2")]
    verdict = judge(RuleSet(rules), tool, arguments)
    assert [rule.id for rule in verdict.rules] == ["r2"]


ADDRESS_RULES = st.sampled_from(
    ["never email {}", "Do not write to {} again, they opted out", "不要给 {} 发邮件"]
)
ADDRESSES = st.from_regex(r"[a-z]{3,8}(\.[a-z]{2,6})?@[a-z]{3,8}\.(example|org)", fullmatch=True)
UNRELATED = st.dictionaries(
    st.sampled_from(["subject", "body", "priority", "template", "thread", "headers", "draft"]),
    st.one_of(st.text(max_size=30), st.integers(), st.booleans(), st.lists(st.text(max_size=9))),
)


@given(ADDRESS_RULES, ADDRESSES, UNRELATED, st.booleans(), st.booleans(), st.randoms())
@example("never email {}", "anna.cc@corp.example", {}, False, False, Random(0))
@example("never email {}", "attachments@corp.example", {}, False, False, Random(0))
@example("never email {}", "no.emoji@corp.example", {}, False, False, Random(0))
@example("不要给 {} 发邮件", "aaa@drop.example", {}, False, False, Random(0))
@settings(max_examples=150, deadline=None)
def test_harmless_changes_never_lift_a_denial(
    pattern: str, address: str, extra: dict[str, Any], shout: bool, shown: bool, random: Any
) -> None:
    """Case, a display name, further arguments and their order do not hide a forbidden address."""
    written = address.upper() if shout else address
    arguments = {**extra, "to": f"Some One <{written}>" if shown else written}
    names = list(arguments)
    random.shuffle(names)
    shuffled = {name: arguments[name] for name in names}
    assert check(pattern.format(address), "send_email", shuffled) == "deny"


@given(ADDRESS_RULES, ADDRESSES, ADDRESSES, UNRELATED)
@settings(max_examples=150, deadline=None)
def test_another_address_is_not_denied(
    pattern: str, address: str, other: str, extra: dict[str, Any]
) -> None:
    """A mail to someone else is never denied, whatever stands in its other arguments."""
    extra.pop("headers", None)
    extra.pop("thread", None)
    if other != address:
        assert check(pattern.format(address), "send_email", {**extra, "to": other}) != "deny"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(
    st.sampled_from(["bash", "send_email", "git", "db_query", "file_write", "browser", "x"]),
    st.dictionaries(st.sampled_from(["to", "command", "path", "sql", "url", "args", "z"]), JSON),
    st.text(max_size=80),
)
@example("bash", {"command": "\n >> to", "args": "x"}, "never use ` `")
@example("bash", {"command": "ls", "args": ["> a", "b"]}, 'never use " " \x05')
@settings(max_examples=300, deadline=None)
def test_any_rule_and_any_arguments_are_judged(
    tool: str, arguments: dict[str, Any], text: str
) -> None:
    """No text of a rule and no JSON arguments make the check fail."""
    assert judge(RuleSet([compiled(text, tool)]), tool, arguments).verdict in (
        "allow",
        "ask",
        "deny",
    )


def deep(levels: int, leaf: str) -> dict[str, Any]:
    value: Any = leaf
    for level in range(levels):
        value = [value] if level % 2 else {"inner": value}
    return {"to": value}


def test_deepest_nesting_is_searched() -> None:
    """A forbidden address 64 levels down is found."""
    assert check("never email a@b.example", "send_email", deep(64, "a@b.example")) == "deny"


HOSTILE = {
    "letters": lambda n: {"x": "a" * n},
    "words": lambda n: {"command": "a " * (n // 2)},
    "at signs": lambda n: {"to": "a@" * (n // 2)},
    "wildcards": lambda n: {"path": "{*" * (n // 2)},
    "dots": lambda n: {"url": "a." * (n // 2)},
    "parents": lambda n: {"path": "../" * (n // 3)},
    "substitutions": lambda n: {"command": "$(" * (n // 2)},
    "lists": lambda n: {"command": "cd a;" * (n // 5)},
    "quotes": lambda n: {"command": "'\"" * (n // 2)},
    "braces": lambda n: {"command": "${" + "a" * n},
    "statements": lambda n: {"sql": "select a from b," * (n // 16)},
    "brackets": lambda n: {"to": "<" * n},
    "nested": lambda n: deep(64, "a" * n),
}


@pytest.mark.parametrize("kind", HOSTILE)
@pytest.mark.parametrize("tool", ["bash", "send_email", "db_query"])
def test_hostile_arguments_cost_linear_time(kind: str, tool: str) -> None:
    """Four times the input never costs the square of it."""
    texts = ["never use sudo", "never touch /etc", "never email Bo", "don't delete *.bak files"]
    rules = [compiled(text, tool, rule_id=f"r{index}") for index, text in enumerate(texts)]

    def cost(size: int) -> float:
        arguments = HOSTILE[kind](size)
        started = time.process_time()
        judge(RuleSet(rules), tool, arguments)
        return time.process_time() - started

    cost(1_000)
    assert cost(80_000) < 9 * cost(20_000) + 0.25


@pytest.mark.parametrize(
    ("rule", "command", "expected"),
    [
        ("Avoid curl.", "ls", "allow"),
        ("Avoid curl.", "curl https://example.com", "deny"),
        ("never use the browser", "ls", "allow"),
        ("never use the shell", "ls", "deny"),
    ],
)
def test_a_noun_bans_what_it_names(rule: str, command: str, expected: str) -> None:
    """A program's name forbids the program; another tool's name is no ban of this tool."""
    assert (
        judge(RuleSet([compiled(rule, "bash")]), "bash", {"command": command}).verdict == expected
    )


@pytest.mark.parametrize(
    ("tool", "text", "arguments", "expected"),
    [
        ("bash", "never set DEBUG=1", {"command": "export DEBUG=1"}, "deny"),
        ("bash", "never set DEBUG=1", {"command": "DEBUG=0 make"}, "allow"),
        ("bash", "never set SKIP_CI", {"command": "SKIP_CI=1 make"}, "deny"),
        ("bash", "no apt-get here", {"command": "apt-get install jq"}, "deny"),
        ("bash", "never run make clean", {"command": "make -C web clean"}, "deny"),
        ("bash", "never run make clean", {"command": "rm -r web/out"}, "allow"),
        ("bash", "never recursively delete /srv/a", {"command": "rm -R /srv/a"}, "deny"),
        ("bash", "never recursively delete /srv/a", {"command": "find /srv/a -delete"}, "deny"),
        ("bash", "never recursively delete /srv/a", {"command": "rm /srv/a/x"}, "allow"),
        ("bash", "never delete anything in /srv/a", {"command": "rm -rf $DATA"}, "ask"),
        (
            "bash",
            "never call a.example.com with DELETE",
            {"command": "curl a.example.com"},
            "allow",
        ),
        ("db_query", "never drop columns", {"sql": "ALTER TABLE t DROP COLUMN c"}, "deny"),
        ("git", "never push to hotfix branches", {"command": "git push origin hotfix/7"}, "deny"),
        ("slack_post", "never post in #news", {"channel": "C04KX81", "text": "x"}, "ask"),
    ],
)
def test_what_a_command_sets_and_how_it_acts_is_compared(
    tool: str, text: str, arguments: dict[str, Any], expected: str
) -> None:
    """Variables, subcommands, methods, manners and unknown places of a call decide as said."""
    assert judge(RuleSet([compiled(text, tool)]), tool, arguments).verdict == expected
