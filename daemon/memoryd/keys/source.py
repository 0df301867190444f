"""Reading a master key from a systemd credential, a file or the output of a command.

Keys are never taken from the command line or the environment, which other processes can read.
"""

import os
import shlex
import stat
import subprocess

from memoryd.errors import SettingsError, StartupError
from memoryd.keys.master_key import BadKeyError, MasterKey, parse_key
from memoryd.keys.ring import KeyRing

_MOST_BYTES = 4096
_COMMAND_TIMEOUT_S = 60.0
_FORMS = "credential:NAME, file:/PATH or command:PROGRAM ARGUMENTS"


class _NoSourceError(Exception):
    """The value of a setting is not a valid key source. The message contains the reason."""


def load_ring(
    key_source: str, previous_key_source: str, *, encryption: bool, credentials: str | None
) -> KeyRing:
    """Read the keys that the settings name.

    `credentials`: the directory of systemd's credentials, if any. If a credential does not exist,
    there is no key. Raises SettingsError if a source is invalid, or if `encryption` is on but there
    is no current key; StartupError if a source cannot be read or does not contain a key.
    """
    current = read_key("key_source", key_source, credentials)
    previous = read_key("previous_key_source", previous_key_source, credentials)
    if encryption and current is None:
        raise SettingsError(
            f"encryption is on, but there is no key at {key_source}: create one with"
            " `memoryctl key new FILE` and set key_source to file:FILE, or turn encryption off"
        )
    return KeyRing(current, previous, encrypts_new=encryption)


def program_of(setting: str, source: str) -> str:
    """The program that a `command:` source runs. Raises SettingsError if the command line is
    invalid."""
    try:
        return _words(source.removeprefix("command:"))[0]
    except _NoSourceError as error:
        raise SettingsError(f"{setting}: {error}") from None


def guarded_paths(*sources: str, credentials: str | None) -> tuple[str, ...]:
    """The paths of files and folders with keys, which tool calls must not touch."""
    files = [path for kind, _, path in (one.partition(":") for one in sources) if kind == "file"]
    return (*files, *([credentials] if credentials else []))


def read_key(
    setting: str, source: str, credentials: str | None, *, owner: int | None = None
) -> MasterKey | None:
    """Read the key that a setting names; None for a credential that does not exist.

    `owner`: the uid that must own the file, by default that of this process. Raises SettingsError
    if the source is invalid, StartupError if it cannot be read or does not contain a key.
    """
    kind, _, argument = source.partition(":")
    try:
        if kind == "credential":
            content = _read_credential(argument, credentials)
        elif kind == "file":
            content = _read_file(argument, os.geteuid() if owner is None else owner)
        elif kind == "command":
            content = _run(argument)
        else:
            # The message omits the value, which may be a key that was pasted by mistake.
            raise _NoSourceError(f"must be {_FORMS}; a setting never contains the key itself")
        return None if content is None else parse_key(content)
    except _NoSourceError as error:
        raise SettingsError(f"{setting}: {error}") from None
    except BadKeyError as error:
        raise StartupError(f"{setting}: {error}") from None
    except OSError as error:
        raise StartupError(_unreadable(setting, kind, argument, error)) from None


def _unreadable(setting: str, kind: str, argument: str, error: OSError) -> str:
    if kind == "command":
        return f"{setting}: cannot run {_words(argument)[0]}: {error.strerror}"
    source = argument if kind == "file" else f"{kind} {argument}"
    return f"{setting}: cannot read {source}: {error.strerror}"


def _read_credential(name: str, credentials: str | None) -> bytes | None:
    if not name or "/" in name or name in (".", ".."):
        raise _NoSourceError("credential: must be followed by a name without a path")
    if credentials is None:
        return None
    try:
        descriptor = _open(os.path.join(credentials, name))  # noqa: PTH118 (a bare name)
    except FileNotFoundError:
        return None
    try:
        return _content(descriptor)
    finally:
        os.close(descriptor)


def _read_file(path: str, owner: int) -> bytes:
    if not path.startswith("/"):
        raise _NoSourceError("file: must be followed by an absolute path")
    try:
        descriptor = _open(path)
    except FileNotFoundError:
        raise BadKeyError(f"{path} does not exist; `memoryctl key new {path}` creates it") from None
    try:
        found = os.fstat(descriptor)
        if found.st_uid != owner:
            raise BadKeyError(f"{path} belongs to another Unix user; chown it to {owner}")
        if found.st_mode & 0o077:
            raise BadKeyError(f"{path} can be read by others; chmod 600 it and make a new key")
        return _content(descriptor)
    finally:
        os.close(descriptor)


def _open(path: str) -> int:
    """Open a regular file. Raises BadKeyError if it is a link or not a regular file."""
    flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK
    if stat.S_ISLNK(os.lstat(path).st_mode):
        raise BadKeyError(f"{path} is a link; name the file itself")
    descriptor = os.open(path, flags)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise BadKeyError(f"{path} is not a regular file")
    return descriptor


def _content(descriptor: int) -> bytes:
    content = os.read(descriptor, _MOST_BYTES + 1)
    if len(content) > _MOST_BYTES:
        raise BadKeyError(f"the file is longer than {_MOST_BYTES} bytes")
    return content


def _run(command: str) -> bytes:
    """Run a command and return its output. Its input is empty, and its standard error is the
    daemon's."""
    try:
        done = subprocess.run(  # noqa: S603 (the operator's own command)
            _words(command),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            timeout=_COMMAND_TIMEOUT_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise BadKeyError(f"the command took more than {_COMMAND_TIMEOUT_S:.0f} s") from None
    if done.returncode != 0:
        raise BadKeyError(f"the command failed with exit code {done.returncode}")
    return done.stdout[: _MOST_BYTES + 1]


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise _NoSourceError(f"the command cannot be parsed: {error}") from None
    if not words:
        raise _NoSourceError("command: must be followed by a program and its arguments")
    return words
