"""The behaviour cases of the four note tools, replayed over the socket.

tests/data/note_cases.jsonl tells what a reference does; its error kinds become codes here, and of
its error messages only "not found" binds.
"""

import json
import re
import uuid
from collections.abc import Callable
from typing import Any

import pytest

from tests.client import Client, RefusedError
from tests.paths import DATA

CASES = [json.loads(line) for line in (DATA / "note_cases.jsonl").read_text().splitlines()]
TOOLS = {
    "save": "memory_save",
    "search": "memory_search",
    "update": "memory_update",
    "delete": "memory_delete",
}


class Replay:
    """One case: its users are the run's own, `captured` are the ids it speaks of."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._run = uuid.uuid4().hex
        self._captured: dict[str, str] = {}

    def step(self, step: dict[str, Any]) -> None:
        """Send the step's request and hold its answer against what is expected."""
        expected = step["expect"]
        refused, answer = self._answer(*self._request(step))
        if refused is not None:
            if step["session"].startswith("memory:"):
                assert (refused.code, refused.data["field"]) == (-32602, "session_id")
            else:
                self._check_error(refused, expected)
            return
        assert expected["ok"], answer
        for name, path in step.get("capture", {}).items():
            self._captured[name] = answer[path]
        if "result" in expected:
            self._check(answer, expected["result"])
        if "results" in expected:
            self._check_results(answer["results"], expected["results"])

    def _answer(self, method: str, params: dict[str, Any]) -> tuple[RefusedError | None, Any]:
        try:
            return None, self._client.result(self._client.send(method, params))
        except RefusedError as error:
            return error, None

    def _request(self, step: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        params = {"user_id": f"{step['user']}-{self._run}"}
        arguments = {
            name: self._filled(value) if isinstance(value, str) else value
            for name, value in step["args"].items()
        }
        if step["op"] == "append_conversation":
            text = {"user": "user_message", "assistant": "assistant_response"}[arguments["role"]]
            params |= {"session_id": step["session"], text: arguments["content"]}
            return "memory.turn_complete", params
        if arguments.get("include_conversation"):
            params["session_id"] = step["session"]
        return TOOLS[step["op"]], params | arguments

    def _filled(self, text: str) -> str:
        return re.sub(r"\$\{(\w+)\}", lambda found: self._captured[found[1]], text)

    @staticmethod
    def _check_error(error: RefusedError, expected: dict[str, Any]) -> None:
        assert not expected["ok"], error
        if "not found" in expected.get("message_contains", ()):
            assert error.code == -32004
            assert "not found" in error.message.lower()
        else:
            assert error.code == -32602

    def _check(self, answer: Any, expected: Any) -> None:
        if isinstance(expected, dict) and "$regex" in expected:
            assert re.search(expected["$regex"], answer)
        elif isinstance(expected, dict) and "$contains" in expected:
            assert expected["$contains"] in answer
        elif isinstance(expected, dict):
            for name, value in expected.items():
                self._check(answer[name], value)
        elif isinstance(expected, str):
            assert answer == self._filled(expected)
        else:
            assert answer == expected

    def _fits(self, answer: Any, expected: Any) -> bool:
        try:
            self._check(answer, expected)
        except AssertionError:
            return False
        return True

    def _check_results(self, results: list[dict[str, Any]], expected: dict[str, Any]) -> None:
        scores = [one["score"] for one in results]
        texts = [one["text"] for one in results]
        checks: dict[str, Callable[[Any], bool]] = {
            "count": lambda count: len(results) == count,
            "min_count": lambda count: len(results) >= count,
            "first": lambda one: self._fits(results[0], one),
            "every": lambda one: all(self._fits(result, one) for result in results),
            "any": lambda some: all(
                any(self._fits(result, one) for result in results) for one in some
            ),
            "fields": lambda names: all(set(names) <= set(result) for result in results),
            "score_range": lambda ends: all(ends[0] <= score <= ends[1] for score in scores),
            "score_sorted": lambda _: scores == sorted(scores, reverse=True),
            "no_text_contains": lambda some: not any(one in text for one in some for text in texts),
            "note_ids_include": lambda ids: (
                {self._filled(one) for one in ids} <= {one["note_id"] for one in results}
            ),
            "max_text_chars": lambda most: all(len(text) <= most for text in texts),
        }
        for name, value in expected.items():
            assert checks[name](value), f"{name} {value}: {results}"


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_case(client: Client, case: dict[str, Any]) -> None:
    """Every step is answered as the case says."""
    replay = Replay(client)
    for step in case["steps"]:
        replay.step(step)
