"""Sentences and vectors to fill a store with: any number, the same in every run.

The words are those of the model's own vocabulary, which stand there about by how common they are
in English, and are drawn after Zipf's law as Mandelbrot has it; the frames between them are
English. The model makes the vectors of the first `EMBEDDED` sentences; the others are mixtures
of two of these with a little noise: clustered as texts are, at no cost.
"""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from progress import counted

import memoryd.embedding
from memoryd.embedding.loaded_model import LoadedModel
from memoryd.retrieval.word_lists import STOP_WORDS

EMBEDDED = 1000
_MIXED, _NOISE = 0.75, 0.2
_FLATTENED = 10
_FRAMES = (
    "I {} the {} {} when my {} was {} in {}.",
    "We should {} that {} before the {} of {}, because {} {} it.",
    "My {} {} is called {}, and she has {} a {} since {}.",
    "{} told me about the {} {} and the {} near {} {}.",
    "Last {} they {} two {} from the {} of the {} {} for {}.",
    "They did not {} the {} {} with {}; the {} is {} there.",
    "Yes, I {} it would {} a {} more than any {} {} we had at the {} {} {}.",
    "The {} has {} {} and {}, so please {} it to the {} for {} on {}.",
    "What a {} {}! How did you {} the {}, and was the {} {}?",
    "It is {} that {} and {} are {} again after all the {} {}.",
    "They were {} about {}: her {} {} has been {} by the {}.",
    "By the way, our {} {} is on {} at {}; {} will {} the {}.",
    "If {} does not {}, we {} the {} to {} and {} {}.",
    "He {} his {} with {} {} under the {} until {}.",
    "Can you {} me where the {} {} of this {} {} is?",
    "All {} of them {} {} {} into {}, which {} {} did not {}.",
)
_QUESTIONS = (
    "When did the {} {} at {}?",
    "What is the {} {} of {}?",
    "Which {} was {} in the {} {}?",
    "{} {} {}",
    "Who told me about {} and the {} {}?",
)

Matrix = NDArray[np.float32]


def sentences(count: int) -> list[str]:
    """`count` different sentences."""
    chance = np.random.default_rng(1)
    words = _words(chance)
    return [f"{_filled(_FRAMES, words, chance)} ({number})" for number in range(count)]


def questions(texts: Sequence[str], count: int, seed: int) -> list[str]:
    """`count` questions, each with words of one of the texts."""
    chance = np.random.default_rng(seed)
    asked = []
    for _ in range(count):
        text = texts[int(chance.integers(len(texts)))]
        found = [word for word in re.findall(r"[a-z]+", text) if word not in STOP_WORDS]
        asked.append(_filled(_QUESTIONS, iter(chance.permutation(found * 2)), chance))
    return asked


def vectors(texts: Sequence[str], model: LoadedModel) -> Matrix:
    """One row of unit length a text."""
    first = texts[:EMBEDDED]
    made = np.concatenate(
        [model.embed([text], query=False) for text in counted("vectors", first, len(first))]
    )
    chance = np.random.default_rng(2)
    others = chance.integers(len(made), size=len(texts) - len(made))
    mixed = made[np.arange(len(made), len(texts)) % len(made)] + np.float32(_MIXED) * made[others]
    noise = chance.standard_normal(mixed.shape, dtype=np.float32)
    mixed += noise * np.float32(_NOISE / np.sqrt(made.shape[1]))
    mixed /= np.linalg.norm(mixed, axis=1, keepdims=True)
    return np.concatenate([made, mixed])


def _filled(frames: Sequence[str], words: Iterator[str], chance: np.random.Generator) -> str:
    frame = frames[int(chance.integers(len(frames)))]
    return frame.format(*(next(words) for _ in range(frame.count("{}"))))


def _words(chance: np.random.Generator) -> Iterator[str]:
    """Endless words."""
    tokenizer = Path(*memoryd.embedding.__path__) / "minilm" / "tokenizer.json"
    listed = json.loads(tokenizer.read_text(encoding="utf-8"))["model"]["vocab"]
    known: list[str] = [
        word
        for word in sorted(listed, key=listed.get)
        if re.fullmatch("[a-z]{3,}", word) and word not in STOP_WORDS
    ]
    weights = 1 / (np.arange(len(known)) + _FLATTENED)
    while True:
        for place in chance.choice(len(known), 10_000, p=weights / weights.sum()):
            yield known[place]
