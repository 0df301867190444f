"""memory_recall over the namespaces that hold notes."""

import pytest

from tests.client import Client
from tests.rpc.methods.note_calls import Notes

USER = "sam"


@pytest.fixture
def notes(client: Client) -> Notes:
    return Notes(client, USER)


@pytest.mark.parametrize("namespace", ["global", "skill-deploy", "skill-A/b:c.d_e-1"])
def test_a_namespace_is_read_newest_first(notes: Notes, namespace: str) -> None:
    """Without a query the last changed note comes first, with its whole text and its id as key."""
    first = notes.save("first", namespace=namespace)
    second = notes.save("second", namespace=namespace)
    notes.update(first, "first, changed")
    entries = notes.recall(namespace)
    assert [(one["key"], one["text"]) for one in entries] == [
        (first, "first, changed"),
        (second, "second"),
    ]
    assert {(one["namespace"], one["score"]) for one in entries} == {(namespace, 1)}
    assert entries[0]["updated_at"] > entries[1]["updated_at"]


def test_namespaces_are_apart(notes: Notes) -> None:
    """A recall reads one namespace only, with a query too; a search covers all."""
    notes.save("The deployment key is in the vault")
    notes.save("Deploy on Tuesdays", namespace="skill-deploy")
    for more in ({}, {"query": "deploy"}):
        assert [one["text"] for one in notes.recall("skill-deploy", **more)] == [
            "Deploy on Tuesdays"
        ]
        assert [one["text"] for one in notes.recall("global", **more)] == [
            "The deployment key is in the vault"
        ]
        assert notes.recall("skill-other", **more) == []
    assert len(notes.search("deploy")) == 2


def test_a_query_finds_by_meaning(notes: Notes) -> None:
    """Notes are ranked as a search ranks them, without a word in common."""
    notes.save_all(
        ["The invoice is due in March", "User's mother is called Anna", "Rust is compiled"],
        namespace="skill-x",
    )
    entries = notes.recall("skill-x", query="name of a parent", limit=2)
    assert len(entries) == 2
    assert entries[0]["text"] == "User's mother is called Anna"
    assert 1 >= entries[0]["score"] > entries[1]["score"] >= 0


def test_the_limit_cuts(notes: Notes) -> None:
    """At most limit entries, 20 unless given, also beyond what a search may answer."""
    notes.save_all([f"memo number {n}" for n in range(30)])
    assert len(notes.recall("global")) == 20
    assert len(notes.recall("global", limit=25)) == 25
    assert [one["text"] for one in notes.recall("global", limit=1)] == ["memo number 29"]
    assert len(notes.recall("global", query="memo", limit=25)) == 25


def test_deleted_notes_are_not_recalled(notes: Notes) -> None:
    """Nor are texts that were replaced."""
    notes.delete(notes.save("one"))
    note_id = notes.save("two")
    notes.update(note_id, "three")
    for more in ({}, {"query": "two"}):
        assert [one["text"] for one in notes.recall("global", **more)] == ["three"]


def test_turns_are_not_recalled(notes: Notes) -> None:
    """A namespace holds notes; what was said is for memory_search."""
    notes.say("User likes pizza")
    notes.save("User likes tea")
    for more in ({}, {"query": "pizza"}):
        assert [one["text"] for one in notes.recall("global", **more)] == ["User likes tea"]


def test_a_blank_query_is_refused(client: Client) -> None:
    """As in a search; a query that is not there is another matter."""
    for query in ("", "  "):
        error = client.refused("memory_recall", user_id=USER, namespace="global", query=query)
        assert (error.code, error.data["field"]) == (-32602, "query")
