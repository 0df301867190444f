"""Sessions and their frozen blocks over the socket."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from memoryd.settings import Settings
from tests.client import Client
from tests.daemon import Daemon
from tests.database import open_database

USER = "sam"
IDLE_TTL_S = Settings().session_idle_ttl


def put(
    client: Client, rule: str, tool_name: str = "send_email", priority: str = "critical"
) -> dict[str, Any]:
    stored: dict[str, Any] = client.call(
        "memory.tool_rule_put", user_id=USER, tool_name=tool_name, rule=rule, priority=priority
    )
    return stored


def start(client: Client, session_id: str = "s", **more: object) -> dict[str, Any]:
    started: dict[str, Any] = client.call(
        "memory.session_start", user_id=USER, session_id=session_id, **more
    )
    return started


def frozen_then_newer(client: Client) -> None:
    """A frozen block, and a rule about Tom that came too late for it."""
    put(client, "Never email Sarah.")
    start(client)
    put(client, "Never email Tom.")


def last_use(daemon: Daemon) -> int:
    """When the session was used last, in microseconds, as its block has it."""
    connection = open_database(daemon.database(USER))
    try:
        time_us: int = connection.execute("SELECT last_used_at FROM snapshots").fetchone()[0]
        return time_us
    finally:
        connection.close()


def pass_time(daemon: Daemon, seconds: float) -> None:
    """As if the block had been used so many seconds earlier."""
    connection = open_database(daemon.database(USER))
    connection.execute("UPDATE snapshots SET last_used_at = last_used_at - ?", [int(seconds * 1e6)])
    connection.close()


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
    """The tools of the first call stay those of the session."""
    put(client, "Never email Sarah.")
    put(client, "Be brief.", priority="high")
    put(client, "Never use sudo.", tool_name="bash")
    client.call(
        "memory.turn_complete",
        user_id=USER,
        user_message="Never share my address.",
    )
    first = start(client, tools=["BASH"])
    assert "sudo" in first["rendered"]
    assert "brief" not in first["rendered"]
    assert start(client, tools=["send_email"])["rendered"] == first["rendered"]


def test_a_session_pins_what_its_tools_can_break(client: Client) -> None:
    """A critical rule that was filed under another tool is pinned, unless no tool can break it."""
    put(client, "Never email Sarah.", tool_name="read_file")
    put(client, "Never tweet.", tool_name="web_search")
    pinned = start(client, tools=["mcp__gmail__send_message"])["rendered"]
    assert "Sarah" in pinned
    assert "tweet" not in pinned
    unpinned = client.call(
        "memory.session_start", user_id=USER, session_id="all", tools=["read_file", "bash"]
    )["rendered"]
    assert "tweet" in unpinned
    assert "Sarah" in unpinned


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


def test_an_idle_block_thaws(daemon: Daemon, client: Client) -> None:
    """After session_idle_ttl seconds without a call the next one freezes anew."""
    frozen_then_newer(client)
    assert "Tom" not in start(client)["rendered"]
    pass_time(daemon, IDLE_TTL_S * 1.1)
    assert "Tom" in start(client)["rendered"]


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
    for file in daemon.own_files(USER):
        assert b"zanzibarina" not in file.read_bytes(), file
    daemon.start()


def test_high_rules_beyond_the_cap_are_counted(start_daemon: Callable[..., Daemon]) -> None:
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
    seen: list[str] = []
    cursor: dict[str, str] = {}
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


def test_a_rule_put_after_the_start_is_not_in_its_answer(client: Client) -> None:
    """Writes that share a commit with session_start but were sent after it are not unpinned."""
    put(client, "Never email Sarah.")
    rule = {"user_id": USER, "tool_name": "send_email", "priority": "critical"}
    for number in range(20):
        session = {"user_id": USER, "session_id": f"s{number}"}
        method = ("memory.session_start", "memory.tool_rules_for_prompt")[number % 2]
        before = client.send("memory.tool_rule_put", rule | {"rule": f"Never mail {number}."})
        starts = client.send("memory.session_start", session)
        again = client.send(method, session)
        client.send("memory.tool_rule_put", rule | {"rule": f"Never call {number}."})
        client.result(before)
        assert client.result(starts)["unpinned"] == []
        assert client.result(again)["unpinned"] == []


def test_a_block_does_not_thaw_before_its_time(daemon: Daemon, client: Client) -> None:
    """The time is counted from the last call, also from one that was not noted on disk."""
    frozen_then_newer(client)
    pass_time(daemon, IDLE_TTL_S / 25)
    start(client)
    pass_time(daemon, IDLE_TTL_S - 60)
    assert "Tom" not in start(client)["rendered"]


@pytest.mark.parametrize("method", ["memory.turn_complete", "memory.tool_call_check"])
def test_every_call_with_the_session_keeps_its_block(
    daemon: Daemon, client: Client, method: str
) -> None:
    """A turn and a check are calls of the session too."""
    frozen_then_newer(client)
    pass_time(daemon, IDLE_TTL_S * 0.9)
    before = last_use(daemon)
    more = {"tool_name": "send_email"} if method.endswith("check") else {"user_message": "hi"}
    client.call(method, user_id=USER, session_id="s", **more)
    deadline = time.monotonic() + 30
    while last_use(daemon) == before:  # nobody waits for the note of a check
        assert time.monotonic() < deadline, "the call was not noted"
        time.sleep(0.01)
    pass_time(daemon, IDLE_TTL_S * 0.9)
    assert "Tom" not in start(client)["rendered"]


def test_checks_of_a_session_seldom_cost_a_commit(daemon: Daemon, client: Client) -> None:
    """A hundred checks note the session once, and not at all for one that is unknown."""
    put(client, "Never email Sarah.")
    start(client)
    before = client.call("daemon.stats")["storage"]["writes"]
    for session in ["s"] * 100 + ["unknown"] * 100:
        check = {"user_id": USER, "tool_name": "send_email", "session_id": session}
        client.call("memory.tool_call_check", **check, arguments={"to": "tom@example.com"})
    assert client.call("daemon.stats")["storage"]["writes"] - before <= 2
    assert len(client.call("memory.session_list", user_id=USER)["sessions"]) == 1


@pytest.mark.parametrize(
    "session_id",
    [
        "\u200b",
        "a\u200bb",
        "\u3000",
        "\u3000\u2003",
        "a\u2028b",
        "a\u2029",
        "a\x00b",
        "a\nb",
        "a\x7f",
        "a\x85",
        "\xad",
        "a\u202eb",
        "a\ufeff",
        "a\u2060",
        "a\U000e0041",
        "\u3164",
        " ",
        "",
        "memory:x",
        "x" * 201,
    ],
)
def test_an_invisible_session_id_is_refused(client: Client, session_id: str) -> None:
    """Ids are printable characters, not blank: two that look the same are the same."""
    error = client.refused("memory.session_start", user_id=USER, session_id=session_id)
    assert (error.code, error.data["field"]) == (-32602, "session_id")
    assert len(error.data["reason"]) < 100
    assert error.data["reason"].isascii()


@pytest.mark.parametrize("session_id", ["s 1", "会话\u3000一", "🦊", "é", "a/b:c", "سشن"])
def test_a_printable_session_id_is_taken(client: Client, session_id: str) -> None:
    """In any script, with spaces in it."""
    start(client, session_id)
    (session,) = client.call("memory.session_list", user_id=USER)["sessions"]
    assert session["session_id"] == session_id


@pytest.mark.parametrize("text", ["a\nb", "a\x1b[31m", "a\u2028b", "\u200b", " ", "a\x9b"])
@pytest.mark.parametrize("field", ["title", "speaker", "tags[0]"])
def test_names_are_one_line(client: Client, field: str, text: str) -> None:
    """Titles, speakers and tags hold no control characters and are not blank."""
    requests: dict[str, tuple[str, dict[str, Any]]] = {
        "title": ("memory.session_start", {"session_id": "s", "title": text}),
        "speaker": ("memory.turn_complete", {"user_message": "hi", "speaker": text}),
        "tags[0]": ("memory.tool_rule_put", {"tool_name": "t", "rule": "x", "tags": [text]}),
    }
    method, more = requests[field]
    error = client.refused(method, user_id=USER, **more)
    assert (error.code, error.data["field"]) == (-32602, field)


def test_a_title_is_trimmed(client: Client) -> None:
    """Spaces around it are not part of it; joined emoji are."""
    start(client, title="  Planning 👩\u200d🚀 ")
    (session,) = client.call("memory.session_list", user_id=USER)["sessions"]
    assert session["title"] == "Planning 👩\u200d🚀"


def test_a_page_of_texts_is_bounded_in_bytes(client: Client) -> None:
    """Half a megabyte of text a page, at least one turn, and every turn once."""
    sizes = [150_000, 200_000, 10, 200_000, 200_000, 200_000, 5]
    for number, size in enumerate(sizes):
        text = f"{number}" + "é" * (size // 2)
        client.call("memory.turn_complete", user_id=USER, session_id="s", user_message=text)
    seen: list[str] = []
    pages: list[int] = []
    cursor: dict[str, str] = {}
    while True:
        page = client.call("memory.session_read", user_id=USER, session_id="s", **cursor)
        texts = [turn["text"] for turn in page["turns"]]
        pages.append(sum(len(text.encode()) for text in texts))
        seen += [text[0] for text in texts]
        if page["next_cursor"] is None:
            break
        cursor = {"cursor": page["next_cursor"]}
    assert seen == [str(number) for number in range(len(sizes))]
    assert max(pages) <= 512 * 1024
    assert len(pages) == 3


def test_a_text_beyond_the_page_is_a_page_of_its_own(client: Client) -> None:
    """A turn is never cut and never left out."""
    for number in range(2):
        text = f"{number}" + "🦊" * 190_000
        client.call("memory.turn_complete", user_id=USER, session_id="s", user_message=text)
    place = {"user_id": USER, "session_id": "s"}
    first = client.call("memory.session_read", **place)
    second = client.call("memory.session_read", **place, cursor=first["next_cursor"])
    assert [len(page["turns"]) for page in (first, second)] == [1, 1]
    assert second["next_cursor"] is None
