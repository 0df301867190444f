"""What the client receives and what is logged, both for failed and for successful requests."""

from typing import Any

import pytest

from tests.rpc.wire.harness import Client, Harness, until


async def failed(client: Client, how: str) -> dict[str, Any]:
    response = await client.call("fail", {"how": how})
    assert set(response) == {"jsonrpc", "error", "id"}
    error: dict[str, Any] = response["error"]
    return error


async def test_an_rpc_error_is_sent_unchanged(client: Client) -> None:
    """The response has its code, message and data."""
    assert await failed(client, "not_found") == {
        "code": -32004,
        "message": "no such note",
        "data": {"code": "not_found"},
    }
    assert await failed(client, "ambiguous") == {
        "code": -32009,
        "message": "several match",
        "data": {"code": "ambiguous_match", "candidates": ["a", "b"]},
    }


@pytest.mark.parametrize("how", ["bug", "cancelled", "object", "surrogate", "unwritable_data"])
async def test_any_other_fault_is_sent_only_as_its_incident(
    harness: Harness, log: list[Any], how: str
) -> None:
    """The log contains the exception with the same incident id; the client gets no details."""
    await harness.start()
    client = await harness.connect()
    error = await failed(client, how)
    incident = error["data"]["incident"]
    assert error == {"code": -32603, "message": "Internal error", "data": {"incident": incident}}
    assert len(incident) == 16
    (fault,) = [line for line in log if line["event"] == "incident"]
    assert fault["incident"] == incident
    assert isinstance(fault["exc_info"], BaseException)
    assert (await client.call("ping"))["result"] == "pong"
    await until(lambda: any(line["event"] == "request" for line in log))
    line = next(line for line in log if line["event"] == "request")
    assert (line["outcome"], line["incident"]) == ("internal_error", incident)


async def test_each_request_leaves_one_line_in_the_log(harness: Harness, log: list[Any]) -> None:
    """The line has the method, user, duration and outcome, but no params and no unchecked names."""
    server = await harness.start()
    client = await harness.connect()
    harness.handlers.open("canary")
    await client.call("read", {"user_id": "sam", "tag": "canary"})
    await client.call("read", {"user_id": "canary-user", "misspelt-canary": 1})
    await client.call("method-canary", {"user_id": "canary-user"})
    await client.send_bytes(b"canary\n")
    await client.receive()
    await server.close()
    lines = [line for line in log if line["event"] == "request"]
    assert [(line["method"], line["user_id"], line["outcome"]) for line in lines] == [
        ("read", "sam", "ok"),
        ("read", None, "invalid_params"),
        ("unknown", None, "method_not_found"),
        ("unknown", None, "parse_error"),
    ]
    assert all(line["duration_ms"] > 0 for line in lines)
    assert "canary" not in repr(log)


async def test_log_lines_come_while_requests_go_on(harness: Harness, log: list[Any]) -> None:
    """A busy daemon does not delay log lines."""
    await harness.start()
    client = await harness.connect()
    for number in range(200):
        await client.call("ping", request_id=number)
    assert len([line for line in log if line["event"] == "request"]) >= 100
    await until(lambda: len([line for line in log if line["event"] == "request"]) == 200)


async def test_defaults_are_filled_in(client: Client) -> None:
    """A handler gets every param that has a default."""
    assert (await client.call("default"))["result"] == 7
    assert (await client.call("default", {}))["result"] == 7
    assert (await client.call("default", {"value": 8}))["result"] == 8


@pytest.mark.parametrize(
    ("name", "params", "field"),
    [
        ("default", {"value": "x"}, "value"),
        ("default", {"misspelt": 1}, "misspelt"),
        ("echo", {}, "value"),
        ("echo", [1], "params"),
        ("ping", ["x"], "params"),
        ("sum", [1, 2, 3, 4], "params"),
        ("sum", [1, 2], "c"),
    ],
)
async def test_wrong_params_name_the_field(
    client: Client, name: str, params: Any, field: str
) -> None:
    """-32602 names the field and the reason. A method without positional params rejects an
    array."""
    error = (await client.call(name, params))["error"]
    assert error["code"] == -32602
    assert error["data"]["field"] == field
    assert error["data"]["reason"]


async def test_an_empty_array_stands_for_no_params(client: Client) -> None:
    """An empty array counts as no params."""
    assert (await client.call("ping", []))["result"] == "pong"


async def test_params_named_like_pythons_own_are_only_params(client: Client) -> None:
    """A client cannot set the arguments of a Python function by their names."""
    for name in ("self", "peer", "context", "params", "request"):
        error = (await client.call("ping", {name: 1}))["error"]
        assert (error["code"], error["data"]["field"]) == (-32602, name)
