"""Keyword search gives the same scores as BM25 written in plain Python."""

import math
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.retrieval import keyword_index
from memoryd.retrieval.keyword_index import (
    ASKED,
    CONTEXT,
    FAR,
    K1,
    NEAR,
    OWN,
    B,
    CorpusStatistics,
    KeywordIndex,
)

Passage = tuple[list[str], list[str], int]

term = st.sampled_from("abcdef")
contexts = st.lists(st.sampled_from(["a", "b", "day", "§zoe", "¿"]), unique=True, max_size=3)


@st.composite
def corpora(draw: st.DrawFn) -> list[Passage]:
    """Passages in one to three sessions, interleaved, and some by themselves."""
    last: dict[int, int] = {}
    passages: list[Passage] = []
    for row in range(draw(st.integers(1, 14))):
        session = draw(st.integers(0, 3))
        terms = draw(st.lists(term, max_size=25))
        passages.append((terms, draw(contexts), last.get(session, -1) if session else -1))
        last[session] = row
    return passages


def index_of(passages: list[Passage]) -> KeywordIndex:
    """An index to which they were added one by one."""
    index = KeywordIndex()
    for row, passage in enumerate(passages):
        assert index.add(*passage) == row
    return index


def plain_scores(passages: list[Passage], gone: set[int], query: list[str]) -> list[float]:
    """The formula in plain Python, term by term."""
    sessions: dict[int, list[int]] = {}
    session_of: dict[int, int] = {}
    for row, (_, _, previous) in enumerate(passages):
        session_of[row] = session_of.get(previous, row)
        if row not in gone:
            sessions.setdefault(session_of[row], []).append(row)
    living = [row for row in range(len(passages)) if row not in gone]
    counts = [{t: min(n, 15) for t, n in Counter(terms).items()} for terms, _, _ in passages]
    average = sum(len(passages[row][0]) for row in living) / max(1, len(living))
    scores = [0.0] * len(passages)
    best = 0.0
    for wanted in query:
        having = sum(wanted in counts[row] for row in living)
        idf = math.log(1 + (len(living) - having + 0.5) / (having + 0.5))
        best += idf
        for session in sessions.values():
            own = [counts[row].get(wanted, 0) for row in session]
            for i, row in enumerate(session):
                found = own[i] + CONTEXT / OWN * (wanted in passages[row][1])
                for j, count in enumerate(own):
                    if abs(i - j) == 1:
                        found += NEAR / OWN * count
                    if abs(i - j) == 2:
                        found += FAR / OWN * count
                    if j == i - 1 and "¿" in passages[session[j]][1]:
                        found += ASKED / OWN * count
                length = len(passages[row][0]) / average if average else 0
                if found:
                    scores[row] += idf * found / (found + K1 * (1 - B + B * length))
    return [score / best if best else 0.0 for score in scores]


@pytest.mark.parametrize("dense", [0, 1_000_000], ids=["by places", "by columns"])
@given(corpora(), st.sets(st.integers(0, 13)), st.lists(term, unique=True, min_size=1))
def test_scores_are_bm25(
    dense: int, passages: list[Passage], gone: set[int], query: list[str]
) -> None:
    """Both ways of adding up give the formula, removed passages left out."""
    gone = {row for row in gone if row < len(passages)}
    index = index_of(passages)
    for row in gone:
        index.remove(row)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(keyword_index, "_DENSE", dense)
        scores = index.scores(query)
    assert scores.tolist() == pytest.approx(plain_scores(passages, gone, query), abs=1e-5)
    assert np.flatnonzero(index.alive).tolist() == sorted(set(range(len(passages))) - gone)


@given(corpora(), corpora(), st.lists(term, unique=True, min_size=1))
def test_adding_many_is_adding_each(
    first: list[Passage], second: list[Passage], query: list[str]
) -> None:
    """Adding in bulk gives the same index as adding one by one."""
    second = [(t, c, p if p < 0 else p + len(first)) for t, c, p in second]
    together = KeywordIndex()
    for passages in (first, second):
        texts, beside, previous = zip(*passages, strict=True)
        together.extend(texts, beside, previous)
    one_by_one = index_of([*first, *second])
    assert together.scores(query).tolist() == one_by_one.scores(query).tolist()
    assert together.named_speakers(["zoe"]) == one_by_one.named_speakers(["zoe"])


@given(corpora(), st.lists(term, unique=True, min_size=1), st.data())
def test_a_part_of_the_corpus_scores_like_the_whole(
    passages: list[Passage], query: list[str], data: st.DataObject
) -> None:
    """With the statistics of the whole corpus, a passage and its neighbours are sufficient."""
    wanted = data.draw(st.integers(0, len(passages) - 1))
    session_of: dict[int, int] = {}
    for row, (_, _, previous) in enumerate(passages):
        session_of[row] = session_of.get(previous, row)
    session = [row for row in range(len(passages)) if session_of[row] == session_of[wanted]]
    statistics = CorpusStatistics(
        len(passages),
        sum(len(terms) for terms, _, _ in passages),
        {t: sum(t in terms for terms, _, _ in passages) for t in "abcdef"},
    )
    part = index_of([(*passages[row][:2], i - 1) for i, row in enumerate(session)])
    score = part.scores(query, statistics=statistics)[session.index(wanted)]
    assert score == pytest.approx(index_of(passages).scores(query)[wanted], abs=1e-6)


def test_an_empty_index_scores_nothing() -> None:
    """No rows, no scores, no error."""
    index = KeywordIndex()
    assert len(index) == 0
    assert index.scores(["a"]).tolist() == []
    index.extend([], [], [])
    assert len(index) == 0


def test_a_score_does_not_hang_on_the_other_results() -> None:
    """If half the words of a query are missing, the score is half, even for the best result."""
    index = index_of([(["dog"], [], -1), (["cat"], [], -1), (["cow"], [], -1)])
    whole = float(index.scores(["dog"])[0])
    half = float(index.scores(["dog", "cat"])[0])
    assert half == pytest.approx(whole / 2)


def test_the_named_speakers_are_known() -> None:
    """Part of a name is sufficient; a person who is only mentioned is not a speaker."""
    index = KeywordIndex()
    index.add(["ann"], ["mari", "ann", "§mari", "§ann"])
    index.add(["zoe"], [])
    index.add(["hello"], ["bob", "§bob"])
    assert index.named_speakers(["ann", "dog"]) == [0]
    assert index.named_speakers(["bob", "mari"]) == [0, 1]
    assert index.named_speakers(["zoe"]) == []


def test_readers_score_while_a_writer_adds() -> None:
    """A reader sees a consistent state from when it started, while rows are added and removed."""
    index = KeywordIndex()
    done = threading.Event()

    def read() -> int:
        rounds = 0
        while not done.is_set():
            known = len(index)
            scores = index.scores(["a", "b"])
            assert len(scores) >= known
            assert np.all(scores[1:known:3] > 0)
            rounds += 1
        return rounds

    with ThreadPoolExecutor(1) as reader:
        rounds = reader.submit(read)
        for row in range(6000):
            index.add(["a", "b", f"w{row}"], ["day"], row - 1 if row % 20 else -1)
            if row % 3 == 2:
                index.remove(row)
        done.set()
        assert rounds.result() > 0
    assert index.nbytes > 6000 * 4 * 4
