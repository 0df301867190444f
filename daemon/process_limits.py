"""Limits of this process that the C library and the kernel set too high or too low for a daemon
with many threads and files."""

import ctypes
import resource
from contextlib import suppress

_OPEN_FILES = 65536
_M_ARENA_MAX = -8
_ARENAS = 2


def raise_file_limit() -> None:
    """Open users and connections need descriptors; the usual soft limit is low."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, _OPEN_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def share_heap() -> None:
    """Let all threads allocate from two heaps. glibc gives threads up to eight for each processor,
    and what one user's threads have freed is then not used for the next user."""
    with suppress(OSError, AttributeError):  # another C library
        ctypes.CDLL(None).mallopt(_M_ARENA_MAX, _ARENAS)
