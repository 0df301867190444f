"""Guarded writes, which store nothing if the guard refuses one of the texts."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from memoryd.errors import ThreatDetected
from memoryd.guard.door import scan
from memoryd.guard.refusal import Refusal
from memoryd.storage.engine.transaction import Transaction

Result = TypeVar("Result")

_SHORT = 2000
"""Maximum number of characters that are scanned on the event loop, which takes about 1 ms."""


def guarded(
    work: Callable[[Transaction], Result],
    texts: Sequence[str],
    refusal_of: Callable[[str], Refusal | None] = scan,
) -> Callable[[Transaction], Result]:
    """Return a version of `work` that runs only if the guard accepts all `texts`.

    Short texts are scanned here; this function then raises ThreatDetected itself. Long texts are
    scanned when the returned function runs in the thread of the database connection: that keeps
    the writes in order without blocking the event loop.
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
