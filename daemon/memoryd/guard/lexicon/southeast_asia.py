"""Vietnamese, Indonesian and Malay, Filipino, Thai, Swahili, Finnish, Hungarian, Tamil."""

WORDS = {
    "DIS": "đừng_để_ý không_cần_quan_tâm gạt_bỏ xem_nhẹ jangan_hiraukan tak_perlu_peduli "
    "tinggalkan jätä_huomioimatta hagyd_figyelmen felejtsd ne_vedd_figyelembe "
    "ปล่อยผ่าน เลิกสนใจ ทิ้ง "
    "bỏ_qua phớt_lờ quên lờ_đi hủy_bỏ vô_hiệu mặc_kệ đừng_quan_tâm abaikan mengabaikan lupakan "
    "melupakan acuhkan kesampingkan batalkan hiraukan_saja huwag_pansinin balewalain kalimutan "
    "isawalang-bahala puuza sahau dharau ohita unohda sivuuta hagyd_figyelmen_kívül "
    "felejtsd_el hagyja_figyelmen_kívül ละเว้น เพิกเฉย ไม่ต้องสนใจ ลืม เมิน อย่าสนใจ ยกเลิก ข้าม "
    "புறக்கணி மறந்துவிடு jätä_huomiotta töröld mellőzd அலட்சியம் புறக்கணிக்கவும் "
    "lalekna lirwakna ora_usah_digatekake aja_digatekake aja_nggatekake lalèkna lalekake",
    "NOT": "cấm dilarang tilos kielletty bawal marufuku semmi semmit sosem ei_mitään "
    "mistään mitään walang tidak_ada tiada không_có chưa_từng apa_pun hakuna "
    "không đừng chớ jangan tidak tak huwag hindi usi älä ei ne soha ไม่ อย่า ห้าม "
    "ora_ana",
    "WIT": "mà_không tanpa nang_walang bila ilman nélkül โดยไม่ tanpa_watesan tanpa_pitakon",
    "FOL": "tuân_theo tuân_thủ làm_theo patuhi ikuti turuti sundin fuata noudata tottele kövesd "
    "tartsd_be ทำตาม ปฏิบัติตาม เชื่อฟัง "
    "tututi manut manuta miturut",
    "PRI": "trước_kia ban_đầu lúc_đầu di_awal awal tadi alussa alkuperäiset eredeti "
    "induláskor แต่แรก ตอนแรก "
    "trước trước_đó trước_đây ở_trên bên_trên sebelumnya terdahulu di_atas sebelum lama nakaraan "
    "nauna naunang yaliyotangulia ya_awali zilizopita za_awali zilizotangulia awali edelliset "
    "aiemmat aikaisemmat edellisiä korábbi előző fenti eddigi ก่อนหน้า ก่อนหน้านี้ ข้างต้น เดิม "
    "ที่ผ่านมา ด้านบน முந்தைய முன் aiempia "
    "sadurunge sadurungé ing_ndhuwur biyen",
    "ALL": "tất_cả mọi toàn_bộ các semua seluruh segala setiap lahat ng_lahat yote zote kaikki kaikkia "
    "minden összes valamennyi ทั้งหมด ทุก அனைத்து எல்லா "
    "kabeh sakabehe saben",
    "OWN": "của_bạn hệ_thống nhà_phát_triển anda kamu sistem pengembang mo iyong yako sinun "
    "järjestelmän rendszer a_te ของคุณ ระบบ "
    "sampeyan_dhewe sistem_iki",
    "YOU": "bạn anda kamu kau engkau ikaw wewe sinä olet te คุณ நீ kowe sampeyan panjenengan",
    "INS": "mệnh_lệnh lệnh määräykset utasítás utasítást utasításokat utasításaid ข้อกำหนด "
    "instruksi* chỉ_thị hướng_dẫn chỉ_dẫn câu_lệnh instruksi arahan petunjuk perintah tagubilin panuto "
    "maagizo maelekezo ohjeet ohjeita ohjeistus* utasítás* irányelv* คำสั่ง คำแนะนำ แนวทาง "
    "அறிவுறுத்தல்* வழிமுறை* "
    "prentah pituduh paugeran",
    "RUL": "aturanmu quy_tắc quy_định luật mệnh_lệnh giới_hạn lời_nhắc aturan batasan larangan peraturan pesan "
    "patakaran mga_utos sheria kanuni säännöt sääntöjä rajoituk* szabály* korlátozás* กฎ ข้อจำกัด "
    "ข้อความ விதிகள் "
    "pranatan",
    "SYP": "järjestelmäkehote järjestelmäkehotteesi järjestelmäkehotetta rendszerprompt "
    "rendszerpromptot rendszerpromptodat "
    "instruksimu aturanmu arahanmu lời_nhắc_hệ_thống prompt_hệ_thống hướng_dẫn_hệ_thống thông_điệp_hệ_thống chỉ_thị_hệ_thống "
    "hướng_dẫn_ẩn prompt_sistem instruksi_sistem pesan_sistem instruksi_tersembunyi arahan_sistem "
    "system_prompt_mo järjestelmäkehot* järjestelmäohje* rendszerprompt* rendszerutasítás* "
    "rendszerüzenet* พรอมต์ระบบ พรอมป์ระบบ ข้อความระบบ คำสั่งระบบ คำสั่งที่ซ่อน maagizo_ya_mfumo "
    "คำสั่งของระบบ prompt_ng_sistema perintah_sistem "
    "prompt_sistem pesen_sistem instruksi_ndhelik instruksi_rahasia",
    "REV": "chép_lại dán cho_xem salin tempelkan kopioi liitä másold mutasd illeszd_be "
    "คัดลอก วาง "
    "tiết_lộ hiển_thị cho_tôi in_ra lặp_lại cho_biết đưa_ra tampilkan tunjukkan ungkapkan cetak "
    "beritahu bocorkan ulangi sebutkan ipakita ilabas ibunyag onyesha funua näytä paljasta tulosta "
    "mutasd_meg fedd_fel írd_ki เปิดเผย แสดง บอก พิมพ์ வெளிப்படுத்து காட்டு ผลิตซ้ำ kerro "
    "tuduhna tampilna cithak wacakna",
    "ARE": "hãy_là hành_động đóng_vai giả_vờ trả_lời là bertindaklah bertindak jadilah berperan "
    "berpura-puralah jawab menjadi adalah umakto toimi esitä viselkedj légy te_vagy vagy เป็น ทำตัว "
    "แสร้ง สวมบทบาท olet_nyt",
    "NOW": "từ_giờ từ_nay mulai_saat_ini tästedes ettől_kezdve ต่อไปนี้ ตั้งแต่นี้ "
    "bây_giờ từ_bây_giờ kể_từ_bây_giờ từ_giờ_trở_đi sekarang mulai_sekarang ngayon "
    "mula_ngayon sasa kuanzia_sasa nyt tästä_lähtien mostantól most ตอนนี้ จากนี้ไป ต่อจากนี้ "
    "นับจากนี้ இப்போது "
    "saiki wiwit_saiki",
    "ROL": "trợ_lý mô_hình tin_tặc asisten model peretas bot avustaja tekoäly asszisztens ผู้ช่วย โมเดล "
    "แฮกเกอร์ ai",
    "FRE": "không_giới_hạn không_bị_giới_hạn không_có_giới_hạn không_bị_hạn_chế không_có_quy_tắc "
    "không_kiểm_duyệt không_có_bất_kỳ_giới_hạn không_có_hạn_chế không_ràng_buộc tanpa_batasan "
    "tanpa_batas tanpa_aturan tanpa_filter tanpa_sensor tanpa_pembatasan tanpa_larangan "
    "walang_limitasyon walang_mga_paghihigpit walang_restriksyon walang_patakaran "
    "bila_vizuizi bila_vikwazo ilman_rajoituksia rajoittamaton korlátlan korlátozás_nélküli "
    "korlátok_nélküli korlátozások_nélküli ไม่มีข้อจำกัด ไร้ข้อจำกัด ไม่มีกฎ ไม่จำกัด ไร้ขีดจำกัด "
    "ilman_sääntöjä",
    "OFF": "poista_käytöstä sammuta tiltsd_le เลิกใช้ "
    "tắt vô_hiệu_hóa gỡ_bỏ matikan nonaktifkan hapus patayin poista kapcsold_ki ปิด ปิดการใช้งาน "
    "pateni patenana",
    "SAF": "bộ_lọc_an_toàn quy_tắc_an_toàn penyaring_keamanan filter_keamanan "
    "penyaring_keamananmu turvasuodattimet turvasuodatin biztonsági_szűrő "
    "biztonsági_szűrőt biztonsági_szűrőket ตัวกรองความปลอดภัย "
    "an_toàn bảo_mật bộ_lọc keamanan filter kaligtasan turvallisuus* suodatt* biztonsági "
    "ความปลอดภัย ตัวกรอง "
    "panyaring_keamanan",
    "TEL": "kể nhắc_đến bilang katakan beritahu sebut ceritakan sano szólj เอ่ย พูดถึง "
    "mwambie "
    "nói thông_báo đề_cập báo beri_tahu memberi_tahu sebutkan laporkan sabihin kerro mainitse "
    "mondd említsd บอก แจ้ง กล่าวถึง "
    "kandha kandhani ngandhani matur",
    "HID": "lén sembunyi-sembunyi secara_diam senyap rahasia huomaamatta vaivihkaa "
    "észrevétlenül csendben suba_alatt เงียบๆ ลับๆ ลักลอบ palihim kwa_siri "
    "giấu bí_mật âm_thầm lén_lút sembunyikan diam-diam rahasiakan itago salaa piilota titokban "
    "rejtsd ปกปิด แอบ ซ่อน อย่างลับๆ "
    "dhelikna umpetna meneng-meneng",
    "USR": "khách_hàng chủ_nhân pelanggan pemilik asiakas asiakkaalle käyttäjä käyttäjälle "
    "ügyfél ügyfélnek felhasználó felhasználónak ลูกค้า เจ้าของ "
    "người_dùng pengguna siapa_pun gumagamit mtumiaji käyttäjä* felhasználó* ผู้ใช้ "
    "pangguna panganggo sing_duwe",
    "SND": "chuyển_tiếp välitä küldj továbbítsd ส่งต่อ "
    "gửi tải_lên chuyển kirim kirimkan unggah teruskan ipadala tuma lähetä küldd töltsd_fel ส่ง "
    "อัปโหลด "
    "kirimna kirimen",
    "SEC": "salasana salasanat salasanoja jelszó jelszavak jelszavakat กุญแจ khóa_bí_mật "
    "mật_khẩu khóa_api mã_thông_báo kata_sandi sandi kunci_api kunci rahasia kredensial "
    "salasana* nywila jelszó* jelszav* kulcs* api-avaim* รหัสผ่าน คีย์ โทเค็น "
    "sandhi tembung_sandhi",
    "DAT": "cuộc_trò_chuyện lịch_sử tập_tin dữ_liệu tệp percakapan riwayat berkas data keskustelu* "
    "beszélgetés* fájl* การสนทนา ประวัติ ไฟล์ ข้อมูล",
    "MEN": "tấn_công ví_dụ serangan contoh hyökkäy* esimerkki támadás* példa การโจมตี ตัวอย่าง phát_hiện",
    "THR": "người_dùng khách_hàng pengguna klien tim asiakas käyttäjä ügyfél felhasználó ผู้ใช้ ลูกค้า",
    "TOP": "về tentang mengenai tungkol kuhusu เกี่ยวกับ untuk",
    "RES": "rajoja rajoituksia korlátok korlát "
    "giới_hạn hạn_chế quy_tắc kiểm_duyệt ràng_buộc batasan batas aturan sensor larangan filter limitasyon patakaran restriksyon rajoituk* sääntö* korlát* szabály* ข้อจำกัด กฎ ขีดจำกัด "
    "watesan",
    "NTL": "älä_kerro",
    "TEX": "văn_bản nội_dung teks isi teksto maandishi teksti szöveg* ข้อความ",
    "LIB": "tự_do bebas huru vapaa szabad* อิสระ",
    "PRE": "hãy_tưởng_tượng anggap bayangkan แกล้ง "
    "giả_vờ berpura-pura magpanggap jifanye teeskentele tegyél_úgy แสร้งทำ แกล้งทำ",
    "WHA": "là_gì apa ano nini mikä mi อะไร",
    "THS": "này điều_này ini hal_ini ito nito hii haya tämä tästä ezt erről นี้",
    "SKP": "hãy mà này những yang dan itu ini tersebut ang mga na at sa ya na kwa ja és az จง และ ที่ นี้ "
    "mọi_thứ",
    "REF": "từ_chối menolak tolak tumanggi kieltäydy ปฏิเสธ ",
    "OVR": "ưu_tiên prioritas lebih_penting ",
    "VOI": "bị_thu_hồi không_còn_hiệu_lực vô_hiệu dicabut tidak_berlaku batal peruttu "
    "kumottu mitätön visszavonták visszavonva érvénytelen ถูกยกเลิก เป็นโมฆะ โมฆะ  "
    "wis_ora_lumaku ora_lumaku_maneh dibatalake",
    "CHK": "xác_nhận phê_duyệt persetujuan konfirmasi vahvistusta vahvistus lupaa "
    "jóváhagyást jóváhagyás megerősítést การยืนยัน ขออนุญาต  "
    "idin",
    "PAY": "số_tài_khoản nomor_rekening tilinumero bankszámlaszám เลขบัญชี ",
    "HDN": "didhelikake",
    "ASK": "takon",
}
