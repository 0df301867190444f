"""The entry point of memoryctl. help.py lists the exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from memoryd_client.memoryctl import output
from memoryd_client.memoryctl.errors import CommandError, DaemonError

_INTERRUPTED = 130
_BROKEN_PIPE = 141
_NOT_PRINTED = 2


def main(words: Sequence[str] | None = None) -> int:
    """Run one command line, by default the one of this process. Returns the exit code."""
    words = sys.argv[1:] if words is None else words
    try:
        output.prepare_streams()
        from memoryd_client.memoryctl.parser import parse
        from memoryd_client.memoryctl.run import run

        return run(parse(words), os.environ)
    except CommandError as error:
        _report(error, as_json="--json" in words)
        return error.exit_code
    except output.OutputError as failure:
        if not str(failure):
            return _BROKEN_PIPE
        output.write_error(f"memoryctl: {failure}")
        return _NOT_PRINTED
    except KeyboardInterrupt:
        return _INTERRUPTED


def _report(error: CommandError, as_json: bool) -> None:
    """Print the error: as an error object if --json is given and stderr is piped, otherwise as
    message and advice."""
    if as_json and not output.is_terminal(sys.stderr):
        output.write_error(output.to_json(error.error_object))
        return
    message, next_step = output.escape(error.message), output.escape_lines(error.advice)
    if isinstance(error, DaemonError):
        message += _details(error)
    output.write_error(f"memoryctl: {message}" + (f"\n{next_step}" if next_step else ""))


def _details(error: DaemonError) -> str:
    """The code and data of the daemon's error, in parentheses."""
    parts = [output.to_json(error.error.get("code"))]
    data = error.error.get("data")
    if isinstance(data, dict):
        parts += [f"{output.escape(name)}: {output.to_json(value)}" for name, value in data.items()]
    return f" ({', '.join(parts)})"


if __name__ == "__main__":
    sys.exit(main())
