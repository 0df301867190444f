"""memoryctl's command line, without a daemon: usage errors, parsing, help."""

import json
from typing import Any

import pytest

from memoryd.schema.catalogue import methods
from memoryd_client.memoryctl.arguments import json_object, tool_call
from memoryd_client.memoryctl.commands.definition import Command
from memoryd_client.memoryctl.commands.table import COMMANDS, GROUPS
from memoryd_client.memoryctl.errors import UsageError
from memoryd_client.memoryctl.help import EXIT_CODES
from memoryd_client.memoryctl.parser import parse
from memoryd_client.memoryctl.run import function_of
from tests.clients.conftest import Run


@pytest.mark.parametrize("option", ["--user", "--socket"])
@pytest.mark.parametrize("joined", [True, False])
def test_an_empty_option_is_not_the_default(memoryctl: Run, option: str, joined: bool) -> None:
    """An empty value, as of an unset shell variable, is rejected despite a default."""
    given = [f"{option}="] if joined else [option, ""]
    environment = {"MEMORYCTL_USER": "sam", "MEMORYD_SOCKET": "/nowhere/memoryd.sock"}
    done = memoryctl("notes", "save", "x", *given, environment=environment)
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith(f"memoryctl: {option} is empty\n")


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["rules"],
        ["rlues"],
        ["rules", "lst", "send_email"],
        ["rules", "list"],
        ["rules", "list", "send_email"],
        ["rules", "list", "send_email", "other", "--user", "sam"],
        ["rules", "list", "send_email", "--user", "sam", "--status", "gone"],
        ["rules", "list", "send_email", "--user", "sam", "--limit", "many"],
        ["rules", "list", "send_email", "--user", "sam", "--user", "tom"],
        ["rules", "list", "send_email", "--user", ""],
        ["rules", "check", "send_email", "--user", "sam", "sarah"],
        ["rules", "check", "send_email", "--user", "sam", "to=a", "to=b"],
        ["rules", "check", "send_email", "--user", "sam", "[1]"],
        ["rules", "check", "send_email", "--user", "sam", "{"],
        ["turn", "--user", "sam"],
        ["turn", "hello", "--user", "sam", "--tool", "send_email:fail"],
        ["notes", "import", "/dev/null"],
        ["notes", "search", "--user", "sam"],
        ["notes", "search", "x", "--user", "sam", "--top-k", "five"],
        ["notes", "update", "note-1", "--user", "sam"],
        ["jobs", "--state", "gone"],
        ["call"],
        ["call", "memory.session_list"],
        ["call", "daemon.health", "depth:=NaN"],
        ["completion", "fish"],
        ["health", "--user"],
        ["health", "--socket", "--help"],
        ["health", "--json=yes"],
        ["health", "--timeout", "0"],
        ["health", "--timeout", "nan"],
        ["health", "--verbose"],
        ["--tag", "x", "rules", "add", "bash", "Use uv."],
    ],
)
def test_usage_errors(memoryctl: Run, words: list[str]) -> None:
    """A wrong command line exits with 3, a message on standard error and no output."""
    done = memoryctl(*words)
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith("memoryctl: ")
    assert "Traceback" not in done.stderr


def test_missing_user_is_explained(memoryctl: Run) -> None:
    """A command about a user without one names both ways to give it."""
    done = memoryctl("rules", "list", "send_email")
    assert "--user ID" in done.stderr
    assert "export MEMORYCTL_USER=ID" in done.stderr


def test_usage_error_as_json(memoryctl: Run) -> None:
    """With --json a usage error in a pipe is an error object."""
    done = memoryctl("rules", "lst", "--json")
    assert json.loads(done.stderr) == {
        "code": None,
        "message": "unknown command rules lst",
        "data": {"code": "usage"},
    }


def test_near_names_are_suggested(memoryctl: Run) -> None:
    """A misspelt command or option names the one that was probably meant."""
    assert "Did you mean rules?" in memoryctl("rlues").stderr
    assert "Did you mean --status?" in memoryctl("rules", "list", "x", "--staus=active").stderr


@pytest.mark.parametrize(
    "words",
    [
        ["--user", "sam", "rules", "list", "send_email", "--limit", "5"],
        ["rules", "--user=sam", "list", "--limit=5", "send_email"],
        ["rules", "list", "--limit", "5", "send_email", "--user", "sam"],
        ["rules", "list", "--limit", "5", "--user", "sam", "--", "send_email"],
    ],
)
def test_global_options_stand_anywhere(words: list[str]) -> None:
    """Global options and the command's own may stand before, between and after the words."""
    invocation = parse(words)
    assert invocation.command is COMMANDS["rules list"]
    assert invocation.settings == {"user": "sam"}
    assert invocation.values == {"tool_name": "send_email", "limit": 5}


