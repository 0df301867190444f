"""How a rule's text names lists, folders, projects and the like, and what is in them: the data of
`targets.py`."""

import re

_THING = (
    "channel|group|chat|room|list|team|calendar|folder|board|project|label|remote|album|playlist|"
    "notebook|page|device|scene|ring|lane|kanal|gruppe|kalender|ordner|grupo|canal|groupe|dossier|"
    "calendario|carpeta"
)
NOUN_BEFORE = re.compile(rf"(?<!\w)({_THING})\s+(?:called\s+|named\s+)?$", re.IGNORECASE)
TITLED = re.compile(
    rf"(?<!\w)((?i:{_THING}))\s+((?!I\b)[A-ZÄÖÜÀ-Þ][^\W_]*(?:[ ][A-ZÄÖÜÀ-Þ0-9][^\W_]*)+)(?![\w@.-])"
)
CALLED = re.compile(
    r"(?<!\w)([a-zäöüß]{2,20})\s+(?:called|named|namens|llamad[oa]|appelée?|chamad[oa])\s+"
    r"((?-i:[A-ZÄÖÜÀ-Þ][\w'’-]*(?:\s[A-ZÄÖÜÀ-Þ0-9][\w'’-]*)+)|[^\W_][\w./*-]*)(?![\w@])",
    re.IGNORECASE,
)
AT_PLACE = re.compile(
    r"(?<!\w)(?:in|from|to|on|into|inside|of|en|de|del|dans|im|aus|no|na|em)\s+"
    r"(?:(?:the|my|our|el|la|le|o|a|dem|der)\s+)?$",
    re.IGNORECASE,
)
"""What stands before a noun whose name follows: "in namespace payments"."""
_PLACES = (
    "project|list|board|calendar|label|workspace|space|album|playlist|notebook|section|category|"
    "collection|proyecto|projekt|projet|projeto|liste|lista|tablero|kalender|calendario|calendrier|"
    "calendário|álbum"
)
IN_PLACE = re.compile(
    r"(?<!\w)(?P<at>(?i:in|into|on|onto|from|to|of|under|within|inside|im|aus|auf|en|de|del|dans|na|no|"
    r"do|da)\s+(?:(?i:the|my|our|your|dem|der|die|el|la|le|o|a|mi|meinem|unserem)\s+)?)"
    r"(?:(?P<before>[A-ZÄÖÜÀ-Þ0-9][\w&'-]*(?:\s[A-ZÄÖÜÀ-Þ0-9][\w&'-]*){0,3})\s+"
    rf"(?P<noun>(?i:{_PLACES}))(?![\w-])|(?P<place>(?i:{_PLACES}))\s+(?:(?i:called|named)\s+)?"
    r"(?P<after>[A-ZÄÖÜÀ-Þ][\w&'-]*(?:\s[A-ZÄÖÜÀ-Þ0-9][\w&'-]*){0,3})(?![\w@.-]))"
)
"""`in the Inbox project`: the only place where the ban holds."""
_NAME = r"[A-ZÄÖÜÀ-Þ0-9][\w&'’-]*(?:\s[A-ZÄÖÜÀ-Þ0-9][\w&'’-]*){0,4}"
ON_SERVER = re.compile(
    r"(?<!\w)(?i:in|into|on|onto|to|at|of|from|auf|im|en|del?|dans|sur|no|na|do|da)\s+"
    r"(?P<article>(?i:the|my|our|your|dem|den|der|el|la|le|o|a|mi|meinem|unserem)\s+)?"
    rf"(?:(?(article)(?P<before>{_NAME})\s+(?i:server|workspace|guild|community|discord|slack)(?![\w-])"
    r"(?!\s+(?i:channels?|groups?|chats?|threads?|dms?|messages?))|(?!))|"
    r"(?i:server|workspace|guild|community|servidor|serveur)\s+(?:(?i:called|named)\s+)?"
    rf"(?P<after>(?=[^\W\d]){_NAME})(?![\w@.-]))"
)
"""`in #general on the Indie Devs server`: channels of other servers are called so as well."""
IN_NAMESPACE = re.compile(
    r"(?<!\w)(?:in|into|on|from|to|within|inside|im|en|dans|nel|na|no)\s+(?:the\s+|my\s+|our\s+|dem\s+|le\s+|el\s+)?"
    r"(?:namespace\s+(?P<after>[a-z0-9][\w.-]*)|(?P<before>[a-z0-9][\w.-]*)\s+namespace)(?![\w-])",
    re.IGNORECASE,
)
"""`in the payments namespace`: a call that names none may act in any."""
PROJECT_OF_TICKETS = re.compile(
    r"(?<![\w-])(?!(?:VIP|QA|IT|HR|UI|UX|API|SLA|EU|US|UK|PR|PM|CEO|CTO|CFO|P\d|SEV\d|GDPR|PII|IOS|SEO|"
    r"CRM|ERP|FAQ|TODO|WIP|OLD|NEW|ALL|OPEN|CLOSED|URGENT|MY|OUR|THE|AI|ML|DB|OS|PDF|HIGH|LOW)\s)"
    r"([A-Z][A-Z0-9]{1,9})\s+(?:tickets?|issues?|stor(?:y|ies)|bugs?|epics?|tasks?|cards?)(?![\w-])"
)
"""`OPS tickets`: those whose keys begin with it, most likely."""
DEPARTING = re.compile(
    r"(?<!\w)(?P<how>(?i:fly|flying|flights?|trains?|bus(?:es)?|ferry|ferries|depart|departing|leave|leaving|travel|billetes?|billets?|vuelos?|vols?|trenes))\s+"
    r"(?P<way>(?i:out\s+of|from|to|into|via|through|a|à|desde|depuis))\s+"
    r"(?P<name>[A-ZÀ-Þ][\w'’-]+(?:\s[A-ZÀ-Þ][\w'’-]+){0,2})(?:\s*\((?P<code>[A-Z]{3})\))?"
    r"(?![\w@.-]*@)"
)
"""`fly out of Stansted (STN)`: another way than to it."""
STOPPING = re.compile(
    r"(?<!\w)(?:(?i:with|con|avec|com|mit)\s+(?:(?i:an?|una?|une|uma|einem)\s+)?)?"
    r"(?i:stopovers?|layovers?|connections?|escales?|escalas?|scal[oi]|zwischenstopps?)\s+"
    r"(?i:in|at|en|à|a|em)\s+(?P<name>[A-ZÀ-Þ][\w'’-]+(?:\s[A-ZÀ-Þ][\w'’-]+){0,2})"
    r"(?:\s*\((?P<code>[A-Z]{3})\))?(?![\w@.-]*@)"
)
"""`with a stopover in Bogotá (BOG)`."""
SOME_PLACE = re.compile(
    r"(?<!\w)(?:in|into|on|onto|from|to|of|under|within|inside|im|aus|auf|en|del|dans|na|no|do|da)"
    r"\s+(?:the|my|our|your|dem|der|la|le|meinem|unserem)\s+(?P<before>[a-zà-ÿ][\w-]+)\s+"
    rf"(?P<noun>{_PLACES})(?![\w-])"
)
"""`from the shopping list`: the same in small letters."""
