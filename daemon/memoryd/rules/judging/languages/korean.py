"""Korean."""

import re
from collections.abc import Callable

from memoryd.rules.judging.languages.language import lines
from memoryd.rules.judging.languages.verb_final import WISH, Item, Part, named, order, sentences

_DONE = """
send: 전송, 발송, 답장, 회신, 전달, 송신
message: 연락, 문자, 디엠
email: 이메일, 메일
call: 전화
invite: 초대
post: 게시, 포스팅, 트윗, 공개
share: 공유
delete: 삭제, 제거
change: 수정, 변경, 편집, 업데이트, 갱신
overwrite: 덮어쓰기
save: 저장
create: 생성, 추가, 작성
read: 조회, 열람
open: 접속, 방문, 접근
run: 실행
use: 사용, 이용
restart: 재시작, 재부팅
start: 시작
stop: 중지, 중단, 종료
push: push, 푸시, 푸쉬
force push: 강제푸시, force-push
commit: commit, 커밋
merge: merge, 머지, 병합
rebase: rebase, 리베이스
deploy: deploy, 배포, 릴리스
install: install, 설치
uninstall: 제거설치
download: 다운로드
upload: 업로드
move: 이동
copy: 복사
pay: 결제, 지불
transfer: 송금, 이체
buy: 구매, 구입
order: 주문
sell: 판매, 매도
book: 예약
cancel: 취소
log in: 로그인, 연결
approve: 승인
close: 종결
play: 재생
search: 검색
assign: 할당, 배정
"""
_VERBS = """
send: 보내 보낸, 쓰내
post: 올리 올려 올린
write: 적 적어, 써넣
invite: 부르 불러
delete: 지우 지워, 없애
change: 바꾸 바꿔, 고치 고쳐
touch: 건드리 건드려, 만지 만져, 손대
create: 만들 만들어, 만드
read: 읽 읽어, 보 봐
open: 열 열어, 여, 들어가 들어가
run: 돌리 돌려
use: 쓰 써
call: 걸 걸어
turn off: 끄 꺼
turn on: 켜 켜
install: 깔 깔아
buy: 사 사, 시키 시켜
play: 틀 틀어
close: 닫 닫아
lock: 잠그 잠가
send: 내보내
pay: 내 내
raise: 올리
move: 옮기 옮겨
do: 하 해
share: 알리 알려, 말하
"""
_NOUNS = """
: 절대, 절대로, 결코, 다시는, 더는, 더이상
: 앞으로, 앞으로는, 직접, 함부로, 제발, 아무것도, 아무, 글, 것
: 꼭, 반드시
: 나, 내, 제, 우리, 너, 저, 그, 이, 모든, 어떤, 있, 있는, 전원, 해, 하, 주세요, 줘
posts: 게시물, 게시글
word: 라는 단어, 이라는 단어, 라는 말, 이라는 말, 단어
file: 파일
docker: 도커
new: 새로운
process: 프로세스
folder: 폴더, 디렉터리, 디렉토리
branch: 브랜치
table: 테이블
channel: 채널
group: 그룹, 단톡방
chat: 채팅방, 대화방
command: 명령, 명령어
script: 스크립트
message: 메시지, 카톡
meeting: 회의, 미팅
calendar: 캘린더
event: 일정
database: 데이터베이스, 디비
production: 운영, 프로덕션, 운영환경
production environment: 운영 환경
staging: 스테이징
development environment: 개발 환경, 개발환경
test environment: 테스트 환경, 테스트환경
environment: 환경
at night: 밤에, 야간에, 야간
on weekends: 주말에, 주말
data: 데이터
site: 사이트
page: 페이지
ticket: 티켓
issue: 이슈
account: 계좌, 계정
money: 돈
server: 서버
container: 컨테이너
service: 서비스
repository: 저장소, 레포
package: 패키지
link: 링크
tag: 태그
option: 옵션, 플래그
workflow: 워크플로, 워크플로우
photos: 사진
outsiders: 외부인, 외부
people: 사람
customer: 고객
boss: 상사, 사장님, 부장님, 팀장님, 대리님, 과장님, 차장님, 이사님, 실장님, 교수님, 선생님
press: 기자
family: 가족
mom: 엄마, 어머니
dad: 아빠, 아버지
anyone: 누구, 아무에게
"""
_PARTICLES = """
: 을, 를, 은, 는, 이, 가, 도, 의, 라는
to: 에게, 에게는, 에게도, 께, 께는, 한테, 한테는, 에, 에는, 로, 으로, 로는, 으로는
in: 에서, 에서는
from: 부터, 에게서
or: 과, 와, 이나, 나, 이랑, 랑
"""
_TAILS = """
except: 외에, 외에는, 외의, 외엔, 이외의, 이외에, 이외에는, 제외하고, 제외한, 빼고, 말고
outside: 밖의, 밖에서, 밖에, 바깥의, 바깥에
under: 아래의, 아래에, 아래에서, 하위
in: 안의, 안에, 안에서, 내의
after: 이후, 이후에, 이후에는, 이후로
"""
_CONDITIONS = """
when: 때, 때는, 때에는, 경우, 경우에는, 경우에, 동안, 동안에, 중에, 중에는
before: 전에, 전에는, 이전에, 이전에는
after: 후에, 후에는
"""
_JOINTS = frozenset({"또는", "및", "혹은", "그리고", "하고"})
_RANKS = frozenset(
    {
        "선생님",
        "부장님",
        "팀장님",
        "대리님",
        "과장님",
        "차장님",
        "사장님",
        "이사님",
        "교수님",
        "실장님",
    }
)
_TITLES = (*_RANKS, "씨", "님")
_REASON = re.compile(r"(?:니까|때문에|므로|라서|아서|어서|거든)$")
_CONDITION = re.compile(r"(?:으면|하면|되면|다면|라면|면)$")
_DESCRIBING = re.compile(r"(?:하는|한|할|되는|된|는|은|ㄴ|던|운|싼)$")
_HANGUL = re.compile("[\uac00-\ud7af]")
_BAN = re.compile(
    r"지\s?(?:는\s)?(?:마[^\s.,!]*|말\s?것|말[^\s.,!]*(?:\s(?:주세요|줘|주십시오|줄래))?|"
    r"않[^\s.,!]+(?:\s(?:해\s?주세요|해줘|하세요|해))?)|면\s?안\s?[돼됩된되][^\s.,!]*|"
    r"서는?\s?안\s?[돼됩된되][^\s.,!]*|"
    r"(?:은|는|이|가|을|를)?\s?(?:엄격히\s)?금지[^\s.,!]*|하면\s안[^\s.,!]*"
)
_WITHOUT_CONSENT = re.compile(
    r"(?:(?:내|제|나의|저의|우리)\s)?(?:허락|확인|승인|동의|허가|상의)(?:을|를)?\s?(?:받지\s않고|구하지\s않고|없이는?)|"
    r"(?:나한테\s|저한테\s|나에게\s|먼저\s)*(?:묻지|물어보지)\s?않고"
)
_AMOUNT = re.compile(
    r"(\d[\d,]*)\s*(만|천)?\s*(원|달러|유로|엔|명|개|도|%)?\s*(?:을|를|이|가)?\s*"
    r"(이상의?|초과의?|넘는|넘게|넘어가는|보다 비싼|보다 높은|보다 높게|이하의?|미만의?)"
    r"(?:은|는|을|를|이|가)?"
)
_UNITS = {"원": "won", "달러": "dollars", "유로": "euros", "엔": "yen", "명": "people",
          "개": "items", "도": "degrees", "%": "percent"}  # fmt: skip
