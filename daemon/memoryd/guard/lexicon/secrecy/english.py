"""English (British and American spellings; everyday, business and legal wording)."""

WORDS = {
    "TRU": "truth the_truth truthful truthfully honest honestly honesty candid candidly frank "
    "frankly sincere sincerely openly transparent transparently transparency upfront "
    "up_front straight_up come_clean came_clean own_up owned_up admit admits admitted "
    "admitting confess confesses confession reveal reveals disclose discloses disclosure "
    "acknowledge the_facts factual accurate accurately genuine level_with in_good_faith "
    "tbh",
    "SIL": "quietly silently silent in_silence unnoticed undetected unannounced inconspicuous* "
    "discreet discreetly discretely secret secretly covert covertly stealthily "
    "surreptitious* clandestine* sneaky sneakily under_the_table under_the_radar "
    "behind_his_back behind_their_backs behind_the_scenes hush-hush hush_up keep_mum "
    "between_us just_between_us in_the_background in_background confidentially invisibly",
    "EVN": "even_if even_though even_when even_where even_after regardless irregardless "
    "irrespective despite notwithstanding although though albeit however_much "
    "however_often whoever_asks says_otherwise unless_otherwise disregard* ignore ignores "
    "ignoring overrule override overrides overriding supersede supersedes "
    "takes_precedence shall_prevail disagrees insists protests just_the_same nonetheless "
    "nevertheless anyway",
    "WRN": "warn warns warned warning warnings forewarn* disclaimer* caveat caveats risk risks "
    "risky danger dangers dangerous objection objections hint hints hinted heads-up "
    "heads_up caution cautions cautioned cautionary beware alert alerts alerted alarm "
    "concern concerns reservations doubts misgivings second_thoughts qualms notification "
    "notifications notify notifies confirmation safeguard safeguards precaution "
    "precautions guardrails side_effect side_effects contraindications hazard hazards "
    "vulnerability pitfalls drawbacks downsides lecture",
    "NTC": "notice notices noticed noticing suspect suspects suspected suspicion suspicions "
    "suspicious smell_a_rat smells_a_rat aware realise realises realize realizes "
    "keep_in_the_dark detect detects detected discover discovers discovered sees_through "
    "see_through gets_caught get_caught let_slip draw_attention attract_attention",
    "AGT": "assistant assistants helper the_helper helpers bot bots chatbot chatbots ai agent "
    "agents coding_agents subagent sub-agent copilot llm llms machine the_machine robot "
    "robots claude chatgpt gpt gemini siri alexa future_sessions next_session",
    "KEP": "keep_from keep_him_from omit omits omitted omitting omission skip skips skipped "
    "skipping exclude excluded suppress suppressed withhold withheld conceal* hide hides "
    "hidden hiding mask disguise obscure bury sweep_under_the_rug sweep_under_the_carpet "
    "whitewash* sugar-coat sugarcoat sugar_coat played_down downplay* tone_down "
    "water_down minimise minimize understate redact censor hold_back under_wraps",
    "DEL": "delete deletes deleted deleting deletion wipe wipes wiped wiping erase erases erased "
    "erasing erasure remove removes removed removing removal clear clears cleared "
    "clearing clean_up shred shreds shredded shredding destroy destroys destroyed "
    "destroying destruction burn_the scrub purge purges purged expunge throw_away discard "
    "discarded ditch scrap truncate rm_-rf overwrite overwrites overwritten nuke "
    "empty_the_trash empty_the_bin uninstall* take_down revoke disable disables "
    "deactivate disappear",
    "REP": "report reports reported reporting summary summaries summarise summarises summarize "
    "summarizes sum_up recap digest briefing list lists listed listing checklist log logs "
    "logged logging logfile audit changelog history overview overviews outline minutes "
    "protocol record records recorded statement statements spreadsheet table dashboard "
    "newsletter write-up memo transcript register inventory ledger bookkeeping the_books "
    "timesheet diary journal entry entries findings results review breakdown "
    "documentation feedback handover status_update",
}
