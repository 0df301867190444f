"""Runs a parsed command line: calls the methods of its command and prints the result."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence

from memoryd_client.memoryctl import output
from memoryd_client.memoryctl.connection import Connection
from memoryd_client.memoryctl.errors import DaemonError, UnreachableError, UsageError
from memoryd_client.protocol import socket_path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.commands.definition import Command, Values
    from memoryd_client.memoryctl.parser import Invocation

MAX_TIMEOUT = 86400.0


def run(invocation: Invocation, environment: Mapping[str, str]) -> int:
    """Run the command and print its result. Returns the exit code."""
    command, settings = invocation.command, invocation.settings
    if "help" in settings or "version" in settings or command is None:
        return _run_without_command(invocation)
    try:
        return _run_command(command, invocation, environment)
    except DaemonError as error:
        from memoryd_client.memoryctl.advice import advice

        user = _named_user(command, invocation, environment)
        error.advice = error.advice or advice(error.error, command, user)
        raise


def _named_user(command: Command, invocation: Invocation, environment: Mapping[str, str]) -> str:
    """The user that the command line or the environment names; "" for `call`, whose params may name
    another, and for commands without a method."""
    if not command.methods:
        return ""
    named = invocation.values.get("user_id") or invocation.settings.get("user")
    return named or environment.get("MEMORYCTL_USER", "")


def _run_command(command: Command, invocation: Invocation, environment: Mapping[str, str]) -> int:
    settings = invocation.settings
    values = _with_stdin(command, invocation.values)
    if command.params:
        values = function_of(command.params)(values)
    values |= command.fixed
    user = settings.get("user") or environment.get("MEMORYCTL_USER")
    if command.local:
        if command.takes_user:
            named = settings.get("socket") or environment.get("MEMORYD_SOCKET")
            values = {"user_id": user or _missing_user(), "socket": named} | values
        output.write(function_of(command.local)(values))
        return 0
    path = socket_path(settings.get("socket"), environment)
    timeout = settings.get("timeout", command.timeout)
    if not 0 < timeout <= MAX_TIMEOUT:
        raise UsageError(f"--timeout must be more than 0 and at most {MAX_TIMEOUT:.0f} seconds")
    if command.follow:
        params = _params(command, values, settings, user)
        for one in function_of(command.follow)(path, timeout, params):
            output.write(_rendered(command, settings, one))
        return 0
    if command.examine:
        result = function_of(command.examine)(path, timeout, environment)
    else:
        methods = command.methods or (values["method"],)
        params = _params(command, values, settings, user)
        with Connection(path, timeout) as connection:
            result = _called(command, connection, methods, params)
    exit_code = _exit_code(command, result)
    if (
        sys.stdout is not None or command.exit_code is None
    ):  # without stdout, the exit code alone is the result
        output.write(_rendered(command, settings, result))
    return exit_code


def function_of(reference: str) -> Callable[..., Any]:
    """The function that a reference `module:function` in the command table names."""
    from importlib import import_module

    module, _, name = reference.partition(":")
    function: Callable[..., Any] = getattr(import_module(f"{__package__}.{module}"), name)
    return function


def _params(command: Command, values: Values, settings: Values, user: str | None) -> Values:
    """The params of the command's methods. Raises UsageError if a required user is missing."""
    params: Values = values if command.methods else values["params"]
    if command.takes_user or (not command.methods and _needs_user(values["method"], params)):
        return {"user_id": user or _missing_user()} | params
    if command.user_narrows and "user" in settings:
        return {"user_id": settings["user"]} | params
    return params


def _called(
    command: Command, connection: Connection, methods: Sequence[str], params: Values
) -> Any:
    if command.task:
        return function_of(command.task)(connection, params)
    if len(methods) == 1:
        return connection.call(methods[0], params)
    return {name.rpartition(".")[2]: connection.call(name, params) for name in methods}


def _run_without_command(invocation: Invocation) -> int:
    from memoryd_client.memoryctl import help as help_texts

    if "version" in invocation.settings:
        from importlib.metadata import version

        output.write("memoryctl " + version("memoryd-client"))
        return 0
    if invocation.command is not None:
        text = help_texts.command_help(invocation.command)
    elif invocation.group:
        text = help_texts.group_help(invocation.group)
    else:
        text = help_texts.overview()
    if "help" not in invocation.settings:
        raise UsageError("a command is missing", text)
    output.write(text)
    return 0


def _with_stdin(command: Command, values: Values) -> Values:
    """The values, with each text argument `-` replaced by standard input without its last
    newline."""
    from memoryd_client.memoryctl.input_files import read_stdin

    asked = {one.param for one in command.arguments if one.stdin and values.get(one.param) == "-"}
    return values | {param: read_stdin().removesuffix("\n") for param in asked}


def _needs_user(method: str, params: Values) -> bool:
    """Whether the method requires a user_id that the params lack; False for an unknown method,
    which a newer daemon may have."""
    if "user_id" in params:
        return False
    from memoryd_client._generated.methods import USER_REQUIRED

    return method in USER_REQUIRED


def _missing_user() -> str:
    raise UsageError(
        "this command needs a user",
        "Give --user ID, or set it for all commands: export MEMORYCTL_USER=ID",
    )


def _exit_code(command: Command, result: Any) -> int:
    if command.exit_code is None:
        return 0
    try:
        return command.exit_code(result)
    except (LookupError, TypeError):
        raise UnreachableError(
            "the daemon's result does not have the expected shape",
            "Do not treat it as an allow or a success: memoryctl and the daemon may have different "
            "versions. Check with: memoryctl doctor",
        ) from None


def _rendered(command: Command, settings: Values, result: Any) -> str:
    on_terminal = output.is_terminal(sys.stdout)
    if "json" not in settings and (on_terminal or "text" in settings or command.plain):
        if command.plain and not on_terminal and "text" not in settings:
            return str(result["text"])
        from memoryd_client.memoryctl.views.result import show

        return show(command.view, result)
    return output.to_json(result, indent=2 if on_terminal and not command.follow else None)
