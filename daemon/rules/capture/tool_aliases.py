"""The alias table: which words of a decree mean which kind of tool.

Pure data. A *kind* of tool is told by tokens of the tool's name ("mcp__slack__post_message" has
the tokens mcp, slack, post, message) and by words of the decree. To teach a new tool or word, add
it to its row; nothing else needs to change. Words are lower case; a word that ends in "*" matches
every word that begins so; words with a space are phrases. Chinese, Japanese and Korean words are
found anywhere in the text.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of tool. `tokens` tell its tools; `verbs` are what it does, `nouns` what it does it
    to or what it is called."""

    name: str
    tokens: str
    verbs: str = ""
    nouns: str = ""


KINDS: tuple[Kind, ...] = (
    Kind(
        "email",
        "email mail gmail outlook smtp sendgrid mailgun imap inbox postmark ses resend mailchimp "
        "exchange proton newsletter mailer",
        "email emails emailed emailing e-mail e-mailing mail mails mailing reply replying "
        "reply-all respond responding forward forwarding cc cc'ing ccing bcc bcc'ing write "
        "writing contact contacting message messaging unsubscribe sign signing signen mailen "
        "schreib* schick* antwort* beantwort* weiterleit* reenv* respond* répond* écri* "
        "encaminh* correspond* reach",
        "email* e-mail* mail mails inbox mailbox correo* courriel* attachment* newsletter* "
        "subject signature recipient* cc bcc footer draft* postfach mailing* e-mails 邮件 邮箱 "
        "电邮 抄送 发信 回信 转发 群发 发件 收件人 附件",
    ),
    Kind(
        "slack",
        "slack",
        "dm dms dming dm'ing ping pinging message messaging post posting @mention mention "
        "mentioning tag tagging notify announce announcing react",
        "slack channel* #* dm dms @channel @here thread* workspace huddle* kanal canal 频道 群里 "
        "私信 私聊 @所有人",
    ),
    Kind(
        "chat",
        "teams discord telegram whatsapp wechat weixin wecom feishu lark dingtalk mattermost "
        "matrix signal messenger chat im zulip rocketchat line qq imessage webex message "
        "messages viber irc",
        "dm dms dming dm'ing ping pinging message messaging post posting mention tag write "
        "writing notify chat chatting texting text reply replying forward forwarding share "
        "schreib* escrib* écri* escrev* mand* envi* contact",
        "teams discord telegram whatsapp wechat signal messenger chat* channel* group* message* "
        "dm dms nachricht* mensaje* mensagem mensagens grupo* 微信 企业微信 飞书 钉钉 群里 群 "
        "消息 私信 留言 @所有人",
    ),
    Kind(
        "sms",
        "sms text twilio imessage mms texting",
        "text texts texting sms simsen message messaging write escrib* envoi* textear",
        "text sms texts texto* mensaje* number phone 短信 信息 sms'en",
    ),
    Kind(
        "phone",
        "phone call voice dial telephone telephony twilio voip calls voicemail",
        "call calls calling phone phoning ring ringing dial dialing dialling ruf* anruf* "
        "anzurufen telefonier* llam* appel* téléphon* ligu* ligar telefon* voicemail",
        "phone call calls voicemail hotline landline mobile telefon* teléfono téléphone anruf* "
        "llamada* appel* 电话 打电话 致电 拨打 通话 来电",
    ),
    Kind(
        "calendar",
        "calendar meeting meetings event events schedule scheduler gcal cal appointment ical "
        "caldav invite reminder calendly",
        "schedule schedules scheduling reschedule rescheduling book booking invite inviting plan "
        "planning move moving cancel accept accepting decline declining double-book agend* "
        "program* planifi* vereinbar* termin* marc* reserv* conv* invit* einlad* lad*",
        "calendar* meeting* event* appointment* invite* invitation* call calls slot* reunión "
        "reuniones réunion* reunião reuniões cita citas termin* besprechung* kalender calendario "
        "calendrier calendário agenda evento* rendez-vous guests attendees standup* lunch "
        "morning 10am 9am 日历 会议 日程 开会 约会 安排 预约 会 提醒",
    ),
    Kind(
        "reminder",
        "reminder reminders alarm timer todo todos todoist task tasks",
        "remind reminding nag recordar erinner* rappel* lembr*",
        "reminder* todo* to-do* task* alarm* timer* recordatorio* aufgabe* erinnerung* tâche* "
        "rappel* tarefa* lembrete* 提醒 待办 闹钟 任务",
    ),
    Kind(
        "shell",
        "shell bash terminal exec command cmd sh zsh powershell console run_command execute "
        "process subprocess cli ssh run script code_execution interpreter repl python",
        "run runs running execute executing exec install installing uninstall reboot rebooting "
        "kill killing sudo chmod chown restart restarting launch launching start ausführ* führ* "
        "ejecut* exécut* lanc* execut* rod* install* instal* reinici* redémarr* reboot* start* "
        "upgrade upgrading ssh curl wget print printing echo",
        "shell terminal bash command* sudo cli script* console rm rm* chmod chown npm npx pip "
        "pip3 yarn pnpm apt apt-get yum dnf pacman apk snap conda poetry gem brew curl wget ssh "
        "cron crontab daemon* systemctl systemd "
        "process* package* server* port* root env environment zsh make cargo test tests suite "
        "migration* mkfs dd kill pkill tmux docker sshd nginx terraform ansible konsole befehl* "
        "comando* commande* serveur servidor paquet* consola skript* root-rechte 终端 命令 脚本 跑 "
        "服务器 执行 运行 安装 重启 sudo 端口 进程 权限 root",
    ),
    Kind(
        "package",
        "pkg package packages pip npm apt brew cargo yarn pnpm conda poetry dependency deps",
        "install installing uninstall uninstalling upgrade upgrading update updating bump bumping "
        "downgrade downgrading pin pinning installier* instal* aktualisier* actualiz* atualiz* "
        "安装 升级",
        "package* dependenc* librar* version* lib paket* paquete* paquet* pacote* 依赖 包",
    ),
    Kind(
        "browser",
        "browser browse chrome firefox playwright puppeteer selenium navigate webpage page "
        "click website",
        "browse browsing visit visiting open opening navigate navigating click clicking surf* "
        "besuch* naveg* navigu* visit* log login sign search searching scrape scraping "
        "upload uploading abr* ouvr* öffn* acess*",
        "google googling "
        "browser* website* site sites page pages webpage* web tab tabs url* link* login form* "
        "cookie* chrome firefox navegador navigateur webseite* seite* sitio* captcha* online "
        "http* www* .com .org 浏览器 网页 网站 网址 浏览 打开网页 页面 链接 登录 点击",
    ),
    Kind(
        "web",
        "fetch http url request requests api curl scrape scraper crawl crawler web rest webhook "
        "download get graphql",
        "fetch fetching scrape scraping crawl crawling download downloading call calling hit "
        "hitting request requesting poll polling query querying abruf* descarg* télécharg* baix* "
        "crawl* scrap* rastre* abrir access accessing invoke",
        "url* endpoint* api apis http* site sites website* page pages web webhook* host domain "
        "robots.txt server request* interface schnittstelle* sitio* seite* 接口 网页 网站 抓取 "
        "爬取 爬 抓 网址 下载 请求 调用",
    ),
    Kind(
        "search",
        "search google bing duckduckgo tavily serper brave lookup find",
        "search searching google googling look looking such* busc* cherch* recherch* procur* "
        "pesquis* suggest suggesting",
        "google bing search results internet web suche búsqueda recherche pesquisa 搜索 查询 "
        "百度 谷歌 检索",
    ),
    Kind(
        "git",
        "git github gitlab bitbucket commit branch repo vcs pr push merge",
        "commit commits committing push pushes pushing force-push force-pushing merge merging "
        "rebase rebasing amend amending squash squashing rewrite rewriting pull cherry-pick tag "
        "tagging checkout stash commite* pushe* gepush* merge* subir pousse* fusionn* empurr* "
        "commiter",
        "git main master branch* commit* repo* repository pr prs history force-push "
        "pull-request* hook* --force --no-verify tag tags remote origin release/* develop trunk "
        "zweig* rama* branche* ramo* commit-nachricht* git-historie 分支 提交 推送 推到 合并 "
        "仓库 代码 强推 主干 main master",
    ),
    Kind(
        "pull_request",
        "pr pull merge review pull_request mr",
        "merge merging approve approving review reviewing close closing merg* fusion* revis*",
        "pr prs mr mrs pull review* reviewer* pull-request* merge-request* 合并 评审",
    ),
    Kind(
        "deploy",
        "deploy deployment release vercel netlify heroku ci pipeline rollout rollback publish "
        "fly render jenkins argocd",
        "deploy deploys deploying release releasing ship shipping roll rolling rollout promote "
        "promoting deploy* ausroll* despl* déploy* implant* lanz* liber*",
        "deploy* production prod staging release* pipeline* rollout* canary environment live "
        "fridays producción produktion produção 部署 上线 发布 发版 生产环境 生产 回滚",
    ),
    Kind(
        "docker",
        "docker container compose podman portainer",
        "restart restarting stop stopping prune pruning build push pushing pull pulling wipe "
        "remove start recreate kill neustart* reinici* redémarr*",
        "docker container* registry image* volume* compose docker-compose contenedor* conteneur* "
        "containerisier* pgdata 容器 镜像 数据卷",
    ),
    Kind(
        "kubernetes",
        "kubectl kubernetes k8s helm cluster",
        "scale scaling drain draining apply restart delete rollout skalier* escal*",
        "kubernetes k8s kubectl pod pods namespace* replica* cluster* node nodes helm "
        "deployment* configmap* secret* 集群 副本 命名空间 节点 kubernetes",
    ),
    Kind(
        "infrastructure",
        "terraform ansible pulumi cloudformation infra aws gcp azure ec2 cloud vm server lambda",
        "destroy apply provision provisioning terminate terminating resize scale launch zerstör* "
        "destru*",
        "terraform instance* ec2 vm vms cloud aws gcp azure infrastructure stack 实例 云 云服务器",
    ),
    Kind(
        "database",
        "db database sql query postgres postgresql mysql sqlite mongo mongodb redis bigquery "
        "snowflake warehouse table supabase psql clickhouse",
        "query querying drop dropping truncate truncating select insert inserting update "
        "updating delete deleting alter migrate migrating join abfrag* consult* interrog* requêt*",
        "database* db dbs table tables row rows column* sql query queries schema* prod_* "
        "postgres* mysql sqlite mongo* redis warehouse index indexes record* select update "
        "delete drop truncate datenbank* tabelle* base tabla* datos données banco dados tabela* "
        "migration* users replica 数据库 生产库 表 查询 库 sql 删表 清空 语句 字段 线上库 delete "
        "drop truncate",
    ),
    Kind(
        "file",
        "file files fs filesystem path write edit read patch editor str_replace text_editor "
        "document docs folder directory write_file edit_file apply_patch notebook save",
        "edit editing modify modifying change changing touch touching overwrite overwriting "
        "write writing save saving delete deleting remove removing rename renaming move moving "
        "create creating append appending update updating rewrite rewriting refactor refactoring "
        "bump bumping pin pinning format formatting reformat reformatting erase erasing wipe "
        "wiping lösch* überschreib* änder* bearbeit* schreib* verschieb* borr* elimin* modific* "
        "toc* edit* sobrescrib* escrib* supprim* effac* modifi* écras* touch* apag* exclu* "
        "alter* mex* remov* clean add adding put",
        "file* folder* director* path document* config* .env .bak lockfile package-lock.json "
        "code comment* readme* datei* ordner* verzeichnis* archivo* fichero* carpeta* fichier* "
        "dossier* arquivo* ficheiro* pasta* backup* logs .yml .yaml .json .py .ts .md .lock "
        ".toml stdout import imports type types function* module* library 文件 目录 文件夹 配置 "
        "修改 改动 编辑 覆盖 重命名 注释 代码 删除 删 清理 改 动 写入 备份",
    ),
    Kind(
        "social",
        "tweet twitter x instagram facebook linkedin mastodon bluesky threads social reddit "
        "tiktok youtube post weibo",
        "tweet tweets tweeting retweet retweeting post posting publish publishing share sharing "
        "like liking follow following comment commenting dm reply replying twitter* tweete* "
        "poste* public* tuite* tweet* publi* postar veröffentlich*",
        "tweet* twitter instagram facebook linkedin mastodon bluesky reddit hashtag* followers "
        "timeline account post posts social redes story stories trolls 推特 微博 发推 朋友圈 "
        "社交 动态 发帖",
    ),
    Kind(
        "publishing",
        "wordpress cms blog publish article ghost medium site website shopify content",
        "publish publishing post posting unpublish veröffentlich* public* publi*",
        "blog* article* post posts live site website page pages homepage beitrag artículo* 发布 "
        "文章 博客 网站",
    ),
    Kind(
        "payment",
        "payment payments pay transfer purchase buy order stripe paypal bank wallet checkout "
        "wire money refund invoice billing venmo wise shop shopping trade broker crypto card "
        "alipay",
        "pay pays paying buy buying purchase purchasing order ordering transfer transferring "
        "wire wiring spend spending charge charging refund refunding donate subscribe "
        "subscribing invest tip sell selling trade trading invoice invoicing überweis* bezahl* "
        "zahl* kauf* bestell* pag* compr* transfer* transfér* gast* pay* achet* dépens* vir* "
        "rembours* cobr* encomend*",
        "payment* money transfer* purchase* order* invoice* bank account* card cards "
        "subscription* refund* $* €* £* euro* dollar* usd eur iban crypto budget* price* amount "
        "转账 付款 支付 付钱 购买 买 下单 汇款 打款 退款 订阅 充值 花钱 扣款 元 刷卡 信用卡 "
        "zahlung* geld rechnung* pago* dinero factura* virement* argent facture* achat* "
        "pagamento* dinheiro compra* konto",
    ),
    Kind(
        "advertising",
        "ads ad adwords campaign marketing",
        "spend spending bid bidding raise pause launch",
        "ad ads campaign* budget* advertis* werbung anuncio* publicité 广告 预算 投放",
    ),
    Kind(
        "travel",
        "flight flights hotel train travel trip airbnb booking expedia reservation rental uber "
        "taxi ride restaurant ticket seat table",
        "book booking reserve reserving buch* reserv* réserv*",
        "flight* hotel* train* layover* seat* airline* trip* ticket* airbnb* hostel* car taxi "
        "uber room* middle red-eye flug* flüge* zug* bahn vuelo* tren vol vols voo voos billet* "
        "reserva* restaurant* table 机票 酒店 航班 火车 高铁 订票 二等座 座位 订 红眼航班 打车 "
        "餐厅",
    ),
    Kind(
        "ticket",
        "jira linear issue issues ticket tickets asana trello zendesk servicenow bug clickup "
        "github_issue",
        "open opening file filing assign assigning close closing reopen reopening create "
        "creating transition label triage eröffn* abr* ouvr* cri* crear",
        "jira ticket* issue* bug bugs story stories epic* sprint* backlog board card cards "
        "linear trello asana zendesk 工单 任务 需求 缺陷 看板",
    ),
    Kind(
        "notes",
        "notion note notes obsidian evernote wiki confluence page doc docs gdocs onenote document",
        "update updating edit editing write writing note add adding archive",
        "notion page pages wiki confluence note notes doc docs document* roadmap obsidian 笔记 "
        "文档 页面 维基",
    ),
    Kind(
        "spreadsheet",
        "spreadsheet sheet sheets excel csv airtable xlsx gsheets",
        "sort fill update edit overwrite",
        "spreadsheet* sheet* excel cell* column* row* formula* csv airtable tabelle* hoja* "
        "feuille* planilha* 表格 excel 单元格",
    ),
    Kind(
        "storage",
        "s3 gcs bucket blob drive gdrive dropbox onedrive upload storage r2 sharepoint ftp sftp "
        "box",
        "upload uploading share sharing sync syncing hochlad* lad* sub* téléverse* carreg* write "
        "writing store storing delete",
        "bucket* s3 drive dropbox onedrive upload* object* storage cloud shared link* 上传 网盘 桶 "
        "存储桶 云盘 共享",
    ),
    Kind(
        "contacts",
        "contacts contact crm hubspot salesforce people addressbook lead customer",
        "add update merge export",
        "contact* crm lead leads customer* hubspot salesforce record* deal deals phonebook "
        "kontakt* cliente* 联系人 客户 通讯录",
    ),
    Kind(
        "image",
        "image images dalle picture photo render draw figma design diffusion midjourney chart "
        "generate_image screenshot",
        "draw drawing generate generating render rendering export exporting crop photoshop "
        "zeichn* dibuj* dessin*",
        "image* picture* photo* figma chart* logo* design* screenshot* drawing* bild* bilder "
        "imagen* dibuj* 图片 照片 图 画 图像 截图 设计稿",
    ),
    Kind(
        "print",
        "print printer",
        "print printing druck* imprim*",
        "printer* paper colour color copies drucker impresora imprimante 打印 打印机 纸",
    ),
    Kind(
        "music",
        "music spotify play player sonos audio playlist media song",
        "play playing spiel* queue skip toc*",
        "music song* playlist* spotify volume track* album* artist* musik música musique 音乐 歌 "
        "播放 音量",
    ),
    Kind(
        "light",
        "light lights lamp hue lighting",
        "turn turning switch switching dim dimming",
        "light* lamp* bulb* licht luz luces lumière* luzes 灯 开灯 关灯",
    ),
    Kind(
        "heating",
        "thermostat heating climate hvac nest ac",
        "heat heating turn turning cool",
        "heat heating thermostat* temperature degrees* radiator* heizung calefacción chauffage "
        "aquecimento 空调 暖气 温度",
    ),
    Kind(
        "lock",
        "lock door unlock gate garage",
        "unlock unlocking lock locking open opening",
        "door* lock* gate* garage tür puerta* porte* porta* 门 锁 门锁 车库",
    ),
    Kind(
        "camera",
        "camera cameras cam security alarm",
        "record recording film arm disarm disarming",
        "camera* alarm* doorbell kamera cámara caméra 摄像头 监控",
    ),
    Kind(
        "home",
        "home homeassistant smart iot switch device alexa vacuum appliance",
        "turn turning switch switching reboot rebooting start vacuum",
        "light* heating door* vacuum router* device* blinds switch* appliance* 扫地机 窗帘 "
        "路由器 电器",
    ),
    Kind(
        "dns",
        "dns domain domains cloudflare route53 registrar",
        "change point repoint",
        "dns domain* record* nameserver* mx a-record subdomain* 域名 解析 dns",
    ),
    Kind(
        "pager",
        "pager pagerduty oncall opsgenie alert alerts notify notification push incident",
        "page paging alert alerting notify notifying wake silence silencing acknowledge escalate",
        "pager* on-call oncall alert* notification* incident* 告警 报警 通知",
    ),
    Kind(
        "translation",
        "translate translator deepl translation",
        "translate translating übersetz* traduc* tradui* traduz*",
        "translation* deepl übersetzung* traducción* 翻译",
    ),
    Kind(
        "recipes",
        "recipe recipes food meal cook grocery groceries",
        "suggest suggesting recommend recommending cook cooking",
        "recipe* meal* meat ingredient* dish* food rezept* receta* recette* receita* 菜谱 食谱 "
        "菜 食材",
    ),
    Kind(
        "memory",
        "memory remember recall note memo",
        "remember remembering store storing memorize save record",
        "memory memories gedächtnis memoria mémoire 记忆 记住",
    ),
    Kind(
        "test",
        "test tests pytest jest testing ci",
        "test testing run running",
        "test* suite pytest jest coverage e2e integration 测试",
    ),
    Kind(
        "pdf",
        "pdf ocr document_parser",
        "",
        "pdf* 电子文档",
    ),
)
