"""Clients that put, get, list, pin and report turns for many users at once, and remember what
was acknowledged."""

import asyncio
import itertools
import json
import random
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

TOOL = "notes_tool"
_LINE_LIMIT = 1 << 22


@dataclass
class Load:
    """What the clients did. Every text begins with the name of its owner."""

    users: list[str]
    acknowledged: dict[str, dict[str, str]] = field(default_factory=lambda: defaultdict(dict))
    asked: dict[str, dict[str, str]] = field(default_factory=lambda: defaultdict(dict))
    turns: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    answers: Counter[str] = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)
    stopping: bool = False

    async def run_client(self, socket: Path, number: int) -> None:
        """Call until told to stop or the daemon is gone."""
        chance = random.Random(number)
        try:
            reader, writer = await asyncio.open_unix_connection(socket, limit=_LINE_LIMIT)
        except OSError:
            return
        try:
            for count in itertools.count():
                if self.stopping:
                    return
                await self._step(reader, writer, chance, f"{number}-{count}")
        except (ConnectionError, asyncio.IncompleteReadError):
            return
        finally:
            writer.close()

    async def _step(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        chance: random.Random,
        mark: str,
    ) -> None:
        user = chance.choice(self.users)
        kind = chance.choice(["put", "put", "get", "list", "prompt", "turn"])
        place = {"user_id": user, "tool_name": TOOL}

        async def call(method: str, **params: Any) -> Any:
            request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
            writer.write(json.dumps(request).encode() + b"\n")
            answer = json.loads(await reader.readuntil(b"\n"))
            self.answers[method] += 1
            if "error" in answer:
                self.errors.append(f"{method}: {answer['error']}")
                return None
            self._check_owner(user, answer["result"])
            return answer["result"]

        if kind == "put":
            text = f"{user}: text {mark}"
            self.asked[user][f"id-{mark}"] = text
            if await call("memory.tool_rule_put", **place, rule=text, id=f"id-{mark}"):
                self.acknowledged[user][f"id-{mark}"] = text
        elif kind == "get" and self.acknowledged[user]:
            id_, text = chance.choice(list(self.acknowledged[user].items()))
            found = await call("memory.tool_rule_get", **place, id=id_)
            if found is None or found["rule"] != text:
                self.errors.append(f"{user} {id_}: {found}")
        elif kind == "list":
            await call("memory.tool_rule_list", **place, limit=20)
        elif kind == "prompt":
            await call("memory.tool_rules_for_prompt", user_id=user, session_id=f"s{mark[:2]}")
        elif kind == "turn":
            turn = {"session_id": "talk", "turn_id": mark, "user_message": f"{user}: said {mark}"}
            if await call("memory.turn_complete", user_id=user, **turn):
                self.turns[user].add(f"{user}: said {mark}")

    def _check_owner(self, user: str, result: Any) -> None:
        listed = result.get("rules", []) if isinstance(result, dict) else []
        for rule in [*listed, result]:
            text = rule.get("rule") if isinstance(rule, dict) else None
            if text is not None and not text.startswith(f"{user}: "):
                self.errors.append(f"{user} was shown {text!r}")
