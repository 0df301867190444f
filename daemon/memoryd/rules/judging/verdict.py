"""The verdict: may a tool call go ahead under the stored rules? Text matching, no model.

deny > ask > allow. A critical rule that surely forbids the call denies it; one that may forbid
it, and a high rule that matches, ask. Rules of `__unscoped__` deny on a concrete object and never
ask. What would take off the guard itself is denied before any rule is read.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from memoryd.rules.capture.tool_choice import Fit
from memoryd.rules.judging.actions import (
    CLICKING,
    GENERIC,
    LOOKING,
    MAYBE,
    NO,
    OPPOSITES,
    YES,
    Truth,
    class_of,
    closest,
    may_amount_to,
    relation,
)
from memoryd.rules.judging.assigning import ASSIGNING, assigns_nobody, names_only_people
from memoryd.rules.judging.builtin_denies import GuardedPlaces, guard_reason
from memoryd.rules.judging.calendar_dates import Date, covers
from memoryd.rules.judging.call import Call
from memoryd.rules.judging.checkpoint import checkpoint
from memoryd.rules.judging.clause import Clause
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.left_open import is_left_open
from memoryd.rules.judging.matching import default_truth, match_target, match_unit
from memoryd.rules.judging.mentions import mentions_all, names_any
from memoryd.rules.judging.met_exceptions import no_exception
from memoryd.rules.judging.plain_words import words_met
from memoryd.rules.judging.program_bans import (
    can_be_looked_at,
    names_command,
    names_program,
)
from memoryd.rules.judging.programs import command_actions, same_program
from memoryd.rules.judging.prohibition import Prohibition
from memoryd.rules.judging.spots import plays_unknown
from memoryd.rules.judging.things import all_said
from memoryd.rules.judging.units import units
from memoryd.rules.judging.weekdays import are_days, on_days
from memoryd.rules.judging.workload import read_call
from memoryd.rules.rule import PRIORITIES, UNSCOPED, Rule, normal_tool_name
from memoryd.rules.scope import Bond, bond

ReasonKind = Literal["builtin", "forbidden", "unsettled", "high_rule"]
"""Why a call is not allowed: it reaches for the guard itself; a critical rule forbids it, or may
forbid it; a high rule matches."""

_NOWHERE = GuardedPlaces()
_RUNS_CODE = frozenset({"test", "build", "run", "migrate", "start"})
"""What runs code that does more than its name says."""
_MERGING, _PUSHING = frozenset({"merge"}), frozenset({"push"})
_STARTING = frozenset({"start", "run", "use"})
_RUNNING = frozenset({"run"})
_SETTING = frozenset({"write", "turn_on", "enable"})
_CREATING, _WRITING = frozenset({"create"}), frozenset({"write", "create"})


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to a check: `rules` decided it, strongest first; `reason` quotes the first."""

    verdict: Literal["allow", "ask", "deny"]
    rules: tuple[Rule, ...]
    reason: str

    @property
    def kind(self) -> ReasonKind | None:
        """What the reason is, None for allow."""
        if self.verdict == "allow":
            return None
        if not self.rules:
            return "builtin" if self.verdict == "deny" else "unsettled"
        if self.verdict == "deny":
            return "forbidden"
        return "unsettled" if self.rules[0].priority == "critical" else "high_rule"


@dataclass(frozen=True, slots=True)
class CompiledRule:
    """A rule and what its text forbids a tool, read once and compared with every call of it."""

    rule: Rule
    tool_name: str
    bond: Bond

    @property
    def prohibition(self) -> Prohibition:
        """What the rule forbids the tool."""
        return self.bond.prohibition


def compile_rule(rule: Rule, tool_name: str) -> CompiledRule | None:
    """Read `rule` as it binds `tool_name`; None where it does not bind it."""
    found = bond(rule, tool_name)
    return CompiledRule(rule, normal_tool_name(tool_name), found) if found else None


class RuleSet:
    """The rules that bind one tool, found by what a call must contain to touch them."""

    def __init__(self, rules: Iterable[CompiledRule | None]) -> None:
        self._always: list[CompiledRule] = []
        self._by_anchor: dict[str, list[CompiledRule]] = {}
        for compiled in rules:
            if compiled is None or compiled.rule.priority == "normal":
                continue
            anchors = compiled.prohibition.anchors
            if anchors is None:
                self._always.append(compiled)
                continue
            for anchor in anchors:
                self._by_anchor.setdefault(anchor, []).append(compiled)

    def holds_any(self, now: int) -> bool:
        """Whether calls are judged by any rule at `now`."""
        listed = (self._always, *self._by_anchor.values())
        return any(each.rule.status_at(now) == "active" for rules in listed for each in rules)

    def touching(self, tokens: frozenset[str]) -> Iterable[CompiledRule]:
        """The rules that a call with these tokens may concern, each once."""
        found = {rule.rule.key: rule for rule in self._always}
        for anchor in self._by_anchor.keys() & tokens:
            found.update((rule.rule.key, rule) for rule in self._by_anchor[anchor])
        return found.values()


