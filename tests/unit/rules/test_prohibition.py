"""What is read from a rule's text."""

import pytest

from memoryd.rules.judging.prohibition import read_prohibition


@pytest.mark.parametrize(
    ("tool", "text", "targets"),
    [
        (
            "send_email",
            "Never email Ann Lee or bob@x.example",
            {("person", "ann lee"), ("address", "bob@x.example")},
        ),
        ("bash", "don't run `rm -rf`, it is shared", {("command", "rm -rf")}),
        ("git", "Never push to release/2.0, use a PR", {("branch", "release/2.0")}),
        ("http_request", "不要访问internal.example.com", {("domain", "internal.example.com")}),
        ("file_write", "Niemals /etc/fstab ändern", {("path", "/etc/fstab")}),
        ("slack_post", "ne poste jamais dans #général", {("channel", "général")}),
        ("db_query", "never read the payroll table", {("table", "payroll")}),
        ("sms_send", "no texts to +49 170 1234567", {("phone", "491701234567")}),
        ("bash", "never remove docker volumes", {("product", "docker")}),
        ("bash", "never publish to PyPI", {("product", "pypi")}),
        ("bash", "never read my ssh keys", {("path", "~/.ssh")}),
        ("bash", "never install npm packages globally", {("product", "npm"), ("flag", "-g")}),
        ("send_email", "Nikdy nepiš Sáře", set()),
        ("send_email", "Никогда не пиши Саре", {("person", "сара")}),
        ("send_email", "Не пиши на sam@x.example", {("address", "sam@x.example")}),
    ],
)
def test_objects_of_a_rule(tool: str, text: str, targets: set[tuple[str, str]]) -> None:
    """The objects that a rule names are found, and its reasons are left out; a rule in a language
    that is not read names nobody for certain."""
    clauses = read_prohibition(text, tool).clauses
    found = {(t.kind, t.value) for c in clauses for group in c.groups for t in group}
    assert found == targets


@pytest.mark.parametrize(
    "text", ["Always BCC audit@x.example", "Prefer short subjects", "Sign mails with our name"]
)
def test_recommendations_forbid_nothing(text: str) -> None:
    """A text that only asks for something to be done forbids nothing."""
    assert read_prohibition(text, "send_email").forbids_nothing
