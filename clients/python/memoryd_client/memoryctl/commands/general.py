"""Commands that belong to no group: `call` and `completion`."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command

GENERAL_COMMANDS = (
    Command(
        "call",
        "Call any method. --user sets user_id if the method needs one.",
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
        params="arguments:call_params",
        view="document",
        examples=[
            "memoryctl call daemon.version",
            "memoryctl --user sam call memory.tool_rule_list tool_name=send_email limit:=5",
            'memoryctl call memory.session_list \'{"user_id": "sam"}\'',
        ],
    ),
    Command(
        "completion",
        "Print the completion script for a shell.",
        arguments=[Argument("SHELL", "shell", "bash or zsh.", choices=("bash", "zsh"))],
        local="help:completion_script",
        harmless=True,
        examples=[
            "source <(memoryctl completion bash)",
            'memoryctl completion zsh > "${fpath[1]}/_memoryctl"',
        ],
    ),
)
