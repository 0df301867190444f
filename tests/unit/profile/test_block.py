"""The profile's sections of a prompt."""

import re

from hypothesis import given
from hypothesis import strategies as st

from memoryd.profile.block import ShownEntry, profile_section
from memoryd.rules.prompt_block import one_line

texts = st.lists(st.text("ab `~\n#-", min_size=1, max_size=30), min_size=1, max_size=6)


def test_nothing_is_an_empty_text() -> None:
    """No heading without an entry."""
    assert profile_section("memory", []).rendered == ""


@given(texts)
def test_no_entry_leaves_its_fence(contents: list[str]) -> None:
    """The fence is longer than any run of backticks between its ends, each entry is one line."""
    entries = [ShownEntry(str(number), one_line(text)) for number, text in enumerate(contents)]
    section = profile_section("profile", entries)
    heading, _, body = section.rendered.partition("\n\n```")
    assert heading.startswith("## User profile\n\n")
    opening, *lines, closing, end = f"```{body}".split("\n")
    assert end == ""
    assert opening == f"{closing}text"
    assert set(closing) == {"`"}
    assert lines == [f"- {entry.line}" for entry in entries]
    runs = [len(run) for line in lines for run in re.findall("`+", line)]
    assert len(closing) > max(runs, default=2)


def test_a_section_without_one_of_its_entries_is_a_section() -> None:
    """After an entry is removed, the section is rendered without it."""
    entries = [ShownEntry("1", "tea"), ShownEntry("2", "coffee")]
    section = profile_section("memory", entries)
    assert profile_section("memory", section.entries[:1]).rendered.endswith("```text\n- tea\n```\n")
