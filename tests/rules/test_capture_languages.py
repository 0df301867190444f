"""Bans in languages beside English and Chinese are captured, what only sounds like one is not."""

import pytest

from memoryd.rules.capture.decrees import find_decrees


@pytest.mark.parametrize(
    "message",
    [
        "non mandare più email a Carla",
        "Perfetto! D'ora in poi evita di usare sudo",
        "ti prego non toccare il termostato di notte",
        "Non voglio che tu paghi le fatture senza chiedermelo",
        "niente riunioni il venerdì pomeriggio, per favore",
        "Mail Pieter nooit meer",
        "gebruik alsjeblieft geen sudo op deze server",
        "Nooit bestanden uit /srv verwijderen!",
        "stop met het posten in #general",
        "ik wil niet dat je facturen betaalt",
        "не пиши Ивану",
        "никогда не запускай команды с sudo",
        "в этот чат больше не писать",
        "хватит слать уведомления ночью",
        "прошу не беспокоить клиента звонками",
        "nie wysyłaj maili do Ani",
        "nigdy nie kasuj plików z /srv",
        "proszę nie dzwonić do klientów po 18",
        "przestań wrzucać to na kanał #ogólny",
        "Ayşe'ye mail atma",
        "bir daha main'e push yapma lütfen",
        "sudo kullanmanı istemiyorum",
        "佐藤さんにメールしないで",
        "本番DBには絶対に触らないでください",
        "勝手にpushするな",
        "夜中に通知を送るのは禁止ね",
        "민수한테 메일 보내지 마",
        "절대로 sudo 쓰지 마세요",
        "회의를 금요일에 잡으면 안 돼",
        "밤에 알림 그만 보내",
    ],
)
def test_a_ban_is_captured(message: str) -> None:
    """One decree, which keeps what the ban is about."""
    assert len(find_decrees(message)) == 1


@pytest.mark.parametrize(
    "message",
    [
        "non funziona ancora, puoi guardare?",
        "non ho mai detto di cancellare tutto",
        "non dimenticare di scrivere a Marco",
        "perché non mandi una mail a Luca?",
        "Traduci: non toccare il termostato",
        "per non disturbare i vicini ho abbassato il volume",
        "Basta aggiungere un file di configurazione e funziona",
        "non riesco a capire perché non parte",
        "Non c'è niente da fare per oggi",
        "il manuale dice: non usare mai root",
        "meglio non uscire stasera",
        "het werkt niet, kun je kijken?",
        "ik stuur nooit mails op zondag",
        "vergeet niet Anna te mailen",
        "Ik weet niet waarom dit niet start",
        "we hebben geen melk meer in huis",
        "maak je geen zorgen",
        "stop de server niet, die draait al niet meer?",
        "hij zei dat je nooit mag pushen",
        "doe maar niet zo moeilijk",
        "Waarom stuur je geen mail naar Tom?",
        "er zijn geen nieuwe berichten",
        "у меня не работает интернет",
        "я не знаю, что делать",
        "не забудь написать Саше",
        "не волнуйся, всё хорошо",
        "почему ты не отправил письмо?",
        "он не пришёл на встречу",
        "нельзя ли перенести встречу на завтра?",
        "хватит на сегодня, спасибо",
        "я никогда не говорил удалять это",
        "файл не найден, проверь путь",
        "мне не нравится этот цвет",
        "не могли бы вы прислать отчёт",
        "это не тот файл",
        "в инструкции написано: не запускать от root",
        "ничего не понимаю",
        "отчёты пока не готовы",
        "задача не выполнена, попробуй ещё раз",
        "мы решили не продавать квартиру",
        "чтобы не забыть, запиши это",
        "надо бы не опоздать",
        "nie wiem, czemu to nie działa",
        "nie martw się, poradzę sobie",
        "nie zapomnij wysłać raportu",
        "dlaczego nie wysłałeś maila?",
        "nie mam czasu, zrób to za mnie",
        "on nigdy nie odbiera telefonu",
        "plik nie istnieje",
        "nie dzisiaj",
        "żadnych nowych wiadomości nie ma",
        "nie trzeba nic zmieniać",
        "jeszcze nie wysyłaj tego maila",
        "unutma, yarın toplantı var",
        "merak etme hallederim",
        "ödeme yapıldı mı?",
        "neden mail atmadın?",
        "çalışmıyor, bakar mısın",
        "ben hiç mail atmadım",
        "yarınki görüşme",
        "güncelleme",
        "toplantıyı iptal etme işlemini tamamla",
        "動かないんだけど",
        "心配しないで",
        "忘れないでね、明日会議だよ",
        "まだ送らないで",
        "なんで送らなかったの？",
        "エラーが出ないように直して",
        "見つからないので確認して",
        "いいな、それ",
        "そうするよな",
        "今日は暑いから外に出たくないな",
        "「走らないでください」と書いて",
        "社内では撮影は禁止されています",
        "君ならできるな",
        "걱정하지 마",
        "잊지 마세요 내일 회의예요",
        "왜 안 보냈어?",
        "작동이 안 돼요",
        "이거 안 되는데 봐줄래?",
        "이 파일 열면 안 되나요?",
        "아직 보내지 마",
        "선생님이 뛰지 말라고 했어",
        "결제가 안 됩니다",
        "로그인하면 안 되는 문제가 있어요",
        "이제 그만 하자",
        "하지 않아도 돼",
        "この機能を実装して。管理者以外は削除できないようにして",
        "회원이 아니면 글을 못 쓰게 구현해 줘. 탈퇴한 회원은 로그인하면 안 되고",
    ],
)
def test_what_only_sounds_like_a_ban_is_left(message: str) -> None:
    """Statements, idioms, questions, holds, reports, texts to be written, specifications."""
    assert find_decrees(message) == []


