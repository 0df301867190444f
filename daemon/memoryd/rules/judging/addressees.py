"""Whom the values of a call's arguments name: addresses, people, groups."""

import re
from dataclasses import dataclass

from memoryd.rules.judging.arguments import Argument
from memoryd.rules.judging.idn_hosts import in_ascii
from memoryd.rules.judging.tokens import word_set

MAX_FIELD = 4096
"""Characters of a value that are read closely."""
_NO_ADDRESS = str.maketrans(dict.fromkeys("<>,;:\"'()[]/?&\n\t", " "))
_MAX_ADDRESS = 320
_OPAQUE = re.compile(
    r"(?=\w*\d)[A-Z0-9_]{5,}|[0-9a-f]{12,}|0x[0-9a-f]{6,}|(?=\w*\d)[A-Za-z0-9]{24,}|\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[a-z]{1,8}[_-]\d+"
)
LIST_ITEM = re.compile(r"(?:<[^<>]*>|\"[^\"]*\"|[^;,\n<\"]+)+|[<\"]")
_LAST_FIRST = re.compile(
    r"\s*[^\W\d_][\w'’ -]{0,40},\s*[^\W\d_][\w'’. -]{0,40}\s*<[^<>\s]+@[^<>\s]+>\s*"
)
"""`Hartwig, Ludmila <lh@…>`: one person."""
MAX_RECIPIENTS = 2000
"""Recipients of one argument that are looked at one by one; the others may be anybody."""
_GROUPS = frozenset({"group", "groups", "segment", "audience", "distribution_list", "mailing_list"})
"""Arguments that name several people at once: a call does not tell whom."""
GROUP_NAMES = word_set(
    """team teams all everyone everybody staff list group sales support
    admin hr press marketing company members announce news board crew
    dept customers clients users all-hands allhands mailing-list partners interns trainees students
    parents teachers volunteers drivers nurses editors managers engineers devs developers designers
    residents tenants owners committee choir club class faculty alumni coaches players
    employees colleagues friends family neighbours neighbors guests leads investors suppliers"""
)
"""Local parts of addresses behind which several people stand."""

NOBODY = frozenset(
    {"no", "none", "false", "null", "nil", "n/a", "-", "keine", "keiner", "nein", "aucun"}
    | {"ninguno", "nessuno", "nenhum", "нет", "无", "没有", "なし", "없음"}
)
"""What stands in an argument for copies of which there is none."""


@dataclass(frozen=True, slots=True)
class Recipient:
    """Someone a call reaches: the words of the shown name, the address, the text as it stood.

    An opaque one is told by a number; a group is several people."""

    names: tuple[str, ...]
    address: str
    text: str
    opaque: bool = False
    group: bool = False


def without_number(recipient: Recipient) -> bool:
    """Whether it is a contact told by name alone, whose telephone number may be any."""
    return not (recipient.address or recipient.opaque or any(map(str.isdigit, recipient.text)))


def recipients_in(argument: Argument) -> list[Recipient]:
    """Everyone whom the value of `argument` names."""
    text = argument.text
    parts = [text] if _LAST_FIRST.fullmatch(text) else LIST_ITEM.findall(text)
    marks = "@#" if argument.role == "channel" else "@"
    parts = list(dict.fromkeys(part.strip().lstrip(marks) for part in parts))
    found = [
        Recipient((), "", part[:64].casefold(), opaque=True)
        for part in parts[MAX_RECIPIENTS : MAX_RECIPIENTS + 1]
    ]
    for part in parts[:MAX_RECIPIENTS]:
        if not part:
            continue
        if len(part) > MAX_FIELD:
            found.append(Recipient((), "", part[:64].casefold(), opaque=True))
            continue
        address = next(iter(addresses_in(part)), "")
        shown = part.casefold().replace(address, " ") if address else part
        opaque = argument.opaque or bool(_OPAQUE.fullmatch(part))
        if argument.role == "channel" and argument.text.lstrip().startswith("#"):
            part = f"#{part}"
        names = tuple(word for word in re.split(r"[\W_]+", shown.casefold()) if word)
        found.append(Recipient(names, address, part.casefold(), opaque, argument.name in _GROUPS))
    return found


def addresses_in(text: str) -> list[str]:
    """Every e-mail address in `text`, in lower case."""
    if "%40" in text:
        text = text.replace("%40", "@")
    if "@" not in text:
        return []
    return [
        word.rstrip(".")
        for word in map(_without_at, text.casefold().translate(_NO_ADDRESS).split())
        if len(word) <= _MAX_ADDRESS and word.count("@") == 1 and "@" not in (word[0], word[-1])
    ]


def _without_at(word: str) -> str:
    """`@tide@mast.example` is written as an address too."""
    local, at, domain = word.removeprefix("@").rpartition("@")
    return f"{local}{at}{in_ascii(domain)}"
