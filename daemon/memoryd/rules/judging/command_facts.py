"""What one simple command says: the paths it reads and writes, its options, its branches."""

import re

from memoryd.rules.judging.addressees import MAX_FIELD, addresses_in
from memoryd.rules.judging.amounts import quantity_in
from memoryd.rules.judging.command import Command
from memoryd.rules.judging.command_options import without_leading_options, without_options
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.features import RESOURCE_TYPES, pipe, resource_types
from memoryd.rules.judging.forced_pushes import plainly_forced
from memoryd.rules.judging.git_tags import GIT_TAG, pushed_tags
from memoryd.rules.judging.listed_ports import listed_ports
from memoryd.rules.judging.message_texts import TEXT_PROGRAMS, WITH_MESSAGES, message_texts
from memoryd.rules.judging.mirrors import deletes_too, empties_source
from memoryd.rules.judging.paths import home_form, normal_path
from memoryd.rules.judging.platforms import deployed_to
from memoryd.rules.judging.products import with_volumes
from memoryd.rules.judging.program_roles import role_nouns
from memoryd.rules.judging.programs import (
    PROGRAMS,
    command_actions,
    is_harmless,
    only_looks,
    same_program,
)
from memoryd.rules.judging.script_names import deeds_of_script
from memoryd.rules.judging.sql import looks_like_sql
from memoryd.rules.judging.tokens import packages_in, part_mark, tokens_of, word_set

_MESSAGE_OPTIONS = frozenset(
    {"-m", "--message", "-am", "--body", "--title", "-F", "--notes", "--subject", "-cm"}
    | {"-nm", "-sm", "-anm", "-nam", "-asm", "-Sm", "-qm"}
)
_JOINED_MESSAGE = ("--message=", "--body=", "--title=")
_PATTERN_PROGRAMS = frozenset({"grep", "egrep", "fgrep", "rg", "ag", "sed", "awk", "jq"})
_PORT_OPTION = re.compile(
    r"(?:-p|--(?:\w+-)*port|-P|port)[=:]?(\d{2,5})?(?::(\d{2,5}))?", re.IGNORECASE
)
_ENDED = re.compile(r"\d+|%.*|\$!")
"""`4711`, `%1`, `$!`: what a `kill` itself says that it ends."""
_PROTOCOL = re.compile(r"\d{2,5}/(?:tcp|udp)", re.IGNORECASE)
_METHOD = re.compile(r"(?:-s?X|--request|--method)=?([A-Za-z]*)")
_UNFILLED = re.compile(
    r"(?:[\w.+-]+[@:]|\w+://|[\w.-]+/)?\$\{?(?!(?:HOME|PWD|OLDPWD|TMPDIR|USER|SHELL|PATH)\b)"
    r"[A-Za-z_][\w.:/}-]*"
)
"""An operand that a variable decides: `$HOST`, `root@$HOST`, `${PACKAGE}`."""
_VARIABLE = re.compile(r"\$\{?([A-Za-z_]\w{2,})")
_KILLING = re.compile(r"-[a-z]*k[a-z]*|--kill")
_IN_PLACE = re.compile(r"-[a-zA-Z]*i|--in-place")
_SERVERS = word_set(
    """python python3 php ruby node npx serve http-server nc ncat uvicorn gunicorn flask fuser
    kill-port lsof ufw iptables firewall-cmd"""
)
_NO_VERIFY = re.compile(r"-[abd-ln-su-zABDEG-RT-Z]*n")
"""`git commit -n`, `-anm`: no hooks are run."""
_MAILERS = word_set("sendmail mail mailx mutt msmtp ssmtp exim exim4 swaks s-nail neomutt")
_RECIPIENT_LINE = re.compile(r"^\s*(?:to|cc|bcc)\s*:(.*)$", re.IGNORECASE | re.MULTILINE)
_DELETING = {"gio": "--empty", "find": "-delete", "crontab": "-r", "history": "-c"}
"""Options that delete, by program."""
_CLOUDS = frozenset({"aws", "gcloud", "az", "doctl", "oci", "ibmcloud", "hcloud"})
"""Programs whose subcommands are spelled together: `add-iam-policy-binding`."""
_MACHINE = re.compile(
    r"((?:db\.|cache\.)?[a-z]{1,3}\d[a-z]{0,4})\.(?:nano|micro|small|medium|large|\d*xlarge|metal(?:-\w+)?)"
)
"""`p4d.24xlarge`: a machine of the series `p4d`."""
_NAMESPACED = frozenset({"kubectl", "oc", "helm", "k9s"})
_NAMESPACE = re.compile(r"-n([a-z0-9][a-z0-9-]*)")
"""`-nprod`."""
_NAMESPACE_OPTION = re.compile(r"(?<!\S)(?:-n[ =]?|--namespace[ =])([A-Za-z0-9][\w.-]*)")
_OF_VOLUMES = frozenset({"docker", "podman", "docker-compose"})
_IN_A_FILE = re.compile(r"-f|--file(?:=|$)|\.read(?:\s|$)|source\s|\\i\s")
"""Statements that nobody reads here: `psql -f fixes.sql`."""
_QUERIES = frozenset({"login", "query", "read"})
_COPIERS = frozenset({"mv", "cp", "rsync", "scp", "ln", "install"})
_OF_REMOTES = frozenset({"-r", "-dr", "-rd", "-Dr", "-rD", "--remotes", "-a", "--all"})
_REMOTE_NAMES = frozenset({"origin", "upstream", "fork"})


