"""`memoryctl doctor`: what a working memoryd needs, looked at with and without a running one.

What needs the daemon's own Python and its libraries is examined by `memoryd doctor`, a program of
its own that this one runs; the rest is seen from the client's side of the socket.
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
    """`{"findings": [{name, status, found, advice}]}`; `status` is ok, warn or fail."""
    findings, pid = _daemon(path, timeout)
    return {"findings": [*_installation(environment, pid), _socket(path), *findings]}


def _finding(name: str, status: str, found: str, advice: str = "") -> Finding:
    return {"name": name, "status": status, "found": found, "advice": advice}


def _daemon(path: str, timeout: float) -> tuple[list[Finding], int | None]:
    """What a running daemon says of itself, and its pid."""
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
        advice = "Everybody may connect: set SocketMode=0660 in its unit."
        return _finding("socket", "fail", described, advice)
    return _finding("socket", "ok", described)


def _installation(environment: Mapping[str, str], pid: int | None) -> list[Finding]:
    """What `memoryd doctor` finds, with the settings of the running daemon where they can be
    read, and in its folder, since paths may be relative. Nothing that another process names is
    run: -P keeps modules of that folder out."""
    from importlib.util import find_spec

    if find_spec("memoryd") is None:
        advice = "Run memoryd doctor on the host and with the Python of the daemon."
        return [_finding("program", "warn", "memoryd is not installed beside memoryctl", advice)]
    flags: list[str] = []
    given: dict[str, str] = {}
    folder = None
    own = "this shell; those of a service may be others"
    if pid is not None and (seen := _flags_of(pid)) is not None:
        flags, own = seen, "the flags of the running daemon, and this shell; root sees all of them"
        if (around := _environment_of(pid)) is not None:
            (given, folder), own = around, "the running daemon"
    command = [sys.executable, "-P", "-m", "memoryd", "doctor", *flags]
    try:
        done = subprocess.run(  # noqa: S603 (our own program)
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
        advice = f"Run it by itself: {' '.join(command)}"
        return [_finding("program", "fail", f"memoryd doctor gives no answer: {error}", advice)]
    return [_finding("settings of", "ok", own), *found]


def _flags_of(pid: int) -> list[str] | None:
    """The flags of the daemon; None where this user may not see them."""
    try:
        words = _texts(f"/proc/{pid}/cmdline")
    except OSError:
        return None
    flags: list[str] = []
    for place, word in enumerate(words):
        if word.startswith("--"):
            value = words[place + 1 : place + 2] if "=" not in word else []
            flags += [word, *value]
    return flags


def _environment_of(pid: int) -> tuple[dict[str, str], str] | None:
    """The environment and the folder of the daemon; None where only root may see them."""
    folder = f"/proc/{pid}/cwd"
    if not os.access(folder, os.X_OK):
        return None
    try:
        variables = _texts(f"/proc/{pid}/environ")
    except OSError:
        return None
    pairs = (text.partition("=") for text in variables)
    given = {
        name: value
        for name, _, value in pairs
        if name.startswith(("MEMORYD_", "XDG_")) or name in _INHERITED
    }
    return given, folder


def _texts(path: str) -> list[str]:
    """The texts of a file in which each ends with a zero byte."""
    with open(path, "rb") as file:  # noqa: PTH123 (pathlib costs 5 ms)
        return [os.fsdecode(text) for text in file.read().split(b"\0") if text]
