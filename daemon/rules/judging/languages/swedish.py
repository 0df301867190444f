"""Swedish."""

import re

from memoryd.rules.judging.languages.language import Language, lines, phrases, table

_VERBS = """
send: skicka skickar, sända sänd, vidarebefordra, svara svarar, skickas
message: messa, kontakta kontaktar, meddela
sms: smsa, sms:a
email: mejla mejlar, maila mailar, mejlas
call: ringa ring ringer
invite: bjuda_in bjud_in
post: posta postar, publicera publicerar, twittra, tweeta, lägga_upp, postas
share: dela delar, delas
delete: radera raderar, ta_bort, tar_bort, tas_bort, raderas, kasta, slänga släng, rensa, tömma töm
change: ändra ändrar, redigera redigerar, modifiera, uppdatera, ändras, byta byt
overwrite: skriva_över skriv_över
save: spara sparar
touch: röra rör, röras
create: skapa skapar, lägga_till
read: läsa läs läser
open: öppna öppnar, besöka besök
run: köra kör
use: använda använd använder, göra gör, användas
restart: starta_om, reboota
start: starta startar
stop: stoppa stoppar, avsluta, stänga_av
push: pusha pushar, pushas
force push: force-pusha
commit: commita committa
merge: merga mergea mergar, mergas
rebase: rebasa
deploy: deploya deployar, deployas
install: installera installerar, installeras
uninstall: avinstallera
upgrade: uppgradera
download: ladda_ner, ladda_ned
upload: ladda_upp
move: flytta flyttar
copy: kopiera kopierar
pay: betala betalar
transfer: överföra överför, föra_över
buy: köpa köp köper, handla
order: beställa beställ
sell: sälja sälj
spend: spendera
book: boka bokar, reservera
cancel: avboka, avbeställa
schedule: planera, schemalägga, boka_in
log in: logga_in, ansluta anslut
approve: godkänna godkänn, acceptera, godta
close: stänga stäng
assign: tilldela
play: spela spelar
turn on: tända tänd, slå_på, sätta_på
turn off: släcka släck, slå_av
lock: låsa lås
unlock: låsa_upp lås_upp
raise: höja höj
lower: sänka sänk
search: söka sök
archive: arkivera
export: exportera
set: ställa_in, sätta sätt
write: skriva skriv skriver
print: skriva_ut
tag: tagga
mention: nämna nämn
show: visa
"""
_PARTED = """
invite: bjud in
delete: ta bort
overwrite: skriv över
post: lägg upp
create: lägg till
restart: starta om
stop: stäng av
download: ladda ner, ladda ned
upload: ladda upp
transfer: för över
log in: logga in
turn on: slå på, sätt på
turn off: slå av
unlock: lås upp
set: ställ in
schedule: boka in
print: skriv ut
sign: skriv under
"""
_WORDS = """
: snälla, tack, vänligen, kom ihåg, obs, viktigt, hädanefter, framöver, i fortsättningen, i
    framtiden, från och med nu, nästa gång, från nu
: kan, kan du, skulle, kunna, jag vill, att du, klockan, dig, se dig, först,
    du, ni, jag vill att du, får, ska, skall, bör, någonsin, mer, igen, alltså, men, också, är, det,
    att, allt, verkligen, absolut, heller, ens, några, något, någon annan, mitt i
: här, där, då, själv, bara så du vet, någonting, förstått
anything: nåt, något som helst, någonting alls
the: den, de, dessa, detta, den här, det här, de här, den där
a: en, ett
any: någon, några som helst
all: alla, samtliga
my: min, mitt, mina
our: vår, vårt, våra
your: din, ditt, dina
to: till, åt, mot
in: i, inom, inne i
in the channel: i kanalen
on: på
from: från, ur
with: med, via, genom
for: för
at: hos, vid
about: om, angående
over: över
under: under
or: eller
and: och
except: förutom, utom, med undantag för
except to: förutom till, utom till
unless: om inte, såvida inte
only: endast, enbart, bara till
outside: utanför
without: utan
that: som
without asking me: utan att fråga, utan att fråga mig, utan att fråga mig först, utan att fråga
    först, utan mitt ok, utan mitt godkännande, utan min tillåtelse, utan tillåtelse, utan
    godkännande, utan mitt medgivande, utan att jag godkänt, utan bekräftelse, utan min bekräftelse,
    utan mitt, utan min
unless i say so: om jag inte säger till, om inte jag ber om det, om jag inte ber om det
because: eftersom, därför att, annars
when: när, så fort
while: medan, så länge
until: tills
before: före, innan
after: efter
during: under tiden
at night: på natten, på nätterna, nattetid
on weekends: på helger, på helgen, på helgerna
on fridays: på fredagar
on mondays: på måndagar
on saturdays: på lördagar
on sundays: på söndagar
more than: mer än, större än, högre än, dyrare än, längre än
less than: mindre än, lägre än
anyone: någon, vem som helst
anyone except: andra än, någon annan än, någon än, nån annan än
SEK: kr, kronor
changes: ändringar
transfers: överföringar
nobody: ingen
directly: direkt
at once: på en gång
file: filen, fil
files: filer, filerna
flag: flaggan
package: paketet
packages: paket
column: kolumnen
rows: rader
images: bilder
version: versionen
contact: kontakten
contacts: kontakter
passwords: lösenord, lösenorden
attachments: bilagor
folder: mappen, mapp, katalogen
folders: mappar, kataloger
branch: grenen, branchen
table: tabellen, tabell
tables: tabeller, tabellerna
channel: kanalen
group: gruppen
command: kommandot
commands: kommandon
messages: meddelanden, meddelande
emails: mejl, mail, mejlen, e-post
sms: sms
calls: samtal
invitations: inbjudningar
meeting: möte, mötet
meetings: möten, mötena
event: händelse, händelsen
events: händelser, kalenderhändelser
calendar: kalendern, kalender
production: produktion, produktionen
database: databasen, databas
production database: produktionsdatabasen, prod-databasen
data: data
website: webbplatsen, sajten
page: sidan
pages: sidor
account: kontot
payment: betalning
payments: betalningar
money: pengar
degrees: grader
people: personer
photos: foton
flights: flyg
hotel: hotell
music: musik, musiken
browser: webbläsaren, webbläsare
heating: värmen
temperature: temperaturen
lights: lamporna, lampor, ljuset
door: dörren
orders: beställningar
purchases: köp
bookings: bokningar
reminders: påminnelser
notifications: notiser
posts: inlägg
deploys: deployer
address: adress
private: privata, privat
trains: tåg
board: styrelsen
newsletter: nyhetsbrev
reports: rapporter
invoices: fakturor
customer: kunden, kund
customers: kunder, kunderna
supplier: leverantören
suppliers: leverantörer
subject: ämnesraden
boss: chefen, chef
press: pressen
journalists: journalister
colleagues: kollegor
friends: vänner
mom: mamma
dad: pappa
server: servern
root: root
him: honom
her: henne
them: dem
me: mig
"""
_NEVER = """
aldrig, inte, ej, inga, inget, ingen, ingenting, inga fler, inga nya, aldrig mer, aldrig någonsin,
sluta, sluta att, sluta med, sluta med att, sluta upp med att, undvik, undvik att, låt bli,
låt bli att, inte längre, får inte, får aldrig, ska inte, ska aldrig, förbjudet, förbjudet att,
det är förbjudet att, jag förbjuder dig att, jag vill inte att du, se till att inte, se till att
aldrig, får du inte, får du aldrig, ska du inte, ska du aldrig, under inga omständigheter, får ej,
jag vill inte att, jag vill inte se, jag vill aldrig se, håll fingrarna borta från, låta bli,
låta bli att, håll händerna borta från, håll dig borta från
"""


