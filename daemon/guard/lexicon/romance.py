"""Spanish, Catalan, French, Portuguese, Italian, Romanian."""

WORDS = {
    "DIS": "scordatevi "
    "desobedece desobedezca desobedecer désobéis désobéir disobbedisci disobbedire "
    "desobedeça écarte écartez fai_finta_che accantona olvídate olvídese déjate rompe "
    "romper enfreins enfreindre infrangi infrangere viola violar quebre "
    "ignora ignorar ignore ignores ignoren ignorad ignorando ignorer ignorez ignorons "
    "ignorare ignorate ignori ignorando ignorem ignorati ignoreaza ignorati "
    "olvida olvidar olvide olvidate olvidar olviden olvidad olvidando olvidense "
    "oublie oubliez oublier oubliant esqueça esquece esquecer esqueca esquecam "
    "dimentica dimenticare dimentichi dimenticate dimenticati scorda scordati uita uitati uitã "
    "descarta descartar descarte descarten desestima desestimar desestime desconsidera "
    "desconsidere desconsiderar descarteu deja_de_lado deje_de_lado deja_a_un_lado "
    "no_tengas_en_cuenta no_tenga_en_cuenta no_hagas_caso haz_caso_omiso haga_caso_omiso "
    "hacer_caso_omiso pasa_por_alto pasar_por_alto omite omitir omita salta saltate anula anular "
    "anule anulad anuladas anulados anuladas canceladas cancela sobrescribe sobrescribir "
    "invalida invalidas elimina borra suprime revoca revocadas derogadas quedan_sin_efecto "
    "sin_efecto ya_no_valen ya_no_aplican ya_no_son_validas rechaza evita_cumplir salta "
    "ne_tiens_pas_compte ne_tenez_pas_compte ne_tiens_plus_compte ne_tenez_plus_compte "
    "ne_tenir_pas_compte fais_abstraction faites_abstraction faire_abstraction fais_fi "
    "faites_fi neglige negligez negliger ecarte ecartez passe_outre passez_outre passer_outre "
    "contourne contournez contourner outrepasse outrepassez annule annulez annuler annulees "
    "annules annulee supprime supprimez efface effacez laisse_tomber laissez_tomber "
    "mets_de_cote mettez_de_cote desobeis ne_sont_plus_valables ne_s'appliquent_plus caduques "
    "desconsiderem deixe_de_lado deixa_de_lado nao_leve_em_conta nao_considere despreze "
    "desprezar negligencie anule cancele contorne contornar burle burlar sobreponha "
    "non_tenere_conto non_considerare non_tener_conto lascia_perdere lascia_stare "
    "trascura trascurare trascurate scarta scartare annulla annullare annullate annullata "
    "aggira aggirare bypassa bypassare sovrascrivi sovrascrivere metti_da_parte "
    "mettere_da_parte elimina cancella tralascia tralasciare non_valgono_piu "
    "nu_tine_cont nu_tineti_cont las_deoparte oblida ignoreu",
    "NOT": "aucune aucun ninguna ningun ningunas ningunos nenhuma nenhum quaisquer nessuna nessun alcuna alcun nada rien niente gar_nichts nici_o no ne pas plus nunca jamas jamais ni non nao mai nunca niciodata nu never deja_de "
    "deje_de arrete_de cesse_de pare_de smetti_di cap",
    "WIT": "sin sans sem senza fara sense",
    "FOL": "sigas siga seguir sigue obedece obedecer obedezcas obedezca cumplas cumplir respetes "
    "respetar respeta acates acatar suis suivre suivez obeis obeir obeissez respecte respectez "
    "respecter applique appliquez appliquer siga sigas seguir obedeça obedecer cumpra cumprir "
    "respeite respeitar seguire segui seguite obbedire obbedisci rispettare rispetta "
    "rispettate applicare hagas_caso urma urmati asculta aplicar aplica conformes conforma",
    "PRI": "che_precedono que_preceden qui_précèdent que_precedem aparece_antes encima ci-dessus qui_sopra acima_desta ahi_arriba anterior anteriores previas previos previa previo precedente precedentes pasadas "
    "pasados arriba originales iniciales hasta_ahora hasta_aqui existentes antes recibidas "
    "recibido dadas precedents precedentes anterieures anterieurs anterieure ci-dessus "
    "jusqu'ici jusqu'a_present initiales initiaux plus_haut d'avant recues passees previas "
    "acima ate_agora prior antigas iniciais existentes passadas anteriori precedenti "
    "precedente sopra finora ricevute passate passati originali iniziali esistenti "
    "anterioare precedente anteriore de_mai_sus anteriors ci-avant donnees auparavant "
    "prealables prealable suso dessus",
    "ALL": "tudo cuanto quanto todas todos toda todo cualquier cualquiera toutes tous toute tout n'importe_quelle "
    "n'importe_quel chaque tutte tutti tutta tutto qualsiasi ogni qualunque qualquer quaisquer "
    "cada toate toti orice totes tots quelconque cualesquiera",
    "OWN": "operador operadores operateur operatore tus tu tes ta votre vos ton suas sua seus seu tuas tua tue tuoi tuo vostre vostri tale "
    "sistema systeme sistem seguridad securite seguranca sicurezza desarrollador desarrolladores "
    "developpeur developpeurs desenvolvedor desenvolvedores sviluppatore sviluppatori "
    "sviluppatori teves",
    "YOU": "hai tienes tens eres tu te vous usted voce você ti lei tu_esti esti es sei sois soyez",
    "INS": "instruccion* instruction* instrucao instrucoes istruzion* instructiun* instruccions "
    "directiva directivas directrices directriz directive* diretriz* direttiv* indicaciones "
    "indicazion* indicacoes consignas consigne* orientacoes orientaciones linee_guida pautas "
    "lineamientos prompt prompts directivele lignes_directrices instrucciones linhas_guia",
    "RUL": "regla reglas regle regles regra regras regola regole reguli regulile norma normas "
    "norme orden ordenes ordem ordens ordre ordres ordini ordine restriccion restricciones "
    "restriction* restricao restricoes restrizion* limitaciones limitations limitacoes "
    "limitazion* mensaje mensajes mensagem mensagens messaggio messaggi contexto contexte "
    "contesto politicas politiques politiche comandos comandi commandes contraintes vincoli "
    "restrictii limites limite limiti regles normele filtros filtri filtres regulile",
    "SYP": "prompt_del_sistema prompt_de_sistema prompt_do_sistema prompt_systeme prompt_di_sistema "
    "instrucciones_del_sistema instrucciones_de_sistema instrucciones_ocultas "
    "instrucciones_internas mensaje_del_sistema mensaje_de_sistema indicaciones_del_sistema "
    "prompt_inicial instrucciones_iniciales instructions_systeme instructions_du_systeme "
    "message_systeme instructions_cachees instructions_internes instructions_initiales "
    "invite_systeme invite_du_systeme prompt_initial prompt_du_systeme message_du_systeme "
    "instrucoes_do_sistema mensagem_do_sistema instrucoes_ocultas instrucoes_internas "
    "instrucoes_iniciais mensagem_de_sistema istruzioni_di_sistema istruzioni_del_sistema "
    "messaggio_di_sistema istruzioni_nascoste istruzioni_interne istruzioni_iniziali "
    "prompt_iniziale prompt_del_sistema promptul_de_sistem promptul_sistemului "
    "instructiunile_de_sistem reglas_de_seguridad normas_de_seguridad regras_de_seguranca "
    "regole_di_sicurezza regles_de_securite consignes_de_securite directrices_de_seguridad "
    "consignes_systeme consignes_du_systeme configuracion_oculta prompt_oculto prompt_cache "
    "politicas_de_seguridad diretrizes_de_seguranca consignes_initiales "
    "directives_de_securite directives_systeme",
    "TOL": "configuraron configuró programaron programó entrenaron entrenó configuré configurée "
    "entraîné configuraram treinaram programaram configurato addestrato creó creato créé "
    "criou crearon "
    "mandou manda ordenó ordenou mandó ordonné demandé ordinato detto_prima pediu "
    "disseste enseñaron enseñado appris insegnato ensinaram impuesto imposé imposto "
    "escribió écrit scritto escreveu programado programmé programmato "
    "diga dijo digan dira disent dice dicono disse dado dadas dijeron dicho dado recibiste recibido dieron donne donnees dit recu recues "
    "disseram dito recebeu deram dato date detto ricevuto impartite dijo he_dicho ai_primit",
    "REV": "dame dadme "
    "muéstrame enséñame escríbeme pásame dímelo léeme affiche-moi dis-moi récite recopier "
    "cite citer transcris dammi trascrivi recitami mostre-me diga-me me_mostre me_diga "
    "me_dê transcreva recite liste "
    "lee lea leer lis lisez leia leggi leggere lire repita repitam repetez répétez revela revelar revele reveles muestra mostrar muestre muestrame muestreme dime digame "
    "imprime imprimir imprima imprimez affiche affichez afficher montre montrez montrer "
    "montre-moi donne-moi donnez-moi revelez reveler divulgue divulguez divulga divulgar "
    "repite repitas repetir repita repete repetez devoile devoilez mostre mostra mostrami "
    "mostrare mostrate exiba exibir diga rivela rivelare rivelate rivelami stampa stampare "
    "dimmi ripeti ripetere scrivi escribe escribir escreva ecris ecrivez envia enviame "
    "enviar enseña ensename comparte compartir partage partagez communique visualizza "
    "afiseaza arata dezvaluie transcribe recopie recita transmets copia copie devuelve "
    "mandame manda invia inviami exporta expon exponer vuelca donne fornisci forneça entregue "
    "quel_est cual_es quais_sao quelles_sont quali_sono quali_sono_le spune-mi mostra'm",
    "ARE": "eres seras actua actuar actue comportate compórtate finge fingir haz_de imagina "
    "imaginate responde responder es tu_es vous_etes agis agissez agir comporte-toi "
    "comportez-vous fais_semblant fais_comme imagine joue jouez reponds repondez deviens "
    "seja aja atue agir comporte-se finja imagine responda voce_e sera sei sarai agisci agire "
    "comportati fingi fingere immagina rispondi diventa interpreta esti comporta-te "
    "actioneaza conviertete convertirte transforme-toi adopta assume assumi etes você_é "
    "activa activez ative attiva entra entrez entre opera fonctionne simula simule",
    "NOW": "ahora desde_ahora a_partir_de_ahora de_ahora_en_adelante en_adelante desormais "
    "maintenant a_partir_de_maintenant dorenavant a_partir_de_agora agora de_agora_em_diante "
    "d'ora_in_poi da_ora_in_poi adesso ora da_adesso_in_poi acum de_acum_inainte a_present "
    "da_ora de_ahora hoy ara dorénavant a_compter_de_maintenant daqui_em_diante da_questo_momento",
    "ROL": "asistente assistant assistente modelo modele modello ia ai bot hacker agente agent "
    "personaje personnage personagem personaggio chatbot pirate asistent modo mode modalita "
    "experto terminal",
    "FRE": "sin_restricciones sin_restriccion sin_limites sin_filtros sin_filtro sin_reglas "
    "sin_censura sin_limitaciones sin_ninguna_restriccion sin_ningun_limite sin_etica "
    "sin_ningun_filtro sin_ninguna_regla sin_normas sans_restriction sans_restrictions "
    "sans_limite sans_limites sans_filtre sans_filtres sans_regles sans_censure "
    "sans_aucune_restriction sans_aucun_filtre sans_aucune_limite sans_aucune_regle "
    "sans_contrainte sans_contraintes sans_limitation sans_morale sem_restricoes "
    "sem_nenhuma_restricao sem_limites sem_filtros sem_filtro sem_regras sem_censura "
    "sem_limitacoes sem_quaisquer_restricoes senza_restrizioni senza_alcuna_restrizione "
    "senza_limiti senza_filtri senza_regole senza_censura senza_limitazioni senza_vincoli "
    "senza_alcun_limite senza_nessuna_restrizione senza_alcun_filtro senza_filtro "
    "fara_restrictii fara_limite fara_filtre fara_reguli fara_nicio_restrictie sense_restriccions "
    "ilimitado irrestricto modo_desarrollador mode_developpeur modo_desenvolvedor modo_dios "
    "modalita_sviluppatore no_tienes_restricciones no_tienes_limites no_tienes_reglas "
    "n'as_aucune_restriction n'as_plus_de_restrictions n'avez_aucune_restriction "
    "n'as_plus_aucune_limite nao_tem_restricoes nao_tem_limites non_hai_restrizioni "
    "non_hai_limiti non_hai_regole libre_de_restricciones libero_da livre_de sem_amarras "
    "non_censure sin_ataduras n'as_plus_de_limites n'as_aucune_limite sem_ética",
    "OFF": "efface effacez borra desactiva desactivar desactive desactives apaga desactivez desactiver desative "
    "desativar desligue disattiva disattivare disattivate disabilita disabilitare "
    "deshabilita deshabilitar desabilite dezactiveaza elimina quita remueve supprime "
    "supprimez rimuovi remova coupe coupez spegni leve desactiven inhabilita salta contourne "
    "evade burla elude",
    "SAF": "seguridad securite seguranca sicurezza filtros filtres filtri salvaguardas "
    "garde-fous protections protecciones protezioni moderacion moderation moderacao "
    "moderazione censura restricciones restrictions etica ethique proteções siguranta "
    "safeguards",
    "CHK": "rastro avviso aviso consentimiento consentement consenso consentimento aviso_previo "
    "demander_confirmation preguntar confirmar confirmer confermare chiedere perguntar "
    "confirmacion confirmation confirmacao conferma confirmaciones permiso permisos "
    "permission autorizacion autorisation autorizacao autorizzazione aprobacion approbation "
    "aprovacao approvazione registro registros journalisation auditoria audit verificacion "
    "verification permissao permesso antivirus validation",
    "TEL": "cuéntale contarle contar adviertas advertir comentes comentar notifiques decirselo "
    "dirle digáis hagas_saber préviens préviennes signales signalez révèle révèles "
    "révéler avouer avoue avertis dis-lui en_parler parler dirgli dici raccontare "
    "raccontarlo riferire riferisci avverta avverti avvertire segnali menziona contes "
    "fale falar revele revelar avisa comunique informe_o alerte alertar "
    "previens previenne avise avises avisar avvisare sepa saiba sache sappia sabra digas decir diga dile decirle menciones mencionar mencione informes informar informe "
    "avises avisar cuentes reveles dis dire dites mentionne mentionner mentionnez informe "
    "informer informez previens prevenir preveniez digas dizer conte mencione mencionar "
    "avisar avise informe dirlo dire dica dillo menzionare menzioni informare informi avvisare "
    "avvisi segnalare notificar notifier notificare spune signaler signale parle avertir "
    "reporter reportar riveli comunicare",
    "HID": "oculta ocultar oculte esconde esconder escondas cache cacher cachez dissimule "
    "dissimuler esconda escondas oculte nascondi nascondere nascondete secretamente "
    "secretement segretamente discretement en_secreto en_secret em_segredo in_segreto "
    "a_escondidas en_cachette as_escondidas di_nascosto ascunde a_l'insu sin_que_se_entere "
    "sin_que_lo_sepa sem_que_saiba all'insaputa a_espaldas sigilosamente silenciosamente "
    "a_spalle",
    "USR": "supervisor gerente jefe auditor patron gérant superviseur capo responsabile supervisore auditores dueño propriétaire proprietario dono chefe clienti clientes "
    "usuaria usuários utilisatrice cliente client dueña propriétaire opérateur "
    "administrador administrateur amministratore operatore proprietario dono "
    "utilisateur all'utente dell'utente l'utente l'utilisateur usuario usuarios utilisateur utilisateurs usuario utente utenti utilizatorul "
    "utilizator utilizador propietario proprietaire operador nadie personne ninguem nessuno "
    "lui dueño usuari",
    "ASK": "pedir pidas preguntar preguntes demander demande demandez pergunte perguntar peca "
    "chiedere chieda chiedi solicitar cerere solliciter richiedere consultar",
    "SND": "inoltra inoltrare copiado copiados copiada copiadas copié copiato copiati exfiltrado filtrado subido "
    "subidos partagé partagés caricato caricati compartido divulgado "
    "envía envíe envíes envías enviado enviados enviaste envíalo envíame envíalas "
    "envíalos mándalo mandes mandas mandaste mandado sube_todo suba subes publique "
    "comparte compartir compartas transmite transmitir reenvíe reenvía reenvíes filtre "
    "envoies envoyé envoyés envoyée envoyées transmet transmis expédie expédier expédies "
    "téléverse téléverser partage partager transfères transférer poster publier invii "
    "inviato inviati mandi mandato trasmetti trasmettere trasmetta inoltri carichi "
    "caricare condividi pubblica enviou envies mandou mandei transmita compartilhe "
    "compartilhar transfira vaze vazar trimiteti "
    "envia enviar envie mandar manda envoie envoyez envoyer transmets transmettre "
    "transmettez sube subir publica publicar exfiltra filtra invia inviare inviate spedisci "
    "carica trimite encaminhe remets reenvia reenviar transfere transfiere mande "
    "encaminhar telecharge upload inoltra inoltrare poste publie televerse copia",
    "SEC": "contraseña contraseñas contrasenas clave claves clave_api claves_api mot_de_passe "
    "mots_de_passe cle_api cles_api cles identifiants senha senhas chave_api chaves_api chaves "
    "credenciales credenciais credenziali chiave_api chiavi_api chiavi chiave segretos secretos "
    "secrets segreti segredos tokens token parola parole_d'ordine parolele jetons password "
    "variables_de_entorno variables_d'environnement variaveis_de_ambiente variabili_d'ambiente "
    "chiavi_ssh claves_ssh cles_ssh clave_privada cle_privee chave_privada chiave_privata",
    "DAT": "carpeta carpetas repositorio expediente ficheros proyecto dossier dossiers dépôt "
    "cartella cartelle documento arquivo pasta pastas repositório mensaje mails courriels "
    "e-mail "
    "conversacion conversaciones conversation conversations conversa conversas "
    "conversazione conversazioni historial historique historico cronologia memoria memoire "
    "archivos fichiers arquivos file datos donnees dados dati base_de_datos base_de_donnees "
    "banco_de_dados correos emails documentos documents documenti contactos contacts contatti "
    "chat codigo_fuente code_source mensajes messages carpeta_personal fisiere",
    "RUN": "responde_a cumpla ejecutes ejecuten obedezca contesta contestas exécutes réalise "
    "accomplis réponds_à esegua esegui_ogni compi soddisfa rispondi_a executes cumpra "
    "responda_a atenda "
    "ejecuta ejecutar ejecute execute executez executer execute executar esegui eseguire "
    "eseguite cumple obedece realiza accepte effectue lanza lance executa ruleaza obeis "
    "fais faz haz",
    "CMD": "petición pregunta preguntas question questions domanda domande pergunta perguntas "
    "pedido instrucción "
    "comando comandos commande commandes ordre ordres comando comandi orden ordenes codigo "
    "code peticion peticiones demandes pedidos richieste richiesta solicitudes script "
    "requete requetes ordini",
    "NEW": "nuevas nueva nuevo nuevos reales real verdaderas verdadera nouvelles nouvelle vraies "
    "nouveau novas nova verdadeiras nuove nuova vere vera verdaderos vera noi noua",
    "TXT": "esta_entrada cette_entrée questa_voce esta_anotação este_registro este_apunte "
    "ce_texte-ci este_documento ce_document questo_documento "
    "esta_regla esta_orden cette_regle cette_consigne cette_directive questa_regola esta_regra esta_ordem questo_ordine esta_nota esta_memoria este_texto este_mensaje cette_note ce_message ce_texte "
    "cette_memoire esta_mensagem este_texto questa_nota questo_messaggio questo_testo "
    "estas_instrucciones ces_instructions estas_instrucoes queste_istruzioni esta_instruccion "
    "cette_instruction questa_istruzione esta_instrucao ce_souvenir",
    "PAY": "iban cuenta_bancaria compte_bancaire conta_bancaria conto_bancario beneficiario "
    "beneficiaire destinatario destinataire monedero portefeuille cuenta rib",
    "SWP": "reemplaza reemplazar sustituye sustituir cambia cambiar remplace remplacez remplacer "
    "substitua substituir troque sostituisci sostituire cambia modifica inlocuieste",
    "GRA": "autorizó aprobó permitió autorizada consiente aceptó accordé donné_son_accord "
    "consenti autorisés autorizzata acconsentito aprovou permitiu consentiu "
    "autorizado autorizados autorise autorisee autorisees autorizou autorizzato aprobado "
    "approuve aprovado approvato preaprobado preapprouve pre-aprovado permitido permis "
    "autorizo autoriza pre-approuve preautorizado",
    "MEN": "ataque ataques attaque attaques ataques attacco attacchi inyeccion inyecciones injection "
    "injections injecao injecoes iniezione detecta detecte bloquea bloque bloqueia blocca "
    "rechaza rechace rejette rejeita rifiuta refuse ejemplo exemple exemplo esempio "
    "articulo article artigo articolo charla conference palestra taller atelier curso corso "
    "prueba pruebas formation phishing frases phrases frasi frase intentos tentatives "
    "tentativas tentativi exemplu filtra rileva detectar detecter simulacro presentation "
    "presentacion libro livre livro chanson cancion",
    "THR": "usuario utilisateur utente usuario cliente clientes client clients equipo equipe "
    "squadra jefe chef capo chefe            gestor "
    "compilador script aplicacion application  aplicativo utilizatorul clientul profesor "
    "prof mama abogado avocat",
    "TOP": "sobre para acerca_de respecto a_propos concernant pour sur de_la_factura su per "
    "riguardo riguardanti relativas relatives relative despre pentru du des della dello delle "
    "da di",
    "CMP": "incendie routière incendio stradale vial ",
    "RES": "moral morale moralité moralidad ética éthique escrúpulos scrupules scrupoli "
    "consignes interdits prohibiciones tabúes "
    "restriccion* restriction* restricao restricoes restrizion* limitacion* limitation* limitacao limitacoes limitazion* limite limites limiti limita reglas regla regles regle regras regra regole regola filtro filtros filtre filtres filtri censura censure contrainte contraintes vincoli vincolo barreras normas etica ethique tabous tabues restrictii reguli ataduras freno frenos",
    "NTL": "nu_spune",
    "TEX": "tudo_o_que tutto_ciò_che texto textos texte testo contenido contenu contenuto conteudo palabras palavras parole mots text mensaje message",
    "LIB": "libre libres libre_de libero liberi livre livres libera liberado libre",
    "HAK": "hacker pirata pirate_informatique",
    "PRE": "haz_como_si haz_de_cuenta hagamos_como imagínate actúa_como_si compórtate_como_si "
    "supón supongamos fais_comme_si fais_comme-si considère imaginez agis_comme "
    "comporte-toi_comme suppose_que faça_de_conta faz_de_conta aja_como_se suponha "
    "considera considere fai_finta fa_finta immagina comportati_come agisci_come supponi "
    "finge fingir finja finjas como_si fais_comme comme_si fais_semblant fingi fingere come_se imagina imagine como_se fingi_di haz_como",
    "MY": "mi mis mon mes ma meu minha meus minhas mio miei mia mie",
    "WHA": "cual cuál qué quel quelle quels qual quais quale quali care",
    "THS": "esto estos estas este esta ello isto isso este estes essas ces cette cela ça ceci questo queste questi ciò acest acestea aquestes",
    "SKP": "está esta las los la el de del que lo le les des de la a que qui las os as o do da dos das que gli "
    "le i di che lo un una une un uma y et e ed si se par por per esas esos ces ese questi quelle "
    "aux al alle dei degli te me moi mi il",
    "HDN": "parola_per_parola palabra_por_palabra mot_pour_mot palavra_por_palavra mot_à_mot "
    "al_pie_de_la_letra tel_quel letteralmente textualmente literalmente íntegro íntegra "
    "intégral intégralement na_íntegra por_completo "
    "",
    "EXI": "existen existieran existe existiera existieron n'existent n'existe existaient existé "
    "existem existissem existiram existiu esistono esistessero esiste esistito esistite "
    "",
    "OVR": "prioridad prevalece prevalecen por_encima más_importante tiene_prioridad "
    "tienen_prioridad prima_sobre priorité prioritaire prime l'emporte prévaut "
    "plus_important passe_avant au-dessus prioridade prevalecem acima_de mais_importante "
    "priorità prevale prevalgono più_importante al_di_sopra "
    "",
    "REF": "rechaces rechazar niegues negarte te_niegues refuse refuses refuser refusez recuse "
    "recusar negue rifiutare rifiuti rifiutarti rechaza "
    "",
    "DED": "borraste borrado borrados borrada eliminaste eliminado eliminados enviaste enviado reenviado reenviados reenvias reenvían filtrado copiado copiaste modificaste modificado desactivado desactivaste transferido effacé effacés effacées effacée supprimé supprimés supprimées supprimée transféré transférés transférées envoyé envoyés envoyées copié copiés copiées modifié modifiés désactivé désactivée fuité inoltrate inoltrati inoltrato inoltra inviate inviati inviato copiato copiati cancellato cancellati cancellate eliminato eliminati modificato disattivato trasferito trasferiti apagado apagados apagadas apagaste apagou excluído excluídos encaminhado encaminhados enviados enviadas copiados copiou alterado alterados desativado transferidos vazado",
}
