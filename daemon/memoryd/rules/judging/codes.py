"""Codes that calls use for what rules call by its name: countries, shares, currencies."""

import re
from collections.abc import Iterable, Iterator, Mapping

from memoryd.rules.judging.amounts import currency_of
from memoryd.rules.judging.tokens import word_set

_COUNTRIES = """
    ae emirates,uae | af afghanistan | al albania | am armenia | ao angola
    ar argentina,argentinien | at austria,österreich,autriche | au australia,australien
    az azerbaijan | ba bosnia | bd bangladesh | be belgium,belgien,belgique,bélgica
    bg bulgaria,bulgarien | bo bolivia | br brazil,brasilien,brasil,brésil,巴西
    by belarus,weißrussland,biélorussie,bielorrusia,白俄罗斯 | ca canada,kanada,canadá,加拿大
    cd congo | ch switzerland,schweiz,suisse,suiza,suíça,瑞士 | cl chile | cm cameroon
    cn china,chine,中国 | co colombia | cr costa rica | cu cuba,kuba | cy cyprus
    cz czechia,czech republic,tschechien | de germany,deutschland,allemagne,alemania,alemanha,德国
    dk denmark,dänemark | do dominican republic | dz algeria | ec ecuador | ee estonia
    eg egypt,ägypten | er eritrea | es spain,spanien,espagne,españa,espanha,西班牙 | et ethiopia
    fi finland,finnland | fr france,frankreich,francia,frança,法国
    gb britain,great britain,united kingdom,uk,england,großbritannien,royaume-uni,英国
    ge georgia | gh ghana | gr greece,griechenland,grèce,grecia | hk hong kong,香港
    hr croatia,kroatien | ht haiti | hu hungary,ungarn | id indonesia | ie ireland,irland
    il israel,以色列 | in india,indien,inde,印度 | iq iraq,irak | ir iran,伊朗 | is iceland
    it italy,italien,italie,italia,意大利 | jm jamaica | jo jordan | jp japan,japon,japón,日本
    ke kenya | kg kyrgyzstan | kh cambodia | kp north korea,nordkorea,朝鲜
    kr south korea,korea,südkorea,韩国 | kw kuwait | kz kazakhstan | la laos | lb lebanon
    lk sri lanka | lt lithuania | lu luxembourg,luxemburg | lv latvia | ly libya | ma morocco
    md moldova | me montenegro | mk macedonia,north macedonia | ml mali | mm myanmar,burma
    mn mongolia | mt malta | mx mexico,mexiko,méxico,mexique | my malaysia | ng nigeria
    ni nicaragua | nl netherlands,holland,niederlande,pays-bas | no norway,norwegen | np nepal
    nz new zealand | om oman | pa panama | pe peru | ph philippines | pk pakistan
    pl poland,polen,pologne,polonia | pr puerto rico | pt portugal | py paraguay | qa qatar
    ro romania | rs serbia,serbien | ru russia,russland,russie,rusia,rússia,俄罗斯
    sa saudi arabia | sd sudan | se sweden,schweden,suède,suecia | sg singapore,新加坡
    si slovenia | sk slovakia | sn senegal | so somalia | sy syria,syrien,叙利亚
    th thailand,泰国 | tj tajikistan | tm turkmenistan | tn tunisia
    tr turkey,türkei,turquie,türkiye | tw taiwan,台湾 | ua ukraine,乌克兰
    us america,united states,usa,états-unis,美国 | uy uruguay | uz uzbekistan | ve venezuela
    vn vietnam,越南 | ye yemen | za south africa | zw zimbabwe
"""
"""Codes of ISO 3166-1 and the names people use, in the languages that rules are written in."""
_NAMES = {
    entry.split()[0]: frozenset(entry.strip()[3:].split(","))
    for line in _COUNTRIES.splitlines()
    if line.strip()
    for entry in line.split("|")
}
_COUNTRY_FIELDS = word_set(
    "country countries nation nationality market jurisdiction destination origin region locale iso "
    "to from land pais país pays 国家"
)
_TICKER_FIELDS = word_set(
    "symbol symbols ticker tickers pair asset assets coin instrument security stock crypto token "
    "currency base quote from to"
)
_TRAVEL_FIELDS = word_set(
    "from to via origin destination airport airports layover layovers stopover stopovers city "
    "station departure arrival depart arrive iata stops connection connections escale escales "
    "escala escalas scalo scali"
)
_CODED_FIELDS = _COUNTRY_FIELDS | _TICKER_FIELDS | _TRAVEL_FIELDS
TRADED = word_set("symbol symbols ticker tickers pair asset coin instrument")
"""Names of arguments that say by its code what is bought or sold."""
_CODE = re.compile(r"[a-z]{1,6}\d?")
_COUNTRY = re.compile(r"[a-z]{2,3}")
_PARTS = re.compile(r"[/_:.-]")
_MAX_VALUE = 16
_SHORTEST = 3
"""Letters that a name has at the least of which a code is short."""


