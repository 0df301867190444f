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
    for order, alternatives in _ALTERNATIVES:
        if order.category in exempt or not _is_in(reading.codes, present, alternatives):
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
_Alternative = tuple[str, list[int]]
"""The shape of it, and sets of codes of which each match holds one."""
_ALTERNATIVES: list[tuple[Order, list[_Alternative]]] = [
    (
        order,
        [(shape, [_bits(part) for part in required]) for shape, required in order.alternatives()],
    )
    for order in ORDERS
]


def _is_in(codes: str, present: int, alternatives: list[_Alternative]) -> bool:
    """Whether one of the alternatives is in the codes: few texts have all that one asks for."""
    for shape, required in alternatives:
        for part in required:
            if not present & part:
                break
        else:
            if shape_of(shape).search(codes):
                return True
    return False


def gives_any_order(text: str) -> bool:
    """Whether the `plain` text orders something about the model, its user or secrets: enough for a
    text that somebody took the trouble to encode."""
    return _ANY_ORDER.search(read(text).codes) is not None


_ANY_ORDER = shape_of(
    "(?:^|[|,:])~2<DIS,REV,SND,RUN,OFF,HID,SWP,YOU>~3(?:<ALL>|<OWN>|<USR>|<SEC>|<SYP>|<CMD>|<DAT>|<FRE>|u)"
)
