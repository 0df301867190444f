"""What a rule forbids stays forbidden in another spelling, another argument, another order."""

from typing import Any

import pytest

from memoryd.rules.judging.verdict import try_rule

WALLET = "0x9F3cA1b27E55d0aa4C1f0E8B6d2a7C93E4f10b68"
LOWER = WALLET.casefold()
OTHER = "0x1f3ca1b27e55d0aa4c1f0e8b6d2a7c93e4f10b68"
FAMILY = "family@group.example"

CASES: dict[tuple[str, str], list[tuple[str | dict[str, Any], str]]] = {
    ("wallet_pay", f"never send anything to {WALLET}"): [
        ({"to": f"ethereum:{LOWER}@1"}, "deny"),
        ({"to": f"eip155:1:{WALLET}"}, "deny"),
        ({"to": f"Bob <{LOWER}>"}, "deny"),
        ({"to": f"https://etherscan.io/address/{WALLET}"}, "deny"),
        ({"transfers": [{"address": OTHER}, {"address": f"eth:{LOWER}"}]}, "deny"),
        ({"to": LOWER.removeprefix("0x")}, "ask"),
        ({"to": OTHER, "data": f"0xa9059cbb{'0' * 24}{LOWER[2:]}{'0' * 63}1"}, "ask"),
        ({"to": "0x9F3c...0b68"}, "ask"),
        ({"to": OTHER}, "allow"),
        ({"to": f"ethereum:{OTHER}"}, "allow"),
    ],
    ("crypto_transfer", "never transfer to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"): [
        ({"to": "BITCOIN:BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ?amount=1"}, "deny"),
    ],
    ("contract_call", f"never call {WALLET}"): [
        ({"url": f"https://etherscan.io/address/{LOWER}#writeContract"}, "deny"),
        ({"contract": WALLET[2:]}, "ask"),
    ],
    ("wallet_pay", f"send nothing to Bob ({WALLET})"): [
        ({"to": LOWER}, "deny"),
        ({"to": "Bob"}, "ask"),
        ({"to": "bob.eth"}, "ask"),
        ({"to": OTHER}, "allow"),
    ],
    ("bank_transfer", "never send money to Bob (DE89370400440532013000)"): [
        ({"to": "Bob"}, "ask"),
        ({"to": "Ann"}, "allow"),
        ({"iban": "DE12500105170648489890", "beneficiary": "Bob"}, "ask"),
        ({"iban": "DE12500105170648489890"}, "allow"),
    ],
    ("bank_transfer", "never transfer anything to acct 009-4412"): [
        ({"account": "0094412"}, "deny"),
        ({"account": "0094413"}, "allow"),
    ],
    ("social_post", "never post on LinkedIn"): [
        ({"platform": "bluesky", "share_to_linkedin": True, "text": "x"}, "ask"),
        ({"platform": "bluesky", "share_to_linkedin": False, "text": "x"}, "allow"),
        ({"platform": "bluesky", "options": {"crosspost": {"linkedin": True}}}, "ask"),
        ({"platform": "bluesky", "also": "linkedin-page", "text": "x"}, "ask"),
        ({"platform": "bluesky", "text": "I left linkedin"}, "allow"),
        ({"platform": "bluesky", "link": "https://linkedin.com/in/me"}, "allow"),
        ({"platform": "bluesky", "image": "/tmp/linkedin.png", "text": "x"}, "allow"),
        ({"platform": "bluesky", "linkedin": "off", "text": "x"}, "allow"),
    ],
    ("notify", "never post on Slack"): [
        ({"platform": "email", "webhook_url": "https://hooks.slack.com/services/x"}, "ask"),
    ],
    ("package_install", "never install make, request or git"): [
        ({"package": "request~=1.0"}, "deny"),
        ({"package": "git+https://github.com/x/request.git"}, "deny"),
        ({"packages": ["zod", "x/request#main"]}, "deny"),
        ({"dependencies": {"git": "^1.0"}}, "deny"),
        ({"package": "requests"}, "allow"),
    ],
    ("package_install", "never install git & curl"): [
        ({"package": "curl"}, "deny"),
        ({"package": "fish"}, "allow"),
    ],
    ("package_install", "never install lodash"): [
        ({"package": "lodash-4.17.21.tgz"}, "deny"),
        ({"package": "lodash^4"}, "deny"),
        ({"package": "lodash-es"}, "allow"),
    ],
    ("bash", "never install bash, node or gcc"): [
        ("bash -c 'apt install bash'", "deny"),
        ("apt install nodejs", "deny"),
        ("apt install gcc-12", "deny"),
        ("apt install fish", "allow"),
    ],
    ("calendar_create", f"never create events in the calendar {FAMILY}"): [
        ({"calendarId": f"Family <{FAMILY}>"}, "deny"),
        ({"calendarId": f"mailto:{FAMILY}"}, "deny"),
        ({"calendar": {"id": FAMILY}}, "deny"),
        ({"calendarId": "me@x.example", "copyTo": FAMILY}, "ask"),
        ({"calendarId": "me@x.example", "attendees": [FAMILY]}, "allow"),
        ({"calendarId": f"my{FAMILY}"}, "allow"),
    ],
    ("calendar_delete", f"never delete events in the calendar {FAMILY}"): [
        ({"event_id": "e1"}, "ask"),
    ],
    ("http_request", "sende niemals DELETE-Anfragen"): [
        ({"verb": "DELETE", "url": "https://a.example"}, "deny"),
        ({"http_method": "DELETE", "url": "https://a.example"}, "deny"),
        ({"request": "DELETE https://a.example/1"}, "deny"),
        ({"method": "POST", "url": "https://a.example/1?_method=DELETE"}, "deny"),
        ({"requests": [{"method": "DELETE", "url": "u"}, {"method": "GET", "url": "u"}]}, "deny"),
        ({"request": "GET https://a.example/DELETE"}, "allow"),
        ({"type": "DELETE", "url": "https://a.example"}, "deny"),
        ({"url": "https://a.example", "q": "delete"}, "allow"),
    ],
    ("bash", "never curl the production API at api.shop.example"): [
        ("ENV=staging curl https://api.shop.example/x", "deny"),
        ("curl https://api.shop.example/staging/x", "deny"),
        ("curl https://sandbox.shop.example/x", "allow"),
    ],
    ("kubectl", "never delete pods in the prod namespace"): [
        ("kubectl --context staging -n prod delete pod x", "deny"),
        ("kubectl delete -n prod --context staging pod x", "deny"),
        ("kubectl --context staging -n dev delete pod x", "allow"),
    ],
    ("kubectl", "never restart deployments"): [
        ("kubectl --context staging rollout restart deploy/x", "deny"),
        ("kubectl --context staging rollout status deploy/x", "allow"),
        ("kubectl rollout history deploy/x", "allow"),
    ],
    ("file_manager", "never delete anything in /backup"): [
        ({"operations": ["copy", "delete"], "source": "/backup/x", "dest": "/y"}, "deny"),
    ],
    ("bash", "never kill port 3000"): [
        ("pid=$(lsof -ti tcp:3000) && kill -9 $pid", "deny"),
        ("for p in $(lsof -ti:3000); do kill $p; done", "deny"),
        ("lsof -nP -iTCP:3000 | awk '{print $2}' | xargs kill -9", "deny"),
        ("kill $(lsof -ti:2999-3005)", "deny"),
        ("kill $(lsof -t -i @localhost:3001,3000)", "deny"),
        ("kill $(lsof -ti:3001-3005)", "allow"),
        ("lsof -ti:3000; kill 55", "allow"),
        ("lsof -ti:3000; kill %1", "allow"),
        ("lsof -i:3000; kill $(pgrep cron)", "allow"),
    ],
    ("bash", "no fixup commits"): [
        ("git commit --fixup HEAD~1", "deny"),
        ("git commit -m 'fixup! x'", "deny"),
        ("git commit -m x", "allow"),
    ],
    ("bash", "never make ANY commits"): [("git commit -m x", "deny")],
    ("bash", "no JIRA commits"): [
        ("git commit -m 'JIRA-12 x'", "deny"),
        ("git commit -m x", "allow"),
    ],
    ("bash", "no MORE commits"): [("git commit -m x", "deny")],
    ("bash", "never make HTTP requests"): [
        ("http GET x.example", "deny"),
        ("openssl s_client -connect x.example:443", "deny"),
    ],
    ("file_edit", "never use moment.js in this project"): [
        ({"path": "a.js", "old_str": "x", "new_str": "import m from 'moment'"}, "deny"),
        ({"path": "a.js", "old_str": "x", "new_str": "require(`moment`)"}, "deny"),
        ({"path": "a.js", "old_str": "x", "new_str": "import m from 'npm:moment@2'"}, "deny"),
        ({"path": "a.js", "old_str": "x", "new_str": "import m from 'moment-timezone'"}, "ask"),
        ({"path": "a.js", "old_str": "x", "new_str": "define(['moment'], f)"}, "ask"),
        ({"path": "a.js", "old_str": "x", "new_str": "one moment"}, "allow"),
        ({"path": "a.js", "old_str": "x", "new_str": "t('moment', 'moment-wait')"}, "allow"),
    ],
    ("file_edit", "never use type: ignore"): [
        ({"path": "a.py", "old_str": "x", "new_str": "y = 1  # TYPE: IGNORE"}, "deny"),
    ],
    ("file_delete", "never delete /srv/a (it's the only copy) or /srv/b"): [
        ({"path": "/srv/a"}, "deny"),
        ({"path": "/srv/b"}, "deny"),
        ({"path": "/srv/c"}, "allow"),
    ],
}
"""By tool and rule: the arguments of a call, or a command line, and the verdict that is right."""


@pytest.mark.parametrize(
    ("tool", "text", "given", "verdict"),
    [(*named, *case) for named, cases in CASES.items() for case in cases],
)
def test_a_disguise_changes_nothing(
    tool: str, text: str, given: str | dict[str, Any], verdict: str
) -> None:
    """A forbidden thing in other clothes is found, and what only resembles it is not."""
    arguments = {"command": given} if isinstance(given, str) else given
    assert try_rule(text, tool, [(tool, arguments)])[1][0].verdict == verdict
