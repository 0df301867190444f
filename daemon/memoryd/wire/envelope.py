"""JSON-RPC 2.0 envelopes: decoding lines into requests, encoding results and errors.

A line holds one request or a batch. A batch is checked element by element; an invalid element does
not affect the others. If the specification leaves a case open:

* An id is a string, null, an integer from -2^63 to 2^64-1, or a fraction. Any other id, including a
  number that a 64-bit float cannot represent exactly, is an Invalid Request with id null.
* The response to an Invalid Request has the request's id if that is valid.
* A lone surrogate in the params is an Invalid params error with the id of its request; in the id
  or the method it is an Invalid Request; if the line is not a request anyway, it is a Parse error.
* If an object has several members of the same name, the last one counts. Unknown members are
  ignored.
* JSON nested deeper than the limit is a Parse error.
"""

import re
from dataclasses import dataclass
from typing import Any, Final, Protocol

import orjson

from memoryd.errors import InvalidParams, InvalidRequest, ParseError, RpcError
from memoryd.wire.surrogates import marked, path_of

Id = str | int | float | None

_ABSENT: Final = object()
_ID_TYPES: Final = frozenset({str, int, type(None)})
_EXACT_FLOAT: Final = 2.0**53
_NOT_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))
_ONE_BRACKET_PAIR: Final = bytes.maketrans(b"{}", b"[]")
_STRING: Final = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"')


@dataclass(slots=True)
class Request:
    """A well-formed request. `params` is a list if they were given by position."""

    method: str
    params: dict[str, Any] | list[Any]
    id: Id
    is_notification: bool


@dataclass(slots=True)
class Rejection:
    """The error response to a line, or to an element of a batch, that is not served."""

    error: RpcError
    id: Id = None


@dataclass(slots=True)
class Batch:
    """A batch: one or more elements, in the order of the line."""

    elements: list[Request | Rejection]


def read(
    line: bytes | bytearray, *, max_batch: int, max_nesting: int
) -> Request | Rejection | Batch | None:
    """Decode a line; None if it is blank."""
    try:
        message = orjson.loads(line)
    except orjson.JSONDecodeError as error:
        if not line.strip(b" \t\r\n"):
            return None
        found = _read_lone_surrogates(bytes(line), max_batch, max_nesting)
        return found or Rejection(ParseError(f"{error.msg} at character {error.pos}"))
    if line.count(b"[") + line.count(b"{") > max_nesting and _is_deeper(line, max_nesting):
        return Rejection(ParseError(f"nested deeper than {max_nesting} levels"))
    if type(message) is not list:
        return _element(message)
    if not message:
        return Rejection(InvalidRequest("an empty batch"))
    if len(message) > max_batch:
        return Rejection(InvalidRequest(f"a batch of more than {max_batch} requests"))
    return Batch([_element(element) for element in message])


def _read_lone_surrogates(
    line: bytes, max_batch: int, max_nesting: int
) -> Request | Rejection | Batch | None:
    """Decode a line that would be valid JSON without its lone surrogates. Only the requests that
    contain them are rejected. Returns None if the line is invalid for another reason."""
    found = marked(line)
    if found is None:
        return None
    marked_line, mark = found
    message = read(marked_line, max_batch=max_batch, max_nesting=max_nesting)
    if isinstance(message, Batch):
        return Batch([_reject_mark(element, mark) for element in message.elements])
    return _reject_mark(message, mark) if isinstance(message, Request) else None


def _reject_mark(element: Request | Rejection, mark: str) -> Request | Rejection:
    """Return the element, or its rejection if it contains the mark that replaces lone
    surrogates."""
    if isinstance(element.id, str) and mark in element.id:
        return Rejection(InvalidRequest(f"id {_LONE_SURROGATE}"))
    if isinstance(element, Rejection):
        return element
    if mark in element.method:
        return Rejection(InvalidRequest(f"method {_LONE_SURROGATE}"), element.id)
    path = path_of(mark, element.params)
    if path is None:
        return element
    return Rejection(InvalidParams(path or "params", _LONE_SURROGATE), element.id)


_LONE_SURROGATE = "contains a lone surrogate, which is not a character"


def rejected(message: Request | Rejection | Batch, error: RpcError) -> Rejection | Batch | None:
    """Replace each request of a message by a rejection with `error`; None if all are
    notifications."""
    if not isinstance(message, Batch):
        return _rejected(message, error)
    elements = [element for one in message.elements if (element := _rejected(one, error))]
    return Batch([*elements]) if elements else None


def _rejected(element: Request | Rejection, error: RpcError) -> Rejection | None:
    if isinstance(element, Rejection):
        return element
    return None if element.is_notification else Rejection(error, element.id)


def success(request_id: Id, result: Any) -> bytes:
    """Encode the response to a request that succeeded. Raises TypeError if `result` cannot be
    written as JSON."""
    return orjson.dumps({"jsonrpc": "2.0", "result": result, "id": request_id})


class Failure(Protocol):
    """The content of an error object: an RpcError or jsonrpcserver's ErrorResult."""

    @property
    def code(self) -> int: ...
    @property
    def message(self) -> str: ...
    @property
    def data(self) -> Any: ...


def failure(request_id: Id, error: Failure) -> bytes:
    """Encode the response to a request that failed. Raises TypeError if the error's data cannot be
    written as JSON."""
    body: dict[str, Any] = {"code": error.code, "message": error.message}
    if error.data:
        body["data"] = error.data
    return orjson.dumps({"jsonrpc": "2.0", "error": body, "id": request_id})


def batch(responses: list[bytes]) -> bytes:
    """Join the encoded responses to the elements of a batch."""
    return b"[" + b",".join(responses) + b"]"


def _element(message: Any) -> Request | Rejection:
    """Check one decoded request."""
    if type(message) is not dict:
        return Rejection(InvalidRequest("a request is an object"))
    request_id = message.get("id", _ABSENT)
    if request_id is _ABSENT:
        is_notification, request_id = True, None
    elif type(request_id) in _ID_TYPES or _is_exact(request_id):
        is_notification = False
    else:
        return Rejection(InvalidRequest("id is not a string, a 64-bit number or null"))
    if message.get("jsonrpc") != "2.0":
        return Rejection(InvalidRequest('jsonrpc is not "2.0"'), request_id)
    method = message.get("method")
    if type(method) is not str:
        return Rejection(InvalidRequest("method is not a string"), request_id)
    params = message.get("params", _ABSENT)
    if params is _ABSENT:
        params = {}
    elif type(params) is not dict and type(params) is not list:
        return Rejection(InvalidRequest("params is not an object or an array"), request_id)
    return Request(method, params, request_id, is_notification)


def _is_exact(request_id: Any) -> bool:
    """Whether the id is a float that is returned as it was sent. orjson decodes integers beyond
    64 bits as the nearest float, so large floats are not exact."""
    return type(request_id) is float and abs(request_id) < _EXACT_FLOAT


def _is_deeper(line: bytes | bytearray, max_nesting: int) -> bool:
    """Whether valid JSON is nested deeper than `max_nesting`. Each iteration removes the innermost
    level, in time linear in the length of the line."""
    brackets = _STRING.sub(b"", line).translate(_ONE_BRACKET_PAIR, _NOT_BRACKETS)
    for _ in range(max_nesting):
        if not brackets:
            return False
        brackets = brackets.replace(b"[]", b"")
    return bool(brackets)
