"""Irish and Welsh."""

WORDS = {
    "CON": "aon_uair_a gach_uair os_bydd os_oes_rhywun pan_fydd pryd_bynnag",
    "ONL": "yn_unig",
    "REA": "logáil_isteach",
    "QUE": "holi yn_gofyn",
    "INL": "gosod_eto",
    "REC": "argymhell*",
}
