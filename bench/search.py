"""What a search takes at 1,000, 10,000 and 100,000 passages, beside Chroma and LangGraph.

    python bench/search.py               prints a table, writes bench/out/search.json, search.png
    python bench/search.py --realtime    the same before all else on a busy machine, as root

`memory_search` goes through the socket of a real daemon, one a size, over notes and turns, with
questions that it has not seen ("question new": it embeds them) and with questions whose vectors
it keeps ("vector kept": the store alone). Chroma's PersistentClient and LangGraph's SqliteStore
are called in this process with the same texts and vectors, the questions' vectors given; the ones
of the passages are ready-made (bench/corpus.py) and were put straight into the stopped daemon's
database (bench/filled_daemon.py). "encrypted" is a daemon with a copy of that database under a
key. "exact" is the share of Chroma's results that are among the
truly nearest.

The stores take turns in every round, so that what else the machine does meets all of them; the
figures are medians of the rounds, ratios of the rounds' own medians.
"""

import argparse
import json
import os
import platform
import sys
import tempfile
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
from corpus import Matrix, questions, sentences, vectors
from daemon_process import Caller, DaemonProcess
from filled_daemon import USER, encrypted_copy, fill, wait_until_idle
from latencies import milliseconds, ratio
from other_stores import OtherStore, other_stores
from priority import realtime
from progress import counted

from memoryd.embedding.loaded_model import LoadedModel, load_files
from memoryd.embedding.model_files import default_model

mpl.use("Agg")
from matplotlib import pyplot as plt

OUT = Path(__file__).resolve().parent / "out"
LIMIT = 10
NEW, KEPT = "memoryd, question new", "memoryd, vector kept"
ENCRYPTED = "encrypted, vector kept"
ENCRYPTED_AT_MOST = 1.3
NEW_AT_MOST_MS = {10_000: 15.0, 100_000: 30.0}


@dataclass(slots=True)
class Size:
    """The stores of one size, and the seconds that they took by name and round."""

    passages: int
    daemon: DaemonProcess
    encrypted: DaemonProcess
    others: list[OtherStore]
    rounds: defaultdict[str, list[list[float]]] = field(default_factory=lambda: defaultdict(list))
    exact: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    facts: dict[str, float] = field(default_factory=dict)


