"""The rules of an open user in memory, in step with what is committed.

Reading a rule and checking a tool call need no disk. Only the event loop touches a book.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from time import perf_counter

from memoryd.rules.judging.verdict import CompiledRule, RuleSet, compile_rule
from memoryd.rules.rule import PINNED_PRIORITIES, UNSCOPED, Rule
from memoryd.storage.rule_conflicts import RuleConflicts

_SLICE_S = 0.002
"""How long the loop reads rule texts before it turns to other requests."""


class RuleBook:
    """All rules of one user, by tool and id."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._by_tool: dict[str, dict[str, Rule]] = defaultdict(dict)
        self._compiled: dict[tuple[str, str], CompiledRule] = {}
        self._compiled_tools: set[str] = set()
        self._sets: dict[str, RuleSet] = {}
        self._compiling = asyncio.Lock()
        self._conflicts: dict[str, RuleConflicts] = {}
        self._unread: dict[str, set[str]] = defaultdict(set)
        for rule in rules:
            self._by_tool[rule.tool_name][rule.id] = rule

    def apply(self, changed: Mapping[tuple[str, str], Rule | None]) -> None:
        """Follow a commit: the rules as they now are, None for one that is gone."""
        for (tool_name, id_), rule in changed.items():
            self._compiled.pop((tool_name, id_), None)
            self._compiled_tools.discard(tool_name)
            if tool_name == UNSCOPED:
                self._sets.clear()
            self._sets.pop(tool_name, None)
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

    def checked_for(self, tool_name: str, now: int) -> RuleSet:
        """What a call of this tool is judged by: its pinned rules and the unscoped ones."""
        found = self._sets.get(tool_name)
        if found is None:
            found = RuleSet(
                self._compile(rule)
                for tool in dict.fromkeys((tool_name, UNSCOPED))
                for rule in self._by_tool.get(tool, {}).values()
                if _is_checked(rule, now)
            )
            if tool_name in self._by_tool:
                self._sets[tool_name] = found
        return found

    async def compile_for(self, tool_name: str, now: int) -> None:
        """Read the texts that `checked_for` needs and that nobody read yet, a few at a time:
        thousands take seconds, and others want to be served meanwhile."""
        if self._is_compiled(tool_name) and self._is_compiled(UNSCOPED):
            return
        async with self._compiling:
            for tool in (tool_name, UNSCOPED):
                while not self._is_compiled(tool):
                    self._compiled_tools.add(tool)  # until a commit takes it out again
                    await self._compile_slowly(tool, now)

    async def with_its_conflicts(self, rule: Rule, now: int) -> Rule:
        """`rule`; an active one with the ids of the active rules of its tool that contradict
        it. Others are served meanwhile: each of thousands may contradict half of them."""
        if rule.tool_name not in self._conflicts or self._unread[rule.tool_name]:
            await self._read_conflicts(rule.tool_name)
        known = self._conflicts[rule.tool_name].of(rule.id)
        if not known or rule.status_at(now) != "active":
            return rule
        others = ((id_, self.get(rule.tool_name, id_)) for id_ in known)
        active = tuple(id_ for id_, other in others if other and other.status_at(now) == "active")
        return replace(rule, conflicts_with=active) if active else rule

    async def with_conflicts(self, rules: Iterable[Rule], now: int) -> list[Rule]:
        """As `with_its_conflicts`, for several rules."""
        answered, slice_ends = [], perf_counter() + _SLICE_S
        for rule in rules:
            answered.append(await self.with_its_conflicts(rule, now))
            if perf_counter() > slice_ends:
                await asyncio.sleep(0)
                slice_ends = perf_counter() + _SLICE_S
        return answered

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

    def _is_compiled(self, tool_name: str) -> bool:
        return tool_name in self._compiled_tools or tool_name not in self._by_tool

    async def _compile_slowly(self, tool_name: str, now: int) -> None:
        slice_ends = perf_counter() + _SLICE_S
        for rule in self.of_tool(tool_name):
            if self.get(*rule.key) is rule and _is_checked(rule, now):
                self._compile(rule)
                if perf_counter() > slice_ends:
                    await asyncio.sleep(0)
                    slice_ends = perf_counter() + _SLICE_S

    def _compile(self, rule: Rule) -> CompiledRule:
        compiled = self._compiled.get(rule.key)
        if compiled is None:
            compiled = self._compiled[rule.key] = compile_rule(rule)
        return compiled


def _is_checked(rule: Rule, now: int) -> bool:
    return rule.priority in PINNED_PRIORITIES and rule.status_at(now) == "active"
