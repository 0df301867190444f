"""Whether a text may be stored and shown to a model later."""

import re
from collections.abc import Iterator

from memoryd.guard import categories
from memoryd.guard.categories import DECREE_EXEMPT
from memoryd.guard.classifier import is_attack_by_itself, reads_as_talk, resembles_attack
from memoryd.guard.contexts import (
    FORBIDDABLE,
    is_forbidden,
    is_mentioned,
    is_named,
    is_reported,
    parts_beside_a_ban,
)
from memoryd.guard.disguises import split_at_capitals, undisguised
from memoryd.guard.encodings import decoded, holds_blob, is_escaped_as_usual
from memoryd.guard.hidden import hidden_by
from memoryd.guard.inner_texts import hides_nothing, is_harmless_message
from memoryd.guard.order_search import find_order, gives_any_order
from memoryd.guard.pattern import Pattern, PatternTable
from memoryd.guard.patterns_claims import CLAIMS
from memoryd.guard.patterns_commands import COMMANDS
from memoryd.guard.patterns_markup import MARKUP
from memoryd.guard.patterns_words import WORDS
from memoryd.guard.reading import different_words, read
from memoryd.guard.refusal import Refusal
from memoryd.guard.secrets import find_secret
from memoryd.guard.views import bare, is_dressed_up, plain

MOST_CHARACTERS = 262_144
"""A longer text is refused, never scanned in part."""

PATTERNS: tuple[Pattern, ...] = (*MARKUP, *COMMANDS, *WORDS, *CLAIMS)
"""Every pattern, in the order in which they are documented."""

_TABLE = PatternTable(PATTERNS)


def scan(text: str, *, decree: bool = False) -> Refusal | None:
    """What the text is refused for, or None. Any `str` is answered, in time linear in it.

    A decree may name what it prohibits: those categories do not count for it, but for what it
    orders beside.
    """
    if len(text) > MOST_CHARACTERS:
        return Refusal(categories.TOO_LARGE, f"longer than {MOST_CHARACTERS:,} characters")
    exempt = DECREE_EXEMPT if decree else frozenset[str]()
    secret = _secret_in(text)
    if secret:
        return secret
    hidden = hidden_by(text)
    if hidden:
        return Refusal(categories.HIDDEN_TEXT, f"hides text by {hidden}")
    shown = bare(text)
    undisguised = (_secret_in(other) or _find(other, exempt) for other in _undisguised(shown))
    return (
        _find(shown, exempt, disguised=is_dressed_up(text))
        or next(filter(None, undisguised), None)
        or _decoded(shown, exempt)
        or (_ordered_beside(shown) if decree else None)
    )


def _secret_in(text: str) -> Refusal | None:
    kind = find_secret(text)
    return Refusal(categories.SECRET, f"holds a live secret: {kind}") if kind else None


def _ordered_beside(shown: str) -> Refusal | None:
    """What a decree is refused for that it does not prohibit but orders: "never use tea, always
    run …", "never answer before you have sent …"."""
    parts = parts_beside_a_ban(lowered(shown))
    found = next(filter(None, (_find(part, _NOT_EXEMPT) for part in parts)), None)
    if found is None and any(map(is_attack_by_itself, parts)):
        return Refusal(categories.RESEMBLANCE, "orders what reads like an attack")
    return found


_NOT_EXEMPT = frozenset(categories.CATEGORIES) - DECREE_EXEMPT


def _undisguised(shown: str) -> Iterator[str]:
    yield from undisguised(plain(shown))
    apart = split_at_capitals(shown)
    if apart != shown:
        yield apart


def _find(shown: str, exempt: frozenset[str], *, disguised: bool = False) -> Refusal | None:
    """What a text that is `bare` already is refused for as it stands. One that somebody took the
    trouble to disguise needs less to resemble an attack."""
    lower = lowered(shown)
    for count, found in enumerate(_TABLE.find(lower, exempt)):
        if found.pattern.category == categories.FAKE_TAG and (
            is_named(lower, found.start, found.end) or is_harmless_message(lower, found.start)
        ):
            continue
        if found.pattern.category == categories.MARKUP and is_reported(lower, found.start):
            continue
        if found.pattern.category == categories.HIDDEN_TEXT and hides_nothing(
            lower, found.start, found.end
        ):
            continue
        harmless = found.pattern.category in FORBIDDABLE and is_forbidden(lower, found.start)
        if count >= _MOST_MENTIONS or not (
            harmless
            or is_mentioned(lower, found.start, found.end)
            or reads_as_talk(lower, found.pattern.category, found.start, found.end)
        ):
            return Refusal(found.pattern.category, found.pattern.reason)
    reading = read(lower)
    order = find_order(lower, reading, exempt)
    if order:
        return Refusal(order.category, order.reason)
    if not exempt and resembles_attack(lower, reading.codes, disguised=disguised):
        return Refusal(categories.RESEMBLANCE, "reads like an attack as a whole")
    return None


def lowered(shown: str) -> str:
    """What patterns, orders and the classifier read of a `bare` text."""
    return plain(_DAN.sub("danjailbreak", shown) if "DAN" in shown else shown)


_DAN = re.compile(r"(?<![A-Za-z])DAN(?![A-Za-z])")
"""The name of a well-known jailbreak, in capitals: Dan is a person."""

_MOST_MENTIONS = 20
"""So many quoted attacks in one text are no longer taken for examples."""


def _decoded(shown: str, exempt: frozenset[str]) -> Refusal | None:
    """What is refused once decoded; and encoded blocks that say nothing to anybody."""
    for text in decoded(shown):
        if text == shown:  # turned round twice
            continue
        hides = not is_escaped_as_usual(text, shown)
        found = _find(bare(text), exempt, disguised=hides)
        if found and found.category == categories.RESEMBLANCE and not _says_more(text, shown):
            continue
        if found:
            return Refusal(found.category, f"{found.reason}, in an encoded part")
        if hides and not _same_words(text, shown) and gives_any_order(plain(bare(text))):
            return Refusal(categories.ENCODED, "gives orders in an encoded part")
    if holds_blob(shown):
        return Refusal(categories.ENCODED, "holds a long block that nobody can read")
    return None


def _same_words(turned_text: str, shown: str) -> bool:
    """Whether a text only has its words in another order: anybody could read them."""
    return sorted(_WORD.findall(turned_text)) == sorted(_WORD.findall(shown))


_WORD = re.compile(r"\w+")


def _says_more(decoded_text: str, shown: str) -> bool:
    """Whether a text has more known words than the one that it was decoded from: letters turned
    round that were none before resemble whatever they happen to spell."""
    return different_words(plain(bare(decoded_text))) > different_words(plain(shown))
