"""Code that takes off the guard: what it runs, what it calls and the places that it writes.

Code is read statement by statement and by its strings, in whatever language it is.
"""

import re
from collections.abc import Iterator
from typing import Any

from memoryd.rules.judging.guarded_places import GuardedPlaces, placed
from memoryd.rules.judging.guarded_things import CLIENT, HOOKS_OFF, NAME
from memoryd.rules.judging.memoryctl_calls import calls_guarded, is_guarded_method, requests_guarded

_STRING = re.compile(
    r"\"\"\"(.*?)\"\"\"|'''(.*?)'''|\"((?:\\.|[^\"\\\n])*)\"|'((?:\\.|[^'\\\n])*)'|`([^`]*)`",
    re.DOTALL,
)
_GLUED = re.compile(r"[\"']\s*\+\s*[\"']")
_JOINED = re.compile(r"[\"']\]?\)?\s*(?:/|,|\+)\s*[rf]?[\"']/?")
_SHOWN = re.compile(
    r"(?:print|log|info|debug|warn\w*|error|echo|puts|help|describe)\s*\(?\s*[rf]?$"
)
_LIST = re.compile(r"[\[(]([^\[\]()]*)[\])]")
_RUNNING = re.compile(
    r"\b(?:system|popen|Popen|run|call|check_output|check_call|getoutput|exec\w*|spawn\w*|shell|sh|"
    r"fork|send_keys|sendline|write|typewrite|Command|qx)\b|subprocess|%x|`"
)
_WRITING = re.compile(
    r"""open\w{0,9}\([^()]*(?:\([^()]*\)[^()]*)*,\s*(?:mode\s*=\s*)?["'][rbt]?[wax+]"""
    r"""|\.open\(\s*["'][wax]"""
    r"""|(?<!stdout\.)(?<!stderr\.)(?:write|append|copy|rename|truncate|unlink|rm|symlink|link|chmod)\w{0,16}\s{0,4}\("""
    r"""|\b(?:remove|removedirs|rmtree|move|replace|chown)\s{0,4}\([^)]|File\.(?:write|delete)""",
    re.IGNORECASE,
)
_REMOVING = re.compile(
    r"\b(?:rmtree|rm\w*(?:Sync)?|move|rename|remove\w*|copytree|make_archive|add|cp\w*)\s*\("
)
_READING = re.compile(r"\bload|\bread|json\.|\bopen\(|parse\(")
_ASSIGNED = re.compile(
    r"(?:(?:const|let|var|my)\s+)?[$@]?(\w+)\s*(?::[^=\n]{1,80})?=(?!=)(.*)", re.DOTALL
)
_ENDING = re.compile(r"\b(?:kill\w*|terminate|send_signal|suspend)\s*\(|process\.kill")
_CONNECTING = re.compile(
    r"connect|af_unix|open_unix|unixsocket|socketpath|\bdial|io::socket|\bsocket\s?[.(]",
    re.IGNORECASE,
)
_NAMED = re.compile(rf"(?<![\w-]){NAME}(?![\w-])")
_INNER = re.compile(
    rf"(?:import|from)\s+(?:{NAME}\.(?!schema\b|errors\b)|{CLIENT}\.(?:memoryctl|hooks)\b)"
)
_LOADING = re.compile(r"\b(?:run_module|run_path|import_module|__import__)\s*\(")
_WALKING = re.compile(r"\b(?:walk|rglob|iglob|glob|scandir|iterdir|listdir)\b")
_GLOBBING = re.compile(r"\bi?glob(?:Sync)?\b")
_SHELL_LINE = re.compile(r"^[ \t]*!{1,2}[ \t]*(\S[^\n]*)", re.MULTILINE)
_SHELL_CELL = re.compile(r"^\s*%%(?:bash|sh|script\s+\S+|!)[^\n]*\n(.*)", re.DOTALL)
_WORD = re.compile(r"\w+")
_STATEMENT = re.compile(r"[;\n]+")
_NEAR = 40


