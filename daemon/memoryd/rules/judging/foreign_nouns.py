"""Nouns of German, French, Spanish and Portuguese rules that say no more than their English words
do, beside those of `vocabulary`."""

from memoryd.rules.judging.tokens import word_set

FOREIGN_NOUNS = word_set(
    "proyecto projet projeto projekt petición peticion peticiones solicitud solicitudes requête "
    "requete requêtes requetes anfrage anfragen requisição requisições"
)
"""What may stand in any rule: projects and requests."""

FOREIGN_APPOINTMENTS = word_set(
    "cita citas evento eventos événement événements rendez-vous compromisso compromissos "
    "veranstaltung veranstaltungen"
)
"""What stands in a calendar."""

REQUESTING_WORDS = word_set(
    "requests request send make call pedido pedidos verzoek verzoeken richiesta richieste método "
    "metodo méthode methode verb verbo verbe запрос запросы запросов żądanie żądania żądań isteği "
    "istek effectue effectuez haz realices mache machen mach faz fare inviare"
)
"""What stands beside the method of a request: "no hagas peticiones DELETE"."""
