"""docs/exports.md, from the kinds of lines."""

from markup import page
from schema_pages import field_table

from memoryd.storage.exchange.line import LONGEST_LINE, VERSION, kinds

_INTRODUCTION = f"""\
`memoryctl --user ID export FILE` writes all of a user's memory into one file, and `memoryctl
--user ID import FILE` stores what such a file holds; both are methods too:
[memory.export](methods.md#memoryexport) and [memory.import](methods.md#memoryimport). A file is
for moving a memory to another machine, for reading it with other programs, and for keeping it;
backups are copies of the database. Once memoryctl has the file, the daemon keeps no copy of it.
Without `FILE`, and with the method, it stays in `.oxydra/exports/` until
[user.file_delete](methods.md#userfile_delete).

This is version {VERSION} of the format. A memoryd reads every version up to its own."""

_FORMAT = f"""\
UTF-8, one JSON object a line, each line ended by `\\n` and at most {LONGEST_LINE >> 20} MiB long.
The first field, `kind`, names what a line holds; each line has all the fields of its kind and no
others. The file begins with one `header` and ends with one `end`. A `rule_event` belongs to the
`rule` above it, a `note_version` to the `note`, a `turn` and a `turn_answer` to the `session`; the
order is free otherwise. Times are RFC 3339, UTC, with microseconds, from 1970 to 9999.

An export holds rules of every status with their history, notes with the texts they had, the
profile with what was replaced, the counts of the tools, sessions, what was said in them and what
was answered to it. It does not hold vectors, indexes and frozen blocks: those are rebuilt. A
damaged row is skipped and logged.

The same memory always gives the same bytes, so that export, purge, import and export ends with the
file that it began with. Nothing in the file names the user, the machine or the time of the
export; the header names the version of memoryd."""

_IMPORT = """\
An import is one transaction: all of it is stored, or nothing. It needs the right `owner`. With
`--dry-run` the same counts are told and nothing is stored.

* **Ids and times stay.** Under an id that is stored already, what is stored wins: the same content
  counts as `present`, another one as a conflict, and is left out together with its history. Turns
  of a known session are taken one by one, by `turn_id` and `role`.
* **Notes and turns** are found by keyword when the import is answered, and by meaning as soon as
  they are embedded in the background.
* **The guard** reads every text. Live secrets are replaced by `[secret: <kind>]` and never stored
  (`redacted`). What it refuses otherwise is stored, so that nothing of the user's is lost, and
  counted (`blocked`); a model sees `[blocked: <category>]` in its place.
* **A file that is not right** is refused as invalid params; `data.field` names the line and the
  field, as in `line 7: priority`. Before anything is stored the whole file is checked, line by
  line, in memory that does not grow with the file.
* **Budgets and quotas**: entries of the profile beyond the budget are stored; a block shows the
  newest that fit."""

_ENCRYPTION = """\
The export of a user whose database is encrypted is encrypted too, unless it is asked for in plain
text: `plain` of the method, `--plain` of memoryctl. Its first line is JSON with `format`
(`memoryd-encrypted`), `version`, `key_id` and `salt`; then come pieces of 64 KiB under AES-256-GCM,
each with its tag of 16 bytes. The key of a file is derived (HKDF-SHA256) from the user's own key
and the salt, so it is read only for the same user by a daemon that has that master key as its
current or previous one. To bring a memory under another name or another key, export it in plain
text."""

_SIGNATURE = """\
The `end` line carries an HMAC-SHA256 over all bytes before it. The key is 32 random bytes in
`.memoryd.export-key` in the workspace root, mode 0600, made with the first export or backup; it is
never in a user's folder, never in an export and never in a backup. Only a file that proves to be
written by this daemon brings in rules with the source `user_explicit`, which are the user's own
words. In any other file, such as one that was edited or written by hand, they become `programmatic`
and lose their provenance, and the response counts them as `demoted`; stored responses to turns are
not taken over, so a turn that is reported again is processed again. `hmac` is null in a file that
no daemon signed.

To move memories to another machine with the users' own words, copy the key too. Whoever can read it
can forge them: when it may be known, delete it, and a new one is made with the next export; older
files are not trusted any more."""


def exports_page() -> str:
    """The format with every kind of line, what an import does, and the signature."""
    blocks = [_INTRODUCTION, "## Importing", _IMPORT, "## The signature", _SIGNATURE]
    blocks += ["## Encrypted exports", _ENCRYPTION]
    blocks += ["## The format", _FORMAT]
    for kind, line in kinds().items():
        blocks += [f"### {kind}", line["summary"], field_table(line)]
    return page("Exports", *blocks)
