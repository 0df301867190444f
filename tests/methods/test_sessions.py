"""Sessions and their frozen blocks over the socket."""

import time

from tests.client import Client
from tests.conftest import Daemon

USER = "sam"


def put(
    client: Client, rule: str, tool_name: str = "send_email", priority: str = "critical"
) -> dict:
    return client.call(
        "memory.tool_rule_put", user_id=USER, tool_name=tool_name, rule=rule, priority=priority
    )


def start(client: Client, session_id: str = "s", **more: object) -> dict:
    return client.call("memory.session_start", user_id=USER, session_id=session_id, **more)


def test_a_block_is_frozen_and_says_what_is_newer(client: Client) -> None:
    """Later calls return the same bytes; a new rule is in unpinned, the list and the check."""
    put(client, "Never email Sarah.")
    first = start(client)
    new = put(client, "Never email Tom.")
    again = start(client)
    assert again["rendered"] == first["rendered"]
    assert [rule["id"] for rule in again["unpinned"]] == [new["id"]]
    prompt = client.call("memory.tool_rules_for_prompt", user_id=USER, session_id="s")
    assert (prompt["rendered"], prompt["unpinned"]) == (first["rendered"], [new])
    live = client.call("memory.tool_rules_for_prompt", user_id=USER)
    assert "Tom" in live["rendered"]
    check = {"user_id": USER, "tool_name": "send_email", "arguments": {"to": "Tom"}}
    assert client.call("memory.tool_call_check", **check)["verdict"] == "deny"


def test_an_empty_block_is_frozen_too(client: Client) -> None:
    """A session that began without rules stays without; the new rule is unpinned."""
    assert start(client)["rendered"] == ""
    new = put(client, "Never email Sarah.")
    again = start(client)
    assert (again["rendered"], again["sections"], again["unpinned"]) == ("", [], [new])


def test_either_method_freezes_for_both(client: Client) -> None:
    """session_start and tools_rules_for_prompt share one snapshot."""
    put(client, "Never email Sarah.")
    prompt = client.call("memory.tool_rules_for_prompt", user_id=USER, session_id="s")
    put(client, "Never email Tom.")
    assert start(client)["rendered"] == prompt["rendered"]


def test_the_first_calls_tools_decide(client: Client) -> None:
    """The tools of the first call stay those of the session; unscoped rules are always in."""
    put(client, "Never email Sarah.")
    put(client, "Never use sudo.", tool_name="bash")
    client.call(
        "memory.turn_complete",
        user_id=USER,
        user_message="Never share my address.",
    )
    first = start(client, tools=["BASH"])
    assert "sudo" in first["rendered"]
    assert "Sarah" not in first["rendered"]
    assert start(client, tools=["send_email"])["rendered"] == first["rendered"]


def test_a_restart_of_the_daemon_does_not_thaw(daemon: Daemon, client: Client) -> None:
    """The snapshot is in the database: SIGKILL does not change a byte."""
    put(client, "Never email Sarah.")
    first = start(client)
    put(client, "Never email Tom.")
    daemon.kill()
    daemon.start()
    assert start(daemon.connect())["rendered"] == first["rendered"]


def test_end_and_restart_thaw(client: Client) -> None:
    """session_end tells whether something was frozen; restart freezes anew at once."""
    put(client, "Never email Sarah.")
    start(client)
    put(client, "Never email Tom.")
    assert "Tom" in start(client, restart=True)["rendered"]
    put(client, "Never email Kim.")
    place = {"user_id": USER, "session_id": "s"}
    assert client.call("memory.session_end", **place) == {"ended": True}
    assert client.call("memory.session_end", **place) == {"ended": False}
    assert "Kim" in start(client)["rendered"]


def test_an_idle_block_thaws(start_daemon) -> None:
    """After session_idle_ttl seconds without a call the next one freezes anew."""
    client = start_daemon("--session-idle-ttl", "1").connect()
    put(client, "Never email Sarah.")
    start(client)
    put(client, "Never email Tom.")
    deadline = time.monotonic() + 10
    assert "Tom" not in start(client)["rendered"]
    while "Tom" not in (found := start(client, session_id="s"))["rendered"]:
        assert time.monotonic() < deadline, found
        time.sleep(1.1)


def test_a_hard_delete_scrubs_the_frozen_block(client: Client) -> None:
    """The deleted text leaves the block, and the next call says changed once."""
    kept, gone = put(client, "Never email Sarah."), put(client, "Never email Tom.")
    start(client)
    place = {"user_id": USER, "tool_name": "send_email", "id": gone["id"]}
    client.call("memory.tool_rule_delete", **place)
    found = start(client)
    assert found["changed"] is True
    assert "Tom" not in found["rendered"]
    assert [rule["id"] for rule in found["rules"]] == [kept["id"]]
    assert start(client)["changed"] is False


