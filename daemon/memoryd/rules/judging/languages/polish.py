"""Polish."""

import re
from itertools import product

from memoryd.rules.judging.languages.language import Language, lines, phrases, table

_VERBS = """
send: wysył, wyśl, wysł, przesył, prześl, odpowiad, odpisu, odpisz, ślij
message: kontaktu, powiadami
email: mailu
call: dzwoń, dzwon, zadzwoń, zadzwon, telefonu
invite: zaprasz, zaproś, zapros
post: publiku, publikow, opublikuj, postu, wrzuc, zamieszcz
share: udostępni, dziel
delete: usuwa, usuń, usun, kasu, skasu, wymazu, czyść
change: zmienia, zmień, zmien, modyfiku, edytu, poprawia, aktualizu, przerabia
overwrite: nadpisu
write: pisz, pis, napisz, napis, zapisu, zapisz
touch: dotyka, rusza, ruszaj, tyka, tykaj
create: tworz, twórz, utwórz, dodawa, dodaj, zakłada, generu
read: czyta, ogląda, pokazu
open: otwiera, otwórz, odwiedza, wchodź, wchodz
run: uruchamia, uruchom, wykonu, odpala
use: używa, używ, użyj, korzysta, stosu, stosow, rób, rob
restart: restartu, zrestartu
start: startu
stop: zatrzymu, wyłączaj usługę, zabija
push: pushu, wypycha, pushow
commit: commitu, commitow
merge: merguj, mergow, scala
rebase: rebasu, rebasow
deploy: wdraża, wdrażaj, deployu, deployow, deploj
install: instalu, instalow, zainstalu
upgrade: upgrade
uninstall: odinstalow, odinstalu
download: pobiera, ściąga
upload: wgrywa, przesyłaj na
move: przenoś, przenos, przesuwa
copy: kopiu, kopiow
pay: płać, płac, zapłać, opłaca
transfer: przelewa, przelej
buy: kupu, kup, kupow
order: zamawia, zamów
sell: sprzedawa, sprzedaj
spend: wydawa
book: rezerwu, rezerwow
cancel: odwołu, anulu, odwoływa
schedule: planuj, planow, umawia
log in: logu, łącz, logow
approve: zatwierdza, akceptu
close: zamyka, zamkn
assign: przypisu
play: odtwarza, graj, puszcza
turn on: włącza
turn off: wyłącza, gaś
raise: podnoś, zwiększa
lower: obniża, zmniejsza
search: szuka, wyszuku
archive: archiwizu
"""
_ENDINGS = """
ać aj ajcie ajmy j jcie ć uj ujcie ować ywać ywaj uje e ecie y cie ij ijcie ić yć eć  ie ieć ą ę i
ij ć się am asz owania nia ania anie enie enia iać iaj iajcie
"""
_STEMS = """
file: plik
flag: flag, opcj
column: kolumn
row: wiersz
tickets: bilet
number: numer
libraries: bibliotek
images: obraz
version: wersj
contacts: kontakt
passwords: hasł, haseł
attachments: załącznik
profile: profil
folder: folder, katalog
branch: gałęz, gałąź, branch
table: tabel
channel: kanał, kanal
group: grup
command: poleceni, komend
script: skrypt
message: wiadomoś
email: mail, e-mail
invitation: zaproszeni
meeting: spotkani
event: wydarzeni
calendar: kalendarz
production: produkcj, produkcyj
data: dan
site: stron
ticket: zgłoszeni
account: kont
bank transfer: przelew
payment: płatnoś
money: pieniąd, pienięd
server: serwer
container: kontener
service: usług
repository: repozytori
package: pakiet
resources: zasob, zasób
link: link
record: rekord
tag: tag
database: baz
photos: zdjęci
flight: lot
hotel: hotel
restaurant: restauracj
song: piosen
music: muzyk
order: zamówieni
customer: klient
supplier: dostawc
boss: szef
press: pras, dziennikarz
colleagues: koleg, współpracownik
friends: przyjaci, znajom
family: rodzin
mom: mam
dad: tat
wife: żon
husband: mąż, męż
doctor: lekarz
lawyer: prawnik
accountant: księgow
any: jaki
all: wszystk
my: moj, mój, swoj
our: nasz
"""
_WORDS = """
: proszę, pamiętaj, ważne, od teraz, odtąd, więcej, już, mi, się, ty, bezpośrednio, po prostu,
    tam, tu, też, także, w ogóle, absolutnie, pod żadnym pozorem, w żadnym wypadku, żadnych,
    żadnego, żaden, żadnej, ponownie, znowu
anything: niczego, nic, cokolwiek, czegokolwiek, coś
anyone: nikogo, nikomu, kogokolwiek, komukolwiek, nikim
anywhere: nigdzie
playbook: planu, planem, planie, planów, plany
that: który, która, które, którzy, którą, których
this: ten, ta, to, tę, te, tym, tego, tej, tych
to: do, na adres, pod adres, na, ku, w, we, dla
from: z, ze, od
with: za pomocą, przez, przy użyciu
about: o
on: po
under: pod
or: lub, albo, ani, czy
and: i, oraz, a także
except: oprócz, poza, z wyjątkiem, prócz, za wyjątkiem, wyjąwszy
unless: chyba że, o ile nie
only: tylko, wyłącznie, jedynie
outside: spoza, poza katalogiem, poza folderem, na zewnątrz
without: bez
without asking me: bez pytania, bez pytania mnie, bez mojej zgody, bez zgody, bez mojego
    pozwolenia, bez pozwolenia, bez potwierdzenia, bez mojego potwierdzenia, nie pytając, bez
    mojej wiedzy, bez akceptacji, bez uzgodnienia
ask me first: najpierw zapytaj, zapytaj mnie najpierw, najpierw mnie zapytaj, pytaj mnie
because: bo, ponieważ, gdyż, dlatego że, inaczej
if: jeśli, jeżeli, gdyby
when: kiedy, gdy
while: podczas gdy, dopóki
until: dopóki nie, aż do
before: przed, zanim
after: po godzinie, później niż
during: podczas, w trakcie
at night: w nocy, nocą
on weekends: w weekendy, w weekend
on fridays: w piątki, w piątek
on mondays: w poniedziałki, w poniedziałek
on saturdays: w soboty, w sobotę
on sundays: w niedziele, w niedzielę
more than: więcej niż, ponad, powyżej, droższe niż, wyższe niż, większe niż, większych niż,
    większego niż, większy niż, wyżej niż, na kwotę
    powyżej
less than: mniej niż, poniżej
at once: na raz, jednorazowo, naraz
zloty: zł, złotych, złote, złoty, pln
euros: euro
degrees: stopni
people: osób
him: jemu, mu
her: jej
them: im
"""
_NEVER = """
nie, nigdy, nigdy nie, nigdy więcej nie, nigdy więcej, już nigdy nie, więcej nie, zabronione,
zabronione jest, zabrania się, zakaz, zakazuję, nie wolno, nie wolno ci, nie można, przestań,
przestańcie, unikaj, nie należy, nie masz prawa, nie powinieneś, nie powinnaś, nie próbuj,
zabraniam, jest zabronione, nie waż się, pod żadnym pozorem nie, w żadnym wypadku nie, i nie,
ani nie
"""


