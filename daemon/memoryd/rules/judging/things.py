"""Things in plain words: what a rule names that has no form of its own ("the garage door", "oat
milk"), and the devices, dishes, rooms and the like that a call names."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.inflection import is_alike
from memoryd.rules.judging.languages.argument_names import NAMES_OF_THINGS
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.vocabulary import GENERIC_NOUNS

_THING_NAMES = word_set(
    """device accessory entity appliance lock door light lamp zone room area item product scene
    machine vehicle car object thing plant pet animal crop genre color colour font dish meal food
    drink beverage ingredient topping cuisine category kind type format language style theme effect
    visibility privacy access audience scope sharing flavor flavour material fabric paper course
    class cabin symptom exercise sport activity game toy tool program cycle mode preset station
    card account seat part camera page section sheet tab board list label payment_method wallet
    status
    layer track instrument shift severity country carrier
    platform network calendar zona cuarto zimmer geraet gerät raum aparato appareil pièce habitación
    ride service_type fuel sensor switch outlet plug valve pump blind curtain shade cover window
    gate heater fan oven speaker instrument medicine medication drug """
    + NAMES_OF_THINGS
)
"""Names of arguments whose value is the thing itself, of those that rules name in plain words."""
_PLACE_NAMES = word_set(
    "zona habitación habitacion cuarto raum zimmer pièce stanza kamer room area zone camera door "
    "window gate lock location floor part"
)
"""Those whose value is a place: what is done there they do not tell."""
MOVABLE = word_set(
    """sprinkler sprinklers irrigation alarm heating boiler thermostat vacuum hoover roomba mower
    robot drone staubsauger saugroboter mähroboter aspiradora
    aspirador
    aspirateur aspirapolvere stofzuiger пылесос 扫地机器人 吸尘器 掃除機 청소기"""
)
"""Devices that go from room to room: which room it is says nothing against them."""
COLLECTIVE = word_set(
    """alcohol meat fish dairy gluten nuts nut seafood pork beef sugar sweets candy junk snacks
    snack plastic electronics clothes toys books weapons drugs tobacco medicine medication
    supplements crypto politics religion sports gambling fruit vegetables carbs fat spirits liquor
    allergens furniture luxury porn nudity violence horror ads advertising fleisch fisch alkohol
    süßigkeiten zucker milchprodukte nüsse waffen carne pescado azúcar dulces mariscos viande
    dinge sachen zeug kram dingen spullen cose roba cosas choses trucs coisas rzeczy şeyler вещи
    poisson sucre alcool noix peixe doces álcool açúcar 酒 肉 鱼 糖 海鲜 零食 垃圾食品"""
)
"""Words for whole classes: what belongs to them the words of a call do not tell."""
QUALITIES = word_set(
    """much many little few expensive cheap loud large big small huge tiny long short old new hot
    cold warm fresh raw
    fast slow early late bright dark sweet sour fat vegan vegetarian kosher halal organic frozen
    sad violent explicit silent quiet strong weak high low good bad better best worse nice ugly
    overnight direct nonstop non-stop connecting red-eye last-minute
    rude polite formal casual foreign local urgent open closed empty full similar different
    personal private public sensitive confidential secret internal external important critical
    unknown
    suspicious strange risky dangerous harmful offensive useless useful needed unneeded unused
    broken paywalled adult mature fake real cheaper larger bigger louder longer shorter teuer
    teure laut laute groß große night nights evening evenings morning mornings
    afternoon weekend weekends holiday holidays noon lunch dinner breakfast winter summer spring
    autumn week month year day days hour hours minute minutes nacht abend morgen noche tarde mañana
    nuit soir matin noite manhã caro cara fuerte picante cher chère fort épicé alto alta"""
)
_QUALITY = re.compile(
    r"(?:\w{3,}(?:ive|ous|ful|less|able|ible|ish|est)|un\w{3,}(?:ly|y)|paid|\w{3,}(?<!e)ed|"
    r"\w{3,}ily)"
)
_PROPERTY = re.compile(
    r"(?<!\w)(with|without|containing|from|for|about|than|like|at|on|in|during|after|before|by|as|"
    r"of|via|until|any|every|all|some|each|no|other|mit|ohne|von|für|über|im|am|bei|con|sin|para|"
    r"en|avec|sans|pour|dans|com|sem|em)\s+$",
    re.IGNORECASE,
)
"""What stands before a part, a property, a time or a whole class of things."""
_NOUNS_IN_Y = word_set("curry candy honey berry jelly turkey balcony lobby library pantry nursery")
_ANYTHING = word_set(
    "thing things stuff one ones item items people person kind sort type way things'"
)
_AS_WHAT = re.compile(r"(?<!\w)(?:como|comme|als)(?!\w)", re.IGNORECASE)
_PLACED = frozenset({"in", "on", "at", "en", "dans", "im", "am", "em"})
_JOINT = (
    r"(?:(?:['’]s)?[\s-]+(?:(?:in|on|of|at|im|auf|en|dans|de|del|du|da|do|na|no|nel|della|del)\s+)?"
    r"(?:(?:the|my|our|der|dem|den|la|el|le)\s+)?)"
)
"""Between the words of a thing: "garage door", "the lights in the nursery"."""
_MANNERS = word_set("externally anonymously openly")
_MAX_WORDS = 3
_PAIR = 2
_ROLES = word_set("writer reader editor owner admin viewer commenter member maintainer")
_LAST_PROPERTIES = word_set("role roles visibility permission access")
"""Properties that are named behind their value; behind others the thing they belong to is."""
_CLASSES = word_set("clase classe clases classes tarifa tarif")
"""Properties that are named before their value: `clase preferente`."""
_PROPERTIES = _LAST_PROPERTIES | word_set("privacy priority severity quality resolution")
_STATE = re.compile(r"[a-z]{3,}ed|done|won|lost|open|live|draft")
STATE = "state="
"""Before the value of a name that is the state to which a call sets something."""
_VISIBLE = {"public": True, "publicly": True, "private": False}
_TELLS_WHO_SEES = re.compile(r"visib|privacy|audience")
_FOR_ALL = frozenset({"public", "everyone", "anyone", "all", "world"})
_NUMBERS = {
    **dict.fromkeys(("zero", "null", "cero", "zéro"), "0"),
    **dict.fromkeys(("one", "first", "erste", "ersten", "primera", "première", "primeira"), "1"),
    **dict.fromkeys(("two", "second", "zweite", "zweiten", "segunda", "deuxième"), "2"),
}
_HAN = re.compile(r"[\u3400-\u9fff]")
_GROUP_OF = re.compile("(?<=..)(?:群聊|群组|群|频道|聊天室)$")
"""What a group is called besides its name: 公告群."""
_WHEN = ("时候", "时", "期间", "之前", "之后", "以前", "以后")
"""How Chinese words end that say when something holds."""
_PLAIN = re.compile(r"[^\W\d_][\w'’ .&-]*")
_BREAKS = re.compile(r"[\W_]+")
_DENYING = re.compile(r"(?<![^\W_])non[-_ ]([^\W\d_]{3,})")
"""`non-smoking`."""
_MAX_VALUE = 64


def thing_words(name: str, text: str) -> list[str]:
    """The words of the value `text` of the argument `name` where it is a thing in plain words."""
    if len(text) > _MAX_VALUE or not _PLAIN.fullmatch(text):
        return []
    if name.endswith("_id") and any(map(str.isdigit, text)):
        return []
    last = name.removesuffix("_id").rsplit("_", 1)[-1]
    if not {name, last, last.removesuffix("s")} & _THING_NAMES:
        return []
    denied = _DENYING.findall(text.casefold())
    words = _BREAKS.split(_DENYING.sub(" ", text.casefold()))
    return [*filter(None, words), *(f"non-{word}" for word in denied)]


def is_place(name: str) -> bool:
    """Whether the argument `name` says only where."""
    return name.rsplit("_", 1)[-1].removesuffix("s") in _PLACE_NAMES


def is_placed(words: Sequence[str], body: str, own: Collection[str]) -> bool:
    """Whether the thing that `words` are in `body` is one with an article or one before a noun of
    the tool's `own`: "the kitchen", "kitchen blinds"; not "photos"."""
    if _HAN.search(words[0]):
        return True
    thing = _JOINT.join(map(re.escape, words))
    found = re.search(
        rf"(?<!\w)(?:(the|my|our|your|this|that|la|el|le|das|die|den|der|o|a|del|du|da|do|des|"
        rf"dem)\s+)?{thing}(?:\s+(\w+))?",
        body,
        re.IGNORECASE,
    )
    return bool(found and (found[1] or (found[2] or "").casefold() in own))


