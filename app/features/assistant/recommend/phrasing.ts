import { isWide as isWideArea } from "#app/features/topics/vocabulary/topics-in-text";
import { DAY_MS } from "#app/platform/durations";
import { type Need, type Preference, saysTimes } from "../understand/need";
import { mainAreas } from "../understand/requests/main-areas";
import type { Sentence } from "../understand/sentence";
import { type Pick, speaksOwn } from "./candidates";
import { lengthSaid, nearestLength } from "./length-of-talk";
import { isStillClose, kilometresAway } from "./nearness";
import { onlySome } from "./only-some";
import { whyInThisOrder } from "./why-in-this-order";
import { languageOf, placeIn, timesOf, type Wording } from "./wording";

/** The five ways to name advisors (visitor site, section 9: 5 canned assistant replies). */
export const PHRASINGS = ["reply1", "reply2", "reply3", "reply4", "reply5"] as const;
/** Phrasings that promise a fit, not used for advisors who miss something. */
const PROMISING: readonly string[] = ["reply2", "reply5"];
/** The promise that is kept only by those whose own main area is the one understood. */
const GOOD_HANDS = "reply5";
/** Phrasings that say whose field it is. */
const MAY_CLAIM = new Set<string>(["reply2", "reply4"]);
export const MAX_NAMED = 3;
const WEEK_MS = 7 * DAY_MS;

/**
 * Builds the assistant's answer: who fits, in one of five phrasings (three, if somebody misses a preference or no narrow area was understood) chosen by `dice` (0 to 1, 1 excluded), what was
 * searched, and what would help. Everything in it is a name or number from the directory, or the person's own preference.
 */
export function phraseReply(
  need: Need,
  picks: readonly Pick[],
  dice: number,
  wording: Wording,
  askedFor: readonly string[] = [],
): Sentence[] {
  const [main] = need.topics;
  const areas = mainAreas(need);
  // Of an area that they have among others it is not said that it is theirs.
  const isTheirs = (said: readonly Pick[]) =>
    said.every(({ candidate }) => candidate.isPrimary && (!main || areas.includes(candidate.topic)));
  const topic = wording.list(areas.map(wording.named));
  const named = (key: (typeof PHRASINGS)[number] | "replyBeside", said: readonly Pick[]): Sentence => {
    const isOfField = !main || said.every(({ isMain }) => isMain);
    const fields = isOfField ? topic : wording.list([...new Set(said.map(({ candidate }) => wording.named(candidate.topic)))]);
    const names = wording.list(said.map(({ candidate }) => candidate.name));
    return {
      key,
      values: { topic: fields, names, count: said.length, ...(MAY_CLAIM.has(key) && { area: isTheirs(said) ? "main" : "further" }) },
    };
  };
  if (!main) return [{ key: "whatFor" }];
  if (picks.length === 0) return [{ key: "replyNobody", values: { topic } }];
  const { ofField, beside } = byField(need, picks);
  const missed = closeBut(need, picks, wording, askedFor);
  const wide = areas.filter(isWideArea);
  const isWide = wide.length > 0;
  const phrasings = missed.length > 0 || isWide ? PHRASINGS.filter((each) => !PROMISING.includes(each)) : PHRASINGS;
  const chosen = phrasings[Math.min(phrasings.length - 1, Math.floor(dice * phrasings.length))] ?? "reply1";
  const phrasing = chosen === GOOD_HANDS && !isTheirs(ofField) ? "reply4" : chosen;
  return [
    ...anotherQuestion(need),
    ...(ofEachArea(areas, ofField, wording) ?? [named(phrasing, ofField)]),
    ...(isWide ? [{ key: "replyWide", values: { topic: wording.list(wide.map(wording.named)) } } as const] : []),
    ...noneSpeaks(need, picks, wording),
    ...lookedFor(understood(need, picks, wording), missed),
    ...nearestLength(need, wording),
    ...(beside.length > 0 ? [named("replyBeside", beside)] : []),
    ...onlySome(need, picks, wording),
    // Where everybody misses something no percentage is shown that an order could contradict.
    ...(picks.every((pick) => pick.missed.length > 0) ? [] : whyInThisOrder(need, picks, wording, askedFor)),
    ...askMore(need, wording),
  ];
}

/** Of several areas it is said who is of which: 'For X: A and B. For Y: C.' Null where one is meant, or somebody is of another. */
function ofEachArea(areas: readonly string[], picks: readonly Pick[], wording: Wording): Sentence[] | null {
  if (areas.length < 2 || picks.some(({ candidate }) => !areas.includes(candidate.topic))) return null;
  return areas.flatMap((area) => {
    const names = picks.filter(({ candidate }) => candidate.topic === area).map(({ candidate }) => candidate.name);
    return names.length > 0 ? [{ key: "replyEach" as const, values: { topic: wording.named(area), names: wording.list(names) } }] : [];
  });
}

