"""Writes a memory.db like that of Oxydra, with its log."""

import json
import sqlite3
from pathlib import Path
from typing import Any

_TABLES = """
CREATE TABLE sessions (session_id TEXT PRIMARY KEY);
CREATE TABLE conversation_events (
  session_id TEXT NOT NULL, sequence INTEGER NOT NULL, payload_json TEXT NOT NULL,
  created_at TEXT NOT NULL, PRIMARY KEY (session_id, sequence));
CREATE TABLE chunks_vec (chunk_id TEXT, embedding BLOB);
CREATE INDEX vectors ON chunks_vec (libsql_vector_idx(embedding));
CREATE TABLE gateway_sessions (session_id TEXT PRIMARY KEY, user_id TEXT NOT NULL);
"""


def open_database(path: Path) -> sqlite3.Connection:
    """An empty database. What is written stays in its log while the connection is open."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.create_function("libsql_vector_idx", 1, lambda value: value, deterministic=True)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.executescript(_TABLES)
    return connection


def add(connection: sqlite3.Connection, session: str, *messages: dict[str, Any] | str) -> None:
    """Add messages to a session, one second apart."""
    for number, message in enumerate(messages, 1):
        payload = message if isinstance(message, str) else json.dumps(message)
        time = f"2026-03-01 10:00:{number:02}"
        row = (session, number, payload, time)
        connection.execute("INSERT INTO conversation_events VALUES (?, ?, ?, ?)", row)
