"""The examples of the JSON-RPC 2.0 specification (section 7), line by line.

Deviations: errors carry `data` (the specification allows it), and the positional examples run on
routes that name their positions; the methods of the catalogue have none and reject arrays, see
test_params.py.
"""

from typing import Any

import orjson
import pytest

from tests.rpc.wire.harness import Client

ERROR = {
    -32700: {"code": -32700, "message": "Parse error"},
    -32600: {"code": -32600, "message": "Invalid Request"},
    -32601: {"code": -32601, "message": "Method not found"},
}


def response(code: int, request_id: Any = None) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "error": ERROR[code], "id": request_id}


EXAMPLES = {
    "positional parameters": (
        '{"jsonrpc": "2.0", "method": "subtract", "params": [42, 23], "id": 1}',
        {"jsonrpc": "2.0", "result": 19, "id": 1},
    ),
    "positional parameters, other order": (
        '{"jsonrpc": "2.0", "method": "subtract", "params": [23, 42], "id": 2}',
        {"jsonrpc": "2.0", "result": -19, "id": 2},
    ),
    "named parameters": (
        '{"jsonrpc": "2.0", "method": "subtract", '
        '"params": {"subtrahend": 23, "minuend": 42}, "id": 3}',
        {"jsonrpc": "2.0", "result": 19, "id": 3},
    ),
    "named parameters, other order": (
        '{"jsonrpc": "2.0", "method": "subtract", '
        '"params": {"minuend": 42, "subtrahend": 23}, "id": 4}',
        {"jsonrpc": "2.0", "result": 19, "id": 4},
    ),
    "a notification": ('{"jsonrpc": "2.0", "method": "update", "params": [1,2,3,4,5]}', None),
    "a notification of no method": ('{"jsonrpc": "2.0", "method": "foobar"}', None),
    "a call of a non-existent method": (
        '{"jsonrpc": "2.0", "method": "foobar", "id": "1"}',
        response(-32601, "1"),
    ),
    "a call with invalid JSON": (
        '{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]',
        response(-32700),
    ),
    "a call with an invalid Request object": (
        '{"jsonrpc": "2.0", "method": 1, "params": "bar"}',
        response(-32600),
    ),
    "a batch with invalid JSON": (
        '[{"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"},'
        '{"jsonrpc": "2.0", "method"]',
        response(-32700),
    ),
    "an empty array": ("[]", response(-32600)),
    "an invalid batch, but not empty": ("[1]", [response(-32600)]),
    "an invalid batch": ("[1,2,3]", [response(-32600)] * 3),
    "a batch": (
        '[{"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"},'
        '{"jsonrpc": "2.0", "method": "notify_hello", "params": [7]},'
        '{"jsonrpc": "2.0", "method": "subtract", "params": [42,23], "id": "2"},'
        '{"foo": "boo"},'
        '{"jsonrpc": "2.0", "method": "foo.get", "params": {"name": "myself"}, "id": "5"},'
        '{"jsonrpc": "2.0", "method": "get_data", "id": "9"}]',
        [
            {"jsonrpc": "2.0", "result": 7, "id": "1"},
            {"jsonrpc": "2.0", "result": 19, "id": "2"},
            response(-32600),
            response(-32601, "5"),
            {"jsonrpc": "2.0", "result": ["hello", 5], "id": "9"},
        ],
    ),
    "a batch of notifications": (
        '[{"jsonrpc": "2.0", "method": "notify_sum", "params": [1,2,4]},'
        '{"jsonrpc": "2.0", "method": "notify_hello", "params": [7]}]',
        None,
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
async def test_example(client: Client, name: str) -> None:
    """Each example of the specification gets the documented response, or none."""
    sent, expected = EXAMPLES[name]
    await client.send_bytes(sent.encode() + b"\n")
    client.shut()
    lines = [_without_data(orjson.loads(line)) async for line in client.reader]
    assert lines == ([] if expected is None else [expected])


def _without_data(message: Any) -> Any:
    if isinstance(message, list):
        return [_without_data(one) for one in message]
    message.get("error", {}).pop("data", None)
    return message
