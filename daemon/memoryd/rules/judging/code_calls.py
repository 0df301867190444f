"""Code in the arguments of a call: the modules it imports and the functions it calls by name."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice, zip_longest

from memoryd.rules.judging.command import Command
from memoryd.rules.judging.sql import is_plainly_sql
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.targets import TargetReader
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.tool_family import is_code_tool

_IMPORT = re.compile(r"^[ \t]*import[ \t]+([\w., \t]{1,200})", re.MULTILINE)
_FROM = re.compile(
    r"^[ \t]*from[ \t]+([\w.]{1,80})[ \t]+import[ \t]+([\w.,* \t()]{1,200})", re.MULTILINE
)
_REQUIRE = re.compile(r"(?:require\(|from\s+)['\"]([\w@./-]{1,80})['\"]")
_QUOTED_PLACE = re.compile(
    r"['\"]((?:~|\.{1,2}|[\w.-]+:/)?/[^'\"\s]{1,255}|[\w-]+(?:/[\w.-]+)+"
    r"|[\w-]{0,64}\.[A-Za-z]\w{0,9}(?:\.\w{1,10})?)['\"]"
)
_QUERIED = re.compile(
    r"(?:execute\w*|query|sql|raw|run|exec)\s{0,4}\(\s{0,9}(?:text\(\s{0,9})?[rfRF]?"
    r"(?:\"{1,3}([^\"]{8,4000})\"|'{1,3}([^']{8,4000})'|`([^`]{8,4000})`)"
)
_SHELL_LINE = re.compile(
    r"^[ \t]*[!%]{1,2}[ \t]*((?:pip|conda|[\w./-]+)[ \t][^\n]{1,2000})", re.MULTILINE
)
_CALLED = re.compile(r"(?<![\w.])([A-Za-z_][\w.]{0,80})[ \t]*\(")
_NAMED = re.compile(
    r"(?<!\w)(?:(?:use|using|import|importing|call|calling|run|running)\s+)?`?([A-Za-z_][\w.]*\w)`?"
    r"(?P<call>\(\))?(?P<noun>\s+(?:module|library|package|function))?(?P<use>\s+(?:calls|imports|usage))?(?![\w(])",
    re.IGNORECASE,
)
_PACKAGES = word_set(
    """requests httpx urllib3 aiohttp numpy pandas polars scipy matplotlib seaborn plotly torch
    tensorflow keras sklearn selenium playwright flask django fastapi sqlalchemy psycopg2 boto3
    pydantic paramiko axios lodash moment express puppeteer"""
)
_MODULES = _PACKAGES | word_set(
    """os sys subprocess shutil socket ctypes pickle marshal threading multiprocessing asyncio
    urllib
    http ftplib smtplib telnetlib tempfile pathlib glob importlib builtins sqlite3 re json csv
    hashlib hmac ssl zipfile tarfile itertools functools collections datetime child_process fs"""
)
_CODE_NAMES = frozenset({"code", "source", "snippet", "cell", "script", "program", "input"})
_INTERPRETERS = word_set(
    "python pypy ipython perl ruby node nodejs php deno bun lua luajit rscript julia tsx ts-node"
)
_CODE_OPTION = re.compile(
    r"(?:-[a-zA-Z]{0,6}[ceEp]|--(?:eval|print|exec)(?:=|$)|eval)(?P<code>.*)", re.DOTALL
)
_CODE_OPTIONS = {"php": re.compile(r"-r(?P<code>.*)", re.DOTALL)}
_MAX_TEXT = 200_000
_MAX_NAMES = 64
"""Names that are looked at one by one."""


def take_code_names(reader: TargetReader) -> None:
    """Take the modules and functions out of a clause for a tool that runs code."""
    reader.take(_NAMED, _code_name)


def _code_name(match: re.Match[str]) -> Target | None:
    name = match[1].casefold()
    module = name.split(".", 1)[0] in _MODULES
    told = match["call"] or match["noun"] or module or (match["use"] and "." in name)
    return Target("name", name) if told else None


def quoted_places(tool_name: str, text: str) -> tuple[str, ...]:
    """The paths and URLs that stand in the strings of code."""
    if not is_code_tool(tool_name):
        return ()
    return tuple(dict.fromkeys(_QUOTED_PLACE.findall(text[:_MAX_TEXT])))[:_MAX_NAMES]


def is_interpreter(program: str) -> bool:
    """Whether a program, of whatever version, runs code of a programming language."""
    return program.rstrip(".0123456789") in _INTERPRETERS


def codes_run(commands: Sequence[Command]) -> Iterator[str]:
    """The code that commands run and have with them: `python -c …`, `node <<EOF`."""
    for command in commands:
        if is_interpreter(command.program):
            yield from filter(None, (*_codes_among(command), command.stdin))


def _codes_among(command: Command) -> Iterator[str]:
    options = _CODE_OPTIONS.get(command.program, _CODE_OPTION)
    for word, following in zip_longest(command.words[1:], command.words[2:], fillvalue=""):
        if told := options.fullmatch(word):
            yield told["code"] or following


def statements(code: str) -> tuple[str, ...]:
    """The SQL statements that code hands to a database."""
    found = map("".join, _QUERIED.findall(code))
    return tuple(islice(filter(is_plainly_sql, found), _MAX_NAMES))


def shell_lines(tool_name: str, text: str) -> tuple[str, ...]:
    """The commands that a cell of a notebook runs in a shell: `!pip install x`."""
    return tuple(_SHELL_LINE.findall(text[:_MAX_TEXT])) if is_code_tool(tool_name) else ()


def called_in(tool_name: str, name: str, text: str) -> tuple[str, ...]:
    """What the code that a tool is given in its argument `name` imports and calls, in lower case:
    `os`, `os.system`, `eval`. Empty for a tool that runs no code."""
    if name not in _CODE_NAMES or not is_code_tool(tool_name):
        return ()
    text = text[:_MAX_TEXT]
    found: dict[str, None] = {}
    for names in _IMPORT.findall(text):
        for each in names.split(","):
            found.update(dict.fromkeys(each.split()[:1]))
    for module, names in _FROM.findall(text):
        found[module] = None
        for each in names.strip("() \t").split(","):
            found.update(dict.fromkeys(f"{module}.{word}" for word in each.split()[:1]))
    found.update(dict.fromkeys(_REQUIRE.findall(text)))
    found.update(dict.fromkeys(_CALLED.findall(text)))
    whole = dict.fromkeys(
        part for each in found for part in (each, each.split(".", 1)[0] if "." in each else each)
    )
    return tuple(each.casefold() for each in whole)[:_MAX_NAMES]
