"""What the Stop hook reads out of a transcript: the user's own words, and what followed them."""

import json
from pathlib import Path
from typing import Any

from memoryd.clients.hooks.transcript import read_turns


def test_turns_of_a_transcript(tmp_path: Path) -> None:
    """The user's own words, the answers and the tools, without what the runtime or a sub-agent
    writes."""
    path = tmp_path / "t.jsonl"
    lines: list[Any] = [
        {"type": "user", "isMeta": True, "message": {"content": "Caveat"}},
        {
            "type": "user",
            "uuid": "c",
            "message": {"content": "<command-name>/clear</command-name>"},
        },
        {
            "type": "user",
            "uuid": "1",
            "message": {"content": [{"type": "text", "text": "Run it."}]},
        },
        {"type": "assistant", "message": {"content": [{"type": "thinking", "thinking": "hm"}]}},
        {
            "type": "assistant",
            "message": {
                "content": [
                    {"type": "text", "text": "I try."},
                    {"type": "tool_use", "id": "a", "name": "Bash", "input": {}},
                    {"type": "tool_use", "id": "b", "name": "not a name", "input": {}},
                ]
            },
        },
        {"type": "assistant", "isSidechain": True, "message": {"content": "sub-agent"}},
        {
            "type": "user",
            "message": {
                "content": [
                    {
                        "type": "tool_result",
                        "tool_use_id": "a",
                        "is_error": True,
                        "content": [{"type": "text", "text": "permission denied"}],
                    }
                ]
            },
        },
        {"type": "assistant", "message": {"content": "It failed."}},
        5,
        None,
    ]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    (turn,) = read_turns(path)
    assert (turn.turn_id, turn.user_message) == ("1", "Run it.")
    assert turn.assistant_response == "I try.\nIt failed."
    (call,) = turn.tool_calls
    assert (call.name, call.success, call.output) == ("Bash", False, "permission denied")