def _forms() -> dict[str, str]:
    return {
        form.replace("_", " "): english
        for english, words in lines(_VERBS)
        for each in words
        for form in each.split()
    }


_MADE = (
    r"(?:mejl|mail|meddelanden|sms|samtal|möten|köp|betalningar|bokningar|inlägg|påminnelser|"
    r"notiser|deployer|beställningar|överföringar|inbjudningar|nyhetsbrev|ändringar)"
)
_PARTS = {
    (first, last): english
    for english, pairs in lines(_PARTED)
    for first, last in (pair.split() for pair in pairs)
}
_DEED = "|".join([*_forms(), *(first for first, _ in _PARTS)])
SWEDISH = Language(
    told_by=re.compile(
        rf"^(?=.*(?<![\w-])(?:{_DEED})(?![\w-])).*(?<![\w-])(?:aldrig|inte|ej|inga|"
        r"inget|ingen|ingenting|förbjudet|förbjuder|sluta|undvik|låta? bli)(?![\w-])|"
        rf"(?<![\w-])(?:inga|aldrig mer|inget mer|sluta med)\s(?:(?:fler|nya|alla|de)\s)?{_MADE}\b|"
        r"\bhåll (?:dig|fingrarna|händerna) borta från\b",
        re.IGNORECASE | re.DOTALL,
    ),
    wished=re.compile(
        r"(?<!\w)(?:glöm (?:inte|aldrig)|tveka (?:inte|aldrig))(?: att)?(?!\w)", re.IGNORECASE
    ),
    never=phrases(_NEVER),
    verbs=_forms(),
    words=table(_WORDS),
    parted=_PARTS,
)
