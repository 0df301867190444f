"""One tool call, analysed once: its parts with what each says, and the tokens to sieve rules by."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.addressees import (
    MAX_FIELD,
    Recipient,
    addresses_in,
    recipients_in,
    without_number,
)
from memoryd.rules.judging.anchors import (
    HAS_FLAGS,
    NO_BRANCH,
    NO_ENVIRONMENT,
    NO_NUMBER,
    NO_RECIPIENT,
    NOTHING_SAID,
    WILDCARD,
    domain_mark,
    number_mark,
    program_mark,
)
from memoryd.rules.judging.argument_parts import wholes_of
from memoryd.rules.judging.argument_roles import by_tool, stated_actions
from memoryd.rules.judging.arguments import Argument, flatten
from memoryd.rules.judging.codes import code_marks
from memoryd.rules.judging.command_facts import add_command
from memoryd.rules.judging.command_line import REST, Command, parse_argv, parse_command_line
from memoryd.rules.judging.command_wrappers import SHELLS
from memoryd.rules.judging.facts import Facts, account_form
from memoryd.rules.judging.features import argument_features, mentions_in, pipe
from memoryd.rules.judging.mentions import words_named
from memoryd.rules.judging.paths import normal_path
from memoryd.rules.judging.programs import same_program
from memoryd.rules.judging.sql import looks_like_sql
from memoryd.rules.judging.tokens import spaced, tokens_of, word_set
from memoryd.rules.judging.tool_family import families, program_of, tool_actions, tool_words

_WILD = frozenset("*?[$")
_SERVICE_CALL = re.compile(r"[a-z_]{1,40}\.[a-z_]{1,40}")
_TOLD = frozenset({"shell", "git", "web", "sql", "file", "container", "cloud", "package"})
_NUMBER = re.compile(r"#?[A-Za-z]{0,10}[-_# ]?\d[\w-]{0,40}|[0-9a-f]{8,40}")
_CODES = frozenset({"symbol", "ticker", "isin", "sku", "asin", "ean", "wkn"})
_TITLES = frozenset({"title", "subject", "summary", "headline", "name", "topic"})
_TAKING_TEXT = SHELLS | {"source", ".", "eval"}
_FETCHING = frozenset({"curl", "wget"})
MAX_PARTS = 64
"""Commands of one line that are judged one by one; more are judged in groups."""
_COMMAND_TOOLS = frozenset({"shell", "git", "container", "cloud", "package", "deploy"})
GROUP_NAMES = word_set(
    """team teams all everyone everybody staff list group sales support
    admin hr press marketing company members announce news board crew
    dept customers clients users all-hands allhands mailing-list partners interns trainees students
    parents teachers volunteers drivers nurses editors managers engineers devs developers designers
    residents tenants owners committee choir club class faculty alumni coaches players
    employees colleagues friends family neighbours neighbors guests leads investors suppliers"""
)
"""Local parts of addresses behind which several people stand."""


@dataclass(frozen=True)
class Call:
    """A tool call. `parts` are its simple commands, or the call itself where it has none."""

    tool_name: str
    kinds: frozenset[str]
    parts: tuple[Facts, ...]
    arguments: tuple[Argument, ...]
    commands: tuple[Command, ...]
    named: frozenset[str] = frozenset()
    """The words that may name what it acts on, where the tool does not tell; see `mentions`."""
    overlong: bool = False
    """Whether not all of its command line was told apart: a rule it touches may be meant."""

    @cached_property
    def tokens(self) -> frozenset[str]:
        """Everything that the anchors of a rule are compared with."""
        found = set(self.named)
        for part in self.parts:
            found |= part.titles | part.tokens | part.addresses | part.ports | part.tables
            found.update(map(spaced, part.channels), part.branches)
            for recipient in part.recipients:
                found.update(recipient.names)
                found |= _whom(recipient)
            for host in part.hosts:
                found |= _suffixes(host)
                if "web" in self.kinds:
                    found.update(f"\0label:{label}" for label in host.split(".", 8))
            found.update(f"\0ending:.{url.rsplit('.', 1)[-1]}" for url in part.urls)
            if part.reaches_host:
                found.update(f"\0label:{label}" for label in part.host_labels())
            for url in part.inner_urls:
                found |= _suffixes(url.split("/", 1)[0])
            for recipient in part.answered:
                found.update(recipient.names)
                found |= _whom(recipient) | _suffixes(recipient.address.rsplit("@", 1)[-1])
            found |= code_marks(part.fields)
            taking = part.actions & {"delete", "move", "copy", "destroy"}
            for path in part.paths:
                if taking:
                    found.add(f"\0path:{path}")
                found.add(f"\0ending:.{path.rsplit('.', 1)[-1]}")
                if ".env." in path:
                    found.add("\0ending:.env")
                if not _WILD.isdisjoint(path) or path in (".", ".."):
                    found.add(WILDCARD)
            found.update(f"\0environment:{name}" for name in part.environments)
            found.update(f"\0account:{account}" for account in part.accounts)
            found.update(number_mark(number) for number in part.numbers)
            found |= part.flags
            found.update(f"\0feature:{name}" for name in part.features)
            found.update(
                mark
                for mark, present in (
                    (HAS_FLAGS, part.flags),
                    (NO_RECIPIENT, _reaches_unknown(part)),
                    (NO_NUMBER, any(map(without_number, part.recipients))),
                    (NO_BRANCH, part.unfilled or not part.branches),
                    (NO_ENVIRONMENT, not part.environments),
                    (NOTHING_SAID, _says_nothing(part)),
                )
                if present
            )
        return frozenset(found)


def analyse(tool_name: str, arguments: Mapping[str, Any]) -> Call:
    """Read a call's arguments: any JSON object; nothing in it makes this fail."""
    kinds = families(tool_name)
    program = program_of(tool_name)
    if program == "ssh" and any(each in arguments for each in ("host", "hostname", "server")):
        program = ""
    flat = tuple(dict.fromkeys(flatten(arguments)))
    shared = Facts(kinds, actions=set(tool_actions(tool_name)))
    shared.features |= argument_features(arguments)
    if "ssh" in tool_words(tool_name):
        shared.actions.add("login")
    commands: list[Command] = []
    base = ""
    operation = ""
    unknown_action = named = False
    flat = tuple(by_tool(flat, kinds, tool_name))
    for argument in flat:
        ordered = argument.role == "command" and not kinds and len(argument.text.split()) == 1
        if ordered and class_of(argument.text.strip()):
            argument = replace(argument, role="action", words=())
        if argument.name == "service" and (
            _SERVICE_CALL.fullmatch(argument.text) or class_of(argument.text)
        ):
            argument = replace(argument, role="action")
        shared.words.update(argument.name.split("_"))
        if "sql" in kinds and "db." in argument.text:
            shared.add_mongo(argument.text)
        if argument.name in _TITLES and len(argument.text) <= MAX_FIELD:
            shared.words.update(titled := tokens_of(argument.text))
            if "calendar" in kinds:
                shared.titles.update(word.strip(".") for word in titled)
            elif not kinds and argument.name == "title":
                shared.values.add(argument.text.casefold().strip())
                shared.tokens.update(titled)
        if argument.role in ("prose", "sender"):
            shared.empty = False
            shared.features |= mentions_in(argument.text)
            shared.prose.append(argument.text)
            if argument.role == "sender":
                shared.from_whom += recipients_in(argument)
                if argument.name.startswith("reply"):
                    shared.answered += recipients_in(argument)
                shared.senders.update(addresses_in(argument.text[:MAX_FIELD]))
                if "payment" in kinds and len(argument.text) <= MAX_FIELD:
                    shared.senders.add(account_form(argument.text))
        elif argument.role == "command" and (kinds & _COMMAND_TOOLS or _is_line(argument, kinds)):
            if argument.words and len(commands) == 1 and len(commands[0].words) == 1 and named:
                argument = replace(argument, words=(*commands.pop().words, *argument.words))
            commands.extend(_commands(argument, program))
            named = not argument.words
        elif argument.role == "sql" and not kinds & {"sql"} and not looks_like_sql(argument.text):
            shared.empty = False
            searched = tokens_of(argument.text[:MAX_FIELD])
            shared.words.update(searched)
            if kinds <= {"web"}:
                # What is looked for is what is played, bought or opened.
                shared.tokens.update(searched)
        elif argument.role == "action" and argument.name != "event":
            if argument.name.endswith("method") and kinds & {"payment"}:
                shared.add(replace(argument, role="unknown"))
                continue
            shared.add(argument)
            states = stated_actions(replace(argument, name="state"))
            shared.operations.update(re.split(r"[\W_]+", argument.text[:MAX_FIELD].casefold()))
            operation = operation or argument.text
            actions = Facts(kinds, actions=set(states))
            if actions.add_action(argument.name, argument.text) or states:
                if not tool_actions(tool_name) or kinds & {"message", "calendar", "web", "file"}:
                    shared.actions = (
                        shared.actions if argument.name == "mode" else set()
                    ) | actions.actions
                else:
                    shared.actions |= actions.actions
            else:
                unknown_action = not tool_actions(tool_name)
        else:
            shared.add(argument)
            shared.actions.update(stated_actions(argument))
            if (
                argument.name in ("cwd", "workdir", "working_directory", "working_dir")
                and argument.text
            ):
                base = argument.text
    for whole, folder in wholes_of(flat):
        shared.add(whole)
        if whole.role == "path":
            shared.drop_path(folder)
    shared.leave_merged()
    shared.numbered = not kinds & _TOLD and _only_numbers(flat)
    if program and not commands and operation:
        commands.append(Command((program, *operation.split(), *sorted(shared.flags))))
        structured = True
    else:
        structured = False
    if shared.tables and "sql" not in kinds and not shared.actions:
        shared.actions_known = False
    if not shared.actions or unknown_action:
        shared.actions_known = False
    if (
        "force_push" not in shared.actions
        and "push" in shared.actions
        and shared.flags & {"--force", "-f", "--force-with-lease"}
    ):
        shared.actions.add("force_push")
    parts = (
        _parts(shared, commands, base, arguments, flat, kinds, structured)
        if commands
        else (shared,)
    )
    overlong = any(command.program == REST for command in commands)
    named_words = words_named(kinds, flat)
    return Call(tool_name, kinds, parts, flat, tuple(commands), named_words, overlong)


