"""People whom a rule names: proper names, names after a verb of sending, and classes of people."""

import re

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.known_names import NOT_NAMES
from memoryd.rules.judging.programs import PROGRAMS
from memoryd.rules.judging.target import MARK, Kind, Target
from memoryd.rules.judging.target_patterns import ADJECTIVES
from memoryd.rules.judging.targets import TargetReader
from memoryd.rules.judging.things import COLLECTIVE
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.vocabulary import (
    CHINESE_CLASS_NOUNS,
    CLASS_NOUNS,
    CONJUNCTIONS,
    FILLER,
    GENERIC_NOUNS,
    HEADS,
)

_MESSAGING = frozenset({"message", "calendar", "payment"})
_NAME = re.compile(r"(?<![\w\x01\x05./#@-])[^\W\d_][\w'’-]*(?:\.(?=\s|$))?(?![\w\x01@/])")
_LEGAL = word_set("""ltd inc llc gmbh ag corp co limited sa sl srl bv plc kg ltda sarl""")
_QUALIFIER = re.compile(
    r"(\x01\d+\x01)\s+(?:from|in|at|von|aus|de|del|du|da)\s+(?:the\s+)?[\w-]+(?:\s+(?:team|"
    r"department|dept|office))?(?=\s*(?:$|\x03|or\b|and\b))",
    re.IGNORECASE,
)
_DESCRIBES = re.compile(
    r"-(?:heavy|intensive|based|only|related|running|facing|like|wide|free|owned|side|hungry)$"
)
_TOPICAL = re.compile(
    r"(?<!\w)(?:in|about|regarding|concerning|during|über|sobre|à propos de)\s+$", re.IGNORECASE
)
_HOLDING = re.compile(r"\s+(?:with|without|containing)\s+([^\W\d_]+)", re.IGNORECASE)
"""What stands behind what is bought, which is nobody's name: "food with gluten"."""
_BEFORE_GERMAN_NOUN = re.compile(
    r"(?<!\w)(?:(?!(?:den|schreiben|senden|wegen|gegen|neben)\s)[a-zäöüß]{2,}en"
    r"|(?:k?ein|dies|jed|welch)(?:e|er|em|es)?|(?:erst|zweit|neu|alt|groß|klein|teur|ander)e[rsm]?)\s+$"
)
"""What stands before a German noun, which is capitalised as names are: "unfertigen Entwürfe"."""
_GERMAN_ARTICLE = re.compile(
    r"(?<!\w)(?:an|de[nmr]|d(?:ie|as)|(?:k?ein|mein|unser)\w{0,2}|alle[rn]?|von|für|bei)\s+$"
)
_IS_LATIN = re.compile("[a-z\u00c0-\u024f\u1e00-\u1eff]", re.IGNORECASE)
"""What a name that a rule can be read for begins with: a sentence in Cyrillic or Greek letters may
begin with any word, and its names change their endings."""
_ORGANISED = re.compile(
    r"\s+(?:office|team|department|branch|group|crew|staff|side|plant|people|folks|guys)(?!\w)",
    re.IGNORECASE,
)
"""What stands behind the name of a place or a group, of whom a call does not tell the members."""
_MARKED = re.compile(r"\s*\x01")
_NAMED_BEHIND = re.compile(r",?\s+[A-ZÄÖÜÀ-Þ][\w'’-]+")
_SHOP_BEGINS = re.compile(r"(?<!\w)(?:from|at)\s+$", re.IGNORECASE)
"""Before the name of a shop, which may begin with any word: "order from Just Eat"."""
_WOMAN = re.compile(r"(?!.*termin$)\w+(?:er|ist|ent|eur|ant|or|ärzt|ält|og)in")
"""`die Steuerberaterin`."""
_MEETING = re.compile(
    r"\s+(?:review|sync|retro|retrospective|stand-?up|call|lunch|dinner|party|workshop|kick-?off|"
    r"onboarding|interview|planning|1:1|one-on-one|demo|training|offsite|session|briefing)s?(?!\w)",
    re.IGNORECASE,
)
"""What stands behind a group of people in the title of a meeting: "the board review"."""
NAMES_TOO = word_set(
    "al les nos ana will bill mark grant art pat sue rob chase frank rich drew jack grace hope don "
    "faith joy dawn ben may june april august jan an su la"
)
"""First names that are common words as well: names where they are capitalised in a sentence."""
_FUNCTION_WORDS = word_set(
    "about after before during since than because while regarding concerning without between among "
    "beyond toward towards per like as if when whenever until till unless except not no yes or nor "
    "though although whether where how why who whom whose which per via versus larger bigger "
    "greater smaller longer shorter heavier older newer more fewer less"
)
_STOP = _FUNCTION_WORDS | FILLER | CONJUNCTIONS | GENERIC_NOUNS | NOT_NAMES
_SPANISH_A = frozenset(["an", "to", "à", "para", "pour"])


