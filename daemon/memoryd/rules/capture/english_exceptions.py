"""What takes the force from an English prohibition, as data: idioms, statements, questions,
holds, reports. Patterns read plain text, see `sentences.plain`."""

import re

NOT_AFTER_NEVER = re.compile(
    r"(?:(?:pass up|miss|waste) (?:a|an|the|any) (?:\w+ )?(?:chance|opportunity)|mind|a|an|the|my|"
    r"your|his|her|its|our|their|this|that|these|those|in|on|at|to|for|of|"
    r"with|from|by|as|than|into|been|been|too|more|less|enough|good|great|fun|easy|nice|bad|sure|"
    r"ready|really|quite|very|again|once|before|after|since|not|any|anything|is|was|were|are|am|"
    r"has|had|have(?! (?:the|my|any|our) (?:lights?|music|tv|heating|windows?|doors?|volume|"
    r"blinds|camera|mic)\b)|did|does|do|will|would|could|should|can|may|might|must|knew|thought|"
    r"said|saw|"
    r"seen|got|gotten|went|gone|came|took|taken|made|gave|given|found|told|felt|left|kept|heard|"
    r"met|ran|wrote|written|spoke|spoken|broke|broken|began|chose|chosen|drove|driven|ate|eaten|"
    r"fell|fallen|flew|flown|forgot|forgotten|grew|grown|hid|hidden|knew|known|lost|paid|rode|"
    r"rose|sold|sent|shook|slept|stood|stole|taught|threw|thrown|understood|woke|wore|worn|won|"
    r"built|bought|brought|caught|meant|dreamt|i|we|you|he|she|it|they|me|us|them|him|who|what|"
    r"why|how|when|where|if|because|but|and|or|so|lol|haha|ends|works|gonna|happy|late|early|"
    r"alone|far|off|out|up|down|over|under|about|all|one|two|happens|seems|say(?= (?:never|die|no|"
    r"goodbye|a word)\b|\W*$)|fails|mine|same|"
    r"sleeps|stops|ceases|gets|looks|feels|goes|comes|ever|never|underestimate|stop|forget|"
    r"hesitate|fear|despair|lose|give up|let me (?:down|forget|miss|be late)|better|worse|do "
    r"(?:that|this|it|so)\b(?! (?:on|in|to|for|"
    r"with|without|when))|change\s*(?:[.!,;]|$)|[a-z]+, always\b|look back|judge a book|"
    r"bite the hand|look a gift|look back|meet your heroes|change a (?:winning|running)|"
    r"trust a (?:skinny|fart)|tell me the odds|knowing|having|being|wanting|seeing|using|going|"
    r"getting|thinking|doing|fails?|feel|worry|gonna|skip a beat|grow(?:s)? (?:old|up)|end(?:s|"
    r"ing)?|need|know|work(?:s)? (?:for me|on the first|out)|die[sd]?|surrender|settle for less|"
    r"too)\b|happened?\b|change\s*(?:[.!,;]|$)|"
    r"[a-z]+ed\b(?<!embed)(?<!shred)(?<!weed)(?<!bleed)(?<!feed)(?<!need)(?<!shed)(?<!speed)(?<!proceed)(?<!exceed)(?<!seed)"
    r"(?<!succeed)(?<!heed)(?<!breed)|(?!bring|fling|ring|ping|sing|string|swing|"
    r"spring)[a-z]+ing\b|(?!access|press|process|pass|cross|bypass|discuss|address|dismiss|"
    r"express|suppress|compress|guess|bus|focus|miss|less|stress|publish|toss|assess|confess|"
    r"harass|possess|cc|alias|canvass|cross|trespass|as\b|bless|bias|witness|cross|redress|gas|"
    r"plus)[a-z]+[^s]s\b"
)
"""What after "never" makes it a statement, an idiom or an encouragement."""

