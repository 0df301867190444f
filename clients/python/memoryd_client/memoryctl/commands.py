"""The table of memoryctl's commands: help, completions and docs/memoryctl.md are made from it."""

from __future__ import annotations

from memoryd_client.memoryctl import arguments
from memoryd_client.memoryctl.encryption_commands import ENCRYPTION_COMMANDS
from memoryd_client.memoryctl.export_commands import EXPORT_COMMANDS
from memoryd_client.memoryctl.hook_commands import HOOK_COMMANDS
from memoryd_client.memoryctl.memory_commands import MEMORY_COMMANDS, TOOL_COMMANDS
from memoryd_client.memoryctl.note_commands import NOTE_COMMANDS
from memoryd_client.memoryctl.options import PAGE, SESSION, TOOLS
from memoryd_client.memoryctl.rule_commands import RULE_COMMANDS
from memoryd_client.memoryctl.table import Argument, Command, Option
from memoryd_client.memoryctl.user_commands import STATS_COMMAND, USER_COMMANDS
from memoryd_client.memoryctl.watch_command import WATCH_COMMAND
from memoryd_client.memoryctl.workspace_commands import WORKSPACE_COMMANDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from memoryd_client.memoryctl.connection import Connection
    from memoryd_client.memoryctl.table import Values

GROUPS = {
    "hooks": "What an agent runtime calls by itself: for sessions, tool calls and turns.",
    "key": "The master key of encrypted databases.",
    "memory": "Short facts that every session begins with, within a budget.",
    "notes": "What the user said of themselves and their work, found again by meaning.",
    "relaxations": "What may take a rule back, and waits for you to confirm it.",
    "rules": "Guidance about single tools that holds for every later turn.",
    "sessions": "Conversations: what was said, and the prompt block frozen for each.",
    "tools": "The tools as a model sees them.",
    "workspace": "The folders of a user, and which paths in them are open to file tools.",
}

_SESSION_ID = Argument("ID", "session_id", "The session's id.")


def _read_lines(values: Values) -> Values:
    from memoryd_client.memoryctl.scan_lines import read_lines

    return read_lines(values)


def _scan_lines(connection: Connection, params: Values) -> Any:
    from memoryd_client.memoryctl.scan_lines import scan_lines

    return scan_lines(connection, params)


def _doctor(path: str, timeout: float, environment: Mapping[str, str]) -> Any:
    from memoryd_client.memoryctl.doctor import doctor

    return doctor(path, timeout, environment)


def _doctor_exit_code(result: Any) -> int:
    return int(any(one["status"] == "fail" for one in result["findings"]))


def _scan_exit_code(result: Any) -> int:
    return 1 if result["refused"] else 0


def _new_key(values: Values) -> str:
    from memoryd_client.memoryctl.key_file import new_key

    return new_key(values)


def _completion(values: Values) -> str:
    import os

    name = {"bash": "memoryctl.bash", "zsh": "_memoryctl"}[values["shell"]]
    path = os.path.join(os.path.dirname(__file__), "completion", name)  # noqa: PTH118, PTH120
    with open(path, encoding="utf-8") as file:  # noqa: PTH123 (pathlib costs 5 ms)
        return file.read()


