"""What a shape asks a text for before it is tried."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.guard.clues import Clues
from memoryd.guard.memo import Memo
from memoryd.guard.pattern import PatternTable, row
from memoryd.guard.scan import PATTERNS
from memoryd.guard.shapes import heads, required
from memoryd.guard.views import bare, plain
from tests.labelled import by_size, cases


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


@pytest.mark.parametrize(
    ("shape", "words"),
    [
        (r"\b(?:send|sending|us) it", {"send", "us"}),
        (r"\b(?:auto)?ssh\s", {"auto", "ssh"}),
        (r"\bn(?:et)?cat\b", {"net", "ncat"}),
        (r"\b(?:read|(?:each|every) time)\b", {"read", "each", "ever"}),
        (r"\b(?=x)be\b(?:come)?", {"be"}),
        (r"\b(?:run|i)\b", set()),
        (r"\bx?run", set()),
        (r"\b\w+run", set()),
        ("run", set()),
    ],
)
def test_a_shape_tells_how_its_words_begin(shape: str, words: set[str]) -> None:
    """Where each has two letters at least, and none of a longer beginning that a shorter tells."""
    assert heads(shape) == words


def test_no_match_is_lost() -> None:
    """Wherever a shape matches, the text has a clue of each set, and a word that it is tried at."""
    wanted = {shape: required(shape) for pattern in PATTERNS for shape in pattern.shapes}
    clues = Clues()
    shapes = [
        (re.compile(shape), [*map(clues.add, sets)], heads(shape)) for shape, sets in wanted.items()
    ]
    texts = [pattern.example for pattern in PATTERNS]
    texts += [item["text"] for item in cases("threats_own.jsonl")]
    matches = 0
    for text in map(plain, map(bare, texts)):
        found = clues.find(text)
        for regex, sets, starts in shapes:
            match = regex.search(text)
            if match:
                matches += 1
                assert all(part & found for part in sets), (regex.pattern, text)
                assert not starts or match[0].startswith(tuple(starts))
    assert matches > by_size(sample=250, full=500)


def test_clues_are_found_in_long_words_and_across_words() -> None:
    """A beginning counts at the beginning of a word only, a part anywhere."""
    clues = Clues()
    bits = {clue: clues.add([clue]) for clue in ("^curl", "curl", "a b", "://", "zz")}

    def held(text: str) -> set[str]:
        return {clue for clue, bit in bits.items() if clues.find(text) & bit}

    assert held("x" * 100 + "curl a  b") == {"curl"}
    assert held("curling xa bx http://x") == {"^curl", "curl", "a b", "://"}


def test_a_text_has_the_bit_of_each_set_of_which_it_holds_a_clue() -> None:
    """Sets may share clues; a set that is asked for again has the same bit, and none has no bit."""
    clues = Clues()
    first, second, third = (clues.add(one) for one in (["a b", "curl"], ["curl", "wget"], ["://"]))
    assert (clues.add(["wget", "curl"]), clues.add([])) == (second, 0)
    assert clues.find("run curl") & (first | second | third) == first | second
    assert clues.find("a b, wget") & (first | second | third) == first | second
    assert clues.find("a, b") & (first | second | third) == 0


_LETTERS = st.text("ab_^ßи密é1.-\ud800", min_size=1, max_size=4)


@given(
    st.lists(_LETTERS | _LETTERS.map("^".__add__), min_size=1, max_size=12, unique=True),
    st.text("ab_^ßи密é1.- \n\ud800", max_size=60),
)
def test_a_clue_is_found_where_a_plain_search_finds_it(wanted: list[str], text: str) -> None:
    """Overlapping ones, one inside the other, and signs and lone surrogates too."""
    clues = Clues()
    bits = {clue: clues.add([clue]) for clue in wanted}
    found = clues.find(text)
    for clue, bit in bits.items():
        begins = len(clue) > 1 and clue[0] == "^"
        shape = r"(?<!\w)" + re.escape(clue[1:]) if begins else re.escape(clue)
        assert bool(found & bit) == (re.search(shape, text) is not None), clue


def test_a_trait_is_of_a_part_by_itself() -> None:
    """What is asked for later counts for texts that were looked through before."""
    clues = Clues()
    assert clues.find("one 22 three") == 0
    digits = clues.add_trait(str.isdecimal)
    assert [clues.find(text) & digits for text in ("one 22 three", "one2 2three")] == [digits, 0]


def test_a_shape_of_lines_is_found_where_they_begin() -> None:
    """At the beginning of the text and behind each end of a line, as often as the expression by
    itself finds it."""
    shape = r"(?:^|\n)\s{0,2}>> (?:go|stop)(?:\n>>)?"
    table = PatternTable([row("markup", "points", ">>", shape, ">> go", "> go")])
    text = ">> go\nno >> go\n >> stop\n>> go\n\n>> stop\n>> stop"
    spans = [match.span() for match in re.finditer(shape, text)]
    assert len(spans) == 3
    assert [(found.start, found.end) for found in table.find(text, frozenset())] == spans


def test_what_a_part_means_is_asked_for_once_until_too_many_are_kept() -> None:
    """A full memo begins anew; of long parts the last few are kept, and a very long one never."""
    asked: list[str] = []

    def length(part: str) -> int:
        asked.append(part)
        return len(part)

    memo = Memo(length)
    assert list(memo.each(["a", "bb", "a"])) == [1, 2, 1]
    for size, times in ((1000, 1), (100_000, 2)):
        assert memo["x" * size] == memo["x" * size] == size
        assert asked.count("x" * size) == times
    assert list(memo.each("x" * (100 + number) for number in range(100))) == list(range(100, 200))
    assert memo["x" * 1000] == 1000
    assert (asked.count("x" * 1000), len(memo)) == (2, 2)
    for number in range(20_000):
        assert memo[str(number)] == len(str(number))
        assert len(memo) < 10_000
