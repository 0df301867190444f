"""One forbidding clause: its verbs, the objects it names, its exceptions, and what stays vague."""

import re

from memoryd.rules.judging.accounts import paid_from
from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.asides import CHOSEN, in_one_place, with_what_counts, without_reason
from memoryd.rules.judging.calendar_dates import take_dates
from memoryd.rules.judging.cells import take_cells
from memoryd.rules.judging.channel_names import take_long_names
from memoryd.rules.judging.chinese_verbs import CHINESE, chinese_verbs
from memoryd.rules.judging.clause import Clause
from memoryd.rules.judging.clause_text import ClauseText
from memoryd.rules.judging.clock_times import take_clock
from memoryd.rules.judging.code_calls import take_code_names
from memoryd.rules.judging.command_targets import COMMANDS, mark_commands
from memoryd.rules.judging.conditions import CONDITION, deed_of
from memoryd.rules.judging.copies import COPIED, in_copy, is_whom, only_copied_in
from memoryd.rules.judging.features import ATTACHMENT, take_features, take_resources
from memoryd.rules.judging.known_names import SERVICES
from memoryd.rules.judging.leftover import CONDITION_WORDS, leftover_words
from memoryd.rules.judging.listed_names import take_listed
from memoryd.rules.judging.networks import networks_named
from memoryd.rules.judging.new_things import NEW, makes
from memoryd.rules.judging.own_deeds import asks_for, own_deed
from memoryd.rules.judging.package_names import nouns_beside, package_named, take_packages
from memoryd.rules.judging.people import chinese_people, people
from memoryd.rules.judging.products import take_products
from memoryd.rules.judging.pronouns import PLURAL, POINTS, last_named
from memoryd.rules.judging.segments import content_of, kept_segments
from memoryd.rules.judging.sellers import sellers_in, take_sellers
from memoryd.rules.judging.spots import in_one_list, take_spots
from memoryd.rules.judging.stated_exceptions import stated_exception
from memoryd.rules.judging.target import MARK, WHERE, WORD, Target
from memoryd.rules.judging.target_groups import grouped
from memoryd.rules.judging.target_uses import (
    by_direction,
    by_owner,
    by_use,
    is_of_tool,
    without_apposition,
    without_descriptions,
)
from memoryd.rules.judging.targets import TargetReader, mark_targets, take_affixes
from memoryd.rules.judging.things import QUALITIES, is_placed, is_thing
from memoryd.rules.judging.tool_family import (
    TOOL_PROGRAMS,
    families,
    is_code_tool,
    is_sheet,
    is_tracker,
    own_nouns,
    program_of,
    tool_actions,
    tool_words,
)
from memoryd.rules.judging.verbs_of_rules import leading_verbs
from memoryd.rules.judging.vocabulary import (
    CHINESE_OUTSIDE,
    FAMILIES_OF_NOUN,
    FILLER,
    GENERIC_NOUNS,
    OUTSIDE,
)
from memoryd.rules.judging.weekdays import plain_days
from memoryd.rules.judging.wording import plain_wording
from memoryd.rules.judging.wordings import take_emojis, take_wordings
from memoryd.rules.judging.written_code import take_written
from memoryd.rules.rule import UNSCOPED