def test_options_among_trailing_words() -> None:
    """Options may stand among the pairs of a call, and a word after -- is never an option."""
    words = ["call", "some.method", "a=1", "--user", "sam", "b=2", "--", "--json=3"]
    invocation = parse(words)
    assert invocation.settings == {"user": "sam"}
    assert invocation.values == {"method": "some.method", "params": ["a=1", "b=2", "--json=3"]}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], {}),
        (["limit=5"], {"limit": "5"}),
        (["limit:=5"], {"limit": 5}),
        (["a=", "b:=null", "c:=[1, true]"], {"a": "", "b": None, "c": [1, True]}),
        (["url=https://x.org/?a=b:=c"], {"url": "https://x.org/?a=b:=c"}),
        (['{"to": "sarah", "n": 1}'], {"to": "sarah", "n": 1}),
        (["note={not json"], {"note": "{not json"}),
    ],
)
def test_pairs_and_objects(words: list[str], expected: dict[str, Any]) -> None:
    """key=text is always text, key:=JSON is JSON, a word that starts with { is the object."""
    assert json_object(words) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("send_email", {"name": "send_email", "success": True}),
        ("send_email:ok", {"name": "send_email", "success": True}),
        ("bash:failed", {"name": "bash", "success": False}),
        (
            "bash:failed:permission denied: /x",
            {"name": "bash", "success": False, "output_summary": "permission denied: /x"},
        ),
        ("mcp:files:read", {"name": "mcp:files:read", "success": True}),
        (
            "mcp:files:failed:no: ok",
            {
                "name": "mcp:files",
                "success": False,
                "output_summary": "no: ok",
            },
        ),
    ],
)
def test_tool_calls(text: str, expected: dict[str, Any]) -> None:
    """A tool that ran is NAME[:ok|:failed[:SUMMARY]], and names may hold colons."""
    assert tool_call(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "bash:error:permission denied",
        "bash:faild",
        "bash:fialed:permission denied",
        "mcp__a__b:FAILED",
        "bash:Ok",
        "bash:sucess",
    ],
)
def test_a_misspelt_outcome_is_rejected(text: str) -> None:
    """It is an error, not a successful tool of that name."""
    with pytest.raises(UsageError, match="not an outcome"):
        tool_call(text)


def test_help_of_everything(memoryctl: Run) -> None:
    """--help prints on standard output for memoryctl, every group and every command."""
    overview = memoryctl("--help")
    assert (overview.returncode, overview.stderr) == (0, "")
    for name, command in COMMANDS.items():
        assert f"  {name} " in overview.stdout
        assert command.summary in " ".join(overview.stdout.split())
    for group in GROUPS:
        assert memoryctl(group, "-h").stdout.startswith(f"usage: memoryctl {group} COMMAND")
    for code, meaning in EXIT_CODES.items():
        assert f"  {code} " in overview.stdout
        assert meaning in " ".join(overview.stdout.split())
    shown = memoryctl("rules", "check", "send_email", "--help")
    assert shown.returncode == 0
    assert shown.stdout.startswith(f"usage: {COMMANDS['rules check'].usage}\n")


def test_version(memoryctl: Run) -> None:
    """--version names the program and its version."""
    done = memoryctl("--version")
    assert done.returncode == 0
    assert done.stdout.split()[0] == "memoryctl"
    assert done.stdout.split()[1][0].isdigit()


@pytest.mark.parametrize("command", COMMANDS.values(), ids=lambda command: str(command.name))
def test_every_reference_of_the_table_is_a_function(command: Command) -> None:
    """What a command names as `module:function` exists."""
    references = (command.params, command.local, command.examine, command.task, command.follow)
    for reference in filter(None, references):
        assert callable(function_of(reference))


@pytest.mark.parametrize("command", COMMANDS.values(), ids=lambda command: str(command.name))
def test_commands_fit_their_methods(command: Any) -> None:
    """Every argument and option of a command is a param of the method it calls, and the
    params that the method requires are those that the command requires; a method that checks
    its params itself may require more of this command."""
    for name in command.methods if not command.task else ():
        schema = methods()[name].params
        given = [*command.arguments, *command.options]
        assert {one.param for one in given} <= set(schema["properties"])
        required = {one.param for one in command.arguments if one.required}
        required |= {"user_id"} if command.takes_user else set()
        required |= set(command.fixed)
        optional = required & set(methods()[name].own_checks)
        assert required - optional <= set(schema.get("required", ())) <= required
        for option in command.options:
            choices = schema["properties"][option.param]
            reference = choices.get("$ref", "").removeprefix("#/$defs/")
            choices = schema["$defs"][reference] if reference else choices
            assert set(option.choices) == set(choices.get("enum", ()))
