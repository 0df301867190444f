"""Dutch."""

import re

from memoryd.rules.judging.languages.language import Language, lines, phrases, table

_VERBS = """
send: sturen stuur, verzenden verzend, versturen verstuur, zenden zend, doorsturen, antwoorden
    antwoord, beantwoorden beantwoord
message: appen app, contacteren contacteer, benaderen benader, informeren informeer
email: mailen mail, e-mailen
call: bellen bel, opbellen, telefoneren telefoneer
invite: uitnodigen, uitgenodigd
post: posten post, plaatsen plaats, publiceren publiceer, twitteren, tweeten tweet
share: delen deel
delete: verwijderen verwijder, wissen wis, weggooien, schrappen schrap, leegmaken
change: wijzigen wijzig, veranderen verander, aanpassen, bewerken bewerk, bijwerken, gewijzigd,
    aangepast
overwrite: overschrijven overschrijf
save: opslaan
touch: aanraken, aankomen
create: maken maak, aanmaken, toevoegen, creëren creëer
read: lezen lees, bekijken bekijk, tonen toon
go: gaan ga
open: openen open, bezoeken bezoek, opendoen, openmaken
run: uitvoeren, draaien draai, runnen run, uitgevoerd
use: gebruiken gebruik, doen doe, gebruikt
restart: herstarten herstart
start: starten start, opstarten
stop: stoppen stop, beëindigen beëindig, afsluiten
push: pushen push, gepusht
force push: force-pushen force-push, force_pushen
commit: committen commit
merge: mergen merge, samenvoegen, gemerged
rebase: rebasen rebase
deploy: deployen deploy, uitrollen, releasen release
install: installeren installeer
uninstall: deïnstalleren deïnstalleer
upgrade: upgraden upgrade
download: downloaden download
upload: uploaden upload
move: verplaatsen verplaats, hernoemen hernoem
copy: kopiëren kopieer
pay: betalen betaal
transfer: overmaken, overboeken
buy: kopen koop, aanschaffen
order: bestellen bestel
sell: verkopen verkoop
spend: uitgeven, besteden besteed
book: boeken boek, reserveren reserveer
cancel: annuleren annuleer, afzeggen, opzeggen
schedule: plannen plan, inplannen, afspreken
log in: inloggen, verbinden verbind
approve: goedkeuren, accepteren accepteer
close: sluiten sluit, dichtdoen
assign: toewijzen
play: spelen speel, afspelen, draaien
turn on: aanzetten, inschakelen, aandoen
turn off: uitzetten, uitschakelen, uitdoen
lock: vergrendelen vergrendel
unlock: ontgrendelen ontgrendel
raise: verhogen verhoog
lower: verlagen verlaag
query: bevragen bevraag
search: zoeken zoek
archive: archiveren archiveer
export: exporteren exporteer
set: zetten zet, instellen
write: wegschrijven, schrijven schrijf
"""
_PARTED = """
invite: nodig uit
turn off: zet uit, schakel uit, doe uit
turn on: zet aan, schakel in, doe aan, zet in
create: maak aan, voeg toe, vraag aan
run: voer uit
deploy: rol uit
call: bel op
touch: raak aan, kom aan
change: pas aan, werk bij
delete: gooi weg, haal weg, maak leeg
transfer: maak over, boek over
spend: geef uit
stop: sluit af
schedule: plan in, spreek af
log in: log in
merge: voeg samen
cancel: zeg af, zeg op
approve: keur goed
save: sla op
send: stuur door, stuur op
share: geef door
assign: wijs toe
play: speel af, zet op
start: start op
set: stel in
close: doe dicht
"""
_WORDS = """
: op afstand
: alsjeblieft, alstublieft, graag, aub, onthoud, let op, belangrijk, voortaan, vanaf nu, in de
    toekomst, zomaar
: je, jij, u, ik wil dat je, moet, mag, mogen, moeten, wil, wilt, er, ooit, nog, meer, dus, maar,
    ook, worden, wordt, zijn, om, te, het om, alles
: hier, daar, onder geen beding, in geen geval, absoluut, echt, dan, weer, zelf, eens, even,
    gewoon
anything: iets
the: de, het, deze, dit, die, dat
a: een
any: enig, enige, elke, ieder, iedere, welke dan ook
all: alle
my: mijn, m'n
our: onze, ons
your: jouw, je eigen, uw
to: naar, aan
in: in, binnen, erin
in the channel: in kanaal, in het kanaal
from: van, vanaf, vanuit, uit
of: van de, van het
on: op
with: met, via, door
for: voor
at: bij
about: over
under: onder
or: of, noch
and: en
except: behalve, uitgezonderd, met uitzondering van, op na
except to: behalve naar, behalve aan
except in: behalve in
unless: tenzij
only: alleen, enkel, uitsluitend, slechts, alleen maar
outside: buiten, buiten de, buiten het
without: zonder
without asking me: zonder te vragen, zonder het te vragen, zonder mij te vragen, zonder het mij te
    vragen, zonder mijn toestemming, zonder toestemming, zonder mijn goedkeuring, zonder
    goedkeuring, zonder overleg, zonder eerst te vragen, zonder mijn akkoord, zonder bevestiging,
    zonder mijn medeweten
unless i say so: tenzij ik het zeg, tenzij ik het vraag, tenzij ik erom vraag, behalve als ik het
    zeg
ask me first: vraag het eerst, vraag het mij eerst, vraag me eerst, vraag eerst, eerst vragen
because: want, omdat, aangezien, anders, doordat
if: als, indien
when: wanneer, zodra, telkens als
while: terwijl, zolang
until: tot, totdat
before: vóór, voordat, alvorens
after: na, nadat
during: tijdens, gedurende
at night: 's nachts, in de nacht
on weekends: in het weekend, in het weekeinde
on fridays: op vrijdag, vrijdags, op vrijdagen
on mondays: op maandag
on saturdays: op zaterdag
on sundays: op zondag
more than: meer dan, hoger dan, boven, boven de, groter dan, duurder dan, langer dan, warmer dan
less than: minder dan, lager dan, onder de, kleiner dan
anyone: iemand, wie dan ook
nobody: niemand
directly: rechtstreeks, direct
at once: in één keer, in een keer, tegelijk, per keer
file: bestand
files: bestanden
flag: vlag
flags: vlaggen
package: pakket
packages: pakketten
tickets: kaartjes
ticket: kaartje
column: kolom
row: rij
rows: rijen
images: afbeeldingen
library: bibliotheek
libraries: bibliotheken
version: versie
contact: contact
contacts: contacten
passwords: wachtwoorden
attachments: bijlagen
profile: profiel
outsiders: buitenstaanders
folder: map, directory
folders: mappen
branch: tak
table: tabel
tables: tabellen
sheet: blad, tabblad
channel: kanaal
channels: kanalen
group: groep
command: opdracht, commando
commands: opdrachten, commando's
messages: berichten, berichtjes, bericht, berichtje
emails: mails, e-mails, mailtjes, mailtje
email: e-mail
invitations: uitnodigingen
invitation: uitnodiging
meeting: vergadering, afspraak
meetings: vergaderingen, afspraken
event: evenement
events: evenementen
calendar: agenda
production: productie
production environment: productieomgeving
database: database, databank
production database: productiedatabase
data: data, gegevens
site: site
website: website
websites: websites
page: pagina
pages: pagina's
account: rekening
bank transfers: overschrijvingen
payment: betaling
payments: betalingen
money: geld
heating: verwarming
degrees: graden
euros: euro
people: personen
photos: foto's
flight: vlucht
flights: vluchten
hotel: hotel
restaurants: restaurants
music: muziek
song: nummer, liedje
songs: nummers, liedjes
orders: bestellingen
customer: klant
customers: klanten
supplier: leverancier
suppliers: leveranciers
subject: onderwerp
boss: baas
press: pers
journalists: journalisten
colleagues: collega's
friends: vrienden
family: familie
mom: mama, mam
mother: moeder
dad: papa, pap
father: vader
wife: vrouw
husband: man
brother: broer
sister: zus
doctor: huisarts
lawyer: advocaat
landlord: huisbaas
accountant: boekhouder
store: winkel
company: bedrijf, firma
him: hem
her: haar
them: hen, hun, ze
it: het
"""


