"""What loosens a rule loosens it for what it was meant for, and for nothing beside it."""

from typing import Any

import pytest

from memoryd.rules.judging.verdict import try_rule


@pytest.mark.parametrize(
    ("tool", "text", "arguments", "verdicts"),
    [
        (
            "send_email",
            "Never email Sarah.",
            {"to": [{"email": "sarah@x.example", "selected": False}]},
            "deny",
        ),
        (
            "book_flight",
            "Never add insurance.",
            {"extras": [{"name": "insurance", "selected": False}]},
            "allow ask",
        ),
        (
            "book_flight",
            "Never add insurance.",
            {"extras": [{"name": "insurance", "selected": True}]},
            "ask deny",
        ),
        ("git_push", "Never use --force.", {"command": "git push --force", "force": False}, "deny"),
        ("calendar_create", "Nunca invites a Julio.", {"attendees": ["julio@x.example"]}, "deny"),
        (
            "send_email",
            "Ana broke up with Bruno. Don't email her.",
            {"to": "ana@x.example"},
            "ask deny",
        ),
        (
            "send_email",
            "Ana broke up with Bruno. Don't email her.",
            {"to": "bruno@x.example"},
            "ask",
        ),
        (
            "bash",
            "Never delete pods in the prod namespace.",
            {"command": "kubectl delete pod a -n payments-prod"},
            "deny",
        ),
        (
            "jira_edit_issue",
            "Never edit closed tickets.",
            {"key": "A-1", "status": "in progress"},
            "ask",
        ),
        (
            "update_incident",
            "Never set incidents to resolved.",
            {"id": "P1", "state": "resolved"},
            "deny",
        ),
        (
            "update_incident",
            "Never set incidents to resolved.",
            {"id": "P1", "state": "acknowledged"},
            "allow",
        ),
        (
            "jira_add_comment",
            "Never mention Falcon.",
            {"key": "A-1", "body": "Falcon ships in May."},
            "deny",
        ),
        (
            "jira_add_comment",
            "Never mention Falcon.",
            {"key": "A-1", "body": "It ships in May."},
            "allow",
        ),
        (
            "book_hotel",
            "Never book anything in August.",
            {"check_in": "2026-07-28", "check_out": "2026-09-03"},
            "deny",
        ),
        (
            "book_hotel",
            "Never book anything in August.",
            {"check_in": "2026-09-08", "check_out": "2026-09-13"},
            "allow",
        ),
        (
            "calendar_create",
            "Never add an event without a reminder.",
            {"title": "x", "no_reminder": True},
            "ask deny",
        ),
        (
            "turn_on_lights",
            "Never turn on lights except in the kitchen.",
            {"rooms": ["kitchen", "bedroom"]},
            "ask deny",
        ),
        (
            "book_hotel",
            "Never book a hotel over 300 euros a night.",
            {"price": 400, "nights": 4, "fee": 100},
            "ask deny",
        ),
        (
            "bash",
            "Never restart nginx on web1.example.com.",
            {"command": "ssh web1.example.com systemctl restart postgres"},
            "allow",
        ),
        ("db_query", "Never delete the costs table.", {"sql": "DROP TABLE users"}, "allow"),
        ("db_query", "Never delete the costs table.", {"sql": "DROP TABLE costs"}, "deny"),
        (
            "calendar_update",
            "Never move meetings with April.",
            {"event_id": "e1", "title": "April planning", "start": "2026-05-04T10:00"},
            "allow ask",
        ),
        (
            "add_issue_comment",
            "Never @mention anyone.",
            {"issue": 8, "body": "@lea please look"},
            "deny",
        ),
        (
            "add_issue_comment",
            "Never @mention anyone.",
            {"issue": 8, "body": "mail lea@x.example"},
            "allow",
        ),
        (
            "add_issue_comment",
            "Don't @-mention octo-lead.",
            {"issue": 8, "body": "@octo-lead?"},
            "deny",
        ),
        (
            "add_issue_comment",
            "Don't @-mention octo-lead.",
            {"issue": 8, "body": "@octo-ops?"},
            "allow",
        ),
        (
            "pay_bill",
            "Never pay from any account other than the one ending in 3318.",
            {"payee": "Gas Works", "from_account": "x3318"},
            "allow",
        ),
        (
            "pay_bill",
            "Never pay from any account other than the one ending in 3318.",
            {"payee": "Gas Works", "from_account": "x8133", "reference": "3318"},
            "deny",
        ),
        (
            "pay_bill",
            "Never pay from any account other than the one ending in 3318.",
            {"payee_account": "DE00000000000000003318", "amount": 12},
            "ask",
        ),
        (
            "pay_bill",
            "Never pay from any account other than the one ending in 3318.",
            {"payee": "Gas Works", "from_account": "household"},
            "ask",
        ),
        (
            "bash",
            "Never run git except git status.",
            {"command": "git push origin status"},
            "deny ask",
        ),
        ("bash", "Never run git except git status.", {"command": "git -p push status"}, "deny ask"),
        (
            "bash",
            "Never run git except git status.",
            {"command": "git -C /srv/shop status -s"},
            "allow",
        ),
        (
            "bash",
            "Never use kubectl except kubectl get.",
            {"command": "kubectl delete pod get"},
            "deny ask",
        ),
        (
            "bash",
            "Never use kubectl except kubectl get.",
            {"command": "kubectl -n shop get pods"},
            "allow",
        ),
        (
            "bash",
            "Never use sudo except for apt update.",
            {"command": "sudo apt-get update -y | tail -n 3"},
            "allow",
        ),
        (
            "bash",
            "Never use sudo except for apt update.",
            {"command": "sudo apt update; sudo reboot"},
            "deny",
        ),
        (
            "bash",
            "Never use sudo except for apt update.",
            {"command": "sudo apt update -o APT::Update::Pre-Invoke::=/bin/sh"},
            "deny",
        ),
        (
            "bash",
            "Never use sudo except for apt update.",
            {"command": "sudo LD_PRELOAD=./x.so apt update"},
            "deny",
        ),
        ("bash", "Never use sudo except for apt update.", {"command": "sudo ./apt update"}, "deny"),
        (
            "send_email",
            "Never email Ines unless Ines asks for it.",
            {"to": "ines@x.example"},
            "ask deny",
        ),
        (
            "calendar_invite",
            "Never invite anyone from finance except Uma Roy.",
            {"guests": [{"name": "Uma Roy", "dept": "finance"}]},
            "allow",
        ),
        (
            "calendar_invite",
            "Never invite anyone from finance except Uma Roy.",
            {"guests": [{"name": "Uma Roy", "dept": "finance"}, {"dept": "finance"}]},
            "deny",
        ),
        (
            "calendar_invite",
            "Never invite anyone from finance except Uma Roy.",
            {"guests": [{"name": "Bo Lind", "dept": "finance"}]},
            "deny",
        ),
        (
            "calendar_invite",
            "Never invite anyone from finance except Uma Roy.",
            {"guests": [{"name": "Uma Roy", "dept": "x@finance.example"}]},
            "deny ask",
        ),
        (
            "vault_read",
            "Never read anything in the folder Taxes.",
            {"folder": "Films", "name": "Taxes and other horrors"},
            "ask",
        ),
        (
            "vault_read",
            "Never read anything in the folder Taxes.",
            {"folder": "Films", "name": "Taxes"},
            "deny",
        ),
        (
            "vault_read",
            "Never read anything in the folder Taxes.",
            {"folder": "Films", "place": "folder:Taxes"},
            "deny",
        ),
        (
            "vault_read",
            "Never read anything in the folder Taxes.",
            {"folder": "Films", "path": "Taxes/2025"},
            "deny",
        ),
        (
            "order_food",
            "Never order from any shop other than Brot.",
            {"shop": "Brot", "items": [{"item": "rye"}]},
            "allow",
        ),
        (
            "order_food",
            "Never order from any shop other than Brot.",
            {"shop": "Keks", "items": [{"item": "Brot"}]},
            "deny",
        ),
        (
            "order_food",
            "Never order from any shop other than Brot.",
            {"shop": "Brot", "seller": "Keks"},
            "deny",
        ),
        (
            "send_invoice",
            "Never send an invoice without a PO number.",
            {"invoice": "I-1", "poNumber": "4411"},
            "allow",
        ),
        (
            "send_invoice",
            "Never send an invoice without a PO number.",
            {"invoice": "I-1", "poNumber": "TBD"},
            "deny ask",
        ),
        (
            "send_invoice",
            "Never send an invoice without a PO number.",
            {"invoice": "I-1", "poNumberRequired": True},
            "deny ask",
        ),
        (
            "send_invoice",
            "Never send an invoice without a PO number.",
            {"invoice": "I-1", "invoiceNumber": "4411"},
            "deny ask",
        ),
        (
            "jira_edit_issue",
            "Never set the priority to Highest on OPS tickets.",
            {"key": "OPS-4", "priority": "Highest"},
            "deny",
        ),
        (
            "jira_edit_issue",
            "Never set the priority to Highest on OPS tickets.",
            {"key": "WEB-4", "priority": "Highest"},
            "allow ask",
        ),
        (
            "jira_edit_issue",
            "Never set the priority to Highest on OPS tickets.",
            {"id": 10412, "priority": "Highest"},
            "ask",
        ),
        (
            "send_email",
            "Mr. Aas has retired, so never cc him on anything.",
            {"to": "l@x.example", "cc": "Aas <a@x.example>"},
            "deny",
        ),
        (
            "send_email",
            "Mr. Aas has retired, so never cc him on anything.",
            {"to": "l@x.example", "cc": "u@x.example"},
            "allow",
        ),
        ("send_email", "Never cc her.", {"to": "l@x.example", "cc": "u@x.example"}, "deny ask"),
        (
            "gate_control",
            "Do not open the front gate.",
            {"device": "front_gate", "action": "get_status"},
            "allow",
        ),
        (
            "gate_control",
            "Do not open the front gate.",
            {"device": "front_gate", "action": "open"},
            "deny",
        ),
        (
            "gate_control",
            "Do not open the front gate.",
            {"device": "front_gate", "action": "toggle"},
            "ask deny",
        ),
        (
            "gate_control",
            "Do not open the front gate.",
            {"device": "front_gate", "position": 100},
            "ask deny",
        ),
    ],
)
def test_what_loosens_a_rule_is_narrow(
    tool: str, text: str, arguments: dict[str, Any], verdicts: str
) -> None:
    """The same words in another place than the one that loosens a rule loosen nothing."""
    assert try_rule(text, tool, [(tool, arguments)])[1][0].verdict in verdicts.split()
