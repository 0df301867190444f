"""One call in the forms that tools give it: commands in parts, names in other languages, sums of
a month, what a rule explains."""

from typing import Any

import pytest

from memoryd.rules.judging.verdict import try_rule

CASES: dict[tuple[str, str], list[tuple[dict[str, Any], str]]] = {
    ("git", "never push to main"): [
        ({"command": "push", "args": ["origin", "main"]}, "deny"),
        ({"args": ["origin", "main"], "command": "push"}, "deny"),
        ({"command": "push", "args": "origin main"}, "deny"),
        ({"command": "push", "args": "origin dev; git push origin main"}, "deny"),
        ({"command": "push", "args": ["origin", "dev"]}, "allow"),
        ({"command": "log", "args": ["main"]}, "allow"),
        ({"command": "status", "args": ["git", "push", "origin", "main"]}, "deny"),
        ({"command": "status", "args": ["push", "origin", "main"]}, "deny"),
    ],
    ("kubectl", "never delete pod web-1"): [
        ({"command": "delete", "args": ["pod", "web-1"]}, "deny"),
        ({"command": "get", "args": ["pod", "web-1"]}, "allow"),
        ({"command": "get", "args": ["delete", "pod", "web-1"]}, "deny"),
    ],
    ("aws_cli", "never delete anything from the bucket acme-archive"): [
        ({"service": "s3", "command": "rm", "args": ["s3://acme-archive/x"]}, "deny"),
        ({"command": "s3 rm", "args": ["s3://acme-archive/x"]}, "deny"),
        ({"service": "s3", "command": "ls", "args": ["s3://acme-archive/"]}, "allow"),
    ],
    ("compra_articolo", "Non comprare niente su Amazon, solo nei negozi del paese"): [
        ({"negozio": "Amazon", "articolo": "lampada"}, "deny"),
    ],
    ("elimina_documento", "non eliminare mai il contratto Rossi"): [
        ({"documento": "contratto Rossi"}, "deny"),
        ({"documento": "contratto Bianchi"}, "allow"),
    ],
    ("zakupy_zamow", "Nie kupuj niczego na Allegro"): [
        ({"sklep": "Allegro", "produkt": "czajnik"}, "deny"),
        ({"sklep": "Ceneo", "produkt": "czajnik"}, "allow"),
    ],
    ("aggiungi_al_carrello", "non comprare cose inutili"): [({"articolo": "portachiavi"}, "ask")],
    ("termin_erstellen", "Keine Termine nach 17 Uhr eintragen"): [
        ({"titel": "Bauamt", "beginn": "18:00"}, "deny"),
        ({"titel": "Bauamt", "beginn": "16:00"}, "allow"),
    ],
    ("deploy", "本番環境にはデプロイしないで"): [
        ({"service": "予約API", "environment": "本番"}, "deny"),
        ({"service": "予約API", "environment": "staging"}, "allow"),
    ],
    ("gmail_send", "田中さんには絶対にメールしないでください"): [
        ({"to": ["田中健 <tanaka.k@example.jp>"]}, "deny"),
        ({"to": ["中田健 <n@example.jp>"]}, "allow"),
    ],
    ("gmail_send", "鈴木部長には連絡しないでください"): [
        ({"to": ["鈴木部長 <s@example.jp>"]}, "deny"),
        ({"to": ["鈴木一郎 <s@example.jp>"]}, "ask"),
    ],
    ("feishu_send_message", "不要在公告群发消息"): [
        ({"chat": {"name": "公告群", "chat_id": "oc_a1"}, "content": "周五停电"}, "deny"),
        ({"chat": {"chat_id": "oc_a1"}, "content": "周五停电"}, "ask"),
    ],
    ("grocery_checkout", "don't spend more than 80 euros a week on groceries"): [
        ({"total": 96.2, "currency": "EUR"}, "deny"),
        ({"total": 46.2, "currency": "EUR"}, "ask"),
        ({"weekly_total": 46.2, "currency": "EUR"}, "allow"),
    ],
    ("grocery_checkout", "don't spend more than 80 euros"): [
        ({"total": 46.2, "currency": "EUR"}, "allow"),
    ],
    ("k8s_scale", "Never scale checkout below 3 replicas"): [
        ({"command": "kubectl delete deploy/checkout --grace-period=0"}, "deny"),
    ],
    ("spotify_add_to_queue", "stop playing Coldplay"): [
        ({"tracks": [{"artist": "Moby"}, {"artist": "Coldplay"}]}, "deny"),
        ({"tracks": [{"artist": "Moby"}]}, "allow"),
    ],
    ("hubspot_update_deal", "Don't change the stage of the Halvorsen deal"): [
        ({"dealName": "Halvorsen renewal", "properties": {"dealstage": "won"}}, "deny"),
        ({"dealName": "Halvorsen renewal", "properties": {"amount": "1"}}, "ask"),
    ],
    ("shell_exec", "never FLUSHALL redis"): [
        ({"command": "redis-cli -p 6380 flushall async"}, "deny"),
        ({"command": "redis-cli -p 6380 ping"}, "allow"),
    ],
    ("github_request_reviewers", "don't request reviews from @jonasb"): [
        ({"pull_number": 3, "reviewers": ["jonasb"]}, "deny"),
        ({"reviewers": ["jonas-berg"]}, "allow"),
        ({"pull_number": 3}, "ask"),
    ],
    ("edit_file", "never edit generated code, meaning everything under src/gen/"): [
        ({"path": "/repo/src/gen/api.py", "content": "x"}, "deny"),
        ({"path": "/repo/src/app/api.py", "content": "x"}, "ask"),
    ],
    ("edit_file", "Ändere keinen generierten Code, d.h. alles unter src/gen/"): [
        ({"path": "/repo/src/gen/api.py", "content": "x"}, "deny"),
    ],
    ("delete_email", "Never delete emails unless they're in the folder Spam"): [
        ({"message_id": "AAMk-77", "folder": "Receipts"}, "deny"),
        ({"message_id": "AAMk-77", "folder": "Spam"}, "allow"),
    ],
}


@pytest.mark.parametrize(
    ("tool", "text", "arguments", "verdict"),
    [(*rule, *call) for rule, calls in CASES.items() for call in calls],
)
def test_forms_of_a_call(tool: str, text: str, arguments: dict[str, Any], verdict: str) -> None:
    """A call that says the forbidden is denied in each form; its neighbour is not."""
    _, answers = try_rule(text, tool, [(tool, arguments)])
    assert answers[0].verdict == verdict
