"""memory_save, memory_update, memory_delete and memory.history over the socket."""

import re
import unicodedata
from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.rpc.methods.note_calls import Notes

USER = "sam"
UUID = r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"


@pytest.fixture
def notes(client: Client) -> Notes:
    return Notes(client, USER)


def save(client: Client, content: str, **more: object) -> dict[str, Any]:
    saved: dict[str, Any] = client.call("memory_save", user_id=USER, content=content, **more)
    return saved


def test_the_round_trip(notes: Notes) -> None:
    """Saved, found, updated, found anew and not as it was, deleted, gone."""
    note_id = notes.save("User's name is Shantanu")
    assert notes.texts("name") == ["User's name is Shantanu"]
    notes.update(note_id, "User prefers SG")
    assert notes.texts("what to call the user") == ["User prefers SG"]
    for query in ("name", "Shantanu", "User's name is Shantanu"):
        assert not any("Shantanu" in text for text in notes.texts(query, top_k=20))
    notes.delete(note_id)
    assert notes.search("what to call the user") == []


def test_a_saved_note_answers_its_id(client: Client) -> None:
    """A note- and a random UUID, and that it is no duplicate."""
    answer = save(client, "User likes pizza")
    assert re.fullmatch(f"note-{UUID}", answer.pop("note_id"))
    assert answer == {"message": "Note saved successfully.", "duplicate": False}


def test_a_note_is_found_whole(notes: Notes) -> None:
    """A result tells all that a note has, and null for what only turns have."""
    note_id = notes.save("User prefers dark mode", category="preference", tags=["ui"])
    (found,) = notes.search("dark mode")
    assert 0 < found.pop("score") <= 1
    assert found.pop("created_at") == found.pop("updated_at")
    assert found == {
        "note_id": note_id,
        "text": "User prefers dark mode",
        "source": "user_memory",
        "session_id": None,
        "turn_id": None,
        "role": None,
        "speaker": None,
        "occurred_at": None,
        "category": "preference",
        "tags": ["ui"],
    }


def test_content_is_trimmed(notes: Notes) -> None:
    """Spaces and line breaks around it are not part of the note; those inside are."""
    notes.save(" \n User likes\n  tea \t")
    assert notes.texts("tea") == ["User likes\n  tea"]


@pytest.mark.parametrize("content", ["x" * 32_000, " \n" + "é" * 32_000 + "\n ", "🦊" * 32_000])
def test_the_longest_note_is_taken(notes: Notes, content: str) -> None:
    """32,000 characters, whatever their bytes, not counting spaces around."""
    note_id = notes.save(content)
    assert notes.history(note_id)[0]["content"] == content.strip()


@pytest.mark.parametrize(
    ("params", "field"),
    [
        ({}, "content"),
        ({"content": ""}, "content"),
        ({"content": " \n\t\u3000"}, "content"),
        ({"content": "x" * 32_001}, "content"),
        ({"content": 5}, "content"),
        ({"content": None}, "content"),
        ({"content": ["x"]}, "content"),
        ({"content": "x", "tags": "ui"}, "tags"),
        ({"content": "x", "tags": [1]}, "tags[0]"),
        ({"content": "x", "tags": ["ok", "y" * 65]}, "tags[1]"),
        ({"content": "x", "tags": ["a\nb"]}, "tags[0]"),
        ({"content": "x", "tags": [f"tag{n}" for n in range(17)]}, "tags"),
        ({"content": "x", "category": ""}, "category"),
        ({"content": "x", "category": "  "}, "category"),
        ({"content": "x", "category": "y" * 65}, "category"),
        ({"content": "x", "category": "a\x00b"}, "category"),
        ({"content": "x", "category": "food\n"}, "category"),
        ({"content": "x", "namespace": "tool-bash"}, "namespace"),
        ({"content": "x", "namespace": "skill-"}, "namespace"),
        ({"content": "x", "namespace": "Global"}, "namespace"),
        ({"content": "x", "namespace": ""}, "namespace"),
        ({"content": "x", "note_id": "note-1"}, "note_id"),
        ({"content": "x", "tag": ["ui"]}, "tag"),
        ({"content": "x", "session_id": "s"}, "session_id"),
    ],
)
def test_a_bad_note_is_refused(client: Client, params: dict[str, Any], field: str) -> None:
    """-32602 naming the field, and nothing is stored."""
    error = client.refused("memory_save", user_id=USER, **params)
    assert (error.code, error.data["field"]) == (-32602, field)
    assert client.call("memory_search", user_id=USER, query="x")["results"] == []
    assert client.refused("memory.session_list", user_id=USER).data["code"] == "not_found"