def add_command(
    facts: Facts, command: Command, base: str, current_branch: str, before: Command | None = None
) -> None:
    """One simple command, run in the folder `base` with `current_branch` checked out, behind the
    command `before`."""
    facts.empty = False
    program = same_program(command.program)
    operands = role_words(command, program)
    facts.commands.append(command)
    facts.named_prose += message_texts(command, program, before)
    found = command_actions(program, without_options(program, operands))
    found |= command_actions(program, without_leading_options(program, operands))
    platform = deployed_to(program, operands)
    clear = bool(found) or not platform or program == "git"
    if platform:
        found |= {"deploy"}
        facts.tokens |= platform
        facts.hosts += (name for name in platform if "." in name)
    facts.tokens.add(f"\0program:{program}")
    facts.tokens.update((program, command.program))
    nouns = role_nouns(program, operands)
    facts.tokens |= nouns
    facts.words |= nouns
    if program in ("kill", "pkill", "killall"):
        facts.tokens.update(map(same_program, operands))
    if program == "kill" and before and before.program == "lsof" and _ends_listed(operands):
        _add_options(facts, before.words[1:], before)
    if program == "fuser" and any(map(_KILLING.fullmatch, operands)):
        found |= {"stop"}
    if program == "aws" and operands[:1] == ("s3api",):
        facts.tokens.add("s3")
    if program in _CLOUDS:
        said = [part for word in operands[:4] for part in word.casefold().split("-") if part]
        facts.operations.update(said)
        facts.tokens.update(map(part_mark, said))
    values = (value for _, value in command.assignments)
    for word in dict.fromkeys((*operands, *command.writes, *command.reads, *values)):
        pieces = tokens_of(word)
        facts.tokens.update(pieces)
        if "install" in found:
            facts.tokens |= packages_in(pieces).union(map(same_program, pieces))
        facts.tokens.update(told[1] for each in pieces if (told := _MACHINE.fullmatch(each)))
        if attached := _NAMESPACE.fullmatch(word) if program in _NAMESPACED else None:
            facts.add_places(attached[1], tokens_of(attached[1]))
            facts.tokens.add(attached[1])
            facts.fields.setdefault("namespace", set()).add(attached[1])
        if word.startswith("-") and "=" not in word and "/" not in word:
            continue
        if len(word) <= MAX_FIELD:
            facts.add_places(word, pieces)
            if base:
                facts.add_path(word, base)
            if "=" in word:
                facts.tokens.add(word.casefold())
                facts.add_path(word.split("=", 1)[1], base)
            elif ":" in word and "://" not in word:
                facts.add_path(word.split(":", 1)[1])
    variables = (name for word in command.words[1:] for name in _VARIABLE.findall(word[:MAX_FIELD]))
    facts.tokens.update(map(str.casefold, variables))
    facts.unfilled = any(_UNFILLED.fullmatch(word) for word in (*operands, *command.place))
    for word in command.place:
        facts.tokens.update(tokens_of(word))
        if len(word) <= MAX_FIELD:
            facts.add_places(word, tokens_of(word))
    if base:
        facts.folder = base
        facts.paths.append(base)
    _add_options(facts, operands, command)
    if program in _NAMESPACED:
        stated = _NAMESPACE_OPTION.findall(" ".join(operands))
        facts.fields.setdefault("namespace", set()).update(map(str.casefold, stated))
    facts.actions |= found
    _add_sources(facts, command, program, operands, found, base)
    facts.features |= resource_types(program, without_options(program, operands))
    if program in _OF_VOLUMES and with_volumes(command):
        facts.features.add(RESOURCE_TYPES["volume"])
        facts.actions.add("delete")
    if command.fed_by:
        facts.features.add(pipe(command.fed_by, command.program))
    if command.writes:
        facts.actions.add("write")
    if program in ("curl", "wget", "http", "https"):
        facts.actions.add(f"http_{_http_method(program, operands)}")
    if program in ("sed", "perl", "ruby") and any(_IN_PLACE.match(w) for w in operands):
        facts.actions.add("write")
    if program == "tar" and any("x" in word for word in operands[:1]):
        facts.actions.add("write")
    if program in ("shutdown", "systemctl") and {"-r", "reboot"} & set(operands):
        facts.actions = (facts.actions - {"stop"}) | {"restart"}
    if only_looks(program, operands):
        facts.actions = facts.actions & {"write"} if command.writes else {"read"}
    elif program == "crontab":
        facts.actions.add("write")
    if _DELETING.get(program) in operands or deletes_too(program, operands):
        facts.actions.add("delete")
    if (
        program in ("gh", "glab")
        and "review" in operands[:2]
        and {"--approve", "-a"} & set(operands)
    ):
        facts.actions.add("approve")
    if program in ("gh", "glab") and "delete" in operands[1:2]:
        facts.actions.add("delete")
    if "delete" in found and all(word.startswith("-") for word in operands):
        facts.opaque = True
    if command.words and "/" in command.words[0] and program not in PROGRAMS:
        facts.add_path(command.words[0], base)
        facts.tokens.update(tokens_of(command.words[0]))
    if program == "git":
        _add_git(facts, operands, current_branch)
    if program in ("mongo", "mongosh"):
        for word in (*operands, command.stdin):
            facts.add_mongo(word)
    if program in _MAILERS:
        _add_mail(facts, command)
    queried = False
    if program in ("psql", "mysql", "mariadb", "sqlite3", "clickhouse", "bq", "duckdb"):
        for word in (*operands, command.stdin):
            if looks_like_sql(word):
                facts.add_sql(word)
                queried = True
        in_a_file = command.reads or any(map(_IN_A_FILE.match, operands))
        if in_a_file and facts.actions and not queried:
            facts.actions.add("run")
    plain = tuple(word for word in operands if not word.startswith("-"))
    looking = is_harmless(program, plain) or only_looks(program, operands)
    looking = looking or (queried and facts.actions <= _QUERIES)
    facts.harmless = looking and not command.writes
    facts.harmless = facts.harmless and not facts.actions & {"delete", "drop", "stop"}
    if not facts.actions and program not in PROGRAMS:
        facts.tokens.update(part_mark(piece) for word in plain for piece in word.split("-"))
    facts.actions_known = (clear and bool(facts.actions)) or facts.harmless or not command.words
    facts.further_deeds |= deeds_of_script(command, program)