_UNKNOWN_VERB = re.compile("\x05(\\w+)")
_LOOSE = frozenset({"person", "seller", "role", "name"})
"""Objects that are told by how a sentence is built."""
_BY_PLACE = _LOOSE | {"table"}
"""Those that stand elsewhere in another language: "DROP TABLE" has no name before it."""
_MERE_USE = frozenset({"use"})
_INSTALLING, _SETTING = frozenset({"install"}), frozenset({"write"})
_BY_PIPE = frozenset({"use", "run", "install", "download", "fetch"})
"""What is done by piping one program into another."""
_SOFTWARE = {
    "git": frozenset({"github", "gitlab", "bitbucket"}),
    "sql": frozenset({"sqlite", "postgres", "postgresql", "mysql", "mariadb", "mongo", "mongodb"}),
}
"""What a tool of these families works with, said or not."""
_THEY_ARE = re.compile(
    r"^\s*(?:they|it|that|those|these)(?:'re|'s|\s+are|\s+is)\s+(?=(?:in|under|inside)\s+"
    r"(?:(?:the|my|our)\s+)?(?:(?:folder|directory|channel|group|branch)\s|[/~#]))",
    re.IGNORECASE,
)
"""`unless they're in the folder Spam`: where they are, lets them pass."""
_OF_SERVICE = re.compile(
    rf"(?<!\w)(?:{'|'.join(sorted(SERVICES))})\s+(?=(?:pages?|issues?|tickets?|messages?|posts?|"
    r"channels?|drafts?|files?|docs?|documents?|tasks?|cards?|boards?|contacts?|deals?|events?|"
    r"repos?|invoices?|orders?|"
    r"products?|meetings?)(?!\w))",
    re.IGNORECASE,
)
"""`Notion pages`: which service a tool is of, its name need not tell."""
_THERE = re.compile(r"\W*(?:it|there|that|this|them|those)\W*", re.IGNORECASE)
"""`outside of it`: of what was named before."""
_PLACED_THERE = re.compile(r"(?<!\w)(?:there|in it|on it)(?!\w)", re.IGNORECASE)
_PLACES = frozenset({"place", "spot", "environment", "path", "domain", "network", "channel"})
_WITHOUT_DOING = re.compile(r"\s*(?:first\s+|me\s+)?\w+ing\b(?![@./-])", re.IGNORECASE)
_EFFECT = re.compile(
    r"(?<!\w)(?:commands?|scripts?|code|programs?|jobs?|quer(?:y|ies)|statements?|procedures?|"
    r"tests?|migrations?|anything|playbooks?|notebooks?|targets?|tasks?)\s+(?:that|which)\s+\w",
    re.IGNORECASE,
)
_WITH_PLACES = frozenset({"file", "shell", "git", "cloud", "container", "message"})
"""Tools that move things from place to place; others move them from one state to another."""
_PLUS = re.compile("(\x01\\d+\x01)\\s*\\+(?=[\\s,;.]|$)")
"""`Disney+`: the sign is a part of the name."""
_FORCE_FLAGS = frozenset({"--force", "-f", "--force-with-lease", "--force-if-includes"})
"""What a push is forced with, said or not."""
_OPENING = frozenset({"fetch", "read", "download"})
_ATTACHED = Target("feature", ATTACHMENT)
"""Whether a mail that came in holds attachments a call does not tell."""


