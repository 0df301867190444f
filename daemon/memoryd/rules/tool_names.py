"""The words of a tool's name, which is stored in lower case: `send_email`, `hassturnoff`."""

import re
from collections.abc import Iterable
from functools import lru_cache

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.tokens import word_set

_NOUNS = word_set(
    """account action address agent alarm api app article attachment audio balance block board
    booking bot box branch browser bucket bulk button calendar campaign card cart cell channel chat
    climate cloud cluster code column comment commit config contact container contract cover cron
    customer dashboard data database deal deck deploy deployment device dir directory dns doc
    document domain door draft drive element email entity env event fan feature field file firewall
    flag flight folder form function group hass home hotel hover image inbox incident index instance
    invoice issue item job json key label lead light link list location lock log mail map media
    member memory menu message metric monitor multi music namespace network node note notebook
    object order org page parcel patch payment payout pdf permission person photo pipeline play
    player playlist pod policy post price process product profile project prompt proxy query queue
    quote reaction record recording region release reminder repo report repository request
    reservation
    response ride role room row rule scene schedule schema screen screenshot secret sensor server
    service session sheet shell shop site slide snapshot space speaker spreadsheet stack state
    status
    step stock story stream string style sub subscription switch system tab table tag target task
    team template temperature terminal test text thread ticket time timer todo token tool topic
    track transaction transfer trigger tweet url user value variable vector version video view
    voice volume vpn web webhook wiki window workflow workspace zone sms bash sql git http aws gcp
    food control budget chart place plug smart camera garage car bank telemetry gen instagram
    house kitchen garden water pet lamp subscriber
    library
    slack github gitlab jira notion gmail discord telegram spotify stripe trello linear"""
)
_VERBS = word_set(
    """add approve archive assign batch book browse build call cancel change check clear click close
    comment commit compose connect copy create delete deploy disable disconnect download edit enable
    exec execute export fetch fill find follow force forward generate get grant import insert
    install
    invite launch list lock make manage merge modify mount move mute navigate open order pause pay
    play post press print publish pull purge push put read rebase record refund remove rename reply
    request reset resolve restart restore resume revert revoke run save schedule search sell send
    set
    share start stop submit subscribe sync tag toggle transfer transition trigger turn type
    uninstall
    unlock unmute unsubscribe update upgrade upload upsert use view vote wipe write"""
)
_LITTLE = frozenset(
    {"on", "off", "in", "to", "by", "all", "and", "for", "from", "with", "up", "pr"}
)
_KNOWN = _NOUNS | _VERBS | _LITTLE
_LONGEST = max(map(len, _KNOWN)) + 1


@lru_cache(maxsize=1024)
def words_of_name(tool_name: str, known: frozenset[str]) -> tuple[str, ...]:
    """The words of a tool's name; one that stands without gaps is cut where all its parts are
    known. `known` are words that are whole."""
    words = filter(None, re.split(r"[^a-z0-9]+", tool_name.casefold()))
    return tuple(part for word in words for part in _parts(word, known))


def _parts(word: str, known: frozenset[str]) -> Iterable[str]:
    if word in known or word in _KNOWN or class_of(word):
        return (word,)
    return _cut(word, known) or (word,)


def _cut(word: str, known: frozenset[str]) -> tuple[str, ...]:
    """`word` in known words, the longest first; nothing if that cannot be."""
    reached: dict[int, tuple[str, ...]] = {len(word): ()}
    for begin in range(len(word) - 1, -1, -1):
        for end in range(min(len(word), begin + _LONGEST), begin, -1):
            part = word[begin:end]
            if end in reached and (
                part in _KNOWN or part in known or part.removesuffix("s") in _NOUNS
            ):
                reached[begin] = (part, *reached[end])
                break
    return reached.get(0, ())
