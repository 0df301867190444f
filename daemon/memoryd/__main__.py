"""The command line of `memoryd`."""

import argparse
import gc
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import fields
from importlib.metadata import version
from pathlib import Path
from typing import Any

from memoryd.access.access_map import AccessMap
from memoryd.errors import SettingsError, StartupError
from memoryd.process_limits import forbid_core_dumps, let_threads_sleep
from memoryd.setting_values import describe
from memoryd.settings import (
    Effective,
    Settings,
    configuration_files,
    flag_of,
    load,
    variable_of,
)
from memoryd.standard_error import StandardError, redirect_standard_error

EXIT_STARTUP = 1
EXIT_SETTINGS = 2


def main() -> None:
    """Run the command line of this process and exit with its exit code."""
    sys.exit(run(sys.argv[1:], redirect_standard_error()))


def run(arguments: list[str], output: StandardError) -> int:
    """Run a command: serve, settings or doctor. Returns the exit code: 0 for success, 1 if the
    daemon cannot start or a check fails, 2 if the settings are invalid."""
    given = _parser().parse_args(arguments)
    flags = {
        row.name: value
        for row in fields(Settings)
        if (value := getattr(given, row.name)) is not None
    }
    if given.command == "doctor":
        return _examine(flags, given.config)
    try:
        settings, effective = load(flags, os.environ, given.config)
    except SettingsError as error:
        print(f"memoryd: {error}", file=sys.stderr)  # noqa: T201
        return EXIT_SETTINGS
    if given.command == "settings":
        print(_as_json(effective) if given.json else _as_table(effective))  # noqa: T201
        return 0
    return _serve(settings, configuration_files(os.environ, given.config), output)


def _examine(flags: dict[str, str], config: Path | None) -> int:
    from memoryd.doctor.examination import examine

    findings = examine(flags, os.environ, config)
    print(json.dumps([one.as_json() for one in findings], indent=2))  # noqa: T201
    return int(any(one.status == "fail" for one in findings))


def _serve(settings: Settings, configuration: Sequence[Path], output: StandardError) -> int:
    forbid_core_dumps()
    gc.disable()  # until the warm-up has finished: modules are never garbage
    let_threads_sleep()
    import uvloop

    from memoryd.logs import configure_logs
    from memoryd.service import Service

    configure_logs(settings.log_level, settings.log_format, output)

    async def serve() -> None:
        await Service(settings, configuration, lambda: output.lines_lost).serve()
        _end()

    try:
        uvloop.run(serve())
    except (SettingsError, StartupError) as error:
        print(f"memoryd: {error}", file=sys.stderr)  # noqa: T201
        return EXIT_SETTINGS if isinstance(error, SettingsError) else EXIT_STARTUP
    return EXIT_STARTUP


def _end() -> None:
    """Exit immediately with code 0. Threads may still be waiting for a hanging disk or loading a
    model, and finalizing the interpreter while they run native code would abort."""
    if sys.flags.dev_mode:  # report unclosed resources, as finalization would do
        gc.unfreeze()
        gc.collect()
    os._exit(0)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="memoryd",
        allow_abbrev=False,
        description="Serve agent memory over a Unix socket. Every setting is a flag, an"
        " environment variable (MEMORYD_<NAME>) and a key of the TOML file; flags win, then the"
        " environment, then the file.",
        epilog="memoryd settings shows each effective value and where it came from. memoryd doctor"
        " checks this installation and prints JSON; memoryctl doctor formats it.",
    )
    parser.add_argument(
        "command",
        nargs="?",
        choices=["serve", "settings", "doctor"],
        default="serve",
        help="default: serve",
    )
    parser.add_argument("--version", action="version", version=f"memoryd {version('memoryd')}")
    parser.add_argument("--config", type=Path, metavar="FILE", help="TOML file with settings")
    parser.add_argument("--json", action="store_true", help="settings: print JSON")
    for row in fields(Settings):
        parser.add_argument(
            flag_of(row.name),
            dest=row.name,
            metavar=describe(row).replace(" ", "").upper() if row.type is Path else "VALUE",
            help=f"{row.metadata['help']} ({describe(row)})".replace("%", "%%"),
        )
    return parser


def _as_json(effective: list[Effective]) -> str:
    rows = {
        one.name: {
            "value": _as_json_value(one.value),
            "origin": one.origin,
            "environment": variable_of(one.name),
        }
        for one in effective
    }
    return json.dumps(rows, indent=2)


def _as_json_value(value: Any) -> Any:
    if isinstance(value, AccessMap):
        return value.table
    return str(value) if isinstance(value, Path) else value


def _as_table(effective: list[Effective]) -> str:
    widths = [
        max(len(one.name) for one in effective),
        max(len(str(one.value)) for one in effective),
    ]
    return "\n".join(
        f"{one.name:<{widths[0]}}  {one.value!s:<{widths[1]}}  {one.origin}" for one in effective
    )


if __name__ == "__main__":
    main()
