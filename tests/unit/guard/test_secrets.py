"""Redacting secrets."""

import pytest

from memoryd.guard.secret_kind import SecretKind
from memoryd.guard.secret_kinds import SECRET_KINDS
from memoryd.guard.secrets import find_secret, redact
from tests.labelled import by_size, cases


@pytest.mark.parametrize("kind", SECRET_KINDS, ids=lambda row: row.kind)
def test_a_secret_is_replaced_by_its_kind(kind: SecretKind) -> None:
    """What stands around it stays; what is redacted holds no secret any more."""
    redacted = redact(f"Before. {kind.example}\nAfter.")
    assert redacted.startswith("Before. ")
    assert redacted.endswith("\nAfter.")
    assert "[secret: " in redacted
    assert find_secret(redacted) is None


def test_a_text_without_secrets_comes_back_as_it_was() -> None:
    """Placeholders and hashes are no secrets."""
    text = "TOKEN=$TOKEN, sha1 da39a3ee5e6b4b0d3255bfef95601890afd80709, password: ask Priya"
    assert redact(text) == text


def test_only_the_value_is_redacted() -> None:
    """The name of the field tells a reader what was there."""
    assert redact("DB_PASSWORD='Zx9!kLm2#pQ' # old") == ("DB_PASSWORD='[secret: password]' # old")


@pytest.mark.parametrize(
    ("text", "redacted"),
    [
        ("X-Auth-Token: FAKE0123456789abcdef01", "X-Auth-Token: [secret: authorization header]"),
        ("Weather API key\nFAKE0A1B2C3D4E5F60718293A4B5", "Weather API key\n[secret: key]"),
        ("Ours: yprv" + "FAKEfake" * 13, "Ours: [secret: wallet key]"),
        ("db: postgres://:FAKE0@ab", "db: postgres://[secret: address with a password]"),
        ("user anna, password FAKE*2x", "user anna, password FAKE*2x"),
        ("Passwort ist geheim!", "Passwort ist geheim!"),
        ("Salasana on kaap²ssa", "Salasana on kaap²ssa"),
    ],
)
def test_the_forms_at_their_edges(text: str, redacted: str) -> None:
    """Every word that a form begins with, values behind the end of a line, and what is too short or
    too plain to have been chosen."""
    assert redact(text) == redacted


def test_no_secret_is_lost() -> None:
    """What a form matches anywhere in a text is found, whatever the form asks a text for."""
    texts = [item["text"] for item in cases("threats_own.jsonl")]
    texts += [f"Kept.\n\n{kind.example} {kind.twin}" for kind in SECRET_KINDS]
    secrets = 0
    for text in texts:
        kinds = [
            kind.kind
            for kind in SECRET_KINDS
            for match in kind.form.finditer(text)
            if kind.is_live(match[match.lastgroup or 0])
        ]
        secrets += len(kinds)
        assert find_secret(text) == next(iter(kinds), None), text
    assert secrets > by_size(sample=50, full=100)
