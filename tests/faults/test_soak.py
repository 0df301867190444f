"""64 clients with every kind of call: nothing grows, nothing is lost, a stop under load is clean.
`make test-full PARTS=soak` runs it for twenty minutes with 500 users."""

from pathlib import Path
from statistics import median

from tests.daemon import Daemon
from tests.faults.soak import Sample, Soak
from tests.faults.steady_load import TOOL, SteadyLoad
from tests.paths import ROOT

USERS = [f"user{number}" for number in range(500)]
OUT = ROOT / "bench/out"
LONG_S = 300.0
"""From this length on a run is measured: its drain is timed, and its memory must be flat."""

FEW = 80
"""More than are open at once, few enough for a short run to meet each again."""

FILES_A_USER = 10
MOST_THREADS = 260
GROWTH = 1.1


def held(samples: list[Sample]) -> float:
    """The resident memory in MB, the noise of moments left out."""
    return median(sample.rss_mb for sample in samples)


def test_nothing_grows_and_nothing_is_lost(tmp_path: Path, soak_seconds: float) -> None:
    """No error; each SIGTERM under load ends in exit code 0; what was acknowledged is there."""
    users = USERS if soak_seconds >= LONG_S else USERS[:FEW]
    soak = Soak(tmp_path, SteadyLoad(users))
    interval = max(0.2, soak_seconds / 600)
    for _ in range(2):
        soak.phase(soak_seconds / 2, interval)
    if soak_seconds >= LONG_S:
        soak.write(OUT)
    assert soak.load.errors == []
    assert '"error"' not in soak.log.read_text("utf-8")
    assert [code for _, code in soak.stops] == [0, 0]
    assert len(soak.load.answers) >= 10, soak.load.answers
    most = max(soak.samples, key=lambda sample: sample.fds)
    assert most.fds < 64 * FILES_A_USER + 200, most
    assert max(sample.threads for sample in soak.samples) < MOST_THREADS
    if soak_seconds >= LONG_S:
        assert max(seconds for seconds, _ in soak.stops) < 5
        half = [sample for sample in soak.samples if sample.at > soak.samples[-1].at / 2]
        third = len(half) // 3
        assert held(half[-third:]) < GROWTH * held(half[third : 2 * third])
    check_what_is_stored(tmp_path, soak.load)


def check_what_is_stored(folder: Path, load: SteadyLoad) -> None:
    daemon = Daemon(folder)
    daemon.start()
    try:
        client = daemon.connect()
        for user in load.users[::10]:
            found = client.call("memory.tool_rules_json", user_id=user, tool_name=TOOL)
            for rule in found:
                place = (user, rule["id"])
                assert rule["rule"] in {load.acknowledged.get(place), *load.asked[place]}
            acknowledged = {id_ for whose, id_ in load.acknowledged if whose == user}
            assert acknowledged <= {rule["id"] for rule in found}
    finally:
        assert daemon.stop() == 0
