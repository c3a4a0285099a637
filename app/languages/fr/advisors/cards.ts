import type { cardMessages as english } from "#app/features/advisors/cards/messages";
import { NEXT_FREE_DAYS } from "#app/features/advisors/limits";
import type { Translation } from "../../translation";

const WEEKS = NEXT_FREE_DAYS / 7;

/** Advisor cards in lists, in French. */
export const cardMessages: Translation<typeof english> = {
  namedForYou: "Proposé pour votre besoin",
  nextPage: "Plus d’experts",
  firstPage: "Retour au début",
  pages: "Pages d’experts",

  perHour: "{price} / heure",
  rateOnRequest: "Tarif sur demande",
  nextFree: "Prochain créneau",
  freeByDay: "Prochain créneau en journée",
  freeThen: "Libre",
  away: "Indisponible en ce moment",
  nothingFree: `Aucun créneau libre dans les ${WEEKS} prochaines semaines`,
  kilometres: "{count, plural, =0 {Dans votre ville} other {À #\u00a0km}}",
  remote: "À distance",
  remoteFrom: "{city} · À distance",

  badge_verified: "{count, plural, other {Vérifié}}",
  badge_topRated: "{count, plural, other {Très bien noté}}",
  badge_fastResponder: "{count, plural, other {Répond vite}}",
  badge_experience: "{count, number} ans et plus",
  badge_languages: "{count, number} langues",
  badge_sessions: "{count, number} séances et plus",
  save: "Enregistrer",
  saved: "Enregistré",
  saveLabel: "Enregistrer : {name}",
  savedLabel: "Enregistré : {name}",
  savedDone: "{name} fait partie de vos experts favoris.",
  unsavedDone: "{name} ne fait plus partie de vos favoris.",
};
