"""The guard that no rule can lift, over labelled calls: hostile ones and their harmless twins."""

import json
import re
from typing import Any

import pytest

from memoryd.rules.judging.builtin_denies import GuardedPlaces
from memoryd.rules.judging.guarded_methods import GUARDED_METHODS
from memoryd.rules.judging.verdict import RuleSet, Verdict, judge
from memoryd.schema.catalogue import methods
from memoryd_client.memoryctl.commands.table import COMMANDS
from tests.paths import DATA

CASES = [
    json.loads(line)
    for line in (DATA / "builtin_denies.jsonl").read_text(encoding="utf-8").splitlines()
]
PLACES = GuardedPlaces(
    socket_path="/run/user/1000/memoryd/memoryd.sock",
    workspace_root="/home/kim/agents",
    protected_paths=("/home/kim/.config/memoryd/config.toml", "/var/keys/master.key"),
    installed=(
        "/opt/memoryd/lib/python3.12/site-packages/memoryd",
        "/opt/memoryd/bin/memoryd",
        "/opt/memoryd/bin/memoryctl",
    ),
    database="data/mind.sqlite",
)
OWNER_ONLY = [
    method.name
    for method in methods().values()
    if method.right == "owner" or (method.right == "admin" and method.effect != "read")
]


def verdict(tool: str, arguments: dict[str, Any]) -> Verdict:
    """The verdict on a call without any rule."""
    return judge(RuleSet([]), tool, arguments, guarded=PLACES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_the_guard_stays_on(case: dict[str, Any]) -> None:
    """What takes the guard off is denied, whatever the tool; what only looks like it is allowed."""
    found = verdict(case["tool_name"], case["arguments"])
    assert (found.verdict, found.rules) == (case["expect"], ())


@pytest.mark.parametrize("method", OWNER_ONLY)
def test_every_owner_method_is_denied(method: str) -> None:
    """A method is denied by the right in its schema file, by whatever way it is called."""
    request = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": {}})
    attribute = method.replace(".", "_")
    in_python = re.sub(r"^(memory|user|daemon)\.", "", method).replace(".", "_")
    in_node = re.sub(r"_(.)", lambda found: found[1].upper(), in_python)
    if in_python == "import":
        in_python = "import_"
    calls: list[tuple[str, dict[str, Any]]] = [
        ("bash", {"command": f"memoryctl --user kim call {method} id=x"}),
        ("bash", {"command": f"echo '{request}' | nc -U /tmp/x.sock"}),
        ("rpc", {"method": method, "params": {"user_id": "kim"}}),
        (method, {"user_id": "kim"}),
        (f"mcp__memoryd__{attribute}", {"user_id": "kim"}),
        (f"mcp__memoryd__{method.rpartition('.')[2]}", {"user_id": "kim"}),
        ("python", {"code": f"import memoryd_client.client as c\nc.x().{in_python}('k')"}),
        ("node", {"code": f"import {{ Memory }} from 'memoryd'; new Memory('k').{in_node}()"}),
    ]
    assert [verdict(*call).verdict for call in calls] == ["deny"] * len(calls)


@pytest.mark.parametrize("method", [m.name for m in methods().values() if m.name not in OWNER_ONLY])
def test_tools_of_open_methods_are_allowed(method: str) -> None:
    """The tools of the model, and those that only read, are no method of the owner by name."""
    if method not in GUARDED_METHODS:
        name = method.replace(".", "_")
        assert verdict(method, {"query": "x"}).verdict == "allow"
        assert verdict(f"mcp__memoryd__{name}", {"query": "x"}).verdict == "allow"


@pytest.mark.parametrize("name", COMMANDS)
def test_memoryctl_commands_follow_their_methods(name: str) -> None:
    """A command of memoryctl that calls an owner's method is denied, and so is one that changes
    the installation; the same line with --help is not."""
    command = COMMANDS[name]
    line = f"memoryctl --user kim {name} x y"
    if not set(OWNER_ONLY).isdisjoint(command.methods) or name.startswith(("hooks", "key")):
        assert verdict("bash", {"command": line}).verdict == "deny"
    assert verdict("bash", {"command": f"memoryctl {name} --help"}).verdict == "allow"
