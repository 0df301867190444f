"""Tells the behaviour of software under construction from orders to the agent.

"The client must give up after five attempts. Never block the UI thread." specifies a program: what
the second sentence forbids is forbidden to the client. All patterns read plain text, see
`sentences.plain`.
"""

import re

_PRODUCT = (
    r"(?:box|checkbox|dropdown|toggle|tab|bar|panel|card|grid|cell|row|banner|label|bundle|"
    r"apps?|application|client|server|service|api|endpoint|page|form|button|buttons|field|input|"
    r"dialog|modal|popup|tooltip|spinner|menu|sidebar|header|footer|table|list|widget|component|"
    r"screen|view|parser|compiler|linter|crawler|scraper|bot|worker|job|queue|scheduler|cron|"
    r"script|function|method|class|module|library|sdk|cli|query|cache|limiter|validator|handler|"
    r"listener|middleware|router|hook|plugin|extension|webhook|importer|exporter|migration|"
    r"pipeline|test|tests|fixture|mock|schema|model|column|index|config|parameter|flag|option|"
    r"variable|value|response|request|error|exception|message|notification|banner|toast|logger|"
    r"log|loop|thread|process|connection|session|token|cookie|upload|download|search|picker|"
    r"player|game|level|score|users?|customers?|visitors?|guests?|admins?|editors?|moderators?|"
    r"members?|subscribers?|clients|buttons|pages|forms|fields|requests|jobs|emails|retries|"
    r"cart|basket|stock|inventory|record|records|result|results|upload|account|accounts|"
    r"cursor|animation|layout|chart|axis|legend|image|icon|link|links|password|passwords)"
)
_DUTY = re.compile(
    r"(?:^|[,;:.—-]\s*|\b(?:the|an?|any|each|every|our|its|this|that|all|so|and|then)\s)"
    rf"(?:[\w/-]{{1,30}}\s){{0,3}}?{_PRODUCT}\s(?:[\w'-]{{1,20}}\s){{0,3}}?"
    r"(?:should(?! be\b| have\b)|shouldn't|must(?! be\b| have\b)|mustn't|shall|has to|have to|"
    r"needs? to|ought to|can only)\b"
)
_BUILD = re.compile(
    r"^\W*(?:(?:please|pls|ok|okay|so|now|then|next|also|and|hey|hi|can|could|would|will|you|i|"
    r"want|need|to|let's|just|great|thanks|go ahead|we)\W+){0,6}(?:implement|"
    r"develop|(?:build|code|program|refactor|write|add|create|make|design|extend|change|"
    r"fix)\s+(?:me\s+)?"
    rf"(?:an?|the|some|another|two|our|this|that|my)?\s?(?:[\w/-]+\s){{0,3}}?{_PRODUCT})\b"
)
_WANTED = re.compile(
    r"\b(?:we|i)(?:'d)? (?:need|want|would like|like|are building|am building|'m building|'re "
    rf"building)\s(?:an?|some|another)\s(?:[\w/-]{{1,30}}\s){{0,3}}?{_PRODUCT}\b|"
    rf"^\W*(?:and |so |ok |also )?(?:for|in|on) (?:the|our|this|an?) (?:[\w/-]{{1,30}}\s){{0,2}}"
    rf"{_PRODUCT}\s?:"
)
_STATE = re.compile(
    rf"^\W*(?:when|if|while|whenever|once|as long as|unless|until|before|after) (?:the|a|an|any|"
    rf"no|there(?:'s| is| are)(?: no)?) ?(?:[\w/-]+ ){{0,2}}{_PRODUCT}\s[\w' ]{{1,40}}?"
    r"(?=,|\b(?:do not|don'?t|never)\b)"
)
"""A state of the software, before what it must not do then."""
_CRITERIA = re.compile(
    r"^\W*(?:acceptance criteria|requirements?|specs?|specification|definition of done|"
    r"expected behaviou?r|user stor(?:y|ies))\b"
)
_BEHAVES = (
    r"(?:block|return|throw|crash|retry|render|show|display|hide|allow|accept|let|reject|trust|"
    r"count|cache|fire|trigger|emit|log|expose|leak|lose|swallow|persist|reuse|overlap|scroll|"
    r"reload|refetch|refresh|redirect|validate|assume|load|poll|mutate|exceed|fail|hang|wait|"
    r"sleep|require|depend|ignore|include|treat|parse|escape|strip|round|duplicate|resize|"
    r"animate|flicker|autoplay|autofocus|steal|submit|prefill|reset|rely|hit|follow|compare|"
    r"match|buffer|queue|enqueue|dispatch|truncate|wrap|sort|double|hard-?code|raise|expire|"
    r"use (?:a|an|any|global|the same|eval|float|recursion|inline|localstorage|polling|threads?|"
    r"\w+(?=\())|use (?:any )?(?:external|third-?party))"
    r"(?:ing|ting|ping)?"
)
_FORBID = r"\b(?:never|do not|don'?t|avoid|no more|no)\s+(?:ever\s+|re-?)?"
_BEHAVIOUR = re.compile(rf"{_FORBID}{_BEHAVES}\b")
_EITHER = re.compile(
    rf"{_FORBID}(?:send|call|save|open|close|print|fetch|notify|skip|drop|clear|store|write|read|"
    r"delete|remove|update|create|add|change|start|stop|run)"
)
"""What software and the agent both do; the company it is in decides."""
_AGENT_ACT = re.compile(
    rf"{_FORBID}(?:even )?(?:touch|edit|modif|chang|renam|mov|delet|remov|overwrit|push|commit|"
    r"merg|rebas|deploy|publish|post|e-?mail|mail|messag|text|dm|tweet|run|execut|install|upgrad|"
    r"restart|kill|reboot|contact|book|pay|order|buy|download|upload|open|brows|visit|shar|forward|"
    r"reply|writ|ask|guess|start|stop|skip|disabl|format|reformat|refactor|rewrit|bump|creat|add|"
    r"ping|schedul|invit|cc|tag|send|call|sav|clos|print|fetch|notif|drop|clear|wip|read|updat|"
    r"switch|turn|mess|ssh|log in|offer|promis|grant|quot|mention|say|tell|giv|approv|refund|engag|"
    r"argu|negotiat|disclos|discuss|admit|recommend|suggest|speak|talk|bother|disturb|releas|ship|"
    r"paste|copy|put|leave|use (?:sudo|root|port|the (?:browser|terminal|shell|prod)))"
)
_DEVELOPER_ACT = re.compile(
    rf"{_FORBID}(?:squash|amend|cherry-pick|rebas|stag|stash|"
    r"comment(?:ing)? out\s|"
    r"(?:mark|silenc|suppress|mut|weaken|loosen|relax|lower|xfail|regenerat|bypass|"
    r"fak)\w*\s(?:(?!its\b|their\b)[\w'-]+\s){0,3}?"
    r"(?:tests?|assert(?:ion)?s?|suites?|lint(?:s|er|ers|ing)?|(?:compiler|type|typing|mypy|ruff|"
    r"eslint|deprecation)(?:\s[\w-]+)?|coverage|ci|commits?|branch(?:es)?|snapshots?|"
    r"hooks?)\b(?![^.;!?]{0,160}\b(?:its|their|whose|users?|visitors?|customers?)\b))"
)
"""What only who writes the software does: it marks no tests as skipped itself."""
_TO_BE_BUILT = re.compile(
    r"(?:^|[.!?,;\n]\s*|\b(?:please|pls|can you|could you|and|then)\s)(?:implement|build|"
    r"code(?: up)?) (?:it|this|that|these|all|the above|plus|and test)\b[^.!?\n]{0,80}[.!?\s]*$"
)
_NOTICE = re.compile(
    r"^\W*(?:(?:please|pls|ok|okay|can|could|you|now|then|also|and)\W+){0,4}(?:write|draft|make|"
    r"create|prepare|compose|type(?: up)?|design|print)\s(?:me\s|up\s)?(?:an?|the|"
    r"some)\s(?:\w+\s){0,2}?(?:note|sign|poster|list|checklist|card|notice|flyer|leaflet|handout|"
    r"instructions|rules|memo|reminder sheet|cheat sheet|briefing)\sfor\s[^:]{2,60}\.?$"
)
"""A text that is asked for and says something to others: what follows it is its content."""
_READ = 600
"""Characters of a sentence that are looked at."""
_TO_AGENT = re.compile(
    r"\b(?:you|your|yourself|u|me|my|mine|i|again|any\s?more|ever|please|pls|plz|from now on|"
    r"going forward|in (?:the )?future|stop|quit|by the way|btw|here|"
    r"(?:this|the|that) (?:machine|box|host|repo|laptop)|asking|telling|commit|push|deploy|prod|"
    r"production|@?\w+@\w+)\b"
)

