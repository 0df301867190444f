"""The grammar of English prohibitions, as data.

A prohibition is a *head* ("never", "don't", "you must not", "stop") that stands where a clause
begins and is followed by what the head asks for: a verb, a gerund or an object. `HEADS` are
matched on plain text (see `sentences.plain`); all patterns are bounded, none backtracks far.
"""

import re
from enum import Enum

from memoryd.rules.capture.english_nouns import NOUN_BANS


class Follows(Enum):
    """What a head must be followed by."""

    VERB = "verb"  # never <verb>
    BARE = "bare"  # don't <verb>: may be a question, an idiom or a statement without its subject
    GERUND = "gerund"  # stop <verb>ing
    ACTIVITY = "activity"  # no more <verb>ing, no more <what a tool makes>
    ANY = "any"  # hands off <object>


_DO_NOT = r"(?:do\s{0,2}not|don'?t|do'nt|dont|dnt)"
_MISSPELT_NEVER = r"(?:nevr|nver|nevver|neverr)"
_EMPHASIS = (
    r"(?:\s*,?\s*(?:ever|never|in a million years|in (?:your|my) life|even|please|pls|just|simply|"
    r"again|on your own|and i (?:do )?(?:really )?mean (?:it|never|ever)|i (?:mean|repeat)|do not|"
    r"don't|repeat|under no (?:pretext|circumstances?)|not ever|under any (?:circumstances?|"
    r"conditions?)|for any reason|in any (?:case|way)|at any (?:time|point)|by any means|no matter "
    r"what|whatever happens|as in ever|i'm serious|seriously|absolutely|you hear me|i beg you|from "
    r"now on|going forward|in (?:the )?future|any\s?more|automatically|directly|silently|blindly|"
    r"knowingly|accidentally|actually|only|either|also),?){0,6}"
)
_PLEASE = r"pl+e*a*[sz]+e*"
"""The word for please as people spell it: "pls", "plzzz", "pleaseee"."""
_SOFTLY = (
    rf"(?:(?:{_PLEASE}|kindly|just|maybe|really|absolutely|simply|also|always|perhaps|"
    r"ever|at least|try to|all)\s+){0,3}"
)
_NOT_MODAL = (
    r"(?:must\s?n(?:o|')?t|must never|shall\s?n(?:o|')t|shall never|should\s?n(?:o|')?t|"
    r"should never|(?:may|can|must|should|shall) no longer|may not|may never|can\s?not|can't|cant|"
    r"(?:must|should|may|can|shall) (?:also|really|absolutely|definitely|please) (?:not|never)|"
    r"can never|ought not to|ought never to|"
    r"mustnt|shouldnt|will not|will never|are to never|need to never)"
)
_IN_NO_CASE = (
    r"under no (?:circumstances?|conditions?)|on no account|in no case|at no (?:point|time)|"
    r"in no event|not under any circumstances?"
)
_FOR_GOOD = (
    r"\b(?:any\s?more|from now on|going forward|in (?:the )?future|in general|again|always|"
    r"when(?:ever)? you|every time|at all (?:times|costs?))\b"
)

_PLACE = (
    r"\s+(?:in|on|to|into|onto|from|at|against|via|through|inside|outside|under)\s+(?:the\s+)?"
    r"(?:#[a-z0-9_-]+|[\w.+-]+@[\w-]+\.\w[\w.]*|(?:main|master|trunk|prod|production)|"
    r"(?:~?/|\.{1,2}/)[\w./-]+)(?!\s+\w+ing\b)(?=\s*(?:$|[,;.!)(—–]|(?:please|again|ever|because|"
    r"without|unless|directly|yourself|only|use|and)\b))"
)
"""Where something must never be done, when the deed is left unsaid: "never in #general"."""

