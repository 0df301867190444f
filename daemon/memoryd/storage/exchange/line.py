"""Converts a line of an export file to a checked record, and back.

`lines.json` in this folder is the only definition of the kinds of lines and their fields.
"""

import json
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

from memoryd.errors import InvalidParams
from memoryd.schema.catalogue import Check, compiled

FORMAT = "memoryd-export"
VERSION = 1

LONGEST_LINE = 4 << 20
"""Maximum length of a line in bytes, including the newline."""

_MOST_DIGITS = 20

Record = dict[str, Any]
"""One line as an object: first its `kind`, then the fields of that kind in the order of
`lines.json`."""


@cache
def kinds() -> dict[str, dict[str, Any]]:
    """Every kind of line by name, in the order of an export: `{summary, properties}`."""
    folder = files("memoryd.storage.exchange")
    found: dict[str, dict[str, Any]] = json.loads(folder.joinpath("lines.json").read_text("utf-8"))
    return found


def write_line(kind: str, **fields: Any) -> bytes:
    """Serialize a line with all fields of its kind. Raises KeyError if the fields are not those of
    the kind, and UnicodeEncodeError for a lone surrogate."""
    names = kinds()[kind]["properties"]
    if fields.keys() != names.keys():
        raise KeyError(f"a {kind} line has the fields {', '.join(names)}")
    return line_of({"kind": kind} | {name: fields[name] for name in names})


def line_of(record: Record) -> bytes:
    """Serialize a record as one line of JSON."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def read_line(line: bytes, number: int) -> Record:
    """Parse line `number` and check it against the schema of its kind. Raises InvalidParams for the
    field `line <number>: <field of the record>`."""
    record = _parsed(line, number)
    kind = record.get("kind")
    if not isinstance(kind, str) or kind not in kinds():
        raise bad_line(number, "kind", f"must be one of {', '.join(kinds())}")
    if kind == "header":
        _check_version(record, number)
    try:
        return _checks()[kind](record)
    except InvalidParams as error:
        raise bad_line(number, error.data["field"], error.data["reason"]) from None


def bad_line(number: int, field: str, reason: str) -> InvalidParams:
    """The error for an invalid field of a line."""
    return InvalidParams(f"line {number}: {field}", reason)


def _parsed(line: bytes, number: int) -> Record:
    try:
        if not line.endswith(b"\n"):
            raise ValueError("is cut off: the file is incomplete")
        text = line.decode("utf-8")
        record = _READER.decode(text)
        if b"\\u" in line:
            json.dumps(record, ensure_ascii=False).encode()  # raises for a lone surrogate
    except json.JSONDecodeError as error:
        raise bad_line(number, "line", f"is not JSON: {error.msg}") from None
    except UnicodeError:
        raise bad_line(number, "line", "is not valid Unicode") from None
    except RecursionError:
        raise bad_line(number, "line", "is nested too deeply") from None
    except ValueError as error:
        raise bad_line(number, "line", str(error)) from None
    if not isinstance(record, dict):
        raise bad_line(number, "line", "is not a JSON object")
    return record


def _object(pairs: list[tuple[str, Any]]) -> Record:
    found = dict(pairs)
    if len(found) < len(pairs):
        (twice, _), *_ = Counter(name for name, _ in pairs).most_common(1)
        raise ValueError(f"contains the key {twice[:100]!r} twice")
    return found


def _integer(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise ValueError(f"contains a number with {len(digits)} digits")
    return int(digits)


def _reject_constant(name: str) -> Any:
    raise ValueError(f"contains {name}, which is not JSON")


def _check_version(record: Record, number: int) -> None:
    if record.get("format") != FORMAT:
        raise bad_line(number, "format", f"must be {FORMAT}: this is not an export of memoryd")
    version = record.get("version")
    if isinstance(version, int) and version > VERSION:
        reason = f"is {version}; this memoryd reads versions up to {VERSION}"
        raise bad_line(number, "version", reason)


_READER = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_integer, parse_constant=_reject_constant
)


@cache
def _checks() -> dict[str, Check]:
    return {kind: _check_of(kind) for kind in kinds()}


def _check_of(kind: str) -> Check:
    properties = {"kind": {"const": kind}} | kinds()[kind]["properties"]
    return compiled(
        {
            "type": "object",
            "properties": properties,
            "required": list(properties),
            "additionalProperties": False,
        }
    )
