"""Medians, percentiles and ratios of timed rounds."""

import statistics
from collections.abc import Mapping, Sequence

Round = Sequence[float]
"""Seconds that each call of one round took."""


def milliseconds(rounds: Sequence[Round]) -> dict[str, float]:
    """The medians over the rounds of their p50 and p95."""
    return {
        "p50_ms": 1000 * statistics.median(map(statistics.median, rounds)),
        "p95_ms": 1000 * statistics.median(map(_p95, rounds)),
    }


def ratio(rounds: Sequence[Round], others: Sequence[Round]) -> float:
    """The median over the rounds of the ratio of their own p50, round by round."""
    pairs = zip(rounds, others, strict=True)
    return statistics.median(statistics.median(one) / statistics.median(two) for one, two in pairs)


def print_table(rows: Mapping[str, Mapping[str, float]]) -> None:
    """A line a row, p50 and p95."""
    width = max(map(len, rows)) + 2
    print(f"{'':{width}}{'p50 ms':>10}{'p95 ms':>10}")
    for name, row in rows.items():
        print(f"{name:{width}}{row['p50_ms']:10.2f}{row['p95_ms']:10.2f}")


def _p95(taken: Round) -> float:
    return statistics.quantiles(taken, n=20)[18]
