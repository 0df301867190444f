"""Negations and exceptions of a rule in the forms that are read: "any host but x", "a branch that
does not start with agent/"."""

import re

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.modal_negations import with_plain_bans
from memoryd.rules.judging.negations import NO_LONGER

_DOUBLED = re.compile(
    r"\b(never|don't|no),\s+(?:and\s+)?(?:i mean|i repeat|ever|really|i "
    r"said)?,?\s*(?:never|ever|no)?,\s*",
    re.IGNORECASE,
)

_ANY_BUT = re.compile(
    r"(?<!\w)((?:any|every|all|no)\s+[a-z-]+)\s+but\s+(?!not|also|only|never|don't|it|they|"
    r"that)(\S)",
    re.IGNORECASE,
)
"""`in any channel but #bots`."""

_IS_FINE = re.compile(
    r"\s*[;,]\s*(?:but\s+)?(-{1,2}[\w-]+|#[\w-]+|\S+@\S+)\s+(?:is|are)\s+(?:fine|ok|okay|allowed|"
    r"alright)(?!\w)[^,;]*$",
    re.IGNORECASE,
)
"""`…; --force-with-lease is fine`."""
_FLAG_IS_FINE = re.compile(
    r"(?:\s*\.\s+(?:but\s+)?|,?\s+but\s+)`?(--[\w-]+)`?\s+is(?:\s+(?:fine|ok|okay|allowed|alright))?[\s.!]*$",
    re.IGNORECASE,
)
"""`… . --force-with-lease is fine`, and nothing else is said; an "ok" falls away before."""
_WITH_LEASE = re.compile(
    r"(?<!\w)(except|unless)\s+(?:(?:it['’]s|it\s+is|you\s+do\s+it)\s+)?with[\s-](?:a\s+)?lease[\s.!]*$",
    re.IGNORECASE,
)
_HAS_NO = re.compile(
    r"(?<!\w)(?:(?:that|which)\s+(?:has|have)\s+no|(?:that|which)\s+lacks?(?:\s+an?)?|with\s+no|"
    r"lacking(?:\s+an?)?)\s+",
    re.IGNORECASE,
)
"""`an UPDATE that has no WHERE`."""

_IS_NOT = re.compile(
    r"(?<!\w)(?:that|which)\s+(?:isn't|aren't|is\s+not|are\s+not)\s+(?=[a-z]+able(?!\w)|free(?!\w)|"
    r"vegan|vegetarian|direct|nonstop|organic|private)",
    re.IGNORECASE,
)
"""`a rate that isn't refundable`."""

_NOT_AFFIXED = re.compile(
    r"(?<!\w)(?:that|which)\s+(?:do(?:es)?n't|do(?:es)?\s+not)\s+(start|begin|end)\s+(?=(?:with|"
    r"in)\s)",
    re.IGNORECASE,
)
"""`a branch that doesn't start with agent/`."""

_ASKED = re.compile(
    r"^\W*(?:(?:and|also|so|hey|please|ok|okay)\W+)*(?:(?:can|could|would|will)\s+(?:you|u)|"
    r"(?:would|could)\s+it\s+be\s+(?:possible|ok|okay)(?:\s+for\s+you)?\s+to|"
    r"it(?:'d|\s+would|'ll|\s+will)\s+(?:really\s+)?be\s+(?:\w+\s+)?\w+\s+if\s+(?:you|"
    r"u)(?:'d)?(?:\s+(?:could|would|can))?|"
    r"i(?:'d|\s+would)\s+(?:(?:really|very\s+much)\s+)?(?:(?:appreciate|prefer|love|like)\s+it|be\s+"
    r"(?:(?:really|very|so|most)\s+)?(?:grateful|thankful|happy|glad|obliged))\s+if\s+(?:you|"
    r"u)(?:'d)?(?:\s+(?:could|would|can|will))?)\s+"
    r"(?:(?:please|pls|kindly|also|maybe|just)\s+){0,3}"
    r"(?:(?P<stop>stop|avoid|quit|refrain(?:ed)?\s+from|not\s+keep)(?:ped|ed)?|not|"
    r"never)(?!\w)(?:\s+ever)?",
    re.IGNORECASE,
)
"""`could you please not …`: an order all the same."""
_IN_NO_CASE = re.compile(
    r"(?<!\w)(?:under\s+no\s+(?:circumstances?|conditions?)|on\s+no\s+account|in\s+no\s+case|"
    r"at\s+no\s+time),?\s+(should|shall|must|may|can|are|"
    r"is)\s+(?!you\s)([^.,;:!?]{2,60}?)\s+(?:ever\s+)?(?=(?:to\s+)?be\s)",
    re.IGNORECASE,
)
"""`under no circumstances may the folder be shared`: the folder may never be shared."""
_FRENCH_PAIR = re.compile(
    r"(?<!\w)(ne\s+|n')([\w'-]+(?:\s+[ltm]['e]s?)?)\s+(?:plus\s+jamais|"
    rf"jamais\s+{NO_LONGER}|{NO_LONGER}|jamais|pas|rien|aucune?)(?!\w)",
    re.IGNORECASE,
)

