"""Arabic, Hebrew, Persian, Turkish, Greek, Swahili."""

WORDS = {
    "APV": "وافق فوافق وافقي توافق موافقه اقبل فاقبل اعتمد فاعتمد مرر صدق אשר תאשר תאשרי לאשר "
    "מאשרים אושר אישור קבל תקבל תעביר העבר تایید تأیید تصویب بپذیر قبول onayla onaylayın "
    "onaylanır onaylansın onaylandı onay kabul geçir geçerli εγκρινε εγκρίνονται "
    "εγκρίνεται εγκρίνετε έγκριση αποδέξου πέρασε περνάνε kubali idhinisha pitisha",
    "CTR": "المحاسبه المحاسب المالك المدير الرئيس المشرف الفريق المدققين المدقق العميل الزبون "
    "الزملاء الاداره الموارد_البشريه הנהלת_חשבונות הנהלה ההנהלה מנהל המנהל מנהלת המנהלת "
    "הצוות לצוות המבקר הלקוח ללקוח הבוס לבוס עמיתים משאבי_אנוש حسابداری حسابدار مدیر رئیس "
    "تیم مشتری همکاران حسابرس muhasebe muhasebeye müdür müdüre patron patrona ekip ekibe "
    "ekibi takım takıma denetçi denetçiye müşteri müşteriye yönetim yönetime yöneticiye "
    "insan_kaynakları λογιστήριο λογιστής διευθυντής διευθυντή προϊστάμενος προϊστάμενο "
    "ομάδα πελάτης πελάτη συνάδελφοι ελεγκτής mhasibu meneja msimamizi bosi timu wateja "
    "mteja wakaguzi",
    "PRF": "ايصال ايصالات فاتوره دليل اثبات هويه توقيع تدقيق تنظر النظر مراجعه تحقق اسئله קבלה "
    "קבלות הוכחה תעודה חתימה בדיקה לבדוק להסתכל שאלות رسید مدرک امضا بررسی نگاه fiş "
    "fişsiz makbuz kanıt belge belgesiz kimlik imza kontrol bakmadan incelemeden sormadan "
    "soru αποδειξη απόδειξη αποδείξεις υπογραφή έλεγχο έλεγχος κοιτάξεις ταυτότητα risiti "
    "uthibitisho saini ukaguzi",
    "FST": "الاول اولا المرتبه الصداره مرشح المرشح مرشحين المرشحين مورد المورد عرض وكاله ראשון "
    "ראשונה במקום_הראשון מועמד מועמדים מועמדי ספק ספקים הצעה דירוג סוכנות اول نخست نامزد "
    "تامین‌کننده پیشنهاد birinci ilk sıraya sırada aday adaylar adayı tedarikçi teklif "
    "ajans πρώτος πρώτη πρώτο πρώτους υποψήφιος υποψήφιοι υποψηφίους προμηθευτής προσφορά "
    "kwanza mgombea waombaji msambazaji",
    "FLW": "خطا خطأ اخطاء خلل ثغره كاذب مزيف خرب تخريب حقد يكره انتقام טעות טעויות באג באגים "
    "שגיאה שגוי שקרי חבל לחבל טינה שונא נקמה اشتباه خطای باگ خراب کینه نفرت hata hatalar "
    "hatalı yanlış sahte sabote kin nefret intikam açık λάθος λάθη σφάλμα ψευδή σαμποτάζ "
    "μισεί εκδίκηση kosa makosa hujuma chuki",
    "ANS": "رد ردك ردود جواب اجابه اجابتك الرد תשובה תשובות בתשובה תענה ענה לענות پاسخ cevap "
    "cevapla yanıt yanıtla yanıta yanıtına απάντηση απαντήσεις απάντησε απάντα jibu "
    "majibu",
    "NTE": "ملاحظه الملاحظه سطر السطر كلمه كلمات الكلمه رساله الرساله ملف الملف תזכורת פתק הפתק "
    "שורה השורה מילה במילה הודעה ההודעה קובץ הקובץ یادداشت خط حرف پیام فایل کلمه not notu "
    "nottaki satır satırı kelime söz mesaj dosya σημείωση σημείωμα γραμμή λέξη μήνυμα "
    "αρχείο ujumbe neno mstari barua kumbukumbu",
    "ADD": "اضف ضع اكتب ادرج الصق ضعها وضعها הוסף תוסיף תוסיפי שים תשים כתוב תכתוב רשום اضافه "
    "بگذار بنویس قرار ekle koy yaz iliştir yerleştir işaretle πρόσθεσε βάλε γράψε "
    "σημείωσε ongeza weka andika",
    "SBD": "احد شخص مישהו מישהו אף_אחד מי کسی هرکس هیچکس هرکه biri birisi kimse herkes kim "
    "kimseye κάποιος όποιος οποιονδήποτε κανείς κανένας yeyote mtu yule",
    "LNK": "عنوان العنوان حساب الحساب رابط رقم بطاقه موقع بنك כתובת לכתובת חשבון החשבון לחשבון "
    "קישור מספר כרטיס אתר בנק آدرس لینک شماره کارت سایت بانک adres adresine hesap hesaba "
    "hesabına bağlantı numara kart banka διεύθυνση λογαριασμός λογαριασμό σύνδεσμος "
    "αριθμός κάρτα τράπεζα anwani akaunti kiungo namba nambari kadi benki",
}
