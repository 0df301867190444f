"""Workspaces with traps, paths that combine tricks, and the check of an allowed path."""

import os
import random
import socket
import unicodedata
from collections.abc import Iterator
from pathlib import Path

ZWSP, BIDI = "\u200b", "\u202e"
ODD = (".OXYDRA", "\uff0e\uff0e", f".{ZWSP}.", "..\\..", "\u2025", f"{BIDI}x", "a\tb", "...")
PIECES = (
    *("shared", "tmp", "vault", "logs", ".oxydra", "sam", "tom", "deep", "er", "file", "of.txt"),
    *("..", "..", "..", ".", "", "new", "key", "memory.db", "hard", "pipe", "loop"),
    *("to-db", "to-internal", "to-vault", "to-tom", "to-tmp", "to-deep", "to-root", "to-home"),
    *("to-link", "to-nothing", "to-nowhere", "to-proc", "up", "across", "cafe\u0301", "caf\u00e9"),
    *ODD,
)
STARTS = (
    "",
    "",
    "shared/",
    "shared/",
    "tmp/",
    "vault/",
    "HOME/",
    "HOME/shared/",
    "/proc/self/root",
)


def tricky_paths(home: Path, number: int) -> Iterator[str]:
    """Combinations of the pieces, the same ones in every run."""
    chance = random.Random(20261121)
    for _ in range(number):
        start = chance.choice(STARTS).replace("HOME", str(home))
        yield start + "/".join(chance.choices(PIECES, k=chance.randint(1, 7)))


def furnish(root: Path) -> None:
    """Put files and links of every kind into the workspace of sam, next to the one of tom."""
    for user in ("sam", "tom"):
        (root / user / "shared" / "of.txt").write_text(user)
        (root / user / "vault" / "key").write_text("secret")
        (root / user / "logs" / "log").write_text("line")
    (root.parent / "outside").write_text("outside")
    home = root / "sam"
    shared = home / "shared"
    (shared / "deep" / "er").mkdir(parents=True)
    (shared / "deep" / "er" / "file").write_text("x")
    (home / "tmp" / "file").write_text("x")
    (shared / "cafe\u0301").mkdir()
    links = {
        "to-db": "../.oxydra/memory.db",
        "to-internal": "../.oxydra",
        "to-vault": "../vault",
        "to-logs": "../logs",
        "to-tom": "../../tom/shared",
        "to-tmp": "../tmp",
        "to-deep": "deep/er",
        "to-root": "/",
        "to-home": str(home),
        "to-outside": str(root.parent / "outside"),
        "to-proc": f"/proc/self/root{home}/.oxydra/memory.db",
        "to-nothing": "../tmp/not/there",
        "to-nowhere": "../../tom/.oxydra/not-there",
        "loop": "loop",
        "to-link": "to-internal",
        "deep/up": "../..",
        "deep/er/across": "../../to-tmp/file",
    }
    for name, target in links.items():
        (shared / name).symlink_to(target)
    os.link(home / ".oxydra" / "memory.db", shared / "hard")
    (home / "vault" / "twice").touch()
    os.link(home / "vault" / "twice", home / "tmp" / "hard-vault")
    os.mkfifo(shared / "pipe")
    with socket.socket(socket.AF_UNIX) as listener:
        before = os.getcwd()  # noqa: PTH109 (the path of a socket must be short)
        os.chdir(shared)
        listener.bind("socket")
        os.chdir(before)


def check_allowed(resolved_path: str | None, home: str, open_to_it: tuple[str, ...]) -> None:
    """The part of it that exists is where it says, no link, and in a folder that is open."""
    assert resolved_path is not None
    existing = Path(resolved_path)
    while not os.path.lexists(existing):
        existing = existing.parent
    assert os.path.realpath(existing) == str(existing)
    if existing.is_file():
        assert str(existing) == resolved_path
        assert existing.stat().st_nlink == 1
    for text in (
        resolved_path,
        unicodedata.normalize("NFKC", resolved_path),
        unicodedata.normalize("NFC", resolved_path),
        resolved_path.replace("\\", "/"),
        "".join(one for one in resolved_path if unicodedata.category(one) != "Cf"),
    ):
        place = os.path.normpath(text)
        assert os.path.relpath(place, home).split("/")[0] in open_to_it, resolved_path
        assert "/.oxydra" not in place.lower()
