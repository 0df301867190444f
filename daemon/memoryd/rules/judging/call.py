"""One tool call, analysed once: its parts with what each says, and the tokens to sieve rules by."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any

from memoryd.rules.judging import parted_commands as parted
from memoryd.rules.judging.actions import CLICKING, LOOKING, class_of
from memoryd.rules.judging.addressees import (
    MAX_FIELD,
    addresses_in,
    recipients_in,
)
from memoryd.rules.judging.anchors import program_mark
from memoryd.rules.judging.argument_parts import filled, is_given, wholes_of
from memoryd.rules.judging.argument_roles import by_tool, implied_actions, is_draft, stated_actions
from memoryd.rules.judging.arguments import Argument, flatten, nested_names, normal_name, spelled
from memoryd.rules.judging.call_marks import marks_of
from memoryd.rules.judging.carried import carried_parts, edits_only, patches_of
from memoryd.rules.judging.checkpoint import checkpoint
from memoryd.rules.judging.clock_times import clock_times
from memoryd.rules.judging.command import MAX_PARTS, REST, Command, command_before
from memoryd.rules.judging.command_facts import add_command
from memoryd.rules.judging.command_line import parse_argv, parse_command_line
from memoryd.rules.judging.command_wrappers import SHELLS
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.features import (
    argument_features,
    given,
    mentions_in,
    message_features,
    named_resources,
    pipe,
)
from memoryd.rules.judging.foreign import further_deeds
from memoryd.rules.judging.json_texts import unpacked, without_unchosen
from memoryd.rules.judging.languages.gloss import verb_in_english
from memoryd.rules.judging.left_open import places_chosen
from memoryd.rules.judging.mentions import words_named
from memoryd.rules.judging.paths import normal_path
from memoryd.rules.judging.place_facts import account_form
from memoryd.rules.judging.programs import same_program
from memoryd.rules.judging.references import references_in
from memoryd.rules.judging.sql import is_plainly_sql
from memoryd.rules.judging.tokens import tokens_of, whole_mark, word_set
from memoryd.rules.judging.tool_family import (
    families,
    is_tracker,
    program_of,
    tool_actions,
    tool_words,
    words_behind,
)
from memoryd.rules.judging.unwrapping import is_script

_SERVICE_CALL = re.compile(r"[a-z_]{1,40}\.[a-z_]{1,40}")
_TOLD = frozenset({"shell", "git", "web", "sql", "file", "container", "cloud", "package"})
_NUMBER = re.compile(r"#?[A-Za-z]{0,10}[-_# ]?\d[\w-]{0,40}|[0-9a-f]{8,40}")
_CODES = frozenset({"symbol", "ticker", "isin", "sku", "asin", "ean", "wkn"})
_GOODS_TITLES = frozenset({"item_title", "product_title", "listing_title", "lot_title"})
_TITLES = frozenset({"title", "subject", "summary", "headline", "name", "topic"})
_TAKING_TEXT = SHELLS | {"source", ".", "eval"}
_FETCHING = frozenset({"curl", "wget"})
_COMMAND_TOOLS = frozenset({"shell", "git", "container", "cloud", "package", "deploy"})
_CODE_WORD = re.compile(r"[A-Za-z][\w.-]{0,63}")
"""A text of one word, as `reason` may be: "duplicate_account"."""
_COUNTED_LISTS = word_set(
    "stops layovers bags guests passengers attendees participants seats rooms"
)
"""Lists of what rules count."""
_MANNERS = frozenset(
    {"quiet", "silent", "normal", "standard", "default", "auto", "automatic", "eco", "turbo", "max"}
    | {"fast", "slow", "gentle", "night"}
)
"""Values of a `mode` that say how something is done, and not what."""


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
        return self.named.union(*map(marks_of, self.parts))


def analyse(tool_name: str, arguments: Mapping[str, Any]) -> Call:
    """Read a call's arguments: any JSON object; nothing in it makes this fail."""
    kinds = families(tool_name)
    program = program_of(tool_name)
    if program == "ssh" and any(each in arguments for each in ("host", "hostname", "server")):
        program = ""
    arguments = without_unchosen(unpacked(arguments))
    flat = tuple(sorted(dict.fromkeys(flatten(arguments)), key=_rank))
    shared = Facts(kinds, actions=set(tool_actions(tool_name)))
    shared.features |= argument_features(arguments)
    shared.further_deeds = further_deeds(tool_name, kinds)
    if "container" in kinds:
        shared.features |= named_resources((*tool_words(tool_name), *arguments))
    shared.clock_times = clock_times(arguments)
    shared.operations |= CLICKING.intersection(tool_words(tool_name))
    if "ssh" in tool_words(tool_name):
        shared.actions.add("login")
    commands: list[Command] = []
    base = ""
    operation = ""
    unknown_action = named = False
    acting: set[str] = set()
    flat = tuple(by_tool(flat, kinds, tool_name))
    names = nested_names(arguments)
    shared.words.update(part for name in names for part in name.split("_"))
    shared.tokens.update(map(whole_mark, names))
    for name, value in arguments.items():
        if isinstance(value, list) and normal_name(str(name)) in _COUNTED_LISTS:
            shared.quantities[normal_name(str(name))] = float(len(value))
    shared.features |= given(each.name for each in flat if is_given(each))
    shared.features |= given(filled(arguments)) | references_in(arguments, flat)
    shared.features.update(f"empty {each.name}" for each in flat if not each.text.strip())
    names.update(map(normal_name, map(str, arguments)))
    shared.actions |= implied_actions(tool_name, kinds, names)
    for argument in flat:
        checkpoint()
        ordered = (
            argument.role == "command" and kinds <= {"file"} and len(argument.text.split()) == 1
        )
        if ordered and (class_of(argument.text.strip()) or verb_in_english(argument.text.strip())):
            argument = replace(argument, role="action", words=())
        if argument.name == "service" and (
            _SERVICE_CALL.fullmatch(argument.text)
            or (class_of(argument.text) and not kinds)
            or any(each.name == "entity_id" for each in flat)
        ):
            argument = replace(argument, role="action")
        shared.words.update(argument.name.split("_"))
        if "sql" in kinds and "db." in argument.text:
            shared.add_mongo(argument.text)
        if argument.name in _TITLES and len(argument.text) <= MAX_FIELD:
            titled = tokens_of(argument.text)
            if "calendar" in kinds:
                shared.words.update(titled)
                shared.titles.update(word.strip(".") for word in titled)
            elif (
                not kinds
                and argument.name == "title"
                and not (is_tracker(tool_name) or _gets_title(tool_name, flat))
            ):
                shared.values.add(argument.text.casefold().strip())
                shared.tokens.update(titled)
        if argument.name in _GOODS_TITLES and len(argument.text) <= MAX_FIELD:
            shared.tokens.update(tokens_of(argument.text))
        if argument.role in ("prose", "sender"):
            shared.empty = False
            shared.features |= message_features(argument.text)
            shared.prose.append(argument.text)
            if argument.role == "prose":
                shared.named_prose.append((argument.name, argument.text))
            if argument.name.startswith("old_"):
                shared.taken_away.add(argument.text)
            if _CODE_WORD.fullmatch(argument.text):
                shared.fields.setdefault(argument.name, set()).add(argument.text.casefold())
            if argument.role == "sender":
                shared.from_whom += recipients_in(argument)
                if argument.name.startswith("reply"):
                    shared.answered += recipients_in(argument)
                shared.senders.update(addresses_in(argument.text[:MAX_FIELD]))
                if kinds & {"payment", "message"} and len(argument.text) <= MAX_FIELD:
                    shared.senders.add(account_form(argument.text))
        elif argument.role == "command" and (
            kinds & _COMMAND_TOOLS or program or _is_line(argument, kinds)
        ):
            rest = parted.rest_of(argument, commands, program) if named else ()
            if rest:
                words = parted.with_service((*commands.pop().words, *rest), arguments)
                argument = replace(argument, words=words)
            if program and operation and argument.words:
                argument = replace(argument, words=(*operation.split(), *argument.words))
            commands.extend(_commands(argument, program))
            named = len(argument.words) <= 1
        elif argument.role == "sql" and not kinds & {"sql"} and not is_plainly_sql(argument.text):
            shared.empty = False
            searched = tokens_of(argument.text[:MAX_FIELD])
            shared.words.update(searched)
            if kinds <= {"web"}:
                # What is looked for is what is played, bought or opened.
                shared.values.add(" ".join(argument.text[:MAX_FIELD].casefold().split()))
                shared.tokens.update(searched)
        elif argument.role == "action" and (argument.name != "event" or "git" in kinds):
            if argument.name.endswith("method") and kinds & {"payment"}:
                shared.add(replace(argument, role="unknown"))
                continue
            shared.add(argument)
            states = stated_actions(replace(argument, name="state"))
            if argument.name != "mode" or argument.text.strip().casefold() not in _MANNERS:
                shared.operations.update(re.split(r"[\W_]+", spelled(argument.text[:MAX_FIELD])))
            operation = operation or spelled(argument.text)
            actions = Facts(kinds, actions=set(states))
            if actions.add_action(argument.name, argument.text) or states:
                if not tool_actions(tool_name) or kinds & {"message", "calendar", "web", "file"}:
                    kept = argument.name in (*acting, "mode")
                    shared.actions = (shared.actions if kept else set()) | actions.actions
                    acting.add(argument.name)
                else:
                    shared.actions |= actions.actions
            else:
                unknown_action = not tool_actions(tool_name)
        else:
            shared.add(argument)
            if "message" in kinds:
                shared.features |= mentions_in(argument.text)
            if "sql" not in kinds and not frozenset() < tool_actions(tool_name) <= LOOKING:
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
    if "payment" in kinds and "sell" in shared.actions:
        shared.actions.discard("pay")
    if "message" in kinds and is_draft(tool_name, flat):
        shared.actions = (shared.actions - {"send", "create"}) | {"draft"}
    shared.leave_merged()
    shared.numbered = not kinds & _TOLD and _only_numbers(flat)
    operation = operation or ("" if commands else " ".join(words_behind(program, tool_name)))
    structured = bool(program and not commands and operation)
    if structured:
        commands.append(Command((program, *operation.split(), *sorted(shared.flags))))
    commands = parted.of_service(commands, arguments)
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
    patches = patches_of(tool_name, kinds, flat, commands)
    shared.edits_only = edits_only(kinds, flat, patches)
    parts = (
        _parts(shared, commands, base, arguments, flat, kinds, structured)
        if commands
        else (shared,)
    )
    carried, cut = carried_parts(tool_name, kinds, patches, commands, _parts_of)
    overlong = cut or any(command.program == REST for command in commands)
    named_words = words_named(kinds, flat)
    return Call(tool_name, kinds, (*parts, *carried), flat, tuple(commands), named_words, overlong)


