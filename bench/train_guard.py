"""Makes the weights of the guard's classifier from the labelled texts that are for training, and
reports how they do on those that are for testing.

With --left-out it writes nothing: it trains without one batch of texts at a time and reports how
the others' weights do on it.
"""

import argparse
import hashlib
import sys
import zlib
from base64 import b85encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from code_lists import code_lists
from labelled import DATASETS, read_set
from library_texts import paragraphs
from numpy.typing import NDArray

from memoryd.guard import classifier_weights
from memoryd.guard.classifier import PIECE, pieces
from memoryd.guard.features import DAMPING, FEATURES, features
from memoryd.guard.lexicon.notions import NOTIONS
from memoryd.guard.orders import ORDERS, Order
from memoryd.guard.pattern import Pattern
from memoryd.guard.reading import read
from memoryd.guard.scan import PATTERNS, lowered
from memoryd.guard.views import bare

ROOT = Path(__file__).parents[1]
DEVELOPMENT = ROOT / "tests" / "data" / "threats_tune.jsonl"
SETS = [DATASETS / f"{name}.jsonl.xz" for name in ("threats_own", "ordinary_own")]
OUTPUT = ROOT / "daemon" / "memoryd" / "guard" / "classifier_weights.py"
_ROUNDS = 200
_STEP = 0.5
_DECAY = 0.003
_LARGEST = 127
_CODE_LISTS = 1600


@dataclass(frozen=True, slots=True)
class Labelled:
    batch: str
    malicious: bool
    text: str


def fingerprint(split: str | None = None) -> str:
    """Of what weights are made from: the labelled texts of a split or of both, and the notions that
    features count. Not of the documentation, which another Python has in other words."""
    texts = (*sets(split), *tables())
    seen = [*NOTIONS, *(repr((one.batch, one.malicious, one.text)) for one in texts)]
    return hashlib.sha256("\n".join(seen).encode("utf-8", "surrogatepass")).hexdigest()[:16]


def sets(split: str | None = None) -> Iterator[Labelled]:
    """The labelled texts, borderline ones left out. The development set is for training."""
    items = [] if split == "test" else read_set(DEVELOPMENT)
    items += [item for path in SETS for item in read_set(path, split)]
    for item in items:
        if not item.get("borderline"):
            batch = item["id"].split("-")[0] if "-" in item["id"] else "tune"
            yield Labelled(batch, item.get("malicious", False), item["text"])


def tables() -> Iterator[Labelled]:
    """The examples and twins of the guard's tables, and lists of codes."""
    rows: tuple[Pattern | Order, ...] = (*PATTERNS, *ORDERS)
    for row in rows:
        yield Labelled("tables", True, row.example)
        yield Labelled("tables", False, row.twin)
    for text in code_lists(seed=0, count=_CODE_LISTS):
        yield Labelled("lists", False, text)


def documentation() -> Iterator[Labelled]:
    """Harmless texts as they are written about programs: they tell of commands, messages, users
    and keys in dry words that no note uses."""
    for text in paragraphs():
        yield Labelled("library", False, text)


@cache
def features_of(text: str) -> NDArray[np.int64]:
    return _features_of_piece(lowered(bare(text)))


class Rows:
    """Features of many texts as one sparse matrix; each row has the length 1."""

    def __init__(self, texts: Sequence[NDArray[np.int64]]) -> None:
        lengths = np.array([len(one) for one in texts])
        self._count = len(texts)
        self._row = np.repeat(np.arange(len(texts)), lengths)
        self._column = np.concatenate(texts)
        self._value = np.repeat(1 / np.sqrt(lengths + DAMPING), lengths)

    def times(self, weights: NDArray[np.float64]) -> NDArray[np.float64]:
        values = weights[self._column] * self._value
        return np.bincount(self._row, values, self._count).astype(np.float64)

    def gathered(self, errors: NDArray[np.float64]) -> NDArray[np.float64]:
        values = errors[self._row] * self._value
        return np.bincount(self._column, values, FEATURES).astype(np.float64)


