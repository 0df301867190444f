"""How much a text resembles the labelled attacks: a linear classifier over its features.

It weighs what no pattern says by itself: clues that add up to an attack, and talk in which the
words of an attack are none. `python bench/train_guard.py` makes its weights from the labelled texts
of the tests.
"""

import re
import zlib
from base64 import b85decode
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import sqrt
from operator import itemgetter

from memoryd.guard import categories, classifier_weights
from memoryd.guard.contexts import NAME_BEFORE
from memoryd.guard.features import (
    DAMPING,
    FEATURES,
    Ends,
    notion_features,
    pair_features,
    part_features,
    simplified,
)
from memoryd.guard.memo import Memo
from memoryd.guard.orders import shape_of
from memoryd.guard.reading import read

PIECE = 400
"""Characters of a piece of a longer text: what the labelled texts hold at most, mostly."""
_SHORTEST = 24
"""Characters of a text in Latin letters that says enough to be weighed as any other."""
_ATTACK = 1.0
_ATTACK_UNNAMED = 1.3
_LONG = 300
"""Characters of a note that says more than one thing: minutes, handbooks and letters."""
_WIDE = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]")
"""Characters that say as much as two letters."""
_ATTACK_LONG = 1.8
"""Theirs is higher: each sentence adds its clues, and orders and attacking sentences are looked for
as well."""
_ATTACK_DISGUISED = 0.0
_ATTACK_SENTENCE = 2.5
_NOTE_AROUND = -2.0
"""A note resembles so much at least that holds a sentence which attacks."""
_FEWEST_SENTENCES = 3
_TALK = 0.1
_TALK_BY_CHANCE = -1.6
"""Of categories that texts about attacks seldom repeat."""
_TOO_SHORT_TO_TALK = 32
"""Characters of a text in Latin letters that has room for an order and nothing to excuse it."""
_MOST_OF_IT = 1 / 3
"""What is found is no mere mention where it takes so much of the text."""
_NO_ATTACK = 0.0
"""A sentence of talk has less by itself."""
_SUSPECT = shape_of(
    "<DIS,VOI,INS,RUL,RES,SYP,REV,SND,SEC,FRE,FRW,HAK,HDN,HID,OFF,SAF,SAW,CHK,TXT,RUN,PAY,GRA,NTL>|[k]"
)
"""What attacks in words name one of, where the lexicon knows their words."""
_WORTH_A_LOOK = shape_of("<USR,TEL,ASK,ROL,DAT,CMD,OWN,NOT>")
_BOUNDARY = re.compile(r"(?<=[.!?;])(?<!\be\.g\.)(?<!\bi\.e\.)(?<!\bz\.b\.)\s|[\n。！？।؟]")


def resembles_attack(text: str, codes: str, *, disguised: bool = False) -> bool:
    """Whether a `plain` text, with the codes of its reading, holds a piece that is an attack.
    `disguised`: somebody took the trouble to hide what it says, so that less is enough."""
    is_long = len(text) + (0 if text.isascii() else len(_WIDE.findall(text))) > _LONG
    if len(text) <= PIECE:
        return _is_attack(text, codes, disguised=disguised, is_long=is_long)
    if text.isascii() and not (_SUSPECT.search(codes) or _WORTH_A_LOOK.search(codes)):
        return False
    return any(
        _is_attack(piece, read(piece).codes, disguised=disguised, is_long=is_long)
        for piece in pieces(text)
    )


def _is_attack(text: str, codes: str, *, disguised: bool, is_long: bool) -> bool:
    if disguised:
        return resemblance(text, codes) > _ATTACK_DISGUISED
    named = _SUSPECT.search(codes) is not None
    short = text.isascii() and len(text) < _SHORTEST
    if short and not named:
        return False
    named |= not text.isascii() or _WORTH_A_LOOK.search(codes) is not None
    found = resemblance(text, codes)
    limit = _ATTACK if named and not short else _ATTACK_UNNAMED
    return found > (_ATTACK_LONG if is_long else limit) or (
        found > _NOTE_AROUND and _has_attacking_sentence(text)
    )