def calls_of(code: str, marks: re.Pattern[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The commands that code runs, as calls of a shell: magic lines of notebooks, and those of its
    strings and lists of strings in which one of the `marks` stands."""
    if cell := _SHELL_CELL.match(code):
        yield "bash", {"command": cell[1]}
        return
    for line in _SHELL_LINE.findall(code):
        if marks.search(line):
            yield "bash", {"command": line}
    if not _RUNNING.search(code):
        return
    glued = _GLUED.sub("", code)
    for listed in _LIST.findall(glued):
        if marks.search(listed) and len(words := list(_strings(listed))) > 1:
            # `[sys.executable, "-m", …]`
            yield "bash", {"argv": ["python", *words] if words[0] == "-m" else words}
    for match in _STRING.finditer(glued):
        text = _text(match)
        if " " in text.strip() and marks.search(text) and not _is_shown(glued, match.start()):
            yield "bash", {"command": text}


def _is_shown(code: str, position: int) -> bool:
    return bool(_SHOWN.search(code[max(0, position - _NEAR) : position]))


def calls_daemon(code: str) -> bool:
    """Whether code calls a guarded method, imports the daemon's inner modules, or opens its
    socket."""
    if _INNER.search(code) or requests_guarded(code):
        return True
    if _LOADING.search(code) and any(
        text.startswith((f"{NAME}.", f"{CLIENT}.")) for text in _strings(code)
    ):
        return True
    if "MEMORYD_SOCKET" in code and _CONNECTING.search(code):
        return True
    return NAME in code and (calls_guarded(code) or any(map(is_guarded_method, _strings(code))))


def ends_daemon(code: str) -> bool:
    """Whether code ends processes and names the daemon."""
    return bool(_ENDING.search(code)) and any(map(_NAMED.search, _strings(code)))


def turns_hooks_off(code: str) -> bool:
    """Whether code sets the switch for all hooks and writes something."""
    return bool(HOOKS_OFF.search(_JOINED.sub("", code))) and bool(_WRITING.search(code))


def touches_places(code: str, places: GuardedPlaces) -> bool:
    """Whether code names a sealed place in a string, writes a kept one, or takes a folder that
    holds databases; also by a variable that it has set to such a place."""
    kept: set[str] = set()
    holding: set[str] = set()
    expands = bool(_GLOBBING.search(code))
    walks = bool(_WALKING.search(code) and _REMOVING.search(code))
    for statement in _STATEMENT.split(_GLUED.sub("", code)):
        paths = _paths(statement)
        if expands:
            paths |= places.near(frozenset(paths))
        if any(map(places.is_sealed, paths)):
            return True
        words = set(_WORD.findall(statement)) if kept or holding else set()
        of_kept = any(places.is_kept(path) or places.holds_kept(path) for path in paths)
        of_kept = of_kept or not kept.isdisjoint(words)
        of_holding = any(map(places.gives_sealed, paths)) or not holding.isdisjoint(words)
        if of_holding and (walks or _REMOVING.search(statement)):
            return True
        if of_kept and _WRITING.search(statement):
            return True
        assigned = _ASSIGNED.match(statement.strip())
        if assigned and not _READING.search(assigned[2]):
            kept.update((assigned[1],) if of_kept else ())
            holding.update((assigned[1],) if of_holding else ())
    return False


def _paths(statement: str) -> set[str]:
    """The paths that the strings of a statement say, also joined from several."""
    found: set[str] = set()
    joined = _JOINED.sub("/", statement)
    for text in (*_strings(statement), *(_strings(joined) if joined != statement else ())):
        if 0 < len(text) < 512:
            found.add(placed(text))
    return found


def _strings(code: str) -> Iterator[str]:
    return map(_text, _STRING.finditer(code))


def _text(match: re.Match[str]) -> str:
    return next((group for group in match.groups() if group is not None), "")
