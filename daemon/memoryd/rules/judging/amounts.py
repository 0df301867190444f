"""Sums: the limits that rules set and the amounts that calls state."""

import re
from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass

from memoryd.rules.judging.tokens import word_set


def _by_name(*groups: str) -> dict[str, str]:
    return {word: names.split()[0] for names in groups for word in names.split()}


_CURRENCIES = _by_name(
    "eur euro euros € 欧元",
    "usd dollar dollars $ us$ dólares dólar 美元",
    "gbp pound pounds £ quid",
    "chf franken francs",
    "cny rmb yuan ¥ 元 块 块钱 人民币",
    "jpy yen 日元 円 엔",
    "brl reais real r$",
    "rub ruble rubles ₽ руб рубль рублей",
    "krw won ₩ 원",
    "pln zloty złoty złotych zł",
    "try lira liras ₺",
    "btc bitcoin",
    "eth",
)
_CROWNS = "kr"
_FURTHER_CURRENCIES = _by_name(
    f"{_CROWNS} kronor krona kroner",
    "sek",
    "nok",
    "dkk",
    "isk",
    "czk kč",
    "huf",
    "inr ₹ rupees rupee",
    "uah грн ₴",
    "ils ₪",
    "ron",
    "cad",
    "aud",
    "nzd",
    "sgd",
    "hkd",
    "twd",
    "thb ฿",
    "mxn",
    "zar",
    "idr",
    "php ₱",
    "vnd ₫",
    "aed",
)
"""Those of which the names may be something else: CAD drawings, PHP 8. They tell sums only."""
_PIECES = (
    r"(?!hours|days|weeks|months|years|seconds|times|words|characters|lines|bytes|rows|files|"
    r"tokens|minutos|horas|heures|jours|días|dias)[^\W\d_]{3,20}s"
)
"""Anything else that is counted."""
_ALL_CROWNS = frozenset({_CROWNS, "sek", "nok", "dkk", "isk"})


def _any_of(names: Iterable[str]) -> str:
    return "|".join(sorted(map(re.escape, names), key=len, reverse=True))


