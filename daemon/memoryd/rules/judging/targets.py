"""Concrete objects that a rule's text names: addresses, hosts, paths, branches, flags, …

`mark_targets` finds them and leaves a mark in the text where each stood, so that what remains can
be read as words.
"""

import re
from collections.abc import Callable
from dataclasses import replace

from memoryd.rules.judging import place_patterns as places
from memoryd.rules.judging import target_makers as makers
from memoryd.rules.judging import target_nouns as nouns
from memoryd.rules.judging import target_patterns as patterns
from memoryd.rules.judging.amounts import IN_CURRENCY, LIMIT, any_sum_in, in_digits
from memoryd.rules.judging.arguments import normal_name
from memoryd.rules.judging.known_names import BRANCHES, ENVIRONMENTS
from memoryd.rules.judging.noun_targets import named_after, named_by_noun, noun_repeated
from memoryd.rules.judging.package_names import SOFTWARE, SOME_SOFTWARE
from memoryd.rules.judging.programs import PROGRAMS
from memoryd.rules.judging.target import INSIDE, WRITTEN, Kind, Target
from memoryd.rules.judging.time_limits import TIME_LIMIT, time_limit
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.vocabulary import FILLER, GENERIC_NOUNS
from memoryd.rules.judging.weekdays import NO_NAMES

_OF_CONTAINERS = frozenset({"container", "deploy", "cloud"})
_REPOSITORY = re.compile(r"[\w.-]+/[\w.-]+")
_ANY_OF_BRANCH = frozenset({"push"})
_PROPERTY = re.compile(r"\s+(?:with|without|that|which|containing)(?!\w)", re.IGNORECASE)
_WITHOUT_PLACES = frozenset(
    {"shell", "git", "web", "sql", "container", "cloud", "package", "deploy", "message"}
)
"""Families of tools on which projects, lists and the like have a form of their own."""
_GROUP_BEHIND = re.compile(
    r"\s+(?:group|chat|channel|thread|gruppe|grupo|groupe|canal)(?!\w)", re.I
)
_ADDRESS_OF = re.compile(r"(?<!\w)(?:my|our|the|home)\s+address\W*(?:is\s+|at\s+)?$", re.IGNORECASE)
"""Before a house that is somebody's address."""
_TELLING = re.compile(
    r"(?<!\w)(?:giv|tell|shar|reveal|disclos|mention|leak)\w*(?!\w)", re.IGNORECASE
)
_OF_COMMANDS = frozenset({"shell", "container", "cloud", "package"})
_Maker = Callable[[re.Match[str]], Target | None]


