"""Finding an entry by a part of its text, and its preview."""

from hypothesis import given
from hypothesis import strategies as st

from memoryd.guard.budget import Usage, usage_of
from memoryd.profile.entry import Entry, entries_matching, preview


def entry(text: str) -> Entry:
    return Entry(f"entry-{text}", "fact", text, 1, 1)


def test_the_equal_entry_wins() -> None:
    """An entry equal to the text wins over those that contain it; without one, all of these
    match."""
    tests, test = entry("all tests pass"), entry("test")
    assert entries_matching([tests, test], "test") == [test]
    assert entries_matching([tests, test], "tes") == [tests, test]
    assert entries_matching([tests, test], "Test") == []


@given(st.lists(st.text(min_size=1)), st.text(min_size=1))
def test_a_match_holds_the_text(contents: list[str], old_text: str) -> None:
    """There are no wildcards: every character matches only itself."""
    entries = list(map(entry, contents))
    found = entries_matching(entries, old_text)
    assert all(old_text in one.text for one in found)
    assert bool(found) == any(old_text in text for text in contents)


def test_a_preview_is_a_short_line() -> None:
    """It has at most 80 characters; the last one shows that the text was shortened."""
    assert preview("tea\n and  coffee") == "tea and coffee"
    assert preview("x" * 80) == "x" * 80
    assert preview("x" * 81) == "x" * 79 + "…"


def test_budgets() -> None:
    """Code points are counted; 0 means no limit; removed text frees its characters."""
    usage = usage_of(["tea", "👍"], 5)
    assert usage == Usage(used=4, limit=5, entries=2)
    assert usage.has_room(1)
    assert not usage.has_room(2)
    assert usage.without_text("tea") == Usage(used=1, limit=5, entries=1)
    assert usage_of(["x" * 10_000], 0).has_room(10_000)
