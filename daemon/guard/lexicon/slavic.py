"""Russian, Ukrainian, Polish, Czech, and Greek."""

WORDS = {
    "DIS": "zanedbej pomijaj откинь пренебрегни nesleduj zabudni αγνόησε αγνόησετε ξέχνα "
    "παράβλεψε παράκαμψε "
    "наплюй отбрось отбросьте нарушайте перечеркни выкинь плюнь не_слушай пренебреги "
    "пренебрегай позабудь стирай порушуй łam złam zapomínej poruš porušuj opomeň "
    "přehlížej neřiď_se "
    "nedodržuj neposlouchej neřiď игнорируй* игнорировать игнорируйте проигнорируй* проигнорировать игнорируя забудь "
    "забудьте забыть забывай* отбрось* отбросить отмени отмените отменить отменены отменяются "
    "пренебреги* пренебрегай* обойди обойти обходи обходить нарушай нарушь не_обращай_внимания "
    "не_обращайте_внимания не_учитывай не_учитывайте пропусти недействительн* аннулированы "
    "больше_не_действуют не_действуют утратили_силу удали сотри отвергни отринь выбрось "
    "перезапиши откажись_от закрой_глаза_на перестань_следовать не_принимай_во_внимание "
    "ігноруй* ігнорувати проігноруй* забудь відкинь скасуй скасовані не_зважай не_звертай_уваги "
    "знехтуй обійди "
    "zignoruj zignorujcie ignoruj ignorujcie ignorować zignorować zapomnij zapomnijcie "
    "zapomnieć pomiń pomin odrzuć porzuć nie_zwracaj_uwagi obejdź omiń unieważnij unieważnione "
    "anuluj anulowane nie_obowiązują lekceważ zlekceważ nadpisz "
    "ignoruj ignorujte ignorovat zapomeň zapomeňte nedbej pomiň obejdi zruš zrušeny zrušené "
    "neber_v_potaz neplatí přepiš přestaň_dodržovat "
    "αγνοησε αγνοηστε αγνοησεις αγνοω αγνοησω ξεχασε ξεχαστε παραβλεψε παρακαμψε ακυρωσε "
    "ακυρα ακυρωνονται ακυρες μη_λαβεις_υποψη μην_λαμβανεις_υποψη "
    "игнорирай игнориpай забрави занемари игнориши заборави zanemari ignoriši ignoriraj zaboravi",
    "NOT": "запрещено запрещается нельзя заборонено zabronione zakazane zakázáno "
    "απαγορεύεται ničeho niczego жодної жодного няма недей ništa nemoj τιποτα "
    "τίποτα ποτέ "
    "никаких никакие ничего жодних żadnych żadne žádná žádné žádných καμια κανενα κανεναν нет немає не никогда ни нет перестань ніколи nie nigdy ne nikdy nikdy přestań μην μη ποτε δεν "
    "прекрати хватит",
    "WIT": "без bez χωρις",
    "FOL": "действуют действует следуй следуйте следовать слушайся подчиняйся подчиняйтесь соблюдай соблюдайте "
    "соблюдать выполняй дотримуйся слухай виконуй przestrzegaj stosuj słuchaj nie_stosuj "
    "dodržuj poslouchej řiď ακολουθεις ακολουθησε υπακουσε ακολουθα виконуйте придерживайся",
    "PRI": "колишні предишните prejšnje predchádzajúce προηγούμενες προηγούμενους παραπάνω "
    "αρχικές "
    "powyżej výše nahoře вышеуказанный предыдущие предыдущих предыдущим предыдущий предыдущее прежние прежних прежним "
    "прошлые прошлых ранее ранние предшествующ* выше вышеизложенн* вышеуказанн* вышестоящ* "
    "изначальн* исходн* первоначальн* старые данные полученные попередні попередніх попередню "
    "раніше вище минулі poprzednie poprzednich poprzedni wcześniejsze wcześniejszych powyższe "
    "powyższych dotychczasowe dotychczasowych pierwotne otrzymane předchozí předešlé předchozích "
    "dosavadní dřívější výše uvedené původní προηγουμενες προηγουμενα προηγουμενη "
    "παραπανω αρχικες πρωτυτερες ως_τωρα μεχρι_τωρα предишни претходне prethodne",
    "ALL": "cały całą całego celý celou весь всю усе все всех всё всем любые любых каждый каждую каждое всякие любой любую усі всі всіх "
    "будь-які wszystkie wszystkich wszelkie wszelkich każde każdy każdą dowolne wszystko "
    "všechny všechna všechno všech veškeré jakékoli každý ολες ολα ολων ολους καθε οποιαδηποτε "
    "sve svih сите всички",
    "OWN": "оператора оператор свої твої твои твоих своих свои твой твоей свой ваши ваших системные системных системную "
    "разработчика разработчиков системы безопасности твої своїх системні twoje twoich swoich "
    "swoje systemowe systemowych systemu dewelopera tvoje své svoje svých systémové systému "
    "σου συστηματος",
    "YOU": "ты вы тебе тебя вам вас ти тебе ty ci ciebie tobě εσυ εισαι",
    "INS": "pokyny pokynů instrukce instrukcje instrukcji polecenia poleceń wytyczne "
    "вказівки вказівок настанови інструкції указания предписания upute pokynov "
    "οδηγίες οδηγιών εντολές "
    "инструкци* указани* директив* установк* промпт* предписани* наставлени* руководящ* "
    "інструкці* вказівк* директив* instrukcj* wytyczn* poleceni* dyrektyw* wskazów* prompt* "
    "instrukc* pokyn* směrnic* οδηγι* εντολ* инструкции uputstv* uputstva наредб*",
    "RUL": "правил* команд* приказ* ограничени* запрет* распоряжени* сообщени* контекст* "
    "правила обмежен* наказ* заборон* reguł* zasad* ograniczen* rozkaz* komend* kontekst* "
    "wiadomoś* pravidl* omezení příkaz* zpráv* kontext* κανον* περιορισμ* μηνυμα μηνυματα "
    "лимит* фильтр* norm*",
    "SYP": "системного_промпту системен_промпт κρυφό_μήνυμα_συστήματος μήνυμα_συστήματος "
    "prompt_συστήματος οδηγίες_συστήματος "
    "prompt_systemowy prompt_systemow* twój_prompt твои_инструкции своих_инструкций свои_инструкции твоих_инструкций системный_промпт системного_промпта системном_промпте системные_инструкции "
    "системных_инструкций системное_сообщение системного_сообщения системную_инструкцию "
    "системную_подсказку системная_подсказка системные_подсказки системной_подсказки "
    "системные_установки скрытые_инструкции скрытых_инструкций скрытый_промпт "
    "внутренние_инструкции секретные_инструкции исходный_промпт начальный_промпт "
    "начальные_инструкции первоначальный_промпт системный_запрос правила_безопасности "
    "правил_безопасности системні_інструкції системний_промпт системний_запит "
    "системну_підказку прихований_промпт приховані_інструкції правила_безпеки "
    "systemowy_prompt prompt_systemowy promptu_systemowego instrukcje_systemowe "
    "instrukcji_systemowych ukryte_instrukcje wiadomość_systemową komunikat_systemowy "
    "zasady_bezpieczeństwa zasad_bezpieczeństwa monit_systemowy podpowiedź_systemową "
    "systémový_prompt systémové_instrukce systémového_promptu skryté_instrukce "
    "systémovou_výzvu systémovou_zprávu bezpečnostní_pravidla systémové_pokyny "
    "προτροπη_συστηματος οδηγιες_συστηματος μηνυμα_συστηματος το_system_prompt "
    "κανονες_ασφαλειας sistemski_prompt protocol_bezpieczeństwa",
    "TOL": "велели велено велел приказал приказали указали учили научили написал написали задал "
    "задали запрограммировали навчили веліли kazano kazał powiedział napisał nauczono "
    "naučili nařídil napsal řekl "
    "данные получил сказали сказано дали говорили сказал otrzymane otrzymałeś podano dostal "
    "řekli ειπαν δοθει давали",
    "REV": "opiš vlož przepisz wklej перепиши встав γράψε δείξε αντίγραψε εμφάνισε "
    "αποκάλυψε επικόλλησε "
    "озвучь скажи_мне дай_мне перескажи расскажи_мне скопируй опиши продиктуй покажіть "
    "процитуй перелічи cituj prozraď_mi "
    "прочитай прочти przeczytaj přečti διαβασε powtórz powtorz покажи покажите показать выведи выведите вывести раскрой раскройте раскрыть открой "
    "сообщи напечатай распечатай повтори повторите процитируй расскажи назови выдай напиши "
    "отправь опубликуй перечисли покажи розкрий виведи розкажи повтори надрукуй "
    "pokaż ujawnij wyświetl wypisz powtórz wydrukuj podaj zdradź przedstaw zacytuj "
    "ukaž zobraz vypiš odhal prozraď zopakuj vytiskni sděl "
    "δειξε εμφανισε αποκαλυψε εκτυπωσε επαναλαβε πες prikaži otkrij покажете слей разгласи "
    "pokaži odkryj выдавай",
    "ARE": "будь стань действуй веди притворись представь представляй отвечай играй изображай "
    "являешься становишься теперь_ты ты_теперь_не поводься уяви відповідай дій удавай jesteś "
    "zachowuj udawaj działaj odpowiadaj bądź wciel wyobraź jsi chovej předstírej odpovídej "
    "jednej hraj εισαι ενεργησε προσποιησου συμπεριφερσου απαντα включи активируй перейди "
    "włącz aktywuj работай имитируй si ponašaj",
    "NOW": "odteď od_tej_chwili віднині отсега από_δω_και_πέρα από_εδώ_και_πέρα στο_εξής "
    "теперь отныне сейчас с_этого_момента впредь с_сегодняшнего_дня с_этой_минуты отсель "
    "тепер відтепер відтоді зараз teraz od_teraz odtąd nyní teď od_teď od_nynějška τωρα "
    "απο_τωρα απο_εδω_και_περα од_сада od_sada",
    "ROL": "ассистент* помощник* модель моделью ии бот* хакер* персонаж* режим агент* асистент* "
    "помічник* хакер* asystent* model ai bot haker* postać tryb asistent* hacker* postav* "
    "βοηθος μοντελο",
    "FRE": "без_ограничений без_каких-либо_ограничений без_всяких_ограничений без_правил без_цензуры "
    "без_фильтров без_фильтра без_запретов без_рамок без_любых_ограничений без_моральных "
    "без_этических без_морали неограниченн* нецензурированн* нет_ограничений нет_правил "
    "нет_запретов нет_никаких_ограничений нет_фильтров никаких_ограничений режим_разработчика "
    "режиме_разработчика без_обмежень без_жодних_обмежень без_правил без_фільтрів без_цензури "
    "немає_обмежень необмежен* bez_ograniczeń bez_żadnych_ograniczeń bez_zasad bez_filtrów "
    "bez_cenzury bez_reguł bez_jakichkolwiek_ograniczeń nieograniczon* nieocenzurowan* "
    "nie_masz_ograniczeń nie_masz_żadnych_ograniczeń bez_omezení bez_jakýchkoli_omezení "
    "bez_pravidel bez_filtrů bez_cenzury neomezen* necenzurovan* nemáš_žádná_omezení "
    "χωρις_περιορισμους χωρις_κανονες χωρις_φιλτρα χωρις_κανεναν_περιορισμο bez_ograničenja "
    "не_ограничен",
    "OFF": "изключи isključi απενεργοποίησε κλείσε "
    "отключи отключите отключить выключи выключить деактивируй удали сними убери обойди "
    "обойти вимкни відключи деактивуй wyłącz dezaktywuj usuń obejdź vypni deaktivuj obejdi "
    "απενεργοποιησε отключай снимает",
    "SAF": "bezpečnostní_filtry bezpečnostní_filtr filtry_bezpieczeństwa "
    "filtrów_bezpieczeństwa zabezpieczenia фільтри_безпеки фільтрів_безпеки "
    "правила_безпеки φίλτρα_ασφαλείας κανόνες_ασφαλείας "
    "безопасност* фильтр* защит* модераци* цензур* безпек* захист* фільтр* "
    "bezpieczeństw* filtr* zabezpiecze* moderacj* bezpečnost* ochran* ασφαλεια* φιλτρα "
    "безпечност*",
    "CHK": "souhlas schválení potwierdzenia potwierdzenie дозволу дозвіл схвалення "
    "επιβεβαίωση έγκριση άδεια "
    "подтверждени* разрешени* одобрени* согласия журналирование логирование аудит* "
    "підтвердження дозвол* potwierdzeni* pozwoleni* zgody zgodę logowanie potvrzení "
    "povolení souhlas* επιβεβαιωση αδεια антивирус*",
    "TEL": "zmínit мовчи reci spomeni αναφέρεις αναφέρε ενημερώσεις "
    "сообщайте сообщи рассказывать расскажи говорите упомяни упоминайте докладывать "
    "предупреждай предупреждать уведоми узнал узнает знал признавайся раскрывай "
    "повідомляйте кажіть розповідай розкажи згадувати mówisz powiedz wspomnij zdradzaj "
    "zdradź poinformuj řekni zmiň prozraď prozrazuj informuješ "
    "говори сообщай упоминай упоминать сообщать говорить рассказывай информируй уведомляй "
    "уведомлять докладывай скажи кажи згадуй повідомляй mów wspominaj informuj powiadamiaj "
    "informowania powiadamiania mówić wspominać říkej zmiňuj neříkej nezmiňuj informuj neinformuj "
    "πες αναφερεις ενημερωσεις ενημερωνεις уведомления упоминания",
    "HID": "po_kryjomu po_cichu cichcem ukradkiem ukrycie potajomky nenápadně krišom "
    "потайки нишком непомітно крадькома исподтишка втихомолку κρυφά στα_κρυφά "
    "утаивай умалчивай молчи помалкивай скрытно по-тихому приховай потай przemilcz zataj "
    "zamlč potají "
    "скрой скрывай скрыть скрывать тайно тайком незаметно втайне утаи приховуй таємно "
    "ukryj ukrywaj potajemnie skrycie skryj skrývej tajně κρυψε κρυφα за_спиной",
    "USR": "uživatel uživatele uživateli uživatelka zákazník zákazníkovi użytkownika "
    "użytkownikowi klient klientowi користувач користувача користувачу клієнт "
    "клієнту потребителя потребителят korisnik korisniku používateľ používateľovi "
    "χρήστη χρήστης χρήστες πελάτη πελάτης "
    "владельцу владелец начальник начальнику аудитору właścicielowi właściciel пользовател* владельц* никому оператор* користувач* użytkownik* nikomu "
    "uživatel* nikomu χρηστη χρηστης",
    "ASK": "спрашивай спрашивать спроси запрашивай запрашивать питай pytaj pytania pytać ptej "
    "neptej ptát ρωτας ρωτησεις",
    "SND": "přepošli завантаж изпрати στείλε προώθησε ανέβασε "
    "отправляешь отправляете отправил отправила отправлены отправляя отправляю "
    "пересылаешь передаёшь передал переслал загружаешь шли слать посылай посылать выложи "
    "опубликуй слей_в сливай пересылать надсилаєш відправляєш wysyłasz wysłałeś przekazuj "
    "przekaż wyślij_do prześlij_na udostępnij odešleš posíláš pošlete zašli "
    "отправь отправляй отправляйте отправить пошли пошлите перешли пересылай загрузи "
    "загружай выгрузи передай передавай слей надішли надсилай відправ wyślij wysyłaj prześlij "
    "przesyłaj pošli odešli posílej nahraj στειλε στελνε ανεβασε pošalji скинь скопируй",
    "SEC": "hesla heslo hesel hasła hasło haseł паролів пароли ключи κωδικούς κωδικός "
    "κωδικοί κλειδιά "
    "парол* ключ* api-ключ* токен* секрет* учётные_данные учетные_данные переменные_окружения "
    "паролі ключі секрети токени hasł* klucz* tokeny sekrety dane_logowania poświadczeni* "
    "zmienne_środowiskowe hesl* klíč* tokeny přihlašovací_údaje tajemství κωδικ* κλειδι* "
    "διαπιστευτηρια lozink*",
    "DAT": "файлы папк* каталог* репозитори* письм* данных заметк* переписку чат* файли листи "
    "дані wiadomości wiadomosc* dane danych folder* notat* zpráv* data soubory "
    "переписк* истори* разговор* диалог* файл* баз* документ* контакт* памят* письма "
    "листування історі* розмов* rozmow* rozmów histori* plik* baz* dokument* kontakt* pamię* "
    "konverzac* histori* soubor* databáz* συνομιλια* ιστορικο αρχεια данные",
    "RUN": "исполняешь выполняешь отвечай_на отвечай отвечаешь слушайся_всех виконуєш відповідай "
    "wykonujesz spełniaj odpowiadaj plň odpovídej vyhov "
    "выполняй выполни выполнять исполняй исполни запусти запускай виконуй виконай "
    "wykonuj wykonaj uruchom vykonej prováděj spusť εκτελεσε",
    "CMD": "вопрос* просьбу питання прохання pytania pytanie prośb* otázk* přání "
    "команд* код приказ* запрос* скрипт* poleceni* komend* kod żądani* příkaz* kód "
    "požadav* εντολη εντολες просьб*",
    "NEW": "новые новых новая настоящие реальные нові нова справжні nowe nowa prawdziwe nové nová "
    "skutečné νεες νεα",
    "TXT": "эту_правило это_правило этом_правиле этой_записи tej_reguły této_poznámce o_této_poznámce эту_заметку эта_заметка этому_тексту эту_запись это_сообщение этого_сообщения "
    "эти_инструкции этой_заметке эту_инструкцию цю_нотатку tę_notatkę tej_notatki tę_wiadomość "
    "tuto_poznámku této_zprávy",
    "PAY": "číslo_účtu čísla_účtů numer_konta numery_kont номер_рахунку реквізити "
    "реквизиты получателя αριθμό_λογαριασμού "
    "получател* счёт счет iban кошел* реквизит* odbiorc* konto rachunek příjemce účet",
    "SWP": "замени заменяй заменить подмени подменяй заміни zamień zastąp nahraď vyměň αντικαταστησε",
    "GRA": "разрешено разрешил одобрил одобрены уполномоч* авторизован* zatwierdził zezwolił "
    "zatwierdzone schválil povolil дозволено",
    "MEN": "атак* инъекци* обнаруж* блокир* отклон* пример* доклад* стать* лекци* тест* тестир* "
    "фишинг* попытк* фраз* атак* ін'єкці* приклад* atak* wykryw* blokuj* odrzuc* przykład* "
    "artykuł* wykład* útok* příklad* článek detekuje επιθεσ* παραδειγμα книг* песн* слайд* "
    "объясня* распозна* отказыв*",
    "THR": "    клиент* пользователь заказчик* начальник* парсер* команда скрипт* "
    "користувач клієнт*    użytkownik klient* szef     zespół uživatel  "
    "  zákazník šéf ο_χρηστης πελατης начальница юрист учител*",
    "TOP": "о об про для по насчет насчёт касательно dla o na_temat dotyczące pro ohledně για до "
    "относительно на для_рейсу k",
    "RES": "omezení zábran ograniczeń zahamowań blokad hamulców обмежень заборон запретов "
    "ограничений тормозов όρια περιορισμούς "
    "предписани* moraln* skrupuł* zákaz* мораль* совест* "
    "ограничени* правил* запрет* фильтр* цензур* рамок рамки лимит* мораль обмежен* правил* заборон* фільтр* цензур* ograniczen* zasad* regul* filtr* cenzur* omezen* pravid* cenzur* περιορισμ* κανον* φιλτρ*",
    "NTL": "neříkej nezmiňuj neinformuj neprozrazuj",
    "TEX": "текст* содержим* слова текст* tekst* treść treści tekstu text* obsah κειμενο текста",
    "LIB": "свободен свободна свободный вільний wolny wolna svobodný ελευθερος",
    "HAK": "хакер* haker* hacker*",
    "PRE": "считай сделай_вид веди_себя_так вообрази как_будто представим допустим вважай "
    "прикинься wyobraź_sobie zachowuj_się_jakby jakby uznaj představ_si jako_by "
    "chovej_se_jako "
    "притворись притворяйся будто представь вдавай удавай уяви udawaj udaj předstírej προσποιησου σαν",
    "MY": "мой моё моего мою мои мій моє mój moja moje můj moje μου",
    "WHA": "какой какая каков какие який яка jaki jaka jakie jaký jaká ποιο ποια τι",
    "THS": "этом этих это эти эту цьому ці це tym tych to tom těchto αυτο αυτες αυτα",
    "SKP": "немедленно срочно сразу окончательно негайно natychmiast okamžitě ihned "
    "и а же ка пожалуйста мне будь_ласка proszę i oraz prosím a τις τα το τους την και i и_все "
    "которые мені które się nam",
    "HDN": "слово_в_слово дословно целиком полностью слово_за_слово дослівно słowo_w_słowo "
    "dosłownie slovo_od_slova doslova "
    "",
    "EXI": "было существует существуют существовало существовали было_никогда існує існують "
    "існувало istnieje istnieją istniały istniało neexistuje neexistují existuje "
    "",
    "OVR": "важнее главнее приоритетнее приоритет выше_чем превыше имеет_приоритет важливіше "
    "пріоритет ważniejsze ważniejsza pierwszeństwo priorytet důležitější přednost "
    "prioritu "
    "",
    "REF": "отказывай отказывайся отказывать отказывайте отказывайтесь откажи відмовляй "
    "відмовляйся odmawiaj odmów odmítej odmítni "
    "",
    "DED": "удалены удалил удалила удалили удален удалена удалено стёр стерты стер переслал пересланы пересылаются отправлены отправил скопированы скопировал изменены изменил отключены отключил слиты слил подменил usunięte usunięto usunął przesłane przesłano skopiowane wyłączone smazány odeslány видалено переслано",
    "VOI": "odvoláno odvolané wycofane wycofano unieważnione nieważne neplatí neplatné "
    "zrušeno zrušené відкликано скасовано нечинні отозвано отозваны отменены "
    "отменено недействительны ακυρώθηκαν άκυρες ανακληθεί ανακλήθηκαν ",
}
