"""What an error of the operating system means for a user's files."""

import errno

from memoryd.errors import StorageReason, StorageUnavailable, SystemCause

_REASONS: dict[int, tuple[StorageReason | SystemCause, str]] = {
    errno.ENOSPC: ("disk_full", "the disk is full; make room and try again"),
    errno.EDQUOT: ("disk_full", "the disk quota is used up; make room and try again"),
    errno.ENOENT: ("missing", "a folder of this user is gone"),
    errno.ENOTDIR: ("foreign_file", "a folder of this user is not a folder"),
    errno.ELOOP: ("foreign_file", "a file of this user is a link"),
    errno.EROFS: ("read_only", "the disk is read-only"),
    errno.EIO: ("io_error", "the disk answered an error"),
    errno.EFBIG: ("io_error", "a file of this user would be larger than the system allows"),
}


def unavailable(error: OSError) -> StorageUnavailable:
    """The answer to a call that met this error at a user's files; it names no path."""
    reason, message = _REASONS.get(
        error.errno or 0, ("cannot_open", "the files of this user cannot be used now; try again")
    )
    return StorageUnavailable(reason, message)