_SURE_NAMES = _any_of(_CURRENCIES)
_NAMES = (
    rf"{_SURE_NAMES}|(?:{_any_of(_FURTHER_CURRENCIES)})"
    rf"(?!\s+(?:files|{_PIECES})(?!\w)|(?<=php)\s*\d)"
)
_NUMBER = r"\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?"
_SUM = rf"(?P<before>{_NAMES})?\s*(?P<number>{_NUMBER})\s*(?P<kilo>k(?!\w))?\s*(?P<after>{_NAMES})?"
_OVER = (
    r"more than|longer than|bigger than|further than|farther than|heavier than|brighter than|"
    r"louder than|hotter than|warmer than|faster than|past|over|above|exceeding|greater than|"
    r"higher than|larger than|beyond|in excess of|>|mehr als|über|más de|por encima de|plus de|"
    r"au-dessus de|au dessus de|mais de|acima de|超过|高于|大于|多于"
)
_UNDER = (
    r"less than|fewer than|under|below|lower than|smaller than|<|weniger als|unter|menos de|"
    r"moins de|en dessous de|en-dessous de|au-dessous de|au dessous de|por debajo de|"
    r"abaixo de|低于|小于|少于"
)
_A_PERIOD = "\x06"
"""Stands for "a week", "a month" behind a sum."""
_UNITS: dict[str, str] = {
    word: names
    for names in (
        "replicas replica replikate réplicas répliques instances instance copies count size",
        "nodes node knoten nodos nœuds noeuds nodi nós",
        "pods pod",
        "workers worker",
        "threads thread",
        "degrees degree °c °f ° celsius fahrenheit grad grados degrés graus 度 temperature temp "
        "setpoint c f target",
        "percent % prozent porciento percentage level brightness volume",
        "people persons person guests guest attendees attendee participants participant recipients "
        "recipient personen personas personnes pessoas 人 party size seats pax adults invitees",
        "minutes minute mins min minuten minutos",
        "stops stop stopovers layovers layover",
        "nights night nächte noches nuits noites",
        "tickets ticket",
        "items item pieces piece units unit quantity qty stück unidades pièces",
        "shares share aktien acciones actions quantity qty",
        "rows row limit",
        "floors floor",
        "level levels",
        "pages page",
        "messages message",
        "emails email",
        "grams gram g",
        "ml milliliters",
        "kg kilo kilos kilogram weight",
        "km kilometers distance",
        "m meters metres altitude height distance depth",
        "cm",
        "mm",
        "mph",
        "lb lbs pounds",
        "db decibels",
        "watts watt",
        "amps amp amperes ampere ampère ampères ampere amperios amperes current",
        "volts volt",
        "bar",
        "psi",
        "lux",
        "hz",
        "kwh",
        "liters litres liter litre",
        "mg",
        "kb kilobytes kilobyte kib кб size",
        "mb megabytes megabyte mib мб size",
        "gb gigabytes gigabyte gib гб size",
        "tb terabytes terabyte tib тб size",
        "stars star rating",
        "price cost rate total amount fare fee quantia preço precio prix prezzo preis prijs",
        "points point",
        _A_PERIOD,
    )
    for word in names.split()
}
"""What is counted, with the names of arguments that state it."""
_UNIT_NAMES = _any_of(_UNITS)
LIMIT = re.compile(
    r"(?:(?<!\w)(?:the|my|our)\s+(?P<what>[a-z]{3,20})\s+(?:to\s+)?)?"
    rf"(?:(?<!\w)|(?=[超高大多低小少]))(?:(?P<over>{_OVER})|"
    rf"(?P<under>{_UNDER}))\s*{_SUM}(?:\s*(?:(?:[a-z]+\s+)?(?P<counted>{_UNIT_NAMES})|"
    rf"(?:[a-z]+\s+)?(?P<pieces>{_PIECES}))(?:(?!\w)|(?=[的文附])))?(?![\w.,]*\d|[a-z])|"
    r"(?P<zh>\d+(?:\.\d+)?)\s*(?P<unit>元|块钱|块|欧元|美元|度|%|个|人|份|张|晚)以(?P<side>上|下)",
    re.IGNORECASE,
)
IN_CURRENCY = re.compile(rf"(?<!\w)in\s+({_SURE_NAMES})(?!\w)", re.IGNORECASE)
_LESS_THAN_NOTHING = -1
_OF_ANYTHING = re.compile(
    r"(?<=\d)\s+of\s+(?:anything|any\s+(?:one\s+)?(?:item|thing)|each|"
    r"the same(?:\s+thing)?|one thing)(?!\w)",
    re.IGNORECASE,
)
_AT_A_TIME = re.compile(
    r"(?<=[\w€$£])\s+(?:on|in|for|per|at)\s+(?:(?:a|any|one|each|every)\s+)?(?:single|"
    r"individual)\s+\w+(?!\w)",
    re.IGNORECASE,
)
"""`over $150 on a single order`."""
_PRICE = "price"
EACH, PERIOD = "each", "period"
"""In the value of a limit: of the price of one night, one person, one piece; of all that is spent
in a week, a month, a year."""
_IN_A_PERIOD = re.compile(
    rf"((?:[€$£]\s?\d[\d.,]*k?|\d\s?(?:{_NAMES})))\s+"
    r"(?:a|per|each|every|in\s+(?:a|any|one)|pro|im|por|par|al|a\s+la|à\s+la)\s+(?:single\s+)?"
    r"(?:week|month|quarter|year|woche|monat|jahr|semana|mes|mês|año|ano|semaine|mois|an|"
    r"settimana|mese|anno)(?!\w)",
    re.IGNORECASE,
)
_EACH = re.compile(
    r"(?:(?<=[\d€$£])|(?<=euros)|(?<=euro)|(?<=eur)|(?<=usd)|(?<=dollars)|(?<=pounds)|(?<=francs))"
    r"\s+(?:a|per|each|pro|por|par|die|la|le|al|a\s+la|à\s+la|a)\s+(?:night|person|head|piece|"
    r"item|seat|ticket|nacht|noche|nuit|noite|notte|persona|personne|pessoa)(?!\w)",
    re.IGNORECASE,
)
_FRENCH_BYTES = re.compile(r"(?<=\d)(\s?)([KMG])o(?!\w)")
"""`500 Mo`, megaoctets."""
_NUMBERS = {
    word: str(number)
    for number, words in enumerate(
        (
            "one ein eine einen uno una un une um uma",
            "two zwei dos deux dois duas",
            "three drei tres trois três",
            "four vier cuatro quatre quatro",
            "five fünf cinco cinq",
            "six sechs seis",
            "seven sieben siete sept sete",
            "eight acht ocho huit oito",
            "nine neun nueve neuf nove",
            "ten zehn diez dix dez",
        ),
        1,
    )
    for word in words.split()
}
_SPELLED = re.compile(rf"(?<!\w)({_OVER}|{_UNDER})\s+({'|'.join(_NUMBERS)})(?!\w)", re.IGNORECASE)
_AMOUNT = re.compile(_SUM, re.IGNORECASE)
_MAX_TEXT = 64
_QUANTITY = re.compile(
    r"(-?\d{1,12}(?:[.,]\d{1,6})?)\s*(?:%|°\s?[cf]?|[a-z]{1,12})?", re.IGNORECASE
)
MINOR = ("_cents", "_minor", "_pence")
"""Endings of the names of arguments that state a sum in hundredths."""
COUNT_NAMES = ("quantity", "qty", "cantidad", "quantidade")
"""Endings of the names of arguments that count pieces and state no sum."""
_NAMES_OF_UNITS = frozenset(each for unit in _UNITS.values() for each in unit.split())
"""Names of arguments that state a number of something certain."""
_SUM_NAMES = word_set(
    "rate fee fare amount total price cost sum budget spend value bid limit quantity qty level"
)
_COUNTS = word_set("quantity qty count number amount units")
_PRICES = word_set("amount total price cost sum budget")
_PEOPLE = word_set("people recipients")
_NO_QUANTITY = word_set(
    "duration id ids number port year page index line row version zip code slide no nr"
)
_GOING_ON = word_set("in on at for when while during per again please ever without unless")
_NO_MONEY = word_set(
    "minute minutes hour hours day days week weeks people persons guests kb rows lines "
    "files users characters words times percent recipients attendees am pm"
)


