"""What stands behind a comma: more of the forbidden, a reason, or what is allowed."""

from typing import Any

import pytest

from memoryd.rules.judging.verdict import try_rule

CASES: dict[tuple[str, str], list[tuple[str | dict[str, Any], str]]] = {
    ("bash", "Never use npm again, yarn."): [
        ("yarn add x", "deny"),
    ],
    ("bash", "Never use npm again, yarn, pnpm."): [
        ("yarn add x", "deny"),
    ],
    ("bash", "Never use curl ever, wget."): [
        ("wget http://x.example/a", "deny"),
    ],
    ("bash", "Never run docker at all, podman."): [
        ("podman run x", "deny"),
    ],
    ("bash", "Don't run terraform ever, ansible."): [
        ("ansible all -m ping", "deny"),
    ],
    ("send_email", "Never email sarah again, bob."): [
        ({"to": "bob@x.example"}, "deny"),
    ],
    ("order_food", "Never order pizza again, sushi."): [
        ({"item": "sushi"}, "deny"),
    ],
    ("play_music", "Never play jazz again, metal."): [
        ({"genre": "metal"}, "deny ask"),
    ],
    ("git_push", "Never push to live branches, that's prod and stage."): [
        ({"branch": "prod"}, "deny"),
    ],
    ("bash", "Never push to live branches, that's main and stage."): [
        ("git push origin main", "deny"),
    ],
    ("git_push", "Never push to the live branches, that's prod and stage."): [
        ({"branch": "prod"}, "deny"),
    ],
    ("bash", "Never push to the live branches, that's main and stage."): [
        ("git push origin main", "deny"),
    ],
    ("bash", "Never delete the backups, there's ~/bak and /srv/bak."): [
        ("rm -rf /srv/bak", "deny"),
    ],
    ("book_hotel", "Never book other hotels, we only use Hilton."): [
        ({"hotel": "Hilton"}, "allow"),
    ],
    ("bash", "Never install packages, we only use uv."): [
        ("uv pip install x", "allow ask"),
    ],
    ("play_music", "Never play anything, he only likes rock."): [
        ({"genre": "rock"}, "allow ask"),
    ],
    ("order_food", "Never order food, she only wants pizza."): [
        ({"item": "pizza"}, "allow ask"),
    ],
    ("send_email", "Never write to Kim in English, she only speaks Korean."): [
        ({"to": "kim@x.example", "body": "안녕하세요"}, "allow ask"),
    ],
    ("share_doc", "Never share with anyone, only specific people."): [
        ({"users": ["bob@x.example"]}, "ask"),
    ],
    ("send_email", "Never email anyone, only named people."): [
        ({"to": "bob@x.example"}, "ask"),
    ],
    ("send_email", "After this Friday, never email Sarah."): [
        ({"to": "sarah@x.example"}, "ask"),
    ],
    ("send_email", "After this sprint, never email Sarah."): [
        ({"to": "sarah@x.example"}, "ask"),
    ],
    ("bash", "After all deploys, never restart nginx."): [
        ("systemctl restart nginx", "ask"),
    ],
    ("bash", "never delete /nix/store"): [("rm -rf /nix/store", "deny")],
    ("send_email", "never email nix@x.example"): [({"to": "nix@x.example"}, "deny")],
    ("send_email", "never email Ana or Ben, she's ana@x.example"): [
        ({"to": "ben@x.example"}, "deny ask"),
        ({"to": "ana@x.example"}, "deny"),
    ],
    ("send_email", "never email the CEO or the CFO, she's cfo@x.example"): [
        ({"to": "ceo@x.example"}, "deny ask"),
    ],
    ("send_email", "never email support, it's help@x.example"): [
        ({"to": "support@x.example"}, "deny ask"),
    ],
    ("bash", "only push to dev, never delete other branches"): [
        ("git branch -D main", "deny ask"),
    ],
    ("read_file", "don't read /srv/a and go through /srv/b"): [({"path": "/srv/b/x"}, "deny")],
    ("slack_post", "never post in #dev or #svp"): [({"channel": "#svp", "text": "x"}, "deny")],
    ("bash", "never delete /srv/stp"): [("rm -rf /srv/other", "allow")],
    ("submit_claim", "never file claims"): [({"x": "y"}, "deny ask")],
    ("send_email", "never email Friends Inc"): [({"to": "Friends Inc <a@b.example>"}, "deny ask")],
    ("google_news", "never search for Tesla"): [({"query": "Tesla"}, "deny")],
    ("send_email", "不要给acme.com外部发邮件"): [({"to": "bob@gmail.com"}, "deny ask")],
    ("create_event", "不要在二十二点前安排会议"): [({"title": "x", "start": "15:00"}, "deny ask")],
    ("make_payment", "never overspend, that's more than 1000 euros"): [
        ({"to": "x", "amount": 5000, "currency": "EUR"}, "deny ask"),
    ],
    ("delete_file", "never delete anything, logs are fine"): [
        ({"path": "/var/log/a.log"}, "ask allow"),
    ],
    ("send_money", "never spend over 100 euros or anything"): [
        ({"amount": 5, "currency": "EUR", "to": "Shop"}, "allow ask"),
    ],
    ("place_order", "no orders without a PO number"): [
        ({"item": "x", "po_number": "placeholder1"}, "deny ask"),
        ({"item": "x", "po_number": "PO-44871"}, "allow"),
    ],
    ("mail", "never read Ana's mails, never delete one"): [
        ({"action": "delete", "from": "ana@x.example"}, "deny ask"),
    ],
    ("create_event", "no meetings on Fridays, never book one"): [
        ({"title": "x", "date": "2026-11-26"}, "ask allow"),
    ],
    ("bash", "never force push, and --force-with-lease counts as well"): [
        ("git push --force-with-lease origin dev", "deny"),
        ("git push --force origin dev", "deny"),
        ("git push origin dev", "allow"),
    ],
    ("crm_enroll", "never enroll anybody in the Winback sequence, legal hasn't cleared it"): [
        ({"contact": "o@x.example", "sequence_name": "Winback"}, "deny"),
        ({"contact": "o@x.example", "sequence_name": "Onboarding"}, "allow"),
    ],
    ("whatsapp_send", "Schreib nichts in die Gruppe „Klasse 3b“, das gibt nur Streit"): [
        ({"chat": {"type": "group", "name": "Klasse 3b"}, "text": "x"}, "deny"),
        ({"chat": {"type": "group", "name": "Klasse 4a"}, "text": "x"}, "allow"),
    ],
    ("whatsapp_send", "Schreib nie an Tim, das geht nur mit Freigabe"): [
        ({"to": "Tim", "text": "x"}, "ask"),
    ],
    ("order_food", "Bestell nichts, was Nüsse enthält"): [
        ({"item": "Knuspermüsli"}, "ask"),
        ({"item": "Nüsse"}, "deny"),
    ],
    ("send_email", "schreib keine Mails, das ist nur Anna erlaubt"): [
        ({"to": "Anna", "body": "x"}, "allow"),
    ],
    ("send_email", "no envíes correos a Ana, el Bruno no"): [
        ({"to": "Bruno", "body": "x"}, "deny"),
    ],
    ("send_email", "never email Sarah, Tom isn't included"): [
        ({"to": "Sarah", "body": "x"}, "deny ask"),
    ],
    ("subscription_cancel", "never cancel Netflix, Disney+ or the newspaper"): [
        ({"service": "Disney+"}, "deny"),
        ({"service": "Gym"}, "allow"),
    ],
    ("phone_call", "晚上九点(21:00)以后不要给奶奶打电话"): [
        ({"contact": "奶奶", "time": "21:30"}, "deny"),
        ({"contact": "奶奶", "time": "20:30"}, "allow"),
    ],
    ("bash", "don't use sudo — tell me and I'll run it myself"): [
        ("sudo apt update", "deny"),
        ("apt list", "allow"),
    ],
    ("bash", "don't push to main, tell me and I'll approve it"): [("git push origin main", "ask")],
    ("bash", "don't use sudo, ask me first and I'll do it"): [("sudo apt update", "ask")],
    ("web_search", "no web searches, work only from what's in the repo"): [
        ({"query": "x"}, "deny"),
    ],
    ("write_file", "stop creating SUMMARY.md after every task, I never read them"): [
        ({"path": "SUMMARY.md", "content": "x"}, "deny"),
        ({"path": "README.md", "content": "x"}, "allow"),
    ],
    ("bash", "don't run the tests after every edit"): [("npm test", "ask")],
    ("bash", "don't run kubectl against the production context, read or write"): [
        ("kubectl --context production get pods", "deny"),
        ("kubectl --context staging get pods", "allow"),
    ],
    ("bank_transfer", "never send money to Brix or any account of theirs"): [
        ({"beneficiary": {"name": "Brix"}, "amount": 5}, "deny"),
        ({"beneficiary": {"name": "Kolle"}, "amount": 5}, "allow"),
    ],
    ("send_email", "don't email Dana or anyone on her team"): [
        ({"to": "dana@x.example"}, "deny"),
        ({"to": "tom@x.example"}, "ask"),
    ],
    ("send_email", "only email people at acme.example, never anyone outside"): [
        ({"to": ["a@acme.example", "b@x.example"]}, "deny"),
        ({"to": "a@acme.example"}, "allow"),
    ],
    ("bash", "don't use sudo, I never want you to delete files"): [("rm -rf x", "deny")],
    ("delete_file", "only read files in /data/reports, never delete outside"): [
        ({"path": "/etc/passwd"}, "ask"),
    ],
    ("send_email", "only email Ana, never anyone outside"): [({"to": "Ana"}, "ask")],
}
"""By tool and rule: the arguments of a call, or a command line, and the verdicts that are right."""


@pytest.mark.parametrize(
    ("tool", "text", "given", "verdicts"),
    [(*named, *case) for named, cases in CASES.items() for case in cases],
)
def test_behind_a_comma(tool: str, text: str, given: str | dict[str, Any], verdicts: str) -> None:
    """A list goes on behind a comma, a reason does not, and neither changes what is forbidden."""
    arguments = {"command": given} if isinstance(given, str) else given
    assert try_rule(text, tool, [(tool, arguments)])[1][0].verdict in verdicts.split()
