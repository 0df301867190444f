"""What a tool is for, read from its name: `gmail_send` sends messages, `db_query` runs SQL."""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.languages.argument_names import WORDS_OF_FAMILIES
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.vocabulary import NOUNS_OF_TOOLS
from memoryd.rules.tool_names import words_of_name

_WORDS: dict[str, str] = {
    "web": "http https request fetch browser web url api scrape scraper crawl "
    "navigate page webfetch chrome chromium firefox selenium webdriver "
    "browse internet webpage rest graphql playwright puppeteer",
    "shell": "bash shell exec terminal command sh powershell zsh ssh console execute cmd "
    "process scp sftp rsync "
    "subprocess run runner execcommand",
    "git": "git github gitlab bitbucket vcs",
    "sql": "db sql database postgres postgresql psql mysql sqlite bigquery snowflake mongo redis "
    "mariadb clickhouse query",
    "message": "email mail gmail outlook sms slack message messages whatsapp telegram "
    "discord teams "
    "chat dm tweet twitter mastodon notify imessage signal phone send smtp messenger matrix post "
    "correo mensaje mensagem nachricht tuit linkedin facebook instagram wechat reply "
    "forward text mailer inbox "
    "call dial dialer ring social comment bluesky reddit "
    "notification mailchimp newsletter",
    "calendar": "calendar meeting event events schedule invite gcal appointment",
    "payment": "payment payments pay transferencia überweisung ueberweisung transfer wire bank "
    "stripe paypal buy purchase order checkout "
    "invoice refund wallet shop billing banking procurement billpay autopay payout",
    "file": "file files fs filesystem directory folder editor edit write read path "
    "document str disk patch "
    "notebook",
    "deploy": "deploy deployer release rollout deployment",
    "container": "docker kubectl kubernetes k8s helm podman compose container",
    "cloud": "aws gcloud az s3 terraform ec2 gcp azure lambda heroku cloud tofu bucket",
    "package": "npm pip yarn pnpm apt brew cargo poetry uv maven mvn gradle package packages",
}
TOOL_PROGRAMS = word_set(
    """git docker kubectl helm podman terraform aws gcloud az npm pip yarn pnpm apt brew cargo
    poetry uv psql mysql sqlite3 ssh systemctl make ansible gh redis-cli heroku vercel fly tofu
    rsync scp sftp curl mvn gradle"""
)
"""Programs that a tool may be named after; its command lines then leave the program out."""
_FAMILY = {
    word: family
    for table in (WORDS_OF_FAMILIES, _WORDS)
    for family, words in table.items()
    for word in words.split()
}
_PULL_REQUEST = re.compile(r"(?:pull|merge)[_-]?requests?(?![a-z])|(?<![a-z])prs?(?![a-z])")

_TRACKERS = word_set(
    "jira linear issue issues ticket tickets zendesk asana trello github gitlab task tasks "
    "servicenow incident incidents"
)
_SHEETS = word_set(
    "cell cells worksheet sheet sheets spreadsheet spreadsheets excel airtable gsheets"
)
_PLAINER = frozenset(
    {"file", "git", "shell", "sql", "calendar", "payment", "cloud", "container", "package"}
)
"""Families whose tools may have "send", "post" or "call" in their names."""
_REQUESTED = word_set("ride leave taxi refund quote time vacation loan pto day off")
"""What is requested of people, not of a server."""
_PUBLISHING = word_set(
    "wordpress blog article articles cms ghost medium substack drupal page pages"
)
_NOTEBOOKS = word_set(
    "note notes notion evernote onenote obsidian keep doc docs confluence wiki playlist"
)
_CARTS = word_set("cart basket grocery groceries instacart")
_QUERYING = frozenset({"query", "execute", "exec", "sql", "run"})
_CHANGING = frozenset({"delete", "drop", "write", "create", "truncate"})
"""What a tool for a database does that is no tool for any statement: `delete_many`."""
_APPOINTMENTS = frozenset({"calendar", "meeting", "event", "events", "gcal", "appointment", "call"})
_OF_DEVICES = word_set(
    "device smartthings hue alexa vehicle robot tv switchbot tuya govee roomba dreame ecovacs "
    "deebot vacuum shelly wemo kasa lifx ecobee nest roborock tesla car appliance"
)
"""What gets commands that are none of a shell."""
_PLAYING = word_set(
    "play player playback music spotify sonos tv cast media announce roku firetv appletv "
    "chromecast stream video audio speaker radio song"
)
"""Words in the names of tools that play something somewhere."""
_OF_GOOGLE = word_set(
    "drive docs sheets slides forms calendar mail gmail contacts photos cloud tasks"
)
"""What else than searching goes by that name."""
_PRINTING = frozenset({"print", "printer"})
_CODE = word_set("python code interpreter notebook jupyter repl sandbox javascript node eval")
_DEPLOYERS = frozenset({"argocd", "argo", "flux", "fluxcd", "rancher"})
"""What brings a cluster in step by `sync`."""
_CALLED = frozenset({"llm", "api", "function", "rpc", "model", "tool", "service", "method"})
"""What is called and is no person."""
_LOOKED = word_set(
    "get list search find read lookup view show fetch describe count browse history check glob grep"
)
"""Verbs by which a tool looks something up."""
_NOUNS_TOO = frozenset(
    {
        "send",
        "pay",
        "book",
        "schedule",
        "commit",
        "push",
        "pull",
        "merge",
        "branch",
        "test",
        "build",
    }
    | {"deploy", "tag_git", "draft", "plan", "trade", "archive", "play", "use", "check", "mark"}
)
"""Classes whose words are names of things as well: a mail, an order, a booking, a commit."""
_JOINING = frozenset({"and", "then", "or"})
_NAMED = (
    frozenset(_FAMILY)
    | TOOL_PROGRAMS
    | _TRACKERS
    | _SHEETS
    | _CODE
    | _NOTEBOOKS
    | _PUBLISHING
    | _CARTS
    | _OF_DEVICES
)
"""Words that are not cut."""


