"""What a call says: whom it reaches, which paths, hosts and branches it names, what it does."""

import re
from dataclasses import dataclass, field

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.arguments import Argument
from memoryd.rules.judging.command_line import Command
from memoryd.rules.judging.paths import home_form, normal_path
from memoryd.rules.judging.programs import (
    PROGRAMS,
    SAME_PROGRAM,
    command_actions,
    is_harmless,
)
from memoryd.rules.judging.sql import looks_like_sql, read_sql
from memoryd.rules.judging.tokens import tokens_of
from memoryd.rules.judging.vocabulary import ENVIRONMENTS

_NO_ADDRESS = str.maketrans(dict.fromkeys("<>,;:\"'()[]/\n\t", " "))
_MAX_ADDRESS = 320
_SCHEME_URL = re.compile(r"[a-z][a-z0-9+.-]{0,20}://[^\s<>\"'`]+", re.IGNORECASE)
_BARE_HOST = re.compile(r"[a-z0-9_-]+(?:\.[a-z0-9_-]+)+", re.IGNORECASE)
_OPAQUE = re.compile(
    r"(?=\w*\d)[A-Z0-9_]{5,}|[0-9a-f]{12,}|\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[a-z]{1,8}[_-]\d+"
)
_DIGITS = re.compile(r"\D+")
_LIST_ITEM = re.compile(r"(?:<[^<>]*>|\"[^\"]*\"|[^;,\n<\"]+)+|[<\"]")
_NOT_ALPHANUMERIC = re.compile(r"[^0-9a-z]")
_MIN_NUMBER, _MAX_NUMBER = 5, 64
MAX_FIELD = 4096
_MESSAGE_OPTIONS = frozenset(
    {"-m", "--message", "-am", "--body", "--title", "-F", "--notes", "--subject", "-cm"}
)
_PATTERN_PROGRAMS = frozenset({"grep", "egrep", "fgrep", "rg", "ag", "sed", "awk", "jq"})
_TEXT_PROGRAMS = frozenset({"echo", "printf", "say", "notify-send", "wall", "figlet"})
_PORT_OPTION = re.compile(
    r"(?:-p|--(?:\w+-)*port|-P|port)[=:]?(\d{2,5})?(?::(\d{2,5}))?", re.IGNORECASE
)
_REMOTE_NAMES = frozenset({"origin", "upstream", "fork"})


@dataclass(frozen=True, slots=True)
class Recipient:
    """Someone a call reaches: the words of the shown name, the address, the text as it stood."""

    names: tuple[str, ...]
    address: str
    text: str
    opaque: bool = False


