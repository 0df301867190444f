"""What a language and its prohibitions are told by. Patterns read plain text, see
`sentences.plain`."""

import re
from dataclasses import dataclass

BEGIN = r"(?:^\W*|(?<=[.!:;,]\s))"
"""Where a clause begins."""
WORD = r"(?:[^\s,;!?]*[^\s,;:.!?…]\s)"
"""A word of a clause, be it an address or a file name, and the space behind it."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language in which the word that forbids stands before what is forbidden.

    `words` are small words that no other language here has often; `scope` matches a phrase that
    may stand before a head without a comma; `joints` are its words for "and" and "but"; `shield`
    matches what takes the force from a head, `held` what makes an order one for now only, `asks`
    the head of an order that is put as a question ("kannst du aufhören, …?"), `others` a clause
    that tells what others may not do.
    """

    words: frozenset[str]
    heads: tuple[re.Pattern[str], ...]
    wrappers: re.Pattern[str]
    scope: re.Pattern[str]
    tag: re.Pattern[str]
    joints: str
    shield: re.Pattern[str] | None = None
    held: re.Pattern[str] | None = None
    asks: re.Pattern[str] | None = None
    others: re.Pattern[str] | None = None


@dataclass(frozen=True, slots=True)
class VerbFinal:
    """A language in which the word that forbids ends its clause.

    `told_by` matches what only this language has; `ends` match the ends of prohibiting clauses;
    `idle` matches what is said before such an end to comfort or to remind; `lead` what may go
    before a clause and is no part of it; `held` what makes an order one for now only; `asks`
    what makes a sentence with a question mark an order all the same; `others` what makes a
    clause one about others or about software.
    """

    told_by: re.Pattern[str]
    ends: re.Pattern[str]
    idle: re.Pattern[str]
    lead: re.Pattern[str]
    held: re.Pattern[str]
    asks: re.Pattern[str]
    others: re.Pattern[str]


def words(text: str) -> frozenset[str]:
    """The words of a list."""
    return frozenset(text.split())


def alternatives(text: str) -> str:
    """The words of a list as a pattern, the longest first."""
    return "|".join(sorted(map(re.escape, text.split()), key=len, reverse=True))


ENGLISH = words(
    "the a an and or but not never don't no is are was i you he she we they it to of in on at "
    "for with from this that these those my your his her our their please do any when if be have "
    "has can will would should what who how all by as me us them just again use stop"
)
"""Small words of English, as many as each other language has."""
_MORE_ENGLISH = words(
    "been were had did does could must might may there here their him its than then some about out "
    "up so if because after before where which very too also only more most into over much"
)
_ONLY_ENGLISH = (ENGLISH | _MORE_ENGLISH) - words(
    "a all also an any are as at been but by can do for had has he her i if in is it me most my no "
    "not of on or over so stop than to up us use was we were will who"
)
"""Those that other languages do not have as well."""
_ENGLISH_ENDING = re.compile(r"(?!usted)[a-z]{3,}(?:ing|ed|ly|ness)")
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?|'")


def words_in(text: str) -> set[str]:
    """The words of `text`, and the parts of those that an apostrophe joins."""
    said = set(_WORD.findall(text.casefold().replace("’", "'")))
    return said | {part for word in said for part in word.split("'")}


def is_english(text: str) -> bool:
    """Whether at least a quarter of the words of `text` are small ones that only English has, or
    have an ending of English."""
    said = [word.split("'")[0] for word in _WORD.findall(text.casefold().replace("’", "'"))]
    told = sum(word in _ONLY_ENGLISH or bool(_ENGLISH_ENDING.fullmatch(word)) for word in said)
    return len(said) > 1 and 4 * told >= len(said)
