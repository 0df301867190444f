"""What the guard answers for a text that may not be stored."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a text is refused. `reason` is safe to show: it repeats no secret."""

    category: str
    reason: str
