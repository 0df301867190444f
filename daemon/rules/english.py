"""The grammar of English prohibitions, as data.

A prohibition is a *head* ("never", "don't", "you must not", "stop") that stands where a clause
begins and is followed by what the head asks for: a verb, a gerund or an object. `HEADS` are
matched on plain text (see `sentences.plain`); all patterns are bounded, none backtracks far.
"""

import re
from enum import Enum


class Follows(Enum):
    """What a head must be followed by."""

    VERB = "verb"  # never <verb>
    BARE = "bare"  # don't <verb>: may be a question, an idiom or a statement without its subject
    GERUND = "gerund"  # stop <verb>ing
    ACTIVITY = "activity"  # no more <verb>ing, no more <what a tool makes>
    ANY = "any"  # hands off <object>


_DO_NOT = r"(?:do\s?not|don'?t|do'nt|dont|don;t|dnt)"
_EMPHASIS = (
    r"(?:\s*,?\s*(?:ever|never|even|please|pls|just|simply|again|on your own|and i (?:do )?(?:really )?mean (?:it|never|ever)|"
    r"i (?:mean|repeat)|do not|don't|repeat|under no (?:pretext|circumstances?)|not ever|under any (?:circumstances?|conditions?)|for any reason|"
    r"in any (?:case|way)|at any (?:time|point)|by any means|no matter what|whatever happens|as in ever|"
    r"i'm serious|seriously|absolutely|you hear me|i beg you|from now on|going forward|in (?:the )?future|any\s?more|"
    r"automatically|directly|silently|blindly|knowingly|accidentally|actually|only|either|also),?){0,6}"
)
_SOFTLY = r"(?:(?:please|pls|plz|kindly|just|maybe|really|absolutely|simply|also|always|perhaps|ever|at least|try to|all)\s+){0,3}"
_NOT_MODAL = (
    r"(?:must\s?n(?:o|')?t|must never|shall\s?n(?:o|')t|shall never|should\s?n(?:o|')?t|should never|may not|may never|"
    r"can\s?not|can't|cant|can never|ought not to|ought never to|mustnt|shouldnt|will not|will never|are to never|need to never)"
)

