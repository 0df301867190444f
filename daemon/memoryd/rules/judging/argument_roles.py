"""What the arguments of a call mean beside their names: by the kind of the tool, by their text, and
as the state that a thing shall have."""

import re
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import replace

from memoryd.rules.judging.actions import CLICKING, class_of
from memoryd.rules.judging.addressees import MAX_FIELD
from memoryd.rules.judging.arguments import Argument
from memoryd.rules.judging.code_calls import called_in, quoted_places, shell_lines
from memoryd.rules.judging.sql import looks_like_sql
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.tool_family import (
    is_device,
    is_notebook,
    is_sheet,
    is_tracker,
    publishes,
    tool_actions,
    tool_words,
)

_LINES = frozenset(
    {"input", "text", "data", "value", "body", "content", "query", "statement", "request", "task"}
    | {"stdin", "raw", "payload", "lines", "steps", "c", "execute", "instruction", "do", "prompt"}
)
"""Arguments of a shell that hold its command line where no other does."""
_OF_COMMANDS = frozenset({"shell", "git", "container", "cloud", "package"})
_SAID = frozenset(
    {"message", "title", "description", "comment", "note", "notes", "subject", "summary", "reason"}
    | {"prompt", "label", "labels", "name", "content", "old", "new", "commit_message"}
)
_SEARCHES = frozenset({"query", "q", "search", "filter"})
_OPERATOR = re.compile(r"(?<!\S)(from|to|cc|bcc):[\"(]?([^\s\")]+)")
"""What a search in a mailbox is limited to: `from:sarah@example.com`."""
_TAGGED = re.compile(
    r"with_tags|tag(?:ged)?_(?:people|users?|friends|persons)|(?:people|user|friend)_tags"
)
"""Arguments that name the people a post shows or calls."""
_REPLYING = frozenset({"reply", "respond", "answer", "comment"})
_ASKED = frozenset({"request", "requests", "invitation", "invitations"})
"""What is accepted or declined of the one whom it comes from."""
_WRITERS = frozenset({"author", "author_name", "author_handle", "author_username"})
"""Arguments that name who wrote what is answered."""
_EVENT_TITLES = frozenset({"event_title", "event_name", "meeting_title", "meeting_name"})
_SEARCHED_TEXT = re.compile(r"~\s*(?:\"[^\"]*\"|'[^']*')")
"""What a search for tickets looks for in their texts."""
_PAGE_TITLES = frozenset(
    f"{kind}_title"
    for kind in ("page", "doc", "document", "note", "file", "list", "board", "playlist", "album")
)
_SHEET_TITLES = frozenset({"spreadsheet_title", "sheet_title", "workbook_title"})
_TOPIC = re.compile(r"[\w.#+-]+(?:/[\w.#+-]+)+")
"""What messages between machines are published under."""
_DEVICE_COMMAND = re.compile(r"[A-Za-z]+(?:[_ -]?[A-Za-z]+){0,3}")
_CELLS = frozenset({"values", "value", "rows", "row", "cells", "cell", "data"})
"""Arguments of a spreadsheet that hold what is written into it."""
_TOWARDS = frozenset({"target", "targets", "dest", "destination"})
"""Arguments of a tool for messages that say whom or where they go to."""
_PATCHES = frozenset({"patch", "diff", "input", "changes", "edits", "text"})
_PATCHED = re.compile(
    r"^(?:\*\*\* (?:Add|Update|Delete) File: |\*\*\* Move to: |(?:---|\+\+\+) (?:[ab]/)?|rename "
    r"(?:from|to) )(?!/dev/null)([^\n\t]{1,400})",
    re.MULTILINE,
)
_MAX_PATCH = 200_000
_STATE_NAMES = frozenset(
    {"state", "power", "status", "value", "side", "turn", "transition"}
    | {"response", "rsvp", "decision"}
    | {"zustand", "estado", "état", "etat", "stato", "staat", "stan", "durum", "состояние"}
    | {"状态", "状態", "상태"}
)
_STATES = {
    "on": "turn_on",
    "off": "turn_off",
    "locked": "lock",
    "unlocked": "unlock",
    "open": "open_up unlock",
    "opened": "open_up unlock",
    "closed": "close lock",
    "armed": "arm",
    "disarmed": "disarm",
    "up": "raise",
    "down": "lower",
    "buy": "pay",
    "sell": "sell",
    "muted": "mute",
    "unmuted": "unmute",
    **dict.fromkeys(("done", "resolved", "completed", "finished"), "close"),
    **dict.fromkeys(
        word_set(
            "an ein eingeschaltet encendido encendida encender activado allumé allumée acceso "
            "accesa ligado ligada aan включено включен вкл włączone włączony açık 开 打开 开启 "
            "オン 켜짐 켜기"
        ),
        "turn_on",
    ),
    **dict.fromkeys(
        word_set(
            "aus ausgeschaltet apagado apagada apagar desactivado éteint éteinte spento spenta "
            "desligado desligada uit выключено выключен выкл wyłączone wyłączony kapalı 关 关闭 "
            "关掉 オフ 꺼짐 끄기"
        ),
        "turn_off",
    ),
}
"""What a call does that states the state a thing shall have."""
_OWNERS = frozenset({"owner", "org", "organization", "repo_owner"})
_OF_COMMITS = frozenset({"message", "commit_message", "repo", "repository"})
_ASSIGNED = frozenset({"assignee", "assignees", "assigned_to", "assignee_id", "assignee_ids"})
_MOUNTS = frozenset({"volumes", "mounts", "binds", "volume", "mount"})
_OF_TICKETS = frozenset({"state", "status", "transition"})
"""What a ticket is moved to."""
_BY_LABEL = {
    **{(f"remove_{name}", "inbox"): "archive" for name in ("label_ids", "labels", "label")},
    **{(f"add_{name}", "trash"): "delete" for name in ("label_ids", "labels", "label")},
}
"""What Gmail does by its labels."""
_SWITCHES = {
    **dict.fromkeys(("on", "power", "state"), ("turn_on", "turn_off")),
    "locked": ("lock", "unlock"),
    "open": ("open_up unlock", "close lock"),
    "armed": ("arm", "disarm"),
    "muted": ("mute", "unmute"),
    "enabled": ("enable", "disable"),
}
"""The same for what is true or false."""


