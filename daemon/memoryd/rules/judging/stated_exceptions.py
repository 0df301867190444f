"""Exceptions that say no more than a property or a channel: "unless the status is draft", "only in
deploys"."""

import re

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.arguments import normal_name
from memoryd.rules.judging.leftover import CONDITION_WORDS
from memoryd.rules.judging.programs import WITH_SUBCOMMANDS
from memoryd.rules.judging.references import reference_wanted
from memoryd.rules.judging.target import AT_BEGINNING, UNSAID, Target
from memoryd.rules.judging.vocabulary import CONJUNCTIONS, FILLER, GENERIC_NOUNS
from memoryd.rules.judging.weekdays import stated_days

_RUNNING = frozenset({"shell", "git", "container", "cloud", "package", "deploy"})
_PROPERTY_IS = re.compile(
    r"\s*(?:if\s+|when\s+)?(?:(?:the|its|their)\s+)?(?!they\s|it\s|that\s|this\s)([a-z][\w-]{2,30})\s+(?:is|are|=|equals|says)\s+"
    r"(?:set\s+to\s+)?[\"'“‘`]?([a-z][\w:./-]{1,40})[\"'”’`]?[\s.!]*",
    re.IGNORECASE,
)
_SWITCHED = re.compile(
    r"\s*(?:(?:it|they)(?:'s|'re|\s+is|\s+are)\s+)?(?:an?\s+)?(draft|dry[- ]?run)s?[\s.!]*|"
    r"\s*([a-z]\w{2,30})\s+(?:is\s+)?(?:set\s+to\s+)?(?:true|on|enabled)[\s.!]*",
    re.IGNORECASE,
)
"""`unless it is a draft`, `without dryRun set to true`."""
_CONTAINS = re.compile(
    r"\s*(?:if\s+)?(?:the\s+|its\s+|their\s+)?(?P<field>text|body|message|caption|post|subject(?:\s+line)?|title)\s+"
    r"(?:contains|includes|has|says|(?P<first>starts\s+with|begins\s+with))\s+(?P<said>[#\[\"'“‘`@]\S.{0,60}?)[\s.!]*",
    re.IGNORECASE,
)
"""`unless the text contains #approved`."""
_OF_DOMAIN = re.compile(r"\s*@((?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,})[\s.!]*")
"""`outside @acme.example`."""
_GIVEN = re.compile(
    r"\s*(?:an?|any|at\s+least\s+one)\s+(component|reminder|label|labels|assignee|due\s+date|description|"
    r"subject|title|tag|attendee|location|category|deadline|attachment|reviewer|milestone|priority|owner|"
    r"timeout|namespace|region|comment|note|reason|message|link|caption|summary)s?(?:\s+(?:set|given|line))?[\s.!]*",
    re.IGNORECASE,
)
"""`without a reminder`: an argument of that name is given."""
_IN_CHANNELS = re.compile(
    r"\s*(?:(?:in|to|on|into|im|nach|en|dans|em)\s+)(?:the\s+)?((?:#?[a-z][\w-]+(?:\s*,\s*|\s+)){0,7}"
    r"#?[a-z][\w-]+?)(?:\s+channels?)?[\s.!]*"
)
_COMMAND = re.compile(
    r"\s*(?:for\s+|to\s+|with\s+)?(?:run(?:ning)?\s+|us(?:e|ing)\s+)?[`'\"]?([a-z][\w.-]*(?:\s+[\w:-]+){1,3})[`'\"]?[\s.!]*"
)
"""`except git status`."""
_CHANNEL_NAME = re.compile(r"[a-z][\w-]*")


def stated_exception(
    exception: str, kinds: frozenset[str], timed: bool = False
) -> tuple[Target, ...]:
    """What an exception lets pass where it says no more than "status is draft", "on Thursdays", or
    "in deploys" on a tool for messages; `timed`: only at some hours."""
    if found := _PROPERTY_IS.fullmatch(exception):
        return (Target("name", f"{found[1]}={found[2]}".casefold()),)
    if found := _CONTAINS.fullmatch(exception):
        said = found["said"].strip("\"'“”‘’`").casefold()
        first = AT_BEGINNING if found["first"] else ""
        field = found["field"].casefold().split()[0]
        fields = (UNSAID, field, "subject") if field in ("subject", "title") else ()
        return (Target("phrase", f"{first}{said}", fields),)
    if (days := stated_days(exception)) and not timed:
        return (Target("weekday", " ".join(days), days),)
    if found := _OF_DOMAIN.fullmatch(exception):
        return (Target("domain", found[1].casefold()),)
    if found := _SWITCHED.fullmatch(exception):
        return (Target("name", f"{normal_name(found[1] or found[2])}=true"),)
    if found := _GIVEN.fullmatch(exception):
        return (Target("feature", f"given {found[1].casefold().removesuffix('s')}"),)
    if not kinds & _RUNNING and (reference := reference_wanted(exception)):
        return (Target("feature", reference),)
    if kinds & _RUNNING and (found := _COMMAND.fullmatch(exception)) and _is_command(found[1]):
        words = found[1].split()
        return (Target("command", " ".join(words), tuple(words)),)
    if "message" not in kinds or not (found := _IN_CHANNELS.fullmatch(exception)):
        return ()
    names = [name.casefold() for name in _CHANNEL_NAME.findall(found[1])]
    names = [name for name in names if name not in CONJUNCTIONS]
    common = FILLER | GENERIC_NOUNS | CONDITION_WORDS
    if any(name in common or class_of(name) for name in names):
        return ()
    return tuple(Target("channel", name) for name in names)


def _is_command(text: str) -> bool:
    """Whether `text` is a program with its subcommands and nothing else."""
    program, *rest = text.split()
    plain = FILLER | CONJUNCTIONS
    named = rest[0] not in GENERIC_NOUNS and plain.isdisjoint(rest)
    return program in WITH_SUBCOMMANDS and named
