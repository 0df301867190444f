"""The MCP server as a subprocess, driven by the official SDK's client."""

import json
import os
import sys
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import mcp_types as types
import pytest
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from tests.client import Client
from tests.daemon import Daemon

SIX = {
    "memory",
    "memory_delete",
    "memory_recall",
    "memory_save",
    "memory_search",
    "memory_update",
}


@asynccontextmanager
async def mcp_session(socket: Path, user: str) -> AsyncIterator[tuple[ClientSession, Any]]:
    """A session with a server of its own, and the answer to initialize."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("MEMORYD_")}
    server = StdioServerParameters(
        command=sys.executable,
        args=["-m", "memoryd_client.mcp", "--socket", str(socket)],
        env=environment | {"MEMORYD_USER": user},
    )
    async with (
        stdio_client(server) as (incoming, outgoing),
        ClientSession(incoming, outgoing) as session,
    ):
        yield session, await session.initialize()


def text_of(result: Any) -> str:
    assert len(result.content) == 1
    assert isinstance(result.content[0], types.TextContent)
    return result.content[0].text


async def test_the_six_tools(shared_daemon: Daemon) -> None:
    """A client sees six tools with hints, in small schemas."""
    async with mcp_session(shared_daemon.socket, f"sam-{uuid.uuid4()}") as (session, _):
        tools = {tool.name: tool for tool in (await session.list_tools()).tools}
    assert set(tools) == SIX
    hints = {name: tool.annotations for name, tool in tools.items() if tool.annotations}
    assert {name for name, one in hints.items() if one.read_only_hint} == {
        "memory_search",
        "memory_recall",
    }
    assert {name for name, one in hints.items() if one.destructive_hint} == {
        "memory",
        "memory_delete",
        "memory_update",
    }
    written = json.dumps([tool.model_dump(exclude_none=True) for tool in tools.values()])
    assert len(written) / 4 < 3000  # English JSON has about four characters a token


async def test_the_round_trip_of_a_note(shared_daemon: Daemon) -> None:
    """Save, find, delete; a failure is a result that the model can read."""
    async with mcp_session(shared_daemon.socket, f"sam-{uuid.uuid4()}") as (session, _):
        saved = await session.call_tool("memory_save", {"content": "User's name is Shantanu"})
        assert not saved.is_error
        note_id = text_of(saved).split("note_id: ")[1]
        found = await session.call_tool("memory_search", {"query": "what is the user called"})
        assert "Shantanu" in text_of(found)
        deleted = await session.call_tool("memory_delete", {"note_id": note_id})
        assert not deleted.is_error
        again = await session.call_tool("memory_delete", {"note_id": note_id})
        assert again.is_error
        assert text_of(again).startswith("Error: ")
        other = await session.call_tool("memory_search", {"query": "x", "user_id": "tom"})
        assert other.is_error
        assert "user_id" in text_of(other)


async def test_rules_are_pinned(shared_daemon: Daemon, client: Client) -> None:
    """The rules stand in the instructions, as a resource and as a prompt."""
    user = f"sam-{uuid.uuid4()}"
    client.call(
        "memory.turn_complete",
        user_id=user,
        user_message="Never email Sarah at sarah@example.com.",
        tool_calls=[{"name": "send_email", "success": True}],
    )
    line = "- **[critical]** Never email Sarah at sarah@example.com."
    async with mcp_session(shared_daemon.socket, user) as (session, initialized):
        assert initialized.server_info.name == "memoryd"
        assert line in initialized.instructions
        (resource,) = (await session.list_resources()).resources
        contents = (await session.read_resource(resource.uri)).contents[0]
        assert isinstance(contents, types.TextResourceContents)
        assert line in contents.text
        (prompt,) = (await session.list_prompts()).prompts
        message = (await session.get_prompt(prompt.name)).messages[0]
        assert isinstance(message.content, types.TextContent)
        assert line in message.content.text


async def test_a_daemon_that_comes_and_goes(daemon: Daemon) -> None:
    """The server outlives the daemon: a tool says that it is away, and works again later."""
    async with mcp_session(daemon.socket, "sam") as (session, _):
        await session.call_tool("memory_save", {"content": "Likes tea"})
        daemon.kill()
        away = await session.call_tool("memory_delete", {"note_id": "note-1"})
        assert away.is_error
        assert "not available" in text_of(away)
        daemon.start()
        found = await session.call_tool("memory_search", {"query": "tea"})
        assert "Likes tea" in text_of(found)


async def test_without_a_user(capfd: pytest.CaptureFixture[str]) -> None:
    """Without a user nothing is served, and nothing is written to stdout."""
    from memoryd_client.mcp.__main__ import main

    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code == 2
    seen = capfd.readouterr()
    assert seen.out == ""
    assert "--user" in seen.err
