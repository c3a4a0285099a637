import { spelled } from "#app/ui/text/counts";
import { NEXT_FREE_DAYS } from "../limits";

const WEEKS = `${spelled(NEXT_FREE_DAYS / 7)} weeks`;

/** Texts of the advisor cards. */
export const cardMessages = {
  namedForYou: "Named for your need",
  nextPage: "More advisors",
  firstPage: "Back to the first",
  pages: "Pages of advisors",

  perHour: "{price} / hour",
  rateOnRequest: "Rate on request",
  nextFree: "Next free",
  freeByDay: "Next free by day",
  freeThen: "Free",
  away: "Away at the moment",
  nothingFree: `No free time in the next ${WEEKS}`,
  kilometres: "{count, plural, =0 {In your city} other {#\u00a0km away}}",
  remote: "Remote",
  remoteFrom: "{city} · Remote",

  badge_verified: "{count, plural, other {Verified}}",
  badge_topRated: "{count, plural, other {Top rated}}",
  badge_fastResponder: "{count, plural, other {Fast responder}}",
  badge_experience: "{count, number}+ years",
  badge_languages: "{count, number} languages",
  badge_sessions: "{count, number}+ sessions",
  save: "Save",
  saved: "Saved",
  saveLabel: "Save {name}",
  savedLabel: "Saved: {name}",
  savedDone: "{name} is on your list of saved advisors.",
  unsavedDone: "{name} is no longer on your list.",
} as const;