def test_tags_are_trimmed_and_lower_case(notes: Notes) -> None:
    """Without blanks and repeats, in their order; sixteen of 64 characters are taken."""
    notes.save("one", tags=[" UI ", "ui", "", "  ", "Straße", "ui"])
    assert notes.search("one")[0]["tags"] == ["ui", "straße"]
    many = [f"{n:064}" for n in range(16)]
    notes.save("two", tags=[f"  {tag} " for tag in many])
    assert notes.search("two", tags=many)[0]["tags"] == many


def test_tags_and_categories_are_in_normal_form(notes: Notes) -> None:
    """An accent written as a character of its own is the same tag, category and duplicate."""
    note_id = notes.save("Likes espresso", tags=["cafe\u0301"], category="Mu\u0308sli")
    for given in ({"tags": ["caf\u00e9"]}, {"category": "M\u00fcsli"}):
        assert [one["note_id"] for one in notes.answer("espresso", **given)["results"]] == [note_id]
    assert notes.save("Likes espresso", category="M\u00fcsli") == note_id


def test_the_same_text_again_is_a_duplicate(client: Client) -> None:
    """It answers with the stored note; that keeps its tags and its times."""
    first = save(client, "User likes café", tags=["food"])
    again = save(client, "  User likes cafe\u0301\n", tags=["drink"])
    assert again == {
        "note_id": first["note_id"],
        "message": "Note already saved.",
        "duplicate": True,
    }
    (found,) = Notes(client, USER).search("café")
    assert found["tags"] == ["food"]
    assert found["created_at"] == found["updated_at"]
    assert found["text"] == unicodedata.normalize("NFC", "User likes café")


@pytest.mark.parametrize(
    "other", [{"category": "food"}, {"namespace": "skill-x"}, {"content": "User likes Pizza"}]
)
def test_another_place_or_text_is_another_note(client: Client, other: dict[str, Any]) -> None:
    """Duplicates are of one namespace, one category and letter for letter."""
    first = save(client, "User likes pizza")
    second = client.call(
        "memory_save", **({"user_id": USER, "content": "User likes pizza"} | other)
    )
    assert second["duplicate"] is False
    assert second["note_id"] != first["note_id"]
    assert len(Notes(client, USER).search("pizza")) == 2


def test_two_of_the_same_note_in_flight_are_one(client: Client) -> None:
    """Eight saves that share a commit store one note."""
    params = {"user_id": USER, "content": "User likes pizza"}
    answers = client.results([client.send("memory_save", params) for _ in range(8)])
    assert [one["duplicate"] for one in answers] == [False] + [True] * 7
    assert len({one["note_id"] for one in answers}) == 1


def test_a_replaced_text_can_be_saved_again(client: Client, notes: Notes) -> None:
    """After an update the old text is no duplicate, and the new one is."""
    note_id = notes.save("User likes pizza")
    notes.update(note_id, "User likes pasta")
    assert save(client, "User likes pasta")["note_id"] == note_id
    assert save(client, "User likes pizza")["duplicate"] is False


def test_a_deleted_text_can_be_saved_again(client: Client, notes: Notes) -> None:
    """It gets a new id, and the old id stays unknown."""
    note_id = notes.save("phoenix")
    notes.delete(note_id)
    again = save(client, "phoenix")
    assert again["duplicate"] is False
    assert again["note_id"] != note_id
    assert client.refused("memory_delete", user_id=USER, note_id=note_id).code == -32004


