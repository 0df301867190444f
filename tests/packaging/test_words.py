"""The word checker finds retired words, and nothing that only resembles them."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import ROOT
from tools.check_words import EXCLUDED, PENDING, RETIRED, hits, tracked

CHECKER = ROOT / "tools" / "check_words.py"


def check(*words: str | Path) -> "subprocess.CompletedProcess[str]":
    """Runs the word checker."""
    return subprocess.run(
        [sys.executable, CHECKER, *words], capture_output=True, encoding="utf-8", check=False
    )


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("The index is built anew.", 1, "anew"),
        ("It is gone for\ngood.", 1, "for good"),
        ("one\n# It is deleted for\n# good.\n", 2, "for good"),
        ("self._lanes: dict[str, int]", 1, "lanes"),
        ("class CatchUp:", 1, "catch up"),
        ("catch_up()", 1, "catch up"),
        ("Whatever it is", 1, "whatever"),
        ("def set_aside_file()", 1, "set aside"),
    ],
)
def test_retired_words_are_found(text: str, line: int, word: str) -> None:
    """In prose, in names and across a line break, in any case."""
    assert [(at, found) for at, found, _ in hits(text)] == [(line, word)]


@pytest.mark.parametrize(
    "text",
    ["planet", "renewal", "warehouse", "a legal form", "set_aside", '"set_aside": []', "for goods"],
)
def test_other_words_are_not(text: str) -> None:
    """Words that contain a retired word, and names of the protocol, are not reported."""
    assert list(hits(text)) == []


def test_a_hit_fails_the_check(tmp_path: Path) -> None:
    """The path, the line, the word and its replacement are printed. A clean file passes."""
    bad, clean = tmp_path / "bad.md", tmp_path / "clean.md"
    bad.write_text("Title\n\nBuild it anew.\n", "utf-8")
    clean.write_text("Build it again.\n", "utf-8")
    done = check(bad, clean)
    assert (done.returncode, done.stdout) == (1, f"{bad}:3: “anew”: write again\n")
    assert (check(clean).returncode, check(clean).stdout) == (0, "")


def test_the_tree_is_clean() -> None:
    """No file contains a retired word, apart from the exclusions and allowances."""
    done = check()
    assert (done.returncode, done.stdout) == (0, "")


def test_exclusions_and_allowances_name_files() -> None:
    """An entry without a file is a mistake or obsolete."""
    names = tracked()
    for prefix in EXCLUDED + PENDING:
        if prefix != "bench/datasets/":
            assert any(name.startswith(prefix) for name in names), prefix
    assert all(form == form.lower() for form in RETIRED)
