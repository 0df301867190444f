"""Whether a call names a thing that a rule calls by a name."""

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.anchors import DAEMON_ENDINGS, OWN_ENDINGS
from memoryd.rules.judging.arguments import normal_name
from memoryd.rules.judging.drafts import DRAFT, is_kept_draft
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.features import says
from memoryd.rules.judging.known_names import LEVELS, SITES
from memoryd.rules.judging.products import clients_of
from memoryd.rules.judging.programs import same_program
from memoryd.rules.judging.sql import ALL_COLUMNS
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.things import STATE, is_set_to
from memoryd.rules.judging.tokens import part_mark, switches, whole_mark

_MIN_WHOLE = 5
"""Characters of a name that is told without what parts its words."""
_SERVICE_MANAGERS = frozenset({"systemctl", "service", "rc-service"})
"""Programs of which the names of services are arguments."""
_STATES = frozenset({"stage", "status", "state", "priority", "visibility", "tier"})
_SWITCHED_ON = frozenset({"true", "1", "yes", "on"})


def is_named(target: Target, facts: Facts) -> Truth:
    """Whether a call names what a target of the kind "name" or "version" is called."""
    value = target.value
    if value.startswith("\x02"):
        return YES if value[1:] in facts.kinds else NO
    if value in SITES and "web" in facts.kinds and facts.hosts:
        return YES if any(value in host.split(".") for host in facts.hosts[:256]) else NO
    if value.isdigit() and len(target.words) > 1:
        stated = [each for name, each in facts.labels.items() if target.words[0] in name.split("_")]
        found = stated or facts.labels.values()
        return YES if value in found else NO
    if value.startswith(STATE):
        return is_set_to(value.removeprefix(STATE), facts.fields)
    if "=" in value and _is_set(value, facts):
        return YES
    if value in facts.tokens or value in facts.values or f"#{value}" in facts.tokens:
        return YES
    if whole_mark(value) in facts.tokens and (
        len(value) >= _MIN_WHOLE or "install" in facts.actions
    ):
        return YES
    if facts.commands and "cloud" in facts.kinds and value in facts.operations:
        return YES
    if part_mark(value) in facts.tokens and not facts.commands:
        return MAYBE
    if ALL_COLUMNS in target.words and ALL_COLUMNS in facts.features:
        return MAYBE
    if not facts.flags.isdisjoint(switches(value)):
        return YES
    if value in LEVELS and any(map(str.isdecimal, facts.fields.get("priority", ()))):
        return MAYBE
    if target.kind == "version":
        return YES if f"v{value}" in facts.tokens else NO
    if f"{value}.service" in facts.tokens:
        return YES
    if not clients_of(value).isdisjoint(same_program(each.program) for each in facts.commands):
        return YES
    if any(f"{value}{ending}" in facts.tokens for ending in DAEMON_ENDINGS):
        managed = any(each.program in _SERVICE_MANAGERS for each in facts.commands)
        own = any(f"{value}{ending}" in facts.tokens for ending in OWN_ENDINGS)
        return YES if managed and own else MAYBE
    if "web" in facts.kinds and any(value in host.split(".") for host in facts.hosts[:256]):
        return YES
    if facts.reaches_host and any(value == label for label in facts.host_labels()):
        return YES
    if " " in value and any(says(each, value) for each in facts.values):
        return YES
    if (facts.things | facts.spots).issuperset(value.split()):
        return YES
    if target.words and all(word in facts.tokens for word in target.words):
        return YES if len(target.words) == 1 else MAYBE
    untold = facts.unlabelled or (facts.numbered and not any(map(str.isdigit, value)))
    return MAYBE if untold else NO


def _is_set(setting: str, facts: Facts) -> bool:
    """Whether the call makes a setting, `name=value`: as an argument, as a switch, as a pair."""
    name, _, value = setting.partition("=")
    if setting == DRAFT and is_kept_draft(facts.fields):
        return True
    plain = normal_name(name).replace("_", "")
    if any(
        value in values
        for stated, values in facts.fields.items()
        if stated.replace("_", "") == plain or (stated in _STATES and plain.endswith(stated))
    ):
        return True
    if value in _SWITCHED_ON and f"--{normal_name(name).replace('_', '-')}" in facts.flags:
        return True
    return name in facts.values and (value in facts.values or f"--{value}" in facts.flags)