_SOURCES = frozenset({"source", "source_account"})
_PAID_FROM = _SOURCES | {"funding_source", "funding_account", "debit_account", "pay_from"}


_LABELS = frozenset(
    {"text", "label", "title", "link_text", "button_text", "caption", "description"}
)
"""Arguments that say what is written on what is clicked on."""


def by_tool(flat: Sequence[Argument], kinds: frozenset[str], tool_name: str) -> Iterator[Argument]:
    """The arguments, those of a shell or a database that hold its command line or its statement
    under another name than usual in that role, and texts of patches with the paths they change."""
    shell = bool(kinds & _OF_COMMANDS) and not kinds & {"sql", "message"}
    shell = shell and not ("shell" not in kinds and tool_actions(tool_name))
    shell = shell and not any(each.role in ("command", "action") for each in flat)
    database, device = "sql" in kinds, is_device(tool_name)
    replying = "message" in kinds and not _REPLYING.isdisjoint(tool_words(tool_name))
    clicked = "web" in kinds and _clicks(flat, tool_name)
    asked = kinds <= {"web"} and not _ASKED.isdisjoint(tool_words(tool_name))
    for each in flat:
        loose = each.role in ("prose", "unknown") and bool(each.text)
        line = each.role == "unknown" or each.name == "input"
        line = (line and " " in each.text) or ("shell" in kinds and each.name in _LINES)
        if shell and line and each.text and each.name not in _SAID:
            yield replace(each, role="command")
        elif "message" in kinds and each.name in _SEARCHES:
            yield each
            for name, value in _OPERATOR.findall(each.text[:MAX_FIELD]):
                yield Argument(name, "sender" if name == "from" else "recipient", value)
        elif each.role == "command" and device and _DEVICE_COMMAND.fullmatch(each.text):
            yield replace(each, role="action")
        elif names := called_in(tool_name, each.name, each.text):
            yield each
            yield from _of_code(tool_name, each.text, names)
        elif "message" in kinds and each.name.startswith(("cc_", "bcc_")):
            yield replace(each, name=each.name.split("_", 1)[0])
        elif "calendar" in kinds and each.name in _EVENT_TITLES:
            yield replace(each, name="title", role="prose")
        elif each.name == "jql":
            yield replace(each, text=_SEARCHED_TEXT.sub("", each.text))
        elif "message" in kinds and _TAGGED.fullmatch(each.name):
            yield replace(each, role="recipient")
        elif replying and each.role == "sender" and each.name in _WRITERS:
            yield each
            yield replace(each, name="to", role="recipient")
        elif (asked and each.role == "sender") or (
            clicked and each.role == "prose" and each.name in _LABELS
        ):
            yield replace(each, role="unknown")
        elif "git" in kinds and each.name in _OWNERS:
            yield replace(each, role="resource")
        elif each.name in _PAGE_TITLES or (
            each.name == "title"
            and is_notebook(tool_name)
            and "create" not in tool_actions(tool_name)
        ):
            yield replace(each, role="unknown")
        elif each.name in _SHEET_TITLES and is_sheet(tool_name):
            yield replace(each, role="resource")
        elif each.name == "topic" and _TOPIC.fullmatch(each.text):
            yield replace(each, role="path")
        elif (each.name in _CELLS and is_sheet(tool_name)) or (
            "message" in kinds and each.name == "status" and " " in each.text
        ):
            yield replace(each, role="prose")
        elif "message" in kinds and each.name in _TOWARDS:
            yield replace(each, role="recipient")
        elif database and loose and looks_like_sql(each.text):
            yield replace(each, role="sql")
        elif each.name in _PATCHES and (each.role == "prose" or "\n" in each.text):
            yield each
            changed = _PATCHED.findall(each.text[:_MAX_PATCH])
            if changed and each.role != "prose":
                yield replace(each, name="patch", role="prose")
            for path in changed:
                yield Argument("path", "path", path.strip())
        elif "payment" in kinds and each.name in _PAID_FROM:
            if each.name not in _SOURCES:
                yield replace(each, role="resource")
            yield replace(each, role="sender")
        elif each.name in ("from", "to") and _moves_things(kinds, tool_name):
            yield replace(each, role="path")
        else:
            yield each