def _only_numbers(arguments: Sequence[Argument]) -> bool:
    """Whether all that the arguments name are numbers of orders, tickets and the like."""
    naming = [each for each in arguments if each.role not in ("prose", "flag", "action", "amount")]
    return bool(naming) and all(
        _NUMBER.fullmatch(each.text) or each.name in _CODES for each in naming
    )


def _is_line(argument: Argument, kinds: frozenset[str]) -> bool:
    return not kinds & {"sql", "message", "calendar", "payment"} and argument.name not in (
        "args",
        "arguments",
        "code",
        "line",
    )


def _commands(argument: Argument, program: str) -> tuple[Command, ...]:
    if argument.words and not (len(argument.words) == 1 and " " in argument.words[0]):
        words = argument.words
        first = words[0].rsplit("/", 1)[-1].casefold()
        if program and first != program:
            words = (program, *words)
        elif not program and any(" " in word for word in words[:1]):
            return tuple(c for word in words for c in parse_command_line(word))
        return parse_argv(words)
    commands = parse_command_line(argument.words[0] if argument.words else argument.text)
    if not program or any(same_program(c.program) == program for c in commands[:3]):
        return commands
    return parse_command_line(f"{program} {argument.text}")


def _parts(
    shared: Facts,
    commands: list[Command],
    base: str,
    arguments: Mapping[str, Any],
    flat: tuple[Argument, ...],
    kinds: frozenset[str],
    structured: bool,
) -> tuple[Facts, ...]:
    """One set of facts a command, each with what the other arguments say."""
    parts: list[Facts] = []
    branch = ""
    staged: list[str] = []
    seen: set[tuple[Command, str, str]] = set()
    own_actions = set(shared.actions)
    for index, command in enumerate(commands):
        if command.program == REST:
            _add_rest(parts, command)
            continue
        if (command, base, branch) in seen:
            continue
        seen.add((command, base, branch))
        crowded = len(parts) == MAX_PARTS
        if not crowded:
            parts.append(_copy(shared))
        part = parts[index % MAX_PARTS if crowded else -1]
        was_harmless = part.harmless
        add_command(part, command, base, branch)
        if crowded:
            part.harmless = part.harmless and was_harmless
        if structured:
            part.actions |= own_actions
        previous = commands[index - 1].program if index else ""
        if command.program in _TAKING_TEXT and previous in _FETCHING and _takes_text(command):
            part.features.add(pipe(previous, "sh"))
        words = [word for word in command.words[1:] if not word.startswith("-")]
        if command.program in ("cd", "pushd") and words:
            base = normal_path(words[0], base)[:MAX_FIELD]
        elif command.program == "git" and len(words) == 2 and words[0] in ("checkout", "switch"):
            branch = words[1]
        elif command.program == "git" and words[:1] == ["add"]:
            staged.extend(words[1:])
        elif command.program == "git" and words[:1] == ["commit"]:
            for path in staged:
                part.add_path(path, base)
                part.tokens.update(tokens_of(path))
    return tuple(parts)


