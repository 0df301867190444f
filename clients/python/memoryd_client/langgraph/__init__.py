"""A LangGraph store that keeps its items in memoryd.

It requires the extra `langgraph` (langgraph-checkpoint, which defines the interface).
"""

try:
    from memoryd_client.langgraph.store import MemorydStore as MemorydStore
except ModuleNotFoundError as missing:
    if not (missing.name or "").startswith("langgraph"):
        raise
    raise ModuleNotFoundError(
        "the store needs LangGraph's interface: pip install 'langgraph-checkpoint>=3'",
        name=missing.name,
    ) from None

__all__ = ["MemorydStore"]
