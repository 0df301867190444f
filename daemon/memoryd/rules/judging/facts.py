"""What a call says: whom it reaches, which paths, hosts and branches it names, what it does."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from memoryd.rules.judging.actions import CLICKING, class_of
from memoryd.rules.judging.addressees import (
    LIST_ITEM,
    MAX_FIELD,
    NOBODY,
    Recipient,
    addresses_in,
    recipients_in,
)
from memoryd.rules.judging.amounts import (
    COUNT_NAMES,
    MINOR,
    Amount,
    amounts_in,
    quantity_in,
    stated_currency,
)
from memoryd.rules.judging.arguments import Argument, kind_of_copy, spelled
from memoryd.rules.judging.clock_times import ClockTime
from memoryd.rules.judging.command import Command
from memoryd.rules.judging.features import ATTACHMENT, RESOURCE_TYPES, message_features
from memoryd.rules.judging.languages.argument_names import NAMES_OF_CURRENCY
from memoryd.rules.judging.languages.gloss import verb_in_english
from memoryd.rules.judging.mongo import read_mongo
from memoryd.rules.judging.paths import home_form, normal_path
from memoryd.rules.judging.place_facts import MAX_NUMBER, PlaceFacts
from memoryd.rules.judging.sql import (
    ALL_COLUMNS,
    is_plainly_sql,
    looks_like_sql,
    read_sql,
    without_prose,
)
from memoryd.rules.judging.things import is_place, thing_words
from memoryd.rules.judging.tokens import (
    packages_in,
    part_mark,
    tokens_of,
    whole_mark,
    word_set,
)

_SENT = re.compile(
    r"^\s*(get|head|post|put|patch|delete)\s+(?:https?:/)?/|[?&]_method=(post|put|patch|delete)(?!\w)",
    re.IGNORECASE,
)
"""`DELETE /items/1`, `?_method=DELETE`: the method of a request in other arguments."""
_OF_METHODS = frozenset({"method", "verb"})
_HTTP_METHODS = frozenset({"get", "head", "post", "put", "patch", "delete", "options"})
_DOTTED = re.compile(r"[a-z][\w-]*(?:\.[\w-]+)+", re.IGNORECASE)
_BASES = ("base", "base_branch", "target_branch", "into")
_HEADS = ("head", "head_branch", "source_branch", "compare")
_SELLERS = frozenset(
    {"app", "application", "service", "platform", "site", "website", "source"}
    | {"payment_method", "method", "wallet", "payment", "pay_with", "payment_type"}
)
"""Arguments that name where something is bought, on a tool that buys."""
_LOCATIONS = frozenset(
    {"location", "venue", "place", "where", "ort", "lieu", "lugar", "luogo", "city"}
)
"""Arguments that say where something is, and reach nobody."""
_OF_TEXTS = frozenset(
    {"tweet", "post", "commentary", "draft", "status", "toot", "story", "copy", "closing", "reply"}
    | {"thread"}
)
"""Arguments that hold a text, or the number of one."""
_OPTION = re.compile(r"(?P<name>--?[A-Za-z][\w-]{0,63})(?:=(?P<value>\S{1,256}))?")
_POSITIONS = word_set(
    "ref id uid index x y coordinate coordinates position node nth frame tab "
    "page action type event button clicks count timeout delay modifiers force"
)
"""Arguments by which a page's element is told without what is written on it."""
_SOURCE_NAMES = frozenset(
    {"source", "src", "source_path", "from_path", "source_file", "origin", "from"}
)


