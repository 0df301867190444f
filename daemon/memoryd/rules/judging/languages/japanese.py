"""Japanese."""

import re
import unicodedata

from memoryd.rules.judging.languages.language import lines
from memoryd.rules.judging.languages.verb_final import (
    LITERAL,
    WISH,
    Item,
    Part,
    by_beginning,
    named,
    order,
    sentences,
)

_DONE = """
send: 送信, 返信, 転送, 連絡, メール送信
message: DM
email: メール
call: 電話
invite: 招待
post: 投稿, ツイート, 公開, 書き込み
share: 共有
delete: 削除, 消去, 除去, クリア
change: 変更, 編集, 更新, 修正, 改変
overwrite: 上書き
save: 保存
touch: 操作
create: 作成, 追加, 生成
read: 閲覧, 表示
open: アクセス
run: 実行
use: 使用, 利用
restart: 再起動
start: 起動
stop: 停止, 終了
push: push, プッシュ
force push: 強制プッシュ, force push, 強制push
commit: commit, コミット
merge: merge, マージ
rebase: rebase, リベース
deploy: deploy, デプロイ, リリース
install: install, インストール
uninstall: アンインストール
download: ダウンロード
upload: アップロード
move: 移動
copy: コピー
pay: 支払い, 決済
transfer: 送金, 振込, 振り込み
buy: 購入
order: 注文
sell: 売却
book: 予約
cancel: キャンセル
log in: ログイン, 接続
approve: 承認
close: クローズ
play: 再生
search: 検索
archive: アーカイブ
export: エクスポート
assign: 割り当て
bid: 入札
"""
_VERBS = """
send: 送る 送ら 送っ 送り, 出す 出さ 出し, 返す 返さ
tell: 伝える 伝え
invite: 呼ぶ 呼ば 呼ん, 誘う 誘わ 誘っ
call or play: かける かけ
write: 書く 書か 書い
play or post: 流す 流さ 流し
show: 見せる 見せ
delete: 消す 消さ 消し, 捨てる 捨て
change: 変える 変え, いじる いじら いじっ, 直す 直さ
write: 書き込む 書き込ま 書き込ん
write: 書き換える 書き換え
touch: 触る 触ら 触っ, 触れる 触れ
create: 作る 作ら 作っ, 立てる 立て
read: 見る 見, 読む 読ま 読ん
open: 開く 開か 開い, 開ける 開け
run: 走らせる 走らせ, 動かす 動かさ 動かし
use: 使う 使わ 使っ 使い, つかう つかわ つかっ
visit: 行く 行か 行っ
stop: 殺す 殺さ 殺し, 止める 止め, 落とす 落とさ 落とし
install: 入れる 入れ
add: 付ける 付け
turn on: 点ける 点け, つける つけ
push: 押し込む 押し込ま
pay: 払う 払わ 払っ, 支払う 支払わ 支払っ
buy: 買う 買わ 買っ
order: 頼む 頼ま 頼ん
book: 取る 取ら 取っ
close: 閉じる 閉じ, 閉める 閉め
turn off: 切る 切ら 切っ
raise: 上げる 上げ
lower: 下げる 下げ
move: 動かす 動かさ
"""
_NOUNS = """
: 私, 僕, 俺, 自分, あなた, 君, 我々, 私たち, 彼, 彼女, 絶対に, 絶対, 決して, 二度と, もう,
    今後は, 今後, 直接, 勝手に, どうか, 何も, 一切, 電源, こと, もの, どんな
: して, し, する, した, している, を行わ, を行っ, 行わ, お願い, お願いします, ご注意, 注意,
    重要, 必ず, いかなる, すべての, 全ての
word: という言葉, という単語, という表現, 言葉, 単語
file: ファイル
folder: フォルダ, フォルダー, ディレクトリ
branch: ブランチ
table: テーブル
channel: チャンネル
group: グループ
command: コマンド
script: スクリプト
message: メッセージ
meeting: 会議, ミーティング
calendar: カレンダー
event: 予定
database: データベース, DB
production: 本番環境, 本番
staging: ステージング環境, ステージング
development environment: 開発環境
test environment: テスト環境
environment: 環境
at night: 夜間, 夜中
on weekends: 週末
data: データ
site: サイト
flight: 便, フライト
shop: 店, お店
card: カード
page: ページ
ticket: チケット
account: 口座, アカウント
money: お金
server: サーバー, サーバ
container: コンテナ
service: サービス
repository: リポジトリ
package: パッケージ, 依存パッケージ, 依存関係
new: 新しい, 新規の, 新規
process: プロセス
docker: ドッカー
internet: インターネット
link: リンク
tag: タグ
workflow: ワークフロー
photos: 写真
music: 音楽, 曲, 歌
outsiders: 社外の人, 社外, 外部の人, 外部, 部外者
people: 人
customer: お客様, 顧客
boss: 上司
press: 記者
family: 家族
mom: 母, お母さん
dad: 父, お父さん
anyone: 誰
"""
_PARTICLES = """
: を, は, が, も, では, とは
to: に, には, へ, へは, にも, 宛に, 宛, あてに
in: 内で, の中で, 上で, で
from: から, からは
with: との
or: と, や, か, または, もしくは, および, 及び, ・, 、または
"""
_TAILS = """
except: 以外の, 以外に, 以外には, 以外で, 以外は, 以外, を除いて, を除き
outside: の外の, の外に, の外で, の外側, の外, 外の
under: の下の, の下に, 配下の, 以下の
in: の中の, 内の, にある
after: 以降は, 以降に, 以降
with: を付けて, をつけて, 付きで, つきで, を使って
"""
_CONSENT = """
without asking me: 許可なく, 許可なしに, 許可なしで, 許可無く, 確認せずに, 確認なしに,
    確認なしで, 確認なく,
    承認なしに, 承認なしで, 承認なく, 無断で, 断りなく, 聞かずに, 相談せずに, 相談なく
"""
_CONDITIONS = """
when: ときは, ときに, とき, 時は, 時に, 場合は, 場合に, 場合, たら, なら, れば, 間は, 間に, 中は
before: 前に, 前は
after: 後に, 後は
"""
_REASONS = ("ので", "ため", "だから", "ですから", "るから", "のに")
_NEVER = """
ないでください ないで下さい ないでくださいね ないでほしい ないで欲しい
てほしくない て欲しくない でほしくない してほしくない して欲しくない ないでくれ ないでね
ないで ないこと ないように ないようにしてください ないようにして ません ないよう ない
なくていい 禁止です 禁止する 禁止 は禁止 厳禁 の禁止 するな すんな てはいけません てはいけない
ではいけない ではいけません ちゃだめ ちゃダメ てはだめ てはダメ てはならない のはやめて
のはやめてください のをやめて のをやめてください をやめて をやめてください はやめて
はやめてください やめて やめてください のは禁止 ことは禁止 ことを禁止 ことを禁ずる
はいけません はいけない はだめ はダメ はなりません はならない を避けて は避けて
を避けてください ずに はNG だめ ダメ
"""
_ONLY = ("だけに", "だけで", "だけを", "だけ", "のみに", "のみ", "にのみ", "にだけ", "でのみ")
_KANA = re.compile("[\u3041-\u30fe]")
_AMOUNT = re.compile(
    r"(\d[\d,]*)\s*(万|千)?\s*(円|ドル|ユーロ|元|人|個|件|度|%|[KMGTkmgt]B)?\s*"
    r"(以上の?|を超える|を超えて|を超え|超の?|より高い|より上の?|以下の?|未満の?)"
)
_UNITS = {"円": "yen", "ドル": "dollars", "ユーロ": "euros", "元": "yuan", "人": "people",
          "個": "items", "度": "degrees", "%": "percent",
          "kb": "KB", "mb": "MB", "gb": "GB", "tb": "TB"}  # fmt: skip
