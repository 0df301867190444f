"""The forms of secrets that people choose themselves or tell in words: fields of passwords and keys,
logins, "the password is". No issuer's sign tells them, so that the value has to look like one."""

import re

from memoryd.guard.placeholders import is_placeholder
from memoryd.guard.secret_kind import SecretKind

_ORDINARY = re.compile(
    r"^(?:[a-z]+(?:[-_ ][a-z]+){0,6}|[A-Z]?[a-z]+|[A-Z_]+|\d{1,5}|v?\d+(?:\.\d+){1,3}|[a-z]+\.[a-z_.]+(?:\(\))?|"
    r"[\w-]*/[\w/.-]+|\d{4}-\d\d-\d\d|[a-z]+\(.*)$"
)


def _chosen(value: str) -> bool:
    """Whether the value of a password field is one: not a word, a number, a name or a path."""
    value = value.strip("\"'`.,;:!?)")
    return len(value) >= 5 and not is_placeholder(value) and not _ORDINARY.match(value)


def _spoken_value(value: str) -> bool:
    """Whether a word that follows "the password is" looks chosen: letters with digits or signs."""
    value = value.strip("\"'`.,;:!?)(»”」[]*")
    if "=" in value.rstrip("=") and is_placeholder(value.partition("=")[2]):
        return False
    if not _chosen(value) or "://" in value or value.startswith(("/", "~", "--", "http", "@")):
        return False
    digits = any(map(str.isdecimal, value))
    letters = any(map(str.isalpha, value))
    signs = any(not character.isalnum() for character in value.strip("-_./"))
    return (digits and letters) or (signs and letters and _VALUE_SIGN.search(value) is not None)


_VALUE_SIGN = re.compile("[!@#$%^&*+=?]")


_KEY_WORDS = (
    r"pass(?:word|wd|phrase|code)?|pwd|pw|secret(?:[_ -]?(?:access[_ -]?)?key)?|(?:api|access|auth|private|encryption|signing|account|license|master|service|client)[_ -]?(?:key|secret|token)|"
    r"(?:access|auth|bearer|refresh|session|bot|personal access|deploy|id)?[_ -]?token|credentials?|api[_ -]?key"
)
_KEY_PARTS = (
    "pass",
    "pw",
    "secret",
    "token",
    "credential",
    "api",
    "access",
    "auth",
    "private",
    "encryption",
    "signing",
    "account",
    "license",
    "master",
    "service",
    "client",
    "bearer",
    "refresh",
    "session",
    "bot",
    "personal access",
    "deploy",
    "id",
)
"""What key words begin with; a sign before "token" adds nothing to it."""
_SPOKEN = (
    r"pass(?:word|code|phrase|wort|wörter)|\bpwd?\b|contraseña|contrasena|clave(?! (?:de (?:producto|reserva|cliente|pedido|país)|catastral|lada))|mot de passe|mdp|kennwort|senha|palavra-passe|"
    r"parola|пароль|пароля|密码|密碼|口令|パスワード|비밀번호|암호|كلمة (?:ال)?(?:مرور|سر)|şifre(?:si|m|niz)?|סיסמ(?:ה|א|ת)|पासवर्ड|"
    r"گذرواژه|hasło|heslo|wachtwoord|lösenord|adgangskode|passord|mật khẩu|kata sandi|รหัสผ่าน|رمز عبور|κωδικός(?! (?:προϊόντος|είδους|πελάτη|παραγγελίας|κράτησης|αποστολής|περιοχής|σφάλματος))|salasana|jelszó|parolă|"
    r"api[- ]?(?:key|schlüssel|ключ|キー|키)|clé api|clave api|chave (?:de )?api|chiave api|密钥|密鑰|token|secret"
)

_LETTERS = "\u00c0-\u024f\u0370-\u052f"
"""Latin with accents, Greek and Cyrillic."""

