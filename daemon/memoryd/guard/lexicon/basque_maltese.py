"""Basque and Maltese."""

WORDS = {
    "DIS": "ez_egin_kasurik ez_ikusiarena_egin jaramonik_ez ahaztu ahaztu_itzazu ahaztu_ezazu "
    "baztertu alde_batera_utzi ez_aintzat_hartu jaramonik_egin "
    "injora injoraw tinjora insa insew twarrab warrab tagħtix_kas tagħtux_kas skarta",
    "VOI": "baliogabe baliogabetu* indargabetu* ez_dute_balio bertan_behera ezabatu ezeztatu* "
    "ma_jgħoddux_aktar m'għadhomx_validi imħassra mħassra ma_japplikawx",
    "NOT": "inoiz ez_duzu ez_zaitez ezein inolako qatt tobdix tgħidx tagħtix tistaqsix",
    "WIT": "gabeko gabe_utzi mugarik_gabe mingħajr_ebda bla_ebda",
    "FOL": "jarraitu obeditu jarraitu_soilik obdi segwi imxi_ma' obdu segwu",
    "PRI": "aurreko aurrekoak orain_arte lehenagoko goiko jatorrizko hasierako lehengo aurretik "
    "qabel ta'_qabel ta'_fuq s'issa",
    "ALL": "guztiak guztiei guztiei denak guztia guzti kollha kull kollox",
    "OWN": "zure sistemaren garatzaile* operadore* "
    "tiegħek tas-sistema tal-operatur tal-iżviluppatur",
    "YOU": "zuri inti lilek intom",
    "INS": "agindu* argibide* jarraibide* instrukzio* aginduei "
    "istruzzjon* struzzjoni* ordnijiet l-istruzzjonijiet",
    "RUL": "arauak arauei arau_guztiak araurik mezuak regoli",
    "RES": "mugarik murrizketa* araurik mugak restrizzjoni* regoli",
    "SYP": "sistemaren_gonbita sistema-mezua sistemaren_mezua sistemaren_argibideak "
    "ezkutuko_argibideak ezkutuko_aginduak sistema-prompt* "
    "prompt_tas-sistema messaġġ_tas-sistema struzzjonijiet_moħbija "
    "istruzzjonijiet_moħbija struzzjonijiet_tas-sistema",
    "TOL": "eman_dizkizuten esandako esan_zizuten emandako tawk qalulek mogħtija ngħatajt",
    "TEX": "testua testu edukia hitzez_hitz kontenut kelma_b'kelma",
    "REV": "erakutsi inprimatu errepikatu argitaratu idatzi_hitzez_hitz "
    "urini ikxef ikxfu ipprinta irrepeti",
    "ARE": "zara zaitez bihurtu jokatu agixxi ilgħab",
    "PRE": "egin_plantak imajinatu itxurak_egin",
    "NOW": "orain hemendik_aurrera aurrerantzean gaurtik_aurrera "
    "issa minn_issa_'l_quddiem minn_issa_'il_quddiem minn_hawn_'il_quddiem",
    "ROL": "laguntzaile* eredu hizkuntza-eredu* mudell",
    "FRE": "mugagabe* zentsurarik_gabe araurik_gabe mugarik_gabeko "
    "bla_restrizzjonijiet mingħajr_restrizzjonijiet bla_limiti mhux_iċċensurat bla_regoli",
    "HDN": "ezkutuko ezkutua sekretu isilpeko ezkutuan moħbija moħbi sigriet sigrieti",
    "OFF": "desgaitu desaktibatu itzali itfi iddiżattiva itfu",
    "SAF": "segurtasun-iragazki* segurtasun_iragazki* segurtasun-neurri* babesak segurtasuneko "
    "filtri_tas-sigurtà sigurtà sikurezza protezzjonijiet",
    "CHK": "baieztapen* baimenik baimena onespen* berrespen* "
    "konferma permess approvazzjoni awtorizzazzjoni",
    "TEL": "esan aipatu jakinarazi esaiozu kontatu tgħid għid tinforma għarraf tgħarraf",
    "HID": "ezkutatu isilean ezkutuan gorde aħbi bil-moħbi bis-sigriet minn_wara_dahar",
    "USR": "erabiltzaile* jabeari jabeak utent l-utent is-sid",
    "ASK": "galdetu eskatu_baimena tistaqsi staqsi",
    "SND": "bidali igo_zerbitzarira birbidali ibgħat tibgħat ibgħatu għaddi",
    "SEC": "pasahitz* gakoak gako_pribatu* kredentzial* il-passwords kredenzjali ċwievet",
    "DAT": "elkarrizketa* fitxategi* konversazzjoni*",
    "RUN": "exekutatu abiarazi ħaddem eżegwixxi wettaq",
    "TXT": "ohar_hau ohar_honi ohar_honetan testu_hau mezu_hau "
    "din_in-nota dan_it-test dan_il-messaġġ miktub_hawn dil-kitba",
    "PAY": "kontu-zenbakia kontu_zenbakia banku-kontu* numru_tal-kont kont_bankarju",
    "SWP": "ordeztu aldatu ibdel issostitwixxi",
}