HEADS: tuple[tuple[Follows, re.Pattern[str]], ...] = (
    (
        Follows.GERUND,
        re.compile(
            r"\b(?:you(?:'re|r| are)?\s+(?:(?:have|need|ought|must|should|got|gotta|are|"
            rf"to)\s+){{0,2}}|(?:can|could|would|will) (?:you|u)\s+{_SOFTLY}|i(?:'d| would|"
            rf" do)? (?:really )?(?:need|want|like|ask|beg)\s+(?:you|u|ya) to\s+{_SOFTLY}|"
            rf"(?:make sure|be sure|remember|try|be careful|take care|see) (?:to|you|"
            rf"that you)\s+{_SOFTLY}|let'?s\s+{_SOFTLY}|(?:if you (?:would|could|can)|"
            rf"you to)\s+{_SOFTLY})?"
            r"(?:(?:stop|quit|cease|avoid|discontinue)(?:\s+(?:always|constantly|just|ever|"
            r"automatically|randomly|even|secretly|silently|blindly|needlessly|repeatedly))?|"
            r"refrain from|desist from|abstain from|hold off (?:on|from)|keep from)(?=\s)"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            rf"\b(?:{_IN_NO_CASE}),?\s+(?:(?:should|shall|must|may|can|will|do|are) (?:you|u)\s+)?"
            r"(?:ever\s+|to\s+|allowed to\s+)?"
        ),
    ),
    (
        Follows.ANY,
        re.compile(
            rf"\b(?:{_IN_NO_CASE}),?\s+(?:should|shall|must|may|can|are|is)\s(?=(?:the|my|our|any|"
            r"this|these|those)\s[^.,;!?]{2,50}?\s(?:ever\s)?(?:to\s)?be\s)"
        ),
    ),
    (
        Follows.ANY,
        re.compile(
            r"\b(?:under no (?:circumstances?|conditions?)|on no account|in no case|at no (?:point|"
            r"time)),?\s+(?:should|shall|must|may|can|are|is)\s(?=(?:the|my|our|any|this|these|"
            r"those)\s[^.,;!?]{2,50}?\s(?:ever\s)?(?:to\s)?be\s)"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            r"\b(?:i|we)(?:(?:'d| would| do| really| absolutely)?\s+(?:need|want|expect|ask|"
            r"order|urge|beg|implore|like|prefer|require|tell)|(?:'m| am|'re| are)\s(?:telling|"
            r"begging|asking))\s+(?:you|u|ya)"
            rf"\s+(?:to\s+)?{_SOFTLY}(?:never|not)(?:,? (?:not )?ever)?,?\s+(?:to\s+)?(?:ever\s+|"
            rf"again\s+)?"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            r"\b(?:i|we)\s+(?:(?:really|absolutely|definitely|just)\s+)?(?:do not|don'?t|never|"
            r"no longer)(?:\s+ever)?\s+(?:want|wish|need|expect)\s+(?:you|u|"
            r"ya)\s+(?:to\s+)?(?:ever\s+)?"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            r"\b(?:(?:my|our|the|one|a|house|only|standing)\s+){0,3}(?:rule|request|condition|"
            r"wish|requirement|instruction|policy)\b[^.,;:!?]{0,40}?\s"
            r"is (?:that )?(?:you|u)\s+(?:do not|don'?t|never|must not)(?:\s+ever)?"
        ),
    ),
    (Follows.ANY, re.compile(r"\bi (?:hereby )?(?:forbid|prohibit) (?:you )?(?:to|from)\s+")),
    (
        Follows.VERB,
        re.compile(
            r"\b(?:make (?:absolutely |very |really |damn )?(?:sure|certain)|be (?:very |"
            r"extremely )?(?:sure|careful)|ensure|see to it|take care|remember|"
            r"(?:keep|bear) in mind|try|please ensure|promise(?: me)?)"
            r"(?:\s+that)?\s+(?:(?:you|u)\s+(?:do not|don'?t|never|won't|"
            rf"will never|will not)|(?:to\s+)?{_SOFTLY}(?:never|not)\s+(?:to\s+)?|"
            r"never\s+(?:to\s+)?)(?:\s*ever\b)?"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            rf"\b(?:you|u|ya|y'all)\s+(?:really |absolutely |simply |also |definitely |"
            rf"just )?{_NOT_MODAL}(?:,? under any circumstances,?| ever| again)?"
            r"(?:\s+(?=be\s+\w+ing)be)?"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            r"\b(?:(?:you|u)\s+are|you're|youre|ur|u r)\s+(?:(?:absolutely|strictly|also|"
            r"no longer|definitely|hereby)\s+)?(?:(?:not|never|no longer)\s+(?:ever\s+|"
            r"again\s+)?(?:(?:allowed|permitted|authori[sz]ed|supposed|cleared|entitled|"
            r"meant)\s+)?to\s+(?:ever\s+|be\s+)?|(?:forbidden|prohibited|banned|barred|"
            r"disallowed)\s+(?:to|from)\s+(?:ever\s+)?)"
        ),
    ),
    (
        Follows.ANY,
        re.compile(
            r"\b(?:it is|it's|its) (?:strictly |absolutely )?(?:forbidden|prohibited|"
            r"(?:not|never|no longer) (?:allowed|permitted|ok|okay|acceptable|fine)) (?:for you "
            r")?to\s+"
        ),
    ),
    (
        Follows.BARE,
        re.compile(
            rf"\b{_DO_NOT}\s+you\s+(?:dare\s+|ever\s+|go\s+|even (?:think (?:about|of)|dare)\s+|"
            rf"dare to\s+)(?:ever\s+|again\s+|and\s+|think (?:about|of)\s+)?"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            r"\b(?:make it (?:a habit|a rule|a point|your (?:habit|rule)) (?:never|not) to|"
            r"(?:we(?:'ve| have)? agreed|we said|the deal (?:is|was)|it was agreed|"
            r"i(?:'ve| have)? told you)(?: that)? "
            r"(?:you|u) (?:never|don'?t|do not|won't|will not|must not)|"
            r"(?:there(?:'s| is)\s+)?(?:(?:my|the|one|only|just|a|simple)\s+){0,3}"
            r"(?:rules?|condition|request|law)[^:.;!?]{0,30}:\s*(?:you|u) (?:never|don'?t|do not)|"
            r"(?:you|u)(?:'ll| will) never (?:ever )?again)(?: ever\b)?"
        ),
    ),
    (
        Follows.ANY,
        re.compile(
            r"\bi (?:never|don'?t)(?: ever)? want to (?:see|read|hear|get|receive)\s"
            r"(?=[^.;!?]{2,60}\sfrom (?:you|u)\b)|"
            r"\b(?:from (?:now|today|here)(?: on)?|going forward|starting (?:now|today)|"
            r"as of (?:now|today))\s*[:,]?\s*no"
            r"(?=\s(?!more\b|need\b|problem|worries|longer\b)[\w-]+\s)"
        ),
    ),
    (
        Follows.GERUND,
        re.compile(
            rf"\b{_DO_NOT}\s+(?:even\s+|ever\s+|you\s+)*(?:think (?:about|of)|dream "
            rf"of)(?=\s\w+ing)"
        ),
    ),
    (
        Follows.GERUND,
        re.compile(
            r"\b(?:would|do) you mind (?:please )?(?:not|never)(?: ever)?(?=\s)|"
            r"\b(?:stop|cease|quit) (?:it )?with(?=\s\w+ing)"
        ),
    ),
    (
        Follows.ANY,
        re.compile(
            r"\b(?:stop|quit) with (?=(?:the|all|your|those|these)\s)(?!(?:the|all)? ?(?:jokes?|"
            r"questions?|drama|excuses)\b)"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            rf"\b(?:can|could|would|will) (?:you|u)\s+(?:please|pls|plz|also|maybe|"
            rf"kindly)\s+{_SOFTLY}(?:never|not)(?:\s+ever)?|\bif (?:you|u) (?:would|could|"
            rf"can) {_SOFTLY}(?:never|not)(?:\s+ever)?|"
            r"\blet'?s\s+(?:please\s+|just\s+)?never(?:\s+ever)?|"
            r"\b(?:can|could) (?:you|u) (?:not|never)(?=\s[^?]{0,160}\b(?:from now on|"
            r"going forward|in (?:the )?future)\b)"
        ),
    ),
    (
        Follows.ANY,
        re.compile(
            rf"\b(?:from now on|going forward|in (?:the )?future|in general|generally|"
            rf"always),?\s(?:please\s)?avoid\s(?![\w-]+ing\b)|"
            rf"\bavoid\s(?=(?![\w-]+ing\b)(?:[^.;!?]|"
            rf"[.](?=\w)){{2,80}}?{_FOR_GOOD})"
        ),
    ),
    (Follows.BARE, re.compile(rf"\b{_DO_NOT}\b{_EMPHASIS}")),
    (
        Follows.VERB,
        re.compile(
            r"\bi(?:'d| would) (?:really |much |very much )?(?:prefer|rather)(?: that| it if| if)? "
            r"(?:you|u) (?:don'?t|do not|did not|didn'?t|would not|wouldn'?t)(?: ever)?"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            r"\bi (?:never|do not|don'?t)(?: ever)? want to (?:see|catch|find) (?:you|u)\b|"
            r"\b(?:can|could) we (?:please )?agree (?:that )?(?:you|u)(?:'ll| will)? (?:never|"
            r"don't|do not|won't|not)(?: ever)?|\b(?:would|could) it be (?:possible|ok|okay) "
            r"(?:for you )?(?:to (?:please )?(?:not|never)|not to)(?: ever)?(?=(?:[^.;!?]|"
            rf"[.](?=\w))*{_FOR_GOOD})"
        ),
    ),
    (
        Follows.ANY,
        re.compile(
            r"\b(?:stop|cease|quit) (?=(?:all|any)\s(?:\w+\s)?(?:contacts?|communications?|"
            r"correspondence|emails|mails|messages|texts|calls|posts|tweets|pings|payments|"
            r"transfers|deploys|pushes|notifications) (?:to|from|on|in|with)\b)"
        ),
    ),
    *((Follows.ANY, pattern) for pattern in NOUN_BANS),
    (Follows.ANY, re.compile(rf"\bnever(?: ever)?(?={_PLACE})")),
    (
        Follows.VERB,
        re.compile(
            r"(?:^[\W_]*|^please,? )(?:must|shall|should|may)(?:\s?not|n't| never)(?: ever)?(?=\s)"
        ),
    ),
    (Follows.VERB, re.compile(rf"\bnever\b{_EMPHASIS}")),
    (
        Follows.VERB,
        re.compile(rf"\b{_MISSPELT_NEVER}\b(?!\s(?:is|was|are|has|had)\b){_EMPHASIS}"),
    ),
    (Follows.ACTIVITY, re.compile(r"\bno more\b")),
    (
        Follows.GERUND,
        re.compile(
            r"\bno(?=\s+(?:(?:force|auto|mass|bulk|direct|cold|spam|more)[\s-])?[a-z-]{3,20}ing\b)"
        ),
    ),
    (
        Follows.ANY,
        re.compile(
            r"\b(?:i(?:'d| would) (?:really |very much )?(?:appreciate|prefer|love|like|be (?:very "
            r"|so )?(?:grateful|happy|glad)) (?:it )?|(?:it(?:'d| would| will|'ll) |would |'d "
            r")?(?:really )?be (?:\w+ )?(?:great|nice|good|lovely|best|better|helpful|ideal|"
            r"awesome|cool|kind|safer|easier|preferable|appreciated) )if (?:you|u)(?!'d never "
            r"(?:\w{3,}ed|left|met|gone|done|been|had|seen|said|come|known|made|told|sent)\b)"
            r"(?:'d)? (?:could |would "
            r"|can |will |just |simply |please )*(?:never|not|didn'?t|did not|wouldn'?t|would not|"
            r"don'?t|do not|stopped|avoided|refrained from|stop|avoid|refrain from)\b(?: ever\b)?"
            r"(?!(?<=stop) (?:by|in|over|for(?! good))\b)"
            r"(?! (?:change\s*(?:[.!,;]|$)|(?:worry|mind|forget)\b))"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            r"\byou\s+(?:aren'?t|ain'?t)\s+(?:allowed|permitted|authori[sz]ed|supposed|"
            r"cleared)\s+to\s+|\bfrom (?:now|here|today|this point)"
            r"(?: on| out| forward| onwards?){0,2},?\s+(?:you|u)\s+(?:don'?t|do not|"
            r"never|no longer)\s+(?:ever\s+)?"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            r"\byou\s+(?:don'?t|do not|never)\s+(?=[^.,;!?]{3,80},\s*(?:ever|period|full stop|"
            r"not ever|under any circumstances)\b)"
        ),
    ),
    (
        Follows.ANY,
        re.compile(
            r"\b(?:steer clear of|stay away from|keep away from|stay out of|stay off|keep off|"
            r"keep out of)\s+(?!the way|trouble|this for now|it\b)"
        ),
    ),
    (
        Follows.ANY,
        re.compile(
            r"\b(?:keep|get) your (?:\w+ )?(?:hands|fingers|paws) off(?: of)?|\b(?:hands|"
            r"fingers) off(?: of)?(?!\s*[.;!?]|"
            r"\s*,(?!\s*(?:[~/#]|[\w-]+\.\w)))"
        ),
    ),
)

