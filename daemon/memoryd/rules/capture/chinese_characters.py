"""Traditional Chinese, read by a grammar that is written in simplified characters."""

SIMPLIFIED = str.maketrans(
    dict(
        zip(
            "別絕許準請從這個們說對話給會發過後關開應該讓當無須為將來與處時間問題類標經備刪寫"
            "聽誰連購買盡總幫擇編嚴達麼報訴復斷隨還沒電動轉號錢級點擊驗證認務單詞變換樣網頁戶"
            "傳啟設計規員導則條約執輸顯複訂郵節週願嗎決議較勸囑離記錄煩託據儘張萬難統領講擾係"
            "兩隻圖進運車見師醫學體擔氣誤緊謝傷錯費謙虛鬧譯鬆親結壓煙猶餒慮態責絡繫覺裝麵論",
            "别绝许准请从这个们说对话给会发过后关开应该让当无须为将来与处时间问题类标经备删写"
            "听谁连购买尽总帮择编严达么报诉复断随还没电动转号钱级点击验证认务单词变换样网页户"
            "传启设计规员导则条约执输显复订邮节周愿吗决议较劝嘱离记录烦托据尽张万难统领讲扰系"
            "两只图进运车见师医学体担气误紧谢伤错费谦虚闹译松亲结压烟犹馁虑态责络系觉装面论",
            strict=True,
        )
    )
)
"""The traditional characters of the words of the grammar as the simplified ones."""