NOT_AFTER_DO_NOT = re.compile(
    r"(?:(?:avoid|refrain|every(?:one|body|thing)?|all|because|many|enough|much|yet)\b(?!-)|"
    r"disturb (?:is|was|isn't|mode|setting|status|hours|schedule|sign)\b|"
    r"(?:you|they|we|i|he|she|it|people|these|those|users|customers)\b(?!'s)|(?:really |actually |"
    r"even |quite |particularly |exactly |fully )?(?:know|care|remember|recall|have|need|want|like|"
    r"love|understand|believe|mind|feel|suppose|think|agree|wish|hear|seem|matter|expect|intend|"
    r"doubt|hate|own|exist|belong|worry|sweat|bother|fear|fret|panic|despair|hesitate|skimp|forget|"
    r"fail to|neglect to|miss|underestimate|wait|hurry|rush|overthink|stress|freak|laugh|cry|jinx|"
    r"thank|die|starve|wonder|mean|regret|deserve|be (?:(?:so|too|that|all|such|an?)\b|afraid|shy|"
    r"scared|sad|silly|mad|angry|alarmed|surprised|sorry|late|a stranger|so hard|too hard|"
    r"ridiculous|offended|upset|intimidated|discouraged|modest|embarrassed|ashamed|nervous|worried|"
    r"confused|fooled|evil|bothered|put off|lazy|rude|mean|dense|such|like that|jealous|hasty|"
    r"harsh|hard on)|see (?:why|how|any|the|it|a|what|that|him|her|them)|look (?:at me|back|now|so|"
    r"like|good|right|great|down|surprised)|get (?:it|why|the wrong|your hopes|cocky|how|what|me|"
    r"this|that|the point|any|your|too|so|upset|mad|angry|carried|used|discouraged|excited|cute|"
    r"hung|stuck|lost|confused|down|scared|fooled|distracted|ahead)|let (?:me|this|that|it|them|"
    r"him|her|us|the(?! (?:vacuum|robot|roomba|mower|bot))|your|perfect|users?|customers?|people|"
    r"yourself|go|up|on)|allow (?:users?|customers?|duplicates?|null|empty|negative|people|guests|"
    r"anonymous|clients)|ask(?: me)? (?:why|how|what|where|who)\b|ask\s*(?:[).!,;:?]|$)|ask "
    r"me\s*(?:[).!,;:?]|$)|tell me(?! to)|shoot the|(?:tempt|tease|flatter|patroni[sz]e|scare|mock|"
    r"jinx) me\b|(?:rush|test|push|remind|start|kid|try) me\s*(?:[).!,;:?]|$)|pass go\b|throw "
    r"(?:the baby|in the towel)|hold (?:your breath|back|it against)|quote me|judge|blame (?:me|"
    r"yourself|you|them|him|her|the)|make (?:me|a fuss|it worse|it (?:too|so)|fun|a big|waves|any "
    r"sudden)|take (?:it|this|that) (?:personal(?:ly)?|the wrong|so|too|as|badly|for)|take (?:too "
    r"long|my word|forever|offen[cs]e|no for)|give (?:up|me (?:that|any|a hard)|it (?:a|another) )|"
    r"go (?:anywhere|crazy|overboard|away|there|easy|too)|mention it\s*(?:[).!,;:?]|$)|push "
    r"it\s*(?:[).!,;:?]|$)|rub it|kid yourself|beat (?:yourself|around)|bet on|count on|fall "
    r"(?:asleep|for)|lose (?:hope|sleep|sight|heart|track|any sleep)|leave me hanging|leave home|"
    r"spoil|sleep on|hang up|drop the ball|try this at home|bite|look a gift|put all|fix what|"
    r"count your|cross that|feed the troll|change (?:a thing|horses)|work (?:for me|like that|any "
    r"?more|yet|out|at all|too hard|on weekends)?\s*(?:[).!,;:?]|$)|work too hard|come (?:crying|"
    r"across)|apologi[sz]e\s*(?:[).!,;:?]|$|for that|for it|,)|be a stranger|stop (?:believing|"
    r"believin|me|now|until|till|there|at|here|on my|[a-z]+ing\b)|stop\s*(?:[).!,;:?]|$)|stand a "
    r"chance|speak (?:french|german|spanish|english|the language|a word)|cut corners|(?:ever "
    r")?quit\b|let anything|be \w+ed\b|reinvent the wheel|burn (?:any |your )?bridges|jump the gun|"
    r"push your luck|pull my leg|spill the beans|steal my thunder|blink|move\s*(?:[.!,;]|$)|speak "
    r"too soon|act (?:so )?(?:surprised|dumb|like)|do anything (?:stupid|silly|rash|crazy|i would)|"
    r"do (?:that|this|it|so)\b(?! (?:on|in|to|for|with|without|when))|start\s*(?:[.!,;]|$)|let the "
    r"(?:door|cat)|(?:ever )?change\s*(?:[.!,;]|$)|dream|rock the|burn (?:yourself|out)|start "
    r"(?:me|with me|crying|that again)|trust me\b|hold (?:it|that) against|(?:sell|flatter|torture|"
    r"hurt|kill|tire|exhaust|push|doubt|strain|embarrass) yourself|waste (?:your time|my time|"
    r"time)|listen to (?:him|her|them|me)|play (?:dumb|games with)|get started|get me started|even "
    r"(?:get me started|ask|worry|think about it|start)|always|usually|normally|necessarily|yet|"
    r"either|too|also|per se|so|as|to|in|on|at|for|with|the|a|an|and|or|list|not|"
    r"disturb(?=\s*(?:[.!,;:?)]|$|mode|sign|on\b|off\b|setting|status))|@ me|repeat yourself|track|"
    r"ever (?:be|worry|forget|hesitate|doubt|lose|stop|feel|give up|mind|change (?:a|who)))(?!\w))"
)
"""What after "don't" makes it a question, a statement without its subject or an idiom."""