def _examples(one: Labelled) -> Iterator[NDArray[np.int64]]:
    """The text, and if it is harmless each piece of it that the guard weighs by itself."""
    yield features_of(one.text)
    if not one.malicious and len(one.text) > PIECE:
        yield from map(_features_of_piece, pieces(lowered(bare(one.text))))


@cache
def _features_of_piece(piece: str) -> NDArray[np.int64]:
    return np.array(features(piece, read(piece).codes), np.int64)


def train(texts: Sequence[Labelled]) -> tuple[NDArray[np.float64], float]:
    """Logistic regression by adaptive gradient descent over all texts at once: no chance in it."""
    examples = [(found, one.malicious) for one in texts for found in _examples(one)]
    rows = Rows([found for found, _ in examples])
    wanted = np.array([float(malicious) for _, malicious in examples])
    weights, bias = np.zeros(FEATURES), 0.0
    squares, bias_squares = np.full(FEATURES, 1e-6), 1e-6
    for _ in range(_ROUNDS):
        errors = 1 / (1 + np.exp(-rows.times(weights) - bias)) - wanted
        gradient = rows.gathered(errors) + _DECAY * weights
        squares += gradient**2
        bias_squares += errors.sum() ** 2
        weights -= _STEP * gradient / np.sqrt(squares)
        bias -= _STEP * errors.sum() / np.sqrt(bias_squares)
    return weights, float(bias)


def write(weights: NDArray[np.float64], bias: float) -> None:
    scale = float(np.abs(weights).max()) / _LARGEST
    packed = b85encode(zlib.compress(np.round(weights / scale).astype(np.int8).tobytes(), 9))
    OUTPUT.write_text(
        '"""The weights of the classifier. Made by bench/train_guard.py: do not edit."""\n\n'
        f'MADE_FROM = "{fingerprint("train")}"\n'
        '"""Of the labelled texts."""\n\n'
        f"BIAS = {bias:.6f}\nSCALE = {scale:.8f}\n\n"
        f'WEIGHTS = "{packed.decode()}"\n'
        '"""One byte for each feature, compressed, in base 85."""\n',
        "utf-8",
    )


def left_out(texts: Sequence[Labelled], batches: Sequence[str]) -> None:
    """Prints for each batch how texts that the weights do not know are told apart."""
    known = {one.batch for one in texts}
    if unknown := set(batches) - known:
        sys.exit(f"no batch {', '.join(sorted(unknown))}; there are {', '.join(sorted(known))}")
    for batch in batches or sorted(known - {"or", "tables", "lists", "library"}):
        weights, bias = train([one for one in texts if one.batch != batch])
        print_rates(batch, [one for one in texts if one.batch == batch], weights, bias)


def print_rates(
    name: str, held: Sequence[Labelled], weights: NDArray[np.float64], bias: float
) -> None:
    """Prints the shares of attacks and of other texts that score over some limits."""
    scores = Rows([features_of(one.text) for one in held]).times(weights) + bias
    bad = np.array([one.malicious for one in held])
    print(f"{name:9}{bad.sum():5} attacks {(~bad).sum():5} others", end="")
    for limit in (-1.0, 0.0, 0.5, 1.0, 1.5):
        print(
            f"   over {limit}: {(scores[bad] > limit).mean():.1%}"
            f" {(scores[~bad] > limit).mean():.1%}",
            end="",
        )
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--left-out", nargs="*", metavar="BATCH", help="measure; all batches")
    parser.add_argument("--check", action="store_true", help="whether the weights are up to date")
    options = parser.parse_args()
    if options.check:
        if all(fingerprint(split) != classifier_weights.MADE_FROM for split in (None, "train")):
            sys.exit("the labelled texts have changed: run python bench/train_guard.py")
        return
    if options.left_out is not None:
        left_out([*sets(), *tables(), *documentation()], options.left_out)
        return
    texts = [*sets("train"), *tables(), *documentation()]
    weights, bias = train(texts)
    write(weights, bias)
    print(f"{len(texts)} texts, {OUTPUT.stat().st_size:,} bytes")
    print_rates("test", [*sets("test")], weights, bias)


if __name__ == "__main__":
    main()
