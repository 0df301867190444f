"""Log lines must not contain users' texts."""

import structlog

from memoryd.logs import configure_logs
from memoryd.standard_error import StandardError


def test_a_traceback_on_a_terminal_shows_no_local() -> None:
    """Local variables contain users' texts and arguments. They are not shown even if rich is
    installed."""
    try:
        configure_logs("info", "console", StandardError())
        (*_, renderer) = structlog.get_config()["processors"]
        assert renderer.exception_formatter is structlog.dev.plain_traceback
    finally:
        structlog.reset_defaults()
