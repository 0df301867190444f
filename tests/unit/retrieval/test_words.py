"""The analyser: from text in any language to terms."""

import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.retrieval.words import LONGEST_TERM, query_terms, terms_of

any_text = st.text(st.characters(exclude_categories=()), max_size=80)


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("cafe zoe", "Zoë met us at the Café"),
        ("CAFÉ ZOË", "cafe zoe"),
        ("running", "she runs every day"),
        ("go", "They went home"),
        ("child", "her children"),
        ("Johns dog", "John’s dog"),
        ("john", "John's"),
        ("école", "l'école"),
        ("O'Brien", "obrien"),
        ("7 May", "May 7th"),
        ("strasse", "Straße"),
        ("Łódź", "lodz"),
        ("istanbul", "İstanbul"),
        ("ﬁle ①", "file 1"),
        ("ＡＢＣ", "abc"),
        ("snake case", "snake_case"),
        ("猫", "我有一只猫。"),
        ("公园", "今天去了公园"),
        ("手机", "iPhone手机"),
        ("東京", "東京都に住む"),
        ("カフェ", "ｶﾌｪで会う"),
        ("고양이", "고양이가 있어요"),
        ("แม่", "แม่น้ำ"),
        ("ဗမာ", "မြန်မာဗမာ"),
        ("हिन्दी", "मैं हिन्दी बोलता हूँ"),
        ("مرحبا", "مَرْحَبًا"),
        ("שלום", "שָׁלוֹם"),
        ("می خواهم میخواهم", "می‌خواهم"),
        ("Ωμεγα", "ωμέγα"),
        ("👍", "great 👍🏽!"),
        ("👧", "👨‍👩‍👧"),
        ("🇩🇪", "from 🇩🇪🇫🇷"),
    ],
)
def test_a_query_finds_the_text(query: str, text: str) -> None:
    """Case, accents, endings, width, apostrophes and missing spaces do not matter."""
    assert set(query_terms(query)) & set(terms_of(text))


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("Does she like the B-52s?", ["doe", "she", "like", "the", "b", "52s"]),
        ("don't", ["dont"]),
        ("हिन्दी में", ["हिन्दी", "में"]),
        ("我有猫", ["我", "有", "猫", "我有", "有猫"]),
        ("v2.0 of 2023-05-07", ["v2", "0", "of", "2023", "05", "07"]),
        ("🇩🇪👍🏽", ["🇩🇪", "👍"]),
        ("\x00\ud800 \u200d", []),
    ],
)
def test_terms_of_a_text(text: str, terms: list[str]) -> None:
    """Words are normalized and stemmed; unspaced scripts give characters and pairs."""
    assert terms_of(text) == terms


def test_stop_words_are_cut_from_queries() -> None:
    """A question is searched without its stop words."""
    assert query_terms("What is the name of her dog?") == ["name", "dog"]


def test_a_query_of_stop_words_keeps_them() -> None:
    """Stop words are searched if there are no other words."""
    assert query_terms("who are you, who?") == ["who", "are", "you"]


def test_may_is_a_month() -> None:
    """ "May" is looked up, although it can be an auxiliary."""
    assert query_terms("in May") == ["may"]


@given(any_text)
def test_any_text_has_terms_that_fts5_keeps_whole(text: str) -> None:
    """Any text is accepted; terms have no white space, ASCII punctuation, capitals or
    surrogates."""
    for term in (*terms_of(text), *query_terms(text)):
        assert 0 < len(term) <= LONGEST_TERM
        assert not re.search(r"[\s\x00-\x2f:-`{-\x7f\ud800-\udfff]", term)


@given(any_text)
def test_a_query_finds_its_own_text(text: str) -> None:
    """Every term of a query is a term of the same text, once."""
    query = query_terms(text)
    assert set(query) <= set(terms_of(text))
    assert len(query) == len(set(query))
    assert bool(query) == bool(terms_of(text))


@pytest.mark.parametrize(
    "text", ["a\u0315\u0300", "\u0315\u0300", "ก", "漢字", "a'", "\ud800", "👍"]
)
def test_long_texts_take_linear_time(text: str) -> None:
    """Ten times the text takes about ten times as long, marks in a wild order included."""
    times = []
    for length in (10_000, 100_000):
        started = time.process_time()
        terms_of(text * (length // len(text)))
        times.append(time.process_time() - started)
    assert times[1] < 40 * times[0] + 0.2
