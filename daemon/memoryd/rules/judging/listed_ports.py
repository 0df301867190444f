"""The ports that `lsof` lists the processes of: `lsof -ti:3000,4000-4002`."""

import re

_LISTED = re.compile(r"(?:-\w*i)?[46]?(?:tcp|udp)?(?:@[\w.-]+)?:([\d,-]+)", re.IGNORECASE)
_MOST = 2000
"""Ports of a range that are told one by one."""


def listed_ports(word: str) -> set[str]:
    """The ports that one word of the command names."""
    listed = _LISTED.fullmatch(word)
    found: set[str] = set()
    for part in listed[1].split(",") if listed else ():
        first, _, last = part.partition("-")
        if first.isdecimal() and last.isdecimal() and len(last) <= len("65535"):
            found.update(map(str, range(int(first), min(int(last), int(first) + _MOST) + 1)))
        elif first:
            found.add(first)
    return found
