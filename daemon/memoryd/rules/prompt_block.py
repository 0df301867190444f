"""The block of rules in a system prompt: the same bytes for the same rules, in any order."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from memoryd.rules.rule import PINNED_PRIORITIES, PRIORITIES, UNSCOPED, Rule, text_key
from memoryd.rules.scope import can_break

HEADING = "## Tool-scoped rules"
PREAMBLE = (
    "These rules are hard constraints for the matching tool. Never override them silently: when"
    " one stands in the way, say so and ask the user. Lower-priority guidance about a tool is in"
    " the memory namespace `tool-{name}`; read it with `memory_recall`."
)
ANY_TOOL = "Any tool"


@dataclass(frozen=True, slots=True)
class PromptBlock:
    """A rendered block. `rules` are the pinned ones in its order; `omitted` counts the high
    rules that found no room."""

    rendered: str
    rules: tuple[Rule, ...]
    omitted: int


def pinned_rules(rules: Iterable[Rule], now: int, tools: Iterable[str] = ()) -> list[Rule]:
    """Those of `rules` that belong in a prompt: active at `now`, critical or high, of `tools`
    (every tool when none is named) or of no tool; and the critical ones of other tools that a call
    of one of `tools` may break."""
    wanted = {*tools}
    return [
        rule
        for rule in rules
        if rule.priority in PINNED_PRIORITIES
        and rule.status_at(now) == "active"
        and (not wanted or rule.tool_name in (*wanted, UNSCOPED) or can_break(rule, wanted))
    ]


def prompt_block(
    rules: Iterable[Rule], cap: int, shown: Callable[[Rule], str] = attrgetter("text")
) -> PromptBlock:
    """The block of rules that `pinned_rules` chose; `shown` is what it says of a rule.

    Every critical rule is in it. High rules, the freshest first, fill what is left of `cap`.
    """
    distinct = _without_twins(rules)
    critical = [rule for rule in distinct if rule.priority == "critical"]
    high = sorted(
        (rule for rule in distinct if rule.priority == "high"),
        key=lambda rule: (-rule.updated_at, rule.key),
    )
    room = max(0, cap - len(critical))
    chosen = _in_block_order(critical + high[:room])
    return PromptBlock(render(chosen, shown), tuple(chosen), len(high[room:]))


def render(rules: Sequence[Rule], shown: Callable[[Rule], str] = attrgetter("text")) -> str:
    """The Markdown of rules that are in the block's order; empty when there are none."""
    if not rules:
        return ""
    sections = []
    for tool_name, of_tool in groupby(rules, key=lambda rule: rule.tool_name):
        heading = ANY_TOOL if tool_name == UNSCOPED else f"`{tool_name}`"
        bullets = [f"- **[{rule.priority}]** {one_line(shown(rule))}" for rule in of_tool]
        sections.append("\n".join([f"### {heading}", *bullets]))
    return "\n\n".join([HEADING, PREAMBLE, *sections]) + "\n"


def one_line(text: str) -> str:
    """The text as one line: every run of white space and control characters is one space."""
    return " ".join("".join(c if c.isprintable() else _space_or_self(c) for c in text).split())


def _space_or_self(character: str) -> str:
    """Format characters such as joiners belong to a script; the rest could break the line."""
    is_line_breaking = character.isspace() or ord(character) < 0x20 or 0x7F <= ord(character) < 0xA0
    return " " if is_line_breaking else character


def _without_twins(rules: Iterable[Rule]) -> list[Rule]:
    """One rule for each text of a tool: the strongest, then the one with the first id."""
    kept: dict[tuple[str, str], Rule] = {}
    for rule in sorted(rules, key=lambda rule: (PRIORITIES.index(rule.priority), rule.key)):
        kept.setdefault((rule.tool_name, text_key(rule.text)), rule)
    return list(kept.values())


def _in_block_order(rules: Iterable[Rule]) -> list[Rule]:
    everything = list(rules)
    with_critical = {rule.tool_name for rule in everything if rule.priority == "critical"}

    def place(rule: Rule) -> tuple[bool, bool, str, int, str, str]:
        return (
            rule.tool_name != UNSCOPED,
            rule.tool_name not in with_critical,
            rule.tool_name,
            PRIORITIES.index(rule.priority),
            one_line(rule.text),
            rule.id,
        )

    return sorted(everything, key=place)
