"""Italian."""

import re

from memoryd.rules.judging.languages.language import Language, lines, phrases, table

_INFINITIVES = """
send: inviare, mandare, spedire, inoltrare, comunicare, notificare, rispondere
message: messaggiare, contattare, avvisare
email: mailare
call: chiamare, telefonare
invite: invitare
post: postare, pubblicare, twittare
share: condividere
reveal: rivelare, svelare
delete: cancellare, eliminare, rimuovere, svuotare, togliere
change: modificare, cambiare, aggiornare, alterare, editare
write: scrivere, sovrascrivere, salvare, riscrivere
touch: toccare
create: creare, aggiungere, generare, aprire un ticket
read: leggere, mostrare, visualizzare, stampare
open: aprire, visitare, navigare
run: eseguire, lanciare
start: avviare
use: usare, utilizzare, impiegare, adoperare
restart: riavviare
stop: fermare, arrestare, interrompere, terminare, uccidere
push: pushare, spingere, fare push, fare il push
force push: forzare il push, fare force push
commit: committare, fare commit
merge: mergiare, mergere, unire, fare merge, fare il merge
rebase: fare rebase, fare il rebase
deploy: deployare, fare deploy, fare il deploy, distribuire, rilasciare
install: installare
uninstall: disinstallare
upgrade: upgradare
download: scaricare
upload: caricare
move: spostare, rinominare
copy: copiare
pay: pagare, versare
transfer: trasferire, bonificare, fare bonifici, fare un bonifico
buy: comprare, acquistare, ordinare
sell: vendere
spend: spendere
book: prenotare, riservare
cancel: annullare, disdire
schedule: pianificare, programmare, fissare, organizzare
log in: loggare, accedere, collegare, connettere
approve: approvare, accettare
close: chiudere, risolvere
assign: assegnare
play: riprodurre, suonare
turn on: accendere
turn off: spegnere
enable: attivare, abilitare
disable: disattivare, disabilitare
lock: bloccare
unlock: sbloccare
raise: alzare, aumentare
lower: abbassare, diminuire, ridurre
query: interrogare
search: cercare
archive: archiviare
export: esportare
scale: scalare
set: impostare, mettere
"""
_CLITICS = {
    "": "",
    "gli": "|to him",
    "le": "|to her",
    "lo": "|it",
    "la": "|it",
    "li": "|them",
    **dict.fromkeys(("mi", "ti", "ci", "vi", "ne", "si", "melo", "cene"), ""),
}
_THEMES = {"a": ("ate", "i", "hi", "a"), "e": ("ete", "a", "e"), "i": ("ite", "a", "isca", "e")}
"""Orders and statements by the vowel of the infinitive."""


def _forms() -> dict[str, str]:
    found: dict[str, str] = {}
    for english, verbs in lines(_INFINITIVES):
        for verb in verbs:
            head, _, tail = verb.partition(" ")
            tail = f" {tail}" if tail else ""
            found[verb] = english
            for clitic, whom in _CLITICS.items():
                found[f"{head[:-1]}{clitic}{tail}"] = english + whom
            vowel, stem = head[-3], head[:-3]
            for ending in _THEMES.get(vowel, ()):
                found.setdefault(f"{stem}{ending}{tail}", english)
            if vowel == "a" and stem.endswith("i"):
                found.setdefault(f"{stem}{tail}", english)
    for noun in ("la", "le", "che", "copia", "posta", "carica", "firma", "apra"):
        found.pop(noun, None)
    return found


