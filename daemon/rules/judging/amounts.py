"""Sums: the limits that rules set and the amounts that calls state."""

import re
from dataclasses import dataclass

from memoryd.rules.judging.tokens import word_set

_CURRENCIES: dict[str, str] = {
    word: names.split()[0]
    for names in (
        "eur euro euros € 欧元",
        "usd dollar dollars $ us$ dólares dólar 美元",
        "gbp pound pounds £ quid",
        "chf franken francs",
        "cny rmb yuan ¥ 元 块 块钱 人民币",
        "jpy yen 日元",
        "brl reais real r$",
        "btc bitcoin",
        "eth",
    )
    for word in names.split()
}
_NAMES = "|".join(sorted(map(re.escape, _CURRENCIES), key=len, reverse=True))
_NUMBER = r"\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?"
_SUM = rf"(?P<before>{_NAMES})?\s*(?P<number>{_NUMBER})\s*(?P<kilo>k(?!\w))?\s*(?P<after>{_NAMES})?"
_OVER = (
    r"more than|over|above|exceeding|greater than|higher than|larger than|beyond|in excess of|>|"
    r"mehr als|über|más de|por encima de|plus de|au-dessus de|mais de|acima de|超过|高于|大于|多于"
)
_UNDER = r"less than|under|below|lower than|smaller than|<|weniger als|unter|menos de|moins de"
LIMIT = re.compile(
    rf"(?<!\w)(?:(?P<over>{_OVER})|(?P<under>{_UNDER}))\s*{_SUM}(?![\w.,]*\d|[a-z])|"
    r"(?P<zh>\d+(?:\.\d+)?)\s*(?P<unit>元|块钱|块|欧元|美元)以(?P<side>上|下)",
    re.IGNORECASE,
)
_AMOUNT = re.compile(_SUM, re.IGNORECASE)
_MAX_TEXT = 64
_NO_MONEY = word_set(
    "minute minutes hour hours day days week weeks people persons guests mb gb kb rows lines "
    "files users characters words times percent recipients attendees am pm"
)


@dataclass(frozen=True, slots=True)
class Amount:
    """A sum; `currency` is empty where it was not said."""

    number: float
    currency: str = ""


def limit_in(match: re.Match[str]) -> str | None:
    """The value of the target that a match of `LIMIT` is: `"> 1000 eur"`; None for no money."""
    if match["zh"]:
        return f"{'>' if match['side'] == '上' else '<'} {match['zh']} {_CURRENCIES[match['unit']]}"
    following = match.string[match.end() :].split(None, 1)[:1]
    currency = _currency(match)
    if not currency and following and following[0].casefold().strip(".,;)") in _NO_MONEY:
        return None
    return f"{'>' if match['over'] else '<'} {_number(match)} {currency}".strip()


def amounts_in(text: str) -> list[Amount]:
    """The sum that the value of an argument states, if it is one."""
    match = _AMOUNT.fullmatch(text.strip()) if len(text) <= _MAX_TEXT else None
    return [Amount(_number(match), _currency(match))] if match else []


def currency_of(text: str) -> str:
    """The currency that `text` is the name of, or nothing."""
    return _CURRENCIES.get(text.strip().casefold(), "") if len(text) <= _MAX_TEXT else ""


def beyond(limit: str, amount: Amount) -> bool | None:
    """Whether `amount` lies on the forbidden side of `limit`; None where currencies differ, or
    where it does but its currency is not known."""
    side, number, *currency = limit.split()
    wanted = currency[0] if currency else ""
    if wanted and amount.currency and wanted != amount.currency:
        return None
    over = amount.number > float(number) if side == ">" else amount.number < float(number)
    return None if over and wanted and not amount.currency else over


def _currency(match: re.Match[str]) -> str:
    found = match["before"] or match["after"]
    return _CURRENCIES[found.casefold()] if found else ""


def _number(match: re.Match[str]) -> float:
    text = re.sub(r"['’ ]", "", match["number"])
    text = re.sub(r"[.,](?=\d{3}(?!\d))", "", text).replace(",", ".")
    return float(text) * (1000 if match["kilo"] else 1)
