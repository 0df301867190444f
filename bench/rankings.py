"""What a search is measured against: the same turns ranked without a daemon.

A ranking is a list of turn ids, best first.
"""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from locomo import Conversation, Question
from numpy.typing import NDArray
from py_rust_stemmers import SnowballStemmer  # type: ignore[import-untyped]

Ranking = list[str]
Matrix = NDArray[np.float32]
Embed = Callable[[Sequence[str], bool], Matrix]
"""Texts, and whether they are queries, to rows of unit length."""

_STOP_WORDS = """
    a an and are as at be been but by can could did do does for from had has have he her him his
    how i if in into is it its me my of on or our she so that the their them then there they this
    to was we were what when where which who whom whose why will with would you your
"""
_SAYING_NOTHING = frozenset(_STOP_WORDS.split())
_K1, _B = 1.2, 0.75
_STEMMER = SnowballStemmer("english")


def by_vector(cosines: Matrix, conversation: Conversation, depth: int) -> list[Ranking]:
    """The cosine alone."""
    return [_best(conversation, row, depth) for row in cosines]


def by_plain_fusion(cosines: Matrix, conversation: Conversation, depth: int) -> list[Ranking]:
    """Thirty lines that anybody would write: BM25 over speaker, date and text, the turns before
    and after with a third of the weight, and a quarter as much of the cosine."""
    own = [
        Counter(_stems(f"{one.speaker} {one.occurred_at:%d %B %Y} {one.text}"))
        for one in conversation.turns
    ]
    weights: list[defaultdict[str, float]] = [defaultdict(float) for _ in own]
    for place, words in enumerate(own):
        for other in range(max(0, place - 1), min(len(own), place + 2)):
            for word, count in words.items():
                weights[other][word] += count if other == place else count / 3
    lengths = np.array([sum(each.values()) for each in weights])
    usual = _K1 * (1 - _B + _B * lengths / lengths.mean())
    rankings = []
    for question, near in zip(conversation.questions, cosines, strict=True):
        scores, best = np.zeros(len(own)), 1e-9
        for word in set(_stems(question.text)):
            counts = np.array([each.get(word, 0.0) for each in weights])
            found = np.count_nonzero(counts)
            rarity = math.log(1 + (len(own) - found + 0.5) / (found + 0.5))
            scores += rarity * counts * (_K1 + 1) / (counts + usual)
            best += rarity * (_K1 + 1)
        fused = scores / best + np.maximum(near, 0) / 4
        rankings.append(_best(conversation, fused, depth))
    return rankings


def cosines_of(conversation: Conversation, embed: Embed) -> Matrix:
    """One row a question, one column a turn with the name of its speaker before it."""
    turns = embed([f"{one.speaker}: {one.text}" for one in conversation.turns], False)
    questions = embed([one.text for one in conversation.questions], True)
    return questions @ turns.T


def _best(conversation: Conversation, scores: NDArray[np.floating[Any]], depth: int) -> Ranking:
    order = np.argsort(-scores, kind="stable")[:depth]
    return [conversation.turns[place].turn_id for place in order]


def _stems(text: str) -> list[str]:
    words = re.findall(r"[a-z0-9]+", text.lower())
    return [_STEMMER.stem_word(word) for word in words if word not in _SAYING_NOTHING]


def recall(question: Question, ranking: Ranking, depth: int) -> float:
    """The share of the question's turns among the first `depth`."""
    return len(question.evidence.intersection(ranking[:depth])) / len(question.evidence)
