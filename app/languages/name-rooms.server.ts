import { FORMER_NAME } from "#app/features/accounts/deletion/grace-period";
import { guidedPrompts } from "#app/features/assistant/pages/guided-prompts";
import { categories } from "#app/features/catalog/categories";
import { expertiseTiles } from "#app/features/catalog/expertise-tiles";
import { formerNames } from "#app/features/catalog/former-names.server";
import { subcategories } from "#app/features/catalog/subcategories";
import { TOPICS } from "#app/features/catalog/topics";
import { GRID_PLACEHOLDERS } from "#app/features/home/defaults";
import { ownPages } from "#app/features/search/own-pages";
import { HELP_PAGE, SEARCHABLE_PAGES } from "#app/features/search/searchable-pages";
import { wizardCategories, wizardExpertise } from "#app/features/topics/offered-choices";
import { knownTopics } from "#app/features/topics/topic-list";
import { PLACEHOLDER_CITY } from "#app/platform/brand/placeholder-city";
import type { NameRoom } from "./needed-texts";

/** Returns every text within a value, at any depth. */
const textsWithin = (value: unknown): string[] =>
  typeof value === "string" ? [value] : typeof value === "object" && value !== null ? Object.values(value).flatMap(textsWithin) : [];

const titles = () => categories().map(({ pageTitle }) => pageTitle);

/** Names a page receives for each room it needs: those used anywhere, on catalog pages, or in forms. */
export const NAME_ROOMS: Record<NameRoom, () => readonly string[]> = {
  names: () => [
    FORMER_NAME,
    PLACEHOLDER_CITY,
    ...categories().flatMap(({ name, description, tileSubcategories }) => [name, description, ...tileSubcategories]),
  ],
  "names-former": formerNames,
  "names-home": () => textsWithin(GRID_PLACEHOLDERS.map(({ title, label }) => [title, label])),
  "names-tiles": () =>
    textsWithin([
      subcategories().map(({ title, tileLabel, tileDescription }) => [title, tileLabel, tileDescription]),
      expertiseTiles().map(({ label, description }) => [label, description]),
    ]),
  "names-subcategories": () =>
    textsWithin(subcategories().map(({ title, tagline, advisors, searchPlaceholder }) => [title, tagline, advisors, searchPlaceholder])),
  // Past bookings and reviews use a topic's name at the time, and may outlive it.
  "names-topics": () => [...[...TOPICS, ...knownTopics()].map(({ name }) => name), ...titles()],
  "names-search": () =>
    [...SEARCHABLE_PAGES, HELP_PAGE, ...ownPages({ isAdvisor: true, isAdmin: true })].flatMap(({ name, description }) => [
      name,
      description,
    ]),
  "names-wizard": () => textsWithin([wizardCategories(), wizardExpertise().map(({ label }) => label)]),
  "names-guided": () => textsWithin(guidedPrompts()),
};

const MAX_NAME_LENGTH = 190;

/** Every name that pages receive, once; those too long to be known by it are left out. */
export const allNames = (): string[] =>
  [...new Set(Object.values(NAME_ROOMS).flatMap((names) => names()))].filter((name) => name !== "" && name.length <= MAX_NAME_LENGTH);