NOT_AFTER_MODAL = re.compile(
    r"(?:just (?:do (?:that|this|it|so)\b(?! (?:in|on|to|with|for)\b)|assume\b|decide\b|expect\b)|"
    r"(?:(?:even|also|always|necessarily|really|ever|yet|actually|immediately|"
    r"initially)\s+)?(?:have(?! (?:the|any)\w* \w+ (?:send|do|run))|be(?! \w+ing)|need|want|know|"
    r"like|notice|remember|realise|realize|see|hear|believe|imagine|feel|think|agree|understand|"
    r"find|expect|worry|go wrong|hesitate|forget|notice|miss|assume it|complain|tell (?:from|by|"
    r"if|whether)|blame|afford|help|stop|wait|recogni[sz]e|recall|care|get (?:a|an|the|any|it|"
    r"away)|judge|teach|always|beat)\b|\W*$)"
)
_CAN_NOT = re.compile(
    r"\b(?:can\s?not|can't|cant|can never|will not|will never|shouldn?'?t|should not|could)"
)

CAN_NOT_STANDING = re.compile(
    r"\b(?:any\s?more|again|ever|under any|without|unless|except|from now on|anything|anyone|"
    r"any of|period|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|at any|directly|on your own|"
    r"yourself|as of now|please)\b"
)
"""What makes "you can't …" an order rather than news."""

