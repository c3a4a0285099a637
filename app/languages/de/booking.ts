import type { bookingMessages as english } from "#app/features/booking/messages";
import type { Translation } from "../translation";
import { askingMessages } from "./booking/asking";
import { hourMessages } from "./booking/hour";
import { lifeMessages } from "./booking/life";
import { emailMessages } from "./booking/notify/email-messages";
import { priceMessages } from "./booking/prices";
import { refusalMessages } from "./booking/refusals";
import { searchMessages } from "./booking/request";

/** Booking, in German: pages, answers and mails. */
export const bookingMessages: Translation<typeof english> = {
  rushBadge: "Eilig",

  reviewTopic: "Thema",
  reviewDuration: "Dauer",

  listTitle: "Beratungen",
  listIntro: "Was Sie angefragt haben, was vereinbart ist und was war.",
  listWaiting: "Warten auf Antwort",
  listUpcoming: "Bevorstehend",
  listPast: "Vergangen",
  listEmptyTitle: "Noch keine Beratungen",
  listEmptyText: "Finden Sie jemanden, der sich mit Ihrem Anliegen auskennt, und fragen Sie einen Termin an.",
  listNoneWaiting: "Nichts wartet auf eine Antwort.",
  listNoneUpcoming: "Keine bevorstehenden Beratungen.",
  listNonePast: "Noch keine vergangenen Beratungen.",
  earlier: "Frühere",
  later: "Spätere",
  answerBy: "Antwort bis <time></time>",
  answeredBy: "{name} antwortet bis <time></time>",
  aClient: "Kunde (ohne Namen)",

  withClient: "Beratung mit {name}",
  stateRequested: "Angefragt",
  stateCountered: "Anderer Termin vorgeschlagen",
  stateAccepted: "Angenommen",
  stateDeclined: "Abgelehnt",
  stateWithdrawn: "Zurückgezogen",
  stateExpired: "Abgelaufen",
  stateCompleted: "Abgeschlossen",
  stateCancelled: "Abgesagt",
  stateNoShow: "Nicht erschienen",
  stateEnded: "Vorbei",
  stateUnsettled: "Noch ungeklärt",
  requestedForClient: "{name} hat bis <time></time> Zeit für eine Antwort. So lange ist der Termin für Sie reserviert.",
  requestedForAdvisor: "Bitte antworten Sie bis <time></time>. Danach verfällt die Anfrage, und der Termin ist wieder frei.",
  acceptedForClient: "{name} hat angenommen. Der Termin gehört Ihnen.",
  agreedForClient: "Der Termin ist vereinbart und gehört Ihnen.",
  acceptedForAdvisor: "Der Termin ist vereinbart und fest.",
  declinedForClient: "{name} kann diese Anfrage nicht annehmen.",
  declinedForAdvisor: "Sie haben diese Anfrage abgelehnt.",
  withdrawnForClient: "Sie haben diese Anfrage zurückgezogen.",
  withdrawnForAdvisor: "{name} hat diese Anfrage zurückgezogen.",
  expiredForClient: "{name} hat nicht rechtzeitig geantwortet. Ihnen entstehen keine Kosten.",
  expiredForAdvisor: "Sie haben nicht rechtzeitig geantwortet. Der Termin ist wieder frei.",
  completedForClient: "Diese Beratung hat stattgefunden.",
  completedForAdvisor: "Diese Beratung hat stattgefunden.",
  when: "Wann",
  noteTitle: "Worum es geht",
  reasonTitle: "Grund",
  backToList: "Alle Beratungen",
  backToSessions: "Alle Termine",

  withdraw: "Zurückziehen",
  withdrawing: "Wird zurückgezogen\u00a0…",
  withdrawTitle: "Diese Anfrage zurückziehen?",
  withdrawText: "Der Termin wird wieder frei, und {name} wird informiert.",
  withdrawn: "Ihre Anfrage ist zurückgezogen.",
  accept: "Annehmen",
  accepting: "Wird angenommen\u00a0…",
  accepted: "Sie haben die Beratung mit {name} angenommen.",
  decline: "Ablehnen",
  declining: "Wird abgelehnt\u00a0…",
  declineTitle: "Diese Anfrage ablehnen?",
  declineText: "{name} wird informiert, und der Termin ist wieder frei.",
  declineReason: "Grund für {name}",
  declined: "Sie haben die Anfrage von {name} abgelehnt.",
  keep: "Doch nicht",
  wrongState: "Das ist nicht mehr möglich: Der Stand der Beratung hat sich geändert.",
  wrongActor: "Darüber entscheidet die andere Seite.",
  tooLate: "Das ist nicht mehr möglich: Der Termin ist vorbei.",
  clientBusy: "Zu dieser Zeit ist für die anfragende Person schon eine andere Beratung fest. Deshalb können Sie diese nicht annehmen.",
  actionFailed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",

  sessionsTitle: "Termine",
  sessionsRequests: "Anfragen",
  sessionsUpcoming: "Bevorstehend",
  sessionsPast: "Vergangen",
  sessionsNoRequests: "Im Moment warten keine Anfragen auf Sie. Neue erscheinen hier sofort.",
  sessionsNoUpcoming: "Noch keine bevorstehenden Termine.",
  sessionsNoPast: "Hier stehen später Ihre vergangenen Termine.",

  interactionsTitle: "Letzte Kontakte",
  interactionsNone: "Noch keine Kontakte. Sie erscheinen hier, sobald Sie bei einem Berater eine Beratung anfragen.",
  countRequests: "{count, plural, one {Anfrage} other {Anfragen}}",
  countUpcoming: "Bevorstehend",
  countCompleted: "Abgeschlossen",
  countAdvisors: "{count, plural, one {Berater} other {Berater}}",

  ...hourMessages,
  ...emailMessages,
  ...lifeMessages,

  ...searchMessages,
  ...priceMessages,
  ...refusalMessages,
  ...askingMessages,
};
