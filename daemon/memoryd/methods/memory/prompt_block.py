"""`memory.tool_rules_for_prompt`: the rules for a prompt, current or frozen for a session."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from memoryd import clock
from memoryd.errors import StorageUnavailable
from memoryd.methods._generated.rpc_types import (
    MemoryToolRulesForPromptParams,
    MemoryToolRulesForPromptResult,
)
from memoryd.methods.memory.rule_view import rule_views
from memoryd.methods.shared import fields
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.registry import method
from memoryd.rules.prompt_block import pinned_rules, prompt_block
from memoryd.rules.rule import Rule, by_priority_then_freshness, text_key
from memoryd.settings import Settings
from memoryd.storage.engine.store import Work
from memoryd.storage.tables.frozen_blocks import (
    BlockPolicy,
    FrozenBlock,
    find_frozen_block,
    use_frozen_block,
)
from memoryd.storage.tables.rule_guard import shown_rule
from memoryd.storage.users.open_users import OpenUsers
from memoryd.storage.users.user_memory import UserMemory

View = TypeVar("View")


class PromptBlockMethods:
    """The block of rules that a host puts into a prompt."""

    def __init__(self, users: OpenUsers, settings: Settings) -> None:
        self._users = users
        self._settings = settings

    @method("memory.tool_rules_for_prompt")
    async def for_prompt(
        self, call: Call, params: MemoryToolRulesForPromptParams
    ) -> MemoryToolRulesForPromptResult:
        """Return the block of the rules that are active now, or of those frozen for a session."""
        tools = fields.tool_names(params["tools"])
        session_id = params.get("session_id")
        async with self._users.use(
            params["user_id"], create=session_id is not None, within_s=call.left()
        ) as memory:
            if session_id is None or memory is None:
                if memory is not None:
                    await _earlier_writes(memory, call.left())
                rules = pinned_rules(memory.rules if memory else (), clock.now(), tools)
                cap = self._settings.prompt_rule_cap
                block = await asyncio.to_thread(prompt_block, rules, cap, shown_rule)
                frozen = FrozenBlock((), block.rules, block.rendered, block.omitted, changed=False)
                return prompt_view(frozen, [])
            policy = block_policy(self._settings)
            return await frozen_view(
                memory,
                session_id,
                lambda tx: use_frozen_block(tx, session_id, tools, policy),
                policy.idle_ttl,
                call.left(),
                view=prompt_view,
            )


def block_policy(settings: Settings) -> BlockPolicy:
    """The settings that apply to frozen blocks."""
    return BlockPolicy(
        rule_cap=settings.prompt_rule_cap,
        idle_ttl=settings.session_idle_ttl,
        budgets={"memory": settings.memory_char_limit, "user": settings.user_char_limit},
    )


def prompt_view(block: FrozenBlock, candidates: list[Rule]) -> MemoryToolRulesForPromptResult:
    """The block as a result. `candidates` that are not in the block are returned as `unpinned`."""
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
    """Run the write `freeze`, and return `view` of its block and of the pinned rules after it.

    If the disk is full, a block that is already frozen is still returned, unless `must_write`.
    """

    def shown_of(frozen: FrozenBlock) -> View:
        return view(frozen, pinned_rules(memory.rules, clock.now(), frozen.tools))

    try:
        return await memory.write_and_view(freeze, shown_of, timeout_s)
    except StorageUnavailable as error:
        if error.reason != "disk_full" or must_write:
            raise
        frozen = await memory.read(
            lambda tx: find_frozen_block(tx, session_id, idle_ttl), timeout_s
        )
        if frozen is None:
            raise
        return shown_of(frozen)


async def _earlier_writes(memory: UserMemory, timeout_s: float) -> None:
    """Wait for all earlier writes of this user, so that a following read sees them. Ignores a full
    disk, because reads still work."""
    try:
        await memory.write(lambda tx: None, timeout_s)
    except StorageUnavailable as error:
        if error.reason != "disk_full":
            raise
