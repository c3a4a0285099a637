import type { bookingMessages as english } from "#app/features/booking/messages";
import type { Translation } from "../translation";
import { askingMessages } from "./booking/asking";
import { hourMessages } from "./booking/hour";
import { lifeMessages } from "./booking/life";
import { emailMessages } from "./booking/notify/email-messages";
import { priceMessages } from "./booking/prices";
import { refusalMessages } from "./booking/refusals";
import { searchMessages } from "./booking/request";

/** booking, in French. */
export const bookingMessages: Translation<typeof english> = {
  rushBadge: "Urgent",

  reviewTopic: "Sujet",
  reviewDuration: "Durée",

  listTitle: "Consultations",
  listIntro: "Vos demandes, vos rendez-vous à venir et vos consultations passées.",
  listWaiting: "En attente de réponse",
  listUpcoming: "À venir",
  listPast: "Passées",
  listEmptyTitle: "Aucune consultation pour l’instant",
  listEmptyText: "Trouvez la personne qui connaît votre sujet et demandez-lui un créneau.",
  listNoneWaiting: "Rien n’attend de réponse.",
  listNoneUpcoming: "Aucune consultation à venir.",
  listNonePast: "Aucune consultation passée pour l’instant.",
  earlier: "Plus anciennes",
  later: "Plus récentes",
  answerBy: "Répondez avant le <time></time>",
  answeredBy: "{name} répond avant le <time></time>",
  aClient: "Client (sans nom)",

  withClient: "Consultation avec {name}",
  stateRequested: "Demandée",
  stateCountered: "Autre horaire proposé",
  stateAccepted: "Acceptée",
  stateDeclined: "Refusée",
  stateWithdrawn: "Retirée",
  stateExpired: "Expirée",
  stateCompleted: "Terminée",
  stateCancelled: "Annulée",
  stateNoShow: "Manquée",
  stateEnded: "Passée",
  stateUnsettled: "À trancher",
  requestedForClient: "{name} a jusqu’au <time></time> pour répondre. D’ici là, le créneau est bloqué pour vous.",
  requestedForAdvisor: "Répondez avant le <time></time>. Passé ce délai, la demande expire et le créneau est libéré.",
  acceptedForClient: "{name} a accepté. Le créneau est à vous.",
  agreedForClient: "C’est convenu. Le créneau est à vous.",
  acceptedForAdvisor: "C’est convenu : l’horaire est confirmé.",
  declinedForClient: "{name} ne peut pas donner suite à cette demande.",
  declinedForAdvisor: "Vous avez refusé cette demande.",
  withdrawnForClient: "Vous avez retiré cette demande.",
  withdrawnForAdvisor: "{name} a retiré sa demande.",
  expiredForClient: "{name} n’a pas répondu à temps. Vous ne devez rien.",
  expiredForAdvisor: "Vous n’avez pas répondu à temps. Le créneau est de nouveau libre.",
  completedForClient: "Cette consultation a eu lieu.",
  completedForAdvisor: "Cette consultation a eu lieu.",
  when: "Date",
  noteTitle: "De quoi il s’agit",
  reasonTitle: "Motif",
  backToList: "Toutes les consultations",
  backToSessions: "Toutes les séances",

  withdraw: "Retirer la demande",
  withdrawing: "Retrait…",
  withdrawTitle: "Retirer cette demande ?",
  withdrawText: "Le créneau est libéré et nous prévenons {name}.",
  withdrawn: "Votre demande est retirée.",
  accept: "Accepter",
  accepting: "Acceptation…",
  accepted: "Vous avez accepté la consultation avec {name}.",
  decline: "Refuser",
  declining: "Refus…",
  declineTitle: "Refuser cette demande ?",
  declineText: "Nous prévenons {name} et le créneau est libéré.",
  declineReason: "Motif à transmettre à {name}",
  declined: "Vous avez refusé la demande envoyée par {name}.",
  keep: "Conserver",
  wrongState: "Ce n’est plus possible : la consultation a évolué entre-temps.",
  wrongActor: "Cette décision revient à l’autre partie.",
  tooLate: "Ce n’est plus possible : l’heure est passée.",
  clientBusy: "Le client a accepté une autre consultation à cette heure : celle-ci ne peut plus être acceptée.",
  actionFailed: "L’opération a échoué. Réessayez.",

  sessionsTitle: "Séances",
  sessionsRequests: "Demandes",
  sessionsUpcoming: "À venir",
  sessionsPast: "Passées",
  sessionsNoRequests: "Aucune demande en attente. Elles apparaissent ici dès qu’un client vous sollicite.",
  sessionsNoUpcoming: "Aucune séance à venir pour l’instant.",
  sessionsNoPast: "Vos séances passées apparaîtront ici.",

  interactionsTitle: "Activité récente",
  interactionsNone: "Aucune activité pour l’instant. Elle apparaît ici dès que vous demandez une consultation à un expert.",
  countRequests: "{count, plural, one {Demande} other {Demandes}}",
  countUpcoming: "À venir",
  countCompleted: "Terminées",
  countAdvisors: "{count, plural, one {Expert} other {Experts}}",

  ...hourMessages,
  ...emailMessages,
  ...lifeMessages,

  ...searchMessages,
  ...priceMessages,
  ...refusalMessages,
  ...askingMessages,
};
