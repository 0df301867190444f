"""The table of behaviours that every client shows alike, and how a client is run through it.

behaviours.json: for each behaviour its steps, each a `method` with `params` and what comes of it:
`result`, a part of the result (objects may hold more, lists are whole), or `error`, its code, name
and a part of its data. `keep` names parts of the result, which later steps write as `$name`.
"""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

BEHAVIOURS: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("behaviours.json").read_text("utf-8")
)

Outcome = tuple[str, Any]
"""`("result", value)`, or `("error", {code, name, data})`."""


async def run_through(
    behaviour: dict[str, Any], call: Callable[[str, dict[str, Any]], Awaitable[Outcome]]
) -> None:
    """Take the steps through one client's `call` and compare each outcome with the table."""
    kept: dict[str, Any] = {}
    for step in behaviour["steps"]:
        kind, value = await call(step["method"], _filled(step["params"], kept))
        expected_kind = "error" if "error" in step else "result"
        assert kind == expected_kind, f"{step['method']} gave {value}"
        assert_part(_filled(step[expected_kind], kept), value, step["method"])
        for name, path in step.get("keep", {}).items():
            kept[name] = _at(value, path)


def assert_part(part: Any, whole: Any, where: str) -> None:
    """Every entry of `part` is in `whole`."""
    if isinstance(part, dict):
        assert isinstance(whole, dict), where
        for key, value in part.items():
            assert key in whole, f"{where}.{key}"
            assert_part(value, whole[key], f"{where}.{key}")
    elif isinstance(part, list):
        assert isinstance(whole, list), where
        assert len(part) == len(whole), where
        for index, (one, other) in enumerate(zip(part, whole, strict=True)):
            assert_part(one, other, f"{where}[{index}]")
    else:
        assert whole == part, where


def _filled(value: Any, kept: dict[str, Any]) -> Any:
    if isinstance(value, dict):
        return {key: _filled(one, kept) for key, one in value.items()}
    if isinstance(value, list):
        return [_filled(one, kept) for one in value]
    if isinstance(value, str) and value.startswith("$"):
        return kept[value[1:]]
    return value


def _at(value: Any, path: str) -> Any:
    for step in path.split("."):
        value = value[int(step)] if step.isdigit() else value[step]
    return value
