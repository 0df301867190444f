"""A loss of power: only what was synced is kept, writes after that perhaps, and perhaps torn."""

import random
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.daemon import Daemon
from tests.faults.mixed_writers import Ledger, Writer, settle
from tests.faults.power_loss import Disk, Record, crash_moments, read_journal
from tests.rpc.methods.note_calls import wait_until

SOURCE = Path(__file__).with_name("disk_journal.c")
WRITERS = 8
USERS = 2


@dataclass
class Run:
    """A daemon that was written to and killed: what it did to its files, and what it told."""

    records: list[Record]
    ledgers: list[Ledger]
    root: Path


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Run:
    """Eight writers, until twice as many writes are acknowledged as there are crash points."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        pytest.skip("LOSS OF POWER IS NOT TESTED: there is no C compiler")
    folder = tmp_path_factory.mktemp("power")
    library, journal = folder / "disk_journal.so", folder / "journal"
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"], check=True)
    environment = {"LD_PRELOAD": str(library), "DISK_JOURNAL": str(journal)}
    environment["DISK_JOURNAL_ROOT"] = str(folder / "workspace")
    daemon = Daemon(folder, "--memory-char-limit", "0", environment=environment)
    daemon.start()

    def position() -> int:
        return journal.stat().st_size

    ledgers = [Ledger(number, f"user{number % USERS}", position) for number in range(WRITERS)]
    writers = [Writer(daemon.socket, one, one.number) for one in ledgers]
    for writer in writers:
        writer.start()
    writes = 2 * request.config.getoption("--crash-points")
    wait_until(lambda: sum(one.acknowledged for one in ledgers) >= max(100, writes), 120)
    daemon.kill()
    for writer in writers:
        writer.join(60)
        assert writer.error is None, repr(writer.error)
    return Run(read_journal(journal), ledgers, daemon.workspace_root)


@pytest.mark.parametrize("left", ["synced", "some", "torn"])
def test_no_acknowledged_write_is_lost(
    run: Run, tmp_path: Path, crash_points: int, left: str
) -> None:
    """At random moments the disk holds what was synced; that and some of the later writes; or all
    of them but for a torn last one. Each time the files are sound and hold what was acknowledged,
    and the marker belongs to the database."""
    chance, disk, done = random.Random(crash_points), Disk(run.root), 0
    checked = 0
    for position, last in crash_moments(run.records, crash_points, chance):
        for record in run.records[done:position]:
            disk.apply(record)
        done = position
        folder = tmp_path / "disk"
        if left == "synced":
            disk.write_synced(folder)
        elif left == "some":
            disk.write_some(folder, chance)
        else:
            disk.write_all(folder, last, chance)
        for number in range(USERS):
            user_id, at = f"user{number}", run.records[position - 1].ends_at
            database = folder / user_id / ".oxydra" / "memory.db"
            known = [one.at(at) for one in run.ledgers if one.user_id == user_id]
            checked += sum(one.acknowledged for one in known)
            check_marker(database)
            settle(database, known)
        shutil.rmtree(folder)
    assert checked > crash_points


def test_the_next_process_takes_over(run: Run, tmp_path: Path) -> None:
    """A daemon opens what the last synced writes left, and answers from it."""
    disk = Disk(run.root)
    for record in run.records:
        disk.apply(record)
    daemon = Daemon(tmp_path)
    disk.write_synced(daemon.workspace_root)
    daemon.start()
    client = daemon.connect()
    try:
        for ledger in run.ledgers:
            for (kind, id_), texts in ledger.may_be.items():
                if kind == "rule" and len(texts) == 1:
                    rule = {"user_id": ledger.user_id, "tool_name": "bash", "id": id_}
                    found = client.call("memory.tool_rule_get", **rule)
                    assert {found and found["rule"]} == texts
    finally:
        assert daemon.stop() == 0, daemon.log()
    daemon.check_log()


def check_marker(database: Path) -> None:
    """A marker without its database would be a lost one."""
    marker = database.with_name("state.json")
    if marker.exists():
        assert database.exists()
        assert database.stat().st_size > 0
