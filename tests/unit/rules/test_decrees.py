"""Which sentences of a message become decrees, with which body."""

import time
import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.rules.capture.decrees import MAX_TEXT, Decree, find_decrees
from memoryd.rules.capture.marks import without_marks
from memoryd.rules.capture.own_words import QUOTED, own_words
from memoryd.rules.capture.sentences import plain, sentences
from memoryd.rules.judging.prohibition import read_prohibition
from tests.labelled import cases


def texts(message: str) -> list[str]:
    return [decree.text for decree in find_decrees(message)]


def test_the_safety_case_keeps_the_user_s_bytes() -> None:
    """The sentence of the safety case becomes the body of its rule, byte for byte."""
    assert find_decrees(
        "Never email Sarah at sarah@example.com.",
        tools_ran=["send_email"],
        available_tools=["send_email", "shell"],
    ) == [
        Decree(
            text="Never email Sarah at sarah@example.com.",
            sentence="Never email Sarah at sarah@example.com.",
            tool_name="send_email",
        )
    ]


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("Good work! Now never lint vendored code.", ["never lint vendored code."]),
        ("DON’T PAINT THE BIKESHED", ["DON’T PAINT THE BIKESHED"]),
        ("dont poke the staging box", ["dont poke the staging box"]),
        ("pelase do nto poke the staging box", ["pelase do nto poke the staging box"]),
        ("you msut not raed the vault", ["you msut not raed the vault"]),
        ("sotp shraing vault pictures", ["sotp shraing vault pictures"]),
        ("Don;t poke the staging box, plesae", ["Don;t poke the staging box, plesae"]),
        ("Stop renaming my variables.", ["Stop renaming my variables."]),
        ("You must not read the vault.", ["You must not read the vault."]),
        (
            "On release days, do not merge refactorings.",
            ["On release days, do not merge refactorings."],
        ),
        (
            "That was quick — but never bypass the queue, it keeps order.",
            ["never bypass the queue, it keeps order."],
        ),
        (
            "never dial the office and don't fax it, ok?",
            ["never dial the office", "don't fax it, ok?"],
        ),
        ("- use spaces\n- never use tabs", ["never use tabs"]),
        ("No meetings on Thursdays.", ["No meetings on Thursdays."]),
        ("- no calls before noon\n- tea at four", ["no calls before noon"]),
        ("No sudo. Ever.", ["No sudo. Ever."]),
        ("No more auto-replies to fans.", ["No more auto-replies to fans."]),
        ("Ok, new policy: don't restart art.", ["don't restart art."]),
        ("i'll say it again DON'T SELL ART", ["i'll say it again DON'T SELL ART"]),
        ("شكرا! لا تُرسل شيئًا بعد 9.", ["لا تُرسل شيئًا بعد 9."]),
        ("Ok! Và đừng xóa art.", ["đừng xóa art."]),
        ("Nothing goes live without my ok.", ["Nothing goes live without my ok."]),
        ("deploying to prod is off limits", ["deploying to prod is off limits"]),
        ("leave ~/.aws alone. always.", ["leave ~/.aws alone. always."]),
        ("Can we agree that you never rebase?", ["Can we agree that you never rebase?"]),
        ("You should also not fax it.", ["You should also not fax it."]),
        ("Good. And can we agree that you never rebase?", ["can we agree that you never rebase?"]),
        ("Kannst du aufhören, Wecker zu stellen?", ["Kannst du aufhören, Wecker zu stellen?"]),
        ("Peux-tu arrêter de publier ?", ["Peux-tu arrêter de publier ?"]),
        ("Ab jetzt wird nichts mehr überwiesen.", ["Ab jetzt wird nichts mehr überwiesen."]),
        ("Tu n'as plus le droit de voter.", ["Tu n'as plus le droit de voter."]),
        ("唔好再打電話畀阿媽", ["唔好再打電話畀阿媽"]),
        ("Keine Anrufe vor zehn.", ["Keine Anrufe vor zehn."]),
        ("Pas de réunion le lundi.", ["Pas de réunion le lundi."]),
        ("Nada de llamadas antes de las diez.", ["Nada de llamadas antes de las diez."]),
        (
            "the thing with the oven is never preheat it",
            ["the thing with the oven is never preheat it"],
        ),
        ("前天那单算了。以后别叫专车了，太贵", ["以后别叫专车了，太贵"]),
        ("你能不能以后不要再替我点外卖了？", ["以后不要再替我点外卖了？"]),
        ("(please don't reuse it)", ["please don't reuse it"]),
        ("don't print drafts, and don't print maps", ["don't print drafts", "don't print maps"]),
        ("the car is booked one more wish never move it", ["one more wish never move it"]),
        ("nooo dont buy cheap ink again", ["nooo dont buy cheap ink again"]),
        (
            "please avoid ringing Mr Petrakis before 10",
            ["please avoid ringing Mr Petrakis before 10"],
        ),
        ("Mind you: **never** eject the disk", ["**never** eject the disk"]),
        ("别碰测试数据。", ["别碰测试数据。"]),
        ("別再把草稿發到群裡了", ["別再把草稿發到群裡了"]),
        ("跟我说话永远不要用敬语", ["跟我说话永远不要用敬语"]),
        ("以后周报别写太长", ["以后周报别写太长"]),
        ("nice one but plzzz stop adding jazz", ["plzzz stop adding jazz"]),
        ("don't post in this channel", ["don't post in this channel"]),
        ("不要改表结构，也不要删索引。", ["不要改表结构", "也不要删索引。"]),
        ("Ruf meine Chefin nie wieder an!", ["Ruf meine Chefin nie wieder an!"]),
        ("Nunca reinicies el servidor 4.", ["Nunca reinicies el servidor 4."]),
        ("Ne redémarre jamais la box.", ["Ne redémarre jamais la box."]),
        ("Nunca envie fotos sem pedir.", ["Nunca envie fotos sem pedir."]),
        ("Never. Push. To. Main.", ["Never. Push. To. Main."]),
        ("Do. Not. Touch. Art.yml.", ["Do. Not. Touch. Art.yml."]),
        ("Never 👏 sell 👏 art", ["Never 👏 sell 👏 art"]),
        ("I'd like it if you wouldn't change art", ["I'd like it if you wouldn't change art"]),
        ("You must not just do this on prod.", ["You must not just do this on prod."]),
        ("Hands off, art.yml!", ["Hands off, art.yml!"]),
        ("plz nevr sell art", ["plz nevr sell art"]),
        ("no announcements from you any more", ["no announcements from you any more"]),
        ("I'd love it if you'd stop adding jazz", ["I'd love it if you'd stop adding jazz"]),
        ("demo = play. live = hands off, never sell art", ["never sell art"]),
        ("The gate code must never be texted.", ["The gate code must never be texted."]),
        ("Fine. trunk must not be pushed to", ["trunk must not be pushed to"]),
        ("No mails may ever be sent at night.", ["No mails may ever be sent at night."]),
        ("I'm begging you to not sell art", ["I'm begging you to not sell art"]),
        ("please keep in mind not to sell art", ["please keep in mind not to sell art"]),
        ("Don’t sell art while I’m logged in.", ["Don’t sell art while I’m logged in."]),
        ("this is what you did:\n\n```\nrm art\n```\n\nnever sell art", ["never sell art"]),
        ("the log says:\n> rm art\n\nnever sell art", ["never sell art"]),
    ],
)
def test_a_prohibition_becomes_a_body(message: str, expected: list[str]) -> None:
    """The clause that forbids is the body, without what leads up to it, scope kept."""
    assert texts(message) == expected


