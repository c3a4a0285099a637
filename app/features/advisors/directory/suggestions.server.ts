import { db } from "#app/db/client.server";
import { withEnglishCities } from "#app/features/places/cities-in-text.server";
import { type FoundAdvisor, isLiveSearch } from "#app/features/search/search-answer";
import { topicsInAnyLanguage } from "#app/features/search/topics-in-languages.server";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import { readPublicAdvisors } from "../cards/public-advisors.server";
import { rankAdvisors } from "./directory.server";
import { readDirectoryQuery } from "./directory-query";

const MAX_SUGGESTED = 5;
const MAX_AREAS = 3;

/**
 * Returns the advisors matching a search text while it is typed, from two letters on: at most five, best first. Where nobody matches half a word,
 * they are those of the areas whose name begins with it in some language.
 */
export async function suggestAdvisors(text: string, language: Language = FIRST_LANGUAGE): Promise<FoundAdvisor[]> {
  if (!isLiveSearch(text)) return [];
  const named = await idsNamed(text);
  const ids = named.length > 0 ? named : await idsOfAreas(text, language);
  const people = await readPublicAdvisors(db, ids);
  return people.map(({ slug, displayName, topics, jobTitle, avatarUrl, hourlyRate, currency }) => ({
    path: `/advisors/${slug}`,
    name: displayName,
    description: topics[0] ?? jobTitle,
    face: avatarUrl,
    price: hourlyRate === null ? null : { hourlyRate, currency },
  }));
}

/** Those of a city that the text names in another language than it is stored in come first. */
async function idsNamed(text: string): Promise<string[]> {
  const english = withEnglishCities(text);
  const there = english === text ? [] : await idsFor(english, MAX_SUGGESTED);
  return [...new Set([...there, ...(await idsFor(text, MAX_SUGGESTED))])].slice(0, MAX_SUGGESTED);
}

async function idsFor(text: string, most: number): Promise<string[]> {
  const query = readDirectoryQuery(new URLSearchParams({ q: text }));
  const { ranked } = await rankAdvisors(db, { isFaceOnly: true }, query, most);
  return ranked.map(({ id }) => id);
}

async function idsOfAreas(text: string, language: Language): Promise<string[]> {
  const areas = topicsInAnyLanguage(text, language).slice(0, MAX_AREAS);
  const ids = await Promise.all(areas.map(({ name }) => idsFor(name, Math.ceil(MAX_SUGGESTED / areas.length))));
  return [...new Set(ids.flat())].slice(0, MAX_SUGGESTED);
}
