"""Errors of the operating system as a client sees them."""

import errno
import os

import pytest

from memoryd.workspace.os_errors import unavailable


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, "disk_full"),
        (errno.EDQUOT, "disk_full"),
        (errno.ENOENT, "missing"),
        (errno.ENOTDIR, "foreign_file"),
        (errno.ELOOP, "foreign_file"),
        (errno.EROFS, "read_only"),
        (errno.EIO, "io_error"),
        (errno.EFBIG, "io_error"),
        (errno.EMFILE, "cannot_open"),
        (errno.EACCES, "cannot_open"),
    ],
    ids=errno.errorcode.get,
)
def test_every_error_is_storage_unavailable_without_a_path(number: int, reason: str) -> None:
    """The reason is one of the contract; the path stays in the log."""
    error = unavailable(OSError(number, os.strerror(number), "/secret/path"))
    assert (error.code, error.data["reason"]) == (-32014, reason)
    assert "/" not in error.message