_CASES = """
ek: kowi, ka, kiem
eł: łowi, ła, łem
ki: kiego, kiemu, kim
ka: kiej, ce, ką, kę
da: dzie
ta: cie
ra: rze
ła: le
la: li, le, lę, lą
ga: dze
ia: ii, i, ię, ią
a: y, i, ę, ą, ie
: owi, a, em, u, iem, ie
"""
_NOMINATIVE = [(ending, own) for own, endings in lines(_CASES) for ending in endings]
"""Endings of first names and surnames in the nominative, each with those of its other cases."""
_MOST = 12


def _nominative(name: str) -> str:
    """A name with all that it may be in the nominative, as alternatives."""
    forms = [_forms(word) for word in name.split()]
    names = [name, *(" ".join(each) for each in product(*forms))] if len(forms) > 1 else forms[0]
    return " or ".join(f'"{each}"' for each in dict.fromkeys(names[:_MOST]))


def _alternatives(word: str) -> str:
    """A common noun in all that it may be in the nominative: "pizzy or pizza"."""
    return " or ".join(dict.fromkeys(_forms(word)[:_MOST]))


def _forms(word: str) -> list[str]:
    found = [word]
    for ending, own in _NOMINATIVE:
        if word.endswith(ending) and len(word) > len(ending) + 1:
            found.append(word.removesuffix(ending) + own)
    return found


POLISH = Language(
    told_by=re.compile(
        r"(?<![\w-])(?:nigdy|nie wolno|zabrania się|zabronione|zakaz|przestań|unikaj|"
        r"nie (?:[a-zżźćńółęąś]+(?:aj|uj|ij|yj|ajcie|ujcie|ać|ować|sz|ń|ść)|pisz|wysyłaj|rób|wolno|"
        r"płać|dzwoń|kupuj|twórz)|tylko)(?!\w)",
        re.IGNORECASE,
    ),
    wished=re.compile(
        r"(?<!\w)(?:nigdy )?nie (?:zapomn\w+|zapomina\w+|wahaj\w*(?: się)?|bój\w*(?: się)?)(?!\w)",
        re.IGNORECASE,
    ),
    never=phrases(_NEVER),
    verbs={},
    words=table(_WORDS),
    stems=table(_STEMS),
    verb_stems=table(_VERBS),
    verb_endings=frozenset(_ENDINGS.split()) | {""},
    named=_nominative,
    singular=_alternatives,
)
