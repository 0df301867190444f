"""Logging: structlog writes to standard error, as JSON or formatted for a terminal.

Log lines never contain note texts, rule texts, arguments or secrets.
"""

import io
import json
import logging
from collections.abc import MutableMapping
from typing import Any, Literal

import orjson
import structlog

from memoryd import clock
from memoryd.standard_error import StandardError

_FOREIGN_LOGGERS = ("jsonrpcserver", "aiosqlite")
"""Libraries whose logs would contain requests or SQL statements. They also raise their errors as
exceptions."""


def configure_logs(
    level: Literal["debug", "info", "warning", "error"],
    form: Literal["auto", "json", "console"],
    output: StandardError,
) -> None:
    """Set up logging to `output` for the whole process."""
    number = logging.getLevelNamesMapping()[level.upper()]
    console = form == "console" or (form == "auto" and output.isatty())
    shared: list[Any] = [structlog.processors.add_log_level, _add_time]
    if console:
        # If rich is installed, the default formatter shows local variables, which hold texts.
        final: list[Any] = [
            structlog.dev.ConsoleRenderer(
                colors=output.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        ]
    else:
        final = [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(serializer=_to_json_bytes),
        ]
    structlog.configure(
        processors=[*shared, *final],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=lambda *_: _LineLogger(output),
        cache_logger_on_first_use=True,
    )
    output.loss_line = _loss_line
    handler = _ToStructlog()
    logging.root.handlers[:] = [handler]
    logging.root.setLevel(logging.WARNING)
    for name in _FOREIGN_LOGGERS:
        logging.getLogger(name).disabled = True


class _LineLogger:
    """Writes rendered lines. structlog's own loggers use a lock that is not reentrant, so a
    destructor that logs while its thread is writing would deadlock."""

    def __init__(self, output: io.RawIOBase | io.BytesIO) -> None:
        self._output = output

    def msg(self, line: str | bytes) -> None:
        """Write one line."""
        content = line if isinstance(line, bytes) else line.encode("utf-8", "backslashreplace")
        self._output.write(content + b"\n")

    debug = info = warning = error = critical = msg


def _loss_line(lines: int) -> bytes:
    line = io.BytesIO()
    log = structlog.wrap_logger(_LineLogger(line))
    log.warning("log lines lost", lines=lines)
    return line.getvalue()


def _add_time(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    event["timestamp"] = clock.to_rfc3339(clock.now())
    return event


class _ToStructlog(logging.Handler):
    """Forwards log records of the standard library's logging to structlog."""

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger()
        log.log(record.levelno, record.getMessage(), logger=record.name, exc_info=record.exc_info)


def _to_json_bytes(event: Any, **_: Any) -> bytes:
    try:
        return orjson.dumps(event, default=repr)
    except TypeError:  # a lone surrogate, from a file name that is not UTF-8, or a large number
        return json.dumps(event, default=repr).encode("ascii")
