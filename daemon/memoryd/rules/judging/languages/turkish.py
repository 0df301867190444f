"""Turkish. Its dotless i is written as a plain one here, as texts are when they are read."""

import re

from memoryd.rules.judging.languages.language import Language, lines, phrases, table

_STEMS_OF_VERBS = """
send: gönder, yolla, ilet, at, yanitla, cevapla
message: mesajlaş, iletişime geç, bildir
email: e-posta gönder, e-posta at, mail at, mail gönder
call: ara, telefon et
invite: davet et, çağir
post: paylaşim yap, yayinla, tweet at, tweetle
share: paylaş
delete: sil, kaldir, temizle, boşalt
change: değiştir, düzenle, güncelle, değişiklik yap, oyna
overwrite: üzerine yaz
write: yaz
save: kaydet
touch: dokun, elleme, elle
create: oluştur, ekle, kayit aç, yarat
read: oku, göster
open: ziyaret et, gir, eriş
turn on or open: aç
run: çaliştir, yürüt
use: kullan, yap, et
restart: yeniden başlat
start: başlat
stop: durdur, sonlandir
push: push yap, push et, pushla, it
force push: force push yap, force push et
commit: commit et, commit at, commitle
merge: merge et, birleştir, mergele
rebase: rebase yap, rebase et
deploy: deploy et, deploy yap, dağit, yayina al, canliya al
install: kur, yükle
uninstall: kaldirma yap
download: indir
upload: upload et
move: taşi
copy: kopyala
pay: öde, ödeme yap
transfer: havale yap, havale et, transfer et, para gönder, eft yap
buy: satin al, al
order: sipariş ver, sipariş et
sell: sat
spend: harca
book: rezervasyon yap, ayirt, rezerve et
cancel: iptal et
schedule: planla, ayarla
log in: giriş yap, bağlan
approve: onayla, kabul et
close: kapat
assign: ata
play: çal
turn on: yak
lock: kilitle
raise: yükselt, artir
lower: düşür, azalt
search: aratma yap
archive: arşivle
"""
_WORDS_OF_BANS = """
: lütfen, önemli, bundan sonra, artik, bir daha, hiç, hiçbir, hiçbir zaman, sakin,
    kesinlikle, doğrudan, ve de, da, de, ki, bu, şu, o, bir, benim, sen, bana, ben, asla ve asla,
    hiçbir şekilde, adli, isimli
anything: hiçbir şey, hiçbir şeyi, herhangi bir şey, bir şey
anyone: hiç kimseye, kimseye, kimseyi, kimse, hiç kimse
anywhere: hiçbir yere, hiçbir yerde, bir yere
any: herhangi bir
all: bütün, tüm
my: kendi
or: veya, ya da, yahut
and: ve, ile
under: altta
except: istisna
to: yönünde
from: içinden
in: içinde
dollars: dolar
after: sonrasinda
before: öncesinde
more than: fazladan
only: sadece, yalnizca, yalniz
without asking me: bana sormadan, sormadan, iznim olmadan, izin almadan, izinsiz, benim iznim
    olmadan, onayim olmadan, onay almadan, onaysiz, haberim olmadan, benden izin almadan
because: çünkü, zira, yoksa
if: eğer
at night: gece, geceleri
on weekends: hafta sonu, hafta sonlari
on fridays: cuma günleri, cuma günü
on mondays: pazartesi günleri, pazartesi günü
at once: tek seferde, bir seferde
lira: tl, lira, liradan
her: ona
"""
_STEMS = """
file: dosya
folder: klasör, dizin
branch: dal, branch
table: tablo
channel: kanal
group: grup, grub
command: komut
script: betik, script
message: mesaj
email: e-posta, eposta, mail
invitation: davet
meeting: toplanti
event: etkinlik
calendar: takvim
database: veritaban
production: canli, üretim, prod
data: veri
site: site
page: sayfa
ticket: kayit, kayd, talep, bilet
project: proje
account: hesap, hesab
payment: ödeme
money: para
server: sunucu
container: konteyner
service: servis
repository: depo
package: paket
link: bağlanti
tag: etiket
photos: fotoğraf
song: şarki
order: sipariş
customer: müşteri
supplier: tedarikçi
boss: patron, müdür
press: gazeteci, basin
family: aile
mom: anne
dad: baba
wife: eşim
doctor: doktor
lawyer: avukat
euros: euro, avro
"""
_CASE = re.compile(
    r"(?P<name>[^\s'’]+)['’](?:(?P<to>n?y?[ea])|(?P<from>[dt][ea]n|n[dt][ea]n)|"
    r"(?P<in>[dt][ea](?:ki)?)|"
    r"y?[iuü]|y?l[ea]|n?[iuü]n|s[iuü])(?!\w)",
    re.IGNORECASE,
)
_PREPOSITIONS = {"to": "yönünde", "from": "içinden", "in": "içinde"}
_KIND = r"(?: kanali| klasörü| dizini| dosyasi)?(?: de)?"
_MORE = r"(?:fazla|üzerinde|üstünde|yukari|pahali)\w*"
_BEHIND = (
    (rf"(\S+){_KIND} (?:dişinda|haricinde|hariç)(?:ki)?(?!\w)", r"istisna \1"),
    (r"(\S+) altinda(?:ki)?(?!\w)", r"altta \1"),
    (r"(\d[\d.,:]*)(?:['’]?[dt][ea]n)? sonra(?!\w)", r"sonrasinda \1"),
    (r"(\d[\d.,:]*)(?:['’]?[dt][ea]n)? önce(?!\w)", r"öncesinde \1"),
    (rf"(\d[\d.,]*) ?(?:tl|lira|₺)\w*(?:['’]\w+)? {_MORE}", r"fazladan \1 lira"),
    (rf"(\d[\d.,]*) ?(?:euro|avro|eur|€)\w*(?:['’]\w+)? {_MORE}", r"fazladan \1 euro"),
    (rf"(\d[\d.,]*) ?(?:dolar|usd|\$)\w*(?:['’]\w+)? {_MORE}", r"fazladan \1 dolar"),
)
"""Exceptions, times and limits, which stand before the word for them."""


