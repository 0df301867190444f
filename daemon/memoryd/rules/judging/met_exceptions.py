"""Whether a call meets the exceptions of a clause: "except #bots", "outside /workspace"."""

from collections.abc import Sequence

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.clause import Clause
from memoryd.rules.judging.drafts import DRAFT, OF_DRAFTS
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.forced_pushes import LEASE, without_lease
from memoryd.rules.judging.matching import covers_unit, match_target
from memoryd.rules.judging.paths import home_form
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.time_limits import TIME
from memoryd.rules.judging.units import sure_units


def no_exception(clause: Clause, facts: Facts) -> Truth:
    """YES where no exception is met, NO where one covers the whole call."""
    if not clause.exceptions:
        return YES
    met = NO
    for kind in {target.kind for target in clause.exceptions}:
        targets = [target for target in clause.exceptions if target.kind == kind]
        if kind == "amount" and any(target.value.endswith(TIME) for target in targets):
            met = max(met, *(match_target(target, facts) or NO for target in targets))
            continue
        values = sure_units(kind, facts)
        leased = kind == "flag" and any(target.value == LEASE for target in targets)
        if leased and (forced := without_lease(facts)):
            met = max(met, forced.negated())
            continue
        if kind == "person" and _may_be_goods(clause, targets, facts):
            met = max(met, MAYBE)
        if kind == "name" and any(_unsaid(target, facts) for target in targets):
            met = max(met, MAYBE)
            continue
        if not values:
            if not clause.groups:
                met = max(met, MAYBE)
            continue
        seen = {str(each) for each in values} if kind == "path" else set()
        from_home = {home_form(each) for each in seen if home_form(each) != each} - facts.own_home
        covered = min(
            max(covers_unit(t, form, facts) for t in targets for form in _forms(value))
            for value in values
            if not (from_home and value in from_home)
        )
        met = max(met, covered)
    return met.negated()


def _may_be_goods(clause: Clause, targets: Sequence[Target], facts: Facts) -> bool:
    """Whether what a ban on a shop excepts by a name may be what the call buys there: "unless it's
    a Kindle book"."""
    shops = [target.kind == "seller" for group in clause.groups for target in group]
    return all(shops) and bool(shops) and any(facts.tokens.issuperset(t.words) for t in targets)


def _forms(value: object) -> tuple[object, ...]:
    """A path as it was given and as seen from the home it lies in."""
    return (value, home_form(value)) if isinstance(value, str) else (value,)


def _unsaid(target: Target, facts: Facts) -> bool:
    """Whether the call leaves open the property that an exception goes by: "status=draft"."""
    name, _, value = target.value.partition("=")
    if target.value == DRAFT and not OF_DRAFTS.isdisjoint(facts.fields):
        return False
    return bool(value) and name not in facts.fields and not facts.commands
