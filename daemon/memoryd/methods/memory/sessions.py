"""`memory.session_*`: sessions and the texts of their turns."""

from memoryd import clock
from memoryd.errors import NotFound
from memoryd.methods._generated.rpc_types import (
    MemorySessionDeleteParams,
    MemorySessionDeleteResult,
    MemorySessionEndParams,
    MemorySessionEndResult,
    MemorySessionListParams,
    MemorySessionListResult,
    MemorySessionReadParams,
    MemorySessionReadResult,
    MemorySessionStartParams,
    MemorySessionStartResult,
    MemorySessionStartSection,
)
from memoryd.methods.memory.prompt_block import block_policy, frozen_view, prompt_view
from memoryd.methods.shared import fields
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.guarded import guarded
from memoryd.methods.shared.page import Page
from memoryd.methods.shared.registry import method
from memoryd.rules.rule import Rule
from memoryd.settings import Settings
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.erasure import erase_session
from memoryd.storage.tables.frozen_blocks import FrozenBlock, thaw, use_frozen_block
from memoryd.storage.tables.sessions import (
    TurnPage,
    has_session,
    list_sessions,
    read_session,
    touch_session,
)
from memoryd.storage.users.open_users import OpenUsers

_RULES_SECTION = "tool_rules"


class SessionMethods:
    """Starting, ending, listing, reading and deleting sessions."""

    def __init__(self, users: OpenUsers, settings: Settings) -> None:
        self._users = users
        self._settings = settings

    @method("memory.session_start")
    async def start(self, call: Call, params: MemorySessionStartParams) -> MemorySessionStartResult:
        """Freeze the session's rules and profile, or return those that are already frozen."""
        session_id, restart = params["session_id"], params["restart"]
        tools, title = fields.tool_names(params["tools"]), params.get("title", "").strip()
        policy = block_policy(self._settings)

        def start(tx: Transaction) -> FrozenBlock:
            if restart:
                thaw(tx, session_id)
            frozen = use_frozen_block(tx, session_id, tools, policy)
            if title:
                touch_session(tx, session_id, title)
            return frozen

        async with self._users.use(params["user_id"], create=True, within_s=call.left()) as memory:
            assert memory is not None
            return await frozen_view(
                memory,
                session_id,
                guarded(start, [title]),
                policy.idle_ttl,
                call.left(),
                view=_start_view,
                must_write=restart,
            )

    @method("memory.session_end")
    async def end(self, call: Call, params: MemorySessionEndParams) -> MemorySessionEndResult:
        """Thaw the session's frozen block. The result reports whether there was one."""
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            if memory is None:
                raise NotFound("no such user")
            ended = await memory.write(lambda tx: thaw(tx, params["session_id"]), call.left())
        return {"ended": ended}

    @method("memory.session_list")
    async def list_all(
        self, call: Call, params: MemorySessionListParams
    ) -> MemorySessionListResult:
        """Return a page of the user's sessions."""
        page = Page(params, tuple[int, str])
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            if memory is None:
                raise NotFound("no such user")
            found = await memory.read(
                lambda tx: list_sessions(tx, page.after, page.reads), call.left()
            )
        sessions, next_cursor = page.cut(found, lambda one: (one.last_at, one.session_id))
        return {
            "sessions": [
                {
                    "session_id": session.session_id,
                    "title": session.title,
                    "started_at": clock.to_rfc3339(session.started_at),
                    "last_at": clock.to_rfc3339(session.last_at),
                    "turns": session.turns,
                }
                for session in sessions
            ],
            "next_cursor": next_cursor,
        }

    @method("memory.session_read")
    async def read(self, call: Call, params: MemorySessionReadParams) -> MemorySessionReadResult:
        """Return a page of the texts of a session's turns."""
        page = Page(params, int)

        def read(snapshot: Snapshot) -> TurnPage | None:
            if not has_session(snapshot, params["session_id"]):
                return None
            return read_session(snapshot, params["session_id"], page.after or 0, page.limit)

        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            found = None
            if memory is not None:
                found = await memory.read(read, call.left())
        if found is None:
            raise NotFound("no such session")
        self._users.report_damage(params["user_id"], found.damaged)
        return {
            "turns": [
                {
                    "turn_id": turn.turn_id,
                    "role": turn.role,
                    "speaker": turn.speaker,
                    "text": turn.text,
                    "occurred_at": clock.to_rfc3339(turn.occurred_at),
                }
                for turn in found.turns
            ],
            "next_cursor": page.cursor_after(found.last),
        }

    @method("memory.session_delete")
    async def delete(
        self, call: Call, params: MemorySessionDeleteParams
    ) -> MemorySessionDeleteResult:
        """Delete a session and its turns permanently; rules captured from it stay."""
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            turns = None
            if memory is not None:
                memory.verdicts.forget_session(params["session_id"])
                turns = await memory.write(
                    lambda tx: erase_session(tx, params["session_id"]),
                    call.left(),
                )
        if turns is None:
            raise NotFound("no such session")
        return {"turns": turns}


def _start_view(block: FrozenBlock, candidates: list[Rule]) -> MemorySessionStartResult:
    """The result of session_start: the rules and the profile as sections. Empty sections are
    omitted."""
    shown = [(_RULES_SECTION, block.rendered)]
    shown += [(section.name, section.rendered) for section in block.profile]
    sections: list[MemorySessionStartSection] = [
        {"name": name, "rendered": rendered} for name, rendered in shown if rendered
    ]
    rendered = "\n".join(section["rendered"] for section in sections)
    return {**prompt_view(block, candidates), "rendered": rendered, "sections": sections}
