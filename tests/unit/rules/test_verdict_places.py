"""Where the forbidden stands in a call: folders, tags, totals, days, doors, ranks."""

from typing import Any

import pytest

from memoryd.rules.judging.verdict import try_rule

_FOURTEEN = [f"p{number}@x.example" for number in range(14)]

CASES: dict[tuple[str, str], list[tuple[str | dict[str, Any], str]]] = {
    ("post_tweet", "Never use #launch in tweets."): [
        ({"text": "hi", "hashtags": ["#launch"]}, "deny"),
        ({"text": "hi", "hashtags": ["launch"]}, "deny"),
        ({"text": "hi", "tags": ["launch"]}, "deny ask"),
    ],
    ("post_reply", "Never add #launch to replies."): [
        ({"text": "hi", "hashtags": ["#launch"]}, "deny"),
        ({"text": "hi", "hashtags": ["launch"]}, "deny"),
    ],
    ("instagram_post", "Never put #ad in my captions."): [
        ({"caption": "hi", "hashtags": ["#ad"]}, "deny"),
        ({"caption": "hi", "hashtags": ["ad"]}, "deny"),
    ],
    ("create_post", "Never include #ad in posts."): [
        ({"text": "hi", "hashtags": ["#ad"]}, "deny"),
        ({"text": "hi", "hashtags": ["ad"]}, "deny"),
    ],
    ("slack_post", "Never include #general in posts."): [
        ({"channel": "#general", "text": "x"}, "deny"),
    ],
    ("slack_post", "Never add #general to posts."): [
        ({"channels": ["general"], "text": "x"}, "deny"),
    ],
    ("slack_post", "Never put #general in stories."): [
        ({"channel": "general", "text": "x"}, "deny ask"),
    ],
    ("vault_read", "Never read anything in the folder Taxes."): [
        ({"folder": "root", "name": "Taxes folder"}, "deny"),
        ({"folder": "Drive", "subfolder": "Taxes 2025"}, "deny"),
        ({"folder": "Home", "target": "all of Taxes"}, "deny"),
        ({"folder": "Home", "instruction": "read everything in Taxes"}, "deny"),
        ({"folder": "1a2b", "folder_label": "Taxes (private)"}, "deny"),
    ],
    ("drive_delete", "Never delete the folder Taxes."): [
        ({"folder": "Home", "items": "Films and Taxes"}, "deny"),
        ({"folder": "Home", "what": "Taxes folder"}, "deny"),
    ],
    ("notes_save", "Never save anything to the Work folder."): [
        ({"folder": "Home", "destination": "the Work folder"}, "deny"),
    ],
    ("book_hotel", "Never book a hotel over 300 euros a night."): [
        ({"price_per_night": 100, "guests": 4, "price": 400}, "deny ask"),
        ({"unit_price": 200, "quantity": 2, "total": 400, "nights": 1}, "deny ask"),
        ({"price_per_week": 100, "quantity": 4, "price": 400, "nights": 1}, "deny ask"),
        ({"price_per_night": 100, "nights": 4, "total": 400, "upgrade_price": 400}, "deny ask"),
        ({"price_per_night": 100, "nights": 4, "total": 400}, "ask"),
    ],
    ("book_table", "Never spend over 50 euros per person."): [
        ({"unit_price": 20, "quantity": 10, "total": 200, "people": 2}, "deny ask"),
        ({"price_per_item": 20, "quantity": 10, "total": 200}, "deny ask"),
    ],
    ("calendar_create", "Never schedule anything on Fridays."): [
        (
            {"recurrence": ["RRULE:FREQ=WEEKLY;BYDAY=MO", "RRULE:FREQ=MONTHLY;BYDAY=1FR"]},
            "deny ask",
        ),
        ({"recurrence": ["RRULE:FREQ=WEEKLY;BYDAY=MO", "RDATE:2026-05-08"]}, "deny ask"),
        ({"recurrence": ["RRULE:FREQ=WEEKLY;BYDAY=MO", "RRULE:FREQ=DAILY"]}, "deny ask"),
        ({"events": [{"rrule": "FREQ=WEEKLY;BYDAY=MO"}, {"start": "2026-05-08"}]}, "deny ask"),
        ({"recurrence": ["RRULE:FREQ=WEEKLY;BYDAY=FR"]}, "deny"),
    ],
    ("docs", "Never open the lock file."): [
        ({"action": "read", "name": "lock file"}, "deny"),
    ],
    ("docs", "Never open the window report."): [
        ({"action": "view", "name": "window report"}, "deny"),
    ],
    ("camera_app", "Never open the gate camera."): [
        ({"action": "view", "camera": "gate camera"}, "deny"),
    ],
    ("jira_update_issue", "Never close PROD bugs."): [
        ({"key": "OPS-7", "environment": "production", "status": "closed"}, "deny"),
        ({"key": "OPS-7", "status": "closed"}, "deny ask"),
    ],
    ("jira_update_issue", "Never close LEGAL tickets."): [
        ({"key": "OPS-7", "summary": "legal thing", "status": "closed"}, "deny ask"),
    ],
    ("send_email", "Never email more than 10 people."): [
        (
            {
                "to": _FOURTEEN,
                "list_unsubscribe": "yes",
            },
            "deny",
        ),
        (
            {
                "to": _FOURTEEN,
                "campaign_id": "c1",
            },
            "deny",
        ),
        (
            {
                "to": _FOURTEEN,
                "group_thread": True,
            },
            "deny",
        ),
        (
            {
                "to": _FOURTEEN,
                "mailing_list_header": "x",
            },
            "deny",
        ),
    ],
    ("robot_clean", "Never mop the bedroom."): [
        ({"mode": "vacuum", "room": "bedroom"}, "ask allow"),
    ],
    ("image_edit", "Never upscale portraits."): [
        ({"mode": "crop", "image": "portraits.png"}, "ask allow"),
    ],
    ("doc_tool", "Never summarize contracts."): [
        ({"mode": "translate", "document": "contracts"}, "ask allow"),
    ],
    ("printer_print", "Never staple invoices."): [
        ({"mode": "duplex", "document": "invoices"}, "ask allow"),
    ],
    ("ssh_exec", "don't log in to 10.20.0.5 as root"): [
        ({"host": "10.20.0.5", "username": "root", "command": "uptime"}, "deny"),
        ({"host": "10.20.0.5", "username": "ana", "command": "uptime"}, "allow"),
    ],
    ("bash", "never run anything as root"): [
        ("ssh root@web1 uptime", "deny"),
        ("ssh -l root web1 uptime", "deny"),
        ("ssh -lroot web1", "deny"),
        ("docker exec -u 0:1000 api ls", "deny"),
        ("docker exec -u app api ls", "allow"),
        ("echo root@web1", "allow"),
    ],
    ("facebook_respond_friend_request", "never accept friend requests from Dean Hollis"): [
        ({"from": "Dean Hollis", "response": "accept"}, "deny"),
        ({"from": "Dean Hollis", "response": "decline"}, "ask allow"),
        ({"from": "Tom Hollis", "response": "accept"}, "allow"),
    ],
    ("sheets_update_values", "don't write to column F of Payroll"): [
        ({"spreadsheetTitle": "Payroll", "range": "F2:F40"}, "deny"),
        ({"spreadsheetTitle": "Menu", "range": "F2:F40"}, "allow"),
    ],
    ("ebay_place_bid", "don't bid more than $60 on the Canon lens"): [
        ({"item_title": "Canon FD 50mm lens", "max_bid": 72.5, "currency": "USD"}, "deny ask"),
        ({"item_title": "Nikon lens", "max_bid": 72.5, "currency": "USD"}, "allow"),
    ],
    ("edit_file", "don't write console.log into the code"): [
        ({"path": "a.ts", "old_str": "x", "new_str": "console.log(x)"}, "deny"),
        ({"path": "a.ts", "old_str": "console.log(x)", "new_str": "x"}, "allow"),
        ({"path": "a.ts", "old_str": "x", "new_str": "console['log'](x)"}, "ask"),
        ({"path": "a.ts"}, "ask"),
    ],
    ("edit_file", 'never edit the line that says "DO NOT EDIT"'): [
        ({"path": "a.ts", "old_str": "DO NOT EDIT", "new_str": "x"}, "deny"),
    ],
    ("message_seller", "never contact Sarah"): [
        ({"item_title": "Rolex", "qty": 2}, "ask"),
    ],
    ("start_pump", "never start Pump P2"): [
        ({"pump": "P2"}, "deny"),
    ],
    ("book_flight", "never fly to UAE"): [
        ({"destination": "DXB"}, "ask"),
    ],
    ("decline_friend_request", "don't touch friend requests"): [
        ({"request_id": "99"}, "ask"),
    ],
    ("bash", "never drop tables"): [
        ("sqlite3 a.db '.read x.sql'", "ask"),
    ],
    ("github_merge_pull_request", "do not merge PRs in acme/billing"): [
        ({"owner": "acme", "repo": "billing", "pull_number": 88}, "deny"),
        ({"owner": "acme", "repo": "web", "pull_number": 88}, "allow ask"),
    ],
    ("notion-create-pages", "do not write into Board Minutes"): [
        ({"parent": {"type": "database", "name": "Board Minutes"}}, "deny"),
    ],
    ("instagram_create_post", "don't tag my sister (priya.menon) in anything you put up"): [
        ({"image": "a.jpg", "user_tags": [{"username": "priya.menon"}]}, "deny"),
        ({"image": "a.jpg", "user_tags": [{"username": "tom"}]}, "allow"),
    ],
    ("github_create_issue", "don't open issues with the label security"): [
        ({"title": "x", "labels": ["bug"]}, "allow ask"),
        ({"title": "x", "labels": ["bug", "security"]}, "deny"),
        ({"title": "x", "labels": ["bug"], "labels_to_add": "security"}, "deny"),
        ({"title": "x"}, "ask"),
    ],
    ("light_control", "don't touch the hallway light"): [
        ({"device": "hallway light", "action": "off"}, "deny"),
        ({"device": "hallway light", "action": "status"}, "ask allow"),
    ],
    ("bash", "never run DELETE statements on the shop database"): [
        ("psql shop -f fixes/0042.sql", "ask"),
        ("psql shop -c 'select 1'", "allow"),
    ],
    ("crm_update", "never touch Q3, Budget or Forecast"): [
        ({"name": "Budget"}, "deny"),
    ],
    ("shopping_list_add", "don't add peanut butter to the shopping list"): [
        ({"item": "Peanut butter"}, "deny"),
        ({"item": "Bread"}, "allow"),
    ],
    ("shopping_list_add", "don't add anything to the packing list"): [
        ({"list": "packing", "item": "x"}, "deny"),
        ({"list": "shopping", "item": "x"}, "allow"),
    ],
    ("spotify_play", "never play Eminem on the Kitchen Sonos or in the car"): [
        ({"query": "Eminem", "device_name": "Car"}, "deny"),
    ],
    ("discord_send", "Stop posting in #general on the Indie Game Devs server"): [
        ({"server": "Indie Game Devs", "channel": "general", "message": "x"}, "deny"),
        ({"server": "Chess Club", "channel": "general", "message": "x"}, "allow"),
        ({"server": "Indie Game Devs", "channel": "random", "message": "x"}, "allow"),
        ({"channel": "general", "message": "x"}, "ask"),
        ({"guild_id": "8812312", "channel": "general", "message": "x"}, "ask"),
    ],
    ("slack_post", "never post to the Acme Slack"): [
        ({"workspace": "Acme", "channel": "random", "text": "x"}, "deny"),
        ({"workspace": "Beta", "channel": "random", "text": "x"}, "allow"),
    ],
    ("bash", "never deploy to production"): [
        ("./deploy.sh --env production", "deny"),
        ("bash scripts/deploy.sh production", "deny"),
        ("./deploy.sh --env production --dry-run", "ask"),
        ("./deploy.sh --env staging", "allow"),
        ("./build.sh production", "ask"),
        ("./deploy-status.sh production", "ask"),
    ],
    ("bash", "never deploy to fly"): [
        ("cd app && fly deploy", "deny"),
        ("fly logs", "allow"),
        ("vercel --prod", "allow"),
    ],
    ("bash", "never deploy to Vercel"): [
        ("npx vercel --prod", "deny"),
        ("vercel", "deny"),
        ("vercel logs", "allow"),
        ("fly deploy", "allow"),
    ],
    ("bash", "never deploy to heroku"): [
        ("git push heroku main", "deny"),
        ("git push origin main", "allow"),
    ],
    ("bash", "only deploy to cloudflare"): [
        ("npx wrangler deploy", "allow"),
        ("cdk deploy", "deny"),
        ("netlify deploy --prod", "deny"),
    ],
    ("aws_ec2_run_instances", "never create resources in us-east-1"): [
        ({"Region": "us-east-1"}, "deny"),
        ({"Region": "eu-west-1"}, "allow"),
    ],
    ("send_sms", "niemals an +49 171 5550199 schreiben"): [
        ({"to": "+491715550199", "message": "x"}, "deny"),
        ({"to": "+491715550198", "message": "x"}, "allow"),
    ],
    ("package_install", "never install request or bash"): [
        ({"packages": ["requests==2.32"]}, "allow"),
        ({"packages": ["zod", "request@2.88.2"]}, "deny"),
        ({"packages": ["bash"]}, "deny"),
    ],
    ("package_install", "never install the request package"): [
        ({"packages": ["requests"]}, "allow"),
        ({"packages": ["request"]}, "deny"),
    ],
    ("package_install", "never install tools"): [({"packages": ["zod"]}, "deny")],
    ("bash", "never install git or curl"): [
        ("apt-get install -y curl", "deny"),
        ("brew install git", "deny"),
        ("apt-get install vim", "allow"),
        ("git clone https://x.example/y", "allow"),
    ],
    ("bash", "never run `pip install git`"): [("pip install git", "deny")],
    ("bash", "never install npm packages"): [("npm install zod", "deny")],
    ("package_install", "não instale lodash neste projeto"): [
        ({"packages": ["lodash@4.17.21"]}, "deny"),
        ({"packages": ["zod"]}, "allow"),
    ],
    ("package_install", "no instales nada en este proyecto"): [({"packages": ["zod"]}, "deny")],
    ("wallet_pay", "send nothing to 0x9F3cA1b27E55d0aa4C1f0E8B6d2a7C93E4f10b68 (scam)"): [
        ({"to": "0x9f3ca1b27e55d0aa4c1f0e8b6d2a7c93e4f10b68"}, "deny"),
        ({"to": "0x1f3ca1b27e55d0aa4c1f0e8b6d2a7c93e4f10b68"}, "allow"),
        ({"to": "vitalik.eth"}, "ask"),
    ],
    ("contract_call", "never call 0x9F3cA1b27E55d0aa4C1f0E8B6d2a7C93E4f10b68"): [
        ({"contract": "0x9f3ca1b27e55d0aa4c1f0e8b6d2a7c93e4f10b68"}, "deny"),
        ({"contract": "0x1f3ca1b27e55d0aa4c1f0e8b6d2a7c93e4f10b68"}, "allow"),
    ],
    ("http_request", "never call the production API at api.shop.example"): [
        ({"url": "https://API.shop.example:8443/v2"}, "deny"),
        ({"url": "https://api.shop.example/v2", "environment": "staging"}, "allow"),
        ({"url": "https://sandbox.shop.example/v2"}, "allow"),
    ],
    ("browser", "don't open the old dashboard at dash.shop.example"): [
        ({"url": "https://dash.shop.example/x"}, "deny"),
        ({"url": "https://dash2.shop.example/x"}, "allow"),
    ],
    ("browser", "don't open the billing dashboard at dash.shop.example"): [
        ({"url": "https://dash.shop.example/x"}, "ask"),
    ],
    ("google_calendar_create_event", "nunca crees eventos en el calendario ana@x.example"): [
        ({"calendarId": "ana@x.example", "summary": "Dentista"}, "deny"),
        ({"calendarId": "yo@x.example", "attendees": ["ana@x.example"]}, "allow"),
        ({"calendarId": "primary", "attendees": ["ana@x.example"]}, "ask"),
    ],
    ("http_request", "n'envoie jamais de requêtes DELETE"): [
        ({"method": "delete", "url": "https://cms.local/api/posts/88"}, "deny"),
        ({"method": "get", "url": "https://cms.local/api/posts/88"}, "allow"),
    ],
    ("http_request", "sende niemals DELETE-Anfragen"): [
        ({"method": "delete", "url": "https://cms.local/api/posts/88"}, "deny"),
    ],
    ("http_request", "verstuur nooit DELETE-verzoeken"): [
        ({"method": "delete", "url": "https://cms.local/api/posts/88"}, "deny"),
    ],
    ("kubectl", "never touch the prod namespace"): [
        ("kubectl -n product-catalog delete pod x", "allow"),
        ("kubectl -n prod delete pod x", "deny"),
        ("kubectl delete pod x", "ask"),
        ("kubectl -n payments --context prod delete pod x", "ask"),
    ],
    ("social_post", "no publiques nunca en LinkedIn"): [
        ({"platforms": ["mastodon"], "text": "LinkedIn"}, "allow"),
        ({"platforms": ["mastodon", "linkedin"], "text": "x"}, "deny"),
        ({"text": "x"}, "ask"),
    ],
    ("social_post", "never post on Mastodon or Twitter"): [
        ({"platforms": ["linkedin"], "text": "mastodon"}, "allow"),
        ({"platform": "x", "text": "hi"}, "deny"),
    ],
    ("twitter_post", "never post on Twitter"): [({"text": "x"}, "deny")],
    ("send_email", "I'd be really grateful if you'd stop emailing ana@x.example, she moved"): [
        ({"to": "ana@x.example"}, "deny"),
        ({"to": "bo@x.example"}, "allow"),
    ],
    ("bash", "never delete files"): [
        ("rsync -a --delete src/ dst/", "deny"),
        ("rsync -a --remove-source-files src/ dst/", "deny"),
        ("aws s3 sync . s3://b --delete", "deny"),
        ("rsync -an --delete src/ dst/", "allow"),
        ("rsync -a src/ dst/", "allow"),
    ],
    ("bash", "never delete anything in /backup"): [
        ("rsync -a --delete src/ /backup/", "deny"),
        ("rsync -a --delete /backup/ /srv/", "allow"),
        ("rsync -a --remove-source-files /backup/ /srv/", "deny"),
    ],
    ("bash", "never kill port 3000"): [
        ("kill $(lsof -t -i:3000)", "deny"),
        ("lsof -ti tcp:3000 | xargs kill -9", "deny"),
        ("kill $(lsof -ti:3001); kill $(lsof -ti:3000)", "deny"),
        ("fuser -k 3000/tcp", "deny"),
        ("kill $(lsof -t -i:3001)", "allow"),
        ("lsof -i:3000", "allow"),
    ],
    ("bash", "never commit with WIP messages"): [
        ("git commit -m WIP", "deny"),
        ("git commit -m 'wip: x'", "deny"),
        ("git commit -m 'Fix wiper'", "allow"),
    ],
    ("git_commit", "no WIP commits please"): [
        ({"message": "wip"}, "deny"),
        ({"message": "Add x"}, "allow"),
    ],
    ("bash", "never use TODO in commit messages"): [("git commit -m 'TODO later'", "deny")],
    ("file_edit", "never use type: ignore"): [
        ({"path": "a.py", "old_str": "x", "new_str": "y = 1  # type: ignore[attr]"}, "deny"),
        ({"path": "a.py", "old_str": "x", "new_str": "y = 1"}, "allow"),
    ],
    ("file_edit", "never use moment.js"): [
        ({"path": "a.js", "old_str": "x", "new_str": "import moment from 'moment'"}, "deny"),
        ({"path": "a.js", "old_str": "x", "new_str": 'const m = require("moment/min")'}, "deny"),
        ({"path": "lib/moment.js", "old_str": "x", "new_str": "y"}, "deny"),
        ({"path": "package.json", "old_str": "x", "new_str": '"moment": "^2.0"'}, "ask"),
        ({"path": "a.js", "old_str": "x", "new_str": "wait a moment"}, "allow"),
    ],
    ("file_edit", "never edit moment.js"): [
        ({"path": "a.js", "old_str": "x", "new_str": "import moment from 'moment'"}, "allow"),
    ],
    ("bash", "never make HTTP requests"): [
        ("curl https://x.example", "deny"),
        ("ls", "allow"),
    ],
    ("bash", "never make HTTP requests to x.example"): [
        ("curl https://x.example", "deny"),
        ("curl https://y.example", "allow"),
    ],
    ("phone_call", "bel nooit 020-5550123"): [
        ({"nummer": "020-5550199", "doel": "afspraak tandarts"}, "allow"),
        ({"nummer": "020-5550123", "doel": "x"}, "deny"),
        ({"naam": "Jan", "doel": "x"}, "ask"),
    ],
    ("file_delete", "Never delete anything in ~/tapes, those are the only copies"): [
        ({"paths": ["~/a.zip", "~/tapes/1.wav"]}, "deny"),
        ({"paths": ["~/a.zip"]}, "allow"),
    ],
}
"""By tool and rule: the arguments of a call, or a command line, and the verdicts that are right."""


@pytest.mark.parametrize(
    ("tool", "text", "given", "verdicts"),
    [(*named, *case) for named, cases in CASES.items() for case in cases],
)
def test_where_it_stands(tool: str, text: str, given: str | dict[str, Any], verdicts: str) -> None:
    """The same words in another argument forbid what they forbade in the first."""
    arguments = {"command": given} if isinstance(given, str) else given
    assert try_rule(text, tool, [(tool, arguments)])[1][0].verdict in verdicts.split()
