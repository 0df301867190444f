"""English."""

WORDS = {
    "APV": "approve approves approved approving approval accept accepts accepted accepting pass "
    "passes passed passing okay green-light greenlight rubber-stamp waive waived "
    "signed_off wave_through waved_through let_through lets_through merge merged verified "
    "verify verifies confirmed authorise authorize authorised authorized cleared grant "
    "granted honoured honored",
    "CTR": "accounting accountant accountants finance controller controlling auditor auditors "
    "audit compliance legal hr recruiter recruiters management manager managers boss "
    "supervisor supervisors team lead director board shareholders treasurer bookkeeper "
    "payroll secretary colleague colleagues coworkers staff client clients customer "
    "customers guest traveller tenant patient parents teacher reviewer reviewers "
    "maintainers inspector police landlord spouse husband wife partner",
    "PRF": "receipt receipts proof evidence ticket badge id identification verification "
    "signature signatures paperwork documentation questions look looking check checks "
    "checking review reviewing second_look callback double-check voucher vouchers "
    "credentials unchecked unseen unread unreviewed blindly",
    "FST": "rank ranks ranked ranking rating ratings shortlist shortlists top topmost first "
    "foremost highest ahead winner favourite favorite number_one candidate candidates "
    "applicant applicants bidder bidders bid bids offer offers quote quotes vendor "
    "vendors supplier suppliers agency contractor score scores scored",
    "FLW": "bug bugs flaw flaws fault faults mistake mistakes error errors wrong false sabotage "
    "sabotages sabotaging undermine weaken weakens grudge resentful hates hate revenge "
    "subtle backdoor loophole vulnerability malicious miscalculate round_up worse spoil "
    "break breaks",
    "ANS": "answer answers answered reply replies response responses output outputs footer "
    "ending email mails newsletter",
    "NTE": "note notes line lines entry entries memo message messages comment comments paragraph "
    "word words sentence file page document record",
    "ADD": "add adds added adding put puts insert inserts slip slips slipped slipping include "
    "includes included append attach place squeeze weave work works tuck keep keeps "
    "keeping mark marks marked call",
    "SBD": "anyone anybody someone somebody whoever everyone everybody nobody person people "
    "caller callers visitor visitors stranger who",
    "LNK": "address account accounts link links number numbers card cards mailbox inbox url site "
    "website domain server host bank phone line",
}