HEADS: tuple[tuple[Follows, re.Pattern[str]], ...] = (
    (
        Follows.GERUND,
        re.compile(
            r"\b(?:you(?:'re|r| are)?\s+(?:(?:have|need|ought|must|should|got|gotta|are|to)\s+){0,2}|"
            rf"(?:can|could|would|will) (?:you|u)\s+{_SOFTLY}|i(?:'d| would| do)? (?:really )?(?:need|want|like|ask|beg)\s+(?:you|u|ya) to\s+{_SOFTLY}|"
            rf"(?:make sure|be sure|remember|try|be careful|take care|see) (?:to|you|that you)\s+{_SOFTLY}|"
            rf"let'?s\s+{_SOFTLY}|(?:if you (?:would|could|can)|you to)\s+{_SOFTLY})?"
            r"(?:(?:stop|quit|cease|avoid|discontinue)(?:\s+(?:always|constantly|just|ever|automatically|randomly|even|secretly|silently|blindly|needlessly|repeatedly))?"
            r"|refrain from|desist from|abstain from|hold off (?:on|from)|keep from)"
            r"(?=\s)"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            r"\b(?:under no circumstances?|on no account|in no case|at no (?:point|time)|in no event|not under any circumstances?),?"
            r"\s+(?:(?:should|shall|must|may|can|will|do|are) (?:you|u)\s+)?(?:ever\s+|to\s+|allowed to\s+)?"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            r"\b(?:i|we)(?:'d| would| do| really| absolutely)?\s+(?:need|want|expect|ask|order|urge|beg|like|prefer|require|tell|'m telling|am telling)\s+(?:you|u|ya)"
            rf"\s+(?:to\s+)?{_SOFTLY}(?:never|not)(?:,? (?:not )?ever)?,?\s+(?:to\s+)?(?:ever\s+|again\s+)?"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            r"\b(?:i|we)\s+(?:(?:really|absolutely|definitely|just)\s+)?(?:do not|don'?t|never|no longer)(?:\s+ever)?\s+(?:want|wish|need|expect)\s+(?:you|u|ya)"
            r"\s+(?:to\s+)?(?:ever\s+)?"
        ),
    ),
    (Follows.ANY, re.compile(r"\bi (?:hereby )?(?:forbid|prohibit) (?:you )?(?:to|from)\s+")),
    (
        Follows.VERB,
        re.compile(
            r"\b(?:make (?:absolutely |very |really |damn )?(?:sure|certain)|be (?:very |extremely )?(?:sure|careful)|ensure|see to it|take care|"
            r"remember|try|please ensure|promise(?: me)?)"
            rf"(?:\s+that)?\s+(?:(?:you|u)\s+(?:do not|don'?t|never|won't|will never|will not)|(?:to\s+)?{_SOFTLY}(?:never|not)\s+(?:to\s+)?|"
            r"never\s+(?:to\s+)?)(?:\s*ever\b)?"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            rf"\b(?:you|u|ya|y'all)\s+(?:really |absolutely |simply |also |definitely |just )?{_NOT_MODAL}(?:,? under any circumstances,?| ever| again)?"
            r"(?:\s+(?=be\s+\w+ing)be)?"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            r"\b(?:(?:you|u)\s+are|you're|youre|ur|u r)\s+(?:(?:absolutely|strictly|also|no longer|definitely|hereby)\s+)?"
            r"(?:(?:not|never|no longer)\s+(?:ever\s+|again\s+)?(?:(?:allowed|permitted|authori[sz]ed|supposed|cleared|entitled|meant)\s+)?to\s+(?:ever\s+|be\s+)?|"
            r"(?:forbidden|prohibited|banned|barred|disallowed)\s+(?:to|from)\s+(?:ever\s+)?)"
        ),
    ),
    (
        Follows.ANY,
        re.compile(
            r"\b(?:it is|it's|its) (?:strictly |absolutely )?(?:forbidden|prohibited|not allowed) (?:for you )?to\s+"
        ),
    ),
    (
        Follows.BARE,
        re.compile(
            rf"\b{_DO_NOT}\s+you\s+(?:dare\s+|ever\s+|go\s+|even (?:think (?:about|of)|dare)\s+|dare to\s+)(?:ever\s+|again\s+|and\s+|think (?:about|of)\s+)?"
        ),
    ),
    (
        Follows.VERB,
        re.compile(
            rf"\b(?:can|could|would|will) (?:you|u)\s+(?:please|pls|plz|kindly)\s+{_SOFTLY}(?:never|not)(?:\s+ever)?|"
            rf"\bif (?:you|u) (?:would|could|can) {_SOFTLY}(?:never|not)(?:\s+ever)?|"
            r"\blet'?s\s+(?:please\s+|just\s+)?never(?:\s+ever)?"
        ),
    ),
    (Follows.BARE, re.compile(rf"\b{_DO_NOT}\b{_EMPHASIS}")),
    (Follows.VERB, re.compile(rf"\bnever\b{_EMPHASIS}")),
    (Follows.ACTIVITY, re.compile(r"\bno more\b")),
    (Follows.GERUND, re.compile(r"\bno(?=\s+(?:(?:force|auto|mass|bulk|direct|cold|spam|more)[\s-])?[a-z-]{3,20}ing\b)")),
    (
        Follows.ANY,
        re.compile(
            r"\b(?:steer clear of|stay away from|keep away from|stay out of|stay off|keep off|keep out of)\s+(?!the way|trouble|this for now|it\b)"
        ),
    ),
    (
        Follows.ANY,
        re.compile(
            r"\b(?:keep|get) your (?:\w+ )?(?:hands|fingers|paws) off(?: of)?|\b(?:hands|fingers) off(?: of)?"
        ),
    ),
)

