"""What the parts of a tool's name say it does, as data: it tells `gmail_send` from `gmail_archive`.

Words are written as in the alias table, see `tool_aliases`.
"""

ACTIONS: dict[str, tuple[str, str]] = {
    "send": (
        "send post reply publish notify create message tweet share forward dm dispatch submit",
        "send sending email emailing mail mailing message messaging dm text texting reply "
        "replying reply-all respond responding forward forwarding cc cc'ing ccing bcc post "
        "posting tweet tweeting share sharing ping pinging write writing sign signing contact "
        "contacting publish publishing announce guess tell quote call calling schick* send* "
        "schreib* antwort* weiterleit* envi* mand* escrib* respond* envoy* envoi* écri* répond* "
        "escrev* poste* public* publi* upload кида* скидыва* закидыва* отправля* надсила* надішл* "
        "发 回复 转发 抄送 "
        "群发 发送 推送 联系 分享",
    ),
    "write": (
        "write edit update patch put save append replace modify insert set upsert apply commit "
        "overwrite store create",
        "write writing edit editing modify modifying change changing touch touching overwrite "
        "overwriting save saving update updating append store rename rewrite refactor alter "
        "format upgrade bump add adding put insert schreib* änder* bearbeit* überschreib* "
        "modific* cambi* edit* sobrescrib* modifi* écras* chang* alter* mex* toc* touch* raise "
        "raising "
        "increase increasing lower lowering reduce reducing erhöh* senk* aument* diminu* reduz* "
        "reduc* augment* rédui* 改 修改 "
        "写 编辑 覆盖 更新 动 保存 存",
    ),
    "delete": (
        "delete remove rm trash drop purge destroy unlink clear erase cancel",
        "delete deleting remove removing wipe wiping purge erase erasing trash drop dropping "
        "clear clearing clean cancel cancelling canceling throw видал* lösch* entfern* borr* "
        "elimin* "
        "supprim* effac* apag* exclu* delet* 删除 删 清空 清理 取消 移除",
    ),
    "read": (
        "read get list search fetch find lookup view query open cat show check browse report "
        "balance status render",
        "read reading open opening view search searching list look looking lookup fetch fetching "
        "download browse browsing check checking show showing display "
        "displaying query querying les* lies* le* lis* busc* such* "
        "cherch* procur* ler 读 查看 查 看 打开 搜索 翻",
    ),
    "create": (
        "create add new book schedule open make invite insert reserve",
        "create creating add adding book booking schedule scheduling open opening file filing "
        "invite inviting make making plan planning set order ordering reserve reserving erstell* "
        "plan* agend* program* cre* crée* reserv* buch* añad* ajout* marc* 创建 新建 安排 订 "
        "添加 约 预约 开",
    ),
    "run": (
        "run exec execute command cmd shell bash terminal start launch invoke sh",
        "run running execute executing start starting launch launching install installing use "
        "using restart restarting kill ausführ* führ* ejecut* us* exécut* lanc* execut* rod* "
        "utilis* benutz* verwend* nutz* 执行 运行 跑 用 使用 启动 重启 安装",
    ),
    "archive": ("archive", "archive archiving archivier* archiv* arquiv* 归档 存档"),
    "merge": ("merge", "merge merging merg* fusion* 合并"),
    "transfer": (
        "transfer pay wire send purchase buy order checkout charge payment",
        "transfer transferring pay paying wire wiring send sending buy buying purchase order "
        "ordering spend spending überweis* zahl* bezahl* kauf* pag* compr* transfer* achet* pay* "
        "转账 付 支付 买 购买 下单 汇 打款",
    ),
    "comment": (
        "comment review",
        "comment commenting review reviewing komentarz* комментари* yorum* reactie reacties "
        "评论 コメント 댓글",
    ),
    "assign": ("assign", "assign assigning asign* 指派 分配"),
    "close": ("close resolve", "close closing resolve resolving schließ* cerr* ferm* 关闭 关"),
    "move": ("move rename", "move moving rename renaming verschieb* mov* déplac* 移动"),
    "upload": ("upload put", "upload uploading hochlad* sub* télévers* 上传"),
    "call": (
        "call dial phone",
        "call calling phone ring ruf* anruf* llam* appel* lig* 打电话 致电",
    ),
    "deploy": (
        "deploy release rollout",
        "deploy deploying release ship despl* déploy* 部署 上线 发布",
    ),
    "export": (
        "export share publish download",
        "export exporting share sharing disclose disclosing reveal revealing publish publishing "
        "exportier* export* teil* compart* partag* 导出 分享 公开",
    ),
    "print": ("print", "print printing druck* imprim* 打印"),
    "play": ("play", "play playing spiel* 播放"),
}
"""By action: (tokens of the names of tools, words of decrees)."""

SUGGESTING = (
    "search find lookup list get browse discover query fetch recommend suggest",
    "suggest* recommend* propos* suggér* suger* sugir* recomend* recomiend* propon* vorschlag* "
    "vorzuschlagen schlag schlage empfehl* empfiehl* recommand* consigl* sugger* propor* "
    "aanbeve* aanraden föreslå* rekommend* предлага* предлож* рекоменд* посовету* советуй* "
    "пропону* запропону* радь порадь proponuj* polecaj* poleca* sugeruj* rekomenduj* doradza* "
    "öner* tavsiye اقترح* تقترح* اقتراح* توصي* ترشح* gợi voorstel* voorstellen 推荐 推薦 "
    "建议 建議 提案 勧め 薦め おすすめ オススメ 추천 제안",
)
"""The same of suggesting, which tools do that look something up."""

SPELLED: dict[str, str] = {
    "mails": "mail",
    "emails": "email",
    "e": "",
    "gh": "github",
    "k8s": "kubernetes",
    "pg": "postgres",
    "cal": "calendar",
    "msg": "message",
    "cmd": "command",
    "sms": "sms",
    "repo": "git",
    "dir": "directory",
    "img": "image",
    "tg": "telegram",
    "wa": "whatsapp",
    "fb": "facebook",
    "ig": "instagram",
}
"""Tokens of tool names that stand for another; none where it is empty."""
