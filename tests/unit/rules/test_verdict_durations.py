"""How long something may take: what a call states by a duration or by its beginning and end."""

from typing import Any

import pytest

from memoryd.rules.judging.verdict import try_rule

START = "2025-10-09T11:00"
CASES: dict[tuple[str, str], list[tuple[dict[str, Any], str]]] = {
    ("book_train", "on trips of more than 3 hours never book standard class, it is cramped"): [
        ({"to": "York", "class": "standard", "duration_minutes": 25}, "allow"),
        ({"to": "York", "class": "standard", "duration_minutes": 250}, "deny"),
        ({"to": "York", "class": "first", "duration_minutes": 250}, "ask"),
        ({"to": "York", "class": "standard"}, "ask"),
    ],
    ("book_train", "For journeys over 3 hours never book with Ryanair unless I say so"): [
        ({"carrier": "Ryanair", "duration_minutes": 250}, "ask"),
    ],
    ("book_train", "on Mondays or trips of more than 3 hours never book with Ryanair"): [
        ({"carrier": "Ryanair", "duration_minutes": 25}, "ask"),
    ],
    ("book_train", "The ride is over 3 hours, so never book standard class"): [
        ({"to": "York", "class": "standard", "duration_minutes": 25}, "deny"),
    ],
    ("zoom_create_meeting", "no meetings longer than 30 minutes please"): [
        ({"topic": "x", "type": 2, "duration": 60}, "deny"),
        ({"topic": "x", "type": 2, "duration": 30}, "allow"),
        ({"topic": "x", "duration": "1h"}, "deny"),
        ({"topic": "x", "duration_seconds": 900}, "allow"),
        ({"topic": "x", "duration": 2}, "ask"),
        ({"topic": "x", "duration": 30, "extend_by": 60}, "ask"),
        ({"topic": "x", "duration": 5, "units": "h"}, "ask"),
        ({"topic": "x", "duration": 1800}, "ask"),
        ({"topic": "x", "type": 2}, "ask"),
        ({"start": START, "reminders": {"minutes": 10}}, "ask"),
        ({"duration": 30, "start": START, "end": "2025-10-09T12:30"}, "ask"),
    ],
    ("zoom_create_meeting", "no calls longer than 45 minutes"): [
        ({"topic": "x", "duration": 25}, "allow"),
        ({"topic": "x", "duration": 90}, "deny"),
    ],
    ("calendar_create", "never schedule meetings longer than an hour"): [
        ({"start": {"dateTime": START}, "end": {"dateTime": "2025-10-09T12:30"}}, "deny"),
        ({"start": {"dateTime": START}, "end": {"dateTime": "2025-10-09T12:00"}}, "allow"),
        ({"start": "2025-10-09T23:30", "end": "2025-10-10T00:15"}, "allow"),
        ({"start": f"{START}Z", "end": "2025-10-09T14:30+02:00"}, "deny"),
        ({"date": "2025-10-09", "start": "11:00", "end": "13:00"}, "deny"),
        ({"start": START}, "ask"),
        ({"start": START, "end": "2025-10-09T13:00", "reminders": {"minutes": 10}}, "deny"),
    ],
    ("calendar_create", "keine Termine länger als 30 Minuten"): [
        ({"start": START, "end": "2025-10-09T12:00"}, "deny"),
    ],
    ("calendar_create", "no pongas reuniones de más de 1 hora"): [
        ({"start": START, "end": "2025-10-09T13:00"}, "deny"),
        ({"start": START, "end": "2025-10-09T11:45"}, "allow"),
    ],
    ("calendar_create", "no meetings longer than 75 minutes"): [
        ({"duration_hours": 1, "duration_minutes": 30}, "deny"),
    ],
    ("calendar_create", "never book a meeting less than 24 hours ahead"): [
        ({"start": START, "end": "2025-10-09T11:30"}, "ask"),
    ],
    ("calendar_list_events", "no meetings longer than 30 minutes"): [
        ({"start": START, "end": "2025-10-10T11:00"}, "ask"),
    ],
    ("sauna_on", "don't heat the sauna for more than 2 hours"): [
        ({"hours": 3}, "deny"),
        ({"hours": 1}, "allow"),
    ],
}


@pytest.mark.parametrize(
    ("tool", "text", "arguments", "verdict"),
    [(*rule, *call) for rule, calls in CASES.items() for call in calls],
)
def test_how_long_it_takes(tool: str, text: str, arguments: dict[str, Any], verdict: str) -> None:
    """What takes longer than it may is denied; where a call does not tell, it is asked about."""
    assert try_rule(text, tool, [(tool, arguments)])[1][0].verdict == verdict
