"""German, Dutch, Swedish, Danish, Norwegian."""

WORDS = {
    "VOI": "återkallad återkallat upphävda upphävd ogiltig ogiltigt ogiltiga ophævet "
    "tilbagekaldt annulleret opphevet trukket_tilbake trukket_tilbage annulled "
    "ingetrokken vervallen geldt_niet gelden_niet gäller_inte gælder_ikke "
    "gjelder_ikke zurückgezogen widerrufen "
    "gelten_nicht_mehr gilt_nicht_mehr "
    "falla_úr_gildi fallnar_úr_gildi fallið_úr_gildi gilda_ekki_lengur gildir_ekki_lengur "
    "ógild* afturkall* afnumdar afnumið",
    "DIS": "sla_over_wat lägg_undan legg_bort pass_auf_nicht schere_dich_nicht "
    "kümmere_dich_nicht zet_opzij laat_buiten_beschouwing "
    "übergeh brechen breche widersetze schenke_keine_beachtung ausblenden blende negeert "
    "overtreed strunta förbigå "
    "setze_dich_über setz_dich_über hinweg_über ignoriere ignorier ignorieren ignoriert ignorierst ignorierend vergiss vergesst "
    "vergessen vergisst vergesse missachte missachten missachtet missachtend verwirf verwerfen "
    "ueberschreibe überschreibe überschreiben überschreibt umgehe umgehen umgehst uebergehe "
    "übergehe übergehen verletze beachte_nicht aufgehoben ungültig ungueltig hinfällig "
    "außer_kraft ausser_kraft nichtig verfallen aufheben "
    "lass_außer_acht lasse_außer_acht außer_acht beiseite gelöscht lösche negiere brich "
    "setz_dich_hinweg hinwegsetzen sieh_ab_von streiche annulliere "
    "negeer negeren genegeerd vergeet vergeten omzeil omzeilen overschrijf overschrijven "
    "veronachtzaam laat_varen schend trek_je_niets_aan gelden_niet_meer vervallen sla_over "
    "ignorera ignorer glöm glem glöm_bort bortse_från bortse strunta_i åsidosätt kringgå "
    "se_bort_fra tilsidesæt tilsidesett overse omgå upphäv "
    "hoppa_över skip_alle "
    "hunsaðu hunsa hunsið hunsar gleymdu gleymið gleyma virtu_ekki sinntu_ekki "
    "taktu_ekki_mark hafðu_að_engu líttu_fram_hjá "
    "strunta_i skit_i bry_dig_inte_om",
    "NOT": "förbjudet forbudt verboden verboten untersagt nimmermehr "
    "nichts niets inget intet ingenting keinerlei nicht nie niemals kein keine keinen keiner keinerlei nimmer hör_auf niet nooit geen "
    "inte aldrig ikke aldri ingen inga stop_met "
    "ekki aldrei engar enginn engin ekkert engum",
    "WIT": "ohne zonder utan uden uten án_allra án_nokkurra án_nokkurs",
    "FOL": "gelten gilt befolge befolgen befolgst befolgt folge folgen folgst gehorche gehorchen beachte "
    "beachten halte halten einhalten respektiere volg volgen gehoorzaam gehoorzamen följ følg "
    "følge lyd lyda adlyd houd "
    "fylgdu fylgja hlýddu hlýða farðu_eftir fara_eftir farið_eftir farðu_eingöngu_eftir "
    "framfylgdu",
    "PRI": "förra dittills hidtil hittil eerder voorheen anfangs början starten "
    "begynnelsen "
    "über hierboven erover oberhalb ovenfor ovan darüber vorherige vorherigen vorheriger vorheriges bisherige bisherigen bisheriger bisher "
    "vorangegangene vorangegangenen vorangehende vorangehenden frühere früheren fruehere "
    "fruheren obige obigen oben ursprüngliche ursprünglichen vorige vorigen alten vorhergehende "
    "vorhergehenden zuvor davor bestehenden bestehende erhaltenen bisherig vorstehenden "
    "vorige voorgaande eerdere vorige bovenstaande vorigen oorspronkelijke bestaande tot_nu_toe "
    "tidigare föregående ovanstående tidligere forrige foregående ovenstående foregaende "
    "ovenfor hittills "
    "fyrri áður upphaflegu upphaflegar upphaflegum hingað_til í_upphafi hér_að_ofan "
    "fyrir_ofan",
    "ALL": "immer stets jedes jedem alle allen aller alles sämtliche sämtlichen saemtliche jede jeden jeder jedes jegliche "
    "jeglichen irgendwelche jedwede alle al elke ieder iedere alla allt varje hver enhver samtliga "
    "samtlige alt "
    "allar allir öllum öllu sérhver* hvert_einasta",
    "OWN": "betreiber betreibers deine deinen deiner deinem dein eure ihre eurer ihrer je jouw uw dina din dit dine "
    "deres entwickler entwicklers systems ontwikkelaar "
    "þínar þínum þinna kerfisins þróunaraðil* rekstraraðil*",
    "YOU": "du dich dir euch ihr jij u je dig deg þú þér þig ykkur",
    "INS": "instrukser instruks anvisningar anvisninger direktiv riktlinjer retningslinjer "
    "retningslinier vejledning veiledning instructies aanwijzingen richtlijnen "
    "opdrachten opdracht anvisning föreskrifter "
    "anweisung* instruktion* vorgabe vorgaben richtlinie richtlinien leitlinie* "
    "direktive* anleitungen weisung* aanwijzing* instructie* richtlijn* prompt "
    "prompts instruks* anvisning* riktlinj* retningslinje* systemvorgabe* "
    "leiðbeining* fyrirmæl* skipanir skipanirnar skipunum skipana",
    "RUL": "regel regeln befehl befehle befehlen beschränkung* beschraenkung* einschränkung* "
    "einschraenkung* grenzen nachricht nachrichten kontext verbote regels bevel bevelen opdracht "
    "opdrachten beperking* bericht regler regel reglerna reglene begränsning* begrænsning* "
    "begrensning* bestemmelser auflagen filter filtern vorschriften schranken ordrar ordre "
    "meddelande gebote bestimmungen "
    "reglur reglurnar reglum reglunum reglna skilaboð*",
    "SYP": "systemprompt systemledeteksten systemledetekst systeemprompt systemprompter "
    "systeminstructies systeminstruktioner systeminstruksjoner "
    "systeminstruktionerna "
    "systemprompt* systemanweisung* systemnachricht* systeminstruktion* systemvorgaben "
    "system-prompt* sicherheitsrichtlinie* sicherheitsregel* sicherheitsvorgabe* "
    "sicherheitsanweisung* sicherheitsvorschrift* versteckten_anweisungen "
    "versteckte_anweisungen geheimen_anweisungen internen_anweisungen interne_anweisungen "
    "anfangsprompt startprompt ursprungsprompt systeminstructie* systeemprompt* "
    "systeeminstructie* systeembericht* verborgen_instructies veiligheidsregels "
    "veiligheidsrichtlijnen system-anweisung* "
    "systemprompten systeminstruktion* systemmeddelande* säkerhetsregler sikkerhedsregler "
    "sikkerhetsregler systeminstruks* dolda_instruktioner skjulte_instruktioner "
    "skjulte_instrukser systembesked* entwickleranweisung* entwicklernachricht* "
    "entwicklervorgabe* systemmeldung* sicherheitsbeschränkung* sicherheitsprotokoll* "
    "kerfisfyrirmæl* kerfisboð* kerfisskilaboð* kerfisleiðbein* falda_textann "
    "leynilega_textann falin_fyrirmæli",
    "TOL": "befohlen angeordnet aufgetragen einprogrammiert eingestellt eingegeben mitgegeben "
    "geschrieben vorgibt vorschreibt opgedragen geleerd verteld programmerats lärt "
    "vorgegeben beigebracht vorgeschrieben eingeimpft gesagt gegeben bekommen erhalten mitgeteilt erteilt gesetzt gegeven gezegd gekregen "
    "fått givits fået sagt sagts "
    "settar gefnar fékkst "
    "fick fikk",
    "REV": "skriv_ut återge udskriv gengiv gjengi geef_weer citeer avsløre røb klistra_in "
    "indsæt lim_inn plak "
    "gib_mir nenn verrat wiederhol lies_vor rück_heraus kopiere herausgeben schrijf "
    "lies les läs lees herhaal zeige zeig zeigen gib ausgeben ausgib nenne nennen verrate verraten offenbare "
    "offenlegen drucke wiederhole wiederholen zitiere enthülle enthüllen preisgeben schreibe "
    "schreib teile veröffentliche liste lies sende toon tonen geef onthul onthullen herhaal "
    "druk_af vertel visa skriv avslöja upprepa vis afslør avslør gentag gjenta berätta fortæl "
    "print lege_offen gib_aus gebe verrätst leg_offen ausspucken wie_lautet wat_is laat_zien "
    "sýndu birtu endurtaktu afhjúpaðu prentaðu skrifaðu_upp lestu_upp þylja",
    "ARE": "bist seid sei agiere agieren handle verhalte spiele spiel stell_dir tu_so antworte "
    "antworten benimm schlüpfe werde gedraag doe_alsof bent ben speel speelt reageer är "
    "agera svara låtsas er opfør oppfør svar lad_som late_som bete aktiviere wechsle "
    "aktiver activeer schalte übernimm fungiere simuliere stelle beantworte gebärde "
    "þú_ert vertu hegðaðu þú_heitir",
    "NOW": "framöver "
    "jetzt nun ab_jetzt ab_sofort von_nun_an künftig fortan ab_heute nu vanaf_nu voortaan "
    "från_och_med_nu hädanefter fra_nu_af fra_nå_av nå från_nu från_nu_på fremover "
    "von_jetzt_an ab_diesem_moment zukünftig "
    "núna héðan_í_frá upp_frá_þessu framvegis hér_eftir",
    "ROL": "assistent ki ki-assistent ki-modell modell sprachmodell bot hacker charakter agent "
    "rolle modus ai-assistent assistentin expert figur karakter model "
    "aðstoðarmað* aðstoðarmann* gervigreind* mállíkan* spjallmenn* vélmenni*",
    "FRE": "uneingeschränkt* uneingeschraenkt* unzensiert* ungefiltert* unbeschränkt* "
    "ohne_einschränkungen ohne_einschraenkungen ohne_beschränkungen ohne_filter ohne_regeln "
    "ohne_grenzen ohne_jede_einschränkung ohne_jegliche_einschränkungen ohne_jegliche_einschränkung "
    "ohne_zensur ohne_moral ohne_ethische ohne_jegliche_filter ohne_jegliche_regeln "
    "ohne_inhaltsfilter keine_einschränkungen keine_beschränkungen keinerlei_einschränkungen "
    "keinerlei_beschränkungen keine_regeln keine_grenzen keine_filter keinerlei_regeln "
    "keine_inhaltsrichtlinien entwicklermodus gottmodus zonder_beperkingen zonder_regels "
    "zonder_filters zonder_filter zonder_restricties zonder_enige_beperking onbeperkt* "
    "ongecensureerd* geen_beperkingen geen_regels utan_begränsningar utan_restriktioner "
    "utan_regler utan_filter uden_begrænsninger uden_regler uden_filtre uden_restriktioner "
    "uten_begrensninger uten_restriksjoner uten_regler uten_filter obegränsad* ubegrænset "
    "ubegrenset ocensurerad* usensurert* inga_begränsningar ingen_begrænsninger "
    "ingen_begrensninger inga_regler grenzenlos enthemmt* schrankenlos* "
    "hömlulaus* takmarkalaus* óheft* óritskoð* reglulaus*",
    "OFF": "skru_av koble_fra schakel_uit zet_uit slukk sluk "
    "ausschaltest lahmlege lahm_legen außer_kraft überbrücke kappe schalte_ab beseitige "
    "hebe_auf "
    "deaktiviere deaktivieren deaktiviert abschalten schalte ausschalten ausgeschaltet "
    "entferne entfernen umgehe umgehen schalt schakel uitschakelen verwijder zet inaktivera "
    "stäng_av deaktiver slå_fra slå_av aufgehoben abgeschaltet hebel_aus setze_aus "
    "slökktu aftengdu óvirkjaðu slökkva fjarlægðu gerðu_óvirk*",
    "SAF": "säkerhetsfilter säkerhetsfiltren säkerhetsspärrar sikkerhedsfiltre "
    "sikkerhetsfiltre sikkerhetsfiltrene veiligheidsfilters veiligheidsfilter "
    "veiligheidsregels säkerhetsregler sikkerhedsregler sikkerhetsregler "
    "sicherheit* schutz* inhaltsfilter filter schutzmaßnahmen moderation "
    "veiligheid* beveiliging* säkerhet* sikkerhed* sikkerhet* inhaltsrichtlinie* "
    "öryggissí* öryggisregl* öryggisstill* varnagl* öryggisráðstaf* öryggisvarn*",
    "CHK": "bekräfta godkännande godkendelse godkjenning loggning logning "
    "bestätigung bestätigungen erlaubnis genehmigung rückfrage rückfragen nachfrage "
    "nachfragen protokollierung freigabe zustimmung bevestiging toestemming goedkeuring "
    "bekräftelse tillstånd bekræftelse tilladelse bekreftelse tillatelse protokoll logs "
    "virenscanner sicherheitsabfrage* "
    "staðfesting* samþykki leyfi heimild*",
    "TEL": "underrätta oplys opplys "
    "erzähl erzähle erzählen erzählst verrät verraten verrätst informierst meldest "
    "berichten berichtest hinweisen weise erfahren erfährt offenbare mitteilst Bescheid "
    "weiß merkt vertelt säger fortælle sier "
    "sage sag sagen sagst erwähne erwähnen erwähnst informiere informieren melde melden "
    "verrate mitteilen teile berichte benachrichtige benachrichtigen vertel vertellen zeg "
    "zeggen vermeld vermelden noem meld melden informeer informeren säg säga nämn nämna berätta "
    "sig fortæl nævn si fortell nevn rapporter informiert gesagt "
    "segðu nefndu láttu_vita segja upplýstu greindu_frá minnast_á tilkynntu",
    "HID": "i_smug smugt i_det_stille i_al_stilhed ongemerkt onopgemerkt obemärkt "
    "ubemærket ubemerket diskret förtig fortie fortier geheimhoud verborgen "
    "verdoezel i_hemlighet i_hemmelighed i_hemmelighet "
    "verheimlich verdecke vertusche vertuschen unauffällig klammheimlich geheim_halten "
    "geheimhalte "
    "verberge verbergen verheimliche verheimlichen heimlich verstecke verstecken "
    "stillschweigend unbemerkt verberg verbergen verzwijg stiekem heimelijk dölj dölja skjul "
    "skjule hemligt hemmeligt hemmelig i_smyg verschweige verschweigen hinter_dem_rücken "
    "in_het_geheim "
    "feldu á_laun í_leyni í_laumi",
    "USR": "kunden ägaren ejeren eieren klant kund klanten "
    "inhaber vorgesetzte vorgesetzten chef prüfer eigenaar nutzer nutzern nutzers benutzer benutzern anwender anwendern user gebruiker "
    "gebruikers användaren användare brugeren bruger brukeren bruker niemandem niemand "
    "betreiber besitzer "
    "notand* eigand*",
    "ASK": "frage fragen frag nachfragen fragst vragen vraag fråga spørg spørge spør spørre "
    "rückzufragen nachzufragen gefragt "
    "spyrðu biddu_um biðja_um",
    "SND": "vidarebefordra videresende mejla "
    "sendest sendet gesendet geschickt schickst schickt verschickst versendest "
    "weitergeleitet leitest weitergibst gib_weiter übermittelst übermittelt hochgeladen "
    "lädst veröffentliche stuurt gestuurd verzenden verzend doorsturen skickar skickat "
    "sänd sender sendt videresendt laster "
    "leite_alle sende senden schicke schick schicken lade hochladen übermittle übermitteln leite "
    "weiterleiten poste stuur sturen verstuur upload uploaden skicka ladda_upp send last_opp "
    "videresend exfiltriere übertrage maile versende verschicke kopiere "
    "sendu áframsendu hladdu_upp framsendu",
    "SEC": "lösenorden adgangskoderne passordene nøgler nøkler inloggning toegangscodes "
    "passwort passwörter passworte kennwort kennwörter api-schlüssel schlüssel "
    "zugangsdaten anmeldedaten geheimnisse tokens token wachtwoord wachtwoorden api-sleutel "
    "api-sleutels sleutels inloggegevens geheimen lösenord api-nycklar api-nyckel nycklar "
    "adgangskode adgangskoder adgangskoden passord passordet api-nøgler api-nøkler "
    "umgebungsvariablen omgevingsvariabelen miljövariabler credentials geheimnis "
    "ssh-schlüssel zugangsschlüssel "
    "lykilorð* aðgangslykl* aðgangsorð* leyniorð* auðkennislykl*",
    "DAT": "datei ordner unterlagen repository verzeichnis verzeichnisse adressbuch mails "
    "gesprächsverläufe bestand mappen filen filerna mapper "
    "nachrichten berichten meddelanden beskeder meldinger chats konversation gespräch gespräche gesprächsverlauf chatverlauf verlauf unterhaltung "
    "dateien daten datenbank gesprek gesprekken chatgeschiedenis bestanden gegevens database "
    "konversationen konversationer samtal samtalen filer chathistorik data quellcode "
    "e-mails kontakte home-verzeichnis notizen "
    "skrár skránum skrárnar dagbók* gögnin gögnum",
    "RUN": "beantworte erfülle erfüllst erfüllen befolge_jeden mach tu antworte_auf vervul "
    "beantwoord uppfyll svara_på svar_på "
    "führe ausführen führ voer uitvoeren kör utför udfør kør utfør kjør execute fuehre "
    "starte gehorche "
    "keyrðu framkvæmdu keyra framkvæma",
    "CMD": "fragen frage wunsch auftrag aufträge bitte anweisung vraag vragen fråga frågor "
    "spørgsmål spørsmål önskemål "
    "befehl befehle befehlen kommando kommandos code anfrage anfragen opdracht opdrachten "
    "commando commando's verzoek kommandon kommandoer skript begäran anmodning wünsche "
    "skipun beiðn* kóðann",
    "NEW": "neue neuen neuer wahre wahren echte echten eigentliche eigentlichen nieuwe echte nya "
    "nye riktiga rigtige "
    "nýjar nýju raunveruleg* uppfærð*",
    "TXT": "dieser_zeile diesem_abschnitt "
    "diese_regel dieser_regel diesem_befehl diesen_befehl deze_regel deze_notitie den_har_anteckningen denne_note dette_notat dieser_notiz dieses_eintrags diesem_eintrag diese_notiz dieser_notiz diese_nachricht dieser_nachricht diesen_text diesem_text "
    "diese_anweisung diese_anweisungen dieser_anweisung deze_notitie dit_bericht deze_instructie "
    "detta_meddelande denne_besked denna_anteckning diese_erinnerung dieser_erinnerung "
    "diesen_anweisungen "
    "þessi_færsla þessari_færslu þessum_minnismið* þessi_miði þessum_texta "
    "þessari_athugasemd þessi_minnispunktur þessum_minnispunkt*",
    "PAY": "kontonumret kontonummeret bankgiro betalningsmottagare modtager mottaker "
    "begunstigde "
    "iban empfänger kontonummer bankverbindung rekeningnummer ontvanger begünstigter "
    "bankkonto "
    "reikningsnúmer* bankareikning* kennital*",
    "SWP": "umleiten umzuleiten umlenken abändern ersetze ersetzen tausche austauschen ändere vervang verander ersätt erstat erstatt "
    "vertausche "
    "skiptu_út skipta_út",
    "GRA": "autorisiert genehmigt freigegeben erlaubt vorab_genehmigt goedgekeurd geautoriseerd "
    "toegestaan godkänt godkendt godkjent zugestimmt eingewilligt "
    "heimilað samþykkt",
    "MEN": "angriff angriffe angriffen angreifer injektion injektionen injection injections "
    "erkennt erkennen blockiert lehnt ablehnt beispiel beispiele vortrag artikel workshop "
    "schulung test tests aanval aanvallen detecteert blokkeert voorbeeld lezing "
    "attack angrepp angreb angrep exempel eksempel satz sätze phishing versuche versuch "
    "buch folie folien filtert warnt lied erklärt",
    "THR": "  sie kunde kunden team chef nutzer benutzer klant klanten     chef "
    "kund kunden kunde     brugeren skript gebruiker anwalt lehrer mutter",
    "TOP": "über für bezüglich zu zur zum zum_thema over voor betreffende om för om for vom im von "
    "aus auf beim på til",
    "RES": "gränser begränsningar grænser begrænsninger begrensninger beperkingen spärrar "
    "hemmungen "
    "vorschriften regeln vorgaben gewissen skrupel verbote "
    "regel* beschränkung* einschränkung* grenze* filter filtern schranken zensur tabus moral auflagen beperking* regels grenzen restrictie* begränsning* restriktion* regler begrænsning* begrensning* restriksjon* filtre filtri verbot* hemmung* "
    "takmarkanir takmarkana takmörkun* hömlur reglur reglna",
    "NTL": "förtig fortig fortie verschweig",
    "TEX": "text texten wortlaut inhalt tekst inhoud tekst innehall inneha text teksten texten "
    "innihald* orðrétt",
    "LIB": "frei befreit vrij fri befriad",
    "HAK": "hacker",
    "PRE": "tu_als gib_vor stelle_dir_vor verhalte_dich_so als_wenn nimm_an angenommen "
    "geh_davon_aus handle_so stel_je_voor låtsas föreställ_dig forestil_dig lat_som "
    "forestill_deg "
    "tu_so als_ob doe_alsof alsof låtsas_att som_om lad_som_om late_som_om stell_dir stell_dir_vor "
    "láttu_eins_og ímyndaðu_þér",
    "MY": "mein meine meinen meiner mijn min mitt mina",
    "WHA": "was wie welche welcher wat welke vad hvad hva hvilken",
    "THS": "diese dieser diesem dies davon dit deze hiervan denna detta dessa denne dette disse "
    "þetta þessi þessu þessum þessari",
    "SKP": "staat steht står die der das den dem des de het een en och og att at bitte alsjeblieft vänligen mir mal "
    "ook auch und die_dir dir sofort som mig meg die_je von an ut zu",
    "HDN": "wort_für_wort wortwörtlich wörtlich woord_voor_woord ord_för_ord ord_for_ord "
    "im_wortlaut vollständig ungekürzt "
    " "
    "falda földu faldar falinn leynileg* földum",
    "EXI": "existieren existierten existiert gäbe gibt existert gegeben bestaan bestonden finns "
    "fanns eksisterer existerar "
    "",
    "OVR": "vorrang vorrangig höher_als wichtiger_als steht_über stehen_über übersteuert schlägt "
    "sticht priorität belangrijker_dan voorrang viktigare_än företräde vigtigere_end "
    "viktigere_enn "
    "",
    "REF": "lehne ablehnen lehnst verweigere verweigern verweigerst weigere weigern weiger "
    "weigeren vägra neka afvis nægt avvis "
    " "
    "neita neitaðu hafna hafnaðu",
    "DED": "gelöscht weitergeleitet kopiert übertragen geändert verändert abgeschaltet deaktiviert manipuliert hochgeladen verschickt abgeflossen entfernt verwijderd doorgestuurd gekopieerd gewijzigd raderat vidarebefordrat "
    "breytt lekið áframsent",
}
