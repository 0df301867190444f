"""The numbers of the migrations."""

from pathlib import Path

import pytest
from sqlcipher3 import dbapi2 as sqlite

from memoryd.storage.engine.migration import migrate, migrations, newest_schema, read_migrations
from memoryd.storage.engine.row_hashes import BROKEN, add_functions


def write(folder: Path, *names: str) -> Path:
    for name in names:
        (folder / name).write_text(f"-- {name}")
    return folder


def test_migrations_are_read_by_their_numbers(tmp_path: Path) -> None:
    """What is no SQL file is passed over."""
    folder = write(tmp_path, "0002_b.sql", "0001_a.sql", "__init__.py")
    assert read_migrations(folder) == {1: "-- 0001_a.sql", 2: "-- 0002_b.sql"}
    assert list(migrations()) == list(range(1, len(migrations()) + 1))


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["0001_a.sql", "0002_b.sql", "0002_c.sql"], "0002_b.sql, 0002_c.sql"),
        (["0001_a.sql", "0003_c.sql"], "0002 is missing"),
        (["0000_z.sql", "0001_a.sql"], "0001 is missing before the migration 0000"),
        (["0001_a.sql", "2_b.sql"], "2_b.sql"),
    ],
)
def test_numbers_that_do_not_count_up_are_refused(
    tmp_path: Path, names: list[str], message: str
) -> None:
    """Two files of one number, a number left out, a file without one."""
    with pytest.raises(RuntimeError, match=message):
        read_migrations(write(tmp_path, *names))


def test_speakers_are_added_without_hiding_damage() -> None:
    """Intact rows of schema 6 fit their new hash; a row that was damaged before is still found."""
    driver = sqlite.connect(":memory:", isolation_level=None)
    add_functions(driver)
    migrate(driver, "id", 6)
    columns = [name for _, name, *_ in driver.execute("PRAGMA table_info(rules)")][:-1]
    hashed = ", ".join(f"CAST({name} AS BLOB)" for name in ["tool_name", "id", *columns[2:]])
    for id_ in ("intact", "damaged"):
        driver.execute(
            "INSERT INTO rules VALUES ('t', ?, 'x', 'x', 'high', 'programmatic', '[]', 'active',"
            " NULL, NULL, NULL, NULL, NULL, 1, 1, x'00', NULL)",
            (id_,),
        )
    driver.execute(f"UPDATE rules SET row_hash = row_hash({hashed})")
    driver.execute("DROP TRIGGER rules_unsealed")  # damage comes past the triggers
    driver.execute("UPDATE rules SET text = 'y' WHERE id = 'damaged'")
    migrate(driver, "id")
    assert driver.execute("PRAGMA user_version").fetchone() == (newest_schema(),)
    assert driver.execute(BROKEN["rules"]).fetchall() == [("t", "damaged")]
    driver.close()
