"""What a text is refused for: every category with its description."""

from collections.abc import Mapping

PROMPT_INJECTION = "prompt_injection"
ROLE_HIJACK = "role_hijack"
SYSTEM_PROMPT = "system_prompt"
DECEPTION = "deception"
SAFETY_OFF = "safety_off"
POISONING = "poisoning"
FAKE_TAG = "fake_tag"
MARKUP = "markup"
EXFILTRATION = "exfiltration"
CREDENTIAL_ACCESS = "credential_access"
PERSISTENCE = "persistence"
REMOTE_EXECUTION = "remote_execution"
HIDDEN_TEXT = "hidden_text"
ENCODED = "encoded"
RESEMBLANCE = "resemblance"
SECRET = "secret"  # noqa: S105 (a category's name)
TOO_LARGE = "too_large"

CATEGORIES: Mapping[str, str] = {
    PROMPT_INJECTION: "Orders the model to ignore, forget or replace earlier instructions.",
    ROLE_HIJACK: "Gives the model a role or mode without rules.",
    SYSTEM_PROMPT: "Asks for the system prompt or other hidden instructions.",
    DECEPTION: "Hides actions or this text from the user.",
    SAFETY_OFF: "Switches off safety rules, confirmations, logging or checks.",
    POISONING: "Plants a standing order that serves somebody else: a payee, a package index, a link to insert.",
    FAKE_TAG: "Imitates system or assistant messages, chat-template tokens or the fences "
    "around stored text.",
    MARKUP: "Markup that runs code or hides text where it is shown.",
    EXFILTRATION: "Sends data or secrets out: by command, request, DNS, image or link.",
    CREDENTIAL_ACCESS: "Reads files that hold keys or passwords.",
    PERSISTENCE: "Makes itself permanent: ssh keys, cron, shell profiles, services, agent instructions.",
    REMOTE_EXECUTION: "Runs what it downloads or decodes, or opens a remote shell.",
    HIDDEN_TEXT: "Text that a reader cannot see: zero-width, direction or tag characters, "
    "terminal controls other than colours, HTML comments with orders.",
    ENCODED: "A long encoded block that nobody can read.",
    RESEMBLANCE: "Reads like an attack as a whole, according to the classifier.",
    SECRET: "A live key, token, password or connection string.",
    TOO_LARGE: "A text longer than the guard reads.",
}
"""Category to description, in the order in which the docs show them."""

DECREE_EXEMPT = frozenset({EXFILTRATION, CREDENTIAL_ACCESS, PERSISTENCE, REMOTE_EXECUTION})
"""Categories whose subject a decree may name: "never read the .env file"."""

TALKED_OF = frozenset({PROMPT_INJECTION, ROLE_HIJACK, SYSTEM_PROMPT, SAFETY_OFF})
"""Categories whose words texts about attacks often repeat."""

NEVER_TALK = frozenset({REMOTE_EXECUTION, SECRET, HIDDEN_TEXT})
"""Categories whose signs are dangerous wherever they stand."""
