"""The languages whose words of secrecy are known."""

from memoryd.guard.lexicon.secrecy import (
    africa,
    baltic,
    east_asia,
    east_slavic,
    english,
    germanic,
    near_east,
    romance,
    slavic,
    south_asia,
    southeast_asia,
)

LANGUAGES = (
    africa,
    baltic,
    east_asia,
    east_slavic,
    english,
    germanic,
    near_east,
    romance,
    slavic,
    south_asia,
    southeast_asia,
)
