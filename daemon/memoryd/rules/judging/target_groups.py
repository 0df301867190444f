"""Which of the objects of a clause are alternatives, and which must all stand in a call."""

from dataclasses import replace

from memoryd.rules.judging.target import MARK, WALLET, Target
from memoryd.rules.judging.vocabulary import CONJUNCTIONS

_WHOM = frozenset({"anyone", "anybody", "everyone", "everybody", "his", "her", "their"})
"""Fillers between two whom a rule names: "Dana or anyone on her team"."""
_SHORT = 4
"""Words between somebody and the address in brackets that is theirs."""


def grouped(text: str, targets: list[Target]) -> tuple[tuple[Target, ...], ...]:
    """Targets of one kind, or joined by "or", are alternatives; different kinds must all hold."""
    joined: list[list[Target]] = []
    last_end = -1
    for match in MARK.finditer(text):
        target = targets[int(match.group(1))]
        gap = text[last_end : match.start()].casefold() if last_end >= 0 else ""
        between = gap.replace("\x03", " or ")
        linked = (
            last_end >= 0
            and bool(set(between.split()) & CONJUNCTIONS)
            and len([word for word in between.split() if word not in _WHOM]) <= 3
        )
        if joined and _is_apposition(joined[-1][-1], target, gap):
            role = joined[-1].pop()
            joined = [group for group in joined if group]
            target = Target(target.kind, target.value, (*target.words, role.value))
        home = next((each for each in joined if _kind(each[0]) == _kind(target)), None)
        if home is not None:
            home.append(target)
        elif linked and joined:
            joined[-1].append(target)
        else:
            joined.append([target])
        last_end = match.end()
    return tuple(tuple(group) for group in _as_entities(joined))


def _kind(target: Target) -> str:
    return target.as_recipient().kind


def _is_apposition(role: Target, stated: Target, between: str) -> bool:
    """Whether "the CEO, ceo@acme.example" is one: the address decides, the role may hint."""
    told = role.kind == "role" and stated.kind in ("address", "phone", "account")
    if not told:
        return False
    said = between.strip(" ,;:(–—-\x03")
    aside = between.rstrip().endswith("(") and len(said.split()) <= _SHORT
    return aside or said in ("", "at", "on", "unter", "auf", "em", "en", "à", "au", "al")


def _as_entities(groups: list[list[Target]]) -> list[list[Target]]:
    """ "Sarah at sarah@example.com" is one person: the address decides, the name may hint."""
    groups = _without_named_environment(groups)
    names = next((group for group in groups if _kind(group[0]) == "person"), None)
    stated = next(
        (group for group in groups if group[0].kind in ("address", "phone", "account")), None
    )
    if names is None or stated is None or any(_kind(t) != "person" for t in names):
        return groups
    words = tuple(word for target in names for word in target.words)
    merged = [
        replace(each, words=(*(word for word in each.words if word == WALLET), *words))
        for each in stated
    ]
    return [merged if group is stated else group for group in groups if group is not names]


def _without_named_environment(groups: list[list[Target]]) -> list[list[Target]]:
    """ "The staging API at staging-api.example.com" is the host."""
    hosts = [
        target.value
        for group in groups
        for target in group
        if target.kind in ("domain", "url", "network")
    ]
    return [
        group
        for group in groups
        if not (hosts and all(t.kind == "environment" and t.value in hosts[0] for t in group))
    ]
