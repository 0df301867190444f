"""What the objects of a clause are, as its verb and the words beside them tell."""

import re
from dataclasses import replace

from memoryd.rules.judging.target import AT_HOST, CALENDAR, ENTERING, LEAVING, PACKAGE, Kind, Target
from memoryd.rules.judging.targets import TargetReader

_APPOSITION = re.compile(
    r"(?<!\w)((?:my|our|the|his|her|your|(?:mein|unser)(?:e[rmns]?)?|la|el|le|mon|ma|notre|mi|meu|minha|nosso)\s+"
    r"(?:(?!(?:to|at|for|from|of|in|on|with|by|about|and|or|an|von|zu|mit|für|à|de|pour|para|por|con|com)\s)"
    r"[a-zäöüà-ÿ-]+\s+){1,3}?,?\s*(?:\x03\s*)?\(?\s*(?:(?:at|on)\s+(?:ip\s+|address\s+)?)?)(\x01\d+\x01)",
    re.IGNORECASE,
)
"""`the plumber Joe Banks`, `our whole staff list all@acme.example`: what they are says no more."""
_MOVING = frozenset({"move", "write"})
_DIRECTED = re.compile(
    r"(?<!\w)(out of|into|onto)\s+(?:the\s+|my\s+|our\s+)?\x01(\d+)\x01", re.IGNORECASE
)
_TOLD_APART = frozenset({"person", "seller", "address", "phone", "account", "phrase", "network"})
_MENTIONING = re.compile(
    r"(?<!\w)(?:mention(?:ing)?|discuss(?:ing)?|disclos(?:e|ing)|leak(?:ing)?|bring(?:ing)? up|"
    r"talk(?:ing)? about)(?!.*\sto\s)",
    re.IGNORECASE,
)
_AT_SIGN = re.compile(r"(?<!\w)@-?mention(?:ing)?(?!\w)", re.IGNORECASE)
_LONG_CODE = 6
_INTO = re.compile(r"(?<!\w)(?:to|into|in)\s", re.IGNORECASE)


_OWNED = re.compile(
    r"(?<!\w)(?:(?:that|which)\s+)?(?:(?:are|is|were|was)\s+)?(?:belong(?:s|ing)?\s+to|"
    r"(?:label?led|tagged|marked)(?:\s+(?:as|with))?|(?:owned|created|assigned|filed|reported|uploaded|opened|made)\s+(?:by|to)|"
    r"die\s+(?=\x01\d+\x01\s+geh)|appartenant\s+à|que\s+pertenecen\s+a|assignés?\s+à)\s+"
    r"(?:the\s+|my\s+|our\s+)?\x01(\d+)\x01(\s+gehören|\s+gehört)?",
    re.IGNORECASE,
)
"""`tickets that belong to Lev`: whose a thing is, which hardly a call tells."""


def by_owner(reader: TargetReader) -> None:
    """Make owners of the people whose things a clause is about."""

    def owned(match: re.Match[str]) -> str:
        target = reader.targets[int(match[1])]
        if target.kind not in ("name", "person", "address", "role"):
            return match.group()
        reader.targets[int(match[1])] = replace(target, kind="owner")
        return f" \x01{match[1]}\x01 "

    reader.text = _OWNED.sub(owned, reader.text)


_CALENDAR_OF = re.compile(
    r"(?<!\w)(?:calendar|calendario|calendrier|calendário|agenda|kalender)\s+\x01(\d+)\x01",
    re.IGNORECASE,
)
"""`in the calendar family@group.example`."""


def by_use(reader: TargetReader, kinds: frozenset[str], body: str, verbs: set[str]) -> None:
    """On a tool for messages, what must not be mentioned is a wording, and what messages are moved
    to is no person; the address of a calendar is nobody who is invited."""
    for match in _CALENDAR_OF.finditer(reader.text) if "calendar" in kinds else ():
        if (named := reader.targets[int(match[1])]).kind == "address":
            reader.targets[int(match[1])] = replace(named, words=(CALENDAR,))
    if "message" not in kinds and not _AT_SIGN.search(body):
        return
    mentioning = _MENTIONING.search(body) or _AT_SIGN.search(body)
    kind: Kind | None = "phrase" if mentioning else None
    kind = kind or ("name" if verbs == {"move"} and _INTO.search(body) else None)
    if kind:
        reader.targets[:] = [
            replace(each, kind=kind) if each.kind in ("name", "person") else each
            for each in reader.targets
        ]


def by_direction(reader: TargetReader, verbs: set[str]) -> None:
    """What nothing must be moved out of is not what things may be moved into, and the other way
    round."""
    for match in _DIRECTED.finditer(reader.text) if "move" in verbs and verbs <= _MOVING else ():
        place = int(match[2])
        if reader.targets[place].kind == "path":
            way = LEAVING if match[1].casefold() == "out of" else ENTERING
            reader.targets[place] = replace(reader.targets[place], words=(way,))


