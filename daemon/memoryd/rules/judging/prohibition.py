"""What a rule forbids, read from its text once, so that each call is only compared with it."""

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.anchors import anchors_of
from memoryd.rules.judging.arguments import composed
from memoryd.rules.judging.clause import Clause
from memoryd.rules.judging.clause_reader import read_clause
from memoryd.rules.judging.clauses import read_clauses
from memoryd.rules.judging.command_targets import COMMANDS
from memoryd.rules.judging.emphasis import in_one_breath
from memoryd.rules.judging.idn_hosts import with_ascii_hosts
from memoryd.rules.judging.languages.gloss import in_english
from memoryd.rules.judging.left_open import settings_named
from memoryd.rules.judging.target import UNSAID
from memoryd.rules.judging.tool_family import families
from memoryd.rules.judging.wordings import MAY_BE_WORDING, with_quoted_trailers
from memoryd.rules.rule import UNSCOPED, normal_tool_name
from memoryd.rules.spelling import in_right_order

_BARE_DEED = re.compile(r"\s*\w+ing\W*")
"""What a ban goes on with: "don't touch the backups, no deleting"."""


_SUCH_A_ONE = re.compile(r"\W*[a-z]+\s+one\W*", re.IGNORECASE)
"""How a ban is said again: "no meetings on Fridays, never book one"."""


@dataclass(frozen=True, slots=True)
class Prohibition:
    """The forbidding clauses of one rule; a call is forbidden when any of them forbids it.

    A call that shares none of `anchors` is not touched by the rule. None: every call must be
    looked at.
    """

    clauses: tuple[Clause, ...]
    anchors: frozenset[str] | None
    likeness: frozenset[object] = frozenset()
    """The same for rules that forbid the same, however they are worded."""
    named: frozenset[str] | None = None
    """The anchors of the clauses that are not about what texts must not say."""

    @property
    def forbids_nothing(self) -> bool:
        """Whether the text only recommends or states something."""
        return not self.clauses


def _says_again(body: str, clause: Clause, before: Clause) -> bool:
    """Whether `body` forbids nothing that the clause before it leaves open."""
    return bool(_SUCH_A_ONE.fullmatch(body)) and (
        not before.actions or clause.actions <= before.actions
    )


def _is_object_of(clause: Clause, before: Clause) -> bool:
    """Whether `clause` only names what the deed of the clause `before` it is about: "no borres
    nunca nada de la tabla pedidos" negates twice."""
    bare = not (before.groups or before.leftover or before.exceptions or before.times)
    flags = any(target.kind == "flag" for group in clause.groups for target in group)
    named = bool(clause.groups) and not (flags or clause.actions or clause.unknown)
    return bare and named and bool(before.actions)


def _is_bare_deed(body: str) -> bool:
    """Whether `body` says only what is done: the objects are those of the clause before."""
    return bool(_BARE_DEED.fullmatch(body) or class_of(body.strip(" .!")))


_GERMAN = re.compile(
    r"(?<!\w)(?:niemals|nie|nicht|kein(?:e[nmrs]?)?|verboten|untersagt|höre?\s+auf)(?!\w)",
    re.IGNORECASE,
)
"""What bans in German, where every noun is capitalised."""


_CONTROL = dict.fromkeys((*range(9), 11, 12, *range(14, 32), 127), " ")
"""Control characters, with which readings mark what they have read."""


@lru_cache(maxsize=8192)
def read_prohibition(text: str, tool_name: str) -> Prohibition:
    """Read a rule's text as it binds the tool `tool_name` (or every tool, for `__unscoped__`)."""
    name = normal_tool_name(tool_name)
    kinds = frozenset[str]() if name == UNSCOPED else families(name)
    clauses: list[Clause] = []
    worded: list[Clause] = []
    german = _GERMAN.search(text) is not None
    text = in_right_order(text.translate(_CONTROL))
    plain = with_quoted_trailers(composed(in_one_breath(text[:4000])))
    for part in read_clauses(with_ascii_hosts(in_english(plain))):
        clause = read_clause(part, kinds, name, german=german)
        may_be_one = name != UNSCOPED and MAY_BE_WORDING.search(part.body)
        as_wording = read_clause(part, kinds, name, text) if may_be_one else clause
        if any(UNSAID in each.words for group in as_wording.groups for each in group):
            worded.append(replace(as_wording, actions=frozenset(), worded=True))
        if clauses and (clause.is_empty or _says_again(part.body, clause, clauses[-1])):
            continue
        if clauses and _is_object_of(clause, clauses[-1]):
            clause = replace(clause, actions=clauses.pop().actions)
        if clauses and _is_bare_deed(part.body):
            clause = replace(clause, groups=clause.groups or clauses[-1].groups)
        if kinds & COMMANDS and clause.groups:
            settings = settings_named(clause.groups, f"{part.before} {part.body}")
            clause = replace(clause, left_open=settings)
        clauses.append(clause)
    if len(clauses) > 1 and any(clause.groups for clause in clauses):
        clauses = [clause for clause in clauses if not _adds_nothing(clause)]
    if any(clause.consent for clause in clauses):
        clauses = [replace(clause, vague=True) for clause in clauses]
        worded = []
    return _found_by_anchors(clauses, worded)


def narrowed(prohibition: Prohibition, kept: tuple[Clause, ...]) -> Prohibition:
    """`prohibition` with these of its clauses alone."""
    if len(kept) == len(prohibition.clauses):
        return prohibition
    clauses = [clause for clause in kept if not clause.worded]
    return _found_by_anchors(clauses, [clause for clause in kept if clause.worded])


def _found_by_anchors(clauses: list[Clause], worded: list[Clause]) -> Prohibition:
    anchors = [anchors_of(clause) for clause in clauses]
    known = [each for each in anchors if each is not None]
    named = frozenset[str]().union(*known) if len(known) == len(anchors) else None
    clauses = [*clauses, *worded]
    return Prohibition(
        tuple(clauses),
        None if worded else named,
        frozenset(clauses),
        named,
    )


def _adds_nothing(clause: Clause) -> bool:
    return not (clause.groups or clause.exceptions or clause.actions or clause.times)
