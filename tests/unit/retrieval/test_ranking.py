"""Keyword and vector search are fused into one score; each note is ranked by its best passage."""

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.retrieval import ranking
from memoryd.retrieval.keyword_index import KeywordIndex
from memoryd.retrieval.passage import context_terms
from memoryd.retrieval.passage_rows import Floats
from memoryd.retrieval.ranking import (
    KEYWORD_SHARE,
    OTHER_SPEAKER,
    best_of_owners,
    best_rows,
    highest,
    score_keywords,
)
from memoryd.retrieval.vector_index import VectorIndex
from memoryd.retrieval.words import query_terms, terms_of


def notes(*texts: str) -> KeywordIndex:
    """An index of independent notes."""
    index = KeywordIndex()
    for text in texts:
        index.add(terms_of(text))
    return index


def session(*turns: tuple[str, str]) -> KeywordIndex:
    """An index of one session of (speaker, text)."""
    index = KeywordIndex()
    for row, (speaker, text) in enumerate(turns):
        index.add(terms_of(text), context_terms(speaker, (2023, 5, 7), text), row - 1)
    return index


def best(
    index: KeywordIndex, vectors: VectorIndex, terms: list[str], vector: npt.ArrayLike | None
) -> list[tuple[int, float]]:
    """All rows that are not removed, with their scores, best first."""
    count = len(index)
    return best_rows(score_keywords(index, terms), vectors, vector, np.arange(count), count)


def fused_scores(
    index: KeywordIndex, vectors: VectorIndex, terms: list[str], vector: npt.ArrayLike | None
) -> Floats:
    """The scores by row."""
    scores = np.zeros(len(index), np.float32)
    for row, score in best(index, vectors, terms, vector):
        scores[row] = score
    return scores


def ranked(index: KeywordIndex, query: str) -> list[int]:
    """Rows from best to worst by keyword alone."""
    return [row for row, _ in best(index, VectorIndex(2), query_terms(query), None)]


def test_an_exact_text_finds_its_note_first() -> None:
    """Among notes that share words, the one equal to the query comes first."""
    texts = ["The dog of Ann", "Ann has a dog and a cat and a cow", "The cat of Ann", "Dogs"]
    index, vectors = notes(*texts), VectorIndex(8)
    vectors.set(0, np.eye(8)[:4] + 0.3)
    for row, text in enumerate(texts):
        assert ranked(index, text)[0] == row
        scores = fused_scores(index, vectors, query_terms(text), np.eye(8)[row] + 0.3)
        assert int(scores.argmax()) == row


def test_a_note_that_has_the_word_is_above_those_that_have_not() -> None:
    """Without vectors, a note that does not match scores 0."""
    index = notes("User likes tea", "User prefers dark mode", "User lives in Rome")
    scores = fused_scores(index, VectorIndex(2), query_terms("dark mode"), None)
    assert scores[1] > 0.4
    assert scores[[0, 2]].tolist() == [0, 0]


def test_a_keyword_match_is_above_a_note_merely_akin() -> None:
    """Among notes with equal cosines the words decide; a distant note with all words still wins."""
    index, vectors = notes("dark mode", "light theme", "night colours"), VectorIndex(2)
    vectors.set(0, [[0.5, 0.8], [0.9, 0.2], [0.8, 0.4]])
    assert int(fused_scores(index, vectors, ["dark", "mode"], [1, 0]).argmax()) == 0


def test_meaning_finds_what_no_word_does() -> None:
    """A note without any of the words is found by its vector, with the cosine's weight."""
    index, vectors = notes("User prefers SG", "User likes tea"), VectorIndex(2)
    vectors.set(0, [[1, 0], [-1, 0]])
    scores = fused_scores(index, vectors, ["name"], [1, 0])
    assert scores.tolist() == pytest.approx([1 - KEYWORD_SHARE, 0])


def test_a_note_not_embedded_yet_is_scored_by_its_words() -> None:
    """It is neither missing nor ranked below all notes with a vector."""
    index, vectors = notes("dark mode", "light mode", "tea"), VectorIndex(2)
    vectors.set(1, [1, 0])
    scores = fused_scores(index, vectors, ["dark", "mode"], [1, 0])
    alone = fused_scores(index, vectors, ["dark", "mode"], None)
    assert scores[0] == alone[0]
    assert scores.argmax() == 0
    assert scores[2] == 0


def test_an_answer_is_found_by_the_words_of_its_question() -> None:
    """The words of a question count for the next turn, but not for turns of other sessions."""
    index = session(
        ("Ann", "Where did you go on holiday?"), ("Bob", "To Rome."), ("Ann", "Lovely.")
    )
    index.add(terms_of("To Rome."), context_terms("Bob", (2023, 5, 7), "To Rome."))
    scores = fused_scores(index, VectorIndex(2), query_terms("Bob's holiday"), None)
    assert scores[1] > scores[2] > 0
    assert scores[1] > scores[3]


