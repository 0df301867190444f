"""Swapped letters in the words of a ban are put right, those of names and literals are kept."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.rules.judging.verdict import try_rule
from memoryd.rules.spelling import in_right_order


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Plaese dont sned it", "Please dont send it"),
        ("NVEER PSUH", "NEVER PUSH"),
        ("don;t mrege or delpoy", "don't merge or deploy"),
        ("stop tlaking to Ann", "stop talking to Ann"),
        ("ask sned@x.example, /srv/sned or sned", "ask sned@x.example, /srv/sned or send"),
        ("never use --psuh or 'psuh'", "never use --psuh or 'psuh'"),
        ("Mr Sned and the StPO", "Mr Sned and the StPO"),
        ("never pots, never strat", "never pots, never strat"),
    ],
)
def test_swapped_letters_are_put_right(text: str, right: str) -> None:
    """Words of bans anywhere, deeds only behind such a word; what is a word itself is left."""
    assert in_right_order(text) == right


@given(st.text())
def test_the_length_is_kept(text: str) -> None:
    """Positions in the answer are positions in the text."""
    assert len(in_right_order(text)) == len(text)


@pytest.mark.parametrize(
    "rule",
    ["dont emial bo@x.example", "Nevre mail bo@x.example", "don;t sned mails to bo@x.example"],
)
def test_a_misspelt_ban_binds(rule: str) -> None:
    """A check reads it as it was meant."""
    calls = [("send_email", {"to": to}) for to in ("bo@x.example", "al@x.example")]
    _, answers = try_rule(rule, "send_email", calls)
    assert [answer.verdict for answer in answers] == ["deny", "allow"]
