"""Finds the prohibitions in one English sentence."""

import re
from collections.abc import Iterator
from itertools import islice

from memoryd.rules.capture import english as grammar
from memoryd.rules.capture import english_exceptions as exceptions
from memoryd.rules.capture import english_scopes as scopes
from memoryd.rules.capture.english import Follows
from memoryd.rules.capture.own_words import QUOTED, introduces_content
from memoryd.rules.capture.sentences import MAX_HEADS
from memoryd.rules.spelling import in_right_order

Clause = tuple[int, int]
"""Start and end of a prohibiting clause in its sentence."""

_CUE = re.compile(
    r"n'?t\b|\bn'?ot|not\b|\bno\b|never|stop|quit|avoid|cease|refrain|off|steer|forbid|circumst|"
    r"on no|desist|ne?v?ve?r|abstain|away|alone|dnt|do'nt|discontinue|"
    r"prohibit|banned|barred"
)
_BOUNDARY = re.compile(
    r"(?<=\s)[:;=]-?['/|)(pdo3x\\\]]+(?=\s|$)|[,;:()\[\]!?.*•·→|=&]|[—–…]|(?<=\s)-+(?=\s|$)|"
    r"^-+"
)
_BULLET = re.compile(r"^\W*(?:\(?(?:\d{1,2}|[a-z]|i{1,3}|iv|v)[.)\]:]|[-*•–·>]+)\s*$")
_CONJUNCTION = re.compile(
    r"(?:^|[\s,.])((?:which|that|this) means|meaning|and|but|or|yet|&|so|lol|haha+|thanks|thx|ok|"
    r"okay|pl+e*a*[sz]+e*|oh|btw|two things|one more (?:thing|wish|rule|point)|"
    r"another thing|one last thing|last thing|from now on|going forward|by the way|"
    r"wtf|omg|fyi|dude|hey|cheers)\s*$"
)
_JOINS = frozenset({"and", "but", "or", "yet", "&"})
_LEFT = 160
_RIGHT = 120
_GERUND = re.compile(
    r"\s*(?:(?:any|all|the|your|my|on|at|me|you|up|\w+ly|constantly|always|just|even|ever|again|"
    r"constant|endless|incessant|unsolicited|unnecessary|late[ -]night|"
    r"voice|force[ -]|auto-?|re-?)\s*){0,2}(?:[\w-]+ing\b|\w+(?:'|e)ing\b|\ue000+)"
)
_ATTRIBUTE = re.compile(
    r"\w+ing\s+(?!(?:of|to|on|in|into|with|for|from|at|by|via|about|without|through|over|and|or|"
    r"but|as|when|if|because|since|please|now|already|right|any|anything|everything|stuff|me|us|"
    r"him|her|them|it|people|everyone|everybody|the|my|your)\b)[a-z]"
)
"""`staging container`: behind an article, a property of what follows."""
_FIRST_WORD = re.compile(r"[\s,]*([\w'&@#/.-]+|\ue000+)")
_ADDRESSED = re.compile(r"(?:you|u|ya|y'all|ur|youre)\b")
_FIRST_PERSON = re.compile(r"\b(?:i|i'll|i've|i'd|i'm|let me|we|you)\b(?:\s\w+){0,2}\s*$")
_ASIDE = re.compile(r",[^,.;:!?→]{1,50},\s*|\s*[—–(-]+[^—–()]{0,60}[—–)-]+\s*")
_TOPIC = re.compile(
    r"(?:^|[\s,])(?:(?:as for|about|regarding|re|is|now) )?(?:the|my|our|your) (?:\w+ )?"
    r"(?:config|logs?|tickets?|docs|documentation|prompt|thread|output)$"
)
_POLITE = re.compile(r"\s*(?:please|pls|plz|you)\b")
"""What makes "the config: …" an order about it, not what it says."""
_ORDER = re.compile(
    r"\W*(?:(?:please|pls|ok|okay|so|and|but|only|just|always|from now on|you|can|may|should|must|"
    r"feel free to|yes|no|posted|done|right|fine|good|great)\W+){0,5}(?:$|(?:post|push|deploy|"
    r"write|send|run|use|put|keep|work|commit|merge|do|go|test|email|mail|message|publish|release|"
    r"save|create|upload|announce|reply|ask|share|stay|store|install|in|on|to|at|from)\b)"
)
"""What may stand before "never in #general": nothing, or an order."""
_WHATEVER = re.compile(
    r"\b(?:whatever|no matter (?:what|who|how)|regardless of what)\s[\w ]{0,30}$"
)
"""What makes a report nothing the order depends on: "whatever Sven says, …"."""
_SPELLING = re.compile(r"\s*(?:→|[-=]>)|,[^,.;:!?]{1,30}(?:→|[-=]>)")
"""What makes a head one of the words that are listed: "do not → don't, cannot → can't"."""
_NOT_ONLY = re.compile(r"\b(?:do\s?not|don'?t|never|not)\s+(?:just|only|merely|simply)\b")
_ON_CONDITION = re.compile(r"\b(?:without|unless|until|before|because|if|when)\b")
_NOT_NEEDED = re.compile(r"no\b[^,;:.!?]{0,60}\b(?:needed|required|necessary)\b")
_REDIRECTS = re.compile(
    r"(?:(?:stop|quit|no more|don'?t|do\s?not|dont)\b[^,;:.!?]{2,50}?"
    r"(?:\s+and\s+(?:just|actually|simply)|,\s*let'?s)|"
    r"(?:stop|quit)\s\w+ing\b[^,;:.!?]{2,50}?,\s*(?:tell|show|give)\s+me)"
    r"\s+(?!don'?t|never|not|stop)\w"
)
"""`stop asking and just send it`, `no more talk, let's begin`: what to do now."""
_STOP = re.compile(r"[.;!?](?:\s|$)")
_PERFECT = re.compile(r"\b(?:had|has|have|having|'ve)\s$")
"""What makes "never" tell what was: "if it had never run, …"."""
_FORBIDDEN_ITSELF = re.compile(r"(?:n'?t|not|never)\s(?:ever\s)?$")
"""What makes the verb of a report one that the order forbids: "don't print in colour, …"."""
_TRAILING = re.compile(
    r"(?:[\s,;:(*•&—–|-]|\b(?:and|but|or|so|also|plus|please|then|oh|nor|yet|to|"
    r"be clear)\b(?=[\s,;:—–-]*$))+$"
)