def test_neighbours_lend_their_meaning() -> None:
    """A turn's cosine is averaged with those beside it, the passage's of a long note less so; a
    short note keeps its own."""
    index = session(("Ann", "x"), ("Bob", "y"))
    for previous in (-1, -1, 3):
        index.add(["z"], [], previous)
    vectors = VectorIndex(2)
    vectors.set(0, [[1, 0], [0, 1], [1, 0], [1, 0], [0, 1]])
    scores = fused_scores(index, vectors, ["w"], [1, 0]) / (1 - KEYWORD_SHARE)
    assert scores.tolist() == pytest.approx([1 / 1.8, 0.8 / 1.8, 1, 1 / 1.3, 0.3 / 1.3], rel=1e-5)


def test_turns_of_the_named_speaker_come_first() -> None:
    """Turns of the named speaker rank above turns that mention the name; notes are unaffected."""
    index = KeywordIndex()
    for speaker in ("Bob", "Ann"):
        index.add(terms_of("I like tea"), context_terms(speaker, (2023, 5, 7)))
    index.add(terms_of("I like tea"))
    bob, ann, note = fused_scores(index, VectorIndex(2), query_terms("Ann's tea"), None).tolist()
    assert ann > note
    assert bob == pytest.approx(OTHER_SPEAKER * note)
    bob, ann, note = fused_scores(index, VectorIndex(2), query_terms("the tea"), None).tolist()
    assert bob == ann == note


def test_a_question_is_behind_the_same_statement() -> None:
    """A turn that only asks seldom states a fact."""
    index = KeywordIndex()
    for text in ("You like tea?", "You like tea."):
        index.add(terms_of(text), context_terms("Ann", (2023, 5, 7), text))
    assert ranked(index, "tea") == [1, 0]


def test_a_turn_is_found_by_its_date() -> None:
    """Month, year and weekday of a turn count, though its text does not have them."""
    index = KeywordIndex()
    for day in ((2023, 5, 7), (2022, 8, 12)):
        index.add(["went", "swim"], context_terms("Ann", day, "Went swimming."))
    assert ranked(index, "swim in August 2022")[0] == 1
    assert ranked(index, "swim on 2023-05-07")[0] == 0


@given(st.lists(st.lists(st.sampled_from("abc"), max_size=40), min_size=1, max_size=9), st.data())
def test_scores_are_between_0_and_1(texts: list[list[str]], data: st.DataObject) -> None:
    """This holds for any terms and sessions, with or without vectors."""
    index, vectors = KeywordIndex(), VectorIndex(2)
    for row, text in enumerate(texts):
        marks = data.draw(st.sampled_from([[], ["a", "§a"], ["¿", "b", "§b"]]))
        index.add(text, marks, data.draw(st.integers(-1, row - 1)))
        if data.draw(st.booleans()):
            vectors.set(row, data.draw(st.tuples(st.floats(-2, 2), st.floats(-2, 2))))
    scores = fused_scores(index, vectors, ["a", "b"], [1, 0])
    assert scores.min() >= 0
    assert scores.max() <= 1


@given(st.data())
def test_the_best_rows_are_those_of_a_plain_sort(data: st.DataObject) -> None:
    """The best row of each owner, best first; ties in the order of rows."""
    count = data.draw(st.integers(0, 60))
    values, numbers = st.sampled_from([0.0, 0.25, 0.5, 1.0]), st.integers(0, 20)
    scores = np.array(data.draw(st.lists(values, min_size=count, max_size=count)), np.float32)
    owners = np.array(data.draw(st.lists(numbers, min_size=count, max_size=count)), np.int64)
    rows = np.array(data.draw(st.permutations(range(count))), np.intp)
    limit = data.draw(st.integers(1, 8))
    wanted: dict[int, tuple[int, float]] = {}
    for row in sorted(range(count), key=lambda row: (-scores[row], row)):
        wanted.setdefault(int(owners[row]), (row, float(scores[row])))
    assert best_of_owners(rows, scores[rows], owners, limit) == list(wanted.values())[:limit]


@given(st.integers(0, 5000), st.integers(1, 40), st.integers(1, 3000))
def test_the_highest_values_are_those_of_a_sort(count: int, wanted: int, different: int) -> None:
    """As many as wanted, and all ties with the last."""
    values = np.random.default_rng(count).integers(different, size=count).astype(np.float32)
    last = np.sort(values)[-wanted:][:1]
    assert highest(values, wanted).tolist() == np.flatnonzero(values >= last).tolist()


def test_a_large_index_answers_as_if_all_were_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """If only candidates are scored exactly, the results and their scores are the same."""
    random = np.random.default_rng(2)
    index, vectors = KeywordIndex(), VectorIndex(64)
    for row in range(3000):
        words = [f"w{number}" for number in random.integers(200, size=8)]
        index.add(words, [], row - 3 if row % 7 and row > 3 else -1)
    index.remove(5)
    vectors.set(0, random.standard_normal((2900, 64)))
    owners, query = np.arange(3000), random.standard_normal(64)
    for allowed in (index.alive, index.alive & (owners % 50 == 3)):
        found = []
        for limit in (20_000, 100):
            monkeypatch.setattr(ranking, "_ALL_EXACT", limit)
            keyword = score_keywords(index, ["w1", "w2"])
            found.append(best_rows(keyword, vectors, query, owners, 20, allowed))
        assert found[0] == found[1]
