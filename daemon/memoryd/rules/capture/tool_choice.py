"""Which tool a decree belongs to."""

import re
from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from itertools import pairwise

from py_rust_stemmers import SnowballStemmer  # type: ignore[import-untyped]

from memoryd.rules.capture.sentences import plain
from memoryd.rules.capture.tool_actions import ACTIONS, SPELLED, SUGGESTING
from memoryd.rules.capture.tool_aliases import KINDS
from memoryd.rules.judging.actions import LOOKING, class_of
from memoryd.rules.judging.arguments import composed
from memoryd.rules.judging.emphasis import in_one_breath
from memoryd.rules.judging.languages.gloss import in_english
from memoryd.rules.judging.tool_family import looks_only, tool_words
from memoryd.rules.rule import UNSCOPED, normal_tool_name
from memoryd.rules.spelling import in_right_order
from memoryd.rules.tool_names import words_of_name


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


_WORD = re.compile(r"[$€£#@.]?[\w'/.+-]*\w|[$€£#]")
_HAN = re.compile(r"[\u3040-\u9fff\uac00-\ud7af]")
_SEAM = re.compile(
    r"(?<=[\u3040-\u9fff\uac00-\ud7af])(?=[a-z0-9])|(?<=[a-z0-9])(?=[\u3040-\u9fff\uac00-\ud7af])"
)
"""Where Latin letters meet Chinese, Japanese or Korean ones with no space."""
_ADDRESS = re.compile(r"[\w.+-]+@[\w-]+\.\w")
_URL = re.compile(
    r"https?://|\bwww\.|\b[a-z0-9-]+\.(?:com|org|net|io|dev|example|test|co|de|fr|es|cn|"
    r"app)\b(?!/?\.\w)"
)
_PATH = re.compile(
    r"(?<![\w:/])(?:~?/[\w.-]+|\.{1,2}/)[\w./-]*|\b[\w-]+\.(?:py|js|ts|tsx|json|ya?ml|toml|lock|"
    r"md|txt|csv|env|ini|cfg|conf|svg|png|sql|sh|bak|xml|html|css|go|rs|c|h|java)\b|"
    r"(?<!\w)\.\w+\b|\*\.\w+"
)
_FILE_NAME = re.compile(
    r"(?<![\w.-])[\w.-]*\w\.(?:ya?ml|json|toml|py|js|ts|txt|md|csv|xlsx?|pdf|sh|sql|ini|cfg|conf)"
    r"(?![\w-])"
)
"""A file's name is of a file, whatever its first letters are of: "docker-compose.yml"."""
_SQL = re.compile(r"\b(?:SELECT|INSERT|UPDATE|DELETE|DROP|TRUNCATE|ALTER|GRANT|WHERE|LIMIT)\b")
"""Words of the language of databases, as they are written there."""
_QUERYING = _set("query sql")
_ABSOLUTE = re.compile(r"(?<![\w:/.])~?/[a-z]")
_COMMON = _set(
    "send get set create update delete read write run post list search add make new do tool action "
    "mcp use call open close the a and of to in on for my all user data item text code web line "
    "play find page show x"
)
"""Tokens too common to name a tool when they stand in a decree."""

_HEAD = re.compile(
    r"\b(?:never(?: ever)*|(?:must|should|can)n?'?t(?: ever)?|cannot(?: ever)?|do not(?: ever)?|"
    r"don'?t(?: ever)?|dont|not(?: ever)?|stop|quit|avoid|"
    r"from|no more|not allowed to|no|nunca|jamás|não|nie(?: wieder)?|niemals|nicht|ne|deja de|"
    r"pare de|para de|evit[aáe]r?|évite[rz]? (?:de|d')|arrête de)\s+(?=\w)|\bn'(?=\w)"
)
_MAX_TEXT = 400