def is_thing(words: Sequence[str], body: str) -> bool:
    """Whether the `words` that were left over from `body` are one certain thing in plain words,
    and no quality or class of things."""
    if not words or len(words) > _MAX_WORDS or _AS_WHAT.search(body):
        return False
    if _HAN.search(words[0]):
        told = words[0] not in COLLECTIVE and words[0][0] not in "太很过最"
        told = told and not words[0].endswith(_WHEN)
        return len(words) == 1 and len(words[0]) > 1 and told
    thing = _JOINT.join(map(re.escape, words))
    found = re.search(
        rf"(?<!\w)(?:(the|my|our|your|this|that)\s+)?{thing}(?!\w)", body, re.IGNORECASE
    )
    if not found:
        return False
    if any(word in COLLECTIVE or word in QUALITIES or _QUALITY.fullmatch(word) for word in words):
        return False
    before = _PROPERTY.search(body, 0, found.start())
    if before and not (found.group(1) and before.group(1).casefold() in _PLACED):
        return False
    following = re.match(r"\s+([^\W\d_]+)", body[found.end() :])
    if following and following.group(1).casefold() in GENERIC_NOUNS | _ANYTHING:
        return False
    named = bool(found.group(1)) or words[-1] in _NOUNS_IN_Y | _MANNERS
    return named or not words[-1].endswith("y")