def _clicks(flat: Sequence[Argument], tool_name: str) -> bool:
    """Whether a call clicks on something of a page."""
    if not CLICKING.isdisjoint(tool_words(tool_name)):
        return True
    return any(each.role == "action" and each.text.casefold() in CLICKING for each in flat)


def _of_code(tool_name: str, text: str, names: Iterable[str]) -> Iterator[Argument]:
    """What the code `text` calls by `names`, runs in a shell and opens."""
    for name in names:
        yield Argument("called", "command", name, (name,))
    for line in shell_lines(tool_name, text):
        yield Argument("called", "command", line)
    for place in quoted_places(tool_name, text):
        yield Argument("opened", "host" if "://" in place else "path", place)


def _moves_things(kinds: frozenset[str], tool_name: str) -> bool:
    """Whether "from" and "to" are places of things, not people."""
    moving = "file" in kinds or "move" in tool_actions(tool_name)
    return moving and not kinds & {"message", "payment", "calendar"}


def implied_actions(tool_name: str, kinds: frozenset[str], names: Set[str]) -> set[str]:
    """The classes of what a call does besides what its tool is named after, as the `names` of its
    arguments tell: a ticket is moved to a state, a file is committed to a branch."""
    found = set()
    if is_tracker(tool_name) and any(name.rsplit("_", 1)[-1] in _OF_TICKETS for name in names):
        found.add("move")
    if "file" in kinds and "branch" in names and not names.isdisjoint(_OF_COMMITS):
        found |= {"commit", "push"}
    if "git" in kinds and "path" in names and not names.isdisjoint({"content", "contents"}):
        found.add("write")
    if not names.isdisjoint(_ASSIGNED):
        found.add("assign")
    if "container" in kinds and not names.isdisjoint(_MOUNTS):
        found.add("mount")
    return found


_DRAFTING = re.compile(r"(?:create|save|update|make|new)?[ _.-]?drafts?(?:[ _.-]create)?", re.I)


def is_draft(tool_name: str, flat: Sequence[Argument]) -> bool:
    """Whether what a tool publishes is to be a draft for now: no tool that sends, which may pass
    over an argument that it does not know."""
    if any(each.role == "action" and _DRAFTING.fullmatch(each.text) for each in flat):
        return True
    return publishes(tool_name) and any(
        each.text.casefold() == "draft" and each.name.rsplit("_", 1)[-1] in _STATE_NAMES
        for each in flat
    )


def stated_actions(argument: Argument) -> list[str]:
    """The classes of what is done where `argument` states how a thing shall be: on, done; or which
    label a mail gets or loses."""
    if told := _BY_LABEL.get((argument.name, argument.text.strip().casefold())):
        return [told]
    last = argument.name.rsplit("_", 1)[-1]
    if argument.role == "flag" and last not in _SWITCHES:
        return [done] if argument.text and last.endswith("ed") and (done := class_of(last)) else []
    if argument.role == "flag":
        return _SWITCHES[last][not argument.text].split()
    if last not in _STATE_NAMES:
        return []
    state = argument.text.strip().casefold()[:40]
    return (_STATES.get(state) or class_of(state) or "").split()
