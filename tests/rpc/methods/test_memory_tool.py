"""The memory tool over the socket: what it stores, refuses and answers."""

import threading
import unicodedata
from collections.abc import Callable

import pytest

from tests.client import Client, RefusedError
from tests.daemon import Daemon
from tests.rpc.methods.profile_calls import Profile

USER = "sam"

WRITING = {
    "Persian with ZWNJ": "کاربر نمی‌خواهد ایمیل بگیرد",
    "Thai with ZWSP": "ผู้ใช้\u200bชอบ\u200bชา",
    "Khmer with ZWSP": "អ្នកប្រើ\u200bចូលចិត្ត\u200bតែ",
    "emoji families": "Family: 👨‍👩‍👧‍👦 and 🏳️‍🌈, 👩🏽‍💻",
    "Hebrew with marks": "המשתמש \u200fגר ב\u200fתל־אביב (USA\u200f)",
    "Arabic with marks": "يسكن المستخدم في \u200fروما (Rome\u200f)",
    "decomposed": unicodedata.normalize("NFD", "José lives in Málaga"),
}


@pytest.fixture
def profile(client: Client) -> Profile:
    return Profile(client, USER)


def test_the_round_trip(profile: Profile) -> None:
    """Added, replaced and removed; each answer tells the entry, the text before and the usage."""
    added = profile.add(" Lives in Rome\n", "user")
    assert added.keys() == {"id", "kind", "message", "usage"}
    assert added["kind"] == "user_profile"
    assert added["usage"] == {"used": 13, "limit": 1375, "entries": 1}
    replaced = profile.replace("Rome", "Lives in Milan", "user")
    assert replaced["replaced"] == "Lives in Rome"
    assert replaced["usage"] == {"used": 14, "limit": 1375, "entries": 1}
    shown = profile.show()
    assert [(one["id"], one["text"]) for one in shown["user"]] == [
        (replaced["id"], "Lives in Milan")
    ]
    assert shown["memory"] == []
    assert shown["usage"] == {
        "memory": {"used": 0, "limit": 2200, "entries": 0},
        "user": replaced["usage"],
    }
    removed = profile.remove("Milan", "user")
    assert (removed["id"], removed["removed"]) == (replaced["id"], "Lives in Milan")
    assert removed["usage"] == {"used": 0, "limit": 1375, "entries": 0}
    assert profile.texts("user") == []


def test_the_newest_come_first_and_a_replacement_is_the_newest(profile: Profile) -> None:
    """updated_at moves with a replacement, created_at stays that of the first text."""
    for text in ("one", "two", "three"):
        profile.add(text)
    first = {one["text"]: one for one in profile.show()["memory"]}["one"]
    profile.replace("one", "1")
    assert profile.texts() == ["1", "three", "two"]
    newest = profile.show()["memory"][0]
    assert newest["created_at"] == first["created_at"]
    assert newest["updated_at"] > first["updated_at"]


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({}, "action"),
        ({"action": "forget", "target": "everything", "old_text": 1, "content": 2}, "action"),
        ({"action": None, "target": "memory", "content": "x"}, "action"),
        ({"action": ["add"], "target": "memory", "content": "x"}, "action"),
        ({"action": "replace"}, "target"),
        ({"action": "replace", "target": "preference", "content": " "}, "target"),
        ({"action": "add", "target": "fact", "content": "x"}, "target"),
        ({"action": "replace", "target": "memory", "content": ""}, "old_text"),
        ({"action": "replace", "target": "memory", "old_text": "x"}, "content"),
        ({"action": "replace", "target": "memory", "old_text": " ", "content": "x"}, "old_text"),
        ({"action": "remove", "target": "memory", "content": "x"}, "old_text"),
        ({"action": "remove", "target": "memory", "old_text": ""}, "old_text"),
        ({"action": "remove", "target": "memory", "old_text": None}, "old_text"),
        ({"action": "remove", "target": "memory", "old_text": 7}, "old_text"),
        ({"action": "remove", "target": "memory", "old_text": "a\0b"}, "old_text"),
        ({"action": "add", "target": "memory"}, "content"),
        ({"action": "add", "target": "memory", "content": "\n \u3000\u200b"}, "content"),
        ({"action": "add", "target": "memory", "content": {"text": "x"}}, "content"),
        ({"action": "add", "target": "memory", "content": True}, "content"),
        ({"action": "add", "target": "memory", "content": "a\0b"}, "content"),
        ({"action": "add", "target": "memory", "content": "x", "old_text": 7}, "old_text"),
        ({"action": "add", "target": "memory", "content": "x", "source": "user"}, "source"),
    ],
)
def test_the_first_wrong_param_is_named(
    profile: Profile, arguments: dict[str, object], field: str
) -> None:
    """Checked in the order action, target, old_text, content; nothing is stored."""
    error = profile.refused(**arguments)
    assert (error.code, error.data["field"]) == (-32602, field)
    assert profile.texts() == []


