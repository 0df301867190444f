"""The text of a passage that is embedded, and its context terms."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.retrieval.passage import context_terms, passage_text
from memoryd.retrieval.words import terms_of


def test_a_turn_is_embedded_with_its_speaker() -> None:
    """The name precedes the text; without a name, or with a role, the text is unchanged."""
    assert passage_text("I moved.", " Zoë ", (2023, 5, 7)) == "Zoë: I moved."
    assert passage_text("I moved.", "Assistant") == "I moved."
    assert passage_text("I moved.") == "I moved."


def test_a_note_has_no_context() -> None:
    """It has neither a speaker nor a day."""
    assert context_terms(None, None) == []


def test_a_turn_is_found_by_speaker_and_day() -> None:
    """Name, weekday, month in words and figures, day and year are terms."""
    context = context_terms("Mary Ann", (2023, 5, 7))
    assert {"mari", "ann", "sunday", "may", "7", "2023", "05", "07"} <= set(context)


@pytest.mark.parametrize(
    ("text", "asks"),
    [("Really?", True), ("He asked “why?”\n", True), ("真的？", True), ("Why? I know.", False)],
)
def test_a_question_is_marked(text: str, asks: bool) -> None:
    """The marker is present if the turn ends in a question."""
    assert ("¿" in context_terms("Zoe", None, text)) == asks


@given(st.text(), st.dates())
def test_context_terms_are_terms_or_marks(speaker: str, day: date) -> None:
    """No text yields a mark; weekdays are those of the calendar; nothing comes twice."""
    context = context_terms(speaker, (day.year, day.month, day.day))
    assert terms_of(day.strftime("%A"))[0] in context
    assert len(context) == len(set(context))
    assert not [term for term in terms_of(speaker) if term[0] in "§¿"]
