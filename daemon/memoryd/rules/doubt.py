"""Why a relaxation does not take effect by itself."""

from typing import Literal

Doubt = Literal[
    "too_long",
    "several_lines",
    "quotation",
    "markup",
    "label",
    "url",
    "not_own_words",
    "other_speaker",
    "several_rules",
    "partial_match",
]
"""The first six: what the message has beside the sentence. `not_own_words`: words that are neither
a plain permission nor a plain remark. `partial_match`: the rule forbids something else too."""
