"""The numbers of the migrations."""

from pathlib import Path

import pytest

from memoryd.storage.migration import migrations, read_migrations


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
