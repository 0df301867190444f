"""Whether a target of a rule stands in a call. `None`: the call says nothing of that kind."""

import fnmatch
import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from memoryd.rules.judging.accounts import is_account, is_paying
from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.addressees import Recipient
from memoryd.rules.judging.amounts import Amount, beyond, quantity_beyond
from memoryd.rules.judging.anchors import NO_NUMBER
from memoryd.rules.judging.arguments import role_of
from memoryd.rules.judging.as_root import acts_as_root
from memoryd.rules.judging.byte_sizes import counts_bytes, takes_space
from memoryd.rules.judging.calendar_dates import Date, at_dates
from memoryd.rules.judging.calendars import in_calendar
from memoryd.rules.judging.cells import overlaps
from memoryd.rules.judging.channel_names import is_channel_named
from memoryd.rules.judging.clock_times import ClockTime, at_clock, in_zone
from memoryd.rules.judging.command import Command
from memoryd.rules.judging.command_matching import has_flag, is_command, is_just
from memoryd.rules.judging.dns_records import RECORD, is_record
from memoryd.rules.judging.durations import takes_time
from memoryd.rules.judging.environment_names import environments_in
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.features import is_feature, says
from memoryd.rules.judging.git_tags import GIT_TAG, is_git_tag, is_plain_git
from memoryd.rules.judging.hints import is_hinted, is_traded
from memoryd.rules.judging.hosts import in_network, is_url
from memoryd.rules.judging.known_names import ENVIRONMENTS
from memoryd.rules.judging.labels import is_labelled
from memoryd.rules.judging.named_things import is_named
from memoryd.rules.judging.path_matching import is_in_a_name, is_path
from memoryd.rules.judging.people import NAMES_TOO
from memoryd.rules.judging.places import is_at_place, is_surely_at
from memoryd.rules.judging.products import works_on
from memoryd.rules.judging.recipients import is_address, is_domain, is_person, is_role, same_number
from memoryd.rules.judging.remotes import is_remote, is_repository
from memoryd.rules.judging.spots import is_at_spot
from memoryd.rules.judging.sums import as_meant
from memoryd.rules.judging.target import (
    AS_ROOT,
    AT_BEGINNING,
    AT_HOST,
    CALENDAR,
    ENTERING,
    INSIDE,
    LEAVING,
    UNSAID,
    WALLET,
    WRITTEN,
    Kind,
    Target,
)
from memoryd.rules.judging.things import all_said
from memoryd.rules.judging.time_limits import TIME
from memoryd.rules.judging.tokens import spaced, whole_mark, word_set
from memoryd.rules.judging.units import Other, is_to_list, units
from memoryd.rules.judging.wallets import is_told
from memoryd.rules.judging.weekdays import on_days
from memoryd.rules.judging.wordings import is_loosely_said, is_worded, may_be_said
from memoryd.rules.judging.written_code import is_written

_OPAQUE_CHANNEL = re.compile(r"[cdg][0-9a-z]{7,}|[cdgu]\d[0-9a-z]{4,}|\d+")
_DOTENV = ".env"
_TEMPLATES = ("example", "sample", "template", "dist")
_GROUPS = frozenset(
    ["group", "groups", "chat", "channel", "team", "room", "gruppe", "grupo", "groupe", "canal"]
)
"""What a channel's name may have beside what people call it."""
_MENTIONS = ("mention", "mentions", "tagged_users", "user_tags")
"""Arguments that name whom a message mentions."""
_ON_MEETINGS = frozenset({"delete", "cancel", "move"})
_HONORIFICS = frozenset({"mr", "mrs", "ms", "dr", "herr", "frau"})
_WHOM = frozenset({"person", "role", "address", "domain"})


