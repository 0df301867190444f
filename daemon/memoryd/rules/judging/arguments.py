"""The arguments of a tool call, flattened: every value with the role that its name gives it.

A role says what a value is for (a recipient, a path, a command line, …). Prose (a mail's body, a
commit message) is set apart: what stands there is said, not done. A value whose name is unknown
may be anything, so it plays every role.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from memoryd.rules.judging.languages.argument_names import NAMES_OF_ROLES
from memoryd.rules.judging.role import Role

_ROLE_WORDS: dict[Role, str] = {
    "prose": "body subject text html notes note content contents message description summary title "
    "comment caption reason memo reference msg prompt instructions old new old_string new_string "
    "patch diff markdown plain template_text remark remarks purpose question search keywords q "
    "old_text new_text file_text old_str new_str insert_text query_text headline blurb about "
    "topic agenda signature footer explanation details commit_message changelog answer "
    "betreff asunto objet assunto cuerpo corps corpo texto nachricht mensaje mensagem inhalt "
    "contenido contenu "
    "正文 内容 主题 标题 备注 说明",
    "recipient": "to cc bcc recipient recipients attendee attendees invitee invitees participant "
    "participants guest guests email emails mail address addresses contact contacts user users "
    "username member members payee beneficiary phone phones number numbers msisdn assignee "
    "assignees reviewer reviewers handle person people name names mention mentions receiver "
    "customer client counterparty recipient_name to_address to_email whom invite invites creditor "
    "iban account account_number to_account handles mobile tel telephone dm "
    "merchant payee_name vendor vendor_name supplier supplier_name seller empfaenger empfänger "
    "destinatario destinatarios destinataire "
    "destinataires destinatário para "
    "beneficiario bénéficiaire nom nombre nome kontakt contacto teilnehmer correo telefono "
    "收款人 收件人 抄送 联系人",
    "sender": "from sender from_address reply_to from_email from_account organizer author",
    "path": "path paths file files filename filenames filepath dir directory directories folder "
    "folders dest destination src source target_file cwd workdir working_directory output input "
    "attachment attachments file_path old_path new_path out outfile infile root key object "
    "ruta pfad chemin caminho archivo fichero fichier arquivo datei ordner carpeta dossier pasta "
    "路径 文件",
    "host": "url urls uri link links href endpoint host hosts hostname domain domains server "
    "servers site website base_url origin ip address_url webhook remote_host node 网址",
    "branch": "branch branches ref refspec base head target_branch source_branch base_branch "
    "head_branch upstream revision rev tag 分支",
    "command": "command commands cmd cmdline command_line script args argv arguments shell line "
    "exec run program executable bash code input_command shell_command 命令",
    "sql": "sql query statement statements queries stmt",
    "channel": "channel channels room rooms conversation chat chat_id group groups thread "
    "channel_id channel_name chat_title chat_name group_title group_name channel_title space "
    "subreddit 频道 群",
    "resource": "database db connection dsn schema table tables collection bucket container "
    "containers namespace pod service services resource package packages image repo repository "
    "cluster instance project queue stack workspace app application job deployment volume remote "
    "dataset index model label labels region profile account_id kind",
    "action": "action op operation method verb subcommand mode event operation_type act "
    "operation_name aktion accion acción acao ação 操作",
    "environment": "env environment stage target tier deployment_target deploy_to 环境",
    "port": "port ports",
    "amount": "amount total price nightly fare fare_estimate price_estimate estimated_price value "
    "sum "
    "cost budget daily limit quantity bid spend fee "
    "betrag summe importe monto cantidad montant valor quantia preis precio prix prezzo prijs "
    "preço preco costo "
    "金额",
}

ROLE_BY_NAME: dict[str, Role] = {
    word: role
    for table in (NAMES_OF_ROLES, _ROLE_WORDS)
    for role, words in table.items()
    for word in words.split()
}
_PROGRAMMING = frozenset(
    {"source", "python", "js", "javascript", "shell", "bash", "sql", "r", "code"}
)
"""What stands before "code" where it is no country's, product's or the like."""
_ENVELOPES = frozenset({"message", "content", "note", "event", "comment", "text", "body"})
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_MAX_SPELLED = 1000
_NAME_KEYS = frozenset(
    {"name", "display_name", "displayname", "full_name", "fullname", "nom", "nombre", "nome"}
)
_WRAPPERS = frozenset(
    {"arguments", "args", "input", "inputs", "params", "parameters", "payload", "data", "body"}
    | {"request", "options", "kwargs", "json", "values", "properties", "fields", "attributes"}
)
"""Names of objects that say nothing of what they hold."""
_GOODS = frozenset(
    {"items", "products", "line_items", "articles", "dishes", "meals", "goods"}
    | {"piatti", "platos", "plats", "gerichte", "prodotti", "productos", "produits", "articulos"}
)
"""Lists of what is bought, whose names are no people's."""
_NAMED_ROLES = frozenset({"channel", "branch", "resource", "environment", "host"})
_NAMED_BY = frozenset(
    {("project", "key"), ("calendar", "id")}
    | {(name, "title") for name in ("chat", "channel", "group", "room")}
    | {(name, "subject") for name in ("chat", "group")}
    | {(name, "name") for name in ("transition", "status", "state", "priority")}
    | {(name, "title") for name in ("spreadsheet", "workbook", "notebook", "board")}
)
"""What tells a thing by its name in some tools and is something else in others."""
_ADDRESS_KEYS = frozenset({"email", "address", "mail", "email_address", "emailaddress"})
_PERSON_KEYS = _NAME_KEYS | _ADDRESS_KEYS
_COPIES: dict[str, str] = {
    name: kind
    for kind, names in (
        (
            "cc",
            "cc ccs copy_to carbon_copy carbon_copies copia con_copia en_copia in_copia cópia "
            "com_cópia em_cópia copie en_copie kopie in_kopie kopia копия 抄送 参照 참조",
        ),
        (
            "bcc",
            "bcc bccs blind_copy copia_oculta cco cópia_oculta cci blindkopie copia_nascosta ccn "
            "密送 숨은참조",
        ),
    )
    for name in names.split()
}
"""Names of arguments that hold who gets a copy of a message."""
_SAYING_HOW = ("type", "kind", "field", "role", "recipient_type")
"""What says beside somebody's address whether they get the message or a copy of it."""
_AFFILIATIONS = frozenset(
    {"dept", "department", "division", "unit", "team", "company", "organization", "organisation"}
    | {"org", "abteilung", "departamento", "département", "empresa", "firma"}
)
_PLAIN = re.compile(r"[^\W\d_][\w &.-]{0,40}")


