"""Redacting secrets."""

import pytest

from memoryd.guard.secret_kinds import SECRET_KINDS, SecretKind
from memoryd.guard.secrets import find_secret, redact


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
