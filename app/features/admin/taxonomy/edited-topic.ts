import type { CategoryId } from "#app/features/catalog/categories";
import { firstShelfOf } from "#app/features/topics/topic-list";
import type { Standing } from "./edited-entry";

/** A topic as shown in its form. */
export interface EditedTopic {
  slug: string;
  name: string;
  category: CategoryId;
  shelf: string | null;
  words: string;
  /** Names in other languages, by language code. */
  translations: Record<string, string>;
  version: number;
  isRetired: boolean;
  /** Number of advisors who would have no offered area left without it; only when requested. */
  leftWithout?: number;
  standing?: Standing;
}

interface Row {
  slug: string;
  name: string;
  category: string;
  shelf: string | null;
  words: string;
  translations: Record<string, string>;
  version: number;
  retiredAt: Date | null;
}

/** Converts a row; a topic that was never edited is at the place the code gives it. */
export function editedTopic({ slug, name, category, shelf, words, translations, version, retiredAt }: Row): EditedTopic {
  return {
    slug,
    name,
    category: category,
    shelf: version === 0 ? firstShelfOf(slug) : shelf,
    words,
    translations,
    version,
    isRetired: retiredAt !== null,
  };
}
