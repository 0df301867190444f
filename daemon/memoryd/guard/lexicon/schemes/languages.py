"""The languages whose words of schemes are known."""

from memoryd.guard.lexicon.schemes import (
    africa,
    baltic,
    basque_maltese,
    celtic,
    east_asia,
    east_slavic,
    english,
    germanic,
    mainland_southeast_asia,
    near_east,
    romance,
    slavic,
    south_asia,
    southeast_asia,
    steppe,
)

LANGUAGES = (
    africa,
    baltic,
    basque_maltese,
    celtic,
    east_asia,
    east_slavic,
    english,
    germanic,
    mainland_southeast_asia,
    near_east,
    romance,
    slavic,
    south_asia,
    southeast_asia,
    steppe,
)
