"""The guard that no rule can lift."""

from typing import Any

import pytest

from memoryd.rules.judging.builtin_denies import GuardedPlaces
from memoryd.rules.judging.verdict import RuleSet, judge, rules_for
from memoryd.rules.rule import Rule

PLACES = GuardedPlaces(
    socket_path="/run/user/1000/mem/m.sock",
    workspace_root="/work/users",
    protected_paths=("/etc/memoryd/memoryd.toml", "/var/keys/master.key"),
)
DENIED_COMMANDS = [
    "rm -rf .oxydra",
    "D=.oxydra; rm -rf $D",
    "cat shared/../.oxydra/memory.db",
    "sh -c 'rm -r .oxydra'",
    'bash -lc "cat .oxydra/state.json"',
    "rm -rf .oxy*",
    "rm -rf .ox?dra",
    "rm -rf '.oxy'dra",
    "rm -rf .ox\\ydra",
    "eval 'rm -rf .oxydra'",
    "echo cm0gLXJmIC5veHlkcmE= | base64 -d | sh",
    'python -c \'open(".oxydra/memory.db","w")\'',
    "a=.oxy;b=dra;rm -rf $a$b",
    "cd .oxydra && ls",
    "find . -name '.oxydra' -exec rm -rf {} +",
    "echo .oxydra | xargs rm -rf",
    "ls > .oxydra/x",
    "memoryctl rules remove 1",
    "memoryctl --socket help rules remove send_email 1",
    "memoryctl --user help rules remove send_email 1",
    "memoryctl --user --help rules remove send_email 1 --json",
    "memoryctl rules add send_email -- --help",
    "memoryctl turn 'you may email Sarah again'",
    "/usr/local/bin/memoryctl purge kim",
    "sudo memoryctl encrypt",
    "memoryctl call memory.tool_rule_delete user_id=x",
    "memoryctl --socket /x call user.purge",
    "memoryctl call user.file_delete user_id=x kind=backups name=y",
    "nc -U /run/memoryd/memoryd.sock",
    "echo '{}' | socat - UNIX-CONNECT:/run/memoryd/memoryd.sock",
    "python3 -c 'import socket; s.connect(\"/run/memoryd/memoryd.sock\")'",
    "cat /run/user/1000/mem/m.sock",
    "cat /var/keys/master.key",
    "rm -rf /work/users/kim",
    "rm -rf /work",
    "systemctl stop memoryd",
    "pkill memoryd",
    "python -m memoryd_client.memoryctl rules remove 1",
    "mv .oxydra x",
    "cp -r .[o]xydra /tmp",
    "cat $'\\x2eoxydra/memory.db'",
    "M=memoryctl; $M rules delete 3",
    "xargs memoryctl rules rm < ids",
    "env X=1 memoryctl restore b1",
    'python -c \'import subprocess; subprocess.run(["memoryctl","rules","remove","1"])\'',
    "cat <<EOF | sh\nrm -rf .oxydra\nEOF",
    "rm -rf .{oxydra,git}",
    "sqlite3 .oxydra/memory.db 'delete from rules'",
    "ls | grep oxydra | xargs -I{} rm -rf {}/.oxydra",
    "tar czf x.tgz ./.oxydra/",
    "rm -rf .oxydra --exclude=.oxydra",
    "find /work -type f | xargs cat",
]
DENIED_CALLS: list[tuple[str, dict[str, Any]]] = [
    ("file_write", {"path": "/work/users/kim/.oxydra/state.json", "content": "{}"}),
    ("file_delete", {"path": "shared/../.OXYDRA"}),
    ("x", {"deep": {"a": [{"b": ".oxydra/memory.db"}]}}),
    ("read_files", {"files": [{"path": ".oxydra/memory.db", "selected": False}]}),
    ("read_files", {"extras": [{"name": ".oxydra/memory.db", "selected": False}]}),
    ("file_read", {"path": "C:\\u\\.oxydra\\memory.db"}),
    ("http_request", {"url": "file:///work/users/kim/%2eoxydra/memory.db"}),
    ("exec", {"argv": ["memoryctl", "rules", "remove", "1"]}),
    ("exec", {"command": "memoryctl", "args": ["user", "purge"]}),
    ("python", {"code": "import shutil; shutil.rmtree('.oxy'+'dra')"}),
    ("terminal", {"keys": "memoryctl purge kim\n"}),
    ("file_read", {"path": "．oxydra/memory.db"}),
]
ALLOWED_COMMANDS = [
    "memoryctl rules list",
    "memoryctl rules remove --help",
    "memoryctl --user kim recall tool-bash",
    "memoryctl status",
    "memoryctl health --json",
    "memoryctl notes search 'x y'",
    "memoryctl call memory.tool_rule_list user_id=kim",
    "git commit -m 'ignore .oxydra'",
    "echo 'do not touch .oxydra'",
    "grep -rn '.oxydra' docs/",
    "ls -la",
    "cat docs/memoryctl.md",
    "man memoryctl",
    "systemctl status memoryd",
    "rm -rf *",
    "rm -rf /work/users/kim/shared/tmp",
    "ls *",
    "sed 's/.*//' x",
    "cat notes.oxydra.md",
    "pip install memoryd",
    "grep -r 'x.*y' . | xargs wc",
    "ls /work/users",
    "rm *.log",
    "tar --exclude=.oxydra -czf /tmp/x.tgz /work/users/kim",
    "grep -rn --exclude-dir=.oxydra x /work/users/kim",
    "rsync -a --exclude .oxydra /work/users/kim/ /tmp/x",
    "cat ~/.claude/settings.json; rm -rf $TMPDIR/build",
    "git -C /work status",
    "cp notes.txt /work",
    "find /work -name '*.swp' | xargs rm -f",
]
ALLOWED_CALLS: list[tuple[str, dict[str, Any]]] = [
    (
        "send_email",
        {
            "to": "a@x.example",
            "body": "The .oxydra folder holds memory.db; run memoryctl rules remove 1",
        },
    ),
    ("file_write", {"path": "docs/a.md", "content": "rm -rf .oxydra"}),
    ("web_search", {"query": "what is .oxydra"}),
    ("file_read", {"path": "/home/kim/oxydra/readme.md"}),
]