@pytest.mark.parametrize(
    ("message", "texts"),
    [
        (
            "Super, dziękuję! Nie dzwoń do babci po 20 i nie udostępniaj nikomu jej adresu.",
            ["Nie dzwoń do babci po 20", "nie udostępniaj nikomu jej adresu."],
        ),
        (
            "Ottimo. Senti, non pubblicare più foto dei bambini, tranne quelle di spalle.",
            ["non pubblicare più foto dei bambini, tranne quelle di spalle."],
        ),
        ("Bedankt! Bel nooit klanten na 18.00 uur.", ["Bel nooit klanten na 18.00 uur."]),
        (
            "Спасибо! Колонку в детской после девяти не включать, малыш спит.",
            ["Колонку в детской после девяти не включать, малыш спит."],
        ),
        (
            "ありがとう、助かった。それと、勝手にマージするのはもうやめて。",
            ["勝手にマージするのはもうやめて。"],
        ),
        (
            "고마워요. 그리고 밤 10시 이후에는 전화 걸지 말고, 내 위치는 아무한테도 공유하지 마.",
            ["밤 10시 이후에는 전화 걸지 말고", "내 위치는 아무한테도 공유하지 마."],
        ),
        (
            "Teşekkürler. Bu arada müşteri fotoğrafı paylaşma, izin aldıklarımız hariç.",
            ["müşteri fotoğrafı paylaşma, izin aldıklarımız hariç."],
        ),
    ],
)
def test_the_body_is_the_ban_alone(message: str, texts: list[str]) -> None:
    """Without thanks and greetings, with its exception, its time and its reason."""
    assert [decree.text for decree in find_decrees(message)] == texts


@pytest.mark.parametrize(
    ("message", "tool"),
    [
        ("non mandare più email a Carla", "send_email"),
        ("stuur nooit mails naar Piet", "send_email"),
        ("никогда не удаляй файлы из /srv", "file_delete"),
        ("nigdy nie kasuj plików z /srv", "file_delete"),
        ("gece yarısından sonra ışıkları açma lütfen", "light_set"),
        ("夜中に音楽を流さないでください", "music_play"),
        ("현관문은 절대 열지 마세요", "door_unlock"),
    ],
)
def test_the_tool_is_told_by_words_of_the_language(message: str, tool: str) -> None:
    """No tool ran; the ban is about one of those that are there."""
    tools = ["music_play", "send_email", "file_delete", "light_set", "door_unlock"]
    assert [each.tool_name for each in find_decrees(message, available_tools=tools)] == [tool]
