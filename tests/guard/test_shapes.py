"""What a shape asks a text for before it is tried."""

import json
import re
from pathlib import Path

import pytest

from memoryd.guard.clues import Clues
from memoryd.guard.scan import PATTERNS
from memoryd.guard.shapes import heads, required
from memoryd.guard.views import bare, plain

DATA = Path(__file__).parents[1] / "data" / "threats_own.jsonl"


@pytest.mark.parametrize(
    ("shape", "wanted"),
    [
        (r"\b(?:send|post)\s(?:the )?keys", [{"^post", "^send"}, {"^keys"}]),
        (r"\bignore\b[^\n]{0,9}\b(?:all|any)", [{"^ignore"}, {"^all", "^any"}]),
        (r"\bfrees?\s?rules", [{"^free"}, {"rules"}]),
        (r"a+b(?:\w|cd)e?", []),
        (r"x?\.ssh/(?!config)", [{".ssh/"}]),
        (r"\w (?:\||,)\s", [{"|", ","}]),
    ],
)
def test_a_shape_asks_for_its_letters(shape: str, wanted: list[set[str]]) -> None:
    """Words' beginnings where a word must begin, parts elsewhere, nothing that may be absent."""
    assert [set(part) for part in required(shape)] == wanted


def test_no_match_is_lost() -> None:
    """Wherever a shape matches, the text has a clue of each set, and a word that it is tried at."""
    wanted = {shape: required(shape) for pattern in PATTERNS for shape in pattern.shapes}
    clues = Clues()
    clues.add(clue for sets in wanted.values() for part in sets for clue in part)
    shapes = [
        (re.compile(shape), [*map(clues.bits, sets)], heads(shape))
        for shape, sets in wanted.items()
    ]
    texts = [pattern.example for pattern in PATTERNS]
    texts += [json.loads(line)["text"] for line in DATA.read_text("utf-8").splitlines()]
    matches = 0
    for text in map(plain, map(bare, texts)):
        found = clues.find(text)
        for regex, sets, starts in shapes:
            match = regex.search(text)
            if match:
                matches += 1
                assert all(part & found for part in sets), (regex.pattern, text)
                assert not starts or match[0].startswith(tuple(starts))
    assert matches > 500


def test_clues_are_found_in_long_words_and_across_words() -> None:
    """A beginning counts at the beginning of a word only, a part anywhere."""
    wanted = {"^curl", "curl", "a b", "://", "zz"}
    clues = Clues()
    clues.add(wanted)
    assert clues.find("x" * 100 + "curl a  b") & clues.bits(wanted) == clues.bits({"curl"})
    assert clues.find("curling xa bx http://x") & clues.bits(wanted) == clues.bits(
        {"^curl", "curl", "a b", "://"}
    )
