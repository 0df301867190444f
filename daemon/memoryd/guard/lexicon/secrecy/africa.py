"""Swahili, Amharic, Yoruba, Hausa, Igbo, Zulu, Somali."""

WORDS = {
    "TRU": "ukweli kweli_kabisa mkweli waziwazi uaminifu kwa_uaminifu sababu_halisi "
    "kilichotokea_kweli kiasi_halisi bayana እውነት እውነቱ እውነቱን እውነተኛ በእውነት ሐቅ ሀቁን በግልጽ "
    "በታማኝነት ታማኝ ትክክለኛው_ምክንያት òtítọ́ òótọ́ sòótọ́ olóòótọ́ ìdí_gidi tòótọ́ àìṣẹ̀tàn "
    "gaskiya gaskiyar gaskiyar_abin a_fili a_bayyane ainihin_dalili ainihin riƙon_amana "
    "eziokwu ezigbo_ihe eziokwu_ahụ n'eziokwu n'ihu_ọha ezi_ihe_kpatara kwụwa_aka_ọtọ "
    "ihe_mere_n'ezie iqiniso ngeqiniso eqinisweni ngokwethembeka ngokukhululeka "
    "isizathu_sangempela okwenzeke_ngempela thembekile runta runtii daacad daacadnimo "
    "sababta_dhabta dhabta_ah xaqiiqda",
    "SIL": "kimya kimyakimya kimya_kimya kisirisiri kwa_siri chinichini chini_chini በዝምታ በፀጥታ "
    "በጸጥታ በድብቅ በስውር በሚስጥር ሳይታወቅ ሳይነገር ሳያውቅ ከበስተጀርባ ድምፅ_ሳታሰማ dákẹ́jẹ́ láìsọ láì_sọ láriwo "
    "a_asirce asirce a_ɓoye a_boye shiru cikin_shiru a_hankali a_sirrance nzuzo "
    "na-ekwughị n'ekwughị nwayọọ n'amaghị na-amaghị ngasese buthule ngokuthula "
    "ngokuthulile ngokufihlekile ngaphandle_kokusho ngaphandle_kwazi ngemuva_kwesigcawu "
    "ngomshoshaphansi aamusnaan qarsoodi hoos_hoos ogaanshaha_la'aan",
    "EVN": "hata_kama hata_akisema hata_ikiwa hata_iwapo ingawa hata_wakisema japokuwa "
    "vyovyote_iwavyo እንኳን ቢልም ቢሆንም ቢሆን_እንኳን ባይስማማም ቢጠይቅም bó_tilẹ̀ láìka ohun_yòówù àní_bí "
    "ọbụlagodi agbanyeghị n'agbanyeghị na-agbanyeghị noma_ngabe noma_ethi ngisho_noma "
    "ngisho_uma nakuba kungakhathaliseki naphezu yize noma_eshoni xitaa_haddii "
    "xataa_haddii inkasta_oo inkastoo wax_kasta_oo_uu iyadoon_loo_eegin xitaa_marka",
    "WRN": "onyo maonyo tahadhari tahadharisha kuonya usionye hatari_zake kanusho pingamizi "
    "dokezo vidokezo ማስጠንቀቂያ ማስጠንቀቂያዎች አስጠንቅቅ ማስጠንቀቅ አደጋ ስጋት ተቃውሞ ፍንጭ ጥንቃቄ ማሳሰቢያ ìkìlọ̀ "
    "kìlọ̀_fún ewu_náà àtakò ìṣọ́ra ìtanijí àkíyèsí_ewu gargaɗi gargadi gargaɗe gargaɗin "
    "faɗakarwa haɗari hatsari kashedi ƙorafi ishara ịdọ_aka adọmaka ihe_ize_ndụ ihe_egwu "
    "nkwado_megide mmegide isexwayiso izexwayiso xwayisa ukuxwayisa ubungozi isiphikiso "
    "ukuphikisa engcupheni isichasiselo_sengozi digniin digniino digniinta ka_digid "
    "khatar khatarta halista diidmo tilmaan_digniin",
    "NTC": "asijue wasijue atajua watajua akijua asigundue wasigundue kugundua agundue asitambue "
    "atambue shuku akishuku asishtuke እንዳያውቅ እንዳያውቁ እንዳታውቅ ሳያውቅ እንዳይነቃ እንዳይነቁ እንዳይጠረጥር "
    "እንዲያውቅ አወቀ ካወቀ ይጠረጥራል ማንም_እንዳያውቅ ṣàwárí kíyèsí gbọ́_nípa zargi yi_zargin ka_ha_mara "
    "chọpụta chọpụtara ịchọpụta ghọta na-enyo_enyo angazi bangazi bangatholi athole "
    "engazi bengazi baqaphele ukuqaphela aqaphele angasoli basole ogaanin ogaan ogaato "
    "ogaadaan yaanu_ogaan yaanay_ogaan ka_shakiyo shakiyaan dareemo dareemin ka_war_helo",
    "AGT": "msaidizi msaidizi_wangu msaidizi_wako wasaidizi roboti boti akili_bandia "
    "akili_mnemba wakala kijibu mashine ረዳት ረዳቱ ረዳቴ ቦት ሰው_ሰራሽ_አስተውሎት ሰው_ሠራሽ "
    "አርቴፊሻል_ኢንተለጀንስ ወኪል ሮቦት ቻትቦት olùrànlọ́wọ́ aṣojú rọ́bọ́ọ̀tì ẹ̀rọ_náà ọgbọ́n_àtọwọ́dá "
    "ẹ̀rọ_ìfọ̀rọ̀wérọ̀ mataimaki mataimakina mataimakiya wakili mutum_mutumi "
    "basirar_wucin_gadi ƙirƙirarriyar_basira onye_enyemaka onye_inyeaka osote_enyemaka "
    "robọt igwe_ahụ amamihe_echiche onye_nnọchi umsizi umsizi_wami umeluleki irobhothi "
    "ubuhlakani_bokwenziwa umshini umenzeli ichatbot kaaliye kaaliyaha kaaliyahayga "
    "caawiye caawiyaha sirdoonka_macmalka wakiil mashiinka",
    "KEP": "ifiche mfiche kuficha acha_nje usitaje usiseme_lolote usijumuishe ruka_sehemu "
    "punguza_uzito ondoa_kwenye_ripoti pamba_ukweli iruke ደብቅ ደብቁ መደበቅ ዝለል ዝለለው አትጥቀስ "
    "አታካትት አስቀር አቅልለህ ተወው ሳትጠቅስ አድበስብስ fi_pamọ́ yọ_kúrò yọ_sílẹ̀ ɓoye boye_wa tsallake "
    "kar_ka_ambata kada_ka_ambata kar_ka_saka bar_shi_waje rage_girman rufe_gaskiya "
    "cire_daga zobe wụfee mafere akpọtụla_aha etinyela kpuchie fihla fihlela ungasho "
    "ungakubali yeqa kweqe ungafaki shiya_ngaphandle nciphisa ungakhulumi_nga qarso "
    "ka_boodi ha_xusin ha_ku_darin ha_sheegin ka_reeb fududee dhaafi",
    "DEL": "futa futeni ifute zifute kufuta ondoa iondoe ziondoe safisha haribu teketeza kufutwa "
    "አጥፋ አጥፉ አጥፋው ሰርዝ ሰርዙ ሰርዘው መሰረዝ ማጥፋት አስወግድ አስወግደው አጽዳ ደምስስ paarẹ́ parun goge goge_shi "
    "goge_duk gogewa cire_shi shafe lalata hichapụ hichaa kpochapụ nhichapụ wepụ bibie "
    "sachapụ ihichapụ sula_ifayela susa ukususa isuse zisuse esuliwe bhubhisa ukusula "
    "hlanza tirtir tirtira masax masaxa tir_faylka ka_saar ka_saara baabi'i burburi "
    "nadiifi",
    "REP": "ripoti taarifa muhtasari orodha rekodi rajisi dondoo ሪፖርት ሪፖርቱ ሪፖርቱን ዘገባ ማጠቃለያ ዝርዝር "
    "ዝርዝሩ መዝገብ ቃለ_ጉባኤ መግለጫ መዝገቡ ìròyìn ìjábọ̀ ìròyìn_náà àkọsílẹ̀ àkójọ àkótán àkọọ́lẹ̀ "
    "ìwé_àkọsílẹ̀ àkópọ̀ rahoto rahoton rahotanni taƙaitawa takaitawa jerin jerin_sunaye "
    "rikodi bayani_a_taƙaice rajista akụkọ_ahụ akụkọ_nchịkọta nchịkọta ndepụta_ahụ ndekọ "
    "mkpesa_ọnwa nkọwapụta ndetu mgbakọta umbiko imibiko isifinyezo uhlu ohlwini irekhodi "
    "amarekhodi amaminithi ilogi isitatimende warbixin warbixinta warbixino soo_koobid "
    "koobid liiska diiwaan diiwaanka qoraalka_shirka bayaan dulmar",
}
