"""The help texts, generated from the command table, and the completion scripts."""

from __future__ import annotations

from collections.abc import Sequence

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option
from memoryd_client.memoryctl.commands.options import GLOBAL_OPTIONS
from memoryd_client.memoryctl.commands.table import COMMANDS, GROUPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memoryd_client.memoryctl.commands.definition import Values

EXIT_CODES = {
    0: "success; for `rules check` and `rules test`: allow",
    1: "the daemon returned an error; for `notes import`, `import-from` and `scan`: a text was "
    "rejected; for `rules remove`: there is no such rule; for `doctor`, `verify`, `tools call` and "
    "`workspace check`: the check or the tool failed",
    2: "no daemon, no valid response, or the result could not be printed",
    3: "the command line or an input file is wrong",
    10: "`rules check` and `rules test`: ask",
    11: "`rules check` and `rules test`: deny",
    130: "stopped by Ctrl-C",
}

EXAMPLES = (
    "memoryctl status",
    "export MEMORYCTL_USER=sam",
    'memoryctl rules add send_email "Never email Sarah." --priority critical',
    "memoryctl rules check send_email to=sarah@example.com || echo stopped",
    'memoryctl notes search "what to call the user"',
    "memoryctl call memory.session_list limit:=5",
)


def overview() -> str:
    """The help of memoryctl itself."""
    commands = [(command.name, command.summary) for command in COMMANDS.values()]
    return "\n".join(
        [
            "usage: memoryctl COMMAND … [--user ID] [--socket PATH]",
            "",
            "Talks to memoryd, the memory service for agents.",
            *_section("Commands", commands),
            *_section("Options, before or after the command", option_rows(GLOBAL_OPTIONS)),
            *_examples(EXAMPLES),
            *_section("Exit codes", [(str(code), text) for code, text in EXIT_CODES.items()]),
            "",
            "Results are JSON in a pipe and readable text on a terminal. "
            "For details: memoryctl COMMAND --help",
        ]
    )


def group_help(group: str) -> str:
    """The help of a group of commands, such as `rules`."""
    commands = [command for command in COMMANDS.values() if command.name.startswith(group + " ")]
    rows = [(command.name, command.summary) for command in commands]
    examples = [example for command in commands for example in command.examples]
    return "\n".join(
        [
            f"usage: memoryctl {group} COMMAND …",
            "",
            GROUPS[group],
            *_section("Commands", rows),
            *_examples(examples),
        ]
    )


def command_help(command: Command) -> str:
    """The help of one command."""
    user = []
    if command.takes_user:
        user = ["", "Needs a user: --user ID or environment variable MEMORYCTL_USER."]
    elif command.user_narrows:
        user = ["", "--user ID limits it to one user."]
    return "\n".join(
        [
            "usage: " + command.usage,
            "",
            command.summary,
            *_section("Arguments", argument_rows(command.arguments)),
            *_section("Options", option_rows(command.options)),
            *user,
            *_examples(command.examples),
            "",
            "Global options: " + ", ".join(option.name for option in GLOBAL_OPTIONS),
        ]
    )


def argument_rows(arguments: Sequence[Argument]) -> list[tuple[str, str]]:
    """A pair (name, help) for each argument."""
    return [(argument.name, argument.help) for argument in arguments]


def option_rows(options: Sequence[Option]) -> list[tuple[str, str]]:
    """A pair (name and value, help) for each option."""
    rows = []
    for option in options:
        repeat = " May be repeated." if option.many else ""
        rows.append((f"{option.name} {option.value}".strip(), option.help + repeat))
    return rows


def _section(title: str, rows: Sequence[tuple[str, str]]) -> list[str]:
    if not rows:
        return []
    import textwrap

    width = min(max(len(name) for name, _ in rows), 28)
    lines = ["", f"{title}:"]
    for name, text in rows:
        first, *others = textwrap.wrap(text, 96 - width)
        if len(name) > width:
            lines.append(f"  {name}")
            name = ""
        lines.append(f"  {name.ljust(width)}  {first}")
        lines += [" " * (width + 4) + other for other in others]
    return lines


def _examples(examples: Sequence[str]) -> list[str]:
    return ["", "Examples:", *("  " + example for example in examples)] if examples else []


def completion_script(values: Values) -> str:
    """The completion script of a shell, `bash` or `zsh`."""
    import os

    name = {"bash": "memoryctl.bash", "zsh": "_memoryctl"}[values["shell"]]
    path = os.path.join(os.path.dirname(__file__), "completion", name)  # noqa: PTH118, PTH120
    with open(path, encoding="utf-8") as file:  # noqa: PTH123 (pathlib costs 5 ms)
        return file.read()
