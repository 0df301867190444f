"""Live keys, tokens, passwords and connection strings in a text."""


def redact(text: str) -> str:
    """The text with "[redacted: <kind>]" in place of each live secret. Linear in the text."""
    return text