WRAPPERS = re.compile(
    r"(?:^|(?<=[\s,;:(.!?*-]))(?:please|pls|plz|pleese|plss|kindly|just|also|so|and|but|then|or|yet|plus|ever|really|seriously|honestly|"
    r"hey|hi|hello|yo|oh|ok|okay|k|right|well|um|uh|hmm|hm|ah|ugh|wow|no|nope|yes|yeah|yep|yup|sure|cool|great|good|nice|"
    r"thanks|thank you|thx|ty|cheers|sorry|listen|look|now|again|instead|basically|actually|obviously|of course|"
    r"from now on|from here on(?: out| in)?|from this (?:point|moment|day)(?: on| onwards?| forward)?|"
    r"from today(?: on)?|starting (?:now|today|tomorrow|next week)|as of (?:now|today)|going forward|moving forward|"
    r"in (?:the )?future|for (?:the )?future(?: reference)?|for next time|next time|in general|generally|henceforth|as always|"
    r"as a (?:general )?rule|as a reminder|reminder|note|nb|ps|fyi|btw|imo|for the record|just so you know|one more thing|"
    r"one thing|another thing|one last thing|last thing|lastly|finally|first|firstly|second|secondly|third|thirdly|above all|"
    r"most important(?:ly)?|more important(?:ly)?|important(?:ly)?|for the love of (?:god|all that is holy)|for god'?s sake|for heaven'?s sake|"
    r"for goodness'? sake|for crying out loud|i beg (?:of )?you|i mean it|i'm begging you|dude|man|mate|buddy|bro|jesus|christ|damn|wtf|"
    r"omg|lol|haha|friend|sir|guys|claude|assistant|agent|bot|heads up|quick note|quick one|remember|mind|at all|anyway|either|"
    r"strictly|absolutely|definitely|always|still|though|however|therefore|because|since|except|only|do|and that means|that means|"
    r"in (?:any|either) case|at the same time|by the way|on the other hand|otherwise|additionally|furthermore|moreover|similarly|likewise|"
    r"i'd (?:really )?(?:appreciate|love|like) it|i'd be (?:very |really |so )?(?:grateful|happy|thankful)|it'?d be (?:great|nice|good)|"
    r"(?:please )?(?:remember|note|keep in mind|be aware|understand|know|bear in mind|promise me|i said|like i said|as i said|i repeat|i told you|i(?:'ve| have) told you)(?: that)?|"
    r"(?:the |my |our |one |new |house |only )*rule(?: is| here is| number \w+)?|can you|could you|would you|will you|i think|i'd say|to be clear|let me be clear)"
    r"\s*$"
)
"""A word or phrase at the end of what precedes a head that changes nothing."""

SHARED_SUBJECT = re.compile(
    r"^(?:\W|and |but |so |well |also |because |since |while |when |if |usually |sometimes |often ){0,3}(?:i|we|they|you|people|users?|customers?|clients?|"
    r"most|some|many|folks|everyone|everybody|(?:the|our|my|their|these|those|all|most|some|many) (?:\w+ )?\w+s|\w+s)\s+"
    r"(?:(?:usually|always|often|sometimes|just|really|mostly|also|only)\s+)?(?!want|need|like|love|appreciate|hope|think|know|see|get|guess|understand|"
    r"would|will|'|was|were|am|are|said|told|asked|\w+ed\b|had|have|has|is|can|could|did|found|got|did|saw|made|put|sent|went|agree|trust)[a-z]+"
)
"""A clause whose plural subject a following "and never …" would share: a statement."""

ITS_DUTY = re.compile(
    r"^\W*(?:(?:and|but|so|also|because|since|while|when|if|that|the|a|an)\s+){0,4}(?!you\b|u\b|i\b)[^,;:]{1,80}?\b(?:should|shall|must|may|might|needs? to|has to|have to|ought to|cannot|can|does not|do not|doesn't|will|would)\b"
)
"""A clause about what something or somebody else has to do: "and never …" goes on with it."""

SCOPE = re.compile(
    r"^\W*(?:and |but |so |also |then |please |ok |now |oh |well ){0,2}(?:in|on|at|after|before|during|for|with|when|whenever|if|while|unless|until|under|outside|inside|without|"
    r"within|between|once|as long as|every time|each time|by|to|from|about|regarding|as for|until|till|over|per|where|wherever|even if|even when|since|because)\s"
)
"""How a clause opens that limits the one after it."""

