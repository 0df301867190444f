"""Splitting texts into passages."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.retrieval.chunking import MOST_PIECES, passages

any_text = st.text(
    st.one_of(st.characters(exclude_categories=()), st.sampled_from(" \n.!?。猫a1👨\u200d\u0301")),
    max_size=600,
)


def cut(text: str) -> list[str]:
    """The passages themselves."""
    return [text[start:end] for start, end in passages(text)]


@given(any_text)
def test_only_white_space_lies_outside_passages(text: str) -> None:
    """Passages are in order, disjoint, trimmed and never empty, and omit only white space."""
    before = 0
    for start, end in passages(text):
        assert before <= start < end
        assert not text[before:start].strip()
        assert text[start:end].strip() == text[start:end]
        before = end
    assert not text[before:].strip()


def test_a_short_text_is_one_passage() -> None:
    """A text that fits the window is not split, however many sentences it has."""
    text = "I have a dog. He is called Rex!\n\nHe likes fish."
    assert cut(f"  {text}\n") == [text]


def test_cuts_are_between_sentences() -> None:
    """A long text is split between sentences."""
    text = " ".join(f"This is the sentence with number {n}, it has a few words." for n in range(99))
    assert len(cut(text)) > 3
    assert all(part.startswith("This") and part.endswith("words.") for part in cut(text))


def test_a_long_text_leaves_no_scrap() -> None:
    """A text slightly longer than the window gives two halves, not a full and a short passage."""
    first, second = cut(" ".join(["One two six ten."] * (MOST_PIECES // 5 + 4)))
    assert 0.7 < len(first) / len(second) < 1.5


def test_a_long_sentence_is_cut_between_words() -> None:
    """A sentence longer than the window keeps its words whole."""
    words = "river mountain forest " * 200
    assert [word for part in cut(words) for word in part.split()] == words.split()
    assert len(cut(words)) > 1


@pytest.mark.parametrize("seen", ["👨‍👩‍👧", "🇩🇪", "👍🏽", "e\u0301", "นี้", "हि"])
def test_no_cut_inside_a_character_as_seen(seen: str) -> None:
    """A flag, a family or an accented letter stays whole even in a text without spaces."""
    parts = cut(seen * 700)
    assert len(parts) > 1
    assert all(len(part) % len(seen) == 0 for part in parts)


@pytest.mark.parametrize("text", ["猫", "가", "x9", "#"])
def test_dense_texts_get_short_passages(text: str) -> None:
    """If the model needs a word piece for each character, passages have fewer characters."""
    assert max(map(len, cut(text * 2000))) <= 2 * MOST_PIECES


@pytest.mark.parametrize("text", ["a", ". ", ".", "\n", "猫", "\u0301", "\ud800", " "], ids=ascii)
def test_cutting_takes_linear_time(text: str) -> None:
    """Ten times the text takes about ten times as long."""
    times = []
    for length in (10_000, 100_000):
        started = time.process_time()
        passages(text * (length // len(text)))
        times.append(time.process_time() - started)
    assert times[1] < 40 * times[0] + 0.2
