import type { bookingMessages as english } from "#app/features/booking/messages";
import type { Translation } from "../translation";
import { askingMessages } from "./booking/asking";
import { hourMessages } from "./booking/hour";
import { lifeMessages } from "./booking/life";
import { emailMessages } from "./booking/notify/email-messages";
import { priceMessages } from "./booking/prices";
import { refusalMessages } from "./booking/refusals";
import { searchMessages } from "./booking/request";

/** Booking, in Italian. */
export const bookingMessages: Translation<typeof english> = {
  rushBadge: "Urgente",

  reviewTopic: "Argomento",
  reviewDuration: "Durata",

  listTitle: "Consulenze",
  listIntro: "Le Sue richieste, gli appuntamenti fissati e quelli passati.",
  listWaiting: "In attesa di risposta",
  listUpcoming: "In programma",
  listPast: "Passate",
  listEmptyTitle: "Ancora nessuna consulenza",
  listEmptyText: "Trovi chi sa ciò che Le serve e chieda un orario.",
  listNoneWaiting: "Nessuna richiesta in attesa di risposta.",
  listNoneUpcoming: "Nessuna consulenza in programma.",
  listNonePast: "Ancora nessuna consulenza passata.",
  earlier: "Precedenti",
  later: "Successive",
  answerBy: "Risposta entro: <time></time>",
  answeredBy: "Risposta di {name} entro: <time></time>",
  aClient: "Cliente (senza nome)",

  withClient: "Consulenza con {name}",
  stateRequested: "Richiesta",
  stateCountered: "Proposto un altro orario",
  stateAccepted: "Accettata",
  stateDeclined: "Rifiutata",
  stateWithdrawn: "Ritirata",
  stateExpired: "Scaduta",
  stateCompleted: "Completata",
  stateCancelled: "Annullata",
  stateNoShow: "Mancata",
  stateEnded: "Terminata",
  stateUnsettled: "Da chiarire",
  requestedForClient: "In attesa della risposta di {name} (scadenza: <time></time>). Fino ad allora l’orario resta riservato per Lei.",
  requestedForAdvisor: "Risponda entro la scadenza (<time></time>). Poi la richiesta scade e l’orario torna libero.",
  acceptedForClient: "{name} ha accettato. L’orario è Suo.",
  agreedForClient: "Confermata: l’orario è Suo.",
  acceptedForAdvisor: "Confermata: l’orario è fissato.",
  declinedForClient: "{name} non può accettare questa richiesta.",
  declinedForAdvisor: "Ha rifiutato questa richiesta.",
  withdrawnForClient: "Ha ritirato questa richiesta.",
  withdrawnForAdvisor: "{name} ha ritirato questa richiesta.",
  expiredForClient: "{name} non ha risposto in tempo. Non deve pagare nulla.",
  expiredForAdvisor: "Non ha risposto in tempo. L’orario è di nuovo libero.",
  completedForClient: "Questa consulenza si è svolta.",
  completedForAdvisor: "Questa consulenza si è svolta.",
  when: "Quando",
  noteTitle: "Di cosa si tratta",
  reasonTitle: "Motivo",
  backToList: "Tutte le consulenze",
  backToSessions: "Tutte le sessioni",

  withdraw: "Ritira",
  withdrawing: "Ritiro…",
  withdrawTitle: "Ritirare questa richiesta?",
  withdrawText: "L’orario torna libero e {name} riceve un avviso.",
  withdrawn: "La Sua richiesta è stata ritirata.",
  accept: "Accetta",
  accepting: "Accettazione…",
  accepted: "Ha accettato la consulenza con {name}.",
  decline: "Rifiuta",
  declining: "Rifiuto…",
  declineTitle: "Rifiutare questa richiesta?",
  declineText: "{name} riceve un avviso e l’orario torna libero.",
  declineReason: "Motivo per {name}",
  declined: "Ha rifiutato la richiesta di {name}.",
  keep: "Mantieni",
  wrongState: "Non è più possibile: lo stato della consulenza è cambiato.",
  wrongActor: "Questa decisione spetta all’altra parte.",
  tooLate: "Non è più possibile: l’orario è passato.",
  clientBusy: "Il cliente ha un’altra consulenza accettata in questo orario, quindi questa non può più essere accettata.",
  actionFailed: "L’operazione non è riuscita. Riprovi.",

  sessionsTitle: "Sessioni",
  sessionsRequests: "Richieste",
  sessionsUpcoming: "In programma",
  sessionsPast: "Passate",
  sessionsNoRequests: "Nessuna richiesta in attesa. Le nuove richieste compaiono qui appena arrivano.",
  sessionsNoUpcoming: "Nessuna sessione in programma.",
  sessionsNoPast: "Le Sue sessioni compariranno qui.",

  interactionsTitle: "Interazioni recenti",
  interactionsNone: "Ancora nessuna interazione. Compariranno qui quando chiederà una consulenza a un consulente.",
  countRequests: "{count, plural, one {Richiesta} other {Richieste}}",
  countUpcoming: "In programma",
  countCompleted: "Completate",
  countAdvisors: "{count, plural, one {Consulente} other {Consulenti}}",

  ...hourMessages,
  ...emailMessages,
  ...lifeMessages,

  ...searchMessages,
  ...priceMessages,
  ...refusalMessages,
  ...askingMessages,
};
