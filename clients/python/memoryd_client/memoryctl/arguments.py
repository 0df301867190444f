"""Converts the words of a command line to params.

Params and tool arguments are given as one JSON object, as `-` for a JSON object on standard input,
or as pairs. `key=text` is always text, and `key:=JSON` is any other JSON value:
`limit:=5 restart:=true tags:='["a"]'`.
"""

from __future__ import annotations

import json

from memoryd_client.memoryctl.errors import UsageError
from memoryd_client.memoryctl.input_files import read_stdin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.commands.definition import Values

_OUTCOMES = {"ok": True, "failed": False}
_NEARLY_OUTCOMES = ("fail", "failure", "error", "success", "succeeded", "true", "false")


def call_params(values: Values) -> Values:
    """The method and the params of `call`, as `{method, params}`."""
    return {"method": values["method"], "params": json_object(values.get("params", []))}


def check_params(values: Values) -> Values:
    """The params of `rules check`. Its trailing words are the arguments of the tool call."""
    return values | {"arguments": json_object(values.get("arguments", []))}


def rule_test_params(values: Values) -> Values:
    """The params of `rules test`. Its trailing words are the arguments of a tool call."""
    given = json_object(values["calls"])
    return values | {"calls": [{"tool_name": values["tool_name"], "arguments": given}]}


def turn_params(values: Values) -> Values:
    """The params of `turn`. Raises UsageError if the turn has no text."""
    if "user_message" not in values and "assistant_response" not in values:
        raise UsageError("the turn has no text", "Give TEXT, - or --assistant TEXT.")
    calls = [tool_call(text) for text in values.get("tool_calls", [])]
    return values | ({"tool_calls": calls} if calls else {})


def json_object(words: list[str]) -> dict[str, Any]:
    """Parse the words into an object, which is empty without words. Raises UsageError."""
    if words == ["-"]:
        return _parse_object(read_stdin(), "standard input")
    if len(words) == 1 and words[0].lstrip().startswith("{"):
        return _parse_object(words[0], words[0])
    found: dict[str, Any] = {}
    for word in words:
        key, separator, text = word.partition("=")
        name = key.removesuffix(":")
        if not separator or not name:
            raise UsageError(
                f"{word!r} is neither a JSON object nor a key=value pair",
                "Write key=text for text, key:=JSON for any other value, - for standard input.",
            )
        if name in found:
            raise UsageError(f"{name!r} is given twice")
        found[name] = _parse(text, word) if key.endswith(":") else text
    return found


def tool_call(text: str) -> dict[str, Any]:
    """Parse NAME, NAME:ok, NAME:failed or NAME:failed:SUMMARY into a tool call.

    Tool names may contain colons: the first part that is `ok` or `failed` ends the name. Raises
    UsageError for a part that looks like a misspelt outcome.
    """
    parts = text.split(":")
    for position, part in enumerate(parts):
        if position and part in _OUTCOMES:
            summary = ":".join(parts[position + 1 :])
            call = {"name": ":".join(parts[:position]), "success": _OUTCOMES[part]}
            return call | ({"output_summary": summary} if summary else {})
        if position and _is_nearly_an_outcome(part.lower()):
            raise UsageError(f"{text!r}: {part!r} is not an outcome", "Use :ok or :failed.")
    return {"name": text, "success": True}


def _is_nearly_an_outcome(word: str) -> bool:
    """Whether a lower-case word is an outcome, a synonym or a likely misspelling of one."""
    if word in _OUTCOMES or word in _NEARLY_OUTCOMES:
        return True
    import difflib

    return bool(difflib.get_close_matches(word, ["failed", "failure", "success"], 1, cutoff=0.8))


def _parse_object(text: str, origin: str) -> dict[str, Any]:
    value = _parse(text, origin)
    if not isinstance(value, dict):
        raise UsageError(f"{origin[:80]} is not a JSON object")
    return value


def _parse(text: str, origin: str) -> Any:
    """Parse a JSON value. Raises UsageError, also for NaN and infinities, which are not JSON."""
    try:
        return json.loads(text, parse_constant=_reject_constant)
    except (ValueError, RecursionError) as error:
        raise UsageError(f"{origin[:80]} is not JSON: {error}") from None


def _reject_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a JSON value")
