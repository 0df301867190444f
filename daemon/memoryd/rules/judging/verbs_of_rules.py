"""The verbs of a forbidding clause: at its head, or anywhere in Chinese and German."""

import re

from memoryd.rules.judging.actions import GENERIC, class_of
from memoryd.rules.judging.chinese_verbs import CHINESE
from memoryd.rules.judging.foreign_nouns import REQUESTING_WORDS
from memoryd.rules.judging.programs import AMBIGUOUS, PROGRAMS, WITH_SUBCOMMANDS
from memoryd.rules.judging.things import QUALITIES
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.vocabulary import (
    CLASS_NOUNS,
    CONJUNCTIONS,
    FILLER,
    GENERIC_NOUNS,
)

_TOKEN = re.compile(r"[^\s,;:()\[\]\"“”!?]+")
_HTTP_METHOD = re.compile(
    r"(?<![\w/.-])(GET|POST|PUT|PATCH|DELETE|HEAD)"
    r"(?:-(?=(?i:anfrage|request|aufruf|verzoek))|(?![\w/.-]))"
)
_REQUESTING = re.compile(
    r"(?<!\w)(?:call|calling|curl|hit|hitting|requests?|https?|api|endpoints?)(?!\w)", re.IGNORECASE
)
_SQL_WORD = re.compile(
    r"(?<![\w/.`'-])(SELECT|INSERT|UPDATE|DELETE|DROP|TRUNCATE|ALTER|CREATE|GRANT)(?![\w/.-])"
)
_OF_SQL = {"ALTER": "alter", "INSERT": "insert"}
"""Statements that are told apart from other writing."""
_SETTING = re.compile(r"(?:un)?set(?:ting)?|export(?:ing)?", re.IGNORECASE)
_RELATIVE = re.compile(
    r"(?<!\w)(?:that|which|(?:commands?|scripts?|anything|tools?|code) to)\s+(?:could "
    r"|would |might |may |can |will )?([a-z]+)(?!\w)",
    re.IGNORECASE,
)
_PHRASES: dict[str, str] = {
    "shut down": "stop",
    "turn off": "turn_off",
    "turning off": "turn_off",
    "switch off": "turn_off",
    "switching off": "turn_off",
    "turn on": "turn_on",
    "turning on": "turn_on",
    "switch on": "turn_on",
    "switching on": "turn_on",
    "take down": "stop",
    "tear down": "destroy",
    "log in": "login",
    "log into": "login",
    "logging in": "login",
    "logging into": "login",
    "sign in": "login",
    "set up": "schedule",
    "roll back": "revert",
    "roll out": "deploy",
    "check in": "commit",
    "check out": "checkout",
    "empty the": "delete",
    "empty my": "delete",
    "emptying the": "delete",
    "pull in": "install",
    "pulling in": "install",
    "throw away": "delete",
    "throwing away": "delete",
    "throw out": "delete",
    "mess with": "touch",
    "messing with": "touch",
    "tamper with": "touch",
    "go near": "touch",
    "fiddle with": "touch",
    "play with": "touch",
    "get in touch": "send",
    "reach out": "send",
    "write to": "write_to",
    "writing to": "write_to",
    "send money": "pay",
    "sending money": "pay",
    "fazer deploy": "deploy",
    "hacer push": "push",
    "hacer commit": "commit",
    "faire de push": "push",
    "hagas push": "push",
    "haz push": "push",
    "faça push": "push",
    "fais de push": "push",
    "fais pas de push": "push",
    "faire un push": "push",
    "faire push": "push",
    "fazer push": "push",
    "faça commit": "commit",
    "faça deploy": "deploy",
    "despliegues en": "deploy",
    "hagas deploy": "deploy",
    "force_push": "force_push",
    "spin up": "create",
    "look up": "search",
    "look at": "read",
    "put": "write",
    "take": "use",
    "choose": "use",
    "choosing": "use",
    "pick": "use",
    "picking": "use",
    "opt for": "use",
    "opting for": "use",
    "make": "use",
    "ssh into": "login",
    "connect to": "login",
    "touch": "touch",
    "drop columns": "drop_part",
    "drop a column": "drop_part",
    "dropping columns": "drop_part",
    "drop constraints": "drop_part",
    "remove columns": "drop_part",
    "delete columns": "drop_part",
}
_PHRASE = re.compile(
    r"(?<!\w)(?:(?P<history>(?:(?:rewrit|chang)(?:e|ing)|alter(?:ing)?)\s(?:the\s)?(?:git\s|commit\s)?history)|"
    + "|".join(sorted(map(re.escape, _PHRASES), key=len, reverse=True))
    + r")(?!\w|(?<=pick)\s+up(?!\w)|(?<=picking)\s+up(?!\w))",
    re.IGNORECASE,
)
_NOUN_PHRASE = re.compile(
    r"(?<!\w)(?:the|an?|my|our|your|any|this|that)\s+(?:\w+\s+)?$", re.IGNORECASE
)
_NOUN_BEHIND = re.compile(
    r"\s+(?!(?:by|to|from|in|on|at|with|as|for|or|and|without|unless|anything|again)\b)[a-z]{3,}"
)
"""Behind a participle that describes a noun: "no shared rooms"."""
_CHARGED = re.compile(
    r"(?<!\w)charg(?:e|ing)\s+(?:the|my|our|any)?\s*(?:\w+\s+)?(?:car|cars|vehicle|phone|battery|scooter|bike|model)(?!\w)",
    re.IGNORECASE,
)
"""What gets power, not money."""
_COUNTED = re.compile(
    r"(?<![\w+])(?<!\d )(?:\d{1,4}|one|two|three|four|five|six|ten)\s+$", re.IGNORECASE
)
_NOUN_ACTIONS = word_set(
    """force_push push commit merge rebase deploy delete drop truncate restart install reset
    migrate amend revert update upgrade build pay transfer plan apply checkout insert alter"""
)
_GIT_GROUPS = frozenset({"stash", "remote", "worktree", "submodule", "bisect", "lfs", "notes"})
"""Subcommands of git that have subcommands themselves."""
_NOUNS_TOO = word_set(
    """book order call plan lock record report release build test run copy post mail text message
    charge transfer watch play file label tag query check view display mark tip"""
)
"""Verbs that are nouns as well: nouns behind a word that can only be a verb."""
_COMMANDS = frozenset({"commande", "commandes"})
_RUNNING = frozenset({"shell", "container", "cloud", "package", "git", "sql"})
_ADVERBS = FILLER | frozenset(
    ["silently", "blindly", "automatically", "automatisch", "manually", "accidentally", "knowingly"]
)


