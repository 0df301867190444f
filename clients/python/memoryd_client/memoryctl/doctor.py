"""`memoryctl doctor` checks the installation, whether or not a daemon is running.

It runs `memoryd doctor` for the checks that need the daemon's Python and libraries. The other
checks are of the socket and of the running daemon.
"""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from collections.abc import Mapping

from memoryd_client.memoryctl.connection import Connection
from memoryd_client.memoryctl.errors import CommandError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Finding = dict[str, str]

_EXAMINATION_S = 120
_INHERITED = (
    *("STATE_DIRECTORY", "RUNTIME_DIRECTORY", "CONFIGURATION_DIRECTORY", "CREDENTIALS_DIRECTORY"),
    "HOME",
)


def doctor(path: str, timeout: float, environment: Mapping[str, str]) -> Any:
    """Run all checks. Returns `{"findings": [{name, status, found, advice}]}`, in which `status` is
    ok, warn or fail."""
    findings, pid = _daemon(path, timeout)
    return {"findings": [*_installation(environment, pid), _socket(path), *findings]}


def _finding(name: str, status: str, found: str, advice: str = "") -> Finding:
    return {"name": name, "status": status, "found": found, "advice": advice}


def _daemon(path: str, timeout: float) -> tuple[list[Finding], int | None]:
    """The findings about the running daemon, and its pid; None if it cannot be reached."""
    try:
        with Connection(path, timeout) as connection:
            health = connection.call("daemon.health", {})
    except CommandError as error:
        return [_finding("daemon", "warn", error.message, error.advice)], None
    found = f"memoryd {health['version']}, pid {health['pid']}, is {health['status']}"
    return [_finding("daemon", "ok", found), _version(health["version"])], health["pid"]


def _version(running: str) -> Finding:
    from importlib.metadata import version

    own = version("memoryd-client")
    if running == own:
        return _finding("version", "ok", f"memoryctl and the daemon are {own}")
    advice = "Restart the daemon after an upgrade: systemctl restart memoryd"
    return _finding("version", "warn", f"memoryctl is {own}, the daemon is {running}", advice)


def _socket(path: str) -> Finding:
    try:
        found = os.lstat(path)
    except OSError as error:
        return _finding("socket", "warn", f"{path}: {error.strerror}", "Start the daemon.")
    described = f"{path}, {stat.filemode(found.st_mode)}, uid {found.st_uid}, gid {found.st_gid}"
    if not stat.S_ISSOCK(found.st_mode):
        return _finding("socket", "fail", f"{path} is not a socket", "Give another --socket.")
    if found.st_mode & 0o007:
        advice = "Every unix user may connect: set SocketMode=0660 in the unit."
        return _finding("socket", "fail", described, advice)
    return _finding("socket", "ok", described)


def _installation(environment: Mapping[str, str], pid: int | None) -> list[Finding]:
    """The findings of `memoryd doctor`. It gets the settings of the running daemon if they can be
    read, and runs in the daemon's working directory, since paths may be relative. -P keeps Python
    from importing modules from that directory."""
    from importlib.util import find_spec

    if find_spec("memoryd") is None:
        advice = "Run memoryd doctor on the daemon's host with the daemon's Python."
        return [
            _finding("program", "warn", "memoryd is not installed together with memoryctl", advice)
        ]
    flags: list[str] = []
    given: dict[str, str] = {}
    folder = None
    source = "this shell; a service may have others"
    if pid is not None and (seen := _flags_of(pid)) is not None:
        flags = seen
        source = "the flags of the running daemon and this shell; root sees all of them"
        if (process := _environment_of(pid)) is not None:
            (given, folder), source = process, "the running daemon"
    command = [sys.executable, "-P", "-m", "memoryd", "doctor", *flags]
    try:
        done = subprocess.run(  # noqa: S603 (memoryd's own program)
            command,
            env={**environment, **given},
            cwd=folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_EXAMINATION_S,
            check=False,
        )
        found: list[Finding] = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        advice = f"Run it yourself: {' '.join(command)}"
        return [
            _finding("program", "fail", f"memoryd doctor returned no findings: {error}", advice)
        ]
    return [_finding("settings of", "ok", source), *found]


def _flags_of(pid: int) -> list[str] | None:
    """The daemon's command-line flags; None if they cannot be read."""
    try:
        words = _strings(f"/proc/{pid}/cmdline")
    except OSError:
        return None
    flags: list[str] = []
    for position, word in enumerate(words):
        if word.startswith("--"):
            value = words[position + 1 : position + 2] if "=" not in word else []
            flags += [word, *value]
    return flags


def _environment_of(pid: int) -> tuple[dict[str, str], str] | None:
    """The daemon's environment variables that affect its settings, and a path to its working
    directory; None if they cannot be read."""
    folder = f"/proc/{pid}/cwd"
    if not os.access(folder, os.X_OK):
        return None
    try:
        variables = _strings(f"/proc/{pid}/environ")
    except OSError:
        return None
    pairs = (text.partition("=") for text in variables)
    given = {
        name: value
        for name, _, value in pairs
        if name.startswith(("MEMORYD_", "XDG_")) or name in _INHERITED
    }
    return given, folder


def _strings(path: str) -> list[str]:
    """The NUL-terminated strings of a file."""
    with open(path, "rb") as file:  # noqa: PTH123 (pathlib costs 5 ms)
        return [os.fsdecode(text) for text in file.read().split(b"\0") if text]