VERB_WEIGHT = 4.0
"""The verb right after the head says most about the tool."""
OTHER_VERB_WEIGHT = 1.5
NOUN_WEIGHT = 2.0
OBJECT_WEIGHT = 0.5
"""A noun right behind the verb, its object, is more than a noun somewhere."""
NAME_WEIGHT = 6.0
"""The decree says the tool's own name."""
ACTION_WEIGHT = 1.5
OWN_VERB_WEIGHT = 3.5
"""The main verb is a word of the tool's name: "call" of `phone_call`."""
ONLY_ACTION = 1.0
"""The main verb is what an unusual tool does."""
_ONLY_LOOKS = 0.25
"""What a tool that only looks is behind its like by, where something is not to be done."""
WEAK = 2.5
"""A match this weak yields to a much stronger one on a tool that did not run."""
STRONGER_BY = 3.0
_OF_SHELL = (2.0, 3.5)
"""The same two for a shell, which can do what any tool does."""


def choose_tool(text: str, tools_ran: Sequence[str], other_tools: Sequence[str]) -> str:
    """The tool that a decree's `text` is about.

    Of the tools that ran, the one that the text names best, directly or by an alias; else such a
    tool among `other_tools`; else a shell that ran, for what commands do; else the first that ran
    and may do what is forbidden; else `__unscoped__`.
    """
    words = _words_of(text)
    ran = _names(tools_ran)
    if ran and words.points_back:
        return ran[0]
    found = _closest_tool(words, ran, [name for name in _names(other_tools) if name not in ran])
    if found and words.can_be_done_by(found):
        return found
    able = [tool for tool in ran if words.can_be_done_by(tool) and not words.is_for_others(tool)]
    return min(able, key=lambda tool: looks_only(tool_words(tool)), default=UNSCOPED)


def _closest_tool(words: "_Words", ran: list[str], others: list[str]) -> str:
    """The tool that fits best, empty if none does."""
    if doer := _doer(words, ran, others):
        return doer
    best_ran, score_ran = _best(words, ran)
    best_other, score_other = _best(words, others)
    if _only_looks(best_other) and not words.about_looking:
        doer, score_doer = _best_doer(words, others)
        if score_doer >= VERB_WEIGHT:
            best_other, score_other = doer, score_doer
    weak, by = _OF_SHELL if tool_tokens(best_ran) & _COMMANDS else (WEAK, STRONGER_BY)
    if 0 < score_ran <= WEAK and _only_looks(best_ran) and not words.about_looking:
        doer, score_doer = _best_doer(words, ran)
        if score_doer >= score_ran:
            return doer
        doer, score_doer = _best_doer(words, others)
        if score_doer > score_ran or words.action(doer) > words.action(best_ran):
            return doer
    if words.only_runs and tool_tokens(best_other) & _COMMANDS:
        weak = 0.0
    if words.verb in tool_tokens(best_other) - _COMMON and not words.has_named(best_ran):
        weak = max(weak, score_other - by)
    if score_ran > 0 and not (score_ran <= weak and score_other >= score_ran + by):
        return best_ran
    looks = score_other <= WEAK and _only_looks(best_other) and not words.about_looking
    if score_other > 0 and not (looks and any(not _only_looks(name) for name in ran)):
        return best_other
    if any(words.kinds[name] for name in _BY_COMMAND):
        shell = next((name for name in ran if tool_tokens(name) & _SHELL), None)
        if shell:
            return shell
    return ""


def fits(text: str, tool: str) -> bool:
    """Whether `text` says anything of what `tool` does, beyond a deed that other tools do too."""
    return _words_of(text).score(tool) > ONLY_ACTION


_FOLDED = str.maketrans("\u0131\u017f\u212a", "isk")
"""Letters that expressions take for plain ones."""


class Fit(Enum):
    """How what a rule forbids relates to what a tool does."""

    NAMED = "the rule says what the tool does"
    ANY = "the tool does anything: a shell"
    UNKNOWN = "neither tells"
    OTHER = "the rule says what tools of another kind do"


@lru_cache(maxsize=8192)
def fit(text: str, tool: str) -> Fit:
    """How the rule `text` fits a tool that it was not filed under."""
    return _fit(_words_of(text.translate(_FOLDED)), tool)


