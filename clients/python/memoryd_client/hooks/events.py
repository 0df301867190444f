"""Handlers for the events of an agent runtime."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from memoryd_client.client import Memory
from memoryd_client.errors import (
    Conflict,
    InvalidParams,
    NotFound,
    RequestTooLarge,
    RpcError,
    Unsendable,
)
from memoryd_client.hooks.report import lines_of, no_rule_warning
from memoryd_client.hooks.transcript import Turn, read_turns

FAILED = 3
"""The exit code of a hook that failed. hook.sh then blocks the tool unless --on-failure is warn."""

_TURNS = 10
"""The number of newest turns that a Stop event reports. Earlier turns may be unreported, since an
interrupted response causes no Stop event."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a hook: its exit code, its stdout (`output`), its stderr (`message`), and
    whether the tool may run."""

    exit_code: int
    output: str = ""
    message: str = ""
    allows: bool = False


def session_start(memory: Memory, event: dict[str, Any]) -> Outcome:
    """Print the rules block, which stays the same for the whole session.

    It contains the rules of every tool, since the session's tools are not known yet. The user is
    warned if there is no critical or high rule, since the name in --user may be misspelt.
    """
    known = _is_known(memory)  # must precede session_start, which creates the user
    pinned = memory.session_start(str(event["session_id"]))
    binding = pinned["rules"] or pinned["unpinned"]
    output = _hook_output("SessionStart", additionalContext=pinned["rendered"])
    warning = "" if binding else no_rule_warning(memory.user_id, known)
    return Outcome(0, _json(output | _for_the_user(warning)))


def pre_tool_use(memory: Memory, event: dict[str, Any]) -> Outcome:
    """Allow the tool to run only if the verdict is allow. A call that memoryd cannot read is
    blocked even with --on-failure warn, since the model controls its arguments."""
    session_id = event.get("session_id")
    try:
        response = memory.tool_call_check(
            event["tool_name"],
            arguments=event.get("tool_input") or {},
            **({"session_id": str(session_id)} if session_id else {}),
        )
    except RequestTooLarge as problem:
        return _blocked(_too_large(event["tool_name"], problem))
    except (InvalidParams, Unsendable) as problem:
        return _blocked(f"memoryd cannot check this call, so it is blocked: {problem}")
    verdict, reason = response["verdict"], response["reason"]
    if not isinstance(response["rules"], list) or not isinstance(reason, str):
        raise TypeError("the daemon's response is not a verdict")
    if verdict == "allow":
        if response["rules"]:
            raise ValueError("the daemon's response allows the call but names rules against it")
        return Outcome(0, allows=True)
    if verdict not in ("ask", "deny"):
        raise ValueError(f"the daemon's verdict is {verdict!r}")
    return _blocked(reason if verdict == "deny" else f"Ask the user before you do this. {reason}")


def turn_complete(memory: Memory, event: dict[str, Any]) -> Outcome:
    """Report a turn, given as the params of memory.turn_complete without user_id."""
    response = memory.call("memory.turn_complete", event)
    return Outcome(0, _json(response))


def stop(memory: Memory, event: dict[str, Any]) -> Outcome:
    """Report the newest turns of the transcript to the daemon and show the user what was captured.

    Turns that were reported before change nothing. If the daemon rejects a turn, the others are
    still reported. The exit code is always 0, since Claude Code shows the output only then.
    """
    lines: list[str] = []
    failures: list[str] = []
    for turn in read_turns(event["transcript_path"])[-_TURNS:]:
        try:
            lines += lines_of(_report(memory, str(event["session_id"]), turn), memory.user_id)
        except RpcError as problem:
            failures.append(f"memoryd: a turn could not be reported: {problem}")
    shown = [*lines, *failures]
    return Outcome(0, _json(_for_the_user("\n".join(shown))) if shown else "", "\n".join(failures))


def _is_known(memory: Memory) -> bool:
    try:
        memory.stats()
    except NotFound:
        return False
    return True


def _report(memory: Memory, session_id: str, turn: Turn) -> Mapping[str, Any]:
    """Report a turn. Returns the result of memory.turn_complete, empty if the turn was reported
    before."""
    try:
        response = memory.turn_complete(
            session_id=session_id,
            turn_id=turn.turn_id,
            user_message=turn.user_message,
            assistant_response=turn.assistant_response,
            available_tools=turn.available_tools,
            tool_calls=[
                {"name": call.name, "success": call.success, "output_summary": call.output}
                for call in turn.tool_calls
            ],
        )
    except Conflict:
        return {}  # reported before with a shorter response; the user's message is the same
    return {} if response["duplicate"] else response


def _too_large(tool_name: object, problem: RequestTooLarge) -> str:
    limit = problem.data.get("limit")
    size = f"{limit:,} bytes" if isinstance(limit, int) else "its limit"
    return (
        f"memoryd cannot check this call of {tool_name}, so it is blocked: a request may have at "
        f"most {size}. Split it into several smaller calls. The limit is memoryd's setting "
        "max_line_bytes (MEMORYD_MAX_LINE_BYTES)."
    )


def _blocked(reason: str) -> Outcome:
    decision = _hook_output(
        "PreToolUse", permissionDecision="deny", permissionDecisionReason=reason
    )
    return Outcome(2, _json(decision), reason)


def _hook_output(name: str, **fields: str) -> dict[str, Any]:
    return {"hookSpecificOutput": {"hookEventName": name, **fields}}


def _for_the_user(text: str) -> dict[str, Any]:
    """The output field that Claude Code shows to the user and not to the model."""
    return {"systemMessage": text} if text else {}


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


EVENTS: dict[str, Callable[[Memory, dict[str, Any]], Outcome]] = {
    "pre-tool-use": pre_tool_use,
    "session-start": session_start,
    "stop": stop,
    "turn-complete": turn_complete,
}
