import type { Currency } from "#app/features/money/money";
import { approximateUnits } from "#app/features/money/reference-rates";
import { SURE } from "#app/features/topics/classifier/areas-meant";
import { besidePreferences } from "#app/features/topics/classifier/preference-words";
import type { Reader } from "#app/features/topics/classifier/reading";
import { namesAnArea } from "#app/features/topics/vocabulary/topics-in-text";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { minorUnitsOf } from "#app/ui/text/minor-units";
import type { NamedAdvisor } from "../conversation/conversation";
import type { Budget, Need } from "./need";
import { budgetIn } from "./wishes/budget-in-text";
import { timesIn } from "./wishes/hours-in-text";
import { languagesIn } from "./wishes/languages-in-text";
import { lengthIn } from "./wishes/length-in-text";
import { mayBeginPlace, placeIn } from "./wishes/place-in-text";
import { urgencyIn } from "./wishes/urgency-in-text";

/** Phrases that ask for other advisors than those named, in English, German, French, Spanish and Italian. */
const SAYINGS = {
  cheaper: `cheaper, less expensive, lower price, lower rate, too expensive, too dear, more affordable, less costly, cheap, is the cheapest, the cheapest one,
    gunstiger, billiger, zu teuer, preiswerter, der gunstigste, die gunstigste, am gunstigsten, der billigste, die billigste, moins cher, moins chere, moins chers, trop cher, trop chere, meilleur marche,
    mas barato, mas barata, mas economico, demasiado caro, muy caro, meno caro, meno costoso, piu economico, troppo caro, costa troppo`,
  others: `someone else, somebody else, anyone else, anybody else, other advisors, others, another one, another advisor, different advisor, more options,
    jemand anderes, jemand anders, andere, weitere, quelqu un d autre, d autres, un autre, une autre, alguien mas, otro, otra, otros, otra persona,
    qualcun altro, qualcun altra, un altro, un altra, altri, altre`,
} as const;

type FollowUp = keyof typeof SAYINGS;

/** A longer message is a need of its own. */
const MAX_FOLLOW_UP_LENGTH = 12;

const phrases = Object.entries(SAYINGS).map(([kind, said]) => ({
  kind: kind as FollowUp,
  phrases: said.split(/[,\n]/).flatMap((phrase) => (phrase.trim() === "" ? [] : [` ${phrase.trim()} `])),
}));

/** Returns the changes that a short message asks for. */
export function followUpsIn(text: string): FollowUp[] {
  const words = wordsOf(text).map(({ folded }) => folded);
  if (words.length > MAX_FOLLOW_UP_LENGTH) return [];
  const plain = ` ${words.join(" ")} `;
  return phrases.filter((each) => each.phrases.some((phrase) => plain.includes(phrase))).map(({ kind }) => kind);
}

interface PreferenceContext {
  /** The time named in the text. */
  from?: string | null;
  /** Whether there is already a need that this may be a preference for. */
  isKnown?: boolean;
  /** Reads what stands beside a place: 'Personalberatung in Graz' says what for. */
  read?: Reader;
}

/** Words allowed besides preferences: a place name has up to two, and there may be one of somebody's own. */
const WORDS_OF_A_PLACE = 3;
const WORDS_BESIDE = 1;

/**
 * Returns whether a short message only says how the advisor should be (cheaper, nearer, in which language) or, if a need `isKnown`, by
 * when, and not what for. A question about something else at a time or place ('the weather today') is no preference.
 */
export function isOnlyPreferences(text: string, { from = null, isKnown = false, read }: PreferenceContext = {}): boolean {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MAX_FOLLOW_UP_LENGTH || namesAnArea(text)) return false;
  if (followUpsIn(text).length > 0) return true;
  const { minutes, rest: besideLength } = lengthIn(text);
  const { dayParts, named, isWeekend, weekdays, rest } = timesIn(minutes === null ? text : besideLength);
  const isTimeOfDay = minutes !== null || dayParts.length > 0 || named !== null || isWeekend || weekdays.length > 0;
  const { beside, isOfOtherMatter } = besidePreferences(isTimeOfDay ? rest : text);
  const count = beside.length;
  if (isOfOtherMatter) return false;
  const isTime = from !== null || isTimeOfDay || (isKnown && urgencyIn(text) !== null);
  if (languagesIn(text).length > 0 || budgetIn(text) !== null) return count <= WORDS_BESIDE;
  if (isTime) return count === 0;
  return placeIn(text) !== null && count <= WORDS_OF_A_PLACE && !isOfAnArea(beside, read);
}

/** Whether words beside a place are of an area, although no dictionary names it. */
function isOfAnArea(beside: readonly string[], read?: Reader): boolean {
  const said = beside.filter((word) => !mayBeginPlace(word)).join(" ");
  const first = said === "" ? undefined : read?.(said).areas[0];
  return first !== undefined && first.likelihood >= SURE;
}

/**
 * Refines a need by such a message: a stated budget, otherwise below the first advisor's rate by at least one minor unit, in the person's own `currency` by the
 * reference rates if it is another one; and excludes those already named if others are asked for.
 */
export function refineNeed(
  need: Need,
  text: string,
  named: readonly Pick<NamedAdvisor, "slug" | "rate">[],
  currency: Currency | null = null,
): Need {
  const wanted = followUpsIn(text);
  const first = named.find(({ rate }) => rate !== undefined)?.rate;
  const isCheaper = wanted.includes("cheaper") && first !== undefined && budgetIn(text) === null;
  return {
    ...need,
    ...(isCheaper && { budget: belowRate(first, currency), isCheapest: true }),
    ...(wanted.includes("others") && { except: [...new Set([...(need.except ?? []), ...named.map(({ slug }) => slug)])] }),
  };
}

function belowRate(rate: NonNullable<NamedAdvisor["rate"]>, currency: Currency | null): Budget {
  if (currency === null || currency === rate.currency) return { amount: Math.max(1, rate.amount - 1), currency: rate.currency };
  // A whole amount below what the card shows beside the rate, which is rounded, too.
  const units = Math.max(1, approximateUnits(rate.amount, rate.currency, currency) - 1);
  return { amount: units * minorUnitsOf(currency), currency };
}
