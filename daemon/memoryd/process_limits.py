"""Limits of this process whose defaults do not suit a daemon with many threads and open files."""

import ctypes
import os
import resource
from contextlib import suppress

_OPEN_FILES = 65536
_PR_SET_DUMPABLE = 4
_M_ARENA_MAX = -8
_ARENAS = 2


def forbid_core_dumps() -> None:
    """Disable core dumps, and debuggers of the same uid, because memory contains texts and keys.

    RLIMIT_CORE alone is not enough, because it does not apply if the kernel pipes dumps to a
    program. Child processes inherit only RLIMIT_CORE.
    """
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(OSError, AttributeError):  # another C library
        ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)


def raise_file_limit() -> None:
    """Raise the soft limit on open files to 65,536 or the hard limit, whichever is lower. The
    default is usually too low for many users and connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, _OPEN_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def let_threads_sleep() -> None:
    """Let the threads of OpenBLAS sleep instead of busy-waiting for about 30 ms after each matrix
    product, which would waste CPU time after each search. Call it before numpy is imported."""
    os.environ.setdefault("OPENBLAS_THREAD_TIMEOUT", "4")  # 2 ** 4 cycles, the minimum


def share_heap() -> None:
    """Make all threads share two malloc arenas. By default glibc creates up to eight arenas per
    processor, and memory freed by one user's threads would not be reused for another user."""
    with suppress(OSError, AttributeError):  # another C library
        ctypes.CDLL(None).mallopt(_M_ARENA_MAX, _ARENAS)
