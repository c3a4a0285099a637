import { type Category, type CategoryId, categories, isCategoryId } from "#app/features/catalog/categories";
import { isRetiredEntry } from "#app/features/catalog/current-catalog";
import { EXPERTISE_TILES, expertiseTilesOf, tileKey, tilePath } from "#app/features/catalog/expertise-tiles";
import { keyOfPage, SUBCATEGORIES, type Subcategory, subcategories, subcategoriesOf } from "#app/features/catalog/subcategories";
import { TOPICS, type TopicName, topicSlug } from "#app/features/catalog/topics";

/** An area of expertise as offered on this site. The slug never changes. */
export interface Topic {
  slug: string;
  name: string;
  category: CategoryId;
  /** Key of its sub-category page or tile (its original path); null if it is only on its category's page. */
  shelf: string | null;
}

/** A topic that an admin added, renamed, moved or retired: a row of the table `topics` with a version. */
export interface ChangedTopic extends Topic {
  /** Comma-separated synonyms. */
  words?: string;
  /** Its names in other languages. */
  translations?: Readonly<Record<string, string>>;
  /** Retired topics, and those on a retired page or tile, are offered nowhere; past messages and bookings keep them. */
  isRetired: boolean;
}

const SHELVES: readonly { path: string; slugs: readonly string[] }[] = [
  ...SUBCATEGORIES.map(({ path, topics }) => ({ path, slugs: topics.map(topicSlug) })),
  ...EXPERTISE_TILES.map((tile) => ({ path: tileKey(tile), slugs: tile.topics.map(topicSlug) })),
];

const FIFTY: readonly ChangedTopic[] = TOPICS.map((area) => ({ ...area, shelf: firstShelfOf(area.slug), isRetired: false }));

let changed: readonly ChangedTopic[] = [];
let all: readonly ChangedTopic[] = FIFTY;
let offered: readonly ChangedTopic[] = FIFTY;
let categoriesThen: readonly Category[] = categories();

/**
 * Applies admins' changes to the fifty, after `setChangedEntries`: from the table on the server, from the page's data in the browser. `placed` has further words
 * for topics by their category and shelf; the browser, which reads no texts, has none.
 */
export function setChangedTopics(changes: readonly ChangedTopic[], placed: ReadonlyMap<string, string> = new Map()): void {
  if (changes.length === 0 && changed.length === 0 && categories() === categoriesThen) return;
  categoriesThen = categories();
  const bySlug = new Map(changes.map((topic) => [topic.slug, topic]));
  const fifty = new Set<string>(TOPICS.map(({ slug }) => slug));
  changed = changes;
  all = [...FIFTY.map((topic) => bySlug.get(topic.slug) ?? topic), ...changes.filter(({ slug }) => !fifty.has(slug))];
  const live = all.filter(({ isRetired, category, shelf }) => !isRetired && isCategoryId(category) && !isRetiredEntry(shelf));
  offered = placed.size === 0 ? live : live.map((topic) => withWordsOf(topic, placed));
}

function withWordsOf(topic: ChangedTopic, placed: ReadonlyMap<string, string>): ChangedTopic {
  const words = [topic.words, placed.get(topic.category), placed.get(topic.shelf ?? "")].filter(Boolean).join(",");
  return words === "" ? topic : { ...topic, words };
}

export const changedTopics = (): readonly ChangedTopic[] => changed;

/** Returns every topic that can be chosen: the fifty in order, then added ones. */
export const offeredTopics = (): readonly ChangedTopic[] => offered;

/** Returns every topic there is or was, including retired ones, which past messages and bookings still name. */
export const knownTopics = (): readonly ChangedTopic[] => all;

/** Memoizes a value derived from the offered topics, recomputed when they change. */
export function madeOfTopics<Made>(make: (topics: readonly ChangedTopic[]) => Made): () => Made {
  let madeOf: readonly ChangedTopic[] | undefined;
  let made: Made;
  return () => {
    if (madeOf !== offered) {
      made = make(offered);
      madeOf = offered;
    }
    return made;
  };
}

/** Returns the topic with a name, ignoring case and outer spaces ('tax and accounting'). */
export function topicByName(name: string): Topic | undefined {
  const wanted = name.trim().toLowerCase();
  return offered.find((topic) => topic.name.toLowerCase() === wanted);
}

export function topicBySlug(slug: string): Topic | undefined {
  return offered.find((topic) => topic.slug === slug);
}

export function topicsOfCategory(category: CategoryId): readonly Topic[] {
  return offered.filter((topic) => topic.category === category);
}

/** Returns the current topic for one of the fifty; undefined if retired. */
export const specifiedTopic = (name: TopicName): Topic | undefined => topicBySlug(topicSlug(name));

/** Returns the current names of some of the fifty, as far as they are offered. */
export const namesNow = (names: readonly TopicName[]): string[] => names.flatMap((name) => specifiedTopic(name)?.name ?? []);

/** Returns the topics on a sub-category page or tile, by its key. */
export const topicsOnShelf = (key: string): readonly Topic[] => offered.filter(({ shelf }) => shelf === key);

export const subcategoryOfShelf = (shelf: string | null): Subcategory | undefined =>
  subcategories().find((page) => keyOfPage(page) === shelf);

/** Returns the sub-category page of a topic; undefined for those of Finance, Technology and Other, and for 'Legal' itself. */
export function subcategoryOfTopic(name: string): Subcategory | undefined {
  return subcategoryOfShelf(topicByName(name)?.shelf ?? null);
}

/** Returns the original shelf of one of the fifty by its slug, before any move by an admin. */
export function firstShelfOf(slug: string): string | null {
  return SHELVES.find(({ slugs }) => slugs.includes(slug))?.path ?? null;
}

/** Returns where topics of a category can be placed, besides its own page. */
export const shelvesOf = (category: CategoryId): { key: string; path: string; label: string }[] => [
  ...subcategoriesOf(category).map((page) => ({ key: keyOfPage(page), path: page.path, label: page.title })),
  ...expertiseTilesOf(category).map((tile) => ({ key: tileKey(tile), path: tilePath(tile), label: tile.label })),
];
