"""The params, the deadline and the retries of a call."""

import enum
import time
from collections.abc import Mapping
from typing import Any, Final

from memoryd_client._generated.errors import Overloaded
from memoryd_client._generated.methods import REPEATABLE
from memoryd_client.base_errors import Unreachable
from memoryd_client.protocol import retry_after

TIMEOUT = 30.0
"""The default timeout of a call in seconds, including connecting and retries."""

_DELAYS_S = (0.05, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds between the tries if the daemon was reached before: it is probably restarting."""
_FIRST_DELAYS_S = _DELAYS_S[:3]
"""Seconds between the tries if the daemon was never reached."""


class Omitted(enum.Enum):
    """The type of OMIT."""

    OMIT = 0


OMIT: Final = Omitted.OMIT
"""Marks a param that is not sent, so that the daemon uses its default. None is sent as null."""


class Tries:
    """The tries of one call. `params`: those to send, without OMIT. `deadline`: a
    time.monotonic() value."""

    def __init__(
        self, method: str, params: Mapping[str, Any] | None, timeout: float, *, was_connected: bool
    ) -> None:
        self.deadline = time.monotonic() + timeout
        self.params = {name: value for name, value in (params or {}).items() if value is not OMIT}
        repeatable = REPEATABLE.get(method, False)
        if isinstance(repeatable, str):
            repeatable = self.params.get(repeatable) is not None
        self._is_repeatable = repeatable
        self._delays = iter(_DELAYS_S if was_connected else _FIRST_DELAYS_S)

    def delay_after(self, problem: Unreachable | Overloaded) -> float:
        """Return the seconds to wait before the next try. Raises `problem` if the request must not
        be sent again or the deadline would pass."""
        if isinstance(problem, Overloaded):
            delay = retry_after({"data": problem.data})
        else:
            delay = next(self._delays, float("inf"))
            if problem.may_have_happened and not self._is_repeatable:
                raise problem
        if time.monotonic() + delay > self.deadline:
            raise problem
        return delay
