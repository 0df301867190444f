"""Rooms and players on which something must not be played: "no TikTok on the playroom TV"."""

import re
from collections.abc import Iterable, Sequence

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.tool_family import plays

_ONE_WORD_ROOMS = (
    "kitchen bedroom bathroom nursery playroom office study basement garage hallway patio garden"
)
_ROOM_NAMES = "|".join(
    [
        *(*_ONE_WORD_ROOMS.split(), "lounge", "den", "attic", "car"),
        *(f"{kind}[ -]?room" for kind in ("living", "dining", "guest", "family", "sitting")),
    ]
)
_PLAYERS = (
    "tv|television|speakers?|sonos|echo|homepod|tablet|ipad|chromecast|soundbar|display|screen|"
    "xbox|playstation|console|projector|stereo|radio"
)
_SPOT = re.compile(
    r"(?<!\w)(?:(?:in|on|at|to|onto|into|through|via)\s+(?:the|my|our)\s+|"
    r"(?P<also>,\s*(?:or\s+|and\s+)?|or\s+|and\s+|nor\s+)(?:(?:in|on)\s+)?(?:(?:the|my|our)\s+)?)"
    rf"(?P<spot>(?:(?:[a-z]+['’]?s?['’]?\s+)?(?:{_ROOM_NAMES})|"
    rf"(?:[a-z]+['’]?s?['’]?[\s-]+){{1,2}}?(?={_PLAYERS}))(?:[\s-]*(?:{_PLAYERS}))?)(?!\w)",
    re.IGNORECASE,
)
"""`on the playroom TV`, `in the living room`; a bare "on the TV" tells none."""
_PLAYER_WORDS = frozenset(re.sub(r"[?\s]", "", _PLAYERS).split("|")) | {"speaker", "speakers"}
_NO_NAME = word_set(
    "big small main new old other same whole smart first second good wrong room the"
)
"""What may stand before a player and does not tell which."""
_ROOMS = word_set(f"{_ONE_WORD_ROOMS} living dining laundry gym")
_AMBIGUOUS = word_set(
    "upstairs downstairs outside lounge den family sitting guest all every any both everywhere "
    "default current group"
)
"""What may be another name of a room that a call names, or of many."""
_OWNERS = word_set(
    "kids kid children child daughter son boy boys girl girls baby mum mom dad wife husband teen "
    "parents"
)
"""Whose a player is, which its name need not tell."""
_OWNERS |= {f"{owner}s" for owner in _OWNERS}
_MOBILE = frozenset({"tablet", "ipad"})
"""Players that go from room to room."""
_BRANDS = word_set("media google apple amazon samsung sony lg nest bose cast room")
_FIELDS = word_set(
    "device devices room rooms speaker speakers tv tvs player players zone zones area screen "
    "display target entity output group groups where on scene sync join joined "
    "with also cast to members location place"
)
_CONTENTS = word_set(
    "title playlist song songs track tracks album artist content uri query genre media show movie "
    "video podcast episode station search text message"
)
"""In the names of arguments: what is played, whatever rooms it is named after."""
_BREAK = re.compile(r"[\W_]+")
_PLAIN = re.compile(r"[^\W\d_][^\W\d]*(?:[\s_.'’-]+[^\W\d_]+)*")


_LISTED = re.compile(
    rf"(?<=\w),\s*(?:(?:or|and|nor)\s+)?(?=(?:(?:in|on)\s+)?(?:(?:the|my|our)\s+)?(?:[a-z]+\s+)?"
    rf"(?:{_ROOM_NAMES}|{_PLAYERS})\s*(?:$|[,;.!]|(?:or|and|nor)\s))",
    re.IGNORECASE,
)


def in_one_list(body: str, tool_name: str) -> str:
    """`body` with "or" for the commas between rooms, behind which no reason begins."""
    if not plays(tool_name) or not _SPOT.search(body):
        return body
    return _LISTED.sub(" or ", body)


def take_spots(text: str, targets: list[Target], tool_name: str) -> str:
    """`text`, of a rule on a tool that plays something, with marks for the rooms and players that
    it names, which become `targets`."""
    if not plays(tool_name):
        return text

    def taken(match: re.Match[str]) -> str:
        words = _words(match["spot"])
        if not words or (match["also"] and not targets):
            return match.group()
        player = match["spot"].casefold().rsplit(None, 1)[-1]
        mobile = (player,) if player in _MOBILE else ()
        targets.append(Target("spot", " ".join((*words, *mobile)), words))
        return f" \x01{len(targets) - 1}\x01 "

    return _SPOT.sub(taken, text)


def _words(text: str) -> tuple[str, ...]:
    """What tells a room or a player from others."""
    said = (re.sub(r"['’]s?$", "", word) for word in text.casefold().replace("-", " ").split())
    return tuple(word for word in said if word not in _PLAYER_WORDS | _NO_NAME)


def is_at_spot(target: Target, facts: Facts) -> Truth:
    """Whether the call plays something there; NO only where all the rooms and players that it
    names are known and others."""
    named = [
        (_FIELDS.isdisjoint(name.split("_")), value)
        for name, values in facts.fields.items()
        if _CONTENTS.isdisjoint(name.split("_"))
        for value in values
    ]
    if any(_says(value, target.words) for _, value in named):
        return YES
    stated = [value for elsewhere, value in named if not elsewhere]
    if not stated or not all(_is_other(value, target.words) for value in stated):
        return MAYBE
    moves = target.value.rsplit(None, 1)[-1] in _MOBILE
    placed = not all(_PLAYER_WORDS.intersection(_BREAK.split(value)) for value in stated)
    return MAYBE if moves and placed else NO


def plays_unknown(groups: Iterable[Sequence[Target]], facts: Facts) -> bool:
    """Whether a call may be for a room or a player of a rule and does not say what is played."""
    if facts.prose or any(map(_is_content, facts.fields)):
        return False
    return any(
        target.kind == "spot" and is_at_spot(target, facts) is not NO
        for group in groups
        for target in group
    )


def _is_content(name: str) -> bool:
    parts = name.split("_")
    return _FIELDS.isdisjoint(parts) and "id" not in parts


def _says(value: str, words: tuple[str, ...]) -> bool:
    said = set(_BREAK.split(value))
    return said.issuperset(words) or "".join(words) in _BREAK.sub("", value)


def _is_other(value: str, words: tuple[str, ...]) -> bool:
    """Whether `value` is the plain name of another room than `words`, or of another player."""
    said = set(_BREAK.split(value))
    if not _PLAIN.fullmatch(value) or not _AMBIGUOUS.isdisjoint(said.union(words)):
        return False
    own = said - _PLAYER_WORDS - _BRANDS - _NO_NAME
    told = _OWNERS.isdisjoint(said.union(words)) and _MOBILE.isdisjoint(said)
    named = bool(own and said & _PLAYER_WORDS) and told
    return (named or not _ROOMS.isdisjoint(said)) and said.isdisjoint(words)
