"""Regions of a cloud that have plain words for names: `northeurope`. Where a call acts it states in
an argument or an option of its own; without one it may be any."""

import re
from collections.abc import Iterator

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.targets import TargetReader
from memoryd.rules.judging.tokens import word_set

_REGIONS = word_set(
    """eastus eastus2 westus westus2 westus3 centralus northcentralus southcentralus westcentralus
    canadacentral canadaeast brazilsouth brazilsoutheast mexicocentral northeurope westeurope
    uksouth ukwest francecentral francesouth germanywestcentral germanynorth norwayeast norwaywest
    swedencentral switzerlandnorth switzerlandwest polandcentral italynorth spaincentral
    austriaeast belgiumcentral australiaeast australiasoutheast australiacentral eastasia
    southeastasia japaneast japanwest koreacentral koreasouth centralindia southindia westindia
    indonesiacentral malaysiawest newzealandnorth uaenorth uaecentral qatarcentral israelcentral
    southafricanorth southafricawest chinaeast chinanorth"""
)
_NAMED = re.compile(rf"(?<![\w./-])({'|'.join(sorted(_REGIONS))})(?![\w@/-])", re.IGNORECASE)
_OPTION = re.compile(r"(?:-l|--(?:target-)?(?:location|region|zone)s?)(?:=(\S+))?", re.IGNORECASE)
_PLACES = frozenset({"location", "locations", "region", "regions", "zone"})


def take_regions(reader: TargetReader) -> None:
    """Take the regions out of a clause."""
    reader.take(_NAMED, lambda m: Target("name", m[1].casefold()))


def is_region(name: str) -> bool:
    """Whether `name` is one of a region."""
    return name in _REGIONS


def is_in_region(name: str, facts: Facts) -> Truth:
    """Whether a call acts in a region; one that names others as well, or none, may."""
    stated = {each.replace(" ", "").casefold() for each in _stated(facts)}
    if stated and name not in stated:
        return NO
    return YES if stated == {name} else MAYBE


def _stated(facts: Facts) -> Iterator[str]:
    for name, values in facts.fields.items():
        if name.rsplit("_", 1)[-1] in _PLACES:
            yield from values
    for command in facts.commands:
        after = False
        for word in command.words:
            option = _OPTION.fullmatch(word)
            if option and option[1]:
                yield option[1]
            elif after and not word.startswith("-"):
                yield from (each for each in word.split("=")[-1:] if not each.isdecimal())
                continue
            after = bool(option)
