"""The lifecycle of the daemon: starting, serving, draining and closing."""

import asyncio
import gc
import os
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import structlog

from memoryd.access.policy import AccessPolicy
from memoryd.embedding.embedder import Embedder
from memoryd.installation import installed_paths
from memoryd.keys.source import guarded_paths, load_ring
from memoryd.methods.daemon.events import EventMethods
from memoryd.methods.daemon.jobs import JobMethods
from memoryd.methods.daemon.refusal_events import RefusalEvents
from memoryd.methods.daemon.status import StatusMethods
from memoryd.methods.memory.exports import ExportMethods
from memoryd.methods.memory.notes import NoteMethods
from memoryd.methods.memory.profile import ProfileMethods
from memoryd.methods.memory.prompt_block import PromptBlockMethods
from memoryd.methods.memory.recall import RecallMethods
from memoryd.methods.memory.relaxations import RelaxationMethods
from memoryd.methods.memory.scan import ScanMethods
from memoryd.methods.memory.sessions import SessionMethods
from memoryd.methods.memory.tool_calls import ToolCallMethods
from memoryd.methods.memory.tool_rules import ToolRuleMethods
from memoryd.methods.memory.turns import TurnMethods
from memoryd.methods.memory.verdict_audit import VerdictAuditMethods
from memoryd.methods.model_tools.tools import ToolMethods
from memoryd.methods.shared.event_log import EventLog
from memoryd.methods.shared.registry import check_complete, handlers_of
from memoryd.methods.user.backups import BackupMethods
from memoryd.methods.user.encryption import EncryptionMethods
from memoryd.methods.user.files import UserFileMethods
from memoryd.methods.user.users import UserMethods
from memoryd.methods.user.workspace import WorkspaceMethods
from memoryd.process_limits import raise_file_limit, share_heap
from memoryd.rules.judging.builtin_denies import GuardedPlaces
from memoryd.schema.catalogue import methods
from memoryd.settings import Settings
from memoryd.storage.engine.jobs import Jobs
from memoryd.storage.engine.quota import Quota
from memoryd.storage.files.export_key import EXPORT_KEY
from memoryd.storage.files.legacy import move_legacy_database
from memoryd.storage.search.index_memory import IndexMemory
from memoryd.storage.search.search_services import SearchServices
from memoryd.storage.upkeep.backfill import Backfill
from memoryd.storage.upkeep.retention import Retention
from memoryd.storage.users.open_users import OpenUsers
from memoryd.storage.users.opening import StorageLimits
from memoryd.warm_up import WarmUp
from memoryd.wire import systemd
from memoryd.wire.handlers import Route
from memoryd.wire.server import Server
from memoryd.wire.traffic import Traffic
from memoryd.wire.watchdog import Watchdog
from memoryd.workspace.resolved_settings import (
    database_path,
    group_id,
    legacy_user,
    socket_group_id,
)

_CLOSE_WITHIN_S = 3.0

log = structlog.get_logger()


