"""The alias table: which words of a decree mean which kind of tool.

Pure data. A *kind* of tool is told by tokens of the tool's name ("mcp__slack__post_message" has
the tokens mcp, slack, post, message) and by words of the decree. To teach a new tool or word, add
it to its row; nothing else needs to change. Words are lower case; a word that ends in "*" matches
every word that begins so; words with a space are phrases. Chinese, Japanese and Korean words are
found anywhere in the text.
"""

from dataclasses import replace

from memoryd.rules.capture.everyday_aliases import EVERYDAY, Kind
from memoryd.rules.capture.foreign_nouns import FOREIGN_NOUNS

_WORK: tuple[Kind, ...] = (
    Kind(
        "email",
        "email mail gmail outlook smtp sendgrid mailgun imap inbox postmark ses resend mailchimp "
        "exchange proton newsletter mailer",
        "email emails emailed emailing e-mail e-mailing mail mails mailing reply replying "
        "reply-all respond responding forward forwarding cc cc'ing ccing bcc bcc'ing write "
        "writing contact contacting message messaging unsubscribe sign signing signen mailen "
        "schreib* schick* antwort* beantwort* weiterleit* reenv* respond* répond* écri* escrib* "
        "escrev* mand* envi* envoi* envoy* "
        "encaminh* correspond* reach",
        "email* e-mail* mail mails inbox mailbox correo* courriel* attachment* newsletter* "
        "subject signature recipient* cc bcc footer draft* postfach mailing* e-mails "
        "лист листи листа листів пошт* імейл* мейл* 邮件 邮箱 "
        "电邮 抄送 发信 回信 转发 群发 发件 收件人 附件",
    ),
    Kind(
        "slack",
        "slack",
        "dm dms dming dm'ing ping pinging message messaging post posting @mention mention "
        "mentioning tag tagging notify announce announcing react",
        "slack channel* #* dm dms @channel @here thread* workspace huddle* kanal canal слак* "
        "スラック "
        "슬랙 频道 群里 私信 私聊 @所有人",
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
        "dm dms nachricht* mensaje* mensagem mensagens grupo* чат* канал* повідомлен* 微信 "
        "企业微信 飞书 钉钉 群里 群 消息 私信 留言 @所有人",
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
        "program* planifi* vereinbar* termin* marc* reserv* convoc* convoqu* convid* invit* "
        "einlad* lad*",
        "calendar* meeting* event* appointment* invite* invitation* call calls slot* reunión "
        "reuniones réunion* reunião reuniões cita citas termin* besprechung* kalender calendario "
        "calendrier calendário agenda evento* rendez-vous зустріч* нарад* календар* guests "
        "attendees standup* lunch "
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
        "команд* термінал* скрипт* comando* commande* serveur servidor paquet* consola skript* "
        "root-rechte 终端 命令 脚本 跑 "
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
        "google googling browser* website* site sites page pages webpage* web tab tabs url* link* "
        "login form* cookie* chrome firefox navegador navigateur webseite* seite* sitio* captcha* "
        "online http* www* .com .org 浏览器 网页 网站 网址 浏览 打开网页 页面 链接 登录 点击",
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
        "zweig* rama* branche* ramo* пуш* коміт* мердж* гілк* commit-nachricht* git-historie 分支 "
        "提交 推送 推到 合并 "
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
        "kubernetes k8s kubectl context contexts kubeconfig pod pods namespace* replica* cluster* "
        "node nodes helm "
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
        "migration* users replica міграц* таблиц* базу бази 数据库 生产库 "
        "表 查询 库 sql 删表 清空 语句 字段 线上库 delete drop truncate",
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
        "файл* папк* dossier* arquivo* ficheiro* pasta* backup* logs .yml .yaml .json .py .ts .md "
        ".lock "
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
)

KINDS: tuple[Kind, ...] = tuple(
    replace(kind, nouns=f"{kind.nouns} {FOREIGN_NOUNS.get(kind.name, '')}")
    for kind in (*_WORK, *EVERYDAY)
)
