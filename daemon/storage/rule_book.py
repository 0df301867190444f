"""The rules of an open user in memory, in step with what is committed.

Reading a rule and checking a tool call need no disk. Only the event loop touches a book.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from memoryd.rules.judging.verdict import CompiledRule, compile_rule
from memoryd.rules.rule import PINNED_PRIORITIES, UNSCOPED, Rule


class RuleBook:
    """All rules of one user, by tool and id."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._by_tool: dict[str, dict[str, Rule]] = defaultdict(dict)
        self._compiled: dict[tuple[str, str], CompiledRule] = {}
        for rule in rules:
            self._by_tool[rule.tool_name][rule.id] = rule

    def apply(self, changed: Mapping[tuple[str, str], Rule | None]) -> None:
        """Follow a commit: the rules as they now are, None for one that is gone."""
        for (tool_name, id_), rule in changed.items():
            self._compiled.pop((tool_name, id_), None)
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

    def checked_for(self, tool_name: str, now: int) -> list[CompiledRule]:
        """What a call of this tool is judged by: its pinned rules and the unscoped ones."""
        return [
            self._compile(rule)
            for tool in dict.fromkeys((tool_name, UNSCOPED))
            for rule in self._by_tool.get(tool, {}).values()
            if rule.priority in PINNED_PRIORITIES and rule.status_at(now) == "active"
        ]

    def _compile(self, rule: Rule) -> CompiledRule:
        compiled = self._compiled.get(rule.key)
        if compiled is None:
            compiled = self._compiled[rule.key] = compile_rule(rule)
        return compiled