def english_clauses(sentence: str) -> list[Clause]:
    """The clauses of `sentence` (plain text, see `sentences.plain`) that forbid, in order."""
    sentence = in_right_order(sentence)
    if not _CUE.search(sentence) or exceptions.HYPOTHETICAL.match(sentence):
        return []
    question_from = _question(sentence)
    found: list[tuple[int, int]] = []
    for start, end, follows in islice(_heads(sentence), MAX_HEADS):
        if start >= question_from:
            break
        if not _fits(sentence, start, end, follows) or _forbids_no_more(sentence, start, end):
            continue
        clause_start = _clause_start(sentence, start, goes_on=bool(found))
        if clause_start is None:
            continue
        found.append((clause_start, start))
    if not found or exceptions.SAID_AFTERWARDS.search(sentence, found[-1][1]):
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
    tag = exceptions.TAG.search(tail)
    if tag and (
        tag.start() == 0
        or tail[: tag.start()].rstrip()[-1:] in ",.;—–-:!"
        or body.endswith(("ok", "okay", "please", "understood", "got it"))
    ):
        return len(sentence)
    if exceptions.POLITE_REQUEST.match(sentence) or re.search(
        r"\b(?:can|could|would|will) you (?:please |pls |kindly |maybe )?(?:stop|avoid|never|not|"
        r"quit|refrain)\b",
        sentence[-400:],
    ):
        return len(sentence)
    last = 0
    offset = max(0, len(sentence) - 300)
    for match in exceptions.QUESTION_START.finditer(sentence, offset):
        if match[0].split()[-2:-1] == ["or"]:
            return 0
        last = last or match.start()
    return last


def _clause_start(sentence: str, head: int, *, goes_on: bool) -> int | None:
    """Where the clause of the head at `head` begins; None if the head stands inside a clause
    of somebody else's doing. `goes_on`: the sentence has forbidden something already."""
    floor = max(0, head - _LEFT)
    left, conjunction = _unwrapped(sentence[floor:head])
    boundary = _last_boundary(left)
    segment = left[boundary:]
    if not segment or _BULLET.match(segment):
        listed = not conjunction and sentence.startswith("never", head) and _lists_duty(left)
        if not goes_on and (listed or _shares_subject(left, conjunction)):
            return None
    elif conjunction:
        addressed = _ADDRESSED.match(sentence, head)
        if (
            conjunction in _JOINS
            and not (goes_on or addressed)
            and _lends_subject(segment, conjunction)
        ):
            return None
    elif not (scopes.SHORT_SCOPE.match(segment) or scopes.begins_condition(segment)):
        return None
    if exceptions.TASK.match(sentence[:80]) and exceptions.EXAMPLE.search(left):
        return None
    start = floor + (len(left) if conjunction else boundary)
    if _somebody_elses(sentence, start if segment else floor + boundary, head):
        return None
    return _with_scope(sentence, start, start if segment else floor + boundary)


