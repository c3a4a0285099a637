import { IDEMPOTENCY_KEY_CHARACTERS, NOTE_MAX_CHARACTERS, REASON_MAX_CHARACTERS } from "#app/features/booking/limits";
import type { refusalMessages as english } from "#app/features/booking/request/messages-of-refusals";
import { RULE } from "#app/features/rules/rule-marks";
import { MAX_LEAD_DAYS, MINIMUM_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import { LIMITS } from "#app/platform/limits/limits";
import type { Translation } from "../../translation";
import { grouped } from "../words";

const FIRST_REQUESTS = LIMITS["open-first-requests"];

/** Why a request, or a search for one, was rejected, in Spanish. */
export const refusalMessages: Translation<typeof english> = {
  failed: "No se ha podido reservar la consulta. Inténtelo de nuevo.",
  invalid: "Parte de lo enviado no se puede leer.",
  notATime: "Introduzca una fecha y una hora.",
  inTheGap: "Por el cambio de hora, esta hora no existe. ¿A cuál de las dos se refiere?",
  ambiguous: "Por el cambio de hora, esta hora se repite. ¿A cuál de las dos se refiere?",
  zoneNeeded: "Hace falta una zona horaria. Elija la suya en su perfil.",
  zoneUnknown: "No reconocemos esta zona horaria.",
  tooSoon: `Elija una hora con al menos ${MINIMUM_LEAD_MINUTES} minutos de antelación.`,
  tooFar: `Elija una hora dentro de los próximos ${MAX_LEAD_DAYS} días.`,
  durationUnknown: `Elija ${RULE.lengths}.`,
  urgencyUnknown: "Elija normal o urgente.",
  priceUnreadable: "Este precio no se puede leer.",
  quoteUnreadable: "No encontramos este precio. Vuelva a buscar.",
  keyUnreadable: `La clave de idempotencia debe tener entre ${IDEMPOTENCY_KEY_CHARACTERS.least} y ${IDEMPOTENCY_KEY_CHARACTERS.most} letras, cifras, - o _.`,
  keyReused: "Esta clave de idempotencia pertenece a otra solicitud.",
  noteTooLong: `No supere los ${grouped(NOTE_MAX_CHARACTERS)} caracteres.`,
  reasonTooLong: `No supere los ${grouped(REASON_MAX_CHARACTERS)} caracteres.`,
  advisorUnknown: "No encontramos a este asesor.",
  advisorUnavailable: "Ahora mismo no se puede reservar con este asesor para este tema.",
  advisorGone: "En este momento no se puede reservar con {firstName}. Lo que ha escrito sigue aquí.",
  blocked: "Ha bloqueado a esta persona. Desbloquéela en sus mensajes para enviar una solicitud.",
  ownAdvisory: "No puede reservar una consulta con su propio perfil.",
  noticeOver: "Esta hora ya está demasiado cerca: el asesor pide más antelación. Elija otra.",
  timeTaken: "Esta hora ya no está libre. Elija otra.",
  priceChanged: "El precio ya no es el que se le mostró. Compruébelo de nuevo.",
  tooManyRequests: "Tiene muchas solicitudes abiertas. Espere las respuestas o retire alguna.",
  firstRequestsOpen: `Antes de su primera consulta pagada puede tener abiertas como máximo ${FIRST_REQUESTS.perPerson} solicitudes con un mismo asesor, y ${FIRST_REQUESTS.perNetwork} desde su red, de modo que queden horas para otros. Espere una respuesta o retire alguna.`,
  newClientsInWeek: "Muchas personas nuevas ya han solicitado horas en estos días. Elija otra semana o vuelva a solicitarlo más tarde.",
  fewHours: "En estos días hay pocas horas libres y una de ellas queda para otras personas. Elija una duración menor u otra hora.",
  requestedTooOften: "Ha enviado muchas solicitudes en poco tiempo. Espere antes de enviar la siguiente.",
  tooManyPrices: "Ha pedido muchos precios en poco tiempo. Espere unos minutos.",
  tooManySteps: "Han sido muchas acciones en poco tiempo. Espere unos minutos e inténtelo de nuevo.",
  tooManyStepsToday: "Han sido muchas acciones en un día. Espere hasta mañana e inténtelo de nuevo.",
};
