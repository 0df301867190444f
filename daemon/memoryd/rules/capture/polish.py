"""The grammar of Polish prohibitions, as data."""

import re

from memoryd.rules.capture.european_nouns import POLISH as POLISH_NOUNS
from memoryd.rules.capture.language import Language, alternatives, words

_OTHERS = alternatives(
    """pisz napisz odpisz wypisz zapisz wyślij ślij rób zrób bierz weź dzwoń zadzwoń mów powiedz
    pokaż otwórz włącz wyłącz usuń zmień wstaw zostaw umieść rusz płać zapłać wchodź chodź jedź
    idź kładź leć proś zaproś zamów przenoś podnoś skróć odpowiedz wrzuć puść grzeb twórz gaś
    zgaś łącz wiąż skasuj drukuj wyjmij zamknij wnoś umów przesuń dotknij tknij zdradź zgódź
    kup sprzedaj podłącz wyrzuć wyczyść czyść noś wynoś ujawnij wchodź właź ładuj śledź mieszaj
    gotuj budź karm oznacz dołącz zwróć obiecuj obiecaj wydaj nagłaśniaj waż"""
)
_IMPERATIVE = (
    rf"(?:(?:{_OTHERS})(?:cie|my)?|"
    r"(?!(?:tutaj|dzisiaj|kraj|raj|zwyczaj|obyczaj|wczoraj|maj|gaj)\b)"
    r"[a-ząćęłńóśźż]{2,}(?:aj|uj|ij|yj|ej)(?:cie|my)?)\b"
)
_INFINITIVE = r"[a-ząćęłńóśźż]{2,}(?:ać|ić|yć|eć|ować|ąć|ść|źć|uć|c)\b"
_SOFTLY = (
    r"(?:(?:mi|mu|jej|im|nam|tam|tu|tego|więcej|już|wiecej|juz|nigdy|się|nikomu|niczego|nic|"
    r"nigdzie|po prostu|sam|sama)\s){0,3}"
)
_IDIOM = (
    r"(?!(?:martw|przejmuj|zapomn|zapominaj|bój|wahaj|krępuj|denerwuj|poddawaj|przepraszaj|"
    r"dziękuj|żartuj|czekaj|spiesz|śpiesz|gniewaj|wygłupiaj|obrażaj|stresuj|panikuj|załamuj|"
    r"przesadzaj|płacz|trać (?:nadziei|czasu)|mam|masz|ma|wiem|wiesz|rozumiem|jest|był|mogę|"
    r"może|powiedz|dziw|ukrywaj))"
)
HEADS: tuple[re.Pattern[str], ...] = (
    re.compile(rf"\bnie\s+{_IDIOM}{_SOFTLY}{_IDIOM}{_IMPERATIVE}"),
    re.compile(
        rf"\b(?:nie wolno(?: ci| wam)?|nie należy|zabraniam(?: ci| wam| panu| pani| państwu)?|"
        rf"zakazuję(?: ci| wam| panu| pani)?|(?:jest )?(?:zabronione|zakazane|zabronione jest)|"
        rf"nie powin(?:ieneś|naś) nigdy|zabrania się|(?:masz )?zakaz|przestań(?:cie)?|"
        rf"unikaj(?:cie)?|(?:proszę|prosiłbym|"
        r"prosiłabym)(?: cię| pana| panią)?(?: o to)?,?(?: (?:już|więcej|nigdy)){0,2} nie|"
        r"nigdy(?: więcej| już)? nie|(?:więcej|już) nie|masz(?: (?:nigdy|więcej|już)){0,2} nie|"
        r"pod żadnym pozorem nie|w żadnym wypadku nie|(?:staraj|postaraj) się nie|niech pani? "
        rf"nie)\s+{_SOFTLY}(?:[a-ząćęłńóśźż]+\s){{0,2}}?(?!palić|martwić|płakać|"
        rf"przejmować){_INFINITIVE}"
    ),
    re.compile(
        r"\bunikaj(?:cie)?\s+\w|\b(?:zabraniam|zakazuj[ęe]|(?:masz )?zakaz)(?: ci| wam| panu| "
        r"pani| państwu)?\s+(?!palenia|picia|jedzenia|parkowania)[a-ząćęłńóśźż]+(?:nia|cia)\b"
    ),
    re.compile(r"\b(?:koniec|skończ|dość)\s+(?:ze?\s+)?[a-ząćęłńóśźż]+(?:niem|ciem|iem|nia|cia)\b"),
    re.compile(r"\b(?:od teraz|od dziś|od dzisiaj),?\s+(?:już\s+)?nie\s+[a-ząćęłńóśźż]+sz\b"),
    re.compile(r"\bniech pani? nie\s+[a-ząćęłńóśźż]+"),
    re.compile(
        r"\bnie chcę(?: już| więcej)?,? żebyś\b|\b(?:chcę|chciałbym|chciałabym|proszę|wolę|ważne|"
        r"pamiętaj),? (?:żebyś|abyś)\s(?:[a-ząćęłńóśźż]+\s){0,3}?nie\b"
    ),
    re.compile(
        r"\bżadn(?:ych|ego|ej|e)\s(?!problem|sensu|pytań|błęd|wynik|wieści|różnicy|szans|"
        r"zmian\s*(?:[,.!]|$))"
        r"(?:więcej\s)?[a-ząćęłńóśźż-]{3,}(?=\s[a-ząćęłńóśźż0-9@#])(?![^,.;!?]*\bnie\b)"
    ),
    re.compile(
        r"\b(?:ręce precz od|łapy precz od|trzymaj się z dala od|zostaw .{2,40} w spokoju)\b"
    ),
)
POLISH = Language(
    words=words(
        "i w na nie z że do to jak ale za od po dla się nigdy więcej proszę nie wolno ty ja my on "
        "ona mi ci mu jej im go ją mój moją moje moich twój nasz wszystko jeśli gdy kiedy już "
        "jeszcze tak tam tu bez przed albo lub ani żeby tylko przestań unikaj unikajcie zabraniam "
        "żadnych dzięki "
        "dziękuję cześć hej słuchaj zakaz o u ze we jest są był bo więc też także przez przy pod"
    ),
    heads=(*HEADS, *POLISH_NOUNS),
    wrappers=re.compile(
        r"(?:^|(?<=[\s,;:(.!?-]))(?:proszę|bardzo proszę|błagam|i|a|ale|oraz|albo|też|także|"
        r"poza tym|przy okazji|słuchaj(?:cie)?|hej|cześć|no|dobra|dobrze|ok|okej|dzięki|dziękuję|"
        r"super|świetnie|ekstra|od teraz|odtąd|od dziś|od dzisiaj|w przyszłości|na przyszłość|"
        r"następnym razem|w ogóle|ogólnie|ważne|uwaga|pamiętaj(?:cie)?(?:,? że)?|zapamiętaj|zasada|"
        r"że|jedno|jeszcze jedno|i jeszcze jedno|poważnie|serio|powtarzam|jak mówiłem|jak mówiłam|"
        r"ty|więc|wiec|ej|juz|wiecej|prosze|dzieki|dziekuje|dlatego|tylko|po prostu|już|więcej|"
        r"nigdy|nigdy więcej|przenigdy|naprawdę|aha|ach|lepiej)"
        r"[\s,.!:–—-]*$"
    ),
    scope=re.compile(
        r"^\W*(?:i |a |ale |oraz ){0,2}(?:w|we|na|po|do|przed|przy|bez|z|ze|pod|dla|gdy|kiedy|"
        r"jeśli|jeżeli|podczas|poza|od|za|u|o|oprócz|w trakcie|nocą|wieczorem)\s(?!.*\b(?:ja|my|on|"
        r"ona|oni)\s*$)(?:\S+\s*){1,8}$"
    ),
    tag=re.compile(
        r"(?:ok|okej|dobrze|dobra|jasne|zrozumiano|zgoda|proszę|tak|rozumiesz|umowa stoi)\W*\?+\W*$"
    ),
    joints="i|ale|oraz|ani",
    shield=re.compile(r"\bnie tylko\b|\bnie musisz\b|\bnie trzeba\b"),
    asks=re.compile(
        r"\b(?:możesz|mógłbyś|mogłabyś|może pan|może pani|czy możesz) (?:proszę,? )?(?:przestać|"
        r"skończyć z|już nie|więcej nie)\s(?=\w)"
    ),
    held=re.compile(
        r"\b(?:jeszcze nie|na razie|(?<!od )dzisiaj|(?<!od )dziś|(?<!od )teraz|tym razem|póki co|"
        r"chwilowo)\b"
    ),
)
