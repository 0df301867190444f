"""Limits of this process that libraries and the kernel set too high or too low for a daemon with
many threads and files."""

import ctypes
import os
import resource
from contextlib import suppress

_OPEN_FILES = 65536
_PR_SET_DUMPABLE = 4
_M_ARENA_MAX = -8
_ARENAS = 2


def forbid_core_dumps() -> None:
    """Keep texts and keys out of core dumps, and out of the reach of debuggers of the same uid.
    RLIMIT_CORE alone does not count where dumps are piped to a program. Children may be dumped
    again, but not into a file."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(OSError, AttributeError):  # another C library
        ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)


def raise_file_limit() -> None:
    """Open users and connections need descriptors; the usual soft limit is low."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, _OPEN_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def let_threads_sleep() -> None:
    """Have the threads of OpenBLAS sleep between two products. They would spin for about 30 ms on a
    processor that others want, after each search too. It counts before numpy is imported."""
    os.environ.setdefault("OPENBLAS_THREAD_TIMEOUT", "4")  # 2 ** 4 cycles, the least


def share_heap() -> None:
    """Let all threads allocate from two heaps. glibc gives threads up to eight for each processor,
    and what one user's threads have freed is then not used for the next user."""
    with suppress(OSError, AttributeError):  # another C library
        ctypes.CDLL(None).mallopt(_M_ARENA_MAX, _ARENAS)
