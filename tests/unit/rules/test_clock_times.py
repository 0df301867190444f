"""Times of the day in rules, and those that calls plan something for."""

from typing import Any

import pytest

from memoryd.rules.judging.verdict import judge, rules_for
from memoryd.rules.rule import Rule


def verdict(text: str, arguments: dict[str, Any], tool: str = "calendar_create_event") -> str:
    rule = Rule(tool, "r", text, "critical", "user_explicit", 1, 1)
    return judge(rules_for([rule], tool), tool, arguments).verdict


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
        ("never book meetings after 10pm", {"start": "21:30", "end": "00:30"}, "ask"),
        ("never book meetings after 10pm", {"start": "20:30", "end": "21:30"}, "allow"),
        (
            "never book anything on Sundays",
            {"date": "2026-03-07", "start": "22:00", "end": "02:00"},
            "ask",
        ),
        (
            "never book anything on Sundays",
            {"date": "2026-03-07", "start": "20:00", "end": "00:00"},
            "allow",
        ),
        (
            "never book anything on Sundays",
            {"day": "Saturday", "start": "22:00", "end": "02:00"},
            "ask",
        ),
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


@pytest.mark.parametrize(
    ("text", "early", "late"),
    [
        ("never book anything leaving before 7am", "deny", "allow"),
        ("never book flights that land after 22:30", "allow", "deny"),
        ("no flights arriving between midnight and 5am", "allow", "allow"),
        ("No Ryanwings, and never book anything departing between 1:00 and 7:00", "deny", "allow"),
    ],
)
def test_a_journey_begins_and_ends(text: str, early: str, late: str) -> None:
    """What leaves is compared by when it leaves, what lands by when it lands."""
    flights = (("06:10", "08:00"), ("20:40", "23:15"))
    told = [
        {"departs": f"2026-03-04T{start}", "arrives": f"2026-03-04T{end}"} for start, end in flights
    ]
    assert [verdict(text, each, "book_flight") for each in told] == [early, late]
    if "land" in text:
        assert verdict(text, {"departs": "2026-03-04T21:00"}, "book_flight") == "ask"


@pytest.mark.parametrize(
    ("text", "start", "expected"),
    [
        ("no pongas reuniones después de las 17:00", "18:15", "deny"),
        ("no pongas reuniones después de las 17:00", "15:15", "allow"),
        ("ne mets jamais de réunion après 18h", "19:00", "deny"),
        ("晚上八点以后不要安排会议", "20:30", "deny"),
        ("晚上八点以后不要安排会议", "18:30", "allow"),
        ("never schedule calls while Mia sleeps, that's 12:30 to 14:00", "13:00", "deny"),
        ("never schedule calls while Mia sleeps, that's 12:30 to 14:00", "14:30", "allow"),
        ("never book calls before 10am, that's my gym time", "09:15", "deny"),
    ],
)
def test_other_wordings(text: str, start: str, expected: str) -> None:
    """Verbs for putting, hours in Chinese, a time that explains a condition, reasons."""
    arguments = {"summary": "Sync", "startTime": start, "date": "2026-03-04"}
    assert verdict(text, arguments) == expected


@pytest.mark.parametrize(
    ("tool", "text", "arguments", "verdicts"),
    [
        (
            "book_flight",
            "Never book flights that land after 10 pm.",
            {"departure": "22:30", "arrival": "00:10"},
            "deny",
        ),
        (
            "book_flight",
            "Never book flights that arrive after 22:00.",
            {"departure": "2026-05-01T22:30", "arrival": "2026-05-02T00:10"},
            "deny",
        ),
        (
            "book_flight",
            "Never book flights arriving after 22:00.",
            {"departure": "21:00", "arrival": "00:10"},
            "deny ask",
        ),
        (
            "calendar_create",
            "Never book meetings that end after 22:00.",
            {"start": "22:30", "end": "00:30"},
            "deny",
        ),
        (
            "book_flight",
            "Never book flights between 0:00 and 5:00.",
            {"departure": "22:00", "arrival": "03:00"},
            "deny",
        ),
        (
            "plan_trip",
            "Never travel between 0:00 and 5:00.",
            {"departure": "22:00", "arrival": "03:00"},
            "deny ask",
        ),
        (
            "book_hotel",
            "Never book arrivals before 15:00.",
            {"arrival_time": "09:00", "departure_time": "15:30"},
            "deny",
        ),
        (
            "book_taxi",
            "Never order a taxi before 6:00.",
            {"arrival_time": "05:30", "return_time": "18:00"},
            "deny",
        ),
        (
            "order_delivery",
            "Never order deliveries before 9:00.",
            {"arrival_time": "07:00", "pickup_time": "10:00"},
            "deny ask",
        ),
        (
            "schedule_delivery",
            "Never order deliveries before 9:00.",
            {"arrival": "08:00", "window_start": "09:30"},
            "deny ask",
        ),
        ("calendar_create", "Trains never leave before 6:00.", {"start": "05:00"}, "ask"),
        (
            "calendar_create",
            "Meetings never end before 11:00.",
            {"start": "09:00", "end": "10:00"},
            "ask",
        ),
        (
            "shop_hours",
            "Never start before 8:00.",
            {"action": "stop", "time": "07:00"},
            "allow ask",
        ),
    ],
)
def test_midnight_and_arrivals(
    tool: str, text: str, arguments: dict[str, Any], verdicts: str
) -> None:
    """What ends after midnight ends late; an arrival is compared where no end is named too."""
    assert verdict(text, arguments, tool) in verdicts.split()


def test_what_is_no_time_of_the_day() -> None:
    """Counts, dates and versions are none: the rule hangs on something that no call tells."""
    for text in ("never deploy after 3 attempts", "never deploy before 2026-03-01"):
        assert verdict(text, {"service": "web", "time": "10:00"}, "deploy_service") == "ask"
