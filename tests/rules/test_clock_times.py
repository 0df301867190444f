"""Times of the day in rules, and those that calls plan something for."""

from typing import Any

import pytest

from memoryd.rules.judging.verdict import RuleSet, compile_rule, judge
from memoryd.rules.rule import Rule


def verdict(text: str, arguments: dict[str, Any], tool: str = "calendar_create_event") -> str:
    rule = Rule(tool, "r", text, "critical", "user_explicit", 1, 1)
    return judge(RuleSet([compile_rule(rule)]), tool, arguments).verdict


@pytest.mark.parametrize(
    "text",
    [
        "never schedule meetings before 9am",
        "no meetings before 9:00, I do the school run",
        "before 9 o'clock don't book anything",
        "never book anything between 7:00 and 9:00",
        "plane niemals Termine vor 9 Uhr",
        "nunca agendes reuniones antes de las 9:00",
        "早上9点之前不要安排会议",
    ],
)
def test_a_meeting_is_compared_with_the_hour(text: str) -> None:
    """Earlier is denied, later is allowed, and a call that names no hour is asked about."""
    early = {"summary": "Sync", "start": {"dateTime": "2026-03-04T08:15:00"}}
    late = {"summary": "Sync", "start": {"dateTime": "2026-03-04T11:00:00"}}
    assert verdict(text, early) == "deny"
    assert verdict(text, late) == "allow"
    assert verdict(text, {"summary": "Sync", "date": "2026-03-04"}) == "ask"


@pytest.mark.parametrize(
    ("text", "arguments", "expected"),
    [
        ("never schedule anything after 17:30", {"start": "2026-03-04T18:00"}, "deny"),
        ("never schedule anything after 5pm", {"startTime": "16:00", "endTime": "16:30"}, "allow"),
        ("never schedule anything after 5pm", {"startTime": "16:45", "endTime": "17:15"}, "ask"),
        ("never schedule anything after 5pm", {"start": "2026-03-04T18:00:00Z"}, "ask"),
        ("do not book anything into my lunch hour, 12:00 to 13:00", {"at": "12:15"}, "deny"),
        ("never book anything between 22:00 and 6:00", {"time": "23:30"}, "deny"),
        ("never book anything between 22:00 and 6:00", {"time": "07:30"}, "allow"),
        ("only book meetings between 9:00 and 17:00", {"time": "08:00"}, "deny"),
        ("only book meetings between 9:00 and 17:00", {"time": "10:00"}, "allow"),
        ("don't set alarms before 6", {"hour": 6, "minute": 45}, "allow"),
        ("don't set alarms before 6", {"hour": 5, "minute": 45}, "deny"),
    ],
)
def test_sides_ends_and_ranges(text: str, arguments: dict[str, Any], expected: str) -> None:
    """After, between, only between; an end beyond the limit and another zone are open."""
    tool = "alarm_set" if "alarm" in text else "calendar_create_event"
    assert verdict(text, arguments, tool) == expected


def test_what_is_no_time_of_the_day() -> None:
    """Counts, dates and versions are none: the rule hangs on something that no call tells."""
    for text in ("never deploy after 3 attempts", "never deploy before 2026-03-01"):
        assert verdict(text, {"service": "web", "time": "10:00"}, "deploy_service") == "ask"
