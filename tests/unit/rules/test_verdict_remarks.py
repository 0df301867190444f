"""What rules say beside what they forbid, and values that a call spells in another way."""

from typing import Any

import pytest

from memoryd.rules.judging.verdict import try_rule

REMARKS: dict[tuple[str, str], list[tuple[dict[str, Any], str]]] = {
    ("phone_call", "don't phone Ines, she only reads emails"): [
        ({"contact": {"name": "Ines Falk"}}, "deny"),
        ({"contact": {"name": "Lena Falk"}}, "allow"),
    ],
    ("send_sms", "never text Otto, he only takes calls"): [
        ({"to": "Otto", "text": "hi"}, "deny"),
    ],
    ("phone_call", "never ring Bela, he only answers on weekends"): [
        ({"contact": "Bela"}, "ask"),
    ],
    ("browser", "never visit poker.example or any subdomain of it, I'm trying to quit"): [
        ({"url": "https://live.poker.example/t"}, "deny"),
        ({"url": "https://poker.example.net/t"}, "allow"),
    ],
    ("browser", "stay off poker.example, we decided to stop, so never open it"): [
        ({"url": "https://poker.example/t"}, "deny"),
        ({"url": "https://chess.example/t"}, "allow"),
    ],
    ("send_email", "stop emailing Vera, I want to quit that quarrel"): [
        ({"to": ["vera@inbox.example"]}, "deny"),
        ({"to": ["paul@inbox.example"]}, "allow"),
    ],
    ("send_email", "never write to anyone at rival.example, urgent or not"): [
        ({"to": ["kim@rival.example"]}, "deny"),
        ({"to": ["kim@ours.example"]}, "allow"),
    ],
    ("send_email", "schreib nie an ivo@alt.example, egal was er fragt"): [
        ({"to": ["ivo@alt.example"]}, "deny"),
        ({"to": ["eva@alt.example"]}, "allow"),
    ],
    ("git", "don't push to release, ever, that's for CI"): [
        ({"command": "push origin release"}, "deny"),
        ({"command": "push origin feature/x"}, "allow"),
    ],
    (
        "edit_file",
        "touch nothing in infra/live, infra/live/N.md is the only exception",
    ): [
        ({"path": "infra/live/main.tf"}, "deny"),
        ({"path": "infra/live/N.md"}, "allow"),
        ({"path": "infra/dev/main.tf"}, "allow"),
    ],
    ("write_file", "don't write below /etc. The only exception is /etc/motd"): [
        ({"path": "/etc/motd", "content": "x"}, "allow"),
        ({"path": "/etc/hosts", "content": "x"}, "deny"),
    ],
    ("write_file", "ändere nie etwas in /srv/web, einzige Ausnahme ist /srv/web/robots.txt"): [
        ({"path": "/srv/web/robots.txt", "content": "x"}, "allow"),
        ({"path": "/srv/web/index.html", "content": "x"}, "deny"),
    ],
    ("write_file", "no cambies nada en /srv/web, la única excepción es /srv/web/robots.txt"): [
        ({"path": "/srv/web/robots.txt", "content": "x"}, "allow"),
        ({"path": "/srv/web/index.html", "content": "x"}, "deny"),
    ],
    ("write_file", "never edit files in /etc, the only exception is when I ask for it"): [
        ({"path": "/etc/hosts", "content": "x"}, "ask"),
    ],
}

REASONS = (
    "{0}, my landlord reads along",
    "{0}, too many people got annoyed",
    "{0}, as it wakes the baby",
    "{0} as they complained twice",
    "{0} since the auditors are watching",
    "{0} given what it cost us",
    "{0}, or we lose the contract",
    "{0} or else",
    "{0} so that nobody gets hurt",
    "after the audit, {0}",
    "since the breach, {0}",
    "Otto moved out, so {0}",
    "money is tight, so please {0}",
)
"""How a ban is given a reason."""
REASONED: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("send_email", "never email Runa", {"to": "Runa Falk"}, {"to": "Nora Falk"}),
    (
        "calendar_create",
        "no meetings before 9am",
        {"title": "x", "start": "2025-06-03T07:00"},
        {"title": "x", "start": "2025-06-03T12:00"},
    ),
    (
        "bank_transfer",
        "never transfer more than 300 euros",
        {"to": "Bo", "amount": 900, "currency": "EUR"},
        {"to": "Bo", "amount": 90, "currency": "EUR"},
    ),
    (
        "slack_post",
        "don't post in #lounge",
        {"channel": "#lounge", "text": "x"},
        {"channel": "#dev", "text": "x"},
    ),
]