def _has_attacking_sentence(text: str) -> bool:
    """Whether one sentence of several attacks by itself: harmless ones around it outweigh it."""
    cuts = [found.end() for found in _BOUNDARY.finditer(text)]
    parts = (text[begin:end].strip() for begin, end in pairwise([0, *cuts, len(text)]))
    sentences = [part for part in parts if part]
    return len(sentences) >= _FEWEST_SENTENCES and any(map(is_attack_by_itself, sentences))


def is_attack_by_itself(sentence: str) -> bool:
    """Whether a `plain` sentence or clause attacks whatever stands around it."""
    return resemblance(sentence, read(sentence).codes) > _ATTACK_SENTENCE


def reads_as_talk(text: str, category: str, start: int, end: int) -> bool:
    """Whether what was found in a `plain` text from `start` to `end` reads as no attack.

    Its sentence by itself must not read as one either: no attack hides behind talk.
    """
    if category in categories.NEVER_TALK:
        return False
    says_little = end - start > _MOST_OF_IT * len(text) or (
        text.isascii() and len(text) < _TOO_SHORT_TO_TALK
    )
    limit = _TALK if category in categories.TALKED_OF and not says_little else _TALK_BY_CHANCE
    begin, after = max(0, start - PIECE // 2), end + PIECE // 2
    around = text[begin:after]
    if len(around) > 3 * PIECE or resemblance(around, read(around).codes) > limit:
        return False
    sentence = around[
        max((found.end() for found in _BOUNDARY.finditer(around, 0, start - begin)), default=0) :
    ]
    ending = _BOUNDARY.search(sentence, len(sentence) - (len(around) - (end - begin)))
    sentence = sentence[: ending.end()] if ending else sentence
    if sentence != around and resemblance(sentence, read(sentence).codes) >= _NO_ATTACK:
        return False
    first, last = start - begin, end - begin
    values = {_value_around(around, first, last), _value_around(around, max(0, last - 1), last)}
    return all(
        resemblance(value, read(value).codes) < _NO_ATTACK for value in values if value.strip()
    )


def _value_around(text: str, start: int, end: int) -> str:
    """The value in a JSON object within which a place stands: what its names say excuses nothing."""
    opened = text.rfind('"', 0, start)
    closed = text.find('"', end)
    if opened < 0 or closed < 0 or not NAME_BEFORE.search(text, 0, opened):
        return ""
    return text[opened + 1 : closed]


def resemblance(text: str, codes: str) -> float:
    """Above 0 for what reads more like an attack, below for what reads more like the rest.

    `text` is `plain`, `codes` those of its reading.
    """
    parts, codes = simplified(text, codes)
    weighed = list(_WEIGHED.each(parts))
    different = dict(zip(parts, weighed, strict=True)).values()
    shared = pair_features([ends for _, _, ends in weighed]) | notion_features(codes)
    count = len(shared) + sum(count for _, count, _ in different)
    summed = _weight(shared) + sum(weight for weight, _, _ in different)
    return classifier_weights.BIAS + classifier_weights.SCALE * summed / sqrt(count + DAMPING)


def _weighed(part: str) -> tuple[int, int, Ends]:
    """What a part of a text weighs, how many features it has, and its ends."""
    found, ends = part_features(part)
    return _weight(found), len(found), ends


_WEIGHED = Memo(_weighed)


def _weight(found: set[int]) -> int:
    """What features weigh together. An itemgetter takes half the time of a loop; it is given two
    that weigh nothing, since for less than two it answers otherwise."""
    weights: tuple[int, ...] = itemgetter(FEATURES, FEATURES, *found)(_weights())
    return sum(weights) - _NO_WEIGHT * len(weights)


_NO_WEIGHT = 128


@cache
def _weights() -> bytes:
    """The weight of each feature, and none behind them, with 128 added."""
    weights = zlib.decompress(b85decode(classifier_weights.WEIGHTS)) + b"\0"
    return weights.translate(bytes(each ^ _NO_WEIGHT for each in range(256)))


def pieces(text: str) -> Iterator[str]:
    """A `plain` text in pieces that end with a sentence, where one ends."""
    at = 0
    while at < len(text):
        cuts = [found.end() for found in _BOUNDARY.finditer(text, at + PIECE // 2, at + PIECE)]
        end = cuts[-1] if cuts else at + PIECE
        yield text[at:end]
        at = end
