"""Whether a recipient is the person, the address or the domain that a rule names."""

import re
import unicodedata
from collections.abc import Iterator

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.addressees import GROUP_NAMES, Recipient
from memoryd.rules.judging.family_names import family_name
from memoryd.rules.judging.inflection import has_cases, in_syllables, same_names
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.target_patterns import TLDS
from memoryd.rules.judging.tokens import word_set

_LEGAL = word_set("""ltd inc llc gmbh ag corp co limited sa sl srl bv plc kg ltda sarl""")
_HONORIFIC = word_set(
    """mr mrs ms miss dr prof professor professorin doctor doktor profesor profesora
    professeur doutor doutora doctora docteur rev reverend judge officer captain sir
    herr herrn frau señor señora srta don doña sr sra senhor senhora
    monsieur madame mademoiselle mlle m mme dom signor signora"""
)
_KIN = {
    name: names.split()[0]
    for names in (
        "mother mom mum mama mommy mummy mutter mutti madre mère maman mamá mãe mamãe mamma mam "
        "moeder мама мать mamo anne annem 엄마 어머니 母 お母さん ママ",
        "father dad daddy papa vater vati padre père pai papá babbo vader папа отец tata "
        "baba babam 아빠 아버지 父 お父さん パパ",
        "wife frau esposa moglie жена żona eşim karim 아내 와이프 妻",
        "husband marito муж mąż kocam 남편 夫",
        "grandmother grandma oma abuela",
        "grandfather grandpa opa abuelo",
    )
    for name in names.split()
}
"""Names that a contact list uses for one person each."""
_TITLES = _HONORIFIC - _KIN.keys()
_HANDLE = re.compile(r"[\w.-]+")
_HAN = re.compile(r"[\u3040-\u9fff\uac00-\ud7af]")
_EAST_ASIAN_TITLE = re.compile("(?:さん|様|さま|くん|君|ちゃん|氏|씨|님)$")
_EAST_ASIAN_RANK = re.compile(
    "(?<=.)(?:부장|팀장|대리|과장|차장|사장|이사|교수|실장|部長|課長|社長|先生|教授|经理|老师|主任|医生)$"
)
"""What stands behind a family name, or behind the whole name, of one person."""
_TITLE_LENGTH = 4
"""Characters of a Chinese name that is longer than those of people are."""
_UMLAUTS = {ord("ä"): "ae", ord("ö"): "oe", ord("ü"): "ue", ord("ß"): "ss", ord("ø"): "oe"}


def _in_ascii(words: set[str], text: str) -> Iterator[set[str]]:
    """`words` without their accents, as `text` may write them: José is Jose, Jürgen Juergen."""
    for table in (_UMLAUTS, {}):
        spelled = {
            "".join(
                character
                for character in unicodedata.normalize("NFD", word.translate(table))
                if character.isascii()
            )
            for word in words
        }
        if all(word and word in text for word in spelled):
            yield spelled


def _accented(words: set[str]) -> set[str]:
    return {word for word in words if not word.isascii()}


def is_person(target: Target, recipient: Recipient) -> Truth:
    """Compare the shown name, else the address, with a name, whatever its ending and letters."""
    found = _is_person(target, recipient)
    if len(target.words) > 1 and (joined := "".join(target.words)) in recipient.text:
        found = max(found, YES if recipient.names == (joined,) else MAYBE)
    if (family := family_name(target.value)) and recipient.address:
        local = recipient.address.split("@", 1)[0]
        return max(found, MAYBE if family in re.split(r"[\W\d_]+", local) else NO)
    if in_syllables(target.value) and recipient.address and recipient.text.isascii():
        return max(found, MAYBE)
    if found is YES or not has_cases(target.value):
        return found
    local = recipient.address.partition("@")[0] if not recipient.names else ""
    shown = [*recipient.names, *filter(None, re.split(r"[\W\d_]+", local))]
    return max(found, same_names(target.words, shown))


