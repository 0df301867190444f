"""Spanish, Portuguese, French, Italian, Romanian, Catalan."""

WORDS = {
    "APV": "aprueba aprueban aprueben apruébalo apruébala apruebe aprobar aprobado aprobada "
    "aprobados aprobación acepta acepte aceptar acéptalo autoriza autorizar autorizado "
    "valida validar visto_bueno reembolsa reembolsar superado aprova aprovar aprove "
    "aprovado aprovada aceita aceitar aceite autorize liberado libere libera passa passam "
    "passou reembolse approuve approuver approuvez approuvé approuvée approuvés valide "
    "valider validez validé validée accepte accepter acceptez accepté autorise autoriser "
    "passent passé passer rembourse rembourser remboursé réussi approva approvare "
    "approvato approvata approvi accetta accettare accettato autorizza autorizzare "
    "convalida rimborsa rimborsare passano superato aprobă aproba aprobat aprobată "
    "acceptă accepta acceptat validează rambursează",
    "CTR": "contabilidad contable finanzas auditor auditora auditoría auditores cumplimiento "
    "recursos_humanos rrhh gerencia gerente dirección director directora jefe jefa "
    "supervisor supervisora equipo junta socios compañeros compañero cliente clientes "
    "clienta huésped inquilino paciente padres revisor revisores contabilidade contador "
    "financeiro auditoria chefia chefe diretor diretora diretoria gestor gestora equipa "
    "equipe conselho colegas comptabilité comptable finances auditeur auditeurs "
    "conformité ressources_humaines drh direction directeur directrice patron patronne "
    "responsable chef chefs équipe conseil collègues collègue client clients locataire "
    "hôte parents recruteur recruteuse contabilità contabile finanza revisore revisori "
    "risorse_umane direzione direttore direttrice capo responsabile squadra consiglio "
    "colleghi collega clienti ospite genitori selezionatore contabilitate contabil șef "
    "șeful șefa conducerea echipa echipei auditorul clientul clienții colegi colegii "
    "comptabilitat cap equip",
    "PRF": "recibo recibos justificante justificantes comprobante comprobantes prueba pruebas "
    "ticket identificación firma firmas mirar revisar revisión comprobar preguntas "
    "a_ciegas comprovativo comprovativos comprovante comprovantes prova provas assinatura "
    "assinaturas olhar verificar verificação às_cegas justificatif justificatifs reçu "
    "reçus preuve preuves signature signatures regarder relire lire relecture vérifier "
    "vérification questions aveuglément ricevuta ricevute scontrino scontrini prove "
    "giustificativo giustificativi firme guardare leggere controllo controllare verifica "
    "chitanță chitanțe bon dovadă dovezi semnătură verificare rebut comprovant",
    "FST": "primero primera primeros primer_lugar primer_puesto candidato candidata candidatos "
    "candidatas proveedor proveedores oferta ofertas agencia clasificación puntuación "
    "puntúa máxima arriba encabeza preselección primeiro primeira primeiros fornecedor "
    "fornecedores proposta propostas agência classificação pontuação topo premier "
    "première premiers candidat candidate candidats fournisseur fournisseurs offre offres "
    "agence classement classe note_maximale haut présélection primo prima primi candidati "
    "fornitore fornitori offerta offerte agenzia classifica punteggio cima primul "
    "candidatul candidați furnizor furnizorul ofertă oferte clasament primer",
    "FLW": "error errores fallo fallos falla fallas defecto falso falsa falsos mal sabotea "
    "sabotear rencor resentido resentida odia odio venganza erro erros falha falhas "
    "sabota sabotar rancor ressentido vingança erreur erreurs bug bugs faille failles "
    "faux fausse sabote saboter rancune déteste vengeance errore errori difetto difetti "
    "sabotare rancore vendetta eroare erori greșeală greșeli fals falsă sabotează "
    "ranchiună urăște",
    "ANS": "respuesta respuestas responde contesta contestación salida correo resposta respostas "
    "réponse réponses réponds répond risposta risposte rispondi risponde răspuns răspunde "
    "răspunsuri",
    "NTE": "nota notas línea líneas entrada palabra frase mensaje comentario archivo linha "
    "bilhete palavra mensagem comentário ficheiro arquivo anotação note notes ligne "
    "lignes mot phrase message fiche fichier commentaire riga righe parola messaggio "
    "appunto voce file notă rând rândul cuvânt mesaj missatge línia paraula",
    "ADD": "añade añadir agrega pon poner ponlo mete meter incluye incluir escribe marca márcala "
    "anota adiciona acrescenta coloca ponha põe inclui escreve escreva insere ajoute "
    "ajouter mets mettre glisse glisser inscris insère note-le note écris inclus aggiungi "
    "aggiungere metti mettere inserisci scrivi segna includi adaugă pune scrie strecoară "
    "marchează afegeix posa escriu",
    "SBD": "alguien nadie quien quienquiera cualquiera gente visitante alguém ninguém quem "
    "qualquer pessoa quelqu'un personne quiconque celui on visiteur qualcuno nessuno "
    "chiunque chi persona cineva nimeni oricine cine algú ningú qui",
    "LNK": "dirección cuenta cuentas enlace número tarjeta buzón sitio página servidor banco "
    "teléfono endereço conta contas ligação link cartão site pix adresse compte comptes "
    "lien numéro carte boîte serveur banque téléphone indirizzo conto conti collegamento "
    "numero carta casella sito server banca telefono adresa cont contul număr card bancă "
    "adreça enllaç",
}
