"""Things that a Chinese prohibition names before its head: "生产库绝对不能碰"."""

import re

TOPIC = re.compile(r"(?:发?给|对|跟|关于)[^,，]{1,12}的[^,，]{1,6}$")
"""What a prohibition is about, named before its head ("给客户的邮件不要…")."""
THING = re.compile(
    r"(?:脚本|页面|密码|电话|号码|地址|资料|信息|合同|报价|名单|照片|文件|数据|邮件|字段|参数|变量|"
    r"代码|任务|标题|接口|函数|日历|日程|相册|收件箱|账户|账号|文档|笔记|文件夹|目录|仓库|分支|"
    r"数据库)[^,，]{0,8}$"
)
DONE_TO_THINGS = re.compile(
    r"(?:随便|随意|乱|擅自|直接|自动|自己)?(?:格式化|改|动|删|碰|覆盖|移|重命名|重写|重构|提交到|"
    r"推|截[图屏]|录[屏制音]|拍照|打印|转发|公开|外传|外流|往外|说出去|告诉|透露|发给|发到|上传)"
)
"""What the agent does to a thing that is named before the head."""
ABSOLUTE = ("绝对", "绝", "千万", "万万", "永远")
KEPT_THING = re.compile(
    r"(?:库|表|目录|文件|文件夹|分支|服务器|环境|账号|账户|卡|配置|仓库|频道|线上|生产|"
    r"主干)(?:里的?|上的?|的)?\s*[\w./#@-]*\s*$|[/.~#@_-][a-z][\w./@-]*\s*$"
)
"""A thing of the agent's work, named before "绝对不能碰"."""


def is_kept(head: str, before: str, after: str) -> bool:
    """Whether a strict head says of a thing that nobody shall touch it."""
    return bool(
        head.startswith(ABSOLUTE) and KEPT_THING.search(before) and DONE_TO_THINGS.match(after)
    )
