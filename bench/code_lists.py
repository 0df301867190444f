"""Lists of things that are no words: numbers, codes, hosts, rows of a table. People store them, and
their letters mean nothing."""

import random
from collections.abc import Callable, Iterator

_PREFIXES = ("INV", "PO", "REQ", "ORD", "TCK", "SKU", "BUG", "JIRA", "DE", "RMA", "LOT", "CVE")
_NAMES = ("Anna", "Tom", "Li", "Omar", "Ines", "Raj", "Yuki", "Sofia", "Ben", "Mara")
_HOSTS = ("web", "db", "cache", "nas", "printer", "router", "node", "worker", "pi", "cam")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789"


def code_lists(seed: int, count: int) -> Iterator[str]:
    """So many lists, the same for the same seed."""
    chance = random.Random(seed)
    kinds: tuple[Callable[[random.Random], str], ...] = (
        _tickets, _sequence, _hashes, _numbers, _codes, _letters, _rows, _addresses, _phones,
        _versions, _hosts, _measures,
    )  # fmt: skip
    for _ in range(count):
        kind = chance.choice(kinds)
        ending = chance.choice((" ", ", ", "\n", "; ", " | ", "\n- "))
        lead = chance.choice(("", "", "Numbers: ", "list: ", "for later: ", "- "))
        yield lead + ending.join(kind(chance) for _ in range(chance.randint(2, 40)))


def _tickets(chance: random.Random) -> str:
    return f"{chance.choice(_PREFIXES)}-{chance.randint(1, 99999):05}"


def _sequence(chance: random.Random) -> str:
    return f"{chance.choice(_LETTERS)}{chance.randint(1, 10 ** chance.randint(3, 6))}"


def _hashes(chance: random.Random) -> str:
    return f"{chance.getrandbits(64):016x}"[: chance.choice((7, 8, 12, 16))]


def _numbers(chance: random.Random) -> str:
    return str(chance.randint(1, 10 ** chance.randint(1, 9)))


def _codes(chance: random.Random) -> str:
    return "".join(chance.choice(_SIGNS) for _ in range(chance.randint(3, 10)))


def _letters(chance: random.Random) -> str:
    return "".join(chance.choice(_LETTERS) for _ in range(chance.randint(2, 9)))


def _rows(chance: random.Random) -> str:
    return f"{chance.choice(_NAMES)},{chance.randint(1, 90)},{chance.random() * 100:.3f}"


def _addresses(chance: random.Random) -> str:
    return f"10.{chance.randint(0, 20)}.{chance.randint(0, 255)}.{chance.randint(1, 254)}"


def _phones(chance: random.Random) -> str:
    return f"+{chance.randint(1, 99)} {chance.randint(100, 999)} {chance.randint(10**5, 10**7)}"


def _versions(chance: random.Random) -> str:
    return f"lib{_letters(chance)}=={chance.randint(0, 9)}.{chance.randint(0, 30)}.0"


def _hosts(chance: random.Random) -> str:
    return f"{_addresses(chance)} {chance.choice(_HOSTS)}{chance.randint(1, 99)}"


def _measures(chance: random.Random) -> str:
    return f"{chance.randint(1, 28)}.{chance.randint(1, 12)}. {chance.random() * 200:.1f} kg"