_SPOKEN_PARTS = (
    "pass",
    "pw",
    "palavra-passe",
    "contrase",
    "clave",
    "mot de",
    "mdp",
    "kennwort",
    "senha",
    "parol",
    "парол",
    "密",
    "口令",
    "パスワード",
    "비밀",
    "암호",
    "كلمة",
    "şifre",
    "סיסמ",
    "पासवर्ड",
    "hasło",
    "heslo",
    "wachtwoord",
    "lösenord",
    "adgangskode",
    "mật",
    "kata sandi",
    "รหัส",
    "رمز",
    "κωδ",
    "salasana",
    "jelsz",
    "api",
    "clé",
    "chave",
    "chiave",
    "token",
    "secret",
    "گذرواژه",
)
"""What words for a password begin with."""

_SIGN = re.compile("[!@#$%^&*+?~]")
"""A value without a sign like these is taken for a word or a name by some forms."""


_DIGIT, _LETTER = re.compile(r"\d"), re.compile(r"[^\W\d_]")


def _has_digit_and_letter(part: str) -> bool:
    return _DIGIT.search(part) is not None and _LETTER.search(part) is not None


def _has_digit_letter_and_sign(part: str) -> bool:
    return _SIGN.search(part) is not None and _has_digit_and_letter(part)


def _may_be_spoken(part: str) -> bool:
    """Whether a `_spoken_value` may stand in the part."""
    return (_DIGIT.search(part) or _VALUE_SIGN.search(part)) is not None and (
        _LETTER.search(part) is not None
    )


