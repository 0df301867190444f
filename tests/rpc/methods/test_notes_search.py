"""memory_search over the socket: what is found, in what order, and by which filter."""

import unicodedata
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from memoryd.guard.scan import scan
from tests.client import Client
from tests.daemon import Daemon
from tests.rpc.methods.note_calls import Notes

USER = "sam"
KEYWORDS_ONLY = ("--embedding-model", "none")


@pytest.fixture
def notes(client: Client) -> Notes:
    return Notes(client, USER)


@pytest.fixture(scope="module")
def keyword_daemon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Daemon]:
    """A daemon without a model: what it finds, it finds by its words."""
    daemon = Daemon(tmp_path_factory.mktemp("keywords"), *KEYWORDS_ONLY)
    daemon.start()
    yield daemon
    assert daemon.stop() == 0, daemon.log()
    daemon.check_log()


Find = Callable[[str], list[str]]


@pytest.fixture
def find_by_words(
    keyword_daemon: Daemon, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Find]]:
    """Stores notes for a user of the test's own; gives what finds them by keyword alone."""
    with Client(keyword_daemon.socket) as client:
        notes = Notes(client, f"u{abs(hash(request.node.nodeid))}")

        def store(*contents: str) -> Find:
            notes.save_all(contents)

            def find(query: str) -> list[str]:
                answer = notes.answer(query, top_k=20)
                assert len(answer["warnings"]) == 1
                return [one["text"] for one in answer["results"] if one["score"] > 0]

            return find

        yield store


def test_notes_are_found_by_meaning(notes: Notes) -> None:
    """A query that shares no word with a note finds it among others."""
    notes.save_all(
        [
            "My sister gave birth to twins last week",
            "The server room is on the third floor",
            "User prefers answers in German",
            "The budget for 2027 was approved",
        ]
    )
    assert notes.texts("newborn babies in the family")[0].startswith("My sister")
    assert notes.texts("which language to write in")[0] == "User prefers answers in German"
    assert notes.texts("money we may spend")[0].startswith("The budget")


def test_words_count_beside_meaning(notes: Notes) -> None:
    """A name that no model knows finds its note."""
    notes.save_all([f"Ticket QX-{n}17 is about the billing page" for n in range(20)])
    assert notes.texts("QX-1317")[0] == "Ticket QX-1317 is about the billing page"


def test_there_is_no_cut_off(notes: Notes) -> None:
    """What fits badly is answered too, with a low score, unless min_score is given."""
    notes.save("User likes pizza")
    (far,) = notes.search("quarterly tax return")
    (near,) = notes.search("pizza")
    assert near["score"] > 0.5 > far["score"] >= 0
    assert notes.search("quarterly tax return", min_score=0.5) == []
    assert notes.search("pizza", min_score=near["score"]) == [near]


def test_a_score_means_the_same_in_every_query(notes: Notes) -> None:
    """It does not depend on which other notes are answered."""
    notes.save_all(["User likes pizza", "User likes pasta", "The sky is blue today"])
    alone = notes.search("pizza", top_k=1)
    assert notes.search("pizza", top_k=20)[:1] == alone


def test_ties_come_in_a_fixed_order(notes: Notes) -> None:
    """The same search answers the same, also where scores are equal."""
    notes.save_all(["User likes pizza"], category="a")
    notes.save_all(["User likes pizza"], category="b")
    notes.save_all(["User likes pizza"], namespace="skill-x")
    first = notes.search("pizza")
    assert len({one["score"] for one in first}) == 1
    assert all(notes.search("pizza") == first for _ in range(5))
    assert notes.search("pizza", top_k=2) == first[:2]


def test_a_long_note_is_one_result(notes: Notes) -> None:
    """Its best passage is the text, and every part of it can be found."""
    parts = [
        "The garden has roses and tulips that bloom in spring. " * 12,
        "Our database runs PostgreSQL 16 with two replicas. " * 12,
        "Grandmother's birthday is on the ninth of July. " * 12,
    ]
    note_id = notes.save("\n\n".join(parts))
    for query, word in [("flowers", "roses"), ("which database", "PostgreSQL"), ("July", "July")]:
        (found,) = notes.search(query)
        assert found["note_id"] == note_id
        assert word in found["text"]
        assert len(found["text"]) < 2000


