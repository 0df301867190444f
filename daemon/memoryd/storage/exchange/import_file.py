"""Imports an export. The file is read twice: first to check and scan it, then to store it in one
transaction."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import BinaryIO

from sqlcipher3 import dbapi2 as sqlite

from memoryd import clock
from memoryd.errors import Conflict
from memoryd.keys.master_key import UserKey
from memoryd.storage.engine.migration import migrate
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.exchange.export_file import ExportReader
from memoryd.storage.exchange.import_counts import ImportCounts
from memoryd.storage.exchange.import_rows import RowImport
from memoryd.storage.exchange.imported_texts import refusal_of, without_secrets
from memoryd.storage.exchange.line import bad_line
from memoryd.storage.files.encrypted_file import decrypted


class Rehearsed(Exception):  # noqa: N818 (not an error: it rolls a dry run back)
    """Rolls back a dry run. `counts`: what the import would have done."""

    def __init__(self, counts: ImportCounts) -> None:
        super().__init__()
        self.counts = counts


@dataclass(frozen=True, slots=True)
class CheckedExport:
    """The result of checking a file. `key` and `find_key`: as given to `check_export`; `sha256`:
    the hash of the lines; `signed`: this daemon wrote the file; `blocked`: the number of lines that
    the guard refuses to show to a model."""

    key: bytes | None
    find_key: Callable[[str], UserKey]
    sha256: str
    signed: bool
    blocked: int


def check_export(
    file: BinaryIO, key: bytes | None, find_key: Callable[[str], UserKey]
) -> CheckedExport:
    """Read and check a whole file. Raises InvalidParams with the line and the field. `key`: the key
    of the checksum, or None. `find_key`: returns the user's key for the id of a master key; it is
    called if the file is encrypted."""
    reader, blocked = ExportReader(decrypted(file, find_key), key), 0
    for number, record in reader.records():
        try:
            blocked += refusal_of(without_secrets(record)) is not None
        except ValueError as error:
            raise bad_line(number, "answer", str(error)) from None
    return CheckedExport(key, find_key, reader.sha256, reader.signed, blocked)


def import_export(
    tx: Transaction, file: BinaryIO, checked: CheckedExport, *, rehearsal: bool
) -> ImportCounts:
    """Store the whole of a checked file. Raises InvalidParams, Conflict if the file has changed
    since the check, or Rehearsed at the end of a dry run; in each case, nothing is stored."""
    reader = ExportReader(decrypted(file, checked.find_key), checked.key)
    rows = RowImport(tx, checked.signed)
    for number, record in reader.records():
        rows.take(number, record)
    rows.finish()
    if reader.sha256 != checked.sha256:
        raise Conflict("the file changed while it was read; nothing was imported")
    if rehearsal:
        raise Rehearsed(rows.counts)
    return rows.counts


def in_nobodys_memory(work: Callable[[Transaction], ImportCounts]) -> ImportCounts:
    """Return the result of `work` on an empty temporary database. It stands in for a user who has
    no database yet."""
    with closing(sqlite.connect(":memory:", isolation_level=None)) as driver:
        migrate(driver, "")
        return work(Transaction(driver, clock.now()))