def read_clause(
    part: ClauseText,
    kinds: frozenset[str],
    tool_name: str,
    rule: str = "",
    *,
    german: bool = False,
) -> Clause:
    """Read `part`, a clause of a rule on the tool `tool_name`, of families `kinds`; by the text of
    the `rule`, as what texts must not say. In a `german` rule capitals tell nouns."""
    body, exception, before = part.body, part.exception, part.before
    outside = OUTSIDE.search(body) or (
        CHINESE_OUTSIDE.search(body) if CHINESE.search(body) else None
    )
    if outside:
        inner = outside.group(1) if outside.re is CHINESE_OUTSIDE else body[outside.end() :]
        tail = body[outside.end() :] if outside.re is CHINESE_OUTSIDE else ""
        if part.before and _THERE.fullmatch(inner):
            inner, before = part.before, ""
        body, exception = f"{body[: outside.start()]} {tail}", f"{inner} {exception}"
    body = without_reason(in_one_list(body, tool_name))
    body, elsewhere = in_one_place(with_what_counts(body))
    body, clock = take_clock(body)
    body, date = take_dates(body)
    times = tuple(each for each in (clock, date) if each)
    exception, let_pass = take_clock(_THEY_ARE.sub("", without_reason(exception)))
    condition = CONDITION.search(body)
    if condition and content_of(body[: condition.start()]):
        body = body[: condition.start()]
    else:
        condition = None
    actions, groups, leftover, unknown = _read(
        body, kinds, tool_name, rule=rule, german=german, whole=True
    )
    days = plain_days(body)
    if days and (exception or times or not set(days).issuperset(leftover)):
        leftover = tuple(word for word in leftover if word not in days)
        times += (Target("weekday", " ".join(days), days),)
    new = not kinds & COMMANDS and makes(body, actions, unknown) and not NEW.isdisjoint(leftover)
    leftover = tuple(word for word in leftover if not (new and word in NEW))
    groups = tuple(each for each in groups if not (elsewhere and _is_place(each)))
    if actions == _INSTALLING and any(map(_is_degrees, groups)):
        actions = _SETTING  # "ставить" is both
    if "move" in actions and not kinds & _WITH_PLACES:
        actions |= {"write"}
    perhaps: tuple[Target, ...] = ()
    if part.foreign:
        said = groups
        groups = _certain(groups, body)
        perhaps = tuple(one for group in said if group not in groups for one in group)
    if condition and (doing := deed_of(condition.group())) and groups and actions <= _MERE_USE:
        actions = frozenset({doing})
    elif condition:
        leftover = (*leftover, *content_of(condition.group()))
    piped = any(t.kind == "feature" and "|" in t.value for group in groups for t in group)
    if (part.any_deed and groups) or (piped and actions <= _BY_PIPE):
        actions = frozenset()
    exceptions: tuple[Target, ...] = ()
    only_words = False
    vague = part.conditional or part.consent
    pointing = not groups and POINTS.search(body)
    if before and groups and _PLACED_THERE.search(body):
        groups += tuple(each for each in _read(before, kinds, tool_name)[1] if _is_place(each))
    if before and not groups:
        if pointing and pointing["whom"] and (last := last_named(before)):
            before = last
        _, groups, _, _ = _read(before, kinds, tool_name, actions)
        many = sum(map(len, groups)) > 1 and not (groups[1:] == () and _PLACED_THERE.search(body))
        vague = vague or (many and not (pointing and pointing[0].casefold() in PLURAL))
    if copied := COPIED.search(body) if pointing and "message" in kinds else None:
        only_copied = only_copied_in(body, copied)
        groups = tuple(tuple(map(in_copy, group)) for group in groups) if only_copied else groups
    if not groups and re.search(r":\W*(?:please\W*)?$", before, re.IGNORECASE):
        vague = True
    if pointing and not groups and not exception and (actions - _MERE_USE or pointing["whom"]):
        vague = True
    if let_pass and not exception.strip(" ,.;"):
        exceptions = (let_pass,)
    elif exception and (stated := stated_exception(exception, kinds, bool(let_pass))):
        exceptions = stated
    elif exception:
        _, excepted, words, _ = _read(exception, kinds, tool_name, actions)
        exceptions = paid_from(tuple(target for group in excepted for target in group), body)
        exceptions = sellers_in(exceptions, body, kinds)
        exceptions = (*exceptions, let_pass) if let_pass else exceptions
        if exception.strip(" .!").casefold() in QUALITIES:
            # "unless it's urgent"
            vague, exceptions = True, ()
        if re.search(r"(?<!\w)where(?!\w)", exception, re.IGNORECASE):
            exceptions = (*exceptions, Target("flag", WHERE))
        if not exceptions and words and not part.contrast and CONDITION_WORDS.isdisjoint(words):
            only_words = not (vague or times or leftover or CONDITION_WORDS & set(words))
            exceptions, vague = (Target("thing", " ".join(words), words),), True
        vague = vague or not (exceptions or (part.contrast and (groups or leftover)))
        if _WITHOUT_DOING.match(exception) and any(
            target.kind not in ("flag", "command") for target in exceptions
        ):
            vague = True
        if exceptions and not outside and any(word in CONDITION_WORDS for word in words):
            vague = True
    forbidden = {each.as_recipient() for group in groups for each in group}
    if any(target.as_recipient() in forbidden for target in exceptions):
        # "never mail Ana unless Ana asks": what is forbidden cannot be let pass as well.
        exceptions, vague = (), True
    vague = vague or bool(not groups and CHOSEN.search(body))
    named = any(w in GENERIC_NOUNS or w in own_nouns(tool_name) for w in body.casefold().split())
    certain = bool(actions or groups or exceptions or named or times or CHINESE.search(body))
    only_words = only_words or (
        bool(leftover) and not vague and not CONDITION_WORDS & set(leftover)
    )
    vague = vague or bool(leftover) or not certain
    noun = "" if groups or exception else _bare_noun(body)
    if noun not in tool_words(tool_name):
        if noun in TOOL_PROGRAMS and "shell" in kinds:
            actions, groups = _MERE_USE, ((Target("command", noun, (noun,)),),)
        elif actions <= _MERE_USE and _is_of_other_tools(noun, kinds, tool_name):
            # "never use the browser" on a tool that is no browser is no ban of that tool.
            groups = ((Target("name", noun, (noun,)),),)
    named_thing = tuple(word for word in leftover if word != unknown) or leftover
    thing = not groups and is_thing(named_thing, body)
    effect = bool(_EFFECT.search(body))
    placed = thing and is_placed(named_thing, body, own_nouns(tool_name))
    return Clause(
        actions,
        groups,
        exceptions,
        vague,
        part.consent,
        leftover,
        thing,
        placed,
        effect,
        unknown,
        perhaps,
        times,
        only_words,
        new=new,
    )