def rules_for(rules: Iterable[Rule], tool_name: str) -> RuleSet:
    """Those of `rules` that bind `tool_name`."""
    return RuleSet(compile_rule(rule, tool_name) for rule in rules)


def judge(
    rules: RuleSet,
    tool_name: str,
    arguments: Mapping[str, Any],
    *,
    guarded: GuardedPlaces = _NOWHERE,
    now: int = 0,
) -> Verdict:
    """Judge one call under `rules`, those that bind its tool.

    Normal rules and those that are not active at `now` (microseconds since the epoch) are passed
    over. `arguments` may be any JSON object: if a rule is judged, a call that is too large for it
    asks.
    """
    name = normal_tool_name(tool_name)
    call, excess = read_call(name, arguments, limited=rules.holds_any(now))
    guard = guard_reason(call, guarded)
    if guard:
        return Verdict("deny", (), guard)
    return _judge_read(rules, call, excess, now)


def _judge_read(rules: RuleSet, call: Call, excess: str, now: int) -> Verdict:
    return Verdict("ask", (), excess) if excess else judge_by_rules(rules, call, now)


def judge_by_rules(rules: RuleSet, call: Call, now: int = 0) -> Verdict:
    """Judge a call by `rules` alone; see `judge`."""
    found: dict[Truth, list[Rule]] = {YES: [], MAYBE: []}
    answered: dict[tuple[frozenset[object], bool, Fit | None], Truth] = {}
    for compiled in rules.touching(call.tokens):
        checkpoint()
        rule, prohibition = compiled.rule, compiled.prohibition
        if rule.status_at(now) != "active" or compiled.tool_name != call.tool_name:
            continue
        unscoped = rule.tool_name == UNSCOPED and rule.priority != "critical"
        key = (prohibition.likeness, unscoped, compiled.bond.fit)
        truth = answered.get(key)
        if truth is None:
            loose = compiled.bond.fit is Fit.UNKNOWN
            truth = _forbids(prohibition, call, unscoped=unscoped, loose=loose)
            if call.overlong and not unscoped and prohibition.clauses:
                truth = max(truth, MAYBE)
            if truth is MAYBE and not _may_ask(compiled.bond, call):
                truth = NO
            answered[key] = truth
        if truth is YES and rule.priority != "critical":
            truth = NO if unscoped else MAYBE
        if truth:
            found[truth].append(rule)
    if found[YES]:
        return _verdict("deny", found[YES])
    if found[MAYBE]:
        return _verdict("ask", found[MAYBE])
    return Verdict("allow", (), "No stored rule forbids this call.")


def _may_ask(bond: Bond, call: Call) -> bool:
    """Whether a call that may break a rule is one to ask about: any call of the rule's own tool;
    none of a tool that does something else; of another tool one that names something of the rule,
    or, if the tool is one for what the rule is about, surely does what it forbids."""
    if bond.fit in (None, Fit.OTHER):
        return bond.fit is None
    clauses = bond.prohibition.clauses
    does_it = bond.fit is not Fit.UNKNOWN and any(
        not (_deeds(clause) - GENERIC).isdisjoint(facts.actions)
        for clause in clauses
        for facts in call.parts
    )
    return does_it or names_any(clauses, call.tokens)


def _deeds(clause: Clause) -> frozenset[str]:
    unknown = class_of(clause.unknown) if clause.unknown else None
    return clause.actions | ({unknown} if unknown else frozenset())


def try_rule(
    text: str, tool_name: str, calls: Sequence[tuple[str, Mapping[str, Any]]]
) -> tuple[CompiledRule, list[Verdict]]:
    """A critical rule that nobody stored, as it binds its own tool, and what it alone says to each
    call of whatever tool."""
    rule = Rule(normal_tool_name(tool_name), "tried", text, "critical", "programmatic", 0, 0)
    own = compile_rule(rule, tool_name)
    assert own is not None
    verdicts = []
    for name, arguments in calls:
        rules = rules_for([rule], name)
        read = read_call(name, arguments, limited=rules.holds_any(0))
        verdicts.append(_judge_read(rules, *read, 0))
    return own, verdicts


