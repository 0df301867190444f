"""The other half of the alias table, see `tool_aliases`: money, travel, home and office."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of tool. `tokens` tell its tools; `verbs` are what it does, `nouns` what it does it
    to or what it is called."""

    name: str
    tokens: str
    verbs: str = ""
    nouns: str = ""


EVERYDAY: tuple[Kind, ...] = (
    Kind(
        "payment",
        "payment payments pay transfer purchase buy order stripe paypal bank wallet checkout "
        "wire money refund invoice billing venmo wise shop shopping trade broker crypto card "
        "alipay",
        "pay pays paying buy buying purchase purchasing order ordering transfer transferring "
        "wire wiring spend spending charge charging refund refunding donate subscribe "
        "subscribing invest tip sell selling trade trading invoice invoicing überweis* bezahl* "
        "zahl* kauf* bestell* pag* compr* transfer* transfér* gast* pay* achet* dépens* vir* "
        "rembours* cobr* encomend* commander commandez commande commandons encarg* pidas pida",
        "payment* money transfer* purchase* order* invoice* bank account* card cards subscription* "
        "refund* $* €* £* euro* dollar* usd eur iban crypto budget* price* amount 转账 付款 支付 "
        "付钱 购买 买 下单 汇款 打款 退款 订阅 充值 花钱 扣款 元 刷卡 信用卡 银行卡 续费 缴费 "
        "zahlung* geld rechnung* pago* dinero factura* virement* argent facture* achat* pagamento* "
        "dinheiro compra* konto переказ* плат* оплат* рахун* купу* замовл* грн",
    ),
    Kind(
        "advertising",
        "ads ad adwords campaign marketing",
        "spend spending bid bidding raise pause launch",
        "ad ads campaign* budget* advertis* werbung anuncio* anúncio* orçamento* presupuesto* "
        "publicité annunci* реклам* 広告 광고 广告 预算 投放",
    ),
    Kind(
        "travel",
        "flight flights hotel stay stays lodging train travel trip airbnb booking expedia "
        "reservation rental uber taxi ride restaurant ticket seat table",
        "book booking reserve reserving buch* reserv* réserv*",
        "flight* hotel* train* layover* seat* airline* trip* ticket* airbnb* hostel* car taxi "
        "uber room* middle red-eye flug* flüge* zug* bahn vuelo* tren vol vols voo voos billet* "
        "reserva* restaur* resto restos ristorant* restoran* ресторан* готел* отел* table 机票 "
        "酒店 航班 火车 高铁 订票 二等座 座位 订 红眼航班 打车 餐厅 饭店 餐馆 レストラン ホテル "
        "식당 맛집 호텔 مطعم مطاعم فندق فنادق",
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
        "health",
        "health medical patient patients clinic ehr fitness lab labs records prescription doctor",
        "prescribe prescribing diagnose diagnosing refill refilling",
        "health* medical lab patient* diagnos* prescription* medication* symptom* blood allerg* "
        "vaccin* x-ray* x-rays heart sleep weight doctor* gesundheit* patient* befund* salud santé "
        "saúde 病历 体检 健康 化验 处方 药",
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
        "intercom",
        "intercom doorbell",
        "say saying tell telling talk talking announce announcing answer answering",
        "intercom* doorbell* door visitor* courier* callers tür klingel* puerta timbre porte "
        "interphone porta campainha 门铃 对讲",
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
        "firmware",
        "flash firmware ota bootloader",
        "flash flashing update updating upgrade upgrading burn",
        "firmware* bootloader* rom 固件 刷机",
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
