import type { cardMessages as english } from "#app/features/advisors/cards/messages";
import { NEXT_FREE_DAYS } from "#app/features/advisors/limits";
import type { Translation } from "../../translation";

const WEEKS = `${NEXT_FREE_DAYS / 7} Wochen`;

/** Advisor cards in lists, in German. */
export const cardMessages: Translation<typeof english> = {
  namedForYou: "Für Ihr Anliegen empfohlen",
  nextPage: "Weitere Berater",
  firstPage: "Zurück zum Anfang",
  pages: "Seiten mit Beratern",

  perHour: "{price} / Stunde",
  rateOnRequest: "Stundensatz auf Anfrage",
  nextFree: "Nächster freier Termin",
  freeByDay: "Nächster freier Termin tagsüber",
  freeThen: "Frei",
  away: "Zurzeit abwesend",
  nothingFree: `In den nächsten ${WEEKS} kein freier Termin`,
  kilometres: "{count, plural, =0 {In Ihrer Stadt} other {#\u00a0km entfernt}}",
  remote: "Online",
  remoteFrom: "{city} · Online",

  badge_verified: "{count, plural, other {Geprüft}}",
  badge_topRated: "{count, plural, other {Top bewertet}}",
  badge_fastResponder: "{count, plural, other {Antwortet schnell}}",
  badge_experience: "{count, number}+ Jahre",
  badge_languages: "{count, number} Sprachen",
  badge_sessions: "{count, number}+ Beratungen",
  save: "Merken",
  saved: "Gemerkt",
  saveLabel: "{name} merken",
  savedLabel: "Gemerkt: {name}",
  savedDone: "{name} steht jetzt auf der Merkliste Ihrer Berater.",
  unsavedDone: "{name} steht nicht mehr auf Ihrer Merkliste.",
};
