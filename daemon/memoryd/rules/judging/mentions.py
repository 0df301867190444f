"""The floor under every comparison: a call that names what a rule names, in whatever place and
spelling, is asked about."""

import re
from collections.abc import Iterable

from memoryd.rules.judging.addressees import MAX_FIELD
from memoryd.rules.judging.arguments import Argument
from memoryd.rules.judging.clause import Clause
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.things import all_said

_BREAKS = re.compile(r"[^\w-]+|_|(?<=\d)-|-(?=\d)")
_VERSION = re.compile(r"\d+(?:\.\d+)+")
_LOOSE = frozenset({"name", "person", "seller", "role", "version", "phrase"})
"""Kinds of objects that have no form of their own."""
_TOLD = frozenset(
    {"shell", "git", "web", "sql", "container", "cloud", "package", "message"} | {"deploy"}
)
"""Tools whose arguments say in what part each object stands."""
_NOT_NAMED = frozenset({"prose", "sender", "flag", "action", "amount"})


def words_named(kinds: frozenset[str], arguments: Iterable[Argument]) -> frozenset[str]:
    """The words of all values of a call that may name what it acts on, cut at marks and numbers:
    `q3_forecast.xlsx` says q3 and forecast, `non-smoking` not smoking. Empty where the kind of
    the tool tells more."""
    if kinds & _TOLD:
        return frozenset()
    return frozenset(
        word
        for argument in arguments
        if argument.role not in _NOT_NAMED
        for word in _words(_spelled(argument))
        if word
    )


def _spelled(argument: Argument) -> str:
    text = argument.text[:MAX_FIELD].casefold()
    return text.replace("-", " ") if argument.role == "host" else text


def _words(text: str) -> list[str]:
    return [*_BREAKS.split(text), *_VERSION.findall(text)]


def mentions_all(clause: Clause, named: frozenset[str]) -> bool:
    """Whether a call that names these words names an object of every group of `clause`, or all
    the words that it was left with."""
    if not clause.groups:
        words = [word for word in clause.leftover if word != clause.unknown]
        return bool(named and words and clause.only_words) and all_said(words, named)
    return bool(named) and all(
        any(target.kind in _LOOSE and _mentioned(target, named) for target in group)
        for group in clause.groups
    )


def _mentioned(target: Target, named: frozenset[str]) -> bool:
    words = {target.value} if target.kind == "version" else set(_BREAKS.split(target.value)) - {""}
    return bool(words) and words <= named


def names_any(clauses: Iterable[Clause], tokens: frozenset[str]) -> bool:
    """Whether a call with these tokens says a word of an object of the clauses."""
    return any(not tokens.isdisjoint(_object_words(clause)) for clause in clauses)


def _object_words(clause: Clause) -> set[str]:
    targets = [target for group in clause.groups for target in group]
    parts = {part for target in targets for part in _BREAKS.split(target.value.casefold())}
    return parts.union(clause.leftover, (target.value for target in targets)) - {""}