def all_said(words: Sequence[str], tokens: Collection[str], values: Iterable[str] = ()) -> bool:
    """Whether a call with these `tokens` and `values` says all of `words`, in any plain form."""
    for word in words:
        if _HAN.search(word):
            said = (*values, *tokens)
            values_of = (_GROUP_OF.sub("", value) for value in said if _HAN.search(value))
            if not any(value in word for value in values_of if len(value) > 1):
                return False
        elif not any(form in tokens for form in _shorter(word)) and not is_alike(word, tokens):
            parts = word.split("-")
            if len(parts) < _PAIR or not all_said(parts, tokens):
                return False
    return True


def value_said(words: Sequence[str], fields: Mapping[str, Iterable[str]]) -> bool | None:
    """Whether the argument that one of two `words` is the name of has the other as its value:
    "the admin role", "visibility public"; None where it does not tell."""
    if len(words) == 1 and words[0] in _ROLES:
        words = (words[0], "role")
    if len(words) != _PAIR:
        return None
    last = words[1] in _LAST_PROPERTIES or _named_by(words[1], fields)
    if not last and words[0] in _CLASSES and _named_by(words[0], fields):
        words, last = words[::-1], True
        if any(words[0] in value for values in fields.values() for value in values):
            return None
    noun, said = reversed(words) if last else words
    said = _NUMBERS.get(said, said)
    if (noun not in _PROPERTIES and not last) or said.endswith("s"):
        return None
    values = [
        {value, *_BREAKS.split(value)}
        for name, stated in fields.items()
        if noun in _own_names(name)
        for value in stated
    ]
    numbered = said.isdecimal() and any(said in map(_digits, value) for value in values)
    if numbered or any(said in value for value in values):
        return True
    plain = bool(values) and all(
        _PLAIN.fullmatch("".join(_BREAKS.split("".join(value)))) for value in values
    )
    return False if plain else None


