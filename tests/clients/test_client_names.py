"""How the generators of the clients name the methods of the protocol."""

from dataclasses import replace

import pytest

from memoryd.schema.catalogue import methods
from tools.client_types import client_methods


def test_a_name_is_used_once() -> None:
    """Two methods whose names differ in their family alone cannot be in one class."""
    save = methods()["memory_save"]
    with pytest.raises(ValueError, match=r"user\.save: the name save is taken"):
        client_methods([save, replace(save, name="user.save")], about_user=True)


def test_a_name_of_the_class_itself_is_not_used() -> None:
    """A method cannot take the name of what the class has besides methods."""
    with pytest.raises(ValueError, match=r"user\.close: the name close is taken"):
        client_methods([replace(methods()["user.stats"], name="user.close")], about_user=True)