_SPANISH_PAIR = re.compile(
    r"(?<!\w)((?:no|não)\s+(?:(?:me|te|le|les|lo|la|los|las|se|nos|lhe|lhes|o|a)\s+)?[^\W\d_]+)\s+"
    r"(?:nunca|jamás|jamais)(?:\s+(?:más|mais))?(?!\w)",
    re.IGNORECASE,
)
"""`no borres nunca`: one negation."""


_SAID_IN_DIGITS = re.compile(
    r"(?<=[点半钟m])\s*[(（]\s*\d{1,2}[:：]\d{2}\s*(?:h|uhr|[ap]m)?\s*[)）]", re.IGNORECASE
)
"""`晚上九点(21:00)`, `after 9pm (21:00)`: the same time again."""
_SINCE_AN_HOUR = re.compile(r"(?<=[点半钟])[之以](?=[前后])")
"""`十点以后不要`: the first word for "after" is none for "from now on"."""


_THAT_IS = re.compile(
    r"\s*[,;–—]\s*(?:it|that|this|he|she|they)(?:['’]s|['’]re|\s+is|\s+are)\s+"
    r"(?=[\w.+-]+@[\w-]+\.\w|\+\d)([^\s,;]+(?:\s\d[\d\s-]*\d)?)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
"""`…, it's dana@example.com`: whose address it is."""
_SOMEBODY = re.compile(
    r"(?<!\w)(?:(?:my|our|the)\s+[\w'-]+|[A-Z][\w'-]+)(?:\s+(?:on|in|to|about)\s+[\w ]{1,20})?$"
)
_SENDING_FROM = re.compile(r"(?<!\w)from\s+(?:my|our|the)(?!\w)", re.IGNORECASE)
_HOLDING = re.compile(
    r"\s*,\s*(?:was|das|die|der|welche[sr]?|wo)\s+((?:[\w-]+\s+){1,3})(?:enthält|enthalten|drin\s+(?:ist|sind|hat))(?!\w)",
    re.IGNORECASE,
)
"""`…, was Nüsse enthält`."""
_NIX = re.compile(r"(?<![\w./#@~-])nix(?=\s+(?:mehr|an|auf|aus|von|zu|mit|bei|für|ohne)\s)")
"""`schick nix mehr an …`."""


_WHEN_DOING = re.compile(
    r"(?<!\w)when(?:ever)?\s+(?:you(?:['’]re|\s+are)?\s+)?(?P<deeds>[a-z]+(?:\s+(?:and|or)\s+[a-z]+)*)\s*,?\s+"
    r"(?:please\s+)?(?P<never>never|don't|do\s+not)\s+(?:ever\s+)?(?:use|pass|add)\s+(?=`?--?[a-z])",
    re.IGNORECASE,
)
"""`when you rebase and push, never use --force`."""


def _doing(match: re.Match[str]) -> str:
    deeds = re.split(r"\s+(?:and|or)\s+", match["deeds"])
    known = all(class_of(each.casefold()) for each in deeds)
    return f"{match['never']} {' or '.join(deeds)} with the " if known else match[0]


def plain_negations(text: str) -> str:
    """A rule's `text` with its double negations as one and its negated properties as exceptions."""
    text = with_plain_bans(_SAID_IN_DIGITS.sub("", text))
    told = _THAT_IS.search(text)
    if told and _SOMEBODY.search(text, 0, told.start()) and not _SENDING_FROM.search(text):
        text = _THAT_IS.sub(r" or \1", text)
    text = _HOLDING.sub(lambda held: f" mit {held[1].casefold()}", text)
    text = _WHEN_DOING.sub(_doing, text)
    text = _NIX.sub("nichts", text)
    text = _FRENCH_PAIR.sub(r"\1\2", _SINCE_AN_HOUR.sub("", text))
    text = _SPANISH_PAIR.sub(r"\1", text)
    text = _ASKED.sub(lambda asked: "stop" if asked["stop"] else "don't", text)
    text = _IN_NO_CASE.sub(r"\2 \1 never ", text)
    text = _DOUBLED.sub(r"\1 ", text)
    text = _ANY_BUT.sub(r"\1 except \2", text)
    text = _FLAG_IS_FINE.sub(r" except \1", _IS_FINE.sub(r" except \1", text))
    text = _WITH_LEASE.sub(r"\1 --force-with-lease", text)
    text = _HAS_NO.sub("without ", text)
    text = _IS_NOT.sub("unless ", text)
    return _NOT_AFFIXED.sub(r"except those that \1 ", text)
