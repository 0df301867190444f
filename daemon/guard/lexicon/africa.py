"""Amharic, Hausa, Yoruba, Zulu, Somali, Afrikaans, more Swahili."""

WORDS = {
    "DIS": "ችላ_በል ችላ_በሉ ችላ_በይ ችላ_ይበሉ እርሳ እርሳው እርሺ ይርሱ ርሳ ረስተህ አትከተል አትታዘዝ yi_watsi_da watsi_da "
    "manta_da ka_manta ku_manta yi_biris_da kada_ka_bi kada_ku_bi gbàgbé fojú_fo má_tẹ̀lé "
    "má_ṣe_tẹ̀lé kọ̀_sílẹ̀ khohlwa khohlwani ukhohlwe ukukhohlwa ungayinaki ungazinaki "
    "ningayinaki ungalandeli musa_ukulandela iska_indha_tir iska_indho_tir iska_ilow "
    "illow hilmaan hilmaama ha_raacin ha_raacina ignoreer verontagsaam veronagsaam "
    "kupuuza upuuze mpuuze usahau yapuuze yasahau usizingatie msizingatie",
    "VOI": "አይሰሩም አይሠሩም ከእንግዲህ_አይሰሩም ተሽረዋል ተሰርዘዋል ተሰርዟል ዋጋ_የላቸውም አይጸኑም ተፈጻሚ_አይደሉም አይተገበሩም "
    "ba_sa_aiki ba_su_aiki ba_ya_aiki an_soke an_soke_su sun_daina_aiki ba_sa_amfani "
    "kò_wúlò_mọ́ kò_ṣiṣẹ́_mọ́ ti_parẹ́ kò_lágbára_mọ́ ayisasebenzi azisasebenzi "
    "awasasebenzi akusasebenzi ichithiwe zichithiwe isichithiwe ayisekho ma_shaqeeyaan "
    "ma_dhaqan_galaan waa_la_buriyay ma_khuseeyaan mar_dambe_ma_shaqeeyaan "
    "mar_dambe_ma_khuseeyaan geld_nie_meer nie_meer_geldig nie_meer_van_toepassing "
    "is_nie_meer_geldig hazitumiki hayatumiki haitumiki hazitumiki_tena zimefutwa "
    "zimebatilishwa hazina_nguvu hayana_nguvu",
    "NOT": "አይደለም የለም የለህም የለሽም የለብህም የለዎትም የሉም በጭራሽ በፍጹም ምንም ምንም_ዓይነት babu ba_ka_da ba_ku_da "
    "ba_ki_da má_ṣe kò_ní kò_sí awunayo awunazo awusenayo awusenazo anisenayo ma_lihid "
    "ma_lihidin ma_haysatid ma_jiraan ma_jiro moenie moet_nooit nooit huna hamna_tena",
    "WIT": "ያለ",
    "FOL": "ታዘዝ ታዘዙ ተከተል ተከተሉ ka_bi ku_bi landela landelani lalela gehoorsaam tii ufuate zingatia",
    "PRI": "የቀድሞ የቀደሙ ቀዳሚ የቀደሙትን የቀደሙት የቀድሞውን ያለፉትን ያለፉት በፊት_የተሰጡ በፊት_የተሰጡትን na_baya "
    "da_suka_gabata da_ya_gabata da_ta_gabata na_farko ìṣáájú ti_tẹ́lẹ̀ àtẹ̀yìnwá "
    "yangaphambili yangaphambilini zangaphambili zangaphambilini edlule ee_hore "
    "kuwii_hore ka_horreeyay ee_horay voorafgaande vroeëre yaliyopita zilizopita "
    "yaliyotolewa",
    "ALL": "ሁሉንም ሁሉም ሁሉ በሙሉ ማንኛውንም dukkan dukan kowane gbogbo èyíkéyìí yonke zonke wonke konke "
    "dhammaan oo_dhan",
    "OWN": "የአንተ ያንተ የእርስዎ የኦፕሬተሩ የኦፕሬተሩን የገንቢው የስርዓቱ የስርዓቱን mai_gudanarwa mai_haɓakawa "
    "masu_haɓakawa olùṣàkóso olùdarí olùgbéejáde yakho zakho yomqhubi zomqhubi yomlawuli "
    "zomlawuli yonjiniyela yesistimu hawlwadeenka hawl-wadeenka maamulaha horumariyaha "
    "operateur ontwikkelaar stelsel mwendeshaji za_mwendeshaji ya_mwendeshaji msanidi",
    "YOU": "አንተ አንቺ እናንተ እርስዎ kai_ne ba_ka_da ba_ku_da ìwọ wena awusenayo awunayo adiga adigu jy "
    "julle",
    "INS": "መመሪያ* ትዕዛዝ* ትዕዛዛት* ትእዛዝ* umarni umarnin umarnai umarninka umarce-umarcen duk_umarnin "
    "duk_umarni ìlànà ìtọ́ni ìtọ́sọ́nà àwọn_ìlànà àwọn_àṣẹ imiyalelo imiyalo imiyalelo* "
    "iziqondiso tilmaamaha tilmaamihii tilmaamo awaamiirta awaamiirtii amarrada amarradii "
    "instruksies aanwysings",
    "RUL": "ህጎች ህጎቹ ህጎችን ህጎቹን ሕጎች ሕጎቹ ሕጎችን ደንቦች ደንቦቹ ደንቦችን ደንቦቹን dokoki dokokin dokokinka "
    "ƙa'idodi ƙa'idodin ka'idojin ƙa'idojin òfin àwọn_òfin imithetho imikhawulo xeerarka "
    "xeerarkii shuruucda shuruucdii sharciyada se_reëls jou_reëls vorige_reëls alle_reëls "
    "vikwazo",
    "RES": "ገደብ ገደቦች ገደቦችን ገደቡ እገዳ እገዳዎች ህጎች ሕጎች ህጎቹ ደንቦች ደንቦቹ iyaka iyakoki takunkumi ƙa'ida "
    "ƙa'idoji ka'idoji dokoki dokokin òfin àwọn_òfin ìhámọ́ ìdíwọ́ ààlà imithetho "
    "imikhawulo imingcele imikhawulo* mikhawulo xeerarka shuruucda xayiraad* xaddidaad* "
    "xannibaad* beperkings se_reëls vikwazo mipaka vizuizi masharti kanuni sheria",
    "SYP": "የስርዓት_መልእክት* የስርዓቱን_መልእክት* የተደበቀውን_የስርዓት* የተደበቀ_የስርዓት* የስርዓት_መመሪያ* ድብቅ_መመሪያ* "
    "የተደበቀ_መመሪያ* የተደበቁ_መመሪያ* የተደበቁትን_መመሪያ* saƙon_tsarin saƙon_tsari sakon_tsarin "
    "ɓoyayyen_saƙo* boyayyen_sako* ɓoyayyun_umarni* boyayyun_umarni* umarnin_tsarin "
    "ɓoyayyen_umarni* ìfiránṣẹ́_ètò ìlànà_ètò ìfiránṣẹ́_ìkọ̀kọ̀ ìlànà_ìkọ̀kọ̀ "
    "ìfiránṣẹ́_ètò_tó_farasin umyalezo_wesistimu umlayezo_wesistimu imiyalelo_yesistimu "
    "imiyalelo_efihliwe umyalezo_ofihliwe umlayezo_ofihliwe farriinta_nidaamka "
    "fariinta_nidaamka tilmaamaha_nidaamka tilmaamaha_qarsoon farriinta_qarsoon "
    "fariinta_qarsoon stelselboodskap* stelselinstruksie* verborge_stelsel* "
    "verborge_instruksie* stelselprompt* versteekte_stelsel* versteekte_instruksie* "
    "ujumbe_wa_mfumo maagizo_yaliyofichwa ujumbe_uliofichwa maelekezo_ya_mfumo "
    "ujumbe_wa_siri_wa_mfumo maagizo_ya_siri",
    "TOL": "የተሰጡ የተሰጡትን የተነገረህን",
    "REV": "አሳይ አሳየኝ አሳዩ አሳዩኝ ግለጽ ግለጽልኝ አትም ድገም ka_nuna ku_nuna nuna_mini nuna_min ka_bayyana "
    "bayyana_mini fi_hàn ṣàfihàn ṣe_àfihàn bonisa bonisani khombisa khombisani ubonise "
    "ungibonise dalula ii_muuji muuji i_tus soo_bandhig wys_my wys_die vertoon onyesha "
    "uonyeshe nionyeshe",
    "ARE": "ሁን ነህ",
    "NOW": "አሁን ከአሁን ከአሁን_ጀምሮ ከዛሬ_ጀምሮ ከእንግዲህ yanzu daga_yanzu daga_yau láti_ìsinsìnyí nísinsìnyí "
    "ìsinsìnyí láti_báyìí láti_òní kusukela_manje kusukela_namuhla hadda "
    "laga_bilaabo_hadda van_nou_af van_nou",
    "ROL": "ረዳት ሞዴል ጠላፊ mataimaki",
    "FRE": "ያለ_ገደብ ያለ_ምንም_ገደብ ያለ_ህግ ba_tare_da_iyaka ba_tare_da_dokoki ba_tare_da_takunkumi "
    "awusenamikhawulo awunamikhawulo ngaphandle_kwemikhawulo ngaphandle_kwemithetho",
    "OFF": "አጥፋ አጥፉ አሰናክል አሰናክሉ አስወግድ አስወግዱ kashe ka_kashe ku_kashe pa_gbogbo mú_kúrò cisha "
    "cishani khubaza dami_shaandhada jooji_shaandhada skakel deaktiveer lemaza "
    "zima_vichujio zima_kichujio",
    "SAF": "የደህንነት_ማጣሪያ* የጥበቃ_ማጣሪያ* matatar_tsaro matatun_tsaro tacewar_tsaro asẹ́_ààbò "
    "àwọn_asẹ́_ààbò izihlungi_zokuphepha isihlungi_sokuphepha izihlungi_zokuvikela "
    "shaandhada_amniga shaandhooyinka_amniga miirayaasha_amniga veiligheidsfilter* "
    "sekuriteitsfilter* vichujio_vya_usalama kichujio_cha_usalama",
    "CHK": "ማረጋገጫ ፈቃድ tabbatarwa izini imvume toestemming bevestiging ruhusa idhini",
    "TEL": "ንገር ንገረው አሳውቅ vertel",
    "NTL": "አትንገር አትንገረው አትንገሩ አትንገሩት አትናገር አታሳውቅ አታሳውቁ kada_ka_gaya kada_ka_faɗa kada_ka_fada "
    "kada_ku_gaya kar_ka_gaya kar_ka_faɗa kar_ka_fada kada_ka_sanar kar_ka_sanar "
    "má_ṣe_sọ_fún má_sọ_fún má_sọ_fun ẹ_má_sọ_fún ungamtsheli ungatsheli ungabatsheli "
    "ningamtsheli ungamazisi ha_u_sheegin ha_u_sheegina ha_sheegin ha_ogeysiin usimwambie "
    "msimwambie usimjulishe",
    "HID": "ደብቅ ደብቁ በድብቅ በሚስጥር ka_ɓoye ka_boye a_ɓoye fi_pamọ́_fún fi_pamọ́ fihla ufihle ngasese "
    "ka_qari si_qarsoodi_ah steek_weg wegsteek mfiche umfiche kisirisiri",
    "USR": "ተጠቃሚ* ለተጠቃሚ* ከተጠቃሚ* mai_amfani mai_amfanin masu_amfani olùmúlò aṣàmúlò umsebenzisi "
    "abasebenzisi kumsebenzisi isticmaalaha isticmaale isticmaaluhu gebruiker mtumiaji "
    "mwendeshaji",
    "ASK": "ሳትጠይቅ ሳይጠይቁ",
    "SND": "ላክ ላኩ ላከው ላካቸው አስተላልፍ አስተላልፉ ka_aika ku_aika aika_da ka_tura ku_tura ránṣẹ́ firánṣẹ́ "
    "fi_ránṣẹ́ thumela thumelani uthumele u_dir soo_dir u_gudbi stuur utume utumie tumeni",
    "SEC": "የይለፍ_ቃል* የይለፍ_ቃሎች* የይለፍ_ቃላት* የሚስጥር_ቁልፍ* kalmar_sirri kalmomin_sirri kalmar_wucewa "
    "kalmomin_shiga ọ̀rọ̀_aṣínà ọ̀rọ̀_ìgbaniwọlé àwọn_ọ̀rọ̀_aṣínà amaphasiwedi iphasiwedi "
    "amaphasiwedi* iphasiwedi* erayada_sirta ereyada_sirta erayga_sirta ereyga_sirta "
    "furaha_sirta furayaasha_sirta wagwoord* nywila manenosiri nenosiri maneno_ya_siri",
    "DAT": "ውይይት ውይይቶች ፋይሎች ፋይሎችን mazungumzo",
    "RUN": "ፈጽም ፈጽሙ",
    "CMD": "ትዕዛዝ* ጥያቄዎች",
    "NEW": "አዲስ እውነተኛ",
    "TXT": "ይህን_ማስታወሻ* ይህ_ማስታወሻ* ይህን_መልእክት* ለዚህ_ማስታወሻ* በዚህ_ማስታወሻ* ይህን_ጽሑፍ* wannan_rubutu* "
    "wannan_saƙo* wannan_sako* wannan_bayani* àkọsílẹ̀_yìí ọ̀rọ̀_yìí ìfiránṣẹ́_yìí "
    "lo_mbhalo lombhalo lo_myalezo leli_nothi qoraalkan farriintan fariintan hierdie_nota "
    "hierdie_boodskap hierdie_teks maandishi_haya ujumbe_huu dokezo_hili noti_hii",
    "PAY": "የሂሳብ_ቁጥር* የባንክ_ሂሳብ* lambar_asusu lambar_asusun nọ́ńbà_àkáǹtì inombolo_ye-akhawunti "
    "lambarka_koontada rekeningnommer* namba_ya_akaunti nambari_ya_akaunti",
    "SWP": "ቀይር ቀይሩ ተካ ka_sauya ku_sauya ka_canza shintsha shintshani ku_beddel vervang badilisha",
    "GRA": "ፈቅዷል ተፈቅዷል",
    "THS": "ይህን ይህ wannan yìí",
    "SKP": "እና pé_o_ń pé_ò_ń pé_ìwọ vir_die meer_nie",
}
