"""What a call must contain, at the least, for a clause to touch it: a cheap first sieve.

Both sides are plain strings: tokens of the call's values, and marks (beginning with NUL) for what
is no plain token: a domain and its parents, a program that is run, something left unsaid.
"""

from memoryd.rules.judging.amounts import currency_of
from memoryd.rules.judging.clause import Clause
from memoryd.rules.judging.codes import code_mark
from memoryd.rules.judging.dns_records import RECORD
from memoryd.rules.judging.family_names import family_name
from memoryd.rules.judging.features import RESOURCE_TYPES, RUNNING_PODS, SIDES
from memoryd.rules.judging.git_tags import GIT_TAG
from memoryd.rules.judging.inflection import has_cases, in_syllables
from memoryd.rules.judging.known_names import LEVELS
from memoryd.rules.judging.products import clients_of, programs_of
from memoryd.rules.judging.programs import same_program
from memoryd.rules.judging.remotes import REMOTE_URL, USUAL_REMOTES
from memoryd.rules.judging.sql import ALL_COLUMNS
from memoryd.rules.judging.target import AS_ROOT, WALLET, Target
from memoryd.rules.judging.tokens import part_mark, spaced, switches, tokens_of, whole_mark

NO_RECIPIENT = "\0recipient?"
NO_NUMBER = "\0number?"
NO_BRANCH = "\0branch?"
NO_LABEL = "\0label?"
NO_ENVIRONMENT = "\0environment?"
OWN_ENDINGS = ("d", "ql", "2", "d.service", "ql.service", "2.service")
"""What a service is called beside its plain name: sshd, postgresql, apache2."""
DAEMON_ENDINGS = ("-server", *OWN_ENDINGS)
"""The same, and what may be one of several: redis-server."""
NOTHING_SAID = "\0nothing"
"""In a call's tokens: it has no arguments, or it does not say what it acts on."""
WILDCARD = "\0wildcard"
HAS_FLAGS = "\0flags"

_COMPOSING = frozenset({"docker", "docker-compose"})
_WILD = frozenset("*?[{~$")
_NUMBER_TAIL = 6


def anchors_of(clause: Clause) -> frozenset[str] | None:
    """Tokens of which a touched call holds at least one; None where any call may be touched."""
    if not clause.groups or clause.effect:
        return None
    found = {mark for _, mark in clause.left_open}
    for group in clause.groups:
        for target in group:
            anchors = _anchors(target)
            if anchors is None:
                return None
            found |= anchors
    return frozenset(found)


def domain_mark(host: str) -> str:
    """The mark of a host or a parent domain."""
    return f"\0domain:{host}"


def program_mark(program: str) -> str:
    """The mark of a program that is run."""
    return f"\0program:{program}"


def number_mark(digits: str) -> str:
    """The mark of a telephone number: its last digits."""
    return f"\0number:{digits[-_NUMBER_TAIL:]}"


def _anchors(target: Target) -> set[str] | None:
    target = target.as_recipient()
    kind, value = target.kind, target.value
    if value == AS_ROOT or WALLET in target.words or value.startswith(RECORD):
        return None
    if "*" in (value[:1], value[-1:]) and kind in ("phone", "domain", "account"):
        return None
    if kind in ("address", "phone", "account"):
        own = value if kind == "address" else number_mark(value)
        own = f"\0account:{value}" if kind == "account" else own
        local = tokens_of(value.split("@", 1)[0].translate(str.maketrans("._-+", "    ")))
        if kind == "phone":
            local.append(NO_NUMBER)
        return {own, NO_RECIPIENT, NOTHING_SAID, *target.words, *local}
    if kind == "person" and (has_cases(value) or in_syllables(value) or family_name(value)):
        return None
    if kind == "person":
        initials = {f"\0initial:{word[0]}" for word in target.words}
        initials |= _code_anchors(target)
        label = f"\0label:{''.join(target.words)}"
        whole = whole_mark(value)
        return {*target.words, label, whole, NO_RECIPIENT, NOTHING_SAID} | initials
    if kind in ("domain", "url"):
        host = value.split("://", 1)[-1].removeprefix("//").split("/", 1)[0]
        host = host.rsplit("@", 1)[-1].partition(":")[0].removeprefix("www.")
        return {domain_mark(host), domain_mark(value), NO_RECIPIENT, NOTHING_SAID}
    if kind == "network":
        return None if "/" in value else {value, NOTHING_SAID}
    if kind == "extension":
        return {f"\0ending:{value}", WILDCARD, NOTHING_SAID}
    if kind == "feature" and value not in SIDES | {GIT_TAG} and not value.startswith("|"):
        also = RUNNING_PODS if value == RESOURCE_TYPES["pod"] else ()
        return {f"\0feature:{each}" for each in (value, *also)}
    if kind in ("port", "version"):
        return {value, f"v{value}"}
    if kind == "channel":
        if value.endswith("*"):
            return None
        return {spaced(value), NO_RECIPIENT, NOTHING_SAID}
    if kind == "environment":
        return {f"\0environment:{value}", NO_ENVIRONMENT}
    if kind == "command":
        first = target.words[0]
        known = {first, same_program(first)}
        if known & _COMPOSING:
            known |= _COMPOSING
        return {program_mark(each) for each in known}
    if kind == "product":
        return {NOTHING_SAID, *map(program_mark, programs_of(target))}
    if kind == "flag":
        return {value.split("=", 1)[0], HAS_FLAGS} if value.startswith("-") else None
    if kind == "branch":
        pieces = tokens_of(value)
        is_whole = "*" not in value and not value.endswith("/")
        known = {REMOTE_URL} if value in USUAL_REMOTES else set()
        return {pieces[-1], value, NO_BRANCH, *known} if pieces and is_whole else None
    if kind == "path" and not _WILD & set(value):
        return _path_anchors(value)
    if kind == "name" and value in LEVELS:
        return None
    if kind in ("name", "table") and not value.startswith("\x02"):
        pieces = tokens_of(value)
        names = {*pieces, *target.words, f"{value}.service", f"\0label:{value}"}
        names.update(f"\0feature:{word}" for word in target.words if word == ALL_COLUMNS)
        names.add(f"#{value}")
        names |= _code_anchors(target)
        names.update(switches(value))
        if "=" in value:
            names.add(f"--{value.split('=', 1)[0].replace('_', '-')}")
        names.update(f"{value}{ending}" for ending in DAEMON_ENDINGS)
        names.update(map(program_mark, clients_of(value)))
        names |= {part_mark(value), whole_mark(value)}
        return names | {NOTHING_SAID, NO_LABEL} if pieces else None
    return None


def _code_anchors(target: Target) -> set[str]:
    words = target.words or tuple(tokens_of(target.value))
    return {code_mark(each) for word in words for each in (word[:1], currency_of(word)) if each}


def _path_anchors(value: str) -> set[str] | None:
    segments = [segment for segment in value.split("/") if segment not in ("", ".", "..")]
    pieces = [piece for segment in segments for piece in tokens_of(segment)]
    if not pieces:
        return None
    parents = {"/".join(value.split("/")[:count]) for count in range(2, value.count("/") + 1)}
    rarest = max(pieces, key=len)
    return {rarest, WILDCARD, NOTHING_SAID, "\0path:/"} | {f"\0path:{path}" for path in parents}
