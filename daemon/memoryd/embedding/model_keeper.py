"""Loading the model when it is needed, and unloading it when it is idle."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import structlog

from memoryd.embedding.background import in_background
from memoryd.embedding.fingerprint import Fingerprint
from memoryd.embedding.loaded_model import (
    LoadedModel,
    give_memory_back,
    load_by_name,
    load_files,
    prepare_environment,
)
from memoryd.embedding.model_files import DEFAULT_MODEL, default_model, model_in_folder
from memoryd.embedding.status import EmbeddingState, EmbeddingStatus, EmbeddingUnavailable

_FIRST_RETRY_S = 10.0
_LONGEST_RETRY_S = 600.0
_CLOSE_WITHIN_S = 5.0
_OFF = "the setting embedding_model is none"

log = structlog.get_logger()


class ModelKeeper:
    """Loads and unloads the model that `choice` names. `model` is None unless the model is in
    memory. `idle_unload_s`: idle seconds before it is unloaded; 0 keeps it loaded. `threads`: the
    maximum number of threads per text."""

    def __init__(self, choice: str, cache: Path, idle_unload_s: int, threads: int) -> None:
        self.model: LoadedModel | None = None
        self._choice = choice
        self._cache = cache
        self._idle_unload_s = idle_unload_s
        self._threads = threads
        self._fingerprint: Fingerprint | None = None
        self._failure = ""
        self._retry_in_s = _FIRST_RETRY_S
        self._retry: asyncio.TimerHandle | None = None
        self._idle_check: asyncio.TimerHandle | None = None
        self._users = 0
        self._used_at = 0.0
        self._preparing: asyncio.Task[None] | None = None
        self._freeing: set[asyncio.Future[None]] = set()
        self._closed = False

    @property
    def status(self) -> EmbeddingStatus:
        """The current status."""
        state: EmbeddingState = "unloaded"
        reason = ""
        if self._choice == "none":
            state, reason = "off", _OFF
        elif self._failure:
            state, reason = "failed", self._failure
        elif self.model is not None:
            state = "ready"
        elif self._preparing is not None:
            state = "loading"
        known = self._fingerprint
        return EmbeddingStatus(
            state=state,
            reason=reason,
            model=DEFAULT_MODEL if self._choice == "default" else self._choice,
            fingerprint=known.text if known else None,
            dimension=known.dimension if known else None,
        )

    def start(self) -> None:
        """Start to determine the fingerprint. The default model is not loaded for that."""
        if self._choice == "none":
            log.warning("keyword search only", reason=_OFF)
            return
        by_name = self._choice != "default" and not Path(self._choice).is_absolute()
        prepare_environment(self._cache, network=by_name)
        self._prepare(load=self._choice != "default")

    async def ready(self) -> Fingerprint:
        """Return the fingerprint of the model, once it is known; the model need not be in memory.
        Raises EmbeddingUnavailable if there is no usable model."""
        while self._fingerprint is None or self._failure:
            await self._prepared(load=self._choice != "default")
        return self._fingerprint

    async def loaded(self) -> None:
        """Wait until `model` is loaded. Raises EmbeddingUnavailable like `ready`."""
        while self.model is None:
            await self._prepared(load=True)

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Within this context the model counts as in use. Its idle time starts at the end."""
        self._users += 1
        try:
            yield
        finally:
            self._users -= 1
            self._used_at = asyncio.get_running_loop().time()

    def report_fault(self, error: Exception) -> EmbeddingUnavailable:
        """Unload the model after `error` and schedule a retry. Returns the error to raise."""
        self._unload()
        self._fail(error)
        return self._unavailable()

    def refuse(self) -> None:
        """Make all waiting and future calls fail. A thread that is loading the model continues."""
        self._closed = True
        if self._preparing is not None:
            self._preparing.cancel()

    async def close(self) -> None:
        """Stop loading and retrying, and unload the model."""
        self._closed = True
        for timer in (self._retry, self._idle_check):
            if timer is not None:
                timer.cancel()
        if self._preparing is not None:
            # A download may take minutes; its daemon thread ends with the process.
            await asyncio.wait({self._preparing}, timeout=_CLOSE_WITHIN_S)
        if self._preparing is not None:
            self._preparing.cancel()
            await asyncio.wait({self._preparing})
        self._unload()
        if self._freeing:
            await asyncio.wait(self._freeing)

    async def _prepared(self, *, load: bool) -> None:
        """Wait until the files have been read or the model is loaded, starting that if necessary.
        Raises EmbeddingUnavailable."""
        if self._closed or self._failure or self._choice == "none":
            raise self._unavailable()
        self._prepare(load=load)
        assert self._preparing is not None
        await asyncio.wait({self._preparing})
        if self._closed or self._failure:
            raise self._unavailable()

    def _unavailable(self) -> EmbeddingUnavailable:
        if self._closed:
            return EmbeddingUnavailable("the daemon is stopping")
        if self._choice == "none":
            return EmbeddingUnavailable(_OFF)
        now = asyncio.get_running_loop().time()
        wait_s = self._retry.when() - now if self._retry else _FIRST_RETRY_S
        return EmbeddingUnavailable(self._failure, retry_in_s=max(wait_s, 1.0))

    def _prepare(self, *, load: bool) -> None:
        if self._preparing is None:
            self._preparing = asyncio.create_task(self._read_or_load(load))

    async def _read_or_load(self, load: bool) -> None:
        loop = asyncio.get_running_loop()
        started = loop.time()
        work: Callable[[], Fingerprint | LoadedModel] = self._load if load else _read_default
        try:
            found = await in_background(work)
            self._accept(found)
        except Exception as error:  # noqa: BLE001 (fastembed and onnxruntime raise exceptions of any class)
            self._fail(error)
        else:
            self._failure = ""
            self._retry_in_s = _FIRST_RETRY_S
            if self.model is not None:
                log.info(
                    "embedding model loaded",
                    model=str(self._fingerprint),
                    seconds=round(loop.time() - started, 2),
                )
        finally:
            self._preparing = None

    def _load(self) -> LoadedModel:
        if self._choice == "default":
            return load_files(default_model(), self._threads)
        folder = Path(self._choice)
        if folder.is_absolute():
            return load_files(model_in_folder(folder), self._threads)
        return load_by_name(self._choice, self._cache)

    def _accept(self, found: Fingerprint | LoadedModel) -> None:
        fingerprint = found if isinstance(found, Fingerprint) else found.fingerprint
        if self._fingerprint not in (None, fingerprint):
            raise ValueError(
                f"the model changed from {self._fingerprint} to {fingerprint} while the daemon "
                "was running; restart it to use the new one"
            )
        self._fingerprint = fingerprint
        if isinstance(found, LoadedModel):
            self.model = found
            self._used_at = asyncio.get_running_loop().time()
            self._check_idle_in(self._idle_unload_s)

    def _fail(self, error: Exception) -> None:
        reason = " ".join(str(error).split())[:500] or type(error).__name__
        if reason != self._failure:
            log.error(
                "no embedding model: keyword search only",
                model=self.status.model,
                reason=reason,
                advice="repair the model or change embedding_model; memoryd retries automatically",
            )
        self._failure = reason
        if self._retry is not None:
            self._retry.cancel()
        if not self._closed:
            loop = asyncio.get_running_loop()
            self._retry = loop.call_later(self._retry_in_s, lambda: self._prepare(load=True))
            self._retry_in_s = min(self._retry_in_s * 2, _LONGEST_RETRY_S)

    def _check_idle_in(self, seconds: float) -> None:
        if self._idle_unload_s and not self._closed:
            loop = asyncio.get_running_loop()
            self._idle_check = loop.call_later(seconds, self._unload_if_idle)

    def _unload_if_idle(self) -> None:
        if self.model is None:
            return
        left = self._used_at + self._idle_unload_s - asyncio.get_running_loop().time()
        if self._users or left > 0:
            self._check_idle_in(max(left, 1.0))
        else:
            self._unload()
            log.info("embedding model unloaded", idle_seconds=self._idle_unload_s)

    def _unload(self) -> None:
        """Unload the model in a thread, because freeing its memory takes milliseconds."""
        if self.model is None:
            return
        held = [self.model]
        self.model = None
        if self._idle_check is not None:
            self._idle_check.cancel()

        def free() -> None:
            held.clear()
            give_memory_back()

        freeing = in_background(free)
        self._freeing.add(freeing)
        freeing.add_done_callback(self._freeing.discard)


def _read_default() -> Fingerprint:
    files = default_model()
    assert files.dimension is not None
    return files.fingerprint(files.dimension)