def test_nothing_of_a_note_is_lost(find_by_words: Callable[..., Find]) -> None:
    """The word at the very beginning, the middle and the end of the longest note finds it."""
    words = [f"w{n:05}" for n in range(32_000 // 7)]
    find = find_by_words(" ".join(words), "another note")
    for word in (words[0], *words[100::700], words[-1]):
        (found,) = find(word)
        assert word in found


@pytest.mark.parametrize(
    ("content", "query"),
    [
        ("Running database migrations requires approval", "migration approvals"),
        ("Deploy To PRODUCTION", "deploy to production"),
        ("Reservation at Café Zoë", "cafe zoe"),
        ("用户喜欢喝咖啡", "咖啡"),
        ("他住在北京市海淀区", "海淀"),
        ("ユーザーは東京に住んでいる", "東京"),
        ("ユーザーはコーヒーが好き", "コーヒー"),
        ("사용자는 커피를 좋아한다", "커피"),
        ("ผู้ใช้ชอบกาแฟ", "กาแฟ"),
        ("المستخدم يفضل الشاي", "الشاي"),
        ("Пользователь живёт в Москве", "москве"),
        ("ﬁ ligature", "fi"),
        ("o.brien+x@ex-ample.com", "brien"),
        ("path is C:\\temp\\new_folder", "new_folder"),
    ],
)
def test_words_are_found_in_every_script(
    find_by_words: Callable[..., Find], content: str, query: str
) -> None:
    """By keyword alone: inflected, in other case, without accents, two characters of Chinese."""
    find = find_by_words(content, "Unrelated gardening hints", "无关的笔记")
    assert find(query) == [content]


SYNTAX = [
    "apple NOT banana",
    "apple AND cherry",
    '"apple" OR "zzz"',
    'NEAR("apple cherry", 2)',
    "terms:apple",
    "terms : apple",
    "{terms} : apple",
    "-terms:apple",
    "^apple",
    "(apple",
    "apple)",
    'apple"',
    "'apple'",
    "apple;",
    "apple -- ",
    "apple + zzz",
    "apple\x00zzz",
    "apple*",
    "*apple",
    "apple ^ 2",
    "\\apple",
    "apple/**/",
]


@pytest.mark.parametrize("query", SYNTAX)
def test_a_query_is_never_syntax(find_by_words: Callable[..., Find], query: str) -> None:
    """What FTS5 would read as an operator, a column or an error is text: apple is found."""
    find = find_by_words("An apple and a banana", "Only an apple", "Neither of them")
    assert set(find(query)) >= {"An apple and a banana", "Only an apple"}
    assert "Neither of them" not in find(query)


def test_a_star_is_no_prefix_search(find_by_words: Callable[..., Find]) -> None:
    """`app*` looks for the word app."""
    find = find_by_words("apple", "application", "the app")
    assert find("app*") == ["the app"]


@pytest.mark.parametrize(
    "query", ["...", "🦊", "\x00", "-", '"', "\u200b", "NOT", "*", "()", "' OR 1=1"]
)
def test_a_query_without_words_is_answered(notes: Notes, query: str) -> None:
    """Punctuation, emoji and control characters find what they find, and never an error."""
    notes.save("User likes foxes")
    assert len(notes.answer(query)["results"]) <= 1


@pytest.mark.parametrize(
    "query",
    [
        "x" * 10_000,
        "pizza " * 1666,
        "披萨" * 5000,
        "🍕" * 10_000,
        "a " * 5000,
        "\u0301" * 9999 + "a",
    ],
    ids=["one word", "repeated", "chinese", "emoji", "letters", "accents"],
)
def test_a_query_of_ten_thousand_characters_is_answered(notes: Notes, query: str) -> None:
    """As any other."""
    notes.save("User likes pizza")
    assert len(notes.answer(query)["results"]) <= 1


@given(
    query=st.text(min_size=1, max_size=60).filter(lambda text: text.strip()),
    conversation=st.booleans(),
)
@example(query="\x00'\";--", conversation=True)
@example(query="\ufdfa" * 50, conversation=False)
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_no_query_is_an_error(shared_daemon: Daemon, query: str, conversation: bool) -> None:
    """Any text that is not blank is answered with at most the notes and turns that are there."""
    with Client(shared_daemon.socket) as client:
        notes = Notes(client, "queries-of-any-shape")
        notes.save("User likes pizza")
        if not client.call("memory.session_list", user_id=notes.user_id)["sessions"]:
            notes.say("I like pasta")
        answer = notes.answer(query, include_conversation=conversation)
        assert {one["text"] for one in answer["results"]} <= {"User likes pizza", "I like pasta"}


@given(content=st.text(min_size=1, max_size=300).filter(lambda text: text.strip()))
@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_any_text_can_be_a_note(shared_daemon: Daemon, content: str) -> None:
    """What the guard lets in comes back letter for letter, trimmed and in normal form C."""
    with Client(shared_daemon.socket) as client:
        notes = Notes(client, "notes-of-any-shape")
        assume(scan(content) is None)
        note_id = notes.save(content)
        found = notes.answer(content)["results"]
        text = unicodedata.normalize("NFC", content.strip())
        assert [one["content"] for one in notes.history(note_id)] == [text]
        assert [one["note_id"] for one in found] == [note_id]
        assert found[0]["text"] in text
        notes.delete(note_id)
        assert notes.answer(content)["results"] == []


NEAR = 300


@pytest.fixture(scope="module")
def crowded(shared_daemon: Daemon) -> Iterator[tuple[Notes, dict[str, Any]]]:
    """A user with one note and one turn about Lisbon, and 300 notes and 100 turns that are nearer
    to the query; and what is known of that note."""
    with Client(shared_daemon.socket) as client:
        notes = Notes(client, "crowded")
        pizzas = [f"User likes pizza number {n} with cheese" for n in range(NEAR)]
        notes.save_all(pizzas[: NEAR // 2], category="food", tags=["food", "travel-not"])
        note_id = notes.save("Flight to Lisbon at noon", category="travel", tags=["trip", "air"])
        notes.save_all(pizzas[NEAR // 2 :], category="food", tags=["food", "trip"])
        params = {"user_id": notes.user_id, "session_id": "pizza"}
        messages = [f"I ate pizza number {n} with cheese" for n in range(100)]
        turns = [
            params
            | {"user_message": text, "occurred_at": f"2026-05-01T10:{n // 60:02}:{n % 60:02}Z"}
            for n, text in enumerate(messages)
        ]
        client.results([client.send("memory.turn_complete", one) for one in turns])
        notes.say(
            "I walked through Lisbon", session_id="lisbon", occurred_at="2026-04-01T10:00:00Z"
        )
        notes.catch_up()
        (note,) = notes.search("Flight to Lisbon at noon", top_k=1)
        assert note["note_id"] == note_id
        yield notes, note


QUERY = "pizza with cheese"


@pytest.mark.parametrize(
    "wanted",
    [{"category": "travel"}, {"tags": ["air"]}, {"tags": [" AIR ", "trip", "Trip", ""]}],
)
def test_a_filtered_note_is_found_behind_nearer_ones(
    crowded: tuple[Notes, dict[str, Any]], wanted: dict[str, Any]
) -> None:
    """By category or by all of its tags, however many other notes are nearer."""
    notes, note = crowded
    for top_k in (1, 20):
        found = notes.search(QUERY, top_k=top_k, include_conversation=True, **wanted)
        assert [one["note_id"] for one in found] == [note["note_id"]]


@pytest.mark.parametrize(
    "wanted",
    [
        {"category": "Travel"},
        {"category": "trave"},
        {"tags": ["air", "food"]},
        {"tags": ["ai"]},
        {"tags": ["%"]},
        {"category": "travel", "tags": ["food"]},
    ],
)
def test_a_filter_is_exact(crowded: tuple[Notes, dict[str, Any]], wanted: dict[str, Any]) -> None:
    """Another case of a category, a part of a tag, or one tag too many finds nothing."""
    notes, _ = crowded
    assert notes.search(QUERY, include_conversation=True, **wanted) == []


def test_times_narrow_notes_by_their_last_change(crowded: tuple[Notes, dict[str, Any]]) -> None:
    """since and until are both included, in any offset."""
    notes, note = crowded
    moment = note["updated_at"]
    (found,) = notes.search(QUERY, since=moment, until=moment)
    assert found["note_id"] == note["note_id"]
    in_paris = moment.replace("Z", "+00:00")
    assert notes.search(QUERY, since=in_paris, until=in_paris) == [found]
    before = notes.search("Lisbon", until=moment, top_k=20)
    after = notes.search("Lisbon", since=moment, top_k=20)
    assert before[0]["note_id"] == after[0]["note_id"] == note["note_id"]
    assert {one["note_id"] for one in before} & {one["note_id"] for one in after} == {
        note["note_id"]
    }


def test_times_narrow_turns_by_when_they_were_said(
    crowded: tuple[Notes, dict[str, Any]],
) -> None:
    """By occurred_at, not by when they were stored."""
    notes, _ = crowded
    (found,) = notes.search(
        QUERY,
        include_conversation=True,
        since="2026-03-31T00:00:00Z",
        until="2026-04-02T00:00:00+02:00",
    )
    assert (found["text"], found["occurred_at"]) == (
        "I walked through Lisbon",
        "2026-04-01T10:00:00.000000Z",
    )
    exact = "2026-05-01T10:00:07.000000Z"
    (found,) = notes.search("x", include_conversation=True, since=exact, until=exact)
    assert found["text"] == "I ate pizza number 7 with cheese"


def test_a_session_narrows_the_conversation_only(
    crowded: tuple[Notes, dict[str, Any]],
) -> None:
    """Its turns are found behind nearer ones of other sessions; notes come as ever."""
    notes, _ = crowded
    found = notes.search(QUERY, include_conversation=True, session_id="lisbon", top_k=20)
    assert {one["session_id"] for one in found} <= {None, "lisbon"}
    until = {"until": "2026-04-02T00:00:00Z"}
    (turn,) = notes.search(QUERY, include_conversation=True, session_id="lisbon", **until)
    assert turn["session_id"] == "lisbon"
    unscoped = notes.search(QUERY, session_id="lisbon", top_k=20)
    assert {one["source"] for one in unscoped} == {"user_memory"}
    for unknown in ("nobody", "LISBON"):
        nothing = notes.search(QUERY, include_conversation=True, session_id=unknown, top_k=20)
        assert {one["source"] for one in nothing} == {"user_memory"}


def test_conversation_is_searched_only_on_request(notes: Notes) -> None:
    """What was said is found with include_conversation, and cannot be taken for a note."""
    notes.say(
        "I moved to Lisbon",
        session_id="s1",
        turn_id="t1",
        speaker="Sam",
        assistant_response="How lovely!",
        occurred_at="2026-04-01T12:00:00+02:00",
    )
    assert notes.search("Lisbon") == []
    found = notes.search("Lisbon", include_conversation=True)
    first = found[0]
    assert 0 < first.pop("score") <= 1
    assert first.pop("created_at") == first.pop("updated_at")
    assert first == {
        "note_id": "",
        "text": "I moved to Lisbon",
        "source": "conversation",
        "session_id": "s1",
        "turn_id": "t1",
        "role": "user",
        "speaker": "Sam",
        "occurred_at": "2026-04-01T10:00:00.000000Z",
        "category": None,
        "tags": [],
    }
    assert [(one["role"], one["text"]) for one in found[1:]] == [("assistant", "How lovely!")]


def test_notes_and_turns_are_one_pool(notes: Notes) -> None:
    """One list by score; top_k holds for both together."""
    notes.save_all([f"User likes pizza number {n}" for n in range(4)])
    for number in range(4):
        notes.say(f"I like pizza number {number}")
    found = notes.search("pizza number 3", include_conversation=True, top_k=8)
    assert len(found) == 8
    assert {one["source"] for one in found[:2]} == {"user_memory", "conversation"}
    assert len(notes.search("pizza", include_conversation=True, top_k=5)) == 5


def test_conversation_of_every_session(notes: Notes) -> None:
    """Without a session_id all sessions are searched; a deleted one is gone."""
    notes.say("The code is violet", session_id="one")
    notes.say("The code is orange", session_id="two")
    both = notes.search("code", include_conversation=True)
    assert {one["session_id"] for one in both} == {"one", "two"}
    notes.client.call("memory.session_delete", user_id=USER, session_id="one")
    left = notes.search("code violet", include_conversation=True)
    assert [one["text"] for one in left] == ["The code is orange"]


def test_a_turn_without_a_session_is_not_found(notes: Notes) -> None:
    """Its text was not kept."""
    notes.client.call("memory.turn_complete", user_id=USER, user_message="The code is violet")
    assert notes.search("code", include_conversation=True) == []


def test_the_speaker_and_the_date_of_a_turn_are_found(notes: Notes) -> None:
    """Who said it and when are words of a turn too."""
    for speaker, month in (("Melanie", "03"), ("Caroline", "07")):
        notes.say(
            "I went hiking",
            session_id=speaker,
            speaker=speaker,
            occurred_at=f"2023-{month}-05T10:00:00Z",
        )
    for query, speaker in [
        ("What did Melanie do?", "Melanie"),
        ("What did Caroline do?", "Caroline"),
        ("in July 2023", "Caroline"),
        ("in March", "Melanie"),
    ]:
        assert notes.search(query, include_conversation=True)[0]["speaker"] == speaker


def test_an_untitled_session_is_called_by_its_first_message(notes: Notes) -> None:
    """One line of it; a title that was given stays."""
    notes.say("I moved\nto Lisbon " + "and stayed " * 20, session_id="one")
    notes.say("And then I left", session_id="one")
    notes.client.call("memory.session_start", user_id=USER, session_id="two", title="Travel")
    notes.say("I moved to Porto", session_id="two")
    listed = notes.client.call("memory.session_list", user_id=USER)["sessions"]
    titles = {one["session_id"]: one["title"] for one in listed}
    assert titles["two"] == "Travel"
    assert titles["one"].startswith("I moved to Lisbon and stayed")
    assert len(titles["one"]) <= 80
    assert {one["session_id"]: one["turns"] for one in listed} == {"one": 2, "two": 1}
