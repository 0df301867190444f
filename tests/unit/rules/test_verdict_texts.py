"""What texts must not say: commit messages, titles, subjects, messages."""

from typing import Any

import pytest

from memoryd.rules.judging.verdict import try_rule


@pytest.mark.parametrize(
    ("tool", "text", "arguments", "verdict"),
    [
        ("git_commit", "commit messages must never contain [skip ci]", "docs [skip ci]", "deny"),
        ("git_commit", "commit messages must never contain [skip ci]", "docs", "ask"),
        ("git_commit", "commit messages must never contain [skip ci]", "x [skip  ci]", "deny"),
        ("git_commit", "commit messages must always contain 'why'", "why: x", "allow"),
        ("git_commit", "commit messages must never contain [skip ci]", "docs (skip ci)", "ask"),
        ("git_commit", "commit messages must never contain 'WIP'", "WIP: x", "deny"),
        ("git_commit", "commit messages must never contain 'WIP'", "wipe the cache", "allow"),
        ("git_commit", 'never write "fix" as a commit message', "fix", "deny"),
        ("git_commit", "no commit messages with 'WIP' or 'tmp'", "tmp", "deny"),
        ("git_commit", "no commit messages with 'WIP' or 'tmp'", "temp", "allow"),
        ("git_commit", "commit messages must never mention Claude", "by Claude", "deny"),
        ("git_commit", "commit messages must never mention Claude", "by Claudette", "allow"),
        (
            "git_commit",
            "commit messages must never mention Claude",
            {"message": "x", "author": "Claude"},
            "allow",
        ),
        ("create_pull_request", "PR titles must never contain 'WIP'", {"title": "WIP: x"}, "deny"),
        ("create_pull_request", "PR titles must never contain 'WIP'", {"body": "WIP: x"}, "allow"),
        ("list_issues", "issue titles must never contain 'WIP'", {"title": "WIP"}, "allow"),
        (
            "create_pull_request",
            "branch names must never contain 'wip'",
            {"title": "wip", "head": "feature/x"},
            "allow",
        ),
        ("create_branch", "branch names must never contain 'wip'", {"branch": "wip"}, "deny"),
        (
            "bash",
            "never use 'WIP' in a commit message",
            {"command": "git add . && git commit -am 'WIP x'"},
            "deny",
        ),
        (
            "bash",
            "don't add [skip ci] to commit messages",
            {"command": "git commit --message='x [skip ci]'"},
            "deny",
        ),
        (
            "bash",
            "don't add [skip ci] to commit messages",
            {"command": "git commit -am'x [skip ci]'"},
            "deny",
        ),
        (
            "bash",
            "don't add [skip ci] to commit messages",
            {"command": "git commit -sam 'x [skip ci]' && git push"},
            "deny",
        ),
        (
            "bash",
            "don't add [skip ci] to commit messages",
            {"command": "git commit --mess='x [skip ci]'"},
            "deny",
        ),
        (
            "bash",
            "don't use [skip ci] in a commit message",
            {"command": "git commit -F note.txt"},
            "ask",
        ),
        ("bash", "don't add [skip ci] to commit messages", {"command": "git push"}, "allow"),
        (
            "send_email",
            'subject lines must never contain "URGENT"',
            {"to": "a@x.example", "subject": "URGENT: x"},
            "deny",
        ),
        (
            "send_email",
            'never put "URGENT" in the subject',
            {"to": "a@x.example", "subject": "hi", "body": "URGENT: x"},
            "allow",
        ),
        (
            "send_email",
            'do not mention "Project Falcon" to Tom',
            {"to": "a@x.example", "body": "Project Falcon"},
            "allow",
        ),
        (
            "send_email",
            'emails must never contain "urgent"',
            {"to": "a@x.example", "body": "urg\u200bent"},
            "ask",
        ),
        (
            "send_email",
            'emails must never contain "urgent"',
            {"to": "a@x.example", "template_id": 4},
            "ask",
        ),
        (
            "send_email",
            'never put "Sarah Lee" in emails',
            {"to": "Sarah Lee", "body": "x"},
            "deny",
        ),
        (
            "smtp_send",
            'never mail an invoice without "Rechnung" in the subject',
            {"to": "a@x.example", "subject": "invoice", "body": "Rechnung"},
            "ask",
        ),
        (
            "bash",
            "Do not put Co-Authored-By: Claude in commit messages",
            {"command": "git commit -m \"$(cat <<'EOF'\nfix\n\nCo-Authored-By: Claude\nEOF\n)\""},
            "deny",
        ),
        (
            "bash",
            "Do not put Co-Authored-By: Claude in commit messages",
            {"command": "git commit -m fix -m 'Co-Authored-By: Ana'"},
            "allow",
        ),
        (
            "bash",
            "never add a Co-Authored-By trailer to commits",
            {"command": "git commit --trailer 'Co-authored-by: Ana' -m fix"},
            "deny",
        ),
        (
            "bash",
            "don't mention Claude or Codex in commit messages",
            {"command": "git commit -m 'Codex did it'"},
            "deny",
        ),
        ("bash", "never use the stand-by server", {"command": "ssh stand-by"}, "deny"),
        ("git_commit", "no emojis in commit messages", "fix 🎉", "deny"),
        ("git_commit", "no emojis in commit messages", "fix", "allow"),
        ("bash", "no emojis in commit messages", {"command": "git commit -F m.txt"}, "ask"),
        ("bash", "no emojis in commit messages", {"command": 'git commit -m "$MSG"'}, "ask"),
        ("bash", "no emojis in commit messages", {"command": "./release.sh"}, "ask"),
    ],
)
def test_what_a_text_must_not_say(
    tool: str, text: str, arguments: dict[str, Any] | str, verdict: str
) -> None:
    """A wording is denied in the fields that a rule is about; a call that does not show it is
    judged as if nothing was known of wordings."""
    call = {"message": arguments} if isinstance(arguments, str) else arguments
    _, answers = try_rule(text, tool, [(tool, call)])
    assert answers[0].verdict == verdict
