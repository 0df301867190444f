"""Views of rules, verdicts, relaxations and turns."""

from __future__ import annotations

from memoryd_client.memoryctl.output import escape, escape_lines, more, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def _rules(result: Any) -> str:
    return _rule_table(result["rules"]) + more(result)


def _rule_table(rules: list[dict[str, Any]]) -> str:
    if not rules:
        return "(no rules)"
    return table(
        ["PRIORITY", "TOOL", "ID", "RULE"],
        [[rule["priority"], rule["tool_name"], rule["id"], rule["rule"]] for rule in rules],
    )


def _events(result: Any) -> str:
    if not result["events"]:
        return "(no events)"
    rows = [
        [event["at"], event["event"], event["priority"], event["rule"]]
        for event in result["events"]
    ]
    return table(["AT", "EVENT", "PRIORITY", "RULE"], rows) + more(result)


def _verdicts(result: Any) -> str:
    shown = "(no verdicts)"
    if result["verdicts"]:
        rows = [
            [
                *(one["at"], one["verdict"], one["reason"], one["tool_name"]),
                *(one["session_id"] or "-", " ".join(rule["id"] for rule in one["rules"])),
            ]
            for one in result["verdicts"]
        ]
        shown = table(["AT", "VERDICT", "REASON", "TOOL", "SESSION", "RULES"], rows)
    lost = f"\n{result['lost']} could not be recorded" if result["lost"] else ""
    return shown + more(result) + lost


def _prompt(result: Any) -> str:
    parts = [escape_lines(result["rendered"]) or "(no rules to pin)"]
    if result["omitted"]:
        parts.append(f"High-priority rules omitted because the block is full: {result['omitted']}")
    if result["unpinned"]:
        parts.append("Not in this frozen block:\n" + _rule_table(result["unpinned"]))
    if result["changed"]:
        parts.append("A deleted rule was removed from this frozen block.")
    return "\n\n".join(parts)


def _verdict(result: Any) -> str:
    text = f"{escape(result['verdict'])}: {escape(result['reason'])}"
    return text + ("\n" + _rule_table(result["rules"]) if result["rules"] else "")


def _rule_test(result: Any) -> str:
    lines = [f"{escape(one['verdict'])}: {escape(one['reason'])}" for one in result["results"]]
    if result["forbids_nothing"]:
        lines.append("The text forbids nothing: it recommends or states something.")
    return "\n".join(lines)


def _relaxations(result: Any) -> str:
    return _relaxation_table(result["relaxations"]) + more(result)


def _relaxation_table(relaxations: list[dict[str, Any]]) -> str:
    if not relaxations:
        return "(no relaxations)"
    return table(
        ["ID", "TOOL", "RULE", "REASON", "TEXT"],
        [
            [one["id"], one["tool_name"], one["rule_id"], one["reason"], one["text"]]
            for one in relaxations
        ],
    )


def _turn(result: Any) -> str:
    parts = [
        f"{name}:\n{_rule_table(result[name])}"
        for name in ("captured", "reaffirmed", "observations")
        if result[name]
    ]
    if result["retired"]:
        lines = [escape(one["message"]) for one in result["retired"]]
        parts.append("\n".join(["retired:", *lines]))
    if result["skipped"]:
        rows = [[one["reason"], one["text"]] for one in result["skipped"]]
        parts.append("skipped:\n" + table(["REASON", "TEXT"], rows))
    if result["pending_relaxations"]:
        parts.append(
            "waiting for your confirmation (memoryctl relaxations confirm ID):\n"
            + _relaxation_table(result["pending_relaxations"])
        )
    if not parts:
        parts.append("Nothing was captured.")
    if result["duplicate"]:
        parts.append("This turn was reported before; this is its first result.")
    return "\n\n".join(parts)


RULE_VIEWS = {
    "events": _events,
    "prompt": _prompt,
    "rule_test": _rule_test,
    "relaxations": _relaxations,
    "rules": _rules,
    "turn": _turn,
    "verdict": _verdict,
    "verdicts": _verdicts,
}