_DESCRIBED = re.compile(
    r"\x01(\d+)\x01\s+(?:instance|database|server|cluster|bucket|table|function|repo(?:sitory)?|host|"
    r"service|queue|topic|job|pipeline|node|volume|image)\s+(?=\x01\d+\x01)|"
    r"\x01(\d+)\x01\s+(?:record|entry|contact|profile|account|page|deal|file)s?\s+(?:of|for)\s+(?=\x01\d+\x01)",
    re.IGNORECASE,
)
"""`the RDS instance orders-db`: what the named one is."""
_HAS_NUMBER = re.compile(
    r"\x01\d+\x01\s*[,(]?\s*(?:\x03\s*)?(?:his|her|their|whose|my)\s+(?:number|address|e-?mail|iban|account)"
    r"(?:\s+number)?\s+is\s+(?=\x01\d+\x01)",
    re.IGNORECASE,
)
"""`my ex, his number is`: the number alone counts."""


_MACHINES = frozenset(
    {"router", "server", "nas", "hub", "printer", "box", "host", "machine", "gateway", "proxy"}
    | {"switch", "camera", "firewall", "modem"}
)
_AT_HOST = re.compile(r"\x01(\d+)\x01\s+(?:at|on)\s+(?=\x01(\d+)\x01)", re.IGNORECASE)
"""`the router at 192.168.1.1`."""


_HOST_KINDS = frozenset({"domain", "url", "network"})
_HOSTED = re.compile(
    r"\x01(\d+)\x01\s+(?:[a-zà-ÿ]+\s+){0,2}?\(?\s*(?:(?:at|on|under|en|em|sur|à|unter|bei)\s+)?\x01(\d+)\x01",
    re.IGNORECASE,
)
"""`the production API at api.shop.example`."""
_HOST_APPOSITION = re.compile(
    r"(?<!\w)(?:the|my|our|their|your)\s+(?:(?:live|old|new|real|main|legacy|public|internal|external|"
    r"local|remote|current|shared|actual)\s+){0,2}(?:api|server|site|website|dashboard|endpoint|host|"
    r"box|machine|backend|portal|service|app|instance|cluster|registry|database|wiki|console)\s*,?\s+"
    r"\(?\s*(?:(?:at|on|under)\s+)?(\x01(\d+)\x01)",
    re.IGNORECASE,
)
"""`the old dashboard at dash.shop.example`: what is there says no more."""


def _tell_hosts(reader: TargetReader) -> None:
    """Let the environments that a clause names beside a host be told by it."""
    for match in _HOSTED.finditer(reader.text):
        place, host = int(match[1]), reader.targets[int(match[2])]
        if reader.targets[place].kind == "environment" and host.kind in _HOST_KINDS:
            words = (AT_HOST, host.kind, host.value)
            reader.targets[place] = replace(reader.targets[place], words=words)


def _is_host_name(reader: TargetReader, match: re.Match[str]) -> bool:
    first, second = (reader.targets[int(match[group])] for group in (1, 2))
    return first.value in _MACHINES and second.kind in ("network", "domain", "url")


def without_descriptions(reader: TargetReader) -> None:
    """Leave out the name that only says what kind the thing named behind it is."""
    _tell_hosts(reader)
    reader.text = _HAS_NUMBER.sub(" ", reader.text)
    reader.text = _AT_HOST.sub(lambda m: " " if _is_host_name(reader, m) else m[0], reader.text)
    reader.text = _DESCRIBED.sub(
        lambda m: " " if reader.targets[int(m[1] or m[2])].value.isalpha() else m[0], reader.text
    )


def without_apposition(reader: TargetReader) -> None:
    """Leave out what a named person or address is: the name alone counts."""
    reader.text = _HOST_APPOSITION.sub(
        lambda m: m[1] if reader.targets[int(m[2])].kind in _HOST_KINDS else m[0], reader.text
    )
    reader.text = _APPOSITION.sub(
        lambda m: m[2] if _is_told_apart(reader.targets[int(m[2][1:-1])]) else m[0], reader.text
    )


def _is_told_apart(target: Target) -> bool:
    """Whether a target is one thing, whatever is said of it: a person, a number with digits."""
    code = target.kind == "name" and any(map(str.isdigit, target.value))
    return target.kind in _TOLD_APART or (code and len(target.value) >= _LONG_CODE)


def is_of_tool(target: Target, own: frozenset[str]) -> bool:
    """Whether a name is only a word of the tool's own, "start payroll" on `payroll_run`, and no
    package's."""
    words = set(re.split(r"[-_ ]", target.value))
    if target.kind == "place":
        return words.union(target.words) <= own
    named = target.kind == "name" and PACKAGE not in target.words
    loose = (
        named
        or target.kind in ("person", "seller")
        or (target.kind in ("path", "branch") and target.value.isalnum())
    )
    return loose and (target.value in own or words <= own)
