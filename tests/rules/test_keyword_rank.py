"""Ranking a few texts by the words of a query."""

from hypothesis import given
from hypothesis import strategies as st

from memoryd.rules.keyword_rank import keyword_scores


def test_the_text_with_the_rarer_word_wins() -> None:
    """A word that few texts hold counts more than one that most hold."""
    scores = keyword_scores("email sarah", ["email tom", "email sarah", "email kim", "push"])
    assert scores[1] == max(scores)
    assert scores[3] == 0


def test_chinese_is_found_by_its_characters() -> None:
    """A Chinese query finds a sentence that holds its characters."""
    scores = keyword_scores("邮件", ["不要给王经理发邮件", "push"])
    assert scores[0] > 0
    assert scores[1] == 0


@given(st.text(max_size=50), st.lists(st.text(max_size=50), max_size=6))
def test_scores_stay_between_0_and_1(query: str, texts: list[str]) -> None:
    """Any query over any texts gives one score a text, in 0..1."""
    scores = keyword_scores(query, texts)
    assert len(scores) == len(texts)
    assert all(0 <= score <= 1 for score in scores)