def _verbs() -> dict[str, str]:
    return {verb: english for english, verbs in lines(_STEMS_OF_VERBS) for verb in verbs}


_VERBS = _verbs()
_ENDS = sorted({verb.rsplit(" ", 1)[-1] for verb in _VERBS}, key=len, reverse=True)
_FORBIDDEN = re.compile(
    rf"(?<!\w)((?:{'|'.join(sorted(map(re.escape, _VERBS), key=len, reverse=True))}))"
    r"(?:y?[iuü]?m[ea](?:y[iuü]n(?:[iuü]z)?|mel[iuü]s[iuü]n|mali?s[iuü]n)?|"
    r"m[ea](?:k|n) yasak|m[ea]m[ea]n[iı] istiyorum|"
    r"m[ea]y[iı] (?:artik )?b[iı]rak|m[ea]n[iı] (?:artik )?istemiyorum)(?!\w)",
    re.IGNORECASE,
)
"""The negative form of a verb: `gönderme`."""


def _apart(text: str) -> str:
    """`text` with negations as words of their own and names without the endings of cases."""
    for pattern, instead in _BEHIND:
        text = re.sub(pattern, instead, text, flags=re.IGNORECASE)
    return _FORBIDDEN.sub(r"asla \1", _CASE.sub(_preposition, text))


def _preposition(match: re.Match[str]) -> str:
    """A name with the word for its ending in front: `main'e` is "to main"."""
    case = next((each for each in _PREPOSITIONS if match[each]), "")
    return f"{_PREPOSITIONS[case]} {match['name']}" if case else match["name"]


TURKISH = Language(
    told_by=re.compile(
        rf"(?<!\w)(?:asla|sakin|yasak|(?:{'|'.join(_ENDS)})m[ea](?:y[iuü]n(?:[iuü]z)?)?(?=\s*(?:$|"
        rf"[.,!;])"
        r"|\s(?:lütfen|artik|bana|beni|ona|onu|sakin|bir daha)(?!\w))|"
        rf"(?:{'|'.join(_ENDS)})m[ea](?:n[iı] istemiyorum|m[ea]n[iı] istiyorum|"
        r"mel[iuü]s[iuü]n|mali?s[iuü]n|y[iı] b[iı]rak\w*))(?!\w)",
        re.IGNORECASE,
    ),
    wished=re.compile(r"(?<!\w)(?:unutma|çekinme|tereddüt etme)(?:y[iuü]n)?(?!\w)", re.IGNORECASE),
    never=phrases("asla, yasak, yasaktir, sakin, hiçbir zaman"),
    verbs=_VERBS,
    words=table(_WORDS_OF_BANS),
    stems=table(_STEMS),
    spelled=_apart,
)
