"""English words by which disguised English is known: the most usual ones of notes and attacks."""

import re

COMMON_WORDS: list[str] = re.findall(
    r"\w+",
    "about access account add address admin after again against agent all also always and answer "
    "any anyone approve are ask asked asks assistant back bank because been before being between "
    "both but can change check claim code command company copy could customer customers data day "
    "delete did does done down each email error even every everything file files first for from "
    "get give good has have her here hide him his how instead into invoice its just keep key keys "
    "know like line link list log logs mail make many may mention message messages money more "
    "most much must name need never new next not note nothing now number off old once only open "
    "order other our out over own owner page password pay payment people place please prior put "
    "question read reply report request reveal rule rules run safe said same save say secret see "
    "send server set she should show since some someone speak state stay stop such system take "
    "tell text than that the their them then there these they this those through time today token "
    "told too tool treat trust two under until update upload user users using version very want "
    "warn was way week well were what whatever when whenever where which while who will with "
    "without word words work would write year you your",
)
