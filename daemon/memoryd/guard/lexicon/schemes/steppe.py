"""Mongolian, Kyrgyz, more Kazakh, Uzbek and Azerbaijani."""

WORDS = {
    "CON": "хэн_нэгэн кім_болса_да agar kimdir qachon_bo'lsa kimsə",
    "QUE": "асуух_үед",
    "MON": "шилжүүл* аудар",
    "REC": "санал_болго",
    "ONL": "doim har_doim",
}
