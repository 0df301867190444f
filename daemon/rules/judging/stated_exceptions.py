"""Exceptions that say no more than a property or a channel: "unless the status is draft", "only in
deploys"."""

import re

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.leftover import CONDITION_WORDS
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.vocabulary import CONJUNCTIONS, FILLER, GENERIC_NOUNS

_PROPERTY_IS = re.compile(
    r"\s*(?:if\s+|when\s+)?(?:(?:the|its|their)\s+)?([a-z][\w-]{2,30})\s+(?:is|are|=|equals|says)\s+"
    r"(?:set\s+to\s+)?[\"'“‘`]?([a-z][\w-]{1,30})[\"'”’`]?[\s.!]*",
    re.IGNORECASE,
)
_IN_CHANNELS = re.compile(
    r"\s*(?:(?:in|to|on|into|im|nach|en|dans|em)\s+)(?:the\s+)?((?:#?[a-z][\w-]+(?:\s*,\s*|\s+)){0,7}"
    r"#?[a-z][\w-]+?)(?:\s+channels?)?[\s.!]*"
)
_CHANNEL_NAME = re.compile(r"[a-z][\w-]*")


def stated_exception(exception: str, kinds: frozenset[str]) -> tuple[Target, ...]:
    """What an exception lets pass where it says no more than "status is draft", or "in deploys" on
    a tool for messages."""
    if found := _PROPERTY_IS.fullmatch(exception):
        return (Target("name", f"{found[1]}={found[2]}".casefold()),)
    if "message" not in kinds or not (found := _IN_CHANNELS.fullmatch(exception)):
        return ()
    names = [name.casefold() for name in _CHANNEL_NAME.findall(found[1])]
    names = [name for name in names if name not in CONJUNCTIONS]
    common = FILLER | GENERIC_NOUNS | CONDITION_WORDS
    if any(name in common or class_of(name) for name in names):
        return ()
    return tuple(Target("channel", name) for name in names)
