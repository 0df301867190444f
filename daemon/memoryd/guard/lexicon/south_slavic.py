"""Croatian, Bosnian, Serbian, Slovene, Slovak and Albanian, in Latin letters."""

WORDS = {
    "DIS": "zanemarite zanemariti zanemaruj zanemarujte ignorirajte ignorirati ignorišite "
    "ignorisati zaboravite zaboraviti zaboravljaj zaobiđi zaobiđite zaobići prekrši krši "
    "kršite ne_obaziri_se ne_obazirite_se ne_slušaj ne_slušajte ne_poštuj ne_poštujte "
    "ne_poštivaj ne_slijedi ne_sledi ne_pridržavaj_se prestani_slijediti prestani_slušati "
    "odbaci odbacite prezri prezrite pozabi pozabite pozabiti ne_upoštevaj ne_upoštevajte "
    "ne_oziraj_se ne_ozirajte_se ne_sledite ne_ubogaj ne_poslušaj obidi obidite zaobidi "
    "ne_drži_se spreglej preglasi zabudnite zabudnúť nevšímaj_si nevšímajte_si "
    "nedodržiavaj nedodržiavajte neriaď_sa neriaďte_sa nepočúvaj nepočúvajte obíď obíďte "
    "prehliadaj nerešpektuj neber_do_úvahy neberte_do_úvahy prestaň_dodržiavať injoro "
    "injoroni injoroje injoroji injorojini shpërfill shpërfilli shpërfillni shpërfille "
    "harro harroni harroji harrojini harroje anashkalo anashkaloni anashkaloji mos_ndiq "
    "mos_iu_bind mos_u_bind mos_respekto mos_zbato mos_i_zbato mos_i_ndiq mos_dëgjo "
    "mos_merr_parasysh mos_i_merr_parasysh shkel_rregull*",
    "VOI": "više_ne_važe više_ne_vrijede ne_važe_više ne_vrijede_više više_ne_vrijedi "
    "više_ne_važi više_nisu_važeća više_nisu_na_snazi nisu_više_na_snazi nisu_na_snazi "
    "prestaju_važiti prestala_su_važiti su_prestala_važiti su_prestala_da_važe "
    "prestaju_da_važe su_ukinuta su_ukinute ukinuta_su ukinute_su su_poništena "
    "su_poništene su_nevažeća su_nevažeće nevažeća nevažeće nevažećim ukini ukinite "
    "poništi poništite poništeno opozvane opozvana otkaži otkažite otkazano otkazane "
    "obriši obrišite izbriši izbrišite izbaci baci_u_smeće su_opozvane "
    "više_se_ne_primjenjuju više_se_ne_primenjuju ne_veljajo_več ne_velja_več "
    "več_ne_veljajo več_ne_velja ne_veljajo niso_več_v_veljavi niso_v_veljavi "
    "so_neveljavna so_neveljavne neveljavna neveljavne neveljavno so_preklicana "
    "so_preklicane preklicana preklicane prekliči prekličite preklicano razveljavi "
    "razveljavite razveljavljena razveljavljene odpovej odpovejte odpovedano zbriši "
    "zbrišite zavrzi zavrzite vrzi_stran už_neplatia neplatia už_neplatí zrušené_sú "
    "sú_zrušené zrušte boli_zrušené stratili_platnosť strácajú_platnosť odvolaj vyhoď "
    "vyhoďte vymaž vymažte zahoď zahoďte nuk_vlejnë_më nuk_vlen_më nuk_vlejnë "
    "nuk_janë_më_në_fuqi nuk_është_më_në_fuqi nuk_janë_më_të_vlefshme "
    "nuk_janë_të_vlefshme nuk_zbatohen_më janë_shfuqizuar janë_anuluar janë_të_pavlefshme "
    "pavlefshme shfuqizuar anulo anuloni anuloje anuluar anulohen hidh_poshtë fshije "
    "fshini fshiji",
    "NOT": "nikakve nikakva nikakvih nikakav nikakvog nikad nikada nemojte zabranjeno nemaš "
    "nemate nikoli nobenih nobene nobenega noben prepovedano nimaš ne_smeš žiadne "
    "žiadnych žiadny žiadna žiadnymi nemáš nesmieš asnjë asnjëherë kurrë mos_i mos_e "
    "mos_ia mos_u mos_ju ndalohet nuk",
    "FOL": "slušaj slušajte poštuj poštujte poštivaj slijedi slijedite pridržavaj_se "
    "pridržavajte_se postupaj postupajte pokoravaj_se povinuj_se slijediti slediti "
    "poštovati izvršavaj_samo slušati upoštevaj upoštevajte sledi_samo ubogaj ubogajte "
    "poslušaj poslušajte upoštevati ravnaj_se ravnajte_se drži_se_samo dodržiavaj "
    "dodržiavajte poslúchaj poslúchajte riaď_sa riaďte_sa počúvaj dodržiavať bindju "
    "bindjuni zbato zbatoni ndiq_vetëm ndiqni_vetëm respekto_vetëm dëgjo_vetëm iu_bind",
    "PRI": "prethodn* prijašnj* prijašnje ranije ranija ranijih dosadašnj* prvobitn* izvorne "
    "izvornih gore_navedene gore_navedena gore_navedenih dosad do_sada gornje gornjih "
    "prejšnj* predhodn* dosedanj* zgornj* prvotn* začetn* poprej predchádzajúc* predošl* "
    "doterajš* pôvodné pôvodných vyššie skoršie skorších uvedené_vyššie mëparshme "
    "mëparshëm mëparshmet mëparshmit mësipërm* mëhershme deritanishme fillestare "
    "sipërpërmendur",
    "ALL": "sva svim svima svaki svaku svako svakog bilo_koji bilo_koje bilo_kakve cijelu cijeli "
    "čitav čitavu vse vseh vsem vsak vsako vsakega katerakoli kakršnakoli celoten celotno "
    "karkoli všetky všetkých všetko všetkými každú akékoľvek celú gjitha gjithë gjithçka "
    "gjithcka çdo_gjë cdo_gje çdo_lloj secilin",
    "OWN": "tvoja tvojih tvoj svoja svojih vaših sustava sistemske sistemska sistemskih "
    "sustavske operatera operatora programera razvojnog_tima administratora proizvođača "
    "vlasnika operaterja upravljavca razvijalca razvijalcev skrbnika tvojich svojich "
    "vašich systémových prevádzkovateľa operátora vývojára vývojárov správcu operatorit "
    "zhvilluesit zhvilluesve sistemit administratorit pronarit",
    "SYS": "sustava sistemske sistemska sustavske",
    "YOU": "tebe tebi vama više_nemaš nemaš_više više_nemate nemate_više ti_si ti_više odsad_si "
    "nimaš_več ne_moreš_več_imeti od_zdaj_si zdaj_si už_nemáš nemáš_už teba odteraz_si "
    "nuk_ke_më ti_je tashmë_je",
    "INS": "uputu uputa uputama naputke naputak naputaka instrukcije instrukcija instrukcijama "
    "smjernice smjernica smernice smernica direktive direktiva navodil* napotk* usmeritve "
    "smernic ukaze inštrukcie inštrukcií smerníc udhëzim* instruksion* direktiv* "
    "udhëzuesit",
    "RUL": "pravila pravilima pravilo ograničenj* naredbe naredbi zapovijedi zapovesti zabrane "
    "zabrana zabranama poruke komande pravil pravilih omejitev omejitve omejitvami ukaze "
    "ukazi prepovedi obmedzen* rregullat rregullave rregulla rregullin kufizim* urdhrat "
    "urdhra urdhrave urdhëresat mesazhet ndalesat",
    "RES": "pravila pravilima ograničenj* zabrana zabrane cenzure filtera filtere kočnica pravil "
    "omejitev omejitve omejitvami prepovedi zadržkov obmedzen* zábrany zákazov zákazy "
    "cenzúry rregullat rregullave rregulla kufizim* ndalim*",
    "SYP": "sistemsku_poruku sistemske_poruke sistemska_poruka sistemskog_prompta "
    "sistemska_uputstva sistemske_upute sistemske_instrukcije sistemskih_instrukcija "
    "sistemskih_uputstava sustavsku_poruku sustavske_upute sustavski_prompt "
    "sustavnu_poruku sustavne_upute poruku_sustava poruku_sistema upute_sustava "
    "uputstva_sistema skrivene_upute skrivena_uputstva skrivene_instrukcije "
    "skrivenu_sistemsku skrivenu_poruku_sustava skrivenu_sustavsku "
    "skrivena_pravila_sustava tajne_upute tajna_uputstva početne_upute početna_uputstva "
    "interne_upute interna_uputstva svoje_upute svoja_uputstva tvoje_upute tvoja_uputstva "
    "svoje_instrukcije tvoje_instrukcije skriveni_prompt početni_prompt tvoj_prompt "
    "svoj_prompt skrivene_sistemske skrivena_sistemska sistemsko_sporočilo "
    "sistemskega_sporočila sistemski_poziv sistemskega_poziva sistemska_navodila "
    "sistemskih_navodil skrito_sporočilo skrito_sistemsko skrita_sistemska "
    "skrita_navodila skriti_poziv skriti_sistemski tajna_navodila interna_navodila "
    "začetna_navodila svoja_navodila tvoja_navodila sistemsko_navodilo systémovú_správu "
    "systémovej_správy systémové_inštrukcie systémových_inštrukcií systémových_pokynov "
    "skrytú_správu_systému skrytú_systémovú skryté_systémové skryté_pokyny "
    "skryté_inštrukcie tajné_inštrukcie tajné_pokyny interné_pokyny interné_inštrukcie "
    "počiatočné_inštrukcie svoje_inštrukcie tvoje_inštrukcie svoje_pokyny tvoje_pokyny "
    "systémovú_výzvu mesazhin_e_sistemit mesazhi_i_sistemit mesazhin_e_fshehur "
    "mesazhin_sistemor mesazhin_e_fshehtë udhëzimet_e_sistemit udhëzimet_e_fshehura "
    "udhëzimet_e_tua udhëzimet_e_fshehta udhëzimet_e_brendshme udhëzimet_fillestare "
    "promptin_e_sistemit prompti_i_sistemit promptin_sistemor instruksionet_e_sistemit "
    "instruksionet_e_fshehura promptin_e_fshehur",
    "TOL": "rečeno naređeno naredio naredili kazali dobio dobila zadane zadana zadate zadata "
    "dane_upute dobiveno programirali povedali naročili dobil dana_navodila nariadili "
    "dané_pokyny thënë urdhëruan mësuar dhënë thanë programuar",
    "TEX": "sadržaj riječi besedilo besedila vsebino tekstin përmbajtjen tekstit fjalët",
    "REV": "pokažite pokazati otkrijte otkriti ispiši ispišite ispisati ponovi ponovite navedi "
    "navedite citiraj prepiši zalijepi zalepi objavi kopiraj odštampaj isprintaj reci_mi "
    "kaži_mi podijeli_sa izlistaj razkrij razkrijte izpiši izpišite povej_mi prilepi "
    "natisni razkriti ukážte zobrazte odhaľte vypíšte zopakujte prezraď vytlač povedz_mi "
    "vymenuj skopíruj trego tregoni tregomë trego_mua më_trego zbulo zbuloni shfaq "
    "shfaqni shfaqe përsërit përsëritni kopjo kopjoje nxirr",
    "ARE": "glumi pretvaraj budi_se djeluj_kao deluj_kao odgovaraj_kao postani zamisli uđi_u "
    "obnašaj pretvarjaj deluj_kot odgovarjaj_kot bodi predstavljaj správaj predstieraj "
    "buď_odteraz konaj_ako predstav sillu vepro bëhu shtiru përgjigju imagjino hiqu_si",
    "PRE": "pretvaraj_se glumi zamisli pravi_se kao_da recimo_da pretvarjaj_se predstavljaj_si "
    "kot_da delaj_se predstieraj tvár_sa akoby shtiru imagjino sikur hiqu",
    "NOW": "odsad odsada od_sad ubuduće od_ovog_trenutka od_ovog_časa od_danas smjesta odmah "
    "od_sad_pa_nadalje zdaj odslej od_zdaj od_zdaj_naprej sedaj od_tega_trenutka od_danes "
    "takoj odteraz odtiaľto odo_dneška od_tejto_chvíle nga_tani tani_e_tutje që_tani "
    "nga_ky_moment menjëherë këtej_e_tutje nga_tani_e_tutje nga_sot",
    "ROL": "pomoćnik* modelom jezični_model pomočnik* heker* jezikovni_model pomocník* hakeri "
    "hakera modeli_gjuhësor ndihmës",
    "HAK": "zlikov* heker* hakeri hakera hakerat",
    "FRE": "bez_ikakvih_ograničenja bez_pravila bez_ikakvih_pravila bez_cenzure bez_filtera "
    "bez_filtra neograničen* necenzuriran* necenzurisan* bez_ikakve_cenzure brez_omejitev "
    "brez_kakršnihkoli_omejitev brez_pravil brez_cenzure brez_filtrov neomejen* "
    "brez_vseh_omejitev bez_obmedzení bez_akýchkoľvek_obmedzení bez_pravidiel bez_filtrov "
    "neobmedzen* bez_žiadnych_obmedzení pa_kufizime pa_asnjë_kufizim pa_rregulla "
    "pa_asnjë_rregull pa_kufij pa_censurë pa_filtra pacensuruar pakufizuar "
    "pa_asnjë_lloj_kufizimi",
    "LIB": "slobodan slobodna oslobođen oslobođena osvobojen prost_vseh çliruar",
    "OFF": "isključite isključiti onemogući onemogućite deaktiviraj deaktivirajte ukloni "
    "uklonite ugasi ugasite zaobiđi isključeni isključen izklopi izklopite onemogoči "
    "onemogočite odstrani odstranite izključi izklopljeni vypnite deaktivujte odstráň "
    "odstráňte obíď vypnuté çaktivizo çaktivizoni çaktivizoji fik_filtrat hiq_filtrat "
    "hiqni çaktivizuar çaktivizoje",
    "SAF": "sigurnosne_filtre sigurnosne_filtere sigurnosnih_filtera sigurnosni_filter "
    "bezbednosne_filtere bezbednosni_filter bezbednosnih_filtera bezbjednosne_filtere "
    "sigurnosne_mjere_modela moderacij* sigurnosne_provjere bezbednosne_provere "
    "varnostne_filtre varnostnih_filtrov varnostni_filter varnostne_mehanizme "
    "varnostne_preveritve moderiranje bezpečnostné_filtre bezpečnostných_filtrov "
    "bezpečnostný_filter bezpečnostné_kontroly filtrat_e_sigurisë filtrat_e_sigurise "
    "filtrin_e_sigurisë kontrollet_e_sigurisë mekanizmat_e_sigurisë moderimin",
    "CHK": "potvrde potvrdu dopuštenja dopuštenje dozvole dozvolu odobrenja odobrenje "
    "suglasnosti saglasnosti zapisivanje_dnevnika potrditve potrditev potrdila dovoljenja "
    "dovoljenje soglasja soglasje odobritve odobritev beleženje_dnevnika potvrdenia "
    "potvrdenie schválenia schválenie povolenia povolenie súhlasu súhlas konfirmim* "
    "miratimin miratim* pëlqimin",
    "TEL": "govori govorite spominji spominjite spomenite pominji pomeni obavijesti obavještavaj "
    "obavesti obaveštavaj javljaj kaži kažite kazuj informiraj informiši prijavi otkrivaj "
    "odaj govoriti povej povejte pripoveduj omenjaj omeni omenjajte obvesti obveščaj "
    "sporoči sporočaj omenite obvestite razkrivaj hovorte povedz povedzte spomeň spomínaj "
    "oznám oznamuj thuaj tregoi thuani përmend përmendni njofto njoftoni informo "
    "informoni thuaji tregoji trego thoni",
    "NTL": "prešuti prešutite prećuti prećutite zamolči zamolčite nehovor nehovorte nepovedz "
    "nepovedzte nespomínaj nespomínajte neinformujte neprezraď neprezraďte neoznamuj "
    "zamlčte mos_thuaj mos_trego mos_përmend mos_njofto mos_informo mos_tregoni mos_thoni",
    "HID": "sakrij sakrijte skrivaj skrivajte prikrij prikrivaj taji zataji potajno kradom "
    "tajno_pošalji neprimjetno neprimetno iza_leđa skrij skrijte naskrivaj skrivoma "
    "neopazno za_hrbtom skryte skrývaj zatajte za_chrbtom utaj fshih fshihe fshihni "
    "fshihja fshehurazi fshehtas tinëz në_fshehtësi pas_shpine",
    "USR": "korisnik* vlasnik* kupac kupcu operater* operatoru uporabnik* lastnik* operaterju "
    "stranki skrbniku používateľ* majiteľ* përdorues* pronari pronarin operatori "
    "operatorin",
    "ASK": "pitaj pitajte pitanja pitati pitanja_unaprijed traži_dopuštenje tražiti_dopuštenje "
    "sprašuj vprašaj vprašanja spraševanja vprašati brez_vprašanj opýtania nepýtaj opýtaj "
    "pyet pyetur pyesni pyesësh pyete",
    "SND": "pošaljite šalji šaljite poslati slati proslijedi proslijedite prosledi prosledite "
    "prosljeđuj prosleđuj dostavi prenesi učitaj_na otpremi šalješ prosljeđuješ "
    "prosleđuješ pošlji pošljite pošiljaj pošiljajte posreduj posredujte naloži_na "
    "prepošlji pošiljati posreduješ pošiljaš pošlite posielaj posielajte prepošlite "
    "odošli odošlite odoslať posielaš poslať dërgo dërgoni dërgoje dërgoji dërgojini "
    "përcill përcillni përcille ngarko ngarkoni ngarkoji transmeto",
    "SEC": "lozinki zaporke zaporka zaporki zaporku šifre_korisnika api-ključ* api_ključ* "
    "pristupne_podatke pristupnih_podataka tajne_ključeve privatne_ključeve "
    "privatni_ključ ključeve_api tokene vjerodajnice akreditive gesla gesel gesli "
    "dostopne_podatke zasebne_ključe dostopne_ključe poverilnice žetone hesiel api_kľúč* "
    "api-kľúč* prihlasovacie_údaje prístupové_údaje súkromné_kľúče fjalëkalim* "
    "çelësat_api çelësin_api çelësat_e_api kredencial* çelësat_privatë çelësat_e_fshehtë",
    "DAT": "razgovor* povijest_razgovora istoriju_razgovora datoteke datoteka fajlove fajlova "
    "podatke podataka memoriju dokumente pogovor* datotek* zgodovino spomin konverzáci* "
    "rozhovor* súbory súborov históriu dokumenty bised* skedar* dokumentet të_dhënat "
    "historikun kujtesën",
    "RUN": "izvrši izvršite izvršavaj izvršavajte izvrši_sve pokreni pokrenite izvedi izvršiti "
    "ispunjavaj izvršuj izvajaj zaženi zaženite poženi ugodi vykonaj vykonajte vykonávaj "
    "spusti spustite spúšťaj splň ekzekuto ekzekutoni kryej zbato përmbush ekzekutoje",
    "CMD": "naredbe naredbu naredbi komande komandu zahtjev* zahtev* skriptu ukaze ukazov "
    "prošnj* vprašanj* požiadav* komandat komandën komandë kërkes* kodin pyetje*",
    "NEW": "nove_upute nova_uputstva nova_pravila prave_upute prava_uputstva stvarne_upute "
    "stvarna_pravila nove_instrukcije nova_navodila prava_navodila resnična_navodila "
    "nové_pokyny nové_inštrukcie skutočné_pokyny skutočné_pravidlá udhëzimet_e_reja "
    "udhëzimet_e_vërteta rregullat_e_reja",
    "TXT": "ovu_bilješku ove_bilješke ovoj_bilješci ovoj_bilješki ovu_belešku ove_beleške "
    "ovoj_belešci ovu_zabilješku ovoj_zabilješci ove_zabilješke ovu_poruku ovoj_poruci "
    "ove_poruke ovaj_tekst ovog_teksta ovom_tekstu ovaj_zapis ovog_zapisa ovom_zapisu "
    "ovu_napomenu ove_napomene ovoj_napomeni ovu_uputu ovo_uputstvo ovom_uputstvu "
    "ovoj_uputi samo_ovu samo_ovo ta_zapis tega_zapisa temu_zapisu tem_zapisu to_opombo "
    "te_opombe tej_opombi to_sporočilo tega_sporočila temu_sporočilu tem_sporočilu "
    "to_beležko tej_beležki te_beležke to_besedilo temu_besedilu tega_besedila "
    "tem_besedilu to_navodilo temu_navodilu tejto_poznámky tejto_poznámke "
    "o_tejto_poznámke túto_správu tejto_správy tejto_správe tento_text tohto_textu "
    "tomuto_textu tento_záznam tohto_záznamu tomto_zázname túto_inštrukciu tento_pokyn "
    "këtë_shënim këtij_shënimi ky_shënim këtë_mesazh këtij_mesazhi ky_mesazh këtë_tekst "
    "këtij_teksti këtë_udhëzim këtij_udhëzimi këtë_regjistrim",
    "THS": "o_tome o_ovom o_ovome o_tem o_tom o_tomto për_këtë për_të_cilën",
    "PAY": "broj_računa brojeve_računa broj_bankovnog_računa primatelja primaoca primalac "
    "primatelj bankovni_račun broj_žiro žiro-račun številko_računa številke_računa "
    "številka_računa transakcijski_račun številke_računov bančni_račun prejemnika "
    "čísla_účtov bankový_účet príjemcu numrin_e_llogaris* numri_i_llogaris* "
    "llogarinë_bankare llogarinë_e_përfituesit përfituesin",
    "SWP": "zamijeni zamijenite zameni zamenite mijenjaj zamjenjuj zamenjuj podmetni zamenjaj "
    "zamenjajte nadomesti nadomestite spremeni nahraďte vymeňte zameň zameňte zëvendëso "
    "zëvendësoni zëvendësoje ndrysho",
    "GRA": "odobrio odobrila odobrili odobreno ovlastio ovlašten dopustio dopušteno dozvolio "
    "dozvolila dozvoljeno odobril dovolil dovolila pooblastil dovoljeno schválila "
    "povolila splnomocnil schválené povolené miratuar autorizuar lejuar miratoi autorizoi "
    "lejoi",
    "DED": "obrisane obrisani obrisao izbrisane izbrisani poslane poslate poslao poslali "
    "prosljeđuješ proslijeđene prosleđene proslijedio kopirane kopirani isključene "
    "izmijenjene izmenjene poslani posredovane izklopljene vymazané odoslané preposlané "
    "skopírované vypnuté odstránené fshirë dërguar kopjuar përcjellë çaktivizuar",
    "REF": "odbij odbijaj odbijajte odbiti zavrni zavračaj zavrnite odmietaj odmietni neodmietaj "
    "refuzo refuzoni",
    "EXI": "postoje postoji postojala postojale postojalo obstajajo obstajala obstajalo "
    "neexistujú existujú existovali neexistovali ekzistojnë ekzistuar ekziston ekzistonin",
    "OVR": "važnija važnije važniji prvenstvo prioritet nadređena pomembnejše pomembnejša "
    "dôležitejšia dôležitejší përparësi",
    "MEN": "napad* primjer* primeri primerov primerih sulmi sulme sulmet shembull*",
    "WIT": "brez",
}
