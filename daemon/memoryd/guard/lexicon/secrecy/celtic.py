"""Irish and Welsh."""

WORDS = {
    "SIL": "yn_dawel",
}