def test_what_an_action_does_not_need_may_be_there(profile: Profile) -> None:
    """Models fill in every field: an empty one, or the one of another action, does no harm."""
    place = {"user_id": USER, "target": "memory"}
    profile.client.call("memory", **place, action="add", content="tea", old_text="")
    removal = place | {"action": "remove", "old_text": "tea", "content": None}
    profile.client.result(profile.client.send("memory", removal))
    assert profile.texts() == []


def test_adding_again_adds_nothing(profile: Profile) -> None:
    """The same text, trimmed and in normal form C, answers with the entry that is there."""
    first = profile.add("User's name is José")
    again = profile.add("\tUser's name is Jose\u0301 ")
    assert again["id"] == first["id"]
    assert again["usage"] == first["usage"]
    assert profile.texts() == ["User's name is José"]
    assert profile.add("user's name is josé")["id"] != first["id"]


def test_a_long_sentence_and_its_negation_are_two_facts(profile: Profile) -> None:
    """Nothing but the same text is a duplicate."""
    fact = "The user wants every report of the quarter to be sent to the whole team by Friday noon"
    negation = fact.replace("wants", "does not want")
    profile.add(fact)
    profile.add(negation)
    assert profile.texts() == [negation, fact]


@pytest.mark.parametrize("old_text", ["%", "_", "\\", '"', "'", "*", "' OR 1=1 --", "entry-", "."])
def test_old_text_is_literal(profile: Profile, old_text: str) -> None:
    """No character of it stands for others, and ids are no texts."""
    profile.add("Lives in Rome")
    profile.add("Likes tea")
    error = profile.refused(action="remove", target="memory", old_text=old_text)
    assert error.code == -32004
    assert [one["preview"] for one in error.data["entries"]] == ["Likes tea", "Lives in Rome"]
    assert profile.texts() == ["Likes tea", "Lives in Rome"]
    profile.add(f"This one has it: {old_text}")
    profile.remove(old_text)
    assert profile.texts() == ["Likes tea", "Lives in Rome"]


def test_a_note_id_is_literal_too(client: Client) -> None:
    """An empty id, a wildcard or a part of an id deletes nothing."""
    saved = client.call("memory_save", user_id=USER, content="The user drinks tea")["note_id"]
    for note_id in ("", "%", "_", "note-", saved[:-1], saved + "\n"):
        assert client.refused("memory_delete", user_id=USER, note_id=note_id).code == -32004
    assert client.call("memory.history", user_id=USER, note_id=saved)["versions"]


def test_old_text_matches_in_its_case_and_normal_form(profile: Profile) -> None:
    """A decomposed old_text finds the composed entry; another case does not."""
    profile.add("Name is José", "user")
    assert profile.refused(action="remove", target="user", old_text="NAME").code == -32004
    assert profile.refused(action="remove", target="user", old_text="Jose").code == -32004
    profile.remove("Jose\u0301", "user")
    assert profile.texts("user") == []


def test_targets_do_not_see_each_other(profile: Profile) -> None:
    """The same text may stand in both; a removal looks into one."""
    profile.add("tea", "user")
    profile.add("tea", "memory")
    profile.remove("tea", "user")
    assert (profile.texts("user"), profile.texts("memory")) == ([], ["tea"])


def test_several_matches_change_nothing(profile: Profile) -> None:
    """The candidates come with ids and previews of 80 characters; the equal one would win."""
    long = "Rome, " * 40
    ids = [profile.add(text)["id"] for text in ("Lives in Rome", long, "Rome")]
    profile.remove("Rome")
    profile.add("Born in Rome")
    for arguments in ({"action": "remove"}, {"action": "replace", "content": "Milan"}):
        error = profile.refused(target="memory", old_text="Rome", **arguments)
        assert error.code == -32009
        candidates = {one["id"]: one["preview"] for one in error.data["candidates"]}
        assert set(ids[:2]) < set(candidates)
        assert sorted(candidates.values(), key=len)[:2] == ["Born in Rome", "Lives in Rome"]
        assert candidates[ids[1]] == long[:79] + "…"
    assert profile.texts() == ["Born in Rome", long.strip(), "Lives in Rome"]


def test_replacing_by_what_is_there_leaves_one(profile: Profile) -> None:
    """Another entry that says the new text stays in place of both; the same text is no change."""
    profile.add("Lives in Rome")
    milan = profile.add("Lives in Milan")
    same = profile.replace("Milan", "Lives in Milan")
    assert (same["id"], same["replaced"]) == (milan["id"], "Lives in Milan")
    merged = profile.replace("Rome", "Lives in Milan")
    assert (merged["id"], merged["replaced"]) == (milan["id"], "Lives in Rome")
    assert profile.texts() == ["Lives in Milan"]
    assert merged["usage"]["entries"] == 1


