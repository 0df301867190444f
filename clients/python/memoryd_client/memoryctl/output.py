"""Prints JSON and readable text, with everything escaped that a terminal could obey."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_UNSAFE_CATEGORIES = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = "\u200c\u200d"  # Persian, Indic scripts and emoji are written with them


class OutputError(Exception):
    """Standard output cannot be written. The message says why; it is empty if the reader left."""


def to_json(value: Any, indent: int | None = None) -> str:
    """JSON with everything that a terminal could obey, even C1 and bidi controls, as `\\u…`."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    return "\n".join(escape(line) for line in text.split("\n"))


def escape(text: str) -> str:
    """One line of text with every control, format and line-break character as `\\u…`."""
    if text.isprintable():
        return text
    import unicodedata

    def safe(character: str) -> bool:
        return character in _JOINERS or unicodedata.category(character) not in _UNSAFE_CATEGORIES

    return "".join(
        character if safe(character) else json.dumps(character)[1:-1].replace("\x7f", "\\u007f")
        for character in text
    )


def escape_lines(text: str) -> str:
    """Like `escape`, for several lines: newlines and tabs stay."""
    lines = ["\t".join(map(escape, line.split("\t"))) for line in text.split("\n")]
    return "\n".join(lines).rstrip("\n")


def table(headings: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Columns below headings. The last column is not padded, so that a terminal can wrap it."""
    cells = [list(headings), *[[_cell(value) for value in row] for row in rows]]
    widths = [max(map(_width, column)) for column in zip(*cells, strict=True)]
    lines = []
    for row in cells:
        padded = [
            cell + " " * (width - _width(cell)) for cell, width in zip(row, widths, strict=True)
        ]
        lines.append("  ".join([*padded[:-1], row[-1]]).rstrip())
    return "\n".join(lines)


def fields(values: dict[str, Any], indent: str = "") -> str:
    """A `name  value` line per field; nested objects are indented below their name."""
    width = max((_width(name) for name in map(escape, values)), default=0)
    lines = []
    for name, value in values.items():
        if isinstance(value, dict) and value:
            lines += [indent + escape(name), fields(value, indent + "  ")]
        else:
            lines.append(f"{indent}{escape(name).ljust(width)}  {_cell(value)}".rstrip())
    return "\n".join(lines)


def write(text: str) -> None:
    """Print a text, with a newline at its end. Raises OutputError."""
    stdout = sys.stdout
    if stdout is None:
        raise OutputError("cannot print the result: standard output is closed")
    try:
        stdout.write(text if text.endswith("\n") else text + "\n")
        stdout.flush()
    except BrokenPipeError:
        _discard_stdout()
        raise OutputError from None
    except OSError as error:
        _discard_stdout()
        raise OutputError(f"cannot print the result: {error.strerror}") from None


def wait_while_read(descriptor: int | None, seconds: float) -> None:
    """Wait at most `seconds` until a descriptor is readable. Raises OutputError, with an empty
    message, as soon as standard output has no reader."""
    import select

    poll = select.poll()
    if descriptor is not None:
        poll.register(descriptor, select.POLLIN)
    if sys.stdout is not None:
        poll.register(sys.stdout.fileno(), 0)
    if any(ready != descriptor for ready, _ in poll.poll(seconds * 1000)):
        _discard_stdout()
        raise OutputError


def write_error(text: str) -> None:
    """Print a message on standard error."""
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:  # stderr has no reader; the exit code is left
        return


def prepare_streams() -> None:
    """Make every text printable: pipes get UTF-8, terminals get escapes for what they lack."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            encoding = None if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


def is_terminal(stream: Any) -> bool:
    """Whether a person reads this stream."""
    return stream is not None and bool(stream.isatty())


def _discard_stdout() -> None:
    """Keep the rest of the buffer from failing again when the interpreter exits."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    os.close(null)


def _cell(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, str):
        return escape(value)
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return escape(", ".join(value)) or "-"
    return to_json(value)


def _width(text: str) -> int:
    """The width of a text in terminal columns: two for a wide East Asian character."""
    if text.isascii():
        return len(text)
    import unicodedata

    return sum(
        0
        if unicodedata.combining(character) or character in _JOINERS
        else 2
        if unicodedata.east_asian_width(character) in "WF"
        else 1
        for character in text
    )


def more(result: Any) -> str:
    """The line that says how to read the next page; empty for the last page."""
    cursor = result.get("next_cursor")
    return f"\nMore with: --cursor {escape(cursor)}" if cursor else ""
