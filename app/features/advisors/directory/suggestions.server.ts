import { db } from "#app/db/client.server";
import { finderOf } from "#app/features/catalog/search-words";
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
 * they are those of the areas whose name begins with it in some language. Where it begins an everyday word, whoever is called so comes first, then those of
 * the `areas` of that word.
 */
export async function suggestAdvisors(
  text: string,
  language: Language = FIRST_LANGUAGE,
  areas: readonly { name: string }[] = [],
): Promise<FoundAdvisor[]> {
  if (!isLiveSearch(text)) return [];
  const named = await idsNamed(text);
  const ids = named.length > 0 ? named : await idsOfAreas(topicsInAnyLanguage(text, language));
  const meant = await idsOfAreas(areas);
  const people = await readPublicAdvisors(db, [...new Set([...meant, ...ids])]);
  const inOrder = meant.length > 0 ? calledFirst(people, text) : people;
  return inOrder.slice(0, MAX_SUGGESTED).map(({ slug, displayName, topics, jobTitle, avatarUrl, hourlyRate, currency }) => ({
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

async function idsOfAreas(found: readonly { name: string }[]): Promise<string[]> {
  const areas = found.slice(0, MAX_AREAS);
  const ids = await Promise.all(areas.map(({ name }) => idsFor(name, Math.ceil(MAX_SUGGESTED / areas.length))));
  return [...new Set(ids.flat())].slice(0, MAX_SUGGESTED);
}

function calledFirst<Person extends { displayName: string }>(people: readonly Person[], text: string): Person[] {
  const isFoundIn = finderOf(text);
  const isCalled = ({ displayName }: Person) => Number(isFoundIn(displayName));
  return people.toSorted((one, other) => isCalled(other) - isCalled(one));
}
