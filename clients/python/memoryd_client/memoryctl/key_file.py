"""Creates a master key for encrypted databases."""

from __future__ import annotations

import os

from memoryd_client.memoryctl.errors import UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memoryd_client.memoryctl.commands.definition import Values

_BYTES = 32


def new_key(values: Values) -> str:
    """Write 32 random bytes as base64 to a new file that only its owner can read. Returns how to
    use it. Raises UsageError if the file exists or cannot be created."""
    import base64

    path = os.path.abspath(values["file"])  # noqa: PTH100 (pathlib costs 5 ms)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    try:
        descriptor = os.open(path, flags, 0o600)
    except FileExistsError:
        raise UsageError(
            f"{path} exists already", "A key is never overwritten: give another name."
        ) from None
    except OSError as error:
        raise UsageError(f"{path} cannot be created: {error.strerror}") from None
    try:
        os.fchmod(descriptor, 0o600)
        os.write(descriptor, base64.b64encode(os.urandom(_BYTES)) + b"\n")
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    return (
        f"{path} contains a new key. Keep a copy in a safe place: without the key, the databases\n"
        "that it encrypts are lost. The daemon's unix user must own the file. To use the key, add\n"
        "these lines to memoryd's settings file and restart memoryd:\n"
        "  encryption = true\n"
        f'  key_source = "file:{path}"'
    )
