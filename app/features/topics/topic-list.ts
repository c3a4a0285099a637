import { type Category, type CategoryId, categories, isCategoryId } from "#app/features/catalog/categories";
import { isRetiredEntry } from "#app/features/catalog/current-catalog";
import { EXPERTISE_TILES, expertiseTilesOf, tileKey, tilePath } from "#app/features/catalog/expertise-tiles";
import { keyOfPage, SUBCATEGORIES, type Subcategory, subcategories, subcategoriesOf } from "#app/features/catalog/subcategories";
import { TOPICS, type TopicName, topicSlug } from "#app/features/catalog/topics";

/** An area of expertise as people choose it on this site. The slug never changes. */
export interface Topic {
  slug: string;
  name: string;
  category: CategoryId;
  /** The key of the sub-category page or the tile it stands on (its first address); null for its category's page alone. */
  shelf: string | null;
}

/** A topic that an admin added, renamed, moved or retired: a row of the table `topics` with a version. */
export interface ChangedTopic extends Topic {
  /** What else people call it, parted by commas. */
  words?: string;
  /** What it is called in other languages. */
  translations?: Readonly<Record<string, string>>;
  /** Retired topics, and those that stand on what is retired, are offered nowhere; what was said and booked of them stays. */
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

/** Puts what admins changed upon the fifty, after `setChangedEntries`: on the server the table's rows, in the browser what the page brought. */
export function setChangedTopics(changes: readonly ChangedTopic[]): void {
  if (changes.length === 0 && changed.length === 0 && categories() === categoriesThen) return;
  categoriesThen = categories();
  const bySlug = new Map(changes.map((topic) => [topic.slug, topic]));
  const fifty = new Set<string>(TOPICS.map(({ slug }) => slug));
  changed = changes;
  all = [...FIFTY.map((topic) => bySlug.get(topic.slug) ?? topic), ...changes.filter(({ slug }) => !fifty.has(slug))];
  offered = all.filter(({ isRetired, category, shelf }) => !isRetired && isCategoryId(category) && !isRetiredEntry(shelf));
}

export const changedTopics = (): readonly ChangedTopic[] => changed;

/** Every topic that can be chosen now: the fifty in their order, then those that were added. */
export const offeredTopics = (): readonly ChangedTopic[] => offered;

/** Every topic there is or was, retired ones too: what was said and booked of them still names them. */
export const knownTopics = (): readonly ChangedTopic[] => all;

/** Something made of the topics that are offered: made once, and again when they change. */
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

/** The topic of a name in any case, with blanks around it allowed ('tax and accounting'). */
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

/** What one of the fifty is now; nothing when it is retired. */
export const specifiedTopic = (name: TopicName): Topic | undefined => topicBySlug(topicSlug(name));

/** Those of some of the fifty that are offered, by the names they have now. */
export const namesNow = (names: readonly TopicName[]): string[] => names.flatMap((name) => specifiedTopic(name)?.name ?? []);

/** The topics that stand on a sub-category page or tile, by its key. */
export const topicsOnShelf = (key: string): readonly Topic[] => offered.filter(({ shelf }) => shelf === key);

export const subcategoryOfShelf = (shelf: string | null): Subcategory | undefined =>
  subcategories().find((page) => keyOfPage(page) === shelf);

/** The sub-category page a topic stands on; none for those of Finance, Technology and Other, and for 'Legal' itself. */
export function subcategoryOfTopic(name: string): Subcategory | undefined {
  return subcategoryOfShelf(topicByName(name)?.shelf ?? null);
}

/** The shelf one of the fifty stands on until an admin moves it, by its slug. */
export function firstShelfOf(slug: string): string | null {
  return SHELVES.find(({ slugs }) => slugs.includes(slug))?.path ?? null;
}

/** Where topics of a category can stand, beside its own page. */
export const shelvesOf = (category: CategoryId): { key: string; path: string; label: string }[] => [
  ...subcategoriesOf(category).map((page) => ({ key: keyOfPage(page), path: page.path, label: page.title })),
  ...expertiseTilesOf(category).map((tile) => ({ key: tileKey(tile), path: tilePath(tile), label: tile.label })),
];
