"""Looks for the orders of the table in a text."""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_

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
    for order in _possible(reading.codes):
        if order.category in exempt:
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


def _possible(codes: str) -> Iterator[Order]:
    """The orders that stand in the codes: few texts have all that a shape asks for."""
    present = _bits(codes)
    held = sum(bit for one, bit in _SETS.items() if present & one)
    last = -1
    for number, shape, needed in _ALTERNATIVES:
        if held & needed == needed and number != last and shape_of(shape).search(codes):
            last = number
            yield ORDERS[number]


def _bits(codes: Iterable[str]) -> int:
    """A set of codes as a number, since this is asked of every set and text."""
    return reduce(or_, (1 << ord(code) % _PRIVATE for code in set(codes)), 0)


_PRIVATE = 0xE000
_SETS: dict[int, int] = {}
"""The sets of codes that orders ask for, as numbers, each with a bit of its own."""


def _asked(required: Iterable[Iterable[str]]) -> int:
    """The bits of sets of codes."""
    sets = (_bits(codes) for codes in required)
    return reduce(or_, (_SETS.setdefault(one, 1 << len(_SETS)) for one in sets), 0)


_ALTERNATIVES: list[tuple[int, str, int]] = [
    (number, shape, _asked(required))
    for number, order in enumerate(ORDERS)
    for shape, required in order.alternatives()
]
"""The number of an order, one of its shapes, and of which sets of codes each match has one."""


def gives_any_order(text: str) -> bool:
    """Whether the `plain` text orders something about the model, its user or secrets: enough for a
    text that somebody took the trouble to encode."""
    return _ANY_ORDER.search(read(text).codes) is not None


_ANY_ORDER = shape_of(
    "(?:^|[|,:])~2<DIS,REV,SND,RUN,OFF,HID,SWP,YOU>~3(?:<ALL>|<OWN>|<USR>|<SEC>|<SYP>|<CMD>|<DAT>|<FRE>|u)"
)