def people(
    reader: TargetReader,
    kinds: frozenset[str],
    actions: frozenset[str] | set[str],
    *,
    shouting: bool,
    german: bool,
) -> None:
    """Take the people out of a Latin-script clause, where it is about reaching someone.

    In a `shouting` clause capitals tell nothing, in a `german` one they tell nouns.
    """
    messaging = bool(kinds & _MESSAGING) or (
        not kinds and bool({"send", "pay", "write_to"} & actions)
    )
    text = reader.text
    words = list(_NAME.finditer(text))
    out: list[tuple[int, int, Target]] = []
    index = 0
    while index < len(words):
        match = words[index]
        word = match.group().rstrip(".'’")
        word = re.sub(r"['’]s$", "", word)
        lowered = word.casefold()
        if not _IS_LATIN.match(word):
            index += 1
            continue
        capital = word[:1].isupper() and not shouting
        title = word.isupper() or bool(_GERMAN_ARTICLE.search(text[: match.start()]))
        title = title or text[: match.start()].rstrip().casefold().endswith(
            (" the", " my", " our", " your")
        )
        if lowered in CLASS_NOUNS and "calendar" in kinds and _MEETING.match(text, match.end()):
            index += 1
            continue
        next_word = text[match.end() :].lstrip()[:1]
        several = lowered.endswith(("s", "en")) and not next_word.isupper()  # no name of one person
        common = title or several or not capital
        if lowered in CLASS_NOUNS and (messaging or not kinds) and common:
            following = words[index + 1] if index + 1 < len(words) else None
            named = _MARKED.match(text, match.end()) or (
                following and _names_whom(text, match, following)
            )
            if named:
                text = text[: match.start()] + " " * len(match.group()) + text[match.end() :]
            else:
                out.append((*match.span(), Target("role", _singular(lowered))))
            index += 1
            continue
        if lowered in HEADS and _stands_before_name(text, match):
            text = text[: match.start()] + " " * len(match.group()) + text[match.end() :]
            index += 1
            continue
        topical = messaging and bool(_TOPICAL.search(text[: match.start()]))
        first_name = messaging and capital and bool(match.start()) and lowered in NAMES_TOO
        if capital and _BEFORE_GERMAN_NOUN.search(text[: match.start()]):
            topical = True
        if german and kinds and not messaging and lowered not in PROGRAMS:
            topical = True
        holds = None if capital else _HOLDING.match(text, match.end())
        if holds and holds[1].casefold() in COLLECTIVE:
            topical = True
        shop = capital and "payment" in kinds and bool(_NAMED_BEHIND.match(text, match.end()))
        shop = shop and bool(_SHOP_BEGINS.search(text[: match.start()]))
        common = lowered in _STOP and not first_name and not shop
        if common or topical or (not capital and not messaging):
            index += 1
            continue
        if _DESCRIBES.search(word) or text[: match.start()].rstrip()[-1:].isdigit():
            index += 1
            continue
        if capital:
            end = index + 1
            while end < len(words) and _continues(text, words[end - 1], words[end]):
                end += 1
            span = (match.start(), words[end - 1].end())
            name = text[span[0] : span[1]].rstrip(".")
            parts = tuple(
                p
                for p in re.split(r"[\s.'’-]+", re.sub(r"['’]s$", "", name).casefold())
                if p and p not in _LEGAL
            )
            article = len(parts) == 1 and _GERMAN_ARTICLE.search(text[: match.start()])
            organised = _ORGANISED.match(text, span[1]) if messaging else None
            if organised:
                out.append((span[0], organised.end(), Target("role", name.casefold())))
            elif messaging and article and _WOMAN.fullmatch(parts[0]):
                out.append((*span, Target("role", name.casefold())))
            elif messaging:
                out.append((*span, Target("person", name.casefold(), parts)))
            elif class_of(lowered) is None or index:
                kind: Kind = "path" if kinds == {"file"} else "name"
                plain = re.sub(r"['’]s$", "", name.casefold())
                if kind == "path" and plain.endswith("files"):  # all that are called Dockerfile
                    plain = plain.removesuffix("s")
                out.append((*span, Target(kind, plain, parts)))
            index = end
            continue
        if _plain_name(text, match, lowered, shouting):
            end = index + 1
            parts_list = re.split(r"['’-]", lowered)
            if (
                end < len(words)
                and shouting
                and _plain_name(text, words[end], words[end].group().casefold(), shouting)
                and text[match.end() : words[end].start()] == " "
            ):
                parts_list.append(words[end].group().casefold())
                end += 1
            out.append(
                (
                    match.start(),
                    words[end - 1].end(),
                    Target("person", " ".join(parts_list), tuple(parts_list)),
                )
            )
            index = end
            continue
        index += 1
    for start, stop, target in reversed(out):
        reader.targets.append(target)
        text = f"{text[:start]} \x01{len(reader.targets) - 1}\x01 {text[stop:]}"
    if out:
        text = _QUALIFIER.sub(r"\1", text)
    reader.text = text


