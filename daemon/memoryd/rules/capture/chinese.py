"""The grammar of Chinese prohibitions, and its reader."""

import re
from itertools import islice

from memoryd.rules.capture.chinese_characters import SIMPLIFIED
from memoryd.rules.capture.chinese_things import DONE_TO_THINGS, THING, TOPIC, is_kept
from memoryd.rules.capture.own_words import QUOTED, introduces_content
from memoryd.rules.capture.sentences import MAX_HEADS
from memoryd.rules.capture.specification import is_for_program

_HEAD = re.compile(
    r"唔(?:好|准|可以|许)(?:再)?|永远(?:都)?(?:不要|不许|不准|不得|别|不能|不可以)(?:再)?|(?:永远|"
    r"绝对|绝|千万|万万)(?:都)?不(?:可以|可|能|要|许|准|得)(?:再)?|不要(?:再)?|不许(?:再)?|"
    r"不准(?:再)?|不得(?:再)?|不允许(?:你)?(?:再)?|不可以(?:再)?|不可(?:再)?|不能(?:再)?|(?:严禁|"
    r"禁止)(?:你)?(?:再)?|(?:请勿|切勿|勿|切莫|莫要)(?:再)?|别(?:再)?|甭(?:再)?|少给我|休想|"
    r"停止(?:再)?|(?<![了以可何来，,])避免(?:再)?(?=使用|直接|在|向|给|对|往|修改|改动|删除|发送?|"
    r"提交|推送|运行|执行|访问|调用)|不(?:想|希望|愿意|要)(?:再)?"
    r"(?:让|看到|看见)?你(?:再)?"
)
_ANY_HEAD = re.compile(r"[不别禁勿莫甭停休少避唔]")
_KANA = re.compile("[\u3041-\u30fe]")
_BOUNDARY = re.compile(r"[,，;；:：、()（）!！?？。—…~～\-•*·]|\.(?=\s)|(?<=\d)[.)]|[①-⑳]")
_WRAPPER = re.compile(
    r"(?:请|麻烦|拜托|求求|求|务必|一定|千万|绝对|永远|永久|以后|今后|往后|从此|从现在(?:起|"
    r"开始)|从今(?:天|往后|以后)?(?:起|开始)?|之后|下次|将来|接下来|任何时候|任何情况下|无论如何|"
    r"不管怎样|无论什么(?:时候|情况|原因)|不管什么(?:时候|情况|原因)|无论何时|都|也|就|再|还|可|"
    r"另外|还有|同时|对了|顺便|最后|首先|其次|然后|不过|但是|但|而且|并且|所以|因此|那么|那|只是|"
    r"就是|总之|记住|记得|注意|切记|牢记|谨记|好的?|嗯|哎|喂|行|谢谢|老兄|兄弟|亲|你们?|您|尽量|"
    r"最好|严格|坚决|给我|又|并|且|我求你(?:了)?|我(?:希望|要求|想让|要|想|需要|命令|警告|"
    r"提醒)(?:你|您)(?:以后|永远|千万)?|我(?:说过|说了|跟你说过|告诉过你|都说了)|希望(?:你|您)?|"
    r"要求(?:你|您)|[一二三四五六七八九十]|第[一二三四五六七八九十](?:条|点|个)?|是|规则|\d+|"
    r"也请|并请|还请|敬请|先|直接|随便|擅自|私自|自己|一律|全都|统统|通通|根本)[\s,，:：、.]*$"
)
_SCOPE = re.compile(
    r"[在于对从给跟向和把将用拿为]|(?:时|时候|以后|之后|以前|之前|期间|前|后|内|里|上|下|"
    r"中|外|间|点|号|天|晚上?|早上|上午|下午|夜里|凌晨|周末|周[一二三四五六日天]|"
    r"星期[一二三四五六日天]|节假日|假期|工作日|月|年|每次|平时|线上|生产环境|话|情况下|没有|"
    r"没经过|没得到|未经)"
)
_SUBJECT = re.compile(
    r"(?:^|[^给跟对向和与同把将为帮替让叫给])(?:我们|咱们|他们|她们|它们|大家|人家|用户|客户|顾客|"
    r"客人|用户们|员工|同事们?|学生|孩子们?|小孩|开发者|管理员|老板|老师|医生|经理|领导|我|他|她|"
    r"它|咱|谁|有人|没人|系统|程序|函数|服务|接口|脚本|按钮|页面|密码|字段|参数|变量|代码|任务|"
    r"进程|标题|应用|软件|客户端|服务器|服务端|后端|前端)(?:[^,，]{0,4}|[^,，]{0,8}(?:都|也|就|"
    r"还|从来|可能|应该|绝对|自己|一般|通常|已经|以后|现在|肯定|必须))$"
)
_RELAYED = re.compile(
    r"(?:告诉|转告|通知|提醒|叫|让|劝|嘱咐|吩咐|要求|禁止|教|跟[^,，你]{1,8}说(?!话)|"
    r"对[^,，你]{1,8}说(?!话)|"
    r"和[^,，你]{1,8}说(?!话)|给(?!我)[^,，你]{1,10}(?:发|写|回)[^,，]{0,12}(?:说|：|:)?|"
    r"(?<!我)(?<!跟你)(?<!和你)(?<!都)说(?!了|过|话)|(?<!我)写(?:着|道|的是|明|成|上)|规定|显示|"
    r"提示|标注|注明|声明|强调|建议|要求|据说|听说|认为|觉得|以为|写一?[句条封个段]|改成|改为|"
    r"翻译|译成|假如|假设|如果我(?:说|告诉|让)|要是我(?:说|告诉|让)|比如|例如|为什么|为啥|为何|"
    r"凭什么|怎么|干嘛|干吗|能不能|可不可以|是不是|是否|要不要|可以|何必|难道|应该|曾经|一直|"
    r"本来|原来|从来|只好|不得)[^,，;；]{0,12}$"
)
_NOT_AFTER = {
    "别": re.compile(
        r"问我?(?:为什么|为啥|怎么|原因)|是(?!在)|[人的处名墅致扭称号样针离具]|字[^段]?|"
        r"(?:再)?(?:忘|担心|急|怕|客气|介意|误会|"
        r"着急|在意|想多|想太多|管(?:他|它|她|那么|我|了|这)|提了|闹|逗|犹豫|谦虚|灰心|放弃|紧张|"
        r"慌|生气|难过|见怪|理他|看(?:他|她|它|我|这|了)|开玩笑|说(?:[,，了是]|$)|勉强|硬撑|委屈|"
        r"为难|纠结|较真|破费|张罗|忙活|折腾|做梦|吵|太(?:累|在意|担心|紧张|难过|自责)|多想|多虑|"
        r"害怕|害羞|不好意思|嫌|愁|发愁|哭|笑|累着|感冒|见外|错过|(?:再)?(?:下雨|下雪|刮风|"
        r"想[他她它我])|提多|往心里|放(?:在)?心上|光|"
        r"总觉得|谢|客套|泄气|气馁|沮丧|松懈|停|等我|瞎担心|操心|费心|麻烦了|内疚|自责|拘束|装|"
        r"逞强|小看|小瞧|低估)|[了吧啊呀呢嘛]?(?:[,，!！。.~\s]|$)|出心裁|有用心|开生面|具一格|"
        r"来无恙|无(?:他|选择|所求|二)|除了|墨"
    ),
    "不要": re.compile(
        r"问我?(?:为什么|为啥|怎么|原因)|紧|脸|命|钱|求|忘|担心|客气|犹豫|急|怕|放弃|误会|介意|"
        r"着急|紧张|害怕|灰心|难过|生气|"
        r"多想|在意|慌|谢|停(?!止|掉|机|用)|[了吧啊呀的嘛呢](?:[,，!！。.~\s]|$)|"
        r"[,，!！。.~\s]*$|太(?!频繁|晚|早)|不好意思|香菜|辣|葱|糖|冰(?:的|块|$)|这个|那个|这些|"
        r"那些|它|错过|害羞|有压力|有顾虑|拘束|自责|见怪|气馁|再?等我"
    ),
    "不得": re.compile(r"不|了|已|而知|劲|体|志|其|人心|安|要领|好死|闲"),
    "不能": re.compile(
        r"不|(?:再)?(?:同意|理解|接受|忍|说|确定|保证|正常|连接|访问|启动|打开|用|登录|工作|运行|"
        r"上网|编译|联网|解析|加载|识别|显示|安装)(?!.*(?:你|以后|再|永远))|[,，!！。.?？\s]*$"
    ),
    "不可": re.compile(r"能|以|思议|避免|否认|或缺|靠|逆|用|见|行|收拾|开交|[,，!！。\s]*$"),
    "不可以": re.compile(r"[吗么呢吧啊]|[,，!！。?？\s]*$"),
    "不许": re.compile(r"[,，!！。.?？\s]*$"),
    "停止": re.compile(
        r"[了吧,，!！。.\s]|工作|运行(?:了|$)|(?:一下)?(?:服务|容器|进程|任务|服务器|这个|那个|"
        r"当前|录音|录像|播放|计时|下载|上传|监听|导出|同步|构建|训练)|响应|呼吸|运转|更新了|"
        r"按钮|标志|信号|词|符|条件|$"
    ),
    "禁止": re.compile(r"[了的,，!！。.\s]|入内|通行|吸烟|停车|$|事项|标志|词|列表|状态|访问的|符"),
    "勿": re.compile(r"忘|念|扰模式|扰|谓|庸"),
    "莫": re.compile(r"名|非|过于|大"),
}
_IDLE = re.compile(
    "指望|期望|妄想|告诉我(?:又|这|是|你)|(?:难过|伤心|受(?:伤|苦|委屈)|生气|哭|失望|太?累|生病)"
)
"""What nobody forbids an agent: "永远不要指望他"."""
_BEFORE_HEAD = {
    "别": "特区分级类性个告离识辨差判鉴派派诀惜送久阔临话",
    "不要": "要",
    "不得": "舍恨巴怪记值见免使由顾容怨来了算",
    "不能": "能",
    "不可": "可非无",
    "不许": "",
    "停止": "被已经会动自后前要已自",
    "勿": "",
    "禁止": "被了解已",
}
_ALLOWS_OTHERS = re.compile(r"(?:我|他|她|它|咱)(?:们|們)?(?!的)|大家|员工|員工|学生|學生")
"""Whom somebody does not allow something: the agent is not meant."""
_ON_NOTICES = ("禁止", "严禁", "不得", "不可", "不允许", "不支持")
_NOTICED = re.compile(
    r"(?<!我)(?:提示|显示|弹出|报错|警告|告知|牌子上?|通知上?|公告|规定)(?!我|你|您|"
    r":)[^,，。;；:]{0,12}[,，]\s*$"
)
"""A notice that goes on with what it forbids."""
_ENDS_A_WORD = re.compile(
    r"(?:[纪摘概提简]要|[公报警]告|确认|意见|即使|登记|理由|照顾|[说讲电通]话)$"
)
"""Ends of words after which a head stands that would else be inside a word ("认不得")."""

