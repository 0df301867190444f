"""The rules of an open user in memory, in step with what is committed.

Reading a rule and checking a tool call need no disk. Only the event loop touches a book.
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
"""How long the loop reads rule texts before it turns to other requests."""
_MAX_COMPILED = 20_000
"""Rules that are kept compiled, counted once for each tool that was called: 3 kB each."""
_CONFLICTS_NAMED = 50
"""Ids of contradicting rules that a rule is shown with."""


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
        """Follow a committed change: the rule as it now is, None when it is gone."""
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
        """One rule of any status, or None."""
        of_tool = self._by_tool.get(tool_name)
        return of_tool.get(id_) if of_tool else None

    def of_tool(self, tool_name: str) -> Sequence[Rule]:
        """Every rule of a tool, of any status, in no order."""
        return list(self._by_tool.get(tool_name, {}).values())

    def __iter__(self) -> Iterator[Rule]:
        """Every rule, in no order."""
        return (rule for of_tool in self._by_tool.values() for rule in of_tool.values())

    async def checked_for(self, tool_name: str, now: int) -> RuleSet:
        """What a call of this tool is judged by: the pinned rules that bind it, filed under any
        tool. Texts that were not read for this tool yet are read a few at a time: thousands take
        seconds, and others want to be served in between."""
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
        """`rule`; an active one with the ids of the active rules of its tool that contradict
        it. Others are served in between: each of thousands may contradict half of them."""
        if rule.tool_name not in self._conflicts or self._unread[rule.tool_name]:
            await self._read_conflicts(rule.tool_name)
        known = self._conflicts[rule.tool_name].of(rule.id)
        if not known or rule.status_at(now) != "active":
            return rule
        others = ((id_, self.get(rule.tool_name, id_)) for id_ in known)
        active = tuple(id_ for id_, other in others if other and other.status_at(now) == "active")
        return replace(rule, conflicts_with=active[:_CONFLICTS_NAMED]) if active else rule

    async def with_conflicts(self, rules: Iterable[Rule], now: int) -> list[Rule]:
        """As `with_its_conflicts`, for several rules."""
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
        """Read what is missing; a rule that changes in between is missing again."""
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
        """Forget the tools that were called longest ago, beyond `_MAX_COMPILED` rules."""
        total = sum(len(compiled.by_key) for compiled in self._compiled.values())
        for name in list(self._compiled):
            if total <= _MAX_COMPILED:
                return
            if name != kept:
                total -= len(self._compiled.pop(name).by_key)


class _Compiled:
    """The rules as they bind one tool: None for one that does not. `rules` is None while some are
    not read."""

    def __init__(self) -> None:
        self.by_key: dict[tuple[str, str], CompiledRule | None] = {}
        self.rules: RuleSet | None = None

    def forget(self, key: tuple[str, str]) -> None:
        self.by_key.pop(key, None)
        self.rules = None


def _is_checked(rule: Rule, now: int) -> bool:
    return rule.priority in PINNED_PRIORITIES and rule.status_at(now) == "active"
