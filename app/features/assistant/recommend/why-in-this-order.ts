import type { Need, Place } from "../understand/need";
import type { Sentence } from "../understand/sentence";
import { compareSpeakers, type Pick, speaksOwn } from "./candidates";
import { IN_ITS_COUNTRY, kilometresAway } from "./nearness";
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
  if (need.place && above.away <= below.away) {
    const nearer = whoIsNearer(need.place, above, below, wording);
    if (nearer.length > 0 || above.away < below.away) return nearer;
  }
  return [{ key: "orderField" }];
}

/** Who of two is really nearer, with both distances; otherwise who is in the country; nothing where neither is so. */
function whoIsNearer(place: Place, above: Pick, below: Pick, wording: Wording): Sentence[] {
  const [near, far] = [kilometresAway(above.candidate, place), kilometresAway(below.candidate, place)];
  const named = { name: above.candidate.name, place: placeIn(place, wording) };
  if (near !== null && far !== null && near < far)
    return [{ key: "orderNear", values: { ...named, other: below.candidate.name, kilometres: near, further: far } }];
  return above.away < below.away && above.away <= IN_ITS_COUNTRY
    ? [{ key: "orderInCountry", values: { ...named, country: wording.country(place.country) } }]
    : [];
}
