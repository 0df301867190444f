"""Names that are no people's: environments, branches, sites, services, and capitalised words."""

from memoryd.rules.judging.tokens import word_set

WHOLE_ENVIRONMENTS = frozenset(
    {"本番", "本番環境", "운영", "운영환경", "운영 환경", "produzione", "productie", "produkcja"}
    | {"прод", "продакшн"}
)
"""Words for production that count where they are all that is said: "не прод" is another place."""

ENVIRONMENTS: dict[str, str] = {
    **dict.fromkeys(
        (
            "production",
            "prod",
            "prd",
            "live",
            "produktion",
            "producción",
            "produção",
            "produccion",
            "producao",
        ),
        "production",
    ),
    **dict.fromkeys(("生产环境", "生产", "线上", "正式环境"), "production"),
    **dict.fromkeys(WHOLE_ENVIRONMENTS, "production"),
    **dict.fromkeys(("staging", "stage", "stg", "预发", "预发布"), "staging"),
    **dict.fromkeys(("development", "dev"), "development"),
    **dict.fromkeys(("test", "testing", "qa", "测试环境", "测试"), "test"),
    **dict.fromkeys(
        (
            "nonprod",
            "non-prod",
            "preprod",
            "pre-prod",
            "sandbox",
            "preview",
            "local",
            "localhost",
            "canary",
            "uat",
            "demo",
        ),
        "other",
    ),
}

BRANCHES = word_set(
    "main master trunk develop development dev staging production prod "
    "release hotfix gh-pages stable"
)

SITES = word_set(
    """facebook linkedin youtube instagram reddit tiktok pinterest wikipedia amazon ebay netflix
    stackoverflow twitter google bing yahoo quora medium twitch craigslist etsy imdb baidu weibo
    zhihu taobao hackernews duckduckgo airbnb booking tripadvisor glassdoor 4chan pornhub"""
)
"""Names of sites by which people call them without their ending."""

NOT_NAMES = word_set(
    """i i'm i've i'd i'll english slack twitter whatsapp telegram discord teams gmail outlook
    linkedin email mail sms
    monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays
    thursdays uhr montag dienstag mittwoch donnerstag freitag samstag sonntag montags
    freitags wochenende wochenenden feiertag feiertagen feierabend abend nacht mittag fridays
    saturdays sundays january february march april may june july august september october
    november december jan feb apr jun jul aug sep sept oct nov dec christmas easter pr api url ok
    okay asap dm dms cc bcc it's q1 q2 q3 q4
    french german spanish italian portuguese chinese japanese korean russian dutch polish turkish
    arabic hebrew hindi swedish
    if when while since because although
    nda pdf iban eur usd gbp us uk eu never don't do not stop avoid no under please pdfs
    gruppe gruppen kanal kanäle"""
)

SERVICES = word_set(
    """notion slack github gitlab jira trello asana linear airtable hubspot salesforce zendesk
    dropbox todoist confluence figma miro stripe shopify discord telegram teams gmail outlook
    zoom"""
)
"""Services of which a tool may be one without saying so in its name."""
LEVELS = word_set("urgent high highest low lowest medium critical major minor")
"""Levels that some tools give as numbers."""