def _verdict(answer: Literal["ask", "deny"], rules: list[Rule]) -> Verdict:
    ordered = sorted(rules, key=lambda r: (PRIORITIES.index(r.priority), -r.updated_at, r.key))
    return Verdict(answer, tuple(ordered), _reason(answer, ordered, ordered[0].text))


def quoting(verdict: Verdict, shown: Callable[[Rule], str]) -> Verdict:
    """The verdict with a reason that quotes what is `shown` of a rule: a model reads it."""
    if not verdict.rules:
        return verdict
    text = shown(verdict.rules[0])
    return replace(verdict, reason=_reason(verdict.verdict, verdict.rules, text))


def _reason(answer: str, rules: Sequence[Rule], text: str) -> str:
    saying = "Forbidden by the rule" if answer == "deny" else "This may be against the rule"
    more = f" (and {len(rules) - 1} more)" if len(rules) > 1 else ""
    return f"{saying} “{text}” ({rules[0].priority}){more}"


def _forbids(prohibition: Prohibition, call: Call, *, unscoped: bool, loose: bool) -> Truth:
    """`loose`: nothing tells that the tool is one for what the rule is about, so a deed that is
    known and differs is not taken for the forbidden one."""
    strongest = NO
    touched = prohibition.named is None or not prohibition.named.isdisjoint(call.tokens)
    for clause in prohibition.clauses:
        if not (touched or clause.worded):
            continue
        for facts in call.parts:
            checkpoint()
            truth = _clause_forbids(clause, facts, loose=loose)
            if truth is NO and clause.effect and _runs_unknown(facts):
                truth = MAYBE
            if truth is NO and any(match_target(t, facts) is YES for t in clause.perhaps):
                truth = MAYBE
            hours = _planned(clause, facts)
            if truth is NO and hours and mentions_all(clause, call.named):
                done = _action(clause, facts) or _may_amount_to(clause, facts)
                truth = min(MAYBE, no_exception(clause, facts)) if done else NO
            if facts.unsure:
                truth = min(truth, MAYBE)
            if clause.worded and truth is MAYBE:
                truth = NO
            if unscoped and truth is MAYBE:
                truth = _surely_concrete(clause, facts)
            if unscoped and not clause.groups:
                truth = NO
            if truth is YES:
                return YES
            strongest = max(strongest, truth)
    return strongest


def _surely_concrete(clause: Clause, facts: Facts) -> Truth:
    """For a rule without a tool the object decides, where the call does not say what it does."""
    if clause.vague or clause.exceptions or not clause.groups:
        return NO
    if any(time.kind == "weekday" for time in clause.times) and _planned(clause, facts) is not YES:
        return NO
    matched = all(any(match_target(t, facts) is YES for t in group) for group in clause.groups)
    return YES if matched and _action(clause, facts) is not NO else NO


def _clause_forbids(clause: Clause, facts: Facts, *, loose: bool) -> Truth:
    action = _action(clause, facts)
    differs = loose and facts.actions_known
    if action is NO and (differs or not (clause.groups and _may_amount_to(clause, facts))):
        return NO
    mirrors = facts.commands and "copy" in facts.actions
    written = _WRITING | {"delete"} if mirrors else _WRITING
    if facts.sources and (action is NO or (clause.actions and clause.actions <= written)):
        facts = facts.without_sources()
    objects = _objects(clause, facts)
    if objects is NO and plays_unknown(clause.groups, facts):
        objects = MAYBE
    if objects is NO:
        return NO
    if action is NO:
        return MAYBE if objects is YES and no_exception(clause, facts) is YES else NO
    if clause.leftover and all_said(clause.leftover[:1], facts.surely_denied):
        return NO
    if clause.only_words and are_days(clause.leftover) and not facts.harmless:
        days = on_days(clause.leftover, facts.fields, facts.prose)
        return min(action, objects, days, no_exception(clause, facts))
    met = words_met(clause, facts)
    planned = _planned(clause, facts)
    if NO in (met, planned):
        return NO
    certainty = met if clause.vague else YES
    if clause.new and "file" in facts.kinds and "create" not in facts.actions:
        certainty = min(certainty, MAYBE)  # what is written may be there before
    named = clause.groups or clause.actions & (LOOKING | facts.actions)
    if clause.vague and facts.harmless and not named:
        certainty = min(certainty, names_program(clause, facts))
    return min(action, objects, certainty, planned, no_exception(clause, facts))


