"""Mongolian, Kyrgyz, more Kazakh, Uzbek and Azerbaijani."""

WORDS = {
    "SIL": "sezdirmədən",
}
