"""The tables that others build on: errors, settings and memoryctl's commands are consistent."""

from collections import Counter
from dataclasses import fields
from pathlib import Path

import pytest

from memoryd import errors
from memoryd.schema.catalogue import methods
from memoryd.setting_values import parse
from memoryd.settings import Settings
from memoryd_client.memoryctl.commands.table import COMMANDS
from memoryd_client.memoryctl.views.result import VIEWS

ERRORS = errors.RpcError.__subclasses__()


def test_every_error_has_its_own_code_and_name() -> None:
    """The clients choose the exception of an error by its code."""
    for values in (
        [error.code for error in ERRORS],
        [error.name for error in ERRORS if error.name],
    ):
        assert [value for value, count in Counter(values).items() if count > 1] == []


@pytest.mark.parametrize("name", methods())
def test_methods_declare_known_errors(name: str) -> None:
    """Every error that a method's schema declares is in errors.py."""
    assert set(methods()[name].errors) <= {error.name for error in ERRORS}


@pytest.mark.parametrize("name", [row.name for row in fields(Settings)])
def test_every_default_can_be_parsed(name: str) -> None:
    """A default goes through the same parser as a given value. Paths whose default depends on the
    environment have an empty one."""
    (row,) = (row for row in fields(Settings) if row.name == name)
    if row.default != Path():
        assert parse(row, row.default, "default") is not None


@pytest.mark.parametrize("name", [name for name, command in COMMANDS.items() if command.view])
def test_every_view_exists(name: str) -> None:
    """memoryctl prints JSON for an unknown view, as for a result of another version."""
    assert COMMANDS[name].view in VIEWS
