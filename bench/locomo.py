"""Conversations with questions, in the format of LoCoMo (snap-research/locomo).

A question names the turns that hold its answer. Category 5 has none and is left out.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

CATEGORIES = {1: "several turns", 2: "time", 3: "world knowledge", 4: "one turn"}


@dataclass(frozen=True, slots=True)
class SpokenTurn:
    """One turn. `turn_id` is unique in the conversation; all of a session have its time."""

    turn_id: str
    session_id: str
    speaker: str
    text: str
    occurred_at: datetime


@dataclass(frozen=True, slots=True)
class Question:
    """A question and the ids of the turns that answer it, at least one."""

    text: str
    category: int
    evidence: frozenset[str]


@dataclass(frozen=True, slots=True)
class Conversation:
    """A conversation of many sessions and what is asked about it."""

    name: str
    turns: list[SpokenTurn]
    questions: list[Question]

    def sessions_of(self, turn_ids: frozenset[str]) -> frozenset[str]:
        """The sessions of some turns."""
        return frozenset(one.session_id for one in self.turns if one.turn_id in turn_ids)


def read_conversations(path: Path) -> list[Conversation]:
    """The conversations of a file."""
    return [_conversation(one) for one in json.loads(path.read_text(encoding="utf-8"))]


def _conversation(sample: dict[str, Any]) -> Conversation:
    turns = list(_turns(sample["conversation"]))
    known = {one.turn_id for one in turns}
    questions = []
    for asked in sample["qa"]:
        evidence = frozenset(_turn_ids(asked.get("evidence", []))) & known
        if asked["category"] in CATEGORIES and evidence:
            questions.append(Question(asked["question"], asked["category"], evidence))
    return Conversation(sample["sample_id"], turns, questions)


def _turns(sessions: dict[str, Any]) -> Iterator[SpokenTurn]:
    numbers = sorted(int(key[8:]) for key in sessions if re.fullmatch(r"session_\d+", key))
    for name in (f"session_{number}" for number in numbers):
        written = sessions[f"{name}_date_time"]  # such as "4:04 pm on 20 January, 2023"
        began = datetime.strptime(written, "%I:%M %p on %d %B, %Y").replace(tzinfo=UTC)
        for turn in sessions[name]:
            yield SpokenTurn(turn["dia_id"], name, turn["speaker"], turn["text"], began)


def _turn_ids(evidence: list[str]) -> Iterator[str]:
    """A few are written as "D8:6; D9:17" or "D:11:26"."""
    for one in evidence:
        for session, turn in re.findall(r"D:?(\d+):(\d+)", one):
            yield f"D{int(session)}:{int(turn)}"
