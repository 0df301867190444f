"""Arguments flattened: names give values their roles."""

from typing import Any

import pytest

from memoryd.rules.judging.arguments import flatten, normal_name, role_of


@pytest.mark.parametrize(
    ("name", "role"),
    [
        ("to", "recipient"),
        ("recipientEmail", "recipient"),
        ("bcc", "recipient"),
        ("from", "sender"),
        ("target_branch", "branch"),
        ("file-path", "path"),
        ("baseUrl", "host"),
        ("cmd", "command"),
        ("commit_message", "prose"),
        ("Body", "prose"),
        ("notes", "prose"),
        ("channel_id", "channel"),
        ("port", "port"),
        ("frobnicate", None),
    ],
)
def test_role_of_a_name(name: str, role: str | None) -> None:
    """Common argument names, in any spelling, give the role; unknown names none."""
    assert role_of(normal_name(name)) == role


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ({"to": ["a", "b"]}, [("recipient", "a"), ("recipient", "b")]),
        ({"x": {"y": [{"z": 3}]}}, [("unknown", "3")]),
        ({"force": True, "dry": False, "n": None}, [("flag", "force"), ("flag", "")]),
        ({"argv": ["git", "push"]}, [("command", "git push")]),
        ({"to": [{"name": "Ann", "email": "a@x.example"}]}, [("recipient", "Ann <a@x.example>")]),
        ({"message": {"to": "a", "subject": "s"}}, [("recipient", "a"), ("prose", "s")]),
        ({"body": {"html": "x"}}, [("prose", "x")]),
    ],
)
def test_values_with_their_roles(
    arguments: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    """Every scalar comes out once, at any depth, in order, with the role of its place."""
    assert [(each.role, each.text) for each in flatten(arguments)] == expected


def test_depth_is_no_limit() -> None:
    """A thousand levels are walked without recursion."""
    value: Any = "leaf"
    for _ in range(1000):
        value = {"a": [value]}
    assert [each.text for each in flatten(value)] == ["leaf"]
