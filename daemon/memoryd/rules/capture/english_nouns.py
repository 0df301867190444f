"""Prohibitions that English puts without a verb for the deed: "no meetings on Fridays",
"no sudo, ever", "writing to prod is forbidden". Patterns read plain text, see
`sentences.plain`."""

import re

_MADE = (
    r"(?:(?!need\b)[\w-]+\s){0,2}?(?:auto-?(?:replies|responses)|e-?mails|mails|messages|texts|"
    r"dms|pings|tweets|posts|calls|"
    r"meetings|invites|invitations|appointments|commits|pushes|deploys|deployments|releases|merges|"
    r"purchases|orders|payments|transfers|bookings|installs|reboots|restarts|refunds|discounts|"
    r"announcements|emojis|gifs|hashtags|notifications|reminders|screenshots|recordings|uploads|"
    r"downloads|"
    r"attachments|screen shares|voice notes)"
)
"""What tools make."""
_SO_IT_IS = (
    r"(?![^,.;!?]*\b(?:was|were|is|are|has|have|had|came|today|tonight|tomorrow|(?:this|next|last) "
    r"(?:week|month|time|morning|afternoon|evening|\w+day)|left|found|needed|necessary|planned|"
    r"scheduled|sent|arrived|i|we|right now)\b)(?![^.;!?]*\b(?:yet|so far|for now)\b)"
)
"""The clause tells no news."""
_FOR_ONCE_AND_ALL = (
    r"(?:ever\b|from now on\b|any\s?more\b|period\b|full stop\b|(?:not|never) ever\b|"
    r"no exceptions?\b|under any circumstances\b)"
)
_DOING = (
    r"(?:writing|pushing|force[ -]pushing|deploying|deleting|emailing|e-mailing|messaging|posting|"
    r"tweeting|sharing|forwarding|sending|committing|merging|editing|overwriting|running|calling|"
    r"texting|spending|buying|ordering|booking|installing|using|touching|publishing|uploading)"
)
_RULED_OUT = (
    r"(?:is|are)\s(?:strictly |absolutely |completely |totally |always )?(?:forbidden|prohibited|"
    r"banned|off[- ]limits|not (?:allowed|ok|okay)|never (?:ok|okay|allowed|fine)|"
    r"out of the question|a no-?go)\b"
)
_DONE_BY_ANY = (
    r"(?:mailed|messaged|posted|published|shared|sent|uploaded|deleted|wiped|overwritten|truncated|"
    r"dropped|booked|ordered|paid|charged|refunded|invited|unlocked|restarted|rebooted|edited|"
    r"handed out|given out|read out)\b"
)
"""What an agent does, and a program as well: "drafts must not be published" may specify one."""
_DONE = (
    r"(?:e-?mailed|texted|dm'?ed|tweeted|forwarded|cc'?ed|(?:force-)?pushed|merged|rebased|"
    r"deployed|committed|phoned|touched)\b"
)
"""What an agent does."""
_BEGIN = r"(?:^|(?<=[.;:!]\s)|(?<=\n))(?:[-*•–]\s*)?(?:please,?\s)?"
_THINGS = (
    rf"{_BEGIN}(?:(?!(?:if|when|that|which|who|whether|it|this|these|those|there|what|as|i|we|you|"
    r"he|she|they|to|users?|customers?|visitors?)\b)[\w'#@./&-]+\s){1,7}?"
)