@lru_cache(maxsize=1024)
def tool_words(tool_name: str) -> tuple[str, ...]:
    """The words of a tool's name: `("send", "email")` of `send_email`."""
    return words_of_name(tool_name, _NAMED)


def is_tracker(tool_name: str) -> bool:
    """Whether the tool is one for tickets."""
    return not _TRACKERS.isdisjoint(tool_words(tool_name))


def is_sheet(tool_name: str) -> bool:
    """Whether the tool is one for spreadsheets."""
    return not _SHEETS.isdisjoint(tool_words(tool_name))


def is_notebook(tool_name: str) -> bool:
    """Whether the tool keeps notes or pages, which are told by their titles."""
    return not _NOTEBOOKS.isdisjoint(tool_words(tool_name))


def publishes(tool_name: str) -> bool:
    """Whether the tool publishes articles, which it may keep as drafts."""
    return not _PUBLISHING.isdisjoint(tool_words(tool_name))


def is_device(tool_name: str) -> bool:
    """Whether the tool gives commands to a device."""
    return not _OF_DEVICES.isdisjoint(tool_words(tool_name))


def plays(tool_name: str) -> bool:
    """Whether the tool plays something somewhere."""
    return not _PLAYING.isdisjoint(tool_words(tool_name))


def is_code_tool(tool_name: str) -> bool:
    """Whether the tool runs code of a programming language."""
    return not _CODE.isdisjoint(tool_words(tool_name))


@lru_cache(maxsize=1024)
def own_nouns(tool_name: str) -> frozenset[str]:
    """The words of a tool's name, and nouns that say no more than they do."""
    words = tool_words(tool_name)
    forms = {
        stem + ending
        for word in words
        for stem in (word, word.removesuffix("e"))
        for ending in ("", "s", "ing", "ion", "ation", "er", "ment", word[-1] + "ing")
        if len(word) > 3 and not families(tool_name)
    }
    singular = {word.removesuffix("s") for word in words}
    return frozenset(words).union(
        singular, forms, *(NOUNS_OF_TOOLS.get(word, ()) for word in words)
    )


@lru_cache(maxsize=1024)
def families(tool_name: str) -> frozenset[str]:
    """Every family that a word of the tool's name belongs to."""
    found = {_FAMILY[word] for word in tool_words(tool_name) if word in _FAMILY}
    if _PULL_REQUEST.search(tool_name):
        found = (found - {"web", "message"}) | {"git"}
    if {"go", "get"} <= set(tool_words(tool_name)):
        found.add("package")
    if "web" in found:
        found.discard("message")
    if "compose" in tool_words(tool_name) and found & {"message", "calendar"}:
        found.discard("container")
    words_said = set(tool_words(tool_name))
    if "schedule" in words_said and "message" in found and words_said.isdisjoint(_APPOINTMENTS):
        found.discard("calendar")
    if not _OF_DEVICES.isdisjoint(words_said):
        found -= {"shell", "calendar"}
    if "home" in tool_words(tool_name) and "assistant" in tool_words(tool_name):
        found.discard("message")
    if "request" in tool_words(tool_name) and not _REQUESTED.isdisjoint(tool_words(tool_name)):
        found.discard("web")
    if "call" in tool_words(tool_name) and not _CALLED.isdisjoint(tool_words(tool_name)):
        found.discard("message")
    if found & _PLAINER and "message" in found:
        words = set(tool_words(tool_name)) - {"send", "post", "message", "text", "order", "call"}
        if not any(_FAMILY.get(word) == "message" for word in words):
            found.discard("message")
    return frozenset(found)


