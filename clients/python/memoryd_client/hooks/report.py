"""Messages of the hooks to the user: what a turn changed, and a warning if no rule applies."""

from collections.abc import Iterator, Mapping
from typing import Any

_LONGEST_TEXT = 240


def lines_of(response: Mapping[str, Any], user_id: str) -> Iterator[str]:
    """Yield a line per rule and text in a result of memory.turn_complete, which may be empty."""
    for rule in response.get("captured", []):
        yield f"Remembered: {_rule(rule)}"
    for rule in response.get("reaffirmed", []):
        yield f"Already remembered: {_rule(rule)}"
    for retired in response.get("retired", []):
        yield f"No longer in force: {_rule(retired['rule'])}"
    for skipped in response.get("skipped", []):
        yield f"Not remembered: {_one_line(skipped['text'])} ({skipped['reason']})"
    for relaxation in response.get("pending_relaxations", []):
        yield (
            f"Not lifted yet, a rule on {relaxation['tool_name']}: {_one_line(relaxation['text'])} "
            f"({relaxation['reason']}). To lift it: "
            f"memoryctl relaxations confirm {relaxation['id']} --user {user_id}"
        )


def no_rule_warning(user_id: str, known: bool) -> str:
    """The warning for a session without critical and high rules. `known`: whether memoryd knows the
    user."""
    found = "has no critical or high rule of" if known else "does not know"
    return (
        f"memoryd {found} the user {user_id}, so no tool call is blocked. If the name is misspelt, "
        "run: memoryctl hooks install claude-code --user NAME"
    )


def _rule(rule: Mapping[str, Any]) -> str:
    return f"{_one_line(rule['rule'])} ({rule['tool_name']})"


def _one_line(text: str) -> str:
    """The text as one line without control characters, cut off after `_LONGEST_TEXT`."""
    line = " ".join("".join(one if one.isprintable() else " " for one in text).split())
    return line if len(line) <= _LONGEST_TEXT else line[:_LONGEST_TEXT] + "…"