def _unwrapped(left: str) -> tuple[str, str]:
    """`left` without the wrapping words at its end, and the conjunction that was among them."""
    conjunction = ""
    for _ in range(8):
        left = left.rstrip()
        if _last_boundary(left) == len(left):
            break
        if found := _CONJUNCTION.search(left):
            conjunction = found[1]
        shorter = grammar.WRAPPERS.sub("", left)
        if shorter == left:
            break
        left = shorter
    return left.rstrip(), conjunction


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


def _shares_subject(left: str, conjunction: str) -> bool:
    """Whether the clause before ", and" lends its subject to what follows."""
    if conjunction not in _JOINS or conjunction == "but":
        return False
    before = left.rstrip(" ,;:—–-")
    return _lends_subject(before[_last_boundary(before) :], conjunction)


def _lists_duty(left: str) -> bool:
    """Whether what follows the comma is one more duty of the subject before it."""
    before = left[:-1]
    return left.endswith(",") and bool(grammar.LISTED_DUTY.match(before[_last_boundary(before) :]))


def _lends_subject(segment: str, conjunction: str) -> bool:
    """Whether `segment` has a subject that "<conjunction> never …" goes on with."""
    return bool(
        grammar.SHARED_SUBJECT.match(segment)
        or grammar.ITS_DUTY.match(segment)
        or (conjunction != "but" and grammar.SHARED_BEING.match(segment))
    )


def _somebody_elses(sentence: str, start: int, head: int) -> bool:
    """Whether the clause at `start` is content, a report or a title."""
    before = sentence[max(0, start - 400) : start]
    colon = before.rfind(":")
    if (
        colon >= 0
        and (colon + 1 == len(before) or before[colon + 1] == " ")
        and introduces_content(before[:colon])
        and not (_TOPIC.search(before, 0, colon) and _POLITE.match(sentence, colon + 1))
    ):
        return True
    last = None
    for match in exceptions.REPORTED.finditer(before):
        if _WHATEVER.search(before, max(0, match.start() - 40), match.start()):
            continue
        if _FORBIDDEN_ITSELF.search(before, max(0, match.start() - 12), match.start()):
            continue
        if not _FIRST_PERSON.search(before, max(0, match.start() - 25), match.start()):
            last = match
    if last is None:
        return False
    own = sentence[last.end() + max(0, start - 400) : head]
    return not exceptions.OWN_CLAUSE.search(own)


def _with_scope(sentence: str, start: int, boundary: int) -> int:
    """Draws the clause before in when it says when or where the prohibition holds."""
    before = sentence[max(0, boundary - 160) : boundary].rstrip()
    if not before.endswith(","):
        return start
    before = before[:-1]
    from_ = _last_boundary(before)
    segment = before[from_:]
    if scopes.SCOPE.match(segment) and len(segment) < 120:
        return max(0, boundary - 160) + from_
    return start


