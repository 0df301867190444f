"""The time that a call of a method has, from its beginning on."""

from time import monotonic

from memoryd.schema.catalogue import timeout_of


class Deadline:
    """When a call that begins now gives up, by the limit of its method. Opening the user counts."""

    def __init__(self, method: str) -> None:
        self._ends_at = monotonic() + timeout_of(method)

    def left(self) -> float:
        """Seconds that are left; 0 when it has passed."""
        return max(0.0, self._ends_at - monotonic())
