"""What rules name beside people, paths and commands: cells, modules, kinds of files, states."""

from typing import Any

import pytest

from memoryd.rules.judging.cells import overlaps
from memoryd.rules.judging.code_calls import called_in
from memoryd.rules.judging.verdict import try_rule


@pytest.mark.parametrize(
    ("tool", "text", "arguments", "verdict"),
    [
        ("sheets_update", "never write to column F", {"range": "Plan!D2:G9"}, "deny"),
        ("sheets_update", "never write to column F", {"range": "Plan!A2:E9"}, "allow"),
        ("sheets_update", "never write to column F", {"range": "totals"}, "ask"),
        ("sheets_clear", "never clear row 1", {"range": "'Q3'!A1:Z200"}, "deny"),
        ("sheets_clear", "never clear row 1", {"range": "'Q3'!A2:Z200"}, "allow"),
        ("db_query", "never select the pin column", {"sql": "SELECT c.pin FROM cards c"}, "deny"),
        ("db_query", "never select the pin column", {"sql": "SELECT c.* FROM cards c"}, "ask"),
        ("db_query", "never select the pin column", {"sql": "SELECT count(*) FROM c"}, "allow"),
        (
            "drive_share",
            "under no condition may the payroll folder be shared with guests",
            {"path": "/payroll", "with": "guest"},
            "deny",
        ),
        ("send_email", "Could you please not email Sarah?", {"to": "Sarah"}, "deny"),
        ("send_email", "Could you also not keep emailing Sarah?", {"to": "Sarah"}, "deny"),
        ("send_email", "It'd be great if you could stop emailing Sarah", {"to": "Sarah"}, "deny"),
        ("terminal", "n'utilise jamais sudo stp, merci", {"command": "cd /a && sudo ls"}, "deny"),
        ("mongodb_delete", "never delete a carts collection", {"collection": "carts"}, "deny"),
        (
            "gitlab_mr_create",
            "no merge requests into master, go via dev",
            {"target_branch": "dev"},
            "allow",
        ),
        ("gmail_send", "don't mail my ex, it's dana@x.example", {"to": "dana@x.example"}, "deny"),
        ("gmail_send", "don't mail Jon, that's jon@x.example", {"to": "ana@x.example"}, "allow"),
        ("sms_send", "never text my landlord on +44 20 7946", {"to": "+44207946"}, "deny"),
        ("sms_send", "never text Giulia", {"to": {"name": "Al Po", "number": "+39055"}}, "allow"),
        ("sms_send", "never text Giulia", {"to": ["Al Po", "+390550100"]}, "ask"),
        (
            "create_refund",
            "no refunds above 50 euros, those go through Miriam",
            {"amount": "75.00", "currency": "EUR"},
            "deny",
        ),
        (
            "instagram_post",
            "never tag @ella.noor",
            {"caption": "x", "user_tags": [{"username": "ella.noor"}]},
            "deny",
        ),
        (
            "pix_transfer",
            "nunca faça Pix para a chave 555.010.222-33",
            {"chave": "55501022233", "valor": 12},
            "deny",
        ),
        (
            "whatsapp_send",
            "don't write into the Neighbours 4B group",
            {"group": "Neighbours 4B", "text": "x"},
            "deny",
        ),
        ("tesla_command", "never honk the horn", {"command": "honk_horn"}, "deny"),
        (
            "google_photos_share_album",
            "never share the album Bath Time",
            {"albumTitle": "Bath time", "with": ["g@f.example"]},
            "deny",
        ),
        ("send_email", "schreib Kunden nicht am Wochenende", {"to": "a@k.example"}, "ask"),
        (
            "whatsapp_send",
            "never send a picture without a caption",
            {"to": "Family", "image": "b.jpg", "caption": "us"},
            "allow",
        ),
        ("meituan_order", "不要再点老王烧烤的外卖", {"shop": "老王烧烤"}, "deny"),
        ("run_python", "never use requests", {"code": "import requests as r\nr.get(u)"}, "deny"),
        ("run_python", "never use requests", {"code": "open_requests = 3"}, "allow"),
        ("run_python", "don't call os.system", {"code": "from os import system"}, "deny"),
        ("run_python", "no eval() in anything", {"code": "x = [eval(y) for y in z]"}, "deny"),
        ("run_python", "no eval() in anything", {"code": "x = evaluate(y)"}, "allow"),
        ("file_delete", "never delete my photos", {"path": "/home/lea/2019/IMG_1.jpg"}, "deny"),
        ("file_delete", "never delete my photos", {"path": "/tmp/build/obj.o"}, "allow"),
        ("file_delete", "never delete my photos", {"path": "/home/lea/old"}, "ask"),
        ("gmail_send", "don't cc Jonas", {"to": ["Jonas Weber"], "cc": ["Mia"]}, "allow"),
        ("gmail_send", "don't cc Jonas", {"to": ["Mia"], "bcc": ["Jonas Weber"]}, "deny"),
        ("file_move", "never move things out of ~/a", {"source": "~/a/x", "to": "~/b"}, "deny"),
        ("file_move", "never move things out of ~/a", {"source": "~/b/x", "to": "~/a"}, "allow"),
        ("wordpress_post", "don't publish posts", {"title": "x", "status": "draft"}, "allow"),
        ("wordpress_post", "don't publish posts", {"title": "x", "status": "publish"}, "deny"),
        ("send_email", "never email Sarah", {"to": "Sarah", "status": "draft"}, "deny"),
        ("jira_update", "never move issues to Done", {"id": "A-1", "status": "Done"}, "deny"),
        ("jira_update", "never move issues to Done", {"id": "A-1", "status": "Review"}, "allow"),
        ("shell", "never chmod anything to 777", {"command": "chmod 0777 a"}, "deny"),
        ("shell", "never chmod anything to 777", {"command": "chmod 644 a"}, "allow"),
        ("shell", "don't pip install pandas, it gets huge", {"command": "pip install x"}, "allow"),
        ("shell", "never restart apache", {"command": "systemctl restart apache2"}, "deny"),
        ("shell", "don't change the cron jobs", {"command": "crontab -l"}, "allow"),
        ("shell", "don't change the cron jobs", {"command": "crontab new.txt"}, "deny"),
        ("flag_set", "never turn on new_checkout", {"key": "newCheckout", "enabled": True}, "deny"),
        ("repo_create", "no public repos", {"name": "a", "private": True}, "allow"),
        ("repo_create", "no public repos", {"name": "a", "visibility": "public"}, "deny"),
        ("run_python", "no pip install", {"code": "!pip install -q x\nimport x"}, "deny"),
        ("git", "no rebasing", {"command": "git pull --rebase origin a"}, "deny"),
        ("git", "no rebasing", {"command": "git pull origin a"}, "allow"),
        ("pinecone", "never delete with deleteAll", {"op": "delete", "deleteAll": True}, "deny"),
        ("telegram_send", "hands off our group (chat -10044881)", {"chat_id": -10044881}, "deny"),
        ("telegram_send", "hands off our group (chat -10044881)", {"chat_id": -100448812}, "allow"),
        ("add_to_cart", "never more than 3 of anything", {"sku": "a", "quantity": 6}, "deny"),
        ("add_to_cart", "never more than 3 of anything", {"sku": "a", "quantity": 2}, "allow"),
        ("edit_file", "leave CHANGELOG.md alone", {"path": "./a/CHANGELOG.md"}, "deny"),
        ("pay", "payouts stay under 500 USD", {"amount": 900, "currency": "USD"}, "deny"),
        ("pay", "payouts stay under 500 USD", {"amount": 90, "currency": "USD"}, "allow"),
        ("git_push", "do not push to upstream", {"remote": "upstream", "branch": "x"}, "deny"),
        ("git_push", "do not push to upstream", {"remote": "origin", "branch": "x"}, "allow"),
        ("git_push", "do not push to upstream", {"remote": "ssh://h/a.git", "branch": "x"}, "ask"),
        ("bash", "never push to heroku", {"command": "git push heroku main"}, "deny"),
        ("bash", "never push to heroku", {"command": "git push origin main"}, "allow"),
        ("pay_bill", "never pay from the account ending in 52", {"from_account": "**52"}, "deny"),
        ("pay_bill", "never pay from the account ending in 52", {"from_account": "**71"}, "allow"),
        ("pay_bill", "never pay from the account ending in 52", {"from_account": "main"}, "ask"),
        ("kakao_send", "최과장님께 절대 보내지 마세요", {"to": "최과장님"}, "deny"),
        ("kakao_send", "최과장님께 절대 보내지 마세요", {"to": "최 과장"}, "deny"),
        ("kakao_send", "최과장님께 절대 보내지 마세요", {"to": "최수진 과장님"}, "ask"),
        ("kakao_send", "최과장님께 절대 보내지 마세요", {"to": "박과장님"}, "allow"),
        ("kakao_send", "최과장님께 절대 보내지 마세요", {"to": "최수진"}, "ask"),
        ("kakao_send", "최과장님께 절대 보내지 마세요", {"to": "최부장님"}, "allow"),
        ("send_email", "사장님에게 메일을 보내지 마세요.", {"to": "kim@x.example"}, "ask"),
        ("send_email", "교수님에게 메일을 보내지 마세요.", {"to": "kim@x.example"}, "ask"),
        ("go_get", "never pull in a.example/b", {"modules": ["a.example/b@v1.2"]}, "deny"),
        ("bash", "never install dependencies", {"command": "pip install flask"}, "deny"),
        ("bash", "never install dependencies", {"command": "pip list"}, "allow"),
        ("bash", "never uninstall programs", {"command": "winget uninstall vlc"}, "deny"),
        ("bash", "never install plugins", {"command": "npm install left-pad"}, "ask"),
        ("bash", "never delete helm releases", {"command": "helm uninstall web"}, "deny"),
        ("bash", "never uninstall anything", {"command": "helm del web"}, "deny"),
        ("bash", "never install libraries from git", {"command": "git pull"}, "allow"),
        ("bash", "never install libmagic", {"command": "apt install vim"}, "allow"),
        ("bash", "never access the internet", {"command": "curl https://a.example"}, "deny"),
        ("bash", "never access the internet", {"command": "ls -la"}, "allow"),
        ("bash", "never use the web interface", {"command": "curl https://a.example"}, "ask"),
        ("bash", "never create releases", {"command": "gh release create v1"}, "deny"),
        ("bash", "never publish releases", {"command": "gh release create v1"}, "deny"),
        ("bash", "never deploy", {"command": "gh release view v1"}, "allow"),
        ("bash", "never release anything", {"command": "npm publish"}, "ask"),
        ("bash", "never add new dependencies", {"command": "npm install lodash"}, "deny"),
        ("bash", "never remove dependencies", {"command": "npm uninstall lodash"}, "deny"),
        ("bash", "never update packages", {"command": "apt upgrade"}, "deny"),
        ("bash", "never add packages to the cart", {"command": "npm install lodash"}, "ask"),
        ("bash", "never build images", {"command": "docker build ."}, "ask"),
        ("bash", "never build images", {"command": "docker ps"}, "allow"),
        ("bash", "never skip hooks", {"command": "git commit -n -m x"}, "deny"),
        ("bash", "never skip hooks", {"command": "git commit -m x"}, "allow"),
        ("bash", "never escalate privileges", {"command": "sudo ls"}, "deny"),
        ("bash", "never stop workers", {"command": "systemctl stop worker-1"}, "ask"),
        ("bash", "never deploy", {"command": "fly deploy"}, "deny"),
        (
            "write_file",
            "never use console.log",
            {"path": "x.ts", "content": "console.log(1)"},
            "deny",
        ),
        (
            "write_file",
            "never use console.log",
            {"path": "x.ts", "content": "const a = 1"},
            "allow",
        ),
        (
            "write_file",
            "never use time.sleep in tests",
            {"path": "tests/x.py", "content": "time.sleep(1)"},
            "deny",
        ),
        (
            "write_file",
            "never edit Dockerfiles",
            {"path": "api/Dockerfile", "content": "x"},
            "deny",
        ),
        ("write_file", "never edit Dockerfiles", {"path": "x.py", "content": "x"}, "allow"),
        (
            "write_file",
            "never touch CI config",
            {"path": ".github/workflows/ci.yml", "content": "x"},
            "deny",
        ),
        ("write_file", "never touch CI config", {"path": "src/x.py", "content": "x"}, "allow"),
        (
            "bash",
            "don't edit the CI config files",
            {"command": "sed -i s/a/b/ .gitlab-ci.yml"},
            "deny",
        ),
    ],
)
def test_what_a_rule_names(tool: str, text: str, arguments: dict[str, Any], verdict: str) -> None:
    """A call is compared with it in the form that a tool gives it."""
    assert try_rule(text, tool, [(tool, arguments)])[1][0].verdict == verdict


@pytest.mark.parametrize(
    ("named", "given", "truth"),
    [
        ("B2", "A1:C3", "YES"),
        ("B2", "sheet!$B$2", "YES"),
        ("B2", "C3:D4", "NO"),
        ("AA:AA", "Z1:AB1", "YES"),
        ("AA:AA", "A1:Z9", "NO"),
        ("1:1", "B:B", "YES"),
        ("B2", "named_range", "MAYBE"),
        ("B2", "", "MAYBE"),
    ],
)
def test_ranges_overlap(named: str, given: str, truth: str) -> None:
    """Cells are compared as rectangles; a named range may be any."""
    assert overlaps(named, given).name == truth


def test_what_code_imports_and_calls() -> None:
    """Modules with what is taken from them, and functions, are found in Python and JavaScript."""
    code = "import os, numpy as np\nfrom shutil import rmtree\nnp.load(x)\nconst a = require('fs')"
    found = called_in("run_python", "code", code)
    assert {"os", "numpy", "shutil", "shutil.rmtree", "np.load", "fs"} <= set(found)
    assert called_in("send_email", "code", code) == ()