@dataclass(frozen=True, slots=True)
class Amount:
    """A sum; `currency` is empty where it was not said."""

    number: float
    currency: str = ""


_AND_UP = re.compile(
    r"(?<!\w)(rows?|floors?|pages?|rooms?|level|levels)\s+(\d{1,7})\s+(?:and|or)\s+(up|above|"
    r"higher|more|over|below|down|lower)(?!\w)",
    re.IGNORECASE,
)
"""`rows 30 and up`."""


def open_ended(text: str) -> str:
    """`text` with "rows 30 and up" as "more than 29 rows"."""
    return _AND_UP.sub(_and_up, text)


def _and_up(match: re.Match[str]) -> str:
    upwards = match[3].casefold() in ("up", "above", "higher", "more", "over")
    limit = f"more than {int(match[2]) - 1}" if upwards else f"less than {int(match[2]) + 1}"
    return f"{limit} {match[1]}"


def in_digits(text: str) -> str:
    """`text` with the numbers of limits that are spelled out in digits: "more than two"; what a
    price is for, "180 a head", becomes "180 price"."""
    text = _FRENCH_BYTES.sub(lambda match: f"{match[1]}{match[2]}B", text)
    text = _OF_ANYTHING.sub(" items", _EACH.sub(f" {_PRICE}", _AT_A_TIME.sub("", text)))
    text = _IN_A_PERIOD.sub(rf"\1 {_A_PERIOD}", text)
    return _SPELLED.sub(lambda match: f"{match[1]} {_NUMBERS[match[2].casefold()]}", text)


def limit_in(match: re.Match[str]) -> str | None:
    """The value of the target that a match of `LIMIT` is: `"> 1000 eur"`; None for no money."""
    if match["zh"]:
        unit = _CURRENCIES.get(match["unit"], f"#{match['unit']}")
        return f"{'>' if match['side'] == '上' else '<'} {match['zh']} {unit}"
    following = match.string[match.end() :].split(None, 1)[:1]
    currency = _currency(match)
    if not currency and following and following[0].casefold().strip(".,;)") in _NO_MONEY:
        return None
    side = ">" if match["over"] else "<"
    counted = (match["counted"] or match["pieces"] or "").casefold()
    ends = not following or following[0].casefold() in _GOING_ON or not following[0][0].isalpha()
    if not currency and (counted or ends):
        return f"{side} {_number(match)} #{counted} {(match['what'] or '').casefold()}".rstrip()
    each = {_PRICE: EACH, _A_PERIOD: PERIOD}.get(counted, "") if currency else ""
    return f"{side} {_number(match)} {currency} {each}".strip()