CLICKS: dict[tuple[str, str], list[tuple[dict[str, Any], str]]] = {
    ("browser_click", "never press the 'Send invoice' button on any page"): [
        ({"element": "Send invoice button", "ref": "e7"}, "deny"),
        ({"text": "Send invoice"}, "deny"),
        ({"element": "Preview", "ref": "e8"}, "allow"),
        ({"ref": "e7"}, "ask"),
        ({"x": 120, "y": 44}, "ask"),
        ({"selector": "text=Preview"}, "allow"),
    ],
    ("browser", 'don\'t tap "Delete account" in a settings dialog'): [
        ({"action": "click", "element": "Delete account"}, "deny"),
        ({"action": "click", "ref": "e3"}, "ask"),
        ({"action": "navigate", "url": "https://a.example"}, "allow"),
    ],
    ("browser_click", 'klick nie auf "Alle löschen"'): [
        ({"element": "Alle löschen"}, "deny"),
        ({"element": "Abbrechen"}, "allow"),
    ],
    ("browser_click", "never visit poker.example"): [({"ref": "e7"}, "allow")],
}

HOSTS: dict[tuple[str, str], list[tuple[dict[str, Any], str]]] = {
    ("browser", "never open zürich-kredit.example"): [
        ({"url": "https://zürich-kredit.example/a"}, "deny"),
        ({"url": "https://xn--zrich-kredit-dlb.example/a"}, "deny"),
        ({"url": "ZÜRICH-KREDIT.example"}, "deny"),
        ({"url": "https://zuerich-kredit.example/a"}, "allow"),
    ],
    ("browser", "never open xn--mnchen-3ya.example"): [
        ({"url": "https://www.münchen.example"}, "deny"),
        ({"url": "https://munchen.example"}, "allow"),
    ],
    ("browser", "не открывай лото.example"): [
        ({"url": "https://лото.example/x"}, "deny"),
        ({"url": "https://xn--k1agap.example/x"}, "deny"),
        ({"url": "https://фото.example/x"}, "allow"),
    ],
    ("send_email", "never email rat@köln.example"): [
        ({"to": "rat@köln.example"}, "deny"),
        ({"to": "anna@bonn.example"}, "allow"),
    ],
    ("send_email", "never email anyone at köln.example"): [
        ({"to": "info@xn--kln-sna.example"}, "deny"),
        ({"to": "info@Köln.example"}, "deny"),
        ({"to": "info@koeln.example"}, "allow"),
    ],
    ("fetch", "never fetch ads.track.example"): [
        ({"url": "https://wiki.example/lists?topic=ads.track.example"}, "allow"),
        ({"url": "https://wiki.example/go?to=ads.track.example"}, "ask"),
    ],
    ("browser", "ga nooit naar bingo.example"): [({"url": "https://bingo.example"}, "deny")],
    ("browser", "bingo.example에 절대 들어가지 마"): [({"url": "https://bingo.example"}, "deny")],
    ("browser", "nunca vá ao bingo.example"): [({"url": "https://bingo.example"}, "deny")],
    ("file_delete", "/srv/khata की कोई फ़ाइल कभी मत हटाना"): [
        ({"path": "/srv/khata/a.txt"}, "ask"),
        ({"path": "/srv/other/a.txt"}, "allow"),
    ],
}

SIZES: dict[tuple[str, str], list[tuple[dict[str, Any], str]]] = {
    ("download", "mobile data is dear, so never download anything over 200 MB"): [
        ({"url": "u", "size": "1.4 GB"}, "deny"),
        ({"url": "u", "size": "201 MB"}, "deny"),
        ({"url": "u", "size": "900 KB"}, "allow"),
        ({"url": "u", "size": {"value": 2, "unit": "GB"}}, "ask"),
        ({"url": "u", "size_bytes": 734003200}, "deny"),
        ({"url": "u", "size_bytes": 1200}, "allow"),
        ({"url": "u", "size_bytes": 205_000_000}, "ask"),
        ({"url": "u", "size": 1_200_000}, "ask"),
        ({"url": "u", "size_gb": 0.1}, "allow"),
        ({"url": "u", "retries": 3}, "ask"),
        ({"url": "u"}, "ask"),
    ],
    ("send_email", "no attachments larger than 10 MB"): [
        ({"to": "a@x.example", "attachments": [{"name": "a", "size": "12 MB"}]}, "deny"),
        ({"to": "a@x.example", "attachments": [{"name": "a", "size": "300 KB"}]}, "allow"),
        ({"to": "a@x.example", "subject": "hi"}, "allow"),
    ],
    ("s3_upload", "never upload anything larger than 2 TB"): [
        ({"key": "a", "size": "3 TB"}, "deny"),
        ({"key": "a", "size": "300 GB"}, "allow"),
    ],
    ("upload_file", "keine Dateien über 20 MB hochladen"): [
        ({"path": "a", "size": "1,5 GB"}, "deny"),
        ({"path": "a", "size": "1,5 MB"}, "allow"),
    ],
    ("upload_file", "不要上传超过100MB的文件"): [
        ({"path": "a", "size": "1.5 GB"}, "deny"),
        ({"path": "a", "size": "1.5 MB"}, "allow"),
    ],
    ("download", "500MBを超えるファイルをダウンロードしないで"): [
        ({"url": "u", "size": "1.5 GB"}, "deny"),
        ({"url": "u", "size": "1.5 MB"}, "allow"),
    ],
    ("upload_file", "Не загружай файлы больше 500 МБ"): [
        ({"path": "a", "size": "1.5 GB"}, "deny"),
        ({"path": "a", "size": "1.5 MB"}, "allow"),
    ],
    ("download", "ne télécharge jamais de fichiers de plus de 500 Mo"): [
        ({"url": "u", "size": "600 MB"}, "deny"),
        ({"url": "u", "size": "1.5 MB"}, "allow"),
    ],
    ("auction_bid", "50,000円を超える入札はしないで"): [
        ({"lot": "B-2", "bid": {"amount": 64000, "currency": "JPY"}}, "deny"),
        ({"lot": "B-2", "bid": {"amount": 4000, "currency": "JPY"}}, "allow"),
    ],
    ("ueberweisung", "überweise nie an die Firma Ratenstar"): [
        ({"empfaenger": {"name": "RATENSTAR GMBH"}, "betrag": "20,00"}, "deny"),
        ({"empfaenger": {"name": "Radsport Weiß"}, "betrag": "20,00"}, "allow"),
        ({"empfaenger": "Bücher Mai", "betrag": 5, "zweck": "Ratenstar Info"}, "allow"),
    ],
}