WRAPPERS = re.compile(
    rf"(?:^|(?<=[\s,;:(.!?*-]))(?:{_PLEASE}|srsly|rly|legit|deadass|fr|ngl|istg|tho|frankly|"
    r"preferably|ideally|obviously|clearly|truly|genuinely|literally|personally|pleese|"
    r"kindly|just|also|so|and|but|then|or|yet|plus|ever|really|seriously|honestly|hey|hi|hello|yo|"
    r"oh|ok|okay|k|right|well|um|uh|hmm|hm|ah|ugh|wow|no|nope|yes|yeah|yep|yup|sure|cool|great|"
    r"good|nice|thanks|thank you|thx|ty|cheers|sorry|listen|look|now|again|instead|basically|"
    r"actually|obviously|of course|from now on|from here on(?: out| in)?|from this (?:point|moment|"
    r"day)(?: on| onwards?| forward)?|from today(?: on)?|starting (?:now|today|tomorrow|next week)|"
    r"as of (?:now|today)|effective (?:immediately|now|today)|with immediate effect|going forward|"
    r"moving forward|in (?:the )?future|for (?:the )?future(?: reference)?|for next time|next time|"
    r"in general|generally|henceforth|as always|as a (?:general )?rule|as a reminder|reminder|note|"
    r"nb|ps|fyi|btw|imo|fwiw|tbh|afaik|@[\w.-]+|for the record|just so you know|n+o{2,}|n+a+h+|"
    r"u+g+h+|a+r+g+h+|(?:so )?two things|one more (?:thing|wish|rule|point)|one thing|another "
    r"thing|one last thing|last thing|lastly|finally|first|firstly|second|secondly|third|thirdly|"
    r"above all|most important(?:ly)?|more important(?:ly)?|important(?:ly)?|for the love of "
    r"(?:god|all that is holy)|for god'?s sake|for heaven'?s sake|for goodness'? sake|for crying "
    r"out loud|i beg (?:of )?you|i mean it|i'm begging you|dude|man|mate|buddy|bro|jesus|christ|"
    r"damn|wtf|omg|lol|haha|friend|sir|guys|claude|assistant|agent|bot|heads up|quick note|quick "
    r"one|(?:the|one|another|main|only|first|second|last) (?:\w+ )?(?:thing|point|deal|catch|"
    r"trick)(?: (?:with|about|for|on) (?:[\w'-]+ ){1,4}?(?=is))?\s?is(?: that)?|remember|mind|at "
    r"all|whatever you do|no matter what(?: happens)?|whatever happens|anyway|either|strictly|"
    r"absolutely|definitely|always|still|though|however|therefore|because|since|except|only|do|"
    r"(?:and |so )?(?:that|which|this) means(?: that)?|meaning|in (?:any|either) case|at the same "
    r"time|(?:i(?:'?ve| have)? (?:already )?(?:said|told you) (?:this|that|it|so)?(?: (?:before|"
    r"already|"
    r"yesterday|earlier|twice|once|last (?:week|time|month)|a (?:hundred|thousand|million) "
    r"times))?|i(?:'?ll| will|'?m going to|'?m gonna) (?:only )?(?:say|repeat|tell you) "
    r"(?:this|that|it)? ?(?:again|once(?: more)?|one (?:more|last) time)|for the "
    r"(?:last|second|third|fourth|fifth|nth|umpteenth|hundredth|thousandth|millionth) time|how "
    r"(?:many|often)(?: times)? (?:do|must) i (?:have to )?(?:say|repeat|tell you) (?:this|it|"
    r"that))|"
    r"by the way|on the other hand|otherwise|additionally|furthermore|moreover|similarly|"
    r"likewise|i'd (?:really )?(?:appreciate|love|like) it|i'd be (?:very |really |so "
    r")?(?:grateful|happy|thankful)|it'?d be (?:great|nice|good)|(?:please )?(?:remember|note|keep "
    r"in mind|be aware|understand|know|bear in mind|promise me|i said|like i said|as i said|i "
    r"repeat|i told you|i(?:'ve| have) told you)(?: that)?|(?:the |my |our |one |new |house |only "
    r")*rule(?: is| here is| number \w+)?|can you|could you|would you|will you|i think|i'd say|to "
    r"be clear|let me be clear)\s*$"
)
"""A word or phrase at the end of what precedes a head that changes nothing."""