_ADDING = re.compile(
    r"\s*(?:ever\s+)?(?:add(?:ing)?|includ(?:e|ing)|añad[ea]s?|ajoute[zr]?|agregues?)(?!\w)",
    re.IGNORECASE,
)
_PUTTING = word_set("poner pongas ponga pon mettre mets mettez coloque coloques colocar coloca")
"""Verbs for playing that are for putting something anywhere as well: "no pongas reuniones"."""
_BETWEEN_VERBS = frozenset({"oder", "und", "noch", "bzw.", ",", "/"})
"""`ändern oder löschen`, at the end of a German clause."""
_OF_NOUNS = frozenset({"with", "without", "containing", "from", "about", "for", "than"})
"""What stands before nouns: "nothing with peanuts"."""


def leading_verbs(body: str, kinds: frozenset[str]) -> tuple[set[str], str, set[str]]:
    """The classes that `body` forbids, `body` without those verbs, and further words for them.

    A clause that begins with a verb of no known class has none: any deed on its objects counts.
    """
    verbs: set[str] = set()
    body_said = body
    requesting = "web" in kinds or ("shell" in kinds and _REQUESTING.search(body))
    told = not body.isupper() or "REQUEST" in body
    if requesting and told and (methods := _HTTP_METHOD.findall(body)):
        sending = {word for word in _TOKEN.findall(body.casefold()) if class_of(word) == "send"}
        return (
            {f"http_{method.casefold()}" for method in methods},
            _HTTP_METHOD.sub(" ", body),
            sending.union(REQUESTING_WORDS),
        )
    if ("sql" in kinds or "shell" in kinds or not kinds) and (
        statements := () if body.isupper() else _SQL_WORD.findall(body)
    ):
        done = {_OF_SQL.get(each) or class_of(each) or "use" for each in statements}
        rest = _TOKEN.sub(lambda m: " " if class_of(m[0]) in GENERIC else m[0], body)
        return done, _SQL_WORD.sub(" ", rest), {"run", "execute", "issue"}
    tokens = list(_TOKEN.finditer(body))
    spans: list[tuple[int, int]] = []
    end = 0
    expecting = True
    index = 0
    while index < len(tokens):
        token = tokens[index]
        if token.start() < end:
            index += 1
            continue
        word = token.group().casefold().strip(".,'")
        phrase = _PHRASE.match(body, token.start())
        name = _class_of_phrase(phrase) if phrase else class_of(word)
        if word == "i" or (not index and _is_participle(word, body, token.end())):
            # `npm i` installs; who says I does not.
            name = None
        if (
            name == "write"
            and word.startswith(("escrib", "escrev", "écri", "schreib"))
            and kinds & {"message"}
        ):
            name = "send"
        if name == "write_to":
            name = "send" if kinds & {"message", "calendar"} else "write"
        if not expecting and word in CONJUNCTIONS:
            following = (
                tokens[index + 1].group().casefold().strip(".,'") if index + 1 < len(tokens) else ""
            )
            expecting = class_of(following) is not None and following not in GENERIC_NOUNS - {
                "push",
                "commit",
                "merge",
                "deploy",
                "update",
                "change",
                "edit",
                "call",
                "post",
                "text",
                "email",
                "mail",
                "message",
                "tweet",
                "copy",
                "transfer",
                "release",
                "query",
                "dm",
                "run",
                "use",
            }
            if not expecting:
                break
        elif not expecting:
            if name and verbs <= GENERIC and _is_done(word, name, kinds):
                verbs.add(name)
                spans.append(token.span())
                break
            if word in FILLER or word in GENERIC_NOUNS:
                if "," in body[end : token.start()]:
                    break
                index += 1
                continue
            break
        elif name and word in PROGRAMS and body[token.end() : token.end() + 2] == " -":
            index = len(tokens)
        elif name:
            verbs.update((name, "write") if name == "play" and word in _PUTTING else (name,))
            end = phrase.end() if phrase else token.end()
            spans.append((token.start(), end))
            expecting = body[end : end + 1] in (",", "/") and index + 1 < len(tokens)
        elif word not in _ADVERBS and word not in CONJUNCTIONS:
            if verbs:
                break
            index = len(tokens)
        index += 1
    late: set[str] = set()
    if not verbs and not CHINESE.search(body):
        verbs, spans, late = _anywhere(body, tokens)
        head = _unknown_head(tokens)
        plural = all(word.endswith("s") for word in late)
        beside = bool(
            head and spans and body[head.end() : spans[0][0]].strip() in ("", "the", "my")
        )
        noun = (
            beside and late <= _NOUNS_TOO and head is not None and not head.group().endswith("ly")
        )
        named = bool(head and spans and _NOUN_PHRASE.search(body[: spans[0][0]]))
        if head and (not verbs or late <= GENERIC_NOUNS or plural or noun or named):
            verbs, spans, late = set(), [], set()
            body = f"{body[: head.start()]} \x05{head.group()} {body[head.end() :]}"
    if kinds & {"sql", "web"} and "login" in verbs:
        verbs = (verbs - {"login"}) | {"use"}
    if "pay" in verbs and not kinds & {"payment"} and _CHARGED.search(body):
        verbs.discard("pay")
    if kinds & {"message"} and verbs & {"write", "create", "copy"}:
        verbs = (verbs - {"write", "create", "copy"}) | {"send"}
    if "payment" in kinds and verbs == {"write"} and _ADDING.match(body_said):
        # What is added to an order is paid for with it.
        verbs = {"write", "pay"}
    if kinds & {"payment"} and verbs & {"schedule", "create", "deploy"}:
        verbs = (verbs - {"schedule", "create", "deploy"}) | {"pay"}
    if "calendar" in kinds and "move" in verbs:
        verbs = verbs | {"write"}
    if "web" in kinds and "send" in verbs:
        verbs = (verbs - {"send"}) | {"fetch"}
    if kinds & {"shell", "container", "cloud", "package", "git"}:
        commands = [span for span in spans if _is_subcommand(body[: span[0]])]
        spans = [span for span in spans if span not in commands]
        if verbs & GENERIC:
            verbs -= {class_of(body[start:stop]) or "" for start, stop in commands}
    if verbs & GENERIC and len(verbs) > 1:
        verbs -= GENERIC
    if (
        verbs & GENERIC
        and (relative := _RELATIVE.search(body))
        and (inner := class_of(relative.group(1)))
    ):
        verbs = {inner}
    if kinds & {"shell"} and any(_SETTING.fullmatch(body, *span) for span in spans):
        verbs.add("configure")
    for start, stop in reversed(spans):
        body = body[:start] + " " * (stop - start) + body[stop:]
    return verbs, body, late


