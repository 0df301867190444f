"""Which rule a relaxation takes back: the one that forbids exactly what it allows."""

import re
from collections.abc import Iterable, Sequence

from memoryd.rules.capture.relaxations import Relaxation
from memoryd.rules.capture.tool_choice import fits
from memoryd.rules.doubt import Doubt
from memoryd.rules.judging.actions import GENERIC, YES, class_of, relation
from memoryd.rules.judging.clause import Clause
from memoryd.rules.judging.languages.gloss import verb_in_english
from memoryd.rules.judging.prohibition import read_prohibition
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.vocabulary import CONJUNCTIONS, FILLER, GENERIC_NOUNS
from memoryd.rules.rule import Rule

_LATIN_WORD = re.compile(r"[^\s,;:!?()\u3000-\u9fff\uac00-\ud7af]+")
_SAYING_NOTHING = (
    FILLER
    | CONJUNCTIONS
    | GENERIC_NOUNS
    | {*("hacer", "faire", "fazer", "machen", "never", "non", "nooit", "не", "nie")}
)
_WORD = re.compile(r"[^\W_](?:[\w'’@#/.-]*\w)?")
_FORBIDDING = word_set("never don't don’t dont do not please ever again anymore any more")
_NOT_WORD = re.compile(r"\W")


def meant_by(
    relaxation: Relaxation, rules: Sequence[Rule], speaker: str | None
) -> tuple[list[Rule], Doubt | None]:
    """The rules of `rules` that the relaxation may take back, and why it does not do so by itself;
    None: it is the only one that is meant, and its speaker laid it down."""
    exact = taken_back(relaxation, rules)
    if not exact:
        return touched(relaxation, rules), relaxation.doubt or "partial_match"
    doubt = relaxation.doubt
    if doubt is None and len(exact) > 1:
        doubt = "several_rules"
    said = exact[0].provenance
    if doubt is None and (said.speaker if said else None) != speaker:
        doubt = "other_speaker"
    return exact, doubt


def taken_back(relaxation: Relaxation, rules: Iterable[Rule]) -> list[Rule]:
    """The rules of `rules` that forbid what is allowed again and nothing else."""
    ban = relaxation.ban
    return [
        rule
        for rule in rules
        if _says_no_more(relaxation, rule)
        and _is_about(ban, rule)
        and (_says_the_same(ban, rule.text) or _allows_all(ban, rule))
    ]


def touched(relaxation: Relaxation, rules: Iterable[Rule]) -> list[Rule]:
    """The rules of `rules` that forbid the same deed to one of the objects allowed again, and
    something else beside."""
    return [
        rule
        for rule in rules
        if any(
            _share_object(allowed, forbidden) and _same_deed(allowed, forbidden)
            for allowed in read_prohibition(relaxation.ban, rule.tool_name).clauses
            for forbidden in read_prohibition(rule.text, rule.tool_name).clauses
        )
    ]


def _share_object(allowed: Clause, forbidden: Clause) -> bool:
    return any(
        _same_object(one, other)
        for wanted in allowed.groups
        for one in wanted
        for named in forbidden.groups
        for other in named
    )


def _says_no_more(relaxation: Relaxation, rule: Rule) -> bool:
    """Whether every word that narrows the permission down stands in the rule too."""
    text = rule.text.casefold()
    squeezed = _NOT_WORD.sub("", text)
    return all(_has(text, limit) for limit in relaxation.limits) and all(
        _NOT_WORD.sub("", word) in squeezed
        for word in _LATIN_WORD.findall(relaxation.ban.casefold())
        if word not in _SAYING_NOTHING and class_of(word) is None and not verb_in_english(word)
    )


def _has(text: str, words: str) -> bool:
    """Whether `words` stand in `text`; those of a script with spaces as whole words."""
    found = re.escape(words)
    return bool(re.search(rf"\b{found}\b" if words.isascii() else found, text))


def _says_the_same(ban: str, text: str) -> bool:
    """Whether two bans have the same words, but for how they forbid."""
    return _deed_words(ban) == _deed_words(text)


def _deed_words(text: str) -> list[str]:
    return [word for word in _WORD.findall(text.casefold()) if word not in _FORBIDDING]


def _is_about(ban: str, rule: Rule) -> bool:
    """Whether the deed is one of the rule's tool, where the rule's own words tell the tool."""
    return fits(ban, rule.tool_name) or not fits(rule.text, rule.tool_name)


def _allows_all(ban: str, rule: Rule) -> bool:
    allowed = read_prohibition(ban, rule.tool_name).clauses
    forbidden = read_prohibition(rule.text, rule.tool_name).clauses
    if len(allowed) != 1 or len(forbidden) != 1:
        return False
    return _same_objects(allowed[0], forbidden[0]) and _same_deed(allowed[0], forbidden[0])


def _same_objects(allowed: Clause, forbidden: Clause) -> bool:
    if allowed.consent or set(allowed.leftover) != set(forbidden.leftover):
        return False
    wanted = {target for group in allowed.groups for target in group}
    named = {target for group in forbidden.groups for target in group}
    if len(wanted) != len(named):
        return False
    if not named:
        return not allowed.vague or bool(allowed.leftover)
    return all(any(_same_object(one, other) for other in named) for one in wanted)


def _same_object(one: Target, other: Target) -> bool:
    """The same value; or the name of the person that an address in the rule belongs to."""
    if (one.kind, one.value) == (other.kind, other.value):
        return True
    return one.kind == "person" and bool(other.words) and one.words == other.words


def _same_deed(allowed: Clause, forbidden: Clause) -> bool:
    if allowed.actions & forbidden.actions:
        return True
    if not forbidden.groups:
        return allowed.actions <= GENERIC and forbidden.actions <= GENERIC
    if allowed.actions <= GENERIC or forbidden.actions <= GENERIC:
        return True
    return all(
        any(relation(one, other) is YES for one in allowed.actions) for other in forbidden.actions
    )
