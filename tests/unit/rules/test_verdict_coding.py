"""What agents that write code do: patches, code in commands, programs by their work, new things."""

from typing import Any

import pytest

from memoryd.rules.judging.verdict import try_rule

_DELETING = "*** Begin Patch\n*** Delete File: src/a.py\n*** End Patch"
_MOVING = "*** Begin Patch\n*** Update File: src/a.py\n*** Move to: lib/b.py\n*** End Patch"
_CHANGING = "*** Begin Patch\n*** Update File: src/a.py\n@@\n-a\n+b\n*** End Patch"
_UNIFIED = "--- a/src/a.py\n+++ b/src/a.py\n@@ -1 +1 @@\n-a\n+b\n"
_UNIFIED_DELETING = "--- a/src/a.py\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n"
_EMPTY_DELETING = "diff --git a/src/a.py b/src/a.py\ndeleted file mode 100644\n"
_RENAMING = "diff --git a/a.py b/b.py\nrename from a.py\nrename to b.py\n"


@pytest.mark.parametrize(
    ("tool", "text", "arguments", "verdict"),
    [
        ("apply_patch", "never delete files", {"input": _DELETING}, "deny"),
        ("apply_patch", "never delete files", {"patch": _UNIFIED_DELETING}, "deny"),
        ("apply_patch", "never delete files", {"patch": _EMPTY_DELETING}, "deny"),
        ("apply_patch", "never delete files", {"input": _CHANGING}, "allow"),
        ("apply_patch", "never rename files", {"input": _MOVING}, "deny"),
        ("apply_patch", "never rename files", {"patch": _RENAMING}, "deny"),
        ("apply_patch", "never rename files", {"input": _CHANGING}, "allow"),
        ("write_file", "never delete files", {"path": "a.md", "text": _UNIFIED_DELETING}, "allow"),
        ("send_message", "never delete files", {"to": "Tom", "text": _DELETING}, "allow"),
    ],
)
def test_a_patch_does_what_it_does_to_files(
    tool: str, text: str, arguments: dict[str, Any], verdict: str
) -> None:
    """It makes, changes, moves and deletes files where the tool applies it."""
    _, [told] = try_rule(text, tool, [(tool, arguments)])
    assert told.verdict == verdict


@pytest.mark.parametrize(
    ("text", "command", "verdict"),
    [
        ("never edit src/a.py", f"patch -p1 <<'EOF'\n{_UNIFIED}EOF", "deny"),
        ("never edit src/a.py", f"git apply <<'EOF'\n{_UNIFIED}EOF", "deny"),
        ("never edit src/b.py", f"git apply <<'EOF'\n{_UNIFIED}EOF", "allow"),
        ("never delete files", f"apply_patch <<'EOF'\n{_DELETING}\nEOF", "deny"),
        ("never delete files", f"cat > a.patch <<'EOF'\n{_UNIFIED_DELETING}EOF", "allow"),
        ("never edit src/a.py", "python -c \"open('src/a.py', 'w').write('x')\"", "ask"),
        ("never edit src/a.py", "python3.12 - <<'EOF'\nopen('src/a.py', 'w')\nEOF", "ask"),
        ("never edit src/a.py", "node -e \"fs.writeFileSync('src/a.py', '')\"", "ask"),
        ("don't edit .env", "php -r 'echo file_get_contents(\".env\");'", "ask"),
        ("never edit src/a.py", "python -c \"print(open('src/b.py').read())\"", "allow"),
        ("never touch the users table", "python -c \"db.run('DELETE FROM users')\"", "ask"),
        ("never touch the users table", "python -c \"db.run('DELETE FROM carts')\"", "allow"),
        ("never edit src/a.py", f"git apply --check <<'EOF'\n{_UNIFIED}EOF", "allow"),
        ("never edit src/a.py", f"git -C . apply <<'EOF'\n{_UNIFIED}EOF", "deny"),
    ],
)
def test_what_commands_carry_counts(text: str, command: str, verdict: str) -> None:
    """The patches they apply and the code they run are looked through."""
    _, [told] = try_rule(text, "bash", [("bash", {"command": command})])
    assert told.verdict == verdict


