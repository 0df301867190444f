"""What a tool is for, read from its name: `gmail_send` sends messages, `db_query` runs SQL."""

import re
from functools import lru_cache

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.vocabulary import NOUNS_OF_TOOLS

_WORDS: dict[str, str] = {
    "web": "http https request fetch browser web url api scrape scraper crawl "
    "navigate page webfetch chrome chromium firefox selenium webdriver "
    "browse internet webpage rest graphql playwright puppeteer",
    "shell": "bash shell exec terminal command sh powershell zsh ssh console execute cmd process "
    "subprocess run runner execcommand",
    "git": "git github gitlab bitbucket vcs",
    "sql": "db sql database postgres postgresql psql mysql sqlite bigquery snowflake mongo redis "
    "mariadb clickhouse query",
    "message": "email mail gmail outlook sms slack message messages whatsapp telegram "
    "discord teams "
    "chat dm tweet twitter mastodon notify imessage signal phone send smtp messenger matrix post "
    "linkedin facebook instagram wechat reply forward text mailer inbox "
    "call dial dialer ring social comment bluesky "
    "notification mailchimp newsletter",
    "calendar": "calendar meeting event events schedule invite gcal appointment",
    "payment": "payment payments pay transfer wire bank stripe paypal buy purchase order checkout "
    "invoice refund wallet shop billing banking",
    "file": "file files fs filesystem directory folder editor edit write read path "
    "document str disk patch "
    "writefile notebook",
    "deploy": "deploy deployer release rollout deployment",
    "container": "docker kubectl kubernetes k8s helm podman compose container",
    "cloud": "aws gcloud az s3 terraform ec2 gcp azure lambda heroku cloud tofu bucket",
    "package": "npm pip yarn pnpm apt brew cargo poetry uv package packages",
}
_PULL_REQUEST = re.compile(r"(?:pull|merge)[_-]?requests?(?![a-z])|(?<![a-z])prs?(?![a-z])")
_FAMILY = {word: family for family, words in _WORDS.items() for word in words.split()}

_CALLED = frozenset({"llm", "api", "function", "rpc", "model", "tool", "service", "method"})
"""What is called and is no person."""

TOOL_PROGRAMS = word_set(
    """git docker kubectl helm podman terraform aws gcloud az npm pip yarn pnpm apt brew cargo
    poetry uv psql mysql sqlite3 ssh systemctl make ansible gh redis-cli heroku vercel fly tofu
    rsync curl"""
)
"""Programs that a tool may be named after; its command lines then leave the program out."""


@lru_cache(maxsize=1024)
def tool_words(tool_name: str) -> tuple[str, ...]:
    """The words of a tool's name: `("send", "email")` of `send_email`."""
    return tuple(word for word in re.split(r"[^a-z0-9]+", tool_name.casefold()) if word)


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
    return frozenset(words).union(forms, *(NOUNS_OF_TOOLS.get(word, ()) for word in words))


@lru_cache(maxsize=1024)
def families(tool_name: str) -> frozenset[str]:
    """Every family that a word of the tool's name belongs to."""
    found = {_FAMILY[word] for word in tool_words(tool_name) if word in _FAMILY}
    if _PULL_REQUEST.search(tool_name):
        found = (found - {"web", "message"}) | {"git"}
    if "web" in found:
        found.discard("message")
    if "compose" in tool_words(tool_name) and found & {"message", "calendar"}:
        found.discard("container")
    if "call" in tool_words(tool_name) and not _CALLED.isdisjoint(tool_words(tool_name)):
        found.discard("message")
    if found & {"file", "git", "shell", "sql", "calendar", "payment"} and "message" in found:
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
    return {"vcs": "git", "kubernetes": "kubectl", "k8s": "kubectl", "github": "gh"}.get(
        tool_name, ""
    )


@lru_cache(maxsize=1024)
def tool_actions(tool_name: str) -> frozenset[str]:
    """The classes of what the tool does whatever its arguments say; empty where they decide."""
    words = tool_words(tool_name)
    kinds = families(tool_name)
    if kinds & {"shell", "git", "container", "cloud", "package"} and "file" not in kinds:
        named = {
            class_of(word)
            for word in words
            if _FAMILY.get(word) in (None, "deploy") and word not in ("pull", "request")
        }
        return frozenset(name for name in named if name and name not in ("use", "run", "check"))
    if "sql" in kinds:
        return frozenset()
    found = {name for word in words if (name := class_of(word)) and name not in ("use", "check")}
    if "web" in kinds:
        return frozenset(found | {"fetch"}) if "request" not in words else frozenset({"fetch"})
    if "payment" in kinds:
        found.add("pay")
    if "calendar" in kinds and not found & {"delete", "cancel", "read"}:
        found |= {"schedule", "create", "send"}
    if not kinds and {"cron", "crontab", "scheduler", "job", "jobs"} & set(words):
        found |= {"start", "schedule"}
    if "message" in kinds and not found & {"read", "search", "delete"}:
        found.add("send")
    return frozenset(found)