_TIMES = {"만": 10_000, "천": 1000}
_CLOCK = re.compile(r"(밤|저녁|오후|아침|오전|새벽)?\s?(\d{1,2})시(?:\s?(\d{1,2})분)?")
_APART = re.compile(
    r"(?<=[\w\"'`”]) (?=(?:을|를|은|는|에|에서|에게|한테|으로|로)(?![가-힣]))", re.ASCII
)
"""The space that some leave between a Latin word or a quotation and its particle."""
_FORCED = re.compile(r"강제(?:로)?\s?(?:푸시|푸쉬|push)")
_NOON = 12
_QUALITY = "dangerous"
"""For words that describe, which no list tells and no call states."""
_NEVER, _UNASKED, _HELD = "\ue001", "\ue002", "\ue000"
_CHUNK = re.compile(
    r"\"[^\"]*\"|“[^”]*”|'[^']*'|`[^`]*`|\ue000[^\ue000]*\ue000|[#@][^\s,\ue001]+|"
    r"[A-Za-z0-9_./~*:=+$%\\{}-][A-Za-z0-9_./~*:=+$%\\{}@#-]*|[\uac00-\ud7af]+|[\ue001\ue002]|,",
)


def _table(text: str, part: Part) -> dict[str, Item]:
    return {word: Item(english, part) for english, words in lines(text) for word in words}


