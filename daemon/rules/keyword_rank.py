"""Ranking a handful of texts by the words of a query, with scores in 0..1."""

import math
import re
from collections import Counter
from collections.abc import Sequence

_K1 = 1.2
_B = 0.75
_WORD = re.compile(r"[^\W_]+")


def keyword_scores(query: str, texts: Sequence[str]) -> list[float]:
    """BM25 of each text over the best that the query could reach; 0 where no word is shared."""
    documents = [Counter(_words(text)) for text in texts]
    average = sum(map(Counter.total, documents)) / len(documents) if documents else 0
    wanted = set(_words(query))
    weights = {
        word: math.log(1 + (len(documents) - found + 0.5) / (found + 0.5))
        for word in sorted(wanted)
        for found in [sum(word in document for document in documents)]
    }
    best = sum(weights.values()) * (_K1 + 1)
    scores = []
    for document in documents:
        length = 1 - _B + _B * document.total() / average if average else 1
        score = sum(
            weight * document[word] * (_K1 + 1) / (document[word] + _K1 * length)
            for word, weight in weights.items()
        )
        scores.append(score / best if best else 0.0)
    return scores


def _words(text: str) -> list[str]:
    """Lower-cased words; a CJK run also gives its single characters."""
    words = _WORD.findall(text.casefold())
    return words + [c for word in words for c in word if "\u3040" <= c <= "\u9fff"]
