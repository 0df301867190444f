"""The rules of an open user in memory, kept in step with the committed rules.

Reading a rule and checking a tool call need no disk access. Only the event loop uses a book.
"""

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from time import perf_counter

from memoryd.rules.judging.verdict import CompiledRule, RuleSet, compile_rule
from memoryd.rules.rule import PINNED_PRIORITIES, Rule
from memoryd.storage.tables.rule_conflicts import RuleConflicts

_SLICE_S = 0.002
"""Seconds that the event loop spends on rule texts before it serves other requests."""
_MAX_COMPILED = 20_000
"""Maximum number of compiled rules kept, about 3 kB each. A rule counts once per tool for which it
was compiled."""
_CONFLICTS_NAMED = 50
"""Maximum number of contradicting rules listed with a rule."""


class RuleBook:
    """All rules of one user, by tool and id."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._by_tool: dict[str, dict[str, Rule]] = defaultdict(dict)
        self._compiled: OrderedDict[str, _Compiled] = OrderedDict()
        self._compiling = asyncio.Lock()
        self._conflicts: dict[str, RuleConflicts] = {}
        self._unread: dict[str, set[str]] = defaultdict(set)
        for rule in rules:
            self._by_tool[rule.tool_name][rule.id] = rule

    def apply(self, key: tuple[str, str], rule: Rule | None) -> None:
        """Apply a committed change. `rule`: the new state of the rule, or None if it was
        deleted."""
        tool_name, id_ = key
        for compiled in self._compiled.values():
            compiled.forget(key)
        if tool_name in self._conflicts:
            self._unread[tool_name].add(id_)
        if rule is None:
            self._by_tool.get(tool_name, {}).pop(id_, None)
        else:
            self._by_tool[tool_name][id_] = rule

    def get(self, tool_name: str, id_: str) -> Rule | None:
        """Return a rule of any status, or None if it does not exist."""
        of_tool = self._by_tool.get(tool_name)
        return of_tool.get(id_) if of_tool else None

    def of_tool(self, tool_name: str) -> Sequence[Rule]:
        """Return every rule of a tool, of any status, in no particular order."""
        return list(self._by_tool.get(tool_name, {}).values())

    def __iter__(self) -> Iterator[Rule]:
        """Iterate over every rule, in no particular order."""
        return (rule for of_tool in self._by_tool.values() for rule in of_tool.values())

    async def checked_for(self, tool_name: str, now: int) -> RuleSet:
        """Return the rules that a call of this tool is judged by: the active pinned rules that bind
        it, including those of other tools. Rules not yet compiled for this tool are compiled in
        short slices, because thousands of them take seconds and other requests have to be served in
        between."""
        compiled = self._compiled.get(tool_name)
        rules = compiled.rules if compiled else None
        if rules is None:
            async with self._compiling:
                compiled = self._compiled.setdefault(tool_name, _Compiled())
                while (rules := compiled.rules) is None:
                    await self._compile(compiled, tool_name, now)
            self._evict(tool_name)
        self._compiled.move_to_end(tool_name)
        return rules

    async def with_its_conflicts(self, rule: Rule, now: int) -> Rule:
        """Return `rule`; if it is active, with the ids of the active rules of its tool that
        contradict it. Other requests are served in between, because each of thousands of rules may
        contradict half of the others."""
        if rule.tool_name not in self._conflicts or self._unread[rule.tool_name]:
            await self._read_conflicts(rule.tool_name)
        known = self._conflicts[rule.tool_name].of(rule.id)
        if not known or rule.status_at(now) != "active":
            return rule
        others = ((id_, self.get(rule.tool_name, id_)) for id_ in known)
        active = tuple(id_ for id_, other in others if other and other.status_at(now) == "active")
        return replace(rule, conflicts_with=active[:_CONFLICTS_NAMED]) if active else rule

    async def with_conflicts(self, rules: Iterable[Rule], now: int) -> list[Rule]:
        """Return each of the rules with its conflicts, see `with_its_conflicts`."""
        found, slice_ends = [], perf_counter() + _SLICE_S
        for rule in rules:
            found.append(await self.with_its_conflicts(rule, now))
            if perf_counter() > slice_ends:
                await asyncio.sleep(0)
                slice_ends = perf_counter() + _SLICE_S
        return found

    async def _read_conflicts(self, tool: str) -> None:
        if tool not in self._conflicts:
            self._conflicts[tool] = RuleConflicts()
            self._unread[tool] = set(self._by_tool.get(tool, ()))
        known, unread = self._conflicts[tool], self._unread[tool]
        slice_ends = perf_counter() + _SLICE_S
        while unread:
            rule = self.get(tool, id_ := unread.pop())
            if rule is None or rule.stored_status != "active":
                known.remove(id_)
            else:
                known.put(rule)
            if perf_counter() > slice_ends:
                await asyncio.sleep(0)
                slice_ends = perf_counter() + _SLICE_S

    async def _compile(self, compiled: "_Compiled", tool_name: str, now: int) -> None:
        """Compile the missing rules. If a rule changes in between, `compiled.rules` stays None and
        the caller tries again."""
        slice_ends = perf_counter() + _SLICE_S
        for rule in [rule for rule in self if _is_checked(rule, now)]:
            if rule.key not in compiled.by_key and self.get(*rule.key) is rule:
                compiled.by_key[rule.key] = compile_rule(rule, tool_name)
                if perf_counter() > slice_ends:
                    await asyncio.sleep(0)
                    slice_ends = perf_counter() + _SLICE_S
        if all(rule.key in compiled.by_key for rule in self if _is_checked(rule, now)):
            compiled.rules = RuleSet(compiled.by_key.values())

    def _evict(self, kept: str) -> None:
        """Drop the least recently called tools, except `kept`, until at most `_MAX_COMPILED` rules
        are left."""
        total = sum(len(compiled.by_key) for compiled in self._compiled.values())
        for name in list(self._compiled):
            if total <= _MAX_COMPILED:
                return
            if name != kept:
                total -= len(self._compiled.pop(name).by_key)


class _Compiled:
    """The rules as compiled for one tool, with None for a rule that does not bind it. `rules` is
    None until all rules are compiled."""

    def __init__(self) -> None:
        self.by_key: dict[tuple[str, str], CompiledRule | None] = {}
        self.rules: RuleSet | None = None

    def forget(self, key: tuple[str, str]) -> None:
        self.by_key.pop(key, None)
        self.rules = None


def _is_checked(rule: Rule, now: int) -> bool:
    return rule.priority in PINNED_PRIORITIES and rule.status_at(now) == "active"
