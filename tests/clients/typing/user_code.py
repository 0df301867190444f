"""Code as a user writes it, for type checkers only: wrong uses must be errors, all else must not.

A comment that ignores an error is an error itself where there is none to ignore.
"""

from typing import assert_type

from memoryd_client import AsyncClient, AsyncMemory, Client, Memory, errors


def for_threads() -> None:
    with Client(timeout=5) as client, Memory("sam", client) as memory:
        assert_type(memory.user_id, str)
        assert_type(memory.client, Client)

        saved = memory.save("User's name is Shantanu", tags=["name"])
        assert_type(saved["duplicate"], bool)
        for found in memory.search("what to call the user", top_k=3)["results"]:
            assert_type(found["text"], str)
            assert_type(found["session_id"], str | None)

        memory.turn_complete(
            user_message="Never email Sarah.", tool_calls=[{"name": "send_email", "success": True}]
        )
        verdict = memory.tool_call_check("send_email", arguments={"to": "sarah@example.com"})
        assert_type(verdict["verdict"] == "maybe", bool)  # type: ignore[comparison-overlap]  # pyright: ignore[reportUnnecessaryComparison]
        rule = memory.tool_rule_get("send_email", "r1")
        rule["rule"].upper()  # type: ignore[index]  # pyright: ignore[reportOptionalSubscript]
        memory.tool_rule_put("send_email", "BCC the alias.", priority="high", expires_at=None)

        assert_type(client.health()["status"] == "draining", bool)
        client.jobs(user_id=memory.user_id, state="running")
        client.call("memory.tool_rule_list", {"user_id": "sam", "tool_name": "bash"})


async def for_asyncio() -> None:
    async with AsyncClient() as client, AsyncMemory("sam", client) as memory:
        saved = await memory.save("Likes tea")
        assert_type(saved["note_id"], str)
        pinned = await memory.session_start("monday")
        assert_type(pinned["rendered"], str)
        memory.save("x")["note_id"].upper()  # type: ignore[index]  # pyright: ignore[reportIndexIssue]
        AsyncMemory("sam", Client())  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


def errors_are_typed(memory: Memory) -> str:
    try:
        memory.delete("note-0")
    except errors.NotFound as error:
        assert_type(error.code, int)
        return error.message
    except errors.ClientError as error:
        assert_type(error.may_have_happened, bool)
    return ""


def wrong(client: Client, memory: Memory) -> None:
    memory.memory_save("x")  # type: ignore[attr-defined]  # pyright: ignore[reportAttributeAccessIssue]
    client.save("x")  # type: ignore[attr-defined]  # pyright: ignore[reportAttributeAccessIssue]
    memory.save()  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]
    memory.save(1)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    memory.save("x", tag="y")  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]
    memory.save("x", "user")  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]
    memory.save("x", tags=None)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    memory.search("x", user_id="tom")  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]
    memory.search("x")["answers"].clear()  # type: ignore[typeddict-item]  # pyright: ignore[reportGeneralTypeIssues]
    memory.tool_rule_put("bash", "x", priority="urgent")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    memory.turn_complete(tool_calls=[{"name": "bash"}])  # type: ignore[typeddict-item]  # pyright: ignore[reportArgumentType]
    Memory()  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]
