"""Text that is safe to print, and the two forms of an answer: JSON and readable text."""

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
    """Standard output takes nothing more; the message says why."""


def to_json(value: Any, indent: int | None = None) -> str:
    """JSON in which everything a terminal could obey, C1 and bidi controls too, is `\\u…`."""
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
    """Text of several lines: its newlines and tabs stay, all else is as in `escape`."""
    lines = ["\t".join(map(escape, line.split("\t"))) for line in text.split("\n")]
    return "\n".join(lines).rstrip("\n")


def table(headings: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Columns under headings. The last column is not padded, so a terminal may wrap it."""
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
    """One `name  value` line a field; objects in it are indented below their name."""
    width = max((_width(name) for name in map(escape, values)), default=0)
    lines = []
    for name, value in values.items():
        if isinstance(value, dict) and value:
            lines += [indent + escape(name), fields(value, indent + "  ")]
        else:
            lines.append(f"{indent}{escape(name).ljust(width)}  {_cell(value)}".rstrip())
    return "\n".join(lines)


def write(text: str) -> None:
    """Print the answer, with a newline at its end. Raises OutputError; a reader that has gone
    away is OutputError with an empty message."""
    stdout = sys.stdout
    if stdout is None:
        raise OutputError("cannot print the answer: standard output is closed")
    try:
        stdout.write(text if text.endswith("\n") else text + "\n")
        stdout.flush()
    except BrokenPipeError:
        _discard_stdout()
        raise OutputError from None
    except OSError as error:
        _discard_stdout()
        raise OutputError(f"cannot print the answer: {error.strerror}") from None


def wait_while_read(descriptor: int | None, seconds: float) -> None:
    """Wait until something can be read from a descriptor, `seconds` at most. Raises OutputError
    with an empty message as soon as the reader of standard output has gone away."""
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
    except OSError:  # nobody reads it: the exit code says enough
        return


def prepare_streams() -> None:
    """No answer may fail to print: pipes get UTF-8, a poorer terminal gets escapes."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            encoding = None if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


def is_terminal(stream: Any) -> bool:
    """Whether a person reads this stream."""
    return stream is not None and bool(stream.isatty())


def _discard_stdout() -> None:
    """What is left in the buffer must not fail once more when the interpreter ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _cell(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, str):
        return escape(value)
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return escape(", ".join(value)) or "-"
    return to_json(value)


def _width(text: str) -> int:
    """The terminal columns of a text: East Asian wide characters take two, joiners none."""
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
    """The line that tells how to go on with a list that does not end here; "" at its end."""
    cursor = result.get("next_cursor")
    return f"\nThere is more: --cursor {escape(cursor)}" if cursor else ""