def _is_person(target: Target, recipient: Recipient) -> Truth:
    wanted = {word for word in target.words if word not in _HONORIFIC} or set(target.words)
    names = {word for word in recipient.names if word not in _LEGAL and word not in _HONORIFIC}
    if target.value.startswith("@"):
        same = _is_handle(target.value[1:], recipient)
        if same is not None:
            return YES if same else NO
    if _HAN.search(target.value) is None and not target.value.isascii():
        text = recipient.address if not names else " ".join(sorted(names))
        if text.isascii() and (spelled := next(_in_ascii(wanted, text), None)):
            wanted = spelled
    elif target.value.isascii() and names and not all(map(str.isascii, names)):
        text = " ".join(sorted(wanted))
        names = next(_in_ascii(names & _accented(names), text), set()) | names
    if recipient.address:
        local, _, domain = recipient.address.partition("@")
        local = local.split("+", 1)[0]
        company = MAYBE if "".join(target.words) in domain.split(".")[:-1] else NO
        if names:
            shown = _by_words(wanted, names)
            return max(
                company, shown if shown else (MAYBE if _by_local(wanted, local) is YES else NO)
            )
        return MAYBE if recipient.opaque else max(company, _by_local(wanted, local))
    if _HAN.search(target.value):
        found = _chinese(target.value, recipient)
        return max(found, MAYBE) if recipient.group and len(target.value) < _TITLE_LENGTH else found
    if recipient.text == target.value:
        return YES
    if recipient.group and len(wanted) == 1:
        return MAYBE
    if not names or recipient.opaque or not any(c.isalpha() for c in recipient.text):
        return MAYBE
    channel = recipient.text.startswith("#")
    if channel and wanted != names:
        return NO
    found = _by_words(wanted, names)
    if found is NO and len(recipient.names) == 1 and len(names) == 1 and not channel:
        name = next(iter(names))
        if name in GROUP_NAMES:
            return MAYBE
    return found


def _is_handle(handle: str, recipient: Recipient) -> bool | None:
    """Whether a recipient is told by this handle, or by another one; None where by no handle."""
    text = recipient.text.lstrip("@#")
    if text == handle:
        return True
    longer = text.startswith(handle) or text.endswith(handle)
    return False if longer and not recipient.address and _HANDLE.fullmatch(text) else None


def _by_words(wanted: set[str], names: set[str]) -> Truth:
    if any(_HAN.search(word) for word in wanted):
        joined = "".join(wanted)
        return YES if joined in names else (MAYBE if any(joined in name for name in names) else NO)
    if wanted <= names:
        return YES
    if not names:
        return NO
    if names < wanted:
        return MAYBE
    missing = wanted - names
    spare = names - wanted
    if wanted & names and all(any(len(s) == 1 and m.startswith(s) for s in spare) for m in missing):
        return MAYBE
    return NO


def _chinese(name: str, recipient: Recipient) -> Truth:
    if not recipient.names:
        return MAYBE
    if any(_EAST_ASIAN_TITLE.sub("", each) == name for each in recipient.names):
        return YES
    whole = recipient.text.replace(" ", "")
    if name in recipient.names or name in (whole, _EAST_ASIAN_TITLE.sub("", whole)):
        return YES
    rank = _EAST_ASIAN_RANK.search(name)
    parted = False
    if rank and whole.startswith(name[: rank.start()]):
        # Korean family names are few: somebody whose rank is not told may be the one.
        told = _EAST_ASIAN_RANK.search(_EAST_ASIAN_TITLE.sub("", whole))
        parted = rank[0] in whole or (in_syllables(name) and not told)
    return MAYBE if recipient.opaque or name in whole or parted else NO


