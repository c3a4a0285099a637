import { CALENDAR_DAYS, TOP_RATING } from "#app/features/advisors/limits";
import type { advisorsMessages as english } from "#app/features/advisors/messages";
import { MAX_RATING } from "#app/features/reviews/limits";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../translation";
import { cardMessages } from "./advisors/cards";
import { compareMessages } from "./advisors/compare";
import { comparisonMessages } from "./advisors/comparison";
import { allAdvisorsMessages, directoryMessages } from "./advisors/directory";
import { grouped } from "./words";

const CALENDAR_WEEKS = `${CALENDAR_DAYS / 7} semanas`;

/** The directory: filters, cards, the lists on category pages, and the advisor's public page, in Spanish. */
export const advisorsMessages: Translation<typeof english> = {
  proof_verified: "{count, plural, other {Nuestro equipo leyó la candidatura y la aprobó antes de publicar esta página.}}",
  proof_invited: "Nuestro equipo conoce a {firstName} y le envió una invitación antes de publicar esta página.",
  proof_topRated: `Valoración de ${grouped(TOP_RATING)} o más, en {count, number} reseñas de consultas reservadas aquí.`,
  proof_fastResponder:
    "{count, plural, one {Suele responder a las solicitudes en menos de una hora.} other {Suele responder a las solicitudes en menos de # horas.}}",
  proof_experience: "Al menos {count, number} años en su campo, según sus propios datos.",
  proof_languages: "Asesora en {count, number} idiomas.",
  proof_sessions: "{count, number} consultas realizadas aquí.",

  back: "Buscar asesores",
  status_available: "Disponible",
  status_busy: "Con poco tiempo",
  status_away: "Ausente",
  book: "Reservar una consulta",
  bookWith: "Reservar con {firstName}",
  ask: "Hacer una pregunta",
  lengths: "Duración de la consulta",
  priceFor: "Precio por {duration}",
  badges: "Distintivos",
  about: "Sobre {firstName}",
  noBio: "{firstName} aún no ha escrito su presentación.",
  areas: "Áreas de especialidad",
  checked: "Qué hay detrás de los distintivos",
  atAGlance: "De un vistazo",
  place: "Ubicación",
  distanceLabel: "Distancia desde su ubicación",
  languagesLabel: "Idiomas",
  experienceLabel: "Experiencia",
  experienceYears: "{span} años",
  certifications: "Títulos y certificaciones",
  sessionsLabel: "Consultas",
  sessionsCount: "{count, plural, one {# realizada} other {# realizadas}}",
  memberLabel: "Aquí desde",
  times: "Próximas horas libres",
  skipToTimes: "Ir a las horas libres",
  moreTimes: "Más tarde ese día",
  timesText: "Elija una hora para empezar la reserva; no tendrá que pagar nada hasta que se acepte su solicitud.",
  timesChange: "Está cambiando su solicitud para {time}. Sigue en pie hasta que envíe el cambio.",
  timesChangeBack: "Volver a la solicitud",
  timesAway: "{firstName} está ausente por ahora. Puede guardar esta página y volver más adelante.",
  timesNone: `No hay nada libre en las próximas ${CALENDAR_WEEKS}. Haga una pregunta y acuerden una hora.`,
  monthBefore: "Mes anterior",
  monthAfter: "Mes siguiente",
  calendarOf: "Días disponibles: {month}",
  freeDay: "{date}: {count, plural, one {# hora libre} other {# horas libres}}",
  daySoFar: "el día fijado hasta ahora",
  zoneLabel: "Horas en",
  zoneApply: "Mostrar",
  bookShort: "Reservar",
  afterTitle: "Qué pasa después de la solicitud",
  afterAsk: "La hora queda reservada para usted al instante y no paga nada mientras {firstName} no acepte.",
  afterAnswer: "{firstName} responde en un plazo de {hours, number} horas: acepta o propone otra hora.",
  afterMeet:
    "Se reúnen en línea a la hora acordada, con el enlace de la página de la consulta. Después, cada parte puede dejar una reseña de la otra.",
  afterPaying:
    "Paga el precio que se le mostró, solo por esta consulta{ways, select, provider {: con tarjeta, que se autoriza con la solicitud y se cobra cuando {firstName} acepta} bankOrLink {, cuando {firstName} acepte: por transferencia bancaria o en línea con un enlace} bankCode {, cuando {firstName} acepte: por transferencia bancaria, con un código para escanear} bank {, cuando {firstName} acepte: por transferencia bancaria} link {, cuando {firstName} acepte: en línea, con un enlace} other {. La forma de pago se indica en la página de su solicitud cuando {firstName} acepta}}.",
  priceNote: `Para ${RULE.lengths}, con precio por minuto. El precio completo se muestra antes de reservar.`,
  cancellation: "Si cambian los planes",
  cancelFull: "Si cancela {hours, number} horas antes o más: reembolso íntegro.",
  cancelPart: "Si cancela {hours, plural, one {# hora} other {# horas}} antes o más: reembolso del {percent}.",
  cancelRest: "Después: reembolso del {percent}.",
  cancelNone: "Después: sin reembolso.",
  cancelAdvisor: "Si cancela {firstName}, siempre se le devuelve todo.",
  reviews: "Reseñas",
  noReviews: "Aún no hay reseñas. Proceden solo de consultas reservadas y se muestran cuando las dos partes han opinado.",
  reviewsNote: "Solo de consultas reservadas.",
  outOfFive: `de ${MAX_RATING}`,
  starsRow: "{rating, plural, one {#\u00a0estrella} other {#\u00a0estrellas}}",
  starsShare: "{rating, plural, one {# estrella} other {# estrellas}}: {count, number} de {total, number} reseñas",
  clientWithoutName: "Un cliente",
  replyOf: "Respuesta de {firstName}",
  allReviews: "Mostrar las {count, number} reseñas",
  reviewPages: "Más reseñas",
  newerReviews: "Reseñas más recientes",
  olderReviews: "Reseñas más antiguas",
  readOn: "Seguir leyendo",

  ...allAdvisorsMessages,
  ...directoryMessages,
  ...cardMessages,
  ...compareMessages,
  ...comparisonMessages,
};
