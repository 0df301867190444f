"""Writes the generated files, or checks that they are up to date.

The sources are the method schemas, the settings table, the error tree, the kinds of export lines,
memoryctl's command table and aio.py. The generated files are five pages in docs/, memoryctl's
completion scripts, the methods, types and errors of the clients, the types of the daemon's
handlers, and the list of methods that the built-in denies allow.

    python tools/generate.py            write the files
    python tools/generate.py --check    write nothing; exit 1 and list the files out of date
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from command_page import commands_page
from completions import bash_completion, zsh_completion
from daemon_types import decorator_module, types_module
from export_page import exports_page
from guarded_methods import guarded_methods_module
from pages import errors_page, settings_page
from python_client import (
    async_calls_module,
    calls_module,
    errors_module,
    methods_module,
    results_module,
)
from schema_pages import methods_page
from sync_client import client_module
from typescript_client import methods_file, types_file

REPOSITORY = Path(__file__).resolve().parent.parent

FILES: dict[str, Callable[[], str]] = {
    "docs/methods.md": methods_page,
    "docs/settings.md": settings_page,
    "docs/errors.md": errors_page,
    "docs/exports.md": exports_page,
    "docs/memoryctl.md": commands_page,
    "clients/python/memoryd_client/memoryctl/completion/memoryctl.bash": bash_completion,
    "clients/python/memoryd_client/memoryctl/completion/_memoryctl": zsh_completion,
    "daemon/memoryd/rules/judging/guarded_methods.py": guarded_methods_module,
    "daemon/memoryd/methods/_generated/rpc_types.py": types_module,
    "daemon/memoryd/methods/_generated/decorator.py": decorator_module,
    "clients/python/memoryd_client/_generated/results.py": results_module,
    "clients/python/memoryd_client/_generated/client.py": client_module,
    "clients/python/memoryd_client/_generated/calls.py": calls_module,
    "clients/python/memoryd_client/_generated/async_calls.py": async_calls_module,
    "clients/python/memoryd_client/_generated/errors.py": errors_module,
    "clients/python/memoryd_client/_generated/methods.py": methods_module,
    "clients/typescript/_generated/methods.js": methods_file,
    "clients/typescript/_generated/memoryd.d.ts": types_file,
}


def main() -> int:
    """Write or check the files. Returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="exit 1 if a file is out of date")
    parser.add_argument("--root", type=Path, default=REPOSITORY, help="the tree to write into")
    options = parser.parse_args()
    out_of_date = [name for name, make in FILES.items() if _current(options.root / name) != make()]
    if options.check:
        for name in out_of_date:
            sys.stderr.write(f"{name} is out of date: run make generate\n")
        return 1 if out_of_date else 0
    for name in out_of_date:
        path = options.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(FILES[name](), encoding="utf-8")
        sys.stdout.write(f"wrote {name}\n")
    return 0


def _current(path: Path) -> str | None:
    return path.read_text("utf-8") if path.is_file() else None


if __name__ == "__main__":
    sys.exit(main())