def _fits(sentence: str, start: int, end: int, follows: Follows) -> bool:
    """Whether what follows the head makes it a prohibition."""
    head = sentence[start:end]
    right = sentence[end : end + _RIGHT].lstrip(' ,*_~"')
    raw = sentence[end : end + 1]
    if not head.endswith(" ") and raw and (raw.isalnum() or raw in "_-='/"):
        return False
    if _SPELLING.match(sentence, end) or _PERFECT.search(sentence, max(0, start - 20), start):
        return False
    if follows in (Follows.VERB, Follows.BARE) and (aside := _ASIDE.match(sentence, end)):
        right = sentence[aside.end() : aside.end() + _RIGHT]
    first = _FIRST_WORD.match(right)
    if first is None or not (first[1][0] == QUOTED or re.search(r"\w", first[1])):
        return False
    if follows is Follows.GERUND:
        return _is_activity(sentence, end)
    if follows is Follows.ACTIVITY:
        return _is_activity(sentence, end) or bool(
            exceptions.MADE_BY_TOOLS.match(right) and not exceptions.FEWER.search(right)
        )
    if follows is Follows.ANY:
        return not head.startswith("never") or _goes_on_from_order(sentence, start)
    if first[1][0] == QUOTED:
        return len(right) > len(first[0]) + 1 or follows is Follows.VERB
    if not (first[1][0].isalpha() or first[1][0] == "@"):
        return False
    if follows is Follows.BARE:
        if re.match(r"(?:do\s?not|don'?t|dont)\s+you\s", head):
            return True
        if exceptions.NOT_AFTER_DO_NOT.match(right):
            return False
        return bool(re.search(r"\bever\b|never", head)) or not _is_one_off(sentence, start, end)
    if "never" in head and not _ADDRESSED.match(head):
        return not (
            exceptions.NOT_AFTER_DO_NOT if right.startswith("be ") else exceptions.NOT_AFTER_NEVER
        ).match(right)
    if _ADDRESSED.match(head) and _asks(sentence):
        return False
    if re.match(r"(?:you|u|ya|y'all)\s", head):
        return not (
            exceptions.NOT_AFTER_MODAL.match(right)
            or exceptions.is_news(head, sentence[end : end + 200])
        )
    return not exceptions.NOT_AFTER_DO_NOT.match(right)


def _forbids_no_more(sentence: str, start: int, end: int) -> bool:
    """Whether the negation forbids nothing: "don't just ask, do it" wants more than asking, "no
    report needed" takes a duty away, "stop asking and just do it" is about now."""
    clause = _STOP.split(sentence[start : end + _RIGHT], 1)[0]
    if _NOT_ONLY.search(sentence, max(0, start - 1), end) and not _ON_CONDITION.search(clause):
        return True
    return bool(_NOT_NEEDED.match(clause) or _REDIRECTS.match(clause))


def _goes_on_from_order(sentence: str, start: int) -> bool:
    """Whether "never in #general" stands alone or follows an order, and is no statement's end."""
    before = re.split(r"[.?!:;]\s", sentence[max(0, start - _LEFT) : start])[-1]
    return bool(_ORDER.match(before))


def _asks(sentence: str) -> bool:
    """Whether a sentence about "you" is a question, be it by its tag ("…, right?")."""
    tail = sentence[-60:].rstrip(" \n)\"'")
    return tail.endswith("?") and (
        bool(exceptions.CONFIRMATION.search(tail)) or not exceptions.TAG.search(tail)
    )


def _is_one_off(sentence: str, start: int, end: int) -> bool:
    """Whether "don't" at `start` holds back one thing now rather than for good."""
    clause = exceptions.OWN_REASON.split(sentence[end : end + 160], maxsplit=1)[0]
    if exceptions.HOLD.search(clause) and not exceptions.FOR_GOOD.search(clause):
        return True
    if exceptions.STANDING.search(clause):
        return False
    if exceptions.HELD_BEFORE.search(sentence, max(0, start - 60), start):
        return True
    return bool(exceptions.HELD_BACK.match(clause.lstrip())) or (
        start > 0
        and bool(exceptions.TASK.match(sentence[:80]))
        and len(sentence[:start].split()) > 1
    )


def _is_activity(sentence: str, end: int) -> bool:
    """Whether a gerund for an act of the agent's stands at `end`."""
    match = _GERUND.match(sentence, end)
    if match is None:
        return False
    word = match[0].split()[-1] if match[0].strip() else ""
    begin = match.end() - len(word)
    activity = sentence[begin : begin + 60]
    if exceptions.NOT_GERUND.match(activity):
        return False
    if match[0].split()[-2:-1] in (["the"], ["my"]) and _ATTRIBUTE.match(activity):
        return False
    if sentence[:end].endswith("no"):
        if exceptions.STATE.match(activity) or exceptions.WITHOUT_OBJECT.match(activity):
            return False
    elif exceptions.IDLE.match(activity):
        return False
    clause = re.split(r"[.;!?](?:\s|$)", sentence[begin : begin + 160], maxsplit=1)[0]
    return not exceptions.IDLE_STOP.match(clause) or bool(exceptions.STANDING.search(clause))


def _clause_end(sentence: str, head: int, following: int, question_from: int) -> int:
    end = min(following, question_from if question_from > head else len(sentence))
    if end == len(sentence):
        return end
    cut = _TRAILING.search(sentence, max(head, end - 60), end)
    return cut.start() if cut else end