/**
 * Splits advisors into those of the main field and others behind them; all in the first group if there is no main field, nobody in it, or others among or
 * ahead of them: the text names everybody in the order of their cards.
 */
function byField({ topics }: Need, picks: readonly Pick[]): { ofField: readonly Pick[]; beside: readonly Pick[] } {
  const ofField = picks.filter(({ isMain }) => isMain);
  const isFirst = ofField.every((pick, at) => pick === picks[at]);
  return topics.length === 0 || ofField.length === 0 || !isFirst
    ? { ofField: picks, beside: [] }
    : { ofField, beside: picks.filter(({ isMain }) => !isMain) };
}

/** Sentences that only explain the cards, or lead on from them: they follow the cards, so that the best match is in sight above them. */
const AFTER_CARDS = new Set(["replyUnderstood", "replyBeside", "replyOnly", "replyAskMore"]);

/** Returns the sentences of an answer that follow its cards. */
export function afterCards(sentences: readonly Sentence[]): readonly Sentence[] {
  const isClose = (sentence: Sentence | undefined) => sentence?.key === "replyClose" || sentence?.key === "replyUnderstoodClose";
  const at = sentences.findIndex(
    ({ key }, index) => AFTER_CARDS.has(key) || key.startsWith("order") || (key.startsWith("replyFar") && isClose(sentences[index - 1])),
  );
  return at < 1 ? [] : sentences.slice(at);
}

/** Combines what was searched and what none of the advisors meets, in one sentence where possible. */
function lookedFor([wished, ...none]: readonly Sentence[], [close, ...more]: readonly Sentence[]): Sentence[] {
  if (wished?.values && close?.key === "replyClose")
    return [{ key: "replyUnderstoodClose", values: { ...wished.values, ...close.values } }, ...more];
  return [wished, ...none, close, ...more].filter((each) => each !== undefined);
}

/** Says that preferences of an earlier question were dropped. */
export const anotherQuestion = ({ isAnother }: Need): Sentence[] => (isAnother ? [{ key: "replyAnotherQuestion" }] : []);

/** Says openly that nobody shown speaks the language that somebody writes or reads in without having asked for it. */
export const noneSpeaks = (need: Need, picks: readonly Pick[], wording: Wording): Sentence[] =>
  !need.isLanguageAsked && need.languages.length > 0 && picks.length > 0 && !picks.some((pick) => speaksOwn(pick, need))
    ? [{ key: "replyNoneSpeaks", values: languageOf(need, wording) }]
    : [];

/** "Close, but …": the preferences that none of the advisors meets, or just that each misses one. */
export function closeBut(need: Need, picks: readonly Pick[], wording: Wording, askedFor: readonly string[] = []): Sentence[] {
  const missed: Sentence[] = [];
  const isMissed = (preference: Preference) => picks.every((pick) => pick.missed.includes(preference));
  if (picks.length === 0) return [];
  if (!need.isOneDay && picks.every((pick) => isTooLate(need, pick))) missed.push({ key: "closeTime" });
  if (need.isOneDay && need.from && isMissed("day")) missed.push({ key: "closeDay", values: { day: wording.day(need.from, need.zone) } });
  else if (saysTimes(need) && isMissed("dayPart")) missed.push({ key: "closeDayPart", values: timesOf(need, wording) });
  // Speakers of a requested language rank first, unless others were asked for by name.
  const isNobody = isMissed("language") && need.isLanguageAsked && askedFor.length === 0;
  if (isMissed("language") && !isNobody) missed.push({ key: "closeLanguage", values: languageOf(need, wording) });
  const { missedSum, noCheaper } = missedBudget(need, isMissed("budget"), wording);
  missed.push(...missedSum);
  const far = farFrom(need, picks, wording);
  if (isMissed("place") && far.length === 0) missed.push(...outsideOf(need, wording));
  const close = (parts: readonly Sentence[]): Sentence => ({ key: "replyClose", values: { missed: wording.list(parts.map(wording.say)) } });
  // "Nobody speaks …" gets its own sentence, because the other preferences concern the advisors shown.
  if (isNobody && missed.length > 0) return [close(missed), { key: "replyNobodySpeaks", values: languageOf(need, wording) }, ...far];
  if (isNobody) return [close([{ key: "closeNobodySpeaks", values: languageOf(need, wording) }]), ...far];
  if (missed.length + noCheaper.length > 0) return [...noCheaper, ...(missed.length > 0 ? [close(missed)] : []), ...far];
  if (far.length > 0) return far;
  return picks.every((pick) => pick.missed.length > 0) ? [{ key: "replyClosest" }] : [];
}

