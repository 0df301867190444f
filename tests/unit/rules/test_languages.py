"""Bans in the languages that have a word list, in English."""

import pytest

from memoryd.rules.judging.languages.gloss import in_english
from memoryd.rules.judging.languages.verb_final import WISH
from memoryd.rules.judging.verdict import try_rule


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("non fare mai push su main", "never push on main"),
        ("Verwijder nooit iets in /srv/data", "never delete anything in /srv/data"),
        ("zet nooit iets in de wiki", "never set anything in the wiki"),
        ("zet de oven nooit aan", "never turn on the oven"),
        ("Nodig Wouter niet uit", "never invite Wouter"),
        ("в main не пушить", "never push to main"),
        ("не пиши Олегу, он занят", 'never send "Олег"'),
        (
            "nie wdrażaj na produkcję bez mojej zgody",
            "never deploy to production without asking me",
        ),
        ("main'e asla push yapma", "never push to main"),
        ("rm -rf は絶対に使わないで", "never use rm -rf"),
        ("#bots 以外のチャンネルには投稿しないで", "never post to channel except #bots"),
        ("Push nooit naar main. Sara werd boos.", "never push to main. Sara werd boos"),
        ("Mail Sara nooit, don't call Tom", "never email Sara , don't call Tom"),
        ("Push nooit naar main, nooit foo bar baz", "never push to main , never foo bar baz"),
        ("users 테이블을 삭제하지 마세요", "never delete users table"),
        ("Ik wil niet dat je Bert mailt", "never email Bert"),
        ("ik wil niet dat je scripts uitvoert", "never run scripts"),
        ("onder geen beding naar main pushen", "never push to main"),
        ("не хочу, чтобы ты пушил в main", "never push to main"),
        ("nie chcę, żebyś pushował do main", "never push to main"),
        ("zabraniam ci usuwania plików", "never delete file"),
        ("non è permesso cancellare i backup", "never delete the backup"),
        ("in nessun caso devi cancellare i backup", "never delete the backup"),
        ("main'e push yapmanı istemiyorum", "never push to main"),
        ("main'e push yapmamanı istiyorum", "never push to main"),
        ("ファイルを消してほしくない", "never delete file"),
    ],
)
def test_a_ban_is_said_in_english(text: str, english: str) -> None:
    """The negation and the verb come first, whatever the order of the language."""
    assert in_english(text) == english


@pytest.mark.parametrize(
    "text",
    [
        "Non dimenticare di scrivere a Marco",
        "не забудь написать Марине",
        "Non devi dimenticare di scrivere a Marco",
        "Nie zapomnij o mailu",
        "Sara'ya yazmayi unutma",
        "Marinaにメールするのを忘れないで",
        "민지에게 메일 보내는 것 잊지 마",
    ],
)
def test_two_negations_wish(text: str) -> None:
    """ "Don't forget to write" forbids nothing."""
    assert in_english(text) == WISH


@pytest.mark.parametrize(
    "text",
    [
        "Never email Sarah",
        "Slet aldrig data",
        "Mejla aldrig Sara",
        "Niemals nach main pushen",
        "不要推送到 main",
        "no borres nunca main",
        "ik wil dat je Bert mailt",
        "nie zabraniam ci pisać do Sary",
    ],
)
def test_other_languages_stay_as_they_are(text: str) -> None:
    """What the reader knows by itself is not touched."""
    assert in_english(text) == text


FILES_OF_ALL_SCRIPTS = [
    ("niemals übersicht.md ändern", "übersicht.md", "bersicht.md"),
    ("never edit prüfung.md", "PRÜFUNG.md", "fung.md"),
    ("никогда не меняй отчёт.docx", "отчёт.docx", "смета.docx"),
    ("никогда не меняй отчет_2.docx", "отчет_2.docx", "отчет_3.docx"),
    ("不要修改预算.xlsx", "预算.xlsx", "报告.xlsx"),
    ("不要修改文件config.yaml", "config.yaml", "配置.yaml"),
    ("売上.csv は絶対に変更しないで", "売上.csv", "在庫.csv"),
    ("계획.hwp를 절대 수정하지 마세요", "계획.hwp", "예산.hwp"),
    ("절대 계획.hwp 를 수정하지 마", "계획.hwp", "예산.hwp"),
    ("never touch תקציב.xlsx", "תקציב.xlsx", "דוח.xlsx"),
]


@pytest.mark.parametrize(("rule", "forbidden", "other"), FILES_OF_ALL_SCRIPTS)
def test_names_of_files_are_read_whole_in_all_scripts(
    rule: str, forbidden: str, other: str
) -> None:
    """Not only what of them is ASCII."""
    calls = [("file_edit", {"path": f"/home/sam/{name}"}) for name in (forbidden, other)]
    _, verdicts = try_rule(rule, "file_edit", calls)
    assert [each.verdict for each in verdicts] == ["deny", "allow"]
