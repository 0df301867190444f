"""English."""

WORDS = {
    "DIS": "unbind ignore ignoring ignored disregard disregarding disregarded forget forgetting forgotten "
    "override overriding overridden overrule overwrite bypass bypassing bypassed circumvent "
    "circumventing neglect dismiss abandoning   "
    "         "
    " unlearn unfollow "
    "violate disobey disobeying defy deprioritize sidestep evade "
    "pay_no_attention pay_no_heed take_no_notice set_aside put_aside   "
    "leave_behind let_go_of break_free_from break_out_of do_away_with stop_following "
    "stop_obeying cease_following quit_following no_longer_bound not_bound not_be_bound "
    "      "
    "not_apply   "
    "must_not_be_followed should_not_be_followed need_not_be_followed turn_a_blind_eye_to "
    "treat_as_void disreguard ignor ignroe jettison repudiate renounce "
    "no_longer_binding         "
    " null_and_void     ",
    "VOI": "retracted placeholder no_longer_binds no_longer_bind no_longer_decides "
    "no_effect null have_no_effect has_no_effect of_no_effect forbidden banned prohibited lapsed ended terminated discard discarding discarded void voided cancelled canceled cancel revoked revoke invalidated invalid obsolete suspended suspend lifted erase wipe scrap ditch purge expired deleted replaced replaces outdated deprecate drop shed reset abandon abandoned superseded supersede supersedes skip_over throw_out throw_away toss_out no_longer_counts no_longer_count no_longer_matters no_longer_matter do_not_apply does_not_apply don't_apply doesn't_apply no_longer_apply no_longer_valid not_valid do_not_count don't_count rescinded rescind annulled annul nullified nullify nullifies overrides no_longer_binding no_longer_in_effect no_longer_in_force null_and_void skip",
    "NOT": "none zero  nobody no_one aren't isn't haven't hasn't neither_any not never don't dont doesn't won't shouldn't mustn't no stop cease cannot can't nor "
    "neither refrain_from avoid",
    "WIT": "without",
    "FOL": "comply_with follow following followed obey obeying obeyed adhere comply complying respect heed "
    "abide honor honour observe listen_to act_on stick_to conform apply applies",
    "PRI": "previous previously prior earlier above preceding foregoing former past initial "
    "original existing old before older preexisting so_far up_to_now up_to_this_point "
    "until_now aforementioned beforehand hitherto default antecedent first_given current "
    "present already last",
    "ALL": "all any every everything each entire whatever anything both whole",
    "OWN": "your ur developer's system's developer developers anthropic anthropic's openai "
    "openai's operator operator's creator creators creators' safety ethical "
    "assistant's ai's built-in builtin vendor yer thy "
    "google google's meta",
    "SYS": "system security content internal host core admin moral model's",
    "YOU": "you u ya yourself thou thee",
    "INS": "instruction instructions directive directives guideline guidelines guidance "
    "instructs programming prompting prompt prompts instruct mandates briefing "
    "instrs instr",
    "RUL": "rule rules command commands order orders restriction restrictions constraint "
    "constraints limitation limitations limits limit message messages policy policies context "
    "training boundaries boundary protocol protocols principles principle ethics "
    "conditioning conversation messaging text regulations regulation ruleset  "
    " requirements directions direction norms standards conditions codes "
    "statements conventions bans prohibitions",
    "SYP": "system_prompt sysprompt system_message system_messages "
    "system_instruction system_instructions system_directive system_directives system_rules "
    "systemprompt "
    "developer_message developer_prompt developer_instructions initial_prompt original_prompt "
    "hidden_instructions hidden_prompt secret_instructions secret_prompt meta_prompt metaprompt "
    "pre-prompt preprompt preamble initial_instructions custom_instructions hidden_rules "
    "hidden_system system_text system_configuration base_prompt core_instructions base_instructions "
    "confidential_instructions confidential_configuration system_context internal_instructions "
    "internal_guidelines operating_instructions hidden_message starting_prompt root_prompt "
    "safety_rules safety_instructions safety_guidelines safety_policy safety_policies "
    "safety_protocols safety_training safety_guardrails content_policy content_policies "
    "usage_policies ethical_guidelines prompt_instructions hidden_context "
    "hidden_directives secret_directives foundational_prompt opening_prompt opening_instructions "
    "first_prompt system_settings_text priming_text system_preamble",
    "TOL": "configured initialised initialized preloaded supplied equipped shipped loaded started_with came_with began_with assigned installed fed born_with told given gave said taught learned learnt received got provided established issued "
    "said_earlier were_given written wrote stated specified mentioned known know imposed "
    "instructed read set trained programmed agreed",
    "REV": "respond_with reply_with leak recount reveal revealing print output show display repeat leak disclose disclosing expose dump "
    "recite echo quote quoting divulge spill regurgitate reproduce restate paraphrase "
    "summarize summarise share_with paste append prepend spit_out write_out type_out list_out "
    "tell_me give_me show_me send_me read_back read_out what_is what's what_are translate "
    "transcribe include copy return describe encode render surface emit list spell_out share "
    "write_down provide publish walk_me_through recount hand_over unveil verbalize",
    "ARE": "are be become act pretend roleplay role-play behave simulate imagine impersonate "
    "respond answer operate function play emulate assume reply talk acting pretending "
    "you're youre ur adopt embody turn_into transform_into take_on     "
    " switch_to enter enable activate go_into unlock "
    "boot_into engage ",
    "NOW": "now from_now_on henceforth from_here_on from_this_moment from_this_point going_forward "
    "hereafter today as_of_now from_today immediately onward onwards from_this_message",
    "ROL": "assistant ai model bot chatbot hacker agent persona character terminal shell expert "
    "llm gpt chatgpt entity  version mode alter-ego villain interpreter god "
    "genie robot intelligence oracle pirate criminal attacker shell linux malware "
    " administrator superuser root evilbot simulator twin counterpart "
    "mastermind scammer advisor dan",
    "FRE": "bound_by_nothing bound_by_no no_longer_claude no_longer_chatgpt no_scruples no_inhibitions unrestricted unfiltered uncensored jailbroken jailbreak unbound unchained "
    "unmoderated lawless amoral unethical limitless danjailbreak do_anything_now unaligned "
    " god_mode dev_mode sudo_mode unrestrained "
    "unshackled liberated restriction-free filter-free rule-free no-limits  "
    "unlocked_mode admin_mode root_mode free_of_restrictions free_from_restrictions "
    "free_of_rules anything_goes no_rules no_restrictions no_filters no_filter "
    "no_content_policy no_limitations no_boundaries no_guardrails no_ethics no_morals "
    "no_ethical no_moral no_safety no_censorship answers_to_nobody answers_to_noone answers_to_no_one answer_to_nobody answer_to_no_one accountable_to_nobody accountable_to_no_one without_restrictions without_restriction "
    "without_rules without_any_restrictions "
    "without_limitations without_boundaries without_censorship without_ethics without_morals "
    "without_guardrails without_safety without_ethical without_moral without_content_policy "
    "without_any_limits without_any_rules without_any_filters without_any_limitations "
    "without_any_filter without_any_ethical without_any_moral without_constraints "
    "no_constraints outside_all_rules beyond_all_rules "
    "no_rules_at_all free_of_all free_from_all not_bound_by no_longer_bound_by "
    " stan_mode anti-gpt devmode above_the_rules",
    "FRW": "can_do_anything rogue without_filters without_filter without_limits no_limits unlimited evil developer_mode debug_mode maintenance_mode exempt_from unsafe_mode harmful illegal",
    "HAK": "hacker hackers attacker villain criminal scammer terminal shell root superuser god evilbot malware genie  mastermind dan alter-ego jailbreaker",
    "HDN": "hidden secret confidential internal private invisible undisclosed concealed secretly full complete entire exact verbatim",
    "OFF": "disable disabling disabled deactivate deactivated switch_off switched_off turn_off "
    "turned_off remove removed suspend suspended lift lifted bypass bypassed shut_off shut_down "
    "relax relaxed drop dropped off kill skip unlock circumvent override overridden "
    "unset neutralize neutralise stop ignore sidestep weaken eliminate delete evade "
    "switching_off turning_off no_longer_active inactive waive waived muted mute",
    "SAF": "safety guardrail guardrails safeguard safeguards censorship "
    " content_filter content_filters safety_layer safety_filter safety_filters "
    "safety_checks safety_mode safety_features refusals "
    "security_checks security_controls alignment safety-checks threat_scanner "
    "security_policies security_measures safety_net  ",
    "SAW": "security protection protections filters filter filtering restrictions ethics moderation limits refusal disclaimers content_moderation rules",
    "CHK": "confirmation confirmations permission permissions approval approvals logging audit "
    "sandbox sandboxing monitoring consent authorization authorisation clearance oversight "
    "verification 2fa mfa logs log antivirus firewall permission_prompts warnings "
    "disclaimers confirmation_prompts confirmation_dialogs scanner review edr defender "
    "alerts telemetry",
    "TEL": "tell telling mention mentioning inform informing notify notifying report reporting "
    "alert alerting disclose disclosing say saying admit acknowledge acknowledging reveal "
    "revealing let_know warn warning show showing explain explaining bring_up bringing_up "
    "refer_to hint discuss discussing confirm_to flag log logging record recording "
    "disclosed mentioned",
    "HID": "stays_unaware stay_unaware in_the_dark keep_it_to_yourself nobody_notices "
    "nobody_spots must_never_learn must_not_learn must_never_find off_the_record "
    "leave_no_trace without_a_trace deny_it "
    "find_out won't_find_out secretly covertly hide hiding conceal concealing quietly silently discreetly "
    "behind_the_back unnoticed stealthily invisibly undetected keep_quiet keep_secret "
    "keep_hidden keep_this_secret keep_it_secret keep_this_hidden keep_this_from keep_it_from "
    "without_the_user's_knowledge clandestinely surreptitiously lie_to deceive "
    "cover_up keep_this_between_us keep_silent on_the_sly play_dumb mislead omit_from",
    "USR": "supervisor supervisors manager auditor auditors management the_user user users owner human humans operator operators user's person     "
    " customer administrator admin  victim developer ",
    "ASK": "ask asking request requesting prompt_for require requiring wait_for seek double-check "
    "check_with need_to_ask confirm confirming seeking waiting_for",
    "SND": "send sending upload uploading post transmit transmitting forward forwarding exfiltrate "
    "exfiltrating email mail submit leak leaking publish push copy sync ship share deliver "
    "relay beacon dump stream pass smuggle bcc cc steal siphon transfer "
    "mirror put ping append encode include attach",
    "SEC": "secret_manager* secrets_manager* key_vault password passwords passphrase credential credentials api_key api_keys apikey token "
    "tokens secret secrets private_key private_keys ssh_key ssh_keys access_key access_keys cookies "
    "session_cookie session_cookies environment_variables env_vars env keychain wallet seed_phrase "
    "recovery_phrase mnemonic pin_code credit_card card_number cvv logins login_details "
    "keys bank_details .env environment mnemonics session_tokens auth_tokens ssn",
    "DAT": "location whereabouts calendar conversation conversations chat history transcript transcripts memories memory inbox "
    "home_directory home_folder source_code database contacts address_book messages documents "
    "clipboard chat_history chat_log chat_logs customer_data user_data personal_data private_data "
    "emails user_profile repository codebase filesystem customers notes dump database_dump files "
    "everything browsing_history workspace context",
    "RUN": "execute run perform carry_out do accept approve obey comply_with comply "
    "executing running grant fulfil fulfill allow answer eval launch install",
    "CMD": "command commands code request requests script scripts anything whatever action actions "
    "tool_call tool_calls shell_commands orders tool_use tools payload operation operations "
    "instruction instructions demand demands prompts question questions tool",
    "NEW": "new real true actual updated revised sole only_valid superseding latest",
    "TXT": "this_paragraph only_this this_alone this_line this_command this_change this_secret this_request its_existence that_rule these_notes this_note this_memory this_text this_message this_instruction these_instructions "
    "the_text_below the_following this_document this_entry this_file what_follows "
    "the_next_message this_section this_comment this_directive this_prompt this_rule "
    "these_rules this_conversation this_hidden this_page these_orders this_only "
    "next_user",
    "PAY": "payee iban account_number bank_account wallet_address bitcoin_address recipient "
    "beneficiary routing_number payment_address payout bank_details btc_address crypto_address "
    "deposit_address wallet payment_details account_details sort_code payments swift",
    "SWP": "replace replacing swap swapping substitute substituting change switch redirect divert "
    "alter rewrite reroute modify",
    "GRA": "standing_approval blanket_approval standing_permission blanket_permission approval free_rein carte_blanche authorized authorised authorize authorise approved pre-approved preapproved granted "
    "permitted allowed waived consented grants approves authorizes authorises permission "
    "given_permission full_access admin_rights cleared pre-authorized pre-authorised "
    "preauthorized signed_off blanket",
    "MEN": "don't_act_on never_act_on do_not_act_on if_a_page if_a_note_ever pentest "
    "escape_room school_play costume_party larp improv theatre_play in_the_musical "
    "forensics forensic sigma yara honeypot "
    "as_data untrusted_data prompt-injected "
    "attack attacks attacker attackers attempt attempts injection injections detect detects "
    "detected detection detecting blocks blocked flag flags flagged flagging reject rejects "
    "rejected refuse refuses refused refusal phishing example examples training_slide slide slides "
    "talk paper article blog workshop lecture course lesson quiz malicious suspicious tests "
    "test_case fixture regression red-team red_team owasp cve defend defends defence defense "
    "defenses defences mitigate mitigates mitigation protect protects against prevents prevent "
    "classifier honeypot siem waf alerts catches catch phrase phrases such_as like_this "
    "explains explained jailbreaks warns warned wrote_about sample samples payloads "
    "signature signatures thesis book novel chapter song lyrics title titled called named "
    "vulnerability scanner filters out strips sanitizes sanitize teaches learned_about research "
    "researches studies policy_says states documentation documents glossary threat_model "
    "malware_analysis incident report reported reports deck presentation tweet meme joke jokes "
    "poster t-shirt shirt mug sticker reads podcast episode exercise bug ticket issue pull_request "
    "analyses analyzes examines covers discusses discuss describes describe guards eval evals "
    "benchmark dataset labelled labeled categorised triages triage essay dissertation",
    "THR": "he she we they i it client clients parser importer compiler linter team teams boss "
    "manager bob user users app script tool git pytest config plugin service customer "
    "company the_user teacher doctor lawyer reviewer reviewers job pipeline "
    "crawler bot's i'd i've he's she's we've anna crew staff wife husband kids students "
    "kid son daughter colleague colleagues mother father mom dad",
    "IT": "it this that these those them what which",
    "TOP": "about for regarding concerning on of re",
    "CMP": "count counts file files length size version versions design template templates team "
    "tokens lives editor repo repository review reviews changes draft drafts engineering tests "
    "test budget path folder cache caching header format writing style library page section "
    "docs documentation linter field manual leaf leaflet booklet sheet video videos attacks "
    "injection injections leakage leak leaks wording text's proxy_pass fastcgi_pass uwsgi_pass grpc_pass",
    "RES": "laws law restriction restrictions limit limits limitation limitations constraint constraints rule rules filter filters boundary boundaries guardrails guardrail censorship ethics morals guidelines policies policy safeguards moderation restraints scruples inhibitions obligations conscience shackles chains",
    "TEX": "text texts words content contents line paragraph context conversation messages passage wording sentences lines tokens",
    "LIB": "free freed liberated released exempt unchained independent rid",
    "PRE": "pretend_that "
    "consider_that act_like_you pretending imagining as_if_you play_pretend assume_that "
    "pretend act_as_if act_as_though act_like behave_as_if imagine suppose respond_as_if answer_as_if as_if as_though make_believe",
    "MY": "my our mine",
    "WHA": "what which how",
    "SKP": "the a an of to please just and   very really also then kindly simply their those "
    "these such that immediately completely totally entirely fully now or its",
    "EXI": "exist existed exists exist_anymore written happened existing ",
    "OVR": "outranks outrank trumps trump takes_precedence take_precedence taking_precedence "
    "has_precedence has_priority take_priority takes_priority prevails supersedes "
    "supersede overrides_all higher_priority more_important_than beats "
    "",
    "REF": "refuse decline reject deny turn_down ",
    "DED": "deleted erased wiped forwarded copied leaked exfiltrated uploaded altered tampered falsified disabled backdoored redirected overwritten edited transferred withdrawn shared purchased",
}
