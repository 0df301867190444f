"""Bans that a wish or a fixed phrase tells, in languages with a word list: "ik wil niet dat je
Sarah mailt", "не хочу, чтобы ты писал". They are brought into the plain order of their language.
"""

import re
from collections.abc import Callable

_TOLD: tuple[tuple[str, str], ...] = (
    (
        r"(?:in|onder|op)\s+geen\s+(?:enkele?\s+)?(?:gevall?(?:en)?|beding|voorwaarden?|manier|"
        r"omstandighe(?:id|den))",
        "nooit",
    ),
    (
        r"(?:in\s+nessun\s+caso|per\s+nessun\s+motivo|per\s+nessuna\s+ragione|in\s+nessuna\s+"
        r"circostanza)(?:\s+(?:devi|dovresti|puoi))?(?=\s+[a-z]+[aei]r(?:e|gli|l[aeio])(?!\w))",
        "non devi mai",
    ),
    (
        r"non\s+(?:bisogna|hai\s+il\s+permesso\s+di|sei\s+autorizzat[oa]\s+a|(?:(?:ti|vi)\s+)?è\s+"
        r"(?:permesso|consentito|concesso|ammesso))(?:\s+mai)?"
        r"(?=\s+[a-z]+[aei]r(?:e|gli|l[aeio])(?!\w))",
        "non devi mai",
    ),
    (r"è\s+(?:(?:severamente|assolutamente)\s+)?proibito(?=\s+[a-z]+[aei]r)", "non devi mai"),
    (
        r"(?:nie\s+powin(?:ieneś|naś)|nie\s+masz\s+prawa|nie\s+wolno\s+ci|"
        r"(?<!nie )zabraniam(?:\s+(?:ci|wam))?)",
        "nigdy nie",
    ),
)
_WISHES: tuple[tuple[str, str, str, tuple[str, ...]], ...] = (
    (
        r"ik\s+(?:wil|wens)\s+(?:echt\s+|absoluut\s+)?(?:niet(?:\s+meer)?|nooit(?:\s+meer)?),?\s+"
        r"dat\s+(?:je|jij|u|jullie)(?:\s+ooit)?",
        "nooit",
        r"(?<!\bde )(?<!\bhet )(?<!\been )(?P<stem>\w+)(?P<end>t)",
        ("{stem}", "{stem}t", "{stem}en", "{stem}{last}en", "{short}en"),
    ),
    (
        r"(?:я\s+)?(?:(?:больше|категорически|совсем)\s+)?не\s+(?:хочу|хотим|желаю|хотел[аи]?\s+бы),?"
        r"\s+чтобы?\s+(?:ты|вы)(?:\s+(?:больше|когда-либо|когда-нибудь))?",
        "никогда не",
        r"(?P<stem>\w+)(?P<end>л[аи]?)",
        ("{stem}ть",),
    ),
    (
        r"(?:nie|nigdy\s+nie)\s+(?:chc[ęe]|chcemy|życz[ęe]\s+sobie|życzymy\s+sobie),?\s+"
        r"(?:[żz]e|a)by(?:ś|s|ście)(?:\s+(?:kiedykolwiek|więcej))?",
        "nigdy nie",
        r"(?P<stem>\w+)(?P<end>łam|łem|ła|ły|ł|li)",
        ("{stem}ć",),
    ),
)
"""Wishes, each with the negation for it and the statement's verbs with their infinitives."""
_FORGETTING = r"(?![^.;!\n]*(?<!\w)(?:verge|aarzel|dimentic|scord|esit|забы|стесн|zapom|waha))"
"""What is wished where it is negated twice: "ik wil niet dat je vergeet …"."""
_REST = re.compile(r"[^.;!\n]*")


def _pattern(told: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-]){told}(?!\w){_FORGETTING}", re.IGNORECASE)


_BANS = [(_pattern(told), said) for told, said in _TOLD]
_WISHED = [
    (_pattern(told), said, re.compile(rf"(?<![\w/.@-]){verb}(?![\w/@-]|\.\w)"), forms)
    for told, said, verb, forms in _WISHES
]


def as_order(text: str, is_verb: Callable[[str], bool]) -> str:
    """A rule's `text` with a plain negation in place of such wishes, and with their verbs as
    orders; `is_verb` tells those that are known."""
    for ban, said in _BANS:
        text = ban.sub(said, text)
    for wish, said, verb, forms in _WISHED:
        if not (match := wish.search(text)):
            continue
        rest = _REST.match(text, match.end())
        end = rest.end() if rest else match.end()
        order = verb.sub(lambda each: _order(each, forms, is_verb), text[match.end() : end])  # noqa: B023 - used at once
        text = f"{text[: match.start()]}{said}{order}{text[end:]}"
    return text


def _order(statement: re.Match[str], forms: tuple[str, ...], is_verb: Callable[[str], bool]) -> str:
    """The verb of a statement as an order, or the word as it is where it is no known verb."""
    stem = statement["stem"]
    short = re.sub(r"([aeou])\1([^aeiou])$", r"\1\2", stem)
    given = {"stem": stem, "last": stem[-1:], "short": short}
    said = (form.format(**given) for form in forms)
    return next((each for each in said if is_verb(each.casefold())), statement[0])