@dataclass(slots=True)
class Facts(PlaceFacts):
    """Everything that one call, or one command of its command line, says."""

    actions_known: bool = True
    harmless: bool = False
    commands: list[Command] = field(default_factory=list)
    folder: str = ""
    """Where its command runs, which is among the paths too."""
    recipients: list[Recipient] = field(default_factory=list)
    channels: list[str] = field(default_factory=list)
    branches: list[str] = field(default_factory=list)
    flags: set[str] = field(default_factory=set)
    senders: set[str] = field(default_factory=set)
    tables: set[str] = field(default_factory=set)
    bounded: bool = True
    stated: set[str] = field(default_factory=set)
    sources: set[str] = field(default_factory=set)
    prose: list[str] = field(default_factory=list)
    named_prose: list[tuple[str, str]] = field(default_factory=list)
    """What the call writes, in messages of commands too, with the names of the arguments."""
    loose_texts: list[tuple[str, str]] = field(default_factory=list)
    """Values of several words whose arguments have names that tell nothing, with these: they may
    be texts as well."""
    taken_away: set[str] = field(default_factory=set)
    """The texts that an edit takes out of a file."""
    tokens: set[str] = field(default_factory=set)
    values: set[str] = field(default_factory=set)
    opaque: bool = False
    empty: bool = True
    sure: dict[str, list[object]] = field(default_factory=dict)
    """Paths, recipients and channels of arguments that are surely one, by kind."""
    words: set[str] = field(default_factory=set)
    """The names of the arguments, and the words of titles and subjects."""
    things: set[str] = field(default_factory=set)
    """The words of the devices, rooms and the like that the call names in plain words."""
    spots: set[str] = field(default_factory=set)
    """The words of the rooms, doors and the like where it is done."""
    titles: set[str] = field(default_factory=set)
    """The words of the titles of the meetings that the call is about."""
    amounts: list[Amount] = field(default_factory=list)
    currency: str = ""
    quantities: dict[str, float] = field(default_factory=dict)
    """The numbers that arguments state, by the name of the argument."""
    labels: dict[str, str] = field(default_factory=dict)
    """The numbers that arguments consist of, by the name of the argument."""
    fields: dict[str, set[str]] = field(default_factory=dict)
    """The short values of the arguments, in lower case, by the name of the argument."""
    clock_times: list[ClockTime] = field(default_factory=list)
    """When what the call plans is to be."""
    copied: list[Recipient] = field(default_factory=list)
    answered: list[Recipient] = field(default_factory=list)
    """Whom answers to a message go to."""
    merged: set[str] = field(default_factory=set)
    """The branches that are merged into the one that is written to."""
    denied: set[str] = field(default_factory=set)
    """The words of the names of arguments that are false."""
    from_whom: list[Recipient] = field(default_factory=list)
    """Who sent what the call is about."""
    numbered: bool = False
    """Whether all that the call names are numbers and the like."""
    unfilled: bool = False
    """Whether an object of its command stands in a variable that nobody filled in."""
    operations: set[str] = field(default_factory=set)
    """The words of the action that an argument states."""
    edits_only: bool = False
    """Whether it changes files that are there and makes none."""
    unsure: bool = False
    """Whether it tells what code may do: nobody ran it."""
    further_deeds: frozenset[str] = frozenset()
    """What the tool does as well, by a name that does not tell all that it does."""

    def add(self, argument: Argument) -> None:
        """Take in one argument that is not prose and not a command line."""
        role, text = argument.role, argument.text
        self.empty = False
        if role == "flag":
            self.fields.setdefault(argument.name, set()).add("true" if text else "false")
            if not text:
                self.denied.update(argument.name.split("_"))
                return
            self.flags.add("--" + text.replace("_", "-"))
            self.tokens.add(whole_mark(text))
            if text in ("force", "force_push", "force_with_lease"):
                self.flags.add("-f")
            return
        if role == "unknown" and (option := _OPTION.fullmatch(text)):
            self._add_option(option)
            return
        if role == "unknown" or argument.name == "thread":
            self._add_loose_text(argument)
        known: Sequence[object] = self._known_as(role)
        before = len(known)
        sql = looks_like_sql if "sql" in self.kinds else is_plainly_sql
        if ("sql" in self.kinds or role == "sql") and sql(text):
            self.add_sql(text)
            text = without_prose(text)
        pieces = tokens_of(text)
        self.tokens.update(pieces)
        if "web" in self.kinds and (sent := _SENT.search(text[:MAX_FIELD])):
            self.add_action("method", sent[1] or sent[2])
        elif "web" in self.kinds and argument.name == "type" and spelled(text) in _HTTP_METHODS:
            self.add_action("method", text)
        if "package" in self.kinds:
            self.tokens |= packages_in(pieces)
        self.stated.add(role)
        if len(text) <= MAX_NUMBER:
            self.tokens.add(whole_mark(text))
            self.tokens.update(map(part_mark, text.split(".")) if _DOTTED.fullmatch(text) else ())
            self.fields.setdefault(argument.name, set()).add(text.casefold().strip())
        if len(text) <= MAX_FIELD:
            self.values.add(" ".join(text.casefold().split()))
            if role != "action":
                self.add_places(text, pieces)
        else:
            self.addresses.update(addresses_in(text))
            self._add_long(text, pieces)
        if role == "recipient" or (
            (role in ("channel", "unknown", "identifier") or self._is_seller(argument.name))
            and len(text) <= MAX_FIELD
            and argument.name.rsplit("_", 1)[-1] not in _LOCATIONS
        ):
            self.recipients += recipients_in(argument)
        if role in ("channel", "recipient", "unknown"):
            self.channels.extend(
                part.strip().lstrip("#").casefold() for part in LIST_ITEM.findall(text[:MAX_FIELD])
            )
        if role in ("branch", "unknown", "environment"):
            self.add_branch(text)
        if role == "port":
            self.ports.add(text.strip())
        if known := self._known_as(role)[before:]:
            self.sure[role] = [*self.sure.get(role, ()), *known]
        named = thing_words(argument.name, text) if role != "action" else []
        (self.spots if is_place(argument.name) else self.things).update(named)
        if argument.name.endswith(NAMES_OF_CURRENCY):
            self.currency = stated_currency(text)
        elif role == "amount" and not argument.name.endswith(COUNT_NAMES):
            self.amounts += amounts_in(text, minor=argument.name.endswith(MINOR))
            self.currency = self.currency or stated_currency(argument.name.rsplit("_", 1)[-1])
        if text[:16].strip("#").isdigit():
            self.labels[argument.name] = text.strip("#")
        if (number := quantity_in(text)) is not None:
            self.quantities[argument.name] = number
        if text and (copy := kind_of_copy(argument.name)):
            if text.strip().casefold() not in NOBODY:
                self.features.add(copy)
            self.copied += recipients_in(argument)
        if argument.name.startswith("attach"):
            self.features.add(ATTACHMENT)
        if argument.name in _SOURCE_NAMES and len(text) <= MAX_FIELD:
            self.sources.update((normal_path(text), home_form(normal_path(text))))
        if "container" in self.kinds and argument.name in ("kind", "resource", "resource_type"):
            self.features.update(filter(None, (RESOURCE_TYPES.get(text.casefold()),)))
        if role == "resource" or argument.name in ("table", "tables"):
            self.tables.add(text.strip().casefold())

    def _known_as(self, role: str) -> Sequence[object]:
        if role == "recipient":
            return self.recipients
        return {"path": self.paths, "channel": self.channels}.get(role, ())

    def _add_option(self, option: re.Match[str]) -> None:
        """An option of a command that stands by itself in a list of them."""
        name, value = option["name"], option["value"] or ""
        self.flags.add(name.casefold() if name.startswith("--") else name)
        self.tokens.update(tokens_of(option.group()))
        if value:
            self.add_places(value, tokens_of(value))

    def _add_loose_text(self, argument: Argument) -> None:
        """What may be said: several words, or one under the name of a text."""
        text = argument.text
        if " " in text.strip() or argument.name.rsplit("_", 1)[-1] in _OF_TEXTS:
            self.loose_texts.append((argument.name, text))
            self.features |= message_features(text) if "message" in self.kinds else set()

    def _is_seller(self, name: str) -> bool:
        return name in _SELLERS and "payment" in self.kinds

    @property
    def surely_denied(self) -> set[str]:
        """The words of the names of arguments that are false, without those of true ones."""
        return {word for word in self.denied if f"--{word}" not in self.flags}

    @property
    def unlabelled(self) -> bool:
        """Whether it clicks on something of a page that it tells by its place or a code alone."""
        if "web" not in self.kinds or self.operations.isdisjoint(CLICKING):
            return False
        return bool(self.fields) and all(
            not _POSITIONS.isdisjoint(name.split("_")) for name in self.fields
        )

    @property
    def reaches_host(self) -> bool:
        """Whether the call says on which machine it acts."""
        return "host" in self.stated or "login" in self.actions

    def host_labels(self) -> set[str]:
        """The first labels of its hosts: `db-master-02` of `db-master-02.idc.example`."""
        return {host.split(".", 1)[0] for host in self.hosts[:256]}

    def leave_merged(self) -> None:
        """Set apart the branches that are merged into a stated one: they are not written to."""
        stated = [self.fields.get(name, set()) for name in _BASES]
        merged = {head for name in _HEADS for head in self.fields.get(name, ())}
        if any(stated):
            self.merged = merged.difference(*stated)
            self.branches = [each for each in self.branches if each not in self.merged]

    def without_sources(self) -> "Facts":
        """The same call without the paths that it only reads from."""
        mirrors = self.commands and "copy" in self.actions
        if self.actions & {"move", "delete"} and not mirrors:
            return self
        return replace(self, paths=[path for path in self.paths if path not in self.sources])

    def add_branch(self, text: str) -> None:
        """A branch, ref or refspec: what is written to counts (`HEAD:main` is main)."""
        name = text.strip().casefold().removeprefix("+").rsplit(":", 1)[-1]
        for prefix in ("refs/heads/", "heads/", "remotes/", "origin/", "upstream/"):
            name = name.removeprefix(prefix)
        if name:
            self.branches.append(name)
            self.tokens.update(tokens_of(name))

    def add_sql(self, text: str) -> None:
        """The statements of an SQL text."""
        sql = read_sql(text)
        self.features |= {ALL_COLUMNS} if sql.all_columns else set()
        self.actions |= sql.actions
        self.actions_known = self.actions_known and bool(sql.actions)
        self.tables |= sql.tables
        self.tokens.update(part for table in sql.tables for part in table.split("."))
        self.tokens |= sql.tables | sql.columns
        self.bounded = self.bounded and sql.bounded

    def add_mongo(self, text: str) -> None:
        """The statements of a text for MongoDB."""
        for collection, done in read_mongo(text):
            self.actions.add(done)
            if collection:
                self.tables.add(collection)
                self.tokens.add(collection)

    def add_action(self, name: str, text: str) -> bool:
        """The value of an `action` argument; false when it is no known verb."""
        lowered = spelled(text)
        sent = "web" in self.kinds and not _OF_METHODS.isdisjoint(name.split("_"))
        if lowered in _HTTP_METHODS and (sent or name == "method"):
            self.actions |= {f"http_{lowered}", "fetch"}
            self.actions |= {"delete"} if lowered == "delete" else set()
            self.actions |= {"read"} if lowered in ("get", "head") else set()
            return True
        known = False
        whole = [lowered.replace("-", "_"), *re.split(r"[\s.:]+", lowered)]
        for word in [*whole, *re.split(r"[\s_.:-]+", lowered)]:
            found = class_of(word) or class_of(verb_in_english(word))
            if found:
                self.actions.add(found)
                known = True
        return known
