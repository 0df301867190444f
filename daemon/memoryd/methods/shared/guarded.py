"""Guarded writes: a text that the guard refuses is not stored."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from memoryd.errors import ThreatDetected
from memoryd.guard.door import scan
from memoryd.guard.refusal import Refusal
from memoryd.storage.engine.transaction import Transaction

Result = TypeVar("Result")

_SHORT = 2000
"""Characters that are scanned on the event loop: about a millisecond."""


def guarded(
    work: Callable[[Transaction], Result],
    texts: Sequence[str],
    refusal_of: Callable[[str], Refusal | None] = scan,
) -> Callable[[Transaction], Result]:
    """`work`, done only if the guard takes every one of `texts`.

    Short texts are scanned immediately. Long ones are scanned in the write, in the connection's
    thread: the event loop goes on, and the writes keep their order. Raises ThreatDetected,
    immediately or in the write.
    """
    if sum(map(len, texts)) <= _SHORT:
        _check(texts, refusal_of)
        return work
    return partial(_checked, work, texts, refusal_of)


def _checked(
    work: Callable[[Transaction], Result],
    texts: Sequence[str],
    refusal_of: Callable[[str], Refusal | None],
    tx: Transaction,
) -> Result:
    _check(texts, refusal_of)
    return work(tx)


def _check(texts: Sequence[str], refusal_of: Callable[[str], Refusal | None]) -> None:
    for text in texts:
        if (refusal := refusal_of(text)) is not None:
            message = f"the text was refused: {refusal.category}: {refusal.reason}"
            raise ThreatDetected(message, category=refusal.category, reason=refusal.reason)