_GOES_ON = re.compile(r"[^,;:!?。]{1,20}(?:,\s*(?:并且|而且|且|并))?")
"""Between two heads of one clause, or of two that share their subject."""
_STANDING = re.compile(r"以后|今后|往后|永远|千万|从此|再也|每次|一律|所有|这种|这类|这样的")
"""What makes an order to stop one for good: "以后别叫专车了"."""
_ASKED = re.compile(
    r"\W*(?:请问)?(?:你|您)?(?:能不能|能否|可不可以|可否|可以)(?:麻烦|请|拜托)?(?:你|"
    r"您)?[,，]?(?=[^,，]{0,10}(?:以后|今后|永远|别再|"
    r"不要再))"
)
"""How an order begins that is put as a question: "能不能麻烦你,以后…不要再…?"."""
_TOO_MUCH = re.compile(
    r"(?:把[^,，]{1,8})?(?:写|弄|做|搞|翻|译|说|讲|画|拍|剪|排|改|调|切|煮|炒|烤|放|穿|买)(?:得|"
    r"的)?(?:太|过于|那么|这么)(?!贵)"
)
"""How a piece of work shall not turn out: "别写太长"."""
_JUST_STOP = re.compile(r"[\u4e00-\u9fff]{1,3}了[吧啊呀嘛啦]?\s*(?:[,，。!！;；~…]|$)")
"""'别发了': stop what is going on now."""
_NEXT_POINT = re.compile(r"然后(?=以后|今后|别|请|你|千万)|另外|还有一点|对了")
"""Where somebody who sets no marks begins anew."""
_CIRCUMSTANCE = re.compile(
    r"^(?:没有|没经过|未经|不经|除了|没(?=我|你|得到|人)|[^,，]{0,20}[,，]没)|(?:时|时候|之后|以后|"
    r"之前|以前|[前后里中内]|期间|的话|情况下)$|"
    r"(?:谁|什么人)[^,，]{0,6}[问说要求让找叫请]$"
)
_QUESTION = re.compile(
    r"(?:[吗呢]|(?<!什)么|什么(?![^,，]{0,4}[都也])|怎么样|如何|几|哪|后果|为啥|为什么|"
    r"(?<![纪摘概提简])要不要|能不能|是不是|可不可以|好不好|"
    r"行不行)[^,，]{0,8}[?？!！\s]*$|[?？]\s*$"
)
_TAG = re.compile(
    r"[,，]?\s*(?:好吗|好不好|行吗|行不行|可以吗|明白吗|懂吗|知道吗|知道了吗|明白了吗|"
    r"听到没(?:有)?|听见没(?:有)?|懂了吗|懂没|记住了吗|ok|okay|清楚吗|清楚了吗|好么|成吗|好嘛|"
    r"记住没)[?？!！\s]*$"
)
_TASK = re.compile(
    r"^\W*(?:那|请|麻烦|现在|好的?,?)?(?:你)?(?:帮我|给我|替我)?(?:写|拟|翻译|总结|婉拒|回复|起草|"
    r"生成|做|画|润色|改写|缩写|设计|编|回)[^,;时前后]*[,;](?!.*(?:以后|今后|永远|每次|任何|千万|"
    r"所有|从现在|再))"
)
"""A sentence that gives a piece of work; what it must not do is part of that work."""
_ONE_OFF = re.compile(
    r"先(?:都)?$|暂时(?:先)?$|今天(?:先)?$|现在(?:先)?$|目前$|这次(?:先)?$|等会儿?$"
)
_TRAILING = re.compile(
    r"[\s,，;；:：、*•·-]+(?:(?:另外|还有|同时|而且|并且|也|并|且|和|以及|但|但是|不过|"
    r"然后)[\s,，]*)?(?:[一二三四五六七八九十\d]+[、.)）]\s*)?$"
)

