"""Chinese family names in Latin letters, as addresses spell them."""

import re

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


def family_name(name: str) -> str:
    """The Latin letters of a family name that stands before a title: "wang" for 王经理; or
    nothing."""
    titled = _TITLED.fullmatch(name)
    return _SPELLED.get(titled[1], "") if titled else ""
