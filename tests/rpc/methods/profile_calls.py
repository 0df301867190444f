"""The memory tool in few words, for tests that are about what comes of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from memoryd import clock
from memoryd.storage.engine.transaction import Transaction
from tests.client import Client, RefusedError
from tests.daemon import Daemon
from tests.database import open_database


class Profile:
    """The profile of one user over one connection."""

    def __init__(self, client: Client, user_id: str) -> None:
        self.client = client
        self.user_id = user_id

    def add(self, content: str, target: str = "memory") -> dict[str, Any]:
        """Add an entry."""
        return self._call(action="add", target=target, content=content)

    def replace(self, old_text: str, content: str, target: str = "memory") -> dict[str, Any]:
        """Replace an entry."""
        return self._call(action="replace", target=target, old_text=old_text, content=content)

    def remove(self, old_text: str, target: str = "memory") -> dict[str, Any]:
        """Remove an entry."""
        return self._call(action="remove", target=target, old_text=old_text)

    def refused(self, **arguments: Any) -> RefusedError:
        """The error of a call that must be refused."""
        return self.client.refused("memory", user_id=self.user_id, **arguments)

    def texts(self, target: str = "memory") -> list[str]:
        """The live entries, the newest first."""
        return [one["text"] for one in self.show()[target]]

    def show(self) -> dict[str, Any]:
        """The whole profile."""
        shown: dict[str, Any] = self.client.call("memory.profile", user_id=self.user_id)
        return shown

    def start(self, session_id: str = "s", **more: Any) -> dict[str, Any]:
        """What is frozen for a session."""
        place = {"user_id": self.user_id, "session_id": session_id}
        started: dict[str, Any] = self.client.call("memory.session_start", **place, **more)
        return started

    def _call(self, **arguments: Any) -> dict[str, Any]:
        answer: dict[str, Any] = self.client.call("memory", user_id=self.user_id, **arguments)
        return answer


@contextmanager
def behind_the_guard(daemon: Daemon, user_id: str) -> Iterator[Transaction]:
    """A write into the database of a stopped daemon, as an older guard would have let it in."""
    daemon.stop()
    connection = open_database(daemon.database(user_id))
    try:
        yield Transaction(connection, clock.now())
    finally:
        connection.close()
        daemon.start()
