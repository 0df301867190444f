"""Social networks on which something must not be posted: "never post on LinkedIn"."""

import re

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.arguments import role_of
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.tool_family import tool_words

NETWORK = "\x02network"
"""In the words of a place that is a network, before all of its names."""
_NAMES = {
    name: names.split()
    for names in (
        "linkedin",
        "twitter x tweet tweets",
        "mastodon toot toots fediverse",
        "telegram tg",
        "discord",
        "whatsapp wa",
        "slack",
        "teams msteams",
    )
    for name in names.split()
}
"""The names of those that rules mean in general on tools of their own."""
_OTHERS = word_set(
    "facebook fb instagram ig insta threads bluesky bsky tiktok youtube reddit pinterest snapchat "
    "tumblr signal xing vk weibo wechat email sms"
)
_NAME = rf"(?:{'|'.join(sorted(_NAMES))})"
_ON_NETWORK = re.compile(
    r"(?<!\w)(?:on|to|in|via|en|a|sur|auf|no|na|em|su|op)\s+(?:the\s+)?"
    rf"(?P<names>{_NAME}(?:(?:\s*,\s*|\s+(?:or|and|nor|oder|und|o|y|ni|ou|et|e|nem)\s+)(?:on\s+)?{_NAME})*)"
    r"(?=\s*(?:$|[,;.!]|(?:again|ever|anymore|please|either)(?!\w)))",
    re.IGNORECASE,
)
_EACH_NAME = re.compile(rf"(?<!\w){_NAME}(?!\w)", re.IGNORECASE)
_WORD = re.compile(r"[a-z]+")
_FIELDS = frozenset(
    {"platform", "platforms", "network", "networks", "service", "services", "provider", "providers"}
    | {"channel", "channels", "site", "sites", "destination", "destinations", "plataforma"}
    | {"plataformas", "red", "redes", "plateforme", "plateformes", "plattform", "plattformen"}
    | {"netzwerk", "rede", "piattaforma", "piattaforme", "app", "where", "profile", "profiles"}
)
"""In the names of arguments that say where something is posted."""
_RECEIVING = frozenset({"webhook", "endpoint", "server", "host", "instance"})
"""In the names of URLs that something is posted to, and that are no links in it."""
_PLAIN = re.compile(r"[\w:@-]+")
_OFF = frozenset({"false", "0", "no", "off", "none", ""})
"""What arguments are worth that say not to do what they are called by."""


def networks_named(
    said: str,
    leftover: tuple[str, ...],
    groups: tuple[tuple[Target, ...], ...],
    kinds: frozenset[str],
    tool_name: str,
) -> tuple[Target, ...]:
    """The networks of a clause that names nothing else, on a tool that may post to
    any; nothing on a tool of theirs."""
    posting = not groups and (not kinds or "message" in kinds)
    found = _ON_NETWORK.search(said) if posting else None
    if not found:
        return ()
    names = list(
        dict.fromkeys(map(_first_name, re.findall(rf"(?i)(?<!\w){_NAME}(?!\w)", found[0])))
    )
    known = {each for name in names for each in _NAMES[name]}
    if not (known.issuperset(leftover) and known.isdisjoint(tool_words(tool_name))):
        return ()
    return tuple(Target("place", name, (NETWORK, *_NAMES[name])) for name in names)


def _first_name(name: str) -> str:
    return _NAMES[name.casefold()][0]


def is_on_network(target: Target, facts: Facts) -> Truth:
    """Whether the call posts there; NO where it names other networks only."""
    stated = [
        set(_WORD.findall(value))
        for name, values in facts.fields.items()
        if not _FIELDS.isdisjoint(name.split("_"))
        for value in values
        if not value.startswith("#")
    ]
    if any(not words.isdisjoint(target.words) for words in stated):
        return YES
    if any(value in target.words for value in facts.values):
        return YES
    if any(_may_be_meant(name, values, target) for name, values in facts.fields.items()):
        return MAYBE
    known = _OTHERS | _NAMES.keys()
    return NO if stated and all(not known.isdisjoint(words) for words in stated) else MAYBE


def _may_be_meant(name: str, values: set[str], target: Target) -> bool:
    """Whether an argument is called by a network, `share_to_linkedin`, or its values name it: as
    plain names, or as the URLs that receive the post; not in texts, links and files."""
    names = {each for each in target.words if len(each) > 1}
    words = name.split("_")
    if not names.isdisjoint(words):
        return not values <= _OFF
    if role_of(name) == "prose":
        return False
    receiving = not _RECEIVING.isdisjoint(words)
    return any(
        not names.isdisjoint(_WORD.findall(value))
        for value in values
        if receiving or _PLAIN.fullmatch(value)
    )
