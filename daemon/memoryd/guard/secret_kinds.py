"""The forms of live secrets, by issuer. The forms follow the issuers' documents and the named
detectors of detect-secrets 1.5 (Apache-2.0) and gitleaks 8 (MIT), brought up to date."""

import re

from memoryd.guard.chosen_passwords import CHOSEN_PASSWORDS
from memoryd.guard.parts import LONG
from memoryd.guard.placeholders import entropy, is_blank_form, is_placeholder
from memoryd.guard.secret_kind import SecretKind


def _issued(token: str) -> bool:
    return not is_blank_form(token)


def _random_enough(token: str) -> bool:
    return _issued(token) and entropy(token) >= 2.5 and any(map(str.isdigit, token))


def _foreign_to(value: str) -> bool:
    """Whether user and password of an address are no example of the form and no local default."""
    user, _, rest = value.partition(":")
    password, _, host = rest.rpartition("@")
    if (
        is_placeholder(password)
        or (is_placeholder(user) and len(password) < 4)
        or len(password) < 4
    ):
        return False
    local = re.match(r"(?:localhost|127\.|0\.0\.0\.0|\[?::1|host\b|db\b|postgres\b|redis\b)", host)
    return not (user == password and local)


_START = r"(?<![A-Za-z0-9_])"
_END = r"(?![A-Za-z0-9])"


def _issuer(kind: str, needs: str, form: str, example: str, twin: str = "") -> SecretKind:
    shape = re.compile(f"{_START}(?:{form}){_END}")
    return SecretKind(
        kind, tuple(needs.lower().split()), shape, _issued, example, twin, part=15, in_part=True
    )


def _is_card_number(value: str) -> bool:
    """Whether the last digit is the one that the others ask for (Luhn)."""
    digits = [int(digit) for digit in reversed(value) if digit.isdigit()]
    doubled = [2 * digit - 9 * (digit > 4) for digit in digits[1::2]]
    return len(set(digits)) > 1 and (sum(digits[::2]) + sum(doubled)) % 10 == 0


