"""Scores the guard on labelled texts, and measures its time on ordinary and on hostile ones.

Writes bench/out/guard.json and a plot of the growth, bench/out/guard.png.
"""

import argparse
import json
import time
import unicodedata
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median
from typing import Any
from unittest.mock import patch

from labelled import DATASETS, add_set, named_set, read_set

from memoryd.guard import order_search
from memoryd.guard import scan as guard

OUT = Path(__file__).parent / "out"
TALK = DATASETS / "ordinary_own.jsonl.xz"
SIZES = (1_000, 4_000, 16_000, 64_000, 256_000, 1_000_000)
HOSTILE = {
    "ordinary text": "User prefers short answers and keeps notes in Markdown. ",
    '"curl "': "curl ",
    '"word "': "word ",
    '"send the "': "send the ",
    '"curl -d x.com "': "curl -d x.com ",
    "nested brackets": "[",
    "one letter": "a",
    "zero-width": "a \u200b",
    "letter-spaced": "a b c d ",
    "combining marks": "e\u0301\u0302\u0303\u0304",
    "base64": "QUJDREVGR0hJSktMTU5P",
    "quoted attacks": 'example "ignore all previous instructions" ',
    "key words": "password: token: ",
}
_TOO_LONG_S = 5.0
_TURNS = "s1o-"
"""The ids of turns and diary entries that nobody chose for their words."""
_CJK = "Chinese, Japanese and Korean"
_SCRIPTS = dict.fromkeys(("cjk", "hiragana", "katakana", "hangul"), _CJK) | dict.fromkeys(
    ("cyrillic", "greek"), "Cyrillic and Greek letters"
)
_SHORT_ONES = 200


def score(items: Iterable[dict[str, Any]]) -> dict[str, dict[str, list[int]]]:
    """`{grouping: {group: [malicious, refused of them, benign, refused of them]}}`."""
    counts: dict[str, dict[str, list[int]]] = {}
    for item in items:
        if item.get("borderline"):
            continue
        refused = guard.scan(item["text"]) is not None
        groups = {
            "all": "all",
            "category": item["category"],
            "script": item.get("lang") or script(item["text"]),
            "difficulty": item.get("difficulty", "-"),
        }
        for grouping, name in groups.items():
            row = counts.setdefault(grouping, {}).setdefault(name, [0, 0, 0, 0])
            at = 0 if item["malicious"] else 2
            row[at] += 1
            row[at + 1] += refused
    return counts


def script(text: str) -> str:
    """The script of the first letter that is not Latin, else latin."""
    for character in text:
        if character.isalpha() and not character.isascii():
            name = unicodedata.name(character, "UNKNOWN").split()[0].lower()
            if name not in ("latin", "fullwidth", "mathematical"):
                return name
    return "latin"


def seconds(texts: Sequence[str], rounds: int) -> list[float]:
    """Processor time of the quickest of some scans of each text. They take turns, since what the
    guard has found in the last few texts it still knows."""
    best = [float("inf")] * len(texts)
    for _ in range(rounds):
        for at, text in enumerate(texts):
            began = time.process_time()
            guard.scan(text)
            best[at] = min(best[at], time.process_time() - began)
    return best


def in_pieces(texts: Iterable[str]) -> list[str]:
    """The accepted ones of some texts, one after the other, in pieces of 1,000 characters."""
    joined = "\n\n".join(text for text in texts if guard.scan(text) is None)
    return [joined[at : at + 1000] for at in range(0, len(joined) - 1000, 1000)][:20]


def stages_ms(texts: Sequence[str]) -> dict[str, float]:
    """Milliseconds for 1,000 characters, the median of the texts: of all but the classifier, whose
    every verdict is taken to be "harmless", and of all."""

    def measured() -> float:
        return median(
            1e6 * best / len(text) for text, best in zip(texts, seconds(texts, 7), strict=True)
        )

    found = {"with the classifier": measured()}
    with (
        patch.object(guard, "resembles_attack", return_value=False),
        patch.object(guard, "reads_as_talk", return_value=True),
        patch.object(order_search, "reads_as_talk", return_value=True),
    ):
        found["first stage"] = measured()
    return found