def _by_local(wanted: set[str], local: str) -> Truth:
    """`sarah.lee`, `sarah` are Sarah; `s.lee`, `sarahl`, `team` may be; `tom` is not."""
    pieces = [piece for piece in re.split(r"[._\-+\d]+", local) if piece]
    if wanted <= set(pieces):
        return YES
    joined = "".join(pieces)
    if not pieces or not GROUP_NAMES.isdisjoint(pieces):
        return MAYBE
    if len(wanted) > 1:
        ordered = sorted(wanted)
        if joined in ("".join(ordered), "".join(reversed(ordered))):
            return YES
        if len(pieces) == 1 and pieces[0] in wanted:
            return MAYBE
        if any(joined == a[0] + b or joined == a + b[0] for a in wanted for b in wanted - {a}):
            return MAYBE
        initials = all(
            p in wanted or (len(p) == 1 and any(w.startswith(p) for w in wanted)) for p in pieces
        )
        return MAYBE if initials and len(pieces) > 1 else NO
    name = next(iter(wanted))
    if not name.isascii():
        return NO
    if len(pieces) > 1 and any(len(piece) == 1 and name.startswith(piece) for piece in pieces):
        return MAYBE
    if (len(name) > 2 and pieces[0].startswith(name)) or (
        len(joined) <= 3 and joined[0] == name[0] and len(pieces) == 1 and not joined.isalpha()
    ):
        return MAYBE
    if len(joined) == 2 and joined[0] == name[0] and len(pieces) == 1:
        return MAYBE
    return NO


def is_address(target: Target, recipient: Recipient) -> Truth:
    """Compare addresses; a plus tag does not make another mailbox."""
    wanted = target.value
    if recipient.address:
        local, _, domain = recipient.address.partition("@")
        if wanted in (recipient.address, f"{local.split('+', 1)[0]}@{domain}"):
            return YES
        if target.words and recipient.names and set(target.words) <= set(recipient.names):
            return MAYBE
        return NO
    if target.words:
        found = is_person(Target("person", " ".join(target.words), target.words), recipient)
        return MAYBE if found else NO
    if recipient.opaque or recipient.group or not recipient.names:
        return MAYBE
    local_words = set(re.split(r"[._\-+]+", wanted.split("@", 1)[0]))
    return MAYBE if set(recipient.names) & local_words else NO


def is_domain(domain: str, recipient: Recipient) -> Truth:
    """Whether the recipient's address lies in `domain` or below it."""
    if not recipient.address:
        # What looks like a domain behind an at sign may be a handle: `@lena.hofer`.
        handle = domain.rsplit(".", 1)[-1] not in TLDS and "." in recipient.text
        other = NO if handle and _HANDLE.fullmatch(recipient.text) else MAYBE
        return YES if recipient.text == domain else other
    host = recipient.address.rsplit("@", 1)[1]
    if domain.endswith(".*"):
        return YES if host.startswith(domain[:-1]) else NO
    return YES if host == domain or host.endswith("." + domain) else NO


def is_role(value: str, recipient: Recipient) -> Truth:
    """Whether the recipient plays the role that a rule names: the press, the mother."""
    names = {name.removesuffix("s") for name in recipient.names} | set(recipient.names)
    if (
        value in names
        or value.removesuffix("s") in names
        or ((not value.isascii() or " " in value) and value in recipient.text)
    ):
        return YES
    kin = _KIN.get(value)
    if kin and not recipient.opaque and any(character.isalpha() for character in recipient.text):
        return YES if any(_KIN.get(name) == kin for name in names) else _not_kin(recipient)
    local = recipient.address.split("@", 1)[0].removesuffix("s")
    return YES if local == value.removesuffix("s") and local else MAYBE


def _not_kin(recipient: Recipient) -> Truth:
    """A first name or an address may be anybody's; a contact called otherwise, or by a title, is
    not the mother."""
    if not _TITLES.isdisjoint(recipient.names):
        return NO
    return MAYBE if recipient.address or len(recipient.names) != 1 else NO


def same_number(first: str, second: str) -> bool:
    """Whether two telephone numbers are one, whether or not with the code of their country."""
    if first.endswith("*"):
        return second.startswith(first[:-1])
    shorter, longer = sorted((first.lstrip("0"), second.lstrip("0")), key=len)
    return longer == shorter or (len(shorter) >= 7 and longer.endswith(shorter))
