"""Prints JSON and readable text. Characters that could control a terminal are escaped."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_UNSAFE_CATEGORIES = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = "\u200c\u200d"  # Persian, Indic scripts and emoji need them


class OutputError(Exception):
    """Standard output cannot be written. The message gives the reason; it is empty if the reader
    closed the pipe."""


def to_json(value: Any, indent: int | None = None) -> str:
    """Format a value as JSON, with all characters that could control a terminal, including C1 and
    bidirectional controls, as `\\u…`."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    return "\n".join(escape(line) for line in text.split("\n"))


def escape(text: str) -> str:
    """Escape every control, format and line-break character in a line of text as `\\u…`."""
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
    """Like `escape`, but newlines and tabs are kept, except newlines at the end."""
    lines = ["\t".join(map(escape, line.split("\t"))) for line in text.split("\n")]
    return "\n".join(lines).rstrip("\n")


def table(headings: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Format rows as columns below headings. The last column is not padded, so that a terminal can
    wrap it."""
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
    """Format an object as one line `name  value` per field. Nested objects are indented below their
    name."""
    width = max((_width(name) for name in map(escape, values)), default=0)
    lines = []
    for name, value in values.items():
        if isinstance(value, dict) and value:
            lines += [indent + escape(name), fields(value, indent + "  ")]
        else:
            lines.append(f"{indent}{escape(name).ljust(width)}  {_cell(value)}".rstrip())
    return "\n".join(lines)


def write(text: str) -> None:
    """Print a text, adding a newline if it does not end with one. Raises OutputError."""
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
    """Wait until the descriptor is readable, but at most `seconds`. Raises OutputError with an
    empty message as soon as standard output has no reader."""
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
    except OSError:  # stderr has no reader; only the exit code reports the error
        return


def prepare_streams() -> None:
    """Make every text printable: pipes get UTF-8, and characters that a terminal's encoding lacks
    are escaped."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            encoding = None if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


def is_terminal(stream: Any) -> bool:
    """Whether the stream is open and a terminal."""
    return stream is not None and bool(stream.isatty())


def _discard_stdout() -> None:
    """Redirect standard output to /dev/null, so that flushing it at exit does not fail again."""
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
    """The width of a text in terminal columns. Wide East Asian characters take two, combining
    characters and joiners none."""
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
    """The line that shows how to get the next page; empty for the last page."""
    cursor = result.get("next_cursor")
    return f"\nNext page: --cursor {escape(cursor)}" if cursor else ""