class TargetReader:
    """A text whose objects are taken out one kind after the other."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.targets: list[Target] = []

    def take(self, pattern: re.Pattern[str], maker: _Maker) -> None:
        """Replace every match for which `maker` gives a target by a mark."""

        def replaced(match: re.Match[str]) -> str:
            target = maker(match)
            if target is None:
                return match.group()
            self.targets.append(target)
            return f" \x01{len(self.targets) - 1}\x01 "

        self.text = pattern.sub(replaced, self.text)


def _house(match: re.Match[str], reader: TargetReader, told: Kind, kinds: frozenset[str]) -> str:
    """A house, which is said as well on a tool for messages: "our address, 12 Elm Street"."""
    name = match.group().casefold()
    reader.targets.append(Target(told, name))
    last = len(reader.targets) - 1
    if "message" not in kinds or not _ADDRESS_OF.search(match.string, 0, match.start()):
        return f" \x01{last}\x01 "
    reader.targets.append(Target("phrase", name))
    return f" \x01{last}\x01 or \x01{last + 1}\x01 "


def mark_targets(
    reader: TargetReader, kinds: frozenset[str], actions: frozenset[str], *, tracker: bool = False
) -> None:
    """Take the objects out of a clause: a rule on a tool of families `kinds` against `actions`;
    `tracker`: one for tickets."""
    messaging = bool(kinds & {"message", "calendar", "payment"})
    git = bool(kinds & {"git"}) or bool(
        actions & {"push", "force_push", "merge", "commit", "rebase"}
    )
    git = git and not messaging
    told: Kind = "phrase" if "message" in kinds and _TELLING.search(reader.text) else "name"
    reader.take(patterns.CRON, makers.cron)
    reader.take(patterns.QUOTED, lambda m: quoted(m, kinds))
    if "file" in kinds:
        reader.text = patterns.IN_CODE.sub(lambda m: _in_code(m, reader), reader.text)
        reader.text = patterns.USED_CODE.sub(lambda m: _in_code(m, reader), reader.text)
    if "shell" in kinds:
        reader.take(patterns.CMDLET, lambda m: makers.command(m.group()))
    if not kinds & _WITHOUT_PLACES or tracker:
        reader.take(places.STOPPING, _stopping)
        reader.text = places.DEPARTING.sub(lambda m: _departing(m, reader), reader.text)
        reader.take(places.IN_PLACE, makers.place)
        reader.take(places.SOME_PLACE, makers.some_place)
    if "message" in kinds and not tracker:
        reader.take(places.ON_SERVER, makers.server)
    if kinds & {"container", "shell"}:
        reader.take(places.IN_NAMESPACE, makers.namespace)
    reader.take(places.TITLED, makers.titled)
    reader.take(places.CALLED, makers.called)
    if not kinds & _WITHOUT_PLACES or tracker:
        reader.take(patterns.KEY_PREFIX, lambda m: Target("place", m[1].casefold(), ("project",)))
    if tracker:
        reader.take(places.PROJECT_OF_TICKETS, makers.project_of_tickets)
    reader.take(patterns.URL, lambda m: Target("url", makers.trimmed(m.group()).casefold()))
    if messaging:
        reader.take(patterns.SENDER, lambda m: Target("sender", m.group(1).casefold()))
    if "message" in kinds:
        reader.take(patterns.SENDING_NUMBER, lambda m: Target("sender", re.sub(r"\D", "", m[1])))
    if "payment" in kinds:
        reader.take(patterns.PAYING_ACCOUNT, lambda m: Target("sender", m[1].casefold()))
    reader.take(
        patterns.ADDRESS,
        lambda m: Target("address", makers.trimmed(m.group()).casefold().lstrip("@")),
    )
    if "web" in kinds:
        reader.take(patterns.SITE, lambda m: Target("name", m.group(1).casefold()))
    if messaging or not kinds or "web" in kinds:
        reader.take(patterns.WILD_DOMAIN, makers.wild_domain)
    reader.take(patterns.TOP_LEVEL, lambda m: Target("domain", m.group(1).casefold()))
    reader.take(patterns.SCHEME, lambda m: Target("feature", f"{m.group(1).casefold()}://"))
    if "web" in kinds:
        reader.take(patterns.PROTOCOL, lambda m: Target("feature", f"{m.group(1).casefold()}://"))
    reader.take(patterns.DOTENVS, lambda _: Target("extension", ".env"))
    reader.take(
        patterns.EXTENSION,
        lambda m: Target("extension", "." + next(g for g in m.groups() if g).casefold()),
    )
    reader.text = in_digits(reader.text)
    if "move" not in actions:
        reader.take(TIME_LIMIT, time_limit)
    reader.take(LIMIT, lambda m: makers.amount(m, kinds))
    if "payment" in kinds:
        reader.take(IN_CURRENCY, lambda m: Target("amount", any_sum_in(m)))
    reader.text = patterns.STREET.sub(lambda m: _house(m, reader, told, kinds), reader.text)
    reader.take(patterns.IP, lambda m: Target("network", m.group(1)))
    reader.take(patterns.ACCOUNT, makers.account)
    reader.take(patterns.WALLET, lambda m: makers.wallet(m, kinds))
    reader.take(patterns.PORT, lambda m: Target("port", next(g for g in m.groups() if g)))
    reader.take(
        patterns.VERSION,
        lambda m: makers.version(m, kinds),
    )
    if messaging:
        reader.take(patterns.LAST_DIGITS, makers.last_digits)
        reader.take(patterns.PREFIX, lambda m: Target("phone", f"{m.group(1).lstrip('+')}*"))
        reader.take(patterns.PROVIDER, lambda m: Target("domain", f"{m.group(1).casefold()}.*"))
    if messaging or not kinds:
        reader.take(patterns.PHONE, makers.phone)
    reader.take(patterns.NUMBERED, lambda m: Target("name", m.group(1)))
    if not kinds:
        reader.take(
            patterns.THING_NUMBER, lambda m: Target("name", m.group(2), (m.group(1), m.group(2)))
        )
    if "message" in kinds:
        reader.take(
            patterns.NUMBERED_GROUP,
            lambda m: Target("channel", " ".join(m.group().casefold().split())),
        )
        reader.take(patterns.CHANNEL_PLACE, lambda m: Target("channel", m.group().casefold()))
    reader.take(patterns.CHANNEL, lambda m: makers.hashed(m, kinds))
    hashed = () if "calendar" in kinds else tuple(reader.targets)
    if messaging or not kinds:
        reader.take(
            patterns.HANDLE,
            lambda m: Target("person", f"@{m[1].casefold()}", (m[1].casefold(),)),
        )
    reader.take(patterns.HOST_PORT, lambda m: Target("domain", m.group(1).casefold()))
    reader.take(patterns.HOST, _host)
    reader.take(patterns.LOCALHOST, lambda _: Target("domain", "localhost"))
    reader.take(patterns.ASCII_PATH, lambda m: _path_or_branch(m.group(), git, actions))
    named: Kind = "table" if "sql" in kinds else "path"
    reader.take(patterns.FILE, lambda m: Target(named, m.group(1).casefold()))
    reader.take(patterns.FLAG, makers.flag)
    if kinds & {"shell", "container", "cloud", "package", "git"}:
        reader.take(patterns.LONG_FLAG, makers.flag)
    if not kinds or kinds & {"shell", "container", "cloud", "package", "deploy"}:
        reader.take(
            patterns.SWITCH, lambda m: Target("name", f"{normal_name(m[1])}={m[2]}".casefold())
        )
        reader.take(
            patterns.ASSIGNMENT, lambda m: Target("name", makers.trimmed(m.group()).casefold())
        )
    if git:
        reader.take(
            patterns.REVIEWER, lambda m: Target("person", m[1].casefold(), (m[1].casefold(),))
        )
        reader.take(patterns.BRANCH_BEFORE_NOUN, _branches)
        reader.take(patterns.BRANCH_WORD, lambda m: Target("branch", m.group(1).casefold()))
        reader.take(patterns.OWN_REMOTE, lambda m: Target("name", m.group(1).casefold()))
        if not patterns.NO_BRANCH_AT.search(reader.text):
            reader.take(patterns.BRANCH_PLACE, lambda m: _branch(m.group(1)))
    if "sql" in kinds:
        reader.take(patterns.SQL_PLACE, _inside)
    if actions & {"trade", "sell"}:
        reader.take(patterns.TICKER, lambda m: Target("name", m[1].casefold()))
    if "assign" in actions:
        reader.take(patterns.ASSIGNEE, makers.assignee)
    reader.text = nouns.LISTED_BEFORE_NOUN.sub(noun_repeated, reader.text)
    reader.text = nouns.LISTED_AFTER_NOUN.sub(r"\1 \2\3\1 \4", reader.text)
    if kinds & _OF_CONTAINERS or ("shell" in kinds and patterns.OF_IMAGES.search(reader.text)):
        reader.take(patterns.IMAGE_TAG, makers.image_tag)
    reader.take(nouns.CHINESE_NOUN, lambda m: named_by_noun(m.group(1), m.group(2)))
    reader.take(nouns.BEFORE_NOUN, lambda m: named_by_noun(m.group(1), m.group(2)))
    reader.take(nouns.AFTER_NOUN, named_after)
    if not messaging or kinds & {"deploy"}:
        reader.take(patterns.ENVIRONMENT_WORD, lambda m: _environment(m, git))
    if kinds & {"shell", "container", "package", "cloud", "deploy"} and actions & patterns.MANAGED:
        reader.take(patterns.MANAGED_NAME, lambda m: _managed(m, own=actions == {"scale"}))
    elif "sql" in kinds and actions & {"drop", "truncate"}:
        reader.take(patterns.MANAGED_NAME, lambda m: _managed(m, "table"))
    elif "git" in kinds and actions & {"force_push"}:
        reader.take(patterns.MANAGED_NAME, lambda m: _managed(m, "branch"))
    if not messaging:
        reader.take(patterns.NAMED_THING, lambda m: Target("name", m[1]))
        reader.take(patterns.HYPHENATED, _hyphenated)
    in_talk = messaging and not tracker
    reader.take(patterns.CODE_NAME, lambda m: _code_name(m.group().casefold(), in_talk))
    if "calendar" in kinds or "message" not in kinds:
        # A room of a calendar or a house is no channel.
        reader.targets[:] = [
            replace(each, kind="name") if each.kind == "channel" and each not in hashed else each
            for each in reader.targets
        ]


def _inside(match: re.Match[str]) -> Target | None:
    """`genomics` of "tables in genomics": a table, or the schema of tables."""
    found = named_by_noun(match.group(1), "table")
    return found and replace(found, words=(INSIDE,))


def _in_code(match: re.Match[str], reader: TargetReader) -> str:
    """`console.log`, as what is written beside whatever else it may be."""
    name = match[1].casefold()
    reader.targets += [Target("path", name), Target("phrase", f"{WRITTEN}{name}")]
    last = len(reader.targets) - 1
    return f" \x01{last - 1}\x01 or \x01{last}\x01 "


def _stopping(match: re.Match[str]) -> Target:
    """Where a journey must not lead through."""
    codes = (match["code"].casefold(),) if match["code"] else ()
    return Target("place", match["name"].casefold(), ("via", *codes))


def _departing(match: re.Match[str], reader: TargetReader) -> str:
    """Where a journey begins or ends; the verb stays in the text."""
    way = match["way"].casefold()
    if way in ("via", "through"):
        return match[0]
    end = "to" if way in ("to", "into", "a", "à") else "from"
    codes = (match["code"].casefold(),) if match["code"] else ()
    reader.targets.append(Target("place", match["name"].casefold(), (end, *codes)))
    return f"{match['how']} \x01{len(reader.targets) - 1}\x01"


def _environment(match: re.Match[str], git: bool) -> Target:
    name = (match.group(1) or match.group(2)).casefold()
    branch = git and name.isascii()
    return Target("branch", name) if branch else Target("environment", ENVIRONMENTS[name])


def _hyphenated(match: re.Match[str]) -> Target | None:
    name = match.group().casefold()
    return None if name in GENERIC_NOUNS | PROGRAMS else Target("name", name)


_OF_BRANCHES = re.compile(r"(?<!\w)branch(?:es)?\s+(?:(?:that|which|whose)\s+)?(?:names?\s+)?$")


def take_affixes(reader: TargetReader, kinds: frozenset[str]) -> None:
    """Take "that end in .bak" and "starting with wip/" out, before "starting" is read as a verb."""

    def affix(match: re.Match[str]) -> Target:
        value = match.group(2).casefold()
        branches = "git" in kinds or _OF_BRANCHES.search(match.string[: match.start()])
        kind: Kind = "branch" if branches else "path"
        return Target(kind, f"*{value}" if match.group(1) else f"{value}*")

    if kinds & {"file", "shell", "git"}:
        reader.take(patterns.AFFIX, affix)


def quoted(match: re.Match[str], kinds: frozenset[str]) -> Target | None:
    """What a match of `QUOTED` names, on a tool of families `kinds`."""
    inner = next(group for group in match.groups() if group).strip()
    if not inner:
        return None
    lowered = inner.casefold()
    if "message" in kinds and _GROUP_BEHIND.match(match.string, match.end()):
        return Target("channel", lowered.removeprefix("#"), tuple(lowered.split()))
    noun = places.NOUN_BEFORE.search(match.string, max(0, match.start() - 40), match.start())
    if noun and "/" not in inner:
        kind = nouns.NOUN_KINDS.get(noun.group(1).casefold(), "name")
        kind = "name" if kind == "path" else kind
        return Target(kind, lowered.removeprefix("#"), tuple(lowered.split()))
    for pattern, kind in ((patterns.URL, "url"), (patterns.ADDRESS, "address")):
        if pattern.fullmatch(inner):
            return Target("url" if kind == "url" else "address", lowered)
    if patterns.CHANNEL.fullmatch(inner):
        return Target("channel", lowered[1:])
    if patterns.FLAG.fullmatch(inner):
        return makers.flag_target(inner)
    if patterns.HOST.fullmatch(inner) and (found := _host(patterns.HOST.fullmatch(inner))):
        return found
    if ("/" in inner or "\\" in inner or patterns.FILE.fullmatch(inner)) and " " not in inner:
        return _path_or_branch(inner, "git" in kinds)
    if kinds & _OF_COMMANDS and not inner.isascii() and inner.isalpha():
        return None
    if kinds & _OF_COMMANDS or (" " in inner and "git" in kinds):
        return Target("command", lowered, tuple(lowered.split()))
    if lowered == "reply-all":
        return Target("flag", "--reply-all")
    if kinds & {"message", "calendar", "payment"}:
        if inner[:1].isupper() or not inner.isascii():
            return Target("person", lowered, tuple(lowered.split()))
        return None
    return Target("name", lowered)


def _host(match: re.Match[str] | None) -> Target | None:
    if match is None:
        return None
    name, ending, port, path = match.groups()
    ending = ending.casefold()
    if (ending in patterns.FILE_ENDINGS and ending not in ("ai",)) or (
        ending not in patterns.TLDS and not port
    ):
        return None
    if path and path != "/":
        return Target("url", f"//{name}{path}".casefold())
    return Target("domain", name.casefold().removeprefix("www."))


def _path_or_branch(
    text: str, git: bool, actions: frozenset[str] = _ANY_OF_BRANCH
) -> Target | None:
    value = makers.trimmed(text.replace("\\", "/")) or text
    if git and "/" in value and not actions & patterns.OF_BRANCHES and _REPOSITORY.fullmatch(value):
        return Target("path", value.casefold())
    if git and not value.startswith(("/", "~", ".", "$")):
        return _branch(value)
    if value in ("and/or", "und/oder", "he/she", "w/o") or (
        value == "/" * len(value) and len(value) > 1
    ):
        return None
    return Target("path", value.casefold())


def _branch(text: str) -> Target | None:
    name = makers.trimmed(text).removeprefix("origin/").removeprefix("refs/heads/")
    if name.casefold() in (FILLER | GENERIC_NOUNS) or name in (
        "protected",
        "shared",
        "public",
        "other",
        "default",
        "new",
    ):
        return None
    return Target("branch", name.casefold())


_SOME = re.compile(r"(?<!\w)(?:an?|any|some|every|each)\s+$", re.IGNORECASE)


def _branches(match: re.Match[str]) -> Target | None:
    """`release/2.4` of "release/2.4 branch"; "release branches" are all below `release/`."""
    name = match.group(1)
    several = match.group(2) or _SOME.search(match.string, 0, match.start())
    if several and name.isalpha() and name not in ("main", "master", "trunk"):
        name = f"{name}/*"
    known = match.group(1) in BRANCHES or _branch(match.group(1))
    return _branch(name) if known else None


_COMMON = FILLER | GENERIC_NOUNS | patterns.ADJECTIVES | SOFTWARE | SOME_SOFTWARE | NO_NAMES
_COMMON |= word_set("daemon daemons worker workers unit units timer timers broker brokers")


def _managed(match: re.Match[str], kind: Kind = "name", *, own: bool = False) -> Target | None:
    """`nginx` of "never restart nginx": a single word that is no common noun."""
    name = match.group(2)
    if name.endswith("s") and _PROPERTY.match(match.string, match.end()):
        return None
    if own and name in patterns.OWN_NAMES:
        return Target(kind, name)
    common = name.endswith(("ings", "ions", "ware", "ments")) or name in ENVIRONMENTS
    return None if common or name in _COMMON else Target(kind, name)


def _code_name(name: str, messaging: bool) -> Target:
    return Target("person", name, (name,)) if messaging else Target("name", name)