def _forms() -> dict[str, str]:
    return {
        form.replace("_", " "): english
        for english, words in lines(_VERBS)
        for each in words
        for form in each.split()
    }


_NEVER = """
nooit, niet, niets, niks, niemand, geen, geen enkele, geen enkel, nimmer, verboden, is verboden,
stop met het, hou op met het, houd op met het,
zijn verboden, het is verboden om, vermijd, stop met, hou op met, houd op met, nooit ofte
nimmer, is niet toegestaan, zijn niet toegestaan, niet toegestaan, niet langer, mag niet, mogen
niet, mag nooit
"""


DUTCH = Language(
    told_by=re.compile(
        r"(?<![\w-])(?:nooit|niet|niets|niks|niemand|geen|verboden|vermijd|"
        r"(?:stop|hou op) met (?:het |de )?\w+en\b|"
        r"(?-i:alleen)(?= (?:naar|aan|in|op|met|via|binnen)\b)|nimmer)(?![\w-])",
        re.IGNORECASE,
    ),
    wished=re.compile(
        r"(?<!\w)(?:vergeet (?:nooit|niet)|aarzel (?:nooit|niet)|niet vergeten)(?: om)?(?!\w)",
        re.IGNORECASE,
    ),
    never=phrases(_NEVER),
    verbs=_forms(),
    words=table(_WORDS),
    parted={
        (first, last): english
        for english, pairs in lines(_PARTED)
        for first, last in (pair.split() for pair in pairs)
    },
)
