"""Generates docs/exports.md from the kinds of export lines."""

from markup import page
from schema_pages import field_table

from memoryd.storage.exchange.line import LONGEST_LINE, VERSION, kinds

_INTRODUCTION = f"""\
`memoryctl --user ID export FILE` writes all of a user's memory to a file, and `memoryctl --user ID
import FILE` stores what such a file contains. The methods are
[memory.export](methods.md#memoryexport) and [memory.import](methods.md#memoryimport). Use an export
to move a memory to another machine, to read it with other programs, or to keep it; backups are
copies of the database. Once memoryctl has the file, the daemon keeps no copy of it. Without `FILE`,
and with the method, the file stays in `.oxydra/exports/` until
[user.file_delete](methods.md#userfile_delete) is called.

This is version {VERSION} of the format. memoryd reads every version up to its own."""

_FORMAT = f"""\
The file is UTF-8 with one JSON object per line. Each line ends with `\\n` and is at most
{LONGEST_LINE >> 20} MiB long. The first field, `kind`, names what a line contains; a line has all
the fields of its kind and no others. The file begins with one `header` and ends with one `end`. A
`rule_event` belongs to the `rule` above it, a `note_version` to the `note`, a `turn` and a
`turn_answer` to the `session`; otherwise the order is free. Times are RFC 3339, in UTC, with
microseconds, from 1970 to 9999.

An export contains rules of every status with their history, notes with their earlier texts, the
profile with what was replaced, the counters of the tools, and sessions with their turns and the
results of these turns. It does not contain vectors, indexes and frozen blocks, which are rebuilt. A
damaged row is skipped and logged.

The same memory always results in the same bytes: after an export, a purge and an import, another
export is identical to the first. Nothing in the file names the user, the machine or the time of the
export; the header names the version of memoryd."""

_IMPORT = """\
An import is one transaction: either everything is stored or nothing. It needs the right `owner`.
With `--dry-run`, the same counts are returned and nothing is stored.

* **Ids and times stay.** Existing rows are kept: identical content counts as `present`, different
  content under the same id as a conflict, and it is skipped together with its history. Turns of an
  existing session are compared one by one, by `turn_id` and `role`.
* **Notes and turns** are found by keyword as soon as the import returns, and by meaning once they
  have been embedded in the background.
* **The guard** reads every text. Live secrets are replaced by `[secret: <kind>]` and never stored
  (`redacted`). Other texts that it refuses are stored, so that nothing is lost, and counted
  (`blocked`); a model sees `[blocked: <category>]` instead.
* **An invalid file** is rejected as invalid params; `data.field` names the line and the field, as
  in `line 7: priority`. The whole file is checked line by line before anything is stored, in memory
  that does not grow with the file.
* **Budgets and quotas**: profile entries that exceed the budget are stored; a block shows the
  newest ones that fit."""

_ENCRYPTION = """\
If a user's database is encrypted, so is the export, unless plain text is requested with `plain` of
the method or `--plain` of memoryctl. The first line is JSON with `format` (`memoryd-encrypted`),
`version`, `key_id` and `salt`. It is followed by chunks of 64 KiB that are encrypted with
AES-256-GCM, each with its tag of 16 bytes. The key of a file is derived (HKDF-SHA256) from the
user's own key and the salt, so only a daemon that has this master key as its current or previous
one can read the file, and only for the same user. To move a memory to another user or another key,
export it in plain text."""

_SIGNATURE = """\
The `end` line contains an HMAC-SHA256 over all bytes before it. The key is 32 random bytes in
`.memoryd.export-key` in the workspace root, with mode 0600, created with the first export or
backup. It is never in a user's folder, an export or a backup. Rules with the source
`user_explicit`, which are the user's own words, keep it only if the signature proves that this
daemon wrote the file. In any other file, such as one that was edited or written by hand, they
become `programmatic` and lose their provenance, and the result counts them as `demoted`; stored
results of turns are not imported, so a turn that is reported again is processed again. `hmac` is
null in a file that no daemon signed.

To move memories to another machine with the users' own words, copy the key too. Anyone who can read
the key can forge such rules. If it may have leaked, delete it: the next export creates a new one,
and older files are no longer trusted."""


def exports_page() -> str:
    """The page, which describes imports, the signature, encryption and every kind of line."""
    blocks = [_INTRODUCTION, "## Importing", _IMPORT, "## The signature", _SIGNATURE]
    blocks += ["## Encrypted exports", _ENCRYPTION]
    blocks += ["## The format", _FORMAT]
    for kind, line in kinds().items():
        blocks += [f"### {kind}", line["summary"], field_table(line)]
    return page("Exports", *blocks)
