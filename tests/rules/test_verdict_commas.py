"""What stands behind a comma: more of the forbidden, a reason, or what is allowed."""

from typing import Any

import pytest

from memoryd.rules.judging.verdict import try_rule

CASES: dict[tuple[str, str], list[tuple[str | dict[str, Any], str]]] = {
    ("bash", "Never use npm again, yarn."): [
        ("yarn add x", "deny"),
    ],
    ("bash", "Never use npm again, yarn, pnpm."): [
        ("yarn add x", "deny"),
    ],
    ("bash", "Never use curl ever, wget."): [
        ("wget http://x.example/a", "deny"),
    ],
    ("bash", "Never run docker at all, podman."): [
        ("podman run x", "deny"),
    ],
    ("bash", "Don't run terraform ever, ansible."): [
        ("ansible all -m ping", "deny"),
    ],
    ("send_email", "Never email sarah again, bob."): [
        ({"to": "bob@x.example"}, "deny"),
    ],
    ("order_food", "Never order pizza again, sushi."): [
        ({"item": "sushi"}, "deny"),
    ],
    ("play_music", "Never play jazz again, metal."): [
        ({"genre": "metal"}, "deny ask"),
    ],
    ("git_push", "Never push to live branches, that's prod and stage."): [
        ({"branch": "prod"}, "deny"),
    ],
    ("bash", "Never push to live branches, that's main and stage."): [
        ("git push origin main", "deny"),
    ],
    ("git_push", "Never push to the live branches, that's prod and stage."): [
        ({"branch": "prod"}, "deny"),
    ],
    ("bash", "Never push to the live branches, that's main and stage."): [
        ("git push origin main", "deny"),
    ],
    ("bash", "Never delete the backups, there's ~/bak and /srv/bak."): [
        ("rm -rf /srv/bak", "deny"),
    ],
    ("book_hotel", "Never book other hotels, we only use Hilton."): [
        ({"hotel": "Hilton"}, "allow"),
    ],
    ("bash", "Never install packages, we only use uv."): [
        ("uv pip install x", "allow ask"),
    ],
    ("play_music", "Never play anything, he only likes rock."): [
        ({"genre": "rock"}, "allow ask"),
    ],
    ("order_food", "Never order food, she only wants pizza."): [
        ({"item": "pizza"}, "allow ask"),
    ],
    ("send_email", "Never write to Kim in English, she only speaks Korean."): [
        ({"to": "kim@x.example", "body": "안녕하세요"}, "allow ask"),
    ],
    ("share_doc", "Never share with anyone, only specific people."): [
        ({"users": ["bob@x.example"]}, "ask"),
    ],
    ("send_email", "Never email anyone, only named people."): [
        ({"to": "bob@x.example"}, "ask"),
    ],
    ("send_email", "After this Friday, never email Sarah."): [
        ({"to": "sarah@x.example"}, "ask"),
    ],
    ("send_email", "After this sprint, never email Sarah."): [
        ({"to": "sarah@x.example"}, "ask"),
    ],
    ("bash", "After all deploys, never restart nginx."): [
        ("systemctl restart nginx", "ask"),
    ],
}
"""By tool and rule: the arguments of a call, or a command line, and the verdicts that are right."""


@pytest.mark.parametrize(
    ("tool", "text", "given", "verdicts"),
    [(*named, *case) for named, cases in CASES.items() for case in cases],
)
def test_behind_a_comma(tool: str, text: str, given: str | dict[str, Any], verdicts: str) -> None:
    """A list goes on behind a comma, a reason does not, and neither changes what is forbidden."""
    arguments = {"command": given} if isinstance(given, str) else given
    assert try_rule(text, tool, [(tool, arguments)])[1][0].verdict in verdicts.split()
