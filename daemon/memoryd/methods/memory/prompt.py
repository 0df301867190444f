"""A prompt block as the protocol shows it, live or frozen for a session."""

from collections.abc import Callable
from typing import TypeVar

from memoryd import clock
from memoryd.errors import StorageUnavailable
from memoryd.methods._generated.rpc_types import MemoryToolRulesForPromptResult
from memoryd.methods.memory.rule_view import rule_views
from memoryd.rules.prompt_block import pinned_rules
from memoryd.rules.rule import Rule, by_priority_then_freshness, text_key
from memoryd.settings import Settings
from memoryd.storage.engine.store import Work
from memoryd.storage.tables.frozen_blocks import BlockPolicy, FrozenBlock, find_frozen_block
from memoryd.storage.users.user_memory import UserMemory

View = TypeVar("View")


def block_policy(settings: Settings) -> BlockPolicy:
    """The settings that a block is frozen under."""
    return BlockPolicy(
        rule_cap=settings.prompt_rule_cap,
        idle_ttl=settings.session_idle_ttl,
        budgets={"memory": settings.memory_char_limit, "user": settings.user_char_limit},
    )


def prompt_view(block: FrozenBlock, candidates: list[Rule]) -> MemoryToolRulesForPromptResult:
    """The answer that shows a block; what of `candidates` is not in it is `unpinned`."""
    shown = {(rule.tool_name, text_key(rule.text)) for rule in block.rules}
    unpinned = [rule for rule in candidates if (rule.tool_name, text_key(rule.text)) not in shown]
    return {
        "rendered": block.rendered,
        "rules": rule_views(block.rules),
        "omitted": block.omitted,
        "unpinned": rule_views(by_priority_then_freshness(unpinned)),
        "changed": block.changed,
    }


async def frozen_view(
    memory: UserMemory,
    session_id: str,
    freeze: Work[FrozenBlock],
    idle_ttl: int,
    timeout_s: float,
    *,
    view: Callable[[FrozenBlock, list[Rule]], View],
    must_write: bool = False,
) -> View:
    """What `view` makes of what `freeze` returns and the rules as that write left them.

    A block that is already frozen is served from a full disk too, unless `must_write`.
    """

    def answer(frozen: FrozenBlock) -> View:
        return view(frozen, pinned_rules(memory.rules, clock.now(), frozen.tools))

    try:
        return await memory.write_and_view(freeze, answer, timeout_s)
    except StorageUnavailable as error:
        if error.reason != "disk_full" or must_write:
            raise
        frozen = await memory.read(
            lambda tx: find_frozen_block(tx, session_id, idle_ttl), timeout_s
        )
        if frozen is None:
            raise
        return answer(frozen)