def _stands_before_name(text: str, head: re.Match[str]) -> bool:
    """Whether a name follows `head`: "the vendor Aurora", "my employer, Aurora Ltd"."""
    return bool(_MARKED.match(text, head.end()) or _NAMED_BEHIND.match(text, head.end()))


def _names_whom(text: str, role: re.Match[str], word: re.Match[str]) -> bool:
    """Whether `word` is the name of the one in the `role`: "my boss Karl" is Karl."""
    name = word.group()
    known = name.casefold() in NOT_NAMES | FILLER | GENERIC_NOUNS
    return text[role.end() : word.start()] == " " and name[:1].isupper() and not known


def _continues(text: str, before: re.Match[str], word: re.Match[str]) -> bool:
    """Whether `word` goes on with the name that `before` is part of."""
    gap = text[before.end() : word.start()]
    particle = word.group().casefold() in ("van", "von", "der", "bin", "la", "di", "dos")
    return (
        gap in (" ", ". ")
        and (word.group()[:1].isupper() or particle)
        and word.group().casefold() not in NOT_NAMES
    )


def _plain_name(text: str, match: re.Match[str], lowered: str, shouting: bool) -> bool:
    """A lower-case word right behind the verb, "to" or a list's "or", that is no common noun."""
    if (
        not re.sub(r"(?<=\w)['’-](?=\w)", "", lowered).isalpha()
        or class_of(lowered)
        or len(lowered) < 2
        or lowered in CLASS_NOUNS | _STOP | ADJECTIVES
    ):
        return False
    if lowered.endswith(
        ("s", "ing", "ed", "ly", "tion", "ment", "al", "ive", "ous", "ity")
    ) and lowered not in (
        "chris",
        "james",
        "thomas",
        "lucas",
        "jonas",
        "marcus",
        "nicolas",
        "carlos",
        "luis",
        "alexis",
        "hans",
        "lars",
        "fred",
        "ed",
        "mohammed",
        "ahmed",
        "kimberly",
        "molly",
        "kelly",
        "emily",
        "sally",
        "lily",
        "al",
        "crystal",
    ):
        return False
    if shouting:
        return True
    before = text[: match.start()].rstrip()
    after = text[match.end() :].strip()
    previous = re.split(r"\s+", before)[-1].casefold() if before else ""
    placed = (
        not before
        or previous in _SPANISH_A | CONJUNCTIONS
        or previous == "\x03"
        or bool(MARK.search(previous))
    )
    follower = re.split(r"[\s,]+", after)[0].casefold() if after else ""
    if follower in GENERIC_NOUNS:
        return False
    if previous == "an" and lowered[0] in "aeiou" and not class_of(follower):
        return False
    return placed and (
        not after
        or follower in _STOP - GENERIC_NOUNS
        or bool(MARK.match(follower))
        or follower == "\x03"
        or class_of(follower) is not None
    )