_PROGRAM_STATE = re.compile(
    r"(?:为空|为零|为0|为null|是空的?|超时|离线|断网|未登录|没登录|没有登录|未付款|未支付|过期|"
    r"不存在|重复|"
    r"点击|加载|校验|报错|无效|不合法|不匹配|输入|输错|达到上限|没有数据|无数据|无结果|"
    r"没有结果)[^,，]{0,8}(?:时|时候|的话|情况下|之前|以前|后|前|期间)?(?:都|就|也|一律)?$"
)
"""A state of a program: what is forbidden in it is forbidden to the program."""
_USER_STATE = re.compile(
    r"(?<![给跟对向和把将为帮替让叫])(?:用户|列表|页面|接口|请求|订单|表单|数据|输入|按钮|"
    r"网络)[^,，]{0,14}(?:时|时候|的话|情况下|之前|以前|后)(?:都|就|也|一律)?$"
)
_PROGRAM_ACT = re.compile(
    r"(?:一直|反复|不停地?|连续|直接)?"
    r"(?:显示|展示|弹|提交|返回|跳转|渲染|加载|请求|出现|允许|缓存|抛|重试|报错|隐藏|下单|发货|"
    r"刷新|崩溃|阻塞|触发|调用|清空|重复(?:点击|提交|请求|触发)|点击|超过|溢出|遮挡|换行)"
)
_PRODUCT_ZH = re.compile(
    r"(?:^|[,;.。]\s*)(?:这个|那个|新的|所有的?|每个|该)?(?:按钮|页面|接口|系统|服务端|后端|前端|"
    r"表单|列表|弹窗|输入框|程序|组件|爬虫|客户端|脚本|标题|图标|字段|用户|菜单|搜索框)(?!里|上|"
    r"中|的代码)"
)
_TO_AGENT_ZH = re.compile(r"以后|今后|[你您再]|千万|永远|请$")


