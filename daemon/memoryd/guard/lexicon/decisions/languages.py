"""The languages whose words of decisions are known."""

from memoryd.guard.lexicon.decisions import (
    east_asia,
    english,
    germanic,
    near_east,
    romance,
    slavic,
    south_asia,
    southeast_asia,
)

LANGUAGES = (
    east_asia,
    english,
    germanic,
    near_east,
    romance,
    slavic,
    south_asia,
    southeast_asia,
)
"""What decisions and notes are made of: approval, proof, rankings, faults, those who check;
answers, lines, addresses, anybody; by language."""