def _is_done(word: str, name: str, kinds: frozenset[str]) -> bool:
    """Whether a noun says what is done, "do no pushes"; what a shell runs is no order of goods."""
    of_shell = word in _COMMANDS and not kinds.isdisjoint(_RUNNING)
    return name in _NOUN_ACTIONS and word not in PROGRAMS and not of_shell


def _is_participle(word: str, body: str, end: int) -> bool:
    """Whether a word that ends at `end` of `body` describes the noun behind it: "shared rooms"."""
    return word.endswith("ed") and _NOUN_BEHIND.match(body, end) is not None


def _is_subcommand(before: str) -> bool:
    """Whether what stands behind `before` is part of a command: "docker system" before "prune"."""
    words = before.split()[-3:]
    if words[-1:] and words[-1] in _GIT_GROUPS and words[-2:-1] == ["git"]:
        return True
    for index, word in enumerate(words):
        if word not in WITH_SUBCOMMANDS - {"git", "sudo"}:
            continue
        running = index == 0 or class_of(words[index - 1]) in GENERIC
        named = word not in AMBIGUOUS or (running and before.split()[0] != word)
        return named and all(each.isalpha() and each.islower() for each in words[index + 1 :])
    return False


def _class_of_phrase(phrase: re.Match[str]) -> str:
    """The class of a match of `_PHRASE`."""
    return "rewrite_history" if phrase["history"] else _PHRASES[phrase.group().casefold()]