_WORDS = {
    **_table(_NOUNS, "noun"),
    **_table(_DONE, "verb"),
    **_table(_TAILS, "tail"),
    **_table(_CONDITIONS, "when"),
    **dict.fromkeys(_JOINTS, Item("or", "particle")),
}
_STEMS = {
    form: Item(english, "verb")
    for english, verbs in reversed(list(lines(_VERBS)))
    for forms in verbs
    for form in forms.split()
}
_ENDS = _table(_PARTICLES, "particle") | {
    "만": Item("", "only"),
    "에만": Item("to", "only"),
    "에게만": Item("to", "only"),
    "에서만": Item("in", "only"),
}
_END = re.compile("(?:" + "|".join(sorted(_ENDS, key=len, reverse=True)) + ")$")


def from_korean(text: str) -> str:
    """The bans of `text` in English; empty where it is not Korean or bans nothing."""
    if not _HANGUL.search(text):
        return ""
    text = _FORCED.sub("강제푸시", _APART.sub("", text)).replace("더 이상", "더이상")
    text = _CLOCK.sub(_clock, _AMOUNT.sub(_amount, text))
    told = [each for each in sentences(text) if not _WISHED.search(each)]
    if not told:
        return WISH
    text = _BAN.sub(_NEVER, _WITHOUT_CONSENT.sub(f" {_UNASKED} ", "\n".join(told)))
    bans = [ban for sentence in sentences(text) if (ban := order(_items(sentence)))]
    if not bans and _ALWAYS.search(text) and not _BANNING.search(text):
        return WISH
    return ". ".join(bans)


_WISHED = re.compile(r"잊지\s?(?:마|말|않)|망설이지\s?(?:마|말)|주저하지\s?(?:마|말)")
"""Two negations that wish for something: "don't forget to"."""
_ALWAYS = re.compile("항상|반드시|꼭|언제나")
_BANNING = re.compile("지 |안 |금|만 |말|않|없|못")


def _items(sentence: str) -> list[Item]:
    items: list[Item] = []
    found = list(_CHUNK.finditer(sentence))
    for at, match in enumerate(found):
        chunk = match[0]
        joined = at + 1 < len(found) and found[at + 1].start() == match.end()
        following = found[at + 1][0] if joined else ""
        if chunk == _NEVER:
            items.append(Item("", "never"))
        elif chunk == _UNASKED:
            items.append(Item("without asking me", "noun"))
        elif chunk == ",":
            items.append(Item("", "break"))
        elif chunk[0] == _HELD:
            items.append(Item(chunk.strip(_HELD), "noun"))
        elif chunk[0] in "#@" and not chunk.isascii():
            items += _with_end(chunk, lambda base: Item(base, "noun"))
        elif not _HANGUL.match(chunk):
            done = _WORDS.get(chunk.casefold())
            doing = following[:1] in ("하", "해", "금") or (not joined and _banned_next(found, at))
            items.append(done if done and doing else Item(chunk, "noun"))
        elif at and found[at - 1].end() == match.start() and not _HANGUL.match(found[at - 1][0]):
            items += _behind(chunk)
        else:
            named = bool(items and items[-1].said and items[-1].part == "noun")
            items += _word(chunk, following == _NEVER, titles=_TITLES if named else ())
    return items