def _fit(words: "_Words", tool: str) -> Fit:
    tokens = tool_tokens(tool)
    if tokens & (_COMMANDS | _INTERPRETERS):
        return Fit.ANY
    kinds = _kinds_of(tokens - _COMMON - _REACHING_PEOPLE)
    if kinds & _AT_HOME:
        kinds |= _AT_HOME
    if kinds & _CHANNELS:
        kinds |= _CHANNELS
    named, own = words.services, tokens & _SERVICES
    if named and own and named.isdisjoint(own):
        return Fit.OTHER
    said, best = max((words.kinds[name] for name in kinds), default=0.0), max(words.kinds.values())
    if words.has_named(tool) or (said and said >= best - OBJECT_WEIGHT):
        return Fit.NAMED
    if best < VERB_WEIGHT and not (best and words.is_none(_MEDIA)):
        return Fit.UNKNOWN
    if words.verb in _VAGUE | _REACHING:
        return Fit.UNKNOWN
    if kinds & (_MEDIA | {"calendar"}) and (not said or words.is_best(_MEDIA)):
        return Fit.OTHER
    generic = not kinds and bool(tokens & _REACHING_PEOPLE)
    return Fit.OTHER if generic and words.is_none(_MEDIA) else Fit.UNKNOWN


@lru_cache(maxsize=2048)
def _words_of(text: str) -> "_Words":
    return _Words(text)


def _kinds_of(tokens: frozenset[str]) -> set[str]:
    """The kinds of tools that these words of a tool's name tell, in the singular or the plural."""
    forms = tokens | {token.removesuffix("s") for token in tokens}
    return {name for own, _, _, name in _KINDS if own & forms}


def says_nothing(text: str, tools_ran: Sequence[str]) -> bool:
    """Whether a decree's `text` has a verb that no tool is known for and no object, "don't overdo
    it", and the tools that ran did nothing but look."""
    if not tools_ran or not all(looks_only(tool_words(tool)) for tool in _names(tools_ran)):
        return False
    words = _words_of(text)
    if words.han_text or words.verb not in words.words or class_of(words.verb):
        return False
    rest = set(words.words[words.words.index(words.verb) + 1 :])
    return bool(rest) and rest <= _POINTING_WORDS and not any(words.kinds.values())


def does(text: str, tool: str) -> bool:
    """Whether what `text` forbids is what an unusual word of the tool's name says: "retry"."""
    words = _words_of(text)
    return any(words.is_verb(token) for token in tool_tokens(tool) - _COMMON - _COMMANDS)


def _doer(words: "_Words", ran: list[str], others: list[str]) -> str:
    """The tool among `others` that does what the decree forbids, where those that ran only look:
    one that the decree names by a word, or a sibling of one that ran ("alarm_mute" beside
    "alarm_status"). Empty where there is none, or where the decree is about looking."""
    if not ran or words.about_looking or not all(map(_only_looks, ran)):
        return ""
    shared = frozenset[str]().union(*map(tool_tokens, ran)) - _COMMON - _READERS
    best, best_score = "", 0.0
    for name in others:
        own = tool_tokens(name) - _COMMON
        stems = sum(map(words.has_stem, own - shared))
        if _only_looks(name) or not (stems or own & shared):
            continue
        score = _STEM_WEIGHT * stems + words.action(name) + (1.0 if own & shared else 0.0)
        if score > best_score:
            best, best_score = name, score
    fitting, fits_by = _best(words, others)
    if best_score < _STEM_WEIGHT + 1.0 and fits_by >= VERB_WEIGHT and fitting != best:
        return ""
    return best


def _only_looks(tool: str) -> bool:
    tokens = tool_tokens(tool)
    return bool(tokens & _LOOKING) and not tokens & _DOERS


def _names(tools: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(name for tool in tools if (name := normal_tool_name(tool))))


def _best(words: "_Words", tools: list[str]) -> tuple[str, float]:
    """The tool that fits best and how well; the first of equals; ("", 0) if none fits."""
    best, best_score = "", 0.0
    for tool in tools:
        score = words.score(tool)
        if score > best_score:
            best, best_score = tool, score
    return best, best_score


def _best_doer(words: "_Words", tools: list[str]) -> tuple[str, float]:
    """The same of those that do more than look."""
    return _best(words, [name for name in tools if not _only_looks(name)])


@lru_cache(maxsize=1024)
def tool_tokens(tool_name: str) -> frozenset[str]:
    """The words of a tool's name, in lower case, and its pairs."""
    parts = [SPELLED.get(part, part) for part in words_of_name(tool_name, _KNOWN_TOKENS)]
    joined = {f"{a}_{b}" for a, b in pairwise(parts)}
    return frozenset(parts) | joined