_WIDE = {
    code: code - 0xFEE0
    for code in range(0xFF01, 0xFF5F)
    if chr(code - 0xFEE0).isalnum() or chr(code - 0xFEE0) in "@._-+/#\\="
} | dict(zip(map(ord, "\u0131\u017f\u212a\u0130"), "iskI", strict=True))
"""To plain ones: letters, digits and the signs of addresses and paths in the width of Chinese
characters, and letters that an expression takes for i, s and k where case does not count."""


@dataclass(frozen=True, slots=True)
class Argument:
    """One value: the normalised name it stands under, its role, and the value as text.

    A list of strings under a command name is an argument vector: `words` holds it.
    """

    name: str
    role: Role
    text: str
    words: tuple[str, ...] = ()
    opaque: bool = False


def composed(text: str) -> str:
    """`text` with letters and their accents in one character, and wide letters and dotless i
    as plain ones, as a rule's text is read too."""
    return text if text.isascii() else unicodedata.normalize("NFC", text.translate(_WIDE))


@lru_cache(maxsize=4096)
def normal_name(name: str) -> str:
    """`recipientEmail`, `recipient-email` and `Recipient Email` are `recipient_email`."""
    spaced = _CAMEL.sub("_", name[:100])
    return re.sub(r"[\s\-.]+", "_", spaced).casefold().strip("_")


def spelled(text: str) -> str:
    """`text` in lower case, its words in camel case parted: `terminate-instances`."""
    return _CAMEL.sub("-", text[:_MAX_SPELLED].strip()).casefold()


@lru_cache(maxsize=4096)
def role_of(name: str) -> Role | None:
    """The role of a normalised argument name, or None for an unknown one."""
    role = ROLE_BY_NAME.get(name)
    if role:
        return role
    parts = name.split("_")
    if parts[-1] in ("id", "ids", "uuid"):
        inner = role_of("_".join(parts[:-1])) if len(parts) > 1 else None
        return inner if inner in ("recipient", "channel", "resource") else "identifier"
    for part in reversed(parts):
        if part == "code" and parts[0] not in _PROGRAMMING:
            continue
        role = ROLE_BY_NAME.get(part) or ROLE_BY_NAME.get(part.removesuffix("s"))
        if role:
            return role
    return None


