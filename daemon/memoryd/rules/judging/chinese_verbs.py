"""The verbs of a Chinese clause."""

import re

from memoryd.rules.judging.actions import CHINESE_VERBS, GENERIC, class_of
from memoryd.rules.judging.vocabulary import (
    CHINESE_CLASS_NOUNS,
)

CHINESE = re.compile(r"[\u3400-\u9fff]")


def chinese_verbs(body: str) -> tuple[set[str], str]:
    """The classes of every Chinese verb in `body`, and `body` without them."""
    verbs: set[str] = set()
    kept: list[str] = []

    def noun(match: re.Match[str]) -> str:
        kept.append(match.group())
        return f"\x04{len(kept) - 1}\x04"

    def verb(match: re.Match[str]) -> str:
        verbs.add(CHINESE_VERBS[match.group()])
        return " "

    body = _CHINESE_NOUN.sub(noun, _DEPARTING.sub("", body))
    body = _CHINESE_VERB.sub(verb, body)
    if not verbs - GENERIC:
        for word in re.findall(r"(?<![\w./#@-])[a-zA-Z_]+(?![\w./-])", body):
            if name := class_of(word):
                verbs.add(name)
                body = body.replace(word, " ", 1)
                break
    if "force_push" in verbs:
        verbs = {"force_push"}
    if len(verbs) > 1:
        verbs -= GENERIC
    return verbs, re.sub(r"\x04(\d+)\x04", lambda match: kept[int(match.group(1))], body)


_DEPARTING = re.compile(
    "(?:出发|起飞|开车)的?(?=[^，。]{0,2}(?:火车|高铁|动车|航班|飞机|机票|车票|车))"
)
"""`八点以前出发的火车`: the hour says when."""
_CHINESE_NOUN = re.compile(
    "|".join(
        [
            *CHINESE_CLASS_NOUNS,
            "用户",
            "支付宝",
            "请假",
            "微信支付",
            "自动",
            "活动",
            "订单",
            "费用",
            "应用",
            "信用",
            "动态",
            "推文",
            "连续",
            "浏览器",
            "发票",
            "编辑器",
            "发布会",
            "读者",
            "写字",
            "邮件列表",
            "改天",
            "用途",
            "发件",
            "动画",
            "推荐",
        ]
    )
)

_CHINESE_VERB = re.compile(
    "|".join(
        rf"(?<![A-Za-z0-9_./@-]){verb}(?![A-Za-z0-9_./@-])" if verb.isascii() else verb
        for verb in sorted(CHINESE_VERBS, key=len, reverse=True)
    )
)