def specifies(text: str) -> bool:
    """Whether `text` says what a piece of software has to do, or asks for one to be built."""
    return bool(
        _DUTY.search(text, 0, _READ)
        or _BUILD.match(text)
        or _WANTED.search(text, 0, _READ)
        or _CRITERIA.match(text)
    )


def asks_for_notice(text: str) -> bool:
    """Whether `text` asks for a note, a sign or the like that tells other people what to do."""
    return bool(_NOTICE.match(text[:_READ]))


def is_for_others(clause: str) -> bool:
    """Whether nothing in `clause` says that it is the agent who is meant."""
    return not _TO_AGENT.search(clause)


def is_to_be_built(message: str) -> bool:
    """Whether the message ends by asking to build what it describes."""
    return bool(_TO_BE_BUILT.search(message[-200:]))


def is_for_software(clause: str, sentence: str, start: int, *, specified: bool) -> bool:
    """Whether the prohibiting `clause` at `start` of `sentence` is one for the software.

    `specified`: the sentences before specify software."""
    if not (specified or _STATE.match(clause) or specifies(sentence[: min(start, _READ)])):
        return False
    if _TO_AGENT.search(clause) or _DEVELOPER_ACT.search(clause):
        return False
    if _BEHAVIOUR.search(clause):
        return True
    if not _STATE.match(clause) and not _AGENT_ACT.search(clause):
        return True
    return bool(_EITHER.search(clause) and _BEHAVIOUR.search(sentence[:_READ]))


def is_for_program(before: str, left: str, after: str) -> bool:
    """Whether a Chinese prohibition is one for the software: `left` stands before its head in its
    clause, `before` in its sentence, `after` is what it forbids."""
    if _TO_AGENT_ZH.search(left):
        return False
    acts = _PROGRAM_ACT.match(after)
    return bool(
        _PROGRAM_STATE.search(left)
        or (acts and (_USER_STATE.search(left) or _PRODUCT_ZH.search(before)))
    )
