"""The log lines about rejected peers."""

from typing import Any

from memoryd.wire.peer import Peer
from memoryd.wire.rejection_log import RejectionLog


def test_lines_are_bounded_within_a_window(log: list[Any]) -> None:
    """At most ten lines per uid and a hundred in total in ten seconds. The next line has the number
    of omitted ones."""
    time = [100.0]
    rejections = RejectionLog(now=lambda: time[0])
    for number in range(25):
        rejections.write("request refused", Peer(number, 1001), method="daemon.stats")
    assert [line["pid"] for line in log] == list(range(10))
    for uid in range(2000, 2200):
        rejections.write("connection refused", Peer(7, uid), reason="uid not allowed")
    assert len(log) == 100
    time[0] = 109.9
    assert not rejections.write("request refused", Peer(8, 5000), method="daemon.stats")
    assert len(log) == 100
    time[0] = 110.0
    assert rejections.write("request refused", Peer(9, 1001), method="daemon.stats")
    rejections.write("request refused", Peer(9, 1001), method="daemon.stats")
    assert log[100:] == [
        {
            "event": "request refused",
            "log_level": "warning",
            "pid": 9,
            "uid": 1001,
            "method": "daemon.stats",
            "left_out_before": 126,
        },
        {
            "event": "request refused",
            "log_level": "warning",
            "pid": 9,
            "uid": 1001,
            "method": "daemon.stats",
        },
    ]
