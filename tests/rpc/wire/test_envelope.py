"""Parsing lines into requests: which are accepted, and which are rejected with which error."""

import json
import time
from collections.abc import Callable
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.errors import AmbiguousMatch, InvalidRequest, NotFound, ParseError
from memoryd.wire import envelope
from memoryd.wire.envelope import Batch, Rejection, Request


def read(line: bytes | str) -> Request | Rejection | Batch | None:
    data = line.encode() if isinstance(line, str) else line
    return envelope.read(data, max_batch=5, max_nesting=8)


def rejection(line: bytes | str) -> Rejection:
    found = read(line)
    assert isinstance(found, Rejection)
    return found


def with_id(text: str) -> str:
    return '{"jsonrpc":"2.0","method":"m","id":' + text + "}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('"a"', "a"),
        ('""', ""),
        ("0", 0),
        ("-1", -1),
        ("null", None),
        ("9223372036854775807", 2**63 - 1),
        ("-9223372036854775808", -(2**63)),
        ("18446744073709551615", 2**64 - 1),
        ("1.5", 1.5),
        ("-0.25", -0.25),
        ('"\\u00e9\\n"', "é\n"),
    ],
)
def test_valid_ids_come_back(text: str, expected: Any) -> None:
    """Strings, null, 64-bit integers and fractions are valid ids and are returned unchanged."""
    found = read(with_id(text))
    assert found == Request("m", {}, expected, is_notification=False)
    assert json.loads(envelope.success(expected, 1))["id"] == json.loads(text)


@pytest.mark.parametrize(
    "text", ["true", "false", "[]", "[1]", "{}", '{"a":1}', "18446744073709551616", "1e300"]
)
def test_invalid_ids_are_invalid_requests(text: str) -> None:
    """An id of another type, or one that could not be returned unchanged, is rejected with id
    null."""
    found = rejection(with_id(text))
    assert (found.error.code, found.id) == (-32600, None)


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"nonsense",
        b"NaN",
        b'{"id":NaN}',
        b"[Infinity]",
        b"[-Infinity]",
        b"[1e400]",
        b'"\xff"',
        b'"\xed\xa0\x80"',
        b'"\\ud800"',
        b'{"a":"\\udc00"}',
        b"\xef\xbb\xbf{}",
        b"{} {}",
        b"{}x",
        b"{}\x00",
        b"\x00",
        b"[1,]",
        b"'a'",
        b"[" * 100_000,
        b"[" * 1000 + b"]" * 1000,
    ],
    ids=repr,
)
def test_what_is_not_json_is_a_parse_error(line: bytes) -> None:
    """Constants such as NaN, invalid UTF-8, lone surrogates outside of requests, and text around
    the JSON."""
    found = rejection(line)
    assert isinstance(found.error, ParseError)
    assert found.id is None


@pytest.mark.parametrize(
    ("params", "field"),
    [
        (r'{"content":"cut \ud83d"}', "content"),
        (r'{"content":"\uDE00 cut"}', "content"),
        (r'{"content":"\ud83d\ud83d\ude00"}', "content"),
        (r'{"content":"\\\ud83d"}', "content"),
        (r'{"calls":[{"tool_name":"a"},{"tool_name":"\udc80"}]}', "calls[1].tool_name"),
        (r'{"tags":{"\ud800":"a"}}', "tags"),
        (r'{"\ud800":1}', "params"),
        (r'["a","\ud800"]', "[1]"),
        ('{"arguments":{"' + "n" * 500 + r'":"\ud800"}}', "arguments." + "n" * 100),
    ],
)
def test_a_lone_surrogate_is_an_invalid_param(params: str, field: str) -> None:
    """The error identifies the request and the field."""
    found = rejection('{"jsonrpc":"2.0","method":"m","id":7,"params":' + params + "}")
    assert (found.error.code, found.error.data["field"], found.id) == (-32602, field, 7)


@pytest.mark.parametrize(
    ("members", "code"),
    [
        (r'"method":"m","id":"\ud800"}', -32600),
        (r'"method":"\ud800"}', -32600),
        (r'"method":"m","params":{"b":"\ud800","c":NaN}}', -32700),
        (r'"method":"m","params":{"b":"\ud800"}', -32700),
        (r'"method":"m","params":{"b":"\ud800","c":' + "[" * 9 + "]" * 9 + "}}", -32700),
    ],
)
def test_other_faults_keep_their_code_with_a_lone_surrogate(members: str, code: int) -> None:
    """An invalid id or method, invalid JSON, and too deep nesting."""
    found = rejection('{"jsonrpc":"2.0",' + members)
    assert (found.error.code, found.id) == (code, None)


