"""English words of a ban with two neighbouring letters swapped, as fast fingers leave them:
"plaese dont sned". Words are told from their own swaps alone, so no word list is needed; a swap
that is a word itself, here or in another language, is left."""

import re
from collections.abc import Iterator

from memoryd.rules.judging.tokens import word_set

_BANS = """please don't dont never not stop avoid must mustn't should shouldn't can't ever
    anymore again without always automatically"""
"""Words that a ban is told by, or that go with one."""
_DEEDS = """
accept access answer approve archive attach block book bother browse call cancel change charge
check clean click close comment commit connect contact copy create delete deploy disable discuss
disturb download draft edit email enable execute export file forward guess import install invite
invoice launch list lock mention merge message modify move offer open order overwrite paste ping
place play post print promise publish pull push quote read rebase recommend record refund remove
rename repeat reply report reschedule reserve respond restart reveal reverse review revert rewrite
schedule search send share show spend squash start store subscribe suggest switch talk tell text
touch transfer translate tweet update upgrade upload visit wire write
worry mind forget hesitate apologize
"""
"""What is forbidden behind them and, in the last line, what is only said to comfort or remind."""
_DOUBLED = frozenset({"commit", "forget", "stop"})
"""Deeds whose last letter is doubled in front of "-ing"."""
_WORDS = word_set(
    """dnot fiel flies lits muts offre opne ordre ordres pots reda reest reste revela strat strats
    wirte"""
)
"""Swaps that are words, or that readers do not take alike."""
_BEHIND = word_set(
    "please don't dont never not stop avoid ever must mustn't to or and just even always more any"
)
"""What a deed is corrected behind: elsewhere it may be a name."""
_WORD = re.compile(
    r"(?<![\w@./#'\"`=$-])([A-Za-z][A-Za-z']{2,})(?![\w@/=-]|[.:]\w)|[\w@./#'=$:-]+|[,;]"
)
"""A word that stands alone, or anything else."""

_DO_NOT = re.compile(r"(?<=\bdon);(?=t\b)", re.IGNORECASE)
"""The key beside the apostrophe."""


def _swapped(word: str) -> Iterator[str]:
    """`word` with two letters swapped, never the first: that slip is rare, and makes words."""
    for at in range(1, len(word) - 1):
        if word[at] != word[at + 1]:
            yield f"{word[:at]}{word[at + 1]}{word[at]}{word[at + 2 :]}"


def _gerund(deed: str) -> str:
    stem = deed.removesuffix("e") + (deed[-1] if deed in _DOUBLED else "")
    return f"{stem}ing"


def _right(words: list[str]) -> dict[str, str]:
    """The swaps of `words`, each with the word it is of."""
    return {swap: word for word in words for swap in _swapped(word) if swap not in _WORDS}


_OF_BANS = _right(_BANS.split())
_OF_DEEDS = _right([form for deed in _DEEDS.split() for form in (deed, f"{deed}s", _gerund(deed))])


def in_right_order(text: str) -> str:
    """`text` with the letters of such words in their right places; it keeps its length."""
    text = _DO_NOT.sub("'", text)
    before = ""

    def right(match: re.Match[str]) -> str:
        nonlocal before
        word = match[0].lower()
        own = None
        if match[1]:
            own = _OF_BANS.get(word) or (_OF_DEEDS.get(word) if before in _BEHIND else None)
        before = own or word
        if own is None or not (match[0][1:].islower() or match[0].isupper()):
            return match[0]
        return own.upper() if match[0].isupper() else match[0][0] + own[1:]

    return _WORD.sub(right, text)