STANDING = re.compile(
    r"\b(?:again|any\s?more|ever|always|never|from now on|going forward|in (?:the )?future|"
    r"henceforth|every|each|at all|period|full stop|without|unless|any|anything|anyone|anybody|"
    r"except|from here on|moving forward|whatsoever|on (?:mon|tues|wednes|thurs|fri|satur|"
    r"sun)days|automatically)\b"
)
HELD_BACK = re.compile(
    r"(?:send|submit|publish|post|deploy|merge|push|ship|run|start|order|book|buy|pay|apply|"
    r"execute|commit)\s+(?:it|this|that|them|these|those)\s*(?:[.!,;)—–]|$|-\s|and\b|but\b|i\b|"
    r"until\b|till\b|before\b|while\b|as\b|because\b|to (?:him|her|them|anyone)\b)|"
    r"\w+ (?:that|this|the other) one\b"
)
"""Holding back the thing at hand: as good as "yet"."""
EXAMPLE = re.compile(r"\b(?:e\.g|i\.e|such as|for example|for instance|like[\s.,:]*$)")
"""What introduces examples of the text asked for."""
TASK = re.compile(
    r"^\W*(?:(?:please|pls|ok|okay|so|now|then|hey|hi|can|could|would|will|you|just|great|thanks|"
    r"next)\W+){0,4}(?:write|draft|compose|summari[sz]e|translate|generate|give me|list|create|"
    r"make (?:me|a|an|it)|design|rewrite|draw|put together|prepare|reply|respond|answer)\b"
)
"""A sentence that gives a piece of work; what it must not do is part of that work."""
OWN_REASON = re.compile(
    r"[,;—–(]\s*(?:they|it|he|she|we|i|the|this|that|there|people|because|since|cause|cos|as|so|"
    r"my|our|last|otherwise)\b|\b(?:because|since)\b|\s[-–—]\s"
)
"""Where a prohibition goes over into its reason."""
FOR_GOOD = re.compile(
    r"\b(?:any\s?more|ever|from now on|going forward|in (?:the )?future|always|every|each)\b"
)
_PIECES = (
    r"print(?:out)?|printing|copy|run|batch|trip|picture|photo|image|video|poster|flyer|slide|page|"
    r"chapter|paragraph|section|essay|song|email|post|draft|version|export|translation|summary|"
    r"order|round"
)
"""What a turn is about, once done."""
HELD_BEFORE = re.compile(
    rf"\b(?:(?:just )?this (?:time|once)|for (?:now|today|tonight)|for this (?:one|{_PIECES}))"
    r"(?:\s?[,;—–-])?\s(?:so |and |but |please |pls )?$"
)
"""What in front of "don't" makes it a hold as well: "just the first pages this time, …"."""
HOLD = re.compile(
    r"\b(?:yet|for now|right now|just now|today|tonight|tomorrow|this time|this once|this week|"
    r"this morning|this afternoon|at the moment|for the moment|for the time being|until (?:i|we|"
    r"monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|next|later|after|"
    r"then|noon|\d)|till (?:i|we|monday|tomorrow|\d)|before i(?:'ve| have| had)?|for this one|in "
    r"this (?:one|case|version|deck|draft|e-?mail|mail|message|post|document|report|slide|letter)|"
    rf"(?:in|on|for) this (?:{_PIECES})|"
    r"while i(?:'m| am)(?! (?:(?:logged|signed) in|at (?:work|the office)|asleep|"
    r"(?:in|on) (?:an? )?(?:calls?|meetings?)|on mobile|on air)\b))\b"
)
"""A one-off hold ("don't send it yet"): two careful readers would disagree, so it is left."""