def _banned_next(found: list[re.Match[str]], at: int) -> bool:
    return at + 1 < len(found) and found[at + 1][0] == _NEVER


def _behind(chunk: str) -> list[Item]:
    """What stands right behind a Latin word: its particle, a verb's ending."""
    if chunk in _ENDS:
        return [_ENDS[chunk]]
    if chunk in ("하", "해", "할", "하는", "한"):
        return []
    return _word(chunk, banned=False, titles=_TITLES)


def _word(word: str, banned: bool, *, titles: tuple[str, ...]) -> list[Item]:
    """One word of Hangul: a known one, a verb in one of its forms, a name with its particle, or
    one of the `titles` that say nothing behind a name."""
    if word in titles:
        return []
    if word in _WORDS:
        return [_WORDS[word]]
    stem = re.sub(r"(?:하|해|할|하는|한|했던)$", "", word)
    if stem != word and stem in _WORDS:
        return [_WORDS[stem]]
    if banned and word in _STEMS:
        return [_STEMS[word]]
    stem = _DESCRIBING.sub("", word)
    if not banned and stem != word and stem in _STEMS:
        return [_STEMS[stem]]
    if _REASON.search(word):
        return [Item("", "reason")]
    if _CONDITION.search(word):
        return [Item(_QUALITY, "noun"), Item("when", "when")]
    if word in _STEMS:
        return [_STEMS[word]]
    if any(word.startswith(title) and word[len(title) :] in _ENDS for title in titles):
        return [_ENDS[next(word[len(each) :] for each in titles if word.startswith(each))]]
    return _with_end(word, _base)


def _base(word: str) -> Item:
    if word in _WORDS:
        return _WORDS[word]
    word = next(
        (word.removesuffix(rank) for rank in _RANKS if word.endswith(rank) and len(word) > _RANKED),
        word.removesuffix("님").removesuffix("씨") or word,
    )
    loose = _DESCRIBING.search(word) and len(word) > _LONGEST_NAME
    return Item(_QUALITY if loose else named(word), "noun")


_LONGEST_NAME = 3
_RANKED = 4
"""Characters of a family name with a rank, which belongs to the name: "김부장님"."""


def _with_end(word: str, base: Callable[[str], Item]) -> list[Item]:
    if word in _WORDS:
        return [_WORDS[word]]
    match = _END.search(word)
    if match and match.start() > (2 if word[0] in "#@" else 0):
        stem = word[: match.start()]
        if len(match[0]) == 1 and len(stem) == 1 and stem not in _WORDS:
            return [base(word)]
        return [base(stem), _ENDS[match[0]]]
    return [Item(_QUALITY, "noun") if _DESCRIBING.search(word) else base(word)]


def _amount(match: re.Match[str]) -> str:
    number = int(match[1].replace(",", "")) * _TIMES.get(match[2], 1)
    side = "less than" if match[4].startswith(("이하", "미만")) else "more than"
    return f"{_HELD}{side} {number} {_UNITS.get(match[3], '')}{_HELD} "


def _clock(match: re.Match[str]) -> str:
    late = match[1] in ("밤", "저녁", "오후") and int(match[2]) < _NOON
    return f"{int(match[2]) + _NOON * late}:{match[3] or '00'}"
