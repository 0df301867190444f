"""What a loss of power leaves of a folder, from the journal of what a process did to its files."""

import random
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

CREATE, WRITE, TRUNCATE, SYNC, RENAME, UNLINK, MKDIR = range(1, 8)
_HEAD = struct.Struct("<IIIIQQ")
SECTOR = 512


@dataclass
class Record:
    """One operation, and where in the journal it ends."""

    operation: int
    path: str
    data: bytes
    inode: int
    offset: int
    ends_at: int


@dataclass
class Node:
    """A file or a folder, as the process sees it, and as it is on the disk."""

    is_folder: bool
    data: bytearray = field(default_factory=bytearray)
    names: "dict[str, Node]" = field(default_factory=dict)
    synced_data: bytes = b""
    synced_names: "dict[str, Node]" = field(default_factory=dict)
    unsynced: list[Record] = field(default_factory=list)


def read_journal(path: Path) -> list[Record]:
    """Every whole record."""
    content, at, found = path.read_bytes(), 0, list[Record]()
    while at + _HEAD.size <= len(content):
        operation, path_length, length, _, inode, offset = _HEAD.unpack_from(content, at)
        at += _HEAD.size
        if at + path_length + length > len(content):
            break
        name = content[at : at + path_length].decode()
        at += path_length
        data = content[at : at + length]
        at += length
        found.append(Record(operation, name, data, inode, offset, at))
    return found


class Disk:
    """A folder and the disk below it. Data is on the disk once its file was synced, a name once its
    folder was."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._top = Node(is_folder=True)
        self._nodes: dict[int, Node] = {}

    def apply(self, record: Record) -> None:
        """Do one more operation."""
        if record.operation in (CREATE, MKDIR):
            node = Node(is_folder=record.operation == MKDIR)
            self._nodes[record.inode] = node
            if (at := self._place(record.path)) is None:
                self._nodes[record.inode] = self._top
            else:
                at[0].names[at[1]] = node
        elif record.operation == RENAME:
            folder, name = self._existing(record.path)
            new_folder, new_name = self._existing(record.data.decode())
            new_folder.names[new_name] = folder.names.pop(name)
        elif record.operation == UNLINK:
            folder, name = self._existing(record.path)
            del folder.names[name]
        elif (found := self._nodes.get(record.inode)) is not None:
            self._apply_to(found, record)

    def write_synced(self, folder: Path) -> None:
        """What is on the disk for sure."""
        self._write(self._top, folder, None)

    def write_some(self, folder: Path, chance: random.Random) -> None:
        """That, and of the writes after each file's last sync some, whole or torn at a sector."""
        self._write(self._top, folder, chance)

    def write_all(self, folder: Path, last: Record, chance: random.Random) -> None:
        """Everything in order, but for `last`, a write that is torn."""
        torn = self._nodes.get(last.inode)
        if torn is not None and last.operation == WRITE:
            length = chance.choice([0, chance.randrange(len(last.data))])
            length = length if chance.random() < 0.5 else length // SECTOR * SECTOR
            _overwrite(torn.data, last.offset, last.data[:length])
        self._write_current(self._top, folder)

    def _apply_to(self, node: Node, record: Record) -> None:
        if record.operation == SYNC:
            node.synced_data, node.synced_names = bytes(node.data), dict(node.names)
            node.unsynced.clear()
            return
        node.unsynced.append(record)
        _change(node.data, record)

    def _existing(self, path: str) -> tuple[Node, str]:
        place = self._place(path)
        assert place is not None
        return place

    def _place(self, path: str) -> tuple[Node, str] | None:
        """The folder of a path and the name in it; None for the root itself."""
        inside = Path(path).relative_to(self._root).parts
        if not inside:
            return None
        folder = self._top
        for name in inside[:-1]:
            folder = folder.names[name]
        return folder, inside[-1]

    def _write(self, node: Node, place: Path, chance: random.Random | None) -> None:
        place.mkdir(mode=0o700)
        for name, child in node.synced_names.items():
            if child.is_folder:
                self._write(child, place / name, chance)
                continue
            data = bytearray(child.synced_data)
            for record in child.unsynced if chance else ():
                if chance and chance.random() < 0.5:
                    _change(data, _torn(record, chance) if chance.random() < 0.3 else record)
            _write_file(place / name, data)

    def _write_current(self, node: Node, place: Path) -> None:
        place.mkdir(mode=0o700)
        for name, child in node.names.items():
            if child.is_folder:
                self._write_current(child, place / name)
            else:
                _write_file(place / name, child.data)


def crash_moments(
    records: list[Record], count: int, chance: random.Random
) -> Iterator[tuple[int, Record]]:
    """Random positions in the records, ascending, each with the record that comes next."""
    for position in sorted(chance.choices(range(1, len(records)), k=count)):
        yield position, records[position]


def _torn(record: Record, chance: random.Random) -> Record:
    sectors = chance.randrange(len(record.data) // SECTOR + 1)
    return Record(
        *(record.operation, record.path, record.data[: sectors * SECTOR]),
        *(record.inode, record.offset, record.ends_at),
    )


def _change(data: bytearray, record: Record) -> None:
    if record.operation == WRITE:
        _overwrite(data, record.offset, record.data)
    else:
        del data[record.offset :]
        data.extend(bytes(record.offset - len(data)))


def _overwrite(data: bytearray, offset: int, piece: bytes) -> None:
    if piece:
        data.extend(bytes(max(0, offset - len(data))))
        data[offset : offset + len(piece)] = piece


def _write_file(path: Path, data: bytes | bytearray) -> None:
    path.touch(mode=0o600)
    path.write_bytes(data)
