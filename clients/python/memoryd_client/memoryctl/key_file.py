"""Making a master key for encrypted databases."""

from __future__ import annotations

import os

from memoryd_client.memoryctl.errors import UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memoryd_client.memoryctl.commands.definition import Values

_BYTES = 32


def new_key(values: Values) -> str:
    """Write 32 random bytes as base64 into a new file that only its owner can read; what to do
    with it. Raises UsageError when the file is there or cannot be made."""
    import base64

    path = os.path.abspath(values["file"])  # noqa: PTH100 (pathlib costs 5 ms)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    try:
        descriptor = os.open(path, flags, 0o600)
    except FileExistsError:
        raise UsageError(
            f"{path} is there already", "A key is never overwritten: give another name."
        ) from None
    except OSError as error:
        raise UsageError(f"{path} cannot be made: {error.strerror}") from None
    try:
        os.fchmod(descriptor, 0o600)
        os.write(descriptor, base64.b64encode(os.urandom(_BYTES)) + b"\n")
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    return (
        f"{path} holds a new key. Keep a copy of it in a safe place: without it the databases\n"
        "that it encrypts are lost. It must belong to the daemon's unix user. To use it, put into\n"
        "memoryd's settings file, and restart memoryd:\n"
        "  encryption = true\n"
        f'  key_source = "file:{path}"'
    )