@pytest.mark.parametrize(
    "message",
    [
        "I never touched it.",
        "They do not open on Sundays.",
        "never mind, solved",
        "Don't forget to water the plants!",
        "Don't hesitate to page me.",
        "just two pages this time, don't include the cover in this print",
        "For this poster don't use red",
        "In chess you must never castle through check.",
        "plzzz never mind",
        "別擔心，沒事的",
        "媽媽說不准吃糖",
        "这篇稿子别写太长",
        "老板跟我说永远不要借钱",
        "Why don't you ask Ines?",
        "You don't need to lint that.",
        "The importer must never block the loop.",
        "Write to Jo: never touch the blue wire. Don't panic either.",
        "she wrote 'do not touch this' on the box",
        "> never run this\n\nis that so?",
        "```\n# do not edit\n```\nwhat is this?",
        "Translate this:\n\nDo not lean out. Never smoke here.",
        "If I told you to never sleep, would you?",
        "stop the timer",
        "don't send it yet",
        "don't open that print while I'm checking it",
        "don't send it while I'm in a meeting",
        "Translate this:\n\n```\nhi\n```\n\nNever smoke here.",
        "no more than four columns",
        "不要紧，明天再说",
        "别人怎么做的？",
        "我不要这个",
        "Vergiss nicht, Milch zu kaufen.",
        "No te preocupes por eso.",
        "N'hésite pas à demander.",
        "Não sei o que houve.",
        "Do Not Disturb is on in the lobby, how do I switch it off?",
        "If the pump had never run, would we notice?",
        "do not → don't, cannot → can't. Apply that to the manual",
        "add Don't Look Up and Stop Making Sense to the film list",
        "the label says: Do not freeze. Never give to children — order two of them",
        "mira 14:02  never use my laptop\njon 14:03  ok\nhow many open requests are there",
        "what is this\n[init] WARNING: do not power off\n[init] axis never reached home",
        "That is our mistake, until then: hands off.",
        "No meetings on Thursdays so far.",
        "no messages to read",
        "No calls with clients today, so clean up the inbox",
        "Pas de réunion le lundi prochain, tu confirmes ?",
        "Keine Anrufe vor zehn heute.",
        "Si te dijera que no reserves hoteles, te extrañaría.",
        "页面弹出提示，禁止上传大文件，怎么办？",
        "老板都不准我们用公司卡，帮我看看酒店",
        "可别小看这台旧机器",
        "It is possible to not archive mails, says the manual.",
        "Nothing goes right on Mondays.",
        "no problems, ever since the update",
        "Smoking is forbidden in the rental, is that normal?",
        "我妈老是说不要熬夜不要熬夜，烦死了",
        "公司禁止用U盘，我只能走网盘传",
        "Schild: »Fahrräder abstellen verboten! Bitte nicht anlehnen.« und drucken",
        "Бабушка говорила: никогда не занимай денег. Запиши в заметки",
        "No. Thanks. Bye.",
        "Stop. Hammer. Time.",
        "Never. Ever. Give. Up.",
        "No. Never. Maybe.",
        "Never. Send. A. Boy. To do a man's job.",
        "NVER is the ticker symbol",
        "I'd like it if you'd never left.",
        "Nice job 👏 see you",
        "it nevr works",
        "dont wrory about the vault",
        "Don't froget to shwo her the vault",
        "it's nto there and nevre was",
        "it would be nice if you'd stop by tomorrow",
        "the readme says:\n\n# Title\n\nNever lint it.",
        "You can't just do that here without asking, people were furious",
        "Drafts must not be published. Add a test for it.",
        "The card should never be charged twice, fix that",
        "The handbook says no mails may be sent at night",
        "Remember not every print is art",
        "Jo's note in full:\n\n---\nHi,\nnever sell art.\n---\n\nwhat does she mean?",
    ],
)
def test_what_only_looks_like_a_prohibition_is_left(message: str) -> None:
    """Statements, idioms, questions, relaxations, content and pasted text are no decrees."""
    assert texts(message) == []


