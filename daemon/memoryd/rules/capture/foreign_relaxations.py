"""Relaxations in the languages whose bans are read by way of English: "puoi di nuovo scrivere a
Sara". What is allowed again is told by the ban that it takes back, in the same language."""

import re
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Permission:
    """How a language allows something again.

    `allows` matches the clause, its `deed` among it; `again` what says that something changed;
    `limited` what makes it less than a permission for good; `banned` makes the ban of the match.
    """

    allows: re.Pattern[str]
    again: re.Pattern[str]
    limited: re.Pattern[str]
    banned: Callable[[str], str]


_DEED = r"(?P<deed>[^,;:!?()—–]{3,160}?)[\s.!]*(?:[,;:—–]|$)"
_LEAD = (
    r"(?P<lead>^\W*(?:(?:ok|okay|oké|ehi|ciao|bene|va bene|allora|perfetto|grazie|senti|dai|hé|"
    r"hey|hoi|goed|"
    r"prima|bedankt|dus|trouwens|ладно|хорошо|окей|привет|слушай|кстати|спасибо|так|ну|dobra|"
    r"dobrze|okej|hej|słuchaj|dzięki|więc|tamam|peki|selam|merhaba|teşekkürler|neyse)\W+){0,3})"
)


def _pattern(shape: str) -> re.Pattern[str]:
    return re.compile(_LEAD + shape, re.IGNORECASE)


def _said(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE)


def _turkish(deed: str) -> str:
    return re.sub(r"y?([ae])bilir(?:sin(?:iz)?)?$", r"m\1", deed.rstrip())


def _japanese(deed: str) -> str:
    return f"{deed}はいけない"


def _korean(deed: str) -> str:
    return f"{deed}서는 안 돼"