Clause = tuple[int, int]


def chinese_clauses(sentence: str) -> list[Clause]:
    """The clauses of `sentence` (plain text) that forbid, in order, as spans."""
    sentence = sentence.translate(SIMPLIFIED)
    if (
        not _ANY_HEAD.search(sentence)
        or _KANA.search(sentence)
        or re.match(
            r"\W*(?:(?:功能|产品|业务)?需求(?:说明)?:|验收标准:|用户故事:|规格:|假如|假设|想象|"
            r"如果我(?:说|告诉)|要是我(?:说|告诉))",
            sentence,
        )
    ):
        return []
    if asked := _ASKED.match(sentence):
        return _clauses(sentence, len(sentence), asked.end())
    if _QUESTION.search(sentence[-60:]) and not _TAG.search(sentence[-60:]):
        return _before_question(sentence)
    return _clauses(sentence, len(sentence))


def _before_question(sentence: str) -> list[Clause]:
    """The prohibitions of a sentence that goes over into a question."""
    cut = max(sentence.rfind(mark, 0, len(sentence) - 1) for mark in ",，;；")
    if cut < 0:
        return []
    clauses = _clauses(sentence, cut)
    return [] if re.search(r"如果|要是|为什么|为啥|怎么|是不是|能不能", sentence[:cut]) else clauses


