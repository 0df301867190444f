"""jsonrpcserver: the daemon responds to a single valid request as the library does, except where
the library is wrong, and the library's private names behave as the adapter expects."""

import json
import warnings
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import jsonrpcserver

from memoryd.wire.envelope import Request
from memoryd.wire.jsonrpcserver_adapter import ErrorResult, SuccessResult, call, outcome_of
from tests.rpc.wire.harness import Client


async def ping() -> Any:
    return jsonrpcserver.Success("pong")


async def echo(value: Any) -> Any:
    return jsonrpcserver.Success(value)


async def subtract(minuend: Any, subtrahend: Any) -> Any:
    return jsonrpcserver.Success(minuend - subtrahend)


async def fail(how: str) -> Any:
    return jsonrpcserver.Error(-32004, "no such note", {"code": "not_found"})


METHODS = {"ping": ping, "echo": echo, "subtract": subtract, "fail": fail}

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**64 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=15,
)
ids = st.none() | st.integers(-(2**63), 2**64 - 1) | st.text() | st.floats(-(2**52), 2**52)
numbers = st.integers(-(2**60), 2**60)
calls = st.one_of(
    st.just(("ping", None)),
    st.just(("ping", {})),
    st.just(("ping", [])),
    st.tuples(st.just("echo"), st.fixed_dictionaries({"value": json_values})),
    st.tuples(st.just("subtract"), st.lists(numbers, min_size=2, max_size=2)),
    st.just(("fail", {"how": "not_found"})),
    st.just(("no such method", None)),
    st.just(("ping", {"misspelt": 1})),
    st.just(("echo", {})),
)


@settings(
    max_examples=200,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(call=calls, request_id=ids)
async def test_responses_to_single_requests_are_the_librarys(
    client: Client, call: tuple[str, Any], request_id: Any
) -> None:
    """Results, ids, codes and messages are equal. Only the data of the library's own errors
    differs, because it describes Python."""
    name, params = call
    message = {"jsonrpc": "2.0", "method": name, "id": request_id}
    if params is not None:
        message["params"] = params
    text = json.dumps(message)
    expected = json.loads(await jsonrpcserver.async_dispatch(text, methods=METHODS))
    await client.send_bytes(text.encode() + b"\n")
    response = await client.receive()
    if expected.get("error", {}).get("code") in (-32601, -32602):
        del expected["error"]["data"], response["error"]["data"]
        response["error"]["message"] = response["error"]["message"].split(":")[0]
    assert response == expected


@pytest.mark.parametrize("params", [None, [5]])
async def test_notifications_have_no_response_as_with_the_library(
    client: Client, params: Any
) -> None:
    """That holds whether they succeed or fail."""
    message = {"jsonrpc": "2.0", "method": "ping"} | ({"params": params} if params else {})
    text = json.dumps(message)
    assert await jsonrpcserver.async_dispatch(text, methods=METHODS) == ""
    await client.send_bytes(text.encode() + b"\n")
    assert (await client.call("ping", request_id="after"))["id"] == "after"


@pytest.mark.parametrize(
    ("params", "expected"),
    [
        ({"first": 1, "second": 2}, SuccessResult(("context", 1, 2))),
        ([1, 2], SuccessResult(("context", 1, 2))),
        ({"first": 1, "second": "no"}, ErrorResult(-32004, "no such note", {"key": 1})),
        ({"first": 1, "second": "fault"}, ErrorResult(-32603, "Internal error", "a fault")),
    ],
)
async def test_a_call_ends_in_a_success_or_an_error(
    params: Any, expected: SuccessResult | ErrorResult
) -> None:
    """The library's private names behave as the adapter expects."""

    async def method(context: str, /, first: int, second: Any) -> Any:
        match second:
            case "no":
                return jsonrpcserver.Error(-32004, "no such note", {"key": 1})
            case "fault":
                raise ValueError("a fault")
        return jsonrpcserver.Success((context, first, second))

    request = Request("method", params, 1, is_notification=False)
    outcome = outcome_of(await call(request, "context", method))
    assert type(outcome) is type(expected)
    assert outcome == expected


async def test_a_call_has_no_task_of_its_own() -> None:
    """It runs in the coroutine that awaits it, until the method first waits."""

    async def method(_: None) -> Any:
        return jsonrpcserver.Success("done")

    coroutine = call(Request("method", {}, 1, is_notification=False), None, method)
    with pytest.raises(StopIteration) as ended:
        coroutine.send(None)
    assert outcome_of(ended.value.value) == SuccessResult("done")
