import type { bookingMessages as english } from "#app/features/booking/messages";
import type { Translation } from "../translation";
import { askingMessages } from "./booking/asking";
import { hourMessages } from "./booking/hour";
import { lifeMessages } from "./booking/life";
import { emailMessages } from "./booking/notify/email-messages";
import { priceMessages } from "./booking/prices";
import { refusalMessages } from "./booking/refusals";
import { searchMessages } from "./booking/request";

/** Booking, in Spanish. */
export const bookingMessages: Translation<typeof english> = {
  rushBadge: "Urgente",

  reviewTopic: "Tema",
  reviewDuration: "Duración",

  listTitle: "Consultas",
  listIntro: "Lo que ha solicitado, lo acordado y lo ya celebrado.",
  listWaiting: "Pendientes de respuesta",
  listUpcoming: "Próximas",
  listPast: "Anteriores",
  listEmptyTitle: "Aún no hay consultas",
  listEmptyText: "Encuentre a alguien que sepa lo que necesita y solicite una hora.",
  listNoneWaiting: "No hay nada pendiente de respuesta.",
  listNoneUpcoming: "No hay próximas consultas.",
  listNonePast: "Aún no hay consultas anteriores.",
  earlier: "Anteriores",
  later: "Posteriores",
  answerBy: "Responda antes del <time></time>",
  answeredBy: "{name} responderá antes del <time></time>",
  aClient: "Cliente (sin nombre)",

  withClient: "Consulta con {name}",
  stateRequested: "Solicitada",
  stateCountered: "Otra hora propuesta",
  stateAccepted: "Aceptada",
  stateDeclined: "Rechazada",
  stateWithdrawn: "Retirada",
  stateExpired: "Caducada",
  stateCompleted: "Realizada",
  stateCancelled: "Cancelada",
  stateNoShow: "Ausencia",
  stateEnded: "Terminada",
  stateUnsettled: "Sin resolver",
  requestedForClient: "{name} tiene hasta el <time></time> para responder. Hasta entonces, la hora queda reservada para usted.",
  requestedForAdvisor: "Responda antes del <time></time>. Después, la solicitud caduca y la hora vuelve a quedar libre.",
  acceptedForClient: "{name} ha aceptado. La hora es suya.",
  agreedForClient: "Está acordado. La hora es suya.",
  acceptedForAdvisor: "Está acordado: la hora es firme.",
  declinedForClient: "{name} no puede atender esta solicitud.",
  declinedForAdvisor: "Ha rechazado esta solicitud.",
  withdrawnForClient: "Ha retirado esta solicitud.",
  withdrawnForAdvisor: "{name} ha retirado esta solicitud.",
  expiredForClient: "{name} no respondió a tiempo. No tiene que pagar nada.",
  expiredForAdvisor: "No respondió a tiempo. La hora vuelve a estar libre.",
  completedForClient: "Esta consulta se ha celebrado.",
  completedForAdvisor: "Esta consulta se ha celebrado.",
  when: "Cuándo",
  noteTitle: "De qué se trata",
  reasonTitle: "Motivo",
  backToList: "Todas las consultas",
  backToSessions: "Todas las sesiones",

  withdraw: "Retirar",
  withdrawing: "Retirando…",
  withdrawTitle: "¿Retirar esta solicitud?",
  withdrawText: "La hora volverá a quedar libre y avisaremos a {name}.",
  withdrawn: "Su solicitud se ha retirado.",
  accept: "Aceptar",
  accepting: "Aceptando…",
  accepted: "Ha aceptado la consulta con {name}.",
  decline: "Rechazar",
  declining: "Rechazando…",
  declineTitle: "¿Rechazar esta solicitud?",
  declineText: "Avisaremos a {name} y la hora volverá a quedar libre.",
  declineReason: "Motivo para {name}",
  declined: "Ha rechazado la solicitud de {name}.",
  keep: "Mantenerla",
  wrongState: "Ya no es posible: la consulta ha cambiado de estado.",
  wrongActor: "Esto le corresponde decidirlo a la otra parte.",
  tooLate: "Ya no es posible: la hora ha pasado.",
  clientBusy: "El cliente ya tiene otra consulta aceptada a esta hora, así que esta no se puede aceptar.",
  actionFailed: "No ha funcionado. Inténtelo de nuevo.",

  sessionsTitle: "Sesiones",
  sessionsRequests: "Solicitudes",
  sessionsUpcoming: "Próximas",
  sessionsPast: "Anteriores",
  sessionsNoRequests: "No tiene solicitudes pendientes. Aparecerán aquí en cuanto alguien le pida una hora.",
  sessionsNoUpcoming: "Aún no hay próximas sesiones.",
  sessionsNoPast: "Sus sesiones aparecerán aquí.",

  interactionsTitle: "Actividad reciente",
  interactionsNone: "Aún no hay actividad. Aparecerá aquí cuando solicite una consulta a un asesor.",
  countRequests: "{count, plural, one {Solicitud} other {Solicitudes}}",
  countUpcoming: "Próximas",
  countCompleted: "Realizadas",
  countAdvisors: "{count, plural, one {Asesor} other {Asesores}}",

  ...hourMessages,
  ...emailMessages,
  ...lifeMessages,

  ...searchMessages,
  ...priceMessages,
  ...refusalMessages,
  ...askingMessages,
};
