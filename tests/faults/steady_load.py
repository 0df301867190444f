"""Clients that use every family of methods on many users, and delete as much as they store: what
the daemon holds stays the same size however long it runs."""

import asyncio
import itertools
import json
import random
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

TOOL = "notes_tool"
_LINE_LIMIT = 1 << 22
_TURNS_KEPT = 4
_SHARES = 16

_KINDS = ["put", "get", "list", "prompt", "check", "turn", "note", "search", "memory", "recall"]

Call = Callable[..., Awaitable[Any]]


_BUSY = {"timeout", "overloaded"}
"""What a daemon may answer that has more to do than its machine can."""


class RefusedError(Exception):
    """The daemon answered an error. `name` is its `data.code`."""

    def __init__(self, method: str, error: dict[str, Any]) -> None:
        super().__init__(f"{method}: {error}")
        self.name = error.get("data", {}).get("code")


@dataclass
class SteadyLoad:
    """What the clients did. Each calls for a share of the users, and writes rules, notes and turns
    that no other client writes."""

    users: list[str]
    acknowledged: dict[tuple[str, str], str] = field(default_factory=dict)
    """The last acknowledged text by user and rule id."""
    asked: dict[tuple[str, str], set[str]] = field(default_factory=lambda: defaultdict(set))
    """The texts that were sent after it and not answered."""
    answers: Counter[str] = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)
    busy: int = 0
    """Calls that were answered `timeout` or `overloaded`; nothing was changed by them."""
    stopping: bool = False
    _notes: dict[tuple[int, str], str] = field(default_factory=dict)
    _turns: Counter[tuple[int, str]] = field(default_factory=Counter)

    async def run_client(self, socket: Path, number: int) -> None:
        """Call until told to stop or the daemon is gone."""
        chance, users = random.Random(), self.users[number % _SHARES :: _SHARES]
        reader, writer = await asyncio.open_unix_connection(socket, limit=_LINE_LIMIT)

        async def call(method: str, **params: Any) -> Any:
            request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
            writer.write(json.dumps(request).encode() + b"\n")
            answer = json.loads(await reader.readuntil(b"\n"))
            self.answers[method] += 1
            if "error" in answer:
                raise RefusedError(method, answer["error"])
            return answer["result"]

        try:
            for count in itertools.count():
                if self.stopping:
                    return
                user = chance.choice(users)
                try:
                    await self._step(call, chance.choice(_KINDS), user, number, count)
                except RefusedError as error:
                    if error.name in _BUSY:
                        self.busy += 1
                    else:
                        self.errors.append(str(error))
        except (ConnectionError, asyncio.IncompleteReadError):
            return
        finally:
            writer.close()

    async def _step(self, call: Call, kind: str, user: str, client: int, count: int) -> None:
        place = {"user_id": user, "tool_name": TOOL}
        if kind == "put":
            await self._put(call, user, f"id-{client}", f"{user}: text {client} {count}")
        elif kind == "get":
            rule = await call("memory.tool_rule_get", **place, id=f"id-{client}")
            self._compare(user, f"id-{client}", rule and rule["rule"])
        elif kind == "list":
            for rule in (await call("memory.tool_rule_list", **place, limit=20))["rules"]:
                self._check_owner(user, rule["rule"])
        elif kind == "prompt":
            session = {"user_id": user, "session_id": f"s{client}"}
            await call("memory.session_start", **session, tools=[TOOL])
            await call("memory.session_end", **session)
        elif kind == "check":
            await call("memory.tool_call_check", **place, arguments={"path": f"/tmp/{count}"})
        elif kind == "turn":
            await self._turn(call, user, client, count)
        elif kind == "note":
            await self._note(call, user, client, count)
        elif kind == "search":
            query = {"query": "who said what", "include_conversation": True}
            for one in (await call("memory_search", user_id=user, **query))["results"]:
                self._check_owner(user, one["text"])
        elif kind == "memory":
            fact = {"user_id": user, "target": "memory", "content": f"{user}: fact {client % 8}"}
            await call("memory", action="add", **fact)
        elif kind == "recall":
            for one in (await call("memory_recall", user_id=user, namespace="global"))["entries"]:
                self._check_owner(user, one["text"])

    async def _put(self, call: Call, user: str, id_: str, text: str) -> None:
        self.asked[user, id_].add(text)
        await call("memory.tool_rule_put", user_id=user, tool_name=TOOL, rule=text, id=id_)
        self.acknowledged[user, id_] = text
        self.asked[user, id_].clear()

    async def _turn(self, call: Call, user: str, client: int, count: int) -> None:
        talk = {"user_id": user, "session_id": f"talk-{client}"}
        said = f"{user}: said {client} {count}"
        await call("memory.turn_complete", **talk, turn_id=str(count), user_message=said)
        self._turns[client, user] += 1
        if self._turns[client, user] >= _TURNS_KEPT:
            await call("memory.session_delete", **talk)
            del self._turns[client, user]

    async def _note(self, call: Call, user: str, client: int, count: int) -> None:
        """A note is saved, then changed, then deleted."""
        note = self._notes.pop((client, user), None)
        if note is None:
            saved = await call("memory_save", user_id=user, content=f"{user}: note {client}")
            self._notes[client, user] = saved["note_id"]
        elif count % 2:
            text = f"{user}: note {client} {count}"
            await call("memory_update", user_id=user, note_id=note, content=text)
            self._notes[client, user] = note
        else:
            await call("memory_delete", user_id=user, note_id=note)

    def _compare(self, user: str, id_: str, found: str | None) -> None:
        """A rule is as it was last acknowledged, or as it was asked for since."""
        known = self.acknowledged.get((user, id_))
        if found != known and found not in self.asked[user, id_]:
            self.errors.append(f"{user} {id_} is {found!r}, was {known!r}")

    def _check_owner(self, user: str, text: str) -> None:
        if not text.startswith(f"{user}: "):
            self.errors.append(f"{user} was shown {text!r}")
