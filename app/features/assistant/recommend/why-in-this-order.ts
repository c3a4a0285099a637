import type { Need } from "../understand/need";
import type { Sentence } from "../understand/sentence";
import { compareSpeakers, type Pick, speaksOwn } from "./candidates";
import { isAtNight } from "./waking-first";
import { languageOf, placeIn, type Wording } from "./wording";

/** Explains why an advisor ranks above one with a higher match: named, language, field, fewer missed preferences, or distance. */
export function whyInThisOrder(need: Need, picks: readonly Pick[], wording: Wording, askedFor: readonly string[] = []): Sentence[] {
  const above = picks.find((pick, at) => picks.slice(at).some(({ percent }) => percent > pick.percent));
  const below = above && picks.slice(picks.indexOf(above)).find(({ percent }) => percent > above.percent);
  if (!above || !below) return [];
  if (askedFor.includes(above.candidate.advisorId)) return [{ key: "orderNamed", values: { name: above.candidate.name } }];
  if (compareSpeakers(above, below, need) < 0) return [{ key: "orderLanguage", values: languageOf(need, wording) }];
  if (above.isMain && !below.isMain) return [{ key: "orderField" }];
  if (above.missed.length < below.missed.length) return [{ key: "orderPreferences" }];
  if (speaksOwn(above, need) && !speaksOwn(below, need)) return [{ key: "orderLanguage", values: languageOf(need, wording) }];
  const { zone } = need;
  if (zone && isAtNight(below, zone) && !isAtNight(above, zone)) return [{ key: "orderHour" }];
  if (need.place && above.away < below.away) return [{ key: "orderNear", values: { place: placeIn(need.place, wording) } }];
  return [{ key: "orderField" }];
}
