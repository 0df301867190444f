"""A language other than the message's own never captures."""

import pytest

from memoryd.rules.capture.decrees import find_decrees


@pytest.mark.parametrize(
    "message",
    [
        "I've finished the game, it was great.",
        "They remind me of what I've achieved and how far I've come.",
        "We were teammates for four years, so we've played together for quite some time.",
        "Meeting him must've been awesome.",
        "I've been trying to squeeze in some me-time.",
        "The English CV we've been refining, that's the one.",
        "Ça marche, j'ai fini le programme.",
        "Ich habe ein bisschen Sahne ins Omelett getan, lecker.",
    ],
)
def test_no_other_language_reads_the_message(message: str) -> None:
    """English with "'ve" is no Turkish, and nothing else is either."""
    assert find_decrees(message) == []


@pytest.mark.parametrize(
    ("message", "text"),
    [
        ("Bana bir daha mail atma.", "Bana bir daha mail atma."),
        ("Thanks a lot! Bitte schick nie wieder Mails an Tom.", "schick nie wieder Mails an Tom."),
        ("Great work. 不要给王经理发微信。", "不要给王经理发微信。"),
        ("Never email Tom. Et n'écris jamais à Léa.", "n'écris jamais à Léa."),
    ],
)
def test_each_sentence_is_read_in_its_own_language(message: str, text: str) -> None:
    """A message may switch from one language to another."""
    assert any(text in decree.text for decree in find_decrees(message))


@pytest.mark.parametrize(
    "message",
    [
        "Don't just ask whether to start, show me the draft.",
        "Don't only list them, rank them too.",
        "It's just for me, no report needed.",
        "No further adjustments needed!",
        "No greeting is required.",
        "Stop asking and just send it.",
    ],
)
def test_what_asks_for_more_or_for_less_forbids_nothing(message: str) -> None:
    """ "Don't just ask" wants more than asking, "no report needed" takes a duty away."""
    assert find_decrees(message) == []


def test_a_ban_with_just_and_a_condition_is_one() -> None:
    """What may not be done just so may not be done."""
    (decree,) = find_decrees("Don't just delete files without asking me.")
    assert decree.text == "Don't just delete files without asking me."


def test_what_no_tool_could_do_is_no_decree_of_a_tool_that_looks() -> None:
    """An unknown verb without an object says nothing to a search; to a fax it may."""
    assert find_decrees("just dont overdo it", tools_ran=["web_search"]) == []
    (decree,) = find_decrees("You should also not fax it.", tools_ran=["fax_send"])
    assert decree.tool_name == "fax_send"