NOT_GERUND = re.compile(
    r"(?:thing|something|nothing|anything|everything|king|ring|string|spring|morning|evening|"
    r"building|wedding|ceiling|warning|wing|sibling|feeling|beginning|training|being|having|"
    r"worrying|crying|laughing|kidding|joking|smiling|thinking about|wondering|working|breathing|"
    r"whining|listening|bleeding|buffering|dreaming|waiting|beating (?:yourself|around)|growing|"
    r"stressing|panicking|living|caring|singing|dancing|smoking|raining|snowing|blaming yourself|"
    r"fighting|drinking|eating|trying|learning|exploring|believing|loving|lying\s*(?:[.!,;]|$|lol)|"
    r"teasing|whining|complaining|nagging|messing (?:with me|around)|snoring|shouting|yelling|"
    r"hurting|flashing|blinking|spinning|ringing(?!\s(?:[a-z]+\.?\s)?[a-z]+\s(?:before|after|on|at|"
    r"when|about|again|back)\b|\s(?:me|him|her|them|mr|mrs|ms|dr|my|our|the)\b)|pretending|"
    r"overthinking|procrastinating|apologi[sz]ing\s*(?:[.!,;]|$)|it|that\s*$|this\s*$|king|"
    r"outstanding|pending|remaining|missing|existing|matching|running (?:process|job|container|"
    r"service|instance|task)|breaking changes?|rendering issues?|hard feeling|parking|smoking|"
    r"loitering|swimming|diving|fishing|turning back|going back|getting around|denying|doubt|"
    r"meaning|point)\b"
)
WITHOUT_OBJECT = re.compile(
    r"(?:playing|recording|streaming|tailing|watching|polling|charging|moving)\b"
)
IDLE = re.compile(
    rf"{WITHOUT_OBJECT.pattern}(?:\W*$|\s*[.,!;:?)—–]|\s(?:now|so|and|but|on|in|at|for|when|if|"
    r"like|please|pls|right|around|it|this|that|lol)\b)"
)
"""Gerunds that, with no object, name what is now under way."""
STATE = re.compile(
    r"(?:running|working|moving|meeting|breaking|matching|living|drinking|opening|building|"
    r"hearing|missing|remaining|pending|existing|corresponding|outstanding|upcoming|booking|"
    r"shipping|training)\b(?!\s+(?:on|to|in|at|with|from|for|after|before|without|the|any|"
    r"anything|my|your|unless|please|until|during|into|outside|as)\b)"
)
"""A gerund that after "no" is a thing or a property ("no running water")."""
IDLE_STOP = re.compile(
    r"(?:sharing (?:my|the|your) screen|(?:running|serving|building|executing|processing|"
    r"training|syncing|downloading|uploading|exporting|importing|crawling|logging|monitoring|"
    r"indexing|rendering|compiling|sharing|scanning|generating|migrating|forwarding|simulating|"
    r"loading|fetching|playing|recording|streaming|tailing|watching|polling|charging|"
    r"moving)\s+(?:(?:the|my|that|this|those|these)\s+(?:[\w./-]+\s*){1,4}|it|this|"
    r"that)\s*(?:[.,!;]|$|now\b|and\b|please\b|right\b|for now|immediately|then\b)|"
    r"\w+ing\s*(?:now|right now|immediately)\b|\w+ing (?:it|this|that)\s*(?:[.!,;]|$|now|"
    r"right now|please))"
)
"""A gerund that names one thing now under way: stopping it is done once."""

MADE_BY_TOOLS = re.compile(
    r"(?:[\w-]+\s+){0,2}(?:(?:auto|mass|bulk|cross|re|pre|force)-?)?"
    r"(?:e-?mails?|mails?|messages?|texts?|sms|dms?|pings?|tweets?|posts?|(?<=auto-)responses|"
    r"calls?|meetings?|invites?|invitations?|events?|reminders?|notifications?|commits?|pushes|"
    r"force[- ]pushes|deploys?|deployments?|releases?|merges?|tickets?|issues|purchases?|orders?|"
    r"payments?|transfers?|emojis?|hashtags?|replies|reply-alls?|newsletters?|threads|comments|"
    r"uploads?|downloads?|screenshots|reboots?|restarts?|rebases?|bookings?|edits|deletes|"
    r"deletions|changes|installs|sudo|refunds?|discounts?|approvals|subscriptions|recordings|"
    r"translations|printouts?|photos|pictures|backups|"
    r"scans|appointments|reservations|surveys|polls|coupons|exclamation marks?)\b"
)
FEWER = re.compile(
    r"(?:today|for today|this (?:week|month|year|morning)|tomorrow|than|of (?:that|this|those|"
    r"these)|yay|for me\b)"
)

