"""Harmless technical prose: the documentation inside Python's standard library."""

import ast
import re
import sysconfig
from collections.abc import Iterator
from pathlib import Path

_SHORTEST, _LONGEST = 40, 600
_BREAK = re.compile(r"\n\s*\n")
_WITHOUT_DOCUMENTATION = frozenset({"site-packages", "test", "tests", "idle_test", "lib2to3"})


def paragraphs() -> Iterator[str]:
    """Some 12,000 different paragraphs of docstrings, the same in every run of one version of
    Python."""
    return iter(dict.fromkeys(filter(_is_told, _paragraphs())))


def _paragraphs() -> Iterator[str]:
    library = Path(sysconfig.get_path("stdlib"))
    for path in sorted(library.rglob("*.py")):
        if _WITHOUT_DOCUMENTATION.isdisjoint(path.relative_to(library).parts):
            for text in _documentation(path):
                yield from map(str.strip, _BREAK.split(text))


def _documentation(path: Path) -> Iterator[str]:
    """The docstrings of a module and of all that is in it, and the long texts that it holds."""
    try:
        tree = ast.parse(path.read_text("utf-8"))
    except (SyntaxError, UnicodeDecodeError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" in node.value:
            yield re.sub(r"[ \t]+", " ", node.value)


def _is_told(text: str) -> bool:
    return _SHORTEST <= len(text) <= _LONGEST and " " in text