def match_unit(target: Target, unit: object, facts: Facts) -> Truth:
    """Compare one target with one value of its kind."""
    target = target.as_recipient() if isinstance(unit, Recipient) else target
    kind, value = target.kind, target.value
    if isinstance(unit, Recipient):
        if kind == "person":
            return is_person(target, unit)
        if kind == "role":
            return is_role(value, unit)
        return is_domain(value, unit) if kind == "domain" else is_address(target, unit)
    if isinstance(unit, ClockTime):
        truth = at_clock(value, unit)
        return truth if all(in_zone(city, facts.fields) for city in target.words) else MAYBE
    if isinstance(unit, Date):
        return at_dates(value, unit)
    if isinstance(unit, Amount):
        return {True: YES, False: NO, None: MAYBE}[beyond(value, unit)]
    if isinstance(unit, Command):
        return works_on(target, unit) if kind == "product" else is_command(target.words, unit)
    if kind == "product":
        return MAYBE
    if kind == "owner":
        return is_labelled(value, facts)
    if kind == "cells":
        return overlaps(value, str(unit))
    if kind == "thing":
        lacking = bool(target.words) and facts.denied.issuperset(target.words)
        return NO if lacking else YES if _is_all_about(target.words, facts) else MAYBE
    if kind == "weekday":
        return on_days(target.words, facts.fields, facts.prose)
    if kind == "spot":
        return is_at_spot(target, facts)
    if kind == "place":
        return is_at_place(target, facts)
    if kind == "feature" and value == GIT_TAG:
        local = all(is_plain_git(each) for each in facts.commands) and facts.actions_known
        return is_git_tag(facts.features, known=facts.harmless or local)
    if kind == "feature" and value.startswith(RECORD):
        return is_record(value, facts.fields, facts.tokens, facts.words)
    if kind == "feature":
        return is_feature(value, facts.features)
    if kind == "phrase":
        if value.startswith(AT_BEGINNING):
            begun = value.removeprefix(AT_BEGINNING)
            begins = any(text.lstrip().casefold().startswith(begun) for text in facts.prose)
            return YES if begins else NO
        mentioned = (each for name in _MENTIONS for each in facts.fields.get(name, ()))
        return YES if any(says(text, value) for text in (*facts.prose, *mentioned)) else NO
    if isinstance(unit, Facts):
        if kind != "flag":
            return is_named(target, unit)
        truth = has_flag(value, unit)
        off = set(value.strip("-").split("-")) <= facts.denied
        return NO if off and truth is MAYBE else truth
    if kind == "sender" and value.isalpha() and not isinstance(unit, Other):
        return YES if value in str(unit) else NO
    if isinstance(unit, Other):
        return MAYBE if is_account(value, unit.text) else NO
    text = str(unit)
    if kind == "account":
        return YES if is_account(value, text) else NO
    if kind == "sender" and "payment" in facts.kinds:
        return is_paying(value, text)
    if kind == "sender" and value.startswith("*"):
        return YES if is_account(value, text) else NO
    if kind == "domain":
        text = text.partition(":")[0] if ":" not in value else text
        return YES if text == value or text.endswith("." + value) else NO
    if kind == "url":
        return is_url(value, text)
    if kind == "network":
        return in_network(value, text.rsplit("@", 1)[-1])
    if kind == "path":
        return is_path(value, text, facts) if _goes_that_way(target, text, facts) else NO
    if kind == "extension":
        if value == _DOTENV and f"/{_DOTENV}." in f"/{text}":
            return MAYBE if text.endswith(_TEMPLATES) else YES
        return YES if text.endswith(value) else NO
    if kind in ("branch", "table") and text.startswith("$"):
        return MAYBE
    if kind == "branch":
        if "*" in value:
            whole = value.endswith("/*") and text == value[:-2]
            return YES if whole or fnmatch.fnmatchcase(text, value) else NO
        if value.endswith("/"):
            return YES if text.startswith(value) else NO
        return YES if text == value else NO
    if kind == "channel":
        if is_channel_named(value.removesuffix("*"), text):
            return YES
        if [word for word in spaced(text).split() if word not in _GROUPS] == spaced(value).split():
            return YES
        if value.endswith("*") and value[:-1] in spaced(text).split():
            return MAYBE
        if value.lstrip("-").isdecimal() and text.lstrip("-").isdecimal():
            return NO
        if _OPAQUE_CHANNEL.fullmatch(text) and any(c.isdigit() for c in text):
            return MAYBE
        return NO
    if kind == "phone" and text == NO_NUMBER:
        return MAYBE
    if kind == "phone":
        return YES if same_number(value, text) else NO
    if kind == "table" and "." in value and value in facts.tokens:
        return YES
    if kind == "table" and INSIDE in target.words and text.partition(".")[0] == value:
        return YES
    if kind == "table":
        return YES if text == value or text.rsplit(".", 1)[-1] == value else NO
    return YES if text == value else NO


