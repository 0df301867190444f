"""Cells of a spreadsheet: those that a rule names ("column F", "row 1", "B2:B9") and the ranges
that a call gives."""

import re
from collections.abc import Iterator, Mapping

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.targets import TargetReader

_RANGE_NAMES = frozenset(
    {"range", "ranges", "cell", "cells", "a1", "a1_range", "a1_notation", "range_name"}
)
"""Arguments that name cells."""
_CORNER = r"\$?([A-Z]{1,3})?\$?(\d{1,7})?"
_AREA = re.compile(rf"{_CORNER}(?::{_CORNER})?", re.IGNORECASE)
_COLUMN = re.compile(
    r"(?<!\w)(?:columns?|spalten?|columnas?|colonnes?|colunas?)\s+([A-Z]{1,2})(?!\w)", re.IGNORECASE
)
_ROW = re.compile(r"(?<!\w)(?:rows?|zeilen?|filas?|lignes?|linhas?)\s+(\d{1,7})(?!\w)", re.I)
_CELLS = re.compile(
    r"(?<![\w!])(?:(?:cells?|zellen?|celdas?|cellules?|células?)\s+)?"
    r"([A-Z]{1,2}\d{1,7}(?::[A-Z]{1,2}\d{1,7})?)(?!\w)"
)
_TAB_NOUN = (
    r"(?:tabs?|sheets?|worksheets?|blatt|reiter|hoja|pestaña|feuille|onglet|aba|planilha|foglio|"
    r"scheda)"
)
_TAB_NAME = (
    r"(?:[\"“'‘`]([^\"”'’`]{1,60})[\"”'’`]|"
    r"((?:[A-ZÄÖÜÀ-Þ]|\d{4})[\w-]*(?:\s[A-ZÄÖÜÀ-Þ0-9][\w-]*){0,4}))"
)
_TAB = re.compile(
    rf"(?<!\w){_TAB_NAME}\s+(?i:{_TAB_NOUN})(?!\w)|"
    rf"(?<!\w)(?i:{_TAB_NOUN})\s+(?:(?:called|named)\s+)?{_TAB_NAME}"
    rf"|(?<=\s)((?:[A-ZÄÖÜÀ-Þ][\w-]+\s)+[A-Z]{{1,2}}\d{{1,4}})(?!\w)"
)
"""`the Budget tab`, `tab Actuals`, `Actuals Q1`."""
_OF_SHEET = re.compile(
    r"(?<=\w)\s+(?:in|of|from)\s+(?:the|my|our)\s+(?:[\w-]+\s+){0,2}(?:sheet|spreadsheet|workbook)(?!\w)",
    re.IGNORECASE,
)
"""`the tab Margins in the price sheet`: which file it is, its id does not tell."""
_TAB_FIELDS = frozenset({"sheet", "sheet_name", "tab", "tab_name", "worksheet", "worksheet_name"})
_LAST = 10**7
"""Beyond every column and row."""
_Area = tuple[int, int, int, int]
"""First column, first row, last column, last row."""


def take_cells(reader: TargetReader) -> None:
    """Take the cells that a clause for a spreadsheet names out of it."""
    reader.text = _OF_SHEET.sub(" ", reader.text)
    reader.take(_TAB, lambda match: Target("cells", f"{next(filter(None, match.groups()))}!"))
    reader.take(_COLUMN, lambda match: Target("cells", f"{match[1]}:{match[1]}".upper()))
    reader.take(_ROW, lambda match: Target("cells", f"{match[1]}:{match[1]}"))
    reader.take(_CELLS, lambda match: Target("cells", match[1].upper()))


def ranges_of(fields: Mapping[str, set[str]]) -> Iterator[str]:
    """The values of the arguments that name cells."""
    tabs = [tab for name in _TAB_FIELDS for tab in fields.get(name, ())]
    ranges = [cells for name in _RANGE_NAMES for cells in fields.get(name, ())]
    for cells in ranges or [""]:
        if tabs and "!" not in cells:
            yield from (f"{tab}!{cells}" for tab in tabs)
        elif cells:
            yield cells


def overlaps(named: str, text: str) -> Truth:
    """Whether the range `text` of a call has cells of those `named`; perhaps where it has a name
    of its own."""
    if named.endswith("!"):
        tab, mark, _ = text.rpartition("!")
        return _same_tab(named[:-1], tab) if mark else MAYBE
    first, second = _area(named), _area(text.rsplit("!", 1)[-1].strip())
    if first is None or second is None:
        return MAYBE
    apart = (
        first[0] > second[2] or second[0] > first[2] or first[1] > second[3] or second[1] > first[3]
    )
    return NO if apart else YES


def _same_tab(named: str, tab: str) -> Truth:
    return YES if named.casefold() == tab.strip(" '\"").casefold() else NO


def _area(text: str) -> _Area | None:
    found = _AREA.fullmatch(text)
    if not found or not any(found.groups()):
        return None
    left, top, right, bottom = found.groups()
    single = ":" not in text
    if single and not (left and top):
        # "F" alone may be the name of a range.
        return None
    columns = (_column(left, 1), _column(left if single else right, _LAST))
    rows = (int(top or 1), int((top if single else bottom) or _LAST))
    return columns[0], rows[0], columns[1], rows[1]


def _column(letters: str | None, default: int) -> int:
    number = 0
    for letter in (letters or "").upper():
        number = number * 26 + ord(letter) - ord("A") + 1
    return number or default
