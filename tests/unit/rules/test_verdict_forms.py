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
        ({"command": "status", "args": ["x", "&&", "git", "push", "origin", "main"]}, "ask"),
        ({"command": "submodule", "args": ["foreach", "git push origin main"]}, "ask"),
        ({"command": "git", "args": ["push", "origin", "main"]}, "deny"),
        ({"command": "/usr/bin/git", "args": ["log", "main"]}, "allow"),
        ({"command": "", "args": ["log", "main"]}, "allow"),
    ],
    ("kubectl", "never delete pod web-1"): [
        ({"command": "delete", "args": ["pod", "web-1"]}, "deny"),
        ({"command": "get", "args": ["pod", "web-1"]}, "allow"),
        ({"command": "get", "args": ["delete", "pod", "web-1"]}, "deny"),
    ],
    ("kubectl", "only use kubectl get"): [
        ({"command": "kubectl", "args": ["get", "pods"]}, "allow"),
        ({"command": "get", "args": ["pods"]}, "allow"),
        ({"command": "get", "args": ["pods", "|", "sh"]}, "deny"),
        ({"command": "get", "args": ["$(kubectl delete pod x)"]}, "deny"),
    ],
    ("aws_cli", "never touch iam"): [
        ({"service": "s3", "command": "ls", "args": ["s3://acme-archive"]}, "allow"),
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
    ("send_email", "Đừng gửi email cho chị Lan nữa"): [({"to": "l.nguyen@x.example"}, "ask")],
    ("send_email", "never email chị Lan"): [({"to": "Tom"}, "allow")],
    ("send_email", "لا ترسل أي بريد إلى سارة"): [({"to": "sara@x.example"}, "ask")],
    ("send_email", "لا ترسل رسائل إلى omar@x.example"): [
        ({"to": "omar@x.example"}, "ask"),
        ({"to": "mona@x.example"}, "allow"),
    ],
    ("shell", "cấm xóa file trong thư mục /srv/data"): [
        ({"command": "rm /srv/data/x"}, "ask"),
        ({"command": "rm /tmp/x"}, "allow"),
    ],
    ("db_query", "Đừng bao giờ chạy DROP TABLE trên production"): [
        ({"sql": "DROP TABLE users"}, "ask"),
        ({"sql": "SELECT 1"}, "allow"),
    ],
    ("aggiungi_al_carrello", "non comprare cose inutili"): [({"articolo": "portachiavi"}, "ask")],
    ("pedido_consultar", "no compres en Amazon"): [({"shop": "Amazon"}, "allow")],
    ("reserva_cancelar", "never book at Amazon"): [({"hotel": "Amazon"}, "ask")],
    ("reservation_get", "never book at Amazon"): [({"shop": "Amazon"}, "allow")],
    ("media_queue_status", "never play Coldplay"): [({"artist": "Coldplay"}, "allow")],
    ("deploy", "本番環境にはデプロイしないで"): [
        ({"service": "予約API", "environment": "本番"}, "deny"),
        ({"service": "予約API", "environment": "staging"}, "allow"),
    ],
    ("deploy", "never deploy to staging"): [
        ({"env": "прод"}, "allow"),
        ({"env": "не прод"}, "ask"),
        ({"env": "운영 아님"}, "ask"),
    ],
    ("gmail_send", "田中さんには絶対にメールしないでください"): [
        ({"to": ["田中健 <tanaka.k@example.jp>"]}, "ask"),
        ({"to": ["中田健 <n@example.jp>"]}, "allow"),
    ],
    ("gmail_send", "久保さんにはメールしないで"): [
        ({"to": "久保さん"}, "deny"),
        ({"to": "久保田健"}, "ask"),
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
    ("shell_exec", "no SELECT on postgres"): [({"command": "dropdb users"}, "ask")],
    ("purchase", "never buy over 500 kr"): [
        ({"price": 700, "currency": "SEK"}, "deny"),
        ({"price": "700 kr"}, "deny"),
        ({"price": 300, "currency": "SEK"}, "allow"),
        ({"price": 700, "currency": "EUR"}, "ask"),
    ],
    ("purchase", "never spend more than CAD 500"): [
        ({"price": 700, "currency": "CAD"}, "deny"),
        ({"price": 300, "currency": "CAD"}, "allow"),
    ],
    ("order_create", "never order more than 5 CAD drawings"): [
        ({"item": "CAD drawings", "quantity": 7}, "deny"),
        ({"item": "CAD drawings", "quantity": 3}, "allow"),
    ],
    ("github_request_reviewers", "never request changes"): [({"reviewers": ["anna"]}, "ask")],
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
    ("linkedin_create_post", 'never use the words "synergy" or "leverage" in my posts'): [
        ({"commentary": "What a synergy between us!", "visibility": "PUBLIC"}, "deny"),
        ({"post": "we leverage it"}, "deny"),
        ({"commentary": "What a team!", "visibility": "PUBLIC"}, "allow"),
    ],
    ("tweet", 'never use the word "synergy"'): [
        ({"thread": ["one", "two synergy"]}, "deny"),
        ({"thread": ["one", "two words"]}, "allow"),
        ({"text": "syn\u200bergy"}, "ask"),
        ({"text": "syn-ergy"}, "ask"),
        ({"text": "x", "in_reply_to": "synergy-17"}, "allow"),
        ({"text": "x", "channel": "synergy"}, "allow"),
        ({"template": "weekly"}, "ask"),
        ({"thread": "one", "text": "two"}, "allow"),
    ],
    ("tweet", "verwende nie das Wort „Synergie“ in meinen Posts"): [
        ({"text": "Synergie ist toll"}, "deny"),
        ({"text": "Teamarbeit ist toll"}, "allow"),
    ],
    ("tweet", "不要在帖子里使用“协同”这个词"): [
        ({"text": "协同效应"}, "deny"),
        ({"text": "今天很好"}, "allow"),
    ],
    ("tweet", "投稿で「シナジー」という言葉を使わないで"): [
        ({"text": "シナジー最高"}, "deny"),
        ({"text": "最高"}, "allow"),
    ],
    ("send_email", "don't cc Priya Raman on anything"): [
        (
            {"ccRecipients": [{"emailAddress": {"name": "Priya Raman", "address": "p@x.example"}}]},
            "deny",
        ),
        ({"cc": {"recipients": [{"name": "Priya Raman", "email": "p@x.example"}]}}, "deny"),
        ({"recipients": [{"type": "cc", "email": "p@x.example", "name": "Priya Raman"}]}, "deny"),
        (
            {
                "toRecipients": [{"emailAddress": {"name": "Priya Raman", "address": "p@x.fr"}}],
                "ccRecipients": [{"emailAddress": {"name": "Bo", "address": "bo@x.fr"}}],
            },
            "allow",
        ),
    ],
    ("send_email", "nunca pongas a Priya Raman en copia"): [
        ({"para": ["a@x.example"], "copia": ["Priya Raman"]}, "deny"),
        ({"para": ["Priya Raman"]}, "allow"),
    ],
    ("telegram_send_message", "no envíes mensajes al grupo Vecinos del tercero"): [
        ({"chat": {"title": "Vecinos del tercero", "type": "group"}, "text": "x"}, "deny"),
        ({"chat": {"title": "Vecinos del cuarto", "type": "group"}, "text": "x"}, "allow"),
    ],
    ("telegram_send_message", "non scrivere nel gruppo Amici del calcio"): [
        ({"chat": "Amici del calcio", "text": "x"}, "deny"),
        ({"chat": "Famiglia", "text": "x"}, "allow"),
    ],
    ("telegram_send_message", "schreib nie in die Gruppe Team Nord oder Team Süd"): [
        ({"chat": "Team Süd", "text": "x"}, "deny"),
        ({"chat": "Team West", "text": "x"}, "allow"),
    ],
    ("telegram_send_message", "never message Ana or the group Parents of 3B"): [
        ({"to": "Ana", "text": "x"}, "ask"),
        ({"chat": "Parents of 3B", "text": "x"}, "deny"),
    ],
    ("telegram_send_message", "never post in the Book club chat"): [
        ({"chat": "Book club", "text": "x"}, "deny"),
        ({"chat": "Book fair", "text": "x"}, "allow"),
    ],
    ("telegram_send_message", "never post in the group Friends of Ana"): [
        ({"chat": "Friends of Ana", "text": "x"}, "deny"),
        ({"chat": "Ana", "text": "x"}, "allow"),
    ],
    ("deploy_service", "prod 環境には絶対にデプロイしないで"): [
        ({"environment": "prod"}, "deny"),
        ({"environment": "staging"}, "allow"),
    ],
    ("deploy_service", "prod 환경에는 절대 배포하지 마"): [
        ({"environment": "prod"}, "deny"),
        ({"environment": "staging"}, "allow"),
    ],
    ("deploy_service", "non fare mai deploy nell'ambiente prod"): [
        ({"environment": "prod"}, "deny"),
        ({"environment": "staging"}, "allow"),
    ],
    ("bash", "n'exécute jamais de commande avec sudo"): [
        ({"command": "sudo systemctl daemon-reload"}, "deny"),
        ({"command": "systemctl status x"}, "allow"),
    ],
    ("bash", "when you rebase and push, never use --force, it ate Jonas's commits"): [
        ({"cmd": ["bash", "-lc", "git rebase develop && git push --force origin x"]}, "deny"),
        ({"command": "git rebase develop && git push"}, "allow"),
    ],
    ("run_sql", "nunca use DROP TABLE no banco de produção nem em nenhum outro"): [
        ({"stmt": "DROP TABLE clientes_old CASCADE"}, "deny"),
        ({"stmt": "SELECT 1"}, "allow"),
    ],
    ("slack_post", "never post in #ops or in any other channel"): [
        ({"channel": "#eng", "text": "x"}, "deny"),
    ],
    ("flights_book", "never book Ryanair after what happened in Beauvais"): [
        ({"segments": [{"carrier": "Ryanair", "from": "DUB", "to": "BVA"}]}, "deny"),
        ({"segments": [{"carrier": "Lufthansa", "from": "DUB", "to": "BVA"}]}, "allow"),
    ],
    ("send_email", "never email Bob after the meeting"): [
        ({"to": "Bob <bob@x.example>"}, "ask"),
    ],
    ("http_request", "no POST requests to pay.example.com, GET only there"): [
        ({"method": "post", "url": "https://pay.example.com/v1/refunds"}, "deny"),
        ({"method": "get", "url": "https://pay.example.com/v1/refunds"}, "allow"),
    ],
    ("booking_reserve", "never book a non-refundable rate"): [
        ({"hotelId": "h_553", "room": "double"}, "ask"),
        ({"hotelId": "h_553", "rate": "refundable"}, "allow"),
    ],
    ("tweet", 'never use the word "please"'): [({"text": "a pleasure"}, "allow")],
    ("tweet", "never tweet the word synergy or the word leverage"): [({"text": "synergy"}, "ask")],
    ("tweet", "никогда не используй слово «синергия»"): [
        ({"text": "нашу синергию"}, "ask"),
        ({"text": "наша команда"}, "allow"),
    ],
    ("telegram_send_message", "never send Bo's photos to the group Friends of Ana"): [
        ({"chat": "Friends of Ana", "text": "x"}, "allow"),
    ],
    ("telegram_send_message", 'never post anywhere but the group "Friends of Ana"'): [
        ({"chat": "Friends Ana", "text": "x"}, "deny"),
    ],
    ("zendesk_update_ticket", "never send public replies"): [
        ({"comment": {"body": "x", "visibility": "external"}}, "ask"),
        ({"comment": {"body": "x", "public": False}, "reply": {"public": True}}, "ask"),
    ],
    ("apply_patch", "never change files under migrations/ that already exist"): [
        ({"input": "*** Update File: migrations/0004.py\n@@\n-a\n+b"}, "deny"),
        ({"input": "*** Add File: migrations/0005.py\n+b"}, "ask"),
    ],
    ("edit", "don't edit lockfiles"): [
        ({"file_path": "/x/pnpm-lock.yaml", "old_string": "a", "new_string": "b"}, "deny"),
        ({"file_path": "Package.resolved", "old_string": "a", "new_string": "b"}, "deny"),
        ({"file_path": "/x/block.ts", "old_string": "a", "new_string": "b"}, "allow"),
        ({"file_path": "lock.ts", "old_string": "a", "new_string": "b"}, "allow"),
        ({"glob": "**/*.json", "replacement": "x"}, "ask"),
    ],
    ("bash", "never edit lockfiles"): [({"command": "npm install ./pkg.tgz"}, "ask")],
    ("send_email", "skicka aldrig mejl till sara@example.com"): [
        ({"to": "sara@example.com"}, "ask"),
        ({"to": "bo@example.com"}, "ask"),
    ],
    ("git", 'avoid the words "synergy" and "leverage"'): [
        ({"command": "git commit -m 'more synergy'"}, "ask"),
        ({"command": "git commit -m 'more tests'"}, "allow"),
    ],
    ("send_email", "skicka bara mejl till sara@example.com"): [({"to": "bo@x.example"}, "ask")],
    ("bash", "never push tags"): [
        ({"command": "git push --mirror"}, "deny"),
        ({"command": "git push origin v1.2.0"}, "ask"),
        ({"command": "git push -u origin feature/main-menu"}, "allow"),
        ({"command": "./release.sh"}, "ask"),
    ],
    ("bash", "don't push tags to origin"): [
        ({"command": "git push --tag"}, "deny"),
        ({"command": "git -c push.followTags=true push"}, "ask"),
        ({"command": "git push origin latest"}, "ask"),
    ],
    ("jira_update_issue", "never assign issues"): [
        ({"key": "A-1", "comment": "/assign @bo"}, "deny"),
        ({"key": "A-1", "comment": "hi"}, "allow"),
    ],
    ("bash", "don't create tags"): [
        ({"command": "git tag v1"}, "deny"),
        ({"command": "git tag -l"}, "allow"),
    ],
    ("gmail_modify", "don't archive emails"): [
        ({"message_id": "1", "removeLabelIds": ["INBOX"]}, "deny"),
        ({"message_id": "1", "removeLabelIds": ["UNREAD"]}, "allow"),
    ],
    ("jira_transition_issue", "don't reassign tickets"): [
        ({"key": "A-1", "transition": {"name": "In Review"}}, "allow"),
        ({"key": "A-1", "pic": "bo"}, "deny"),
    ],
    ("jira_update_issue", "don't reassign tickets"): [
        ({"key": "A-1", "assignee": "bo"}, "deny"),
        ({"key": "A-1", "labels": ["x"]}, "allow"),
    ],
    ("bash", "never create releases"): [
        ({"command": "gh -R a/b release create v1"}, "deny"),
        ({"command": "gh -R a/b release list"}, "allow"),
    ],
    ("bash", "never uninstall packages"): [
        ({"command": "pnpm -C web remove lodash"}, "deny"),
        ({"command": "cargo +nightly uninstall ripgrep"}, "deny"),
        ({"command": "cargo +nightly test remove"}, "allow"),
    ],
    ("jira_update_issue", "don't assign labels"): [({"key": "A-1", "labels": ["x"]}, "deny")],
}


@pytest.mark.parametrize(
    ("tool", "text", "arguments", "verdict"),
    [(*rule, *call) for rule, calls in CASES.items() for call in calls],
)
def test_forms_of_a_call(tool: str, text: str, arguments: dict[str, Any], verdict: str) -> None:
    """A call that says the forbidden is denied in each form; its neighbour is not."""
    _, answers = try_rule(text, tool, [(tool, arguments)])
    assert answers[0].verdict == verdict


@pytest.mark.parametrize(
    ("text", "sql", "verdict"),
    [
        ("only read queries", "DELETE FROM t WHERE id = 1", "deny"),
        ("only use SELECT", "UPDATE t SET a = 1", "deny"),
        ("only use SELECT", "SELECT a FROM t", "allow"),
        ("nothing but SELECTs", "DROP TABLE t", "deny"),
        ("read-only, please", "INSERT INTO t VALUES (1)", "deny"),
        ("this database is read-only for you", "DELETE FROM t WHERE id = 1", "deny"),
        ("the users table is read-only", "DELETE FROM users WHERE id = 1", "deny"),
        ("the users table is read-only", "SELECT a FROM users", "allow"),
        ("treat the users table as read-only", "DELETE FROM carts WHERE id = 1", "allow"),
        ("nur lesen", "DELETE FROM t WHERE id = 1", "deny"),
        ("solo lectura", "SELECT a FROM t", "allow"),
        ("只读", "DELETE FROM t WHERE id = 1", "deny"),
    ],
)
def test_read_only_is_a_ban_of_the_rest(text: str, sql: str, verdict: str) -> None:
    """Of everything, or of what is said to be so."""
    _, [told] = try_rule(text, "pg_query", [("pg_query", {"sql": sql})])
    assert told.verdict == verdict


@pytest.mark.parametrize(
    ("text", "command", "verdict"),
    [
        ("prod is read-only", "kubectl --context prod delete pod web-0", "deny"),
        ("prod is read-only", "kubectl --context prod get pods", "allow"),
        ("prod is read-only", "kubectl --context dev delete pod web-0", "allow"),
        ("keep /data read-only", "rm /data/x", "deny"),
        ("keep /data read-only", "cat /data/x", "allow"),
        ("read-only commands only", "./tidy", "ask"),
    ],
)
def test_what_is_read_only_is_looked_at(text: str, command: str, verdict: str) -> None:
    """The same in a shell."""
    _, [told] = try_rule(text, "bash", [("bash", {"command": command})])
    assert told.verdict == verdict
