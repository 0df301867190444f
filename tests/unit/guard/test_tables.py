"""Every row of the tables: its example is refused for its category, its twin is accepted."""

import re

import pytest

from memoryd.guard.categories import CATEGORIES
from memoryd.guard.lexicon.decisions.languages import LANGUAGES as DECISIONS
from memoryd.guard.lexicon.notions import NOTIONS
from memoryd.guard.lexicon.schemes.languages import LANGUAGES as SCHEMES
from memoryd.guard.lexicon.secrecy.languages import LANGUAGES as SECRECY
from memoryd.guard.order_search import find_order
from memoryd.guard.orders import ORDERS, Order
from memoryd.guard.pattern import Pattern
from memoryd.guard.reading import read
from memoryd.guard.scan import PATTERNS, scan
from memoryd.guard.secret_kind import SecretKind
from memoryd.guard.secret_kinds import SECRET_KINDS
from memoryd.guard.views import plain
from memoryd.guard.vocabulary import VOCABULARY
from tests.paths import ROOT


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda row: row.example[:40])
def test_a_pattern_refuses_its_example_and_accepts_its_twin(pattern: Pattern) -> None:
    """A pattern finds its own example; what only resembles it is stored."""
    example = plain(re.sub(r"\bDAN\b", "danjailbreak", pattern.example))
    assert any(re.search(shape, example) for shape in pattern.shapes)
    assert scan(pattern.example) is not None
    assert scan(pattern.twin) is None
    assert pattern.category in CATEGORIES


@pytest.mark.parametrize("order", ORDERS, ids=lambda row: row.example)
def test_an_order_refuses_its_example_and_accepts_its_twin(order: Order) -> None:
    """An order is found as itself or as another of its category."""
    example = plain(order.example)
    found = find_order(example, read(example), frozenset())
    assert found is not None
    assert found.category == order.category
    assert scan(order.twin) is None


@pytest.mark.parametrize("kind", SECRET_KINDS, ids=lambda row: row.kind)
def test_a_secret_is_refused_and_its_twin_is_not(kind: SecretKind) -> None:
    """A live secret is refused without being repeated in the reason."""
    refusal = scan(kind.example)
    assert refusal is not None
    assert refusal.category == "secret"
    value = kind.form.search(kind.example)
    assert value is not None
    assert value[value.lastgroup or 0] not in refusal.reason
    assert scan(kind.twin) is None


def test_every_notion_is_explained_and_used() -> None:
    """The lexicon and the table of notions name the same notions."""
    assert {one for held in VOCABULARY.notions.values() for one in held} == set(NOTIONS)


def test_no_phrase_of_a_scheme_swallows_the_words_of_an_order() -> None:
    """A phrase counts as one word: "never reveal" as a word of secrecy would hide that something is
    forbidden to be revealed."""
    told = DECISIONS[0].WORDS.keys() | SCHEMES[0].WORDS.keys() | SECRECY[0].WORDS.keys()
    swallowing = {
        f"{first} {' '.join(rest)}"
        for first, seconds in VOCABULARY.phrases.items()
        for phrases in seconds.values()
        for rest, code in phrases
        if VOCABULARY.notions[code] <= told
        and any(_notions(word.removesuffix("*")) - told - {"SKP"} for word in (first, *rest))
    }
    assert swallowing == set()


def _notions(word: str) -> frozenset[str]:
    code = VOCABULARY.exact.get(word)
    return VOCABULARY.notions[code] if code else frozenset()


def test_every_category_is_documented() -> None:
    """docs/guard.md has a row for each category, in the words of the table."""
    page = (ROOT / "docs" / "guard.md").read_text("utf-8")
    for category, description in CATEGORIES.items():
        assert f"| `{category}` | {description} |" in page