@pytest.mark.parametrize(
    ("text", "command", "verdict"),
    [
        ("never use sleep", "sleep 30", "deny"),
        ("nutze nie sleep", "sleep 30", "deny"),
        ("never use sleep", "echo sleep", "allow"),
        ("never use jq", "jq . a.json", "deny"),
        ("never use test data", "test -f x", "ask"),
        ("never use python2", "python2 x.py", "deny"),
        ("never use python2", "python3 x.py", "allow"),
        ("never echo secrets", "echo $API_KEY", "ask"),
        ("never run the tests", "npx jest", "deny"),
        ("never run the tests", "ls tests", "allow"),
        ("never run the e2e tests", "npx playwright test", "deny"),
        ("never run the e2e tests", "npx playwright install", "allow"),
        ("never run the e2e tests", "npx jest", "allow"),
        ("never run the linter", "npx eslint .", "deny"),
        ("never run the linter", "git status", "allow"),
        ("never run the type checker", "mypy .", "deny"),
        ("never build images", "docker build .", "deny"),
        ("never delete images", "docker build .", "allow"),
        ("never stop containers", "docker compose down", "deny"),
        ("never stop containers", "docker compose up -d", "allow"),
        ("never run migrations", "python manage.py migrate", "deny"),
        ("never run migrations", "cat manage.py", "allow"),
        ("never run kubectl delete", "kubectl -n $NS delete pod x", "deny"),
        ("never run kubectl delete", "kubectl -n $NS get pod x", "allow"),
        ("never deploy", "vercel build", "allow"),
        ("never deploy to vercel", "vercel ls --prod", "allow"),
        ("never deploy to vercel", "vercel --prod", "deny"),
        ("never deploy to cloudflare", "wrangler deploy --dry-run", "allow"),
        ("never deploy to google cloud", "gcloud run deploy web", "deny"),
        ("never run migrations", "python manage.py runserver", "ask"),
        ("never delete containers", "docker compose down", "deny"),
    ],
)
def test_a_program_is_known_by_its_work(text: str, command: str, verdict: str) -> None:
    """By its name, though that is a plain word, and by what people call what it does."""
    _, [told] = try_rule(text, "bash", [("bash", {"command": command})])
    assert told.verdict == verdict


@pytest.mark.parametrize(
    ("tool", "text", "arguments", "verdict"),
    [
        ("create_file", "never create new files", {"path": "a.py"}, "deny"),
        ("edit_file", "never create new files", {"path": "a.py", "old_string": "a"}, "allow"),
        ("edit_file", "never create new files", {"path": "a.py", "old_string": ""}, "ask"),
        ("apply_patch", "never create new files", {"input": _CHANGING}, "allow"),
        ("write_file", "never create new files", {"path": "a.py", "content": "x"}, "ask"),
        ("write_file", "never create files", {"path": "a", "content": "x", "old_s": "a"}, "deny"),
        ("write_file", "never create x.patch", {"path": "x.patch", "content": _UNIFIED}, "deny"),
        ("edit_file", "never create new tests", {"path": "t.py", "old_string": "a"}, "ask"),
        ("open_tab", "never open new tabs", {"url": "https://x.example"}, "deny"),
        ("create_issue", "don't open new issues", {"title": "x"}, "deny"),
        ("add_contact", "never add new contacts", {"name": "Bob"}, "deny"),
        ("create_file", "erstelle keine neuen Dateien", {"path": "a"}, "deny"),
        ("create_file", "ne crée jamais de nouveaux fichiers", {"path": "a"}, "deny"),
        ("create_file", "no crees archivos nuevos", {"path": "a"}, "deny"),
        ("create_file", "не создавай новых файлов", {"path": "a"}, "deny"),
        ("git_push", "never push new branches", {"branch": "x"}, "ask"),
        ("write_file", "never write python files", {"path": "a.py"}, "deny"),
        ("write_file", "never write python files", {"path": "a.ts"}, "ask"),
        ("write_file", "never edit lock files", {"path": "package-lock.json"}, "deny"),
        ("delete_file", "never delete pdfs", {"path": "a.pdf"}, "deny"),
    ],
)
def test_what_is_made_is_new_and_files_are_of_a_kind(
    tool: str, text: str, arguments: dict[str, Any], verdict: str
) -> None:
    """A ban on new things is one on making them; the ending of a file tells its language."""
    _, [told] = try_rule(text, tool, [(tool, arguments)])
    assert told.verdict == verdict


@pytest.mark.parametrize(
    ("text", "old", "new", "verdict"),
    [
        ("never use var", "a", "var x = 1", "deny"),
        ("never use var", "var x = 1", "const x = 1", "allow"),
        ("never use var", "a", "let variance = 1", "allow"),
        ("never use print statements", "a", "print(x)", "deny"),
        ("never use print statements", "a", "pprint(x)", "allow"),
        ("never use the any type", "a", "let x: any = 1", "deny"),
        ("never use the any type", "a", "// any value", "allow"),
        ("don't write any .blend files", "a", "let x: any = 1", "allow"),
        ("never use innerHTML", "a", "el.innerHTML = x", "deny"),
        ("never use !important", "a", "color: red !important", "deny"),
        ("never use @ts-ignore", "a", "// @ts-ignore", "deny"),
        ("no eval in the code", "a", "evaluate(x)", "allow"),
    ],
)
def test_what_code_must_not_say(text: str, old: str, new: str, verdict: str) -> None:
    """Ordinary words count only as they stand in code."""
    call = {"path": "a.ts", "old_string": old, "new_string": new}
    _, [told] = try_rule(text, "edit_file", [("edit_file", call)])
    assert told.verdict == verdict
