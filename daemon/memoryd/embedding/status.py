"""What is known about the embedding model, and the one error of this room."""

from dataclasses import dataclass
from typing import Literal

from memoryd.errors import MemorydError

EmbeddingState = Literal["off", "unloaded", "loading", "ready", "failed"]
"""off: keyword search only, as the settings ask for. unloaded: the next text loads the model."""


@dataclass(frozen=True, slots=True)
class EmbeddingStatus:
    """`reason` says why the state is off or failed, and is empty otherwise. `fingerprint` and
    `dimension` are known once the model's files were read."""

    state: EmbeddingState
    reason: str
    model: str
    fingerprint: str | None
    dimension: int | None


class EmbeddingUnavailable(MemorydError):  # noqa: N818 (named like the errors of errors.py)
    """There is no vector for this text now. `retry_in_s`: when trying again makes sense; None
    if it does not."""

    def __init__(self, reason: str, retry_in_s: float | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.retry_in_s = retry_in_s