def _goes_that_way(target: Target, path: str, facts: Facts) -> bool:
    """Whether things are moved out of, or into, a path as the rule says."""
    if not facts.sources or not target.words:
        return True
    source = path in facts.sources
    return source if LEAVING in target.words else not source or ENTERING not in target.words


def match_target(target: Target, facts: Facts, exempt: Iterable[Target] = ()) -> Truth | None:
    """The strongest match of a target in the call; values that `exempt` lets pass do not count."""
    if target.kind == "amount" and target.value.endswith(TIME):
        return takes_time(target.value, facts)
    if target.kind == "amount" and "#" in target.value and counts_bytes(target.value):
        return takes_space(target.value, facts)
    if target.kind == "amount" and "#" in target.value:
        over = quantity_beyond(target.value, facts.quantities, len(facts.recipients))
        if not over and is_to_list(facts):
            over = quantity_beyond(target.value, facts.quantities, 0)
        return (
            None
            if over is None and not facts.quantities
            else {True: YES, False: NO, None: MAYBE}[over]
        )
    if UNSAID in target.words:
        return is_worded(target, facts)
    if target.kind == "phrase" and is_loosely_said(target.value, facts):
        return YES
    if target.value == AS_ROOT:
        return YES if acts_as_root(facts) else NO
    if target.value.startswith(WRITTEN):
        return is_written(target.value.removeprefix(WRITTEN), facts)
    if target.kind == "person" and not facts.kinds and whole_mark(target.value) in facts.tokens:
        return YES
    if target.kind == "role" and target.value in facts.words:
        return MAYBE
    if "namespace" in target.words and (stated := facts.fields.get("namespace")):
        known = {ENVIRONMENTS.get(each, each) for each in stated}
        known = known.union(*map(environments_in, stated))
        elsewhere = MAYBE if target.value in facts.environments else NO
        return YES if target.value in known else elsewhere
    if WALLET in target.words and target.kind != "sender":
        if (shown := is_told(target.value, facts)) is not NO:
            return shown
        target = replace(target, words=target.words[1:])
    if target.kind == "account" and target.words:
        told = match_target(replace(target, words=()), facts, exempt)
        return MAYBE if not told and _pays(target.words, facts) else told
    if AT_HOST in target.words and not _tells_environment(facts):
        kind: Kind = "url" if "url" in target.words else "domain"
        if match_target(Target(kind, target.words[-1]), facts) is YES:
            return YES
    if CALENDAR in target.words:
        if (acting := in_calendar(target.value, facts)) is not None:
            return acting
        target = replace(target, words=())
    if (
        target.kind == "branch"
        and "/" in target.value
        and is_repository(target.value, facts.fields)
    ):
        return YES
    if target.kind == "branch" and (remote := is_remote(target.value, facts.fields)):
        return remote
    if target.kind == "person" and _is_in_title(target, facts):
        return MAYBE if target.value in NAMES_TOO else YES
    free = target.kind == "path" and {LEAVING, ENTERING}.isdisjoint(target.words)
    loose = free and target.value.replace(" ", "").isalpha()
    if loose and is_named(target, facts) is YES:
        return MAYBE if is_in_a_name(target, facts) else YES
    if target.kind == "path" and any(each.program == target.value for each in facts.commands):
        return YES
    traded = is_traded(target, facts)
    if traded is not None:
        return YES if traded else NO
    found: Truth | None = None
    for unit in units(target.kind, facts):
        if any(
            other.kind == target.kind and covers_unit(other, unit, facts) is YES for other in exempt
        ) or any(_lets_pass(other, unit, facts) for other in exempt):
            continue
        truth = match_unit(target, unit, facts)
        if isinstance(unit, Amount):
            truth = as_meant(truth, target.value, unit, facts)
        found = truth if found is None else max(found, truth)
        if found is YES:
            break
    if not found and target.kind == "environment" and target.value in facts.hinted:
        return MAYBE
    if not found and target.kind == "phrase" and may_be_said(target, facts):
        return MAYBE
    if not found and (is_hinted(target, facts) or _answers_to(target, facts)):
        return MAYBE
    return found