def _parts_of(tool_name: str, arguments: Mapping[str, Any]) -> tuple[Facts, ...]:
    return analyse(tool_name, arguments).parts


def _gets_title(tool_name: str, flat: Sequence[Argument]) -> bool:
    """Whether a title is what a thing shall have that is told by its number."""
    numbered = any(each.role == "identifier" or each.name == "id" for each in flat)
    return numbered and "write" in tool_actions(tool_name)


def _rank(argument: Argument) -> int:
    """What is done comes first and the words of a command behind it, whatever order they have."""
    if argument.role == "action":
        return 0
    return 2 if argument.role == "command" and len(argument.words) > 1 else 1


def _only_numbers(arguments: Sequence[Argument]) -> bool:
    """Whether all that the arguments name are numbers of orders, tickets and the like."""
    naming = [each for each in arguments if each.role not in ("prose", "flag", "action", "amount")]
    return bool(naming) and all(
        each.opaque or _NUMBER.fullmatch(each.text) or each.name in _CODES for each in naming
    )


def _is_line(argument: Argument, kinds: frozenset[str]) -> bool:
    return not kinds & {"sql", "message", "calendar", "payment"} and argument.name not in (
        "args",
        "arguments",
        "code",
        "line",
    )


def _commands(argument: Argument, program: str) -> tuple[Command, ...]:
    if argument.text.casefold() in ("true", "false"):
        return ()
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
    seen: set[tuple[Command, str, str, Command | None]] = set()
    own_actions = set(shared.actions)
    chosen = places_chosen(commands, shared.fields)
    fed: tuple[str, ...] = ()
    for index, command in enumerate(commands):
        checkpoint()
        if command.program == REST:
            _add_rest(parts, command)
            continue
        if is_script(command, commands[index - 1] if index else None):
            continue
        before = command_before(commands, index)
        if (key := (command, base, branch, before if command.program == "kill" else None)) in seen:
            continue
        seen.add(key)
        crowded = len(parts) == MAX_PARTS
        if not crowded:
            parts.append(_copy(shared))
        part = parts[index % MAX_PARTS if crowded else -1]
        was_harmless = part.harmless
        add_command(part, command, base, branch, before)
        part.tokens.update(chosen.get(index, ()))
        fed = (*fed[-7:], command.fed_by) if command.fed_by else ()
        part.features.update(pipe(each, command.program) for each in fed[:-1])
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
    for each in fields(Facts):
        value = getattr(shared, each.name)
        setattr(copy, each.name, value.copy() if isinstance(value, set | list | dict) else value)
    return copy