SHORT_SCOPE = re.compile(
    r"^\W*(?:and |but |so |also |then |please |ok |now ){0,2}(?:in|on|at|after|before|during|for|with|under|outside|inside|within|between|as for|without|until|from|"
    r"when \w+ing|while \w+ing)\s(?!.*\b(?:i|we|they|he|she|it|people|users|customers|who|that|which|you|is|are|was|were|will|would|has|have|had)\b)"
    r"(?:[\w#@./\ue000'+-]+\s*){1,6}$"
)
"""A prepositional phrase that may stand before a head without a comma."""

CONDITION = re.compile(
    r"^\W*(?:and |but |so |also |then |please |ok |now ){0,2}(?:when|whenever|if|while|unless|until|once|as long as|every time|each time|before|after|even if|even when)\s"
    r"(?:i|you|we|it|he|she|they|this|that|the|a|an|there|something|someone|anything|any|my|your|our)\b.*[^,]$"
)
_CONDITION_SUBJECTS = re.compile(
    r"\b(?:i|you|we|he|she|they|it|that|which|who|people|users|customers|and|or|would|could|just|to|always|simply)$"
)

NOT_AFTER_NEVER = re.compile(
    r"(?:mind|a|an|the|my|your|his|her|its|our|their|this|that|these|those|in|on|at|to|for|of|with|from|by|as|than|into|been|been|"
    r"too|more|less|enough|good|great|fun|easy|nice|bad|sure|ready|really|quite|very|again|once|before|after|since|not|any|anything|"
    r"is|was|were|are|am|has|had|have|did|does|do|will|would|could|should|can|may|might|must|knew|thought|said|saw|seen|got|gotten|"
    r"went|gone|came|took|taken|made|gave|given|found|told|felt|left|kept|heard|met|ran|wrote|written|spoke|spoken|broke|broken|began|"
    r"chose|chosen|drove|driven|ate|eaten|fell|fallen|flew|flown|forgot|forgotten|grew|grown|hid|hidden|knew|known|lost|paid|rode|rose|"
    r"sold|sent|shook|slept|stood|stole|taught|threw|thrown|understood|woke|wore|worn|won|built|bought|brought|caught|meant|dreamt|"
    r"i|we|you|he|she|it|they|me|us|them|him|who|what|why|how|when|where|if|because|but|and|or|so|lol|haha|ends|works|gonna|"
    r"happy|late|early|alone|far|off|out|up|down|over|under|about|all|one|two|happens|seems|say|fails|mine|same|sleeps|stops|"
    r"ceases|gets|looks|feels|goes|comes|ever|never|underestimate|stop|forget|hesitate|fear|despair|lose|give up|let me down|"
    r"judge a book|bite the hand|look a gift|look back|meet your heroes|change a (?:winning|running)|trust a (?:skinny|fart)|tell me the odds|"
    r"knowing|having|being|wanting|seeing|using|going|getting|thinking|doing|fails?|feel|worry|gonna|skip a beat|grow(?:s)? (?:old|up)|end(?:s|ing)?|need|know|"
    r"work(?:s)? (?:for me|on the first|out)|die[sd]?|surrender|settle for less|too)\b|happened?\b|[a-z]+(?<!embed)(?<!feed)(?<!need)(?<!shed)(?<!speed)(?<!proceed)"
    r"(?<!exceed)(?<!seed)(?<!succeed)(?<!heed)(?<!breed)(?<!add)ed\b|(?!bring|fling|ring|ping|sing|string|swing|spring)[a-z]+ing\b|"
    r"(?!access|press|process|pass|cross|bypass|discuss|address|dismiss|express|suppress|compress|guess|bus|focus|miss|less|stress|publish|toss|assess|confess|harass|possess|"
    r"cc|alias|canvass|cross|trespass|as\b|bless|bias|witness|cross|redress|gas|plus)[a-z]+[^s]s\b"
)
"""What after "never" makes it a statement, an idiom or an encouragement."""