class _Matcher:
    """A list of words of the alias table, ready to be looked for."""

    def __init__(self, words: str) -> None:
        listed = words.split()
        self.han = tuple(word for word in listed if _HAN.search(word))
        rest = [word for word in listed if not _HAN.search(word)]
        self.exact = frozenset(word for word in rest if not word.endswith("*"))
        self.prefixes = tuple(word[:-1] for word in rest if word.endswith("*"))

    def has(self, word: str) -> bool:
        if word in self.exact:
            return True
        return word.startswith(self.prefixes) and not _FILE_NAME.fullmatch(word)

    def in_han(self, text: str) -> bool:
        return any(word in text for word in self.han)


_KINDS = tuple(
    (_set(kind.tokens), _Matcher(kind.verbs), _Matcher(kind.nouns), kind.name) for kind in KINDS
)
_ACTIONS = tuple((_set(tokens), _Matcher(words)) for tokens, words in ACTIONS.values())
_KNOWN_TOKENS = frozenset(
    token
    for tokens in (*(kind[0] for kind in _KINDS), *(action[0] for action in _ACTIONS))
    for token in tokens
    if len(token) > 2
)
_SHELL = _set("shell bash terminal zsh console")
_COMMANDS = _SHELL | _set("command cmd exec")
_MEDIA = _set("email slack chat sms phone social")
"""Kinds of tools that reach people, each in its own way."""
_CHANNELS = _set("slack chat")
"""Kinds of tools whose messages go to channels."""
_REACHING_PEOPLE = _set("message messages chat contact contacts notify")
"""Words of the names of tools that reach people in whatever way."""
_SERVICES = _set(
    "gmail outlook slack teams discord telegram whatsapp wechat signal mattermost zulip twitter x "
    "instagram facebook linkedin mastodon bluesky reddit tiktok youtube weibo sms"
)
"""Names of services that reach people."""
_OF_SERVICE = (("tweet", ("twitter", "x", "tweet")), ("toot", ("mastodon", "toot")))
"""Verbs that only one service has, with the names it goes by."""
_REACHING = _set("contact contacting reach reaching bother disturb approach share sharing")
"""Verbs of whatever reaches people."""
_POINTING_WORDS = _set("it that this them things so too much again now please ok okay")
_STEMMER = SnowballStemmer("english")
_POINTING = re.compile(
    r"\b(?:us(?:e|ing)|do(?:ing)?|call(?:ing)?|run(?:ning)?|try(?:ing)?)\s+(?:ever\s+)?"
    r"(?:this|that|it|these|so)\b(?!\s+(?!again|any|ever|tool|one|way|here|now|please|anymore)\w)"
)
_AT_HOME = _set("light heating lock intercom camera home")
"""Kinds of devices that one tool may all control."""
_INTERPRETERS = _set("python node javascript code interpreter notebook jupyter repl")
_BY_COMMAND = ("git", "docker", "kubernetes", "infrastructure")
"""Kinds whose work a shell can do when no tool of their own is there."""
_READ_WORDS = _Matcher(ACTIONS["read"][1])
_SUGGESTERS, _SUGGESTING = _set(SUGGESTING[0]), _Matcher(SUGGESTING[1])
_RUNNING = _set("run running execute executing")
_SHELL_NOUNS = next(nouns for _, _, nouns, name in _KINDS if name == "shell")
_STEM_WEIGHT = 3.0
"""A word of the tool's name stands in the decree in some form."""
_SHORTEST_VERB = 3
_READERS = _set(ACTIONS["read"][0])
_LOOKING = _READERS - _set("query open cat render") | _set(
    "stats info history log statement balance"
)
_DOERS = _set("write edit update send post create delete run exec execute deploy")
_VAGUE = _set("touch use using change changing make do go put set start mess keep")
"""Verbs that say little about the tool."""
_HANDLED = _set("file files folder folders document documents doc docs page pages")
"""Words of the names of tools for what other tools handle as well."""
_SKIPPED = _set(
    "even ever be just please to you again simply automatically dare go and start try trying "
    "me te le les se lui leur nous vous nos lhe lhes mais plus más"
)
"""Words between the head of a prohibition and its verb."""


