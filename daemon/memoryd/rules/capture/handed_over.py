"""How languages beside English hand over a text that stands below, to be translated, corrected or
told in short."""

import re

_WORKED_ON = (
    r"trad[uú]ce(?:me|lo|la)?|tradúcemelo|resúme(?:me|lo)|resume(?=\s(?:este|esta|esto|el|la|lo|o|"
    r"a|isto|ce|cette|le)\b)|corrige|corrígeme|reescribe|reformula|übersetze?|übersetzen|fasse?|"
    r"korrigiere?|formuliere?|kürze?|lektoriere?|traduis|traduisez|résume|reformule|relis|"
    r"raccourcis|traduza?|resuma|corrija|reescreva|reescreve|traduci(?:mi)?|riassumi|correggi|"
    r"riscrivi|riformula|vertaal|vat|corrigeer|herschrijf|herformuleer|переведи(?:те)?|"
    r"исправь(?:те)?|сократи(?:те)?|перескажи(?:те)?|отредактируй(?:те)?|przetłumacz|popraw|streść|"
    r"skróć|zredaguj|översätt|korrigera|rätta|sammanfatta|korrekturläs|formulera om|"
    r"türkçeye çevir|çevir|özetle|dịch|tóm tắt|sửa lỗi|viết lại|hiệu đính|ترجم|لخص|صحح|دقق|أعد "
    r"صياغة"
)
_HANDS_OVER = re.compile(
    rf"\W*(?:[\w'-]+[\s,]+){{0,4}}?(?:{_WORKED_ON})(?![\w])|"
    r".*(?:翻译|翻成|译成|翻譯|譯成|润色|潤色|总结|總結|概括|改写|改寫|校对|校對)|"
    r".*(?:訳して|翻訳して|要約して|添削して|校正して|번역해|요약해|교정해|다듬어)",
    re.IGNORECASE,
)
_GIVES_RULES = re.compile(
    r"\b(?:reglas?|normas?|regeln?|règles?|consignes?|regras?|regole|regels?|regler|riktlinjer|"
    r"правила\w*|zasad\w*|kurallar\w*|quy tắc|quy định|قواعد|القواعد|قاعدة)\b|规则|規則|规矩|規矩|"
    r"要求|ルール|규칙",
    re.IGNORECASE,
)
_READ = 200


def hands_over_text(line: str) -> bool:
    """Whether `line`, which ends in a colon, asks for work on the text below it."""
    return bool(_HANDS_OVER.match(line[:_READ])) and not _GIVES_RULES.search(line[:_READ])
