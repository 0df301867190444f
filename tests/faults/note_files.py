"""Looking into a user's database while no daemon has it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.daemon import Daemon
from tests.database import open_database

_LETTERS = "bcdfgklmnp"


def rare_word(number: int) -> str:
    """A word of consonants that no stemmer changes, another one for each number."""
    return "qz" + "".join(_LETTERS[int(digit)] for digit in str(number)) + "x"


@contextmanager
def database(path: Path) -> Iterator[Any]:
    """The database, to be read and changed."""
    connection = open_database(path)
    try:
        yield connection
    finally:
        connection.close()


def holds(daemon: Daemon, user_id: str, *texts: str) -> bool:
    """Whether the bytes of any stand anywhere in memory.db or beside it, in any case."""
    files = daemon.database(user_id).parent.glob("memory.db*")
    contents = [file.read_bytes().lower() for file in files]
    return any(text.lower().encode() in content for content in contents for text in texts)


def check_index(path: Path) -> None:
    """Every note and turn has its passages, each of them its keywords and one vector of the
    newest model; nothing else has any."""
    with database(path) as connection:

        def rows(sql: str) -> list[Any]:
            found: list[Any] = connection.execute(sql).fetchall()
            return found

        assert rows("PRAGMA integrity_check") == [("ok",)]
        assert rows("PRAGMA foreign_key_check") == []
        # Raises where the keyword index differs from the passages by one word.
        connection.execute(
            "INSERT INTO passage_terms (passage_terms, rank) VALUES ('integrity-check', 1)"
        )
        assert rows("SELECT passage_id FROM vectors EXCEPT SELECT id FROM passages") == []
        ((model, dimension),) = rows(
            "SELECT id, dimension FROM embedding_models ORDER BY id DESC LIMIT 1"
        )
        assert rows(f"SELECT id FROM passages WHERE model <> {model}") == []
        assert rows("SELECT id FROM passages EXCEPT SELECT passage_id FROM vectors") == []
        assert rows(f"SELECT 1 FROM vectors WHERE length(embedding) <> 4 * {dimension}") == []
        texts = rows(
            "SELECT note_seq, turn_seq, start_at, end_at, coalesce(content, text) FROM passages"
            " LEFT JOIN notes ON notes.seq = note_seq LEFT JOIN turns ON turns.seq = turn_seq"
        )
        for note, turn, start, end, text in texts:
            assert (note is None) != (turn is None)
            assert 0 <= start < end <= len(text)
        for table, column in (("notes", "note_seq"), ("turns", "turn_seq")):
            unfindable = f"SELECT seq FROM {table} EXCEPT SELECT {column} FROM passages"
            assert rows(unfindable) == []