PERMISSIONS: tuple[Permission, ...] = (
    Permission(  # Italian
        _pattern(
            r"(?:(?:ora|adesso|da ora|d'ora in poi|da oggi|da adesso)\s)?(?:puoi|può|potete)\s"
            r"(?:(?:di nuovo|adesso|ora|pure|tranquillamente)\s|tornare a\s|ricominciare a\s){0,3}"
            + _DEED
        ),
        _said("di nuovo|adesso|ora|d'ora in poi|da ora|da oggi|tornare a|ricominciare a"),
        _said(
            "non|mai|nessun\\w*|solo|soltanto|se|oggi stesso|stasera|domani|finché|quando|stavolta|"
            "questa volta|una volta|tranne|eccetto|dopo|prima|senza|ma|però|forse|magari|per ora|"
            "per adesso|ha detto|dice|dicono|disse"
        ),
        lambda deed: f"non {deed}",
    ),
    Permission(  # Dutch
        _pattern(
            r"(?:(?:vanaf nu|vanaf vandaag|nu|voortaan)\s)?(?:(?:je|jij|u)\s(?:mag|kunt|kan)|"
            r"(?:mag|kunt|kan)\s"
            r"(?:je|u))\s(?:(?:nu|weer|opnieuw|voortaan|gerust)\s){0,3}" + _DEED
        ),
        _said("nu|weer|opnieuw|voortaan|vanaf nu|vanaf vandaag"),
        _said(
            "niet|nooit|geen|niets|alleen|als|indien|vanavond|morgen|tot|totdat|behalve|deze keer|"
            "dit keer|eenmalig|maar|na|voor|voordat|zonder|misschien|wanneer|eerst|even|zei|zegt|"
            "zeggen"
        ),
        lambda deed: f"nooit {deed}",
    ),
    Permission(  # Russian
        _pattern(
            r"(?:(?:теперь|снова|опять)\s)?(?:(?:ты|вам|тебе|вы)\s)?(?:(?:теперь|снова|"
            r"опять)\s)?(?:можешь|"
            r"можете|можно|разрешаю)\s(?:(?:теперь|снова|опять|тебе)\s){0,3}" + _DEED
        ),
        _said("теперь|снова|опять"),
        _said(
            "не|нельзя|никогда|ни|только|лишь|если|сегодня|вечером|завтра|пока|кроме|до|после|"
            "перед|без|но|раз|когда|сначала|наверное|может быть|ли|сказал\\w*|говорит|говорят"
        ),
        lambda deed: f"не {deed}",
    ),
    Permission(  # Polish
        _pattern(
            r"(?:(?:teraz|znowu|znów|od teraz|od dziś)\s)?(?:możesz|można|wolno ci)\s(?:(?:teraz|"
            r"znowu|znów|już|"
            r"ponownie|śmiało)\s){0,3}" + _DEED
        ),
        _said("teraz|znowu|znów|już|ponownie|od teraz|od dziś"),
        _said(
            "nie|nigdy|tylko|jeśli|jeżeli|gdy|kiedy|dzisiaj|wieczorem|jutro|dopóki|oprócz|poza|ale|"
            "tym razem|raz|po|przed|bez|chyba|może|najpierw|czy|powiedział\\w*|mówi|mówią"
        ),
        lambda deed: f"nie {deed}",
    ),
    Permission(  # Turkish
        _pattern(r"(?P<deed>[^,;:!?()—–]{3,160}?\w[ae]bilirsin(?:iz)?)[\s.!]*(?:[,;:—–]|$)"),
        _said("artık|tekrar|yeniden|yine|bundan sonra|bundan böyle"),
        _said(
            "değil|asla|sadece|yalnız|yalnızca|eğer|bugün|akşam|yarın|kadar|ama|fakat|önce|"
            "sonra(?<!bundan sonra)|bu sefer|bu kez|belki|hariç|dışında|\\w+s[ae]n|mi|mı|dedi|"
            "diyor|söyledi"
        ),
        _turkish,
    ),
    Permission(  # Japanese
        re.compile(
            r"(?P<lead>^\W*(?:(?:じゃあ|では|ありがとう|了解|はい|"
            r"うん)[、。,]?)?)(?P<deed>[^、。,!?！？]{2,120}?[てで])も"
            r"(?:いい|良い|よい|構わない|構いません|大丈夫)(?:です)?(?:よ|ですよ|"
            r"からね)?[\s。.!！]*$"
        ),
        re.compile("また|もう一度|再び|これからは?|今後は?|今日からは?|今は"),
        re.compile(
            "だけ|今日は|今回|なら|たら|まで|場合|前に|後に|ときに?|しか|けど|ただし|が、|多分|"
            "ない|と言|って言|そうです|らしい"
        ),
        _japanese,
    ),
    Permission(  # Korean
        re.compile(
            r"(?P<lead>^\W*(?:(?:그럼|네|응|좋아|고마워|알겠어)[\s,.]+)?)(?P<deed>[^,!?]{2,120}?)도\s?(?:돼|"
            r"됩니다|되요|돼요|괜찮아|괜찮아요|괜찮습니다|좋아|좋아요)[\s.!]*$"
        ),
        re.compile("이제는?|다시|앞으로는?|또"),
        re.compile(
            "만 |오늘|이번|까지|경우|전에|후에|때만|단,|하지만|지만|아마|면 |않|못|라고|다고|말했|"
            "대요"
        ),
        _korean,
    ),
)


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A ban in its own language, the deed, and where in the sentence the permission stands."""

    ban: str
    deed: str
    span: tuple[int, int]


def ban_taken_back(sentence: str, written: str) -> TakenBack | None:
    """The ban that `sentence` (plain text; `written` as it was written) takes back, if any."""
    for each in PERMISSIONS:
        match = each.allows.match(sentence)
        if match and each.again.search(match[0]) and not each.limited.search(sentence):
            start, end = match.span("deed")
            deed = " ".join(each.again.sub(" ", written[start:end]).split())
            first = match.end("lead")
            last = first + len(sentence[first : match.end()].rstrip(" .,;:!。！—–"))
            return TakenBack(each.banned(deed), deed, (first, last)) if deed else None
    return None
