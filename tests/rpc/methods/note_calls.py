"""Notes and turns in few words, for tests that are about what comes of them."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from tests.client import Client


class Notes:
    """The notes of one user over one connection."""

    def __init__(self, client: Client, user_id: str) -> None:
        self.client = client
        self.user_id = user_id

    def save(self, content: str, **more: Any) -> str:
        """Store a note; its id."""
        answer = self.client.call("memory_save", user_id=self.user_id, content=content, **more)
        note_id: str = answer["note_id"]
        return note_id

    def save_all(self, contents: Sequence[str], **more: Any) -> list[str]:
        """Store many notes in one go; their ids."""
        ids: list[str] = []
        for start in range(0, len(contents), 100):
            params = {"user_id": self.user_id} | more
            sent = [
                self.client.send("memory_save", params | {"content": content})
                for content in contents[start : start + 100]
            ]
            ids += [answer["note_id"] for answer in self.client.results(sent)]
        return ids

    def say(self, message: str, session_id: str = "talk", **more: Any) -> None:
        """Store a turn of the user's."""
        self.client.call(
            "memory.turn_complete",
            user_id=self.user_id,
            session_id=session_id,
            user_message=message,
            **more,
        )

    def update(self, note_id: str, content: str, **more: Any) -> None:
        """Replace a note's text."""
        params = {"user_id": self.user_id, "note_id": note_id, "content": content}
        assert self.client.call("memory_update", **params, **more) == {
            "note_id": note_id,
            "message": "Note updated successfully.",
        }

    def delete(self, note_id: str) -> None:
        """Delete a note."""
        assert self.client.call("memory_delete", user_id=self.user_id, note_id=note_id) == {
            "note_id": note_id,
            "message": "Note deleted successfully.",
        }

    def answer(self, query: str, **more: Any) -> dict[str, Any]:
        """The whole answer of a search."""
        answer: dict[str, Any] = self.client.call(
            "memory_search", user_id=self.user_id, query=query, **more
        )
        scores = [one["score"] for one in answer["results"]]
        assert scores == sorted(scores, reverse=True)
        note_ids = [one["note_id"] for one in answer["results"] if one["note_id"]]
        assert len(note_ids) == len(set(note_ids))
        return answer

    def search(self, query: str, **more: Any) -> list[dict[str, Any]]:
        """The results of a search that looked everywhere: asked again while the model is loaded
        or more waits for its vector than a search makes up for."""
        deadline = time.monotonic() + 60
        while (answer := self.answer(query, **more))["warnings"]:
            assert time.monotonic() < deadline, answer["warnings"]
            time.sleep(0.02)
        results: list[dict[str, Any]] = answer["results"]
        return results

    def texts(self, query: str, **more: Any) -> list[str]:
        """The texts that a search finds, the best first."""
        return [one["text"] for one in self.search(query, **more)]

    def history(self, note_id: str, **more: Any) -> list[dict[str, Any]]:
        """The versions of a note."""
        answer = self.client.call("memory.history", user_id=self.user_id, note_id=note_id, **more)
        versions: list[dict[str, Any]] = answer["versions"]
        return versions

    def recall(self, namespace: str, **more: Any) -> list[dict[str, Any]]:
        """The entries of a namespace."""
        answer = self.client.call(
            "memory_recall", user_id=self.user_id, namespace=namespace, **more
        )
        entries: list[dict[str, Any]] = answer["entries"]
        return entries

    def catch_up(self, within_s: float = 60.0) -> None:
        """Poll until nothing waits for its vector any more."""
        wait_until(lambda: not self.answer("x", include_conversation=True)["warnings"], within_s)


def wait_until(condition: Callable[[], bool], within_s: float = 20.0) -> None:
    """Poll until it holds; fails when it does not in time."""
    deadline = time.monotonic() + within_s
    while not condition():
        assert time.monotonic() < deadline, f"not within {within_s:g} s"
        time.sleep(0.02)
