"""Running all checks of `memoryd doctor`."""

import os
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from pathlib import Path

from memoryd.doctor.finding import Finding, fail, ok
from memoryd.doctor.keys import examine_keys
from memoryd.doctor.paths import examine_paths
from memoryd.doctor.program import examine_program
from memoryd.errors import SettingsError
from memoryd.settings import Settings, load
from memoryd.workspace.resolved_settings import group_id, legacy_user, socket_group_id


def examine(
    flags: Mapping[str, str], environment: Mapping[str, str], file: Path | None
) -> list[Finding]:
    """Run every check that needs no running daemon. If the settings cannot be read, the program is
    checked with the default settings."""
    findings = [ok("program", f"memoryd {version('memoryd')}, run by uid {os.geteuid()}")]
    try:
        settings, effective = load(flags, environment, file)
    except SettingsError as error:
        advice = "Correct it; memoryd settings shows every setting and where it comes from."
        return [*findings, fail("settings", str(error), advice), *examine_program(Settings())]
    given = sum(one.origin != "default" for one in effective)
    summary = f"{given} of {len(effective)} are set; see memoryd settings"
    findings += list(_unusable(settings)) or [ok("settings", summary)]
    credentials = environment.get("CREDENTIALS_DIRECTORY")
    findings += [*examine_program(settings), *examine_paths(settings)]
    return [*findings, *examine_keys(settings, credentials)]


def _unusable(settings: Settings) -> Iterator[Finding]:
    """Failures for the settings that the daemon looks up at startup and would reject."""
    for look_up, setting in (
        (group_id, settings.workspace_group),
        (socket_group_id, settings.socket_group),
        (legacy_user, settings.legacy_user),
    ):
        try:
            look_up(setting)
        except SettingsError as error:
            yield fail("settings", str(error), "memoryd does not start until this is corrected.")