SHARED_SUBJECT = re.compile(
    r"^(?:\W|and |but |so |well |also |because |since |while |when |if |usually |sometimes |"
    r"often ){0,3}(?:i|we|they|you|people|users?|customers?|clients?|most|some|many|folks|"
    r"everyone|everybody|(?:the|our|my|their|these|those|all|most|some|many) (?:\w+ )?\w+s|"
    r"\w+s)\s+(?:(?:usually|always|often|sometimes|just|really|mostly|also|only)\s+)?(?!want|"
    r"need|like|love|appreciate|hope|think|know|see|get|guess|understand|would|will|'|was|were|"
    r"am|are|said|told|asked|\w+ed\b|had|have|has|is|can|could|did|found|got|did|saw|made|put|"
    r"sent|went|agree|trust)[a-z]+"
)
"""A clause whose plural subject a following "and never …" would share: a statement."""

SHARED_BEING = re.compile(
    r"^(?:\W|and |so |well |also |because |since ){0,3}(?:i|we|they)(?:'m|'re| am| are)\b"
)
"""Likewise: "we're small and don't …"."""

ITS_DUTY = re.compile(
    r"^\W*(?:(?:and|but|so|also|because|since|while|when|if|that|the|a|an)\s+){0,4}(?!you\b|u\b|"
    r"i\b)[^,;:]{1,80}?\b(?:should|shall|must|may|might|needs? to|has to|have to|ought to|cannot|"
    r"can|does not|do not|doesn't|will|would)\b"
)
"""A clause about what something or somebody else has to do: "and never …" goes on with it."""

LISTED_DUTY = re.compile(
    r"^\W*(?:(?:and|but|so|also|the|a|an|our|my|their|its)\s+){0,3}(?!you\b|u\b|i\b|we\b|it\b|"
    r"this\b|that\b|everything\b)[\w' -]{1,50}?\b(?:should|shall|must|has to|have to|needs? to|"
    r"ought to)\b"
)
"""A duty of something else that a list after a comma goes on with (", never …")."""