def test_an_update_keeps_what_it_does_not_name(notes: Notes) -> None:
    """Category, tags and created_at stay; updated_at moves; given tags replace."""
    note_id = notes.save("User likes tea", category="food", tags=["a", "b"])
    (before,) = notes.search("tea")
    notes.update(note_id, "User likes coffee")
    (after,) = notes.search("coffee")
    assert (after["category"], after["tags"]) == ("food", ["a", "b"])
    assert after["created_at"] == before["created_at"]
    assert after["updated_at"] > before["updated_at"]
    notes.update(note_id, "User likes coffee", tags=[" C ", ""])
    assert notes.search("coffee")[0]["tags"] == ["c"]
    notes.update(note_id, "User likes coffee", tags=[])
    assert notes.search("coffee")[0]["tags"] == []


def test_many_updates_never_turn_back_the_time(notes: Notes) -> None:
    """Updates that share a commit have different, growing times, and the last one stays."""
    note_id = notes.save("version 0")
    params = {"user_id": USER, "note_id": note_id}
    texts = [f"version {n}" for n in range(1, 40)]
    notes.client.results(
        [notes.client.send("memory_update", params | {"content": text}) for text in texts]
    )
    versions = notes.history(note_id)
    assert [one["content"] for one in versions] == [*reversed(texts), "version 0"]
    times = [one["valid_from"] for one in versions]
    assert times == sorted(times, reverse=True)
    assert len(set(times)) == len(times)
    (found,) = notes.search("version")
    assert (found["text"], found["updated_at"]) == ("version 39", times[0])


@pytest.mark.parametrize("note_id", ["", "note-1", "note-' OR 1=1 --", "%", "../x", "NOTE", "\x00"])
@pytest.mark.parametrize("known", [True, False], ids=["known user", "unknown user"])
def test_an_unknown_note_is_not_found(client: Client, note_id: str, known: bool) -> None:
    """-32004 that says so, and nothing is changed."""
    if known:
        save(client, "User likes pizza")
    for method, more in [
        ("memory_update", {"content": "x"}),
        ("memory_delete", {}),
        ("memory.history", {}),
    ]:
        error = client.refused(method, user_id=USER, note_id=note_id, **more)
        assert (error.code, error.data["code"]) == (-32004, "not_found")
        assert "not found" in error.message.lower()
    found = client.call("memory_search", user_id=USER, query="x")["results"]
    assert [one["text"] for one in found] == ["User likes pizza"] * known


@pytest.mark.parametrize("content", ["", " \n", "x" * 32_001, None])
def test_a_bad_update_changes_nothing(client: Client, notes: Notes, content: object) -> None:
    """-32602 for the content, and the note is as it was."""
    note_id = notes.save("User likes pizza")
    error = client.refused("memory_update", user_id=USER, note_id=note_id, content=content)
    assert (error.code, error.data["field"]) == (-32602, "content")
    assert [one["content"] for one in notes.history(note_id)] == ["User likes pizza"]


def test_a_note_of_another_user_is_not_found(client: Client, notes: Notes) -> None:
    """Its id is worth nothing to anybody else."""
    note_id = notes.save("User likes pizza")
    other = f"{USER}-other"
    save(client, "x")
    client.call("memory_save", user_id=other, content="other")
    for method, more in [
        ("memory_update", {"content": "stolen"}),
        ("memory_delete", {}),
        ("memory.history", {}),
    ]:
        error = client.refused(method, user_id=other, note_id=note_id, **more)
        assert error.code == -32004
    assert "User likes pizza" in notes.texts("pizza")