_TIMES = {"万": 10_000, "千": 1000}
_CLOCK = re.compile(r"(夜|朝|午前|午後|深夜)?(\d{1,2})時(半)?")
_NOON = 12
_HONORIFIC = re.compile(r"(?:さん|様|さま|くん|君|ちゃん|氏)?")
_ADDED = re.compile(r"に\s*(--?[\w=-]+)\s*(?:オプション)?を(?:付けて|つけて)")
"""`vercel deploy に --prod を付けて`."""
_OWNED = re.compile("の")
_RUN = re.compile(r"\ue000[^\ue000]*\ue000|[ァ-ヶー]+|[一-鿿々〆]+[ぁ-ゖ]*|[ぁ-ゖ]+|[^\s\w]")
_DOING = re.compile(r"\s*(?:し|する|禁止|を?禁止|は禁止|の禁止|を?しない|やめ|・)")
"""What makes a Latin word one for a deed."""
_WISHED = re.compile("忘れ(?:ない|ず|ません)|遠慮(?:しない|せず|なく)|ためらわ(?:ない|ず)")
"""Two negations that wish for something: "don't forget to"."""
_ALWAYS = re.compile("常に|必ず|いつも")
_BANNING = re.compile("ない|ません|禁|だめ|ダメ|やめ|のみ|だけ|避け")
_QUALITY = "dangerous"
"""For words that describe, which no list tells and no call states."""
_LOOSE = re.compile("[ぁ-ゖ]$")
"""How words end that describe what follows."""