def _add_mail(facts: Facts, command: Command) -> None:
    """Whom a mail program writes to; its text may name them, in a file that nobody reads here."""
    lines = _RECIPIENT_LINE.findall(command.stdin[:MAX_FIELD])
    for line in lines:
        facts.addresses.update(addresses_in(line))
    if not facts.addresses or ("-t" in facts.flags and not lines):
        facts.opaque = True
        facts.hosts.clear()


def _add_sources(
    facts: Facts,
    command: Command,
    program: str,
    operands: tuple[str, ...],
    done: frozenset[str],
    base: str,
) -> None:
    """The paths that the command only reads from, while it writes elsewhere."""
    plain = [word for word in operands if not word.startswith("-")]
    only_read = list(command.reads)
    if program in _COPIERS and not empties_source(operands):
        only_read += plain[:-1]
    elif program == "dd":
        only_read += [word[3:] for word in plain if word.startswith("if=")]
    elif command.writes and done <= {"read"}:
        only_read += plain
    written = {normal_path(word, base) for word in command.writes}
    for word in dict.fromkeys(only_read):
        places = {normal_path(word), normal_path(word, base)} if base else {normal_path(word)}
        for path in places - written:
            facts.sources.update((path, home_form(path)))


def _add_options(facts: Facts, operands: tuple[str, ...], command: Command) -> None:
    for index, word in enumerate(operands):
        if word.startswith("-"):
            facts.flags.add(word.split("=", 1)[0])
            if word.startswith("--"):
                name, _, value = word[2:].partition("=")
                value = value or (operands[index + 1] if index + 1 < len(operands) else "")
                if (number := quantity_in(value)) is not None:
                    facts.quantities[name.replace("-", "_").casefold()] = number
        option = _PORT_OPTION.fullmatch(word) if "p" in word or "P" in word else None
        if option:
            following = operands[index + 1] if index + 1 < len(operands) else ""
            for found in (*option.groups(), *following.split(":")):
                if found and found.isdigit():
                    facts.ports.add(found)
    if command.program in _SERVERS:
        facts.ports.update(word.split("/")[0] for word in operands if _PROTOCOL.fullmatch(word))
    if command.program == "lsof":
        facts.ports.update(port for word in operands for port in listed_ports(word))
    if command.assignments:
        facts.actions.add("configure")
    if command.program in _SERVERS:
        facts.ports.update(word for word in operands if word.isdigit() and 2 <= len(word) <= 5)
    for word in operands:
        if word.startswith(":") and word[1:].isdigit():
            facts.ports.add(word[1:])
    for name, value in command.assignments:
        facts.tokens.update((name.casefold(), f"{name}={value}".casefold()))
        if "port" in name.casefold() and value.isdigit():
            facts.ports.add(value)


