"""Which paths a file tool may access, compared with what the kernel reaches."""

import os
import stat
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from memoryd.errors import StorageUnavailable
from memoryd.workspace.access import AccessKind, check_access
from memoryd.workspace.directories import UserPaths, paths_of
from tests.unit.workspace.tricky_paths import BIDI, ODD, ZWSP, check_allowed, tricky_paths

ZWNJ = "\u200c"


def resolved(paths: UserPaths, path: str, access: AccessKind = "write") -> str | None:
    """The resolved path below the workspace, or None if access is denied."""
    answer = check_access(paths, path, access)
    assert answer.allowed is (answer.resolved is not None)
    assert answer.reason
    return answer.resolved and os.path.relpath(answer.resolved, os.path.realpath(paths.home))


@pytest.mark.parametrize(
    ("path", "read", "write"),
    [
        ("shared/of.txt", True, True),
        ("shared/new/deep/file.txt", True, True),
        ("shared", True, True),
        ("tmp/file", True, True),
        ("vault/key", True, False),
        ("vault/new", True, False),
        ("vault", True, False),
        (".oxydra/memory.db", False, False),
        (".oxydra/new", False, False),
        (".oxydra", False, False),
        ("logs/log", False, False),
        ("ipc/new", False, False),
        ("new", False, False),
        (".", False, False),
        ("/", False, False),
        ("/etc/passwd", False, False),
        ("../tom/shared/of.txt", False, False),
        ("../outside", False, False),
        ("~/x", False, False),
    ],
)
def test_the_table_of_the_documentation(
    paths: UserPaths, path: str, read: bool, write: bool
) -> None:
    """shared and tmp for both, vault for reading, nothing else; absolute paths alike."""
    for one in (path, str(paths.home / path)):
        assert (resolved(paths, one, "read") is not None) is read
        assert (resolved(paths, one, "write") is not None) is write


@pytest.mark.parametrize(
    ("path", "leads_to"),
    [
        ("shared//of.txt", "shared/of.txt"),
        ("//shared/of.txt", None),
        ("./shared/./of.txt/", "shared/of.txt"),
        ("shared/../tmp/file", "tmp/file"),
        ("shared/new/../of.txt", "shared/of.txt"),
        ("shared/new/../../tmp/other", "tmp/other"),
        ("shared/new/../../.oxydra/memory.db", None),
        ("../sam/shared/of.txt", "shared/of.txt"),
        ("shared/to-tmp/file", "tmp/file"),
        ("shared/to-deep/../x", "shared/deep/x"),
        ("shared/deep/er/across", "tmp/file"),
        ("shared/deep/up/tmp/file", "tmp/file"),
        ("shared/to-home/shared/of.txt", "shared/of.txt"),
        ("shared/to-nothing", "tmp/not/there"),
        ("shared/to-vault/key", None),
        ("shared/to-db", None),
        ("shared/to-link/memory.db", None),
        ("shared/to-logs/log", None),
        ("shared/to-tom/of.txt", None),
        ("shared/to-outside", None),
        ("shared/to-proc", None),
        ("shared/to-nowhere", None),
        ("shared/to-root/etc/passwd", None),
        ("shared/loop", None),
        ("shared/hard", None),
        ("tmp/hard-vault", None),
        ("shared/pipe", None),
        ("shared/socket", None),
        ("shared/of.txt/x", None),
        ("shared/of.txt/../of.txt", None),
        ("shared/.oxydra/x", None),
        (".oxydra/../shared/of.txt", None),
        (".OXYDRA/x", None),
        ("SHARED/x", None),
        (f"shared/.oxy{ZWSP}dra/x", None),
        ("shared/\uff0eoxydra/x", None),
        ("shared/\uff0e\uff0e/\uff0e\uff0e/x", None),
        ("shared/\u2025/x", None),
        ("shared/..\uff0f..\uff0fx", None),
        ("shared/..\\..\\x", None),
        ("shared/.. /x", None),
        (f"shared/.{ZWNJ}./x", None),
        (f"{BIDI}shared/x", None),
        ("shared/a\0b", None),
        ("shared/a\nb", None),
        ("shared/\udc80", None),
        ("shared/" + "a" * 255, "shared/" + "a" * 255),
        ("shared/" + "a" * 256, None),
        ("shared/" + "\u20ac" * 86, None),
        ("shared" + "/a" * 2040, None),
        ("shared/cafe\u0301/x", "shared/cafe\u0301/x"),
        ("shared/caf\u00e9/x", "shared/caf\u00e9/x"),
        (f"shared/\u0646\u0645\u06cc{ZWNJ}\u062e\u0648\u0627\u0647\u0645.txt",) * 2,
        ("shared/\U0001f469\u200d\U0001f4bb.md",) * 2,
        ("shared/wait\u2026.txt",) * 2,
        ("shared/...x",) * 2,
        ("shared/%2e%2e/x",) * 2,
    ],
)
def test_where_a_path_leads(paths: UserPaths, path: str, leads_to: str | None) -> None:
    """Links, parents, double slashes and lookalikes of them; harmless names are allowed."""
    assert resolved(paths, path) == leads_to