def _pays(names: tuple[str, ...], facts: Facts) -> bool:
    """Whether the call pays whom a rule names as the owner of an account."""
    owner = Target("person", " ".join(names), names)
    return any(is_person(owner, each) is YES for each in facts.recipients)


def _tells_environment(facts: Facts) -> bool:
    """Whether an argument states where the call acts, whatever its host is called."""
    return any(role_of(name) == "environment" for name in facts.fields)


def _is_in_title(target: Target, facts: Facts) -> bool:
    """Whether a meeting that stands in the calendar already is one with this person by its
    title."""
    moved = not facts.actions.isdisjoint(_ON_MEETINGS)
    moved = moved or ("write" in facts.actions and "identifier" in facts.stated)
    words = set(target.words) - _HONORIFICS
    return "calendar" in facts.kinds and moved and bool(words) and words <= facts.titles


def _answers_to(target: Target, facts: Facts) -> bool:
    """Whether answers to the message go to whom a rule names."""
    return target.kind in _WHOM and any(
        match_unit(target, each, facts) is YES for each in facts.answered
    )


def covers_unit(exception: Target, unit: object, facts: Facts) -> Truth:
    """Whether an exception lets a value of its kind pass."""
    if isinstance(unit, Command) and exception.kind == "command":
        return is_just(exception.words, unit)
    if isinstance(unit, Other) and exception.kind == "sender":
        return MAYBE
    if UNSAID in exception.words:
        return is_worded(exception, facts)
    if exception.kind == "weekday":
        return on_days(exception.words, facts.fields, facts.prose, only=True)
    if exception.kind == "place":
        return is_surely_at(exception, facts)
    return match_unit(exception, unit, facts)


def _lets_pass(other: Target, unit: object, facts: Facts) -> bool:
    """An address lets the person behind it pass, a longer command the shorter one."""
    return (
        isinstance(unit, Recipient)
        and other.kind in ("address", "domain", "person", "seller")
        and match_unit(other, unit, facts) is YES
    )


def default_truth(target: Target, facts: Facts) -> Truth:
    """What to think when the call says nothing of the target's kind and nothing else settles it."""
    kind = target.kind
    if kind == "person" and facts.kinds & {"calendar"} and not facts.recipients:
        return MAYBE if facts.titles.issuperset(target.words) or not facts.titles else NO
    if kind in ("person", "seller", "address", "role", "phone", "account"):
        unnumbered = WALLET in target.words and not facts.accounts
        if facts.recipients and kind != "role" and not unnumbered:
            return NO
        unknown = facts.empty or (facts.opaque and "send" in facts.actions)
        return MAYBE if facts.kinds & {"message", "payment"} or unknown else NO
    if kind == "channel":
        return MAYBE if facts.kinds & {"message"} else NO
    if kind in ("branch", "environment", "amount", "sender", "cells"):
        return MAYBE
    if kind in ("path", "extension", "domain", "url", "network", "table", "name"):
        return MAYBE if facts.empty or facts.opaque or facts.numbered else NO
    return NO


def _is_all_about(words: Sequence[str], facts: Facts) -> bool:
    """Whether a call names this thing in plain words, and nothing beside it in its argument."""
    if not all_said(words, _plain_words(words, facts)):
        return False
    return all(
        len(values) == 1 or all(all_said(words, set(value.split())) for value in values)
        for values in facts.fields.values()
        if any(set(words) & set(value.replace("_", " ").split()) for value in values)
    )


_SWITCHING = word_set(
    "is has as with only free fully include includes included including save mode option enable "
    "enabled fare rate room ticket booking"
)
"""What may stand in the name of a switch and makes it no other one: `refundable_only`."""


def _plain_words(words: Sequence[str], facts: Facts) -> set[str]:
    """The words of the things that a call names, and those of `words` that it switches on:
    `refundable_insurance` is none of them."""
    told = _SWITCHING.union(words)
    named = (flag.strip("-").split("-") for flag in facts.flags)
    switched = {word for switch in named if told.issuperset(switch) for word in switch}
    return facts.things | facts.spots | switched
