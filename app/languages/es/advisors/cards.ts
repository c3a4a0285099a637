import type { cardMessages as english } from "#app/features/advisors/cards/messages";
import { NEXT_FREE_DAYS } from "#app/features/advisors/limits";
import type { Translation } from "../../translation";

const WEEKS = `${NEXT_FREE_DAYS / 7} semanas`;

/** Advisor cards in lists, in Spanish. */
export const cardMessages: Translation<typeof english> = {
  namedForYou: "Propuesta según lo que necesita",
  nextPage: "Más asesores",
  firstPage: "Volver al principio",
  pages: "Páginas de asesores",

  perHour: "{price} / hora",
  rateOnRequest: "Tarifa a petición",
  nextFree: "Próxima hora libre",
  freeByDay: "Próxima hora libre de día",
  freeThen: "Libre",
  away: "Ausente por ahora",
  nothingFree: `Sin horas libres en las próximas ${WEEKS}`,
  kilometres: "{count, plural, =0 {En su ciudad} other {A #\u00a0km}}",
  remote: "En línea",
  remoteFrom: "{city} · En línea",

  badge_verified: "{count, plural, other {Perfil verificado}}",
  badge_topRated: "{count, plural, other {Máxima valoración}}",
  badge_fastResponder: "{count, plural, other {Respuesta rápida}}",
  badge_experience: "Más de {count, number} años",
  badge_languages: "{count, number} idiomas",
  badge_sessions: "Más de {count, number} sesiones",
  save: "Guardar",
  saved: "Guardado",
  saveLabel: "Guardar a {name}",
  savedLabel: "Guardado: {name}",
  savedDone: "{name} está en su lista de asesores guardados.",
  unsavedDone: "{name} ya no está en su lista.",
};
