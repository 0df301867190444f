"""Bans of languages that put the verb and its negation last, in English order.

A clause is read as phrases, each of words and the particle behind them; the particle becomes the
preposition in front: "mainブランチに pushしない" is "never push to main branch".
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

Part = Literal["never", "only", "verb", "noun", "particle", "tail", "when", "reason", "break"]
"""A tail takes in the phrase before it ("… except"), a condition all that was said before it."""
LITERAL = re.compile(
    r"\"[^\"\n]*\"|“[^”\n]*”|「[^」\n]*」|『[^』\n]*』|`[^`\n]*`|'[^'\n]+'"
    r"|[#@][^\s、。，,.!?！？()（）「」]+?(?=[\s、。，,]|$|[はをにへのでが](?![\w-]))"
    r"|[A-Za-z0-9_./#@~*:=+$%\\{}-]+",
    re.ASCII,
)
WISH = "always do so"
"""What a sentence says that forbids nothing."""
_NAME = re.compile(r"[^\W\d_]+")
_SENTENCE = re.compile(r"(?<!\s)[.](?=\s|$)|[。！？!?\n]+")


@dataclass(frozen=True, slots=True)
class Item:
    """One piece of a clause: its English, and what part it plays."""

    said: str
    part: Part


@dataclass(slots=True)
class _Clause:
    """What was read of a clause so far."""

    phrases: list[str] = field(default_factory=list)
    tails: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    verb: str = ""

    def close(self, preposition: str = "") -> None:
        """End the phrase that is being read."""
        if self.words:
            self.phrases.append(" ".join(filter(None, [preposition, *self.words])))
            self.words = []

    def taken(self) -> str:
        """The last phrase, which is taken out."""
        self.close()
        return self.phrases.pop() if self.phrases else ""

    def all_taken(self) -> str:
        """All that was read, which is taken out."""
        self.close()
        said = " ".join(filter(None, [self.verb, *self.phrases]))
        self.phrases, self.verb = [], ""
        return said

    def text(self, negation: str) -> str:
        """The clause as an order."""
        self.close()
        return " ".join([negation, self.verb or "use", *self.phrases, *self.tails])


def sentences(text: str) -> list[str]:
    """The sentences of `text`."""
    return [each.strip() for each in _SENTENCE.split(text) if each.strip()]


def order(items: Sequence[Item]) -> str:
    """The bans of one sentence in English order; empty where it bans nothing."""
    bans: list[str] = []
    clause = _Clause()
    last: Part = "break"
    alone = False
    for item in items:
        if item.part == "never":
            bans.append(clause.text(item.said or "never"))
            clause = _Clause()
        elif item.part == "only":
            alone = True
            clause.close()
        elif item.part == "verb":
            clause.close()
            clause.verb = f"{clause.verb} or {item.said}" if clause.verb else item.said
        elif item.part == "tail":
            clause.tails.append(f"{item.said} {clause.taken()}".strip())
        elif item.part == "when":
            clause.tails.append(f"{item.said} {clause.all_taken()}".strip())
        elif item.part == "reason":
            clause = _Clause()
        elif item.part == "particle":
            clause.close(item.said)
        elif item.part == "break":
            clause.close()
        elif last == "verb" and item.said:
            clause.words = [f"{item.said} that {clause.all_taken()}"]
        elif item.said:
            clause.words.append(item.said)
        last = item.part if item.said or item.part != "noun" else last
    if not bans and alone and clause.verb and (limit := clause.taken()):
        bans.append(" ".join([clause.verb, *clause.phrases, "only", limit, *clause.tails]))
    return ". ".join(bans)


def named(text: str) -> str:
    """A word that no list holds, as a name."""
    return f'"{text}"' if _NAME.fullmatch(text) else text


def by_beginning(words: Iterable[str]) -> dict[str, list[str]]:
    """The words by their first letter, longest first."""
    found: dict[str, list[str]] = {}
    for word in sorted(words, key=len, reverse=True):
        found.setdefault(word[0], []).append(word)
    return found