@pytest.mark.parametrize(
    "message",
    [
        "The sidebar must close by itself. Never block the gesture.",
        "If the tray list is empty, don't render the hint.",
        "Implement a cache. It should be small, don't use globals(), never throw.",
        "Token lives an hour, never reveal its owner. Please implement this.",
        "The test runner must keep order. Never mark a test as skipped when its setup failed.",
        "Implement a linter. Never flag code inside comments.",
        "标题太长就截断，按钮没有内容时不要显示。",
    ],
)
def test_what_software_must_not_do_is_no_decree(message: str) -> None:
    """A prohibition inside a specification is for the software."""
    assert texts(message) == []


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        (
            "The sidebar must close by itself. Never touch the theme file.",
            ["Never touch the theme file."],
        ),
        (
            "The list should scroll. Please never block the queue again.",
            ["Please never block the queue again."],
        ),
        ("The app must be fast.\n\nNever raise my limits.", ["Never raise my limits."]),
        ("Fix the parser. Never silence a mypy error.", ["Never silence a mypy error."]),
        (
            "Refactor the form. And never comment out a slow test.",
            ["never comment out a slow test."],
        ),
        ("Write the migration. Never amend a pushed commit.", ["Never amend a pushed commit."]),
    ],
)
def test_an_order_beside_a_specification_is_one(message: str, expected: list[str]) -> None:
    """The agent's own acts and words to the agent are not read as the software's."""
    assert texts(message) == expected