def flatten(arguments: Mapping[str, Any]) -> Iterator[Argument]:
    """Every scalar of `arguments`, in order, at any depth; booleans are flags, without a text
    where they are false."""
    waiting: list[tuple[str, Role | None, Any]] = [
        (normal_name(str(name)), None, value) for name, value in reversed(list(arguments.items()))
    ]
    while waiting:
        name, inherited, value = waiting.pop()
        role = role_of(name) or inherited
        if isinstance(value, Mapping):
            if role == "recipient" and (copy := _copied_as(value)):
                name = copy
            shown = _display_form(name, role, value)
            if shown:
                yield shown
            compound = role == "prose" and name not in ROLE_BY_NAME
            wrapped = name in _WRAPPERS or (name in _ENVELOPES and _is_envelope(value))
            passed = None if compound or wrapped or role == "sql" else role
            for inner_name, inner in reversed(list(value.items())):
                inner_key = normal_name(str(inner_name))
                if shown and inner_key in (_NAME_KEYS | _ADDRESS_KEYS):
                    continue
                if role == "recipient" and inner_key in ("summary", "login", "username"):
                    inner_key = name
                if name in _GOODS and inner_key in ("name", "title", "product"):
                    inner_key = "item"
                if name == "payment_method" and inner_key in ("type", "name", "brand"):
                    inner_key = "payment_type"
                if name.startswith("attachment") and inner_key in _NAME_KEYS:
                    inner_key = "file_name"
                named = role in _NAMED_ROLES and inner_key in ("name", "id", "slug", "value")
                named = named or (name, inner_key) in _NAMED_BY
                whom = inner_key in _PERSON_KEYS or (
                    kind_of_copy(name) and role_of(inner_key) == "recipient"
                )
                if named or (role == "recipient" and whom):
                    inner_key = name
                other = role == "recipient" and _is_affiliation(inner_key, inner, value)
                waiting.append((inner_key, None if other else passed, inner))
        elif isinstance(value, list | tuple | set | frozenset):
            strings = [composed(item) for item in value if isinstance(item, str)]
            if role == "command" and strings and len(strings) == len(value):
                yield Argument(name, "command", " ".join(strings), words=tuple(strings))
            else:
                waiting.extend((name, inherited, item) for item in reversed(list(value)))
        elif isinstance(value, bool):
            yield Argument(name, "flag", name if value else "")
        elif value is not None:
            text = composed(value) if isinstance(value, str) else str(value)
            opaque = not isinstance(value, str) or name.endswith(("_id", "_ids", "_uuid"))
            yield Argument(name, role or "unknown", text, opaque=opaque)


def nested_names(arguments: Mapping[str, Any]) -> set[str]:
    """The normalised names of all values of `arguments` below the first level, at any depth."""
    waiting: list[Any] = list(arguments.values())
    found: set[str] = set()
    while waiting:
        value = waiting.pop()
        if isinstance(value, Mapping):
            found.update(normal_name(str(name)) for name in value)
            waiting.extend(value.values())
        elif isinstance(value, list | tuple | set | frozenset):
            waiting.extend(value)
    return found


def _is_envelope(value: Mapping[str, Any]) -> bool:
    return any(role_of(normal_name(str(name))) not in (None, "prose") for name in value)


def _is_affiliation(name: str, told: object, person: Mapping[str, Any]) -> bool:
    """Whether what stands beside a person's name or address says where they belong."""
    if name not in _AFFILIATIONS or not isinstance(told, str) or not _PLAIN.fullmatch(told):
        return False
    known = (inner for each, inner in person.items() if normal_name(str(each)) in _PERSON_KEYS)
    return any(inner and isinstance(inner, str) for inner in known)


def kind_of_copy(name: str) -> str:
    """`cc` or `bcc` where an argument of this normalised name holds who gets a copy."""
    if name in _COPIES:
        return _COPIES[name]
    parts = name.split("_")
    return next((part for part in (parts[0], parts[-1]) if part in ("cc", "bcc")), "")


def _copied_as(value: Mapping[str, Any]) -> str:
    """`cc` or `bcc` where `value` is somebody who is said to get a copy."""
    said = [value.get(name) for name in _SAYING_HOW]
    kinds = [_COPIES.get(each.casefold(), "") for each in said if isinstance(each, str)]
    return next(filter(None, kinds), "")


def _display_form(name: str, role: Role | None, value: Mapping[str, Any]) -> Argument | None:
    """`{"name": "Sarah Lee", "email": "s@x.example"}` as one value, as mail headers write it."""
    if role not in ("recipient", None, "unknown"):
        return None
    found: dict[str, str] = {}
    for inner_name, inner in value.items():
        key = normal_name(str(inner_name))
        if isinstance(inner, str):
            if key in _NAME_KEYS:
                found["name"] = composed(inner)
            elif key in _ADDRESS_KEYS:
                found["address"] = composed(inner)
    if len(found) < 2:
        return None
    shown = f"{found['name']} <{found['address']}>"
    return Argument(kind_of_copy(name) or "to", "recipient", shown)