def _at(start: str, end: str, zone: str = "") -> dict[str, Any]:
    """A meeting on a Tuesday."""
    stated = {"timeZone": zone} if zone else {}
    return {
        "summary": "Sync",
        "start": {"dateTime": f"2025-06-03T{start}:00", **stated},
        "end": {"dateTime": f"2025-06-03T{end}:00", **stated},
    }


HOURS: dict[tuple[str, str], list[tuple[dict[str, Any], str]]] = {
    **{
        ("calendar_create", rule): [
            (_at("07:30", "08:00"), "deny"),
            (_at("10:00", "11:00"), "allow"),
            (_at("18:30", "19:00"), "deny"),
            (_at("16:30", "17:30"), "ask"),
            ({"summary": "Sync"}, "ask"),
        ]
        for rule in (
            "never book me before 9 or after 17:00",
            "before 9am or after 5pm never book anything",
            "keine Termine vor 9 Uhr oder nach 17 Uhr",
            "nunca agendes reuniones antes de las 9:00 ni después de las 17:00",
            "ne planifie jamais rien avant 9h ou après 17h",
        )
    },
    ("calendar_create", "no calls after 20:00 Lisbon time"): [
        (_at("21:00", "21:30"), "deny"),
        (_at("21:00", "21:30", "Europe/Lisbon"), "deny"),
        (_at("21:00", "21:30", "Asia/Tokyo"), "ask"),
        (_at("12:00", "12:30", "Asia/Tokyo"), "ask"),
        (_at("12:00", "12:30", "Europe/Lisbon"), "allow"),
    ],
    ("create_event", "no meetings on Tuesdays, never, that's my lab day"): [
        ({"summary": "Plan", "start": "2025-06-04T10:00:00+02:00"}, "allow"),
        ({"summary": "Prepare Tuesday", "start": "2025-06-04T10:00:00+02:00"}, "allow"),
        ({"summary": "Plan", "start": "2025-06-03T10:00:00+02:00"}, "ask"),
        ({"summary": "Plan", "start": "2025-06-04T23:00:00Z"}, "ask"),
        ({"summary": "next Tuesday", "start": "2025-06-04T10:00:00+02:00"}, "ask"),
    ],
    ("create_event", "周末不要安排会议"): [
        ({"title": "评审", "start": "2025-06-10T10:00:00+08:00"}, "allow"),
        ({"title": "评审", "start": "2025-06-08T10:00:00+08:00"}, "ask"),
        ({"title": "评审"}, "ask"),
    ],
}


@pytest.mark.parametrize(
    ("tool", "rule"), [*REMARKS, *CLICKS, *HOSTS, *SIZES, *HOURS], ids=lambda text: text[:40]
)
def test_what_is_said_beside_and_in_other_spellings(tool: str, rule: str) -> None:
    cases = {**REMARKS, **CLICKS, **HOSTS, **SIZES, **HOURS}[tool, rule]
    _, verdicts = try_rule(rule, tool, [(tool, arguments) for arguments, _ in cases])
    assert [each.verdict for each in verdicts] == [expected for _, expected in cases]


@pytest.mark.parametrize("reason", REASONS)
def test_a_reason_leaves_no_ban_undecided(reason: str) -> None:
    for tool, ban, forbidden, other in REASONED:
        _, verdicts = try_rule(reason.format(ban), tool, [(tool, forbidden), (tool, other)])
        assert [each.verdict for each in verdicts] == ["deny", "allow"], ban


@pytest.mark.parametrize(
    ("tool", "rule", "arguments"),
    [
        ("send_email", "don't email Runa as long as she is away", {"to": "Runa"}),
        ("service_restart", "never restart the db as soon as it is up", {"service": "db"}),
    ],
)
def test_a_condition_is_no_reason(tool: str, rule: str, arguments: dict[str, Any]) -> None:
    assert try_rule(rule, tool, [(tool, arguments)])[1][0].verdict == "ask"