def _clauses(sentence: str, limit: int, begin: int = 0) -> list[Clause]:
    found: list[int] = []
    free_from, rejected = begin, -1
    for match in islice(_HEAD.finditer(sentence, begin, limit), MAX_HEADS):
        if match.start() < free_from:
            continue
        joined = rejected >= 0 and _GOES_ON.fullmatch(sentence, rejected, match.start())
        start = None if joined else _clause_start(sentence, match, free_from)
        rejected = match.end() if start is None else -1
        if start is not None:
            found.append(start)
        free_from = match.end()
    ends = [*found[1:], limit]
    return [
        (start, _trimmed(sentence, start, end)) for start, end in zip(found, ends, strict=False)
    ]


def _clause_start(sentence: str, match: re.Match[str], floor: int) -> int | None:
    after = sentence[match.end() : match.end() + 40].lstrip()
    head = match[0]
    kind = next((key for key in _NOT_AFTER if key in head), "")
    bare = head.removesuffix("再")
    if (
        kind
        and (bare in (kind, "请勿", "切勿", "禁止") or kind == "别")
        and _NOT_AFTER[kind].match(after)
    ):
        return None
    if _IDLE.match(after):
        return None
    if _TOO_MUCH.match(after) and not _STANDING.search(sentence):
        return None
    if not after or after[0] in ",，。!！?？)）":
        return None
    if (
        bare in ("别", "不要")
        and match.start() > 4
        and _TASK.match(sentence[: min(match.start(), 200)])
    ):
        return None
    stops = _JUST_STOP.match(after) and bare in ("别", "不要") and head == bare
    if stops and not _STANDING.search(sentence, max(0, match.start() - 12), match.start()):
        return None
    said_before = floor
    floor = max(floor, match.start() - 60)
    before = sentence[floor : match.start()]
    inside_word = before[-1:] and bare == kind and before[-1] in _BEFORE_HEAD.get(kind, "")
    if inside_word and not _ENDS_A_WORD.search(before):
        return None
    boundary = _last_boundary(before)
    left = before[boundary:]
    if _ALLOWS_OTHERS.match(after) and ("准" in head or "许" in head):
        return None
    if bare in _ON_NOTICES and _NOTICED.search(sentence, max(0, match.start() - 40), match.start()):
        return None
    if _ONE_OFF.search(left):
        return None
    stripped = _unwrapped(left)
    circumstance = _CIRCUMSTANCE.search(stripped)
    if is_for_program(sentence[max(0, match.start() - 200) : match.start()], left, after):
        return None
    subject = not circumstance and _SUBJECT.search(stripped)
    if subject and head[0] in "不禁严" and "你" in head and stripped.endswith(("我", "我们")):
        subject, stripped = None, stripped.rstrip("我们")
    if subject and (left.rstrip().endswith("请") or TOPIC.match(stripped)):
        subject = None
    if subject and THING.search(stripped) and DONE_TO_THINGS.match(after):
        subject = None
    if stripped and (_RELAYED.search(stripped) or subject):
        return None
    if (
        re.search(
            r"(?:为什么|为啥|为何|怎么|干嘛|告诉|转告|提醒|通知|能不能|可不可以|要不要|"
            r"是不是)[^,，]{0,14}$",
            left,
        )
        and "告诉过你" not in left
        and "提醒你" not in left
    ):
        return None
    strict = kind in ("不得", "停止", "不能", "不可", "禁止", "不可以", "勿") or "允许" in head
    if (
        strict
        and stripped
        and not is_kept(head, stripped, after)
        and not (
            _SCOPE.search(stripped)
            and not re.search(r"[这那该此](?:个|条|台|种)?\w{0,6}$", stripped)
        )
    ):
        return None
    if head == "停止" and not re.match(
        r"\s*(?:再|使用|用|发|给|向|在|推送|调用|抓取|爬|访问|提交|部署|修改|删除|创建|建|打|往|"
        r"对|自动|每|把|通过|转|订|回复|上传|安排|群发|骚扰|联系|购买|运行|执行|建议|推荐)",
        after,
    ):
        return None
    clause = floor + boundary
    colon = sentence.rfind(":", max(0, clause - 120), clause)
    if colon >= 0:
        lead = sentence[max(0, colon - 60) : colon]
        if _relays(lead) or introduces_content(lead):
            return None
    scoped = _with_scope(sentence, clause)
    return scoped if scoped >= said_before or left.lstrip().startswith("也") else clause


