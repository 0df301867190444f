"""Where log lines go: structlog to standard error, as JSON or for a terminal.

Lines never hold note texts, rule texts, arguments or secrets.
"""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Literal

import orjson
import structlog

from memoryd import clock

_FOREIGN_LOGGERS = ("jsonrpcserver", "aiosqlite")
"""Libraries that log what a client sent or every statement; their errors reach us as errors."""


def configure_logs(
    level: Literal["debug", "info", "warning", "error"],
    form: Literal["auto", "json", "console"],
) -> None:
    """Set up logging for the whole process."""
    number = logging.getLevelNamesMapping()[level.upper()]
    console = form == "console" or (form == "auto" and sys.stderr.isatty())
    shared: list[Any] = [structlog.processors.add_log_level, _add_time]
    if console:
        # The default formatter shows locals, which hold texts, where rich is installed.
        final: list[Any] = [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        ]
        factory: Any = structlog.PrintLoggerFactory(sys.stderr)
    else:
        final = [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(serializer=_to_json_bytes),
        ]
        factory = structlog.BytesLoggerFactory(sys.stderr.buffer)
    structlog.configure(
        processors=[*shared, *final],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=factory,
        cache_logger_on_first_use=True,
    )
    handler = _ToStructlog()
    logging.root.handlers[:] = [handler]
    logging.root.setLevel(logging.WARNING)
    for name in _FOREIGN_LOGGERS:
        logging.getLogger(name).disabled = True


def _add_time(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    event["timestamp"] = clock.to_rfc3339(clock.now())
    return event


class _ToStructlog(logging.Handler):
    """Gives what libraries log through the standard library to structlog."""

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger()
        log.log(record.levelno, record.getMessage(), logger=record.name, exc_info=record.exc_info)


def _to_json_bytes(event: Any, **_: Any) -> bytes:
    return orjson.dumps(event, default=repr)