SECRET_KINDS: tuple[SecretKind, ...] = (
    _issuer(
        "AWS access key id",
        "akia asia abia acca a3t",
        r"(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}"
        r"(?:(?<!EXAMPLE)|(?<=[=:\"'`].{20}))",
        "AKIAFAKEFAKEFAKE0123",
        "AKIAIOSFODNN7EXAMPLE stands in the issuer's docs",
    ),
    SecretKind(
        "AWS secret key",
        ("aws", "secret"),
        re.compile(
            r"(?:aws|secret)[\w .-]{0,24}key\W{1,8}(?P<value>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])",
            re.IGNORECASE,
        ),
        _random_enough,
        "aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
        "aws_secret_access_key = <key>",
        part=40,
        begins=True,
    ),
    _issuer(
        "GitHub token",
        "ghp_ gho_ ghu_ ghs_ ghr_ github_pat_",
        r"gh[pousr]_[A-Za-z0-9]{20,255}|github_pat_\w{22,255}",
        "ghp_FAKEfakeFAKEfakeFAKEfakeFAKEfake0000",
        "ghp-123-fix-login",
    ),
    _issuer(
        "GitLab token",
        "glpat- gldt- glft- glsoat- glrt- glcbt- glptt- gloas- glagent- glimt- gr1348941",
        r"(?:gl(?:pat|dt|ft|soat|rt|cbt|ptt|oas|agent|imt)-|GR1348941)[\w-]{16,1024}",
        "glpat-FAKEfakeFAKEfake1234",
        "glpat- is the prefix",
    ),
    _issuer(
        "Anthropic key",
        "sk-ant-",
        r"sk-ant-[\w-]{16,200}",
        "sk-ant-api03-FAKEFAKEFAKEFAKE-FAKEAA",
        "sk-ant-...",
    ),
    _issuer(
        "OpenAI key",
        "sk-",
        r"sk-(?:proj-|svcacct-|admin-|None-|or-v1-)?(?=[\w-]{0,160}[A-Z0-9])[A-Za-z0-9_]{4,160}(?:-[\w]{1,160}){0,6}(?<=[\w-]{20})",
        "sk-proj-FAKEfakeFAKEfakeFAKEfakeFAKEfake0123456789",
        "sk-your-key-here",
    ),
    _issuer(
        "Slack token",
        "xox xapp- hooks.slack.com",
        r"xox[abceoprs](?:\.xox[bp])?-[\w-]{10,250}|xapp-\d-[\w-]{10,250}|(?<=hooks\.slack\.com/)(?:services|workflows)/[\w/]{20,120}",
        "xoxb-123456789012-FAKEfakeFAKEfake",
        "xoxb tokens belong to bots",
    ),
    _issuer(
        "Stripe key",
        "sk_live_ sk_test_ rk_live_ rk_test_ whsec_",
        r"[sr]k_(?:live|test)_[0-9A-Za-z]{14,120}|whsec_[0-9A-Za-z+/]{20,80}",
        "sk_test_FAKEfakeFAKEfakeFAKEfake",
        "sk_test_xxxxxxxxxxxxxxxx",
    ),
    _issuer(
        "Google key",
        "aiza ya29. gocspx- 1//0",
        r"AIza[\w-]{30,45}|ya29\.[\w-]{20,300}|GOCSPX-[\w-]{20,40}|1//0[\w-]{30,120}",
        "AIzaSyFAKEfakeFAKEfakeFAKEfakeFAKEfake0",
        "AIza is its prefix",
    ),
    _issuer(
        "Hugging Face token",
        "hf_",
        r"hf_[A-Za-z0-9]{20,60}",
        "hf_FAKEfakeFAKEfakeFAKEfakeFAKEfakeFA",
        "hf_hub_download",
    ),
    _issuer(
        "SendGrid key",
        "sg.",
        r"SG\.[\w-]{16,32}\.[\w-]{16,64}",
        "SG.FAKEfakeFAKEfakeFAKEfa.FAKEfakeFAKEfakeFAKEfakeFAKEfakeFAKEfakeFAK",
        "SG. is Singapore",
    ),
    _issuer(
        "npm token",
        "npm_",
        r"npm_[A-Za-z0-9]{30,60}",
        "npm_FAKEfakeFAKEfakeFAKEfakeFAKEfake0000",
        "npm_config_registry",
    ),
    _issuer(
        "PyPI token",
        "pypi-ag",
        r"pypi-Ag[\w-]{30,300}",
        "pypi-AgEIcHlwaS5vcmcFAKEfakeFAKEfakeFAKEfakeFAKE",
        "pypi-mirror",
    ),
    _issuer(
        "Discord token",
        ". discord",
        r"[MNO][A-Za-z\d_-]{17,27}\.[\w-]{6}\.[\w-]{25,45}|(?<=discord\.com/)api/webhooks/\d{16,20}/[\w-]{30,90}|(?<=discordapp\.com/)api/webhooks/\d{16,20}/[\w-]{30,90}",
        "MTAwMDAwMDAwMDAwMDAwMDAw.FAKEfk.FAKEfakeFAKEfakeFAKEfakeFAKEfa",
        "Monday.Tuesday.Wednesday",
    ),
    _issuer(
        "Telegram bot token",
        ":aa",
        r"\d{8,10}:AA[\w-]{30,40}",
        "123456789:AAFAKEfakeFAKEfakeFAKEfakeFAKEfakeFA",
        "10:AA is a gate",
    ),
    _issuer(
        "Twilio key",
        "sk ac",
        r"SK[0-9a-f]{32}|AC[0-9a-f]{32}",
        "SK0123456789abcdef0123456789abcdef",
        "AC-DC",
    ),
    _issuer(
        "mail service key",
        "-us key-",
        r"[0-9a-f]{32}-us\d{1,2}|key-[0-9a-f]{32}",
        "0123456789abcdef0123456789abcdef-us12",
        "key-value",
    ),
    _issuer(
        "Square token",
        "sq0 eaaa",
        r"sq0(?:csp|atp|idp)-[\w-]{22,60}|EAAA[\w-]{56,64}",
        "sq0csp-FAKEfakeFAKEfakeFAKEfakeFAKEfakeFAKEfakeFAK",
        "sq0 items",
    ),
    _issuer(
        "Shopify token",
        "shp",
        r"shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}",
        "shpat_0123456789abcdef0123456789abcdef",
        "shp files",
    ),
    _issuer(
        "cloud token",
        "dop_v1_ dapi doo_v1_ dor_v1_ hvs. hvb. atlasv1 pscale_ dckr_pat_ hrku- nrak- nraa- sntrys_ sntryu_ glsa_ glc_ dp.pt. dp.st. pmak- sbp_ nfp_ ops_ tskey- pul- rnd_ vercel_ ddog",
        r"do[opr]_v1_[0-9a-f]{40,64}|dapi[0-9a-f]{32}(?:-\d)?|hv[sb]\.[\w-]{20,200}|\w{10,20}\.atlasv1\.[\w-]{40,100}|pscale_(?:tkn|pw|oauth)_[\w.-]{20,80}|dckr_pat_[\w-]{20,60}|HRKU-[\w-]{30,80}|NRA[KA]-[A-Z0-9]{20,40}|sntry[su]_[\w+/=]{30,300}|gls?a_[\w+/=]{30,200}|glc_[\w+/=]{30,300}|dp\.(?:pt|st|ct|sa)\.[\w.]{30,80}|PMAK-[0-9a-f]{20,30}-[0-9a-f]{30,40}|sbp_[0-9a-f]{40}|nfp_[A-Za-z0-9]{30,50}|ops_eyJ[\w=-]{60,800}|tskey-(?:auth|api|client)-[\w-]{16,80}|pul-[0-9a-f]{40}|rnd_[A-Za-z0-9]{24,40}",
        "dop_v1_0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "hvs. is a prefix",
    ),
    SecretKind(
        "cloud token",
        ("flyv1 fm",),
        re.compile(rf"{_START}FlyV1 fm\d_[\w+/=,]{{40,500}}{_END}"),
        _issued,
        "FlyV1 fm2_FAKEfakeFAKEfakeFAKEfakeFAKEfakeFAKEfakeFAK0",
        "FlyV1 fm2_ is its prefix",
    ),
    _issuer(
        "service token",
        "lin_api_ ntn_ secret_ figd_ atatt3 gsk_ r8_ pplx- xai- rubygems_ tvly- patkey pat voyage lsv2_ phc_ phx_ ctx7 fc- e2b_ jina_ nvapi- cfpat- api_org_ key- sk_ pk. shippo_ frio eoa age-secret-key- xkeysib- csk- re_",
        r"lin_api_[A-Za-z0-9]{32,50}|ntn_[A-Za-z0-9]{40,60}|secret_[A-Za-z0-9]{40,50}|figd_[\w-]{30,60}|ATATT3[\w=-]{40,250}|gsk_[A-Za-z0-9]{20,64}|r8_[A-Za-z0-9]{30,45}|pplx-[A-Za-z0-9]{32,60}|xai-[A-Za-z0-9]{40,100}|rubygems_[0-9a-f]{48}|tvly-[\w-]{20,60}|lsv2_(?:pt|sk)_[0-9a-f_]{30,60}|ph[cx]_[A-Za-z0-9]{36,60}|e2b_[0-9a-f]{36,50}|jina_[A-Za-z0-9]{40,80}|nvapi-[\w-]{50,90}|CFPAT-[\w-]{40,60}|pat[A-Za-z0-9]{14}\.[0-9a-f]{64}|AGE-SECRET-KEY-1[0-9A-Z]{40,80}|xkeysib-[0-9a-f]{60,70}-\w{10,20}|sk_[0-9a-f]{40,60}|re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,30}|shippo_(?:live|test)_[0-9a-f]{40}",
        "gsk_FAKEfakeFAKEfakeFAKEfakeFAKEfake",
        "gsk_ is Groq's prefix",
    ),
    _issuer(
        "JSON web token",
        "eyj",
        r"eyJ[\w-]{8,2000}\.eyJ[\w-]{4,4000}\.[\w-]{10,1000}",
        "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.FAKEfakeFAKEfakeFAKE",
        "eyJ is how base64 of a JSON object starts",
    ),
    SecretKind(
        "private key",
        ("private key", "putty-user-key", "secret key"),
        re.compile(
            r"-----BEGIN[A-Z0-9 ]{0,30}(?:PRIVATE|SECRET) KEY(?: BLOCK)?-----\s{0,4}(?:[^-]{4,20000}?(?:-----END[A-Z0-9 ]{0,30}(?:PRIVATE|SECRET) KEY(?: BLOCK)?-----)|[A-Za-z0-9+/=:\s\\]{10,20000})|PuTTY-User-Key-File-\d"
        ),
        lambda block: not re.search(r"-----\s{0,4}(?:\.{3}|…|<|\[|\()", block),
        "-----BEGIN RSA PRIVATE KEY-----\nMIIEFAKEFAKE\n-----END RSA PRIVATE KEY-----",
        "It starts with -----BEGIN PRIVATE KEY-----",
    ),
    SecretKind(
        "storage key",
        ("accountkey=", "sharedaccesskey=", "sharedaccesssignature", "sig="),
        re.compile(
            r"(?:AccountKey|SharedAccessKey|SharedSecret)=(?P<value>[A-Za-z0-9+/]{30,100}={0,2})|(?<=[?&])sig=[A-Za-z0-9%+/]{36,100}",
            re.IGNORECASE,
        ),
        _issued,
        "AccountKey=FAKEfakeFAKEfakeFAKEfakeFAKEfakeFAKEfakeFAK0==",
        "AccountKey=<key>",
        part=40,
    ),
    SecretKind(
        "wallet key",
        (
            "xprv",
            "yprv",
            "zprv",
            "private key",
            "privkey",
            "wallet key",
            "seed phrase",
            "seed words",
            "wallet seed",
            "recovery phrase",
            "mnemonic",
        ),
        re.compile(
            r"\b[xyz]prv[1-9A-HJ-NP-Za-km-z]{100,115}|(?:private key|privkey|wallet key)\W{1,4}(?:is\W{1,3})?(?P<value>(?:0x)?[0-9a-fA-F]{64})\b|(?:seed (?:phrase|words)|wallet seed|recovery phrase|mnemonic(?: phrase)?)(?: (?:for|of|to)\b[^\n:=]{0,40}?)?\s?(?:is|are|:|=|-)\s{0,3}(?P<words>[\"']?(?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8})",
            re.IGNORECASE,
        ),
        _issued,
        "seed phrase: abandon ability able about above absent absorb abstract absurd abuse access accident",
        "The seed phrase is in the safe",
        begins=True,
    ),
    SecretKind(
        "payment card",
        ("cvv", "cvc", "security code"),
        re.compile(
            r"\b(?P<value>\d{4}(?:[ -]?\d{4}){2}[ -]?\d{1,4})\b(?=[^\n]{0,60}\b(?:cv[cv]2?|security code)\W{0,3}(?:is\s)?\d{3,4}\b)",
            re.IGNORECASE,
        ),
        _is_card_number,
        "Visa 4539 1488 0343 6467, exp 09/29, cvv 318",
        "The Visa that ends in 6467 has a new cvv, it is in the vault",
    ),
    SecretKind(
        "authorization header",
        ("bearer", "basic", "authorization", "x-api-key", "x-auth-token"),
        re.compile(
            r"(?:authorization[\"']?\s?[:=]\s?[\"']?\s?)?\b(?:bearer|basic)\s(?P<value>[A-Za-z0-9._~+/-]{16,2000}={0,2})|authorization[\"']?\s?[:=]\s?[\"']?(?:token |bot |apikey |key )?(?P<token>[A-Za-z0-9._~+/-]{20,2000}={0,2})|x-(?:api-key|auth-token)\s?:\s?(?P<key>[\w-]{16,200})",
            re.IGNORECASE,
        ),
        _random_enough,
        "Authorization: Bearer FAKEfakeFAKEfakeFAKEfakeFAKEfake0123",
        "Authorization: Bearer $TOKEN",
        part=16,
        begins=True,
    ),
    SecretKind(
        "address with a password",
        ("://",),
        re.compile(
            r"\b[a-z][a-z0-9+.-]{1,30}://(?P<value>[^\s:/?#\[\]@'\"<>]{0,80}:[^\s/?#@'\"<>]{1,200}@[\w.\[\]-]{2,120})",
            re.IGNORECASE,
        ),
        _foreign_to,
        "postgres://app:FAKEs3cretPw@db.example.com/app",
        "http://host:port/path@revision",
        part=LONG,
        also=("@",),
        in_part=True,
    ),
    SecretKind(
        "connection string with a password",
        ("password=", "pwd="),
        re.compile(
            r"(?:server|data source|host|user id|uid|username|user|database|initial catalog)\s?=[^;\n]{1,100};[^\n]{0,200}?(?:password|pwd)\s?=\s?(?P<value>[^;\s\"']{4,100})",
            re.IGNORECASE,
        ),
        lambda value: not is_placeholder(value),
        "Server=db;User Id=sa;Password=FAKEs3cret;",
        "Server=db;User Id=sa;Password=$PASSWORD;",
    ),
    *CHOSEN_PASSWORDS,
)