@dataclass(slots=True)
class Facts:
    """Everything that one call, or one command of its command line, says."""

    kinds: frozenset[str]
    actions: set[str] = field(default_factory=set)
    actions_known: bool = True
    harmless: bool = False
    commands: list[Command] = field(default_factory=list)
    recipients: list[Recipient] = field(default_factory=list)
    addresses: set[str] = field(default_factory=set)
    hosts: list[str] = field(default_factory=list)
    urls: list[str] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)
    channels: list[str] = field(default_factory=list)
    branches: list[str] = field(default_factory=list)
    flags: set[str] = field(default_factory=set)
    ports: set[str] = field(default_factory=set)
    numbers: set[str] = field(default_factory=set)
    accounts: set[str] = field(default_factory=set)
    tables: set[str] = field(default_factory=set)
    bounded: bool = True
    stated: set[str] = field(default_factory=set)
    environments: set[str] = field(default_factory=set)
    tokens: set[str] = field(default_factory=set)
    values: set[str] = field(default_factory=set)
    opaque: bool = False
    empty: bool = True

    def add(self, argument: Argument) -> None:
        """Take in one argument that is not prose and not a command line."""
        role, text = argument.role, argument.text
        self.empty = False
        if role == "flag":
            self.flags.add("--" + text.replace("_", "-"))
            if text in ("force", "force_push", "force_with_lease"):
                self.flags.add("-f")
            return
        pieces = tokens_of(text)
        self.tokens.update(pieces)
        self.stated.add(role)
        if len(text) <= MAX_FIELD:
            self.values.add(" ".join(text.casefold().split()))
            self._add_places(text, pieces)
        else:
            self.addresses.update(addresses_in(text))
            self._add_long(text, pieces)
        if role == "recipient" or (
            role in ("channel", "unknown", "identifier") and len(text) <= MAX_FIELD
        ):
            self._add_recipients(argument)
        if role in ("channel", "recipient", "unknown"):
            self.channels.extend(
                part.strip().lstrip("#").casefold() for part in _LIST_ITEM.findall(text[:MAX_FIELD])
            )
        if role in ("branch", "unknown", "environment"):
            self.add_branch(text)
        if role == "port":
            self.ports.add(text.strip())
        if role == "resource" or argument.name in ("table", "tables"):
            self.tables.add(text.strip().casefold())
        if ("sql" in self.kinds or role == "sql") and looks_like_sql(text):
            self.add_sql(text)

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
        self.actions |= sql.actions
        self.actions_known = self.actions_known and bool(sql.actions)
        self.tables |= sql.tables
        self.tokens |= sql.tables
        self.bounded = self.bounded and sql.bounded

    def add_action(self, name: str, text: str) -> bool:
        """The value of an `action` argument; false when it is no known verb."""
        lowered = text.strip().casefold()
        if name == "method" and lowered in (
            "get",
            "head",
            "post",
            "put",
            "patch",
            "delete",
            "options",
        ):
            self.actions |= {f"http_{lowered}", "fetch"}
            self.actions |= {"delete"} if lowered == "delete" else set()
            self.actions |= {"read"} if lowered in ("get", "head") else set()
            return True
        known = False
        for word in [lowered.replace("-", "_"), *re.split(r"[\s_.:-]+", lowered)]:
            found = class_of(word)
            if found:
                self.actions.add(found)
                known = True
        return known

    def _add_places(self, text: str, pieces: list[str]) -> None:
        self.addresses.update(addresses_in(text))
        for url in _SCHEME_URL.findall(text) if "://" in text else ():
            self.add_url(url.casefold())
        if "://" not in text:
            first = text.strip().casefold()
            if _BARE_HOST.match(first.rsplit("@", 1)[-1]):
                self.add_url("//" + first.rsplit("@", 1)[-1] if "@" in first else "//" + first)
        for part in _LIST_ITEM.findall(text):
            if (part and "://" not in part) or part.startswith("file://"):
                self.add_path(part)
        for piece in pieces:
            if "." in piece and len(piece) <= 253:
                self.hosts.append(piece.strip("."))
            if piece in ENVIRONMENTS:
                self.environments.add(ENVIRONMENTS[piece])
        if len(text) <= _MAX_NUMBER:
            digits = _DIGITS.sub("", text)
            if len(digits) >= _MIN_NUMBER:
                self.numbers.add(digits)
                self.accounts.add(_NOT_ALPHANUMERIC.sub("", text.casefold()))

    def _add_long(self, text: str, pieces: list[str]) -> None:
        for url in _SCHEME_URL.findall(text) if "://" in text else ():
            self.add_url(url[:2048].casefold())
        for piece in pieces:
            if "." in piece and len(piece) <= 253:
                self.hosts.append(piece.strip("."))
        if "/" in text or "\\" in text:
            for word in text.split():
                if ("/" in word or "\\" in word) and len(word) <= MAX_FIELD:
                    self.add_path(word.strip(",;()[]{}\"'"))

    def add_url(self, url: str) -> None:
        """A URL, or `//host/path` without its scheme; both in lower case."""
        rest = url.split("://", 1)[-1].removeprefix("//")
        authority, slash, path = rest.partition("/")
        host, _, port = authority.rsplit("@", 1)[-1].partition(":")
        host = host.split("?", 1)[0].split("#", 1)[0].rstrip(".,;")
        if port.isdigit():
            self.ports.add(port)
        path = path.split("?", 1)[0].split("#", 1)[0]
        self.hosts.append(host)
        self.urls.append(f"{host}{slash}{normal_path('/' + path)[1:] if path else ''}")

    def add_path(self, text: str, base: str = "") -> None:
        """A path, or a word that may be one."""
        path = normal_path(text, base)
        if path and len(path) <= MAX_FIELD:
            self.paths.append(path)
            home = home_form(path)
            if home != path:
                self.paths.append(home)

    def _add_recipients(self, argument: Argument) -> None:
        text = argument.text
        parts = _LIST_ITEM.findall(text)
        for part in parts:
            part = (
                part.strip().lstrip("@#")
                if argument.role == "channel"
                else part.strip().lstrip("@")
            )
            if not part:
                continue
            if len(part) > MAX_FIELD:
                self.recipients.append(Recipient((), "", part[:64].casefold(), opaque=True))
                continue
            address = next(iter(addresses_in(part)), "")
            shown = part.casefold().replace(address, " ") if address else part
            opaque = argument.opaque or bool(_OPAQUE.fullmatch(part))
            names = tuple(word for word in re.split(r"[\W_]+", shown.casefold()) if word)
            self.recipients.append(Recipient(names, address, part.casefold(), opaque))

    def add_command(self, command: Command, base: str, current_branch: str) -> None:
        """One simple command, run in the folder `base` with `current_branch` checked out."""
        self.empty = False
        program = SAME_PROGRAM.get(command.program, command.program)
        operands = role_words(command, program)
        self.commands.append(command)
        found = command_actions(program, tuple(w for w in operands if not w.startswith("-")))
        self.tokens.add(f"\0program:{program}")
        self.tokens.add(program)
        values = (value for _, value in command.assignments)
        for word in dict.fromkeys((*operands, *command.writes, *command.reads, *values)):
            pieces = tokens_of(word)
            self.tokens.update(pieces)
            if len(word) <= MAX_FIELD:
                self._add_places(word, pieces)
                if base:
                    self.add_path(word, base)
                if "=" in word:
                    self.add_path(word.split("=", 1)[1], base)
                elif ":" in word and "://" not in word:
                    self.add_path(word.split(":", 1)[1])
        if base:
            self.paths.append(base)
        self._add_options(operands, command)
        self.actions |= found
        if command.writes:
            self.actions.add("write")
        if program == "find" and "-delete" in operands:
            self.actions.add("delete")
        if "delete" in found and all(word.startswith("-") for word in operands):
            self.opaque = True
        if command.words and "/" in command.words[0] and program not in PROGRAMS:
            self.add_path(command.words[0], base)
            self.tokens.update(tokens_of(command.words[0]))
        if program == "git":
            self._add_git(operands, current_branch)
        if program in ("psql", "mysql", "mariadb", "sqlite3", "clickhouse", "bq", "duckdb"):
            for word in (*operands, command.stdin):
                if looks_like_sql(word):
                    self.add_sql(word)
        plain = tuple(word for word in operands if not word.startswith("-"))
        self.harmless = is_harmless(program, plain) and not command.writes
        self.harmless = self.harmless and not self.actions & {"delete", "drop", "stop"}
        self.actions_known = bool(self.actions) or self.harmless or not command.words

    def _add_options(self, operands: tuple[str, ...], command: Command) -> None:
        for index, word in enumerate(operands):
            if word.startswith("-"):
                self.flags.add(word.split("=", 1)[0])
            option = _PORT_OPTION.fullmatch(word) if "p" in word or "P" in word else None
            if option:
                following = operands[index + 1] if index + 1 < len(operands) else ""
                for found in (*option.groups(), *following.split(":")):
                    if found and found.isdigit():
                        self.ports.add(found)
        for name, value in command.assignments:
            if "port" in name.casefold() and value.isdigit():
                self.ports.add(value)

    def _add_git(self, operands: tuple[str, ...], current_branch: str) -> None:
        words = [word for word in operands if not word.startswith("-")]
        if not words:
            return
        subcommand, rest = words[0].casefold(), words[1:]
        removing = self.flags & {"-d", "-D", "--delete"} or set(rest[:1]) & {"rm", "remove", "drop"}
        if subcommand in ("branch", "tag", "remote", "worktree", "stash") and removing:
            self.actions.add("delete")
        force = bool(self.flags & {"-f", "--force", "--force-with-lease", "--force-if-includes"})
        if subcommand == "push":
            refs = [word for word in rest if word.casefold() not in _REMOTE_NAMES]
            remotes = [word for word in rest if word.casefold() in _REMOTE_NAMES - {"origin"}]
            if len(refs) == len(rest) and len(refs) > 1:
                refs = refs[1:]
            if force or any(word.startswith("+") for word in refs):
                self.actions.add("force_push")
            if self.flags & {"--delete", "-d"} or any(word.startswith(":") for word in refs):
                self.actions.add("delete")
            if not refs and current_branch:
                refs = [current_branch]
            if self.flags & {"--all", "--mirror"}:
                refs = []
            self.branches.extend(remote.casefold() for remote in remotes)
            for ref in refs:
                self.add_branch(
                    current_branch or "head" if ref.casefold() in ("head", "@") else ref
                )
            self.branches = [branch for branch in self.branches if branch not in ("head", "@")]
        elif subcommand in ("commit", "merge", "rebase", "cherry-pick", "reset", "revert", "pull"):
            if "--amend" in self.flags:
                self.actions.add("amend")
            if current_branch:
                self.add_branch(current_branch)
        else:
            for word in rest:
                self.add_branch(word)