def _relays(lead: str) -> bool:
    """Whether what follows this lead and a colon is said to or by others."""
    return bool(
        re.search(
            r"(?:告诉|转告|通知|提醒|回复|回(?:他|她|信)|发(?:给|消息|短信|邮件|一条|条|个|布|到|"
            r"$)|写(?:着|道|一|上|到|在|:)?|说|(?:写|拟|起草|做|发|贴|出|准备|生成|设计|来|编|"
            r"弄)(?:[一两几]?[份封张则篇段首条个]|[^,，。:：]{0,8}(?:通知|告示|公告|启事|邮件|信|"
            r"短信|消息|标语|标牌|提示|海报|守则|公约|须知|声明|文案))|翻译|润色|改成|改为|总结|"
            r"内容|标题|如下|文案|标语|口号|原文|公告|规定|提示|显示|报错|日志|歌词|群里|贴|"
            r"念)[^,，。]{0,20}$",
            lead,
        )
    ) and not re.search(
        r"(?:规矩|规则|记住|记下|注意|要求|几点|两点|事项|原则|我说|跟你说|告诉你|提醒你|"
        r"再说一遍|说一下)[^,，。]{0,4}$|(?:^|[,，。])\W*(?:再|最后|友情|另外|顺便|顺带|同时|也|还要|还有)?(?:提醒|强调|补充|"
        r"声明)(?:你|您)?一(?:下|句|点)\W*$",
        lead,
    )


