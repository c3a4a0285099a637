import { recordEmptySearch } from "#app/features/catalog/empty-searches/empty-searches.server";
import type { CalmWords } from "#app/features/danger/danger-line";
import type { Language } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import { isLiveSearch } from "./search-answer";
import { SETTLED } from "./settled-search";
import { type Meant, searchSite } from "./site-search";
import { topicsInAnyLanguage } from "./topics-in-languages.server";

interface Searched {
  query: string;
  language: Language;
  advisors: readonly unknown[];
  meant: Meant;
  calm: CalmWords | null;
}

/**
 * Counts a site search without any results, if it was finished: as a page, or in the dialog with a text that stayed there. Requests while
 * somebody is typing are not counted, because they hold half a word.
 */
export async function recordSearch({ request, url }: { request: Request; url: URL }, searched: Searched, now: Date): Promise<void> {
  const isTyping = request.headers.get("sec-fetch-dest") === "empty" && !url.searchParams.has(SETTLED);
  if (!isTyping && isNothingFound(searched)) await recordEmptySearch(searched.query, now);
}

function isNothingFound({ query, language, advisors, meant, calm }: Searched): boolean {
  if (calm || !isLiveSearch(query)) return false;
  const { categories, pages } = searchSite(query, [], (english) => nameIn(language, english));
  return [categories, pages, advisors, topicsInAnyLanguage(query, language), meant.topics, meant.pages].every(({ length }) => length === 0);
}
