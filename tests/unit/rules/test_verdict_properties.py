"""What no wording of a call changes about the verdict on it."""

import json
import unicodedata
from typing import Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.rules.judging.verdict import judge, rules_for
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
    return judge(rules_for([rule], "send_email"), "send_email", arguments).verdict


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
    assert judge(rules_for([rule], "file_write"), "file_write", arguments).verdict == "deny"


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
    assert judge(rules_for([rule], "bash"), "bash", {"command": line}).verdict == "deny"


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
    answer = judge(rules_for([rule], tool), tool, arguments)
    assert answer.verdict in ("allow", "ask", "deny")


UNHEARD = st.from_regex(r"zq[bdfgklmnprtvw][aeiou][bdfgklmnprtvw]{1,3}", fullmatch=True)
"""Words that no language has: an adjective or an adverb that nobody can decide."""
NAMED = st.from_regex(
    r"[bdfgklmnprtvw][aeiou][bdfgklmnprtvw][aeiou][bdfgklmnprtvw]{2}", fullmatch=True
)


def answer(tool: str, text: str, arguments: dict[str, Any]) -> str:
    rule = Rule(tool, "r", text, "critical", "user_explicit", 0, 0)
    return judge(rules_for([rule], tool), tool, arguments).verdict


@pytest.mark.parametrize(
    ("tool", "text", "arguments"),
    [
        ("send_email", "Never send {} mails.", {"to": "tom@x.example", "body": "hi"}),
        ("send_email", "Please don't email people {}.", {"to": "tom@x.example"}),
        ("send_email", "Never email Sarah {}.", {"to": "Sarah <sarah@x.example>"}),
        ("send_email", "don't email sarah@x.example in a {} mood", {"to": "sarah@x.example"}),
        ("slack_post", "Never post {} jokes in #general", {"channel": "#general", "text": "x"}),
        ("bash", "Never run {} commands", {"command": "make all"}),
        ("bash", "Don't use sudo for {} things unless it is {}", {"command": "sudo make"}),
        ("file_delete", "Never delete {} files", {"path": "/home/u/a.txt"}),
        ("file_write", "Never write {} code", {"path": "a.py", "content": "x = 1"}),
        ("git", "Never push {} changes", {"command": "git push origin topic"}),
        ("db_query", "Never run {} queries", {"sql": "select * from t join u using (id)"}),
        ("browser", "Don't open {} sites", {"url": "https://x.example"}),
        ("deploy", "Never deploy {} builds", {"service": "a", "env": "staging"}),
        ("payments_transfer", "Never make {} payments", {"payee": "Apex", "amount": 5}),
        ("calendar_create", "Never schedule {} meetings", {"title": "Retro"}),
        ("lock_control", "Never unlock {} things", {"device": "gate", "action": "unlock"}),
    ],
)
@settings(max_examples=8)
@given(word=UNHEARD)
def test_what_nobody_can_decide_is_asked(
    tool: str, text: str, arguments: dict[str, Any], word: str
) -> None:
    """A quality or a manner that the call does not tell neither denies nor allows."""
    assert answer(tool, text.replace("{}", word), arguments) == "ask"


@pytest.mark.parametrize(
    ("tool", "text", "arguments"),
    [
        ("git", "never push to {}", {"command": "git push origin {}"}),
        ("git", "don't delete the branch {}", {"command": "git branch -D {}"}),
        ("slack_post", "never post in #{}", {"channel": "#{}", "text": "{} is fun"}),
        ("file_edit", "never touch /srv/{}", {"path": "/srv/{}/a.txt"}),
        ("file_delete", "don't delete {}.sql", {"path": "dumps/{}.sql"}),
        ("db_query", "never drop the {} table", {"sql": "drop table {}"}),
        ("db_query", "never query the table {}", {"sql": "select a from shop.{}"}),
        ("bash", "never restart {}", {"command": "sudo systemctl restart {}"}),
        ("bash", "never ssh into {}-db", {"command": "ssh ops@{}-db uptime"}),
        ("browser", "never open {}.example", {"url": "https://www.{}.example/a"}),
        ("docker", "never stop the container {}", {"command": "docker stop {}"}),
        (
            "kubectl",
            "never delete anything in namespace {}",
            {"command": "kubectl -n {} delete po x"},
        ),
        ("deploy", "never deploy the service {}", {"service": "{}", "env": "staging"}),
        ("send_email", "never email {}@x.example", {"to": ["{}@x.example"]}),
        ("send_email", "Never email anyone at {}.example", {"to": "tom@{}.example"}),
        ("aws_s3", "never delete the bucket {}", {"action": "delete", "bucket": "{}"}),
    ],
)
@settings(max_examples=8)
@given(names=st.lists(NAMED, min_size=2, max_size=2, unique=True))
def test_a_named_thing_is_denied_and_another_one_allowed(
    tool: str, text: str, arguments: dict[str, Any], names: list[str]
) -> None:
    """What a rule names is denied whatever it is called; what is called otherwise is let pass."""

    def filled(name: str) -> dict[str, Any]:
        replaced: dict[str, Any] = json.loads(json.dumps(arguments).replace("{}", name))
        return replaced

    forbidden, other = names
    rule = text.replace("{}", forbidden)
    assert answer(tool, rule, filled(forbidden)) == "deny"
    assert answer(tool, rule, filled(other)) == "allow"
    assert answer(tool, rule, filled(f"{forbidden}{other}")) == "allow"


@pytest.mark.parametrize(
    ("tool", "text", "arguments"),
    [
        ("send_email", "Never email her again.", {"to": "tom@x.example"}),
        ("send_email", "不要再给他发邮件", {"to": "tom@x.example"}),
        ("file_edit", "Please do not touch it.", {"path": "a.txt"}),
        ("file_edit", "The config: please do not edit", {"path": "a.txt"}),
        ("git", "Don't push them anymore!", {"command": "git push origin a"}),
    ],
)
def test_an_unsaid_object_is_asked_about(tool: str, text: str, arguments: dict[str, Any]) -> None:
    """A pronoun whose meaning the rule's text does not hold forbids nothing for certain."""
    assert answer(tool, text, arguments) == "ask"


@settings(max_examples=8)
@given(data=st.data())
def test_composed_and_decomposed_letters_are_one(data: st.DataObject) -> None:
    """Zoë is Zoë, however her dots are encoded, in the rule and in the call."""
    forms: list[Literal["NFC", "NFD"]] = ["NFC", "NFD"]
    rule_form, call_form = (data.draw(st.sampled_from(forms)) for _ in range(2))
    text = unicodedata.normalize(rule_form, "never email Zoë Gräf")
    shown = unicodedata.normalize(call_form, "Zoë Gräf <zg@x.example>")
    assert answer("send_email", text, {"to": shown}) == "deny"
