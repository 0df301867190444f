"""A user with some of everything, and what is asked of the user's memory as a whole."""

from typing import Any

from tests.client import Client
from tests.rpc.methods.note_calls import Notes

DECREE = "Never email Sarah."
MAIL_TO_SARAH = {"tool_name": "send_email", "arguments": {"to": "Sarah"}}
EVERY_METHOD: dict[str, dict[str, Any]] = {
    "memory_search": {"query": "tea"},
    "memory_save": {"content": "x"},
    "memory_update": {"note_id": "note-1", "content": "x"},
    "memory_delete": {"note_id": "note-1"},
    "memory_recall": {"namespace": "global"},
    "memory": {"action": "add", "target": "user", "content": "x"},
    "memory.profile": {},
    "memory.history": {"note_id": "note-1"},
    "memory.tool_rule_put": {"tool_name": "t", "rule": "x"},
    "memory.tool_rule_get": {"tool_name": "t", "id": "x"},
    "memory.tool_rule_list": {"tool_name": "t"},
    "memory.tool_rule_delete": {"tool_name": "t", "id": "x"},
    "memory.tool_rule_history": {"tool_name": "t", "id": "x"},
    "memory.tool_rules_for_prompt": {},
    "memory.tool_rules_json": {"tool_name": "t"},
    "memory.relaxations_pending": {},
    "memory.relaxation_confirm": {"id": "relaxation-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a"},
    "memory.turn_complete": {"user_message": "x"},
    "memory.tool_call_check": MAIL_TO_SARAH,
    "memory.session_start": {"session_id": "s"},
    "memory.session_end": {"session_id": "s"},
    "memory.session_list": {},
    "memory.session_read": {"session_id": "s"},
    "memory.session_delete": {"session_id": "s"},
    "user.stats": {},
    "user.verify": {},
    "user.backup": {},
}
"""A call of every method that needs the memory itself."""


def fill(client: Client, user_id: str, mark: str = "") -> Notes:
    """Give a user notes with versions, rules with history, a profile, sessions, a frozen block;
    `mark` stands in every text. All vectors are made afterwards."""
    place = {"user_id": user_id}
    for number in range(3):
        turn = {"session_id": f"s{number}", "turn_id": "t", "speaker": f"Sam{mark}"}
        message = f"{DECREE} I drink tea number {number} {mark}"
        runs = [{"name": "send_email", "success": False, "output_summary": "timeout"}] * 2
        client.call("memory.turn_complete", **place, **turn, user_message=message, tool_calls=runs)
    rule = {"tool_name": "bash", "rule": f"Use tabs {mark}", "priority": "high", "id": "r"}
    client.call("memory.tool_rule_put", **place, **rule)
    client.call("memory.tool_rule_put", **place, **rule | {"rule": f"Use spaces {mark}"})
    for target, text in (("user", "Lives in Rome"), ("memory", "The build is slow")):
        client.call("memory", **place, action="add", target=target, content=f"{text} {mark}")
    client.call(
        "memory", **place, action="replace", target="user", old_text="Rome", content=f"Milan {mark}"
    )
    notes = Notes(client, user_id)
    for number in range(12):
        notes.save(f"Note {number}: the tea of mountain {number * 7} {mark}", tags=["tea"])
    note_id = notes.save(f"The password hint is a colour {mark}")
    notes.update(note_id, f"The password hint is a city {mark}")
    client.call("memory.session_start", **place, session_id="s0", title=f"Tea {mark}")
    notes.catch_up()
    return notes


def contents(client: Client, user_id: str) -> dict[str, Any]:
    """What can be read of a user, to compare."""
    place = {"user_id": user_id}
    return {
        "rules": client.call("memory.tool_rule_list", **place, tool_name="send_email"),
        "prompt": client.call("memory.session_start", **place, session_id="s0"),
        "profile": client.call("memory.profile", **place),
        "notes": client.call("memory_recall", **place, namespace="global", limit=100),
        "sessions": client.call("memory.session_list", **place),
        "turns": client.call("memory.session_read", **place, session_id="s1"),
        "check": client.call("memory.tool_call_check", **place, **MAIL_TO_SARAH)["verdict"],
        "counts": client.call("user.stats", **place)["counts"],
    }


def check_unavailable(client: Client, user_id: str, *reasons: str) -> None:
    """Every method of this user answers storage_unavailable, for one of these reasons if given;
    so the check never allows."""
    for method, params in EVERY_METHOD.items():
        error = client.refused(method, user_id=user_id, **params)
        assert error.code == -32014, (method, error)
        assert not reasons or error.data["reason"] in reasons, (method, error)