def _takes_text(command: Command) -> bool:
    """Whether a shell runs what stood in `<(…)` or `$(…)`: its words do not say it."""
    return not command.fed_by and (len(command.words) == 1 or "" in command.words)


def _add_rest(parts: list[Facts], command: Command) -> None:
    """What stands behind the commands of a very long line: its words, each maybe a program."""
    for word in command.words[1:]:
        parts[-1].tokens.update((program_mark(word.casefold()), *tokens_of(word)))


def _copy(shared: Facts) -> Facts:
    copy = Facts(shared.kinds)
    for name in Facts.__slots__:
        value = getattr(shared, name)
        setattr(copy, name, value.copy() if isinstance(value, set | list | dict) else value)
    return copy


def _whom(recipient: Recipient) -> set[str]:
    address, names = recipient.address, recipient.names
    found: set[str] = set()
    if not recipient.text.isascii():
        found.update(f"\0initial:{character}" for character in recipient.text[:64])
    if address:
        local = address.split("@", 1)[0]
        base = local.split("+", 1)[0]
        pieces = [piece for piece in _cut(base) if piece]
        domain = address.split("@", 1)[1]
        found.update((base, f"{base}@{domain}", *pieces))
        found.update(f"\0label:{label}" for label in domain.split(".", 8)[:-1])
        found.update(f"\0initial:{piece[0]}" for piece in pieces[:4])
    found.update(f"\0initial:{name[0]}" for name in names[:8])
    return found


def _cut(local: str) -> list[str]:
    for character in "_-+0123456789":
        local = local.replace(character, ".")
    return local.split(".")


def _says_nothing(part: Facts) -> bool:
    return part.empty or part.opaque or part.numbered or part.unfilled


def _reaches_unknown(part: Facts) -> bool:
    if not part.recipients:
        return bool(part.kinds & {"message", "payment"}) or part.empty
    for recipient in part.recipients:
        local = recipient.address.split("@", 1)[0]
        if (
            recipient.opaque
            or recipient.group
            or not GROUP_NAMES.isdisjoint(_cut(local or recipient.text))
            or (not recipient.address and _digits_only(recipient.text))
        ):
            return True
    return False


def _digits_only(text: str) -> bool:
    return any(character.isdigit() for character in text) and not any(c.isalpha() for c in text)


def _suffixes(host: str) -> set[str]:
    labels = host.split(".")
    first = max(0, len(labels) - 8)
    return {domain_mark(".".join(labels[index:])) for index in range(first, len(labels))} | {
        domain_mark(host)
    }