def _singular(word: str) -> str:
    if word.endswith("ies"):
        return word[:-3] + "y"
    return (
        word[:-1] if word.endswith("s") and word not in ("press", "boss", "cos", "kids") else word
    )


_CHINESE_NAME = (
    r"([^\s，。,.;；:：、和或与及跟\x01]{1,12}(?:\s*(?:[、和或与及跟]|或者|"
    r"以及|,)\s*[^\s，。,.;；:：、和或与及跟\x01]{1,12})*?)"
)
_CHINESE_PLACES = (
    re.compile(
        rf"(?:给|向|跟|对|替|找|同)\s*{_CHINESE_NAME}\s*(?=发|写|打|转|寄|汇|"
        rf"付|推|留|说|回|分享|支付|安排|买|退)"
    ),
    re.compile(
        rf"(?:发|转|寄|抄送|密送|转账|付款|汇款|打款|打钱|写信|打电话|转发|回复|"
        rf"发送|邮件|消息|短信|付钱|支付|转钱)给\s*{_CHINESE_NAME}\s*(?=$|[，。,"
        rf";；(（\s])"
    ),
    re.compile(rf"(?:安排|让|请|叫|派)\s*{_CHINESE_NAME}\s*(?=参加|出席|来开会|进会)"),
    re.compile(
        rf"(?:联系|邀请|通知|打扰|抄送|密送|私信|艾特|@|回复)\s*{_CHINESE_NAME}\s*(?=$|"
        rf"[，。,;；(（\s]|参加|开会|了|的)"
    ),
)
_LATIN_IN_CHINESE = re.compile(
    r"(?<![\w@./#-])([A-Z][a-z]+(?: [A-Z][a-z]+)*)(?![\w@./-])", re.ASCII
)


def chinese_people(body: str, kinds: frozenset[str]) -> tuple[list[Target], str]:
    """The people of a Chinese clause about reaching someone, and the clause without them."""
    if kinds and not kinds & _MESSAGING:
        return [], body
    found: list[Target] = []
    for pattern in _CHINESE_PLACES:
        for match in reversed(list(pattern.finditer(body))):
            text = match.group(1)
            if re.search(r"[@#\d/]|\.\w", text):
                continue
            rest: list[str] = []
            for raw in re.split(r"\s*(?:或者|以及|[、和或与及跟,])\s*", text):
                name = re.sub(r"^(?:我们的|我的|我们|我|咱们|那个|这个)", "", raw)
                name = re.sub(r"(?:他们|本人|那边)$", "", name)
                if not name or name in (
                    "任何人",
                    "所有人",
                    "别人",
                    "他",
                    "她",
                    "你",
                    "他人",
                    "大家",
                    "任何",
                ):
                    continue
                if any(noun in name for noun in CHINESE_CLASS_NOUNS):
                    found.append(Target("role", name))
                elif len(name) <= 6 or name.isascii():
                    found.append(Target("person", name.casefold(), tuple(name.casefold().split())))
                else:
                    rest.append(name)
            start, stop = match.span(1)
            body = body[:start] + " ".join(rest) + body[stop:]
    for match in reversed(list(_LATIN_IN_CHINESE.finditer(body))):
        name = match.group(1).casefold()
        if name not in NOT_NAMES and name not in GENERIC_NOUNS:
            found.append(Target("person", name, tuple(name.split())))
            body = body[: match.start()] + " " + body[match.end() :]
    for noun in CHINESE_CLASS_NOUNS:
        if noun in body:
            found.append(Target("role", noun))
            body = body.replace(noun, " ")
    return list(dict.fromkeys(found)), body