def any_sum_in(match: re.Match[str]) -> str:
    """The value of the target that a match of `IN_CURRENCY` is: every sum in it."""
    return f"> {_LESS_THAN_NOTHING} {_CURRENCIES[match[1].casefold()]}"


def amounts_in(text: str, *, minor: bool = False) -> list[Amount]:
    """The sum that the value of an argument states, if it is one; `minor`: in hundredths."""
    match = _AMOUNT.fullmatch(text.strip()) if len(text) <= _MAX_TEXT else None
    return [Amount(_number(match) / (100 if minor else 1), _currency(match))] if match else []


def quantity_in(text: str) -> float | None:
    """The number that the value of an argument states, with or without a unit."""
    match = _QUANTITY.fullmatch(text.strip()) if len(text) <= _MAX_TEXT else None
    return float(match[1].replace(",", ".")) if match else None


def quantity_beyond(limit: str, quantities: Mapping[str, float], reached: int) -> bool | None:
    """Whether a call that states `quantities`, by the names of its arguments, and has `reached`
    recipients goes beyond a `limit` without a currency; None where it does not tell."""
    side, number, *rest = limit.split()
    meant = {each.lstrip("#") for each in rest} - {""}
    names: Set[str] = meant.union(*(_UNITS[each].split() for each in meant if each in _UNITS))
    if not meant:
        names = _SUM_NAMES
    elif meant.isdisjoint(_UNITS):
        names = meant | {each.removesuffix("s") for each in meant} | _COUNTS
    stated = [value for name, value in quantities.items() if not names.isdisjoint(name.split("_"))]
    if names & _PEOPLE:
        stated += [value for name, value in quantities.items() if name.endswith("_count")]
    if not stated and names & _PEOPLE and reached:
        stated = [reached]
    others = [
        value
        for name, value in quantities.items()
        if name.rsplit("_", 1)[-1] not in _NO_QUANTITY
        and (not meant or name not in _PRICES)
        and (meant.isdisjoint(_UNITS) or _NAMES_OF_UNITS.isdisjoint(name.split("_")))
    ]
    sure = bool(stated) or len(others) == 1
    for value in stated or others:
        if "%" in meant and 0 < value < 1:
            # A share of one: 0.75 is most likely 75 %.
            return None if (value * 100 > float(number)) == (side == ">") else False
        if value > float(number) if side == ">" else value < float(number):
            return True if sure else None
    return False if stated or others else None


def currency_of(text: str) -> str:
    """The currency that `text` is surely the name of, or nothing."""
    return _CURRENCIES.get(text.strip().casefold(), "") if len(text) <= _MAX_TEXT else ""


def stated_currency(text: str) -> str:
    """The currency of a sum that `text` is the name of, or nothing."""
    return currency_of(text) or _FURTHER_CURRENCIES.get(text[:_MAX_TEXT].strip().casefold(), "")


def beyond(limit: str, amount: Amount) -> bool | None:
    """Whether `amount` lies on the forbidden side of `limit`; None where currencies differ, or
    where it does but its currency is not known."""
    side, number, *currency = limit.split()
    wanted = currency[0] if currency else ""
    if wanted and amount.currency and not _may_be_same(wanted, amount.currency):
        return False if float(number) < 0 else None
    over = amount.number > float(number) if side == ">" else amount.number < float(number)
    return None if over and wanted and not amount.currency else over


def _may_be_same(first: str, second: str) -> bool:
    """Whether two currencies are the same one; crowns are those of any country."""
    return first == second or (_CROWNS in (first, second) and {first, second} <= _ALL_CROWNS)


def _currency(match: re.Match[str]) -> str:
    return stated_currency(match["before"] or match["after"] or "")


def _number(match: re.Match[str]) -> float:
    text = re.sub(r"['’ ]", "", match["number"])
    text = re.sub(r"[.,](?=\d{3}(?!\d))", "", text).replace(",", ".")
    return float(text) * (1000 if match["kilo"] else 1)
