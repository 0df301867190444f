"""Converting operating system errors on a user's files to StorageUnavailable."""

import errno

from memoryd.errors import StorageReason, StorageUnavailable, SystemCause

_REASONS: dict[int, tuple[StorageReason | SystemCause, str]] = {
    errno.ENOSPC: ("disk_full", "the disk is full; free some space and try again"),
    errno.EDQUOT: ("disk_full", "the disk quota is exhausted; free some space and try again"),
    errno.ENOENT: ("missing", "a folder of this user is missing"),
    errno.ENOTDIR: ("foreign_file", "a folder of this user is not a folder"),
    errno.ELOOP: ("foreign_file", "a file of this user is a link"),
    errno.EROFS: ("read_only", "the disk is read-only"),
    errno.EIO: ("io_error", "the disk reported an error"),
    errno.EFBIG: ("io_error", "a file of this user would be larger than the system allows"),
}


def unavailable(error: OSError) -> StorageUnavailable:
    """Convert an error on a user's files. The message contains no path."""
    reason, message = _REASONS.get(
        error.errno or 0, ("cannot_open", "the files of this user cannot be used now; try again")
    )
    return StorageUnavailable(reason, message)