_COMMANDS = (
    Command(
        "status",
        "Whether the daemon serves, its version and its key numbers.",
        "daemon.health",
        "daemon.version",
        "daemon.stats",
        view="status",
    ),
    Command("health", "Whether the daemon serves.", "daemon.health", view="fields"),
    Command(
        "doctor",
        "Examine the installation, also without a daemon; exit code 1 if it fails.",
        examine=_doctor,
        harmless=True,
        view="findings",
        exit_code=_doctor_exit_code,
        examples=["sudo memoryctl doctor", "memoryctl doctor | jq '.findings[] | .status'"],
    ),
    STATS_COMMAND,
    Command(
        "metrics",
        "The counters as Prometheus text.",
        "daemon.metrics",
        view="metrics",
        plain=True,
    ),
    Command(
        "jobs",
        "What is done in the background, and the state of the embedding model.",
        "daemon.jobs",
        options=[
            Option(
                "--state",
                "STATE",
                "state",
                "Only jobs in this state.",
                choices=("running", "done", "stopped", "failed"),
            ),
            *PAGE,
        ],
        user_narrows=True,
        view="jobs",
    ),
    WATCH_COMMAND,
    *HOOK_COMMANDS,
    *MEMORY_COMMANDS,
    *NOTE_COMMANDS,
    *RULE_COMMANDS,
    Command(
        "turn",
        "Store a finished turn and capture what the user forbade in it.",
        "memory.turn_complete",
        arguments=[
            Argument(
                "TEXT",
                "user_message",
                "What the user wrote; - reads it.",
                required=False,
                stdin=True,
            )
        ],
        options=[
            Option(
                "--tool",
                "NAME[:ok|:failed[:SUMMARY]]",
                "tool_calls",
                "A tool that ran in this turn, and how it went; ok unless said.",
                many=True,
            ),
            Option(
                "--available",
                "NAME",
                "available_tools",
                "A tool the agent could have used.",
                many=True,
            ),
            SESSION,
            Option("--turn", "ID", "turn_id", "The turn's id; makes a repeat safe."),
            Option("--assistant", "TEXT", "assistant_response", "What the agent answered."),
            Option("--speaker", "NAME", "speaker", "The user's name as shown with the turn."),
            Option("--occurred-at", "TIME", "occurred_at", "When it was, as 2026-11-21T09:30:00Z."),
        ],
        takes_user=True,
        params=arguments.turn_params,
        view="turn",
        examples=[
            'memoryctl --user sam turn "Never email Sarah." --tool send_email',
            'memoryctl --user sam turn - --tool "bash:failed:permission denied" < message.txt',
        ],
    ),
    Command(
        "sessions list",
        "List the user's sessions, the last used first.",
        "memory.session_list",
        options=PAGE,
        takes_user=True,
        view="sessions",
    ),
    Command(
        "sessions read",
        "Show what was said in a session, oldest first.",
        "memory.session_read",
        arguments=[_SESSION_ID],
        options=PAGE,
        takes_user=True,
        view="turns",
    ),
    Command(
        "sessions start",
        "Show what is pinned into the system prompt, frozen for the session.",
        "memory.session_start",
        arguments=[_SESSION_ID],
        options=[
            TOOLS,
            Option("--title", "TITLE", "title", "The session's title."),
            Option("--restart", "", "restart", "Freeze anew."),
        ],
        takes_user=True,
        view="prompt",
        examples=["memoryctl --user sam sessions start s2 --tool send_email"],
    ),
    Command(
        "sessions end",
        "Thaw the session's frozen block.",
        "memory.session_end",
        arguments=[_SESSION_ID],
        takes_user=True,
        view="fields",
    ),
    Command(
        "sessions delete",
        "Delete a session's texts, stored answers and frozen block. Rules stay.",
        "memory.session_delete",
        arguments=[_SESSION_ID],
        takes_user=True,
        view="fields",
    ),
    Command(
        "recall",
        "Read one namespace: tool-NAME, tool_effectiveness, global or skill-NAME.",
        "memory_recall",
        arguments=[
            Argument("NAMESPACE", "namespace", "Such as tool-send_email."),
            Argument("QUERY", "query", "Words to rank by.", required=False),
        ],
        options=PAGE[:1],
        takes_user=True,
        view="entries",
        examples=["memoryctl --user sam recall tool-send_email"],
    ),
    *TOOL_COMMANDS,
    *EXPORT_COMMANDS,
    *USER_COMMANDS,
    Command(
        "scan",
        "Tell what the guard would refuse of a file, and why. Nothing is stored.",
        "memory.scan",
        arguments=[
            Argument(
                "FILE",
                "file",
                "One text a line; - or nothing reads standard input.",
                required=False,
            )
        ],
        options=[
            Option("--decree", "", "decree", "They are decrees: they may name what they forbid.")
        ],
        params=_read_lines,
        task=_scan_lines,
        view="scanned",
        exit_code=_scan_exit_code,
        examples=["memoryctl scan notes.txt", "memoryctl scan - < notes.txt && echo clean"],
    ),
    *WORKSPACE_COMMANDS,
    *ENCRYPTION_COMMANDS,
    Command(
        "key new",
        "Make a master key in a new file that only its owner can read.",
        arguments=[Argument("FILE", "file", "Where the key shall lie; must not be there yet.")],
        local=_new_key,
        examples=["memoryctl key new /etc/memoryd/key"],
    ),
    Command(
        "call",
        "Call any method. --user fills user_id in where the method needs one.",
        arguments=[
            Argument("METHOD", "method", "The method, such as memory.tool_rule_list."),
            Argument(
                "JSON | key=value… | -",
                "params",
                "The params: one JSON object, or key=text and key:=JSON, or - for standard input.",
                required=False,
                rest=True,
            ),
        ],
        params=arguments.call_params,
        view="document",
        examples=[
            "memoryctl call daemon.version",
            "memoryctl --user sam call memory.tool_rule_list tool_name=send_email limit:=5",
            'memoryctl call memory.session_list \'{"user_id": "sam"}\'',
        ],
    ),
    Command(
        "completion",
        "Print the completion script of a shell.",
        arguments=[Argument("SHELL", "shell", "bash or zsh.", choices=("bash", "zsh"))],
        local=_completion,
        harmless=True,
        examples=[
            "source <(memoryctl completion bash)",
            'memoryctl completion zsh > "${fpath[1]}/_memoryctl"',
        ],
    ),
)

COMMANDS = {command.name: command for command in _COMMANDS}
"""Every command by name, in the order of the help."""