def _unknown_head(tokens: list[re.Match[str]]) -> re.Match[str] | None:
    """The first word of the clause, where it can only be a verb that is not known."""
    for token in tokens:
        word = token.group()
        if word.casefold() in _OF_NOUNS:
            return None
        if word.casefold() in _ADVERBS:
            continue
        if token.string[token.end() : token.end() + 1] not in (" ", ","):
            return None
        plain = word.isascii() and word.isalpha() and word.islower() and len(word) > 2
        known = (
            word in QUALITIES
            or word in PROGRAMS
            or word in GENERIC_NOUNS
            or word in CLASS_NOUNS
            or class_of(word)
        )
        return token if plain and not known and len(tokens) > 1 else None
    return None


def _anywhere(
    body: str, tokens: list[re.Match[str]]
) -> tuple[set[str], list[tuple[int, int]], set[str]]:
    """The last plain verb of the clause, with those it is listed with, or a noun that stands for an
    action ("no emails to …")."""
    nouns: tuple[str, re.Match[str]] | None = None
    found: list[tuple[str, re.Match[str]]] = []
    for token in tokens:
        word = token.group().casefold().strip(".,'")
        phrase = _PHRASE.match(body, token.start())
        name = _class_of_phrase(phrase) if phrase else class_of(word)
        if name == "write_to" or not name or word == "new" or len(word) == 1:
            continue
        if _COUNTED.search(body[: token.start()]):
            continue
        if token is tokens[0] and _is_participle(word, body, token.end()):
            continue
        if word in GENERIC_NOUNS:
            nouns = nouns or (name, token)
        elif token.group()[:1].islower() or token is tokens[0] or body.isupper():
            found.append((name, token))
    chosen = found[-1] if found else nouns
    if chosen is None:
        return set(), [], set()
    listed = [chosen]
    for each in reversed(found[:-1]):
        if body[each[1].end() : listed[-1][1].start()].strip().casefold() not in _BETWEEN_VERBS:
            break
        listed.append(each)
    words = {token.group().casefold() for _, token in listed}
    return {name for name, _ in listed}, [token.span() for _, token in listed[::-1]], words
