"""Times are formatted and parsed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd import clock

YEAR_1 = -62_135_596_800_000_000


@given(st.integers(YEAR_1, clock.LATEST))
def test_a_time_comes_back_from_its_text(time_us: int) -> None:
    """This holds for every time with a four-digit year."""
    assert clock.from_rfc3339(clock.to_rfc3339(time_us)) == time_us


@pytest.mark.parametrize(
    ("time_us", "text"),
    [
        (0, "1970-01-01T00:00:00.000000Z"),
        (1_795_253_400_123_456, "2026-11-21T09:30:00.123456Z"),
        (YEAR_1, "0001-01-01T00:00:00.000000Z"),
        (clock.LATEST, "9999-12-31T23:59:59.000000Z"),
    ],
)
def test_a_time_is_written_as_rfc_3339_says(time_us: int, text: str) -> None:
    """The year has four digits, the fraction six."""
    assert clock.to_rfc3339(time_us) == text
