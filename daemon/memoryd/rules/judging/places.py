"""Projects, lists, calendars and the like: where a rule holds, and where a call acts."""

import re
import unicodedata
from collections.abc import Iterable

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.codes import carries_airport
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.networks import NETWORK, is_on_network
from memoryd.rules.judging.target import DESCRIBED, Target

_NOUNS: dict[str, str] = {
    word: words.split()[0]
    for words in (
        "project proyecto projekt projet projeto tracker",
        "list liste lista tasklist",
        "board tablero",
        "calendar kalender calendario calendrier calendário cal",
        "label tag labels tags",
        "workspace space",
        "album álbum",
        "playlist",
        "notebook",
        "section",
        "category",
        "collection",
        "namespace ns",
        "from origin departure depart departing vertrek von partenza origen origem départ salida",
        "via layover layovers stopover stopovers escale escales escala escalas scalo scali "
        "connection connections stops",
        "to destination arrival arriving aankomst nach arrivo destino arrivée llegada",
    )
    for word in words.split()
}
_SERVERS = frozenset({"server", "guild", "workspace", "community", "team", "organization", "org"})
"""Arguments that name what channels belong to."""
_ENDS = frozenset({"from", "to"})
"""Of a journey."""
_BETWEEN = "via"
_STOP = re.compile(r"[a-z][a-z ]{2,}")
"""The name or the code of a place where a journey is broken, and no count of such places."""
_AIRPORT = re.compile("[a-z]{3}")
_BREAK = re.compile(r"[\W_]+")
_ID = re.compile(r"(?=\S*\d)[\w-]{1,40}|[0-9a-f-]{8,40}")


def is_at_place(target: Target, facts: Facts) -> Truth:
    """Whether the call acts in the place that a rule names; one that names none may."""
    noun = _NOUNS.get(target.words[0], target.words[0])
    wanted = _plain(target.value)
    if noun == NETWORK:
        return is_on_network(target, facts)
    if noun == "server":
        return _is_on_server(wanted, facts)
    stated = [
        value
        for name, values in facts.fields.items()
        if any(_NOUNS.get(part, part) == noun for part in name.split("_"))
        for value in values
    ]
    if noun != _BETWEEN and any(_plain(value) == wanted for value in stated or facts.values):
        return YES
    if any(_plain(value) == f"{target.words[0]} {wanted}" for value in facts.values):
        return YES  # the noun is a part of the name: "Board Minutes"
    if noun == "namespace" and "resource namespace" in facts.features and wanted in facts.tokens:
        return YES
    if noun == _BETWEEN:
        return _is_between({wanted, *target.words[1:]}, facts, stated)
    if noun in _ENDS:
        if any(_holds(value, wanted) or value in target.words[1:] for value in stated):
            return YES
        open_ = not target.words[1:] and any(map(_AIRPORT.fullmatch, stated))
        return MAYBE if not stated or open_ else NO
    if noun == "project" and any(_is_key(value, wanted) for value in facts.values):
        return YES
    if (
        stated
        and DESCRIBED not in target.words
        and not any(_ID.fullmatch(value) or _holds(value, wanted) for value in stated)
    ):
        return NO
    if not stated and noun == "project" and _keys(facts) and DESCRIBED not in target.words:
        return NO if len(wanted) <= _MAX_KEY and " " not in wanted else MAYBE
    return MAYBE


def is_surely_at(target: Target, facts: Facts) -> Truth:
    """Whether a call acts in a place that is let pass; a server must be called just so."""
    if target.words[:1] != ("server",):
        return is_at_place(target, facts)
    named = {_plain(value) for value in _servers(facts)}
    return YES if named == {_plain(target.value)} else NO


def _servers(facts: Facts) -> list[str]:
    """What the call says channels belong to."""
    return [
        value
        for name, values in facts.fields.items()
        if not _SERVERS.isdisjoint(name.split("_"))
        for value in values
        if value
    ]


def _is_on_server(wanted: str, facts: Facts) -> Truth:
    """Whether a message goes to this server, or workspace, of those that have such channels."""
    stated = _servers(facts)
    if any(_holds(value, wanted) for value in stated):
        return YES
    if any(_plain(value) == wanted for value in facts.values):
        return YES
    if not stated and any(f" {wanted} " in f" {_plain(value)} " for value in facts.values):
        return YES
    return NO if stated and not any(map(_ID.fullmatch, stated)) else MAYBE


def _is_between(names: set[str], facts: Facts, stated: Iterable[str]) -> Truth:
    """Whether a journey leads through a place: it is stated so, or some part of the journey ends
    where another one begins, or the place is named and is no end. NO only where the call names
    its stops, and not by a code where the rule knows none."""
    begun, ended = (
        {
            _bare(value)
            for name, values in facts.fields.items()
            if end in {_NOUNS.get(part, part) for part in name.split("_")}
            for value in values
        }
        for end in ("from", "to")
    )
    through = {_bare(value) for value in stated} | (begun & ended)
    names = set(map(_bare, names))
    words = {word for name in names for word in name.split()}
    unsaid = words.isdisjoint(map(_bare, facts.tokens)) and not carries_airport(words, facts.fields)
    coded = len(names) == 1 and any(map(_AIRPORT.fullmatch, through))
    if unsaid and through and not coded and all(map(_STOP.fullmatch, through)):
        return NO
    elsewhere = {_bare(value) for value in facts.values} - begun - ended
    return MAYBE if names.isdisjoint(through | elsewhere) else YES


_KEY = re.compile(r"([a-z][a-z0-9]{1,9})-\d{1,8}")
"""The key of a ticket, which begins with that of its project: `ops-218`."""
_MAX_KEY = 5


def _holds(value: str, name: str) -> bool:
    """Whether the words of a name stand among others: "SEC" is not in "SECOPS"."""
    return set(name.split()) <= set(_plain(value).split())


def _is_key(value: str, project: str) -> bool:
    key = _KEY.fullmatch(value)
    return bool(key) and value.startswith(f"{project}-")


def _keys(facts: Facts) -> bool:
    return any(map(_KEY.fullmatch, facts.values))


def _bare(text: str) -> str:
    """`text` without accents."""
    parts = unicodedata.normalize("NFD", _plain(text))
    return "".join(each for each in parts if not unicodedata.combining(each))


def _plain(text: str) -> str:
    return " ".join(word for word in _BREAK.split(text.casefold()) if word)