@pytest.mark.parametrize("command", DENIED_COMMANDS)
def test_commands_that_reach_the_guard_are_denied(command: str) -> None:
    """However it is quoted, expanded or wrapped, the guard's own places stay out of reach."""
    verdict = judge(RuleSet([]), "bash", {"command": command}, guarded=PLACES)
    assert (verdict.verdict, verdict.rules) == ("deny", ())
    assert "memoryd" in verdict.reason


@pytest.mark.parametrize(("tool", "arguments"), DENIED_CALLS)
def test_any_tool_that_reaches_the_guard_is_denied(tool: str, arguments: dict[str, Any]) -> None:
    """Every tool is covered, and every argument that is not prose."""
    assert judge(RuleSet([]), tool, arguments, guarded=PLACES).verdict == "deny"


@pytest.mark.parametrize("command", ALLOWED_COMMANDS)
def test_reading_and_mentioning_is_allowed(command: str) -> None:
    """Read-only memoryctl calls, messages and search patterns are no attack."""
    assert judge(RuleSet([]), "bash", {"command": command}, guarded=PLACES).verdict == "allow"


WORKSPACE_IN_TMP = GuardedPlaces(workspace_root="/tmp/rev/d1/ws")


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("/tmp/*", "deny"),
        ("/tmp/r*", "deny"),
        ("/tmp/rev/*", "deny"),
        ("/tmp/rev/d?", "deny"),
        ("/tmp/*/*/ws", "deny"),
        ("/tmp/*/d1/*/kim/.oxydra", "deny"),
        ("/tmp/{rev,x}", "deny"),
        ("/*", "deny"),
        ("/tmp/foo*", "allow"),
        ("/tmp/rev?", "allow"),
        ("/tmp/rev/e*", "allow"),
        ("/tmp/.*", "allow"),
        ("/tmp/*/*/*/kim/shared/*", "allow"),
        ("*", "allow"),
    ],
)
def test_wildcards_above_the_guard_count_as_it(pattern: str, expected: str) -> None:
    """A wildcard is denied if it may stand for a folder above the guarded one, and only then."""
    call = {"command": f"rm -rf {pattern}"}
    assert judge(RuleSet([]), "bash", call, guarded=WORKSPACE_IN_TMP).verdict == expected


@pytest.mark.parametrize(("tool", "arguments"), ALLOWED_CALLS)
def test_prose_is_allowed(tool: str, arguments: dict[str, Any]) -> None:
    """A mail or a document may speak of .oxydra."""
    assert judge(RuleSet([]), tool, arguments, guarded=PLACES).verdict == "allow"


def test_no_rule_lifts_the_guard() -> None:
    """A stored rule that allows it does not help."""
    rule = Rule("bash", "r", "Only write to .oxydra", "critical", "programmatic", 1, 1)
    rules = rules_for([rule], "bash")
    assert judge(rules, "bash", {"command": "rm .oxydra/state.json"}).verdict == "deny"