def _is_degrees(group: tuple[Target, ...]) -> bool:
    return all(each.kind == "amount" and "#degrees" in each.value for each in group)


def _is_place(group: tuple[Target, ...]) -> bool:
    return all(each.kind in _PLACES for each in group)


def _is_of_other_tools(noun: str, kinds: frozenset[str], tool_name: str) -> bool:
    """Whether `noun` is what only tools of other families have to do with."""
    homes = families(noun) or FAMILIES_OF_NOUN.get(noun, frozenset())
    told = bool(kinds or tool_actions(tool_name))
    return told and bool(homes) and not homes & kinds


def _certain(groups: tuple[tuple[Target, ...], ...], body: str) -> tuple[tuple[Target, ...], ...]:
    """The groups of a clause in a foreign language without its first word, which is capitalised
    whatever it is; those that hold other names are left out, as nobody can tell what these are."""
    first = [word for word in body.casefold().split()[:1] if word.isalpha()]
    told = [tuple(one for one in group if [one.value] != first) for group in groups]
    return tuple(
        group for group in told if group and _BY_PLACE.isdisjoint(one.kind for one in group)
    )


def _bare_noun(body: str) -> str:
    """The one word that a clause says beside fillers and "use"; empty when it says more."""
    words = {word.strip(".").casefold() for word in WORD.findall(body)} - FILLER
    content = {word for word in words if class_of(word) != "use" and not CHINESE.search(word)}
    return content.pop() if len(content) == 1 else ""


