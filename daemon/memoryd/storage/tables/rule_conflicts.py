"""Finds the rules of a tool that contradict each other. The result is kept in memory with the
rules."""

from collections import defaultdict
from collections.abc import Iterable

from memoryd.rules.rule import Rule
from memoryd.rules.stance import Key, Stance, stance_of


class RuleConflicts:
    """The stances of one tool's active rules, indexed by subject."""

    def __init__(self) -> None:
        self._stances: dict[str, Stance] = {}
        self._by_key: defaultdict[Key, set[str]] = defaultdict(set)
        self._known: dict[str, tuple[str, ...]] = {}

    def put(self, rule: Rule) -> None:
        """Add a rule, or replace its previous version."""
        self.remove(rule.id)
        stance = stance_of(rule.text, rule.tool_name)
        keys = _keys(stance)
        if keys:
            self._stances[rule.id] = stance
            for key in keys:
                self._by_key[key].add(rule.id)

    def remove(self, id_: str) -> None:
        """Remove a rule, if it is present."""
        self._known.clear()
        stance = self._stances.pop(id_, None)
        for key in _keys(stance) if stance else ():
            self._by_key[key].discard(id_)

    def of(self, id_: str) -> tuple[str, ...]:
        """Return the ids of the rules that contradict this one, sorted."""
        known = self._known.get(id_)
        if known is None:
            known = self._known[id_] = self._found(id_)
        return known

    def _found(self, id_: str) -> tuple[str, ...]:
        stance = self._stances.get(id_)
        if stance is None:
            return ()
        near = {other for key in _keys(stance) for other in self._by_key[key]} - {id_}
        return tuple(sorted(other for other in near if stance.contradicts(self._stances[other])))


def _keys(stance: Stance) -> Iterable[Key]:
    return {point.key for point in stance.bans | stance.wants}
