"""What a call reaches: the places that it reads, changes or removes, with all below them or not."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from memoryd.rules.judging.actions import LOOKING
from memoryd.rules.judging.call import Call
from memoryd.rules.judging.command import Command
from memoryd.rules.judging.command_wrappers import inner_argv
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.guarded_commands import client_words
from memoryd.rules.judging.guarded_line import (
    excluded,
    find_fits,
    names_before,
    roots_and_tests,
)
from memoryd.rules.judging.guarded_places import SURE, WILD, GuardedPlaces, placed
from memoryd.rules.judging.guarded_things import (
    CHANGING,
    COVERING,
    EDITING,
    GATHERING,
    IN_PLACE,
    KEPT_FOLDERS,
    KEPT_PLACES,
    LISTING,
    RECURSIVE,
    SEARCHING_HIDDEN,
    SEARCHING_TOOLS,
    UNPACKING,
    WRITERS,
    WRITING_OPTIONS,
)
from memoryd.rules.judging.message_texts import TEXT_PROGRAMS
from memoryd.rules.judging.paths import home_form, normal_path
from memoryd.rules.judging.programs import command_actions, same_program
from memoryd.rules.judging.tool_family import tool_actions, tool_words

_FIND_ACTS = ("-delete", "-exec", "-ok", "-fprint", "-fls")
_BEGUN = (*SURE, "./", "../")
_WRITTEN = frozenset({"content", "contents", "data", "value", "file_text", "text", "body"})
"""Arguments that hold what a tool writes."""
_FOLDERS = frozenset({"path", "directory", "folder", "root", "cwd"})
_FILTERS = frozenset({"glob", "include", "include_pattern"})
_GLOBS = _FILTERS | {"pattern", "glob_pattern"}
_SETTINGS = ("settings.json", "settings.local.json")
_KEPT_NAMES = frozenset(place[-1] for place in KEPT_PLACES)
_NOTHING: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Reach:
    """Paths of one command, or of a call without any: those that it `reads`, `changes` and
    `removes`, and whether it does so with all that lies below them (`deep`)."""

    reads: frozenset[str] = _NOTHING
    changes: frozenset[str] = _NOTHING
    removes: frozenset[str] = _NOTHING
    deep: bool = False
    passed: tuple[str, ...] = ()
    """Names below them that are passed over."""

    def touches(self, places: GuardedPlaces) -> bool:
        """Whether a place is reached that is guarded against this."""
        reads, changes, removes = map(places.near, (self.reads, self.changes, self.removes))
        altered = changes | removes
        if any(map(places.is_sealed, reads | altered)) or any(map(places.is_kept, altered)):
            return True
        if any(places.holds_sealed(path) or places.holds_kept(path) for path in removes):
            return True
        if not self.deep:
            return False
        if any(map(places.holds_kept, changes)):
            return True
        return not places.spared_by(self.passed) and any(map(places.gives_sealed, reads))


def reaches(call: Call, places: GuardedPlaces) -> Iterator[Reach]:
    """What each part of a call reaches."""
    before: Command | None = None
    positions = {id(each): index for index, each in enumerate(call.commands)}
    for part in call.parts:
        command = part.commands[-1] if part.commands else None
        if command is None:
            yield _of_tool(call, part)
        elif command.program == "find":
            yield _of_find(part, command, places)
        elif not (before and inner_argv("find", before.words) == command.words):
            index = positions.get(id(command))
            names = () if index is None else names_before(call.commands, index)
            yield _of_command(part, command, names)
        before = command


def _of_tool(call: Call, part: Facts) -> Reach:
    done = tool_actions(call.tool_name)
    paths = frozenset(path for path in _own(part) if " " not in path or path.startswith(_BEGUN))
    if done <= LOOKING and not SEARCHING_TOOLS.isdisjoint(tool_words(call.tool_name)):
        return Reach(frozenset(_searched(call)), deep=True)
    if done and done <= LOOKING:
        # What it looks for is no place that it reaches.
        given = (normal_path(each.text) for each in call.arguments if each.role == "path")
        return Reach(paths.intersection(given))
    sources = paths & part.sources
    if "delete" in part.actions:
        return Reach(removes=paths)
    if "move" in part.actions:
        return Reach(changes=paths - sources, removes=sources or paths)
    if "copy" in part.actions or not GATHERING.isdisjoint(tool_words(call.tool_name)):
        return Reach(sources or paths, paths - sources if sources else _NOTHING, deep=True)
    writes = not part.actions and any(each.name in _WRITTEN for each in call.arguments)
    if writes or part.actions & CHANGING:
        return Reach(changes=paths)
    return Reach(paths)


def _searched(call: Call) -> Iterator[str]:
    """The folders through which a tool looks, also by a glob: what stands before its wildcards."""
    folders = [normal_path(each.text) for each in call.arguments if each.name in _FOLDERS]
    yield from folders
    globs = _GLOBS if "glob" in tool_words(call.tool_name) else _FILTERS
    for each in call.arguments:
        if each.name in globs and (fixed := "/".join(takewhile(_is_plain, each.text.split("/")))):
            yield placed(fixed, next(iter(folders), ""))


def _is_plain(name: str) -> bool:
    return WILD.isdisjoint(name)


def _of_command(part: Facts, command: Command, names: Sequence[str]) -> Reach:
    """What a command reaches; `names` are those that its unknown operands may stand for."""
    program, actions = command.program, part.actions
    written = _placed(command.writes, part)
    if client_words(command) is not None:
        return Reach(_placed(command.reads, part), written)
    if program in TEXT_PROGRAMS or program in LISTING or not program:
        return Reach(changes=written)
    spelled = [word for word in command.words[1:] if "{" in word or word.startswith("file:")]
    paths = _own(part) | _placed((*spelled, *names), part)
    if part.folder and not any(word.rstrip("/") in (".", "*") for word in command.words):
        paths -= {part.folder, home_form(part.folder)}
    if program in COVERING:
        return Reach(removes=_placed(command.words[1:], part))
    acting, passed = excluded(command)
    paths -= _placed(passed, part) - _placed(acting.words, part)
    sources = paths & part.sources
    if "delete" in actions and "--cached" not in part.flags:
        return Reach(changes=written, removes=paths - sources - written)
    if "move" in actions:
        removed = sources or paths
        return Reach(changes=_copied_to(paths - removed, removed) | written, removes=removed)
    if (program in UNPACKING and "write" in actions) or (program == "git" and actions & CHANGING):
        return Reach(paths, paths | {f"{path}/{name}" for path in paths for name in _SETTINGS})
    deep = bool(names) or "copy" in actions or _is_deep(program, part.flags)
    if "copy" in actions and sources:
        changed = _copied_to(paths - sources, sources) | written
        return Reach(sources, changed, deep=deep, passed=passed)
    if actions & CHANGING or _writes(program, part):
        return Reach(paths, (paths - sources) | written, deep=deep, passed=passed)
    return Reach(paths, written, deep=deep, passed=passed)


def _of_find(part: Facts, command: Command, places: GuardedPlaces) -> Reach:
    """`find` reads no file by itself; by an action it reaches all that its tests let through."""
    words = command.words[1:]
    if not any(word.startswith(_FIND_ACTS) for word in words):
        return Reach()
    sought, tests = roots_and_tests(command)
    roots = _placed(sought, part)
    inner = inner_argv("find", command.words)
    done = command_actions(same_program(inner[0]), inner[1:]) if inner else frozenset()
    removing = "-delete" in words or bool(done & CHANGING) or _edits_in_place(inner)
    found = frozenset(f"{root.rstrip('/')}/{test}" for root in roots for test in tests)
    found |= {f"{root}/projects" for root in roots if root.rsplit("/", 1)[-1] in KEPT_FOLDERS}
    if any("/" in test or "claude" in test for test in tests):
        kept = (f"{root.rstrip('/')}/{'/'.join(place)}" for root in roots for place in KEPT_PLACES)
        found = found.union(path for path in kept if find_fits(command, path))
    named = frozenset(
        test.strip("*")
        for root in roots
        for test in tests
        if not root.startswith(SURE) or places.holds_databases(root)
    )
    through = not tests or any(map(places.may_name_database, tests))
    everywhere = roots if through else _NOTHING
    return Reach(
        named | everywhere,
        changes=found if removing else _NOTHING,
        removes=_removed_by_find(command, roots, places) if removing else _NOTHING,
        deep=True,
    )


def _removed_by_find(
    command: Command, roots: frozenset[str], places: GuardedPlaces
) -> frozenset[str]:
    """What a `find` that removes takes with all below it: by `-delete`, no folder that holds
    something which its tests do not let through."""
    _, tests = roots_and_tests(command)
    if not tests:
        return roots
    if "-delete" in command.words or "f" in command.words[1:]:
        return _NOTHING
    known = (path for root in roots for path in places.known_below(root))
    return frozenset(path for path in known if find_fits(command, path))


def _edits_in_place(words: Sequence[str]) -> bool:
    return words[:1] in (("sed",), ("perl",)) and any(map(EDITING.fullmatch, words[1:]))


def _own(part: Facts) -> frozenset[str]:
    """The paths of a part as they are given: `/home/ana/x` is in no home but Ana's."""
    derived = {home_form(path) for path in part.paths if path.startswith("/")}
    derived = {path for path in derived if path.startswith("~")} - part.own_home
    return frozenset(part.paths) - derived


def _placed(words: Sequence[str], part: Facts) -> frozenset[str]:
    return frozenset(placed(word, part.folder) for word in words)


def _copied_to(targets: frozenset[str], sources: frozenset[str]) -> frozenset[str]:
    """The targets, and in case they are folders, those files in them that may be kept."""
    names = _KEPT_NAMES & {source.rsplit("/", 1)[-1] for source in sources}
    return targets | {f"{target}/{name}" for target in targets for name in names}


def _is_deep(program: str, flags: set[str]) -> bool:
    return any(map(SEARCHING_HIDDEN.get(program, RECURSIVE).fullmatch, flags))


def _writes(program: str, part: Facts) -> bool:
    """Whether the options of a program say that it writes its operands."""
    options = WRITING_OPTIONS.get(program, _NOTHING if part.harmless else IN_PLACE)
    return program in WRITERS or not options.isdisjoint(part.flags)