NOT_AFTER_DO_NOT = re.compile(
    r"(?:(?:you|they|we|i|he|she|it|people|these|those|users|customers)\b(?!'s)|(?:really |actually |even |quite |particularly |exactly |fully )?"
    r"(?:know|care|remember|recall|have|need|want|like|love|understand|believe|mind|feel|suppose|think|agree|wish|hear|seem|"
    r"matter|expect|doubt|hate|own|exist|belong|worry|sweat|bother|fear|fret|panic|despair|hesitate|forget|fail to|neglect to|miss|"
    r"underestimate|wait|hurry|rush|overthink|stress|freak|laugh|cry|jinx|thank|die|starve|wonder|mean|regret|deserve|be (?:afraid|shy|"
    r"scared|sad|silly|mad|angry|alarmed|surprised|sorry|late|a stranger|so hard|too hard|ridiculous|offended|upset|intimidated|discouraged|modest|"
    r"embarrassed|ashamed|nervous|worried|confused|fooled|evil|bothered|put off|lazy|rude|mean|dense|such|like that|jealous|hasty|harsh|hard on)|"
    r"see (?:why|how|any|the|it|a|what|that|him|her|them)|look (?:at me|back|now|so|like|good|right|great|down|surprised)|get (?:it|why|how|what|me|this|that|the point|any|your|too|so|upset|"
    r"mad|angry|carried|used|discouraged|excited|cute|hung|stuck|lost|confused|down|scared|fooled|distracted|ahead)|let (?:me|this|that|it|them|him|her|us|the|your|perfect|users?|customers?|people|"
    r"yourself|go|up|on)|allow (?:users?|customers?|duplicates?|null|empty|negative|people|guests|anonymous|clients)|ask(?: me)? (?:why|how|what|where|who)\b|ask\s*(?:[).!,;?]|$)|ask me\s*(?:[).!,;?]|$)|tell me(?! to)|shoot the|"
    r"throw (?:the baby|in the towel)|hold (?:your breath|back|it against)|quote me|judge|blame (?:me|yourself|you|them|him|her|the)|make (?:me|a fuss|it worse|it (?:too|so)|fun|a big|waves|any sudden)|"
    r"take (?:it|this|that) (?:personal(?:ly)?|the wrong|so|too|as|badly|for)|take (?:too long|my word|forever|offen[cs]e|no for)|give (?:up|me (?:that|any|a hard)|it (?:a|another) )|go (?:anywhere|crazy|overboard|away|there|easy|too)|"
    r"mention it\s*(?:[).!,;?]|$)|push it\s*(?:[).!,;?]|$)|rub it|kid yourself|beat (?:yourself|around)|bet on|count on|fall (?:asleep|for)|lose (?:hope|sleep|sight|heart|track|any sleep)|"
    r"leave me hanging|leave home|spoil|sleep on|hang up|drop the ball|try this at home|bite|look a gift|put all|fix what|count your|cross that|feed the troll|"
    r"change (?:a thing|horses)|work (?:for me|like that|any ?more|yet|out|at all|too hard|on weekends)?\s*(?:[).!,;?]|$)|work too hard|come (?:crying|across)|apologi[sz]e\s*(?:[).!,;?]|$|for that|for it|,)|be a stranger|"
    r"stop (?:believing|believin|me|now|until|till|there|at|here|on my|[a-z]+ing\b)|stop\s*(?:[).!,;?]|$)|stand a chance|speak (?:french|german|spanish|english|the language|a word)|"
    r"cut corners|rock the|burn (?:yourself|out)|start (?:me|with me|crying|that again)|"
    r"trust me\b|hold (?:it|that) against|(?:sell|flatter|torture|hurt|kill|tire|exhaust|push|doubt|strain|embarrass) yourself|waste (?:your time|my time|time)|listen to (?:him|her|them|me)|play (?:dumb|games with)|get started|get me started|even (?:get me started|ask|worry|think about it|start)|"
    r"always|usually|normally|necessarily|yet|either|too|also|per se|so|as|to|in|on|at|for|with|the|a|an|and|or|list|not|disturb|repeat yourself|track|ever (?:be|worry|forget|hesitate|doubt|lose|stop|feel|give up|mind|change (?:a|who)))(?!\w))"
)
"""What after "don't" makes it a question, a statement without its subject or an idiom."""