def _add_git(facts: Facts, operands: tuple[str, ...], current_branch: str) -> None:
    words = [word for word in operands if not word.startswith("-")]
    if not words:
        return
    subcommand, rest = words[0].casefold(), words[1:]
    if subcommand == "pull" and facts.flags & {"--rebase", "-r"}:
        facts.actions.add("rebase")
    if subcommand == "fetch":
        facts.actions = (facts.actions - {"fetch"}) | {"git_read"}
    if subcommand == "restore" or (subcommand == "checkout" and {"--", "."} & set(operands)):
        facts.actions.add("reset")
    removing = facts.flags & {"-d", "-D", "--delete"} or set(rest[:1]) & {
        "rm",
        "remove",
        "drop",
        "clear",
    }
    if subcommand in ("branch", "tag", "remote", "worktree", "stash") and removing:
        facts.actions |= {"delete", "drop"} if subcommand == "stash" else {"delete"}
    elif (subcommand in ("branch", "tag") and rest) or (
        subcommand in ("checkout", "switch") and facts.flags & {"-b", "-B", "-c", "-C"}
    ):
        facts.actions.add("create")
    if subcommand == "add":
        facts.actions.add("stage")
    if subcommand == "tag":
        facts.actions.discard("send")
        if rest and not facts.flags & {"-l", "--list"}:
            facts.features.add(GIT_TAG)
    force = bool(facts.flags & {"-f", "--force", "--force-with-lease", "--force-if-includes"})
    if subcommand == "push":
        facts.features.add("remote branch")
        facts.features |= pushed_tags(facts.flags, rest) | plainly_forced(facts.commands[-1])
    elif subcommand == "branch":
        facts.features.add("remote branch" if facts.flags & _OF_REMOTES else "local branch")
    if subcommand == "push":
        refs = [word for word in rest if word.casefold() not in _REMOTE_NAMES]
        remotes = [word for word in rest if word.casefold() in _REMOTE_NAMES - {"origin"}]
        if len(refs) == len(rest) and len(refs) > 1:
            facts.fields.setdefault("remote", set()).add(refs[0].casefold())
            refs = refs[1:]
        if force or any(word.startswith("+") for word in refs):
            facts.actions.add("force_push")
        if facts.flags & {"--delete", "-d"} or any(word.startswith(":") for word in refs):
            facts.actions.add("delete")
        if not refs and current_branch:
            refs = [current_branch]
        if facts.flags & {"--all", "--mirror"}:
            refs = []
        facts.branches.extend(remote.casefold() for remote in remotes)
        for ref in refs:
            facts.add_branch(current_branch or "head" if ref.casefold() in ("head", "@") else ref)
        facts.branches = [branch for branch in facts.branches if branch not in ("head", "@")]
    elif subcommand in ("commit", "merge", "rebase", "cherry-pick", "reset", "revert", "pull"):
        if subcommand == "commit" and any(map(_NO_VERIFY.match, facts.flags)):
            facts.flags.add("--no-verify")
        if "--amend" in facts.flags:
            facts.actions.add("amend")
        if subcommand == "rebase" and len(rest) > 1:
            facts.add_branch(rest[-1])
        elif current_branch:
            facts.add_branch(current_branch)
    else:
        for word in rest:
            facts.add_branch(word)


