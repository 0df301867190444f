"""Importing an export: read once to be checked and scanned, then stored in one transaction."""

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


class Rehearsed(Exception):  # noqa: N818 (no error: it takes a rehearsal back)
    """What an import would have done."""

    def __init__(self, counts: ImportCounts) -> None:
        super().__init__()
        self.counts = counts


@dataclass(frozen=True, slots=True)
class CheckedExport:
    """What a first reading finds out about a file. `signed`: this daemon wrote it; `blocked`: how
    many lines the guard refuses to show to a model."""

    key: bytes | None
    find_key: Callable[[str], UserKey]
    sha256: str
    signed: bool
    blocked: int


def check_export(
    file: BinaryIO, key: bytes | None, find_key: Callable[[str], UserKey]
) -> CheckedExport:
    """Read all of a file. Raises InvalidParams that names line and field. `find_key`: the user's
    key from the master key of an id, for a file that is encrypted."""
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
    """Store all of a checked file. Raises InvalidParams, Conflict when it is no longer the file
    that was checked, and Rehearsed at the end of a rehearsal; nothing is stored then."""
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
    """What `work` does to the memory of a user who has none; it is gone afterwards."""
    with closing(sqlite.connect(":memory:", isolation_level=None)) as driver:
        migrate(driver, "")
        return work(Transaction(driver, clock.now()))