NOT_AFTER_MODAL = re.compile(
    r"(?:(?:(?:even|also|always|necessarily|really|ever|yet|actually|immediately|initially)\s+)?(?:have(?! (?:the|any)\w* \w+ (?:send|do|run))|be(?! \w+ing)|need|want|know|like|notice|remember|realise|realize|see|hear|believe|imagine|feel|think|agree|understand|find|expect|worry|go wrong|hesitate|forget|notice|"
    r"miss|assume it|complain|tell (?:from|by|if|whether)|blame|afford|help|stop|wait|recogni[sz]e|recall|care|get (?:a|an|the|any|it|away)|judge|teach|always|beat)\b|\W*$)"
)
_CAN_NOT = re.compile(
    r"\b(?:can\s?not|can't|cant|can never|will not|will never|shouldn?'?t|should not|may not|may never|could)"
)

CAN_NOT_STANDING = re.compile(
    r"\b(?:any\s?more|again|ever|under any|without|unless|except|from now on|anything|anyone|any of|period|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|at any|directly|"
    r"on your own|yourself|as of now|please)\b"
)
"""What makes "you can't …" an order rather than news."""

STANDING = re.compile(
    r"\b(?:again|any\s?more|ever|always|never|from now on|going forward|in (?:the )?future|henceforth|every|each|at all|period|full stop|without|unless|"
    r"any|anything|anyone|anybody|except|from here on|moving forward|whatsoever|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|automatically)\b"
)
HOLD = re.compile(
    r"\b(?:yet|for now|right now|just now|today|tonight|tomorrow|this time|this once|this week|this morning|this afternoon|at the moment|for the moment|for the time being|"
    r"until (?:i|we|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|next|later|after|then|noon|\d)|till (?:i|we|monday|tomorrow|\d)|before i(?:'ve| have| had)?|for this one|in this (?:one|case)|while i(?:'m| am))\b"
)
"""A one-off hold ("don't send it yet"): two careful readers would disagree, so it is left."""

NOT_GERUND = re.compile(
    r"(?:thing|something|nothing|anything|everything|king|ring|string|spring|morning|evening|building|wedding|ceiling|warning|wing|sibling|"
    r"feeling|beginning|training|being|having|worrying|crying|laughing|kidding|joking|smiling|thinking about|wondering|working|breathing|whining|"
    r"listening|playing|recording|streaming|tailing|watching|polling|bleeding|buffering|charging|moving|dreaming|waiting|beating (?:yourself|around)|growing|"
    r"stressing|panicking|living|caring|singing|dancing|smoking|raining|snowing|blaming yourself|fighting|drinking|eating|trying|learning|exploring|"
    r"believing|loving|hurting|flashing|blinking|spinning|ringing|pretending|overthinking|procrastinating|apologi[sz]ing\s*(?:[.!,;]|$)|it|that\s*$|this\s*$|king|outstanding|pending|remaining|missing|existing|"
    r"matching|running (?:process|job|container|service|instance|task)|breaking changes?|rendering issues?|hard feeling|parking|smoking|loitering|swimming|diving|fishing|turning back|going back|getting around|denying|doubt|meaning|point|ending)\b"
)
IDLE_STOP = re.compile(
    r"(?:sharing (?:my|the|your) screen|(?:running|serving|building|executing|processing|training|syncing|downloading|uploading|exporting|importing|crawling|logging|monitoring|indexing|rendering|compiling|"
    r"sharing|scanning|generating|migrating|forwarding|simulating|loading|fetching)\s+(?:(?:the|my|that|this|those|these)\s+(?:[\w./-]+\s*){1,4}|it|this|that)\s*(?:[.,!;]|$|now\b|and\b|please\b|right\b|for now|immediately|then\b)|"
    r"\w+ing\s*(?:now|right now|immediately)\b|\w+ing (?:it|this|that)\s*(?:[.!,;]|$|now|right now|please))"
)
"""A gerund that names one thing now under way: stopping it is done once."""

