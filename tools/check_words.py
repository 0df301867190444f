"""Finds words that this project has replaced: in prose, comments, names and messages.

    python tools/check_words.py            check every text file that git does not ignore
    python tools/check_words.py FILE …     check these files
    python tools/check_words.py --pending  check the pending files too

Names are split into words: `catchUp`, `catch_up` and "catch up" are the same. A phrase is also
found across a line break. The exit code is 1 if there is a hit.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent

RETIRED = {
    "afresh": "again",
    "all the same": "still",
    "amid": "during",
    "anew": "again",
    "but that": "except that, or if",
    "catch up|catches up|catching up|caught up": "backfill",
    "for good": "permanently",
    "half of a surrogate|halves of surrogate": "lone surrogate",
    "house|houses": "server, package",
    "lane|lanes": "per-user queue",
    "leg|legs": "retriever, keyword search, vector search",
    "meanwhile": "while …, during that time",
    "nobody serves": "no process is listening on",
    "seal|seals|sealed": "checksum, signature",
    "set aside|sets aside": "quarantine",
    "so that none": "so that no …",
    "start over|starts over|starting over": "reset",
    "tell whether|tells whether|tells what": "report, return, show",
    "whatever": "any, whichever, or say which",
}
"""Words and phrases, with `|` between their forms, and what to write instead."""

NAMES = {"set_aside"}
"""Names of the protocol, which are exempt."""

EXCLUDED = (
    ".ci/requirements.lock",
    "LICENSE",
    "clients/python/LICENSE",
    "bench/datasets/",
    "daemon/memoryd/embedding/minilm/",
    "daemon/memoryd/guard/",
    "daemon/memoryd/retrieval/word_lists.py",
    "daemon/memoryd/rules/",
    "daemon/memoryd/storage/engine/migrations/000",
    "tests/data/",
    "tests/unit/guard/",
    "tests/unit/rules/",
    "tests/packaging/test_words.py",
    "tools/check_words.py",
)
"""Third-party files, word lists, labelled texts, released migrations, and this list."""

PENDING = (
    "bench/",
    "tests/",
)
"""Files and folders whose words have not been replaced yet. Remove an entry once it is clean."""

_BOUNDARY = re.compile(r"_|(?<=[a-z0-9])(?=[A-Z])")
_GAP = r"\s+(?:(?:#|//|\*|--)\s*)?"
"""What may separate two words of a phrase, including a line break in a comment."""
_PATTERN = re.compile(
    r"\b(?:" + "|".join("|".join(RETIRED).split("|")).replace(" ", _GAP) + r")\b", re.IGNORECASE
)
_INSTEAD = {form: instead for forms, instead in RETIRED.items() for form in forms.split("|")}


def hits(text: str) -> Iterator[tuple[int, str, str]]:
    """Yield the line number, the word and its replacement for each retired word in a text."""
    for name in NAMES:
        text = re.sub(rf"\b{name}\b", "", text)
    plain = _BOUNDARY.sub(" ", text)
    for match in _PATTERN.finditer(plain):
        word = re.sub(_GAP, " ", match[0]).lower()
        yield plain.count("\n", 0, match.start()) + 1, word, _INSTEAD[word]


def tracked() -> list[str]:
    """The files that git does not ignore, as paths relative to the repository."""
    done = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607
        cwd=REPOSITORY,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return sorted(name for name in done.stdout.split("\0") if name)


def text_of(path: Path) -> str:
    """The text of a file; empty for a symlink, a missing file and a binary file."""
    if path.is_symlink() or not path.is_file():
        return ""
    content = path.read_bytes()
    return "" if b"\0" in content else content.decode("utf-8", "replace")


def main(words: list[str] | None = None) -> int:
    """Check files and print the hits. Returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("files", nargs="*", help="default: every file that git does not ignore")
    parser.add_argument("--pending", action="store_true", help="check the pending files too")
    options = parser.parse_args(words)
    names = [
        path.relative_to(REPOSITORY).as_posix() if path.is_relative_to(REPOSITORY) else str(path)
        for path in (Path(one).resolve() for one in options.files)
    ] or tracked()
    skipped = EXCLUDED if options.pending else EXCLUDED + PENDING
    found = False
    for name in names:
        if name.startswith(skipped):
            continue
        for line, word, instead in hits(text_of(REPOSITORY / name)):
            sys.stdout.write(f"{name}:{line}: “{word}”: write {instead}\n")
            found = True
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
