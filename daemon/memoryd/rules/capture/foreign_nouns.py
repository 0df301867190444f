"""More nouns of the alias table: those of the languages whose verbs the reader of rules turns
into English. By kind, written as there."""

FOREIGN_NOUNS: dict[str, str] = {
    "email": "posta mejl* rassylk* письм* писем почт* имейл* рассылк* wiadomoś* mailow* skrzynk* "
    "eposta* メール 返信 메일 이메일 답장",
    "chat": "bericht* messagg* gruppo chat* сообщени* чат* групп* czat* grup* kanał* mesaj* grub* "
    "kanal* グループ チャット メッセージ 단톡방 카톡 메시지 채팅방",
    "sms": "sms* смс* эсэмэс* ショートメッセージ 문자",
    "phone": "telefonat* chiamat* telefoontj* звонк* телефон* telefon* rozmow* 電話 着信 전화 통화",
    "calendar": "riunion* appuntament* vergadering* afspraak afspraken agenda встреч* совещани* "
    "созвон* календар* spotka* kalendarz* toplantı* toplanti* randevu* takvim* 会議 予定 "
    "ミーティング 打ち合わせ カレンダー 회의 미팅 일정 약속 캘린더",
    "reminder": "promemoria sveglia herinnering* wekker напоминани* будильник* przypomnieni* "
    "budzik* hatırlatma* alarm* リマインダー アラーム 알림 알람",
    "social": "соцсет* инстаграм* лент* комментари* komentarz* "
    "sosyal hikaye* sns インスタ ツイート 投稿 인스타 게시물 스토리 댓글",
    "payment": "rimbors* terugbetaling* возврат* zwrot* iade* zamówie* 返金 환불 bonific* fattur* "
    "pagament* acquist* betaling* factu* rekening* платёж* платеж* счет* счёт* карт* перевод* "
    "покупк* płatnoś* przelew* faktur* zakup* kart* ödeme* fatura* havale* alışveriş* sipariş* "
    "soldi denaro geld деньг* денег pieniądz* pieniędz* お金 돈 "
    "送金 振込 支払 決済 請求書 購入 注文 송금 이체 결제 주문 구매 카드",
    "travel": "volo voli albergo hotel* vlucht* hotel* рейс* отел* билет* такси lot* loty "
    "nocleg* pokoi pokoj* bilet* taksówk* uçuş* otel* bilet* taksi フライト 航空券 ホテル タクシー "
    "予約 항공권 비행기 호텔 숙소 택시 기차표",
    "ticket": "segnalazion* melding* тикет* задач* zgłosze* zadani* kayıt* talep* チケット 課題 "
    "티켓 이슈",
    "notes": "document* pagin* appunt* notitie* документ* страниц* заметк* dokument* strona strony "
    "stronie stronę notatk* belgeyi belgesi belgeler* sayfa* doküman* ドキュメント 文書 資料 "
    "ページ メモ 문서 페이지 노트",
    "spreadsheet": "foglio colonn* righe cella rekenblad kolom rij таблиц* столб* строк* ячейк* "
    "arkusz* kolumn* wiersz* tablo* sütun* hücre* スプレッドシート シート セル 스프레드시트 시트 "
    "셀",
    "storage": "cartell* condivis* mappen папк* облак* диск* folder* katalog* chmur* klasör* "
    "フォルダ 共有 クラウド 폴더 공유 드라이브",
    "file": "cartell* file bestand* mappen файл* папк* plik* folder* katalog* dosya* klasör* "
    "ファイル フォルダ 파일 폴더",
    "contacts": "contatt* rubrica contacten контакт* kontakt* rehber* 連絡先 연락처",
    "image": "immagin* foto afbeelding* картинк* изображени* obraz* zdjęci* resim* görsel* 画像 "
    "写真 이미지 사진",
    "print": "stampant* printer* принтер* drukar* yazıcı* プリンター 印刷 프린터 인쇄",
    "music": "musica canzon* altoparlant* cassa muziek liedj* speaker* музык* песн* колонк* muzyk* "
    "piosen* głośnik* müzik* şarkı* hoparlör* 音楽 曲 スピーカー 음악 노래 스피커",
    "light": "luci luce lamp* lampen verlichting свет* ламп* люстр* światł* lamp* ışık* isik* 電気 "
    "照明 ライト 조명 전등",
    "heating": "riscaldamento termostato condizionatore verwarming thermostaat airco отоплени* "
    "кондиционер* термостат* ogrzewani* klimatyzac* termostat* kombi* klima* ısıtma* エアコン 暖房 "
    "冷房 보일러 에어컨 난방",
    "lock": "serratur* cancello garage* deur* garagedeur* двер* замо* гараж* ворот* drzwi bram* "
    "zamek zamk* kapı* kapi* kilit* garaj* ドア 玄関 鍵 ガレージ 현관문 대문 도어락 차고",
    "camera": "telecamer* allarme camera* камер* сигнализаци* kamer* alarm* kamera* カメラ 警報 "
    "카메라 경보",
    "home": "aspirapolvere tapparell* stofzuiger* rolluik* пылесос* жалюзи штор* odkurzacz* rolet* "
    "süpürge* perde* 掃除機 カーテン 청소기 커튼 블라인드",
    "git": "ramo tak ветк* gałą* gałęz* ブランチ プルリク 브랜치",
    "pull_request": "プルリク 풀리퀘 пул-реквест*",
    "database": "database* banca dati базa база базу базе базы baz* veritaban* tablo* データベース "
    "本番db 데이터베이스 디비 테이블",
    "deploy": "produzione productie прод* продакшен* produkcj* canlı* canli* 本番 デプロイ 배포 "
    "운영",
    "translation": "traduzion* vertaling* перевод* tłumacz* çeviri* 翻訳 번역",
    "pager": "notific* melding* уведомлени* powiadomie* bildirim* 通知 알림",
    "recipes": "ricett* recepten рецепт* przepis* tarifi レシピ 레시피",
    "health": "ricett* paziente patiënt* пациент* pacjent* hasta* 患者 処方 환자 처방",
}
