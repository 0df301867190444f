"""How well `memory_search` finds the turns that answer a question, on conversations in the format
of LoCoMo: `python bench/retrieval.py FILE`.

Every dialogue turn goes through `memory.turn_complete` of a real daemon, one user a conversation;
then every question of the categories 1 to 4 through `memory_search`. Beside it, over the same
turns: the keyword leg (a daemon without a model), the vector leg (the cosine of speaker and text
with the same model) and a plain fusion of thirty lines (both in bench/rankings.py).

R@k is the share of a question's turns among the first k results, hit@k whether any is there, MRR
one over the place of the first, sessions R@5 the share of its sessions among the first five
sessions of the results. Intervals are paired bootstraps over the questions.

Prints tables, writes bench/out/retrieval.json and retrieval.png.
"""

import argparse
import json
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
from daemon_process import DaemonProcess
from locomo import CATEGORIES, Conversation, Question, read_conversations
from progress import counted
from rankings import Embed, Matrix, Ranking, by_plain_fusion, by_vector, cosines_of, recall

from memoryd.embedding.loaded_model import load_files
from memoryd.embedding.model_files import default_model

mpl.use("Agg")
from matplotlib import pyplot as plt

OUT = Path(__file__).resolve().parent / "out"
DEPTH = 20
SAMPLES = 10_000
SEARCH, KEYWORD, VECTOR, PLAIN = "memory_search", "keyword leg", "vector leg", "plain fusion"
METRICS = ("R@5", "R@10", "hit@10", "MRR", "sessions R@5")

Figures = dict[str, float]


@dataclass(frozen=True, slots=True)
class Measured:
    """One question: where it is from, and its metrics by method."""

    conversation: str
    question: Question
    rankings: dict[str, Ranking]
    figures: dict[str, Figures]