def test_ignored_lone_surrogates_and_whole_pairs_are_no_fault() -> None:
    """Escaped backslashes, surrogate pairs, and members that are unknown or overwritten."""
    found = read(
        r'{"jsonrpc":"2.0","method":"m","id":1,"x":"\udfff",'
        r'"params":{"a":"\ud800","a":"\\ud800 \ud83d\ude00 \ufdd0"}}'
    )
    assert found == Request("m", {"a": "\\ud800 😀 \ufdd0"}, 1, is_notification=False)


def test_a_lone_surrogate_in_a_batch_fails_its_own_element_only() -> None:
    """The other elements are parsed as they would be without it."""
    element = r'{"jsonrpc":"2.0","method":"m","id":%d,"params":{"a":"%s"}}'
    found = read("[" + ",".join([element % (1, "b"), element % (2, r"\udc00"), "3"]) + "]")
    assert isinstance(found, Batch)
    good, bad, none = found.elements
    assert good == Request("m", {"a": "b"}, 1, is_notification=False)
    assert isinstance(bad, Rejection)
    assert (bad.error.code, bad.id) == (-32602, 2)
    assert isinstance(none, Rejection)
    assert none.error.code == -32600


ESCAPES = [r"\\", r"\"", r"\n", r"\ud83d", r"\uDE00", r"\u0041", "ud83d", "é", "x"]


@given(st.lists(st.sampled_from(ESCAPES), max_size=12).map("".join))
def test_lone_surrogates_are_found_among_all_escapes(text: str) -> None:
    """Python's own parser, which accepts them, finds the same ones."""
    held = any("\ud800" <= character <= "\udfff" for character in json.loads(f'"{text}"'))
    found = read('{"jsonrpc":"2.0","method":"m","id":1,"params":{"a":["",["' + text + '"]]}}')
    assert isinstance(found, Rejection) == held
    if isinstance(found, Rejection):
        assert found.error.data["field"] == "a[1][0]"


def processor_seconds(work: Callable[[], object]) -> float:
    """The shortest CPU time of five runs."""
    taken = []
    for _ in range(5):
        began = time.thread_time()
        work()
        taken.append(time.thread_time() - began)
    return min(taken)


