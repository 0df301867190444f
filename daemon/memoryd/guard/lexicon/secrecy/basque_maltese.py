"""Basque and Maltese."""

WORDS = {
    "DEL": "ezabatzea",
}
