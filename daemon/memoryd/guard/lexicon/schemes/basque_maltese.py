"""Basque and Maltese."""

WORDS = {
    "CON": "edozein_unetan jekk_xi_ħadd",
    "QUE": "galdetzen_badu jgħid",
    "ONL": "bakarra",
    "LIE": "gezur*",
}