@pytest.mark.parametrize(
    ("unit", "at_most"),
    [(r'"\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n"', 12.0), ("[]", 5.0)],
    ids=["escapes", "arrays"],
)
def test_a_long_line_with_a_lone_surrogate_does_not_block_the_loop(
    unit: str, at_most: float
) -> None:
    """1 MB, by how many times as long as Python's own parser it takes: 5 and 2 times. With a call
    for each escape and a path for each element it was 28 and 10 times."""
    units = ",".join([unit] * (1_000_000 // (len(unit) + 1)))
    members = r'"params":{"a":[' + units + r',"\ud83d"]}}'
    line = ('{"jsonrpc":"2.0","method":"m","id":1,' + members).encode()
    assert rejection(line).error.data["field"].startswith("a[")
    plain = processor_seconds(lambda: json.loads(line))
    assert processor_seconds(lambda: rejection(line)) < at_most * plain


@pytest.mark.parametrize("line", [b"", b" ", b"\r", b"\t \r", b"\n"])
def test_a_blank_line_is_nothing(line: bytes) -> None:
    """A line of whitespace is ignored."""
    assert read(line) is None


@pytest.mark.parametrize(
    "line",
    [
        "1",
        '"a"',
        "null",
        "true",
        "{}",
        '{"jsonrpc":"2.0"}',
        '{"jsonrpc":"2.0","method":null}',
        '{"jsonrpc":"2.0","method":["m"]}',
        '{"jsonrpc":"1.0","method":"m"}',
        '{"jsonrpc":2.0,"method":"m"}',
        '{"jsonrpc":"2.00","method":"m"}',
        '{"method":"m"}',
        '{"jsonrpc":"2.0","method":"m","params":null}',
        '{"jsonrpc":"2.0","method":"m","params":"p"}',
        '{"jsonrpc":"2.0","method":"m","params":1}',
        '{"jsonrpc":"2.0","method":"m","params":true}',
    ],
)
def test_json_that_is_no_request_is_an_invalid_request(line: str) -> None:
    """The error has id null unless the request has a valid id, even if a notification was
    intended."""
    found = rejection(line)
    assert isinstance(found.error, InvalidRequest)
    assert found.id is None


def test_the_error_of_an_invalid_request_has_its_valid_id() -> None:
    """So a client with many requests in flight knows which one was rejected."""
    assert rejection('{"jsonrpc":"1.0","method":"m","id":"x"}').id == "x"
    assert rejection('{"jsonrpc":"2.0","method":1,"id":7}').id == 7
    assert rejection('{"jsonrpc":"2.0","method":"m","params":1,"id":7}').id == 7


def test_a_request_without_id_is_a_notification() -> None:
    """A request with the id null is not a notification."""
    found = read('{"jsonrpc":"2.0","method":"m"}')
    assert found == Request("m", {}, None, is_notification=True)
    assert read(with_id("null")) == Request("m", {}, None, is_notification=False)


def test_unknown_members_are_ignored_and_the_last_of_one_name_counts() -> None:
    """Only the four members of the envelope are read."""
    line = '{"jsonrpc":"2.0","method":"a","method":"b","id":1,"id":2,"auth":"x","params":{"p":1}}'
    assert read(line) == Request("b", {"p": 1}, 2, is_notification=False)


def test_a_batch_is_checked_by_element() -> None:
    """Invalid elements, such as nested batches, are rejected one by one; the order is kept."""
    found = read('[{"jsonrpc":"2.0","method":"m","id":1},[],[1],2,{"id":3}]')
    assert isinstance(found, Batch)
    codes = [one.error.code if isinstance(one, Rejection) else None for one in found.elements]
    assert codes == [None, -32600, -32600, -32600, -32600]
    assert [one.id for one in found.elements] == [1, None, None, None, 3]


def test_a_batch_over_the_limit_is_rejected_as_a_whole() -> None:
    """With a limit of five, a batch of five passes, and a batch of six is one Invalid Request."""
    element = '{"jsonrpc":"2.0","method":"m"}'
    assert isinstance(read("[" + ",".join([element] * 5) + "]"), Batch)
    found = rejection("[" + ",".join([element] * 6) + "]")
    assert (found.error.code, found.id) == (-32600, None)


@pytest.mark.parametrize("pair", ["[]", "{}", "mixed"])
def test_nesting_is_limited(pair: str) -> None:
    """Nesting up to the limit, which includes the request object, is accepted; one level more is a
    Parse error. Brackets in strings do not count."""
    opened = {"[]": '{"a":[', "{}": '{"a":{"b":', "mixed": '{"a":['}[pair]
    closed = {"[]": "]}", "{}": "}}", "mixed": "]}"}[pair]

    def line(levels: int) -> str:
        inner = "".join(opened for _ in range(levels // 2)) + '"[[[[[[[[[\\"{{{{{"'
        inner += "".join(closed for _ in range(levels // 2))
        params = inner if levels % 2 == 0 else '{"x":' + inner + "}"
        return '{"jsonrpc":"2.0","method":"m","id":1,"params":' + params + "}"

    for levels in (2, 4, 6, 7):
        assert isinstance(read(line(levels)), Request)
    for levels in (8, 9, 20):
        assert isinstance(rejection(line(levels)).error, ParseError)


def test_nesting_is_measured_in_linear_time() -> None:
    """A line with many brackets side by side is not too deep."""
    line = b'{"jsonrpc":"2.0","method":"m","params":{"a":[' + b"[[]]," * 100_000 + b"[]]}}"
    assert isinstance(read(line), Request)


def test_an_error_shows_its_data_only_when_there_is_some() -> None:
    """Errors other than the standard ones have their name in `data.code`."""
    assert json.loads(envelope.failure(1, NotFound("gone"))) == {
        "jsonrpc": "2.0",
        "error": {"code": -32004, "message": "gone", "data": {"code": "not_found"}},
        "id": 1,
    }
    several = AmbiguousMatch("several", candidates=["a"])
    assert json.loads(envelope.failure(None, several))["error"]["data"] == {
        "code": "ambiguous_match",
        "candidates": ["a"],
    }
    bare = InvalidRequest("x")
    bare.data = {}
    assert "data" not in json.loads(envelope.failure(None, bare))["error"]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)
members = st.fixed_dictionaries(
    {},
    optional={
        "jsonrpc": st.just("2.0") | json_values,
        "method": st.just("ping") | st.text() | json_values,
        "params": st.dictionaries(st.text(), json_values, max_size=3) | json_values,
        "id": st.integers() | st.text() | json_values,
    },
)


@given(message=members | st.lists(members, max_size=7) | json_values)
def test_any_json_is_read_without_a_fault(message: Any) -> None:
    """Any JSON is a request, a batch or a rejection, and every id can be serialized again."""
    line = json.dumps(message, ensure_ascii=True).encode()
    found = read(line)
    for one in found.elements if isinstance(found, Batch) else [found]:
        assert isinstance(one, Request | Rejection)
        assert json.loads(envelope.success(one.id, None))["id"] == one.id


@given(line=st.binary(max_size=200))
def test_any_bytes_are_read_without_a_fault(line: bytes) -> None:
    """No bytes raise an exception, and the response to a rejection is JSON on one line."""
    found = read(line)
    if isinstance(found, Rejection):
        response = envelope.failure(found.id, found.error)
        assert b"\n" not in response
        assert orjson.loads(response)["error"]["code"] in (-32700, -32600)
