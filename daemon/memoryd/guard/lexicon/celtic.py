"""Irish and Welsh."""

WORDS = {
    "DIS": "déan_dearmad déan_neamhaird tabhair_neamhaird déanaigí_dearmad dearmad_déan "
    "neamhaird déan_neamhshuim neamhaird_a_dhéanamh caith_i_dtraipisí ná_bac_le "
    "cuir_ar_neamhní "
    "anwybydda anwybyddwch anwybyddu anghofia anghofiwch anghofio diystyra diystyrwch "
    "diystyru paid_â_dilyn peidiwch_â_dilyn",
    "VOI": "curtha_ar_ceal cealaigh cealaithe neamhbhailí ar_neamhní níl_feidhm níl_éifeacht "
    "wedi_eu_dileu wedi'u_dileu ddim_yn_berthnasol dilëwch diddymwyd diddymu di-rym "
    "nid_ydynt_yn_gymwys",
    "NOT": "riamh choíche níor ná_habair ná_géill ná_lean ná_déan ná_hinis "
    "peidiwch byth dim_un ddim",
    "WIT": "gan_aon gan_srian gan_rialacha heb_unrhyw heb_ddim",
    "FOL": "géill cloígh umhlaigh géilleadh leanúint "
    "dilyn dilyna dilynwch ufuddha ufuddhewch ufuddhau gwranda_ar",
    "PRI": "roimhe_seo roimhe a_tugadh_duit_roimhe thuas bunaidh bunúsach go_dtí_seo roimh_ré "
    "blaenorol cynharach uchod gwreiddiol hyd_yn_hyn o'r_blaen cyn_hyn",
    "ALL": "go_léir uile gach_uile gach_aon holl yr_holl popeth unrhyw bob_un",
    "OWN": "do_chuid an_chórais fhorbróir* oibreoir* datblygwr* gweithredwr* y_system",
    "YOU": "leat tusa agat sibh rwyt_ti wrthot wrthyt ydych_chi i_ti",
    "INS": "treoracha treoir treoirlínte orduithe ordú treoracha_uile "
    "cyfarwyddiad* cyfarwyddyd* gorchmynion gorchymyn canllaw* cyfarwyddiadau",
    "RUL": "rialacha riail na_rialacha rheolau rheol rheolau_blaenorol",
    "RES": "srianta srian teorainneacha rialacha bhacainní "
    "rheolau cyfyngiad* cyfyngiadau rwystrau terfynau",
    "SYP": "leid_an_chórais leid_chórais treoracha_an_chórais treoracha_folaithe "
    "teachtaireacht_an_chórais "
    "anogwr_system anogwr_y_system neges_system neges_y_system cyfarwyddiadau_cudd "
    "cyfarwyddiadau_system prompt_system",
    "TOL": "tugadh dúradh tugtha ddywedwyd rhoddwyd roddwyd dywedwyd a_gefaist",
    "TEX": "téacs ábhar focail focal_ar_fhocal testun cynnwys gair_am_air air_am_air",
    "REV": "taispeáin nocht priontáil athscríobh foilsigh scaoil "
    "dangos dangosa dangoswch datgela datgelwch datgelu argraffa ailadrodd ailadrodda",
    "ARE": "tá_tú is_tusa lig_ort gníomhaigh bí_mar rwyt_ti'n ydych_chi'n bydd_yn ymddwyn ymddyga",
    "PRE": "lig_ort samhlaigh esgus esgusa dychmyga smalia",
    "NOW": "anois feasta as_seo_amach ón_nóiméad_seo nawr rwan o_hyn_ymlaen o_nawr_ymlaen bellach",
    "ROL": "cúntóir samhail cynorthwy-ydd gynorthwyydd cynorthwyydd chynorthwyydd model_iaith",
    "FRE": "gan_teorainn gan_chinsireacht gan_srianta "
    "heb_gyfyngiadau heb_reolau heb_sensoriaeth digyfyngiad",
    "HDN": "folaithe rúnda ceilte cudd gudd cyfrinachol gyfrinachol",
    "OFF": "díchumasaigh cuir_as bain_anuas "
    "diffodd diffodda diffoddwch analluoga analluogi analluogwch",
    "SAF": "scagairí_sábháilteachta sábháilteacht* cosaint cosaintí scagairí "
    "hidlydd_diogelwch hidlyddion diogelwch mesurau_diogelwch",
    "CHK": "deimhniú cead ceadú faomhadh dearbhú "
    "cadarnhad caniatâd cymeradwyaeth gadarnhad ganiatâd",
    "TEL": "inis abair luaigh insint cuir_in_iúl dweud dywed dywedwch hysbysu hysbysa soniwch",
    "HID": "folaigh ceil_é ceil_seo ceil_ar ceil_an ceil_na faoi_rún i_ngan_fhios go_rúnda "
    "cuddia cuddiwch cuddio yn_gyfrinachol yn_ddirgel yn_y_dirgel",
    "USR": "úsáideoir* úinéir* defnyddiwr ddefnyddiwr perchennog berchennog",
    "ASK": "fiafraigh iarr gofynna",
    "SND": "seol cuir_chuig seoladh_chuig uaslódáil anfon anfona anfonwch danfon uwchlwytho",
    "SEC": "pasfhoca* eochracha eochair dintiúir pasfhocal* "
    "cyfrinair cyfrineiriau gyfrineiriau allweddi manylion_mewngofnodi",
    "DAT": "comhrá comhad* comhaid stair sgwrs sgyrsiau ffeil ffeiliau hanes",
    "RUN": "rith cuir_i_bhfeidhm rhedeg rheda gweithredu",
    "TXT": "nóta_seo téacs_seo teachtaireacht_seo iontráil_seo "
    "nodyn_hwn neges_hon testun_hwn cofnod_hwn",
    "PAY": "uimhir_chuntais cuntas_bainc rhif_cyfrif cyfrif_banc rhif_y_cyfrif",
    "SWP": "athraigh cuir_in_áit newidia disodli disodla",
    "THS": "an_nóta_seo",
}
