"""Looks for the orders of the table in a text."""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_

from memoryd.guard.classifier import reads_as_talk
from memoryd.guard.clues import place, places
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
    held = reduce(or_, (_SETS_WITH[code] for code in _SETS_WITH.keys() & codes), 1)
    likely = sorted(
        (number, shape)
        for rarest in places(held & _RAREST)
        for number, shape, needed in _ALTERNATIVES[rarest]
        if held & needed == needed
    )
    last = -1
    for number, shape in likely:
        if number != last and shape_of(shape).search(codes):
            last = number
            yield ORDERS[number]


_NO_SET = frozenset[str]()
_SETS = {_NO_SET: 1}
"""The sets of codes that orders ask for, each with a bit of its own; every text has that of none."""


def _asked(required: Iterable[frozenset[str]]) -> int:
    """The bits of sets of codes."""
    return reduce(or_, (_SETS.setdefault(one, 1 << len(_SETS)) for one in required), 0)


_ALTERNATIVES: dict[int, list[tuple[int, str, int]]] = {}
"""The number of an order, one of its shapes, and of which sets of codes each match has one; by the
place of the bit of the smallest of these."""
for _number, _order in enumerate(ORDERS):
    for _shape, _required in _order.alternatives():
        _rarest = _asked([min(_required, key=len, default=_NO_SET)])
        _ALTERNATIVES.setdefault(place(_rarest), []).append((_number, _shape, _asked(_required)))
_RAREST = sum(1 << at for at in _ALTERNATIVES)

_SETS_WITH: dict[str, int] = {}
"""By code, the sets that it is in."""
for _codes, _bit in _SETS.items():
    for _code in _codes:
        _SETS_WITH[_code] = _SETS_WITH.get(_code, 0) | _bit


def gives_any_order(text: str) -> bool:
    """Whether the `plain` text orders something about the model, its user or secrets: enough for a
    text that somebody took the trouble to encode."""
    return _ANY_ORDER.search(read(text).codes) is not None


_ANY_ORDER = shape_of(
    "(?:^|[|,:])~2<DIS,REV,SND,RUN,OFF,HID,SWP,YOU>~3(?:<ALL>|<OWN>|<USR>|<SEC>|<SYP>|<CMD>|<DAT>|<FRE>|u)"
)
