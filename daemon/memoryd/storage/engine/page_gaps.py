"""Clearing stale data from the unused space in a database's pages.

When SQLite splits or merges pages, it copies rows and leaves their old bytes in the gap between a
page's cell pointers and its cells; PRAGMA secure_delete does not clear them. SQLite never reads a
gap, so it can be cleared in the file while others read the database. See
https://sqlite.org/fileformat.html#b_tree_pages for the layout.
"""

import os
from collections.abc import Iterable, Iterator
from struct import unpack_from

_FILE_HEADER = 100
_INDEX, _TABLE, _LEAF = 2, 5, 8
_KINDS = frozenset({_INDEX, _TABLE, _INDEX | _LEAF, _TABLE | _LEAF})
"""The types of b-tree pages. Other pages are empty or begin with a page number, whose first byte is
0 in databases up to 64 GiB."""
_LEAST_CELL = 4
_LONGEST_VARINT = 9
_PAGES_AT_ONCE = 256


def clear_gaps(descriptor: int, pages: Iterable[int] | None) -> int:
    """Overwrite the gaps of these pages of a database file with zeros and sync the file. Pages are
    numbered from 1; None means all pages. Returns how many gaps held stale data. No process may
    write to the database during the call. Raises OSError."""
    header = os.pread(descriptor, _FILE_HEADER, 0)
    size = int.from_bytes(header[16:18])
    size = 65536 if size == 1 else size
    cleared = 0
    for number, page in _read(descriptor, size, pages):
        found = stale_gap(page, size - header[20], _FILE_HEADER if number == 1 else 0)
        if found is not None:
            place = (number - 1) * size + found.start
            os.pwrite(descriptor, bytes(found.stop - found.start), place)
            cleared += 1
    if cleared:
        os.fdatasync(descriptor)
    return cleared


def stale_gap(page: bytes, usable: int, begin: int = 0) -> slice | None:
    """The position of a page's gap, or None if the gap holds only zeros. Also None if the page is
    not a b-tree page, or if its cells and free blocks do not account for all bytes after the gap.
    `usable`: bytes of a page that SQLite uses. `begin`: offset of the page header, which follows
    the file header on the first page."""
    kind = page[begin]
    if kind not in _KINDS:
        return None
    cells = int.from_bytes(page[begin + 3 : begin + 5])
    content = int.from_bytes(page[begin + 5 : begin + 7]) or 65536
    pointers = begin + (8 if kind & _LEAF else 12)
    gap = slice(pointers + 2 * cells, content)
    if not gap.start < gap.stop <= usable or page[gap] == bytes(gap.stop - gap.start):
        return None
    try:
        after = page[begin + 7] + _free_bytes(page, begin, content)
        after += _cell_bytes(page, unpack_from(f">{cells}H", page, pointers), kind, usable)
    except IndexError:
        return None
    return gap if after == usable - content else None


def _read(descriptor: int, size: int, pages: Iterable[int] | None) -> Iterator[tuple[int, bytes]]:
    count = os.fstat(descriptor).st_size // size
    if pages is not None:
        for number in sorted(pages):
            if number <= count:
                yield number, os.pread(descriptor, size, (number - 1) * size)
        return
    for first in range(0, count, _PAGES_AT_ONCE):
        several = os.pread(descriptor, _PAGES_AT_ONCE * size, first * size)
        for index in range(len(several) // size):
            yield first + index + 1, several[index * size : (index + 1) * size]


def _free_bytes(page: bytes, begin: int, content: int) -> int:
    """The total size of the free blocks between the cells. Raises IndexError for a broken chain."""
    total, place, following = 0, content - 1, int.from_bytes(page[begin + 1 : begin + 3])
    while following > place:
        place = following
        following = page[place] << 8 | page[place + 1]
        total += page[place + 2] << 8 | page[place + 3]
    if following:
        raise IndexError
    return total


def _cell_bytes(page: bytes, places: Iterable[int], kind: int, usable: int) -> int:
    """The total size of the cells at these offsets. Raises IndexError if a cell's header extends
    beyond the page."""
    before = 0 if kind & _LEAF else 4
    has_number = kind & _TABLE == _TABLE
    least = (usable - 12) * 32 // 255 - 23
    most = usable - 35 if has_number else (usable - 12) * 64 // 255 - 23
    total = 0
    for place in places:
        payload, end = page[place + before], place + before + 1
        if payload >= 0x80:
            payload, end = _after_varint(page, end - 1)
        if has_number:
            if before:  # an interior table cell has no payload
                payload = 0
            else:
                end = end + 1 if page[end] < 0x80 else _after_varint(page, end)[1]
        if payload > most:
            kept = least + (payload - least) % (usable - 4)
            payload = (kept if kept <= most else least) + 4
        total += max(end - place + payload, _LEAST_CELL)
    return total


def _after_varint(page: bytes, place: int) -> tuple[int, int]:
    """Decode the varint at this offset. Returns its value and the offset after it."""
    number = 0
    for length in range(1, _LONGEST_VARINT):
        byte = page[place + length - 1]
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            return number, place + length
    return number << 8 | page[place + _LONGEST_VARINT - 1], place + _LONGEST_VARINT