def role_words(command: Command, program: str) -> tuple[str, ...]:
    """The arguments that say what a command acts on: no messages, patterns or printed text."""
    words = command.words[1:]
    if program in _TEXT_PROGRAMS:
        return ()
    if program in ("git", "gh", "glab", "hg", "svn"):
        kept: list[str] = []
        skip = False
        for index, word in enumerate(words):
            if skip:
                skip = False
            elif word in _MESSAGE_OPTIONS and not (word == "-m" and words[:1] == ("branch",)):
                kept.append(word)
                skip = True
            elif word.startswith(("--message=", "--body=", "--title=")):
                continue
            elif word in ("-C", "-c") and index == 0:
                kept.append(word)
            else:
                kept.append(word)
        if len(kept) > 1 and kept[0] in ("-C", "-c"):
            kept = [*kept[2:], kept[1]]
        return tuple(kept)
    if program in _PATTERN_PROGRAMS:
        plain = next((i for i, word in enumerate(words) if not word.startswith("-")), None)
        return words if plain is None else words[:plain] + words[plain + 1 :]
    return words


def addresses_in(text: str) -> list[str]:
    """Every e-mail address in `text`, in lower case."""
    if "@" not in text:
        return []
    return [
        word.rstrip(".")
        for word in text.casefold().translate(_NO_ADDRESS).split()
        if len(word) <= _MAX_ADDRESS and word.count("@") == 1 and "@" not in (word[0], word[-1])
    ]