def coded_names(fields: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """The names of the countries whose codes stand in fitting arguments."""
    for name, values in fields.items():
        if _COUNTRY_FIELDS.isdisjoint(name.split("_")):
            continue
        for value in values:
            if len(value) <= _MAX_VALUE:
                for part in _PARTS.split(value):
                    yield from _NAMES.get(part, ())


def codes_in(fields: Mapping[str, Iterable[str]], names: frozenset[str]) -> Iterator[str]:
    """The codes that stand in arguments with one of `names` as a word of their own."""
    for name, values in fields.items():
        if names.isdisjoint(name.split("_")):
            continue
        for value in values:
            if len(value) <= _MAX_VALUE:
                yield from filter(_CODE.fullmatch, _PARTS.split(value))


def code_marks(fields: Mapping[str, Iterable[str]]) -> set[str]:
    """What the anchors of a rule are compared with for the codes of a call."""
    if all(_CODED_FIELDS.isdisjoint(name.split("_")) for name in fields):
        return set()
    found = {word for name in coded_names(fields) for word in (name, *name.split())}
    for code in codes_in(fields, _CODED_FIELDS):
        found.update((code_mark(code[0]), code_mark(currency_of(code))))
    return found


def code_mark(code: str) -> str:
    """The mark of a code, or of the first letter of one."""
    return f"\0code:{code}"


def carries_code(words: Iterable[str], fields: Mapping[str, Iterable[str]]) -> bool:
    """Whether the call carries a code that may stand for what `words` name."""
    wanted = [word for word in words if len(word) >= _SHORTEST or not word.isascii()]
    if not wanted or not fields:
        return False
    phrase = " ".join(wanted)
    if any(name == phrase or name in wanted for name in coded_names(fields)):
        return True
    if any(
        _COUNTRY.fullmatch(code) and len(code) == _SHORTEST and is_short_for(code, word)
        for code in codes_in(fields, _COUNTRY_FIELDS - {"to", "from"})
        for word in wanted
    ):
        return True
    return any(
        may_be_ticker(code, word)
        for code in codes_in(fields, _TICKER_FIELDS - {"to", "from"})
        for word in wanted
    ) or any(
        currency_of(code) and currency_of(code) == currency_of(word)
        for code in codes_in(fields, _TICKER_FIELDS)
        for word in wanted
    )


def carries_airport(words: Iterable[str], fields: Mapping[str, Iterable[str]]) -> bool:
    """Whether a code of an airport or a station may stand for a place that `words` name."""
    codes = [
        code
        for code in codes_in(fields, _TRAVEL_FIELDS)
        if len(code) == _SHORTEST and code.isalpha()
    ]
    return any(may_be_ticker(code, word) for code in codes for word in words if word)


def is_short_for(code: str, name: str) -> bool:
    """Whether `code` is made of letters of `name`, in their order and from its first on."""
    if not code or code[0] != name[0] or not 1 < len(code) < len(name):
        return False
    letters = iter(name)
    return all(character in letters for character in code)


def may_be_ticker(code: str, name: str) -> bool:
    """Whether `code` may be a company's: AAPL, INTC; one letter may be none of the name's."""
    if not code or code[0] != name[0] or not 1 < len(code) < len(name):
        return False
    return sum(character not in name for character in code) <= 1