NOUN_BANS: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"\bno(?=\s+{_MADE}\s(?:to|on|in|at|for|from|before|after|without|over|above|with|of)\s"
        rf"[^.;!?]{{2,60}}?(?:[,.]\s*{_FOR_ONCE_AND_ALL}|\b{_FOR_ONCE_AND_ALL}|,?\s*please\b))"
        rf"{_SO_IT_IS}"
    ),
    re.compile(
        rf"\bno(?=\s+{_MADE}[\s,.]*(?:{_FOR_ONCE_AND_ALL}|"
        r"(?:[^.;!?]{1,40}\s)?without (?:my|asking|telling|checking|approval|permission|an? )))"
    ),
    re.compile(
        rf"\bno(?=\s+{_MADE}\s(?:on\s(?:\w+days|weekends|holidays|#\w)|"
        r"(?:before|after|past)\s(?:\d|noon|midnight|lunch|dinner|hours|working|business|work|"
        r"school|dark|sunset)|(?:to|with|for)\s(?:my|our|the|any|anyone|anybody|people|clients|"
        r"customers|strangers|@|#|\S+@)|of\s(?:my|our|the)|over\s[$€£\d]|in\s(?:my|our|any|commit|"
        r"subject|titles?|mails?|e-?mails?|messages|replies|posts|tweets|slides|reports|code|"
        r"comments|headings?|prs|pull requests?)\b|"
        rf"without\s(?:my|an?|asking|telling|checking|approval|permission)){_SO_IT_IS})"
    ),
    re.compile(
        r"\bno(?=\s(?!one\b|problems?\b|doubt|ideas?\b|way\b|matter|luck|worries|need\b|more\b|"
        r"longer\b|reason\b|rush\b)[\w./+#@-]+(?:\s[\w./+#@-]+){0,6}\s?[,.;—–-]+\s*(?:ever|period|"
        r"full stop|not ever)\W*(?:$|[.!,]))"
    ),
    re.compile(
        r"^(?:[-*•–]\s*|\d{1,2}[.)]\s*)no(?=\s[\w-]+(?:\s[\w-]+)?\s(?:above|over|below|under|"
        rf"louder than|longer than|later than|before|after|past)\s[$€£]?\d{_SO_IT_IS})"
    ),
    re.compile(
        r"\bnothing\s(?:(?:ever|else)\s)?(?:goes\s(?:to|into|out|live|in|on|through)|leaves\s(?:my|"
        r"our|the|this)|gets\s\w+(?:ed|t)|is to be\s\w+)\s(?=[^.;!?]{0,80}?(?:on (?:a "
        r")?(?:\w+days?|weekends?)\b|without|unless|until|ever\b|,\s*(?:you hear|period|full stop|"
        r"ok)))"
    ),
    re.compile(rf"\b{_DOING}\s(?=(?:[^.,;:!?]|[.:](?=\w)){{1,60}}?\s{_RULED_OUT})"),
    re.compile(
        r"\b(?:one thing|something|the (?:one|last) thing|what) (?:that )?i (?:never|don't ever|"
        r"do not ever) (?:ever )?want (?:to see|to happen|to find)(?: ever)?(?: again)?\s*"
        r"(?::|is\b|[-–—])"
    ),
    re.compile(
        rf"{_THINGS}(?:(?:must|should|may|shall|can) (?:never(?: ever)?|not ever)|"
        rf"(?:is|are) (?:never|not ever) to) be (?={_DONE})"
    ),
    re.compile(
        rf"{_THINGS}(?:(?:must|may|shall) (?:never(?: ever)?|not ever)|"
        rf"(?:is|are) (?:never|not ever) to) be (?={_DONE_BY_ANY})"
    ),
    re.compile(
        rf"{_THINGS}(?:(?:must|should|may|shall|can) ?not|(?:is|are) not to) be (?={_DONE})"
    ),
    re.compile(
        rf"{_BEGIN}no(?=\s(?:[\w'#@./&-]+\s){{1,6}}?(?:(?:must|may|shall|can)(?: ever)?|"
        rf"(?:is|are)(?: ever)? to) be (?:{_DONE}|{_DONE_BY_ANY}))"
    ),
    re.compile(
        r"\bleave (?=(?:[^.,;:!?]|[.:](?=[\w/])){2,60}\salone\b[,.]?\s*(?:from now on|"
        r"going forward|in (?:the )?future|always|for good|unless|period|full stop))"
    ),
    re.compile(
        r"\b(?:order|buy|purchase|book|send|post|push|commit|merge|deploy|publish|share|forward|"
        r"delete|upload|install|schedule|sign|pay|spend|sell)\s+(?:absolutely )?"
        r"nothing(?: else| more| further)?(?: (?:ever|any\s?more|again))?(?=\s(?:from|to|at|on|in|"
        r"into|onto|via|with|without|over|above|after|before|outside|for)\s(?!today|tomorrow|"
        r"now\b|the moment|this|tonight|it\b|yet\b|free\b|nothing|say|write|do\b|me\b))"
        r"(?![^.;!?]{0,160}\b(?:today|tonight|yet|for now|until (?:i|we)|this (?:week|month|"
        r"time))\b|"
        r"[^,.;!?]{0,160}\b(?:was|were|is (?:the|my|our|his|her|a))\b)"
    ),
)
