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
    """Keep texts and keys out of core dumps and away from debuggers of the same uid.

    RLIMIT_CORE alone is not enough: it has no effect when the kernel pipes dumps to a program.
    Child processes become dumpable again, but not to a file.
    """
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(OSError, AttributeError):  # another C library
        ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)


def raise_file_limit() -> None:
    """Raise the soft limit of open files, which is usually too low for many users and
    connections, to 65,536 or the hard limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, _OPEN_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def let_threads_sleep() -> None:
    """Let the threads of OpenBLAS sleep instead of busy-waiting for about 30 ms after each matrix
    product, which would waste CPU time after each search. Call it before numpy is imported."""
    os.environ.setdefault("OPENBLAS_THREAD_TIMEOUT", "4")  # 2 ** 4 cycles, the minimum


def share_heap() -> None:
    """Let all threads allocate from two malloc arenas. By default glibc creates up to eight arenas
    per processor, and memory freed by one user's threads is not reused for the next user."""
    with suppress(OSError, AttributeError):  # another C library
        ctypes.CDLL(None).mallopt(_M_ARENA_MAX, _ARENAS)