def _planned(clause: Clause, facts: Facts) -> Truth:
    """Whether the call plans something for the time that the clause is about."""
    planned = YES
    for time in clause.times:
        stated = units(time.kind, facts)
        met = max((match_unit(time, each, facts) for each in stated), default=MAYBE)
        days = [each for each in stated if isinstance(each, Date)]
        planned = min(planned, YES if covers(time.value, days) else met)
    return planned


def _runs_unknown(facts: Facts) -> bool:
    """Whether the call runs code, or applies a plan, of which only the name is known."""
    if facts.harmless or facts.empty:
        return False
    known = _RUNS_CODE | _STARTING | {"apply"}
    if facts.commands:
        return any(
            command_actions(same_program(each.program), tuple(each.words[1:4])) <= known
            for each in facts.commands
        )
    return bool(facts.kinds & {"shell", "sql", "cloud"}) and facts.actions <= known


def _may_amount_to(clause: Clause, facts: Facts) -> bool:
    """Whether the deed may be the forbidden one, where the call holds all that the rule names."""
    return any(
        may_amount_to(forbidden, done)
        for forbidden in clause.actions
        for done in facts.actions
        if not (facts.harmless and done == "login") and not _does_opposite(forbidden, facts)
    )


def _does_opposite(forbidden: str, facts: Facts) -> bool:
    """Whether the call does the contrary of a deed: it turns off what must not be turned on."""
    return any(frozenset((forbidden, done)) in OPPOSITES for done in facts.actions)


def _action(clause: Clause, facts: Facts) -> Truth:
    """Whether the call does what the clause forbids; an unknown deed may be it."""
    if not clause.actions:
        if facts.kinds or not clause.unknown or all_said((clause.unknown,), facts.operations):
            return YES
        own = class_of(clause.unknown)
        if own and any(frozenset((own, done)) in OPPOSITES for done in facts.actions):
            return NO
        if own and any(relation(own, done) is YES for done in facts.actions):
            return YES
        if facts.actions and facts.actions <= LOOKING:
            return MAYBE if clause.groups else NO
        return MAYBE if facts.operations else YES
    if clause.actions == ASSIGNING and names_only_people(clause) and assigns_nobody(facts):
        return NO
    strongest = closest(clause.actions, facts.actions)
    if closest(clause.actions, facts.further_deeds) is YES:
        strongest = YES
    if clause.actions == _CREATING and facts.edits_only and not (clause.groups or clause.leftover):
        return NO
    fetches = "fetch" in facts.actions and "search" not in facts.actions
    if "send" in clause.actions and "web" in facts.kinds and fetches:
        strongest = YES
    if "touch" in clause.actions and "open_up" in facts.actions and facts.things:
        strongest = YES
    if facts.harmless and strongest is MAYBE and "git" in facts.kinds:
        return NO
    if strongest is MAYBE and facts.actions == _MERGING and facts.commands and clause.groups:
        # `git merge` changes the branch that is checked out and nothing elsewhere.
        local = all(each.program == "git" for each in facts.commands)
        return NO if local and clause.actions == _PUSHING else MAYBE
    if clause.actions == _RUNNING and facts.harmless and can_be_looked_at(clause):
        return NO
    if strongest is YES or any(relation(forbidden, "") for forbidden in clause.actions):
        return YES
    if strongest is NO and clause.vague and not clause.groups and facts.actions & _RUNS_CODE:
        return MAYBE
    if strongest is NO and "web" in facts.kinds and facts.operations & CLICKING:
        return MAYBE
    if strongest is NO and not facts.actions_known and not facts.harmless:
        if "touch" in clause.actions and names_command(clause, facts):
            return YES
        if clause.actions <= _STARTING:
            return YES
        # A tool that sets things says so neither in its name nor in its arguments.
        setting = clause.actions <= _SETTING and not facts.kinds and not facts.operations
        return YES if setting else MAYBE
    return strongest


def _objects(clause: Clause, facts: Facts) -> Truth:
    results: list[tuple[Truth | None, Truth]] = []
    for group in clause.groups:
        found: Truth | None = None
        fallback = NO
        for target in group:
            truth = match_target(target, facts, clause.exceptions)
            if truth is not None:
                found = truth if found is None else max(found, truth)
            if not found and is_left_open(target, clause.left_open, facts):
                found = MAYBE
            fallback = max(fallback, default_truth(target, facts))
        if found is NO and len({target.kind for target in group}) > 1:
            found = max(found, NO)
        results.append((found, fallback))
    if not results:
        return YES
    stated = [truth for truth, _ in results if truth is not None]
    if stated and max(stated) is not NO:
        return min(MAYBE if truth is None else truth for truth, _ in results)
    return min(fallback if truth is None else truth for truth, fallback in results)
