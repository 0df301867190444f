"""What no wording of a call changes about the verdict on it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.rules.judging.verdict import RuleSet, compile_rule, judge
from memoryd.rules.rule import Rule

ADDRESS = "sarah@example.com"
RULES = [
    "Never email Sarah at sarah@example.com.",
    "don't write to sarah@example.com",
    "No more mails to anybody at example.com!",
    "Bitte nie wieder an sarah@example.com schreiben",
    "不要给 sarah@example.com 发邮件",
]
WORDS = st.text(st.characters(categories=["Ll", "Lu", "Nd"], max_codepoint=0x24F), max_size=12)
PROSE = st.dictionaries(
    st.sampled_from(
        ["subject", "body", "text", "html", "notes", "x_trace", "priority", "template"]
    ),
    WORDS | st.integers() | st.booleans() | st.none(),
    max_size=6,
)
NAMES = st.from_regex(r"[A-Z][a-z]{1,8}( [A-Z][a-z]{1,8})?", fullmatch=True)
FIELDS = st.sampled_from(["to", "cc", "bcc", "recipients"])


def verdict(text: str, arguments: dict[str, Any]) -> str:
    rule = Rule("send_email", "r", text, "critical", "user_explicit", 0, 0)
    return judge(RuleSet([compile_rule(rule)]), "send_email", arguments).verdict


def in_any_case(text: str) -> st.SearchStrategy[str]:
    """`text` with some of its letters in upper case."""
    masks = st.lists(st.booleans(), min_size=len(text), max_size=len(text))
    return masks.map(
        lambda mask: "".join(c.upper() if up else c for c, up in zip(text, mask, strict=True))
    )


@pytest.mark.parametrize("rule", RULES)
@given(data=st.data(), extra=PROSE, field=FIELDS)
def test_a_denied_address_is_denied_in_every_dress(
    rule: str, data: st.DataObject, extra: dict[str, Any], field: str
) -> None:
    """Case, a display name, a list, the order of keys and unrelated arguments change nothing."""
    address = data.draw(in_any_case(ADDRESS))
    shown = data.draw(st.sampled_from(["{a}", "{n} <{a}>", '"{n}" <{a}>', "<{a}>"]))
    value: Any = shown.format(a=address, n=data.draw(NAMES))
    wrapped = data.draw(st.sampled_from([value, [value], ["tom@other.example", value]]))
    items = [*extra.items(), (field, wrapped)]
    arguments = dict(data.draw(st.permutations(items)))
    assert verdict(rule, arguments) == "deny"


@pytest.mark.parametrize("rule", RULES)
@given(name=st.from_regex(r"[b-ru-z]{3,9}", fullmatch=True), extra=PROSE, field=FIELDS)
def test_another_recipient_is_never_denied(
    rule: str, name: str, extra: dict[str, Any], field: str
) -> None:
    """An unrelated recipient is let through, whatever else the mail says."""
    assert verdict(rule, {**extra, field: [f"{name}@unrelated.test"]}) != "deny"


@given(
    user=in_any_case("/etc/nginx/nginx.conf"),
    extra=PROSE,
    up=st.integers(min_value=0, max_value=3),
)
def test_a_denied_path_is_denied_however_it_is_spelled(
    user: str, extra: dict[str, Any], up: int
) -> None:
    """Case, detours through `..` and unrelated arguments change nothing."""
    rule = Rule(
        "file_write", "r", "never touch /etc/nginx/nginx.conf", "critical", "user_explicit", 0, 0
    )
    path = "/etc" + "/x/.." * up + user[4:]
    arguments = {**extra, "path": path}
    assert judge(RuleSet([compile_rule(rule)]), "file_write", arguments).verdict == "deny"


@given(
    before=st.lists(st.sampled_from(["ls -la", "cd /srv", "echo sudo", "true"]), max_size=4),
    wrapper=st.sampled_from(["{}", "sh -c '{}'", "env A=1 {}", "time {}", "( {} )", "x=$({})"]),
    joint=st.sampled_from([" && ", "; ", " | ", "\n"]),
)
def test_a_denied_program_is_denied_wherever_it_runs(
    before: list[str], wrapper: str, joint: str
) -> None:
    """Other commands and wrappers around it change nothing."""
    rule = Rule("bash", "r", "never use sudo", "critical", "user_explicit", 0, 0)
    line = joint.join([*before, wrapper.format("sudo id")])
    assert judge(RuleSet([compile_rule(rule)]), "bash", {"command": line}).verdict == "deny"


@pytest.mark.parametrize(
    "arguments",
    [
        {"to": "a" * 900_000},
        {"body": "sarah@example.com " * 50_000},
        {"to": "sarah " * 150_000},
        {"command": "$(" * 300_000},
        {"command": "x=" + "'\"`" * 300_000},
        {"query": "select " * 120_000},
    ],
    ids=["word", "prose", "names", "nesting", "quotes", "sql"],
)
@pytest.mark.parametrize("tool", ["send_email", "bash", "db_query"])
def test_hostile_arguments_are_judged(tool: str, arguments: dict[str, Any]) -> None:
    """900 kB of one value end in a verdict; a test that takes more than linear time would hang."""
    rule = Rule(
        tool, "r", "never email sarah@example.com or use sudo", "critical", "user_explicit", 0, 0
    )
    answer = judge(RuleSet([compile_rule(rule)]), tool, arguments)
    assert answer.verdict in ("allow", "ask", "deny")