MADE_BY_TOOLS = re.compile(
    r"(?:[\w-]+\s+){0,2}(?:e-?mails?|mails?|messages?|texts?|sms|dms?|pings?|tweets?|posts?|calls?|meetings?|invites?|invitations?|events?|reminders?|notifications?|"
    r"commits?|pushes|force[- ]pushes|deploys?|deployments?|releases?|merges?|tickets?|issues|purchases?|orders?|payments?|transfers?|"
    r"emojis?|hashtags?|replies|reply-alls?|newsletters?|threads|comments|uploads?|downloads?|screenshots|reboots?|restarts?|rebases?|bookings?|edits|deletes|deletions|changes|installs|sudo|exclamation marks?)\b"
)
FEWER = re.compile(
    r"(?:today|for today|this (?:week|month|year|morning)|tomorrow|than|of (?:that|this|those|these)|yay|for me\b)"
)

HYPOTHETICAL = re.compile(
    r"^\W*(?:(?:so|ok|and|but|now|well|just|hm+|please|let's|lets|can you|could you)\W+){0,3}(?:suppose|supposing|imagine|pretend|picture|what if|if i (?:told|said|asked|were|had)|let'?s (?:say|pretend|imagine|suppose|assume|play|do a)|"
    r"hypothetically|say i (?:told|said|asked)|assume (?:that )?(?:i|a|the) |in theory|role ?play|you(?:'re| are) (?:a|an) (?!asshole|idiot|menace))"
)
REPORTED = re.compile(
    r"\b(?<!i )(?<!you )(?:say|says|said|saying|wrote|writes|written|reads|told (?!you)(?:\w+)|tells|goes(?! for)|went like|states?|stating|stated|mentions?|insists?|claims?|thinks|believes|recommends?|suggests?|"
    r"warns?|advises?|asked|shouts?|shouted|yells?|called|titled|named|labell?ed|entitled|requires?|prints?|printed|like)\b"
)
OWN_CLAUSE = re.compile(
    r"[;—–.]| - |\b(?:so|but|is|are|was|were|has|have|had|'s|'re|'ve|'d|'ll|will|would|can|he|she|they|it|we|i|because|therefore)\b|'(?:s|re|ve|d|ll)\b"
)
TAG = re.compile(
    r"(?:\b(?:ok|okay|k|right|alright|all right|got it|got that|understood|understand|clear|deal|please|pls|yeah|yes|cool|thanks|thank you|mkay|capisce|will you|would you|"
    r"can you|can you do that|could you|eh|huh|agreed|is that clear|are we clear|you hear me|do you understand|do you hear me|comprende|can we agree on that|pretty please|"
    r"promise|sound good|makes? sense|does that make sense|fair|is that ok|is that okay|you got that|can you manage that|can you remember that|noted|hm+|k thx|hear me|follow|get it|fair enough|roger)\s*)+[?!.\s]*$"
)
CONFIRMATION = re.compile(r"\b(?:right|correct|yes|yeah|eh|huh|no|true|hm+)\W*\?\W*$")
"""A tag that makes "you're not allowed to …" a question."""
POLITE_REQUEST = re.compile(r"^(?:can|could|would|will) (?:you|u)\b")
QUESTION_START = re.compile(
    r"[,;:—–(-]\s*(?:and |but |so |ok |oh |also |or |btw |by the way,? |now |then )*(?:can|could|would|will|is|are|do|does|did|what|what's|where|when|why|who|how|which|should|have|has|am|any|"
    r"isn't|wasn't|aren't|shall|got any|know)\b"
)


def begins_condition(left: str) -> bool:
    """Whether `left` is a condition that a head may follow without a comma
    ("if the tests fail", not "if you")."""
    return (
        bool(CONDITION.match(left))
        and not _CONDITION_SUBJECTS.search(left)
        and len(left.split()) >= 4
    )


def is_news(head: str, after: str) -> bool:
    """Whether "you can't …" or "you shouldn't …" tells rather than orders."""
    return (
        bool(_CAN_NOT.search(head)) and "should" not in head and not CAN_NOT_STANDING.search(after)
    )
