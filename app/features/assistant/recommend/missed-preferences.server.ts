import type { AdvisorCard } from "#app/features/advisors/cards/advisor-card";
import type { DirectoryFindings } from "#app/features/advisors/directory/directory-results";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { MISSED_TEXTS } from "../pages/missed-texts";
import { type Need, type Preference, preferencesOf } from "../understand/need";
import type { Sentence } from "../understand/sentence";
import { understand } from "../understand/understand";
import { missedPreferences } from "./candidates";
import { outsideOf } from "./phrasing";
import { languageOf } from "./wording";
import { wordingIn } from "./wording.server";

/** What a search's words wish for beside its topic: the language, price and place of an advisor. */
type Stated = Pick<Need, "languages" | "isLanguageAsked" | "budget" | "place">;

type Findings = DirectoryFindings<AdvisorCard>;

/** Returns the wishes in a search's words; null if they state none. */
export function preferencesIn(text: string | undefined): Stated | null {
  if (!text) return null;
  const { languages, isLanguageAsked, budget, place } = understand(text);
  const stated = { languages, ...(isLanguageAsked && { isLanguageAsked }), budget, place };
  return preferencesOf(needOf(stated)).length > 0 ? stated : null;
}

const needOf = (stated: Stated): Need => ({ topics: [], category: null, urgency: null, zone: null, ...stated });

/**
 * Says on each card of a search which wishes its advisor misses, and above the cards, as "Close, but …", those that all of them miss.
 * Who has no price yet misses none by it.
 */
export function withMissedPreferences<Found extends Findings>(found: Found, text: string | undefined, language: Language): Found {
  const stated = preferencesIn(text);
  if (!stated || found.cards.length === 0) return found;
  const missed = found.cards.map((card) => missedBy(card, stated));
  const say = translatorFor(language, "assistant");
  const cards = found.cards.map((card, at) => {
    const texts = (missed[at] ?? []).map((preference) => say(MISSED_TEXTS[preference]));
    return texts.length > 0 ? { ...card, missed: texts.join(" ") } : card;
  });
  const close = closeBut(stated, missed, language);
  const isEachMissed = missed.every((each) => each.length > 0);
  const isLed = "first" in found && found.first !== null;
  const byCloseness = isEachMissed && !isLed ? closestFirst(cards, missed) : cards;
  return { ...found, cards: byCloseness, ...(close && { close }) };
}

/** Where nobody meets every wish, those who miss the fewest come first; otherwise the order stays. */
const closestFirst = <Card>(cards: readonly Card[], missed: readonly (readonly Preference[])[]) =>
  cards
    .map((card, at) => ({ card, count: missed[at]?.length ?? 0 }))
    .toSorted((one, other) => one.count - other.count)
    .map(({ card }) => card);

/** Moves those of the first advisor's own field who miss fewer wishes ahead of the others of it, and all of them ahead of other fields. */
export function fewestMissedFirst(cards: readonly AdvisorCard[], stated: Stated): AdvisorCard[] {
  const field = cards[0]?.specialty;
  const isOther = (card: AdvisorCard) => Number(card.specialty !== field);
  return cards.toSorted(
    (one, other) => isOther(one) - isOther(other) || (isOther(one) ? 0 : missedBy(one, stated).length - missedBy(other, stated).length),
  );
}

const missedBy = (card: AdvisorCard, stated: Stated) =>
  missedPreferences({ ...card, advisorId: card.id, hourlyRate: card.hourlyRate ?? 0 }, needOf(stated));

function closeBut(stated: Stated, missed: readonly (readonly Preference[])[], language: Language): string | null {
  const wording = wordingIn(language);
  const need = needOf(stated);
  const isMissed = (preference: Preference) => missed.every((each) => each.includes(preference));
  const parts: Sentence[] = [];
  if (isMissed("language")) parts.push({ key: "closeLanguage", values: languageOf(need, wording) });
  if (need.budget && isMissed("budget"))
    parts.push({ key: "closeBudget", values: { amount: wording.money(need.budget.amount, need.budget.currency) } });
  if (isMissed("place")) parts.push(...outsideOf(need, wording));
  if (parts.length > 0) return wording.say({ key: "replyClose", values: { missed: wording.list(parts.map(wording.say)) } });
  return missed.every((each) => each.length > 0) ? wording.say({ key: "replyClosest" }) : null;
}