_WORDS = """
: da remoto, a distanza, online
: mai, più, si, devi, deve, dovete, dovresti, bisogna, puoi, può, potete, voglio che tu, ti prego
    di
: per favore, per piacere, ricorda, ricordati, nota, importante, da ora in poi, d'ora in poi,
    assolutamente
anything: nulla
anyone: nessuno, alcuno
: alcun, alcuna, va, vanno, essere, viene, ci, mi, ne, io
: stai, sta, quindi, però, anche, ancora, proprio, tutto, tutta, per nessun motivo, in nessun caso
that: che
the: il, lo, la, i, gli, le, l', quel, quello, quella, quegli, quelle, quei, questo, questa,
    questi, queste, quest', quell'
a: un, uno, una, un'
any: qualsiasi, qualunque, qualche, ogni
all: tutti, tutte, tutti i, tutte le, tutto il, tutta la
my: mio, mia, miei, mie, il mio, la mia, i miei, le mie
our: nostro, nostra, nostri, nostre, il nostro, la nostra, i nostri, le nostre
to: a, ad, verso, all'indirizzo, all'
to the: al, allo, alla, ai, agli, alle
of: di, d'
of the: del, dello, della, dei, degli, delle, dell'
from: da, presso
from the: dal, dallo, dalla, dai, dagli, dalle, dall'
in: in, dentro, nell', entro
in the: nel, nello, nella, nei, negli, nelle, dentro il, dentro la
on: su, sopra, sull'
on the: sul, sullo, sulla, sui, sugli, sulle
with: con, tramite, via, mediante
with the: col, coi
for: per
under: sotto
about: riguardo a, circa
or: o, oppure, né, od
and: e, ed
except: tranne, eccetto, salvo, a parte, ad eccezione di, fuorché, esclusi, escluso, tranne che
except to: tranne a, tranne che a, salvo a
unless: a meno che, se non, a meno che non
only: solo, soltanto, solamente, unicamente, esclusivamente
outside: fuori da, fuori dal, fuori dalla, fuori di, al di fuori di, al di fuori della, al di
    fuori del, all'esterno di, all'esterno della
without: senza
without asking me: senza chiedere, senza chiedermi, senza chiedermelo, senza il mio permesso,
    senza permesso, senza la mia approvazione, senza la mia autorizzazione, senza conferma, senza
    la mia conferma, senza il mio consenso, senza avvisarmi, senza il mio ok, senza dirmelo, senza
    chiedermi prima
unless i say so: se non te lo dico io, a meno che non te lo dica, se non te lo chiedo io, a meno
    che non te lo chieda
ask me first: chiedimi prima, chiedi prima, chiedimi sempre prima, prima chiedimi
because: perché, poiché, dato che, siccome, visto che, in quanto, altrimenti, sennò
if: se, qualora
when: quando, ogni volta che
while: mentre, finché
until: fino a, fino alle, fino al
before: prima di, prima delle, prima del, prima che
after: dopo, dopo le, dopo il
during: durante
at night: di notte, la notte
on weekends: nel weekend, nel fine settimana, durante il weekend
on fridays: di venerdì, il venerdì, venerdì
on mondays: di lunedì, il lunedì
on saturdays: di sabato, il sabato
on sundays: di domenica, la domenica
more than: più di, oltre, oltre i, oltre gli, superiore a, superiori a, sopra i, al di sopra di,
    maggiore di, maggiori di, più grande di, più grandi di, più alto di, più di un
less than: meno di, inferiore a, inferiori a, sotto i
again: di nuovo, nuovamente
anyone: chiunque
directly: direttamente
at once: in una volta, alla volta, in un colpo solo
file: file, documento
files: documenti
package: pacchetto
packages: pacchetti
ticket: biglietto
tickets: biglietti
column: colonna
row: riga
rows: righe
images: immagini
library: libreria
libraries: librerie
version: versione
contact: contatto
contacts: contatti
password: parola d'ordine
attachments: allegati
profile: profilo
server: macchina
outsiders: esterni
folder: cartella, directory
folders: cartelle
branch: ramo
branches: rami
table: tabella
tables: tabelle
sheet: foglio
channel: canale
channels: canali
group: gruppo
command: comando
commands: comandi
script: script
message: messaggio
messages: messaggi
email: mail, email, e-mail, posta, posta elettronica
emails: messaggi di posta
invitation: invito
invitations: inviti
meeting: riunione, incontro, appuntamento
meetings: riunioni, incontri, appuntamenti
request: richiesta
requests: richieste
project: progetto
projects: progetti
event: evento
events: eventi
calendar: calendario
production: produzione
production environment: ambiente di produzione
development: sviluppo
database: banca dati
data: dati
backups: copie di backup
site: sito
sites: siti
page: pagina
pages: pagine
account: conto
bank transfer: bonifico
bank transfers: bonifici
payment: pagamento
payments: pagamenti
money: soldi, denaro, pagamenti di
degrees: gradi
euros: euro
people: persone
tag: etichetta
tags: etichette
photos: foto
flight: volo
flights: voli
hotel: albergo
restaurant: ristorante
restaurants: ristoranti
music: musica
song: canzone, brano
songs: canzoni, brani
orders: ordini
order: ordine
customer: cliente
customers: clienti
supplier: fornitore
suppliers: fornitori
subject: oggetto
boss: capo
press: stampa
journalists: giornalisti
colleagues: colleghi
friends: amici
family: famiglia
mom: mamma
mother: madre
dad: papà
father: padre
wife: moglie
husband: marito
brother: fratello
sister: sorella
doctor: medico
lawyer: avvocato
landlord: padrone di casa
accountant: commercialista
store: negozio
company: ditta, azienda
him: lui
her: lei
them: loro
"""

