import type { CategoryId } from "#app/features/catalog/categories";
import { firstShelfOf } from "#app/features/topics/topic-list";

/** A topic as its form shows it. */
export interface EditedTopic {
  slug: string;
  name: string;
  category: CategoryId;
  shelf: string | null;
  words: string;
  /** What it is called in other languages, by their codes. */
  translations: Record<string, string>;
  version: number;
  isRetired: boolean;
  /** How many advisors have no other area that is offered, where that was asked. */
  leftWithout?: number;
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

/** A row of the table: one that nobody has changed stands where the code puts it. */
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
