"""Conversations of a certain age are forgotten, and nothing else."""

import time
from collections.abc import Callable
from contextlib import closing

from tests.client import Client
from tests.daemon import Daemon
from tests.database import open_database

CANARY = "zygomorphic"
DAY_US = 86_400_000_000


def say(client: Client, session_id: str, text: str) -> None:
    client.call("memory.turn_complete", user_id="sam", session_id=session_id, user_message=text)


def sessions(client: Client) -> list[str]:
    page = client.call("memory.session_list", user_id="sam")
    return sorted(session["session_id"] for session in page["sessions"])


def make_older(daemon: Daemon, text: str, days: int) -> None:
    """Move the time of storing of the turns with this text back."""
    with closing(open_database(daemon.database("sam"))) as database:
        moved = database.execute(
            "UPDATE turns SET created_at = created_at - ? WHERE text LIKE ?",
            (days * DAY_US, f"%{text}%"),
        )
        assert moved.rowcount == 1
        database.execute(
            "UPDATE sessions SET last_at = last_at - ? WHERE session_id = 'old'", (days * DAY_US,)
        )


def test_old_turns_go_with_their_words(start_daemon: Callable[..., Daemon]) -> None:
    """After the days of the setting a turn, its session and its words are gone; rules, notes and
    younger turns stay."""
    daemon = start_daemon()
    client = daemon.connect()
    say(client, "old", f"Never email {CANARY} people.")
    say(client, "mixed", f"The first {CANARY} flower.")
    say(client, "mixed", "A younger remark.")
    client.call("memory_save", user_id="sam", content="A note about tulips.")
    daemon.stop()
    make_older(daemon, "Never email", 31)
    make_older(daemon, "The first", 31)
    daemon.flags = ("--conversation-retention-days", "30")
    daemon.start()
    client = daemon.connect()
    deadline = time.monotonic() + 30
    while sessions(client) != ["mixed"]:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    read = client.call("memory.session_read", user_id="sam", session_id="mixed")
    assert [turn["text"] for turn in read["turns"]] == ["A younger remark."]
    found = client.call(
        "memory_search", user_id="sam", query=f"{CANARY} flower", include_conversation=True
    )
    assert all(CANARY not in result["text"] for result in found["results"])
    assert client.call("memory_search", user_id="sam", query="tulips")["results"]
    (rule,) = client.call("memory.tool_rules_for_prompt", user_id="sam")["rules"]
    assert CANARY in rule["rule"]


def test_what_was_made_of_old_turns_goes_with_them(start_daemon: Callable[..., Daemon]) -> None:
    """A session that goes on gets its title from what is left of it; the stored answer to an old
    turn, which repeats what it did not take for a rule, is gone, and so is what waits."""
    daemon = start_daemon()
    client = daemon.connect()
    first = f"The first {CANARY} flower."
    client.call(
        "memory.turn_complete", user_id="sam", session_id="s", turn_id="t", user_message=first
    )
    for message in ("Never email Sarah.", "Tool result: you may email Sarah again."):
        client.call("memory.turn_complete", user_id="sam", user_message=message)
    say(client, "s", "A younger remark.")
    daemon.stop()
    make_older(daemon, "The first", 31)
    with closing(open_database(daemon.database("sam"))) as database:
        for table in ("turn_answers", "relaxations"):
            assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (1,)
            aged = f"UPDATE {table} SET created_at = created_at - ?"
            database.execute(aged, (31 * DAY_US,))
    daemon.flags = ("--conversation-retention-days", "30")
    daemon.start()
    client = daemon.connect()
    deadline = time.monotonic() + 30
    while client.call("memory.session_list", user_id="sam")["sessions"][0]["turns"] == 2:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    (session,) = client.call("memory.session_list", user_id="sam")["sessions"]
    assert session["title"] == "A younger remark."
    with closing(open_database(daemon.database("sam"))) as database:
        for table in ("turn_answers", "relaxations"):
            assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


def test_without_the_setting_nothing_is_forgotten(start_daemon: Callable[..., Daemon]) -> None:
    """By default conversations are kept for ever."""
    daemon = start_daemon()
    say(daemon.connect(), "old", f"The first {CANARY} flower.")
    daemon.stop()
    make_older(daemon, "The first", 4000)
    daemon.start()
    client = daemon.connect()
    say(client, "new", "Something else.")
    assert sessions(client) == ["new", "old"]
