"""Generates docs/memoryctl.md from memoryctl's command table."""

from markup import anchor, code, page, table

from memoryd_client.memoryctl.commands.definition import Command
from memoryd_client.memoryctl.commands.options import GLOBAL_OPTIONS
from memoryd_client.memoryctl.commands.table import COMMANDS
from memoryd_client.memoryctl.help import EXAMPLES, EXIT_CODES, argument_rows, option_rows

_INTRODUCTION = """\
`memoryctl` talks to a running memoryd over its socket. A result is readable text on a terminal
and JSON in a pipe; `--json` and `--text` choose. Errors go to standard error: in words, or, when
that is piped and `--json` is given, as the JSON-RPC error object (its `code` is null when the
error is memoryctl's own). Control characters in stored texts are printed as `\\u…`."""

_PARAMS = """\
Params of `call` and arguments of `rules check` are given in one of three ways:

* pairs: `key=text` is always text, `key:=JSON` any other JSON value, as in
  `tool_name=send_email limit:=5 tags:='["mail"]'`;
* one JSON object as one word: `'{"tool_name": "send_email"}'`;
* `-`: a JSON object on standard input.

A word after `--` is never an option."""


def commands_page() -> str:
    """The page, which lists every command with its usage, arguments, options and examples."""
    rows = [
        [f"[{code(command.name)}]({anchor(_heading(command))})", command.summary]
        for command in COMMANDS.values()
    ]
    blocks = [
        _INTRODUCTION,
        _console(EXAMPLES),
        table(["Command", "What it does"], rows),
        "## Options of every command",
        "They stand before or after the command.",
        table(["Option", "Meaning"], _coded(option_rows(GLOBAL_OPTIONS))),
        "## Exit codes",
        table(["Code", "Meaning"], [[str(number), text] for number, text in EXIT_CODES.items()]),
        "## Params and arguments",
        _PARAMS,
        "## Completion",
        _console(COMMANDS["completion"].examples),
    ]
    for command in COMMANDS.values():
        blocks += _command(command)
    return page("memoryctl", *blocks)


def _command(command: Command) -> list[str]:
    links = ", ".join(f"[{code(name)}](methods.md{anchor(name)})" for name in command.methods)
    user = " Needs `--user ID` or `MEMORYCTL_USER`." if command.takes_user else ""
    user = " `--user ID` limits it to one user." if command.user_narrows else user
    return [
        f"## {_heading(command)}",
        command.summary + user,
        f"```text\n{command.usage}\n```",
        table(["Argument", "Meaning"], _coded(argument_rows(command.arguments))),
        table(["Option", "Meaning"], _coded(option_rows(command.options))),
        f"Calls {links}." if links else "",
        _console(command.examples),
    ]


def _heading(command: Command) -> str:
    return f"memoryctl {command.name}"


def _coded(rows: list[tuple[str, str]]) -> list[list[str]]:
    return [[code(name), text] for name, text in rows]


def _console(lines: tuple[str, ...]) -> str:
    return "```sh\n" + "\n".join(lines) + "\n```" if lines else ""
