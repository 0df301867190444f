"""Looks for the orders of the table in a text."""

from memoryd.guard.contexts import is_harmless
from memoryd.guard.glued import holds_glued_order
from memoryd.guard.orders import ORDERS, Order, shape_of
from memoryd.guard.reading import read

_MOST_HARMLESS = 20
"""So many harmless uses of one order in one text are no longer taken for harmless."""


def find_order(text: str, exempt: frozenset[str]) -> Order | None:
    """The first order of the table that the `plain` text gives, but for exempt categories."""
    reading = read(text)
    talked_of = False
    present = set(reading.codes)
    for order, shape, beginnings in _SHAPES:
        if order.category in exempt or beginnings.isdisjoint(present):
            continue
        for count, found in enumerate(shape.finditer(reading.codes)):
            if count < _MOST_HARMLESS and is_harmless(order, reading, *found.span(), text):
                talked_of = True
                continue
            return order
    if not talked_of and holds_glued_order(text):
        return ORDERS[0]
    return None


_SHAPES = tuple((order, order.compiled(), order.beginnings()) for order in ORDERS)


def gives_any_order(text: str) -> bool:
    """Whether the `plain` text orders something about the model, its user or secrets: enough for a
    text that somebody took the trouble to encode."""
    return _ANY_ORDER.search(read(text).codes) is not None


_ANY_ORDER = shape_of(
    "(?:^|[|,:])~2<DIS,REV,SND,RUN,OFF,HID,SWP,YOU>~3(?:<ALL>|<OWN>|<USR>|<SEC>|<SYP>|<CMD>|<DAT>|<FRE>|u)"
)
