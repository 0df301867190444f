"""English word lists of the analyser: stop words and irregular forms."""

_STOP_WORDS = """
    a about after again all also am an and any anybody anyone anything are arent as at be
    because been before being between both but by can cannot cant could couldnt did didnt do
    does doesnt doing done dont during each either else etc for from further had hadnt has
    hasnt have havent having he her here hers herself hes him himself his how i id if ill im in
    into is isnt it its itself ive just like me might more most much must my myself neither no
    nor not of off on once only or other our ours ourselves out over own per please same shall
    she shes should shouldnt so some somebody someone something such than that thats the their
    theirs them themselves then there theres these they theyre theyve this those through to too
    under until up upon us very was wasnt we were werent weve what whatever whats when whenever
    where wherever which while who whom whose why will with within without wont would wouldnt
    yes yet you youd youll your youre yours yourself yourselves youve
"""

STOP_WORDS: frozenset[str] = frozenset(_STOP_WORDS.split())
"""Lower-case, without apostrophes, not stemmed. "may" is not included: it is also a month."""

_IRREGULAR = """
    become became
    begin began begun
    bite bit bitten
    blow blew blown
    break broke broken
    bring brought
    build built
    buy bought
    catch caught
    choose chose chosen
    come came
    deal dealt
    dig dug
    draw drew drawn
    dream dreamt
    drink drank drunk
    drive drove driven
    eat ate eaten
    fall fell fallen
    feed fed
    feel felt
    fight fought
    find found
    fly flew flown
    forget forgot forgotten
    forgive forgave forgiven
    freeze froze frozen
    get got gotten
    give gave given
    go went gone
    grow grew grown
    hang hung
    hear heard
    hide hid hidden
    hold held
    keep kept
    know knew known
    lay laid
    lead led
    learn learnt
    leave left
    lend lent
    lose lost
    make made
    mean meant
    meet met
    pay paid
    ride rode ridden
    ring rang rung
    rise rose risen
    run ran
    say said
    see saw seen
    sell sold
    send sent
    shake shook shaken
    shine shone
    shoot shot
    show shown
    sing sang sung
    sink sank sunk
    sit sat
    sleep slept
    speak spoke spoken
    spend spent
    stand stood
    steal stole stolen
    stick stuck
    strike struck
    swear swore sworn
    swim swam swum
    take took taken
    teach taught
    tear tore torn
    tell told
    think thought
    throw threw thrown
    understand understood
    wake woke woken
    wear wore worn
    win won
    write wrote written
    child children
    foot feet
    goose geese
    half halves
    knife knives
    leaf leaves
    life lives
    man men
    mouse mice
    person people
    shelf shelves
    tooth teeth
    wife wives
    wolf wolves
    woman women
    good better best
    bad worse worst
"""

BASE_FORMS: dict[str, str] = {
    form: base
    for base, *forms in (line.split() for line in _IRREGULAR.split("\n") if line.strip())
    for form in forms
}
"""Base forms by irregular form, which the stemmer does not know. Neither form is stemmed."""
