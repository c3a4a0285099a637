import type { CategoryId } from "#app/features/catalog/categories";
import { topicByName } from "#app/features/topics/topic-list";
import type { AdvisorCard, Whereabouts } from "../cards/advisor-card";
import { readCompared } from "../compare/compared";
import { compareAdvisors } from "../compare/comparison.server";
import { searchAdvisors } from "./directory.server";
import type { DirectoryQuery } from "./directory-query";
import { CATEGORY_PAGE_SIZE } from "./filter-options";
import { activeFilters } from "./filters";

/**
 * Returns a category's advisors with the one the matcher named (`slug`) moved to the top, unless that one is not listed, is of another
 * category, or the visitor has searched, paged or filtered by anything but expertise. `first` is the slug of the advisor moved.
 */
export async function searchLedTo(
  slug: string | null,
  { category, query }: { category: CategoryId; query: DirectoryQuery },
  now: Date,
  viewer: Whereabouts | null,
) {
  const found = await searchAdvisors({ category, query, limit: CATEGORY_PAGE_SIZE }, now, viewer);
  const isOtherSearch = query.q !== undefined || query.after !== undefined || activeFilters(query).some((name) => name !== "expertise");
  const [known] = readCompared(slug);
  if (!known || isOtherSearch || found.total === 0) return { ...found, first: null };
  const [named] = await compareAdvisors([known], now, viewer);
  if (!named || !advisesIn(category, named)) return { ...found, first: null };
  return { ...found, cards: [named, ...found.cards.filter((card) => card.slug !== known)], first: named.slug };
}

const advisesIn = (category: CategoryId, card: AdvisorCard) =>
  card.category === category || card.topics.some((name) => topicByName(name)?.category === category);
