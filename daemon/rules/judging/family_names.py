"""Family names of East Asia: Chinese ones in Latin letters, as addresses spell them, and Japanese
ones, behind which a given name follows without a gap."""

import re

from memoryd.rules.judging.tokens import word_set

_NAMES = """
    wang 王汪, li 李黎, zhang 张, liu 刘, chen 陈, yang 杨, huang 黄,
    zhao 赵, wu 吴, zhou 周, xu 徐许, sun 孙, ma 马, zhu 朱, hu 胡, guo
    郭, he 何贺, gao 高, lin 林, luo 罗, zheng 郑, liang 梁, xie 谢, song
    宋, tang 唐, han 韩, feng 冯, deng 邓, cao 曹, peng 彭, zeng 曾,
    xiao 肖, tian 田, dong 董, yuan 袁, pan 潘, yu 于余, jiang 蒋姜江, cai
    蔡, du 杜, ye 叶, cheng 程, su 苏, wei 魏韦, lv 吕, ding 丁, ren 任,
    shen 沈, yao 姚, lu 卢陆, cui 崔, zhong 钟, tan 谭, fan 范, jin 金,
    shi 石史, liao 廖, jia 贾, xia 夏, fu 傅, fang 方, bai 白, zou 邹,
    meng 孟, xiong 熊, qin 秦, qiu 邱, yin 尹, xue 薛, yan 闫严, duan 段,
    lei 雷, hou 侯, long 龙, tao 陶, gu 顾, mao 毛, hao 郝, gong 龚,
    shao 邵, wan 万, qian 钱
"""
_SPELLED = {
    sign: latin for latin, signs in (each.split() for each in _NAMES.split(",")) for sign in signs
}
_TITLED = re.compile(
    "(.)(?:经理|总监|总|老师|先生|女士|小姐|主任|医生|教授|律师|老板|工|哥|姐|博士|部长|局长)"
)
_JAPANESE = word_set(
    """佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 渡部 山本 中村 小林 加藤 吉田 山田
    佐々木 山口 松本 井上 木村 斎藤 斉藤 清水 山崎 阿部 池田 橋本 山下 石川
    中島 前田 藤田 後藤 小川 岡田 長谷川 村上 近藤 石井 坂本 遠藤 青木 藤井
    西村 福田 太田 三浦 藤原 岡本 松田 中川 中野 原田 小野 田村 竹内 金子
    和田 中山 石田 上田 森田 柴田 酒井 宮崎 宮本 内田 高木 安藤 谷口 大野
    丸山 今井 河野 藤本 村田 武田 上野 杉山 増田 菅原 平野 小島 千葉 久保
    松井 岩崎 桜井 木下 野口 松尾 菊地 菊池 野村 新井 大塚 熊谷 小松 服部
    水野"""
)
_LONGEST_GIVEN = 3


def has_family_name(name: str, family: str) -> bool:
    """Whether `name` is the Japanese family name `family` with a given name behind it: 田中健."""
    given = name.removeprefix(family)
    return family in _JAPANESE and name != given and 0 < len(given) <= _LONGEST_GIVEN


def family_name(name: str) -> str:
    """The Latin letters of a family name that stands before a title: "wang" for 王经理; or
    nothing."""
    titled = _TITLED.fullmatch(name)
    return _SPELLED.get(titled[1], "") if titled else ""
