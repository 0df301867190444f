"""Whether a call says what a rule names in plain words: a device, a room, a quality, a number."""

import re
from collections.abc import Collection, Iterable, Sequence

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.addressees import MAX_FIELD
from memoryd.rules.judging.clause import Clause
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.file_kinds import are_files_of, are_lock_files
from memoryd.rules.judging.things import (
    MOVABLE,
    all_said,
    is_another,
    number_said,
    public_said,
    state_said,
    value_said,
)
from memoryd.rules.judging.tokens import word_set

_EVERYWHERE = word_set("all any every everywhere everything whole entire full both house home")
"""Where a call names all rooms, it names no other one."""
_ON_THE_LIST = frozenset({"delete", "cancel", "move", "write", "touch"})
"""What is done to a meeting that stands in the calendar already."""
_PAYING = frozenset({"payment"})
_PAIR = 2
"""Words of a thing and what it is told by: "kitchen speaker"."""
_MAX_RECIPIENTS = 64
_THERE_BEFORE = frozenset({"already", "exist", "exists", "existing"})
"""Words for what is changed and not made."""
_CHANGED = re.compile(r"^(?:\*\*\* (?:Update|Delete) File: |--- (?!/dev/null))", re.MULTILINE)
_ADDED = re.compile(r"^(?:\*\*\* Add File: |--- /dev/null)", re.MULTILINE)
_MIN_JOINED = 4
_BREAKS = re.compile(r"[\W_]+")
_PARTS = re.compile(r"\s*[,;(]\s*")
_DENIED = re.compile(r"(?<![^\W_])non?[-_ ]([^\W\d_]{3,})")
"""`non_refundable`, `no smoking`."""


def words_met(clause: Clause, facts: Facts) -> Truth:
    """YES where the call says all words that `clause` was left with, NO where it names another
    thing instead, MAYBE where it does neither or more than words is open."""
    if not clause.only_words:
        return MAYBE
    words = clause.leftover
    said = _said(facts)
    names = {name.removesuffix("s") for name in facts.words} | facts.words
    names |= _joined_with(names, words)
    named = all_said(words, said | names, facts.values)
    if not clause.groups:
        if clause.thing and _is_other(clause, facts):
            return NO
        of_that_kind = names.issuperset(words)  # "the door" is whichever `door` names
        if clause.placed and facts.spots and not of_that_kind and _is_elsewhere(words, facts.spots):
            # The call is about another room; the word may be a scene's or a song's.
            named = False
        if not named and _another_one(clause, facts, said):
            return NO
    visible = public_said(words, facts.fields, facts.flags, facts.denied)
    if visible:
        said |= {"public", "publicly", "private"}
        visible = named or all_said(words, said | names, facts.values) or None
    told = [
        visible,
        state_said(words, facts.fields),
        are_files_of(words, facts.paths),
        are_lock_files(words, facts.paths, only="file" in facts.kinds and not facts.commands),
        number_said(words, facts.tokens),
    ]
    if not clause.groups:
        told.append(value_said([word for word in words if word != clause.unknown], facts.fields))
    if False in told:
        return NO
    return YES if named or True in told else MAYBE


def _changes_only(text: str) -> bool:
    """Whether a text is a patch of files that stand there before, all of them."""
    return bool(_CHANGED.search(text)) and not _ADDED.search(text)


def _joined_with(names: set[str], words: Iterable[str]) -> set[str]:
    """Those of `words` that end a name behind another one of `names`: stage of `dealstage`."""
    return {
        word
        for word in words
        for name in names
        if len(name) > len(word) >= _MIN_JOINED
        and name.endswith(word)
        and name.removesuffix(word) in names
    }


def _said(facts: Facts) -> set[str]:
    """All words of a call that may say what a rule says in plain words."""
    said = facts.tokens | facts.things | facts.spots | facts.operations
    for recipient in facts.recipients[:_MAX_RECIPIENTS]:
        said.update(_BREAKS.split(recipient.text[:MAX_FIELD].split("@", 1)[0]))
    for flag in facts.flags:
        name = flag.lstrip("-")
        said.update((name, *name.split("-")) if not name.startswith("no-") else (name,))
    said.update(f"non-{word}" for word in facts.denied)
    if "file" in facts.kinds:
        said.update(path.rsplit("/", 1)[-1].rsplit(".", 1)[0] for path in facts.paths)
    if facts.kinds <= _PAYING:
        said.update(word for value in facts.values for word in _BREAKS.split(value))
    if any(value.startswith("*") for value in facts.values):
        said.add("wildcard")
    if facts.taken_away or any(map(_changes_only, facts.prose)):
        said |= _THERE_BEFORE
    if "-g" in facts.flags:
        said.add("globally")
    affirmed = {word for value in facts.values for word in _BREAKS.split(_DENIED.sub(" ", value))}
    for value in facts.values:
        for denied in _DENIED.findall(value):
            said.add(f"non-{denied}")
            if denied not in affirmed:
                said.discard(denied)
    return said


def _another_one(clause: Clause, facts: Facts, said: set[str]) -> bool:
    """Whether the call names another thing of the kind: the front door, not the garage door."""
    words = clause.leftover
    if clause.unknown and all_said((clause.unknown,), facts.things):
        return False
    if clause.placed and not _EVERYWHERE.isdisjoint(facts.spots):
        return False
    if any(word[:4] == "non-" and word[4:] in said for word in words):
        return True
    if any(f"non-{word}" in said and word not in said for word in words):
        return True
    if any(word[:4] == "non-" for word in words):
        return False
    placed = clause.placed and MOVABLE.isdisjoint(words)
    things = facts.things | facts.spots if placed else facts.things
    if clause.actions & _ON_THE_LIST:
        things = things | facts.titles
    named = tuple(word for word in words if word != clause.unknown) or words
    if clause.thing and things and is_another(named, said) and is_another(named, things):
        return True
    if len(words) < 2 or not facts.tokens.isdisjoint(words[:-1]):
        return False
    ending = " " + words[-1].removesuffix("s")
    return any(
        value.removesuffix("s").endswith(ending) and value.replace(" ", "").isalpha()
        for each in facts.values
        for value in _PARTS.split(each.replace("_", " ").replace("-", " "))
    )


def _is_elsewhere(words: Sequence[str], spots: Collection[str]) -> bool:
    """Whether the rooms that a call names are others; what goes from room to room, and what is a
    quality of one, no room tells."""
    if not MOVABLE.isdisjoint(words) or any(word.startswith("non-") for word in words):
        return False
    return is_another(words, spots)


def _is_other(clause: Clause, facts: Facts) -> bool:
    """Whether the call is about another one of the same: the kitchen speaker, not the bedroom's."""
    words = [word for word in clause.leftover if word != clause.unknown]
    things = facts.things | facts.spots
    if len(words) < _PAIR or len(things) < _PAIR or words[-1] in facts.spots:
        return False
    return words[-1] in things and things.isdisjoint(words[:-1])