def test_the_budget_counts_code_points(profile: Profile) -> None:
    """Exactly the limit fits, one more does not; a replacement gives the old length back."""
    profile.add("é" * 1000, "user")
    profile.add("👍" * 375, "user")
    error = profile.refused(action="add", target="user", content="x")
    assert error.code == -32011
    told = {"group": "user", "used": 1375, "requested": 1, "limit": 1375}
    assert {name: error.data[name] for name in told} == told
    profile.replace("👍", "y" * 375, "user")
    error = profile.refused(action="replace", target="user", old_text="y", content="z" * 376)
    told = {"group": "user", "used": 1000, "requested": 376, "limit": 1375}
    assert {name: error.data[name] for name in told} == told
    assert profile.texts("user") == ["y" * 375, "é" * 1000]
    profile.add("the other budget is its own")


def test_no_budget_and_texts_of_any_size(start_daemon: Callable[..., Daemon]) -> None:
    """A limit of 0 is none; what is too large for the guard or the line is refused, typed."""
    client = start_daemon("--memory-char-limit", "0", "--user-char-limit", "0").connect()
    profile = Profile(client, USER)
    large = "word " * 10_000
    assert profile.add(large)["usage"] == {"used": 49_999, "limit": 0, "entries": 1}
    error = profile.refused(action="add", target="memory", content="x " * 500_000)
    assert (error.code, error.data["category"]) == (-32010, "too_large")
    assert profile.refused(action="remove", target="user", old_text="x" * 10**6).code == -32004
    huge = profile.client
    huge._socket.sendall(b'{"jsonrpc":"2.0","method":"memory","params":"' + b"x" * 2**20 + b'"}\n')
    assert b"-32016" in huge._file.readline()
    assert profile.texts() == [large.strip()]


@pytest.mark.parametrize("name", WRITING)
def test_every_script_comes_back_as_it_was(profile: Profile, name: str) -> None:
    """Byte for byte after normal form C, from a direct call and through tools.call."""
    text = WRITING[name]
    profile.add(text)
    assert profile.texts() == [unicodedata.normalize("NFC", text)]
    arguments = {"action": "remove", "target": "memory", "old_text": text}
    call = {"user_id": USER, "name": "memory", "arguments": arguments}
    assert profile.client.call("tools.call", **call)["is_error"] is False
    assert profile.texts() == []


def test_an_unknown_user_reads_as_empty(client: Client) -> None:
    """Reading or removing makes no user."""
    profile = Profile(client, f"{USER}-nobody")
    assert profile.texts() == profile.texts("user") == []
    error = profile.refused(action="remove", target="memory", old_text="x")
    assert (error.code, error.data["entries"]) == (-32004, [])
    assert client.refused("memory.session_list", user_id=profile.user_id).code == -32004


def test_what_is_no_text_is_answered_typed(client: Client) -> None:
    """A lone surrogate names the field, broken UTF-8 is not JSON; the connection stays open."""
    for text, told in (
        (b"a\\ud800b", b'"code":-32602,"message":"Invalid params: content: contains a lone'),
        (b"a\xffb", b'"code":-32700'),
        (b"a\xed\xa0\x80b", b'"code":-32700'),
    ):
        client._socket.sendall(
            b'{"jsonrpc":"2.0","id":1,"method":"memory","params":{"user_id":"sam","action":"add",'
            b'"target":"memory","content":"' + text + b'"}}\n'
        )
        assert told in client._file.readline()
    assert Profile(client, USER).texts() == []


class Writer(threading.Thread):
    """Adds entries over a connection of its own. `used` are the usages it was told, `codes`
    those of the refusals."""

    def __init__(self, daemon: Daemon, number: int) -> None:
        super().__init__()
        self._socket, self._number = daemon.socket, number
        self.used: list[int] = []
        self.codes: list[int] = []

    def run(self) -> None:
        with Client(self._socket) as client:
            profile = Profile(client, USER)
            for number in range(4):
                text = f"{self._number}/{number} " + "x" * (7 * self._number)
                try:
                    self.used.append(profile.add(text)["usage"]["used"])
                except RefusedError as error:
                    self.codes.append(error.code)


def test_writers_at_once_never_pass_the_budget(start_daemon: Callable[..., Daemon]) -> None:
    """32 writers against 1,000 characters: no answer and no look in between shows more."""
    daemon = start_daemon("--memory-char-limit", "1000")
    writers = [Writer(daemon, number) for number in range(32)]
    for writer in writers:
        writer.start()
    profile = Profile(daemon.connect(), USER)
    seen = []
    while any(writer.is_alive() for writer in writers):
        seen.append(sum(map(len, profile.texts())))
    for writer in writers:
        writer.join()
    used = [usage for writer in writers for usage in writer.used]
    assert max(seen + used) <= 1000
    assert {code for writer in writers for code in writer.codes} == {-32011}
    assert sum(map(len, profile.texts())) == max(used)
    assert len(profile.texts()) == len(used)
