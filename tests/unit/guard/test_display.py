"""Stored texts as a prompt may show them."""

from memoryd.guard.categories import RESEMBLANCE
from memoryd.guard.display import category_of_part
from memoryd.guard.scan import scan
from tests.labelled import by_size, cases

TALK = "The tram was late and the soup was cold. We walked along the river in the rain. " * 10


def test_a_part_resembles_an_attack_where_its_whole_does() -> None:
    """A text that was taken whole is not blocked for the weights of the words of one part."""
    parts = [item["text"] for item in cases("threats_own.jsonl")]
    taken = refused = 0
    for part in parts[:: by_size(sample=1, full=10)]:
        found = scan(part)
        if found is None or found.category != RESEMBLANCE:
            continue
        whole = f"{TALK}{part} {TALK}"
        of_whole = scan(whole)
        assert category_of_part(part, whole) == (of_whole and of_whole.category)
        assert category_of_part(part, part) == RESEMBLANCE
        taken += of_whole is None
        refused += of_whole is not None
    assert taken, "no text resembles an attack by itself alone: this test shows nothing"
    assert refused
