"""The status of the embedding model, and the error of this package."""

from dataclasses import dataclass
from typing import Literal

from memoryd.errors import MemorydError

EmbeddingState = Literal["off", "unloaded", "loading", "ready", "failed"]
"""off: disabled in the settings, keyword search only. unloaded: the next text loads the model."""


@dataclass(frozen=True, slots=True)
class EmbeddingStatus:
    """The status of the model. `reason` says why the state is off or failed, else it is empty.
    `fingerprint` and `dimension` are None until the model's files have been read."""

    state: EmbeddingState
    reason: str
    model: str
    fingerprint: str | None
    dimension: int | None


class EmbeddingUnavailable(MemorydError):  # noqa: N818 (named like the errors of errors.py)
    """Texts cannot be embedded at the moment. `retry_in_s`: seconds to wait before a retry; None:
    do not retry."""

    def __init__(self, reason: str, retry_in_s: float | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.retry_in_s = retry_in_s