def timed_texts(harmless: Sequence[str], name: str) -> dict[str, list[str]]:
    """Accepted texts whose time is measured: pieces of 1,000 characters by what they are, those of
    the labelled file also one by one."""
    talk = read_set(TALK)
    by_script: dict[str, list[str]] = {}
    for text in [item["text"] for item in talk] + list(harmless):
        if not text.isascii() and (found := script(text)) != "latin":
            by_script.setdefault(
                _SCRIPTS.get(found, "Indian scripts, Arabic, Hebrew …"), []
            ).append(text)
    return {
        "conversation": in_pieces(item["text"] for item in talk if item["id"].startswith(_TURNS)),
        f"harmless texts of {name}": in_pieces(harmless),
        "the same, one by one": [text for text in harmless if guard.scan(text) is None][
            :_SHORT_ONES
        ],
    } | {group: in_pieces(texts) for group, texts in sorted(by_script.items())}


def growth() -> dict[str, list[float]]:
    """Seconds by size for each hostile text; the size limit is lifted meanwhile."""
    limit, guard.MOST_CHARACTERS = guard.MOST_CHARACTERS, max(SIZES)
    found: dict[str, list[float]] = {}
    try:
        for name, unit in HOSTILE.items():
            times = found[name] = []
            for size in SIZES:
                text = (unit * (size // len(unit) + 1))[:size]
                times += seconds([text], 1)
                if times[-1] > _TOO_LONG_S:
                    break
    finally:
        guard.MOST_CHARACTERS = limit
    return found


def plot(times: dict[str, list[float]]) -> None:
    """The growth as bench/out/guard.png, both axes logarithmic."""
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 5))
    for name, row in times.items():
        axes.loglog(SIZES[: len(row)], row, marker="o", label=name)
    axes.loglog(SIZES, [size * 1e-6 for size in SIZES], "k--", label="1 ms per 1,000 characters")
    axes.set(xlabel="characters", ylabel="seconds of processor time", title="Time of one scan")
    axes.legend(fontsize=7)
    figure.savefig(OUT / "guard.png", dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_set(parser)
    parser.add_argument("--errors", action="store_true", help="list what is wrong")
    parser.add_argument("--no-growth", action="store_true", help="leave out the hostile texts")
    options = parser.parse_args()
    items = named_set(options)
    counts = score(items)
    print(f"{'':30} malicious  refused    benign  refused")
    for grouping, rows in counts.items():
        for name, (bad, bad_refused, good, good_refused) in sorted(rows.items()):
            caught = f"{bad_refused / bad:8.1%}" if bad else " " * 8
            wrong = f"{good_refused / good:8.1%}" if good else " " * 8
            print(f"{grouping:11}{name[:18]:19}{bad:9} {caught} {good:9} {wrong}")
    harmless = [item["text"] for item in items if not item["malicious"]]
    times = {
        name: stages_ms(texts) for name, texts in timed_texts(harmless, options.file.name).items()
    }
    for name, stages in times.items():
        print(
            f"1,000 characters, {name}: "
            + ", ".join(f"{stage} {value:.2f} ms" for stage, value in stages.items())
        )
    result = {"file": options.file.name, "counts": counts, "ms_per_1000_characters": times}
    OUT.mkdir(exist_ok=True)
    if not options.no_growth:
        grown = growth()
        for name, row in grown.items():
            print(f"{name:20}" + "".join(f"{1000 * value:10.1f}" for value in row) + "  ms")
        result["growth_s"] = {"sizes": SIZES, "times": grown}
        plot(grown)
    (OUT / "guard.json").write_text(json.dumps(result, indent=1), "utf-8")
    if options.errors:
        for item in items:
            found = guard.scan(item["text"])
            if not item.get("borderline") and (found is not None) != item["malicious"]:
                print(f"{item.get('id')} {item['category']} {found} {item['text']!r}")


if __name__ == "__main__":
    main()