def main() -> None:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description="Recall of memory_search on LoCoMo.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--errors", action="store_true", help="list what is not among the first 10")
    given = parser.parse_args()
    conversations = read_conversations(given.file)
    measured = _measure(conversations)
    report = _report(measured)
    _print(report)
    if given.errors:
        _print_errors(measured)
    OUT.mkdir(exist_ok=True)
    (OUT / "retrieval.json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    _plot(report, OUT / "retrieval.png")
    print(f"wrote {OUT / 'retrieval.json'} and {OUT / 'retrieval.png'}")


def _measure(conversations: Sequence[Conversation]) -> list[Measured]:
    with tempfile.TemporaryDirectory() as folder:
        found = {
            SEARCH: _searched(conversations, Path(folder) / "both", "default"),
            KEYWORD: _searched(conversations, Path(folder) / "keyword", "none"),
        }
    embed = _embedder()
    cosines = [cosines_of(one, embed) for one in conversations]
    for method, rank in ((VECTOR, by_vector), (PLAIN, by_plain_fusion)):
        found[method] = [rank(c, one, DEPTH) for c, one in zip(cosines, conversations, strict=True)]
    measured = []
    for place, conversation in enumerate(conversations):
        for number, question in enumerate(conversation.questions):
            rankings = {method: each[place][number] for method, each in found.items()}
            figures = {m: _figures(conversation, question, r) for m, r in rankings.items()}
            measured.append(Measured(conversation.name, question, rankings, figures))
    return measured


def _searched(
    conversations: Sequence[Conversation], folder: Path, model: str
) -> list[list[Ranking]]:
    """The rankings of `memory_search`, by conversation and question."""
    rankings = []
    with DaemonProcess(folder, "--embedding-model", model) as daemon:
        for one in conversations:
            daemon.call_all(f"turns, {one.name}", "memory.turn_complete", _turn_params(one))
        for one in conversations:
            if model != "none":
                daemon.wait_for_vectors(one.name)
            asked: list[dict[str, Any]] = [
                {
                    "user_id": one.name,
                    "query": question.text,
                    "include_conversation": True,
                    "top_k": DEPTH,
                }
                for question in one.questions
            ]
            answers = daemon.call_all(f"questions, {one.name}", "memory_search", asked)
            if model != "none" and (warned := sum(bool(each["warnings"]) for each in answers)):
                print(f"{one.name}: {warned} of {len(answers)} answers came with warnings")
            rankings.append([[hit["turn_id"] for hit in each["results"]] for each in answers])
    return rankings


def _turn_params(conversation: Conversation) -> list[dict[str, Any]]:
    return [
        {
            "user_id": conversation.name,
            "session_id": turn.session_id,
            "turn_id": turn.turn_id,
            "user_message": turn.text,
            "speaker": turn.speaker,
            "occurred_at": turn.occurred_at.strftime("%Y-%m-%dT%H:%M:%SZ"),
        }
        for turn in conversation.turns
        if turn.text.strip()
    ]


def _embedder() -> Embed:
    model = load_files(default_model())

    def embed(texts: Sequence[str], queries: bool) -> Matrix:
        return np.concatenate(
            [model.embed([text], query=queries) for text in counted("vectors", texts, len(texts))]
        )

    return embed


def _figures(conversation: Conversation, question: Question, ranking: Ranking) -> Figures:
    places = [place for place, one in enumerate(ranking, 1) if one in question.evidence]
    session_of = {turn.turn_id: turn.session_id for turn in conversation.turns}
    nearest = list(dict.fromkeys(session_of[one] for one in ranking))[:5]
    wanted = {session_of[one] for one in question.evidence}
    return {
        "R@5": recall(question, ranking, 5),
        "R@10": recall(question, ranking, 10),
        "hit@10": float(bool(places) and places[0] <= 10),
        "MRR": 1 / places[0] if places else 0.0,
        "sessions R@5": len(wanted.intersection(nearest)) / len(wanted),
    }


def _report(measured: Sequence[Measured]) -> dict[str, Any]:
    groups: dict[str, list[Measured]] = {"all": list(measured)}
    for number, name in CATEGORIES.items():
        groups[f"{number} {name}"] = [m for m in measured if m.question.category == number]
    for name in dict.fromkeys(m.conversation for m in measured):
        groups[name] = [m for m in measured if m.conversation == name]
    return {
        name: {
            "questions": len(group),
            "methods": {
                method: _means(group, method) for method in (SEARCH, KEYWORD, VECTOR, PLAIN)
            },
            "gain": {
                other: {metric: _gain(group, other, metric) for metric in ("R@5", "R@10")}
                for other in (KEYWORD, PLAIN)
            },
        }
        for name, group in groups.items()
        if group
    }


def _means(group: Sequence[Measured], method: str) -> Figures:
    return {
        metric: float(np.mean([one.figures[method][metric] for one in group])) for metric in METRICS
    }


def _gain(group: Sequence[Measured], other: str, metric: str) -> Figures:
    """How much better memory_search is than `other`, with the 95 % interval."""
    gains = np.array([one.figures[SEARCH][metric] - one.figures[other][metric] for one in group])
    chance = np.random.default_rng(7)
    drawn = gains[chance.integers(0, len(gains), (SAMPLES, len(gains)))].mean(axis=1)
    low, high = np.percentile(drawn, (2.5, 97.5))
    return {"mean": float(gains.mean()), "low": float(low), "high": float(high)}


def _print(report: Mapping[str, Any]) -> None:
    width = max(map(len, (*report, SEARCH))) + 2
    print(f"{'':{width}}{'questions':>9}" + "".join(f"{metric:>14}" for metric in METRICS))
    for method, figures in report["all"]["methods"].items():
        cells = "".join(f"{figures[metric]:14.3f}" for metric in METRICS)
        print(f"{method:{width}}{report['all']['questions']:9}{cells}")
    heads = (SEARCH, KEYWORD, VECTOR, PLAIN)
    print(f"\n{'R@5 / R@10':{width}}{'questions':>9}" + "".join(f"{head:>15}" for head in heads))
    for name, group in report.items():
        cells = "".join(
            f"{figures['R@5']:9.3f} {figures['R@10']:.3f}" for figures in group["methods"].values()
        )
        print(f"{name:{width}}{group['questions']:9}{cells}")
    for other in (KEYWORD, PLAIN):
        print(f"\n{'gain over the ' + other:{width + 9}}   R@5, 95 % interval      R@10")
        for name, group in report.items():
            cells = "".join(
                f"  {gain['mean']:+.3f} ({gain['low']:+.3f} to {gain['high']:+.3f})"
                for gain in group["gain"][other].values()
            )
            print(f"{name:{width + 9}}{cells}")


def _print_errors(measured: Sequence[Measured]) -> None:
    print("\nnot among the first 10; places in the keyword leg, vector leg, plain fusion")
    for one in measured:
        for missing in sorted(one.question.evidence.difference(one.rankings[SEARCH][:10])):
            places = [_place(one.rankings[method], missing) for method in (KEYWORD, VECTOR, PLAIN)]
            own = _place(one.rankings[SEARCH], missing)
            print(
                f"{one.conversation} {one.question.category} {missing:7} {own:>3}"
                f" [{' '.join(places)}] {one.question.text}"
            )


def _place(ranking: Ranking, turn_id: str) -> str:
    return str(ranking.index(turn_id) + 1) if turn_id in ranking else "-"


def _plot(report: Mapping[str, Any], path: Path) -> None:
    figure, axes = plt.subplots(1, 2, figsize=(10, 4), sharey=True)
    names = [name for name in report if name == "all" or name[0].isdigit()]
    for axis, metric in zip(axes, ("R@5", "R@10"), strict=True):
        for place, method in enumerate((VECTOR, KEYWORD, PLAIN, SEARCH)):
            spots = np.arange(len(names)) + place * 0.2
            heights = [report[name]["methods"][method][metric] for name in names]
            axis.bar(spots, heights, width=0.19, label=method)
        labels = [name.lstrip("0123456789 ").replace(" ", "\n") for name in names]
        axis.set_xticks(np.arange(len(names)) + 0.3, labels)
        axis.set_title(metric)
        axis.set_ylim(0, 1)
    figure.suptitle(f"LoCoMo, {report['all']['questions']} questions")
    figure.tight_layout(rect=(0, 0.06, 1, 1))
    figure.legend(*axes[0].get_legend_handles_labels(), ncols=4, loc="lower center")
    figure.savefig(path, dpi=90)
    plt.close(figure)


if __name__ == "__main__":
    main()
