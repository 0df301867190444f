"""Export files: written with a checksum over all lines, and read line by line."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import BinaryIO

from memoryd.keys.master_key import UserKey
from memoryd.storage.engine.damage import DamagedRow
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.exchange.export_rows import export_lines
from memoryd.storage.exchange.file_checksum import FileChecksum
from memoryd.storage.exchange.line import LONGEST_LINE, Record, bad_line, read_line, write_line
from memoryd.storage.files.encrypted_file import EncryptingFile


@dataclass(frozen=True, slots=True)
class WrittenExport:
    """The result of an export. `bytes` and `sha256` are the size and the hash, in hex, of the file.
    `damaged`: the rows that were skipped."""

    bytes: int
    sha256: str
    damaged: list[DamagedRow]


def write_export(
    snapshot: Snapshot, file: BinaryIO, key: bytes, user_key: UserKey | None
) -> WrittenExport:
    """Write all of a user's memory, from one snapshot, to `file`. The lines are signed with `key`
    and, if there is a `user_key`, encrypted with it."""
    output, damaged = _Output(file), list[DamagedRow]()
    snapshot.execute("BEGIN")
    try:
        if user_key is None:
            _write_lines(snapshot, output.write, key, damaged.append)
        else:
            salt = _write_lines(snapshot, lambda line: None, key, lambda row: None)
            encrypting = EncryptingFile(output.write, user_key, salt)
            _write_lines(snapshot, encrypting.write, key, damaged.append)
            encrypting.finish()
    finally:
        snapshot.execute("ROLLBACK")
    return WrittenExport(output.size, output.digest.hexdigest(), damaged)


def _write_lines(
    snapshot: Snapshot,
    write: Callable[[bytes], None],
    key: bytes,
    damaged: Callable[[DamagedRow], None],
) -> str:
    """Write every line, including the end line. Returns the checksum."""
    checksum = FileChecksum(key)
    for line in export_lines(snapshot, damaged):
        checksum.add(line)
        write(line)
    assert checksum.text is not None
    write(write_line("end", lines=checksum.lines, hmac=checksum.text))
    return checksum.text


class _Output:
    """Writes to a file, counting and hashing what is written."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.size = 0
        self.digest = hashlib.sha256()

    def write(self, content: bytes) -> None:
        self.size += self._file.write(content)
        self.digest.update(content)


@dataclass(slots=True)
class ExportReader:
    """Reads the lines of an export. After the last line, `signed` is whether `key` signed the
    lines, and `sha256` is their hash in hex."""

    file: BinaryIO
    key: bytes | None
    signed: bool = False
    sha256: str = ""

    def records(self) -> Iterator[tuple[int, Record]]:
        """Yield the checked records between the header and the end line, with their line numbers.
        Raises InvalidParams if the file is not an export or is incomplete."""
        checksum, digest, number, kind = FileChecksum(self.key), hashlib.sha256(), 0, ""
        while line := self.file.readline(LONGEST_LINE + 1):
            number += 1
            if kind == "end":
                raise bad_line(number, "line", "comes after the end line")
            if len(line) > LONGEST_LINE:
                raise bad_line(number, "line", f"is longer than {LONGEST_LINE} bytes")
            record = read_line(line, number)
            kind = record["kind"]
            if (kind == "header") != (number == 1):
                raise bad_line(number, "kind", "must be header on the first line and on no other")
            digest.update(line)
            if kind == "end":
                self._check_end(record, checksum, number)
                continue
            checksum.add(line)
            if number > 1:
                yield number, record
        if kind != "end":
            raise bad_line(number + 1, "line", "is missing: the file has no end line")
        self.sha256 = digest.hexdigest()

    def _check_end(self, record: Record, checksum: FileChecksum, number: int) -> None:
        if record["lines"] != checksum.lines:
            raise bad_line(
                number, "lines", f"must be {checksum.lines}, the number of lines before this one"
            )
        self.signed = checksum.is_proven_by(record["hmac"])
