"""Names of arguments, and words of tools' names, in the languages that have a word list."""

from memoryd.rules.judging.role import Role
from memoryd.rules.judging.tokens import word_set

NAMES_OF_ROLES: dict[Role, str] = {
    "prose": "motivo motif grund zweck verwendungszweck vermerk concepto libellé libelle reden "
    "powód powod причина oggetto testo messaggio contenuto "
    "titolo descrizione causale onderwerp "
    "bericht tekst inhoud titel omschrijving beschrijving opmerking тема текст сообщение "
    "содержание заголовок описание комментарий temat tresc treść wiadomosc wiadomość tytul tytuł "
    "opis konu metin mesaj icerik içerik baslik başlık aciklama açıklama 件名 本文 メッセージ 内容 "
    "タイトル 説明 제목 본문 내용 메시지 설명",
    "recipient": "destinatari a_chi beneficiario contatto partecipanti invitati ontvanger "
    "ontvangers deelnemers genodigden begunstigde contactpersoon кому получатель получатели "
    "адресат контакт участники номер odbiorca odbiorcy adresat kontakt uczestnicy do alici alıcı "
    "kime kisi kişi katilimcilar katılımcılar 宛先 受信者 送信先 相手 連絡先 参加者 "
    "받는사람 받는_사람 "
    "수신자 수신인 연락처 참석자",
    "sender": "mittente afzender отправитель nadawca gonderen gönderen 差出人 送信者 "
    "보낸사람 발신자",
    "path": "percorso cartella bestand путь файл папка sciezka ścieżka plik folder katalog "
    "dosya yol klasor klasör ファイル パス フォルダ 파일 경로 폴더",
    "host": "sito indirizzo_web сайт адрес_сайта ссылка strona adres_url site_adresi "
    "サイト 사이트 주소",
    "branch": "ramo ветка galaz gałąź ブランチ 브랜치",
    "command": "comando opdracht команда polecenie komut コマンド 명령 명령어",
    "channel": "canale gruppo kanaal groep канал группа чат kanal kanał grupa grup チャンネル "
    "グループ 채널 그룹 대화방",
    "resource": "tabella tabel таблица tabela tablo テーブル 테이블",
    "action": "azione operazione actie действие операция akcja eylem islem işlem アクション 操作 "
    "동작 작업",
    "environment": "ambiente omgeving окружение среда srodowisko środowisko ortam 環境 환경",
    "amount": "importo prezzo totale somma bedrag prijs totaal сумма цена итого kwota cena suma "
    "tutar fiyat miktar 金額 価格 値段 금액 가격",
}
"""By the role of the argument."""

NAMES_OF_CURRENCY = (
    *("currency", "currency_code", "valuta", "devise", "moneda", "moeda", "waehrung", "währung"),
    *("валюта", "waluta", "para_birimi", "通貨", "통화"),
)
NAMES_OF_THINGS = (
    "dispositivo apparecchio stanza articolo prodotto piatto apparaat kamer artikel product "
    "gerecht устройство комната товар продукт блюдо предмет urzadzenie urządzenie pokoj pokój "
    "produkt danie cihaz oda urun ürün yemek デバイス 機器 部屋 商品 品目 料理 기기 방 "
    "상품 제품 음식"
)
"""Of those whose value is a thing in plain words."""

WORDS_OF_FAMILIES: dict[str, str] = {
    "payment": "bonifico pagamento betaling overboeking platnosc przelew odeme havale virement "
    "paiement",
    "message": "anruf anrufen llamada llamadas chamada telefonata "
    "messaggio messaggi bericht berichten wiadomosc mesaj eposta courriel",
    "calendar": "riunione appuntamento afspraak spotkanie kalendarz toplanti takvim",
}
"""By the family of the tools whose names they stand in."""

DEEDS_IN_NAMES: dict[str, str] = {
    word: deed
    for deed, words in (
        (
            "pay",
            "acquisto acquisti spesa ordine zakup zakupy zamow zamowienie aankoop bestelling "
            "satinal siparis achat achats commande compra compras pedido einkauf bestellung kauf",
        ),
        ("send", "invio wyslij wysylka gonder verzend verzenden envoi envio versand"),
        ("delete", "usuwanie eliminazione cancellazione suppression silme verwijdering loeschen"),
        ("write", "aggiungi modifica dodaj zmien ekle toevoegen ajouter agregar anadir aendern"),
        ("book", "prenota prenotazione reservation rezerwacja rezervasyon reservering reserva"),
    )
    for word in words.split()
}
"""What is done, by words of the names of tools, as they are written without accents."""

LOOKING_IN_NAMES = word_set(
    """list lista liste listar listado elenco historial historico historique storico historie
    verlauf ver vedi voir bekijken zien mostra mostrar montrer zeigen anzeigen afficher toon
    tonen pokaz goster estado stato status etat stand durum durumu stan details detalle
    dettagli buscar cerca cercare chercher recherche suche suchen zoek szukaj ara leer leggi
    lire lesen odczyt oku consultar consulta consulter sprawdz pruefen controlla suivi suivre
    rastrear traccia sledz volgen vorschau apercu anteprima cancela cancelar cancella annulla
    annuler annulation abbrechen stornieren storno anuluj anulowanie annuleer annuleren iptal"""
)
"""Words by which tools only look up what else they are named after, or call it off."""