def state_said(words: Sequence[str], fields: Mapping[str, Iterable[str]]) -> bool | None:
    """True where the state that the call sets is the one that the only word of `words` is, else
    None: "closed tickets" are those that were closed before."""
    if len(words) != 1 or not _STATE.fullmatch(words[0]):
        return None
    return True if words[0] in _states_set(fields) else None


def is_set_to(state: str, fields: Mapping[str, Iterable[str]]) -> Truth:
    """Whether the call sets this state: "set incidents to resolved"."""
    stated = _states_set(fields)
    if state in stated:
        return YES
    return NO if stated and all(_PLAIN.fullmatch(value) for value in stated) else MAYBE


def _states_set(fields: Mapping[str, Iterable[str]]) -> set[str]:
    return {
        value
        for name, values in fields.items()
        if name.rsplit("_", 1)[-1] in ("status", "state", "transition", "stage")
        for value in values
    }


def _digits(word: str) -> str:
    return "".join(filter(str.isdecimal, word))


def _own_names(name: str) -> tuple[str, ...]:
    last = name.rsplit("_", 1)[-1]
    return name, last, name.removesuffix("s"), last.removesuffix("s")


def _named_by(noun: str, fields: Mapping[str, Iterable[str]]) -> bool:
    """Whether an argument is named after what `noun` is one of: `speakers`."""
    return any(noun in _own_names(name) for name in fields)


def public_said(
    words: Sequence[str],
    fields: Mapping[str, Iterable[str]],
    flags: Collection[str],
    off: Collection[str],
) -> bool | None:
    """Whether a call makes public, or private, what it makes, as the last of `words` says; None
    where it does not tell. `flags` are the switches that are on, `off` the words of those off."""
    wanted = _VISIBLE.get(words[-1]) if words else None
    if wanted is None:
        return None
    stated = {
        value for name, values in fields.items() if _TELLS_WHO_SEES.search(name) for value in values
    }
    public = "--public" in flags or "private" in off or not stated.isdisjoint(_FOR_ALL)
    private = "--private" in flags or "public" in off or bool(stated - _FOR_ALL)
    if public and private and not wanted:
        return None
    return (wanted if public else not wanted) if public or private else None


def number_said(words: Sequence[str], tokens: Collection[str]) -> bool | None:
    """Whether a call with these `tokens` states the number that `words` are, False where it states
    another one; None where they are no number or the call states none."""
    if len(words) != 1 or not (wanted := _NUMBERS.get(words[0], words[0])).isdecimal():
        return None
    stated = {token.lstrip("0") for token in tokens if token.isdecimal()}
    return wanted.lstrip("0") in stated if stated else None


@lru_cache(maxsize=8192)
def _shorter(word: str) -> tuple[str, ...]:
    """`word` as a call may write it: in the singular, as an adjective, in American."""
    forms = [word, word + ("d" if word.endswith("e") else "ed")]
    forms += [
        word.removesuffix(ending)
        for ending in ("s", "es", "ly")
        if word.endswith(ending) and len(word) > len(ending) + 2
    ]
    if word.endswith("ies"):
        forms.append(word.removesuffix("ies") + "y")
    if "our" in word:
        forms.append(word.replace("our", "or"))
    return tuple(forms)


@lru_cache(maxsize=8192)
def _parts_of(words: tuple[str, ...]) -> tuple[tuple[str, ...], frozenset[str]]:
    """`words` with those that their hyphens part, and all forms of them."""
    parts = tuple(part for word in words for part in (word, *word.split("-")))
    return parts, frozenset(form for word in parts for form in (word + "s", *_shorter(word)))


def is_another(words: Sequence[str], things: Collection[str]) -> bool:
    """Whether none of `things` has to do with `words`: the bedroom, not the kitchen."""
    if _HAN.search(words[0]):
        pairs = {words[0][at : at + 2] for at in range(len(words[0]) - 1)}
        named = [thing for thing in things if _HAN.search(thing)]
        return bool(named) and not any(
            thing in words[0] or any(pair in thing for pair in pairs) for thing in named
        )
    parts, forms = _parts_of(tuple(words))
    return forms.isdisjoint(things) and not any(is_alike(word, things) for word in parts)