def _read(
    body: str,
    kinds: frozenset[str],
    tool_name: str,
    actions: frozenset[str] = frozenset(),
    *,
    rule: str = "",
    german: bool = False,
    whole: bool = False,
) -> tuple[frozenset[str], tuple[tuple[Target, ...], ...], tuple[str, ...], str]:
    """The verbs of `body`, its objects, the words left over, and its verb of no known class;
    `whole`: it is what a clause forbids, and no part of it."""
    if "_" in tool_name or "." in tool_name:
        body = re.sub(re.escape(tool_name), "tool", body, flags=re.IGNORECASE)
    if SERVICES.isdisjoint(tool_words(tool_name)):
        body = _OF_SERVICE.sub("", body)
    shouting = body.isupper() and len(body.split()) > 1
    body = plain_wording(body, kinds)
    copied = COPIED.search(body) if "message" in kinds else None
    reader = TargetReader(body)
    if whole:
        reader.text = take_spots(body, reader.targets, tool_name)
    if rule:
        take_wordings(reader, kinds, rule)
    take_emojis(reader, kinds)
    take_affixes(reader, kinds)
    take_features(reader, kinds)
    if kinds & COMMANDS:
        reader.text = take_packages(reader.text, reader.targets, kinds)
        take_products(reader)
    if is_sheet(tool_name):
        take_cells(reader)
    if is_code_tool(tool_name):
        take_code_names(reader)
    body = reader.text
    said, unknown_deed = body, ""
    verbs, body, found_late = leading_verbs(body, kinds)
    chinese = bool(CHINESE.search(body))
    if chinese:
        names, body = chinese_people(body, kinds)
        found, body = chinese_verbs(body)
        verbs |= found
    else:
        names = []
    reader.text = body
    take_resources(reader, kinds)
    if "message" in kinds:
        take_long_names(reader)
    take_written(reader, kinds, verbs)
    mark_targets(reader, kinds, frozenset(verbs | actions), tracker=is_tracker(tool_name))
    reader.text = " \x03 ".join(kept_segments(reader.text))
    mark_commands(reader, kinds, program_of(tool_name), verbs)
    for name in names:
        reader.targets.append(name)
        reader.text += f" \x01{len(reader.targets) - 1}\x01 "
    reaching = verbs | actions != _MERE_USE or not kinds & {"message"}
    if reaching and not chinese:
        people(reader, kinds, verbs | actions, shouting=shouting, german=german)
    own = own_nouns(tool_name).union(*(_SOFTWARE.get(kind, ()) for kind in kinds))
    by_use(reader, kinds, said, verbs)
    by_owner(reader)
    take_sellers(reader, kinds)
    by_direction(reader, verbs)
    reader.text = MARK.sub(
        lambda m: " " if is_of_tool(reader.targets[int(m.group(1))], own) else m.group(),
        reader.text,
    )
    without_descriptions(reader)
    reader.text = _PLUS.sub(r"\1", reader.text)
    take_listed(reader)
    groups = grouped(reader.text, reader.targets)
    if copied and not groups and not is_whom(body, copied):
        groups = ((Target("feature", (copied[1] or "cc").casefold()),),)
    elif copied and only_copied_in(body, copied):
        groups = tuple(tuple(map(in_copy, group)) for group in groups)
    if tool_name == UNSCOPED and not groups:
        nouns = {family for word in WORD.findall(body.casefold()) for family in families(word)}
        groups = (
            (tuple(Target("name", f"\x02{family}") for family in sorted(nouns)),) if nouns else ()
        )
    by_name = not kinds or asks_for(tool_name, said)
    if by_name and tool_name != UNSCOPED and (deed := own_deed(said, verbs, tool_name)):
        # What the tool is named after is what it does.
        verbs, unknown_deed = set(), deed
    if "force_push" in verbs:
        groups = tuple(g for g in groups if not _FORCE_FLAGS.issuperset(t.value for t in g))
    if verbs & _OPENING:
        groups = tuple(group for group in groups if group != (_ATTACHED,))
    without_apposition(reader)
    commanding = bool(groups) and all(
        t.kind in ("command", "flag") for group in groups for t in group
    )
    found_late |= nouns_beside(verbs)
    leftover = leftover_words(reader.text, kinds, tool_name, bool(groups), found_late, commanding)
    if package := package_named(said, leftover, groups, kinds):
        return frozenset(verbs), (*groups, (package,)), (), ""
    if networks := networks_named(said, leftover, groups, kinds, tool_name):
        return frozenset(verbs), (networks,), (), ""
    unknown = _UNKNOWN_VERB.search(reader.text)
    return frozenset(verbs), groups, leftover, unknown[1] if unknown else unknown_deed