/** A sum that was named, or that nobody is cheaper where cheaper was all that was said. */
function missedBudget(
  { budget, isCheapest, topics }: Need,
  isMissed: boolean,
  wording: Wording,
): { missedSum: Sentence[]; noCheaper: Sentence[] } {
  if (!budget || !isMissed) return { missedSum: [], noCheaper: [] };
  // Of several areas the one may have somebody who is, and the other nobody.
  if (isCheapest) return { missedSum: [], noCheaper: mainAreas({ topics }).length > 1 ? [] : [{ key: "replyNoCheaper" }] };
  return { missedSum: [{ key: "closeBudget", values: { amount: wording.money(budget.amount, budget.currency) } }], noCheaper: [] };
}

/** Names the place or region that an advisor is not in. */
export function outsideOf({ place, region }: Need, wording: Wording): Sentence[] {
  if (place) return [{ key: place.city ? "closePlace" : "closeCountry", values: { place: placeIn(place, wording) } }];
  return region ? [{ key: "closeRegion", values: { place: wording.named(region) } }] : [];
}

/**
 * Where nobody is near the place and not all are still close, that is said instead of calling them close, with how far the nearest is; a consultation takes
 * place online anyway.
 */
function farFrom({ place }: Need, picks: readonly Pick[], wording: Wording): Sentence[] {
  if (!place || picks.some(({ missed }) => !missed.includes("place")) || picks.every(({ candidate }) => isStillClose(candidate, place)))
    return [];
  const named = placeIn(place, wording);
  if (place.city === null) return [{ key: "replyFarCountry", values: { place: named, count: picks.length } }];
  const ways = picks.map(({ candidate }) => ({ name: candidate.name, kilometres: kilometresAway(candidate, place) }));
  const [nearest] = ways.toSorted((one, other) => (one.kilometres ?? Number.MAX_VALUE) - (other.kilometres ?? Number.MAX_VALUE));
  return nearest && typeof nearest.kilometres === "number"
    ? [{ key: "replyFarNearest", values: { place: named, name: nearest.name, kilometres: nearest.kilometres, count: picks.length } }]
    : [{ key: "replyFarPlace", values: { place: named, count: picks.length } }];
}

/** Too late is after the day of a deadline; when a time was asked for, nothing free within a week of it; when urgent, nothing free soon. */
function isTooLate({ from, until, isBeforeEvent, urgency }: Need, { freeAt }: Pick): boolean {
  if (until && freeAt !== null && freeAt >= Date.parse(until) + (isBeforeEvent ? 0 : DAY_MS)) return true;
  if (from) return freeAt === null || freeAt > Date.parse(from) + WEEK_MS;
  return urgency === "high" && freeAt === null;
}

function understood(need: Need, picks: readonly Pick[], wording: Wording): Sentence[] {
  const preferences: Sentence[] = [];
  if (need.from)
    preferences.push({ key: need.isOneDay ? "preferenceOn" : "preferenceFrom", values: { day: wording.day(need.from, need.zone) } });
  else if (need.until)
    preferences.push({
      key: need.isBeforeEvent ? "preferenceBefore" : "preferenceUntil",
      values: { day: wording.day(need.until, need.zone) },
    });
  else if (need.urgency) preferences.push({ key: URGENCY_PREFERENCES[need.urgency] });
  if (saysTimes(need)) preferences.push({ key: "preferenceDayPart", values: timesOf(need, wording) });
  if (need.minutes) preferences.push(lengthSaid(need.minutes));
  // Who only asks for cheaper has named no sum.
  if (need.budget && !need.isCheapest)
    preferences.push({ key: "preferenceBudget", values: { amount: wording.money(need.budget.amount, need.budget.currency) } });
  if (need.isLanguageAsked) preferences.push({ key: "preferenceLanguage", values: languageOf(need, wording) });
  if (need.place && farFrom(need, picks, wording).length === 0)
    preferences.push({ key: need.place.city ? "preferencePlace" : "preferenceCountry", values: { place: placeIn(need.place, wording) } });
  return preferences.length > 0 ? [{ key: "replyUnderstood", values: { preferences: wording.list(preferences.map(wording.say)) } }] : [];
}

function askMore(need: Need, wording: Wording): Sentence[] {
  const missing: Sentence[] = [];
  if (!need.urgency && !need.from && !need.until && !saysTimes(need)) missing.push({ key: "missingUrgency" });
  if (!need.budget) missing.push({ key: "missingBudget" });
  return missing.length > 0 ? [{ key: "replyAskMore", values: { missing: wording.list(missing.map(wording.say)) } }] : [];
}

const URGENCY_PREFERENCES = { high: "preferenceUrgencyHigh", medium: "preferenceUrgencyMedium", low: "preferenceUrgencyLow" } as const;