def test_history_tells_every_text(notes: Notes) -> None:
    """The newest first; each is valid until the next, the first from the note's beginning."""
    note_id = notes.save("one")
    notes.update(note_id, "two")
    notes.update(note_id, "two")
    notes.update(note_id, "three")
    versions = notes.history(note_id)
    assert [one["content"] for one in versions] == ["three", "two", "one"]
    assert versions[0]["valid_to"] is None
    assert [one["valid_to"] for one in versions[1:]] == [one["valid_from"] for one in versions[:-1]]
    (found,) = notes.search("three")
    assert versions[-1]["valid_from"] == found["created_at"]
    assert versions[0]["valid_from"] == found["updated_at"]


def test_history_comes_in_pages(notes: Notes) -> None:
    """limit and cursor read on where the page before ended."""
    note_id = notes.save("0")
    for number in range(1, 5):
        notes.update(note_id, str(number))
    seen: list[str] = []
    params: dict[str, str] = {}
    while True:
        page = notes.client.call("memory.history", user_id=USER, note_id=note_id, limit=2, **params)
        assert len(page["versions"]) <= 2
        seen += [one["content"] for one in page["versions"]]
        if page["next_cursor"] is None:
            break
        params = {"cursor": page["next_cursor"]}
    assert seen == ["4", "3", "2", "1", "0"]


def test_a_deleted_note_has_no_history(client: Client, notes: Notes) -> None:
    """It is not found, and a note with the same text begins anew."""
    note_id = notes.save("one")
    notes.update(note_id, "two")
    notes.delete(note_id)
    assert client.refused("memory.history", user_id=USER, note_id=note_id).code == -32004
    assert [one["content"] for one in notes.history(notes.save("two"))] == ["two"]


@pytest.mark.parametrize(
    ("params", "field"),
    [
        ({}, "query"),
        ({"query": ""}, "query"),
        ({"query": " \n\u3000"}, "query"),
        ({"query": "x" * 10_001}, "query"),
        ({"query": 5}, "query"),
        ({"query": "x", "top_k": 0}, "top_k"),
        ({"query": "x", "top_k": 21}, "top_k"),
        ({"query": "x", "top_k": -1}, "top_k"),
        ({"query": "x", "top_k": "5"}, "top_k"),
        ({"query": "x", "top_k": 2.5}, "top_k"),
        ({"query": "x", "top_k": True}, "top_k"),
        ({"query": "x", "min_score": 1.5}, "min_score"),
        ({"query": "x", "min_score": -0.1}, "min_score"),
        ({"query": "x", "since": "yesterday"}, "since"),
        ({"query": "x", "since": "2026-02-30T00:00:00Z"}, "since"),
        ({"query": "x", "until": "2026-01-01"}, "until"),
        ({"query": "x", "session_id": "memory:sam"}, "session_id"),
        ({"query": "x", "include_conversation": "yes"}, "include_conversation"),
        ({"query": "x", "tags": [f"tag{n}" for n in range(17)]}, "tags"),
        ({"query": "x", "category": ""}, "category"),
        ({"query": "x", "namespace": "global"}, "namespace"),
        ({"query": "x", "limit": 5}, "limit"),
        ({"query": "x", "topk": 5}, "topk"),
    ],
)
def test_a_bad_search_is_refused(client: Client, params: dict[str, Any], field: str) -> None:
    """-32602 naming the field, also for a user who is not there."""
    error = client.refused("memory_search", user_id=USER, **params)
    assert (error.code, error.data["field"]) == (-32602, field)


def test_a_whole_float_is_a_number_of_results(notes: Notes) -> None:
    """5.0 is 5, as JSON has only one kind of number."""
    notes.save_all(["one", "two", "three"])
    assert len(notes.search("number", top_k=2.0)) == 2


def test_an_unknown_user_has_no_notes(shared_daemon: Daemon, client: Client) -> None:
    """A search, a recall and a refused update leave nothing on disk."""
    assert client.call("memory_search", user_id=USER, query="x") == {"results": [], "warnings": []}
    assert client.call("memory_recall", user_id=USER, namespace="global") == {"entries": []}
    client.refused("memory_update", user_id=USER, note_id="note-1", content="x")
    client.refused("memory_delete", user_id=USER, note_id="note-1")
    assert not (shared_daemon.workspace_root / USER).exists()
