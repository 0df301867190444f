"""Lists of things that are no words: numbers, codes, hosts, rows of a table, letters of scripts in
which no labelled text is. People store them, and their letters mean nothing."""

import random
from collections.abc import Callable, Iterator

_PREFIXES = ("INV", "PO", "REQ", "ORD", "TCK", "SKU", "BUG", "JIRA", "DE", "RMA", "LOT", "CVE")
_NAMES = ("Anna", "Tom", "Li", "Omar", "Ines", "Raj", "Yuki", "Sofia", "Ben", "Mara")
_HOSTS = ("web", "db", "cache", "nas", "printer", "router", "node", "worker", "pi", "cam")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_FOREIGN = (
    (0x0F40, 0x0F6C),  # Tibetan
    (0x07CA, 0x07EA),  # N'Ko
    (0x13A0, 0x13EF),  # Cherokee
    (0x1401, 0x1676),  # Canadian syllabics
    (0x1820, 0x1877),  # Mongolian
    (0x1900, 0x191E),  # Limbu
    (0x1B05, 0x1B33),  # Balinese
    (0x1C5A, 0x1C77),  # Ol Chiki
    (0x2D30, 0x2D67),  # Tifinagh
    (0xA000, 0xA48C),  # Yi
    (0xA500, 0xA60B),  # Vai
    (0xA984, 0xA9B2),  # Javanese
    (0xABC0, 0xABE2),  # Meetei
    (0x10400, 0x1047F),  # Deseret and Shavian
)
_REPEATED = "axz017é.-_=*#日あ한яش👍🦊🎉"
_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789"


def code_lists(seed: int, count: int) -> Iterator[str]:
    """So many lists, the same for the same seed."""
    chance = random.Random(seed)
    kinds: tuple[Callable[[random.Random], str], ...] = (
        _tickets, _sequence, _hashes, _numbers, _codes, _letters, _rows, _addresses, _phones,
        _versions, _hosts, _measures, _foreign, _repeated,
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


def _foreign(chance: random.Random) -> str:
    first, last = chance.choice(_FOREIGN)
    return "".join(chr(chance.randint(first, last)) for _ in range(chance.randint(2, 20)))


def _repeated(chance: random.Random) -> str:
    return chance.choice(_REPEATED) * chance.randint(1, 60)
