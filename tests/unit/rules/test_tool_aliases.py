"""Which tool a decree belongs to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.rules.capture.tool_actions import ACTIONS
from memoryd.rules.capture.tool_aliases import KINDS
from memoryd.rules.capture.tool_choice import choose_tool, tool_tokens
from memoryd.rules.rule import UNSCOPED


@pytest.mark.parametrize(
    ("text", "ran", "others", "expected"),
    [
        ("never email Sarah", ["read_file"], [], UNSCOPED),
        ("never email Sarah", ["search_email"], [], UNSCOPED),
        ("never email Sarah", ["web_search"], ["send_email"], "send_email"),
        ("never restart nginx", ["edit_file"], [], UNSCOPED),
        ("never delete emails", ["search_email"], ["delete_email"], "delete_email"),
        ("never search for her name", ["web_search"], [], "web_search"),
        ("don't use this again", ["web_search"], [], "web_search"),
        ("never share this globally", ["glob"], [], UNSCOPED),
        ("never deploy it globally", ["glob"], [], UNSCOPED),
        ("never water the cactus", ["sprinkler_run"], [], "sprinkler_run"),
    ],
)
def test_a_tool_that_cannot_do_what_is_forbidden_gets_no_decree(
    text: str, ran: list[str], others: list[str], expected: str
) -> None:
    """A decree that no tool at hand can break belongs to none."""
    assert choose_tool(text, ran, others) == expected


@pytest.mark.parametrize(
    ("text", "ran", "others", "expected"),
    [
        ("never mail the auditors", ["shell", "outlook_send"], [], "outlook_send"),
        ("don't use sudo", ["browser"], ["run_terminal_cmd"], "run_terminal_cmd"),
        ("don't use sudo", ["browser"], [], "browser"),
        ("never DM Olga", ["mcp__github__get_file"], ["mcp__slack__post_message"],
         "mcp__slack__post_message"),
        ("never commit to trunk", ["file_edit", "git"], [], "git"),
        ("do not delete branches", ["github_list_branches", "github_delete_branch"], [],
         "github_delete_branch"),
        ("never wire money abroad", [], ["calendar", "bank_transfer"], "bank_transfer"),
        ("never schedule anything at noon", ["calendar_list", "calendar_create"], [],
         "calendar_create"),
        ("don't use WebFetch on intranet pages", ["WebFetch", "Bash"], [], "webfetch"),
        ("never scale below 2 replicas", ["Bash"], ["kubectl"], "kubectl"),
        ("You mustn't run anything against context x", ["kubectl"], ["shell"], "kubectl"),
        ("never run npm install", ["kubectl"], ["shell"], "shell"),
        ("never run a DELETE without LIMIT", ["db_query"], ["shell"], "db_query"),
        ("never bring up that conversation", [], ["calendar_create"], "__unscoped__"),
        ("别发微信给房东", ["file_read"], ["wechat_send"], "wechat_send"),
        ("不要删除数据库里的表", ["db_query", "file_read"], [], "db_query"),
        ("Lösch nie Dateien in /x", ["send_email", "file_delete"], [], "file_delete"),
        ("nunca compres sin preguntar", ["purchase", "shell"], [], "purchase"),
        ("never mention the weather", ["Weather_API "], [], "weather_api"),
        ("never hide that in the wiki", [], ["wiki_search", "wiki_edit"], "wiki_edit"),
        ("never look it up in the wiki", [], ["wiki_search", "wiki_edit"], "wiki_search"),
        ("don't commit generated files", ["file_edit", "git"], [], "git"),
        ("never push files with secrets", ["file_edit", "git"], [], "git"),
        ("never edit files on main", ["git", "file_edit"], [], "file_edit"),
        ("Ne commandez rien sans accord écrit", ["shop_order"], ["send_email"], "shop_order"),
        ("n'exécute jamais de commandes", ["shop_order"], ["shell"], "shell"),
        ("never whistle", ["alpha", "beta"], ["gamma"], "alpha"),
        ("never whistle", [], ["gamma"], "__unscoped__"),
        ("never whistle", [], [], "__unscoped__"),
    ],
)  # fmt: skip
def test_a_decree_finds_its_tool(
    text: str, ran: list[str], others: list[str], expected: str
) -> None:
    """First a tool that ran and fits, then another that fits, then the first that ran."""
    assert choose_tool(text, ran, others) == expected


@pytest.mark.parametrize(
    ("name", "token"),
    [("mcp__slack__post_message", "slack"), ("gh-api", "github"), ("WebFetch", "fetch"),
     ("fs.writeFile", "file"), ("aws:s3/put", "s3")],
)  # fmt: skip
def test_a_tool_s_name_falls_into_tokens(name: str, token: str) -> None:
    """Punctuation and joined words are taken apart and short forms spelled out."""
    assert token in tool_tokens(name.lower())


def test_the_table_is_in_lower_case_and_unique() -> None:
    """Every kind is there once and every word is as plain text is."""
    names = [kind.name for kind in KINDS]
    assert len(names) == len(set(names))
    for kind in KINDS:
        line = f"{kind.tokens} {kind.verbs} {kind.nouns}"
        assert line == line.lower()
    for tokens, words in ACTIONS.values():
        assert tokens + words == (tokens + words).lower()


@given(st.text(max_size=200), st.lists(st.text(max_size=20), max_size=5))
def test_any_text_gets_one_of_the_tools_given(text: str, tools: list[str]) -> None:
    """The answer is a tool that was given, normalised, or none."""
    given_names = {tool.strip().lower() for tool in tools}
    assert choose_tool(text, tools[:2], tools[2:]) in given_names | {"__unscoped__"}


@pytest.mark.parametrize(
    "text",
    [
        "Don't use this tool again.",
        "Don't use this again.",
        "Never use this tool again.",
        "Stop using that tool.",
        "Don't ever use this one again.",
    ],
)
def test_this_tool_is_the_one_that_ran(text: str) -> None:
    """However well the word fits another tool at hand."""
    assert choose_tool(text, ["WebFetch"], ["WebFetch", "Bash", "Agent"]) == "webfetch"
