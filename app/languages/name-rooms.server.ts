import { GUIDED_PROMPTS } from "#app/features/assistant/pages/guided-prompts";
import { CATEGORIES } from "#app/features/catalog/categories";
import { EXPERTISE_TILES } from "#app/features/catalog/expertise-tiles";
import { SUBCATEGORIES } from "#app/features/catalog/subcategories";
import { TOPICS } from "#app/features/catalog/topics";
import { WIZARD_CATEGORIES } from "#app/features/catalog/wizard-categories";
import { GRID_PLACEHOLDERS } from "#app/features/home/defaults";
import type { NameRoom } from "./needed-texts";

/** Every text within something, however deep. */
const textsWithin = (value: unknown): string[] =>
  typeof value === "string" ? [value] : typeof value === "object" && value !== null ? Object.values(value).flatMap(textsWithin) : [];

/** Which names a page gets by the room that it needs: those that stand anywhere, those of the pages of the catalog, those of forms. */
export const NAME_ROOMS: Record<NameRoom, readonly string[]> = {
  names: CATEGORIES.flatMap(({ name, description, tileSubcategories }) => [name, description, ...tileSubcategories]),
  "names-home": textsWithin(GRID_PLACEHOLDERS.map(({ title, label }) => [title, label])),
  "names-pages": textsWithin([
    CATEGORIES.map(({ pageTitle }) => pageTitle),
    SUBCATEGORIES.map(({ topics: _, ...page }) => page),
    EXPERTISE_TILES.map(({ topics: _, ...tile }) => tile),
  ]),
  "names-topics": [...TOPICS.map(({ name }) => name), ...CATEGORIES.map(({ pageTitle }) => pageTitle)],
  "names-forms": textsWithin([WIZARD_CATEGORIES, GUIDED_PROMPTS]),
};
