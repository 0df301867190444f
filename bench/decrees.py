"""Scores the capture of decrees on a labelled set: precision, recall, right tool."""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from labelled import add_set, named_set

from memoryd.rules.capture.decrees import Decree, find_decrees


@dataclass(slots=True)
class Score:
    """Counts over a labelled set. `errors` has one line a wrong or missing capture."""

    matched: int = 0
    false: int = 0
    missed: int = 0
    right_tool: int = 0
    errors: list[str] = field(default_factory=list)

    @property
    def precision(self) -> float:
        captured = self.matched + self.false
        return self.matched / captured if captured else 1.0

    @property
    def recall(self) -> float:
        expected = self.matched + self.missed
        return self.matched / expected if expected else 1.0

    @property
    def tool(self) -> float:
        return self.right_tool / self.matched if self.matched else 1.0

    def figures(self) -> dict[str, float | int]:
        return {
            "precision": round(self.precision, 4),
            "recall": round(self.recall, 4),
            "right_tool": round(self.tool, 4),
            "matched": self.matched,
            "false": self.false,
            "missed": self.missed,
        }


def score(items: Iterable[dict[str, Any]]) -> dict[str, Score]:
    """Scores by language, and under "all" of the whole set. Borderline items are left out."""
    scores: defaultdict[str, Score] = defaultdict(Score)
    for item in items:
        if item["borderline"]:
            continue
        for name in ("all", item["lang"]):
            _count(item, scores[name])
    return dict(scores)


def _count(item: dict[str, Any], counts: Score) -> None:
    captured: list[Decree] = find_decrees(
        item["message"],
        tools_ran=[call["name"] for call in item["tool_calls"]],
        available_tools=item["available_tools"],
    )
    left = list(captured)
    for expected in item["expect"]:
        wanted = [part.casefold() for part in expected["rule_contains"]]
        match = next((c for c in left if all(part in c.text.casefold() for part in wanted)), None)
        if match is None:
            counts.missed += 1
            counts.errors.append(f"missed {item['id']} {wanted}: {item['message']!r}")
            continue
        left.remove(match)
        counts.matched += 1
        if match.tool_name == expected["tool"].strip().lower():
            counts.right_tool += 1
        else:
            counts.errors.append(
                f"tool   {item['id']} {match.tool_name}, not {expected['tool']}: {match.text!r}"
            )
    for extra in left:
        counts.false += 1
        counts.errors.append(f"false  {item['id']} {extra.text!r}: {item['message']!r}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_set(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--errors", action="store_true", help="list what is wrong")
    options = parser.parse_args()
    items = named_set(options)
    scores = score(items)
    if options.json:
        print(json.dumps({name: each.figures() for name, each in scores.items()}))
        return
    languages = Counter(item["lang"] for item in items)
    print("language  messages  precision  recall  right tool")
    for name in ("all", *(lang for lang, _ in languages.most_common())):
        each = scores.get(name, Score())
        count = len(items) if name == "all" else languages[name]
        print(f"{name:8} {count:9} {each.precision:10.3f} {each.recall:7.3f} {each.tool:11.3f}")
    if options.errors:
        print("\n".join(scores["all"].errors))


if __name__ == "__main__":
    main()