def main() -> int:
    """Measure, print and write. 0 when the targets are met, 1 when not."""
    parser = argparse.ArgumentParser(description="Latency of memory_search beside other stores.")
    parser.add_argument("--sizes", type=int, nargs="+", default=[1000, 10_000, 100_000])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--questions", type=int, default=30, help="questions a round")
    parser.add_argument("--realtime", action="store_true", help="measure before all else (root)")
    given = parser.parse_args()
    model = load_files(default_model())
    texts = sentences(max(given.sizes))
    made = vectors(texts, model)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as daemons:
        sizes = [
            _size(Path(folder) / str(count), daemons, texts[:count], made[:count], model)
            for count in given.sizes
        ]
        _measure(sizes, made, texts, model, given.rounds, given.questions, given.realtime)
    report = _report(sizes, given.rounds, given.questions)
    _print(report)
    OUT.mkdir(exist_ok=True)
    (OUT / "search.json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    _plot(report, OUT / "search.png")
    print(f"wrote {OUT / 'search.json'} and {OUT / 'search.png'}")
    return 0 if all(target["met"] for target in report["targets"].values()) else 1


def _size(
    folder: Path, daemons: ExitStack, texts: Sequence[str], made: Matrix, model: LoadedModel
) -> Size:
    """The stores of one size, filled and warm."""
    daemon = daemons.enter_context(DaemonProcess(folder / "memoryd"))
    fill(daemon, texts, made, model.fingerprint.text)
    encrypted = daemons.enter_context(encrypted_copy(daemon, folder / "encrypted"))
    others: list[OtherStore] = [one(folder / one.name, texts, made) for one in other_stores()]
    size = Size(len(texts), daemon, encrypted, others)
    size.facts.update(_warmed_up(daemon))
    _warmed_up(encrypted)
    return size


def _warmed_up(daemon: DaemonProcess) -> dict[str, float]:
    """Have the index loaded; what that took."""
    facts = {"started_mb": daemon.resident_mb}
    with Caller(daemon) as caller:
        took, _ = caller.timed("memory_search", _params("anything"))
        facts["first_search_ms"] = 1000 * took
        facts["busy_after_it_s"] = wait_until_idle(daemon)
        _, answer = caller.timed("memory_search", _params("anything"))
        if answer["warnings"]:
            raise SystemExit(f"memory_search warns: {answer['warnings']}")
    return facts


def _measure(
    sizes: Sequence[Size],
    made: Matrix,
    texts: Sequence[str],
    model: LoadedModel,
    rounds: int,
    count: int,
    first: bool,
) -> None:
    """One round more than `rounds`: the first warms up and does not count."""
    plan = [(number, size) for number in range(rounds + 1) for size in sizes]
    for number, size in counted("rounds of a size", plan, len(plan)):
        asked = questions(texts[: size.passages], count, seed=1000 + number)
        near = model.embed(asked, query=True)
        pids = [os.getpid(), size.daemon.pid, size.encrypted.pid] if first else []
        with realtime(pids):
            taken = _one_round(size, asked, near)
        if number:
            for name, seconds in taken.items():
                size.rounds[name].append(seconds)
            _check(size, made, asked, near)
    for size in sizes:
        size.facts["searched_mb"] = size.daemon.resident_mb


def _one_round(size: Size, asked: Sequence[str], near: Matrix) -> dict[str, list[float]]:
    """Question by question, each store in turn; by the second time the daemon has the vector."""
    taken: dict[str, list[float]] = defaultdict(list)
    with Caller(size.daemon) as caller, Caller(size.encrypted) as encrypted:
        for question, vector in zip(asked, near, strict=True):
            encrypted.timed("memory_search", _params(question))
            seconds, _ = encrypted.timed("memory_search", _params(question))
            taken[ENCRYPTED].append(seconds)
            for name in (NEW, KEPT):
                seconds, _ = caller.timed("memory_search", _params(question))
                taken[name].append(seconds)
            for store in size.others:
                seconds, _ = store.timed(question, vector, LIMIT)
                taken[store.name].append(seconds)
    return taken


def _check(size: Size, made: Matrix, asked: Sequence[str], near: Matrix) -> None:
    """How much of what the others find is among the truly nearest, for two questions a round."""
    for question, vector in zip(asked[:2], near, strict=False):
        nearest = set(np.argsort(-(made[: size.passages] @ vector))[:LIMIT].tolist())
        for store in size.others:
            found = nearest.intersection(store.search(question, vector, LIMIT))
            size.exact[store.name].append(len(found) / LIMIT)


def _params(question: str) -> dict[str, Any]:
    return {"user_id": USER, "query": question, "include_conversation": True, "top_k": LIMIT}


def _report(sizes: Sequence[Size], rounds: int, count: int) -> dict[str, Any]:
    results: dict[str, Any] = {}
    targets: dict[str, Any] = {}
    for size in sizes:
        results[str(size.passages)] = {
            "stores": {name: milliseconds(each) for name, each in size.rounds.items()},
            "kept_to": {
                store.name: ratio(size.rounds[KEPT], size.rounds[store.name])
                for store in size.others
            },
            "encrypted_to_plain": ratio(size.rounds[ENCRYPTED], size.rounds[KEPT]),
            "exact": {name: float(np.mean(each)) for name, each in size.exact.items()},
            **size.facts,
        }
        taken = results[str(size.passages)]
        if limit := NEW_AT_MOST_MS.get(size.passages):
            name = f"{size.passages:,} passages, question new, p50 ms"
            targets[name] = _target(taken["stores"][NEW]["p50_ms"], limit)
            name = f"{size.passages:,} passages, encrypted to plain, p50"
            targets[name] = _target(taken["encrypted_to_plain"], ENCRYPTED_AT_MOST)
            if "Chroma" in taken["kept_to"]:
                name = f"{size.passages:,} passages, vector kept, p50 to Chroma's"
                targets[name] = _target(taken["kept_to"]["Chroma"], 1.0)
    return {
        "python": platform.python_version(),
        "cpus": os.cpu_count(),
        "top_k": LIMIT,
        "rounds": rounds,
        "questions_a_round": count,
        "passages": results,
        "targets": targets,
    }


def _target(measured: float, limit: float) -> dict[str, Any]:
    return {"at_most": limit, "measured": measured, "met": measured <= limit}


def _print(report: Mapping[str, Any]) -> None:
    print(f"Python {report['python']}, medians of {report['rounds']} rounds, top {LIMIT}")
    for passages, result in report["passages"].items():
        print(f"\n{int(passages):,} passages{'':14}{'p50 ms':>10}{'p95 ms':>10}")
        for name, row in result["stores"].items():
            exact = result["exact"].get(name)
            beside = "" if exact is None else f"   exact {exact:.3f}"
            print(f"{name:26}{row['p50_ms']:10.2f}{row['p95_ms']:10.2f}{beside}")
        print(
            f"resident {result['started_mb']:.0f} MB at the start, {result['searched_mb']:.0f} MB"
            f" after the searches; first search {result['first_search_ms']:.0f} ms,"
            f" busy for {result['busy_after_it_s']:.1f} s after it"
        )
    for name, target in report["targets"].items():
        verdict = "met" if target["met"] else "MISSED"
        print(f"{name}: {target['measured']:.2f} (≤ {target['at_most']}): {verdict}")


def _plot(report: Mapping[str, Any], path: Path) -> None:
    figure, (latency, memory) = plt.subplots(1, 2, figsize=(10, 4), width_ratios=(2, 1))
    results = report["passages"]
    sizes = [int(passages) for passages in results]
    for name in next(iter(results.values()))["stores"]:
        for key, style in (("p50_ms", "-"), ("p95_ms", ":")):
            values = [result["stores"][name][key] for result in results.values()]
            colour = latency.lines[-1].get_color() if key == "p95_ms" else None
            label = name if key == "p50_ms" else None
            latency.plot(sizes, values, style, marker="o", label=label, color=colour)
    latency.set_xscale("log")
    latency.set_yscale("log")
    latency.set_xlabel("passages")
    latency.set_ylabel("ms, p50 (p95 dotted)")
    latency.legend(fontsize=8)
    memory.plot(sizes, [result["searched_mb"] for result in results.values()], marker="o")
    memory.set_xscale("log")
    memory.set_ylim(bottom=0)
    memory.set_xlabel("passages")
    memory.set_ylabel("memoryd, MB resident after the searches")
    figure.suptitle(f"A search, top {LIMIT}")
    figure.tight_layout()
    figure.savefig(path, dpi=90)
    plt.close(figure)


if __name__ == "__main__":
    sys.exit(main())
