"""`daemon.jobs` and `daemon.reembed`: background jobs."""

from memoryd import clock
from memoryd.errors import NotFound
from memoryd.methods._generated.rpc_types import (
    DaemonJobsJob,
    DaemonJobsParams,
    DaemonJobsResult,
    DaemonReembedParams,
    DaemonReembedResult,
)
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.page import Page
from memoryd.methods.shared.registry import method
from memoryd.storage.engine.jobs import Job
from memoryd.storage.search.search_services import SearchServices
from memoryd.storage.upkeep.backfill import Backfill
from memoryd.storage.users.open_users import OpenUsers


class JobMethods:
    """Listing background jobs and requesting re-embedding."""

    def __init__(self, users: OpenUsers, services: SearchServices, backfill: Backfill) -> None:
        self._users = users
        self._services = services
        self._backfill = backfill

    @method("daemon.jobs")
    async def jobs(self, call: Call, params: DaemonJobsParams) -> DaemonJobsResult:
        """Return a page of the jobs, newest first, and the status of the embedding model."""
        listed = self._services.jobs.listed(params.get("user_id"), params.get("state"))
        jobs, next_cursor = Page(params, int).of(listed, lambda job: job.number, descending=True)
        status = self._services.embedder.status
        return {
            "jobs": list(map(_view, jobs)),
            "next_cursor": next_cursor,
            "embedding": {
                "state": status.state,
                "model": status.model,
                "fingerprint": status.fingerprint,
                "dimension": status.dimension,
                "reason": status.reason or None,
            },
        }

    @method("daemon.reembed")
    async def reembed(self, call: Call, params: DaemonReembedParams) -> DaemonReembedResult:
        """Re-embed the passages of one user or of all users."""
        if "user_id" not in params:
            return {"users": await self._backfill.reembed_all(), "passages": None}
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            if memory is None:
                raise NotFound("no such user")
            return {"users": 1, "passages": await memory.reembed(call.left())}


def _view(job: Job) -> DaemonJobsJob:
    finished = job.finished_at
    return {
        "job_id": f"job-{job.number}",
        "kind": job.kind,
        "user_id": job.user_id,
        "state": job.state,
        "done": job.done,
        "total": job.total,
        "rate_per_s": round(job.rate_per_s, 1),
        "started_at": clock.to_rfc3339(job.started_at),
        "finished_at": None if finished is None else clock.to_rfc3339(finished),
        "error": job.error,
        "found": dict(job.found) if job.kind == "scan" else None,
    }