@lru_cache(maxsize=1024)
def program_of(tool_name: str) -> str:
    """The program that the tool is named after, or an empty string."""
    for word in tool_words(tool_name):
        if word in TOOL_PROGRAMS:
            return word
    return {
        "maven": "mvn",
        "vcs": "git",
        "kubernetes": "kubectl",
        "k8s": "kubectl",
        "github": "gh",
    }.get(tool_name, "")


def looks_only(words: Sequence[str]) -> bool:
    """Whether these words of a tool's name say that it looks something up: the verb stands first
    or last, and the others are what it is about, "search_messages", "order_lookup"."""
    if not _JOINING.isdisjoint(words):
        return False
    pairs = (f"{first}_{second}" for first, second in pairwise(words))
    if any(class_of(pair) for pair in pairs):
        return False
    verbs = [word for word in words if class_of(word) or word in _LOOKED]
    others = {class_of(word) for word in verbs if word not in _LOOKED} - _NOUNS_TOO
    return not others and not _LOOKED.isdisjoint(verbs)


def words_behind(program: str, tool_name: str) -> tuple[str, ...]:
    """What a tool named after a program does, where its name says it as a command of the program:
    `("system", "prune")` of `docker_system_prune`."""
    words = tool_words(tool_name)
    return words[words.index(program) + 1 :] if program in words else ()


@lru_cache(maxsize=1024)
def tool_actions(tool_name: str) -> frozenset[str]:
    """The classes of what the tool does whatever its arguments say; empty where they decide."""
    words = tool_words(tool_name)
    kinds = families(tool_name)
    if {"go", "get"} <= set(words):
        return frozenset({"install"})
    looks = looks_only(words)
    if looks:
        words = tuple(word for word in words if word in _LOOKED or not class_of(word))
    if kinds & {"shell", "git", "container", "cloud", "package"} and "file" not in kinds:
        named = {
            class_of(word)
            for word in words
            if _FAMILY.get(word) in (None, "deploy") and word not in ("pull", "request")
        }
        return frozenset(name for name in named if name and name not in ("use", "run", "check"))
    if "sql" in kinds:
        named = {class_of(word) for word in words} & _CHANGING
        return frozenset(filter(None, named)) if _QUERYING.isdisjoint(words) else frozenset()
    if "sync" in words and not _DEPLOYERS.isdisjoint(words):
        return frozenset({"deploy"})
    pairs = (f"{first}_{second}" for first, second in pairwise(words))
    said = [word for word in (*words, *pairs) if word != "issue"]
    if not _OF_GOOGLE.isdisjoint(words):
        said = [word for word in said if word != "google"]
    found = {name for word in said if (name := class_of(word)) and name not in ("use", "check")}
    if {"web", "payment"} <= kinds and not found & {"search", "fetch", "read"}:
        found.add("pay")
    if "web" in kinds:
        return frozenset(found | {"fetch"}) if "request" not in words else frozenset({"fetch"})
    if not _PRINTING.isdisjoint(words):
        found = (found - {"read"}) | {"print_out"}
    if "select" in words:
        found = (found - {"query"}) | {"book", "write"}
    if "request" in words:
        found.discard("fetch")
    if "request" in words and "ride" in words:
        found = (found - {"send"}) | {"book", "pay"}
    if "write" in found and not _CARTS.isdisjoint(words):
        found.add("pay")
    if "call" in words and not kinds:
        found.discard("send")
    if "payment" in kinds and not looks:
        found.add("pay")
    if "calendar" in kinds and not found & {"delete", "cancel", "read"}:
        found |= {"schedule", "create", "send"}
    if not kinds and {"cron", "crontab", "scheduler", "job", "jobs"} & set(words):
        found |= {"start", "schedule"}
    if "draft" in words and "send" not in words:
        found -= {"send", "create"}
    elif "message" in kinds and not found & {"read", "search", "delete"}:
        found.add("send")
    return frozenset(found)
