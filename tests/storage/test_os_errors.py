"""Errors of the operating system as a client sees them."""

import errno
import os

import pytest

from memoryd.workspace.os_errors import unavailable


@pytest.mark.parametrize(
    ("number", "reason", "cause"),
    [
        (errno.ENOSPC, "disk_full", None),
        (errno.EDQUOT, "disk_full", None),
        (errno.ENOENT, "missing", None),
        (errno.ENOTDIR, "foreign_file", None),
        (errno.ELOOP, "foreign_file", None),
        (errno.EROFS, "locked", "read_only"),
        (errno.EIO, "locked", "io_error"),
        (errno.EFBIG, "locked", "io_error"),
        (errno.EMFILE, "locked", "cannot_open"),
        (errno.EACCES, "locked", "cannot_open"),
    ],
    ids=errno.errorcode.get,
)
def test_every_error_is_storage_unavailable_without_a_path(
    number: int, reason: str, cause: str | None
) -> None:
    """The reason is one of the contract; the path stays in the log."""
    error = unavailable(OSError(number, os.strerror(number), "/secret/path"))
    assert (error.code, error.data["reason"]) == (-32014, reason)
    assert error.data.get("cause") == cause
    assert "/" not in error.message