@lru_cache(maxsize=4096)
def _stem(word: str) -> str:
    return str(_STEMMER.stem_word(word))


class _Words:
    """The words of a decree, weighed."""

    def __init__(self, text: str) -> None:
        text = in_right_order(in_one_breath(text))
        english = in_english(composed(text))
        self.text = plain(text if english == composed(text) else f"{english} · {text}")[:_MAX_TEXT]
        self.han_text = self.text if _HAN.search(self.text) else ""
        self.without_files = _FILE_NAME.sub(" ", self.text)
        without = _ADDRESS.sub(" ", self.text)
        self.words = _WORD.findall(_SEAM.sub(" ", without))
        self.verb, self.objects = self._main_verb()
        self.address = bool(_ADDRESS.search(self.text))
        self.url = bool(_URL.search(without))
        self.absolute = bool(_ABSOLUTE.search(without))
        self.sql = bool(_SQL.search(text)) and not text.isupper()
        self.path = bool(_PATH.search(_URL.sub(" ", without)))
        self.kinds = {name: self._kind(verbs, nouns, name) for _, verbs, nouns, name in _KINDS}
        self.suggests = self._suggests()
        self.actions = tuple(self._action(words) for _, words in _ACTIONS)

    def _main_verb(self) -> tuple[str, list[str]]:
        """The word behind the head (the first word where there is no head), and the two that
        follow it."""
        match = _HEAD.search(self.text)
        rest = _WORD.findall(self.text[match.end() :] if match else self.text)
        words = [word for word in rest if word not in _SKIPPED]
        return (words[0] if words else ""), words[1:3]

    def _kind(self, verbs: _Matcher, nouns: _Matcher, name: str) -> float:
        score = 0.0
        if self.verb and verbs.has(self.verb):
            score += OTHER_VERB_WEIGHT if self.verb in _VAGUE else VERB_WEIGHT
        elif any(verbs.has(word) for word in self.words):
            score += OTHER_VERB_WEIGHT
        hits = {word for word in self.words if nouns.has(word)}
        score += NOUN_WEIGHT * min(len(hits), 2)
        if hits and any(nouns.has(word) for word in self.objects):
            score += OBJECT_WEIGHT
        if self.han_text:
            hits_han = {word for word in nouns.han if word in self.han_text}
            score += NOUN_WEIGHT * min(len(hits_han), 2) + 0.1 * max(map(len, hits_han), default=0)
        if self.sql and name == "database":
            score += NOUN_WEIGHT
        if self.address and name == "email":
            score += NOUN_WEIGHT
        if self.url and name in ("browser", "web"):
            score += NOUN_WEIGHT
        if self.path and name in ("file", "shell"):
            score += NOUN_WEIGHT if name == "file" or self.absolute else 1.0
        return score

    def _action(self, words: _Matcher) -> float:
        if self.verb and words.has(self.verb):
            return ACTION_WEIGHT
        if any(words.has(word) for word in self.words) or words.in_han(self.han_text):
            return ACTION_WEIGHT / 2
        return 0.0

    def _suggests(self) -> bool:
        """Whether it is suggesting that is forbidden: what was found, not a date to be made."""
        words = [self.verb, *self.words[:1]]
        if self.text.startswith("never ") or not _HEAD.search(self.text):
            words += [*self.words[:4], *self.words[-4:]]
        said = any(map(_SUGGESTING.has, words)) or _SUGGESTING.in_han(self.han_text)
        best = max(score for name, score in self.kinds.items() if name != "recipes")
        return said and not (best and self.kinds["calendar"] == best)

    @property
    def about_looking(self) -> bool:
        """Whether the main verb is one of looking something up, or of telling what was found."""
        return self.suggests or (bool(self.verb) and _READ_WORDS.has(self.verb))

    @property
    def services(self) -> frozenset[str]:
        """The services that it names, by their names or by a verb that only one has."""
        named = _SERVICES.intersection(self.words) - {"x", "signal", "teams", "line"}
        for verb, names in _OF_SERVICE:
            if self.has_stem(verb):
                named = named.union(names)
        return frozenset(named)

    def is_best(self, kinds: frozenset[str]) -> bool:
        """Whether one of `kinds` fits best."""
        return max(self.kinds[name] for name in kinds) >= max(self.kinds.values())

    def is_none(self, kinds: frozenset[str]) -> bool:
        """Whether it says nothing of these kinds."""
        return not any(self.kinds[name] for name in kinds)

    @property
    def points_back(self) -> bool:
        """Whether it is about what was just done: "don't use this again"."""
        return bool(_POINTING.search(self.text))

    def can_be_done_by(self, tool: str) -> bool:
        """Whether the tool can do what is forbidden: one that only looks does nothing else."""
        deed = class_of(self.verb)
        changes = deed is not None and deed not in LOOKING | {"fetch", "download", "use", "run"}
        named = self.about_looking or self.points_back
        return named or not (changes and looks_only(tool_words(tool)))

    def is_for_others(self, tool: str) -> bool:
        """Whether it says what tools of other kinds do."""
        tokens = tool_tokens(tool)
        kinds = _kinds_of(tokens - _COMMON) or _kinds_of(tokens)
        if not kinds or self.verb in _VAGUE | _REACHING:
            return False
        if kinds & _MEDIA and class_of(self.verb) == "send":
            return self.is_best(_MEDIA) and self.is_none(frozenset(kinds))
        return max(self.kinds.values()) >= VERB_WEIGHT and self.is_none(frozenset(kinds))

    @property
    def only_runs(self) -> bool:
        """Whether the main verb is to run, and no word says that it is a command."""
        return self.verb in _RUNNING and not any(_SHELL_NOUNS.has(word) for word in self.words)

    def is_verb(self, token: str) -> bool:
        """Whether `token` is the main verb or a noun of it: "pay" of `payment_send`."""
        return len(self.verb) >= _SHORTEST_VERB and token.startswith(self.verb)

    def has_stem(self, token: str) -> bool:
        """Whether a word of the decree is a form of `token`: "muting" of "mute", not "globally" of
        "glob"."""
        stem = _stem(token)
        return any(_stem(word) == stem for word in self.words)

    def action(self, tool: str) -> float:
        """How well what the decree forbids fits the deed in the tool's name."""
        tokens = tool_tokens(tool)
        if self.suggests and tokens & _SUGGESTERS:
            return ACTION_WEIGHT
        return max(
            (w for (own, _), w in zip(_ACTIONS, self.actions, strict=True) if own & tokens),
            default=0.0,
        )

    def has_named(self, tool: str) -> bool:
        """Whether the decree says an uncommon word of the tool's name."""
        return any(map(self._names, tool_tokens(tool) - _COMMON))

    def score(self, tool: str) -> float:
        """How well the decree fits `tool`; 0 when it says nothing of it."""
        tokens = tool_tokens(tool)
        kinds = [self.kinds[name] for own, _, _, name in _KINDS if own & tokens]
        score = max(kinds, default=0.0)
        named = {token for token in tokens - _COMMON if len(token) > 1 and self._names(token)}
        done = self.action(tool)
        if named:
            handled = named <= _HANDLED and self._is_verb_of_others(kinds) and not done
            score += 0 if handled else NAME_WEIGHT + NOUN_WEIGHT * (len(named) - 1)
        said = tool in self.without_files
        if said:
            score += 2 * NAME_WEIGHT
        if done >= ACTION_WEIGHT and any(map(self.is_verb, tokens)):
            score += OWN_VERB_WEIGHT
        if score <= 0:
            return ONLY_ACTION if done >= ACTION_WEIGHT else 0.0
        score += done
        if not self.about_looking and _only_looks(tool):
            score -= _ONLY_LOOKS
        if (
            tokens & _READERS
            and not tokens & _DOERS
            and not (done or named or said or (self.sql and tokens & _QUERYING))
        ):
            return min(score, WEAK)
        return score

    def _is_verb_of_others(self, kinds: list[float]) -> bool:
        """Whether the main verb is what tools of other kinds than these do: "commit files"."""
        told = self.verb not in _VAGUE and max(self.kinds.values()) >= VERB_WEIGHT
        return told and max(kinds, default=0.0) < VERB_WEIGHT

    def _names(self, token: str) -> bool:
        return token in self.words or (len(token) >= 4 and self.has_stem(token))
