"""What an exception lets pass, and what beside it stays forbidden."""

from typing import Any

import pytest

from memoryd.rules.judging.verdict import try_rule

CASES: dict[tuple[str, str], list[tuple[str | dict[str, Any], str]]] = {
    ("send_payment", "Never pay anyone except Bob."): [
        ({"payee": "Bob", "recipient": "Alice", "amount": 5}, "deny ask"),
        ({"payee": "Bob", "to": "alice@x.example"}, "deny ask"),
        ({"vendor": "Bob", "beneficiary": "Alice"}, "deny ask"),
        ({"vendor": "Bob", "iban": "DE1", "account_holder": "Alice"}, "deny ask"),
        ({"payments": [{"payee": "Bob"}, {"to": "Alice"}]}, "deny ask"),
    ],
    ("send_payment", "Only pay Bob."): [
        ({"payee": "Bob", "recipient": "Alice", "amount": 5}, "deny ask"),
        ({"payee": "Bob", "to": "alice@x.example"}, "deny ask"),
        ({"vendor": "Bob", "beneficiary": "Alice"}, "deny ask"),
        ({"vendor": "Bob", "iban": "DE1", "account_holder": "Alice"}, "deny ask"),
        ({"payments": [{"payee": "Bob"}, {"to": "Alice"}]}, "deny ask"),
    ],
    ("send_payment", "Never transfer money to anyone but Bob."): [
        ({"payee": "Bob", "recipient": "Alice", "amount": 5}, "deny ask"),
        ({"payee": "Bob", "to": "alice@x.example"}, "deny ask"),
        ({"vendor": "Bob", "beneficiary": "Alice"}, "deny ask"),
        ({"vendor": "Bob", "iban": "DE1", "account_holder": "Alice"}, "deny ask"),
        ({"payments": [{"payee": "Bob"}, {"to": "Alice"}]}, "deny ask"),
    ],
    ("order_food", "Never order from any shop other than Brot."): [
        ({"shop": "Brot", "restaurant": "Keks"}, "deny ask"),
        ({"orders": [{"shop": "Brot"}, {"restaurant": "Keks"}]}, "deny ask"),
    ],
    ("purchase_item", "Never buy gifts for anyone except Ann."): [
        ({"seller": "Ann", "recipient": "Bob", "item": "gift"}, "deny ask"),
    ],
    ("bash", "Never use sudo except for apt update."): [
        ("sudo apt update -c /tmp/evil.conf", "deny ask"),
        ("sudo apt update --config-file /tmp/evil.conf", "deny ask"),
        ("sudo apt update -c/tmp/evil.conf", "deny ask"),
        ("sudo apt update", "allow"),
        ("sudo apt-get update -y", "allow"),
    ],
    ("bash", "Never use sudo except for apt install curl."): [
        ("sudo apt install curl netcat", "deny ask"),
        ("sudo apt install -y curl", "allow"),
    ],
    ("bash", "Never use sudo except for systemctl restart nginx."): [
        ("sudo systemctl restart nginx postgres", "deny ask"),
        ("sudo systemctl restart nginx", "allow"),
    ],
    ("bash", "Never use sudo except for docker restart web."): [
        ("sudo docker restart web db", "deny ask"),
    ],
    ("bash", "Never use sudo except for pip install requests."): [
        ("sudo pip install requests evil", "deny ask"),
    ],
    ("bash", "Never use sudo except for git pull."): [
        ("sudo git pull --upload-pack /tmp/x", "deny ask"),
        ("sudo git --namespace pull push", "deny ask"),
        ("sudo git pull", "allow"),
    ],
    ("bash", "Never use sudo except for systemctl status."): [
        ("sudo systemctl -t status stop nginx", "deny ask"),
        ("sudo systemctl status nginx", "allow"),
    ],
    ("bash", "Never use sudo except for docker ps."): [
        ("sudo docker -l ps run ubuntu rm x", "deny ask"),
        ("sudo docker ps", "allow"),
    ],
    ("bash", "Never use sudo except for make install."): [
        ("sudo make install uninstall", "deny ask"),
    ],
    ("bash", "Never run make except make test."): [
        ("make test deploy", "deny ask"),
        ("make test", "allow"),
        ("make -f /tmp/x.mk test", "deny ask"),
    ],
    ("bash", "Never use systemctl except systemctl restart nginx."): [
        ("systemctl restart nginx postgres", "deny ask"),
    ],
    ("bash", "Never run systemctl except systemctl restart nginx."): [
        ("systemctl restart nginx postgres", "deny ask"),
    ],
    ("bash", "Never use docker except docker restart web."): [
        ("docker restart web db", "deny ask"),
    ],
    ("bash", "Never run docker except docker restart web."): [
        ("docker restart web db", "deny ask"),
    ],
    ("bash", "Never use kubectl except kubectl get."): [
        ("kubectl --server get delete pod x", "deny ask"),
        ("kubectl get pods -o wide", "allow"),
        ("kubectl get pods -n shop", "allow"),
    ],
    ("bash", "Never run kubectl except kubectl get."): [
        ("kubectl --server get delete pod x", "deny ask"),
        ("kubectl --server=https://evil.example get pods", "deny ask"),
    ],
    ("bash", "Never use aws except aws s3 ls."): [
        ("aws --output s3 ls", "deny ask"),
        ("aws --output s3 ls s3 rm x", "deny ask"),
    ],
    ("bash", "Never run aws except aws s3 ls."): [
        ("aws --output s3 ls", "deny ask"),
        ("aws --output s3 ls s3 rm x", "deny ask"),
        ("aws s3 ls s3://shop", "allow"),
    ],
    ("bash", "Never use git except git status."): [
        ("git --namespace status push", "deny ask"),
    ],
    ("bash", "Never run git except git status."): [
        ("git --namespace status push", "deny ask"),
        ("git status -s", "allow"),
        ("git -C /x status --short", "allow"),
        ("git -c core.fsmonitor=/tmp/x status", "deny ask"),
    ],
    ("bash", "Never use pip except pip install requests."): [
        ("pip install requests evil", "deny ask"),
    ],
    ("bash", "Never run pip except pip install requests."): [
        ("pip install requests evil", "deny ask"),
    ],
    ("send_invoice", "Never send an invoice without a PO number."): [
        ({"po_number": "TODO-1"}, "deny ask"),
        ({"po_number": "n/a-1"}, "deny ask"),
        ({"po_number": "null", "previous": {"po_number": "44"}}, "deny ask"),
        ({"template": {"po": "44"}}, "deny ask"),
        (
            {"invoices": [{"id": "I-1", "po_number": "44"}, {"id": "I-2", "po_number": ""}]},
            "deny ask",
        ),
        ({"invoices": [{"id": "I-1", "po_number": "44"}, {"id": "I-2"}]}, "deny ask"),
        ({"po_number": "-1"}, "deny ask"),
        ({"po_number": "pending_2026"}, "deny ask"),
    ],
    ("ship_order", "Never ship an order without a tracking number."): [
        ({"order": 5, "tracking": 1}, "deny ask"),
    ],
    ("book_hotel", "Never book without a confirmation code."): [
        ({"hotel": "x", "confirmation": 1}, "deny ask"),
    ],
    ("pay_bill", "Never pay from any account other than the one ending in 3318."): [
        ({"from_account": "x3318", "card": "x8133"}, "deny ask"),
        ({"from_account": "x3318", "fallback_account": "x8133"}, "deny ask"),
        ({"transfers": [{"from_account": "x3318"}, {"account": "x8133"}]}, "deny ask"),
        ({"from_account": "8133/3318"}, "deny ask"),
        ({"from_account": "any except 3318"}, "deny ask"),
    ],
    ("pay_bill", "Only pay from the account ending in 3318."): [
        ({"from_account": "x3318", "card": "x8133"}, "deny ask"),
        ({"from_account": "x3318", "fallback_account": "x8133"}, "deny ask"),
        ({"transfers": [{"from_account": "x3318"}, {"account": "x8133"}]}, "deny ask"),
        ({"from_account": "8133/3318"}, "deny ask"),
        ({"from_account": "any except 3318"}, "deny ask"),
    ],
    ("bash", "Never run kubectl except kubectl get pods."): [
        ("kubectl get pods -o wide", "allow"),
    ],
    ("bash", "Never run npm except npm test."): [
        ("npm --prefix web test", "allow"),
    ],
    ("booking_reserve_room", "never reserve rooms that aren't refundable"): [
        ({"hotel": "x", "rate": {"refundable": False}}, "deny"),
        ({"hotel": "x", "rate": {"refundable": True}}, "allow"),
        ({"hotel": "x"}, "ask"),
    ],
    ("write_file", "never write anywhere except /work, /tmp counts as well"): [
        ({"path": "/etc/x", "content": "x"}, "deny"),
        ({"path": "/tmp/x", "content": "x"}, "deny ask"),
    ],
    ("booking_reserve_room", "if it's for Dad, don't reserve rooms that aren't refundable"): [
        ({"hotel": "x", "refundable": False}, "ask"),
    ],
    ("send_email", "never email help@v.example unless the subject contains [URGENT]"): [
        ({"to": "help@v.example", "subject": "[URGENT] x", "body": "y"}, "allow"),
        ({"to": "help@v.example", "subject": "x", "body": "[URGENT]"}, "deny"),
    ],
    ("wp_create_post", "never publish blog posts, only leave drafts"): [
        ({"title": "x", "status": "publish"}, "deny"),
        ({"title": "x", "status": "draft"}, "allow"),
        ({"title": "x", "status": "draft", "post_status": "publish"}, "deny ask"),
        ({"title": "x"}, "ask"),
    ],
    ("calendar_create", "never book meetings with Sam unless shorter than an hour"): [
        ({"start": "2025-10-09T11:00", "end": "2025-10-09T11:30", "attendees": ["Sam"]}, "allow"),
        ({"start": "2025-10-09T11:00", "end": "2025-10-09T13:00", "attendees": ["Sam"]}, "deny"),
    ],
    ("bash", "never force push. --force-with-lease is fine"): [
        ("git push --force-with-lease origin x", "allow"),
        ("git push --force origin x", "deny"),
        ("git push -uf --force-with-lease origin x", "deny"),
        ("git push --force-with-lease origin +x", "deny"),
        ("git push --force-with-lease origin {+x,y}", "ask"),
        ("cat flags | xargs git push --force-with-lease", "ask"),
        ('git push --force-with-lease origin "$REF"', "ask"),
        ("git push --force-with-lease && git push -f", "deny"),
    ],
    ("buy_item", "don't buy anything from Amazon unless it's a Kindle book"): [
        ({"item": "Dune (Kindle Edition)", "store": "Amazon"}, "ask"),
        ({"item": "Toaster", "store": "Amazon"}, "deny"),
    ],
    ("bash", "never force push but --force-with-lease is ok"): [
        ("git push --force-with-lease", "allow"),
        ("git push --force --force-with-lease", "deny"),
    ],
    ("bash", "don't force-push unless it's with a lease"): [
        ("git push --force-with-lease", "allow"),
        ("git push -f", "deny"),
    ],
    ("git_push", "never force push; --force-with-lease is fine"): [
        ({"flags": ["--force-with-lease"], "branch": "x"}, "allow"),
        ({"flags": ["--force-with-lease", "--force"], "branch": "x"}, "deny"),
        ({"force": True, "force_with_lease": True, "branch": "x"}, "deny"),
    ],
    ("bash", "never force push. --force-with-lease is fine on feature branches"): [
        ("git push --force-with-lease origin main", "deny ask"),
    ],
    ("slack_post", "only post in the Acme workspace"): [
        ({"workspace": "Acme", "channel": "x", "text": "y"}, "allow"),
        ({"workspace": "acme-eu", "channel": "x", "text": "y"}, "deny"),
    ],
}
"""By tool and rule: the arguments of a call, or a command line, and the verdicts that are right."""


@pytest.mark.parametrize(
    ("tool", "text", "given", "verdicts"),
    [(*named, *case) for named, cases in CASES.items() for case in cases],
)
def test_an_exception_lets_pass_what_it_names(
    tool: str, text: str, given: str | dict[str, Any], verdicts: str
) -> None:
    """What stands beside the excepted in a call is judged as if nothing were excepted."""
    arguments = {"command": given} if isinstance(given, str) else given
    assert try_rule(text, tool, [(tool, arguments)])[1][0].verdict in verdicts.split()
