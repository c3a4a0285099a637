import type { cardMessages as english } from "#app/features/advisors/cards/messages";
import { NEXT_FREE_DAYS } from "#app/features/advisors/limits";
import type { Translation } from "../../translation";

const WEEKS = `${NEXT_FREE_DAYS / 7} settimane`;

/** Advisor cards in lists, in Italian. */
export const cardMessages: Translation<typeof english> = {
  namedForYou: "Indicati per la Sua esigenza",
  nextPage: "Altri consulenti",
  firstPage: "Torna ai primi",
  pages: "Pagine dei consulenti",

  perHour: "{price} / ora",
  rateOnRequest: "Tariffa su richiesta",
  nextFree: "Prossimo orario libero",
  freeByDay: "Prossimo orario libero di giorno",
  freeThen: "Orario libero",
  away: "Assente al momento",
  nothingFree: `Nessun orario libero nelle prossime ${WEEKS}`,
  kilometres: "{count, plural, =0 {Nella Sua città} other {A #\u00a0km}}",
  remote: "Da remoto",
  remoteFrom: "{city} · Da remoto",

  badge_verified: "{count, plural, other {Profilo verificato}}",
  badge_topRated: "{count, plural, other {Valutazioni eccellenti}}",
  badge_fastResponder: "{count, plural, other {Risponde in fretta}}",
  badge_experience: "{count, number}+ anni",
  badge_languages: "{count, number} lingue",
  badge_sessions: "{count, number}+ sessioni",
  save: "Salva",
  saved: "Salvato",
  saveLabel: "Salva {name}",
  savedLabel: "Salvato: {name}",
  savedDone: "{name} è nell’elenco dei Suoi consulenti salvati.",
  unsavedDone: "{name} non è più nel Suo elenco.",
};
