"""Finds the prohibitions in one English sentence."""

import re
from collections.abc import Iterator
from itertools import islice

from memoryd.rules import english as grammar
from memoryd.rules.english import Follows
from memoryd.rules.own_words import QUOTED, introduces_content
from memoryd.rules.sentences import MAX_HEADS

Clause = tuple[int, int]
"""Start and end of a prohibiting clause in its sentence."""

_CUE = re.compile(
    r"n'?t\b|\bn'?ot|not\b|\bno\b|never|stop|quit|avoid|cease|refrain|off|steer|forbid|circumst|on no|desist|abstain|away|dnt|don;t|do'nt|discontinue|prohibit|banned|barred"
)
_BOUNDARY = re.compile(
    r"(?<=\s)[:;=]-?['/|)(pdo3x\\\]]+(?=\s|$)|[,;:()\[\]!?.*•·→|=&]|[—–…]|(?<=\s)-+(?=\s|$)|^-+"
)
_BULLET = re.compile(r"^\W*(?:\(?(?:\d{1,2}|[a-z]|i{1,3}|iv|v)[.)\]:]|[-*•–·>]+)\s*$")
_CONJUNCTION = re.compile(
    r"(?:^|[\s,.])(and|but|or|yet|&|so|lol|haha+|thanks|thx|ok|okay|pl[sz]|please|pleese|oh|btw|wtf|omg|fyi|dude|hey|cheers)\s*$"
)
_JOINS = frozenset({"and", "but", "or", "yet", "&"})
_LEFT = 160
_RIGHT = 120
_GERUND = re.compile(
    r"\s*(?:(?:any|all|the|your|my|on|at|me|you|up|\w+ly|constantly|always|just|even|ever|again|voice|force[ -]|auto-?|re-?)\s*){0,2}(?:[\w-]+ing\b|\w+(?:'|e)ing\b|\ue000+)"
)
_FIRST_WORD = re.compile(r"[\s,]*([\w'&@#/.-]+|\ue000+)")
_ADDRESSED = re.compile(r"(?:you|u|ya|y'all|ur|youre)\b")
_FIRST_PERSON = re.compile(r"\b(?:i|i'll|i've|i'd|i'm|let me|we|you)\b(?:\s\w+){0,2}\s*$")
_ASIDE = re.compile(r",[^,.;:!?]{1,50},\s*|\s*[—–(-]+[^—–()]{0,60}[—–)-]+\s*")
_TRAILING = re.compile(
    r"(?:[\s,;:(*•&—–|-]|\b(?:and|but|or|so|also|plus|please|then|oh|nor|yet|to|be clear)\b(?=[\s,;:—–-]*$))+$"
)


def english_clauses(sentence: str) -> list[Clause]:
    """The clauses of `sentence` (plain text, see `sentences.plain`) that forbid, in order."""
    if not _CUE.search(sentence) or grammar.HYPOTHETICAL.match(sentence):
        return []
    question_from = _question(sentence)
    found: list[tuple[int, int]] = []
    for start, end, follows in islice(_heads(sentence), MAX_HEADS):
        if start >= question_from:
            break
        if not _fits(sentence, start, end, follows):
            continue
        clause_start = _clause_start(sentence, start, goes_on=bool(found))
        if clause_start is None:
            continue
        found.append((clause_start, start))
    if not found:
        return []
    ends = [start for start, _ in found[1:]] + [len(sentence)]
    return [
        (start, _clause_end(sentence, head, following, question_from))
        for (start, head), following in zip(found, ends, strict=True)
    ]


def _heads(sentence: str) -> Iterator[tuple[int, int, Follows]]:
    """Heads in order, the longest of those that overlap."""
    heads = sorted(
        (match.start(), -match.end(), order)
        for order, (_, pattern) in enumerate(grammar.HEADS)
        for match in pattern.finditer(sentence)
    )
    free_from = 0
    for start, minus_end, order in heads:
        if start >= free_from:
            yield start, -minus_end, grammar.HEADS[order][0]
            free_from = -minus_end


def _question(sentence: str) -> int:
    """Where a question begins that no prohibition can be in; the length if there is none."""
    tail = sentence[-200:].rstrip(" \n)\"'\ue000*_,")
    if not tail.endswith("?"):
        return len(sentence)
    body = tail.rstrip("?!. ")
    tag = grammar.TAG.search(tail)
    if tag and (
        tag.start() == 0
        or tail[: tag.start()].rstrip()[-1:] in ",.;—–-:!"
        or body.endswith(("ok", "okay", "please", "understood", "got it"))
    ):
        return len(sentence)
    if grammar.POLITE_REQUEST.match(sentence) or re.search(
        r"\b(?:can|could|would|will) you (?:please |pls |kindly |maybe )?(?:stop|avoid|never|not|quit|refrain)\b",
        sentence[-400:],
    ):
        return len(sentence)
    last = 0
    offset = max(0, len(sentence) - 300)
    for match in grammar.QUESTION_START.finditer(sentence, offset):
        last = last or match.start()
    return last


