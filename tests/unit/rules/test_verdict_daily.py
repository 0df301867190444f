"""What agents do at home: rooms and players, thresholds, days, tickets and shops."""

from typing import Any

import pytest

from memoryd.rules.judging.verdict import try_rule

CASES: dict[tuple[str, str], list[tuple[dict[str, Any], str]]] = {
    ("reserve_table", "ne réserve jamais de restaurant le lundi"): [
        ({"restaurant": "Le Zinc", "jour": "mardi", "date": "2025-06-17"}, "allow"),
        ({"restaurant": "Le Zinc", "jour": "lundi", "date": "2025-06-16"}, "deny"),
        ({"restaurant": "Le Zinc", "jour": "mardi", "date": "2025-06-16"}, "ask"),
        ({"restaurant": "Le Zinc"}, "ask"),
    ],
    ("create_event", "nothing on Saturdays, please never schedule anything then"): [
        ({"title": "Dentist", "weekday": "Friday"}, "allow"),
        ({"title": "Dentist", "weekday": "Saturday"}, "deny"),
        ({"title": "Dentist", "weekday": "Friday", "repeat": "daily"}, "ask"),
    ],
    ("create_event", "on Saturdays, holidays and birthdays never schedule anything then"): [
        ({"title": "Dentist", "weekday": "Friday"}, "ask"),
    ],
    ("notes", "never share my notes"): [
        ({"action": "create", "title": "Packing list", "shared_with": ["Bob"]}, "deny"),
        ({"action": "share", "title": "Packing list"}, "deny"),
        ({"op": "create_link", "note": "x"}, "deny"),
    ],
    ("calendar_create", "never schedule meetings before 9am, especially on Fridays"): [
        ({"day": "Monday", "time": "08:00"}, "deny"),
    ],
    ("calendar_create", "never invite Sarah who quit on Friday"): [
        ({"day": "Monday", "attendees": ["sarah@x.example"]}, "ask"),
    ],
    ("calendar_create", "on Wednesdays never schedule meetings"): [
        ({"day": "Tuesday", "time": "9am"}, "allow"),
        ({"days": "Monday to Friday"}, "ask"),
        ({"days": ["tomorrow", "Tuesday"]}, "ask"),
    ],
    ("calendar_create", "never schedule meetings on Fridays"): [
        ({"days": ["Monday", "Tuesday"]}, "allow"),
        ({"start": "Thursday", "end": "Saturday"}, "ask"),
    ],
    ("calendly_book", "don't book calls after 17:00 except on Thursdays"): [
        ({"event": "Intro", "day": "Thursday", "start": "2025-06-12T18:00"}, "ask"),
        ({"event": "Intro", "day": "Tuesday", "start": "2025-06-10T18:00"}, "deny"),
        ({"event": "Intro", "day": "Thursday", "start": "2025-06-13T18:00"}, "ask"),
        ({"event": "Intro", "days": ["Thursday", "Friday"], "start": "18:00"}, "ask"),
    ],
    ("deploy_service", "never deploy except on Thursdays before noon"): [
        ({"service": "api", "day": "Thursday", "time": "18:00"}, "deny"),
    ],
    ("deploy_service", "On Fridays never deploy to production"): [
        ({"service": "api", "env": "production", "weekday": "Friday"}, "deny"),
        ({"service": "api", "env": "production", "weekday": "Tuesday"}, "allow"),
        ({"service": "api", "env": "staging", "weekday": "Friday"}, "allow"),
    ],
    ("deploy_service", "on Fridays and holidays never deploy to production"): [
        ({"service": "api", "env": "production", "weekday": "Tuesday"}, "ask"),
    ],
    ("deploy_service", "please don't deploy on weekends"): [
        ({"service": "api", "weekday": "Saturday"}, "deny"),
        ({"service": "api", "weekday": "Tuesday"}, "allow"),
        ({"service": "api"}, "ask"),
    ],
    ("deploy_service", "never deploy to production on Fridays after 16:00"): [
        ({"service": "api", "env": "production", "day": "Friday", "time": "17:00"}, "deny"),
        ({"service": "api", "env": "production", "day": "Friday", "time": "10:00"}, "allow"),
        ({"service": "api", "env": "production", "day": "Monday", "time": "17:00"}, "allow"),
        ({"service": "api", "env": "production", "day": "Friday"}, "ask"),
    ],
    ("firetv_launch", "no TikTok on the playroom TV"): [
        ({"device": "Playroom TV", "app": "TikTok"}, "deny"),
        ({"device": "Playroom TV", "app": "TickTick"}, "allow"),
        ({"device": "Bedroom TV", "app": "TikTok"}, "allow"),
        ({"device": ["Bedroom TV", "Playroom TV"], "app": "TikTok"}, "deny"),
        ({"device": "Bedroom TV", "also_on": "playroom tv", "app": "TikTok"}, "deny"),
        ({"device": "all TVs", "app": "TikTok"}, "ask"),
        ({"device": "tv-2", "app": "TikTok"}, "ask"),
        ({"app": "TikTok"}, "ask"),
        ({"device": "Playroom TV"}, "ask"),
        ({"device": "Playroom TV", "app_id": "com.zhiliaoapp.musically"}, "ask"),
        ({"device": "Playroom TV", "app": "Netflix"}, "allow"),
        ({"device": "Emma's tablet", "app": "TikTok"}, "ask"),
        ({"device": "Bedroom TV", "sync_with": "group:2", "app": "TikTok"}, "ask"),
    ],
    ("firetv_launch", "don't play music in the bedroom"): [
        ({"device_id": "d-93"}, "ask"),
        ({"room": "Kitchen"}, "allow"),
    ],
    ("sonos_play", "never play Spotify in the kitchen, the office or bedroom"): [
        ({"room": "Office", "source": "Spotify"}, "deny"),
        ({"room": "Bedroom", "source": "Spotify"}, "deny"),
        ({"room": "Garage", "source": "Spotify"}, "allow"),
        ({"room": "Arbeitszimmer", "source": "Spotify"}, "ask"),
    ],
    ("sonos_play", "please don't play anything on the bedroom speaker"): [
        ({"room": "Bedroom", "title": "Blue"}, "deny"),
        ({"room": "Kitchen", "playlist": "Bedroom pop"}, "allow"),
        ({"room": "Everywhere", "title": "Blue"}, "ask"),
    ],
    ("tv_cast", "never play Netflix on my daughter's tablet"): [
        ({"device": "Emma's tablet", "app": "Netflix"}, "ask"),
    ],
    ("thermostat_set", "ne règle jamais le chauffage en dessous de 18 degrés"): [
        ({"temp": 16}, "deny"),
        ({"temp": 19}, "allow"),
    ],
    ("thermostat_set", "no pongas la calefacción por debajo de 18 grados"): [
        ({"temp": 16}, "deny"),
        ({"temp": 18}, "allow"),
    ],
    ("thermostat_set", "空调不要低于26度"): [({"temperature": 24}, "deny")],
    ("thermostat_set", "не ставь температуру ниже 18 градусов"): [
        ({"temperature": 16}, "deny"),
        ({"temperature": 20}, "allow"),
    ],
    ("acheter", "n'achète jamais rien à plus de 300 euros"): [
        ({"prix": 412.9, "devise": "EUR"}, "deny"),
        ({"prix": 212.9, "devise": "EUR"}, "allow"),
    ],
    ("easee_charge", "never charge with more than 16 amps"): [
        ({"maxCurrent": 20}, "deny"),
        ({"maxCurrent": 11}, "allow"),
    ],
    ("hotel_book", "never book non-refundable rooms"): [
        ({"room": {"name": "Double", "ratePlan": "NON_REFUNDABLE"}}, "deny"),
        ({"room": {"name": "Double"}, "refundable": False}, "deny"),
        ({"room": {"name": "Double"}, "refundable": True}, "allow"),
    ],
    ("checkout_cart", "don't pick express shipping"): [
        ({"shippingMethod": "EXPRESS"}, "deny"),
        ({"shippingMethod": "standard"}, "allow ask"),
    ],
    ("roborock_start", "don't run the robot in the nursery"): [
        ({"rooms": ["Kitchen", "Nursery"]}, "deny"),
        ({"rooms": ["Kitchen"]}, "allow"),
        ({"rooms": "all"}, "ask"),
    ],
    ("roborock_start", "pas d'aspirateur dans la chambre"): [({"rooms": ["Bedroom"]}, "ask")],
    ("train_ticket_book", "only book refundable fares"): [
        ({"refundable": True}, "allow"),
        ({"refundable_insurance": True}, "ask"),
        ({"is_non_refundable": True}, "ask"),
        ({"refundable": False}, "deny"),
    ],
    ("hotel_book", "never book prepaid rates"): [({"room": {"name": "Double"}}, "ask")],
    ("roborock_schedule", "no vacuuming before 8:00, the baby sleeps"): [
        ({"segments": [16], "start_time": "06:30"}, "deny"),
        ({"segments": [16], "start_time": "09:30"}, "allow"),
    ],
    ("send_sms", "don't text Coach Reyes; she only wants calls"): [
        ({"to": "Coach Reyes", "body": "x"}, "deny"),
        ({"to": "Coach Amin", "body": "x"}, "allow"),
    ],
    ("facebook_post", "never post our address, 14 Linden Row"): [
        ({"message": "Collect it from 14 linden row"}, "deny"),
        ({"message": "Collect it from 15 linden row"}, "allow"),
        ({"to": "14 linden row", "body": "x"}, "deny"),
    ],
    ("calendar_create", "never put events on a Sunday"): [
        ({"title": "x", "start": "2026-06-15T10:00", "duration_minutes": 30}, "allow"),
        ({"title": "x", "start": "2026-06-14T10:00"}, "deny ask"),
        ({"title": "x", "start": "2026-06-15T00:30:00Z"}, "ask"),
        ({"title": "x", "from": "2026-06-13", "to": "2026-06-15"}, "ask"),
        ({"title": "x", "start": "2026-06-13", "duration": "2 days"}, "ask"),
        ({"title": "x", "start": "2026-06-15", "recurrence": ["RRULE:FREQ=DAILY"]}, "ask"),
        ({"title": "x", "when": "tomorrow", "birth_date": "1990-06-11"}, "ask"),
        ({"title": "x", "start": "2026-06-13", "hours": 48}, "ask"),
        ({"title": "x", "start": "2026-06-15T00:30", "timezone": "UTC"}, "ask"),
        ({"from_date": "06/07/2026", "to_date": "2026-06-15"}, "ask"),
        ({"from_date": "Sun 7 Jun 2026", "to_date": "2026-06-15"}, "ask"),
    ],
    ("food_order", "don't order from Just Eat or Pizza Palace, the fees are silly"): [
        ({"platform": "JustEat"}, "deny"),
        ({"restaurant": "Pizza Palace", "cart_id": "c-1"}, "deny"),
        (
            {"restaurant": "Thai Basil", "cart_id": "c-1", "note": "pizza palace was closed"},
            "allow",
        ),
        ({"restaurant": "Thai Basil", "partner": "Just Eat"}, "deny"),
        ({"restaurant": "r-17"}, "ask"),
        ({"restaurant": "Thai Basil", "via": "je-1"}, "ask"),
        ({"restaurant": "https://pizzapalace.example", "cart_id": "c-1"}, "ask"),
        ({"cart_id": "c-1"}, "ask"),
    ],
    ("grocery_checkout", "Only order groceries from Fernhill Market, never from anywhere else"): [
        ({"store": "Fernhill Market", "basket": ["milk", "eggs"]}, "allow"),
        ({"store": "QuickCart", "basket": ["milk", "eggs"]}, "deny"),
    ],
    ("food_order", "never order from Ana unless Ana asks"): [({"seller": "Ana"}, "ask")],
    ("checkout_submit", "never use PayPal"): [
        ({"payment_method": {"type": "PayPal"}, "total": 39.9}, "deny"),
        ({"payment_method": {"type": "card"}, "total": 39.9}, "allow"),
    ],
    ("sncf_acheter", "n'achète pas de billets Ouigo"): [
        ({"operateur": "OUIGO", "voyageurs": 1}, "deny"),
        ({"operateur": "TGV INOUI", "voyageurs": 1}, "allow"),
    ],
    ("shop_order", "don't order acetone"): [
        ({"store": "Thai Garden", "items": [{"name": "Curry", "qty": 1}]}, "allow"),
        ({"store": "Thai Garden", "items": [{"id": 12, "qty": 12}]}, "ask"),
        ({"items": [{"sku": "99812", "qty": 1}]}, "ask"),
    ],
    ("renfe_book", "nunca compres clase preferente"): [
        ({"clase": "preferente"}, "deny"),
        ({"clase": "turista"}, "allow"),
        ({"clase": "turista", "mejora": "preferente"}, "deny"),
    ],
    ("amadeus_create_order", "No reserves vuelos con escala en Bogotá (BOG)"): [
        ({"origin": "MAD", "destination": "LIM", "layovers": ["Bogotá"]}, "deny"),
        ({"segments": [{"from": "MAD", "to": "BOG"}, {"from": "BOG", "to": "LIM"}]}, "deny"),
        ({"origin": "MAD", "destination": "LIM", "layovers": ["CDG"]}, "allow"),
        ({"origin": "Bogotá", "destination": "LIM"}, "ask"),
        ({"origin": "MAD", "destination": "LIM"}, "ask"),
        ({"origin": "MAD", "destination": "LIM", "stops": 1}, "ask"),
        ({"origin": "MAD", "destination": "LIM", "layovers": ["Богота"]}, "ask"),
        ({"route": "MAD-BOG-LIM"}, "ask"),
        ({"legs": [{"from": "Madrid", "to": "Bogota"}, {"from": "Bogota", "to": "Lima"}]}, "deny"),
        ({"offer_id": "off_1"}, "ask"),
    ],
    ("flight_book", "never book flights with a layover in São Paulo"): [
        ({"origin": "MAD", "destination": "LIM", "layovers": ["GRU"]}, "ask"),
        ({"origin": "MAD", "destination": "LIM", "layovers": ["Bogotá"]}, "allow"),
    ],
    ("train_ticket_book", "别订早上八点以前出发的火车"): [
        ({"departure_time": "06:50"}, "deny"),
        ({"departure_time": "09:50"}, "allow"),
    ],
    ("trainline_checkout", "never add travel insurance"): [
        ({"extras": [{"code": "travel_insurance", "selected": True}]}, "deny"),
        ({"extras": [{"code": "seat"}], "travel_insurance": False}, "allow"),
    ],
    ("paypal_create_order", "never pay from the joint account"): [
        ({"funding_source": "Joint account"}, "deny"),
        ({"funding_source": "Visa"}, "allow"),
        ({"total": 4}, "ask"),
    ],
    ("paypal_create_order", "never use the joint account"): [
        ({"funding_source": "Joint account"}, "deny"),
    ],
    ("instagram_publish", "never tag @ella.noor in a picture"): [
        ({"user_tags": [{"username": "ella.noor"}]}, "deny"),
        ({"user_tags": [{"username": "ella.north"}]}, "allow"),
    ],
    ("file_delete", "не удаляй ничего из папки /Фото/Отпуск"): [
        ({"path": "/Фото/Отпуск/a.jpg"}, "deny"),
        ({"path": "/Фото/Дача/a.jpg"}, "allow"),
    ],
    ("termin_anlegen", "keine Termine mehr am Mittwoch eintragen"): [
        ({"titel": "x", "wochentag": "Mittwoch"}, "deny ask"),
        ({"titel": "x", "wochentag": "Donnerstag", "datum": "2025-11-13"}, "allow"),
    ],
}
"""By tool and rule: the arguments of a call, and the verdicts that are right."""


@pytest.mark.parametrize(
    ("tool", "text", "arguments", "verdicts"),
    [(*named, *case) for named, cases in CASES.items() for case in cases],
)
def test_what_is_done_at_home(
    tool: str, text: str, arguments: dict[str, Any], verdicts: str
) -> None:
    """A rule on one room, hour or sort of thing leaves the others alone, where the call says so."""
    assert try_rule(text, tool, [(tool, arguments)])[1][0].verdict in verdicts.split()
