"""Commands for rules and relaxations."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option
from memoryd_client.memoryctl.commands.options import PAGE, SESSION, TOOLS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_VERDICT_EXIT_CODES = {"allow": 0, "ask": 10, "deny": 11}

_TOOL = Argument("TOOL", "tool_name", "The tool, such as send_email.")
_RULE_ID = Argument("ID", "id", "The rule's id.")


def _verdict_exit_code(result: Any) -> int:
    """The exit code of a verdict. Raises KeyError or TypeError for an unknown verdict, which must
    never count as allow."""
    return _VERDICT_EXIT_CODES[result["verdict"]]


RULE_COMMANDS = (
    Command(
        "rules list",
        "List a tool's rules, strongest first.",
        "memory.tool_rule_list",
        arguments=[_TOOL],
        options=[
            Option(
                "--status",
                "STATUS",
                "status",
                "The status of the rules: active (default), retired or expired.",
                choices=("active", "retired", "expired"),
            ),
            *PAGE,
        ],
        takes_user=True,
        view="rules",
        examples=["memoryctl --user sam rules list send_email"],
    ),
    Command(
        "rules add",
        "Add a rule, or change the one with this --id.",
        "memory.tool_rule_put",
        arguments=[
            _TOOL,
            Argument(
                "TEXT", "rule", "What to do or not to do; - reads standard input.", stdin=True
            ),
        ],
        options=[
            Option(
                "--priority",
                "PRIORITY",
                "priority",
                "critical denies calls; critical and high are in the prompt. Default: normal.",
                choices=("critical", "high", "normal"),
            ),
            Option("--tag", "TAG", "tags", "A tag of the rule.", many=True),
            Option("--id", "ID", "id", "The id of the rule to add or change."),
            Option(
                "--source",
                "SOURCE",
                "source",
                "Who made the rule. Default: programmatic.",
                choices=("user_explicit", "post_turn", "programmatic"),
            ),
            Option(
                "--expires",
                "TIME",
                "expires_at",
                "When the rule expires, such as 2026-11-21T09:30:00Z.",
            ),
        ],
        takes_user=True,
        view="fields",
        examples=[
            'memoryctl --user sam rules add send_email "Never email Sarah." --priority critical'
        ],
    ),
    Command(
        "rules get",
        "Show a rule, even a retired or expired one.",
        "memory.tool_rule_get",
        arguments=[_TOOL, _RULE_ID],
        takes_user=True,
        view="fields",
    ),
    Command(
        "rules remove",
        "Permanently delete a rule and its history; exit code 1 if there is no such rule.",
        "memory.tool_rule_delete",
        arguments=[_TOOL, _RULE_ID],
        takes_user=True,
        view="fields",
        exit_code=lambda result: int(not result["deleted"]),
    ),
    Command(
        "rules history",
        "Show what happened to a rule, oldest first.",
        "memory.tool_rule_history",
        arguments=[_TOOL, _RULE_ID],
        options=PAGE,
        takes_user=True,
        view="events",
    ),
    Command(
        "rules audit",
        "List the verdicts other than allow, newest first.",
        "memory.tool_verdicts",
        options=PAGE,
        takes_user=True,
        view="verdicts",
    ),
    Command(
        "relaxations list",
        "List the relaxations that await your confirmation, newest first.",
        "memory.relaxations_pending",
        options=PAGE,
        takes_user=True,
        view="relaxations",
    ),
    Command(
        "relaxations confirm",
        "Confirm a relaxation, which lifts its rule, and show the rule.",
        "memory.relaxation_confirm",
        arguments=[Argument("ID", "id", "The relaxation's id.")],
        takes_user=True,
        view="fields",
    ),
    Command(
        "rules prompt",
        "Show the rules block for a system prompt; --session freezes it.",
        "memory.tool_rules_for_prompt",
        options=[TOOLS, SESSION],
        harmless=True,
        takes_user=True,
        view="prompt",
        examples=["memoryctl --user sam rules prompt --tool send_email --tool bash --text"],
    ),
    Command(
        "rules test",
        "Show the verdict of a rule on a tool call: exit code 0 allow, 10 ask, 11 deny.",
        "memory.tool_rule_test",
        arguments=[
            _TOOL,
            Argument("TEXT", "rule", "The text of the rule."),
            Argument(
                "JSON | key=value… | -",
                "calls",
                "The arguments of the call; {} for none.",
                rest=True,
            ),
        ],
        params="arguments:rule_test_params",
        view="rule_test",
        exit_code=lambda result: _verdict_exit_code(result["results"][0]),
        examples=['memoryctl rules test send_email "Never email Sarah." to=sara@example.com'],
    ),
    Command(
        "rules check",
        "Check whether a tool call is allowed: exit code 0 allow, 10 ask, 11 deny.",
        "memory.tool_call_check",
        arguments=[
            _TOOL,
            Argument(
                "JSON | key=value… | -",
                "arguments",
                "The arguments of the call.",
                required=False,
                rest=True,
            ),
        ],
        options=[SESSION],
        takes_user=True,
        params="arguments:check_params",
        view="verdict",
        exit_code=_verdict_exit_code,
        examples=[
            "memoryctl --user sam rules check send_email to=sarah@example.com",
            """memoryctl --user sam rules check bash '{"command": "git push -f"}'""",
        ],
    ),
)