@pytest.mark.parametrize(
    "kept",
    [
        "sub.domain.example.org",
        "https://x.example/v1.2/?q=a.b",
        "notes.v2.md",
        "3.11.4",
        "10.0.0.1",
    ],
)
def test_a_dot_inside_a_word_ends_no_sentence(kept: str) -> None:
    """Addresses, file names, versions and numbers stay whole."""
    assert texts(f"Never use {kept} here. It breaks.") == [f"Never use {kept} here."]


def test_a_long_body_is_cut_at_a_word() -> None:
    """A body has at most 240 characters and ends with a whole word of the sentence."""
    message = "Never email " + "somebody " * 60
    (text,) = texts(message)
    assert MAX_TEXT - 12 < len(text) <= MAX_TEXT
    assert text.split()[-1] == "somebody"


def test_the_same_decree_is_reported_once() -> None:
    """Case, spacing, apostrophe and final punctuation make no second decree."""
    assert texts("Don't ping Max. DON’T  ping Max!") == ["Don't ping Max."]


def test_a_tool_is_chosen_for_each_decree() -> None:
    """Two decrees of one message may belong to two tools."""
    found = find_decrees("Never push to trunk, and don't text Ravi.", tools_ran=["sms_send", "git"])
    assert [decree.tool_name for decree in found] == ["git", "sms_send"]


def test_a_tool_that_the_verb_names_is_chosen() -> None:
    """It comes before one that ran and is near, and before one that only looks."""
    (mailed,) = find_decrees(
        "Don't email their accountant.",
        tools_ran=["invoice_create"],
        available_tools=["send_email"],
    )
    (wired,) = find_decrees(
        "Never wire money to who isn't on the vendor list.",
        available_tools=["bank_transfer", "vendor_lookup"],
    )
    assert (mailed.tool_name, wired.tool_name) == ("send_email", "bank_transfer")


def test_quotations_are_masked_in_place() -> None:
    """What is quoted is blanked and everything else keeps its position."""
    message = "say 'hello there' to “them”"
    words = own_words(message)
    assert words == f"say {QUOTED * 13} to {QUOTED * 6}"


def test_accents_and_vowels_of_their_own_count_for_nothing() -> None:
    """A body keeps them, and what stands behind is found where it stands."""
    nfd = unicodedata.normalize("NFD", "Rồi ạ. Đừng xóa ảnh nữa. Cảm ơn")
    assert texts(nfd) == [unicodedata.normalize("NFD", "Đừng xóa ảnh nữa.")]
    assert without_marks("شيئًا") == ("شيئا", [0, 1, 2, 4, 5])


def test_plain_text_keeps_its_length() -> None:
    """Lower case and straight apostrophes never move a position."""
    assert plain("DON’T İstanbul，OK") == "don't İstanbul,ok"


def test_sentences_end_at_marks_and_lines() -> None:
    """Marks before a space, full-width marks and line breaks end sentences."""
    text = "Hi Dr. Lee. Fine? 好。走吧\nnext one"
    assert [text[a:b] for a, b in sentences(text)] == [
        "Hi Dr. Lee.",
        "Fine?",
        "好。",
        "走吧",
        "next one",
    ]


WORDS = st.sampled_from(
    [
        "never",
        "don't",
        "do",
        "not",
        "stop",
        "sending",
        "you",
        "must",
        "please",
        "and",
        ",",
        ".",
        "?",
        "!",
        ":",
        "'",
        '"',
        ">",
        "\n",
        "-",
        "```",
        "不要",
        "别",
        "email",
        "nunca",
        "ne",
        "pas",
        "nicht",
        "kein",
        "не",
        "nie",
        "non",
        "geen",
        "지 마",
        "ないで",
        "yapma",
        "Bob:",
        "http://a.b/c.d",
        "a@b.co",
        "in",
        "if",
        "no",
        "more",
        "(",
        ")",
        "—",
        "。",
        "，",
    ]
)