_GAMES = (
    r"chess|checkers|draughts|poker|bridge|blackjack|rummy|scrabble|monopoly|mahjong|backgammon|"
    r"dominoes|sudoku|football|soccer|rugby|cricket|baseball|softball|basketball|netball|"
    r"volleyball|handball|hockey|golf|tennis|badminton|table tennis|ping[- ]pong|squash|boxing|"
    r"fencing|judo|karate|swimming|climbing|sailing|yoga|ballet|physics|chemistry|maths?|algebra"
)
HYPOTHETICAL = re.compile(
    rf"^\W*(?:in|when playing) (?:{_GAMES})\b[^.;!?]{{0,40}}\b(?:you|players?|one|u)\b|"
    r"^\W*in (?:the|this|that) (?:\w+ )?(?:game|book|film|movie|story|novel|series|puzzle|riddle|"
    r"quest)\b|^\W*(?:(?:a )?(?:note|memo|reminder|message) to (?:my)?self\b)|^\W*(?:(?:so|ok|and|"
    r"but|now|well|just|hm+|please|let's|lets|can you|could you)\W+){0,3}(?:suppose|supposing|"
    r"imagine|pretend|picture|what if|if i (?:ever |were to |should |would |had )?(?:told|tell|say|"
    r"ask|said|asked|were|had)|let'?s (?:say|pretend|imagine|suppose|assume|play|do a)|"
    r"hypothetically|say i (?:told|said|asked)|assume (?:that )?(?:i|a|the) |in theory|role ?play|"
    r"you(?:'re| are) (?:a|an) (?!asshole|idiot|menace))"
)
SAID_AFTERWARDS = re.compile(
    r"\s*(?:[,;—–\"]|\s-)\s*(?:(?:they|people|he|she|folks|everyone|as they|my \w+|the \w+|mum|mom|"
    r"dad|grandma|grandpa) (?:always |used to |keeps? |often )?(?:say|says|said|saying|goes|told "
    r"me|wrote)|(?:said|says|wrote|warned) (?:the|my|our|he|she|mum|mom|dad|\w+))\b(?! (?:you|"
    r"it'?s))|\s*(?:[,;(—–]|\s-)\s*(?:according to (?!me\b|my\b|our\b)|(?:said|wrote) the\b)"
)
"""A report behind what was said: "never swim alone, they say"."""
REPORTED = re.compile(
    r"\b(?<!i )(?<!you )(?:say|says|said|saying|wrote|writes|written|reads|told (?!you)(?:\w+)|"
    r"tells|goes(?! for)|went like|states?|stating|stated|mentions?|insists?|claims?|thinks|"
    r"believes|recommends?|suggests?|warns?|advises?|asked|shouts?|shouted|yells?|called|titled|"
    r"named|labell?ed|entitled|requires?|prints?|printed|(?<!so )"
    r"(?<!it's )(?<!it is )(?<!feels )(?<!looks )(?<!sounds )(?<!seems )like)\b"
)
OWN_CLAUSE = re.compile(
    r"[;—–.]| - |\b(?:so|but|is|are|was|were|has|have|had|'s|'re|'ve|'d|'ll|will|would|can|he|"
    r"she|they|it|we|i|because|therefore)\b|'(?:s|re|ve|d|ll)\b"
)
TAG = re.compile(
    r"(?:\b(?:ok|okay|k|right|alright|all right|got it|got that|understood|understand|clear|deal|"
    r"please|pls|yeah|yes|cool|thanks|thank you|mkay|capisce|will you|would you|can you|"
    r"can you do that|could you|eh|huh|agreed|is that clear|are we clear|you hear me|"
    r"do you understand|do you hear me|comprende|can we agree on that|pretty please|promise|"
    r"sound good|makes? sense|does that make sense|fair|is that ok|is that okay|you got that|"
    r"can you manage that|can you remember that|noted|hm+|k thx|hear me|follow|get it|"
    r"fair enough|roger)\s*)+[?!.\s]*$"
)
CONFIRMATION = re.compile(r"\b(?:right|correct|yes|yeah|eh|huh|no|true|hm+)\W*\?\W*$")
"""A tag that makes "you're not allowed to …" a question."""
POLITE_REQUEST = re.compile(
    r"^\W*(?:(?:and|also|so|but|ok|okay|please|oh|hey)\b\W*){0,3}(?:(?:can|could|would|will) "
    r"(?:you|u)\b|"
    r"(?:can|could) we (?:please )?agree\b|(?:would|could) it be (?:possible|ok|okay)\b)"
)
QUESTION_START = re.compile(
    r"[,;:—–(-]\s*(?:and |but |so |ok |oh |also |or |btw |by the way,? |now |then )*(?:can|could|"
    r"would|will|is|are|do|does|did|what|what's|where|when|why|who|how|which|should|have|has|am|"
    r"any|isn't|wasn't|aren't|shall|got any|know)\b"
)


def is_news(head: str, after: str) -> bool:
    """Whether "you can't …" or "you shouldn't …" tells rather than orders."""
    return (
        bool(_CAN_NOT.search(head)) and "should" not in head and not CAN_NOT_STANDING.search(after)
    )
