"""What a language is described by: the words of its bans, each with the English for it."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field


def _unchanged(name: str) -> str:
    return name


@dataclass(frozen=True, slots=True)
class Language:
    """The vocabulary of one language, in lower case. Verbs stand in the forms that bans use."""

    told_by: re.Pattern[str]
    """What no ban in another language holds."""
    wished: re.Pattern[str]
    """Two negations that wish for something: "don't forget to"."""
    never: frozenset[str]
    """Negations, of one word or several."""
    verbs: Mapping[str, str]
    words: Mapping[str, str]
    """All others, also groups of words; those without a meaning for a ban have an empty one."""
    stems: Mapping[str, str] = field(default_factory=dict)
    """Beginnings of words whose endings change."""
    verb_stems: Mapping[str, str] = field(default_factory=dict)
    verb_endings: frozenset[str] = frozenset()
    """What a verb's stem has behind it where it is an order or an infinitive."""
    parted: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """Verbs whose first part stands at the end of the clause."""
    named: Callable[[str], str] = _unchanged
    """A name as it is without the ending that its place in the sentence gives it."""
    singular: Callable[[str], str] = _unchanged
    """The same for a common noun that no list holds."""
    spelled: Callable[[str], str] = _unchanged
    """A text with its words apart, where the language writes some together."""


def lines(text: str) -> Iterable[tuple[str, list[str]]]:
    """The lines `english: word, group of words` of a table; an indented line goes on."""
    for line in re.sub(r"\n\s+", " ", text.strip("\n")).splitlines():
        english, _, words = line.partition(":")
        yield english.strip(), [word for each in words.split(",") if (word := each.strip())]


def table(text: str) -> dict[str, str]:
    """The words of a table, each with its English."""
    return {word: english for english, words in lines(text) for word in words}


def phrases(text: str) -> frozenset[str]:
    """The groups of words of a list with commas."""
    return frozenset(" ".join(each.split()) for each in text.split(",")) - {""}