def _clause_start(sentence: str, head: int, *, goes_on: bool) -> int | None:
    """Where the clause of the head at `head` begins; None if the head stands inside a clause
    of somebody else's doing. `goes_on`: the sentence has forbidden something already."""
    floor = max(0, head - _LEFT)
    left = sentence[floor:head]
    conjunction = ""
    for _ in range(8):
        left = left.rstrip()
        if _last_boundary(left) == len(left):
            break
        found = _CONJUNCTION.search(left)
        if found:
            conjunction = found[1]
        shorter = grammar.WRAPPERS.sub("", left)
        if shorter == left:
            break
        left = shorter
    left = left.rstrip()
    boundary = _last_boundary(left)
    segment = left[boundary:]
    if segment and not _BULLET.match(segment):
        if conjunction:
            if conjunction in _JOINS and not goes_on and (
                grammar.SHARED_SUBJECT.match(segment) or grammar.ITS_DUTY.match(segment)
            ):
                return None
        elif not (grammar.SHORT_SCOPE.match(segment) or grammar.begins_condition(segment)):
            return None
    elif conjunction in _JOINS and not goes_on and _statement_before(left[:boundary], conjunction):
        return None
    if floor == 0 and boundary == 0 and not conjunction:
        start = 0
    elif segment and not conjunction:
        start = floor + boundary
    else:
        start = floor + len(left)
    if _somebody_elses(sentence, start if segment and conjunction else floor + boundary):
        return None
    return _with_scope(sentence, start, floor + boundary if not segment else start)


def _last_boundary(left: str) -> int:
    """The position behind the last boundary mark of `left`."""
    last = 0
    for match in _BOUNDARY.finditer(left):
        mark = match[0]
        inside_word = (
            mark in ".:*=&|?!" and match.end() < len(left) and not left[match.end()].isspace()
        )
        if not inside_word:
            last = match.end()
    return last


def _statement_before(before: str, conjunction: str) -> bool:
    """Whether the clause that ends in `before` lends its subject to what follows."""
    before = before.rstrip(" ,;:—–-")
    segment = before[_last_boundary(before) :]
    return conjunction != "but" and bool(
        grammar.SHARED_SUBJECT.match(segment) or grammar.ITS_DUTY.match(segment)
    )


def _somebody_elses(sentence: str, start: int) -> bool:
    """Whether the clause at `start` is content, a report or a title."""
    before = sentence[max(0, start - 400) : start]
    colon = before.rfind(":")
    if (
        colon >= 0
        and (colon + 1 == len(before) or before[colon + 1] == " ")
        and introduces_content(before[:colon])
    ):
        return True
    last = None
    for match in grammar.REPORTED.finditer(before):
        if not _FIRST_PERSON.search(before, max(0, match.start() - 25), match.start()):
            last = match
    return last is not None and not grammar.OWN_CLAUSE.search(before, last.end())


def _with_scope(sentence: str, start: int, boundary: int) -> int:
    """Draws the clause before in when it says when or where the prohibition holds."""
    before = sentence[max(0, boundary - 160) : boundary].rstrip()
    if not before.endswith(","):
        return start
    before = before[:-1]
    from_ = _last_boundary(before)
    segment = before[from_:]
    if grammar.SCOPE.match(segment) and len(segment) < 120:
        offset = max(0, boundary - 160) + from_
        return offset
    return start


def _fits(sentence: str, start: int, end: int, follows: Follows) -> bool:
    """Whether what follows the head makes it a prohibition."""
    head = sentence[start:end]
    right = sentence[end : end + _RIGHT].lstrip(' ,*_~"')
    raw = sentence[end : end + 1]
    if not head.endswith(" ") and raw and (raw.isalnum() or raw in "_-='/"):
        return False
    if follows in (Follows.VERB, Follows.BARE) and (aside := _ASIDE.match(sentence, end)):
        right = sentence[aside.end() : aside.end() + _RIGHT]
    first = _FIRST_WORD.match(right)
    if first is None:
        return False
    if follows is Follows.GERUND:
        return _is_activity(sentence, end)
    if follows is Follows.ACTIVITY:
        return _is_activity(sentence, end) or bool(
            grammar.MADE_BY_TOOLS.match(right) and not grammar.FEWER.search(right)
        )
    if follows is Follows.ANY:
        return True
    if first[1][0] == QUOTED:
        return len(right) > len(first[0]) + 1 or follows is Follows.VERB
    if not (first[1][0].isalpha() or first[1][0] == "@"):
        return False
    if follows is Follows.BARE:
        if re.match(r"(?:do\s?not|don'?t|dont)\s+you\s", head):
            return True
        if grammar.NOT_AFTER_DO_NOT.match(right):
            return False
        clause = sentence[end : end + 160]
        return not grammar.HOLD.search(clause) or bool(re.search(r"\bever\b|never", head))
    if "never" in head and not head.startswith(("you ", "u ")):
        return not grammar.NOT_AFTER_NEVER.match(right) or right.startswith("be ")
    if _ADDRESSED.match(head) and grammar.CONFIRMATION.search(sentence[-40:]):
        return False
    if re.match(r"(?:you|u|ya|y'all)\s", head):
        return not (
            grammar.NOT_AFTER_MODAL.match(right) or grammar.is_news(head, sentence[end : end + 200])
        )
    return not grammar.NOT_AFTER_DO_NOT.match(right)


def _is_activity(sentence: str, end: int) -> bool:
    """Whether a gerund for an act of the agent's stands at `end`."""
    match = _GERUND.match(sentence, end)
    if match is None:
        return False
    word = match[0].split()[-1] if match[0].strip() else ""
    begin = match.end() - len(word)
    if grammar.NOT_GERUND.match(sentence[begin : begin + 60]):
        return False
    return not grammar.IDLE_STOP.match(sentence[begin : begin + 160])


def _clause_end(sentence: str, head: int, following: int, question_from: int) -> int:
    end = min(following, question_from if question_from > head else len(sentence))
    if end == len(sentence):
        return end
    cut = _TRAILING.search(sentence, max(head, end - 60), end)
    return cut.start() if cut else end
