import { DAY_MS } from "#app/platform/durations";

const WEEK_MS = 7 * DAY_MS;
const CHOSEN = 6;
const MAX_PER_CATEGORY = 2;

interface Candidate {
  slug: string;
  category: string;
  /** ISO instant of the first free half hour; null when none is soon. */
  nextFree: string | null;
}

/**
 * Selects six candidates for this week: those with a free time within a week, at most two per category. The selection changes weekly and is
 * the same for everybody while those advisors have time. Fills up with those who have time later if there are too few, never with who has
 * none. The soonest come first.
 */
export function chooseForWeek<Card extends Candidate>(candidates: readonly Card[], now: Date): Card[] {
  const week = Math.floor(now.getTime() / WEEK_MS);
  const mixed = [...candidates].sort((one, two) => mark(week, one.slug) - mark(week, two.slug) || one.slug.localeCompare(two.slug));
  const free = mixed.filter(({ nextFree }) => nextFree !== null && Date.parse(nextFree) < now.getTime() + WEEK_MS);
  const spread = free.filter(
    (card, index) => free.slice(0, index).filter(({ category }) => category === card.category).length < MAX_PER_CATEGORY,
  );
  const later = mixed.filter(({ nextFree }) => nextFree !== null);
  return [...new Set([...spread, ...free, ...later])].slice(0, CHOSEN).sort((one, two) => timeOf(one) - timeOf(two));
}

const timeOf = ({ nextFree }: Candidate) => Date.parse(nextFree ?? "");

/** Returns a pseudo-random number, the same for the same week and slug. */
function mark(week: number, slug: string) {
  let hash = week;
  for (const character of slug) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