def test_a_root_behind_a_link_has_both_names(paths: UserPaths, tmp_path: Path) -> None:
    """The settings may name the root by a link; the result does not contain the link."""
    (tmp_path / "alias").symlink_to(tmp_path / "root")
    aliased = paths_of(tmp_path / "alias", "sam")
    for root in ("alias", "root"):
        assert resolved(aliased, f"{tmp_path}/{root}/sam/shared/of.txt") == "shared/of.txt"
        assert resolved(aliased, f"{tmp_path}/{root}/tom/shared/of.txt") is None


def test_an_unknown_user_gets_an_answer_and_no_folder(tmp_path: Path) -> None:
    """The same rules apply before the first write, and nothing is created."""
    paths = paths_of(tmp_path, "ghost")
    assert resolved(paths, "shared/x") == "shared/x"
    assert resolved(paths, ".oxydra/x") is None
    assert list(tmp_path.iterdir()) == []


def test_a_linked_workspace_is_refused(paths: UserPaths) -> None:
    """A workspace that is a link belongs to no user."""
    (paths.home.parent / "eve").symlink_to(paths.home)
    with pytest.raises(StorageUnavailable) as error:
        check_access(paths_of(paths.home.parent, "eve"), "shared/x", "read")
    assert error.value.reason == "foreign_file"


def test_a_folder_mounted_under_another_name_is_known(paths: UserPaths) -> None:
    """Access through a bind mount of the internal folder is denied: it is the same folder."""
    alias = paths.home / "shared" / "alias"
    alias.mkdir()
    mount = ["mount", "--bind", str(paths.internal), str(alias)]
    if os.geteuid() or subprocess.run(mount, check=False).returncode:
        pytest.skip("BIND MOUNTS ARE NOT TESTED: mounting takes root")
    try:
        assert resolved(paths, "shared/alias/memory.db") is None
        assert resolved(paths, "shared/alias/new") is None
    finally:
        subprocess.run(["umount", str(alias)], check=True)


@contextmanager
def reached(home: Path, path: str) -> Iterator[tuple[str, os.stat_result] | None]:
    """What the kernel comes to by a path from `home`: its true path and state."""
    with_home = os.open(home, os.O_PATH)
    try:
        descriptor = os.open(path, os.O_PATH, dir_fd=with_home)
    except (OSError, ValueError):
        yield None
        return
    finally:
        os.close(with_home)
    try:
        yield str(Path(f"/proc/self/fd/{descriptor}").readlink()), os.fstat(descriptor)
    finally:
        os.close(descriptor)


def test_no_tricky_path_gets_out_and_no_plain_one_is_kept_in(paths: UserPaths) -> None:
    """For every path: what is allowed is, as the kernel goes there, an own file in an open folder,
    also after the ways in which programs make texts equal; what the kernel finds in an open folder
    by plain names is allowed."""
    home = os.path.realpath(paths.home)
    allowed = refused = 0
    for path in tricky_paths(paths.home, 2_000):
        for access in ("read", "write"):
            open_to_it = ("shared", "tmp", "vault") if access == "read" else ("shared", "tmp")
            answer = check_access(paths, path, access)
            with reached(paths.home, path) as found:
                if answer.allowed:
                    allowed += 1
                    check_allowed(answer.resolved, home, open_to_it)
                    assert found is None or found[0] == answer.resolved, path
                elif found is not None and not set(ODD) & set(path.split("/")):
                    refused += 1
                    place, state = found
                    inside = place.startswith(tuple(f"{home}/{name}" for name in open_to_it))
                    plain = stat.S_ISDIR(state.st_mode) or (
                        stat.S_ISREG(state.st_mode) and state.st_nlink == 1
                    )
                    through = {".oxydra", "to-root"}.intersection(path.split("/"))
                    assert not (inside and plain) or through or path.startswith("/proc"), path
    assert allowed > 200
    assert refused > 50