def test_a_hard_delete_leaves_no_byte_behind(daemon: Daemon, client: Client) -> None:
    """The text of a deleted rule is not in the database, its log, snapshots or answers."""
    message = "Never email zanzibarina."
    answer = client.call(
        "memory.turn_complete", user_id=USER, user_message=message, turn_id="t", session_id="s"
    )
    start(client, "s2")
    (rule,) = answer["captured"]
    place = {"user_id": USER, "tool_name": rule["tool_name"], "id": rule["id"]}
    client.call("memory.tool_rule_delete", **place)
    client.call("memory.session_delete", user_id=USER, session_id="s")
    daemon.stop()
    for file in daemon.database(USER).parent.iterdir():
        assert b"zanzibarina" not in file.read_bytes(), file
    daemon.start()


def test_high_rules_beyond_the_cap_are_counted(start_daemon) -> None:
    """omitted counts them and unpinned names them; critical rules are all there."""
    client = start_daemon("--prompt-rule-cap", "2").connect()
    for number in range(3):
        put(client, f"Never email person{number}.")
    put(client, "Prefer short mails.", priority="high")
    found = start(client)
    assert (len(found["rules"]), found["omitted"]) == (3, 1)
    assert [rule["rule"] for rule in found["unpinned"]] == ["Prefer short mails."]


def test_sessions_are_listed_the_last_used_first(client: Client) -> None:
    """A session has a title from its first user message, times, and its number of texts."""
    for session in ("a", "b", "a"):
        client.call(
            "memory.turn_complete",
            user_id=USER,
            session_id=session,
            user_message=f"hi {session}",
            assistant_response="yes",
        )
    start(client, "c", title="Planning")
    sessions = client.call("memory.session_list", user_id=USER)["sessions"]
    assert [(one["session_id"], one["title"], one["turns"]) for one in sessions] == [
        ("c", "Planning", 0),
        ("a", "hi a", 4),
        ("b", "hi b", 2),
    ]


def test_lists_of_sessions_and_turns_are_read_in_pages(client: Client) -> None:
    """Every session and every text is seen once."""
    for number in range(5):
        params = {"user_id": USER, "session_id": f"s{number}", "user_message": f"m{number}"}
        client.call("memory.turn_complete", **params)
        client.call("memory.turn_complete", **params | {"session_id": "long"})
    seen, cursor = [], {}
    while True:
        page = client.call("memory.session_list", user_id=USER, limit=2, **cursor)
        seen += [one["session_id"] for one in page["sessions"]]
        if page["next_cursor"] is None:
            break
        cursor = {"cursor": page["next_cursor"]}
    assert seen == ["long", "s4", "s3", "s2", "s1", "s0"]
    first = client.call("memory.session_read", user_id=USER, session_id="long", limit=3)
    rest = client.call(
        "memory.session_read", user_id=USER, session_id="long", cursor=first["next_cursor"]
    )
    texts = [turn["text"] for turn in first["turns"] + rest["turns"]]
    assert texts == [f"m{number}" for number in range(5)]


def test_a_turn_keeps_role_speaker_and_time(client: Client) -> None:
    """session_read shows each text with who said it and when."""
    client.call(
        "memory.turn_complete",
        user_id=USER,
        session_id="s",
        turn_id="t",
        speaker="Sam Lee",
        user_message="hi",
        assistant_response="hello",
        occurred_at="2024-05-01T10:00:00.5+02:00",
    )
    turns = client.call("memory.session_read", user_id=USER, session_id="s")["turns"]
    when = "2024-05-01T08:00:00.500000Z"
    assert turns == [
        {"turn_id": "t", "role": "user", "speaker": "Sam Lee", "text": "hi", "occurred_at": when},
        {
            "turn_id": "t",
            "role": "assistant",
            "speaker": None,
            "text": "hello",
            "occurred_at": when,
        },
    ]


def test_deleting_a_session_keeps_its_rules(client: Client) -> None:
    """Texts, answers and the frozen block go; decrees stay; a second delete is not_found."""
    client.call(
        "memory.turn_complete",
        user_id=USER,
        session_id="s",
        user_message="never email Sarah",
    )
    start(client)
    place = {"user_id": USER, "session_id": "s"}
    assert client.call("memory.session_delete", **place) == {"turns": 1}
    assert client.refused("memory.session_delete", **place).data["code"] == "not_found"
    assert client.refused("memory.session_read", **place).data["code"] == "not_found"
    assert len(client.call("memory.tool_rules_for_prompt", user_id=USER)["rules"]) == 1