def _words() -> dict[str, tuple[Item, ...]]:
    found: dict[str, tuple[Item, ...]] = {}
    parts: tuple[tuple[str, Part], ...] = (
        (_NOUNS, "noun"),
        (_DONE, "verb"),
        (_PARTICLES, "particle"),
        (_TAILS, "tail"),
        (_CONSENT, "noun"),
        (_CONDITIONS, "when"),
    )
    for text, part in parts:
        found |= {word: (Item(english, part),) for english, words in lines(text) for word in words}
    for english, verbs in lines(_VERBS):
        for forms in map(str.split, verbs):
            verb = Item(english, "verb")
            found |= {form: (verb,) for form in forms if form not in found}
            found[f"{forms[0]}な"] = (verb, Item("", "never"))
    found |= dict.fromkeys(_REASONS, (Item("", "reason"),))
    found |= dict.fromkeys(_NEVER.split(), (Item("", "never"),))
    found |= dict.fromkeys(_ONLY, (Item("", "only"),))
    return found | dict.fromkeys(("、", "，", ",", "の"), (Item("", "noun"),))


_WORDS = _words()
_BY_BEGINNING = by_beginning(_WORDS)


def from_japanese(text: str) -> str:
    """The bans of `text` in English; empty where it is not Japanese or bans nothing."""
    if not _KANA.search(text):
        return ""
    text = _ADDED.sub(r" \1 ", _CLOCK.sub(_clock, _AMOUNT.sub(_amount, text)))
    told = [each for each in sentences(text) if not _WISHED.search(each)]
    bans = [ban for sentence in told if (ban := order(_items(sentence)))]
    if not bans and not told:
        return WISH
    if not bans and _ALWAYS.search(text) and not _BANNING.search(text):
        return WISH
    return ". ".join(bans)


def _items(sentence: str) -> list[Item]:
    items: list[Item] = []
    at = 0
    owner = ""
    while at < len(sentence):
        if sentence[at].isspace():
            at += 1
            continue
        word = _known_at(sentence, at)
        if word:
            owner = owner if word == "の" else ""
            items += _WORDS[word]
            at += len(word)
            continue
        match = LITERAL.match(sentence, at) or _RUN.match(sentence, at)
        if not match:
            at += 1
            continue
        end = match.end()
        if match.re is _RUN:
            end = next((n for n in range(at + 1, end) if _cut_at(sentence, n)), end)
        said = sentence[at:end]
        if owner and not said.isascii():
            said = f"{owner}の{said}"
            del items[-2:]
        items.append(Item(_said(said, sentence[end:]), "noun"))
        owner = said if _OWNED.match(sentence, end) and not _LOOSE.search(said) else ""
        at = end + len(_title(sentence[end:]))
    return items


def _known_at(sentence: str, at: int) -> str:
    """The longest known word at a place; a Latin one must end there."""
    for word in _BY_BEGINNING.get(sentence[at], ()):
        if sentence.startswith(word, at):
            following = sentence[at + len(word) : at + len(word) + 1]
            latin = word[-1].isascii()
            if latin and not _DOING.match(sentence, at + len(word)):
                continue
            if not latin or not following.isascii() or not following.isalnum():
                return word
    return ""


def _cut_at(sentence: str, at: int) -> bool:
    """Whether a known word begins within what is not known: no single sign in a name."""
    word = _known_at(sentence, at)
    same = _script(sentence[at]) == _script(sentence[at - 1])
    return (bool(word) and (not same or len(word) > 1)) or bool(not same and _title(sentence[at:]))


def _script(sign: str) -> str:
    return unicodedata.name(sign, "").split(" ")[0]


def _said(word: str, after: str) -> str:
    """A name in quotation marks; a word that describes what follows as it is."""
    if word.startswith("\ue000"):
        return word.strip("\ue000")
    if word.isascii():
        return word
    return _QUALITY if _LOOSE.search(word) and not _title(after) else named(word)


def _title(text: str) -> str:
    match = _HONORIFIC.match(text)
    return match[0] if match else ""


def _amount(match: re.Match[str]) -> str:
    number = int(match[1].replace(",", "")) * _TIMES.get(match[2], 1)
    side = "less than" if match[4].startswith(("以下", "未満")) else "more than"
    return f"\ue000{side} {number} {_UNITS.get((match[3] or '').lower(), '')}\ue000"


def _clock(match: re.Match[str]) -> str:
    late = match[1] in ("夜", "午後") and int(match[2]) < _NOON
    return f"{int(match[2]) + _NOON * late}:{'30' if match[3] else '00'}"