CHOSEN_PASSWORDS: tuple[SecretKind, ...] = (
    SecretKind(
        "key",
        ("api", "secret", "access", "publisher", "licen", "auth", "deploy", "bot"),
        re.compile(
            r"\b(?:api|secret|access|publisher|licen[sc]e|auth|deploy|bot)(?:\s\w{2,12}){0,2}\s(?:key|token)\s(?:is\s|=\s|:\s)?(?P<value>(?=[^\s]{0,40}\d)[A-Za-z0-9_-]{24,80})(?![\w-])",
            re.IGNORECASE,
        ),
        lambda value: _chosen(value) and value.count("-") < 4,
        "The weather API key is FAKE0A1B2C3D4E5F60718293A4B5",
        "The API key lives in the vault under weather-service-production-key",
        part=24,
        also=("key", "token"),
        begins=True,
    ),
    SecretKind(
        "password or key",
        _KEY_PARTS,
        re.compile(
            rf"(?<![A-Za-z])(?!secret: [A-Za-z ]{{2,40}}\])(?:{_KEY_WORDS})(?![_-](?:polic(?:y|ies)|rules?|reset|length|expiry|hint|field|manager|store|file|path)\b)(?:[_-]\w{{1,20}}|\d{{0,2}})?[\"'`\])*]{{0,2}}\s{{0,2}}(?:(?::=|=>?)[^\S\n]{{0,2}}|:\s{{0,2}})(?:[\"'`](?P<quoted>[^\"'`\s]{{6,200}})[\"'`]|(?P<value>[^\s\"'`,;<>{{}}\[\]()]{{5,200}}))",
            re.IGNORECASE,
        ),
        _chosen,
        'password = "C0rrectHorseFAKE99"',
        "password: ask Priya",
        also=("=", ":"),
        begins=True,
    ),
    SecretKind(
        "login",
        ("login", "log in", "signin", "sign in", "user", "account", "cred", "admin", "root"),
        re.compile(
            r"(?<![A-Za-z])(?:login|user(?:name)?|account|credentials|creds|log ?in|sign ?in|admin|root)\b[^\n:/]{0,20}[:=]?\s{0,2}[\w.@-]{2,40}\s?(?:/|:|,| and )\s?(?P<value>(?=[^\s]{0,40}\d)(?=[^\s]{0,40}[A-Za-z])(?=[^\s]{0,40}[!@#$%^&*+?])[^\s/:,]{7,60})(?=\s|$|[.,;])",
            re.IGNORECASE,
        ),
        lambda value: _spoken_value(value) and "@" not in value and "." not in value.rstrip("."),
        "Login: admin / Passw0rd!2024",
        "Login: sam / see the vault",
        value_part=_has_digit_letter_and_sign,
        begins=True,
    ),
    SecretKind(
        "password",
        _SPOKEN_PARTS,
        re.compile(
            rf"(?:{_SPOKEN})[^\n:=.!?。،]{{0,40}}?(?:\s(?:is(?: now| currently)?|=|est|es|ist|lautet|é|è|to|as|это|is:|jest|je|är|er|là|adalah|olarak|هي|هو|היא|है|este|це|είναι|ہے|হলো|হল|ialah|yaitu)|คือ|[:：=]|\s-\s|は|是|为|為|는|은|이|가)\s{{0,3}}[\"'`«“「]?(?P<value>[!#%&(-,./-;=?-_a-~{_LETTERS}][!#-&(-_a-~{_LETTERS}]{{5,100}})",
            re.IGNORECASE,
        ),
        _spoken_value,
        "The wifi password is FAKEwifi2024!",
        "The password is stored in 1Password",
        value_part=_may_be_spoken,
        begins=True,
    ),
    SecretKind(
        "password",
        ("salasana", "parool"),
        re.compile(
            r"(?:salasana|parool)\w{0,4}[^\n:=.!?]{0,40}?\son\s{1,3}[\"'`]?(?P<value>[^\s\"'`]{6,100})",
            re.IGNORECASE,
        ),
        _spoken_value,
        "Wifin salasana on FAKEwifi2024!",
        "Salasana on kaapissa",
        value_part=_may_be_spoken,
        begins=True,
    ),
    SecretKind(
        "login",
        ("admin", "root", "user"),
        re.compile(
            r"(?<![A-Za-z])(?:admin(?:istrator)?|root|user)\s/\s(?P<value>(?=[^\s]{0,40}[A-Za-z])(?=[^\s]{0,40}\d)(?=[^\s]{0,40}[!@#$%^&*+?])[^\s/:,]{7,60})(?=\s|$|[.,;])",
            re.IGNORECASE,
        ),
        _spoken_value,
        "NAS in the cellar: admin / FAKEberg&44",
        "Roles in the wiki: admin / editor / reader",
        value_part=_has_digit_letter_and_sign,
        begins=True,
    ),
    SecretKind(
        "login",
        ("login", "log in", "signin", "sign in"),
        re.compile(
            r"(?<![A-Za-z])(?:login|log ?in|sign ?in)\b[^\n:/]{0,40}[:=]?\s{0,2}[\w.@-]{2,40}\s/\s(?P<value>(?=[^\s]{0,40}\d)(?=[^\s]{0,40}[a-z])(?=[^\s]{0,40}[A-Z])[^\s/:,]{8,60})(?=\s|$|[.,;])",
            re.IGNORECASE,
        ),
        lambda value: _spoken_value(value) and not value.islower() and not value.isupper(),
        "The router login is anna / Gr4nit-Elch-FAKE-71",
        "The login page is /account/settings2024",
        value_part=_has_digit_and_letter,
        begins=True,
    ),
    SecretKind(
        "password",
        _SPOKEN_PARTS,
        re.compile(
            rf"(?:{_SPOKEN})\s"
            r"(?P<value>(?=[^\s]{0,40}\d)(?=[^\s]{0,40}[a-z])(?=[^\s]{0,40}[!@#$%^&*+?~])[^\s/:,]{8,60})(?=\s|$|[.,;])",
            re.IGNORECASE,
        ),
        lambda value: _spoken_value(value) and not value.islower(),
        "user anna, password FAKE*wifi2024xQ",
        "The password wifi2024 was changed",
        value_part=_has_digit_letter_and_sign,
        begins=True,
    ),
)
