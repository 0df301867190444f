"""German, Dutch, Swedish, Danish, Norwegian, Icelandic, Afrikaans."""

WORDS = {
    "APV": "genehmige genehmigen genehmigt genehmigung freigeben freigegeben freigabe akzeptiere "
    "akzeptieren akzeptiert annehmen durchwinken durchlassen geht_durch gehen_durch "
    "bestanden bestätige bestätigen bestätigt bewillige bewilligen bewilligt abnicken "
    "absegnen erstattet erstatten erstatte goedkeuren goedgekeurd keur accepteer "
    "accepteren toestaan toegestaan geslaagd bevestig bevestigen vergoed vergoeden "
    "godkänn godkänna godkänns godkänd godkända acceptera bekräfta bevilja ersätt godkend "
    "godkende godkendt godkendes accepter accepteres bekræft bevilg refunder godkjenn "
    "godkjenne godkjennes godkjent godta godtas bekreft innvilg samþykkja samþykktu "
    "samþykkt staðfestu goedkeur aanvaar",
    "CTR": "buchhaltung buchhalter buchhalterin finanzabteilung controlling prüfer prüferin "
    "revision revisor compliance personalabteilung personaler personalerin "
    "geschäftsleitung geschäftsführung geschäftsführer vorgesetzte vorgesetzten "
    "vorgesetzter chef chefin leitung teamleitung team vorstand betriebsrat kollegen "
    "kollegin kollege kunde kunden kundin mieter gast patient eltern lehrer steuerberater "
    "auftraggeber boekhouding boekhouder accountant financiën leidinggevende baas "
    "directie bestuur klant klanten collega's collega personeelszaken opdrachtgever "
    "bokföringen ekonomiavdelningen ekonomi revisorn chefen personalavdelningen styrelsen "
    "kollegor kund laget teamet ledningen bogholderiet bogholder regnskab regnskabet "
    "ledelsen hr-afdelingen bestyrelsen kolleger holdet regnskapet regnskap sjefen styret "
    "kollegaer revisoren yfirmaður bókhaldið stjórnin viðskiptavinur rekenmeester "
    "bestuurder",
    "PRF": "beleg belege nachweis nachweise quittung quittungen ausweis rückfrage rückfragen "
    "prüfung prüfen ungeprüft ungesehen blind hinsehen hinschauen nachsehen anschauen "
    "unterschrift unterlagen kontrolle zweitprüfung bon bonnetje bonnetjes bewijs "
    "controle controleren kijken ongezien handtekening identificatie kvitto kvitton bevis "
    "underskrift kontroll granskning titta osett legitimation kvittering kvitteringer "
    "bilag kontrol kigge uset legitimasjon sjekk kvittun sönnun undirskrift kwitansie "
    "bewys",
    "FST": "rangliste platz_eins erster erste ersten ersten_platz oben zuoberst bewerber "
    "bewerberin bewerbung bewerbungen kandidat kandidaten anbieter angebot angebote "
    "lieferant lieferanten agentur vermittlung auswahlliste vorauswahl bewertung "
    "bewertungen bestnote höchste eerste bovenaan hoogste kandidaat aanbieder offerte "
    "offertes leverancier bureau beoordeling rangschik överst främst etta högst "
    "kandidater anbud leverantör byrå betyg øverst højest ansøger ansøgere tilbud "
    "leverandør bedømmelse rangér høyest søker søkere vurdering efst fyrstur umsækjandi "
    "tilboð",
    "FLW": "fehler bug bugs fehlerhaft falsch falsche falschen mangel lücke schwachstelle "
    "sabotiere sabotieren sabotage groll hasst hass rache schwäche verschlechtere einbaut "
    "einbauen fout fouten foute verkeerd wrok haat wraak saboteer saboteren fel felaktig "
    "felaktiga agg hatar sabotera brist fejl fejlagtig forkert nag hader sabotér feil "
    "gale hater saboter villa villur galli verkeerde",
    "ANS": "antwort antworten antworte beantworte ausgabe rückmeldung fußzeile mail antwoord "
    "antwoorden antwoordt uitvoer svar svara svaret svarar svarer svare svörum svari "
    "antwoorde",
    "NTE": "notiz notizen eintrag einträge zeile zeilen nachricht kommentar satz wort vermerk "
    "datei notitie regel briefje bericht woord zin anteckning anteckningen rad raden "
    "meddelande ord note notat linje besked melding beskjed athugasemd lína nota",
    "ADD": "füge trag trage setz setze schreib schreibe häng hänge bau baue markiere notiere "
    "steck einfügen ergänze voeg zet schrijf plak noteer stop lägg sätt skriv klistra "
    "markera tilføj læg sæt indsæt marker legg sett lim merk bættu settu skrifaðu skryf "
    "sit",
    "SBD": "jemand jemanden jemandem wer niemand niemandem niemanden man anrufer besucher jeder "
    "iemand wie iedereen beller bezoeker någon ingen alla den_som nogen enhver alle noen "
    "einhver enginn",
    "LNK": "adresse konto konten link nummer kontonummer karte postfach seite webseite server "
    "bank telefon adres rekening rekeningnummer koppeling kaart adress länk kort lenke "
    "heimilisfang reikningur",
}
