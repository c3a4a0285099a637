import type { Need, Place } from "../understand/need";
import type { Sentence } from "../understand/sentence";
import { compareRates, freeFrom, type Pick, speaksOwn } from "./candidates";
import { IN_ITS_COUNTRY, kilometresAway } from "./nearness";
import { isAtNight } from "./waking-first";
import { languageOf, placeIn, type Wording } from "./wording";

/**
 * Explains why an advisor ranks above one with a higher match: named, language, field, fewer missed preferences, or distance. What is said of everybody ('those
 * who speak German come first') is said only where it holds for all of them, otherwise of these two; nothing where nothing of the kind is true.
 */
export function whyInThisOrder(need: Need, picks: readonly Pick[], wording: Wording, askedFor: readonly string[] = []): Sentence[] {
  if (need.isSoonest && picks.length > 1 && isEarliestFirst(picks)) return [{ key: "orderSooner" }];
  if (need.isCheapest && picks.length > 1 && isCheapestFirst(picks, need)) return [{ key: "replyCheapest" }];
  const above = picks.find((pick, at) => picks.slice(at).some(({ percent }) => percent > pick.percent));
  const below = above && picks.slice(picks.indexOf(above)).find(({ percent }) => percent > above.percent);
  if (!above || !below) return [];
  const names = { name: above.candidate.name, other: below.candidate.name };
  if (askedFor.includes(above.candidate.advisorId)) return [{ key: "orderNamed", values: { name: names.name } }];
  for (const { why, rank, general } of reasonsFor(need, wording)) {
    if (rank(above) <= rank(below)) continue;
    const isTrueOfAll = general !== undefined && picks.every((pick, at) => at === 0 || rank(picks[at - 1]!) >= rank(pick));
    return [isTrueOfAll ? general : { key: "orderPair", values: { ...names, language: "", country: "", ...general?.values, why } }];
  }
  return need.place && above.away <= below.away ? whoIsNearer(need.place, above, below, { picks, wording }) : [];
}

const isEarliestFirst = (picks: readonly Pick[]) => picks.every((pick, at) => at === 0 || freeFrom(picks[at - 1]!) <= freeFrom(pick));

const isCheapestFirst = (picks: readonly Pick[], need: Need) =>
  picks.every((pick, at) => at === 0 || compareRates(picks[at - 1]!, pick, need) <= 0);

interface Reason {
  why: string;
  /** Higher comes first. */
  rank(pick: Pick): number;
  /** What is said where the whole list is in this order. */
  general?: Sentence;
}

/** The criteria in the order in which they rank (`candidates.ts`, `recommend.ts`). */
function reasonsFor(need: Need, wording: Wording): Reason[] {
  const { zone, place } = need;
  const speaks: Sentence = { key: "orderLanguage", values: languageOf(need, wording) };
  const weightOf = ({ candidate }: Pick) => need.topics.find(({ topic }) => topic === candidate.topic)?.weight ?? 0;
  const reasons: (Reason | false)[] = [
    need.isLanguageAsked === true && { why: "speaks", rank: ({ missed }) => Number(!missed.includes("language")), general: speaks },
    { why: "most", rank: ({ isMain }) => Number(isMain), general: { key: "orderField" } },
    { why: "region", rank: ({ isOfOthers }) => -Number(isOfOthers) },
    { why: "more", rank: ({ missed }) => -missed.length, general: { key: "orderPreferences" } },
    { why: "speaks", rank: (pick) => Number(speaksOwn(pick, need)), general: speaks },
    Boolean(zone) && { why: "awake", rank: (pick) => Number(!isAtNight(pick, zone!)), general: { key: "orderHour" } },
    place === null && { why: "most", rank: weightOf, general: { key: "orderField" } },
    place !== null && { why: "main", rank: ({ candidate }) => Number(candidate.isPrimary) },
  ];
  return reasons.filter((each) => each !== false);
}

interface Shown {
  picks: readonly Pick[];
  wording: Wording;
}

/** Who of two is really nearer, with both distances; otherwise who is in the country; nothing where neither is so. */
function whoIsNearer(place: Place, above: Pick, below: Pick, { picks, wording }: Shown): Sentence[] {
  const [near, far] = [kilometresAway(above.candidate, place), kilometresAway(below.candidate, place)];
  const names = { name: above.candidate.name, other: below.candidate.name };
  if (near !== null && far !== null && near < far)
    return [{ key: "orderNear", values: { ...names, place: placeIn(place, wording), kilometres: near, further: far } }];
  if (above.away >= below.away || above.away > IN_ITS_COUNTRY) return [];
  const country = wording.country(place.country);
  const isThere = ({ away }: Pick) => Number(away <= IN_ITS_COUNTRY);
  return picks.every((pick, at) => at === 0 || isThere(picks[at - 1]!) >= isThere(pick))
    ? [{ key: "orderInCountry", values: { country } }]
    : [{ key: "orderPair", values: { ...names, why: "there", country, language: "" } }];
}
