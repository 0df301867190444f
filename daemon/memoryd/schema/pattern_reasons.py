"""Messages for strings that do not match a `pattern` of the schemas."""

_USER_ID = r"^[A-Za-z0-9][A-Za-z0-9._@+-]{0,127}$"
_FILE_NAME = r"^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$"
_TIME = (
    r"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?"
    r"([Zz]|[+-][0-9]{2}:[0-9]{2})$"
)
_TOOL = "[A-Za-z0-9_.:/-]{1,128}"

_USER_ID_REASON = (
    "must be 1 to 128 characters of A-Z a-z 0-9 . _ @ + -, the first a letter or digit"
)
_FILE_NAME_REASON = "must be 1 to 128 characters of A-Z a-z 0-9 . _ -, the first a letter or digit"
_TOOL_REASON = "1 to 128 characters of A-Z a-z 0-9 _ . : / -"

PATTERN_REASONS = {
    _USER_ID: _USER_ID_REASON,
    _FILE_NAME: _FILE_NAME_REASON,
    _TIME: "must be an RFC 3339 time with a UTC offset, such as 2026-11-21T09:30:00Z",
    r"^(?!memory:)": "must not start with memory:",
    rf"^[ \t\r\n]*{_TOOL}[ \t\r\n]*$": f"must be {_TOOL_REASON}",
    r"^[A-Za-z0-9_-]{1,64}$": "must be 1 to 64 characters of A-Z a-z 0-9 _ -",
    r"^[^\u0000]*[^\s\u0000][^\u0000]*$": "must not be blank or contain the character U+0000",
    r"[^\s]": "must not be blank",
    r"^[0-9a-f]{64}$": "must be a SHA-256 in hexadecimal: 64 characters of 0-9 a-f",
    rf"^(global|skill-{_TOOL})$": f"must be global, or skill- and {_TOOL_REASON}",
    rf"^(tool-{_TOOL}|tool_effectiveness|global|skill-{_TOOL})$": (
        f"must be global, tool_effectiveness, or tool- or skill- and {_TOOL_REASON}"
    ),
    rf"^(tool-{_TOOL}|tool_effectiveness|global)$": (
        f"must be global, tool_effectiveness, or tool- and {_TOOL_REASON}"
    ),
}
"""The message by pattern. A pattern must be identical to that in the schemas."""