class Service:
    """The daemon. Creating it raises SettingsError, or StartupError if a key cannot be read.

    `serve` returns after a stop signal, when everything is closed or closing takes too long. The
    process must then exit, even if threads are still running.
    """

    def __init__(
        self,
        settings: Settings,
        configuration: Sequence[Path] = (),
        log_lines_lost: Callable[[], int] = lambda: 0,
    ) -> None:
        """`configuration`: configuration files, which tool calls may not touch, just like keys and
        sockets. `log_lines_lost` returns the number of log lines lost since the start."""
        self._log_lines_lost = log_lines_lost
        self._settings = settings
        credentials = os.environ.get("CREDENTIALS_DIRECTORY")
        sources = (settings.key_source, settings.previous_key_source)
        self._guarded_files = (
            *map(str, (settings.workspace_root / EXPORT_KEY, *configuration)),
            *guarded_paths(*sources, credentials=credentials),
        )
        keys = load_ring(
            settings.key_source,
            settings.previous_key_source,
            encryption=settings.encryption,
            credentials=credentials,
        )
        self._stopping = asyncio.Event()
        limits = StorageLimits(
            settings.readers_per_user,
            settings.queue_per_user,
            Quota(settings.quota_bytes, settings.quota_notes, settings.quota_turns),
        )
        self._embedder = Embedder(
            settings.embedding_model,
            cache=settings.model_cache,
            threads=settings.embedding_threads,
            idle_unload_s=settings.embedding_idle_unload,
            query_cache=settings.query_cache,
        )
        services = SearchServices(self._embedder, IndexMemory(settings.index_memory), Jobs())
        self._services = services
        self._users = OpenUsers(
            settings.workspace_root,
            settings.open_users,
            limits,
            services,
            keys,
            database_path=database_path(settings.db_path),
            group=group_id(settings.workspace_group),
            reserve=settings.erasure_reserve,
        )
        self._backfill = Backfill(self._users)
        self._retention = Retention(self._users, settings.conversation_retention_days)
        self._watchdog = Watchdog(self._users.probe)
        self._warm_up = WarmUp()
        traffic = Traffic()
        self._events = EventLog(settings.events_kept)
        self._refusals = RefusalEvents(self._events)
        self._tool_calls = ToolCallMethods(self._users, settings, self._events)
        policy = AccessPolicy(settings.access)
        self._server = Server(self._routes(traffic), settings, policy, traffic, self._refusals)

    async def serve(self) -> None:
        """Run until a stop signal. Raises SettingsError, or StartupError if the socket or the
        workspace root cannot be used."""
        started = time.monotonic()
        raise_file_limit()
        share_heap()
        self._listen_for_signals()
        self._users.start()
        try:
            self._move_legacy_database()
            paths = self._server.listen(socket_group_id(self._settings.socket_group))
            self._tool_calls.guard(
                GuardedPlaces(
                    socket_path=paths[0],
                    workspace_root=str(self._settings.workspace_root),
                    protected_paths=(*paths[1:], *self._guarded_files),
                    installed=installed_paths(),
                    database=database_path(self._settings.db_path),
                )
            )
            await self._server.start()
            gc.freeze()
            log.info(
                "ready",
                socket=", ".join(paths),
                workspace_root=str(self._settings.workspace_root),
                pid=os.getpid(),
                seconds=round(time.monotonic() - started, 3),
            )
            systemd.notify("READY=1", "STATUS=serving")
            self._embedder.start()
            await self._backfill.start()
            self._retention.start()
            self._watchdog.start()
            self._warm_up.start()
            await self._stopping.wait()
            systemd.notify("STOPPING=1", "STATUS=draining")
            log.info("draining", in_flight=self._server.traffic.in_flight)
            self._events.end_waits()
            self._embedder.refuse()
            await self._server.drain(self._settings.drain)
        finally:
            await self._close_in_time()
        log.info("stopped")

    async def _close_in_time(self) -> None:
        """Close everything, or give up after `_CLOSE_WITHIN_S` seconds. That loses nothing:
        acknowledged writes are on disk, and a database that was not closed recovers when it is next
        opened, as after a crash."""
        closing = asyncio.create_task(self._close())
        done, _ = await asyncio.wait({closing}, timeout=_CLOSE_WITHIN_S)
        if done:
            await closing
        else:
            log.warning("stopped before all databases were closed", seconds=_CLOSE_WITHIN_S)

    async def _close(self) -> None:
        self._watchdog.stop()
        self._tool_calls.close()
        await self._warm_up.close()
        await self._server.close()
        await self._retention.close()
        await self._backfill.close()
        await self._users.close()
        await self._embedder.close()

    def _move_legacy_database(self) -> None:
        user_id = legacy_user(self._settings.legacy_user)
        if user_id is not None:
            paths = self._users.paths(user_id)
            move_legacy_database(paths, (self._settings.workspace_root, Path.cwd()))

    def _routes(self, traffic: Traffic) -> Mapping[str, Route]:
        tools = (
            NoteMethods(self._users),
            ProfileMethods(self._users, self._settings),
            RecallMethods(self._users),
        )
        families = (
            self._tool_calls,
            ToolRuleMethods(self._users, self._events),
            PromptBlockMethods(self._users, self._settings),
            TurnMethods(self._users, self._settings, self._events),
            RelaxationMethods(self._users, self._events),
            SessionMethods(self._users, self._settings),
            *tools,
            ToolMethods(self._refusals, *tools),
            ScanMethods(),
            JobMethods(self._users, self._services, self._backfill),
            ExportMethods(self._users, self._settings.workspace_root),
            EncryptionMethods(self._users, self._services.jobs),
            UserMethods(self._users, self._events),
            BackupMethods(self._users, self._services.jobs, self._settings),
            UserFileMethods(self._users),
            WorkspaceMethods(self._users),
            EventMethods(self._events),
            VerdictAuditMethods(self._users),
            StatusMethods(self._users, traffic, self._stopping, self._log_lines_lost),
        )
        handlers = handlers_of(*families)
        check_complete(handlers)
        effects = {"tools.call": ToolMethods.effect_of_call}
        return {
            name: Route(methods()[name], handler, effect_of=effects.get(name))
            for name, handler in handlers.items()
        }

    def _listen_for_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stop)

    def _stop(self) -> None:
        if self._stopping.is_set():
            log.warning("stopped immediately by a second signal")
            os._exit(1)
        self._stopping.set()
