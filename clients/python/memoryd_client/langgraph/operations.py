"""LangGraph's store operations as calls to memoryd."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from langgraph.store.base import GetOp, Item, ListNamespacesOp, PutOp, SearchItem, SearchOp

from memoryd_client.langgraph import item_note
from memoryd_client.langgraph.item_note import Namespace, StoredItem
from memoryd_client.langgraph.listing import Found, Steps, all_notes, best_notes
from memoryd_client.langgraph.matching import meets, takes


def get(op: GetOp) -> Steps[Item | None]:
    """Return the item, or None if it does not exist."""
    namespace = item_note.note_namespace(op.namespace, op.key)
    (recalled,) = yield [("memory_recall", {"namespace": namespace, "limit": 1})]
    for entry in recalled["entries"]:
        if item := item_note.read_note(entry["text"]):
            updated_at = datetime.fromisoformat(entry["updated_at"])
            return Item(
                value=item.value,
                key=item.key,
                namespace=item.namespace,
                created_at=item.created_at,
                updated_at=updated_at,
            )
    return None


def put(op: PutOp, fields: Sequence[str] | None) -> Steps[None]:
    """Store the item, replacing an existing one. Without a value, delete it."""
    namespace = item_note.note_namespace(op.namespace, op.key)
    (recalled,) = yield [("memory_recall", {"namespace": namespace, "limit": 200})]
    # There are several entries if two clients created the item concurrently.
    entries = recalled["entries"]
    kept = entries[:1] if op.value is not None else []
    if op.value is not None:
        known = item_note.read_note(kept[0]["text"]) if kept else None
        created_at = known.created_at if known else datetime.now(UTC)
        content = item_note.note_text(op, created_at, fields)
        note = {"content": content, "tags": item_note.tags_of(op)}
        new = note | {"namespace": namespace, "category": item_note.CATEGORY}
        updated = None
        if kept:
            (updated,) = yield [("memory_update", note | {"note_id": kept[0]["key"]})]
        if updated is None:
            yield [("memory_save", new)]
    if others := [("memory_delete", {"note_id": one["key"]}) for one in entries[len(kept) :]]:
        yield others


def search(op: SearchOp) -> Steps[list[SearchItem]]:
    """Return a page of the items at or below a prefix. With a query, the best matches come first;
    without one, the most recently changed items."""
    tags = item_note.prefix_tags(op.namespace_prefix)
    query = op.query if op.query and op.query.strip() else None
    if query is not None:
        tags.append(item_note.INDEXED)
        best = yield from best_notes(query, tags)
        items = yield from _matching(op, best)
        if len(items) >= op.offset + op.limit:
            return _page(items, op, scored=True)
    notes = yield from all_notes(query or item_note.CATEGORY, tags)
    if query is not None:
        notes.sort(key=lambda note: (-note.score, note.note_id))
    else:
        notes.sort(key=lambda note: note.updated_at, reverse=True)
    items = yield from _matching(op, notes)
    return _page(items, op, scored=query is not None)


def list_namespaces(op: ListNamespacesOp) -> Steps[list[Namespace]]:
    """Return a page of the namespaces that contain items, sorted and cut to `op.max_depth`."""
    notes = yield from all_notes(item_note.CATEGORY, item_note.prefix_tags(literal_prefix(op)))
    of_namespace = {tag: note for note in notes for tag in note.tags if tag.startswith("in:")}
    items = yield from _read(of_namespace.values())
    namespaces = {item.namespace for _, item in items}
    conditions = op.match_conditions or ()
    met = {one for one in namespaces if all(meets(condition, one) for condition in conditions)}
    return sorted({one[: op.max_depth] for one in met})[op.offset : op.offset + op.limit]


def literal_prefix(op: ListNamespacesOp) -> Namespace:
    """The longest prefix without `*` that a condition requires."""
    longest: Namespace = ()
    for condition in op.match_conditions or ():
        path = tuple(condition.path)
        if condition.match_type == "prefix":
            literal = path[: path.index("*")] if "*" in path else path
            longest = max(longest, literal, key=len)
    return longest


def _matching(op: SearchOp, notes: Sequence[Found]) -> Steps[list[tuple[Found, StoredItem]]]:
    """Read the items that match the search, in the order of their notes, until the page is full. If
    an item has two notes, the most recently changed one counts."""
    newest: dict[str, Found] = {}
    for note in sorted(notes, key=lambda note: note.updated_at):
        newest |= {tag: note for tag in note.tags if tag.startswith("item:")}
    current = {note.note_id for note in newest.values()}
    notes = [note for note in notes if note.note_id in current]
    depth, wanted = len(op.namespace_prefix), op.offset + op.limit
    items: list[tuple[Found, StoredItem]] = []
    position = 0
    while position < len(notes) and len(items) < wanted:
        some = notes[position : position + max(20, wanted - len(items))]
        position += len(some)
        read = yield from _read(some)
        items += [
            (note, item)
            for note, item in read
            if item.namespace[:depth] == op.namespace_prefix and takes(op.filter, item.value)
        ]
    return items


def _read(notes: Iterable[Found]) -> Steps[list[tuple[Found, StoredItem]]]:
    """Read the items of these notes. Notes that have been deleted or hold no item are skipped."""
    notes = list(notes)
    histories = yield [("memory.history", {"note_id": one.note_id, "limit": 1}) for one in notes]
    return [
        (note, item)
        for note, history in zip(notes, histories, strict=True)
        if history is not None and (item := item_note.read_note(history["versions"][0]["content"]))
    ]


def _page(
    items: Sequence[tuple[Found, StoredItem]], op: SearchOp, *, scored: bool
) -> list[SearchItem]:
    return [
        SearchItem(
            namespace=item.namespace,
            key=item.key,
            value=item.value,
            created_at=item.created_at,
            updated_at=note.updated_at,
            score=note.score if scored else None,
        )
        for note, item in items[op.offset : op.offset + op.limit]
    ]