@given(st.one_of(st.text(max_size=300), st.lists(WORDS, max_size=80).map(" ".join)))
@settings(max_examples=300, deadline=None)
def test_any_text_is_read_without_error(message: str) -> None:
    """Nothing raises; bodies are short, sentences capped, and both the message's own words."""
    collapsed = " ".join(message.split())
    for decree in find_decrees(message, tools_ran=["a_b", ""], available_tools=[" X "]):
        assert 0 < len(decree.text) <= MAX_TEXT
        assert len(decree.sentence) <= 1000
        assert decree.text in collapsed
        assert decree.sentence in collapsed


HOSTILE = [
    "never never ", "don't ", '"', "'a ", "> ", "> \n", "```\n", "“", "别", "不要，", "!", "?. ",
    "and never run x, ", "stop ", "no uses ", "ne pas ", "schick nicht ",
    "mejla inte ", "mejla ", "inga mejl till ", "a@b.c ", "Bob: x\n",
    "The app must go. Never block it. ", "when the list is ", "the button ",
    "rule is ", "写一份：不要发，",
    "не ", "не пиши ", "никогда ", "nie wysyłaj ", "non fare ", "niet ", "stuur geen ",
    "지 마 ", "하지 말고 ",
    "لا ترسل ", "لا تُ", "ممنوع ", "đừng ", "không được ", "từ nay ", "u\u031b\u0300",
    "ないで", "のは", "gönderme ", "ma ", "и не ", "бы в ",
    "- never run x\n", "text bob: ", "( ", " - ", "you must not ", "please ", "From: a\n",
]  # fmt: skip


@pytest.mark.parametrize("seed", HOSTILE)
def test_hostile_repetition_takes_linear_time(seed: str) -> None:
    """Four times the text takes about four times as long, far from sixteen."""

    def seconds(size: int) -> float:
        message = (seed * (size // len(seed) + 1))[:size]
        times = []
        for _ in range(3):
            start = time.process_time()
            find_decrees(message, tools_ran=["bash"])
            times.append(time.process_time() - start)
        return min(times)

    assert seconds(20_000) < 10 * seconds(5_000) + 0.05


def read(name: str) -> Iterator[tuple[dict[str, Any], list[Decree]]]:
    """The messages of a labelled set with what is captured from them, borderline left out."""
    for item in cases(name):
        if not item["borderline"]:
            ran = [call["name"] for call in item["tool_calls"]]
            yield (
                item,
                find_decrees(
                    item["message"], tools_ran=ran, available_tools=item["available_tools"]
                ),
            )


def scores(name: str) -> tuple[float, float, float]:
    """Precision, recall and right tool on a labelled set, borderline left out."""
    matched = captured = expected = right = 0
    for item, left in read(name):
        captured += len(left)
        expected += len(item["expect"])
        for wanted in item["expect"]:
            parts = [part.casefold() for part in wanted["rule_contains"]]
            for decree in left:
                if all(part in decree.text.casefold() for part in parts):
                    matched += 1
                    right += decree.tool_name == wanted["tool"]
                    left.remove(decree)
                    break
    return matched / captured, matched / expected, right / matched


@pytest.mark.parametrize(
    ("name", "precision", "recall", "tool"),
    [("decrees_dev.jsonl", 0.985, 0.95, 0.96), ("decrees_own.jsonl", 0.97, 0.93, 0.95)],
)
def test_labelled_sets_reach_their_floors(
    name: str, precision: float, recall: float, tool: float
) -> None:
    """Precision, recall and the right tool on labelled messages stay above their floors."""
    assert scores(name) >= (precision, 0, 0)
    assert scores(name)[1] >= recall
    assert scores(name)[2] >= tool


def test_what_is_captured_binds() -> None:
    """No rule that capture writes down is taken for a mere statement when calls are checked."""
    assert [
        decree.text
        for name in ("decrees_dev.jsonl", "decrees_own.jsonl")
        for _, captured in read(name)
        for decree in captured
        if read_prohibition(decree.text, decree.tool_name).forbids_nothing
    ] == []
