"""Looks for the orders of the table in a text."""

from collections.abc import Iterable

from memoryd.guard.classifier import reads_as_talk
from memoryd.guard.contexts import is_harmless
from memoryd.guard.glued import holds_glued_order
from memoryd.guard.orders import ORDERS, Order, shape_of
from memoryd.guard.reading import Reading, read

_MOST_HARMLESS = 20
"""So many harmless uses of one order in one text are no longer taken for harmless."""


def find_order(text: str, reading: Reading, exempt: frozenset[str]) -> Order | None:
    """The first order of the table that the `plain` text gives, but for exempt categories."""
    talked_of = False
    present = _bits(reading.codes)
    for order, required in _REQUIRED:
        if order.category in exempt or not _may_hold(present, required):
            continue
        for count, found in enumerate(order.compiled().finditer(reading.codes)):
            if count < _MOST_HARMLESS and (
                is_harmless(order, reading, *found.span(), text)
                or reads_as_talk(text, order.category, *reading.place(*found.span()))
            ):
                talked_of = True
                continue
            return order
    if not talked_of and holds_glued_order(text):
        return ORDERS[0]
    return None


def _bits(codes: Iterable[str]) -> int:
    """A set of codes as a number, since this is asked of every order and text."""
    bits = 0
    for code in set(codes):
        bits |= 1 << ord(code) % _PRIVATE
    return bits


_PRIVATE = 0xE000
_REQUIRED = tuple(
    (order, [[_bits(part) for part in one] for one in order.required()]) for order in ORDERS
)


def _may_hold(present: int, required: list[list[int]]) -> bool:
    """Whether one of the alternatives has all that it asks for."""
    for parts in required:
        for part in parts:
            if not present & part:
                break
        else:
            return True
    return False


def gives_any_order(text: str) -> bool:
    """Whether the `plain` text orders something about the model, its user or secrets: enough for a
    text that somebody took the trouble to encode."""
    return _ANY_ORDER.search(read(text).codes) is not None


_ANY_ORDER = shape_of(
    "(?:^|[|,:])~2<DIS,REV,SND,RUN,OFF,HID,SWP,YOU>~3(?:<ALL>|<OWN>|<USR>|<SEC>|<SYP>|<CMD>|<DAT>|<FRE>|u)"
)
