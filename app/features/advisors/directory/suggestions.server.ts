import { db } from "#app/db/client.server";
import { type FoundAdvisor, isLiveSearch } from "#app/features/search/search-answer";
import { readPublicAdvisors } from "../cards/public-advisors.server";
import { rankAdvisors } from "./directory.server";
import { readDirectoryQuery } from "./directory-query";

const MAX_SUGGESTED = 5;

/** Returns the advisors matching a search text while it is typed, from two letters on: at most five, best first. */
export async function suggestAdvisors(text: string): Promise<FoundAdvisor[]> {
  if (!isLiveSearch(text)) return [];
  const query = readDirectoryQuery(new URLSearchParams({ q: text }));
  const { ranked } = await rankAdvisors(db, { isFaceOnly: true }, query, MAX_SUGGESTED);
  const people = await readPublicAdvisors(
    db,
    ranked.map(({ id }) => id),
  );
  return people.map(({ slug, displayName, topics, jobTitle, avatarUrl, hourlyRate, currency }) => ({
    path: `/advisors/${slug}`,
    name: displayName,
    description: topics[0] ?? jobTitle,
    face: avatarUrl,
    price: hourlyRate === null ? null : { hourlyRate, currency },
  }));
}
