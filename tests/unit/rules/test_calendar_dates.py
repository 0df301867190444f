"""Dates in rules, and those that calls plan something for."""

from typing import Any

import pytest

from memoryd.rules.judging.calendar_dates import take_dates
from memoryd.rules.judging.verdict import judge, rules_for
from memoryd.rules.rule import Rule


def verdict(text: str, arguments: dict[str, Any], tool: str = "calendar_create_event") -> str:
    rule = Rule(tool, "r", text, "critical", "user_explicit", 1, 1)
    return judge(rules_for([rule], tool), tool, arguments).verdict


@pytest.mark.parametrize(
    "text",
    [
        "never schedule meetings between 20 December and 3 January",
        "no meetings from Dec 20th to January 3rd, please",
        "plane niemals Termine vom 20. Dezember bis zum 3. Januar",
        "nunca agendes reuniones entre el 20 de diciembre y el 3 de enero",
        "ne planifie jamais de réunions du 20 décembre au 3 janvier",
    ],
)
def test_a_range_without_a_year_holds_every_year(text: str) -> None:
    """Within it is denied, outside allowed, and a call that states no day is asked about."""
    assert verdict(text, {"summary": "Sync", "start": "2025-12-27T10:00"}) == "deny"
    assert verdict(text, {"summary": "Sync", "date": "2027-01-02"}) == "deny"
    assert verdict(text, {"summary": "Sync", "date": "2027-01-04"}) == "allow"
    assert verdict(text, {"summary": "Sync", "when": "soon"}) == "ask"


@pytest.mark.parametrize(
    ("text", "date", "expected"),
    [
        ("never book anything before 2026-03-01", "2026-02-27", "deny"),
        ("never book anything before 2026-03-01", "2026-03-01", "allow"),
        ("never book anything after 1 March 2026", "2026-03-02", "deny"),
        ("never book anything after 1 March", "2026-03-02", "ask"),
        ("never book anything in August", "2026-08-31", "deny"),
        ("never book anything in August", "2026-09-01", "allow"),
        ("never book anything in August 2027", "2026-08-15", "allow"),
        ("never book anything in April, May or June", "2026-04-01", "deny"),
        ("never book anything in April, May or June", "2026-05-15", "deny"),
        ("never book anything in April, May or June", "2026-06-30", "deny"),
        ("never book anything in April, May or June", "2026-07-01", "allow"),
        ("never book anything in May and in October 2027", "2027-10-02", "deny"),
        ("never book anything in May and in October 2027", "2027-07-02", "allow"),
        ("never book anything in May and in October 2027", "2026-10-02", "allow"),
        ("nie etwas im April, Mai oder Juni buchen", "2026-05-15", "deny"),
        ("no reserves nada en abril, mayo o junio", "2026-07-15", "allow"),
        ("never book anything in May, June is fine", "2026-06-15", "allow"),
        ("never book anything on 24 December", "24.12.2026", "deny"),
        ("buche nie etwas am 24.12.", "2026-12-24", "deny"),
    ],
)
def test_sides_months_and_days(text: str, date: str, expected: str) -> None:
    """Before and after need a year; months and days do not."""
    assert verdict(text, {"summary": "Sync", "date": date}) == expected


def test_a_date_and_a_time_must_both_be_met() -> None:
    """After five on that one day."""
    text = "no meetings on 24 December after 14:00"
    assert verdict(text, {"summary": "Sync", "start": "2026-12-24T15:00"}) == "deny"
    assert verdict(text, {"summary": "Sync", "start": "2026-12-24T11:00"}) == "allow"
    assert verdict(text, {"summary": "Sync", "start": "2026-12-23T15:00"}) == "allow"


def test_what_is_no_date() -> None:
    """May and March are words as well, and a version has dots."""
    assert (
        verdict("you may march on, but never email Sam", {"to": "sam@x.example"}, "email") == "deny"
    )
    assert take_dates("use python on 3.11") == ("use python on 3.11", None)
