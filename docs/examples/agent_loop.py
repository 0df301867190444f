"""An agent loop around memoryd, without a model: what a runtime calls, and when.

    python docs/examples [SOCKET]

Session 1: the user forbids something. Session 2: the rule is in the prompt from the beginning, and
the call that it forbids does not run.
"""

import sys

from memoryd_client import Memory

TOOLS = ["send_email", "search_web"]


def system_prompt(memory: Memory, session_id: str) -> str:
    """What the model gets before the first message: the same bytes for the whole session."""
    pinned = memory.session_start(session_id, tools=TOOLS)
    return f"You are a helpful assistant.\n\n{pinned['rendered']}"


def run_tool(memory: Memory, session_id: str, name: str, arguments: dict[str, str]) -> bool:
    """Run a tool that the model asked for, if the user's rules allow it."""
    checked = memory.tool_call_check(name, arguments=arguments, session_id=session_id)
    print(f"{name}({arguments}) -> {checked['verdict']}: {checked['reason']}")
    return checked["verdict"] == "allow"


def main(path: str | None = None) -> None:
    """Two sessions of one user."""
    with Memory("sam", path=path) as memory:
        print(system_prompt(memory, "monday"))
        turn = memory.turn_complete(
            session_id="monday",
            turn_id="1",
            user_message="Thanks. And never email Sarah at sarah@example.com.",
            assistant_response="Understood, I will not email Sarah.",
            tool_calls=[{"name": "send_email", "success": True}],
            available_tools=TOOLS,
        )
        print("captured:", [rule["rule"] for rule in turn["captured"]])
        memory.session_end("monday")

        print(system_prompt(memory, "tuesday"))
        run_tool(memory, "tuesday", "send_email", {"to": "Sarah <sarah@example.com>"})
        run_tool(memory, "tuesday", "send_email", {"to": "tom@example.com"})


if __name__ == "__main__":
    main(*sys.argv[1:2])
