import { MAX_COUNTERS, NO_SHOW_AFTER_MINUTES, NO_SHOW_REPLY_HOURS } from "#app/features/booking/deadlines";
import type { lifeMessages as english } from "#app/features/booking/life/messages";
import { OWN_NOTE_MAX_CHARACTERS } from "#app/features/booking/limits";
import type { Translation } from "../../translation";

/** A consultation's page and lists after the request: other times, endings, notes, in Italian. */
export const lifeMessages: Translation<typeof english> = {
  proposedByThem:
    "{name} propone invece <time></time>. Se accetta l’orario entro la scadenza (<deadline></deadline>), l’appuntamento è fissato.",
  proposedByYou:
    "Ha proposto <time></time>. {name} può accettare fino alla scadenza (<deadline></deadline>); poi l’appuntamento è fissato.",
  rescheduleAskedByThem:
    "{name} chiede di spostare l’appuntamento: <time></time>. L’orario attuale resta valido, a meno che Lei non accetti entro la scadenza (<deadline></deadline>).",
  rescheduleAskedByYou:
    "Ha chiesto di spostare l’appuntamento: <time></time>. L’orario attuale resta valido, a meno che {name} non accetti entro la scadenza (<deadline></deadline>).",
  endedQuestion:
    "L’orario è passato. La consulenza si è svolta? Senza una Sua risposta entro la scadenza (<deadline></deadline>), risulterà completata.",
  sayWhether: "Indichi se si è svolta",
  underWay: `È in corso. Se {name} non si presenta entro ${NO_SHOW_AFTER_MINUTES} minuti dall’inizio, può segnalarlo qui.`,
  cancelledByYou: "Ha annullato questa consulenza.",
  cancelledByThem: "{name} ha annullato questa consulenza.",
  cancelledByAdmin: "Abbiamo annullato questa consulenza.",
  missedYou: "Risulta la Sua assenza.",
  missedThem: "Risulta l’assenza di {name}.",
  decidedYou: "Abbiamo deciso: risulta la Sua assenza.",
  decidedThem: "Abbiamo deciso: risulta l’assenza di {name}.",
  proposedBadge: "Proposto un nuovo orario",
  proposedLine: "Proposta: <time></time>",
  refunded: "Rimborso",
  refundedLine: "Da restituire al cliente: {amount}.",
  refundedToYou: "Le restituiremo {amount}.",
  sentBackToYou: "Le abbiamo restituito {amount}.",
  paymentAwaited: "Da pagare: {open}.",
  paymentSeeHow: "Come pagare",
  staysDue: "{amount} risultano pagati e non viene restituito nulla.",
  paymentMarked: "Ha segnalato il Suo pagamento. Lo confermeremo appena sarà arrivato.",

  propose: "Proponi un altro orario",
  proposeTitle: "Proponi un altro orario",
  proposeText:
    "Il prezzo resta {price}. {name} può accettare, proporne un altro o chiudere la richiesta; fino ad allora entrambi gli orari restano riservati. {left, plural, one {Questa è l’ultima proposta.} other {Avete ancora # proposte in due.}}",
  proposeSend: "Proponi",
  proposeBack: "Proponi un altro orario",
  proposeBackText: "Prende il posto dell’orario proposto da {name}: {time}.",
  proposedTime: "Proposto",
  standsUntilAgreed: "Resta valido finché non è concordato il nuovo orario",
  heldUntilAgreed: "Chiesto all’inizio; riservato fino ad allora",
  reschedule: "Sposta",
  rescheduleTitle: "Chiedi un altro orario",
  rescheduleText:
    "Il prezzo resta {price}. L’orario attuale resta valido finché {name} non accetta. {left, plural, one {Questa è l’ultima proposta.} other {Avete ancora # proposte in due.}}",
  rescheduleSend: "Invia la richiesta per {name}",
  lateMoveNow:
    "Se annulla dopo lo spostamento, {percent, select, 0 {non viene rimborsato nulla} other {viene rimborsato al massimo il {percent}%}}: è ciò che vale adesso, così vicino all’inizio.",
  lateMoveAsked:
    "{who, select, you {Se annulla dopo lo spostamento} other {Se {name} annulla dopo lo spostamento}}, {percent, select, 0 {non viene rimborsato nulla} other {viene rimborsato al massimo il {percent}%}}: la richiesta è arrivata tardi.",
  lateMoveStands:
    "La consulenza è stata spostata tardi, su Sua richiesta. Se annulla, {percent, select, 0 {non viene rimborsato nulla} other {viene rimborsato al massimo il {percent}%}}.",
  sending: "Invio…",
  freeTimes: "Orari liberi",
  timeSoFar: "Finora: <time></time>",
  otherTime: "Un altro orario",
  otherTimeHint: "Fuso orario: {zone}.",
  otherTimeHintNoZone: "Orari nel Suo fuso orario.",
  agree: "Accetta il nuovo orario",
  agreeing: "Accettazione…",
  keepTime: "Mantieni l’orario attuale",
  takeBack: "Ritira la proposta",
  keeping: "Salvataggio…",
  countered: "{name} ha ricevuto la Sua proposta di un altro orario.",
  agreedToTime: "Ha accettato l’orario proposto da {name}.",
  proposalTakenBack: "Ha ritirato la Sua proposta. Torna valido l’orario richiesto all’inizio.",
  rescheduleAsked: "{name} ha ricevuto la Sua richiesta di un altro orario.",
  rescheduled: "La Sua consulenza con {name} è stata spostata.",
  timeKept: "La Sua consulenza con {name} resta all’orario già fissato.",

  cancel: "Annulla consulenza",
  cancelling: "Annullamento…",
  cancelTitle: "Annullare questa consulenza?",
  cancelAsClient:
    "{part, select, all {Riceverà il rimborso di tutto ciò che ha pagato: {refund}.} none {Dei {total} pagati non viene rimborsato nulla.} other {Riceverà un rimborso di {refund} sui {total} pagati.}} {name} riceverà un avviso.",
  cancelUnpaid: "Non ha ancora pagato e non dovrà pagare nulla. {name} riceverà un avviso.",
  cancelStillDue:
    "Non ha ancora pagato. Con così poco anticipo {part, select, all {resta dovuto l’intero prezzo di {total}} other {restano dovuti {due} su {total}}}. {name} riceverà un avviso.",
  cancelAsAdvisor:
    "{paid, select, no {{name} non ha ancora pagato e non dovrà pagare nulla. Riceverà un avviso.} said {{name} ha segnalato il pagamento. Quanto è arrivato o arriverà sarà restituito. {name} riceverà un avviso.} other {{name} riceverà un avviso e il rimborso completo ({total}).}}",
  cancelReason: "Motivo per {name}",
  cancelled: "La Sua consulenza con {name} è stata annullata.",
  policyTitle: "In caso di annullamento",
  policyLater:
    "Fino a {hours, plural, one {# ora} other {# ore}} prima dell’inizio: rimborso {percent, select, 100 {completo} other {parziale ({percent}%)}}.",
  policyRest: "Più tardi: rimborso {percent, select, 100 {completo} other {parziale ({percent}%)}}.",
  policyLast: "Più tardi: nessun rimborso.",
  policyNowNone: "Così vicino all’inizio non è previsto alcun rimborso.",
  policyNowRest: "Fino all’inizio: rimborso {percent, select, 100 {completo} other {parziale ({percent}%)}}.",
  policyAdvisor: "Se {name} annulla o non si presenta, Lei riceve un rimborso completo.",

  complete: "Si è svolta",
  completing: "Salvataggio…",
  completed: "La Sua consulenza con {name} è completata.",
  noShow: "L’altra persona non c’era",
  noShowTitle: "{name} non c’era?",
  noShowAsClient: `Prima sentiamo {name}, che ha ${NO_SHOW_REPLY_HOURS} ore per rispondere. Se non risponde, {paid, select, no {Lei non dovrà pagare nulla} other {Lei riceve un rimborso completo}}; se {name} racconta una versione diversa, decidiamo noi.`,
  noShowAsAdvisor: `Prima sentiamo {name}, che ha ${NO_SHOW_REPLY_HOURS} ore per rispondere. Se non risponde, il prezzo resta dovuto; se {name} racconta una versione diversa, decidiamo noi.`,
  noShowAgain: "{name} ha già risposto. Esaminiamo le due versioni e decidiamo; non potrà più ritirare la segnalazione.",
  noShowOfCompleted:
    "{name} dichiara che la consulenza si è svolta. Esaminiamo le due versioni e decidiamo; non potrà ritirare la segnalazione.",
  noShowReason: "Cosa è successo",
  noShowSend: "Segnala",
  noShowReported: "Sentiamo {name} per sapere com’è andata.",
  absenceSaidOfYou:
    "{name} segnala che Lei non c’era. Ci dica com’è andata entro la scadenza (<deadline></deadline>): se non riceviamo nulla, la segnalazione resta valida.",
  absenceCostsAdvisor:
    "In tal caso Lei non riceve nulla e {paid, select, yes {{name} riceve in restituzione {total}} other {{name} non deve nulla}}.",
  absenceCostsClient:
    "In tal caso {paid, select, yes {dei {total} che ha pagato non viene restituito nulla} other {il prezzo ({total}) resta dovuto}}.",
  absenceSaidByYou:
    "Ha segnalato che {name} non c’era. {name} può rispondere fino alla scadenza (<deadline></deadline>); se non arriva nulla, la segnalazione resta valida.",
  absenceDisputed:
    "Lei e {name} date versioni diverse sulla presenza di entrambi. Le esaminiamo tutte e due e decidiamo; riceverà una notifica.",
  absenceSaid: "La versione di {name}",
  absenceYouSaid: "La Sua versione",
  takeNoShowBack: "L’altra persona c’era",
  takeNoShowBackTitle: "L’altra persona c’era?",
  takeNoShowBackAsks:
    "Non resterà nulla da decidere: la Sua segnalazione e l’eventuale risposta di {name} non conteranno più, e {name} riceverà un avviso. La consulenza risulterà conclusa ({time}) e non verrà restituito nulla.",
  takeNoShowBackSend: "Ritira",
  absenceTakenBack: "Ha ritirato la segnalazione. {name} riceverà un avviso.",
  wasThere: "Io c’ero",
  wasThereTitle: "Lei c’era?",
  wasThereText: "{name} e noi leggeremo ciò che scrive. Poi decidiamo.",
  wasThereSend: "Invia",
  addWords: "Dire com’è andata",
  addWordsText: "Finora non ha scritto nulla. {name} e noi leggeremo ciò che scrive; poi non si può più cambiare.",
  wordsNeeded: "Scriva che cosa è successo.",
  wordsAdded: "Grazie. Lo leggeremo prima di decidere.",
  absenceDenied: "Grazie. Esaminiamo la Sua versione e quella di {name}, poi decidiamo.",
  wasNotThere: "Io non c’ero",
  wasNotThereTitle: "Lei non c’era?",
  wasNotThereAsClient:
    "{paid, select, yes {In tal caso dei {total} che ha pagato non viene restituito nulla.} other {In tal caso il prezzo ({total}) resta dovuto.}}",
  wasNotThereAsAdvisor:
    "{paid, select, no {In tal caso {name} non deve pagare nulla.} other {In tal caso {name} riceve un rimborso completo ({total}).}}",
  absenceAdmitted: "Grazie per avercelo detto.",
  absenceOpen: "Non è ancora stabilito chi fosse presente.",

  platformFee: "Commissione della piattaforma",
  youNet: "Riceve {net}, al netto della commissione della piattaforma ({fee}).",
  youNetWhole: "Riceve {net}: la piattaforma non trattiene nulla.",
  youReceived: "Ha ricevuto {net}.",
  where: "Dove",
  nextSteps: "Cosa fare adesso",
  meanwhileMail: "Appena {name} risponde Le arriva un’email. Non deve fare altro.",
  meanwhileHere: "Appena {name} risponde, lo vedrà qui e nelle Sue notifiche. Non deve fare altro.",
  meanwhileWrite: "Vuole aggiungere qualcosa? Scriva un messaggio: {name} potrà leggerlo prima di rispondere.",
  meanwhileChange: "Preferisce un altro orario o un’altra durata? Modifichi la richiesta: la nuova la sostituisce.",
  meanwhileUnlisted:
    "Al momento {name} non riceve nuove richieste, perciò questa non si può modificare. Può ancora ricevere una risposta, e Lei può ritirarla.",
  readyJoin: "All’ora concordata partecipi tramite il link su questa pagina.",
  readyNoLink: "{name} non ha ancora indicato dove vi incontrerete. Lo chieda con un messaggio.",
  readyMove: "In caso di imprevisti può spostare o annullare la consulenza. Prima di confermare vedrà gli eventuali costi.",
  readyCancel: "In caso di imprevisti può annullare la consulenza. Prima di confermare vedrà gli eventuali costi.",
  notAsAgreed:
    "{name} è arrivato in ritardo o ha finito prima? Gli scriva prima un messaggio. Se non si risolve, ci scriva{hasContact, select, yes {: {contact}} other {}}. Una parte del prezzo può essere restituita.",
  whoAsks: "Chi chiede",
  whoAsked: "Chi ha chiesto",
  theirPage: "Pagina di {name}",
  hasLeft: "Questa persona non c’è più: il suo account è stato eliminato e i messaggi non la raggiungono più.",
  rushMeansAdvisor:
    "Urgente: la richiesta di {name} precede quelle che possono aspettare{percent, plural, =0 {} other {, con un supplemento (+{percent, number}%)}}.",
  rushMeansClient:
    "Urgente: la Sua richiesta precede quelle che possono aspettare{percent, plural, =0 {} other {, con un supplemento (+{percent, number}%)}}.",
  messageThem: "Scrivi un messaggio per {name}",
  calendarFile: "File per il calendario",
  calendarFileOut: "Togli dal calendario",
  changeRequest: "Modifica la richiesta",
  reviewNow: "Scrivi una recensione",
  goBack: "Indietro",
  bookAgain: "Prenota di nuovo",
  receipt: "Ricevuta",
  nothingOwed: "Non deve pagare nulla.",
  cancelNow:
    "Se annulla adesso, {part, select, all {riceve il rimborso di tutto ciò che ha pagato: {refund}} none {dei {total} pagati non viene rimborsato nulla} other {riceve un rimborso di {refund} sui {total} pagati}}.",
  cancelNowDue:
    "Se annulla ora, {part, select, all {resta da pagare l’intero prezzo di {total}} other {restano da pagare {due} su {total}}}.",
  cancelMoreDue: "Restano allora da pagare {due}.",
  cancelNowFree: "Se annulla ora, non dovrà pagare nulla.",
  notesTitle: "Le Sue note",
  notesHint: "Solo per Lei: {name} non può vederle.",
  notesSave: "Salva le note",
  notesSaved: "Le Sue note sono state salvate.",
  notesTooLong: `Le note non possono superare i ${OWN_NOTE_MAX_CHARACTERS} caratteri.`,

  payTitle: "Manca un ultimo passaggio",
  payText:
    "Autorizzi adesso {total}; non Le viene addebitato nulla prima che {name} accetti. Senza autorizzazione {name} non può accettare.",
  pay: "Autorizza il pagamento",
  paying: "Apertura…",
  payFailed: "Non è stato possibile aprire la pagina di pagamento. Riprovi.",
  payAwaited: "Il cliente non ha ancora autorizzato il pagamento. Potrà accettare appena lo avrà fatto.",
  paymentMissing: "Il cliente non ha ancora autorizzato il pagamento.",
  paidAmountUnreadable: "Indichi in cifre l’importo che ha pagato.",
  paidAmountWrong: "Indichi l’importo che ha pagato: al massimo quanto resta da pagare.",
  timeTakenForAdvisor: "In quell’orario ha già un impegno. Ne scelga un altro.",
  timeTakenForClient: "Il consulente non è libero in quell’orario. Ne scelga un altro.",
  blockedByOther:
    "L’altra parte non accetta Suoi messaggi: un altro orario o un motivo non le arrivano. Tutto il resto funziona ancora, senza motivo.",
  sameTime: "È l’orario attuale.",
  timeNeeded: "Scelga un orario.",
  youAreBusy: "In quell’orario ha un’altra consulenza.",
  noCounterLeft: `Sono già state fatte ${MAX_COUNTERS} proposte di un altro orario.`,
  alreadyProposed: "È già stato proposto un altro orario. Si attende una risposta.",
  tooEarly: "Non è ancora possibile.",
};
