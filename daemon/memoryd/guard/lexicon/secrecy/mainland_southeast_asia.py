"""Khmer, Lao and Burmese."""

WORDS = {
    "DEL": "ဖျက်",
}
