"""One object that a rule names."""

import re
from dataclasses import dataclass, replace
from typing import Literal

Kind = Literal[
    "address",
    "domain",
    "url",
    "network",
    "port",
    "phone",
    "account",
    "flag",
    "path",
    "extension",
    "branch",
    "channel",
    "command",
    "table",
    "environment",
    "version",
    "person",
    "seller",
    "role",
    "feature",
    "product",
    "phrase",
    "amount",
    "sender",
    "owner",
    "place",
    "cells",
    "copied",
    "clock",
    "spot",
    "date",
    "weekday",
    "thing",
    "name",
]


@dataclass(frozen=True, slots=True)
class Target:
    """One object: its kind and its normalised value; `words` are its parts, in lower case.

    The words of an address are the names of the person it belongs to, where the rule tells.
    """

    kind: Kind
    value: str
    words: tuple[str, ...] = ()

    def as_recipient(self) -> "Target":
        """The same person or address, whether the message is for them or only a copy of it, or
        they are to sell something."""
        if self.kind == "seller":
            return replace(self, kind="person")
        if self.kind != "copied":
            return self
        return replace(self, kind="address" if "@" in self.value[1:] else "person")


LEAVING = "\x02leaving"
"""In the words of a path that things must not be moved out of."""
ENTERING = "\x02entering"
"""In the words of a path that things must not be moved into."""
FOLDER = "\x02folder"
"""In the words of a path that a rule calls a folder."""
CALENDAR = "\x02calendar"
"""In the words of an address that a rule calls a calendar."""
AT_HOST = "\x02at"
"""In the words of an environment that a rule tells the host of, before its kind and value."""
WALLET = "\x02wallet"
"""In the words of an account that is a wallet, to which people send by names as well."""
PACKAGE = "\x02package"
"""In the words of what is installed, whatever else is called so."""
INSIDE = "\x02inside"
"""In the words of a table that may be a schema, of which all tables are meant."""
AT_BEGINNING = "\x02begins "
"""Before the value of a phrase with which a text begins."""
UNSAID = "\x02unsaid"
"""In the words of a phrase that texts must not say, with the names of their arguments."""
SAID = "\x02said"
"""Stands in the words of a wording that a rule calls a word or a phrase, and no name."""
WRITTEN = "\x02written "
"""Before the value of a phrase that is a name in code which is written."""
WHERE = "\x02where"
"""The value of the flag that an SQL statement with a WHERE clause carries."""
DESCRIBED = "\x02described"
"""In the words of a place that is not told by its name."""
AS_ROOT = "user=root"
"""The value of what stands for "as root"."""
MARK = re.compile("\x01(\\d+)\x01")
WORD = re.compile('\x01\\d+\x01|[^\\s,;:()\\[\\]"“”!?]+')
"""A word of a clause, or the mark that stands for what was read of it."""