_ELISION = re.compile(
    r"(?<!\w)(l|un|dell|nell|all|dall|sull|d|quest|quell|c)['’](?=\w)", re.IGNORECASE
)
_NEVER_AROUND = re.compile(
    r"(?<!\w)non (\w+) (?:mai più(?! di)|mai|più(?! di))(?!\w)", re.IGNORECASE
)


def _apart(text: str) -> str:
    """`text` with its articles apart, and with one negation: "non fare mai push"."""
    return _NEVER_AROUND.sub(r"non mai \1", _ELISION.sub(r"\1' ", text))


_NEVER = """
non, mai, mai più, non mai, vietato, vietata, vietati, vietate, è vietato, proibito, smetti di,
smettila di, smettetela di, basta, evita di, evitate di, nessun, nessuna, niente, non si può,
non devi, non devi mai, non dovete, non puoi, non deve, non voglio che tu, non si deve, è
severamente vietato, divieto di, non va, non vanno, non devi più
"""


ITALIAN = Language(
    told_by=re.compile(
        r"(?<![\w-])(?:non [a-z]+(?:are|ere|ire|rre|ate|ete|ite)|"
        r"non [a-z]+[aei]r(?:mi|ti|gli|le|lo|la|li|ci|ne)|"
        r"non .*?(?<!\w)(?:mai|più|il|gli|dell[aeo]|del|nell[aeo]|nel|sull[aeo]|sul|all[aeo]|con|"
        r"su|che)|non (?:si|va|vanno|devi|deve|dovete|puoi)|mai \w+[aei]re|vietat[oaie]|"
        r"è proibito|(?:smetti|smettetela|smettila|evita|evitate|basta)(?: di)? \w+(?:re|"
        r"[aei]r(?:mi|ti|gli|le|lo|la|li|ci|ne))|"
        r"(?:solo|soltanto) (?:a|in|su|nel\w*|con|da|sul\w*|al\w*)|"
        r"(?:niente|nessun[oa]?) \w+ (?:a|su|in|con|per|al|alla))(?!\w)",
        re.IGNORECASE,
    ),
    wished=re.compile(
        r"(?<!\w)non (?:(?:devi|dovete|puoi|voglio che tu) )?"
        r"(?:dimentic\w*|scordar\w*|esitar\w*|esitate|smettere)(?: mai)? (?:di|a)(?!\w)",
        re.IGNORECASE,
    ),
    never=phrases(_NEVER),
    verbs=_forms(),
    words=table(_WORDS),
    spelled=_apart,
)
