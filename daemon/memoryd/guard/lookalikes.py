"""Letters that look like Latin ones: Unicode's confusables, and the fancy alphabets of the web."""

import re
import string

from memoryd.guard.memo import Memo

_NOT_IN_TEXTS_OF_PEOPLE = {
    "a": "ɑᴀ⍺ꭺᎪꓮᗅɐ",
    "b": "ʙᏴꓐᗷᏏƅ",
    "c": "ᴄⲥᏟꓚ¢ɔ",
    "d": "ᴅᎠꓓᗞᗪᏧ",
    "e": "ᴇᎬꓰ℮ꬲǝɘ€",
    "f": "ꜰꓝᖴꬵꞙẝɟ",
    "g": "ɢɡᶃᏀꓖƍᏻƃ",
    "h": "ʜᎻꓧᕼⲏᏂɥ",
    "i": "ɪɩıᎥⲓᎢꓲ⍳ᴉ",
    "j": "ᴊᎫꓙᒍɾ",
    "k": "ᴋᏦꓗⲕʞ",
    "l": "ʟᏞꓡᒪⳑǀ",
    "m": "ᴍᎷꓟⲙᗰɯ",
    "n": "ɴꓠⲛ",
    "o": "ᴏᴑⲟꓳⵔ〇",
    "p": "ᴘᏢꓑᑭⲣ⍴",
    "q": "ꞯⵕ",
    "r": "ʀᎡᏒꓣᖇⲅɹ",
    "s": "ꜱᏚᏕꓢƽ",
    "t": "ᴛⲧꓔʇ",
    "u": "ᴜꓴᑌʋ",
    "v": "ᴠᏙꓦⴸʌ",
    "w": "ᴡᎳᏔꓪʍ",
    "x": "ꓫⲭ᙭ᕁ",
    "y": "ʏᎩꓬᎽʎ",
    "z": "ᴢᏃꓜ",
}
_OF_LIVING_ALPHABETS = {
    "a": "аα",
    "b": "ЬЪвβ",
    "c": "сϲ",
    "d": "ԁժ",
    "e": "еҽєεё",
    "f": "ք",
    "g": "ցԍ",
    "h": "һհн",
    "i": "іιӏїί",
    "j": "јϳ",
    "k": "кκ",
    "l": "ⅼӀ",
    "m": "мм",
    "n": "ոռпη",
    "o": "оοσօө",
    "p": "рρ",
    "q": "ԛգզ",
    "r": "гя",
    "s": "ѕտ",
    "t": "тτ",
    "u": "սυцμ",
    "v": "νѵ",
    "w": "ԝաѡω",
    "x": "хχ",
    "y": "уүγ",
    "z": "ᴢζ",
}


def _table(rows: dict[str, str]) -> dict[int, str]:
    return {ord(one): letter for letter, alike in rows.items() for one in alike + alike.lower()}


FANCY = (
    _table(_NOT_IN_TEXTS_OF_PEOPLE)
    | {0x1F170 + index: letter for index, letter in enumerate(string.ascii_lowercase)}
    | {0x1F150 + index: letter for index, letter in enumerate(string.ascii_lowercase)}
    | dict(zip(map(ord, "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵"), string.ascii_lowercase, strict=True))
    | {0x1F130 + index: letter for index, letter in enumerate(string.ascii_lowercase)}
)
"""Letters of no living alphabet here, small capitals, braille, letters in boxes: always read as Latin."""

TRADITIONAL = dict(
    zip(
        map(
            ord,
            "規範廢從這個們說請對話記憶錄訊資檔網頁戶發傳後關閉開啟過濾統設計議應該讓給會現當無視須隱機權員導則條約執碼鑰輸顯複製轉號帳錢滙匯銀級終點擊驗證認識雜務單語詞變換樣還沒別經產電腦軟體練訓實驅動備刪獲讀寫聽誰確責運氣態試據鏈連結額費購買賣盡願負賬徹總內處與來時間長門問題類標籤簽環邊際專業攔監測護禦審覽幫壞術舊優線擬遊戲擇編輯觸觀屬嚴擾騙偽裝謊竊盜僅衝準達麼為辦報訴復敗斷絕將歷隨違衛",
        ),
        "规范废从这个们说请对话记忆录讯资档网页户发传后关闭开启过滤统设计议应该让给会现当无视须隐机权员导则条约执码钥输显复制转号帐钱汇汇银级终点击验证认识杂务单语词变换样还没别经产电脑软体练训实驱动备删获读写听谁确责运气态试据链连结额费购买卖尽愿负账彻总内处与来时间长门问题类标签签环边际专业拦监测护御审览帮坏术旧优线拟游戏择编辑触观属严扰骗伪装谎窃盗仅冲准达么为办报诉复败断绝将历随违卫",
        strict=True,
    )
)
"""Characters of orders in traditional Chinese as the simplified ones."""

_ALIKE = _table(_OF_LIVING_ALPHABETS)
_CYRILLIC_ALIKE = dict(zip("acehkmoptxyb", "асенкмортхув", strict=True))
"""Latin letters as the Cyrillic ones they look like, for words that are mostly Cyrillic."""
_GREEK_ALIKE = dict(zip("aeikoptuvx", "αεικορτυνχ", strict=True))
"""Latin letters as the Greek ones they look like, for words of which some have no Latin likeness."""
_GREEK = re.compile("[\u0370-\u03ff]")

_FLAGS = re.compile("[\U0001f1e6-\U0001f1ff]+")
_FLAG_LETTERS = {0x1F1E6 + index: letter for index, letter in enumerate(string.ascii_lowercase)}
_OTHER_ALPHABETS = "\u0370-\u052f\u0531-\u058f"
_OTHER = re.compile(f"[{_OTHER_ALPHABETS}]")
_WORD = re.compile(r"[^\W\d_]+")
_LATIN = re.compile("[a-z]")


def as_latin(word: str) -> str:
    """The word with every Cyrillic, Greek and Armenian lookalike as the Latin letter."""
    return word.translate(_ALIKE)


def unmixed(text: str) -> str:
    """The lower-case text with each word in the one alphabet of most of its letters."""
    if not _OTHER.search(text) or not _LATIN.search(text):
        return text
    return _WORD.sub(lambda word: _UNMIXED[word[0]], text)


def _unmixed_word(word: str) -> str:
    others = _OTHER.findall(word)
    latin = _LATIN.findall(word)
    if not others or not latin:
        return word
    if _GREEK.search(word):
        shown = as_latin(word)
        return shown if shown.isascii() else _written_in(_GREEK_ALIKE, word)
    if len(latin) < len(others) and not set(latin) - _CYRILLIC_ALIKE.keys():
        return _written_in(_CYRILLIC_ALIKE, word)
    return as_latin(word)


_UNMIXED = Memo(_unmixed_word)


def _written_in(alphabet: dict[str, str], word: str) -> str:
    return "".join(alphabet.get(letter, letter) for letter in word)


def unflagged(text: str) -> str:
    """The text with regional indicators as letters, for words spelt in them."""
    return _FLAGS.sub(lambda run: run[0].translate(_FLAG_LETTERS), text)