def _last_boundary(text: str) -> int:
    last = 0
    for match in _BOUNDARY.finditer(text):
        mark, end = match[0], match.end()
        if (
            mark in ".-:*·•~"
            and 0 < end < len(text)
            and text[end].isascii()
            and text[end].isalnum()
        ):
            continue
        if (
            mark in "-()*"
            and match.start() > 0
            and text[match.start() - 1].isascii()
            and text[match.start() - 1].isalnum()
        ):
            continue
        last = end
    return last


def _unwrapped(left: str) -> str:
    left = left.strip()
    if found := list(_NEXT_POINT.finditer(left)):
        left = left[found[-1].end() :]
    for _ in range(8):
        shorter = _WRAPPER.sub("", left).strip(" ,，")
        if shorter == left:
            break
        left = shorter
    return left.strip(f" {QUOTED}")


def _with_scope(sentence: str, boundary: int) -> int:
    """Draws the clause before in when it says when or where the prohibition holds."""
    before = sentence[max(0, boundary - 40) : boundary]
    if not before.endswith((",", "，")):
        return boundary
    from_ = _last_boundary(before[:-1])
    segment = before[from_:-1]
    if re.match(
        r"\s*(?:以后|今后|从|在|当|如果|要是|只要|除非|没有|未经|凡是|每次|除了|给|对|任何|无论|"
        r"不管|晚上|周|星期|关于|涉及)",
        segment,
    ) or re.search(r"(?:时|时候|之前|之后|以前|以后|期间|的话|情况下|里|上|前|后)$", segment):
        return max(0, boundary - 40) + from_
    return boundary


def _trimmed(sentence: str, start: int, end: int) -> int:
    if end == len(sentence):
        return end
    cut = _TRAILING.search(sentence, max(start, end - 12), end)
    return cut.start() if cut else end