def _ends_listed(operands: tuple[str, ...]) -> bool:
    """Whether a `kill` gets its processes from elsewhere: neither their numbers nor jobs of the
    shell stand in it."""
    plain = [word for word in operands if not word.startswith("-")]
    return not (plain and all(map(_ENDED.fullmatch, plain)))


def _http_method(program: str, operands: tuple[str, ...]) -> str:
    """The method, in lower case, of the request that `curl`, `wget` or `http` sends."""
    sends = False
    for index, word in enumerate(operands):
        stated = _METHOD.fullmatch(word)
        if stated:
            following = operands[index + 1] if index + 1 < len(operands) else ""
            return (stated.group(1) or following).casefold()
        if program in ("http", "https") and word.isupper() and word.isalpha():
            return word.casefold()
        sends = sends or word.startswith(("-d", "--data", "--json", "-F", "--form", "--post-"))
        if word in ("-T", "--upload-file"):
            return "put"
    return "post" if sends else "get"


def role_words(command: Command, program: str) -> tuple[str, ...]:
    """The arguments that say what a command acts on: no messages, patterns or printed text."""
    words = command.words[1:]
    if program in TEXT_PROGRAMS:
        return ()
    if program in WITH_MESSAGES:
        kept: list[str] = []
        skip = False
        for index, word in enumerate(words):
            if skip:
                skip = False
            elif word in _MESSAGE_OPTIONS and not (word == "-m" and words[:1] == ("branch",)):
                kept.append(word)
                skip = True
            elif word.startswith(_JOINED_MESSAGE):
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
