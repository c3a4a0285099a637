import type { notificationsMessages as english } from "#app/features/notifications/messages";
import type { Translation } from "../translation";

/** In-app notifications: one sentence per kind, the page that lists them, and the counts in the header, in Italian. */
export const notificationsMessages: Translation<typeof english> = {
  title: "Notifiche",
  intro: "Cosa è successo mentre non c’era.",
  emptyTitle: "Nessuna novità",
  emptyText: "Risposte alle Sue richieste, promemoria e messaggi compaiono qui man mano che arrivano.",
  emptyAction: "Trova un consulente",
  list: "Notifiche",
  markAll: "Segna tutte come lette",
  markedAll: "Tutte le notifiche sono state segnate come lette.",
  markOne: "Segna come letta",
  markOneLabel: "Segna come letta: {text}",
  new: "Nuova",
  preferences: "Scegli cosa ricevere",
  newer: "Più recenti",
  older: "Meno recenti",
  bell: "Notifiche",
  bellUnread: "{count, plural, one {Notifiche, # non letta} other {Notifiche, # non lette}}",
  messages: "Messaggi",
  messagesUnread: "{count, plural, one {Messaggi, # conversazione non letta} other {Messaggi, # conversazioni non lette}}",
  somebody: "Un cliente",
  withSomebody: "un cliente",
  someAdvisor: "Un consulente",
  withSomeAdvisor: "un consulente",

  consultation_requested:
    "{how, select, changed {{name} ha modificato la richiesta (argomento: {topic}): {when}} other {{name} Le chiede una consulenza (argomento: {topic}): {when}}}",
  consultation_answered: "{name} ha {answer, select, accepted {accettato} other {rifiutato}} la Sua richiesta (argomento: {topic}): {when}",
  consultation_countered: "{name} propone un altro orario per la Sua consulenza (argomento: {topic}): {when}",
  consultation_rescheduled:
    "La Sua consulenza con {withName} (argomento: {topic}) {how, select, passed {torna all’orario richiesto all’inizio, perché nessuno ha risposto alla proposta} takenBack {torna all’orario richiesto all’inizio} kept {resta all’orario già fissato} agreed {è fissata} other {ha un nuovo orario}}: {when}",
  consultation_cancelled:
    "{how, select, withdrawn {{name} ha ritirato la richiesta (argomento: {topic}, {when})} expired {La richiesta con {withName} (argomento: {topic}, {when}) è scaduta senza risposta} expiredYou {Non ha risposto in tempo: la richiesta con {withName} (argomento: {topic}, {when}) è scaduta} expiredThem {{name} non ha risposto in tempo: la richiesta (argomento: {topic}, {when}) è scaduta} waived {{paid} non vengono più addebitati per la Sua consulenza con {withName} (argomento: {topic}, {when})} refunded {Rimborso di {paid} per la Sua consulenza con {withName} (argomento: {topic}, {when})} other {La Sua consulenza con {withName} (argomento: {topic}, {when}) {how, select, noShow {è stata segnata come mancata} missedYou {risulta mancata per la Sua assenza{cost, select, payer {: non viene restituito nulla} payee {: non riceve alcun compenso} other {}}} missedThem {risulta mancata per l’assenza di {name}{cost, select, payer {: Le viene restituito quanto ha pagato} payee {: il prezzo resta dovuto} other {}}} saidAbsent {attende un Suo riscontro: {name} segnala che Lei non c’era} saidAgain {è al nostro esame: {name} segnala di nuovo che Lei non c’era} contested {è al nostro esame: {name} segnala che Lei non c’era} absenceDenied {è al nostro esame: {name} dichiara che era presente} absenceWords {ha una precisazione di {name} su chi era presente} absenceTakenBack {non è mancata: {name} ha ritirato la segnalazione} other {è stata annullata}}}}",
  consultation_reminder:
    "{how, select, answer {{name} aspetta la Sua risposta su un altro orario per la Sua consulenza su {topic}: {when}} other {Tra poco la Sua consulenza con {withName} (argomento: {topic}): {when}}}",
  consultation_completed: "La Sua consulenza con {withName} (argomento: {topic}) è completata",
  consultation_reviewed:
    "{how, select, reply {{name} ha risposto alla Sua recensione} shown {Entrambe le recensioni sono visibili: la Sua consulenza con {withName}} other {{name} ha recensito la Sua consulenza}} (argomento: {topic})",
  message: "{name} Le ha scritto",
  application_decided:
    "{decision, select, approved {La Sua candidatura da consulente è stata approvata. Le diamo il benvenuto} undone {La decisione sulla Sua candidatura da consulente è stata annullata: viene riesaminata} other {La Sua candidatura da consulente non è stata approvata}}",
  category_answered:
    "La Sua richiesta per la categoria “{name}” {decision, select, answered {ha ricevuto risposta} other {è stata rifiutata}}",
  report_answered:
    "{about, select, review {La recensione che ha segnalato {decision, select, hidden {è stata rimossa} shown {è di nuovo visibile} other {è stata esaminata e resta}}} other {Il messaggio che ha segnalato {decision, select, hidden {è stato rimosso} shown {è di nuovo visibile} other {è stato esaminato e resta}}}}",
  payment_update:
    "{how, select, arrived {Il Suo pagamento di {paid} è arrivato} paid {{paid} pagati per {when}} unconfirmed {{paid} confermati per errore e non ancora arrivati} missing {Non abbiamo trovato il Suo pagamento di {paid}} returned {Le abbiamo restituito {paid}} unreturned {{paid} segnalati per errore come restituiti e non ancora partiti} refused {Non è stato possibile incassare {paid}} refundRefused {Non è stato ancora possibile rimborsarLe {paid}} letGo {Non deve più pagare nulla} disputed {Un pagamento di {paid} è contestato} disputeKept {La contestazione di {paid} è chiusa e il pagamento resta} disputeLost {{paid} sono tornati al cliente} sentBackElsewhere {{paid} sono stati rimborsati} other {{paid} da pagare}}: {topic}, {name}",
  payment_marked:
    "{how, select, waiting {{name} attende un riscontro sul suo pagamento di {paid}} refused {Non è stato possibile incassare {paid} da {name}} refundRefused {Non è stato possibile eseguire il rimborso di {paid} per {name}} transferRefused {Non è stato possibile eseguire il trasferimento di {paid} per {name}} leaving {{name} elimina l’account e deve ancora {paid}} releaseRefused {Non è stato possibile liberare {paid} di {name}} endCheckoutRefused {Non è stato possibile chiudere il pagamento online di {name} ({paid})} disputed {{name} contesta {paid}} disputeKept {La contestazione di {name} su {paid} è chiusa e il pagamento resta} disputeLost {La contestazione di {name} su {paid} è persa} sentBackElsewhere {{name} ha ricevuto il rimborso di {paid} dal fornitore dei pagamenti} other {{name} ha segnalato {paid} come pagati}}",
  admin_waiting:
    "{about, select, applications {Candidature da esaminare} overdue {Candidature in ritardo} reports {Segnalazioni in attesa} returns {Pagamenti da restituire} disputes {Consulenze da decidere} other {Richieste di categoria in attesa}}: {count}",
  payout_made: "{how, select, transferRefused {Non è stato ancora possibile trasferirLe {paid}} other {Accredito di {paid} effettuato}}",
  payout_destination: "La destinazione dei Suoi accrediti è stata cambiata",
  meeting_link: "Il link per l’incontro delle Sue consulenze è stato cambiato",
  terms_changed: "Le condizioni delle Sue consulenze sono cambiate",
  account_change:
    "{about, select, feed {Al Suo account è stato aggiunto un calendario} ownFeed {È stato creato un indirizzo segreto delle Sue consulenze} rate {La Sua tariffa oraria è stata cambiata} passwordLink {Un amministratore ha creato un link per scegliere una nuova password del Suo account} emailChangeLink {Un amministratore ha creato un link per confermare il cambio del Suo indirizzo} other {L’autenticazione a due fattori del Suo account verrà disattivata}}",
  site_changed:
    "{about, select, payWay {È cambiato il modo in cui pagano i clienti} address {È cambiato l’indirizzo del sito} mailServer {È cambiato il server di posta del sito} contact {Sono cambiati i contatti del sito} name {È cambiato il nome del sito} rules {Sono cambiati i prezzi e le regole} danger {È cambiato ciò che il sito dice a chi è in pericolo} exported {Sono stati esportati tutti i dati del sito} listed {Un amministratore ha scaricato un elenco} granted {{name} è ora amministratore} putBack {Ciò che è stato fatto nell’account di {name} come amministratore è annullato} secondFactor {L’autenticazione a due fattori di {name} verrà disattivata} other {{name} non è più amministratore}}",
  admin_role: "{how, select, granted {Ora è amministratore} other {Non è più amministratore}}",
  new_device: "Accesso al Suo account da un nuovo dispositivo: {device}",

  preferencesTitle: "Notifiche",
  preferencesText: "Cosa riceve nell’app e via email. Le email per la sicurezza del Suo account arrivano sempre.",
  inApp: "Nell’app",
  byMail: "Via email",
  mailAlways: "L’email arriva sempre.",
  loginNotifications: "L’email si attiva con l’opzione “Notifiche di accesso” in <link>Sicurezza</link>.",
  kind_consultation_requested: "Richieste rivolte a Lei come consulente",
  kind_consultation_answered: "Risposte alle Sue richieste",
  kind_consultation_countered: "Proposte di un altro orario",
  kind_consultation_rescheduled: "Nuovi orari concordati",
  kind_consultation_cancelled: "Annullamenti, rimborsi e richieste senza risposta",
  kind_consultation_reminder: "Promemoria prima di una consulenza e prima che scada il tempo per rispondere",
  kind_consultation_completed: "Consulenze completate",
  kind_consultation_reviewed: "Recensioni",
  kind_message: "Messaggi",
  kind_application_decided: "Esito della candidatura da consulente",
  kind_category_answered: "Risposte alle Sue richieste di categoria",
  kind_report_answered: "Risposte alle Sue segnalazioni",
  kind_payment_update: "I Suoi pagamenti",
  kind_payment_marked: "Pagamenti da confermare o da regolare, come amministratore",
  kind_admin_waiting:
    "Candidature, segnalazioni, richieste di categoria, pagamenti da restituire e consulenze da decidere, come amministratore",
  kind_payout_made: "Accrediti a Lei come consulente",
  kind_payout_destination: "Modifiche della destinazione dei Suoi accrediti",
  kind_meeting_link: "Modifiche del link per l’incontro",
  kind_terms_changed: "Modifiche delle Sue condizioni come consulente",
  kind_account_change: "Calendari, tariffa e accesso del Suo account",
  kind_site_changed: "Modifiche dei pagamenti e della gestione del sito, come amministratore",
  kind_admin_role: "Il Suo ruolo di amministratore, assegnato o revocato",
  kind_new_device: "Accessi da un nuovo dispositivo",
};
